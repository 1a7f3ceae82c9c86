"""The tiles of which the towns of Zombicide are made, and how they lie side by side."""

from __future__ import annotations

from typing import Final

SPAN: Final = 3
TILE_ZONES: Final = 9
MIDDLE: Final = 1
MOST_ACROSS: Final = 3
COLUMNS: Final = 9
ZONES: Final = 81

STREET: Final = 0
ROOM: Final = 1
VAULT: Final = 2
NOTHING: Final = 3

OPEN: Final = 0
DOORWAY: Final = 1
DOOR: Final = 2
WALL: Final = 3

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = [-COLUMNS, 1, COLUMNS, -1]


class Tile:
    """Nine zones as their file draws them. `edges` has four for each zone: north, east, south, west of it."""

    def __init__(self, name: str, kinds: list[int], edges: list[int]) -> None:
        self.name: str = name
        self.kinds: list[int] = kinds
        self.edges: list[int] = edges

    def __reduce__(self) -> tuple[object, ...]:
        return Tile, (self.name, self.kinds, self.edges)


def turned(place: int, turn: int) -> int:
    """Where a zone of a tile lies after so many quarter turns clockwise."""
    x = place % SPAN
    y = place // SPAN
    for _ in range(turn):
        old = x
        x = SPAN - 1 - y
        y = old
    return y * SPAN + x


def at_border(place: int, side: int) -> bool:
    """Whether this side of a tile's zone is one of the tile's own sides."""
    x = place % SPAN
    y = place // SPAN
    if side == NORTH:
        return y == 0
    if side == EAST:
        return x == SPAN - 1
    if side == SOUTH:
        return y == SPAN - 1
    return x == 0


def laid_kinds(tiles: list[Tile], layout: list[list[int]], across: int) -> list[int]:
    """The kind of each zone of a town; `layout` has [tile, quarter turns] in reading order, so many across."""
    kinds = [NOTHING] * ZONES
    for i in range(len(layout)):
        tile = tiles[layout[i][0]]
        for place in range(TILE_ZONES):
            kinds[zone_at(i, across, turned(place, layout[i][1]))] = tile.kinds[place]
    return kinds


def laid_edges(tiles: list[Tile], layout: list[list[int]], across: int) -> list[int]:
    """Four edges for each zone of a town. Where two zones touch the stronger edge counts; around the town all is wall."""
    edges = [WALL] * (ZONES * 4)
    for i in range(len(layout)):
        tile = tiles[layout[i][0]]
        turn = layout[i][1]
        for place in range(TILE_ZONES):
            zone = zone_at(i, across, turned(place, turn))
            for side in range(4):
                edges[zone * 4 + (side + turn) % 4] = tile.edges[place * 4 + side]
    columns = across * SPAN
    rows = len(layout) // across * SPAN
    for zone in range(ZONES):
        for side in range(4):
            if in_town(zone, side, columns, rows):
                other = (zone + STEPS[side]) * 4 + (side + 2) % 4
                edges[zone * 4 + side] = max(edges[zone * 4 + side], edges[other])
            else:
                edges[zone * 4 + side] = WALL
    return edges


def zone_at(i: int, across: int, place: int) -> int:
    """The zone that a place of the i-th tile is."""
    x = i % across * SPAN + place % SPAN
    y = i // across * SPAN + place // SPAN
    return y * COLUMNS + x


def in_town(zone: int, side: int, columns: int, rows: int) -> bool:
    """Whether both this zone and the one on this side of it lie in a town of this size."""
    x = zone % COLUMNS
    y = zone // COLUMNS
    if x >= columns or y >= rows:
        return False
    if side == NORTH:
        return y > 0
    if side == EAST:
        return x < columns - 1
    if side == SOUTH:
        return y < rows - 1
    return x > 0

"""Tiles as drawings in characters: read with checks, and proved to fit beside any other."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.data import DataProblem
from cervelle.engine.grid import Grid
from cervelle.engine.words import game_words
from cervelle.games.zombicide.drawing import LEVEL, MARKS, UPRIGHT, ZONE_MARKS
from cervelle.games.zombicide.table_map import COLUMNS, Map
from cervelle.games.zombicide.table_tile import (
    DOOR,
    MIDDLE,
    NOTHING,
    OPEN,
    ROOM,
    SPAN,
    STREET,
    TILE_ZONES,
    VAULT,
    WALL,
    Tile,
    at_border,
)
from cervelle.games.zombicide.validator import apart, shut_buildings

WORDS = game_words(Path(__file__).parent)
MIDDLES = (MIDDLE, MIDDLE * SPAN + SPAN - 1, (SPAN - 1) * SPAN + MIDDLE, MIDDLE * SPAN)
"""The middle zone of the north, east, south and west side."""


def read_tile(text: str, file: str, name: str) -> Tile:
    """A tile that is well drawn and fits beside any other, or a DataProblem with line and column."""
    tile = parse_tile(text, file, name)
    for problem in tile_problems(tile, text, file):
        raise problem
    return tile


def parse_tile(text: str, file: str, name: str) -> Tile:
    """A tile of known characters, whether or not one can play on it."""
    grid = grid_of(text, file)
    kinds = [ZONE_MARKS[grid.cell(place % SPAN, place // SPAN)] for place in range(TILE_ZONES)]
    edges = [edge_of(grid, place, side) for place in range(TILE_ZONES) for side in range(4)]
    return Tile(name, kinds, edges)


def grid_of(text: str, file: str) -> Grid:
    return Grid(text, file, SPAN, SPAN, MARKS, WORDS)


def edge_of(grid: Grid, place: int, side: int) -> int:
    return (UPRIGHT if side % 2 else LEVEL)[grid.edge(place % SPAN, place // SPAN, side)]


def tile_problems(tile: Tile, text: str, file: str) -> list[DataProblem]:
    """What keeps a well drawn tile from being played on, with line and column."""
    grid = grid_of(text, file)
    problems = []
    for place in range(TILE_ZONES):
        for side in range(4):
            message = wrong_edge(tile, place, side)
            if message:
                problems.append(grid.wrong_edge(message, place % SPAN, place // SPAN, side))
    if problems:
        return problems
    alone = Map([tile], [[0, 0]], 1)
    problems += [grid.wrong_cell("tile-apart", zone % COLUMNS, zone // COLUMNS) for zone in apart(alone)[:1]]
    problems += [grid.wrong_cell("tile-no-door", zone % COLUMNS, zone // COLUMNS) for zone in shut_buildings(alone)]
    return problems


def wrong_edge(tile: Tile, place: int, side: int) -> str | None:
    """What is wrong with this side of a zone; an edge inside the tile is judged from its northern or western zone."""
    edge = tile.edges[place * 4 + side]
    if at_border(place, side):
        return wrong_border(tile.kinds[place], edge, middle=place == MIDDLES[side])
    if side not in (1, 2):
        return None
    kinds = {tile.kinds[place], tile.kinds[place + (1 if side == 1 else SPAN)]}
    if NOTHING in kinds:
        return None if edge == WALL else "tile-void"
    if VAULT in kinds:
        return None if edge == WALL or (edge == DOOR and ROOM in kinds) else "tile-vault"
    return "tile-mixed" if edge == OPEN and len(kinds) > 1 else None


def wrong_border(kind: int, edge: int, middle: bool) -> str | None:
    """A way leads out in the middle of each side: a street runs on, a room has a door."""
    if kind == NOTHING and edge != WALL:
        return "tile-void"
    if kind == VAULT and edge != WALL:
        return "tile-vault"
    if edge == OPEN and kind != STREET:
        return "tile-mixed"
    return "tile-side" if middle and edge == WALL else None

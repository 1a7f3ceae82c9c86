"""The marks with which tiles and towns are drawn in characters."""

from __future__ import annotations

from cervelle.engine.grid import SIDE_X, SIDE_Y, Marks, with_corners
from cervelle.games.zombicide.table_map import COLUMNS, Map
from cervelle.games.zombicide.table_tile import DOOR, DOORWAY, NOTHING, OPEN, ROOM, STREET, VAULT, WALL

ZONE_MARKS = {" ": STREET, ".": ROOM, "V": VAULT, "#": NOTHING}
UPRIGHT = {" ": OPEN, "O": DOORWAY, "D": DOOR, "|": WALL}
LEVEL = {" ": OPEN, "O": DOORWAY, "D": DOOR, "-": WALL}
MARKS = Marks("".join(ZONE_MARKS), "".join(UPRIGHT), "".join(LEVEL))


def drawn(town: Map, mask: int = 0, marks: dict[int, str] | None = None) -> list[str]:
    """A whole town in the format of the tiles, doors open whose bits are set; `marks` are put into zones instead of their own."""
    rows = [[" "] * (2 * town.columns + 1) for _ in range(2 * town.rows + 1)]
    for y in range(town.rows):
        for x in range(town.columns):
            zone = y * COLUMNS + x
            rows[2 * y + 1][2 * x + 1] = (marks or {}).get(zone) or zone_mark(town.kind[zone])
            for side in range(4):
                rows[2 * y + 1 + SIDE_Y[side]][2 * x + 1 + SIDE_X[side]] = edge_mark(town, mask, zone, side)
    return with_corners(rows)


def zone_mark(kind: int) -> str:
    return next(mark for mark, meant in ZONE_MARKS.items() if meant == kind)


def edge_mark(town: Map, mask: int, zone: int, side: int) -> str:
    edge = town.edge[zone * 4 + side]
    if edge == DOOR and mask >> town.door_at[zone * 4 + side] & 1:
        edge = DOORWAY
    return next(mark for mark, meant in (UPRIGHT if side % 2 else LEVEL).items() if meant == edge)

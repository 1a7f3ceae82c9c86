"""The faces of the boards of Maul of America, and how a face lies on the common grid."""

from __future__ import annotations

from typing import Final

SECTION_WIDTH: Final = 16
SECTION_HEIGHT: Final = 10
SECTION_CELLS: Final = 160
BOARDS: Final = 4
CELLS: Final = 640
FACES: Final = 8

CORRIDOR: Final = 0
SHOP: Final = 1
SEARCH: Final = 2
FOOD: Final = 3
EXIT: Final = 4
ARROW: Final = 5
ESCALATOR: Final = 6
FOUNTAIN: Final = 7
VOID: Final = 8

OPEN: Final = 0
WINDOW: Final = 1
DOOR: Final = 2
WALL: Final = 3

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

OPENINGS: Final = 6
OPENING_CELLS: Final = [[4, 5], [10, 11], [148, 149], [154, 155], [79, 95], [64, 80]]
OPENING_SIDES: Final = [NORTH, NORTH, SOUTH, SOUTH, EAST, WEST]

AHEAD_X: Final = [0, 1, 1, 1, 0, -1, -1, -1]
AHEAD_Y: Final = [-1, -1, 0, 1, 1, 1, 0, -1]


class Face:
    """One side of a board, as its file draws it. `edges` has four for each cell: north, east, south, west of it."""

    def __init__(self, name: str, kinds: list[int], edges: list[int], openings: list[int], links: list[int]) -> None:
        self.name: str = name
        self.kinds: list[int] = kinds
        self.edges: list[int] = edges
        self.openings: list[int] = openings
        self.links: list[int] = links
        self.outs: list[list[int]] = way_out_sides(kinds, edges)
        self.alone: dict[int, object] = {}
        """By face and quarter turns: its ground when no other section lies beside it, once it was worked out."""

    def __reduce__(self) -> tuple[object, ...]:
        return Face, (self.name, self.kinds, self.edges, self.openings, self.links)


def way_out_sides(kinds: list[int], edges: list[int]) -> list[list[int]]:
    """[cell, side] of every arrow and exit: where it leads off the board."""
    found: list[list[int]] = []
    for cell in range(SECTION_CELLS):
        if kinds[cell] == ARROW or kinds[cell] == EXIT:
            for side in range(4):
                if edges[cell * 4 + side] == OPEN and at_border(cell, side):
                    found.append([cell, side])
    return found


def at_border(cell: int, side: int) -> bool:
    x = cell % SECTION_WIDTH
    y = cell // SECTION_WIDTH
    if side == NORTH:
        return y == 0
    if side == EAST:
        return x == SECTION_WIDTH - 1
    if side == SOUTH:
        return y == SECTION_HEIGHT - 1
    return x == 0


def turned_x(cell: int, turn: int) -> int:
    """Column of a face's cell after so many quarter turns clockwise."""
    if turn == 0:
        return cell % SECTION_WIDTH
    if turn == 1:
        return SECTION_HEIGHT - 1 - cell // SECTION_WIDTH
    if turn == 2:
        return SECTION_WIDTH - 1 - cell % SECTION_WIDTH
    return cell // SECTION_WIDTH


def turned_y(cell: int, turn: int) -> int:
    """Line of a face's cell after so many quarter turns clockwise."""
    if turn == 0:
        return cell // SECTION_WIDTH
    if turn == 1:
        return cell % SECTION_WIDTH
    if turn == 2:
        return SECTION_HEIGHT - 1 - cell // SECTION_WIDTH
    return SECTION_WIDTH - 1 - cell % SECTION_WIDTH


def width_of(section: list[int]) -> int:
    return SECTION_WIDTH if section[1] % 2 == 0 else SECTION_HEIGHT


def height_of(section: list[int]) -> int:
    return SECTION_HEIGHT if section[1] % 2 == 0 else SECTION_WIDTH


def mouth(section: list[int], opening: int) -> list[int]:
    """[x, y, side] of an opening on the common grid: its upper or left cell, and the side it looks to."""
    first = OPENING_CELLS[opening][0]
    second = OPENING_CELLS[opening][1]
    turn = section[1]
    x = min(turned_x(first, turn), turned_x(second, turn))
    y = min(turned_y(first, turn), turned_y(second, turn))
    return [section[2] + x, section[3] + y, (OPENING_SIDES[opening] + turn) % 4]


def facing(a: list[int], b: list[int]) -> bool:
    """Two openings are joined when they face each other with both cells."""
    side = a[2]
    return b[2] == (side + 2) % 4 and b[0] == a[0] + AHEAD_X[side * 2] and b[1] == a[1] + AHEAD_Y[side * 2]


def joints(faces: list[Face], layout: list[list[int]]) -> list[list[int]]:
    """[section, opening, other section, its opening] of all that are joined; sections by their place in the layout."""
    found: list[list[int]] = []
    for i in range(len(layout)):
        for opening in faces[layout[i][0]].openings:
            here = mouth(layout[i], opening)
            for j in range(i):
                for other in faces[layout[j][0]].openings:
                    if facing(here, mouth(layout[j], other)):
                        found.append([i, opening, j, other])
    return found

"""The marks with which faces and malls are drawn in characters, and where in a drawing each of them stands."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.data import DataProblem
from cervelle.engine.grid import SIDE_X, SIDE_Y, Marks, with_corners, wrong
from cervelle.engine.words import Said, game_words
from cervelle.games.maul_of_america.table_face import OPENING_CELLS, OPENING_SIDES
from cervelle.games.maul_of_america.table_mall import (
    ARROW,
    CORRIDOR,
    DOOR,
    EXIT,
    FOOD,
    FOUNTAIN,
    OPEN,
    SEARCH,
    SECTION_CELLS,
    SECTION_WIDTH,
    SHOP,
    VOID,
    WALL,
    WINDOW,
    Mall,
)

WORDS = game_words(Path(__file__).parent)
CELL_MARKS = {" ": CORRIDOR, ".": SHOP, "?": SEARCH, "Y": FOOD, "E": EXIT, "~": FOUNTAIN, "#": VOID}
ARROWS = "^>v<"
DIGITS = "0123456789"
ESCALATORS = DIGITS + "abcdefghijklmnopqrstuvwxyz"
UPRIGHT = {" ": OPEN, ":": WINDOW, "D": DOOR, "|": WALL}
LEVEL = {" ": OPEN, ":": WINDOW, "D": DOOR, "-": WALL}
MARKS = Marks("".join(CELL_MARKS) + ARROWS + DIGITS, "".join(UPRIGHT), "".join(LEVEL))


def line_of(cell: int) -> int:
    return 2 * (cell // SECTION_WIDTH) + 1


def column_of(cell: int) -> int:
    return 2 * (cell % SECTION_WIDTH) + 1


def wrong_cell(message: str, file: str, cell: int, **said: Said) -> DataProblem:
    return wrong(message, file, line_of(cell), column_of(cell), WORDS, **said)


def wrong_edge(message: str, file: str, cell: int, side: int, **said: Said) -> DataProblem:
    return wrong(message, file, line_of(cell) + SIDE_Y[side], column_of(cell) + SIDE_X[side], WORDS, **said)


def drawn(mall: Mall) -> list[str]:
    """A whole mall in the format of the files; escalators are numbered anew, as the pairs are met in reading order."""
    rows = [[" "] * (2 * mall.width + 1) for _ in range(2 * mall.height + 1)]
    marks = escalator_marks(mall)
    for place, cell in enumerate(mall.at):
        if cell >= 0:
            line = 2 * (place // mall.stride) - 1
            column = 2 * (place % mall.stride) - 1
            rows[line][column] = marks.get(cell) or mark_of(mall, cell)
            for side in range(4):
                draw_edge(rows, line + SIDE_Y[side], column + SIDE_X[side], mall.edge[cell * 4 + side])
    return with_corners(rows)


def draw_edge(rows: list[list[str]], line: int, column: int, edge: int) -> None:
    """Where two sections touch both have an edge: the closed one counts."""
    if edge != OPEN:
        marks = UPRIGHT if line % 2 else LEVEL
        rows[line][column] = next(mark for mark, meant in marks.items() if meant == edge)


def escalator_marks(mall: Mall) -> dict[int, str]:
    marks: dict[int, str] = {}
    pairs = 0
    for cell in mall.in_order:
        if mall.link[cell] >= 0 and cell not in marks:
            pairs += 1
            marks[cell] = marks[mall.link[cell]] = ESCALATORS[pairs % len(ESCALATORS)]
    return marks


def mark_of(mall: Mall, cell: int) -> str:
    kind = mall.kind[cell]
    if kind != ARROW:
        return next(mark for mark, meant in CELL_MARKS.items() if meant == kind)
    turn = next(section[1] for section in mall.layout if section[0] // 2 == cell // SECTION_CELLS)
    opening = next(i for i, cells in enumerate(OPENING_CELLS) if cell % SECTION_CELLS in cells)
    return ARROWS[(OPENING_SIDES[opening] + turn) % 4]

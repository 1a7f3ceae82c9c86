"""Small grounds drawn in characters, for tests that are about one thing."""

from __future__ import annotations

from pathlib import Path

from cervelle.games.maul_of_america import table_mall
from cervelle.games.maul_of_america.sections import parse_face, read_face
from cervelle.games.maul_of_america.table_mall import Face, Mall

FOLDER = Path(table_mall.__file__).parent / "sections"
NAMES = tuple(f"{board}{side}" for board in "1234" for side in "AB")
LETTERS = "@abcdefgo"
OPENINGS = {
    "N1": ("^", [(0, 4), (0, 5)], (-1, 0)),
    "N2": ("^", [(0, 10), (0, 11)], (-1, 0)),
    "S1": ("v", [(9, 4), (9, 5)], (1, 0)),
    "S2": ("v", [(9, 10), (9, 11)], (1, 0)),
    "E": (">", [(4, 15), (5, 15)], (0, 1)),
    "W": ("<", [(4, 0), (5, 0)], (0, -1)),
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name.lower()}.txt").read_text("utf-8")


def the_faces() -> list[Face]:
    return [read_face(text_of(name), f"{name.lower()}.txt", name) for name in NAMES]


def blank(mark: str) -> list[list[str]]:
    """21 lines of 33 characters: walls around, every cell the same."""
    rows = [[" "] * 33 for _ in range(21)]
    for line in range(21):
        for column in range(33):
            if line % 2 and column % 2:
                rows[line][column] = mark
            elif line % 2 and column in (0, 32):
                rows[line][column] = "|"
            elif column % 2 and line in (0, 20):
                rows[line][column] = "-"
    return rows


def joined(rows: list[list[str]]) -> str:
    return "\n".join("".join(row) for row in rows) + "\n"


def padded(drawing: str) -> tuple[str, dict[str, list[int]]]:
    """A small drawing in the corner of a face that is void elsewhere, and the cells that letters name in it."""
    rows = blank("#")
    named: dict[str, list[int]] = {}
    for line, row in enumerate(drawing.strip("\n").split("\n")):
        for column, mark in enumerate(row):
            if line % 2 and column % 2 and mark in LETTERS:
                named.setdefault(mark, []).append(line // 2 * 16 + column // 2)
                rows[line][column] = " "
            else:
                rows[line][column] = mark
    return joined(rows), named


def ground(drawing: str, turn: int = 0) -> tuple[Mall, dict[str, list[int]]]:
    text, named = padded(drawing)
    return Mall([parse_face(text, "small.txt", "small")], [[0, turn, 0, 0]]), named


def hall_text(openings: str, exits: tuple[tuple[int, int, int, int], ...] = (), mark: str = " ") -> str:
    """One big room with these openings, and exits at (y, x) towards (dy, dx)."""
    rows = blank(mark)
    for opening in openings.split():
        arrow, cells, (dy, dx) = OPENINGS[opening]
        for y, x in cells:
            rows[2 * y + 1][2 * x + 1] = arrow
            rows[2 * y + 1 + dy][2 * x + 1 + dx] = " "
    for y, x, dy, dx in exits:
        rows[2 * y + 1][2 * x + 1] = "E"
        rows[2 * y + 1 + dy][2 * x + 1 + dx] = " "
    return joined(rows)


def hall(openings: str, exits: tuple[tuple[int, int, int, int], ...] = (), mark: str = " ") -> Face:
    return parse_face(hall_text(openings, exits, mark), "hall.txt", "hall")


def halls(*openings: str) -> list[Face]:
    """Eight faces, the two of each board alike."""
    return [hall(each) for each in openings for _ in range(2)]

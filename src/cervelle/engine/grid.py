"""Boards drawn in characters: cells at odd lines and columns, edges between them, corners where edges meet."""

from __future__ import annotations

from typing import NamedTuple

from cervelle.engine.data import DataProblem
from cervelle.engine.words import Said, Words

SIDE_X = (0, 1, 0, -1)
SIDE_Y = (-1, 0, 1, 0)
"""One step north, east, south, west."""


class Marks(NamedTuple):
    """The characters that a board may be drawn with. `upright` edges part a cell from the one beside it, `level` ones from the
    one above or below."""

    cells: str
    upright: str
    level: str
    corners: str = "+-| "


class Grid:
    """A drawing of so many cells, every character of which is known. Short lines count as filled up with spaces."""

    def __init__(self, text: str, file: str, width: int, height: int, marks: Marks, words: Words | None = None) -> None:
        self.file = file
        self.words = words
        self.width = width
        self.height = height
        self.rows = self._rows_of(text)
        self._check(marks)

    def cell(self, x: int, y: int) -> str:
        return self.rows[2 * y + 1][2 * x + 1]

    def edge(self, x: int, y: int, side: int) -> str:
        """What is drawn north (0), east (1), south (2) or west (3) of a cell."""
        return self.rows[2 * y + 1 + SIDE_Y[side]][2 * x + 1 + SIDE_X[side]]

    def wrong_cell(self, message: str, x: int, y: int, **said: Said) -> DataProblem:
        return wrong(message, self.file, 2 * y + 1, 2 * x + 1, self.words, **said)

    def wrong_edge(self, message: str, x: int, y: int, side: int, **said: Said) -> DataProblem:
        return wrong(message, self.file, 2 * y + 1 + SIDE_Y[side], 2 * x + 1 + SIDE_X[side], self.words, **said)

    def _rows_of(self, text: str) -> list[str]:
        rows = text.removesuffix("\n").split("\n")
        lines, columns = 2 * self.height + 1, 2 * self.width + 1
        if len(rows) != lines:
            raise wrong("grid-lines", self.file, min(len(rows), lines), 0, wanted=str(lines), found=str(len(rows)))
        for line, row in enumerate(rows):
            if len(row) > columns:
                raise wrong("grid-wide", self.file, line, columns, wanted=str(columns), found=str(len(row)))
        return [row.ljust(columns) for row in rows]

    def _check(self, marks: Marks) -> None:
        for line, row in enumerate(self.rows):
            for column, mark in enumerate(row):
                if line % 2 and column % 2:
                    known, message = marks.cells, "grid-cell"
                elif line % 2 or column % 2:
                    known, message = marks.upright if line % 2 else marks.level, "grid-edge"
                else:
                    known, message = marks.corners, "grid-corner"
                if mark not in known:
                    raise wrong(message, self.file, line, column, found=mark, known=" ".join(known.replace(" ", "")))


def wrong(message: str, file: str, line: int, column: int, words: Words | None = None, /, **said: Said) -> DataProblem:
    """Lines and columns are counted from 0 here, from 1 by people."""
    return DataProblem(message, file, line + 1, words, column=str(column + 1), **said)


def with_corners(rows: list[list[str]]) -> list[str]:
    """A drawing whose cells and edges are there, its corners filled in."""
    for line in range(0, len(rows), 2):
        for column in range(0, len(rows[0]), 2):
            rows[line][column] = _corner(rows, line, column)
    return ["".join(row) for row in rows]


def _corner(rows: list[list[str]], line: int, column: int) -> str:
    """Straight on where a line goes straight on, else a plus."""
    level = sum(rows[line][other] != " " for other in (column - 1, column + 1) if 0 <= other < len(rows[0]))
    upright = sum(rows[other][column] != " " for other in (line - 1, line + 1) if 0 <= other < len(rows))
    if level + upright == 0:
        return " "
    if level == 2 and upright == 0:
        return "-"
    return "|" if upright == 2 and level == 0 else "+"

"""Faces of boards as drawings in characters: read with checks, proved to be playable, drawn again."""

from __future__ import annotations

from cervelle.engine.data import DataProblem, Part
from cervelle.engine.grid import Grid
from cervelle.games.maul_of_america.drawing import (
    ARROWS,
    CELL_MARKS,
    DIGITS,
    LEVEL,
    MARKS,
    UPRIGHT,
    WORDS,
    drawn,
    wrong_cell,
    wrong_edge,
)
from cervelle.games.maul_of_america.table_face import (
    AHEAD_X,
    AHEAD_Y,
    ARROW,
    ESCALATOR,
    EXIT,
    OPEN,
    OPENING_CELLS,
    OPENING_SIDES,
    SECTION_CELLS,
    SECTION_HEIGHT,
    SECTION_WIDTH,
    VOID,
    WALL,
    Face,
    at_border,
)
from cervelle.games.maul_of_america.validator import face_problems, mall_problems, set_problems

__all__ = ["drawn", "face_problems", "mall_problems", "parse_face", "read_face", "read_layout", "set_problems"]


def read_face(text: str, file: str, name: str) -> Face:
    """A face that is well drawn and playable, or a DataProblem with line and column."""
    face = parse_face(text, file, name)
    for problem in face_problems(face, file):
        raise problem
    return face


def parse_face(text: str, file: str, name: str) -> Face:
    """A face that is well drawn; whether it is playable is another matter."""
    grid = Grid(text, file, SECTION_WIDTH, SECTION_HEIGHT, MARKS)
    marks = [grid.cell(cell % SECTION_WIDTH, cell // SECTION_WIDTH) for cell in range(SECTION_CELLS)]
    kinds = [kind_of(mark) for mark in marks]
    edges = [edge_of(grid, cell, side) for cell in range(SECTION_CELLS) for side in range(4)]
    check_arrows(marks, file)
    check_borders(kinds, edges, file)
    check_voids(kinds, edges, file)
    openings = [opening for opening, cells in enumerate(OPENING_CELLS) if kinds[cells[0]] == ARROW]
    return Face(name, kinds, edges, openings, links_of(marks, file))


def kind_of(mark: str) -> int:
    if mark in DIGITS:
        return ESCALATOR
    return ARROW if mark in ARROWS else CELL_MARKS[mark]


def edge_of(grid: Grid, cell: int, side: int) -> int:
    return (UPRIGHT if side % 2 else LEVEL)[grid.edge(cell % SECTION_WIDTH, cell // SECTION_WIDTH, side)]


def check_arrows(marks: list[str], file: str) -> None:
    """Arrows fill one of the six openings, both cells of it, and point outwards."""
    wanted = {cell: ARROWS[side] for cells, side in zip(OPENING_CELLS, OPENING_SIDES, strict=True) for cell in cells}
    for cell, mark in enumerate(marks):
        if mark in ARROWS and wanted.get(cell) != mark:
            raise wrong_cell("section-arrow", file, cell, found=mark)
    for first, second in OPENING_CELLS:
        for cell, other in ((first, second), (second, first)):
            if marks[cell] in ARROWS and marks[other] not in ARROWS:
                raise wrong_cell("section-half", file, other, found=marks[cell])


def check_borders(kinds: list[int], edges: list[int], file: str) -> None:
    """The border is a wall; an arrow is open straight ahead, an exit on one side of the board."""
    sides = {cell: side for cells, side in zip(OPENING_CELLS, OPENING_SIDES, strict=True) for cell in cells}
    for cell, kind in enumerate(kinds):
        outer = [side for side in range(4) if at_border(cell, side)]
        opened = [side for side in outer if edges[cell * 4 + side] != WALL]
        if kind == EXIT:
            check_exit(cell, outer, opened, edges, file)
            continue
        for side in outer:
            if kind == ARROW and side == sides[cell]:
                if edges[cell * 4 + side] != OPEN:
                    raise wrong_edge("section-shut", file, cell, side)
            elif side in opened:
                raise wrong_edge("section-border", file, cell, side)


def check_exit(cell: int, outer: list[int], opened: list[int], edges: list[int], file: str) -> None:
    if not outer:
        raise wrong_cell("section-exit", file, cell)
    if not opened:
        raise wrong_edge("section-shut", file, cell, outer[0])
    for side in opened:
        if edges[cell * 4 + side] != OPEN or len(opened) > 1:
            raise wrong_edge("section-border", file, cell, side)


def check_voids(kinds: list[int], edges: list[int], file: str) -> None:
    """Whatever is not void is walled off from it."""
    for cell, kind in enumerate(kinds):
        for side in range(4):
            if kind == VOID or at_border(cell, side) or edges[cell * 4 + side] == WALL:
                continue
            if kinds[cell + AHEAD_X[side * 2] + SECTION_WIDTH * AHEAD_Y[side * 2]] == VOID:
                raise wrong_edge("section-void", file, cell, side)


def links_of(marks: list[str], file: str) -> list[int]:
    """For each cell the other end of its escalator, or -1."""
    links = [-1] * SECTION_CELLS
    for digit in DIGITS:
        ends = [cell for cell, mark in enumerate(marks) if mark == digit]
        if ends and len(ends) != 2:
            raise wrong_cell("section-pair", file, ends[-1], found=digit, count=len(ends))
        if ends:
            links[ends[0]], links[ends[1]] = ends[1], ends[0]
    return links


def read_layout(part: Part, key: str, faces: list[Face]) -> list[list[int]]:
    """A saved mall."""
    return layout_of(part.text(key), faces, part.sheet.file, part.line(key), key)


def layout_of(code: str, faces: list[Face], file: str, line: int, field: str) -> list[list[int]]:
    """A mall written `1A 0 0 0, 2B 1 16 0, …`: face, quarter turns, column and line of each section. File, line and field say
    where, if something is wrong with it."""
    names = [face.name for face in faces]
    layout = []
    for written in code.split(","):
        words = written.split()
        if len(words) != 4 or words[0] not in names or not all(is_whole(word) for word in words[1:]) or not 0 <= int(words[1]) < 4:
            raise DataProblem("data-section", file, line, WORDS, field=field, found=written.strip(), known=", ".join(names))
        layout.append([names.index(words[0]), *map(int, words[1:])])
    for problem in mall_problems(faces, layout, file, line):
        raise problem
    return layout


def code_of(faces: list[Face], layout: list[list[int]]) -> str:
    return ", ".join([" ".join([faces[face].name, *map(str, numbers)]) for face, *numbers in layout])


def is_whole(word: str) -> bool:
    """A whole number that is not absurdly far away."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 3

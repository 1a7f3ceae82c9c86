"""The mall in characters, for terminals: the drawing of the section files, with everyone who is in it."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Chart
from cervelle.games.maul_of_america.drawing import drawn
from cervelle.games.maul_of_america.picture import MallPicture, layout_of, mall_of
from cervelle.games.maul_of_america.table_mall import Mall
from cervelle.games.maul_of_america.table_sight import spelled_column

WIDTH = 36
HEIGHT = 11
"""So many cells fit a terminal of eighty columns, and leave room for a question below."""
ESCALATORS = str.maketrans("123456789", "abcdefghi")
"""Digits stand for pawns."""
KINDS = dict.fromkeys("+-|", "quiet") | {"?": "number", "Y": "held", "X": "winner"}
NAME = 9
LETTERS = 26
MARGIN = "   "


def charted(view: dict[str, Any], box: Box, language: str, whole: bool = False) -> Chart:
    """Around the pawn that acts; or all of it, in strips that fit side by side on paper but not on a screen."""
    layout = layout_of(view)
    if not layout:
        return []
    mall = mall_of(view, box)
    marks, kinds = marked(view, mall)
    if whole or (view["phase"] == "set-up" and view["me"] == view["master"]):
        strips = [(left, 0, min(WIDTH, mall.width - left), mall.height) for left in range(0, mall.width, WIDTH)]
    else:
        x, y = centre(view, mall)
        left, top = window(x, WIDTH, mall.width), window(y, HEIGHT, mall.height)
        strips = [(left, top, min(WIDTH, mall.width), min(HEIGHT, mall.height))]
    lines: Chart = []
    for strip in strips:
        lines += strip_of(marks, kinds, *strip)
    return lines + legend(MallPicture(view, box, language), whole)


def plan(mall: Mall, room: int) -> Chart:
    """A mall with nobody in it, in strips of so many characters."""
    marks = [list(line) for line in drawn(mall)]
    kinds = [[KINDS.get(mark, "") for mark in line] for line in marks]
    most = max(1, (room - len(MARGIN) - 1) // 2)
    lines: Chart = []
    for left in range(0, mall.width, most):
        lines += strip_of(marks, kinds, left, 0, min(most, mall.width - left), mall.height)
    return lines


def marked(view: dict[str, Any], mall: Mall) -> tuple[list[list[str]], list[list[str]]]:
    """Every character of the drawing, and its kind."""
    marks = [list(line.translate(ESCALATORS)) for line in drawn(mall)]
    if view["exit"] is not None:
        put(marks, mall, view["exit"], "X")
    kinds = [[KINDS.get(mark, "") for mark in line] for line in marks]
    for zombie in view["zombies"]:
        led = zombie["id"] == view["active"] and view["me"] == view["master"]
        put(marks, mall, zombie["cell"], "@" if led else "z" if zombie["was"] is None else "Z")
        put(kinds, mall, zombie["cell"], "me" if led else "danger")
    for pawn in view["pawns"]:
        if pawn["cell"] is not None:
            mine = pawn["seat"] == view["me"]
            put(marks, mall, pawn["cell"], "@" if mine else str(pawn["seat"] + 1))
            put(kinds, mall, pawn["cell"], "me" if mine else "turn")
    return marks, kinds


def put(rows: list[list[str]], mall: Mall, cell: int, what: str) -> None:
    rows[2 * mall.y[cell] + 1][2 * mall.x[cell] + 1] = what


def centre(view: dict[str, Any], mall: Mall) -> tuple[int, int]:
    """The zombie or the Client who acts, else the reader, else any Client, else the middle."""
    cells = [zombie["cell"] for zombie in view["zombies"] if zombie["id"] == view["active"]]
    for seat in (view["turn"], view["me"], *view["clients"]):
        cells += [pawn["cell"] for pawn in view["pawns"] if pawn["seat"] == seat and pawn["cell"] is not None]
    cells += mall.food
    return (mall.x[cells[0]], mall.y[cells[0]]) if cells else (mall.width // 2, mall.height // 2)


def window(at: int, size: int, length: int) -> int:
    """Where a window of this size begins, with this in its middle if there is enough on both sides."""
    return max(0, min(at - size // 2, length - size))


def strip_of(marks: list[list[str]], kinds: list[list[str]], left: int, top: int, width: int, height: int) -> Chart:
    lines = heads(left, width)
    for line in range(2 * top, 2 * (top + height) + 1):
        cut = slice(2 * left, 2 * (left + width) + 1)
        lead = f"{line // 2 + 1:>2} " if line % 2 else MARGIN
        pairs = zip(kinds[line][cut], marks[line][cut], strict=True)
        runs = [(kind, "".join([mark for _, mark in run])) for kind, run in groupby(pairs, lambda pair: pair[0])]
        lines.append([("quiet", lead), *runs])
    return lines


def heads(left: int, width: int) -> Chart:
    """The letters of the columns; where a column has two, one above the other."""
    names = [f"{spelled_column(x):>2}" for x in range(left, left + width)]
    lines: Chart = [[("quiet", MARGIN + "".join([f" {name[at]}" for name in names]).rstrip())] for at in range(2)]
    return lines[1:] if left + width <= LETTERS else lines


def legend(picture: MallPicture, whole: bool) -> Chart:
    pawns = [pawn["seat"] for pawn in picture.view["pawns"] if pawn["cell"] is not None]
    mine = picture.view["me"]
    told = [f"@ {picture.say('maul-see-you')}" if seat == mine else f"{seat + 1} {picture.name(seat)[:NAME]}" for seat in pawns]
    if picture.view["active"] is not None and mine == picture.view["master"]:
        told.append(f"@ {picture.say('maul-see-active')}")
    lines: Chart = [[("quiet", MARGIN + ", ".join(told))]] if told else []
    if picture.mall is not None:
        lines.append([("quiet", MARGIN + picture.say("maul-see-legend"))])
    return [*lines, [("quiet", MARGIN + picture.say("maul-see-marks"))]] if whole else lines


def routed(view: dict[str, Any], box: Box, place: str) -> list[int]:
    """The steps of the cheapest way to a place in reach, as choices to be made one after another; none if there is no such."""
    question = view["question"]
    if question is None:
        return []
    mall = mall_of(view, box)
    before = {cell: previous for cell, _, previous in question["reach"]}
    goals = [cell for cell in before if f"{spelled_column(mall.x[cell])}{mall.y[cell] + 1}" == place.upper()]
    way: list[int] = []
    at = goals[0] if goals else -1
    while at in before:
        way.append(box.verbs["step"].zero + at)
        at = before[at]
    return way[::-1]

"""Malls of Maul of America: drawn in characters, and checked."""

from __future__ import annotations

from pathlib import Path

import cervelle
from cervelle.engine.data import DataProblem, Sheet
from cervelle.engine.dice import Dice
from cervelle.engine.game import key_of
from cervelle.games.maul_of_america.chart import plan
from cervelle.games.maul_of_america.deck import Cards
from cervelle.games.maul_of_america.sections import code_of, face_problems, layout_of, parse_face
from cervelle.games.maul_of_america.table_mall import Mall
from cervelle.games.maul_of_america.table_plan import drawn, ways_count
from cervelle.terminal.arguments import Line
from cervelle.terminal.screen import Screen

GAME = "maul-of-america"
UNWELL = 1
ANY_WIDTH = 10**3


def tell_mall(line: Line, screen: Screen) -> int:
    file = line.text("--data") or str(cervelle.shelf[GAME].folder / "cards.toml")
    if line.has("--check") and not line.place(0):
        return tell_check(screen, file)
    cards = cervelle.shelf[GAME].data(file)
    assert isinstance(cards, Cards)
    wished = line.place(0)
    if not wished and not line.has("--seed"):
        tell_saved(screen, cards)
        return 0
    layout = chosen_layout(line, screen, cards)
    if line.has("--check"):
        screen.say("mall-right")
    else:
        tell_layout(screen, cards, layout)
    return 0


def tell_check(screen: Screen, file: str) -> int:
    """Every section by itself, then all the rest of the file."""
    problems = section_problems(Sheet.read(Path(file)))
    if not problems:
        try:
            cervelle.shelf[GAME].data(file)
        except DataProblem as wrong:
            problems = [wrong]
    for problem in problems:
        screen.complain(problem.text(screen.language))
    if not problems:
        screen.say("mall-file-right", file=file)
    return UNWELL if problems else 0


def section_problems(sheet: Sheet) -> list[DataProblem]:
    found: list[DataProblem] = []
    for part in sheet.top.parts("section"):
        try:
            found += face_problems(parse_face(part.file("file"), part.text("file"), part.text("name")), part.text("file"))
        except DataProblem as problem:
            found.append(problem)
    return found


def tell_saved(screen: Screen, cards: Cards) -> None:
    screen.say("mall-saved")
    screen.definitions([(name, code_of(cards.faces, layout)) for name, layout in cards.malls.items()])
    screen.say("mall-how")


def chosen_layout(line: Line, screen: Screen, cards: Cards) -> list[list[int]]:
    """A saved one, one that is written out, or one drawn as a game of this seed would draw it."""
    wished = line.place(0)
    if wished in cards.malls:
        return cards.malls[wished]
    if wished:
        return layout_of(wished, cards.faces, screen.words("mall-code"), 1, screen.words("place-mall"))
    return drawn(cards.faces, Dice(key_of(line.number("--seed", 0))))


def tell_layout(screen: Screen, cards: Cards, layout: list[list[int]]) -> None:
    mall = Mall(cards.faces, layout)
    screen.chart(plan(mall, screen.console.width if screen.console.is_terminal else ANY_WIDTH))
    ways = ways_count(cards.faces, layout)
    screen.say("mall-told", width=str(mall.width), height=str(mall.height), searches=len(mall.searches), ways=ways)
    screen.command(code_of(cards.faces, layout))

"""`cervelle lab`: tournaments, balance reports and comparisons of two card files, from the command line."""

from __future__ import annotations

from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter

from cervelle.engine.box import Value
from cervelle.engine.game import Game
from cervelle.lab.keep import Folder
from cervelle.lab.plan import (
    BALANCE,
    COMPARE,
    STUDIES,
    TOURNAMENT,
    Cards,
    Cell,
    Plan,
    balance,
    comparison,
    every_choice,
    tournament,
    usual_seats,
)
from cervelle.lab.run import check_extras, finish, write_report
from cervelle.lab.words import lab_words
from cervelle.lab.words import wrong as lab_wrong
from cervelle.terminal.arguments import Line, is_number
from cervelle.terminal.contest import INTERRUPTED, progress_bar
from cervelle.terminal.library import chosen_game
from cervelle.terminal.screen import Screen
from cervelle.terminal.seats import USUAL_LEVEL, read_kind
from cervelle.terminal.words import wrong

USUAL_GAMES = 100
USUAL_SEED = 1
ONLY = {"--bots": (TOURNAMENT,), "--level": (BALANCE, COMPARE), "--by": (BALANCE,), "--with": (COMPARE,)}
"""Flags that belong to some studies only."""


def tell_lab(line: Line, screen: Screen) -> int:
    plan = read_plan(line)
    check_extras(line.has("--ray"))
    with closing(Folder(Path(line.text("--into") or f"lab-{plan.study}-{plan.game.id}"), plan)) as folder:
        try:
            _play(line, screen, folder)
        except KeyboardInterrupt:
            screen.complain(_said(screen, "lab-interrupted", folder=str(folder.path)))
            return INTERRUPTED
        file, found = write_report(folder, plan, screen.language)
    for sentence in found.sentences:
        screen.line(sentence)
    screen.line(_said(screen, "lab-written", file=str(file)))
    return 0


def _play(line: Line, screen: Screen, folder: Folder) -> None:
    total, done = folder.plan.games * len(folder.plan.cells), folder.games
    if done:
        screen.line(_said(screen, "lab-resumed", count=done, games=str(done), left=str(total - done)))
    bar = progress_bar(screen) if screen.moving else None
    start = perf_counter()
    with bar or nullcontext():
        task = bar.add_task(_said(screen, "lab-bar"), total=total, completed=done) if bar else None
        watch = partial(bar.advance, task) if bar and task is not None else _unwatched
        played = finish(folder, line.number("--processes", 0), line.has("--ray"), watch)
    if played:
        seconds = perf_counter() - start
        said = {"games": str(played), "seconds": f"{seconds:.0f}", "speed": f"{played / seconds:.0f}"}
        screen.line(_said(screen, "lab-speed", count=played, **said), "dim")


def _unwatched(games: int) -> None:
    pass


def _said(screen: Screen, message: str, **said: str | int) -> str:
    return lab_words().say(screen.language, message, said)


# What was asked for ---------------------------------------------------------------------------------


def read_plan(line: Line) -> Plan:
    study = line.place(0)
    if study not in STUDIES:
        raise lab_wrong("lab-study", known=", ".join(STUDIES), found=study[:40])
    for flag, studies in ONLY.items():
        if line.has(flag) and study not in studies:
            raise lab_wrong("lab-flag", study=study, flag=flag)
    game = chosen_game(line.place(1))
    by = read_by(line, game)
    cells = read_cells(line, study, game, by)
    return Plan(study, game, cells, line.number("--seed", USUAL_SEED), line.number("--games", USUAL_GAMES, least=1), tuple(by))


def read_cells(line: Line, study: str, game: Game, by: dict[str, list[Value]]) -> tuple[Cell, ...]:
    cards = read_cards(line, "--data", game)
    options: dict[str, Value] = {**line.options()}
    if study == TOURNAMENT:
        bots = [read_kind(kind) for kind in line.text("--bots").split(",")] if line.has("--bots") else []
        seats, *others = read_seats(line, [usual_seats(game, bots)])
        if others:
            raise lab_wrong("lab-one-table", found=line.text("--seats")[:40])
        return tournament(game, bots, seats, cards, options)
    level = read_kind(line.text("--level")) if line.has("--level") else USUAL_LEVEL
    counts = read_seats(line, list(game.seats))
    if study == BALANCE:
        return balance(game, level, counts, cards, options, by)
    if not line.has("--with"):
        raise lab_wrong("lab-with", game=game.id)
    return comparison(game, level, counts, cards, read_cards(line, "--with", game), options)


def read_cards(line: Line, flag: str, game: Game) -> Cards:
    """Two files of one name are told apart by their paths."""
    if not line.has(flag):
        return Cards()
    name = Path(line.text(flag)).name
    alike = [Path(line.text(each)).name for each in ("--data", "--with") if line.has(each)].count(name) > 1
    return Cards(line.text(flag) if alike else name, game.data(line.text(flag)))


def read_seats(line: Line, usual: list[int]) -> list[int]:
    """--seats 2,4"""
    if not line.has("--seats"):
        return usual
    found = line.text("--seats").split(",")
    for count in found:
        if not is_number(count.strip()):
            raise wrong("usage-number", flag="--seats", least="1", found=count[:40])
    return sorted({int(count) for count in found})


def read_by(line: Line, game: Game) -> dict[str, list[Value]]:
    """Every --by NAME, or --by NAME=VALUE,VALUE; each value once, however often it is given."""
    found: dict[str, list[Value]] = {}
    for each in line.values.get("--by", []):
        name, equals, values = [part.strip() for part in each.partition("=")]
        if name in line.options():
            raise lab_wrong("lab-option-twice", option=name)
        if equals and not values:
            raise lab_wrong("lab-by-nothing", option=name[:40])
        choices = every_choice(game, name, [value.strip() for value in values.split(",")] if values else [])
        found[name] = list(dict.fromkeys([*found.get(name, []), *choices]))
    return found

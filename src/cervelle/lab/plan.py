"""What a run is to play: its cells, which all play the same seeds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

from cervelle.bots import MOST_ITERATIONS, make_bot
from cervelle.bots.search import ITERATIONS
from cervelle.engine.box import Box, Value
from cervelle.engine.data import Data
from cervelle.engine.game import Game
from cervelle.engine.problem import Problem
from cervelle.lab.words import wrong

TOURNAMENT = "tournament"
BALANCE = "balance"
COMPARE = "compare"
STUDIES = (TOURNAMENT, BALANCE, COMPARE)

FORMAT = 1
"""Of what is kept in a folder; another number makes old folders other runs."""
USUAL_SEATS = 4


class Cell(NamedTuple):
    """One way of playing: who sits where, under which options, with which cards."""

    bots: tuple[str, ...]
    box: Box
    data: str
    """The name of its card file; none for the game's own."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def told(self) -> dict[str, object]:
        """What tells this cell from any other."""
        return {"bots": list(self.bots), "options": self.box.options, "data": self.box.data.digest}


class Plan(NamedTuple):
    study: str
    game: Game
    cells: tuple[Cell, ...]
    seed: int
    games: int
    """In each cell. It may grow later: a seed is played the same, however many come after it."""
    by: tuple[str, ...] = ()
    """The options that differ between cells."""

    def told(self) -> dict[str, object]:
        """What tells this run from any other; runs that tell the same give the same games."""
        return {
            "format": FORMAT,
            "study": self.study,
            "game": self.game.id,
            "rules": self.game.version,
            "seed": self.seed,
            "cells": [cell.told() for cell in self.cells],
        }


class Cards(NamedTuple):
    """A card file by its name; without data, the game's own."""

    name: str = ""
    data: Data | None = None


OWN = Cards()


def cell(game: Game, bots: Sequence[str], cards: Cards = OWN, options: Mapping[str, Value] | None = None) -> Cell:
    """Whatever is wrong with it is said now, not in the middle of a run."""
    box = game.box(len(bots), cards.data, dict(options or {}))
    seated = tuple([repeatable(kind) for kind in bots])
    for kind in sorted(set(seated)):
        make_bot(kind, game, **box.options)
    return Cell(seated, box, cards.name)


def repeatable(kind: str) -> str:
    """A bot that would think by the clock thinks a fixed number of iterations instead: a slow machine finds the same."""
    level, colon, iterations = kind.partition(":")
    if level != "strategist":
        return kind
    if not colon:
        return f"{level}:{ITERATIONS}"
    is_short = len(iterations) <= len(str(MOST_ITERATIONS))
    if not (is_short and iterations.isascii() and iterations.isdecimal() and 0 < int(iterations) <= MOST_ITERATIONS):
        raise wrong("lab-iterations", found=kind[:40])
    return f"{level}:{int(iterations)}"


def check_seats(game: Game, counts: Iterable[int]) -> None:
    """Before so many bots are lined up."""
    for count in counts:
        if count not in game.seats:
            raise Problem("seats", game=game.id, least=str(game.seats[0]), most=str(game.seats[-1]), found=str(count))


# Tournaments ----------------------------------------------------------------------------------------


def tournament(game: Game, bots: Sequence[str], seats: int, cards: Cards, options: Mapping[str, Value]) -> tuple[Cell, ...]:
    """Every line-up in every rotation. In a co-operative game each bot plays all seats by itself."""
    bots = [repeatable(bot) for bot in bots]
    if len(set(bots)) < 2:
        raise wrong("lab-two-bots", game=game.id)
    check_seats(game, [seats])
    seatings = unlike((bot,) * seats for bot in bots) if game.together else every_rotation(line_ups(bots, seats))
    return tuple([cell(game, seating, cards, options) for seating in seatings])


def usual_seats(game: Game, bots: Sequence[str]) -> int:
    """A chair for each bot; in a co-operative game, the usual number."""
    return min(USUAL_SEATS, game.seats[-1]) if game.together else max(len(bots), game.seats[0])


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All of them together; if they are too many, every choice of so many; if too few, each against several of each other."""
    if len(bots) == seats:
        return [tuple(bots)]
    if len(bots) > seats:
        return unlike(combinations(bots, seats))
    return unlike((one, *[other] * (seats - 1)) for one, other in permutations(unlike_bots(bots), 2))


def every_rotation(chosen: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return unlike(bots[i:] + bots[:i] for bots in chosen for i in range(len(bots)))


def unlike(seatings: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(seatings))


def unlike_bots(bots: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(bots))


# Balance and comparison ------------------------------------------------------------------------------


def balance(
    game: Game,
    bot: str,
    seats: Sequence[int],
    cards: Cards,
    options: Mapping[str, Value],
    by: Mapping[str, Sequence[Value]],
) -> tuple[Cell, ...]:
    """The same bot everywhere: every number of players, under every choice of the options that are to differ."""
    check_seats(game, seats)
    found = []
    for values in product(*by.values()):
        chosen = {**options, **dict(zip(by, values, strict=True))}
        found += [cell(game, [bot] * count, cards, chosen) for count in seats]
    return tuple(found)


def every_choice(game: Game, name: str, values: Sequence[str]) -> list[Value]:
    """The choices of an option that are to be compared: those given, or all it has."""
    if name not in game.options:
        raise wrong("lab-option", game=game.id, option=name[:40], known=", ".join(game.options))
    option = game.options[name]
    if not values and not option.choices:
        raise wrong("lab-free-option", option=name)
    return [option.read(value) for value in values] or list(option.choices)


def comparison(
    game: Game, bot: str, seats: Sequence[int], first: Cards, second: Cards, options: Mapping[str, Value]
) -> tuple[Cell, ...]:
    """Two cells for each number of players, with the one card file and with the other."""
    check_seats(game, seats)
    found = [cell(game, [bot] * count, cards, options) for count in seats for cards in (first, second)]
    if found[0].box.data.digest == found[1].box.data.digest:
        raise wrong("lab-same-data", first=first.name, own="no" if first.name else "yes", second=second.name)
    return tuple(found)

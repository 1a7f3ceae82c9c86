"""What is measured of this project: every game on the shelf, under each of its rule sets."""

from __future__ import annotations

from itertools import count
from random import Random

from worker import Work

import cervelle
from cervelle.engine import table
from cervelle.engine.box import Box, Value
from cervelle.engine.dice import KEY_BYTES, Dice
from cervelle.engine.game import Game, key_of
from cervelle.engine.table import Table, playout

BUILD = "interpreted" if str(table.__file__).endswith(".py") else "compiled"
SEATS = 4
MIDDLES = 16
"""Tables that copies and imaginations are made of: half-way through as many random games."""


def contestants() -> dict[str, Work]:
    found: dict[str, Work] = {}
    for game in cervelle.shelf.values():
        for rules in rule_sets(game):
            box = game.box(nearest_seats(game), None, rules)
            name = "/".join([game.id, *map(str, rules.values())])
            found[f"{name}: engine loop, {BUILD}"] = engine_loop(game, box)
            if not rules:
                found[f"{name}: Python loop, {BUILD}"] = python_loop(game, box)
            found[f"{name}: copy, {BUILD}"] = copies(game, box)
            found[f"{name}: imagine, {BUILD}"] = imaginations(game, box)
    return found


def rule_sets(game: Game) -> list[dict[str, Value]]:
    """The options of each; none for the default."""
    option = game.options.get("rules")
    others = [choice for choice in option.choices if choice != option.default] if option else []
    return [{}, *({"rules": choice} for choice in others)]


def nearest_seats(game: Game) -> int:
    return min(game.seats, key=lambda seats: abs(seats - SEATS))


def engine_loop(game: Game, box: Box) -> Work:
    """Random playouts as a search runs them: every candidate checked, one chosen, played without a second look."""
    seeds = count()
    dice = Dice(bytes(KEY_BYTES))

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += playout(game.start(box, key_of(next(seeds)), log=False), dice)
        return decisions

    return play


def python_loop(game: Game, box: Box) -> Work:
    """The same written by a caller in Python, each action checked again by `act`; chance is that of the loops around the peers."""
    seeds = count()
    chance = Random(1).random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            t = game.start(box, key_of(next(seeds)), log=False)
            while t.waiting:
                seat = t.waiting[0]
                legal = t.actions(seat)
                t.act(seat, legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return play


def copies(game: Game, box: Box) -> Work:
    tables = middles(game, box)

    def copy(times: int) -> int:
        for _ in range(times):
            for t in tables:
                t.copy()
        return times * MIDDLES

    return copy


def imaginations(game: Game, box: Box) -> Work:
    tables = middles(game, box)
    seeds = count()

    def imagine(times: int) -> int:
        for _ in range(times):
            for t in tables:
                t.imagine(0, next(seeds))
        return times * MIDDLES

    return imagine


def middles(game: Game, box: Box) -> list[Table]:
    return [half_way(game, box, key_of(seed)) for seed in range(MIDDLES)]


def half_way(game: Game, box: Box, key: bytes) -> Table:
    decisions = playout(game.start(box, key, log=False), Dice(key))
    t = game.start(box, key, log=False)
    dice = Dice(key)
    for _ in range(decisions // 2):
        seat = t.waiting[0]
        legal = t.actions(seat)
        t.play(seat, legal[dice.below(len(legal))])
    return t

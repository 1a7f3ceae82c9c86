"""How a decent player plays: fill the bus to the last kilo, else keep the light cards for later."""

from __future__ import annotations

from cervelle.engine.bot import Bot, best_by_playouts
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from last_bus.rules import GET_OFF, Bus

PLAYOUTS = 120


def rule(t: Bus, seat: int) -> int:
    legal = t.actions(seat)
    if legal == [GET_OFF]:
        return GET_OFF
    full = t.cards.capacity - t.load - 1
    return full if full in legal else max(action for action in legal if action != GET_OFF)


def prospects(t: Table, seat: int) -> float:
    assert isinstance(t, Bus)
    while t.outcome is None:
        t.play(t.waiting[0], rule(t, t.waiting[0]))
    return float(seat in t.outcome.winners)


class Beginner(Bot):
    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        legal = imagination.actions(seat)
        return legal[dice.below(len(legal))]


class Player(Bot):
    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, Bus)
        return rule(imagination, seat)


class Strategist(Bot):
    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        return best_by_playouts(imagination, seat, dice, imagination.actions(seat), prospects, PLAYOUTS)


KINDS: dict[str, type[Bot]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def bus_bot(level: str) -> Bot:
    return KINDS[level]()

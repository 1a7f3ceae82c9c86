"""The game's own bots: a careless one, a good one, and a good one that looks ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot, first_or_clearly_better, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import ACT, ROLL, ZOMBIE
from cervelle.games.maul_of_america.thumb import rule
from cervelle.games.maul_of_america.thumb_outlook import outlook, sensible

WHIM_ONE_IN = 6
"""How often a beginner takes an action that comes to mind."""
ASLEEP_OF_THREE = 2
"""How many of three moments to play something a beginner misses."""

PLAYOUTS = 16
"""Futures that a strategist plays out in mind for a decision."""


class Beginner(Bot):
    """Means well, but often does what comes to mind, and seldom thinks of what could be played out of turn."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MaulTable)
        if imagination.asked >= ROLL and dice.below(3) < ASLEEP_OF_THREE:
            return imagination.kit.pass_
        if imagination.asked in (ACT, ZOMBIE) and dice.below(WHIM_ONE_IN) == 0:
            return whim(imagination, seat, dice)
        return rule(imagination, seat, dice)


class Player(Bot):
    """Follows the rule of thumb."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MaulTable)
        return rule(imagination, seat, dice)


class Strategist(Bot):
    """Plays what else comes to mind out, in many imaginations; leaves the rule of thumb only for what is clearly better."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MaulTable)
        field = sensible(imagination, seat, dice)
        return first_or_clearly_better(imagination, seat, dice, field, lambda world: outlook(world, seat, dice), PLAYOUTS)


KINDS: dict[str, type[Bot]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def maul_bot(level: str) -> Bot:
    return KINDS[level]()

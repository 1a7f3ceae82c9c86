"""The game's own bots: a careless one, a good one, and a good one that looks ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import ACT, ROLL, ZOMBIE
from cervelle.games.maul_of_america.thumb import rule

WHIM_ONE_IN = 6
"""How often a beginner takes an action that comes to mind."""
ASLEEP_OF_THREE = 2
"""How many of three moments to play something a beginner misses."""


class Beginner(Bot):
    """Means well, but often does what comes to mind, and seldom thinks of what could be played out of turn."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MaulTable)
        if imagination.asked >= ROLL and dice.below(3) < ASLEEP_OF_THREE:
            return imagination.kit.pass_
        if imagination.asked in (ACT, ZOMBIE) and dice.below(WHIM_ONE_IN) == 0:
            legal = imagination.actions(seat)
            return legal[dice.below(len(legal))]
        return rule(imagination, seat, dice)


class Player(Bot):
    """Follows the rule of thumb."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MaulTable)
        return rule(imagination, seat, dice)


class Strategist(Player):
    pass


KINDS: dict[str, type[Bot]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def maul_bot(level: str) -> Bot:
    return KINDS[level]()

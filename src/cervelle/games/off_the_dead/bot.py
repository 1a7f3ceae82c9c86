"""The game's own bots: a forgetful one, a good one, and a good one that looks ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot, first_or_clearly_better, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import ACTION, BEFORE_ACTION
from cervelle.games.off_the_dead.thumb import rule, sensible
from cervelle.games.off_the_dead.thumb_outlook import outlook
from cervelle.games.off_the_dead.thumb_search import PERFECT

BEGINNER_RECALL = 20
"""How many cards in a hundred of those turned up in the rubble a beginner remembers."""
PLAYER_RECALL = 74
"""The same for a good player; a strategist remembers all."""
WHIM_ONE_IN = 5
"""How often a beginner takes an action that comes to mind."""
ASLEEP_OF_THREE = 2
"""How many of three moments to play something a beginner misses."""
PLAYOUTS = 40
"""Futures that a strategist plays out in mind for a decision: a few tenths of a second."""


class Beginner(Bot):
    """Means well, but remembers little and seldom thinks of what could be played out of turn."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        if imagination.asked >= BEFORE_ACTION and dice.below(3) < ASLEEP_OF_THREE:
            return imagination.kit.pass_
        if imagination.asked == ACTION and dice.below(WHIM_ONE_IN) == 0:
            return whim(imagination, seat, dice)
        return rule(imagination, seat, BEGINNER_RECALL)


class Player(Bot):
    """Follows the rule of thumb, with a good memory."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        return rule(imagination, seat, PLAYER_RECALL)


class Strategist(Bot):
    """Plays what is close by the rule of thumb out, in many imaginations; leaves the rule only for what is clearly better."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        field = sensible(imagination, seat, PERFECT)
        return first_or_clearly_better(imagination, seat, dice, field, outlook, PLAYOUTS)


KINDS: dict[str, type[Beginner | Player | Strategist]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def dead_bot(level: str) -> Bot:
    return KINDS[level]()

"""The game's own bots: a careless one, a good one, and a good one that looks ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot, first_or_clearly_better, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT, BEFORE
from cervelle.games.zombicide.thumb import rule, sensible
from cervelle.games.zombicide.thumb_outlook import outlook

WHIM_ONE_IN = 6
"""How often a beginner does what comes to mind."""
ASLEEP_OF_THREE = 2
"""How many of three moments in the zombies' turn a beginner misses."""
PLAYOUTS = 12
"""Rounds that a strategist plays out in mind for a decision: a few tenths of a second."""


class Beginner(Bot):
    """Means well, but often does what comes to mind, and seldom thinks of the action that was kept."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, CampaignTable)
        if imagination.asked >= BEFORE and dice.below(3) < ASLEEP_OF_THREE:
            return imagination.kit.pass_
        if imagination.asked == ACT and dice.below(WHIM_ONE_IN) == 0:
            return whim(imagination, seat, dice)
        return rule(imagination, seat)


class Player(Bot):
    """Follows the rule of thumb."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, CampaignTable)
        return rule(imagination, seat)


class Strategist(Bot):
    """Plays what is close by the rule of thumb on to the next round, in several imaginations; leaves the rule only for what is
    clearly better."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, CampaignTable)
        field = sensible(imagination, seat) if imagination.asked == ACT else [rule(imagination, seat)]
        return first_or_clearly_better(imagination, seat, dice, field, outlook, PLAYOUTS)


KINDS: dict[str, type[Bot]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def campaign_bot(level: str) -> Bot:
    return KINDS[level]()

"""The game's own bots: a careless one, a good one, and a good one that looks ahead."""

from __future__ import annotations

import math

from cervelle.engine.bot import Bot
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
SURE = 1.0
"""By how many standard errors another choice must be better than the rule of thumb's."""


class Beginner(Bot):
    """Means well, but often does what comes to mind, and seldom thinks of the action that was kept."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, CampaignTable)
        if imagination.asked >= BEFORE and dice.below(3) < ASLEEP_OF_THREE:
            return imagination.kit.pass_
        if imagination.asked == ACT and dice.below(WHIM_ONE_IN) == 0:
            legal = imagination.actions(seat)
            return legal[dice.below(len(legal))]
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
        if len(field) == 1:
            return field[0]
        futures: list[list[float]] = [[] for _ in field]
        for _ in range(max(2, PLAYOUTS // len(field))):
            seed = dice.below(1 << 31)
            for i in range(len(field)):
                # The same imagination for all: luck is not mistaken for merit.
                world = imagination.imagine(seat, seed)
                world.play(seat, field[i])
                futures[i].append(outlook(world))
        return field[clearly_best(futures)]


def clearly_best(futures: list[list[float]]) -> int:
    """The first, unless another is better by more than chance explains."""
    best, chosen = 0.0, 0
    for i in range(1, len(futures)):
        gains = [other - first for other, first in zip(futures[i], futures[0], strict=True)]
        gain = sum(gains) / len(gains)
        spread = math.sqrt(sum([(each - gain) ** 2 for each in gains])) / len(gains)
        if gain - SURE * spread > best:
            best, chosen = gain - SURE * spread, i
    return chosen


KINDS: dict[str, type[Bot]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def campaign_bot(level: str) -> Bot:
    return KINDS[level]()

"""How the game's own bots think: carelessly, or by a rule of thumb."""

from __future__ import annotations

from typing import Final

from cervelle.engine.bot import Thumb, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT, BEFORE
from cervelle.games.zombicide.thumb import rule, sensible
from cervelle.games.zombicide.thumb_manner import manner_of
from cervelle.games.zombicide.thumb_outlook import gauges, outlook

WHIM_ONE_IN: Final = 6
"""How often a beginner does what comes to mind."""
ASLEEP_OF_THREE: Final = 2
"""How many of three moments in the zombies' turn a beginner misses."""


class CampaignThumb(Thumb):
    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.clever = level == "strategist"

    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, CampaignTable)
        return rule(t, seat, manner_of(t, self.clever))

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        """Means well, but often does what comes to mind, and seldom thinks of the action that was kept."""
        assert isinstance(t, CampaignTable)
        if t.asked >= BEFORE and dice.below(3) < ASLEEP_OF_THREE:
            return t.kit.pass_
        if t.asked == ACT and dice.below(WHIM_ONE_IN) == 0:
            return whim(t, seat, dice)
        return rule(t, seat, manner_of(t, self.clever))

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        assert isinstance(t, CampaignTable)
        manner = manner_of(t, self.clever)
        return sensible(t, seat, manner) if t.asked == ACT else [rule(t, seat, manner)]

    def outlook(self, t: Table, origin: Table, dice: Dice) -> list[float]:
        assert isinstance(t, CampaignTable)
        assert isinstance(origin, CampaignTable)
        return [outlook(t, origin, manner_of(origin, self.clever))] * t.seats

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        assert isinstance(t, CampaignTable)
        return gauges(t)

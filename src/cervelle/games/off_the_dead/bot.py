"""How the game's own bots think: a forgetful one, and one with a good memory."""

from __future__ import annotations

from typing import Final

from cervelle.engine.bot import Thumb, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import ACTION, BEFORE_ACTION
from cervelle.games.off_the_dead.thumb import rule, sensible
from cervelle.games.off_the_dead.thumb_outlook import gauges, outlook
from cervelle.games.off_the_dead.thumb_search import PERFECT

RECALL: Final = {"beginner": 20, "player": 74, "strategist": PERFECT}
"""How many cards in a hundred of those turned up in the rubble one remembers."""
WHIM_ONE_IN: Final = 5
"""How often a beginner takes an action that comes to mind."""
ASLEEP_OF_THREE: Final = 2
"""How many of three moments to play something a beginner misses."""


class DeadThumb(Thumb):
    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.recall = RECALL[level]

    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, DeadTable)
        return rule(t, seat, self.recall)

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        """Means well, but seldom thinks of what could be played out of turn."""
        assert isinstance(t, DeadTable)
        if t.asked >= BEFORE_ACTION and dice.below(3) < ASLEEP_OF_THREE:
            return t.kit.pass_
        if t.asked == ACTION and dice.below(WHIM_ONE_IN) == 0:
            return whim(t, seat, dice)
        return rule(t, seat, self.recall)

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        assert isinstance(t, DeadTable)
        return sensible(t, seat, self.recall)

    def outlook(self, t: Table, origin: Table, dice: Dice) -> list[float]:
        assert isinstance(t, DeadTable)
        return [outlook(t)] * t.seats

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        assert isinstance(t, DeadTable)
        return gauges(t)

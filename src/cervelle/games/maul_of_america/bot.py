"""How the game's own bots think: carelessly, or by a rule of thumb."""

from __future__ import annotations

from typing import Final

from cervelle.engine.bot import Thumb, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import ACT, ROLL, ZOMBIE
from cervelle.games.maul_of_america.thumb import rule
from cervelle.games.maul_of_america.thumb_manner import FORESEEING, USUAL
from cervelle.games.maul_of_america.thumb_outlook import client_gauges, master_gauges, outlook, sensible

WHIM_ONE_IN: Final = 6
"""How often a beginner takes an action that comes to mind."""
ASLEEP_OF_THREE: Final = 2
"""How many of three moments to play something a beginner misses."""
SURE: Final = 5.0
"""Chances are hard to tell here: the rule of thumb is left for a clear advantage only."""


class MaulThumb(Thumb):
    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.sure = SURE
        self.manner = FORESEEING if level == "strategist" else USUAL

    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, MaulTable)
        return rule(t, seat, dice, self.manner)

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        """Means well, but often does what comes to mind, and seldom thinks of what could be played out of turn."""
        assert isinstance(t, MaulTable)
        if t.asked >= ROLL and dice.below(3) < ASLEEP_OF_THREE:
            return t.kit.pass_
        if t.asked in (ACT, ZOMBIE) and dice.below(WHIM_ONE_IN) == 0:
            return whim(t, seat, dice)
        return rule(t, seat, dice)

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        assert isinstance(t, MaulTable)
        return sensible(t, seat, dice)

    def outlook(self, t: Table, origin: Table, dice: Dice) -> list[float]:
        assert isinstance(t, MaulTable)
        assert isinstance(origin, MaulTable)
        return outlook(t, origin, dice)

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        assert isinstance(t, MaulTable)
        return master_gauges(t) if seat == t.kit.master else client_gauges(t, seat)

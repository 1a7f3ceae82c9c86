"""What the rules of thumb of the three rule sets share: a beginner's whims."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cervelle.engine.bot import Thumb, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

WHIM_ONE_IN: Final = 3
"""How often a beginner does whatever comes to mind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardThumb(Thumb):
    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        return whim(t, seat, dice) if dice.below(WHIM_ONE_IN) == 0 else self.mood(t, seat, dice)

    def mood(self, t: Table, seat: int, dice: Dice) -> int:
        """What feels right, without counting cards."""
        raise NotImplementedError


def best_rival(points: list[int], seat: int) -> int:
    return max([points[s] for s in range(len(points)) if s != seat])

"""A rule of thumb: how a decent player of one rule set thinks, from what a seat may know alone."""

from __future__ import annotations

from cervelle.engine.dice import Dice
from cervelle.engine.table import Table


class Thumb:
    def rule(self, t: Table, seat: int) -> int:
        """What a decent player does here."""
        raise NotImplementedError

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        """What somebody does who plays by feeling."""
        raise NotImplementedError

    def sensible(self, t: Table, seat: int) -> list[int]:
        """The choices worth a longer thought."""
        return t.actions(seat)

    def prospects(self, t: Table, seat: int) -> float:
        """The chance of winning from here: the rest played out by the rule, as far as that tells something."""
        while t.outcome is None:
            asked = t.waiting[0]
            t.play(asked, self.rule(t, asked))
        return (seat in t.outcome.winners) / len(t.outcome.winners)

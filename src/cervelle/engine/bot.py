"""Players that are programs."""

from __future__ import annotations

from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

LEVELS = ("beginner", "player", "strategist")


class Bot:
    """Chooses for a seat. It is handed an imagination, never the table itself, so it cannot know more than its seat does."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        """One of `imagination.actions(seat)`. All its chance comes from these dice."""
        raise NotImplementedError

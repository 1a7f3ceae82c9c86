"""Plays any legal choice, each as likely as the others: the yardstick of every other bot."""

from __future__ import annotations

from cervelle.engine.bot import Bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table


class RandomBot(Bot):
    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        legal = imagination.actions(seat)
        return legal[dice.below(len(legal))]

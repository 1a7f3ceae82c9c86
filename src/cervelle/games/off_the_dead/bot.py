"""The game's own bots: a forgetful one, a good one, and a good one that looks ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.thumb import rule

PLAYER_RECALL = 80
"""How many cards in a hundred of those turned up in the rubble a `player` remembers."""


class Player(Bot):
    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        return rule(imagination, seat, PLAYER_RECALL)


def dead_bot(level: str) -> Bot:
    return Player()

"""The game's own bots: a feeling for the pit, a rule of thumb, and the rule of thumb with a look ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot, best_by_playouts, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombie_mosh.table import CHARACTER, MoshTable
from cervelle.games.zombie_mosh.thumb import dance, net, sensible, share

WHIM_ONE_IN = 3
"""How often a beginner does whatever comes to mind."""
PLAYOUTS = 96
"""Rounds that a strategist plays out in mind for a decision: a few tenths of a second."""


class Beginner(Bot):
    """Parries what would hurt if it has the card, else hits somebody; now and then anything."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MoshTable)
        legal = imagination.actions(seat)
        if imagination.asked != CHARACTER and dice.below(WHIM_ONE_IN):
            legal = self.feeling(imagination, seat, legal)
        return legal[dice.below(len(legal))]

    def feeling(self, t: MoshTable, seat: int, legal: list[int]) -> list[int]:
        hits = net(t, seat)
        parries = [a for a in legal if a < t.kit.attack and hits[(a - t.kit.defend) % len(hits)] > 0]
        return parries or [a for a in legal if a >= t.kit.attack]


class Player(Bot):
    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MoshTable)
        if imagination.asked == CHARACTER:
            return whim(imagination, seat, dice)  # They are all as good.
        return dance(imagination, seat)


class Strategist(Bot):
    """Plays each sensible choice out to the end of the round, in many imaginations; halves the field as it goes."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, MoshTable)
        if imagination.asked == CHARACTER:
            return whim(imagination, seat, dice)  # They are all as good.
        return best_by_playouts(imagination, seat, dice, sensible(imagination, seat), prospects, PLAYOUTS)


def prospects(t: Table, seat: int) -> float:
    """The chance of winning the song, once the round is played out by the rule of thumb."""
    assert isinstance(t, MoshTable)
    now = t.song, t.round
    while t.outcome is None and (t.song, t.round) == now:
        asked = t.waiting[0]
        t.play(asked, dance(t, asked))
    winners = t.scored[-1]
    return (seat in winners) / len(winners) if winners else share(t, seat)


KINDS: dict[str, type[Beginner | Player | Strategist]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def mosh_bot(level: str) -> Bot:
    return KINDS[level]()

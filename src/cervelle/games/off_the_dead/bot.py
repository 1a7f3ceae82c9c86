"""The game's own bots: a forgetful one, a rule of thumb, and the rule of thumb with a look ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import ACTION
from cervelle.games.off_the_dead.thumb import Thumb, prospects

WHIM_ONE_IN = 4
"""How often a beginner does whatever comes to mind."""
PLAYOUTS = 6
"""Futures that a strategist looks at for each choice it weighs."""
WEIGHED = 4
"""How many choices it weighs."""
AHEAD = 40
"""How many decisions it looks ahead."""


class Beginner(Bot):
    """Remembers nothing of the rubble, and now and then does anything."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        legal = imagination.actions(seat)
        if dice.below(WHIM_ONE_IN) == 0:
            return legal[dice.below(len(legal))]
        return Thumb(imagination, seat, remembers=False).best()


class Player(Bot):
    """Remembers what lies on top of the piles."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        return Thumb(imagination, seat, remembers=True).best()


class Strategist(Bot):
    """For an action, looks a little way into a few futures of the best choices."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        assert isinstance(imagination, DeadTable)
        thumb = Thumb(imagination, seat, remembers=True)
        field = sorted(imagination.actions(seat), key=lambda action: (-thumb.worth(action), action))[:WEIGHED]
        if imagination.asked != ACTION or len(field) == 1:
            return field[0]
        worth = dict.fromkeys(field, 0.0)
        for _ in range(PLAYOUTS):
            seed = dice.below(1 << 31)
            for action in field:
                # The same imagination for all: luck is not mistaken for merit.
                world = imagination.imagine(seat, seed)
                world.play(seat, action)
                worth[action] += outlook(world)
        return max(field, key=lambda action: worth[action])


def outlook(t: DeadTable) -> float:
    """How the table looks after some more decisions, all by the rule of thumb."""
    for _ in range(AHEAD):
        if t.outcome is not None:
            break
        t.play(t.waiting[0], Thumb(t, t.waiting[0], remembers=True).best())
    return prospects(t)


KINDS: dict[str, type[Beginner | Player | Strategist]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def dead_bot(level: str) -> Bot:
    return KINDS[level]()

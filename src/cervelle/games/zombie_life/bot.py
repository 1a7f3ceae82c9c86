"""The game's own bots: a rule of thumb for each rule set, played carelessly, well, or with a look ahead."""

from __future__ import annotations

from cervelle.engine.bot import Bot, best_by_playouts, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombie_life.bot_inn import InnThumb
from cervelle.games.zombie_life.bot_life import LifeThumb
from cervelle.games.zombie_life.bot_luck import LuckThumb
from cervelle.games.zombie_life.thumb import Thumb

WHIM_ONE_IN = 3
"""How often a beginner does whatever comes to mind."""
PLAYOUTS = 240
"""Games that a strategist plays out in mind for a decision: a few tenths of a second."""


class Beginner(Bot):
    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        if dice.below(WHIM_ONE_IN) == 0:
            return whim(imagination, seat, dice)
        return self.thumb.feeling(imagination, seat, dice)


class Player(Bot):
    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        return self.thumb.rule(imagination, seat)


class Strategist(Bot):
    """Plays each sensible choice out in many imaginations, everyone following the rule of thumb; halves the field as it goes."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        field = self.thumb.sensible(imagination, seat)
        return best_by_playouts(imagination, seat, dice, field, self.thumb.prospects, PLAYOUTS)


KINDS: dict[str, type[Beginner | Player | Strategist]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def life_bot(level: str) -> Bot:
    return KINDS[level](LifeThumb())


def inn_bot(level: str) -> Bot:
    return KINDS[level](InnThumb())


def luck_bot(level: str) -> Bot:
    return KINDS[level](LuckThumb())

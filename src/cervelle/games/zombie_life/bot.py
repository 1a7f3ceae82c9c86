"""The game's own bots: a rule of thumb for each rule set, played carelessly, well, or with a look ahead."""

from __future__ import annotations

import math

from cervelle.engine.bot import Bot
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
        legal = imagination.actions(seat)
        if dice.below(WHIM_ONE_IN) == 0:
            return legal[dice.below(len(legal))]
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
        stages = math.ceil(math.log2(len(field))) if len(field) > 1 else 0
        worth = dict.fromkeys(field, 0.0)
        for _ in range(stages):
            for _ in range(max(1, PLAYOUTS // (stages * len(field)))):
                seed = dice.below(1 << 31)
                for action in field:
                    # The same imagination for all: luck is not mistaken for merit.
                    world = imagination.imagine(seat, seed)
                    world.play(seat, action)
                    worth[action] += self.thumb.prospects(world, seat)
            field = sorted(field, key=lambda action: -worth[action])[: (len(field) + 1) // 2]
        return field[0]


KINDS: dict[str, type[Beginner | Player | Strategist]] = {"beginner": Beginner, "player": Player, "strategist": Strategist}


def life_bot(level: str) -> Bot:
    return KINDS[level](LifeThumb())


def inn_bot(level: str) -> Bot:
    return KINDS[level](InnThumb())


def luck_bot(level: str) -> Bot:
    return KINDS[level](LuckThumb())

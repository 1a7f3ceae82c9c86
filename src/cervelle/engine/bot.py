"""Players that are programs."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVar

from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

AnyTable = TypeVar("AnyTable", bound=Table)
LEVELS = ("beginner", "player", "strategist")


class Bot:
    """Chooses for a seat. It is handed an imagination, never the table itself, so it cannot know more than its seat does."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        """One of `imagination.actions(seat)`. All its chance comes from these dice."""
        raise NotImplementedError


def whim(imagination: Table, seat: int, dice: Dice) -> int:
    """Whatever comes to mind."""
    legal = imagination.actions(seat)
    return legal[dice.below(len(legal))]


def best_by_playouts(
    imagination: Table, seat: int, dice: Dice, field: list[int], prospects: Callable[[Table, int], float], playouts: int
) -> int:
    """Of these choices, the one whose prospects come out best over many imaginations; the field is halved as one goes."""
    stages = math.ceil(math.log2(len(field))) if len(field) > 1 else 0
    worth = dict.fromkeys(field, 0.0)
    for _ in range(stages):
        for _ in range(max(1, playouts // (stages * len(field)))):
            seed = dice.below(1 << 31)
            for action in field:
                # The same imagination for all: luck is not mistaken for merit.
                world = imagination.imagine(seat, seed)
                world.play(seat, action)
                worth[action] += prospects(world, seat)
        field = sorted(field, key=lambda action: -worth[action])[: (len(field) + 1) // 2]
    return field[0]


SURE = 1.5
"""By how many standard errors another choice must be better than the first."""


def first_or_clearly_better(
    imagination: AnyTable, seat: int, dice: Dice, field: list[int], outlook: Callable[[AnyTable], float], playouts: int
) -> int:
    """The first of these choices, unless another's outlook is clearly better over several imaginations."""
    if len(field) == 1:
        return field[0]
    futures: list[list[float]] = [[] for _ in field]
    for _ in range(max(2, playouts // len(field))):
        seed = dice.below(1 << 31)
        for i in range(len(field)):
            # The same imagination for all: luck is not mistaken for merit.
            world = imagination.imagine(seat, seed)
            world.play(seat, field[i])
            futures[i].append(outlook(world))
    return field[clearly_best(futures)]


def clearly_best(futures: list[list[float]]) -> int:
    """The first choice, unless another is better by more than chance explains; each has its worth in the same imaginations."""
    best, chosen = 0.0, 0
    for i in range(1, len(futures)):
        gains = [other - first for other, first in zip(futures[i], futures[0], strict=True)]
        gain = sum(gains) / len(gains)
        spread = math.sqrt(sum([(each - gain) ** 2 for each in gains])) / len(gains)
        if gain - SURE * spread > best:
            best, chosen = gain - SURE * spread, i
    return chosen

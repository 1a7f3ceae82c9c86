"""What all bridges share: a game with its settings, and what a seat at one of its tables sees, may do and gets, as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cervelle import shelf
from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.dice import KEY_BYTES
from cervelle.engine.game import Game
from cervelle.engine.table import Outcome, Table
from cervelle.engine.words import LANGUAGES

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Desk:
    """A game, its seats and options, fixed; tables come and go.

    An observation is a row of numbers from 0 to 1: first which question this seat is asked, if any, then the view as the game's
    layout has it. Its length is the same for all tables of a desk, and so is the number of actions.
    """

    def __init__(self, game: str | Game, seats: int, data: Data | None = None, **options: Value) -> None:
        self.game = game if isinstance(game, Game) else shelf[game]
        self.box = self.game.box(seats, data, options)
        if self.game.layout is None:
            raise ValueError(f"{self.game.id} has no layout: its views cannot be put into numbers")
        self.layout = self.game.layout(self.box)
        self.prompts = self.game.start(self.box, bytes(KEY_BYTES), log=False).prompts
        self.actions = self.box.verbs.count
        self.size = len(self.prompts) + self.layout.size

    def table(self, key: bytes) -> Table:
        return self.game.start(self.box, key, log=False)

    def names(self) -> list[str]:
        """What each number of an observation stands for."""
        return [f"question = {prompt.name}" for prompt in self.prompts] + [name.lstrip(".") for name in self.layout.names()]

    def observation(self, t: Table, seat: int) -> Vector:
        row = [0.0] * self.size
        if t.owes(seat):
            row[t.asked] = 1.0
        self.layout.write(t.view(seat), row, len(self.prompts), seat)
        return np.array(row, np.float32)

    def mask(self, t: Table, seat: int) -> Mask:
        """1 for each legal action; all zeros for a seat that is not asked."""
        mask = np.zeros(self.actions, np.int8)
        mask[t.actions(seat)] = 1
        return mask

    def picture(self, t: Table, seat: int | None, language: str = LANGUAGES[-1]) -> str:
        """The table in words."""
        return "\n".join(text.replace("\t", "  ") for _, text in self.game.pictured(t.view(seat), self.box, language))


def reward(outcome: Outcome, seat: int) -> float:
    """1 for whoever wins, alone or with others, -1 for whoever does not."""
    return 1.0 if seat in outcome.winners else -1.0


def key_from(chance: np.random.Generator) -> bytes:
    return chance.bytes(KEY_BYTES)

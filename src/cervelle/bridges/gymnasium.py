"""One seat at a table as a Gymnasium environment; bots play the others.

Importing this registers every game on the shelf: `gymnasium.make("cervelle/zombie-life-v1", seats=4, bots="player")`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from cervelle import shelf
from cervelle.bots import bots_for
from cervelle.bridges.desk import Desk, Mask, Vector, key_from, reward
from cervelle.bridges.environment import RENDER_MODES, Environment, known_render_mode
from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.dice import Dice
from cervelle.engine.game import Game

Info = dict[str, Any]
MOST_SEED = 1 << 31


class SeatEnv(Environment, gymnasium.Env[Vector, np.int64]):
    """The observation is the desk's row of numbers, `info["action_mask"]` (and `action_masks()`) the legal actions. An action that
    the rules refuse changes nothing, and `info["refused"]` names the rule."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self, game: str | Game, seats: int = 4, seat: int | None = 0, bots: str = "random", render_mode: str | None = None,
        data: Data | None = None, **options: Value,
    ) -> None:  # fmt: skip
        """Without a seat, every game is played at one drawn at random."""
        self.desk = Desk(game, seats, data, **options)
        self.fixed_seat = known_seat(seat, seats)
        self.seat = seat or 0
        self.kinds = [bots] * seats
        self.bots = bots_for(self.desk.box, self.kinds)
        self.render_mode = known_render_mode(render_mode)
        self.observation_space = Box(0.0, 1.0, (self.desk.size,), np.float32)
        self.action_space = Discrete(self.desk.actions)
        self.dice: Dice

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.desk.box.seats))
        self.dice = Dice(key_from(self.np_random))
        while True:
            self.table = self.desk.table(key_from(self.np_random))
            self.bots = bots_for(self.desk.box, self.kinds)
            self._others()
            # A game that is over before one is asked is none.
            if self.table.outcome is None:
                return self.desk.observation(self.table, self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, Info]:
        info = self._answer(int(action))
        outcome = self.table.outcome
        earned = 0.0 if outcome is None else reward(outcome, self.seat)
        return self.desk.observation(self.table, self.seat), earned, outcome is not None, False, self.info() | info

    def _answer(self, action: int) -> Info:
        refusal = self.table.why_not(self.seat, action)
        if refusal is not None:
            return {"refused": refusal.rule}
        self.table.play(self.seat, action)
        self._others()
        return {}

    def _others(self) -> None:
        """The bots answer, on imaginations, until this seat is asked or the game is over."""
        t = self.table
        while t.outcome is None and not t.owes(self.seat):
            other = t.waiting[0]
            t.play(other, self.bots[other].choose(t.imagine(other, self.dice.below(MOST_SEED)), other, self.dice))

    def info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        return self.desk.mask(self.table, self.seat)

    def view(self) -> dict[str, object]:
        """What this seat sees, as plain data."""
        return self.table.view(self.seat)

    def render(self) -> str | None:
        return None if self.render_mode is None else self.desk.picture(self.table, self.seat)


def known_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and (type(seat) is not int or seat not in range(seats)):
        raise ValueError(f"seat must be None or a whole number from 0 to {seats - 1}, not {seat!r}")
    return seat


def env(game: str | Game = "zombie-life", seats: int = 4, **settings: Any) -> SeatEnv:
    """`seat`: the one to play, None for any; `bots`: `random`, or a level; and the game's options."""
    return SeatEnv(game, seats, **settings)


for name in shelf:
    gymnasium.register(f"cervelle/{name}-v1", entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})

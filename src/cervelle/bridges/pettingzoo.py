"""Tables as PettingZoo environments: one agent a seat, `env` for one decision after another, `parallel_env` for all seats at once.

An observation is the desk's row of numbers; `infos[agent]["action_mask"]` has the legal actions, and `view(agent)` the view as
plain data. An action that the rules refuse changes nothing, and the agent's info then says which rule refused it (`refused`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cervelle.bridges.desk import Desk, Vector, key_from, reward
from cervelle.bridges.environment import RENDER_MODES, Environment, known_render_mode
from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Game

Info = dict[str, Any]


def env(
    game: str | Game = "zombie-life", seats: int = 4, max_cycles: int | None = None, render_mode: str | None = None,
    data: Data | None = None, **options: Value,
) -> AECEnv[str, Vector, int | None]:  # fmt: skip
    """One decision after another, as the table asks for them. Where several seats are asked at once, in the order of the seats."""
    return OrderEnforcingWrapper(TurnEnv(Desk(game, seats, data, **options), max_cycles, render_mode))


def parallel_env(
    game: str | Game = "zombie-life", seats: int = 4, max_cycles: int | None = None, render_mode: str | None = None,
    data: Data | None = None, **options: Value,
) -> ParallelEnv[str, Vector, int]:  # fmt: skip
    """All seats at once: what a seat that is not asked says is not heard."""
    return TogetherEnv(Desk(game, seats, data, **options), max_cycles, render_mode)


class Seated(Environment):
    """What both kinds have in common: agents are seats at one table after another."""

    def __init__(self, desk: Desk, max_cycles: int | None, render_mode: str | None) -> None:
        self.desk = desk
        self.max_cycles = known_limit(max_cycles)
        self.render_mode = known_render_mode(render_mode)
        self.metadata = {"name": desk.game.id, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(desk.box.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Space[Any]] = {}
        self.action_spaces: dict[str, Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = Box(0.0, 1.0, (desk.size,), np.float32)
            self.action_spaces[agent] = Discrete(desk.actions)
        self.chance, _ = np_random(None)
        self.cycles = 0

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def sit_down(self, seed: int | None) -> None:
        if seed is not None:
            self.chance, _ = np_random(seed)
        self.table = self.desk.table(key_from(self.chance))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def observe(self, agent: str) -> Vector:
        return self.desk.observation(self.table, self.seat_of[agent])

    def view(self, agent: str) -> dict[str, object]:
        """What this agent sees, as plain data."""
        return self.table.view(self.seat_of[agent])

    def info(self, agent: str, refused: str | None = None) -> Info:
        said: Info = {"action_mask": self.desk.mask(self.table, self.seat_of[agent])}
        if refused is not None:
            said["refused"] = refused
        if self.table.outcome is not None:
            said["score"] = self.table.outcome.scores[self.seat_of[agent]]
        return said

    def answer(self, agent: str, action: int | None) -> str | None:
        """Play it; or the rule that refuses it."""
        if action is None:
            raise ValueError(f"{agent} is still playing and must choose an action: None is for those who are out")
        refusal = self.table.why_not(self.seat_of[agent], int(action))
        if refusal is not None:
            return refusal.rule
        self.table.play(self.seat_of[agent], int(action))
        return None

    def is_over(self) -> bool:
        return self.table.outcome is not None

    def is_cut(self) -> bool:
        return not self.is_over() and self.max_cycles is not None and self.cycles >= self.max_cycles

    def payoff(self, agent: str) -> float:
        return 0.0 if self.table.outcome is None else reward(self.table.outcome, self.seat_of[agent])

    def render(self) -> str | None:
        return None if self.render_mode is None else self.desk.picture(self.table, None)

    def close(self) -> None:
        """There is nothing to close."""


def known_limit(cycles: int | None) -> int | None:
    if cycles is not None and (type(cycles) is not int or cycles < 1):
        raise ValueError(f"max_cycles must be None or a whole number from 1 on, not {cycles!r}")
    return cycles


class TurnEnv(Seated, AECEnv[str, Vector, int | None]):
    """A cycle is a decision."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sit_down(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.info(agent) for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.waiting[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = self.answer(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        self._tell(agent, refused)
        self._accumulate_rewards()

    def _tell(self, agent: str, refused: str | None) -> None:
        """What everyone learns of it, and who is next."""
        self.rewards = {each: self.payoff(each) for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, self.is_over())
        self.truncations = dict.fromkeys(self.agents, self.is_cut())
        self.infos = {each: self.info(each, refused if each == agent else None) for each in self.agents}
        self.agent_selection = self.agents[0] if self.is_over() else self.possible_agents[self.table.waiting[0]]


class TogetherEnv(Seated, ParallelEnv[str, Vector, int]):
    """A cycle is an answer of everyone who is asked."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Vector], dict[str, Info]]:
        self.sit_down(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: self.info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Vector], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        refused = self._answers(actions)
        self.cycles += 1
        told = self.agents
        result = (
            {agent: self.observe(agent) for agent in told},
            {agent: self.payoff(agent) for agent in told},
            dict.fromkeys(told, self.is_over()),
            dict.fromkeys(told, self.is_cut()),
            {agent: self.info(agent, refused.get(agent)) for agent in told},
        )
        if self.is_over() or self.is_cut():
            self.agents = []
        return result

    def _answers(self, actions: dict[str, int]) -> dict[str, str]:
        """All that are asked, in the order of the seats, until the question is closed; the rules that refused some."""
        refused = {}
        question = self.table.q
        for seat in self.table.waiting:
            agent = self.possible_agents[seat]
            if self.table.q == question and agent in actions:
                rule = self.answer(agent, actions[agent])
                if rule is not None:
                    refused[agent] = rule
        return refused

"""What is measured of other libraries, each in the fastest loop that its public interface allows.

All choose uniformly among the legal actions by `int(random() * n)`, the cheapest way there is in Python. A step is a
player's decision; dealing is timed, since their games and ours cannot be played without it, but not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from worker import Work

DEALT = 53
"""Chance nodes of OpenSpiel's hearts: which way to pass, then 52 cards. All come before the first decision."""


def contestants() -> dict[str, Work]:
    """Those whose library is installed: not every one has a wheel for every machine."""
    found: dict[str, Work] = {}
    for library, offers in LIBRARIES.items():
        try:
            module = import_module(library)
        except ImportError:
            continue
        for name, make in offers.items():
            found[name] = make(module)
    return found


def hearts_loop(pyspiel: Any) -> Work:
    """The least a Python loop must call: `legal_actions` is empty at the end, so that nothing else need be asked."""
    game = pyspiel.load_game("hearts")
    chance = Random(1).random

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while legal := legal_actions():
                apply_action(legal[int(chance() * len(legal))])
                moves += 1
        return moves - games * DEALT

    return play


def hearts_textbook(pyspiel: Any) -> Work:
    """The loop of OpenSpiel's own examples, which asks every state whether it is over and whose turn it is."""
    game = pyspiel.load_game("hearts")
    chance = Random(1).random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(legal[int(chance() * len(legal))])
        return decisions

    return play


def hearts_bots(pyspiel: Any) -> Work:
    """A whole game inside C++. Afterwards the state knows how many moves were made, dealing included."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = count()

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            moves += state.move_number()
        return moves - games * DEALT

    return play


def uno_environment(rlcard: Any) -> Work:
    """`env.step` with the action itself rather than its number, which spares the environment the way there and back."""
    env = rlcard.make("uno", config={"seed": 1})
    chance = Random(1).random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _player = env.reset()
            while not env.is_over():
                legal = state["raw_legal_actions"]
                state, _player = env.step(legal[int(chance() * len(legal))], raw_action=True)
                decisions += 1
        return decisions

    return play


def uno_game(rlcard: Any) -> Work:
    """Below the environment: the game alone, which encodes no observation."""
    game = rlcard.make("uno", config={"seed": 1}).game
    chance = Random(1).random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _player = game.init_game()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _player = game.step(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    return play


def leduc(leduc_holdem: Any) -> Work:
    """With the wrappers that `env()` puts around it, as its documentation says to make it."""
    return agent_loop(leduc_holdem.env())


def leduc_raw(leduc_holdem: Any) -> Work:
    return agent_loop(leduc_holdem.raw_env())


def agent_loop(env: Any) -> Work:
    """Stops at the first agent that is done: the steps of the dead, which only tidy up, are not asked for."""
    chance = Random(1).random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                observation, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    break
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(chance() * len(legal))]))
                decisions += 1
        return decisions

    return play


LIBRARIES: dict[str, dict[str, Callable[[Any], Work]]] = {
    "pyspiel": {
        "OpenSpiel hearts: Python loop": hearts_loop,
        "OpenSpiel hearts: textbook loop": hearts_textbook,
        "OpenSpiel hearts: all in C++": hearts_bots,
    },
    "rlcard": {
        "RLCard uno: env.step": uno_environment,
        "RLCard uno: game.step": uno_game,
    },
    "pettingzoo.classic.leduc_holdem_v4": {
        "PettingZoo leduc_holdem_v4: env": leduc,
        "PettingZoo leduc_holdem_v4: raw_env": leduc_raw,
    },
}

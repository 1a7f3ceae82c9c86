"""Train a small player of Zombie Life in a few minutes, on one processor, with nothing but numpy.

    pip install "cervelle[gymnasium]"
    python docs/examples/train_zombie_life.py

A network with one hidden layer sees the row of numbers that its seat sees, and says how good each legal action is (a policy,
learnt by REINFORCE: after each batch of games, what was done in games that went better than usual becomes more likely). It plays
every seat in turn against three bots that play at random, then shows how often it wins games it has not learnt from.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator

import numpy as np

import cervelle.bridges.gymnasium as bridge

HIDDEN = 64
GAMES_A_BATCH = 32
STEP = 0.003
SPREAD = 0.01
"""How much it is worth to keep trying several things."""


class Network:
    def __init__(self, inputs: int, actions: int, chance: np.random.Generator) -> None:
        self.weights = [
            chance.normal(0, 1 / math.sqrt(inputs), (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, actions)),
            np.zeros(actions),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and how likely each action is; what is not legal has no chance."""
        first, bias, second, last = self.weights
        hidden = np.tanh(seen @ first + bias)
        scores = np.where(mask, hidden @ second + last, -np.inf)
        likely = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, likely / likely.sum(axis=-1, keepdims=True)

    def learn(self, seen: np.ndarray, mask: np.ndarray, done: np.ndarray, merit: np.ndarray) -> None:
        """Make what was done likelier by its merit, and the whole a little more open-minded."""
        hidden, likely = self.chances(seen, mask)
        chosen = np.eye(likely.shape[1])[done]
        surprise = np.log(np.maximum(likely, 1e-9))
        openness = -likely * (surprise - (likely * surprise).sum(axis=1, keepdims=True))
        up = (merit[:, None] * (chosen - likely) + SPREAD * openness) / len(seen)
        below = up @ self.weights[2].T * (1 - hidden**2)
        self._climb([seen.T @ below, below.sum(axis=0), hidden.T @ up, up.sum(axis=0)])

    def _climb(self, slopes: list[np.ndarray]) -> None:
        """Adam."""
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope**2 - self.squares[i])
            spread = np.sqrt(self.squares[i] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[i] += STEP * self.means[i] / (1 - 0.9**self.steps) / spread


Decision = tuple[np.ndarray, np.ndarray, int]


def play(env: bridge.SeatEnv, network: Network, chance: np.random.Generator, seed: int) -> tuple[list[Decision], float]:
    """One game: its decisions, and 1 if it was won."""
    seen, info = env.reset(seed=seed)
    decisions: list[Decision] = []
    over, reward = False, 0.0
    while not over:
        mask = info["action_mask"]
        _, likely = network.chances(seen, mask)
        action = int(chance.choice(len(likely), p=likely))
        decisions.append((seen, mask, action))
        seen, reward, over, _, info = env.step(np.int64(action))
    return decisions, float(reward > 0)


def trained(env: bridge.SeatEnv, games: int, chance: np.random.Generator) -> Network:
    network = Network(env.desk.size, env.desk.actions, chance)
    usual = 1 / env.desk.box.seats
    for batch in batches(games):
        played = [play(env, network, chance, seed) for seed in batch]
        lessons = [(*decision, won - usual) for decisions, won in played for decision in decisions]
        seen, mask, done, merit = (np.array(column) for column in zip(*lessons, strict=True))
        network.learn(seen, mask, done, merit)
        usual += 0.05 * (sum(won for _, won in played) / len(played) - usual)
        if batch[-1] % (GAMES_A_BATCH * 20) == GAMES_A_BATCH * 20 - 1:
            print(f"{batch[-1] + 1:6} games: wins about {usual:.0%}", flush=True)
    return network


def batches(games: int) -> Iterator[range]:
    return (range(i, i + GAMES_A_BATCH) for i in range(0, games, GAMES_A_BATCH))


def some(text: str) -> int:
    games = int(text)
    if games < 1:
        raise argparse.ArgumentTypeError(f"{games} games judge nobody: give at least 1")
    return games


def main(arguments: list[str] | None = None) -> float:
    """How often it wins, in the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3200, help="to learn from")
    parser.add_argument("--test-games", type=some, default=1000, help="to be judged by")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="random", help="random, beginner, player or strategist")
    given = parser.parse_args(arguments)
    chance = np.random.default_rng(1)
    env = bridge.env("zombie-life", given.seats, seat=None, bots=given.bots)
    network = trained(env, given.games, chance)
    wins = sum(play(env, network, chance, 1_000_000 + seed)[1] for seed in range(given.test_games)) / given.test_games
    error = 1.96 * math.sqrt(wins * (1 - wins) / given.test_games)
    print(f"{given.test_games} new games: wins {wins:.1%} ± {error:.1%}; by chance {1 / given.seats:.1%}")
    return wins


if __name__ == "__main__":
    main()

"""How often a search looks ahead: ours in every game, beside OpenSpiel's `ISMCTSBot` in gin rummy.

python -m bench.search                        interpreted
.venv-fast/bin/python -m bench.search         compiled, as `make bench` does

Both search in C or C++ over a game written in the same language; an iteration is one imagination, a way down the tree and
what follows: for us the rule of thumb up to the end of a round or so, for OpenSpiel random moves to the end of the game. They
take turns, in rounds of so many iterations, and the best round of each counts, in processor time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import pyspiel

import cervelle
from cervelle.bots import make_bot
from cervelle.bots.search import Search
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

PEER = "OpenSpiel ISMCTSBot, gin_rummy"
SEATS = 4
OPENING = 20
"""Moves after which a table is searched, or the first later one that leaves a choice."""
ITERATIONS = {"off-the-dead": 300, "maul-of-america": 60, "zombicide": 60}
USUALLY = 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    contestants = {PEER: gin_rummy} | {game_id: ours(game_id) for game_id in cervelle.shelf}
    best = dict.fromkeys(contestants, 0.0)
    for _ in range(args.rounds):
        for name, contestant in contestants.items():
            best[name] = max(best[name], contestant())
    for name in sorted(best, key=lambda name: -best[name]):
        print(f"{name:<34}{best[name]:>12,.0f} iterations/s{best[name] / best[PEER]:>9.2f} ×")


def gin_rummy() -> float:
    simulations = 200
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations, -1, policy, False, False)
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    begun = process_time()
    bot.step(state)
    return simulations / (process_time() - begun)


def ours(game_id: str) -> Callable[[], float]:
    t = opened(game_id)
    thumb = t.box.game.thumb("strategist", **t.box.options)

    def searched() -> float:
        bot = Search(thumb, ITERATIONS.get(game_id, USUALLY), 0.0)
        begun = process_time()
        bot.choose(t, t.waiting[0], Dice(bytes(16)))
        return bot.done / (process_time() - begun)

    return searched


def opened(game_id: str) -> Table:
    game = cervelle.shelf[game_id]
    t = game.table(SEATS, 1, log=False)
    bot, dice = make_bot("player", game), Dice(bytes(16))
    thumb = game.thumb("strategist", **t.box.options)
    for move in range(400):
        seat = t.waiting[0]
        if move >= OPENING and len(thumb.sensible(t, seat, dice)) > 1:
            return t
        t.play(seat, bot.choose(t.imagine(seat, move), seat, dice))
    raise RuntimeError(f"{game_id}: no choice in sight")


if __name__ == "__main__":
    main()

"""Maul of America with ever more zombies: what a random decision and a bot's answer take.

    python -m bench.crowd                        interpreted
    .venv-fast/bin/python -m bench.crowd         compiled, as `make bench` does
"""

from __future__ import annotations

import argparse
from time import process_time

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

CROWDS = (5, 10, 15, 20, 25)
SEATS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games")
    parser.add_argument("--answers", type=int, default=1500, help="answers of a bot with all zombies on the board")
    args = parser.parse_args()
    print(f"{'zombies':>8}{'µs a decision':>16}")
    for crowd, seconds in decisions(args.games).items():
        print(f"{crowd:>8}{1e6 * seconds:>16.1f}")
    took = sorted(answers(args.answers))
    print(f"a bot’s answer with {CROWDS[-1]} zombies or more: median {1e3 * took[len(took) // 2]:.1f} ms, ", end="")
    print(f"99th percentile {1e3 * took[len(took) * 99 // 100]:.1f} ms, longest {1e3 * took[-1]:.1f} ms")


def on_board(t: Table) -> int:
    seen = t.view(None)["zombies"]
    assert isinstance(seen, list)
    return len(seen)


def decisions(games: int) -> dict[int, float]:
    """Whole turns of random play, timed together by how many zombies there were when they began."""
    spent = dict.fromkeys(CROWDS, 0.0)
    made = dict.fromkeys(CROWDS, 0)
    game = cervelle.shelf["maul-of-america"]
    for seed in range(games):
        dice = Dice(seed.to_bytes(16, "little"))
        t = game.table(SEATS, seed, log=False, mall="random")
        while t.outcome is None:
            crowd = next((most for most in CROWDS if on_board(t) <= most), CROWDS[-1])
            begun = process_time()
            for _ in range(40):
                if t.outcome is None:
                    seat = t.waiting[0]
                    legal = t.actions(seat)
                    t.play(seat, legal[dice.below(len(legal))])
                    made[crowd] += 1
            spent[crowd] += process_time() - begun
    return {crowd: spent[crowd] / made[crowd] for crowd in CROWDS if made[crowd]}


def answers(wanted: int) -> list[float]:
    game = cervelle.shelf["maul-of-america"]
    bot = game.bot("player")
    took: list[float] = []
    seed = 0
    while len(took) < wanted:
        seed += 1
        dice = Dice(seed.to_bytes(16, "little"))
        t = game.table(6, seed, log=False, mall="random")
        while t.outcome is None and len(took) < wanted:
            seat = t.waiting[0]
            imagination = t.imagine(seat, seed)
            begun = process_time()
            action = bot.choose(imagination, seat, dice)
            if on_board(t) >= CROWDS[-1]:
                took.append(process_time() - begun)
            t.play(seat, action)
    return took


if __name__ == "__main__":
    main()

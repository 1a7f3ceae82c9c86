"""How fast the games are played at random, copied and imagined, beside three other libraries. See bench/README.md.

python bench/run.py [--rounds 20] [--slice 0.25] [--json FILE] [--only NAME …]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median

from environments import Worker, say, workers
from report import goals, table, told

DESCRIPTION = """\
Measure random play, copies and imaginations of every game, interpreted and compiled, beside OpenSpiel, RLCard and PettingZoo.

In every round each contestant works once for a short slice, so that what slows the machine down for a while slows them all;
the best slice counts. The environments .venv-fast and .venv-peers are made when they are missing."""


def main() -> None:
    options = command_line()
    group = workers()
    try:
        chosen = contestants(group, options.only)
        results = measured(chosen, options.rounds, options.slice)
    finally:
        for worker in group:
            worker.close()
    best = {name: max(rates) for name, rates in results.items()}
    print(f"Best of {options.rounds} interleaved rounds, {options.slice:g} s of processor time each.\n")
    print(table(best))
    print(told(goals(best)))
    if options.json is not None:
        data = as_data(results, options.rounds, options.slice)
        options.json.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help="how often each contestant has its turn (default: 20)")
    parser.add_argument("--slice", type=float, default=0.25, metavar="S", help="seconds a turn, about (default: 0.25)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, too")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only contestants whose name contains one of these")
    options = parser.parse_args()
    if options.rounds < 1 or options.slice < 0:
        parser.error("there must be at least one round, and a slice cannot be negative")
    return options


def contestants(group: list[Worker], only: list[str]) -> dict[str, Worker]:
    """Name -> who runs it."""
    found = {name: worker for worker in group for name in worker.names}
    if len(found) < sum(len(worker.names) for worker in group):
        sys.exit("bench: two environments run the same build; is the package of this one compiled?")
    chosen = {name: worker for name, worker in found.items() if not only or any(part in name for part in only)}
    if not chosen:
        sys.exit("bench: no contestant has such a name. There are:\n  " + "\n  ".join(found))
    return chosen


def measured(chosen: dict[str, Worker], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Name -> its rate in each round."""
    results: dict[str, list[float]] = {name: [] for name in chosen}
    for n in range(1, rounds + 1):
        say(f"round {n} of {rounds}")
        for name, worker in chosen.items():
            results[name].append(worker.rate(name, seconds))
    return results


def as_data(results: dict[str, list[float]], rounds: int, seconds: float) -> dict[str, object]:
    best = {name: max(rates) for name, rates in results.items()}
    return {
        "rounds": rounds,
        "slice": seconds,
        "python": sys.version.split()[0],
        "rates": {name: {"best": max(rates), "median": median(rates)} for name, rates in results.items()},
        "goals": [goal._asdict() | {"word": goal.word} for goal in goals(best)],
    }


if __name__ == "__main__":
    main()

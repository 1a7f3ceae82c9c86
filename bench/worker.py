"""A long-lived process that runs contestants when told to: one for each environment, so that they can take turns.

    python bench/worker.py ours|peers

It first says what it has, then answers each line {"name", "seconds"} with {"count", "seconds"}, all in JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

Work = Callable[[int], int]
"""Do the thing this many times (a game, a copy); returns how much was done in the unit that is measured (a decision, a copy)."""

LEAST_SECONDS = 0.005
"""Between two looks at the clock: looking must cost nothing next to the work."""


def main() -> None:
    # Libraries that greet on standard output must not be mistaken for an answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    contestants: dict[str, Work] = import_module(sys.argv[1]).contestants()
    times = {name: calibrated(work) for name, work in contestants.items()}
    print(json.dumps({"names": list(contestants)}), file=answers, flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        count, seconds = timed(contestants[order["name"]], times[order["name"]], order["seconds"])
        print(json.dumps({"count": count, "seconds": seconds}), file=answers, flush=True)


def calibrated(work: Work) -> int:
    """How many times at once take long enough. Warms up caches, too."""
    times = 1
    while timed(work, times, 0)[1] < LEAST_SECONDS:
        times *= 2
    return times


def timed(work: Work, times: int, seconds: float) -> tuple[int, float]:
    """Work for about so long. The clock is the processor time of this process: what else the machine does must not count."""
    count = 0
    begin = process_time()
    while True:
        count += work(times)
        spent = process_time() - begin
        if spent >= seconds:
            return count, spent


if __name__ == "__main__":
    main()

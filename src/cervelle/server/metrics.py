"""Counts for whoever runs the server, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Gauge:
    def __init__(self, name: str, about: str, kind: str = "gauge") -> None:
        self.name = name
        self.about = about
        self.kind = kind
        self.value = 0

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self.about, self.kind)
        yield f"{self.name} {self.value}"


class Counter(Gauge):
    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, "counter")

    def add(self, count: int = 1) -> None:
        self.value += count


class Histogram:
    """Of seconds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        """Counts what succeeded."""
        began = time.perf_counter()
        yield
        self.observe(time.perf_counter() - began)

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self.about, "histogram")
        total = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.live_tables = Gauge("cervelle_live_tables", "Tables in memory.")
        self.connections = Gauge("cervelle_connections", "Live streams that look on.")
        self.opened = Counter("cervelle_tables_opened_total", "Tables opened here.")
        self.entries = Counter("cervelle_entries_total", "Entries stored by this process.")
        self.conflicts = Counter("cervelle_conflicts_total", "Entries that another process stored first.")
        self.refusals = Counter("cervelle_refusals_total", "Actions that a rule, or a question closed meanwhile, refused.")
        self.commit_seconds = Histogram(
            "cervelle_commit_seconds", "Seconds a commit took.", (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
        )
        self.thinking_seconds = Histogram(
            "cervelle_bot_thinking_seconds", "Seconds a bot thought.", (0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
        )

    def text(self) -> str:
        return "".join(f"{line}\n" for each in vars(self).values() for line in each.lines())


def _heading(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"

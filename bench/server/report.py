"""What the figures say: a table beside boardgame.io, and the goals."""

from __future__ import annotations

from typing import NamedTuple

from bench.report import Goal

OURS, PEER = "Cervelle", "boardgame.io"


class Figures(NamedTuple):
    found: dict[tuple[str, int], dict[str, float]]
    """(who, tables) -> rate a second, p50 and p99 in seconds, processors used by server and driver, megabytes."""
    memory: dict[str, float]
    tables_in_memory: int

    def of(self, who: str, tables: int, name: str) -> float | None:
        return self.found.get((who, tables), {}).get(name)

    def ratio(self, tables: int, name: str) -> float | None:
        ours, theirs = self.of(OURS, tables, name), self.of(PEER, tables, name)
        return ours / theirs if ours and theirs else None

    def work(self, tables: int) -> float | None:
        """Moves in a second of the server's processor time, ours by theirs: what a busy machine blurs least."""
        rate, cpu = self.ratio(tables, "rate"), self.ratio(tables, "cpu")
        return rate / cpu if rate and cpu else None


COLUMNS = (("moves/s", 10), ("p50 ms", 9), ("p99 ms", 9), ("CPU µs/move", 13), ("server", 8), ("driver", 8), ("MB", 7))


def table(figures: Figures) -> str:
    """`server` and `driver`: the share of a processor that each used."""
    lines = [f"{'tables of two':<28}" + "".join(f"{name:>{width}}" for name, width in COLUMNS)]
    for (who, tables), each in sorted(figures.found.items(), key=lambda item: item[0][1]):
        cells = (
            f"{each['rate']:,.0f}", f"{1000 * each['p50']:.1f}", f"{1000 * each['p99']:.1f}",
            f"{1e6 * each['cpu'] / each['rate']:.0f}", f"{each['cpu']:.2f}", f"{each['driver']:.2f}", f"{each['rss']:.0f}",
        )  # fmt: skip
        padded = [f"{cell:>{width}}" for cell, (_, width) in zip(cells, COLUMNS, strict=True)]
        lines.append(f"{tables:>5}  {who:<21}" + "".join(padded))
    for who, megabytes in figures.memory.items():
        lines.append(f"{who}: {megabytes:.0f} MB with {figures.tables_in_memory:,} live tables, two players at each, 20 moves old")
    return "\n".join([*lines, ""])


def goals(figures: Figures) -> list[Goal]:
    rate = figures.ratio(200, "rate")
    return [
        Goal("moves a second at 200 tables, × boardgame.io", 1.5, None, rate),
        Goal("moves a second at 200 tables, × boardgame.io: the aim", 2, None, rate),
        Goal("moves in a second of processor time at 200 tables, ×", 1.5, None, figures.work(200)),
        Goal("p99 at 200 tables, × boardgame.io", None, 1, figures.ratio(200, "p99")),
        Goal(f"MB with {figures.tables_in_memory:,} live tables", None, 300, figures.memory.get(OURS)),
    ]

"""What the figures say: a table of ratios, and the goals."""

from __future__ import annotations

from typing import NamedTuple

HEARTS = "OpenSpiel hearts: Python loop"
UNO = "RLCard uno: env.step"
LIFE = "zombie-life: engine loop"
MOSH = "zombie-mosh: engine loop, compiled"
DEAD = "off-the-dead: engine loop, compiled"
MAUL = "maul-of-america: engine loop, compiled"
CAMPAIGN = "zombicide: engine loop, compiled"
COPY = "zombie-life: copy"

Rates = dict[str, float]
"""Contestant -> the best it did, a second."""


class Goal(NamedTuple):
    text: str
    least: float | None
    most: float | None
    found: float | None
    """None: something it needs was not measured."""

    @property
    def word(self) -> str:
        if self.found is None:
            return "not measured"
        low = self.least is not None and self.found < self.least
        high = self.most is not None and self.found > self.most
        return "missed" if low or high else "reached"


def table(rates: Rates) -> str:
    """Playouts with their ratios to the two peers, fastest first; then copies and imaginations with what each one takes."""
    steps = {name: rate for name, rate in rates.items() if not is_copy(name)}
    copies = {name: rate for name, rate in rates.items() if is_copy(name)}
    lines: list[str] = []
    if steps:
        lines += [f"{'random play':<58}{'steps/s':>12}{'× hearts':>10}{'× uno':>9}"]
        for name in sorted(steps, key=lambda name: -steps[name]):
            hearts, uno = ratio(rates, name, HEARTS), ratio(rates, name, UNO)
            lines += [f"{name:<58}{steps[name]:>12,.0f}{number(hearts, 2):>10}{number(uno, 1):>9}"]
        lines += ["", f"× hearts: times “{HEARTS}”; × uno: times “{UNO}”.", ""]
    if copies:
        lines += [f"{'copies and imaginations':<58}{'a second':>12}{'µs each':>10}"]
        lines += [f"{name:<58}{copies[name]:>12,.0f}{1e6 / copies[name]:>10.2f}" for name in sorted(copies)]
        lines += [""]
    return "\n".join(lines)


def goals(rates: Rates) -> list[Goal]:
    compiled, interpreted = f"{LIFE}, compiled", f"{LIFE}, interpreted"
    hearts = ratio(rates, compiled, HEARTS)
    return [
        Goal(f"{compiled}, × hearts", 1.5, None, hearts),
        Goal(f"{compiled}, × hearts: the aim", 2.5, None, hearts),
        Goal(f"{compiled}, × uno", 20, None, ratio(rates, compiled, UNO)),
        Goal(f"{interpreted}, × uno", 4, None, ratio(rates, interpreted, UNO)),
        Goal(f"{MOSH}, × hearts", 1, None, ratio(rates, MOSH, HEARTS)),
        Goal(f"{MOSH}, × hearts: the aim", 2, None, ratio(rates, MOSH, HEARTS)),
        Goal(f"{DEAD}, × hearts", 0.5, None, ratio(rates, DEAD, HEARTS)),
        Goal(f"{DEAD}, × hearts: the aim", 1, None, ratio(rates, DEAD, HEARTS)),
        Goal(f"{MAUL}, × hearts", 0.15, None, ratio(rates, MAUL, HEARTS)),
        Goal(f"{MAUL}, × hearts: the aim", 0.3, None, ratio(rates, MAUL, HEARTS)),
        Goal(f"{CAMPAIGN}, × hearts", 0.1, None, ratio(rates, CAMPAIGN, HEARTS)),
        Goal(f"{CAMPAIGN}, × hearts: the aim", 0.2, None, ratio(rates, CAMPAIGN, HEARTS)),
        Goal(f"{COPY}, compiled, µs each", None, 2, microseconds(rates, f"{COPY}, compiled")),
        Goal(f"{COPY}, interpreted, µs each", None, 5, microseconds(rates, f"{COPY}, interpreted")),
    ]


def told(goals: list[Goal]) -> str:
    lines = [f"{'goals':<58}{'wanted':>12}{'found':>10}"]
    for goal in goals:
        wanted = f"≥ {goal.least:g}" if goal.least is not None else f"≤ {goal.most:g}"
        lines += [f"{goal.text:<58}{wanted:>12}{number(goal.found, 2):>10}  {goal.word}"]
    return "\n".join(lines)


def ratio(rates: Rates, name: str, peer: str) -> float | None:
    return rates[name] / rates[peer] if name in rates and peer in rates else None


def microseconds(rates: Rates, name: str) -> float | None:
    return 1e6 / rates[name] if name in rates else None


def number(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def is_copy(name: str) -> bool:
    return ": copy" in name or ": imagine" in name

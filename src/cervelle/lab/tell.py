"""Figures: a table with a plot beside it, in the reader's language, and the bare numbers of both."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, NamedTuple

from cervelle.engine.words import Said, decimal, percent
from cervelle.lab.plan import Cell, Plan
from cervelle.lab.plot import Mark, histogram, intervals, scale_for
from cervelle.lab.statistics import SURE, Difference, Mean, Rate, holm, mean
from cervelle.lab.words import bot_name, lab_words

STRETCHES = 24
"""Bars of a histogram, at most about."""
NUMBERS = ("figure", "row", "column", "value", "low", "high", "games", "p", "holm")
"""What a row of figures.csv has."""

Numbers = tuple[str, str, str, float, float | str, float | str, int, float | str, float | str]


Rates = Sequence[tuple[str, Rate]]
"""Each with its label."""

Lengths = Sequence[Sequence[float]]
"""Of the games at each seed."""


class Figure(NamedTuple):
    name: str
    title: str
    note: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    plot: str
    numbers: Sequence[Numbers]


class Measure(NamedTuple):
    """One thing that two ways of playing differ in."""

    label: str
    difference: Difference
    is_share: bool
    """Told in percent, else as a number."""


class Teller:
    """Everything in one language."""

    def __init__(self, plan: Plan, language: str) -> None:
        self.plan = plan
        self.language = language

    def say(self, message: str, **said: Said) -> str:
        return lab_words().say(self.language, message, said)

    def percent(self, share: float) -> str:
        return percent(self.language, share)

    def decimal(self, number: float, digits: int = 1) -> str:
        return decimal(self.language, number, digits).replace("-", "−")

    def count(self, number: int) -> str:
        """With its thousands apart."""
        return f"{number:,}".replace(",", "\u202f" if self.language == "fr" else ",")

    def between(self, low: str, high: str) -> str:
        return self.say("lab-between", low=low, high=high)

    def bot(self, kind: str) -> str:
        return bot_name(self.language, kind)

    def role(self, role: str) -> str:
        return self.plan.game.words.say(self.language, f"role-{role}")

    def players(self, seats: int) -> str:
        return self.say("lab-players", count=seats, seats=str(seats))

    def cards(self, cell: Cell) -> str:
        return cell.data or self.say("lab-own-cards")

    def chosen(self, cell: Cell) -> str:
        """The options that differ between cells, as they are typed."""
        return ", ".join([f"{name}={typed(cell.box.options[name])}" for name in self.plan.by])

    def chance(self, p: float) -> str:
        return self.say("lab-below", least=self.decimal(0.001, 3)) if p < 0.001 else self.decimal(p, 3)

    def certainty(self, p: float) -> str:
        """Holm's p as it stands in a sentence."""
        return f"{self.say('lab-holm')} {'' if p < 0.001 else '= '}{self.chance(p)}"

    def change(self, value: float, is_share: bool) -> str:
        """With its sign: points of percent, or a number."""
        text = self.decimal(abs(100 * value if is_share else value), 1 if is_share else 2)
        return ("+" if value >= 0 else "−") + text

    # Figures ------------------------------------------------------------------------------------------

    def shares(
        self,
        name: str,
        heading: str,
        rates: Rates,
        even: float | None = None,
        note: str = "",
        title: str = "",
        counted: str = "games",
    ) -> Figure:
        """Shares of victories; `even` is what all would have if nothing mattered, `counted` what they are shares of."""
        rows, marks, numbers = [], [], []
        for label, found in rates:
            said = self.percent(found.share)
            between = self.between(self.percent(found.low), self.percent(found.high))
            rows.append([label, self.count(found.games), said, between])
            kind = "" if even is None else "good" if found.low > even else "bad" if found.high < even else ""
            marks.append(Mark(label, found.share, found.low, found.high, said, kind))
            numbers.append(numbered(name, label, "share", *found[:3], found.games))
        ends = [end for _, found in rates for end in (found.low, found.high)]
        scale = scale_for([*ends, *([] if even is None else [even])], 0.0, 1.0)
        ticks = [percent(self.language, tick, 0 if scale.step >= 0.01 else 1) for tick in scale.ticks()]
        title = title or self.say(f"lab-{name}")
        headings = [heading, self.say(f"lab-{counted}"), self.say("lab-share"), self.say("lab-interval")]
        return Figure(name, title, note, headings, rows, intervals(marks, scale, ticks, even, self.alt(title)), numbers)

    def lengths(self, name: str, heading: str, values: Sequence[tuple[str, Lengths]]) -> Figure:
        """Means, medians and quartiles; the plot shows all of them together."""
        rows, numbers = [], []
        for label, each in values:
            found = mean(each)
            rows.append([label, self.count(found.games), *self.spread(found)])
            ends: list[float | str] = [end if isfinite(end) else "" for end in (found.low, found.high)]
            numbers.append(numbered(name, label, "mean", found.mean, ends[0], ends[1], found.games))
            numbers.append(numbered(name, label, "median", found.median, found.quarter, found.three_quarters, found.games))
        title = self.say(f"lab-{name}")
        headings = [heading, *[self.say(f"lab-{each}") for each in ("games", "mean", "interval", "median", "quartiles")]]
        plot = self.histogram([value for _, each in values for seed in each for value in seed], title)
        return Figure(name, title, "", headings, rows, plot, numbers)

    def spread(self, found: Mean) -> list[str]:
        between = self.between(self.decimal(found.low), self.decimal(found.high)) if isfinite(found.low) else "—"
        quarter, median, three_quarters = [self.decimal(each, 0 if each == round(each) else 1) for each in found[3:6]]
        return [self.decimal(found.mean), between, median, self.between(quarter, three_quarters)]

    def histogram(self, values: Sequence[float], title: str) -> str:
        scale = scale_for([min(values), max(values) + 1], finest=1.0)
        width = max(1, round((scale.high - scale.low) / STRETCHES))
        counts = [0] * max(1, -(-round(scale.high - scale.low) // width))
        for value in values:
            counts[min(len(counts) - 1, int((value - scale.low) // width))] += 1
        scale = scale._replace(high=max(scale.high, scale.low + len(counts) * width))
        shown = [tick for tick in scale.ticks() if tick <= scale.high]
        return histogram(counts, scale, [self.count(round(tick)) for tick in shown], self.alt(title))

    def differences(self, name: str, measures: Sequence[Measure], columns: tuple[str, str], note: str) -> Figure:
        """Two ways of playing, measure by measure. The plot shows what is told in percent, where that is told at all."""
        raised = holm([each.difference.p for each in measures])
        rows, numbers = [], []
        for each, p in zip(measures, raised, strict=True):
            found = each.difference
            values = [self.percent(value) if each.is_share else self.decimal(value) for value in (found.first, found.second)]
            between = self.between(self.change(found.low, each.is_share), self.change(found.high, each.is_share))
            change = self.change(found.change, each.is_share)
            rows.append([each.label, *values, change, between, self.chance(found.p), self.chance(p)])
            for column, value in (("first", found.first), ("second", found.second)):
                numbers.append(numbered(name, each.label, column, value, "", "", found.pairs))
            numbers.append(numbered(name, each.label, "difference", found.change, found.low, found.high, found.pairs, found.p, p))
        title = self.say(f"lab-{name}")
        rest = ("difference", "interval", "p", "holm")
        headings = [self.say("lab-measure"), *columns, *[self.say(f"lab-{each}") for each in rest]]
        return Figure(name, title, note, headings, rows, self.forest(measures, raised, title), numbers)

    def forest(self, measures: Sequence[Measure], raised: Sequence[float], title: str) -> str:
        marks = []
        for each, p in zip(measures, raised, strict=True):
            found = each.difference
            kind = "" if p >= SURE else "good" if found.change > 0 else "bad"
            if each.is_share:
                said = self.change(found.change, True)
                marks.append(
                    Mark(each.label, found.change, min(found.low, found.change), max(found.high, found.change), said, kind)
                )
        if not marks:
            return ""
        scale = scale_for([0.0, *[end for mark in marks for end in (mark.low, mark.high)]])
        ticks = [self.change(tick, True) if abs(tick) > 1e-9 else "0" for tick in scale.ticks()]
        return intervals(marks, scale, ticks, 0.0, self.alt(title))

    def alt(self, title: str) -> str:
        """The table beside a plot says the same."""
        return self.say("lab-alt", title=title)


def numbered(
    figure: str,
    row: str,
    column: str,
    value: float,
    low: float | str,
    high: float | str,
    games: int,
    p: float | str = "",
    holm: float | str = "",
) -> Numbers:
    return figure, row, column, value, low, high, games, p, holm


def typed(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)

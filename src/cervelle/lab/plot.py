"""Small plots as SVG of our own. Places are shares of the width, so that words keep their size on any screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

ROW = 46
"""Pixels for each line of a plot: its label, then its mark."""
MARK = 14
"""Pixels between a mark and the end of its line."""
DASHES = 11
"""Pixels of the dashed line on each side of a mark."""
SECOND_LINE = 17
"""Pixels more, where a label has two lines."""
APART = " · "
"""Between the two lines of a label; a table has them in one."""
AXIS = 30
BARS = 150
MOST_TICKS = 5


class Mark(NamedTuple):
    """A value with where it may lie; `said` is how it is read."""

    label: str
    value: float
    low: float
    high: float
    said: str
    kind: str = ""
    """Its class: `good` or `bad` where that is known."""


class Scale(NamedTuple):
    """From low to high, with a tick every step."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        """Where a value stands, as a share of the width; a margin is left for the words of the first and the last tick."""
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return f"{4 + 92 * min(1.0, max(0.0, share)):.2f}%"

    def ticks(self) -> list[float]:
        return [self.low + i * self.step for i in range(round((self.high - self.low) / self.step) + 1)]


def scale_for(values: Sequence[float], least: float | None = None, most: float | None = None, finest: float = 0.0) -> Scale:
    """Round numbers around all the values, within bounds and in steps that make sense."""
    low, high = min(values), max(values)
    if high <= low:
        low, high = low - 0.5 * (abs(low) or 1), high + 0.5 * (abs(high) or 1)
    rough = (high - low) / MOST_TICKS
    power = 10 ** floor(log10(rough))
    step = max(finest, next(size * power for size in (1, 2, 5, 10) if size * power >= rough - 1e-12))
    low, high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    return Scale(low if least is None else max(least, low), high if most is None else min(most, high), step)


def intervals(marks: Sequence[Mark], scale: Scale, ticks: Sequence[str], reference: float | None, alt: str) -> str:
    """A dot for each value on a line as long as it is unsure; dashes, clear of the labels, where it would be if nothing
    mattered."""
    row = ROW + SECOND_LINE if any(APART in mark.label for mark in marks) else ROW
    height = len(marks) * row + AXIS
    parts = [_grid(scale, ticks, height)]
    for i, mark in enumerate(marks):
        parts.append(_mark(mark, scale, i * row, row, reference))
    return _svg(parts, height, alt)


def _mark(mark: Mark, scale: Scale, top: int, row: int, reference: float | None) -> str:
    middle = top + row - MARK
    span = f'x1="{scale.at(mark.low)}" x2="{scale.at(mark.high)}" y1="{middle}" y2="{middle}"'
    name, _, more = mark.label.partition(APART)
    below = f'<text class="more" x="0" y="{top + 16 + SECOND_LINE}">{escape(more)}</text>' if more else ""
    return _even(scale, reference, middle) + (
        f'<g class="mark {mark.kind}"><text class="name" x="0" y="{top + 16}">{escape(name)}</text>{below}'
        f'<text class="value" x="100%" y="{top + 16}">{escape(mark.said)}</text>'
        f'<line class="span" {span}/><circle cx="{scale.at(mark.value)}" cy="{middle}" r="6"/></g>'
    )


def _even(scale: Scale, reference: float | None, middle: int) -> str:
    if reference is None:
        return ""
    at = scale.at(reference)
    return f'<line class="even" x1="{at}" x2="{at}" y1="{middle - DASHES}" y2="{middle + DASHES}"/>'


def _grid(scale: Scale, ticks: Sequence[str], height: int) -> str:
    lines = []
    for tick, said in zip(scale.ticks(), ticks, strict=True):
        at = scale.at(tick)
        lines.append(
            f'<line x1="{at}" x2="{at}" y1="0" y2="{height - AXIS}"/><text x="{at}" y="{height - 10}">{escape(said)}</text>'
        )
    return f'<g class="grid">{"".join(lines)}</g>'


def histogram(counts: Sequence[int], scale: Scale, ticks: Sequence[str], alt: str) -> str:
    """How often each stretch of the scale came up; the stretches are as many as the counts."""
    height, tallest = BARS + AXIS, max([*counts, 1])
    bars = []
    width = 92 / len(counts)
    for i, count in enumerate(counts):
        tall = round(count / tallest * (BARS - 8), 1)
        at = f'x="{4 + i * width:.3f}%" width="{max(0.2, width - 0.3):.3f}%"'
        bars.append(f'<rect {at} y="{BARS - tall}" height="{tall}"/>')
    return _svg([_grid(scale, ticks, height), f'<g class="bars">{"".join(bars)}</g>'], height, alt)


def _svg(parts: Sequence[str], height: int, alt: str) -> str:
    return f'<svg class="plot" role="img" aria-label="{escape(alt)}" width="100%" height="{height}">{"".join(parts)}</svg>'

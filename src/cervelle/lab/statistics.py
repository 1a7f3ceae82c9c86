"""How sure one may be: intervals, and tests of two ways of playing at the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, erfc, exp, inf, lgamma, log, log1p, sqrt
from statistics import fmean, quantiles
from typing import NamedTuple

NORMAL_95 = 1.959964
SURE = 0.05
"""A difference with a smaller p is not explained by chance."""
PRECISION = 1e-12
MOST_TERMS = 500
EXACT_UP_TO = 1000
"""Pairs that differ: for more of them the binomial is summed by logarithms."""


class Rate(NamedTuple):
    """A share of victories, and where the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float
    games: int
    worth: float = 0.0
    """As many independent games would tell as much."""
    freedom: int = 0
    """Of Student's t, where `worth` had to be found from how seeds scatter."""

    def chance_of(self, even: float) -> float:
        """How likely a share is to lie as far from this one as it does, or farther, if this were the truth."""
        if not self.worth:
            return 1.0
        errors = abs(self.share - even) / sqrt(even * (1 - even) / self.worth)
        return student_tails(errors, self.freedom) if self.freedom else erfc(errors / sqrt(2))


class Mean(NamedTuple):
    """The interval has no ends where one seed alone was played."""

    mean: float
    low: float
    high: float
    quarter: float
    median: float
    three_quarters: float
    games: int


class Difference(NamedTuple):
    """The second of two less the first, over pairs at the same seed."""

    first: float
    second: float
    change: float
    low: float
    high: float
    p: float
    pairs: int
    exact: bool
    """By McNemar's exact test (won or lost), else by Student's paired test."""


def wilson(wins: float, games: float, quantile: float = NORMAL_95) -> tuple[float, float]:
    """Where the true share lies, with 95 % confidence."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, quantile**2
    middle = share + z2 / (2 * games)
    spread = quantile * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games)), min(1.0, (middle + spread) / (1 + z2 / games))


def rate(by_seed: Sequence[tuple[float, int]]) -> Rate:
    """From the wins and the games at each seed.

    Games at one seed are alike, so they do not count as that many: Wilson's interval is taken for as many independent
    games as would scatter like this, and wider where few seeds tell how they scatter.
    """
    seeds = [(wins, games) for wins, games in by_seed if games]
    games = sum(games for _, games in seeds)
    if not games:
        return Rate(0.0, 0.0, 1.0, 0)
    share = sum(wins for wins, _ in seeds) / games
    if games == len(seeds):
        return Rate(share, *wilson(share * games, games), games, games)
    worth, freedom = _worth(seeds)
    return Rate(share, *wilson(share * worth, worth, student_quantile(freedom)), games, worth, freedom)


def _worth(seeds: Sequence[tuple[float, float]]) -> tuple[float, int]:
    """As how many independent games these scatter, and with how many degrees of freedom that is known.

    Where all seeds are alike, two more are imagined, one all won and one all lost: nothing is certain just because it did
    not scatter.
    """
    if _are_alike([wins / games for wins, games in seeds]):
        usual = fmean(games for _, games in seeds)
        seeds = [*seeds, (usual, usual), (0.0, usual)]
    games, freedom = sum(games for _, games in seeds), len(seeds) - 1
    share = sum(wins for wins, _ in seeds) / games
    scatter = sum((wins - share * played) ** 2 for wins, played in seeds) / games**2
    return share * (1 - share) / (scatter * len(seeds) / freedom), freedom


def mean(by_seed: Sequence[Sequence[float]]) -> Mean:
    """Of as many games at each seed. What is sure depends on the seeds: games at one of them are alike."""
    values = [value for seed in by_seed for value in seed]
    middle, seeds = fmean(values), len(by_seed)
    means = [fmean(seed) for seed in by_seed]
    scattered = values if _are_alike(means) else means
    spread = student_quantile(seeds - 1) * _deviation(scattered) / sqrt(seeds) if seeds > 1 else inf
    quarter, median, three_quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return Mean(middle, middle - spread, middle + spread, quarter, median, three_quarters, len(values))


def difference(first: Sequence[float], second: Sequence[float], is_share: bool = False) -> Difference:
    """Two lists of the same seeds in the same order: an exact test where each is won or lost, else Student's paired test.
    Shares differ by no more than one."""
    if all(value in (0, 1) for value in (*first, *second)):
        return _mcnemar(first, second)
    found = _student(first, second, 1.0 if is_share else max(*first, *second) - min(*first, *second))
    return found._replace(low=max(-1.0, found.low), high=min(1.0, found.high)) if is_share else found


def _mcnemar(first: Sequence[float], second: Sequence[float]) -> Difference:
    """Only pairs that differ tell anything. The interval is Bonett's and Price's, and holds zero wherever the test allows it."""
    pairs = len(first)
    lost = sum(a > b for a, b in zip(first, second, strict=True))
    gained = sum(a < b for a, b in zip(first, second, strict=True))
    more, less = (gained + 1) / (pairs + 2), (lost + 1) / (pairs + 2)
    spread = NORMAL_95 * sqrt(max(0.0, more + less - (more - less) ** 2) / (pairs + 2))
    low, high = max(-1.0, more - less - spread), min(1.0, more - less + spread)
    change, p = (gained - lost) / pairs, coin_test(gained, lost)
    if p >= SURE:
        low, high = min(0.0, low), max(0.0, high)
    return Difference(fmean(first), fmean(second), change, low, high, p, pairs, True)


def _student(first: Sequence[float], second: Sequence[float], reach: float) -> Difference:
    """Where all pairs change alike, two more are imagined, one that gains as much as can be and one that loses it."""
    changes = [b - a for a, b in zip(first, second, strict=True)]
    pairs, change = len(changes), fmean(changes)
    if _are_alike(changes):
        changes += [reach, -reach]
    middle, freedom = fmean(changes), len(changes) - 1
    error = _deviation(changes) / sqrt(len(changes))
    spread = student_quantile(freedom) * error
    p = student_tails(middle / error, freedom) if error else 1.0
    return Difference(fmean(first), fmean(second), change, middle - spread, middle + spread, p, pairs, False)


def coin_test(heads: int, tails: int) -> float:
    """How likely a fair coin is to fall as unevenly as this, or more."""
    tosses, few = heads + tails, min(heads, tails)
    if heads == tails:
        return 1.0
    if tosses <= EXACT_UP_TO:
        return min(1.0, 2 * sum(comb(tosses, k) for k in range(few + 1)) / (1 << tosses))
    whole = lgamma(tosses + 1) - tosses * log(2)
    return min(1.0, 2 * sum(exp(whole - lgamma(k + 1) - lgamma(tosses - k + 1)) for k in range(few + 1)))


def student_tails(t: float, freedom: int) -> float:
    """How likely Student's t is to lie as far from zero as this, or farther."""
    return _beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def student_quantile(freedom: int) -> float:
    """The t that 5 % lie beyond, on both sides together."""
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if student_tails(middle, freedom) > SURE else (low, middle)
    return high


def holm(chances: Sequence[float]) -> list[float]:
    """p-values of several tests made at once, each raised so that one false alarm among all of them is as rare as p says."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    raised = [0.0] * len(chances)
    highest = 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - rank)))
        raised[i] = highest
    return raised


def _are_alike(values: Sequence[float]) -> bool:
    return max(values) - min(values) < PRECISION


def _deviation(values: Sequence[float]) -> float:
    middle = fmean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def _beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return front * _fraction(a, b, x) / a


def _fraction(a: float, b: float, x: float) -> float:
    """Lentz's way: numerators c and denominators d of ever longer fractions."""
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, MOST_TERMS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            c, d = 1 + term / c, 1 / (1 + term * d)
            found *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return found

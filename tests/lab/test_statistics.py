"""Intervals and tests, against values from tables and against their own meaning."""

from __future__ import annotations

import random
from math import comb, inf

import pytest

from cervelle.lab.statistics import coin_test, difference, holm, mean, rate, student_quantile, student_tails, wilson


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)]
)
def test_students_t_is_that_of_the_tables(freedom, t):
    assert student_quantile(freedom) == pytest.approx(t, abs=6e-4)
    assert student_tails(student_quantile(freedom), freedom) == pytest.approx(0.05, abs=1e-6)


def test_a_coin_is_judged_exactly():
    assert coin_test(2, 8) == pytest.approx(2 * (1 + 10 + 45) / 1024)
    assert coin_test(8, 2) == coin_test(2, 8)
    assert coin_test(5, 5) == coin_test(0, 0) == 1
    assert coin_test(460, 540) == pytest.approx(coin_test(540, 460))


def test_a_coin_tossed_often_is_judged_as_exactly():
    """By logarithms, since the numbers grow out of bounds."""
    for tails in (441, 500):
        assert coin_test(1001 - tails, tails) == pytest.approx(2 * sum(comb(1001, k) for k in range(tails + 1)) / 2**1001)


def test_one_game_a_seed_has_wilsons_interval():
    found = rate([(1, 1)] * 3 + [(0, 1)] * 7)
    assert (found.low, found.high) == pytest.approx(wilson(3, 10))
    assert (found.share, found.games) == (0.3, 10)


def test_games_that_are_all_alike_at_a_seed_count_once():
    """Four rotations that always end alike tell no more than one."""
    once, four_times = rate([(1, 1), (0, 1)] * 20), rate([(4, 4), (0, 4)] * 20)
    assert (four_times.low, four_times.high) == pytest.approx((once.low, once.high), abs=0.01)
    assert four_times.games == 4 * once.games


def alike(chance: random.Random, truth: float, games: int) -> int:
    """Victories at one seed, where a game is often like the first."""
    first = chance.random() < truth
    return first + sum(first if chance.random() < 0.5 else chance.random() < truth for _ in range(games - 1))


@pytest.mark.parametrize(("seeds", "games"), [(2, 6), (3, 6), (10, 4), (60, 2), (100, 4)])
def test_the_interval_holds_the_truth_19_times_in_20(seeds, games):
    """Or more often, where very few seeds tell how they scatter; the test agrees with it."""
    chance = random.Random(3)
    held = alarms = 0
    for _ in range(400):
        found = rate([(alike(chance, 0.3, games), games) for _ in range(seeds)])
        held += found.low <= 0.3 <= found.high
        alarms += found.chance_of(0.3) < 0.05
    assert 0.925 <= held / 400 <= (1 if seeds < 10 else 0.98)
    assert alarms == 400 - held


@pytest.mark.parametrize(("seeds", "games"), [(2, 6), (3, 6), (10, 4), (100, 4)])
def test_a_difference_of_shares_is_held_as_often(seeds, games):
    chance = random.Random(4)
    held = 0
    for _ in range(300):
        first, second = ([alike(chance, truth, games) / games for _ in range(seeds)] for truth in (0.5, 0.3))
        found = difference(first, second, is_share=True)
        assert -1 <= found.low <= found.high <= 1
        assert (found.p < 0.05) == (not found.low <= 0 <= found.high)
        held += found.low <= -0.2 <= found.high
    assert held / 300 >= 0.92


@pytest.mark.parametrize("wins", [0, 3, 6])
def test_seeds_that_do_not_scatter_are_not_certain(wins):
    few, many = rate([(wins, 6)] * 2), rate([(wins, 6)] * 20)
    share = wins / 6
    for found in (few, many):
        assert share == 0 or found.low < share
        assert share == 1 or found.high > share
    assert few.high - few.low > 0.5
    assert many.high - many.low < 0.25
    assert few.chance_of(0.25) > 0.05


def test_pairs_that_all_change_alike_are_not_certain():
    """As sure as the shares that they are made of."""
    few, many = (difference([0.25] * seeds, [0.75] * seeds, is_share=True) for seeds in (2, 20))
    assert few.low < 0 < few.change < few.high
    assert few.p > 0.05
    assert 0 < many.low < many.change < many.high
    assert many.p < 0.001
    share = rate([(3, 4)] * 20)
    assert many.high - many.low == pytest.approx(2 * (share.high - share.low), rel=0.2)
    numbers = difference([10.0] * 2, [12.0] * 2)
    assert numbers.low < 0 < numbers.high
    assert numbers.p > 0.05


def test_a_share_is_held_against_an_even_one():
    """1.96 standard errors away is 5 %."""
    found = rate([(1, 1)] * 549 + [(0, 1)] * 451)
    assert found.chance_of(0.5) == pytest.approx(0.00194, abs=2e-5)
    assert rate([(1, 1), (0, 1)]).chance_of(0.5) == 1


def test_nothing_played_is_nothing_known():
    found = rate([(0.0, 0)])
    assert (found.low, found.high, found.games) == (0, 1, 0)


def test_won_or_lost_is_judged_by_the_pairs_that_differ():
    first = [1] * 50 + [0] * 50 + [1] * 2 + [0] * 8
    second = [1] * 50 + [0] * 50 + [0] * 2 + [1] * 8
    found = difference(first, second)
    assert found.exact
    assert found.p == coin_test(8, 2)
    assert found.change == pytest.approx(6 / 110)
    assert found.low < found.change < found.high


def test_what_the_exact_test_allows_is_in_the_interval():
    """Five gained of eight: p = 0.0625."""
    found = difference([0] * 8, [1] * 5 + [0] * 3)
    assert found.p > 0.05
    assert found.low <= 0
    for gained in range(30):
        for lost in range(30):
            found = difference([0] * gained + [1] * lost + [0], [1] * gained + [0] * lost + [0])
            assert (found.p < 0.05) == (not found.low <= 0 <= found.high)


def test_numbers_are_judged_by_students_paired_test():
    """Student's own sleep data: t = 4.06, 9 degrees of freedom."""
    one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    found = difference(one, other)
    assert not found.exact
    assert found.p == pytest.approx(0.00283, abs=1e-5)
    assert (found.change, found.low, found.high) == pytest.approx((1.58, 0.7001, 2.4599), abs=1e-4)


def test_two_of_the_same_do_not_differ():
    for values in ([0, 1, 1], [0.5, 2, 3]):
        found = difference(values, values)
        assert (found.change, found.p) == (0, 1)


def test_chance_seldom_looks_like_a_difference():
    chance = random.Random(5)
    alarms = 0
    for _ in range(300):
        first, second = ([float(chance.random() < 0.4) for _ in range(80)] for _ in range(2))
        alarms += difference(first, second).p < 0.05
    assert alarms / 300 < 0.08


def test_holm_raises_and_keeps_the_order():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1, 1]
    assert holm([]) == []


def test_a_mean_has_its_quartiles():
    found = mean([[1], [2], [3], [4], [5]])
    assert (found.mean, found.quarter, found.median, found.three_quarters) == (3, 2, 3, 4)
    assert (found.low, found.high) == pytest.approx((3 - 1.9632, 3 + 1.9632), abs=1e-3)


def test_a_mean_is_as_sure_as_its_seeds():
    """Six games that are all alike tell no more than one, and one seed tells nothing of how they scatter."""
    once, six_times = mean([[1], [2], [3], [4], [5]]), mean([[value] * 6 for value in (1, 2, 3, 4, 5)])
    assert (six_times.low, six_times.high) == pytest.approx((once.low, once.high))
    assert six_times.games == 30
    assert mean([[1, 2, 3]]).high == inf
    assert mean([[1, 3], [3, 1]]).high > 3

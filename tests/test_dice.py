from __future__ import annotations

import pickle
from collections import Counter
from hashlib import shake_128

import pytest

from cervelle.engine.dice import Dice, mixed


def test_the_words_are_those_of_shake_128():
    """The same on every machine: anyone can check a record's chance with any SHAKE-128."""
    key = bytes(range(16))
    stream = b"".join(shake_128(key + i.to_bytes(8, "little")).digest(512) for i in range(3))
    dice = Dice(key)
    for i in range(3 * 128):
        assert dice.word() == int.from_bytes(stream[4 * i : 4 * i + 4], "little")


def test_every_number_is_as_likely_as_the_others():
    dice = Dice(bytes(16))
    counts = Counter(dice.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_numbers_that_would_favour_the_small_are_drawn_again():
    """3 · 2^30 divides 2^32 unevenly: a quarter of the words must be refused."""
    dice = Dice(bytes(16))
    limit = 3 << 30
    low = sum(dice.below(limit) < limit // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 400
    assert dice.at > 20_000 * 1.2


def test_a_twin_goes_its_own_way_from_the_same_place():
    dice = Dice(bytes(16))
    for _ in range(130):
        dice.below(6)
    twin = dice.twin()
    rolls = [twin.below(1000) for _ in range(300)]
    assert [dice.below(1000) for _ in range(300)] == rolls


def test_pickled_dice_roll_on():
    dice = Dice(bytes(16))
    for _ in range(130):
        dice.below(6)
    again = pickle.loads(pickle.dumps(dice))
    assert again == dice
    assert [again.below(99) for _ in range(200)] == [dice.below(99) for _ in range(200)]


@pytest.mark.parametrize("method", ["shuffle", "draw"])
def test_all_orders_are_as_likely(method):
    dice = Dice(bytes(16))
    orders = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3]
        if method == "draw":
            cards = [dice.draw(cards) for _ in range(3)]
        else:
            dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 2_000) < 200 for count in orders.values())


def test_mixed_keys_differ_by_purpose():
    assert mixed(bytes(16), b"a") != mixed(bytes(16), b"b")
    assert len(mixed(bytes(16), b"a")) == 16

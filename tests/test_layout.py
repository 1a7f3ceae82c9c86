"""Views as rows of numbers: for every game that has a layout, under random play."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from cervelle.engine.box import Box
from cervelle.engine.layout import Bits, ByKey, BySeat, Fields, Heap, List, Number, OneOf, Part, Seat, Skip
from cervelle.engine.table import Table
from tests.test_every_game import GAMES, in_every_game, some_way_in


def row_of(part: Part, value: object, me: int = 0) -> list[float]:
    row = [0.0] * part.size
    part.write(value, row, 0, me)
    return row


def row_at(t: Table, seat: int) -> list[float]:
    assert t.box.game.layout is not None
    return row_of(t.box.game.layout(t.box), t.view(seat), seat)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.layout is not None], ids=lambda game: game.id)
def test_every_number_has_a_name_of_its_own(game):
    box = game.box(game.seats[-1], None, {"survivors": 6} if "survivors" in game.options else {})
    layout = game.layout(box)
    names = list(layout.names())
    assert len(set(names)) == len(names) == layout.size


@in_every_game(examples=20)
def test_a_view_always_fits_its_layout(setting, data):
    t = some_way_in(setting, data, most=300)
    if setting.game.layout is not None:
        for seat in range(t.seats):
            row = row_at(t, seat)
            assert min(row) >= 0
            assert max(row) <= 1
            assert any(row)


@in_every_game(examples=20)
def test_the_numbers_tell_nothing_that_the_seat_does_not_know(setting, data):
    t = some_way_in(setting, data)
    if setting.game.layout is not None:
        seat = data.draw(st.sampled_from(range(t.seats)))
        assert row_at(t.imagine(seat, data.draw(st.integers(0, 2**31))), seat) == row_at(t, seat)


def test_quantities_are_shares_of_the_most():
    assert row_of(Number(4), 3) == [0.75]
    assert row_of(Number(4), 9) == [1.0]
    assert row_of(Number(), True) == [1.0]


def test_one_of_several():
    assert row_of(OneOf("abc"), "b") == [0, 1, 0]
    assert row_of(OneOf("abc"), None) == [0, 0, 0]
    with pytest.raises(KeyError):
        row_of(OneOf("abc"), "d")


def test_numbers_in_binary_digits():
    assert row_of(Bits(6), 5) == [1, 1, 0, 1]
    assert row_of(Bits(6), 0) == [1, 0, 0, 0]
    assert row_of(Bits(6), None) == [0, 0, 0, 0]


def test_seats_are_counted_from_the_readers():
    assert row_of(Seat(4), 1, me=3) == [0, 0, 1, 0]
    assert row_of(BySeat(3, Number(10)), [1, 2, 3], me=1) == [0.2, 0.3, 0.1]


def test_a_heap_forgets_the_order_and_a_list_keeps_it():
    assert row_of(Heap(OneOf("ab"), 4), "abb") == row_of(Heap(OneOf("ab"), 4), "bab") == [0.25, 0.5]
    assert row_of(List(3, OneOf("ab")), ["b", None]) == [0, 1, 0, 0, 0, 0]


def test_things_that_say_their_place():
    zones = ByKey("zone", 3, Fields({"zone": Skip(), "fire": Number()}))
    assert row_of(zones, [{"zone": 2, "fire": 1}, {"zone": 0}]) == [0, 0, 1]


def test_what_is_not_always_there_says_whether_it_is():
    assert row_of(Fields({"die": Number(6)}, flagged=True), {"die": 0}) == [1, 0]
    assert row_of(Fields({"die": Number(6)}, flagged=True), None) == [0, 0]


def test_what_no_part_stands_for_is_a_mistake():
    with pytest.raises(KeyError):
        row_of(Fields({"die": Number(6)}), {"dice": 3})


def test_a_layout_is_made_for_a_box():
    def widths(box: Box) -> int:
        assert box.game.layout is not None
        return box.game.layout(box).size

    life = GAMES["zombie-life"]
    assert widths(life.box(2, None, {})) < widths(life.box(3, None, {}))

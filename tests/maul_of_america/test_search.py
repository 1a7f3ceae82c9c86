"""Searching: equipment, zombies, and the same cell twice."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america.table_kit import TURNED
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    FOOD,
    MASTER,
    PISTOL,
    ZOMBIES_1,
    ZOMBIES_2,
    ZOMBIES_3,
    ZOMBIES_4,
    asked,
    cell,
    choose,
    maul,
    may,
    places,
    play,
    step,
    why_not,
    zombies,
)

rule = pytest.mark.rule


def search(where, *draws, **position):
    return choose(maul({1: where}, draws=draws, **position), "search")


@rule("maul.7.1")
def test_a_search_costs_an_action_and_is_shown_to_all():
    t = search("G10", FOOD)
    assert (t.left, len(t.search)) == (5, 44)
    assert t.view(3)["pawns"][0]["gear"] == [{"item": "food", "holds": None}]


@rule("maul.7.1")
def test_only_on_a_search_cell_and_with_an_action():
    assert not may(maul({1: "H10"}), "search")
    assert not may(maul({1: "G10"}, left=0, hands={1: ["vuja-de"]}), "search")
    assert may(maul({1: "G10"}), "search")
    assert search("G10", FOOD).gear[1] == [FOOD]


@rule("maul.7.2")
def test_equipment_may_be_used_at_once():
    t = search("G10", PISTOL, zombies=["J10"])
    assert places(t, "attack") == {"J10"}


@rule("maul.7.3")
@pytest.mark.parametrize(("card", "count"), [(ZOMBIES_1, 1), (ZOMBIES_2, 2), (ZOMBIES_3, 3), (ZOMBIES_4, 4)])
def test_zombies_come_where_the_zombie_master_wishes(card, count):
    t = search("J14", card)
    for name in ["I14", "I15", "J15"][: count if count < 3 else 0]:
        assert (t.waiting, asked(t)) == ((MASTER,), "found")
        choose(t, "set", cell(name))
    assert asked(t) == "act"
    assert set(zombies(t)) == set(["I14", "I15", "J15"][:count])
    assert t.searched == [card]


@rule("maul.7.3")
def test_next_to_the_client_in_the_same_room():
    t = search("G10", ZOMBIES_1)
    assert places(t, "set") == {"G9", "H9", "H10"}, "not behind the window or the wall"


@rule("maul.7.3")
def test_only_onto_free_cells():
    t = search("G10", ZOMBIES_1, zombies=["G9"])
    assert places(t, "set") == {"H9", "H10"}


@rule("maul.7.4")
def test_those_without_room_are_lost():
    t = search("J14", ZOMBIES_4)
    assert sorted(zombies(t)) == ["I14", "I15", "J15"]
    assert t.count == 0
    t = search("J14", ZOMBIES_2, zombies=["I14", "I15", "J15"])
    assert (len(zombies(t)), asked(t), t.count) == (3, "act", 0)


@rule("maul.7.4")
def test_so_are_those_without_a_pawn():
    crowd = [column + line for line in ("5", "6", "7") for column in "ABCDEFGH"]
    t = search("G10", ZOMBIES_3, zombies=crowd)
    assert len(t.in_pool()) == 1
    choose(t, "set", cell("H10"))
    assert (len(zombies(t)), asked(t), t.count) == (25, "act", 0)
    t = search("G10", ZOMBIES_3, zombies=[*crowd, "I6"])
    assert (len(zombies(t)), asked(t), t.count) == (25, "act", 0)
    assert "3 zombies have no free cell, or no pawn, and do not come." in [text for _, text, _ in t.log(1, "en")]


def test_a_turned_client_may_come_along():
    crowd = [column + line for line in ("5", "6", "7") for column in "ABCDEFGH"]
    t = search("G10", ZOMBIES_1, zombies=[*crowd, "I6"], dead=[3])
    choose(t, "set", cell("H10"))
    assert t.zombie_at(cell("H10")) == TURNED + 3


def test_they_act_from_the_next_turn_of_the_zombie_master_on():
    t = choose(search("G10", ZOMBIES_1), "set", cell("H10"))
    assert t.view(1)["zombies"] == [{"id": 0, "cell": cell("H10"), "acted": False, "was": None, "gear": []}]


@rule("maul.7.5")
def test_not_the_same_cell_twice_in_a_row():
    t = search("Q10", FOOD, AMMO, left=9, hands={1: ["air-duct"]})
    assert why_not(t, "search") == "maul.7.5"
    step(t, "R10")
    step(t, "Q10")
    assert why_not(t, "search") == "maul.7.5", "going away and coming back is not enough"
    play(t, "air-duct")
    choose(step(t, "Q11"), "search")
    step(t, "Q10")
    assert why_not(t, "search") is None


@rule("maul.7.5")
def test_each_client_remembers_their_own():
    t = search("Q10", FOOD)
    t.last_search[2] = cell("A1")
    assert why_not(t, "search") == "maul.7.5"
    t = maul({1: "Q10"})
    t.last_search[2] = cell("Q10")
    choose(t, "search")


@rule("maul.4.5")
def test_an_empty_deck_takes_back_its_discard():
    t = maul({1: "G10"})
    t.search, t.searched = [], [PISTOL, PISTOL]
    choose(t, "search")
    assert (t.gear[1], t.search, t.searched) == ([PISTOL], [PISTOL], [])


def test_with_nothing_anywhere_nothing_is_found():
    t = maul({1: "G10"})
    t.search, t.searched = [], []
    choose(t, "search")
    assert (t.gear[1], t.left, asked(t)) == ([], 5, "act")


def test_the_card_just_turned_up_may_be_shuffled_back():
    t = maul({1: "Q10"}, hands={1: ["premonition"]})
    t.search, t.searched = [ZOMBIES_1], []
    choose(t, "search")
    choose(t, "set", cell("R10"))
    assert (t.search, t.searched) == ([], [ZOMBIES_1])
    play(t, "premonition")
    assert asked(t) == "found"


def test_a_cart_is_found_like_anything_else():
    t = search("G10", CART)
    assert t.gear[1] == [CART]

"""Steps, windows, escalators, and cells that somebody is on."""

from __future__ import annotations

import pytest

from tests.maul_of_america.positions import (
    MASTER,
    NAMES,
    asked,
    cards,
    choose,
    masters,
    maul,
    may,
    offered,
    places,
    play,
    step,
    turn_of,
    where,
    why_not,
    zombies,
)

rule = pytest.mark.rule

RING = ["G5", "H5", "I5", "G6", "I6", "G7", "H7", "I7"]


@rule("maul.5.1")
def test_a_step_in_any_of_eight_directions_costs_one_action():
    assert places(maul({1: "H6"}), "step") == set(RING)
    for name in RING:
        t = step(maul({1: "H6"}), name)
        assert (where(t, 1), t.left) == (name, 5)


@rule("maul.5.2")
@pytest.mark.parametrize(("here", "there"), [("F4", "E5"), ("C5", "B4"), ("C4", "D5"), ("N3", "M2"), ("P6", "Q7")])
def test_no_diagonal_step_at_a_corner_or_a_door(here, there):
    assert why_not(maul({1: here}), "step", there) == "maul.5.2"


def test_a_door_is_passed_straight():
    t = step(maul({1: "C5"}), "C4")
    assert (where(t, 1), t.left) == ("C4", 5)


@rule("maul.5.3")
@pytest.mark.parametrize(("here", "there"), [("F9", "G9"), ("G9", "F9"), ("I7", "I8"), ("U8", "U9"), ("U8", "V9")])
def test_a_window_costs_two(here, there):
    t = step(maul({1: here}), there)
    assert (where(t, 1), t.left) == (there, 4)


# Cells that somebody is on ------------------------------------------------------------------------


def test_one_may_cross_a_zombie_or_a_client():
    for position in ({"zombies": ["I6"]}, {"clients": {1: "H6", 2: "I6"}}):
        t = maul(**{"clients": {1: "H6"}, **position}, rolls=[1])
        step(t, "I6")
        assert where(t, 1) == "I6"
        step(t, "J6")
        assert (where(t, 1), t.left) == ("J6", 4)
    assert where(t, 2) == "I6"


@rule("maul.5.4")
def test_but_not_with_the_last_action():
    assert why_not(maul({1: "H6"}, ["I6"], left=1), "step", "I6") == "maul.5.4"
    assert why_not(maul({1: "H6"}, ["I6"], left=2), "step", "I6") is None


@rule("maul.5.4")
def test_several_in_a_row_take_as_many_actions_and_one_more():
    """At the end of a blind alley: two rows of zombies, and the way back."""
    crowd = [column + line for line in "123" for column in "FGH" if column + line != "G1"]
    t = step(maul({1: "G1"}, crowd, left=2, rolls=[1]), "G2")
    assert places(t, "step") == {"G1"}
    assert why_not(t, "step", "G3") == "maul.5.4"
    t = step(maul({1: "G1"}, crowd, left=3, rolls=[1, 1]), "G2", "G3", "G4")
    assert (where(t, 1), t.left) == ("G4", 0)


@rule("maul.5.5")
def test_on_an_occupied_cell_one_can_only_move():
    t = maul({1: "A2"}, ["A1", "B2"], gear={1: [6, 2]}, wounds={1: 1}, hands={1: ["fresh-air"]}, rolls=[1])
    assert may(t, "attack")
    assert may(t, "heal")
    step(t, "A1")
    assert {choice[0] for choice in offered(t)} == {"step"}
    assert cards(t) == []
    assert why_not(t, "end") == "maul.5.5"


@rule("maul.5.6")
@pytest.mark.parametrize(("die", "wounds"), [(6, 1), (5, 0), (1, 0)])
def test_a_zombie_that_is_crossed_wounds_on_a_six(die, wounds):
    t = step(maul({1: "H6"}, ["I6"], rolls=[die]), "I6")
    assert t.wounds[1] == wounds
    assert t.view(1)["roll"] == {"of": "crossing", "die": die, "add": 0, "needs": 6, "hit": die == 6}
    assert t.left == 5, "a wound costs nothing in the turn it is taken"


@rule("maul.5.6")
def test_no_card_changes_that():
    hands = {1: ["heavy-clothing", "missed-by"], MASTER: ["relentless", "blind-side"]}
    t = step(maul({1: "H6"}, ["I6"], rolls=[6], hands=hands), "I6")
    assert (asked(t), t.wounds[1]) == ("act", 1)
    t = step(maul({1: "H6"}, ["I6"], rolls=[5], hands=hands), "I6")
    assert (asked(t), t.wounds[1]) == ("act", 0)


@rule("maul.5.6")
def test_every_entry_is_another_roll():
    t = step(maul({1: "H6"}, ["I6", "J6"], rolls=[6, 6]), "I6", "J6")
    assert t.wounds[1] == 2
    step(t, "K6")
    assert (where(t, 1), t.left) == ("K6", 3)


def test_a_client_that_is_crossed_does_nothing():
    t = step(maul({1: "H6", 2: "I6"}, rolls=[6]), "I6")
    assert t.wounds[1] == 0


def test_whoever_dies_while_crossing_rises_on_the_nearest_free_cell():
    t = step(maul({1: "H6"}, ["I6"], wounds={1: 3}, rolls=[6]), "I6")
    assert (t.waiting, asked(t)) == ((MASTER,), "settle")
    assert places(t, "set") == {"H5", "I5", "J5", "H6", "J6", "H7", "I7", "J7"}
    choose(t, "set", t.ground().near[t.zombies[0]][0])
    assert zombies(t) == ["I6", "H5"]
    assert asked(t) == "nothing"


@rule("maul.5.7")
def test_a_pawn_that_is_stopped_on_an_occupied_cell_is_put_on_the_nearest_free_one():
    """On a zombie at the escalator when that breaks down."""
    t = turn_of(1, clients={1: "M20"}, zombies=["M19"], rolls=[3, 3, 1], hands={2: ["merry-go-round"]})
    step(t, "M19", "A19")
    assert asked(t) == "escalator"
    play(t, "merry-go-round")
    assert (t.waiting, asked(t)) == ((MASTER,), "settle")
    assert places(t, "set") == {"L18", "M18", "L19", "L20", "M20", "A19"}
    choose(t, "set", t.ground().link[t.zombies[0]])
    assert (where(t, 1), asked(t)) == ("A19", "nothing")
    assert t.client_at(t.where[1]) == 1


@rule("maul.5.7")
def test_if_there_is_only_one_nobody_is_asked():
    crowd = ["M19", "L18", "M18", "L19", "L20", "A19"]
    t = turn_of(1, clients={1: "M20"}, zombies=crowd, rolls=[3, 3, 1], hands={2: ["merry-go-round"]})
    step(t, "M19")
    assert why_not(t, "step", "A19") is None
    step(t, "A19")
    play(t, "merry-go-round")
    assert (where(t, 1), asked(t)) == ("M20", "nothing")


# Escalators and fountains -------------------------------------------------------------------------


@rule("maul.5.8")
def test_an_escalator_takes_one_action():
    t = step(maul({1: "M19"}), "A19")
    assert (where(t, 1), t.left) == ("A19", 5)
    step(t, "M19")
    assert where(t, 1) == "M19"


def test_zombies_ride_it_too():
    t = choose(masters({1: "M18"}, ["A19"]), "activate", 0)
    step(t, "M19")
    assert (zombies(t), t.legs) == (["M19"], 3)


def test_an_escalator_is_no_way_for_an_attack():
    t = maul({1: "M19"}, ["A19"], gear={1: [7]})
    assert not may(t, "attack")
    t = choose(masters({1: "M19"}, ["A19"]), "activate", 0)
    assert not may(t, "bite")


def test_an_escalator_may_lead_onto_somebody():
    t = step(maul({1: "M19"}, ["A19"], rolls=[6]), "A19")
    assert (t.wounds[1], t.crossing) == (1, 1)
    step(t, "A20")
    assert where(t, 1) == "A20"


def test_a_fountain_cannot_be_entered():
    t = maul({1: "T18"})
    assert "U18" not in places(t, "step")
    assert "U18" not in NAMES.values()

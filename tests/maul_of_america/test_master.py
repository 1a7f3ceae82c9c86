"""The Zombie Master's turn: reinforcements, steps, bites, and all the rest at once."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america.table_kit import TURNED
from tests.maul_of_america.positions import (
    RIFLE,
    asked,
    attack,
    cell,
    choose,
    masters,
    may,
    offered,
    places,
    step,
    turned,
    why_not,
    zombies,
)

rule = pytest.mark.rule

CROWD = [column + line for line in ("5", "6", "7") for column in "ABCDEFGH"]
"""Twenty-four zombies on the open floor."""


def activated(clients=None, crowd=("H6",), zombie=0, **position):
    return choose(masters(clients, crowd, **position), "activate", zombie)


# Reinforcements -----------------------------------------------------------------------------------


@rule("maul.11.2")
@pytest.mark.parametrize(("dead", "count"), [([], 3), ([2], 2), ([1, 3], 1)])
def test_one_for_every_living_client(dead, count):
    t = masters(dead=dead)
    assert t.view(1)["reinforcements"] == count


@rule("maul.11.3")
def test_they_enter_by_arrows_and_exits_that_lead_outside():
    t = masters()
    assert places(t, "enter") == {"O1", "U1", "V1", "AF5", "AF6", "S20"}


@rule("maul.11.3")
def test_entering_is_the_first_of_four_actions():
    t = choose(masters(), "enter", cell("O1"))
    assert (asked(t), t.legs, t.reinforcements) == ("zombie", 3, 2)
    step(t, "O2", "O3", "O4")
    assert zombies(t) == ["O4"]
    assert not may(t, "activate"), "it has been activated"
    assert places(t, "enter") == {"O1", "U1", "V1", "AF5", "AF6", "S20"}


@rule("maul.11.4")
def test_without_a_pawn_a_reinforcement_is_lost():
    t = masters(zombies=CROWD)
    assert t.reinforcements == 1
    t = masters(zombies=[*CROWD, "I6"])
    assert (t.reinforcements, may(t, "enter")) == (0, False)


@rule("maul.11.4", "maul.10.4")
def test_dead_clients_are_pawns_too():
    t = masters(zombies=[*CROWD, "I6"], dead=[3])
    assert t.reinforcements == 1
    choose(t, "enter", cell("O1"))
    assert t.active == TURNED + 3


@rule("maul.11.5")
def test_those_that_have_not_entered_are_lost():
    t = choose(masters(), "end")
    assert t.reinforcements == 0
    assert zombies(t) == []


@rule("maul.11.5", "maul.11.2")
def test_whoever_cannot_enter_waits_in_vain():
    """A Client stands on each way in."""
    clients = {1: "O1", 2: "U1", 3: "V1", 4: "AF5", 5: "AF6"}
    t = masters(clients, ["S20", "R19", "S19", "T19", "R20", "T20"], seats=6)
    assert t.reinforcements == 5
    assert places(t, "enter") == {"S20"}, "through the zombie, and on"
    choose(t, "end")
    assert t.reinforcements == 0


def test_never_onto_a_client_nor_into_a_crowd_without_end():
    t = masters({1: "O1"}, [column + line for line in "123" for column in "UV"])
    assert why_not(t, "enter", "O1") == "maul.11.9"
    assert why_not(t, "enter", "U1") is None, "the fourth action leads out of the crowd"
    crowd = [column + line for line in "1234" for column in "NOP"]
    assert why_not(masters({}, crowd), "enter", "O1") is None, "into the shop on the left"
    assert why_not(masters({}, [*crowd, "M3"]), "enter", "O1") == "maul.11.8"


def test_one_that_enters_upon_another_must_go_on():
    t = choose(masters({}, ["O1"]), "enter", cell("O1"))
    assert (t.crossing, t.legs) == (1, 3)
    assert why_not(t, "stop") == "maul.11.8"
    step(t, "O2")
    assert why_not(t, "stop") is None


# Steps --------------------------------------------------------------------------------------------


@rule("maul.11.1")
def test_every_zombie_has_four_actions():
    t = step(activated({}, ["H6", "A1"]), "I6", "J6", "K6", "L6")
    assert (zombies(t), asked(t)) == (["L6", "A1"], "master")
    choose(t, "activate", 1)
    assert t.legs == 4


@rule("maul.11.6")
def test_all_actions_of_one_before_the_next_and_each_once():
    t = step(activated({}, ["H6", "A1"]), "I6")
    assert not may(t, "activate"), "the first is still at it"
    choose(t, "stop")
    assert ("activate", 0) not in offered(t)
    assert ("activate", 1) in offered(t)


@rule("maul.11.7")
def test_a_zombie_moves_like_a_client():
    assert places(activated(), "step") == {"G5", "H5", "I5", "G6", "I6", "G7", "H7", "I7"}
    t = activated({}, ["F9"])
    assert step(t, "G9").legs == 2
    assert why_not(activated({}, ["F4"]), "step", "E5") == "maul.5.2"
    t = step(activated({}, ["F6"]), "F7", "F8", "F9")
    assert why_not(t, "step", "G9") == "maul.3.7"


@rule("maul.11.8")
def test_it_may_cross_another_but_not_stop_there():
    t = step(activated({}, ["H6", "I6"]), "I6")
    assert why_not(t, "stop") == "maul.11.8"
    step(t, "J6")
    assert zombies(t) == ["J6", "I6"]
    t = step(activated({}, ["H6", "L6"]), "I6", "J6", "K6")
    assert why_not(t, "step", "L6") == "maul.11.8", "with its last action"


@rule("maul.5.5")
def test_on_anothers_cell_it_can_only_move():
    t = step(activated({1: "J6"}, ["H6", "I6"]), "I6")
    assert why_not(t, "bite", 1) == "maul.5.5"
    assert {choice[0] for choice in offered(t)} == {"step", "advance"}


@rule("maul.11.9")
def test_it_never_enters_a_clients_cell():
    t = activated({1: "I6"})
    assert why_not(t, "step", "I6") == "maul.11.9"


def test_nor_does_it_count_on_that_to_get_through():
    """Behind the other zombie there is nothing but a Client."""
    t = activated({1: "B1", 2: "A2"}, ["B2", "A1", "C1", "C2", "A3"], zombie=0)
    assert why_not(t, "step", "A1") is None, "back again"
    step(t, "A1")
    assert places(t, "step") == {"B2"}


# Bites --------------------------------------------------------------------------------------------


@rule("maul.11.10")
@pytest.mark.parametrize(("die", "wounds"), [(5, 0), (6, 1)])
def test_a_zombie_bites_on_a_six(die, wounds):
    t = choose(activated({1: "I7"}, rolls=[die]), "bite", 1)
    assert t.wounds[1] == wounds
    assert t.view(1)["roll"] == {"of": "attack", "die": die, "add": 0, "needs": 6, "hit": die == 6}


@rule("maul.11.10")
def test_only_a_neighbour():
    assert not may(activated({1: "J6"}), "bite")
    t = step(activated({1: "J6"}, rolls=[6]), "I6")
    assert choose(t, "bite", 1).wounds[1] == 1


@rule("maul.11.11")
def test_one_bite_is_all_and_the_last():
    t = choose(step(activated({1: "J6"}, rolls=[1]), "I6"), "bite", 1)
    assert (asked(t), t.active) == ("master", -1)
    assert not may(t, "activate")
    t = activated({1: "I6"})
    assert may(t, "step"), "before it, steps"
    t.rampage, t.bites = 1, 1
    assert not may(t, "step"), "after the first of two, only the other"


def test_an_action_is_needed_to_bite():
    t = step(activated({1: "M6"}), "I6", "J6", "K6", "L6")
    assert asked(t) == "master"


# All the rest -------------------------------------------------------------------------------------


def rest_advances(where, t):
    return choose(choose(t, "advance"), "goal", cell(where))


@rule("maul.11.12")
def test_the_rest_advances_by_the_shortest_way():
    t = rest_advances("P5", masters({}, ["A5", "H5", "D5"]))
    assert zombies(t) == ["E5", "L5", "H5"]
    assert not may(t, "activate")


@rule("maul.11.12")
def test_those_that_reach_a_client_bite():
    t = rest_advances("J6", masters({1: "J6"}, ["H6", "L6", "A1"], rolls=[6, 6]))
    assert t.wounds[1] == 2


@rule("maul.11.12")
def test_one_that_is_active_goes_first_with_what_it_has_left():
    t = step(activated({}, ["H5", "A5"]), "H6", "H5")
    rest_advances("P5", t)
    assert zombies(t) == ["J5", "E5"]


@rule("maul.11.12")
def test_they_pass_one_another_but_none_stops_on_another():
    crowd = [column + line for line in "567" for column in "ABCD"]
    t = rest_advances("P5", masters({}, crowd))
    assert len(set(zombies(t)) - set(crowd)) >= 9
    assert len(set(zombies(t))) == 12
    assert all(t.zombie_at(t.zombies[zombie]) == zombie for zombie in t.on_board())


def test_at_the_goal_they_stay():
    t = rest_advances("H6", masters({}, ["H6"]))
    assert zombies(t) == ["H6"]


def test_a_turn_ends_by_itself_when_nothing_is_left():
    t = masters(zombies=["H6"], dead=[2, 3])
    choose(choose(t, "enter", cell("O1")), "stop")
    choose(choose(t, "activate", 0), "stop")
    assert asked(t) == "nothing"


def test_a_zombie_without_brains_has_no_weapons():
    t = masters({1: "J6"}, ["H6"], dead=[2])
    smart = turned(t, 2, "H5", RIFLE)
    choose(t, "activate", 0)
    assert not may(t, "attack")
    choose(choose(t, "stop"), "activate", smart)
    assert places(t, "attack") == {"J6"}
    attack(t, RIFLE, "J6")
    assert asked(t) == "master"

"""The zombies' turn: attacks, ways, splits, extra activations, and the dead who are devoured."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.rules_move import noise_in
from cervelle.games.zombicide.rules_walk import goals_of, ways_to
from cervelle.games.zombicide.rules_zombies import rush
from cervelle.games.zombicide.scenarios import zone_name
from cervelle.games.zombicide.table_kit import ABOMINATION, DEAD, FATTY, RUNNER, SHADOW, SPAWNING, WALKER
from tests.zombicide.positions import asked, camp, card, do, flasks, mob, offered, run, zone

rule = pytest.mark.rule
ACTIVATE = [rules_zombies.activate]


# Attacks ------------------------------------------------------------------------------------------


@rule("zc.14.8")
def test_all_zombies_act_zone_after_zone():
    t = camp(["c3"], {"c1": "W", "c6": "F"}, then=ACTIVATE)
    assert (mob(t, "c2"), mob(t, "c5")) == ("W", "F")


@rule("zc.14.1")
def test_zombies_beside_a_survivor_attack_and_never_miss():
    t = camp(["c3"], {"c3": "WF"}, then=ACTIVATE)
    assert t.wounds == [2]
    assert mob(t, "c3") == "WF"


@rule("zc.14.1")
def test_a_necromancer_attacks_too():
    t = camp(["c3"], {"c3": "N"}, scenario=5, then=ACTIVATE)
    assert t.wounds == [1]


def test_those_who_come_into_the_zone_do_not_attack_with_the_same_action():
    t = camp(["c3"], {"c3": "W", "c4": "W"}, then=ACTIVATE)
    assert t.wounds == [1]
    assert mob(t, "c3") == "WW"


@rule("zc.14.2")
def test_the_players_share_out_the_wounds():
    t = camp(["c3", "c3"], {"c3": "WW"}, then=ACTIVATE)
    assert asked(t) == "victim"
    do(t, "victim", 1)
    do(t, "victim", 1)
    assert t.wounds == [0, 2]


def test_nobody_is_asked_where_there_is_no_choice():
    t = camp(["c3", "c4"], {"c3": "W"}, then=ACTIVATE)
    assert t.wounds == [1, 0]


def test_whoever_is_unseen_is_not_attacked():
    t = camp(["c3", "c3"], {"c3": "W"}, states={0: SHADOW}, then=ACTIVATE)
    assert t.wounds == [0, 1]


# Ways ---------------------------------------------------------------------------------------------


def wants(where, zombie, **position):
    """Where a zombie would go."""
    t = camp(where, {zombie: "W"}, **position)
    return sorted(zone_name(each) for each in goals_of(t, zone(zombie)))


@rule("zc.14.3")
def test_towards_the_noisiest_survivors_in_sight():
    assert wants(["c1", "f4", "f4"], "c4") == ["f4"]
    t = camp(["c1", "f4", "f4"], {"c4": "W"}, then=ACTIVATE)
    assert mob(t, "d4") == "W"


@rule("zc.14.3")
def test_those_in_sight_come_before_louder_ones_elsewhere():
    t = camp(["c1", "f6", "f6"], {"c4": "W"}, noise={"f6": 5}, then=ACTIVATE)
    assert mob(t, "c3") == "W"


@rule("zc.14.3")
def test_with_nobody_in_sight_towards_the_most_noise():
    t = camp(["f2", "f2", "b6"], {"a4": "W"}, noise={"b6": 2}, then=ACTIVATE)
    assert mob(t, "a5") == "W"


def test_where_it_is_loudest_already_they_stay():
    t = camp(["f2"], {"a4": "W"}, noise={"a4": 2}, then=ACTIVATE)
    assert mob(t, "a4") == "W"


@rule("zc.14.4")
def test_each_survivor_is_one_noise():
    t = camp(["c3", "c3", "d3"], noise={"c3": 1})
    assert noise_in(t, zone("c3")) == 3
    assert noise_in(t, zone("d3")) == 1
    t.states[0] = SHADOW
    assert noise_in(t, zone("c3")) == 2


@rule("zc.14.7")
def test_closed_doors_stop_them_however_loud_it_is_behind():
    t = camp(["a2"], {"c1": "W"}, then=ACTIVATE)
    assert mob(t, "b1") == "W"
    run(t, rules_zombies.activate)
    assert mob(t, "a1") == "W"
    run(t, rules_zombies.activate)
    assert mob(t, "a1") == "W"
    assert t.wounds == [0]


def test_an_open_way_however_long_is_taken_before_a_closed_door():
    t = camp(["d5"], doors=["d5-d6"])
    assert [zone_name(each) for each in ways_to(t, zone("c5"), [zone("d5")])] == ["c6"]


@rule("zc.14.5")
def test_equal_ways_split_a_group_evenly_and_the_players_place_the_odd_ones():
    t = camp(["c6"], {"a4": "WWWFF"}, then=ACTIVATE)
    assert asked(t) == "split"
    assert (mob(t, "a5"), mob(t, "b4")) == ("WF", "WF")
    do(t, "towards", "b4")
    assert (mob(t, "a5"), mob(t, "b4"), mob(t, "a4")) == ("WF", "WWF", "")


@rule("zc.14.5")
def test_equal_targets_split_it_too_near_or_far():
    t = camp(["c1", "f4"], {"c4": "WW"}, then=ACTIVATE)
    assert (mob(t, "c3"), mob(t, "d4")) == ("W", "W")


@rule("zc.14.5")
def test_one_of_a_kind_goes_where_the_players_say():
    t = camp(["c6"], others=[("nurse", "a4")], then=ACTIVATE)
    assert offered(t) == [("towards", zone("b4")), ("towards", zone("a5"))]
    do(t, "towards", "a5")
    assert mob(t, "a5") == "nurse"


@rule("zc.14.6")
def test_a_runner_has_two_actions():
    t = camp(["c3"], {"c5": "RW"}, then=ACTIVATE)
    assert (mob(t, "c3"), mob(t, "c4"), t.wounds) == ("R", "W", [0])
    t = camp(["c3"], {"c4": "R"}, then=ACTIVATE)
    assert t.wounds == [1]


# Extra activations --------------------------------------------------------------------------------


@rule("zc.8.1")
@pytest.mark.parametrize(("which", "moved"), [(WALKER, "W"), (FATTY, "F"), (RUNNER, "R")])
def test_an_extra_activation_is_one_action_of_one_sort(which, moved):
    t = camp(["c1"], {"c6": "WFR"}, then=[lambda t: rush(t, which)])
    assert mob(t, "c5") == moved
    assert mob(t, "c4") == ""


@rule("zc.8.1")
def test_all_abominations_have_one_together():
    t = camp(["c1"], {"c6": "W"}, [("plain", "c6"), ("wolfbomination", "c6")], then=[lambda t: rush(t, ABOMINATION)])
    assert mob(t, "c5") == "plain wolfbomination"
    assert mob(t, "c6") == "W"


@rule("zc.8.1")
def test_in_the_midst_of_the_zombies_turn_the_others_go_on_afterwards():
    """A kept action opens a house, its card makes walkers act once more, then everyone acts who has not."""
    t = camp(["a1", "f6"], {"c6": "W", "c5": "F"}, [("bard", "d6")], xp={0: 35}, gear={0: ["axe"]}, kept=[0], phase=DEAD,
             draws=[card("rush W"), card("double")], then=ACTIVATE)  # fmt: skip
    assert asked(t) == "before"
    do(t, "door", 0, "a1-a2")
    assert (mob(t, "e6"), mob(t, "f6"), mob(t, "c4")) == ("W", "bard", "F")
    assert t.halted == []


def test_whoever_comes_in_the_midst_of_it_does_not_act_with_them():
    t = camp(["a1"], {"c6": "W"}, xp={0: 35}, gear={0: ["axe"]}, kept=[0], phase=DEAD, scenario=2,
             draws=[card("1N/1N/6N/7N"), card("2W/1R/1F/3F")], picks=[0], then=ACTIVATE)  # fmt: skip
    do(t, "door", 0, "a1-a2")
    assert mob(t, "a2") == "nurse"
    assert mob(t, "b2") == "R"


# The dead -----------------------------------------------------------------------------------------


def dead_in(where, zombies, others=(), meals=3, survivors=("f1",), **position):
    """Nelly lies dead there; she is the last of the team."""
    t = camp([*survivors, where], zombies, others, then=[], **position)
    last = len(survivors)
    t.dead[last] = 1
    t.fallen = [[last, zone(where), meals]]
    return t


def turn(t):
    return run(t, *ACTIVATE, rules_phase.digest)


@rule("zc.8.6")
def test_a_survivor_who_dies_lies_where_it_happened():
    t = camp(["c3", "c3"], {"c3": "W"}, wounds={0: 2}, then=ACTIVATE)
    do(t, "victim", 0)
    assert t.fallen == [[0, zone("c3"), 3]]
    assert t.view(0)["survivors"][0]["dead"]


@rule("zc.8.15")
def test_zombies_beside_a_body_devour_it_even_beside_survivors():
    t = turn(dead_in("c3", {"c3": "WFR"}, survivors=("c3",)))
    assert t.wounds[0] == 0
    assert mob(t, "c3") == "WFR"


@rule("zc.8.15")
def test_those_who_were_still_to_act_when_it_happened_devour_at_once():
    t = camp(["c3", "c3"], {"c1": "W", "c3": "R"}, [("plain", "c3")], wounds={0: 2}, then=ACTIVATE)
    do(t, "victim", 0)
    assert t.wounds == [3, 1]
    assert asked(t) == "rest"


@rule("zc.8.7")
def test_those_next_door_come_for_the_meal_whatever_they_hear():
    t = turn(dead_in("c3", {"c4": "W", "c5": "W"}, survivors=("f4",), noise={"f4": 5}))
    assert mob(t, "c3") == "W"
    assert mob(t, "c4") == "W"


@rule("zc.8.7")
def test_but_not_if_they_have_a_survivor_with_them():
    t = turn(dead_in("c3", {"c4": "W", "d3": "W"}, survivors=("c4",)))
    assert t.wounds[0] == 1
    assert mob(t, "c4") == "W"
    assert mob(t, "c3") == "W"


@rule("zc.8.11")
def test_a_body_that_is_devoured_makes_noise():
    t = dead_in("c3", {"c3": "W"})
    assert noise_in(t, zone("c3")) == 1
    t.mob[zone("c3") * 3] = 0
    assert noise_in(t, zone("c3")) == 0


@rule("zc.8.17")
def test_the_printed_example_of_the_runner_and_the_body():
    """It comes in the second turn and devours, devours twice in the third, and is itself again in the fourth."""
    t = camp(["c1", "f1"], {"c1": "W"}, wounds={0: 2}, then=[])
    turn(t)
    assert t.dead == [1, 0]
    t.mob[zone("c2") * 3 + RUNNER] = 1
    turn(t)
    assert mob(t, "c1") == "WR"
    turn(t)
    assert mob(t, "c1") == "WR"
    turn(t)
    assert (mob(t, "d1"), mob(t, "e1")) == ("W", "R")


@rule("zc.8.17")
def test_who_dies_in_the_survivors_turn_is_devoured_in_the_next_three():
    t = dead_in("c1", {"c1": "W"})
    for _ in range(3):
        turn(t)
        assert mob(t, "c1") == "W"
    turn(t)
    assert mob(t, "d1") == "W"


def test_who_dies_while_cards_are_drawn_has_had_the_first_turn():
    t = camp(["c3", "f1"], {"c3": "W"}, wounds={0: 2}, xp={1: 35}, phase=SPAWNING, spawns=["a6"], draws=[card("rush W")],
             then=[rules_phase.spawning, rules_phase.ending])  # fmt: skip
    assert t.dead == [1, 0]
    assert t.fallen[0][2] == 2


def test_potions_of_the_dead_stay_with_them():
    t = camp(["c3", "c4"], {"c3": "W"}, wounds={0: 2}, belt={0: ["soin"]}, rolls=[1], then=ACTIVATE)
    assert flasks(t) == ["soin"]

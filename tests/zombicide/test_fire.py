"""Bile, dragon fire, and zones that are full."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.rules_move import figures
from cervelle.games.zombicide.table_kit import STONE
from tests.zombicide.positions import asked, camp, card, do, item, mob, no, things, zone, zones_for

rule = pytest.mark.rule


# Bile and torch -----------------------------------------------------------------------------------


@rule("zc.16.5")
def test_bile_is_thrown_at_range_0_or_1():
    t = camp(["c3"], gear={0: ["bile"]})
    assert zones_for(t, "pour") == ["c2", "c3", "c4", "d3"]
    do(t, "pour", 0, 0, "c4")
    assert t.bile[zone("c4")] == 1
    assert t.left == [2]
    assert things(t) == []


def test_bile_in_the_backpack_is_not_at_hand():
    assert zones_for(camp(["c3"], gear={0: ["-", "-", "-", "bile"]}), "pour") == []


@rule("zc.16.7")
def test_a_torch_sets_it_on_fire():
    t = camp(["c3"], gear={0: ["torch"]}, bile=["c4", "c5"])
    assert zones_for(t, "ignite") == ["c4"]
    do(t, "ignite", 0, 0, "c4")
    assert (t.bile[zone("c4")], t.fire[zone("c4")]) == (0, 1)
    assert t.equipment_out == [item("torch")]
    assert t.left == [2]


@rule("zc.8.9")
def test_all_who_are_there_die_and_whoever_lit_it_gets_the_experience():
    t = camp(["c3", "c4"], {"c4": "WFR"}, [("plain", "c4", 1), ("noble", "c4")], gear={0: ["torch"]}, bile=["c4"])
    do(t, "ignite", 0, 0, "c4")
    assert mob(t, "c4") == ""
    assert t.dead == [0, 1]
    assert t.xp == [1 + 2 + 2 + 2 * 2 + 1, 0]
    assert t.corpses[zone("c4")] == 1


@rule("zc.8.9")
def test_a_necromancer_who_burns_takes_a_spawn_zone_with_him():
    t = camp(["c3"], {"c4": "N"}, gear={0: ["torch"]}, bile=["c4"], scenario=5)
    do(t, "ignite", 0, 0, "c4")
    assert asked(t) == "token"
    assert t.xp == [3]


@rule("zc.8.5")
def test_whoever_enters_a_fire_is_destroyed():
    t = camp(["c3", "c3"], fire={"c4": 1})
    do(t, "move", 0, "c4")
    assert t.dead == [1, 0]
    assert t.fallen == [[0, zone("c4"), 3]]


@rule("zc.8.16")
def test_what_spawns_in_a_fire_is_destroyed_for_nobodys_experience():
    t = camp(["c3"], fire={"a6": 1}, spawns=["a6", "f6"], draws=[card("3W/1F/4W/6W"), card("1W/2W/1R/3R")],
             then=[rules_phase.spawning])  # fmt: skip
    assert mob(t, "a6") == ""
    assert mob(t, "f6") == "W"
    assert t.xp == [0]


@rule("zc.8.12")
def test_zombies_do_not_go_round_a_fire_but_stop_beside_it():
    t = camp(["c3"], {"c5": "W"}, [("nurse", "c5")], fire={"c4": 2}, then=[rules_zombies.activate])
    assert mob(t, "c5") == "W nurse"
    assert t.fire[zone("c4")] == 2


@rule("zc.8.4")
@pytest.mark.parametrize(("markers", "die", "left"), [(0, 5, 2), (0, 6, 0), (1, 4, 3), (1, 5, 0), (4, 1, 6), (4, 2, 0)])
def test_it_goes_out_on_six_with_one_more_for_each_marker(markers, die, left):
    t = camp(["c3"], fire={"a4": 1 + markers}, rolls=[die], then=[rules_phase.ending])
    assert t.fire[zone("a4")] == left


# Full zones ---------------------------------------------------------------------------------------


@rule("zc.8.10")
def test_eight_figures_fill_a_zone_and_an_abomination_is_three():
    t = camp(["c3"], {"c4": "WWWWW", "c2": "W" * 4}, [("plain", "c4"), ("plain", "c2"), ("nurse", "c2")], saturation=True)
    assert figures(t, zone("c4")) == 8
    assert figures(t, zone("c2")) == 8
    assert figures(t, zone("c3")) == 1


@rule("zc.8.3")
def test_nobody_enters_a_full_zone():
    full = {"c4": "W" * 8}
    assert no(camp(["c3"], full, saturation=True), "move", 0, "c4") == "zc.8.3"
    assert no(camp(["c3"], {"c4": "W" * 7}, saturation=True), "move", 0, "c4") is None
    assert no(camp(["c3"], full), "move", 0, "c4") is None


@rule("zc.8.3")
def test_nor_by_a_charge():
    t = camp(["c3"], {"c4": "W" * 8}, gear={0: ["sword"]}, skills={0: ["bloodlust-melee"]}, saturation=True)
    assert no(t, "charge", 0, 0, "c4") == "zc.8.3"


def test_zombies_enter_as_long_as_there_is_room_and_the_others_lose_their_action():
    t = camp(["c3"], {"c5": "WWW", "c4": "W" * 6}, states={0: 8}, noise={"c4": 9}, saturation=True, then=[rules_zombies.activate])
    assert mob(t, "c4") == "W" * 8
    assert mob(t, "c5") == "W"


def test_an_abomination_needs_room_for_three():
    t = camp(["a1"], {"c4": "W" * 6}, [("plain", "c5")], noise={"c4": 9}, saturation=True, then=[rules_zombies.activate])
    assert mob(t, "c5") == "plain"


@rule("zc.8.13")
def test_beside_a_full_zone_survivors_strike_into_it():
    t = camp(["c3"], {"c4": "W" * 8}, gear={0: ["hammer"]}, rolls=[6], saturation=True)
    assert zones_for(t, "strike") == ["c4"]
    do(t, "strike", 0, 0, "c4")
    assert mob(t, "c4") == "W" * 7
    assert zones_for(t, "strike") == []


@rule("zc.8.13")
def test_and_so_do_zombies_who_found_no_room():
    t = camp(["c4"] * 6, {"c4": "WW", "c5": "R"}, [("abominotaur", "c3")], saturation=True, then=[rules_zombies.activate])
    dealt = 0
    while asked(t) == "victim":
        do(t, "victim", min(range(6), key=lambda place: t.wounds[place]))
        dealt += 1
    assert dealt == 2 + 2 + 1 + 1
    assert mob(t, "c5") == "R"
    assert mob(t, "c3") == "abominotaur"


@rule("zc.8.13")
def test_and_an_abomination_for_which_it_is_too_full():
    t = camp(
        ["c4"], {"c4": "W" * 5}, [("plain", "c3")], states={0: STONE}, saturation=True, rolls=[4] * 6, then=[rules_zombies.activate]
    )
    assert mob(t, "c3") == "plain"
    assert t.dice.rolls == []


def test_those_driven_back_stay_where_there_is_no_room_for_them():
    t = camp(
        ["c3"], {"c4": "WWF", "c5": "W" * 6}, team=["baldric"], gear={0: ["repulse"]}, fire={"d4": 1, "b4": 1}, saturation=True
    )
    do(t, "repulse", 0, 0, "c4")
    assert mob(t, "c5") == "W" * 8
    assert mob(t, "c4") == "F"


def test_without_the_option_there_is_no_end_of_room():
    t = camp(["c3"], {"c4": "W" * 8, "c5": "WW"}, noise={"c4": 9}, states={0: 8}, then=[rules_zombies.activate])
    assert mob(t, "c4") == "W" * 10

"""Potions: rolled, carried, drunk, broken."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.deck import POTIONS
from cervelle.games.zombicide.rules_potions import brew
from cervelle.games.zombicide.table_kit import PURE, SHADOW
from tests.zombicide.positions import Loaded, asked, camp, choose, do, flasks, mob, no, run, verbs

rule = pytest.mark.rule


@rule("zc.4.1")
@pytest.mark.parametrize(("die", "name"), [
    (1, "soin"), (25, "soin"), (26, "grand-soin"), (35, "grand-soin"), (36, "celerite"), (50, "celerite"), (51, "force"),
    (62, "force"), (63, "oeil-d-aigle"), (72, "oeil-d-aigle"), (73, "peau-de-pierre"), (81, "peau-de-pierre"), (82, "ombre"),
    (88, "ombre"), (89, "souffle-pur"), (94, "souffle-pur"), (95, "adrenaline"), (98, "adrenaline"), (99, "elixir"),
    (100, "elixir"),
])  # fmt: skip
def test_the_hundred_sided_die_says_which(die, name):
    t = camp()
    t.dice = Loaded([die])
    assert POTIONS[brew(t)] == name


def drunk(name: str, **position):
    t = camp(**{"where": ["c3"], "belt": {0: [name]}, **position})
    return do(t, "drink", 0, 0)


@rule("zc.4.3")
def test_drinking_is_free():
    t = drunk("soin", wounds={0: 1})
    assert t.left == [3]
    assert flasks(t) == []


@rule("zc.4.3")
def test_but_once_a_turn():
    t = drunk("soin", belt={0: ["soin", "soin"]})
    assert no(t, "drink", 0, 0) == "zc.4.3"


@rule("zc.4.6")
@pytest.mark.parametrize(("name", "left"), [("soin", 1), ("grand-soin", 0)])
def test_healing_potions(name, left):
    assert drunk(name, wounds={0: 2}).wounds == [left]


@rule("zc.4.6")
def test_nobody_is_healthier_than_unhurt():
    assert drunk("grand-soin", wounds={0: 1}).wounds == [0]


@rule("zc.4.7")
def test_celerite_gives_two_free_moves():
    t = drunk("celerite")
    do(t, "move", 0, "c2")
    do(t, "move", 0, "c1")
    assert t.left == [3]
    do(t, "move", 0, "c2")
    assert t.left == [2]


@rule("zc.4.7")
def test_each_zombie_left_behind_still_costs():
    t = drunk("celerite", zombies={"c3": "W"})
    do(t, "move", 0, "c2")
    assert (t.left, t.moves) == ([2], [1])


@rule("zc.4.7")
def test_adrenaline_gives_an_action():
    assert drunk("adrenaline").left == [4]


@rule("zc.4.8")
def test_force_adds_damage_in_melee_this_turn():
    t = drunk("force", zombies={"c3": "F"}, gear={0: ["sword"]}, rolls=[4, 1])
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == ""


@rule("zc.4.8")
def test_force_is_nothing_to_an_arrow():
    t = drunk("force", zombies={"c4": "F"}, gear={0: ["short-bow"]}, rolls=[6], team=["nelly"])
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == "F"
    t = drunk("force", zombies={"c3": "F"}, gear={0: ["sword"]}, rolls=[4, 1])
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == ""


@rule("zc.4.8")
@pytest.mark.parametrize("weapon", ["short-bow", "mana-blast"])
def test_oeil_d_aigle_adds_one_to_dice_at_range_and_in_magic(weapon):
    needed = 3 if weapon == "short-bow" else 4
    t = drunk("oeil-d-aigle", zombies={"c4": "W"}, gear={0: [weapon]}, rolls=[needed - 1], team=["silas"])
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == ""


@rule("zc.4.9")
def test_peau_de_pierre_saves_on_four_even_from_an_abomination():
    t = drunk("peau-de-pierre", others=[("plain", "c3")])
    t.dice = Loaded([4])
    run(t, rules_zombies.activate)
    assert t.wounds == [0]
    t.dice = Loaded([3])
    run(t, rules_zombies.activate)
    assert t.wounds == [1]


@rule("zc.4.10")
def test_ombre_hides_from_zombies_until_one_attacks_or_makes_noise():
    t = drunk("ombre", zombies={"c4": "W"}, gear={0: ["sword"]})
    assert t.states[0] & SHADOW
    run(t, rules_zombies.activate)
    assert mob(t, "c4") == "W"
    run(t, rules_phase.ending, rules_phase.survivors)
    assert t.states[0] & SHADOW
    do(t, "noise", 0)
    assert not t.states[0] & SHADOW


@rule("zc.4.10")
def test_an_attack_gives_one_away():
    t = drunk("ombre", zombies={"c3": "W"}, gear={0: ["sword"]})
    assert t.states[0] & SHADOW
    do(t, "strike", 0, 0, "c3")
    assert not t.states[0] & SHADOW


@rule("zc.4.10")
def test_souffle_pur_protects_from_gas_for_the_scenario():
    t = drunk("souffle-pur", where=["e2"], gas={"e2": 6})
    assert t.states[0] & PURE
    run(t, rules_phase.ending, rules_phase.ending)
    assert t.wounds == [0]


@rule("zc.4.11")
def test_elixir_keeps_one_alive_with_one_wound_to_go():
    t = camp(["c3"], {"c3": "W"}, belt={0: ["elixir", "soin"]}, wounds={0: 2}, rolls=[2], then=[rules_zombies.activate])
    assert t.wounds == [2]
    assert t.dead == [0]
    assert flasks(t) == ["soin"]


@rule("zc.4.11")
def test_it_acts_by_itself_before_potions_break_whatever_was_drunk():
    t = camp(["c3"], {"c3": "WW"}, belt={0: ["elixir", "elixir"]}, wounds={0: 2}, rolls=[1], then=[rules_zombies.activate])
    assert t.dead == [0]
    assert flasks(t) == []
    assert t.dice.rolls == [1]


def test_nobody_drinks_it_otherwise():
    assert "drink" not in verbs(camp(["c3"], belt={0: ["elixir"]}))


# Breaking -----------------------------------------------------------------------------------------


@rule("zc.4.4")
def test_a_wounding_attack_may_break_potions_one_die_each():
    t = camp(["c3"], {"c3": "W"}, belt={0: ["soin", "force"]}, rolls=[1, 2], then=[rules_zombies.activate])
    assert flasks(t) == ["force"]


@rule("zc.4.4")
def test_once_for_each_attack_however_many_wounds():
    t = camp(["c3"], {"c3": "WW"}, belt={0: ["soin", "force"]}, rolls=[2, 2, 1, 1], then=[rules_zombies.activate])
    assert t.wounds == [2]
    assert flasks(t) == ["soin", "force"]
    assert t.dice.rolls == [1, 1]


@rule("zc.4.4")
def test_friendly_fire_breaks_them_as_well():
    t = camp(["c3", "c4"], {"c4": "W"}, team=["silas", "ann"], gear={0: ["short-bow"]}, belt={1: ["soin"]}, rolls=[1, 1])
    do(t, "shoot", 0, 0, "c4")
    assert t.wounds == [0, 1]
    assert flasks(t, 1) == []


def test_an_attack_that_armour_stopped_breaks_nothing():
    t = camp(["c3"], {"c3": "W"}, gear={0: ["-", "-", "plate"]}, belt={0: ["soin"]}, rolls=[3, 1], then=[rules_zombies.activate])
    assert t.wounds == [0]
    assert flasks(t) == ["soin"]


@rule("zc.12.13")
def test_potions_are_traded_too():
    t = camp(["c3", "c3"], belt={0: ["soin", "force"], 1: ["ombre"]})
    do(t, "arrange", 0)
    choose(t, "exchange", 1, 0, 0)
    assert (flasks(t), flasks(t, 1)) == (["force", "ombre"], ["soin"])
    choose(t, "exchange", 1, 0, 2)
    assert (flasks(t), flasks(t, 1)) == (["ombre"], ["soin", "force"])
    choose(t, "exchange", 1, 2, 1)
    assert (flasks(t), flasks(t, 1)) == (["ombre", "force"], ["soin"])
    assert asked(t) == "arrange"


@rule("zc.4.2")
def test_a_full_belt_takes_nothing_in_a_trade():
    t = camp(["c3", "c3"], belt={0: ["soin", "force"], 1: ["ombre"]})
    do(t, "arrange", 0)
    assert t.box.verbs["exchange"].action(1, 2, 0) not in t.actions(0)
    assert t.box.verbs["exchange"].action(1, 0, 2) in t.actions(0)

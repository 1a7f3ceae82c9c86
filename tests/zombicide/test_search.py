"""Furniture, locks, crypts, torches, gas, and what one does with what one finds."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase
from cervelle.games.zombicide.rules_scenarios import shuffle
from cervelle.games.zombicide.table_kit import CHEST, EMPTY, LOCKED, NO_CHEST, PURE
from cervelle.games.zombicide.table_map import STREET
from tests.zombicide.positions import asked, camp, choose, do, flasks, floor, item, mob, no, offered, run, things, verbs, zone

rule = pytest.mark.rule
TRAP = item("aaahh")
MEAT, WATER, AXE, INFERNO = item("meat"), item("water"), item("axe"), item("inferno")
TORCH = ("torch",)


def search(rolls=(), draws=(), where="e2", gear=(), **position):
    """What a search in an open house, or in the vault, brings; with the questions it asks still open."""
    doors = ["a1-a2", "a2-a3"] if where == "a3" else []
    t = camp([where], rolls=rolls, draws=draws, gear={0: gear}, doors=doors, **position)
    return do(t, "search", 0)


def locked(rolls=(), draws=(), where="e2", gear=("axe",), **position):
    """The same where the chest turned out to be locked."""
    doors = ["a1-a2", "a2-a3"] if where == "a3" else []
    t = camp([where], rolls=rolls, draws=draws, gear={0: gear}, doors=doors, **position)
    t.chests[zone(where)] = LOCKED
    return do(t, "search", 0)


# Furniture ----------------------------------------------------------------------------------------


@rule("zc.3.12")
def test_every_room_and_vault_has_furniture_open_from_the_start_or_not():
    t = camp()
    for each in t.map().zones:
        assert t.chests[each] == (NO_CHEST if t.map().kind[each] == STREET else CHEST)
    assert t.chests[zone("e2")] == CHEST


@rule("zc.3.1")
def test_a_search_costs_an_action_and_the_furniture_is_empty_then():
    t = search([1])
    assert t.left == [2]
    assert t.chests[zone("e2")] == EMPTY
    assert "search" not in verbs(t)


@rule("zc.3.1")
def test_another_room_may_be_searched_in_the_same_turn():
    t = camp(["e2"], rolls=[1, 1])
    do(t, "search", 0)
    do(t, "move", 0, "f2")
    do(t, "search", 0)
    assert t.left == [0]
    assert t.chests[zone("f2")] == EMPTY


@rule("zc.3.10")
def test_not_among_zombies():
    t = camp(["e2"], {"e2": "W"})
    assert no(t, "search", 0) == "zc.3.10"


# What the die says --------------------------------------------------------------------------------


@rule("zc.3.2")
@pytest.mark.parametrize(("rolls", "draws", "gold", "gear", "belt"), [
    ([1], [], 0, [], []),
    ([3, 5], [], 5, [], []),
    ([4], [AXE], 0, ["axe"], []),
    ([5, 2], [AXE], 2, ["axe"], []),
    ([6, 1], [AXE], 0, ["axe"], ["soin"]),
])  # fmt: skip
def test_what_the_furniture_of_a_room_gives(rolls, draws, gold, gear, belt):
    t = search(rolls, draws)
    assert (t.gold[0], things(t), flasks(t)) == (gold, gear, belt)


@rule("zc.3.5")
@pytest.mark.parametrize("die", [1, 6])
def test_a_handful_of_gold_is_a_die(die):
    assert search([3, die]).gold == [die]


@rule("zc.18.4")
def test_aaahh_wakes_a_walker():
    t = search([4], [TRAP])
    assert mob(t, "e2") == "W"
    assert things(t) == []
    assert t.equipment_out == [TRAP]


def test_no_walker_is_left_to_wake_and_those_in_play_act():
    t = camp(["e2"], {"d2": "W" * 35}, rolls=[4], draws=[TRAP])
    do(t, "search", 0)
    assert mob(t, "e2") == ""
    assert mob(t, "d1") == "W" * 35


# Locks --------------------------------------------------------------------------------------------


@rule("zc.3.3")
def test_on_a_two_the_chest_is_locked():
    t = search([2], gear=["short-bow"])
    assert t.chests[zone("e2")] == LOCKED
    assert t.left == [2]
    choose(t, "done")
    assert no(t, "search", 0) == "zc.3.13"


@rule("zc.3.13")
def test_it_takes_what_opens_doors():
    t = camp(["e2"], gear={0: ["short-bow"]})
    t.chests[zone("e2")] = LOCKED
    assert no(t, "search", 0) == "zc.3.13"


@rule("zc.3.13")
def test_a_lock_opens_as_a_door_does_and_one_looks_in_for_nothing():
    t = locked([3, 4], gear=["sword"])
    assert t.chests[zone("e2")] == LOCKED
    assert t.noise[zone("e2")] == 1
    assert t.left == [2]
    choose(t, "done")
    t.dice.rolls = [4, 3, 6]
    do(t, "search", 0)
    assert t.chests[zone("e2")] == EMPTY
    assert t.noise[zone("e2")] == 2
    assert t.left == [1]
    assert t.gold == [6]


@rule("zc.3.4")
def test_then_a_two_releases_gas_for_a_die_of_rounds():
    t = locked([2, 4])
    assert t.gas[zone("e2")] == 4
    assert t.chests[zone("e2")] == EMPTY
    assert t.gold == [0]


# Gas ----------------------------------------------------------------------------------------------


@rule("zc.3.11")
def test_whoever_ends_the_round_in_gas_loses_a_wound_whatever_they_wear():
    t = camp(["e2", "f2"], gas={"e2": 2}, gear={0: ["-", "-", "plate"]}, rolls=[6, 6], then=[rules_phase.ending])
    assert t.wounds == [1, 0]
    assert t.gas[zone("e2")] == 1


def test_gas_lasts_as_many_rounds_as_the_die_said():
    t = camp(["c3"], gas={"e2": 1}, then=[rules_phase.ending])
    assert t.gas[zone("e2")] == 0


def test_gas_breaks_no_potions_and_spares_whoever_drank_against_it():
    t = camp(["e2", "e2"], gas={"e2": 2}, states={1: PURE}, belt={0: ["soin", "force"]}, rolls=[1, 1], then=[rules_phase.ending])
    assert t.wounds == [1, 0]
    assert flasks(t) == ["soin", "force"]


@rule("zc.3.15")
def test_a_necromancer_dies_of_it_and_takes_a_spawn_zone_with_him():
    t = camp(["c3"], {"e2": "NW"}, gas={"e2": 2}, scenario=5, then=[rules_phase.ending])
    assert mob(t, "e2") == "W"
    assert asked(t) == "token"
    do(t, "token", "a6")
    assert t.spawns == [zone("f6")]
    assert t.xp == [0]
    assert t.slain > 0


# Crypts -------------------------------------------------------------------------------------------


@rule("zc.3.6")
@pytest.mark.parametrize(("rolls", "draws", "gold", "gear", "belt"), [
    ([1], [], 0, [], []),
    ([3, 30], [], 0, [], ["grand-soin"]),
    ([4], [INFERNO], 0, ["inferno"], []),
    ([5, 6], [INFERNO], 6, ["inferno"], []),
    ([6, 1], [INFERNO], 0, ["inferno"], ["soin"]),
])  # fmt: skip
def test_what_the_chest_of_a_crypt_gives(rolls, draws, gold, gear, belt):
    t = search(rolls, draws, "a3")
    assert (t.gold[0], things(t), flasks(t)) == (gold, gear, belt)


@rule("zc.3.7")
def test_a_lock_in_a_crypt_guards_a_weapon_and_equipment():
    t = locked([2], [INFERNO, MEAT], "a3")
    assert things(t) == ["axe", "inferno", "meat"]
    assert t.gas[zone("a3")] == 0


@rule("zc.3.8")
def test_only_one_vault_weapon_in_a_scenario_then_equipment_without_traps():
    t = camp(["a3"], doors=["a1-a2", "a2-a3"], rolls=[4], draws=[TRAP, TRAP, MEAT])
    t.vaulted = 1
    do(t, "search", 0)
    assert things(t) == ["meat"]
    assert mob(t, "a3") == ""
    assert t.equipment_out == [TRAP, TRAP]


@rule("zc.3.8")
def test_the_equipment_beside_it_may_be_a_trap_all_the_same():
    t = camp(["a3"], doors=["a1-a2", "a2-a3"], gear={0: ["axe"]}, rolls=[2], draws=[TRAP, MEAT, TRAP])
    t.chests[zone("a3")] = LOCKED
    t.vaulted = 1
    do(t, "search", 0)
    assert things(t) == ["axe", "meat"]
    assert mob(t, "a3") == "W"


def test_a_vault_weapon_that_someone_carries_is_not_found_again():
    t = camp(["c3"])
    assert len(t.vault) == 6
    t.gear[0][0] = INFERNO
    shuffle(t)
    assert INFERNO not in t.vault


# Torches ------------------------------------------------------------------------------------------


@rule("zc.3.9")
def test_a_torch_gives_a_second_roll_if_one_likes():
    t = search([3], gear=TORCH)
    assert asked(t) == "torchlight"
    t.dice.rolls = [4]
    choose(t, "no")
    assert t.gold == [4]


@rule("zc.3.9")
def test_only_a_torch_in_hand():
    t = search([1], gear=["-", "-", "-", "torch"])
    assert asked(t) == "stow"
    t = search([1], gear=TORCH)
    assert asked(t) == "torchlight"


@rule("zc.3.14")
def test_what_was_found_twice_counts_once():
    t = search([4], [AXE], gear=TORCH)
    t.dice.rolls = [6, 1]
    choose(t, "yes")
    assert things(t) == ["torch", "axe"]
    assert flasks(t) == ["soin"]
    t = search([5], [AXE], gear=TORCH)
    t.dice.rolls = [3, 2]
    choose(t, "yes")
    assert (t.gold, things(t)) == ([2], ["torch", "axe"])


@rule("zc.3.14")
def test_a_two_is_rolled_again():
    t = search([1], gear=TORCH)
    t.dice.rolls = [2, 2, 3, 5]
    choose(t, "yes")
    assert t.gold == [5]
    assert t.gas[zone("e2")] == 0


@rule("zc.3.9")
def test_a_locked_chest_waits_for_both_rolls():
    t = search([2], gear=["torch", "axe"])
    assert asked(t) == "stow"
    choose(t, "done")
    t.dice.rolls = [3, 6, 5, 1]
    t.dice.draws = [MEAT]
    do(t, "search", 0)
    assert asked(t) == "stow"
    assert t.gold == [5]
    assert things(t) == ["torch", "axe", "meat"]


@rule("zc.3.14")
def test_after_a_lock_the_trap_springs_at_most_once():
    t = locked([2, 2, 3], gear=["torch", "axe"])
    assert t.gas[zone("e2")] == 3
    assert t.dice.rolls == []


@rule("zc.3.14")
def test_in_a_crypt_the_one_weapon_counts_once_too():
    t = search([4], [INFERNO], "a3", gear=TORCH)
    t.dice.rolls = [5, 3]
    choose(t, "yes")
    assert things(t) == ["torch", "inferno"]
    assert t.gold == [3]


# What does not fit --------------------------------------------------------------------------------

FULL = ("axe", "axe", "leather", "meat", "meat", "meat", "meat", "meat")


@rule("zc.2.8")
def test_with_full_hands_one_makes_room_or_leaves_it():
    t = search([4], [WATER], gear=FULL)
    assert "water" not in things(t)
    assert t.view(0)["found"]["items"] == ["water"]
    do(t, "put", 4)
    choose(t, "get", WATER)
    choose(t, "done")
    assert "water" in things(t)
    assert floor(t, "e2") == ["meat"]


@rule("zc.2.8")
def test_what_is_not_taken_lies_on_the_floor():
    t = search([4], [WATER], gear=FULL)
    choose(t, "done")
    assert floor(t, "e2") == ["water"]


@rule("zc.4.2")
def test_of_three_potions_one_is_left_behind_as_one_likes():
    t = search([6, 1], [WATER], belt={0: ["force", "ombre"]})
    assert flasks(t) == ["force", "ombre"]
    assert ("fetch", 0) not in offered(t)
    do(t, "lay", 0)
    choose(t, "fetch", 0)
    choose(t, "done")
    assert flasks(t) == ["ombre", "soin"]
    assert floor(t, "e2") == ["force"]


# Bodies of survivors ------------------------------------------------------------------------------


def fallen(**position):
    """Nelly lies dead where Ann stands."""
    t = camp(["c3", "c3"], team=["ann", "nelly"], gold={1: 7}, gear={1: ["sword", "-", "leather", "meat"]},
             belt={1: ["soin"]}, then=[], **position)  # fmt: skip
    t.dead[1] = 1
    t.fallen = [[1, zone("c3"), 0]]
    return run(t, rules_phase.whose_turn)


@rule("zc.8.8")
def test_a_dead_survivor_is_searched_for_one_action():
    t = fallen()
    do(t, "loot", 0, 1)
    assert t.left[0] == 2
    assert t.gold == [7, 0]
    assert things(t) == ["sword", "leather", "meat"]
    assert flasks(t) == ["soin"]
    choose(t, "done")
    assert "loot" not in verbs(t)


@rule("zc.8.8")
def test_not_among_zombies_either():
    assert no(fallen(zombies={"c3": "W"}), "loot", 0, 1) == "zc.8.8"


@rule("zc.8.8")
def test_what_does_not_fit_stays_or_takes_the_place_of_something():
    t = fallen()
    t.gear[0] = [AXE] * 8
    do(t, "loot", 0, 1)
    assert t.view(0)["found"]["items"] == ["sword", "leather", "meat"]
    do(t, "put", 0)
    choose(t, "get", item("leather"))
    choose(t, "done")
    assert floor(t, "c3") == ["axe", "sword", "meat"]
    assert t.left[0] == 2

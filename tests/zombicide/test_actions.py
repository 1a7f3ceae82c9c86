"""What survivors do: move, open, trade, take, make noise."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide.table_kit import BODY, SHADOW
from tests.zombicide.positions import (
    asked,
    at,
    camp,
    card,
    choose,
    do,
    floor,
    item,
    mob,
    no,
    offered,
    things,
    verbs,
    zone,
    zones_for,
)

rule = pytest.mark.rule
DOUBLE = card("double")


# Moving -------------------------------------------------------------------------------------------


@rule("zc.12.9")
def test_a_move_leads_to_the_next_zone_for_one_action():
    t = camp(["c3"])
    assert zones_for(t, "move") == ["c2", "c4", "d3"]
    do(t, "move", 0, "d3")
    assert (at(t), t.left) == ("d3", [2])


@rule("zc.12.1")
def test_each_zombie_left_behind_costs_one_more():
    t = camp(["c3"], {"c3": "WF"})
    do(t, "move", 0, "c2")
    assert t.left == [0]


@rule("zc.12.1")
def test_too_many_hold_one_back():
    assert no(camp(["c3"], {"c3": "WFR"}), "move", 0, "c2") == "zc.12.1"


@rule("zc.12.1")
def test_they_hold_back_a_charge_as_well():
    t = camp(["c3"], {"c3": "WFR", "c2": "W"}, gear={0: ["sword"]}, skills={0: ["bloodlust-melee"]})
    assert no(t, "charge", 0, 0, "c2") == "zc.12.1"


@rule("zc.12.8")
def test_no_more_actions_than_are_left():
    t = camp(["c3", "c3"], left=[1, 3], team=["clovis", "nelly"])
    do(t, "move", 0, "c2")
    assert not any(each[0] == "move" and each[1] == 0 for each in offered(t))
    do(t, "move", 1, "c2")
    assert t.left == [0, 2]


@rule("zc.12.8")
def test_a_free_move_given_is_a_move_only():
    t = camp(["c3"], {"c3": "W"}, team=["nelly"], left=0, skills={0: ["free-move", "free-melee"]}, gear={0: ["sword"]})
    assert no(t, "move", 0, "c2") == "zc.12.1"
    t = camp(["c3"], {"c2": "W"}, left=0, belt={0: ["soin"]}, skills={0: ["free-move"]})
    do(t, "move", 0, "c2")
    assert verbs(t) == {"drink", "pass"}


# Doors --------------------------------------------------------------------------------------------


@rule("zc.12.2")
def test_a_door_takes_a_weapon_that_opens_doors():
    t = camp(["a1"], gear={0: ["short-bow", "torch", "-", "axe"]})
    assert no(t, "door", 0, "a1-a2") == "zc.12.2"


@rule("zc.12.2")
@pytest.mark.parametrize(("weapon", "die", "opens"), [
    ("axe", None, True), ("sword", 4, True), ("sword", 3, False), ("great-sword", 4, False), ("great-sword", 5, True),
    ("hammer", 4, True), ("kings-mace", 4, True),
])  # fmt: skip
def test_by_a_roll_if_the_weapon_wants_one_and_always_with_noise(weapon, die, opens):
    t = camp(["a1"], gear={0: [weapon]}, rolls=[die] if die else [], draws=[DOUBLE, DOUBLE])
    do(t, "door", 0, "a1-a2")
    assert t.doors > 0 if opens else t.doors == 0
    assert t.noise[zone("a1")] == 1
    assert t.left == [2]


@rule("zc.12.2")
def test_the_better_of_two_weapons_is_used():
    t = camp(["a1"], gear={0: ["great-sword", "axe"]}, rolls=[1], draws=[DOUBLE, DOUBLE])
    do(t, "door", 0, "a1-a2")
    assert t.doors > 0


@rule("zc.12.10")
def test_a_locked_door_waits_for_its_key():
    t = camp(["d3", "f1"], scenario=2, gear={0: ["axe"]}, draws=[DOUBLE])
    assert no(t, "door", 0, "d3-e3") == "zc.12.10"
    do(t, "take", 1)
    do(t, "door", 0, "d3-e3")
    assert t.doors > 0


# Hands --------------------------------------------------------------------------------------------


@rule("zc.12.4")
def test_for_one_action_one_rearranges_ones_things():
    t = camp(["c3"], gear={0: ["axe", "-", "-", "sword"]})
    do(t, "arrange", 0)
    choose(t, "shift", 0, 3)
    choose(t, "shift", 1, 3)
    choose(t, "done")
    assert t.gear[0][:4] == [item("sword"), item("axe"), -1, -1]
    assert t.left == [2]


@rule("zc.12.4")
def test_and_trades_with_one_survivor_in_the_zone():
    t = camp(["c3", "c3", "c3", "c4"], gear={0: ["axe"], 1: ["-", "sword"], 2: ["hammer"]})
    do(t, "arrange", 0)
    assert {each[1] for each in offered(t) if each[0] == "swap"} == {1, 2}
    choose(t, "swap", 1, 0, 1)
    assert (things(t, 0), things(t, 1)) == (["sword"], ["axe"])
    assert {each[1] for each in offered(t) if each[0] == "swap"} == {1}
    choose(t, "done")
    assert t.left == [2, 3, 3, 3]


@rule("zc.12.4")
def test_the_next_trade_may_be_with_another():
    t = camp(["c3", "c3", "c3"], gear={0: ["axe"], 1: ["-", "sword"], 2: ["hammer"]})
    do(t, "arrange", 0)
    choose(t, "swap", 1, 0, 1)
    choose(t, "done")
    do(t, "arrange", 0)
    choose(t, "swap", 2, 0, 0)
    assert things(t) == ["hammer"]


@rule("zc.12.7")
def test_only_what_is_in_hand_is_used():
    t = camp(["c3"], {"c3": "W"}, gear={0: ["-", "-", "leather", "sword"]})
    assert "strike" not in verbs(t)


@rule("zc.12.7")
def test_or_on_the_body_if_the_card_lets_one_carry_it_there():
    t = camp(["c3"], {"c3": "W"}, team=["baldric"], gear={0: ["-", "-", "sword"]}, rolls=[4])
    do(t, "strike", 0, BODY, "c3")
    assert mob(t, "c3") == ""


@rule("zc.12.7")
def test_a_full_pack_picks_up_nothing():
    t = camp(["c3"], gear={0: ["axe", "axe", "leather", "meat", "meat", "meat", "meat", "meat"]}, left=3)
    t.lying = [[zone("c3"), item("sword")]]
    assert no(t, "pick", 0) == "zc.12.7"
    t.gear[0][1] = -1
    assert no(t, "pick", 0) is None


@rule("zc.12.12")
@pytest.mark.parametrize(("name", "thing", "worn"), [
    ("ann", "leather", True), ("ann", "dagger", True), ("ann", "sword", False), ("ann", "shield", False),
    ("clovis", "shield", True), ("samson", "dwarven-shield", True), ("silas", "sword", True), ("nelly", "plate", True),
])  # fmt: skip
def test_what_may_be_worn_on_the_body(name, thing, worn):
    t = camp(["c3"], team=[name], gear={0: [thing]})
    do(t, "arrange", 0)
    assert (no(t, "shift", 0, BODY) is None) is worn


@rule("zc.12.12")
def test_that_holds_for_swaps_too():
    t = camp(["c3", "c3"], team=["ann", "clovis"], gear={0: ["shield"]})
    do(t, "arrange", 0)
    assert t.box.verbs["swap"].action(1, 0, BODY) in t.actions(0)
    t = camp(["c3", "c3"], team=["ann", "nelly"], gear={0: ["shield"]})
    do(t, "arrange", 0)
    assert t.box.verbs["swap"].action(1, 0, BODY) not in t.actions(0)


# Objectives and noise -----------------------------------------------------------------------------


@rule("zc.12.5")
def test_an_objective_is_taken_for_one_action():
    t = camp(["b1"])
    do(t, "take", 0)
    assert t.left == [2]
    assert t.view(0)["taken"]["token"] == 1
    assert "take" not in verbs(t)


@rule("zc.12.11")
def test_an_objective_that_is_bile_is_taken_along():
    t = camp(["f4"], scenario=5)
    do(t, "take", 0)
    assert things(t) == ["bile"]
    assert t.view(0)["taken"]["bile"] == 1


def test_without_room_it_lies_on_the_floor():
    t = camp(["f4"], scenario=5, gear={0: ["axe"] * 8})
    do(t, "take", 0)
    assert floor(t, "f4") == ["bile"]


@rule("zc.12.6")
def test_for_one_action_one_makes_noise_and_is_unseen_no_more():
    t = camp(["c3"], states={0: SHADOW})
    do(t, "noise", 0)
    assert t.noise[zone("c3")] == 1
    assert t.left == [2]
    assert not t.states[0] & SHADOW
    assert asked(t) == "act"

"""Attacks: dice, hits, targets, sight, friendly fire, armour, reloading."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_zombies
from tests.zombicide.positions import asked, camp, choose, do, item, mob, offered, things, verbs, zone, zones_for

rule = pytest.mark.rule


def strike(zombies, rolls, *hands, slot=0, who="ann", **position):
    """An attack in melee in one's own zone."""
    t = camp(["c3"], {"c3": zombies}, team=[who], gear={0: hands}, rolls=rolls, **position)
    return do(t, "strike", 0, slot, "c3")


def shoot(zombies, rolls, *hands, who="silas", zone="c4", where=("c3",), **position):
    t = camp(where, {zone: zombies}, team=[who, "ann", "clovis"], gear={0: hands}, rolls=rolls, **position)
    return do(t, "shoot", 0, 0, zone)


# Dice and hits ------------------------------------------------------------------------------------


@rule("zc.13.1")
def test_each_die_that_reaches_the_accuracy_hits():
    t = strike("WWWWW", [5, 4, 6, 1, 5], "great-sword")
    assert mob(t, "c3") == "WW"
    assert t.left == [2]
    assert t.view(0)["roll"] == [1, 5, 0, 5, 4, 6, 1, 5]


@rule("zc.13.1")
def test_one_hit_kills_one_and_hits_beyond_the_last_are_lost():
    assert mob(strike("W", [6, 6], "sword"), "c3") == ""


@rule("zc.13.2")
def test_in_melee_one_chooses_who_is_hit():
    t = strike("WR", [4, 1], "sword")
    assert asked(t) == "hit"
    assert offered(t) == [("target", 0), ("target", 2)]
    do(t, "target", "runner")
    assert mob(t, "c3") == "W"


@rule("zc.13.3")
@pytest.mark.parametrize(("zombie", "weapon", "left"), [
    ("W", "short-sword", ""), ("R", "short-sword", ""), ("F", "short-sword", "F"), ("F", "hammer", ""), ("N", "short-sword", ""),
])  # fmt: skip
def test_a_fatty_takes_more_damage(zombie, weapon, left):
    t = strike(zombie, [6], weapon, scenario=5)
    assert mob(t, "c3") == left


@rule("zc.13.4")
def test_shots_go_where_one_sees_zombies_in_range():
    zombies = {"c2": "W", "c1": "W", "c5": "W", "c6": "W", "d4": "W", "c3": "W"}
    t = camp(["c3"], zombies, team=["silas"], gear={0: ["longbow", "short-bow"]})
    reach = {(each[2], each[3]) for each in offered(t) if each[0] == "shoot"}
    assert reach == {(0, zone(name)) for name in ("c2", "c1", "c5", "c6")} | {(1, zone(name)) for name in ("c2", "c3")}


@rule("zc.13.4")
def test_sight_ends_at_walls_and_one_zone_into_a_house():
    t = camp(["e1"], {"e2": "W", "f2": "W", "a1": "W"}, team=["silas"], gear={0: ["hand-crossbow"]})
    assert zones_for(t, "shoot") == ["e2"]


# Friendly fire ------------------------------------------------------------------------------------


@rule("zc.13.5")
def test_misses_wound_survivors_in_the_target_zone():
    t = shoot("W", [1, 6], "crossbow", where=("c3", "c4"))
    assert t.wounds == [0, 1]
    assert mob(t, "c4") == ""


@rule("zc.13.5")
def test_the_players_choose_whom_and_armour_may_save():
    t = shoot("W", [1, 1], "crossbow", where=("c3", "c4", "c4"))
    assert asked(t) == "victim"
    t.gear[1][2] = item("plate")
    t.dice.rolls = [3, 2]
    do(t, "victim", 1)
    do(t, "victim", 1)
    assert t.wounds == [0, 1, 0]


@rule("zc.13.5")
def test_spells_too_but_never_who_cast_them():
    t = shoot("W", [1, 1, 1], "fireball", who="baldric", zone="c3", where=("c3", "c3"))
    assert t.wounds == [0, 3]


def test_nobody_is_wounded_by_melee():
    t = camp(["c3", "c3"], {"c3": "W"}, gear={0: ["great-sword"]}, rolls=[1] * 5)
    do(t, "strike", 0, 0, "c3")
    assert t.wounds == [0, 0]


# Two weapons --------------------------------------------------------------------------------------


@rule("zc.13.6")
def test_two_dual_weapons_of_a_kind_strike_together():
    assert mob(strike("WWWW", [4, 4, 4, 4], "sword", "sword"), "c3") == ""
    t = strike("WWWW", [4, 4, 4, 4], "sword", "short-sword")
    assert mob(t, "c3") == "WW"
    assert mob(strike("WW", [6, 6], "hammer", "hammer"), "c3") == "W"


@rule("zc.13.6")
def test_both_are_empty_then():
    t = shoot("WWW", [3, 3, 3, 3], "hand-crossbow", "hand-crossbow")
    assert things(t) == ["hand-crossbow*", "hand-crossbow*"]
    assert mob(t, "c4") == ""


# Noise and reloading ------------------------------------------------------------------------------


@rule("zc.13.9")
def test_spells_are_noisy_and_other_weapons_are_not():
    assert shoot("W", [6], "mana-blast", who="baldric").noise[zone("c3")] == 1
    assert shoot("W", [6], "short-bow").noise[zone("c3")] == 0
    assert strike("W", [6], "hammer").noise[zone("c3")] == 0


@rule("zc.13.8")
def test_a_crossbow_fires_once_a_round():
    t = shoot("WWW", [6, 1], "crossbow")
    assert things(t) == ["crossbow*"]
    assert "shoot" not in verbs(t)


@rule("zc.13.10")
def test_or_again_for_an_action():
    t = shoot("WWW", [6, 1], "crossbow")
    do(t, "load", 0, 0)
    assert things(t) == ["crossbow"]
    assert t.left == [1]
    assert "shoot" in verbs(t)


# Armour -------------------------------------------------------------------------------------------


def bitten(*gear, rolls=(), **position):
    return camp(["c3"], {"c3": "W"}, gear={0: gear}, rolls=rolls, then=[rules_zombies.activate], **position).wounds[0]


@rule("zc.13.7")
@pytest.mark.parametrize(("armour", "needs"), [("leather", 5), ("chainmail", 4), ("plate", 3)])
def test_armour_saves_on_its_number(armour, needs):
    assert bitten("-", "-", armour, rolls=[needs]) == 0
    assert bitten("-", "-", armour, rolls=[needs - 1]) == 1


@rule("zc.13.7")
def test_armour_in_the_pack_saves_nobody():
    assert bitten("-", "-", "plate", rolls=[6]) == 0
    assert bitten("-", "-", "-", "plate", rolls=[6]) == 1


@rule("zc.13.7")
def test_one_die_for_each_wound():
    t = camp(["c3"], {"c3": "WWW"}, gear={0: ["-", "-", "leather"]}, rolls=[5, 4, 6], then=[rules_zombies.activate])
    assert t.wounds == [1]


@rule("zc.18.3")
def test_a_shield_saves_on_four_or_rolls_armour_again():
    assert bitten("shield", rolls=[4]) == 0
    assert bitten("shield", rolls=[3]) == 1
    assert bitten("-", "shield", "leather", rolls=[4, 5]) == 0
    assert bitten("-", "shield", "leather", rolls=[4, 4]) == 1


@rule("zc.18.3")
def test_on_the_body_too():
    assert bitten("-", "-", "shield", rolls=[4], team=["clovis"]) == 0


# Rerolls ------------------------------------------------------------------------------------------


@rule("zc.18.2")
@pytest.mark.parametrize(("weapon", "more"), [("short-bow", "arrows"), ("crossbow", "bolts")])
def test_arrows_and_bolts_let_all_dice_be_rolled_again_once(weapon, more):
    t = shoot("WW", [1, 1] if weapon == "crossbow" else [1], weapon, "-", "-", more)
    assert asked(t) == "reroll"
    t.dice.rolls = [6, 1] if weapon == "crossbow" else [6]
    choose(t, "yes")
    assert mob(t, "c4") == "W"
    assert asked(t) == "act"


@rule("zc.18.2")
def test_one_may_keep_the_roll():
    t = shoot("WW", [1, 4], "crossbow", "bolts")
    choose(t, "no")
    assert mob(t, "c4") == "W"


def test_not_the_wrong_ones():
    assert asked(shoot("WW", [1, 1], "crossbow", "arrows")) == "act"


@rule("zc.18.1")
def test_a_dagger_adds_a_die_to_the_other_melee_weapon():
    assert mob(strike("WWWW", [4, 4, 4], "sword", "dagger"), "c3") == "W"
    assert mob(strike("WWWW", [4, 4, 4], "sword", "-", "dagger"), "c3") == "W"


def test_two_daggers_are_two_dice():
    assert mob(strike("WWWW", [4, 4, 4], "dagger", "dagger"), "c3") == "WW"

"""Skills and enchantments."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.table_kit import DEAD, PACK, SHADOW
from tests.zombicide.positions import Loaded, asked, at, camp, do, mob, no, offered, pass_all, run, things, verbs, zone, zones_for

rule = pytest.mark.rule


def skilled(skill, zombies=None, *hands, who="ann", rolls=(), **position):
    skills = {0: [skill] if isinstance(skill, str) else skill}
    return camp(
        **{"where": ["c3"], "zombies": zombies, "team": [who], "skills": skills, "gear": {0: hands}, "rolls": rolls, **position}
    )


# Free actions -------------------------------------------------------------------------------------


@rule("zc.17.1")
@pytest.mark.parametrize(("skill", "what"), [
    ("free-move", ("move", 0, "c2")), ("free-melee", ("strike", 0, 0, "c3")), ("free-combat", ("strike", 0, 0, "c3")),
    ("free-combat", ("shoot", 0, 1, "c3")), ("free-ranged", ("shoot", 0, 1, "c3")),
])  # fmt: skip
def test_a_free_action_each_turn(skill, what):
    zombies = None if what[0] == "move" else {"c3": "W"}
    t = skilled(skill, zombies, "short-sword", "short-bow", who="nelly", rolls=[1, 1])
    do(t, *what)
    assert t.left == [3]
    if what[0] == "move":
        do(t, "move", 0, "c1")
    else:
        do(t, *what)
    assert t.left == [2]
    run(t, rules_phase.survivors)
    assert t.free[0] > 0


@rule("zc.17.1")
@pytest.mark.parametrize("skill", ["free-magic", "spellcaster"])
def test_free_magic_serves_for_attacks_and_enchantments(skill):
    t = skilled(skill, {"c4": "W"}, "mana-blast", "healing", who="baldric", rolls=[1])
    do(t, "shoot", 0, 0, "c4")
    assert t.left == [3]
    t = skilled(skill, {"c4": "W"}, "mana-blast", "healing", who="baldric", left=0)
    assert verbs(t) == {"shoot", "bless", "pass"}
    do(t, "bless", 0, 1, 0)
    assert t.left == [0]


@rule("zc.17.1")
def test_it_serves_for_nothing_else():
    t = skilled("free-ranged", {"c3": "W"}, "short-sword", who="nelly", rolls=[1])
    assert t.free[0] > 0
    do(t, "strike", 0, 0, "c3")
    assert t.left == [2]


# Dice and rolls -----------------------------------------------------------------------------------


@rule("zc.17.2")
@pytest.mark.parametrize(("skill", "weapon", "who"), [
    ("die-melee", "short-sword", "ann"), ("die-combat", "short-sword", "ann"), ("die-combat", "short-bow", "silas"),
    ("die-ranged", "short-bow", "silas"), ("die-magic", "mana-blast", "baldric"),
])  # fmt: skip
def test_one_die_more(skill, weapon, who):
    t = skilled(skill, {"c3": "WW"}, weapon, who=who, rolls=[6, 6])
    do(t, "strike" if weapon == "short-sword" else "shoot", 0, 0, "c3")
    assert mob(t, "c3") == ""


@rule("zc.17.14")
@pytest.mark.parametrize(("skill", "weapon", "who", "needs"), [
    ("roll-melee", "short-sword", "ann", 4), ("roll-combat", "short-sword", "ann", 4), ("roll-ranged", "short-bow", "silas", 3),
    ("roll-combat", "mana-blast", "baldric", 4),
])  # fmt: skip
def test_one_more_on_each_die(skill, weapon, who, needs):
    t = skilled(skill, {"c3": "W"}, weapon, who=who, rolls=[needs - 1])
    do(t, "strike" if weapon == "short-sword" else "shoot", 0, 0, "c3")
    assert mob(t, "c3") == ""


def test_a_skill_for_one_kind_is_nothing_to_another():
    t = skilled(["roll-ranged", "die-ranged"], {"c3": "WW"}, "short-sword", rolls=[3, 6])
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == "WW"


@rule("zc.17.11")
def test_a_natural_six_gives_one_more_die():
    t = skilled("six-die", {"c3": "WWWW"}, "short-sword", rolls=[6, 6, 4, 6])
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == "W"
    assert t.dice.rolls == [6]


@rule("zc.17.13")
def test_one_more_damage_in_melee():
    t = skilled("damage-melee", {"c3": "F"}, "short-sword", rolls=[4])
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == ""


@rule("zc.17.8")
def test_a_barbarian_rolls_a_die_for_each_zombie():
    t = skilled("barbarian", {"c3": "WWFR"}, "hammer", rolls=[6, 6, 6, 1])
    do(t, "strike", 0, 0, "c3")
    for _ in range(2):
        do(t, "target", "walker")
    do(t, "target", "fatty")
    assert mob(t, "c3") == "R"


@rule("zc.17.10")
def test_iron_rain_does_the_same_at_range():
    t = skilled("iron-rain", {"c4": "WWW"}, "short-bow", who="silas", rolls=[3, 3, 3])
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == ""


@rule("zc.17.7")
def test_to_a_swordmaster_every_melee_weapon_is_dual():
    t = skilled("swordmaster", {"c3": "WW"}, "hammer", "hammer", rolls=[3, 3])
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == ""


@rule("zc.17.6")
def test_iron_hide_is_as_good_as_leather():
    t = skilled("iron-hide", {"c3": "W"}, rolls=[5], then=[rules_zombies.activate])
    assert t.wounds == [0]
    assert skilled("iron-hide", {"c3": "W"}, rolls=[4], then=[rules_zombies.activate]).wounds == [1]


# Moves --------------------------------------------------------------------------------------------


@rule("zc.17.4")
def test_a_slippery_one_pays_nothing_for_zombies():
    t = skilled("slippery", {"c3": "WWWW"})
    do(t, "move", 0, "c2")
    assert t.left == [2]


@rule("zc.17.3")
def test_bloodlust_is_up_to_two_zones_and_a_blow_for_one_action():
    t = skilled("bloodlust-melee", {"c1": "W"}, "sword", rolls=[4, 1])
    do(t, "charge", 0, 0, "c1")
    assert (at(t), mob(t, "c1"), t.left) == ("c1", "", [2])


@rule("zc.17.3")
def test_not_past_other_zombies_nor_through_fire():
    zombies = {"c1": "W", "c2": "W", "c5": "W", "d4": "W"}
    t = skilled("bloodlust-melee", zombies, "sword", fire={"c4": 1})
    assert zones_for(t, "charge") == ["c2", "d4"]


@rule("zc.17.3")
def test_it_uses_no_free_attack_and_gives_none():
    t = skilled(["bloodlust-melee", "free-melee"], {"c2": "WW"}, "short-sword", "hammer", rolls=[1])
    do(t, "charge", 0, 1, "c2")
    assert t.left == [2]
    assert t.free[0] > 0


@rule("zc.17.5")
def test_after_a_kill_hit_and_run_gives_a_move_that_costs_nothing():
    t = skilled("hit-and-run", {"c3": "WWW"}, "short-sword", rolls=[6], left=1)
    do(t, "strike", 0, 0, "c3")
    assert t.left == [0]
    do(t, "move", 0, "c2")
    assert (at(t), t.left) == ("c2", [0])
    assert asked(t) == "rest"


@rule("zc.17.5")
def test_not_without_a_kill_nor_later():
    t = skilled("hit-and-run", {"c3": "WWW"}, "short-sword", rolls=[1], left=1)
    do(t, "strike", 0, 0, "c3")
    assert asked(t) == "rest"
    t = skilled("hit-and-run", {"c3": "WWW"}, "short-sword", rolls=[6], left=2)
    do(t, "strike", 0, 0, "c3")
    assert no(t, "move", 0, "c2") is None
    do(t, "noise", 0)
    assert asked(t) == "rest"


def test_nor_after_a_charge_that_does_not_kill():
    t = skilled(["hit-and-run", "bloodlust-melee"], {"c3": "W", "c4": "W"}, "short-sword", rolls=[6, 1], left=2)
    do(t, "strike", 0, 0, "c3")
    do(t, "charge", 0, 0, "c4")
    assert asked(t) == "rest"


@rule("zc.17.5")
def test_in_the_zombies_turn_it_follows_a_kept_attack():
    t = skilled(
        "hit-and-run", {"c3": "W", "c4": "W"}, "short-sword", rolls=[6], phase=DEAD, kept=[0], then=[rules_zombies.activate]
    )
    do(t, "strike", 0, 0, "c3")
    assert t.kept == 0
    assert verbs(t) == {"move", "pass"}
    do(t, "move", 0, "c2")
    assert at(t) == "c2"


@rule("zc.17.9")
def test_point_blank_uses_any_ranged_weapon_at_0_as_one_likes_and_hurts_nobody():
    t = skilled("point-blank", {"c3": "WR"}, "longbow", who="silas", rolls=[3], where=["c3", "c3"], team=["silas", "ann"])
    do(t, "shoot", 0, 0, "c3")
    assert asked(t) == "hit"
    do(t, "target", "runner")
    assert mob(t, "c3") == "W"
    t.dice = Loaded([1])
    do(t, "shoot", 0, 0, "c3")
    assert t.wounds == [0, 0]


@rule("zc.17.12")
def test_spells_in_the_pack_serve_whoever_has_a_spellbook():
    t = skilled("spellbook", {"c4": "WW"}, "-", "-", "-", "mana-blast", "mana-blast", "healing", who="baldric", rolls=[4, 4])
    assert {"shoot", "bless"} <= verbs(t)
    do(t, "shoot", 0, PACK, "c4")
    assert mob(t, "c4") == ""


# Enchantments -------------------------------------------------------------------------------------


def cast(spell, target=1, **position):
    t = camp(**{"where": ["c3", "c4", "c6"], "team": ["baldric", "ann", "nelly"], "gear": {0: [spell]}, **position})
    return do(t, "bless", 0, 0, target)


@rule("zc.18.5")
def test_healing_takes_a_wound_away():
    t = cast("healing", wounds={1: 2})
    assert t.wounds == [0, 1, 0]
    assert t.left[0] == 2
    assert t.noise[zone("c3")] == 1


def test_spells_reach_one_zone():
    t = camp(["c3", "c4", "c6"], team=["baldric", "ann", "nelly"], gear={0: ["healing"]})
    assert [each[3] for each in offered(t) if each[0] == "bless"] == [0, 1]


@rule("zc.18.6")
def test_invisibility_hides_from_zombies():
    t = cast("invisibility", zombies={"c4": "W"})
    assert t.states[1] & SHADOW
    run(t, rules_zombies.activate)
    assert t.wounds == [0, 0, 0]


@rule("zc.18.7")
def test_speed_gives_two_free_moves():
    t = cast("speed", left=[1, 0, 0])
    do(t, "move", 1, "c5")
    do(t, "move", 1, "c6")
    assert (at(t, 1), t.left) == ("c6", [0, 0, 0])


@rule("zc.18.7")
def test_in_the_zombies_turn_they_are_used_at_once():
    t = camp(
        ["c3", "c4"], {"f6": "W"}, team=["baldric", "ann"], gear={0: ["speed"]}, phase=DEAD, kept=[0], then=[rules_zombies.activate]
    )
    do(t, "bless", 0, 0, 1)
    do(t, "move", 1, "c5")
    do(t, "move", 1, "c6")
    assert (at(t, 1), t.kept) == ("c6", 0)


@rule("zc.18.8")
def test_repulse_drives_zombies_a_zone_away():
    t = camp(
        ["c3"], {"c4": "WF"}, [("plain", "c4"), ("bard", "c4")], team=["baldric"], gear={0: ["repulse"]}, fire={"d4": 1, "b4": 1}
    )
    do(t, "repulse", 0, 0, "c4")
    assert (mob(t, "c4"), mob(t, "c5")) == ("plain", "WF bard")
    assert t.noise[zone("c3")] == 1


@rule("zc.18.8")
def test_the_caster_says_where_to():
    t = camp(["c3"], {"c3": "W"}, team=["baldric"], gear={0: ["repulse"]})
    do(t, "repulse", 0, 0, "c3")
    assert asked(t) == "push"
    do(t, "towards", "d3")
    assert mob(t, "d3") == "W"


@rule("zc.18.8")
def test_those_still_to_act_still_are():
    t = camp(["c3"], {"c4": "W"}, team=["baldric"], gear={0: ["repulse"]}, phase=DEAD, kept=[0], fire={"d4": 1, "b4": 1},
             then=[rules_zombies.activate])  # fmt: skip
    do(t, "repulse", 0, 0, "c4")
    pass_all(t)
    assert mob(t, "c4") == "W"
    assert things(t) == ["repulse"]

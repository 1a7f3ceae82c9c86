"""Targets in order, experience in fifths, levels and skills."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase
from cervelle.games.zombicide.rules_levels import danger, gain, learn_all, level_of, lose
from cervelle.games.zombicide.table_kit import SKILL
from tests.zombicide.positions import asked, camp, choose, do, item, mob, offered, run, things

rule = pytest.mark.rule


@rule("zc.5.1")
def test_shots_find_walkers_then_fatties_then_runners_then_necromancers():
    t = camp(["c3"], {"c4": "WFRN"}, team=["baldric"], gear={0: ["inferno"]}, scenario=5, rolls=[4, 4, 4, 4])
    do(t, "shoot", 0, 0, "c4")
    assert asked(t) == "token"
    assert mob(t, "c4") == ""
    t = camp(["c3"], {"c4": "WFRN"}, team=["baldric"], gear={0: ["inferno"]}, scenario=5, rolls=[4, 4, 4, 1])
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == "necromancer"


@rule("zc.5.1")
def test_a_fatty_that_cannot_be_killed_shields_those_behind():
    t = camp(["c3"], {"c4": "FR"}, team=["silas"], gear={0: ["hand-crossbow"]}, rolls=[6, 6])
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == "FR"


@rule("zc.5.1")
def test_among_equals_one_chooses():
    t = camp(["c3"], {"c4": "FW"}, [("bard", "c4"), ("plain", "c4")], team=["baldric"], gear={0: ["inferno"]}, rolls=[4, 1, 1, 1])
    do(t, "shoot", 0, 0, "c4")
    assert asked(t) == "hit"
    assert offered(t) == [("target", 0), ("target", 17)]
    do(t, "target", "bard")
    assert mob(t, "c4") == "WF plain"


@rule("zc.5.2")
@pytest.mark.parametrize(("zombie", "fifths"), [("W", 1), ("F", 2), ("R", 2), ("N", 3)])
def test_experience_in_fifths(zombie, fifths):
    t = camp(["c3"], {"c3": zombie}, gear={0: ["hammer"]}, scenario=5, rolls=[6])
    do(t, "strike", 0, 0, "c3")
    assert t.view(0)["survivors"][0]["fifths"] == fifths


@rule("zc.5.2")
def test_a_plagued_character_is_worth_a_walker():
    t = camp(["c3"], others=[("nurse", "c3")], gear={0: ["hammer"]}, rolls=[6])
    do(t, "strike", 0, 0, "c3")
    assert t.xp == [1]


@rule("zc.5.3")
def test_an_objective_is_worth_two_fifths_to_the_taker():
    t = camp(["b1", "c3"])
    do(t, "take", 0)
    assert t.xp == [2, 0]


@rule("zc.5.6")
def test_a_meal_is_worth_a_fifth():
    t = camp(["c3"], gear={0: ["-", "-", "-", "apples"]})
    do(t, "eat", 0, 3)
    assert t.xp == [1]


@rule("zc.18.9")
def test_food_is_eaten_for_an_action_and_gone():
    t = camp(["c3"], gear={0: ["meat"]})
    do(t, "eat", 0, 0)
    assert t.left == [2]
    assert things(t) == []
    assert t.equipment_out == [item("meat")]


# Levels -------------------------------------------------------------------------------------------


@rule("zc.11.5")
@pytest.mark.parametrize(("pace", "fifths", "level"), [
    ("classic", 34, 0), ("classic", 35, 1), ("classic", 94, 1), ("classic", 95, 2), ("classic", 214, 2), ("classic", 215, 3),
    ("short", 14, 0), ("short", 15, 1), ("short", 40, 2), ("short", 74, 2), ("short", 75, 3),
])  # fmt: skip
def test_levels_open_at_their_bands(pace, fifths, level):
    t = camp(["c3"], xp_pace=pace)
    t.xp = [fifths]
    assert level_of(t, 0) == level


@rule("zc.11.6")
def test_yellow_gives_its_action_at_once():
    t = camp(["c3"], {"c3": "W"}, xp={0: 34}, gear={0: ["hammer"]}, rolls=[6])
    do(t, "strike", 0, 0, "c3")
    assert t.left == [3]
    assert t.floor_level == [1]


@rule("zc.11.6")
def test_at_orange_one_of_two_skills_is_chosen():
    t = camp(["c3"], {"c3": "W"}, xp={0: 94}, gear={0: ["hammer"]}, rolls=[6])
    do(t, "strike", 0, 0, "c3")
    assert asked(t) == "learn"
    assert offered(t) == [("learn", SKILL["free-magic"]), ("learn", SKILL["free-melee"])]
    choose(t, "learn", SKILL["free-melee"])
    assert t.has_skill(0, SKILL["free-melee"])
    assert asked(t) == "act"


@rule("zc.11.6")
def test_at_red_one_of_three_and_two_levels_at_once_give_both():
    t = camp(["c3"], xp={0: 94}, then=[lambda t: gain(t, 0, 121), learn_all])
    assert len(offered(t)) == 2
    choose(t, "learn", SKILL["free-magic"])
    assert [each[1] for each in offered(t)] == [SKILL["free-combat"], SKILL["roll-combat"], SKILL["six-die"]]


@rule("zc.11.6")
def test_a_new_skill_gives_its_free_action_at_once_but_no_other_back():
    t = camp(["c3"], {"c2": "W"}, team=["nelly"], xp={0: 214}, skills={0: ["free-move"]}, gear={0: ["short-sword"]}, rolls=[6])
    do(t, "move", 0, "c2")
    do(t, "strike", 0, 0, "c2")
    choose(t, "learn", SKILL["free-combat"])
    assert t.free == [16]


@rule("zc.5.5")
def test_experience_lost_never_lowers_the_level():
    t = camp(["c3"], xp={0: 36})
    lose(t, 0, 5)
    assert (t.xp, level_of(t, 0), danger(t)) == ([31], 1, 1)


def test_a_level_that_was_lost_and_reached_again_gives_nothing_twice():
    t = camp(["c3"], xp={0: 96})
    lose(t, 0, 5)
    gain(t, 0, 5)
    assert t.learning == []


# Scenarios ----------------------------------------------------------------------------------------


def all_taken(t):
    t.taken[0] = 3


@rule("zc.5.4")
def test_a_victory_is_worth_a_point_to_all_who_live():
    t = camp(["a1", "b1"], scenario=0, xp={0: 3}, then=[all_taken, rules_phase.judge])
    assert t.xp == [8, 5]


@rule("zc.5.7")
def test_a_defeat_costs_a_point_but_nobody_falls_below_nothing():
    t = camp(["c3", "c3"], scenario=0, xp={0: 36, 1: 3}, then=[])
    t.escaped = 64
    run(t, rules_phase.judge)
    assert t.xp == [31, 0]
    assert level_of(t, 0) == 1

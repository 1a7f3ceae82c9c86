"""The round, actions in any order, kept actions, things put down."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.table_kit import DEAD, ENDING, KEEN, SPAWNING, STONE, STRONG, SURVIVORS
from tests.zombicide.positions import (
    asked,
    at,
    camp,
    card,
    choose,
    do,
    flasks,
    floor,
    fresh,
    mob,
    no,
    offered,
    pass_all,
    things,
    verbs,
    zone,
)

rule = pytest.mark.rule
WALKER = card("1W/2W/1R/3R")


# Any order ----------------------------------------------------------------------------------------


@rule("zc.2.1")
def test_survivors_act_in_any_order_one_action_at_a_time():
    t = camp(["c3", "c3", "c3"], seats=3)
    assert t.waiting == (0, 1, 2)
    t.act(2, t.box.verbs["noise"].action(2))
    t.act(0, t.box.verbs["noise"].action(0))
    t.act(2, t.box.verbs["noise"].action(2))
    assert t.left == [2, 3, 1]
    assert t.waiting == (0, 1, 2)


@rule("zc.2.1")
def test_whoever_passes_is_asked_again_once_somebody_acts():
    t = camp(["c3", "c3"], seats=2)
    t.act(0, t.box.verbs["pass"].action())
    assert t.waiting == (1,)
    t.act(1, t.box.verbs["noise"].action(1))
    assert t.waiting == (0, 1)


@rule("zc.2.1")
def test_the_turn_is_over_when_all_have_passed():
    t = camp(["c3", "c3"], seats=2)
    pass_all(t)
    assert asked(t) == "rest"
    assert t.left == [1, 1]


@rule("zc.2.1")
def test_one_with_nothing_left_but_a_potion_may_still_drink_it():
    t = camp(["c3", "c3"], left=[0, 0], belt={0: ["adrenaline"]})
    assert verbs(t) == {"drink", "pass"}
    do(t, "drink", 0, 0)
    assert t.left == [1, 0]


@rule("zc.2.1")
def test_one_whose_free_action_has_no_use_is_not_asked():
    t = camp(["c3"], team=["clovis"], left=0, skills={0: ["free-melee"]}, gear={0: ["sword"]})
    assert asked(t) == "rest"
    t = camp(["c3"], {"c3": "W"}, team=["clovis"], left=0, skills={0: ["free-melee"]}, gear={0: ["sword"]})
    assert verbs(t) == {"strike", "pass"}


# The kept action ----------------------------------------------------------------------------------


@rule("zc.2.2")
def test_one_action_is_kept_and_only_one():
    t = camp(["c3", "c3"], left=[3, 0])
    pass_all(t)
    assert t.left == [1, 0]
    assert t.view(0)["survivors"][0]["kept"]
    assert not t.view(0)["survivors"][1]["kept"]


@rule("zc.2.2")
def test_the_fourth_action_of_yellow_may_be_kept_as_well():
    t = camp(["c3"], xp={0: 35}, then=[rules_phase.survivors])
    assert t.left == [4]
    for _ in range(3):
        do(t, "noise", 0)
    pass_all(t)
    assert t.kept == 1


@rule("zc.2.3")
def test_a_kept_action_serves_before_a_group_acts():
    t = camp(["c3"], {"c4": "W"}, gear={0: ["short-bow"]}, phase=DEAD, kept=[0], rolls=[6], then=[rules_zombies.activate])
    assert asked(t) == "before"
    assert t.view(0)["group"] == zone("c4")
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == ""
    assert t.wounds == [0]
    assert asked(t) == "rest"


@rule("zc.2.3")
def test_and_after_the_last_one_acted():
    t = camp(["c3"], {"c5": "W"}, phase=DEAD, kept=[0], then=[rules_zombies.activate])
    choose(t, "pass")
    assert asked(t) == "after"
    assert mob(t, "c4") == "W"
    do(t, "move", 0, "c2")
    assert asked(t) == "rest"


@rule("zc.2.3")
def test_it_serves_between_two_groups_and_before_a_runners_second_action():
    t = camp(["c3"], {"c1": "R", "c6": "W"}, phase=DEAD, kept=[0], then=[rules_zombies.activate])
    moments = []
    while asked(t) != "rest":
        moments.append((asked(t), t.group, mob(t, "c2"), mob(t, "c5"), t.wounds[0]))
        choose(t, "pass")
    assert moments == [
        ("before", zone("c1"), "", "", 0),
        ("before", zone("c6"), "R", "", 0),
        ("before", zone("c2"), "R", "W", 0),
        ("after", zone("c2"), "", "W", 0),
    ]
    assert mob(t, "c3") == "R"


@rule("zc.2.3")
def test_whoever_kept_nothing_is_not_asked():
    t = camp(["c3", "c3"], {"c1": "W"}, seats=2, phase=DEAD, kept=[1], then=[rules_zombies.activate])
    assert t.waiting == (1,)
    choose(t, "pass")
    assert t.waiting == (1,)
    assert asked(t) == "after"


@rule("zc.2.3")
def test_after_one_has_acted_the_others_are_asked_anew_in_the_same_window():
    t = camp(["c3", "c3"], {"c1": "W"}, seats=2, phase=DEAD, kept=[0, 1], then=[rules_zombies.activate])
    choose(t, "pass")
    t.act(1, t.box.verbs["noise"].action(1))
    assert (t.waiting, asked(t)) == ((0,), "before")


@rule("zc.2.3")
def test_an_action_that_costs_more_than_one_cannot_be_done():
    t = camp(["c3"], {"c3": "W"}, phase=DEAD, kept=[0], then=[rules_zombies.activate])
    assert no(t, "move", 0, "c2") == "zc.12.1"


@rule("zc.2.9")
def test_it_serves_before_each_spawn_card():
    t = camp(["c3"], phase=SPAWNING, kept=[0], draws=[WALKER], then=[rules_phase.spawning])
    assert asked(t) == "card"
    assert mob(t, "a6") == ""
    choose(t, "pass")
    assert asked(t) == "card"
    assert mob(t, "a6") == "W"
    assert mob(t, "f6") == ""


@rule("zc.2.9")
def test_and_after_the_last_card():
    t = camp(["c3"], phase=SPAWNING, kept=[0], draws=[WALKER, WALKER + 1], then=[rules_phase.spawning], spawns=["a6"])
    choose(t, "pass")
    assert asked(t) == "after"
    assert mob(t, "a6") == "W"
    choose(t, "pass")
    assert asked(t) == "rest"


def test_in_the_survivors_turn_nobody_comes_between_two_cards():
    t = camp(["c3", "c4"], gear={0: ["axe"]}, belt={1: ["celerite"]}, draws=[WALKER])
    do(t, "drink", 1, 0)
    do(t, "door", 0, "b3-c3")
    assert mob(t, "b3") == "W"
    assert asked(t) == "act"


@rule("zc.2.4")
def test_free_actions_are_not_kept():
    t = camp(["c3"], team=["nelly"], left=0, skills={0: ["free-move"]})
    pass_all(t)
    assert t.kept == 0
    assert t.free == [0]


@rule("zc.2.4")
def test_free_moves_are_not_kept_either():
    t = camp(["c3"], belt={0: ["celerite"]}, left=0)
    do(t, "drink", 0, 0)
    pass_all(t)
    assert t.moves == [0]


@rule("zc.2.4")
def test_a_charge_is_a_skill_and_waits_for_ones_own_turn():
    t = camp(["c3"], {"c1": "W"}, gear={0: ["sword"]}, skills={0: ["bloodlust-melee"]}, phase=DEAD, kept=[0],
             then=[rules_zombies.activate])  # fmt: skip
    assert no(t, "charge", 0, 0, "c1") == "zc.2.4"


def test_drinking_costs_nothing_and_is_not_for_the_zombies_turn():
    t = camp(["c3"], {"c1": "W"}, belt={0: ["soin"]}, phase=DEAD, kept=[0], then=[rules_zombies.activate])
    assert "drink" not in verbs(t)


@rule("zc.2.5")
def test_a_kept_action_that_was_not_used_is_lost():
    t = camp(["c3"], phase=ENDING, kept=[0], then=[rules_phase.ending])
    assert t.kept == 0
    assert t.left == [0]


# Putting down and picking up ----------------------------------------------------------------------


@rule("zc.2.6")
def test_for_one_action_things_are_put_down():
    t = camp(["c3"], gear={0: ["axe", "sword", "-", "torch"]})
    do(t, "drop", 0)
    assert t.left == [2]
    do(t, "put", 0)
    do(t, "put", 3)
    choose(t, "done")
    assert things(t) == ["sword"]
    assert floor(t, "c3") == ["axe", "torch"]
    assert t.left == [2]


@rule("zc.2.6")
def test_potions_too():
    t = camp(["c3"], belt={0: ["soin", "force"]})
    do(t, "drop", 0)
    do(t, "lay", 0)
    assert flasks(t) == ["force"]
    assert floor(t, "c3") == ["soin"]


@rule("zc.2.7")
def test_for_one_action_another_picks_up_what_is_wanted():
    t = camp(["c3", "c3"], gear={0: ["axe", "sword"]}, belt={0: ["soin"]})
    do(t, "drop", 0)
    do(t, "put", 0)
    do(t, "put", 1)
    do(t, "lay", 0)
    choose(t, "done")
    do(t, "pick", 1)
    choose(t, "get", 3)
    choose(t, "fetch", 0)
    choose(t, "done")
    assert things(t, 1) == ["sword"]
    assert flasks(t, 1) == ["soin"]
    assert floor(t, "c3") == ["axe"]
    assert t.left == [2, 2]


@rule("zc.2.8")
def test_during_a_search_putting_down_costs_nothing():
    t = camp(["e2"], gear={0: ["axe"]}, rolls=[1])
    do(t, "search", 0)
    assert asked(t) == "stow"
    do(t, "put", 0)
    choose(t, "done")
    assert floor(t, "e2") == ["axe"]
    assert t.left == [2]


@rule("zc.12.4")
def test_during_a_trade_too():
    t = camp(["c3", "c3"], gear={0: ["axe"]}, belt={0: ["soin"]})
    do(t, "arrange", 0)
    do(t, "put", 0)
    do(t, "lay", 0)
    choose(t, "done")
    assert floor(t, "c3") == ["axe", "soin"]
    assert t.left == [2, 3]


# The round ----------------------------------------------------------------------------------------


@rule("zc.11.1")
def test_a_round_is_survivors_zombies_spawning_end():
    t = camp(["c3"], {"c6": "W"}, draws=[WALKER], spawns=["a6"], then=[rules_phase.next_round])
    assert t.phase == SURVIVORS
    while t.round == 2:
        choose(t, "pass")
    assert t.phase == SURVIVORS
    assert mob(t, "c5") == "W"
    assert mob(t, "a6") == "W"


@rule("zc.11.2")
def test_the_first_player_changes():
    t = camp(["c3", "c3"], seats=2, then=[rules_phase.ending])
    assert t.view(0)["first"] == 1
    t = camp(["c3", "c3"], seats=2, then=[rules_phase.ending, rules_phase.ending])
    assert t.view(0)["first"] == 0


@rule("zc.11.3")
@pytest.mark.parametrize(("fifths", "actions"), [(0, 3), (34, 3), (35, 4), (215, 4)])
def test_three_actions_and_four_from_yellow_on(fifths, actions):
    t = camp(["c3"], xp={0: fifths}, then=[rules_phase.survivors])
    assert t.left == [actions]


@rule("zc.11.4")
def test_the_third_wound_kills():
    t = camp(["c3", "c3"], {"c3": "W"}, wounds={0: 2}, then=[rules_zombies.activate])
    do(t, "victim", 0)
    assert t.view(0)["survivors"][0]["dead"]
    assert not t.view(0)["survivors"][1]["dead"]


@rule("zc.11.7")
def test_at_the_end_noise_fades_and_weapons_are_loaded():
    t = camp(["c3"], gear={0: ["crossbow*", "-", "-", "hand-crossbow*"]}, noise={"a1": 2}, then=[rules_phase.ending])
    assert t.noise[zone("a1")] == 0
    assert things(t) == ["crossbow", "hand-crossbow"]


@rule("zc.11.7")
def test_what_lasted_a_round_is_over():
    t = camp(["c3"], states={0: STONE}, then=[rules_phase.ending])
    assert t.states == [0]


@rule("zc.2.2")
def test_what_lasted_a_turn_ends_with_the_survivors_turn():
    t = camp(["c3"], states={0: STRONG | KEEN | STONE})
    pass_all(t)
    assert t.states == [STONE]


def test_the_first_round_begins_by_itself():
    t = fresh(2, scenario=1)
    assert asked(t) == "act"
    assert at(t) == "c3"
    assert ("pass",) in offered(t)

"""The campaign: the team, the five scenarios, failures, newcomers."""

from __future__ import annotations

import pytest

from cervelle.engine.dice import Dice
from cervelle.games.zombicide import rules_phase, rules_wounds, rules_zombies
from cervelle.games.zombicide.deck import SURVIVORS as NAMES
from cervelle.games.zombicide.rules_end import ends
from cervelle.games.zombicide.rules_scenarios import ending_of, is_lost
from cervelle.games.zombicide.table_kit import DEAD, ENDING, NECROMANCER, PLAIN, SHOPPING
from cervelle.games.zombicide.table_scenario import OBJECTIVES
from tests.zombicide.positions import CARDS, asked, at, camp, choose, do, fresh, game, no, offered, run, things, zone

rule = pytest.mark.rule
JUDGE = [rules_phase.judge]


# The team -----------------------------------------------------------------------------------------


@rule("zc.19.1")
def test_survivors_are_chosen_one_after_the_other_in_seat_order():
    t = game.table(2, 1, CARDS, survivors=3)
    asked_seats = []
    for card in (5, 0, 3):
        asked_seats.append(t.waiting)
        choose(t, "cast", card)
    assert asked_seats == [(0,), (1,), (0,)]
    assert [each["name"] for each in t.view(0)["survivors"]] == ["silas", "ann", "nelly"]
    assert [each["seat"] for each in t.view(0)["survivors"]] == [0, 1, 0]


@rule("zc.19.1")
def test_nobody_is_chosen_twice():
    t = game.table(2, 1, CARDS, survivors=2)
    choose(t, "cast", 4)
    assert no(t, "cast", 4) == "zc.19.1"


@rule("zc.19.15")
def test_they_begin_at_blue_with_a_starting_weapon_each():
    t = fresh(6)
    assert [things(t, place) for place in range(6)] == [
        ["hammer"], ["short-sword"], ["short-bow"], ["mana-blast"], ["dagger"], ["axe"],
    ]  # fmt: skip
    assert [each["level"] for each in t.view(0)["survivors"]] == ["blue"] * 6
    assert [each["skills"] for each in t.view(0)["survivors"]] == [
        ["bloodlust-melee"], ["spellcaster"], ["die-melee"], ["free-move"], ["iron-hide"], ["roll-ranged"],
    ]  # fmt: skip


@rule("zc.19.1")
def test_never_fewer_survivors_than_seats():
    assert len(game.table(6, 1, CARDS).view(0)["survivors"]) == 6
    assert len(game.table(3, 1, CARDS, survivors=2).view(0)["survivors"]) == 3
    assert len(game.table(2, 1, CARDS).view(0)["survivors"]) == 4


# Goals --------------------------------------------------------------------------------------------


def taken(t, kind, count):
    t.taken[OBJECTIVES.index(kind)] = count
    return t


@rule("zc.19.2")
def test_porte_basse_wants_three_objectives():
    t = camp(["a1", "b1"], scenario=1, then=[])
    assert ending_of(taken(t, "token", 2)) == 0
    assert ending_of(taken(t, "token", 3)) == 1


@rule("zc.19.3")
def test_and_everybody_out_where_no_zombie_is():
    assert ending_of(taken(camp(["a1", "c1"], scenario=1, then=[]), "token", 3)) == 0
    assert ending_of(taken(camp(["a1", "b1"], {"b1": "W"}, scenario=1, then=[]), "token", 3)) == 0
    t = taken(camp(["a1", "c1"], scenario=1, then=[]), "token", 3)
    t.dead[1] = 1
    assert ending_of(t) == 1


@rule("zc.19.3")
def test_marche_aux_ombres_wants_the_merchant_and_out():
    t = camp(["a1"], scenario=2, then=[])
    assert ending_of(t) == 0
    assert ending_of(taken(t, "merchant", 1)) == 1


@rule("zc.19.4")
def test_le_rituel_wants_both_necromancers_dead():
    t = camp(["c3"], {"a1": "N"}, scenario=3, then=[])
    t.slain = 1 << NECROMANCER
    assert ending_of(t) == 0
    t.others = []
    assert ending_of(t) == 1
    t.slain = 0
    assert ending_of(t) == 0


@rule("zc.19.12")
def test_and_loses_if_one_gets_away():
    t = camp(["c3"], scenario=3, then=[])
    assert not is_lost(t)
    t.escaped = 1
    assert is_lost(t)
    t.scenario = 4
    assert not is_lost(t)


@rule("zc.19.5")
def test_les_greniers_wants_food_and_all_in_the_court_at_the_end_of_a_round():
    t = taken(camp(["c3", "c4"], scenario=4, then=[]), "food", 2)
    assert ending_of(t) == 0
    t.phase = ENDING
    assert ending_of(t) == 1
    t.zone[1] = zone("c5")
    assert ending_of(t) == 0


@rule("zc.19.11")
def test_and_loses_after_its_last_round():
    t = camp(["c3"], scenario=4, then=[])
    t.round, t.phase = 6, ENDING
    assert not is_lost(t)
    t.round = 7
    assert is_lost(t)


@rule("zc.19.11")
def test_what_is_done_in_the_last_round_counts():
    t = camp(["c3"], scenario=4, then=[])
    t.round = 7
    taken(t, "food", 2)
    run(t, rules_phase.ending)
    assert t.outcome.winners == (0,)
    t = camp(["c3"], scenario=4, then=[])
    t.round = 7
    run(t, rules_phase.ending)
    assert t.outcome.winners == ()


@rule("zc.19.6")
def test_crypte_du_seigneur_has_two_endings():
    t = camp(["a1"], scenario=5, then=[])
    t.slain = 1 << PLAIN
    assert ending_of(t) == 0
    t.slain |= 1 << NECROMANCER
    assert ending_of(t) == 1
    t.escaped = 1
    assert ending_of(t) == 0
    t.slain = 0
    assert ending_of(taken(t, "seal", 3)) == 2


@rule("zc.19.6")
def test_the_lord_may_burn():
    t = camp(["f4"], {"f5": "N"}, [("plain", "f5")], scenario=5, gear={0: ["torch"]}, doors=["f4-f5"], bile=["f5"])
    do(t, "ignite", 0, 0, "f5")
    do(t, "token", "a6")
    assert asked(t) == "over"
    assert t.view(0)["over"] == {"won": True, "winners": [0], "ending": 1}


def test_the_real_scenarios_have_these_goals():
    scenarios = game.table(1, 1, survivors=1).kit.scenarios
    assert [each.name for each in scenarios] == [
        "porte-basse", "marche-aux-ombres", "le-rituel", "les-greniers", "crypte-du-seigneur",
    ]  # fmt: skip
    assert [each.goals for each in scenarios] == [
        ["objectives-and-out"], ["objectives-and-out"], ["necromancers-dead"], ["objectives-and-home"],
        ["lord-and-cabal", "objectives-and-out"],
    ]  # fmt: skip
    assert [list(each.needs) for each in scenarios] == [["token"], ["merchant"], [], ["food"], ["seal"]]
    assert scenarios[2].losses == ["necromancer-out"]
    assert [each.shop for each in scenarios] == [False, True, False, False, False]
    assert [each.npcs for each in scenarios] == [False, True, False, False, False]


def test_only_porte_basse_leaves_the_necromancers_in_the_box():
    scenarios = game.table(1, 1, survivors=1).kit.scenarios
    assert [each.removed for each in scenarios] == [list(range(41, 47)), [], [], [], []]


# The end of a scenario ----------------------------------------------------------------------------


@rule("zc.19.7")
def test_a_scenario_is_lost_when_all_are_dead():
    t = camp(["c3"], {"c3": "W"}, wounds={0: 2}, then=[rules_phase.zombies])
    assert asked(t) == "over"
    assert t.outcome.winners == ()


@rule("zc.19.7")
def test_the_dead_reach_no_goal():
    t = taken(camp(["a1"], scenario=1, then=[]), "token", 3)
    t.dead = [1]
    run(t, *JUDGE)
    assert t.outcome.winners == ()


@rule("zc.19.10")
def test_a_single_scenario_is_won_by_itself():
    t = run(taken(camp(["a1"], scenario=1, then=[]), "token", 3), *JUDGE)
    assert t.outcome.winners == (0,)


@rule("zc.19.10")
def test_the_campaign_is_won_with_its_last_scenario():
    t = camp(["a1"], scenario=0, then=[])
    t.scenario = 4
    run(taken(t, "seal", 3), *JUDGE)
    assert asked(t) == "over"
    assert t.outcome.winners == (0,)


def test_as_soon_as_the_goal_is_reached_by_a_kept_action_too():
    t = camp(["b1"], {"f6": "W"}, scenario=1, kept=[0], phase=DEAD, then=[])
    taken(t, "token", 2)
    run(t, rules_zombies.activate)
    do(t, "take", 0)
    assert asked(t) == "over"
    assert t.outcome.winners == (0,)


@rule("zc.19.13")
def test_a_single_scenario_is_lost_by_itself():
    t = camp(["a1"], scenario=1, then=[])
    t.escaped = 64
    run(t, *JUDGE)
    assert asked(t) == "over"
    assert t.view(0)["over"]["won"] is False


# The campaign goes on -----------------------------------------------------------------------------


def campaign_at(scenario=0, **position):
    """A campaign whose next step is the next scenario."""
    t = camp(**{"where": ["a1", "a1"], "scenario": 0, "then": [], **position})
    t.scenario = scenario
    t.agenda.clear()
    t.arguments.clear()
    t.waiting = ()
    t.then(rules_phase.judge, rules_phase.begin_next)
    return t


def go_on(t):
    t.run()
    while asked(t) in ("shop", "learn"):
        t.act(t.waiting[0], t.actions(t.waiting[0])[-1])
    return t


def test_after_a_victory_comes_the_next_scenario():
    t = go_on(taken(campaign_at(gear={0: ["sword"]}, gold={0: 3}), "token", 3))
    assert t.view(0)["scenario"] == "marche-aux-ombres"
    assert t.round == 1
    assert asked(t) == "act"
    assert (at(t), things(t), t.gold) == ("c3", ["sword"], [3, 0])


@rule("zc.19.8")
def test_a_failed_scenario_is_played_again():
    t = campaign_at(3, xp={0: 20})
    t.escaped = 64
    go_on(t)
    assert t.view(0)["scenario"] == "les-greniers"
    assert t.view(0)["failures"] == 1
    assert t.round == 1
    assert t.xp[0] == 15


@rule("zc.19.13")
def test_too_many_failures_lose_the_campaign():
    t = campaign_at()
    t.failures = 3
    t.escaped = 64
    go_on(t)
    assert asked(t) == "over"
    assert t.outcome.winners == ()


@rule("zc.19.9")
def test_whoever_died_is_replaced_by_one_who_has_not_played_yet():
    t = taken(campaign_at(team=["ann", "nelly"], xp={0: 9, 1: 50}, gold={1: 7}), "token", 3)
    t.dead[1] = 1
    go_on(t)
    assert asked(t) == "join"
    assert [NAMES[each[1]] for each in offered(t)] == ["baldric", "clovis", "samson", "silas"]
    choose(t, "cast", 1)
    assert asked(t) == "act"
    assert things(t, 1) == ["short-sword"]
    assert (t.xp[1], t.gold[1], t.dead) == (0, 0, [0, 0])


@rule("zc.19.9")
def test_death_is_for_good():
    t = taken(campaign_at(team=["ann", "nelly"]), "token", 3)
    t.buried = 1 << NAMES.index("silas")
    t.dead[1] = 1
    go_on(t)
    assert "silas" not in [NAMES[each[1]] for each in offered(t)]
    assert "nelly" not in [NAMES[each[1]] for each in offered(t)]
    choose(t, "cast", 1)
    assert t.buried == 1 << NAMES.index("silas") | 1 << NAMES.index("nelly")


@rule("zc.19.14")
def test_when_none_is_left_a_newcomer_takes_the_card_of_one_who_died():
    t = taken(campaign_at(where=["a1"] * 6), "token", 3)
    t.dead[2] = t.dead[4] = 1
    go_on(t)
    assert [NAMES[each[1]] for each in offered(t)] == ["clovis", "samson"]
    choose(t, "cast", 4)
    assert [NAMES[each[1]] for each in offered(t)] == ["clovis"]


@rule("zc.19.15")
def test_a_newcomer_begins_at_blue_unhurt_with_nothing_of_the_other():
    t = taken(campaign_at(xp={1: 100}, wounds={1: 2}, gold={1: 8}, belt={1: ["soin"]}, gear={1: ["axe", "axe"]}), "token", 3)
    t.dead[1] = 1
    go_on(t)
    choose(t, "cast", 5)
    seen = t.view(0)["survivors"][1]
    assert (seen["level"], seen["wounds"], seen["gold"], seen["belt"], seen["skills"]) == ("blue", 0, 0, [], ["roll-ranged"])
    assert things(t, 1) == ["short-sword"]


def test_nothing_ends_between_scenarios():
    t = camp(["a1"], then=[])
    t.phase = SHOPPING
    t.escaped = 64
    assert not ends(t)


# The annals ---------------------------------------------------------------------------------------


def annals(t):
    return [(each["what"], each["number"], each["round"], each["name"]) for each in t.view(0)["annals"]]


def test_the_annals_tell_who_set_out():
    assert annals(fresh(2, team=["silas", "ann"])) == [("joined", 1, 0, "silas"), ("joined", 1, 0, "ann")]


def test_and_who_died_how_it_ended_and_who_came():
    t = taken(campaign_at(team=["ann", "nelly"]), "token", 3)
    t.annals.clear()
    t.round = 4
    rules_wounds.die(t, 1)
    go_on(t)
    choose(t, "cast", 1)
    assert annals(t) == [("died", 1, 4, "nelly"), ("won", 1, 4, None), ("joined", 2, 4, "baldric")]


def test_and_a_failure():
    t = campaign_at(3)
    t.annals.clear()
    t.escaped = 64
    t.round = 9
    go_on(t)
    assert annals(t) == [("lost", 4, 9, None)]


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "[Porte Basse : gagné à la manche 6]"), ("en", "[Low Gate: won in round 6]")]
)
def test_they_are_read_between_two_scenarios(language, told):
    t = taken(campaign_at(wounds={0: 2}, gold={0: 9}), "token", 3)
    t.round = 6
    t.run()
    assert asked(t) == "shop"
    assert any(told in text for _, text in game.pictured(t.view(0), t.box, language))


def test_who_takes_the_place_of_the_dead_says_little_about_the_next_try():
    """Chances are those of the scenario that is to be played, from its first round on, however long the last try took."""
    t = campaign_at(3, team=["ann", "nelly"])
    rules_wounds.die(t, 1)
    t.escaped = 64
    t.round = 9
    before = t.part()
    go_on(t)
    assert (asked(t), t.part() != before) == ("join", True)
    thumb = game.thumb("strategist", **t.box.options)
    assert 0.02 < thumb.outlook(t.copy(), t, Dice(bytes(16)))[0] < 0.98


def test_the_last_failure_is_still_of_the_try_that_it_ends():
    t = campaign_at()
    t.failures = 3
    before = t.part()
    t.escaped = 64
    go_on(t)
    assert (t.outcome is not None, t.part()) == (True, before)

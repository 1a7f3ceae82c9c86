"""Spawn cards, buildings that are opened, and necromancers."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.rules_spawn import spawn_at
from cervelle.games.zombicide.table_kit import AT_HOME, DEAD
from cervelle.games.zombicide.table_kit import WALKER as WALKERS
from tests.zombicide.positions import asked, camp, card, do, flasks, hurt, item, mob, offered, run, zone

rule = pytest.mark.rule
SPAWN = [rules_phase.spawning]
DOUBLE, NECRO = card("double"), card("necromancer")
WALKER, FATTY, RUNNER, THREE = card("1W/2W/1R/3R"), card("1F/2W/2R/3R"), card("1R/3W/3W/6W"), card("3W/1F/4W/6W")


def drawn(*cards, spawns=("a6", "f6"), **position):
    where = position.pop("where", ["c3"])
    return camp(where, draws=list(cards), spawns=spawns, then=SPAWN, **position)


# Cards --------------------------------------------------------------------------------------------


@rule("zc.15.7")
def test_a_card_for_each_spawn_zone():
    t = drawn(WALKER, FATTY)
    assert (mob(t, "a6"), mob(t, "f6")) == ("W", "F")


@rule("zc.15.1")
def test_one_zone_after_the_other():
    t = camp(["c3"], draws=[WALKER, FATTY, RUNNER], then=[lambda t: spawn_at(t, [zone("a1"), zone("b1"), zone("d1")])])
    assert (mob(t, "a1"), mob(t, "b1"), mob(t, "d1")) == ("W", "F", "R")


@rule("zc.15.6")
@pytest.mark.parametrize(("fifths", "come"), [(0, "W"), (35, "WW"), (95, "R"), (215, "RRR")])
def test_at_the_level_of_the_most_advanced_survivor(fifths, come):
    t = drawn(WALKER, where=["c3", "c3"], xp={1: fifths}, spawns=["a6"])
    assert mob(t, "a6") == come


@rule("zc.15.6")
def test_a_card_may_bring_nothing():
    t = drawn(card("-/2R/5W/2F"), WALKER)
    assert (mob(t, "a6"), mob(t, "f6")) == ("", "W")


@rule("zc.15.2")
def test_double_spawn_brings_nothing_here_and_two_cards_next():
    t = drawn(DOUBLE, WALKER, FATTY)
    assert (mob(t, "a6"), mob(t, "f6")) == ("", "WF")


@rule("zc.15.2")
def test_two_of_them_bring_three_cards_and_the_last_one_is_lost():
    t = drawn(DOUBLE, DOUBLE, FATTY, WALKER, RUNNER, spawns=["a6", "f6", "a1"])
    assert (mob(t, "a6"), mob(t, "f6"), mob(t, "a1")) == ("", "F", "WR")
    t = drawn(WALKER, DOUBLE)
    assert (mob(t, "a6"), mob(t, "f6")) == ("W", "")


@rule("zc.15.5")
def test_an_extra_activation_does_nothing_at_blue():
    t = drawn(card("rush F"), spawns=["a6"], zombies={"c6": "F"})
    assert mob(t, "c6") == "F"


def test_from_yellow_on_it_does():
    t = drawn(card("rush F"), spawns=["a6"], zombies={"c6": "F"}, xp={0: 35})
    assert mob(t, "c5") == "F"


@rule("zc.15.3")
def test_when_miniatures_run_out_those_in_play_act():
    t = drawn(THREE, spawns=["f6"], zombies={"c5": "W" * 34})
    assert mob(t, "f6") == ""
    assert mob(t, "e6") == "W"
    assert mob(t, "c4") == "W" * 34


@rule("zc.15.3")
def test_runners_then_have_one_action():
    t = drawn(RUNNER, spawns=["a6"], zombies={"c6": "R" * 14})
    assert mob(t, "c5") == "R" * 14


@rule("zc.15.3")
def test_they_wait_until_an_attack_is_over():
    t = camp(
        ["c3", "c1"], {"a6": "W" * 34, "c1": "W"}, [("ablobination", "c3")], team=["clovis", "ann"], skills={0: ["die-melee"]},
        gear={0: ["hammer"], 1: ["short-sword"]}, phase=DEAD, kept=[0, 1], then=[rules_zombies.activate], rolls=[6, 6],
    )  # fmt: skip
    do(t, "strike", 0, 0, "c3")
    assert hurt(t, "ablobination") == 2
    assert asked(t) == "before"
    assert t.rush == WALKERS


@rule("zc.15.3")
def test_and_until_what_was_found_is_stowed():
    t = camp(
        ["e2", "f2"], {"a6": "W" * 35}, team=["clovis", "ann"], phase=DEAD, kept=[0, 1], then=[rules_zombies.activate],
        rolls=[6, 30], draws=[item("aaahh")],
    )  # fmt: skip
    do(t, "search", 0)
    assert flasks(t) == ["grand-soin"]
    do(t, "done")
    assert asked(t) == "before"
    assert t.rush == WALKERS


@rule("zc.15.4")
def test_an_abomination_card_brings_a_kind_that_is_not_in_play():
    t = drawn(card("A/1R/5W/2F"), spawns=["a6"], others=[("plain", "f1")], picks=[1])
    assert mob(t, "a6") == "wolfbomination"


@rule("zc.15.4")
def test_when_all_are_all_of_them_act():
    kinds = ("plain", "abominotaur", "wolfbomination", "abominatroll", "ablobination")
    t = drawn(card("A/1R/5W/2F"), spawns=["a6"], others=[(kind, "c6") for kind in kinds])
    assert mob(t, "a6") == ""
    assert mob(t, "c5") == " ".join(sorted(kinds))


def test_an_empty_deck_is_shuffled_anew():
    t = camp(["c3"], then=[])
    t.deck, t.deck_out, t.spawns = [], [WALKER], [zone("a6")]
    run(t, *SPAWN)
    assert mob(t, "a6") == "W"


# Buildings ----------------------------------------------------------------------------------------


@rule("zc.12.3")
def test_a_building_that_is_opened_draws_a_card_for_each_room():
    t = camp(["d6"], gear={0: ["axe"]}, draws=[WALKER, FATTY, RUNNER])
    do(t, "door", 0, "d5-d6")
    assert (mob(t, "d5"), mob(t, "e5"), mob(t, "f5")) == ("W", "F", "R")


@rule("zc.12.3")
def test_a_vault_draws_one_too_and_a_second_door_none():
    t = camp(["a2"], gear={0: ["axe"]}, doors=["a1-a2"], draws=[THREE])
    do(t, "door", 0, "a2-a3")
    assert (mob(t, "a3"), mob(t, "a2")) == ("WWW", "")
    t = camp(["c5"], gear={0: ["axe"]}, doors=["d5-d6"], draws=[THREE])
    do(t, "door", 0, "c5-d5")
    assert mob(t, "d5") == ""


@rule("zc.15.2")
def test_double_spawn_within_a_building_stays_within():
    t = camp(["d6"], gear={0: ["axe"]}, draws=[DOUBLE, WALKER, FATTY, DOUBLE])
    do(t, "door", 0, "d5-d6")
    assert (mob(t, "d5"), mob(t, "e5"), mob(t, "f5")) == ("", "WF", "")
    assert t.drawing == []


def test_houses_that_are_open_from_the_start_draw_none():
    t = camp()
    assert t.revealed == 1 << t.map().building[zone("e2")]


# Necromancers -------------------------------------------------------------------------------------


@rule("zc.16.1")
def test_a_necromancer_brings_a_spawn_zone_and_more_zombies_at_once():
    t = camp(["c3"], scenario=2, draws=[NECRO, THREE, WALKER], then=[lambda t: spawn_at(t, [zone("a4")])])
    assert mob(t, "a4") == "WWW necromancer"
    assert t.spawns == [zone("a6"), zone("f6"), zone("a4")]


@rule("zc.16.1")
def test_never_more_than_six_spawn_zones():
    six = ["a6", "f6", "a1", "f1", "a4", "f4"]
    t = drawn(NECRO, THREE, *[DOUBLE] * 5, scenario=2, spawns=six)
    assert len(t.spawns) == 6
    assert "necromancer" in mob(t, "a6")


def fleeing(zombie, spawns, home="", scenario=5, **position):
    """A necromancer about to act, who came at `home`."""
    t = camp(position.pop("where", ["f2"]), {zombie: "N"}, spawns=spawns, scenario=scenario, then=[], **position)
    if home:
        t.others[0] += AT_HOME * (zone(home) + 1)
    return run(t, rules_zombies.activate)


@rule("zc.16.2")
def test_he_flees_to_the_nearest_spawn_zone_but_his_own():
    assert mob(fleeing("c3", ["c2", "c6"]), "c2") == "necromancer"
    assert mob(fleeing("c3", ["c2", "c6"], home="c2"), "c4") == "necromancer"


@rule("zc.16.2")
def test_where_ways_are_equal_the_players_choose():
    t = fleeing("a4", ["c6"])
    assert asked(t) == "split"
    do(t, "towards", "a5")
    assert mob(t, "a5") == "necromancer"


@rule("zc.16.6")
def test_on_a_way_out_he_leaves_with_his_next_action():
    t = fleeing("c3", ["c2", "c6"])
    assert t.escaped == 0
    run(t, rules_zombies.activate)
    assert mob(t, "c2") == ""
    assert t.escaped == 1
    assert asked(t) == "rest"


def test_he_does_not_leave_where_he_came():
    t = fleeing("c2", ["c2", "c6"], home="c2")
    assert mob(t, "c3") == "necromancer"


@rule("zc.16.3")
def test_an_escape_with_six_spawn_zones_in_play_loses():
    t = fleeing("c3", ["c3", "c6", "a6", "f6", "a1", "f1"])
    assert asked(t) == "over"
    assert t.outcome.winners == ()
    assert asked(fleeing("c3", ["c3", "c6", "a6", "f6", "a1"])) == "rest"


@rule("zc.16.4")
def test_killed_he_takes_a_spawn_zone_of_choice_with_him():
    t = camp(["c3"], {"c3": "NN"}, gear={0: ["hammer"]}, scenario=5, rolls=[6])
    do(t, "strike", 0, 0, "c3")
    assert offered(t) == [("token", zone("a6")), ("token", zone("f6"))]
    do(t, "token", "f6")
    assert t.spawns == [zone("a6")]


# Rituals ------------------------------------------------------------------------------------------


def meeting(*zones, **position):
    zombies: dict[str, str] = {}
    for each in zones:
        zombies[each] = zombies.get(each, "") + "N"
    return camp(position.pop("where", ["f2"]), zombies, scenario=3, **{"then": [rules_zombies.activate], **position})


@rule("zc.8.2")
def test_two_necromancers_near_each_other_open_a_magic_zone():
    t = meeting("c1", "d1")
    assert asked(t) == "ritual"
    assert offered(t) == [("towards", zone("c1")), ("towards", zone("d1"))]
    do(t, "towards", "d1")
    assert t.view(0)["town"]["magic"] == zone("d1")
    assert (mob(t, "c1"), mob(t, "d1")) == ("necromancer", "necromancer")


@rule("zc.8.2")
def test_in_one_zone_nobody_is_asked():
    t = meeting("c1", "c1")
    assert t.magic == zone("c1")
    assert t.escaped == 0


@rule("zc.8.2")
def test_even_beside_a_survivor():
    t = meeting("c1", "c1", where=["c1"])
    assert t.magic == zone("c1")
    assert t.wounds == [0]


def test_they_must_be_near_when_their_activation_begins():
    t = meeting("a1", "c1")
    assert t.magic == -1
    assert mob(t, "b1") == "necromancer"


@rule("zc.8.14")
def test_they_make_for_the_magic_zone_and_leave_by_it_and_it_is_gone():
    t = camp(["f2"], {"d1": "N", "c1": "N"}, spawns=["d2"], scenario=5, then=[])
    t.magic = zone("c1")
    run(t, rules_zombies.activate)
    assert t.magic == -1
    assert t.escaped == 1
    assert mob(t, "d2") == "necromancer"
    t = camp(["f2"], {"d1": "N"}, spawns=["d2"], scenario=5, then=[])
    t.magic = zone("b1")
    run(t, rules_zombies.activate)
    assert mob(t, "c1") == "necromancer"


@rule("zc.8.14")
def test_a_scenario_may_call_them_to_a_meeting():
    t = meeting("a1", "f4")
    assert mob(t, "b1") == "necromancer"
    assert mob(t, "e4") == "necromancer"
    t = meeting("b6", spawns=["b6", "f6"])
    assert mob(t, "c6") == "necromancer"
    assert t.escaped == 0


def test_a_lone_one_waits_at_the_meeting():
    t = meeting("c1")
    assert mob(t, "c1") == "necromancer"

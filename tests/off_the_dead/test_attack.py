"""Attacking, a sentence of the rulebook a test."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.table_cards import item_kind, rounds_of
from tests.off_the_dead.positions import (
    AXE,
    BIO,
    CHAINSAW,
    COLT,
    COP,
    FIRST,
    GRANNY,
    HAND,
    JERRYCAN,
    MELEE,
    MP5,
    NURSE,
    SECOND,
    SKULL,
    SURFER,
    Z,
    asked,
    choose,
    counts,
    dead,
    hidden,
    offered,
    pass_windows,
    refused_by,
    strengths,
    ups,
    zones,
)

rule = pytest.mark.rule


@rule("otd.5.1")
def test_one_attacks_in_ones_own_corridor_with_hands_or_weapon():
    t = dead(corridors={0: [Z()], 1: [Z()]}, items={0: [COLT]})
    found = [choice for choice in offered(t) if choice[0] in ("hands", "attack")]
    assert found == [("hands", 0), ("attack", 0, 0, 0)]


@rule("otd.5.2")
def test_bare_hands_have_the_survivors_reach_and_a_weapon_its_own():
    corridor = {0: [Z(zone=SECOND)]}
    assert refused_by(dead(corridors=corridor), "hands", 0) == "otd.5.3"
    t = dead(corridors=corridor, team=(GRANNY, NURSE, COP, SURFER), items={0: [AXE]})
    assert refused_by(t, "hands", 0) is None
    assert refused_by(t, "attack", 0, 0, 0) == "otd.5.3"


@rule("otd.5.3")
@pytest.mark.parametrize(("weapon", "reached"), [(AXE, [MELEE]), (MP5, [SECOND, MELEE]), (COLT, [FIRST, SECOND, MELEE])])
def test_three_reaches(weapon, reached):
    t = dead(corridors={0: [Z(zone=FIRST), Z(zone=SECOND), Z(zone=MELEE)]}, items={0: [weapon]})
    legal = [zone for slot, zone in enumerate(zones(t)) if refused_by(t, "attack", 0, 0, slot) is None]
    assert legal == reached
    assert refused_by(t, "hands", 0) == "otd.5.3"


@rule("otd.5.4")
def test_an_attack_spends_a_round_even_if_it_fails():
    t = dead(corridors={0: [Z(6, SKULL | HAND)]}, items={0: [COLT]}, rolls=[1])
    choose(t, "attack", 0, 0, 0)
    assert rounds_of(t.items[0][0]) == 2
    assert counts(t)[0] == 1


@rule("otd.5.5")
def test_the_target_is_revealed_before_the_roll():
    t = dead(corridors={0: [hidden(2, HAND, FIRST)]}, items={0: [COLT]}, rolls=[1])
    choose(t, "attack", 0, 0, 0)
    assert t.trophies[0] == [t.kit.kind(2, HAND)]
    assert "The Cop reveals a zombie 2 (hand)." in [text for _, text, _ in t.log(None, "en")]


@rule("otd.5.6")
@pytest.mark.parametrize(("die", "beaten"), [(2, False), (3, True)])
def test_a_die_plus_the_weapons_power(die, beaten):
    t = dead(corridors={0: [Z(5, HAND | BIO)]}, items={0: [COLT]}, rolls=[die])
    choose(t, "attack", 0, 0, 0)
    assert (counts(t)[0] == 0) == beaten
    assert t.view(0)["roll"] == {
        "of": "attack", "die": die, "add": 2, "line": 0, "needs": 5, "total": die + 2, "result": "hit" if beaten else "miss",
    }  # fmt: skip


@rule("otd.5.6")
@pytest.mark.parametrize(("survivor", "die", "beaten"), [(COP, 2, True), (COP, 1, False), (GRANNY, 3, True), (GRANNY, 2, False)])
def test_a_die_plus_the_survivors_force_with_bare_hands(survivor, die, beaten):
    team = (survivor, NURSE, GRANNY if survivor == COP else COP, SURFER)
    t = dead(corridors={0: [Z(3)]}, rolls=[die], team=team)
    choose(t, "hands", 0)
    assert (counts(t)[0] == 0) == beaten


@rule("otd.5.7")
def test_a_beaten_zombie_is_a_trophy():
    t = dead(corridors={0: [Z(5, HAND | BIO)]}, items={0: [COLT]}, rolls=[6])
    choose(t, "attack", 0, 0, 0)
    assert t.view(1)["places"][0]["trophies"] == [["hand", "biohazard"]]


@rule("otd.5.8")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 0), (6, 0)])
def test_a_total_that_reaches_the_strength_is_enough(die, left):
    t = dead(corridors={0: [Z(3)]}, rolls=[die])
    choose(t, "hands", 0)
    assert counts(t)[0] == left


@rule("otd.5.9")
def test_the_chainsaw_attacks_all_in_melee_in_the_players_order():
    t = dead(corridors={0: [Z(2), Z(4), Z(6, SKULL | HAND), Z(zone=SECOND)]}, items={0: [CHAINSAW]}, rolls=[6, 1, 1])
    choose(t, "attack", 0, 0, 1)
    assert asked(t) == "next"
    assert strengths(t) == [2, 6, 3]
    assert offered(t) == [("target", 0, 0), ("target", 0, 1)]
    choose(t, "target", 0, 1)
    assert strengths(t) == [6, 3]
    assert rounds_of(t.items[0][0]) == 2
    assert asked(t) == "rest"


@rule("otd.5.13")
@pytest.mark.parametrize("item", [CHAINSAW, JERRYCAN])
def test_several_at_once_are_seen_to_one_by_one_in_the_players_order(item):
    zombies = [Z(2), Z(4), Z(5)]
    t = dead(corridors={0: zombies}, items={0: [item]}, rolls=[6, 1, 6], then=[rules_turn.first_action])
    if item == CHAINSAW:
        pass_windows(t)
        choose(t, "attack", 0, 0, 1)
    else:
        choose(t, "burn", MELEE)
        assert (asked(t), t.question(0, "fr").rule) == ("next", "otd.5.13")
        assert strengths(t) == [2, 4, 5]
        choose(t, "target", 0, 1)
    assert (asked(t), strengths(t)) == ("next", [2, 5])
    assert offered(t) == [("target", 0, 0), ("target", 0, 1)]


@rule("otd.5.10")
def test_one_round_of_the_mp5_takes_up_to_two_zombies():
    t = dead(corridors={0: [Z(2), Z(3), Z(zone=FIRST)]}, items={0: [MP5]}, rolls=[6, 6])
    choose(t, "attack", 0, 0, 0)
    assert asked(t) == "again"
    assert offered(t) == [("target", 0, 0), ("stop",)]
    choose(t, "target", 0, 0)
    assert counts(t)[0] == 1
    assert rounds_of(t.items[0][0]) == 2
    assert asked(t) == "rest"


@rule("otd.5.10")
def test_the_second_zombie_is_another_one_and_may_be_left():
    t = dead(corridors={0: [Z(6, SKULL | HAND), Z(3)]}, items={0: [MP5]}, rolls=[1])
    choose(t, "attack", 0, 0, 0)
    assert offered(t) == [("target", 0, 1), ("stop",)]
    choose(t, "stop")
    assert asked(t) == "rest"
    assert counts(t)[0] == 2


@rule("otd.5.11")
def test_a_kill_with_the_axe_pushes_another_zombie_back():
    t = dead(corridors={0: [Z(2), Z(6, SKULL | HAND), Z(3)]}, items={0: [AXE]}, rolls=[6])
    choose(t, "attack", 0, 0, 0)
    assert asked(t) == "push"
    choose(t, "target", 0, 0)
    assert zones(t) == [SECOND, MELEE]
    t = dead(corridors={0: [Z(2), Z(3)]}, items={0: [AXE]}, rolls=[6])
    choose(t, "attack", 0, 0, 0)
    assert zones(t) == [SECOND]
    assert ups(t) == [True]
    t = dead(corridors={0: [Z(6, SKULL | HAND), Z(3)]}, items={0: [AXE]}, rolls=[1])
    choose(t, "attack", 0, 0, 0)
    assert zones(t) == [MELEE, MELEE]


@rule("otd.5.12")
def test_an_empty_weapon_does_not_attack():
    t = dead(corridors={0: [Z()]}, items={0: [(COLT, 0), AXE]})
    assert refused_by(t, "attack", 0, 0, 0) == "otd.5.12"
    assert refused_by(t, "attack", 1, 0, 0) is None
    assert item_kind(t.items[0][0]) == COLT

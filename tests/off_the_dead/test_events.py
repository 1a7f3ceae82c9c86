"""The events of revealed zombies."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.table_cards import TILTED, item_kind, rounds_of
from tests.off_the_dead.positions import (
    ADRENALINE,
    AXE,
    BIO,
    COLT,
    FIRST,
    HAND,
    JERRYCAN,
    MELEE,
    MP5,
    SCOPE,
    SECOND,
    SKULL,
    TOY,
    Z,
    asked,
    choose,
    counts,
    dead,
    hidden,
    offered,
    pass_windows,
    strengths,
    ups,
    zones,
)

rule = pytest.mark.rule

SEEN, MORE, LEAP, DROP, TOUGH, PANIC = range(1, 7)


SKULLED = hidden(4, SKULL)


def shot(die, *rolls, zombies=(SKULLED,), items=(COLT,), **position):
    """The Cop, who bears a skull, attacks a zombie with a skull: an event with this die, then these rolls."""
    t = dead(corridors={0: zombies}, items={0: items}, rolls=[die, *rolls], **position)
    choose(t, "attack", 0, 0, 0)
    return t


@rule("otd.11.1")
def test_a_zombie_is_revealed_once():
    t = shot(TOUGH, 1)
    assert ups(t) == [True]
    assert t.view(2)["shown"] == [{"strength": 4, "symbols": ["skull"]}]
    choose_again = dead(corridors={0: [Z(3, SKULL)]}, items={0: [COLT]}, rolls=[1])
    choose(choose_again, "attack", 0, 0, 0)
    assert choose_again.view(0)["shown"] == []
    assert choose_again.view(0)["roll"]["of"] == "attack"


@rule("otd.11.2")
@pytest.mark.parametrize(
    ("symbols", "happens"), [(SKULL, True), (HAND, False), (BIO, False), (SKULL | BIO, True), (HAND | BIO, False)]
)
def test_an_event_needs_the_symbol_of_the_survivor(symbols, happens):
    strength = 3 if symbols in (SKULL, HAND, BIO) else 5
    t = dead(corridors={0: [hidden(strength, symbols)]}, rolls=[PANIC], then=[rules_turn.advance])
    assert (t.panicked[0] == 1) == happens


@rule("otd.11.2")
def test_it_is_the_one_who_acts_who_counts():
    """Through the scope, the Cop takes a zombie of the Nurse: her symbol is no matter, his is."""
    for symbols, happens in ((HAND, False), (SKULL, True)):
        t = dead(corridors={1: [hidden(3, symbols)]}, items={0: [COLT, SCOPE]}, rolls=[PANIC, 1], then=[rules_turn.first_action])
        choose(t, "use", 1)
        choose(t, "attack", 0, 1, 0)
        assert (t.panicked[0] == 1) == happens


@rule("otd.11.3")
def test_a_die_says_which_event():
    t = shot(TOUGH, 1)
    assert [text for _, text, cited in t.log(None, "en") if cited == "otd.11.3"] == ["An event, die 5: “Will you die at last?”"]


@rule("otd.11.4")
def test_1_turns_the_top_card_towards_the_survivor():
    t = shot(SEEN, 1, arrow=2)
    assert t.arrow == 0
    assert counts(t) == [1, 0, 0, 0]


@rule("otd.11.4")
def test_1_brings_it_out_if_it_pointed_there_already():
    t = shot(SEEN, 1, arrow=0)
    assert zones(t) == [SECOND, FIRST]
    t = shot(SEEN, 1, arrow=0, zombies=[SKULLED] + [Z()] * 4)
    assert counts(t) == [5, 0, 0, 0]
    assert t.horde_count() == 3
    t = shot(SEEN, 1, horde=[])
    assert counts(t) == [1, 0, 0, 0]


@rule("otd.11.5")
def test_2_brings_out_two_cards_where_they_point():
    t = shot(MORE, 1, arrow=2, arrows=[3])
    assert counts(t) == [1, 0, 1, 1]
    assert t.horde_count() == 1


@rule("otd.11.7")
def test_3_makes_the_zombie_leap_into_melee_and_the_attack_goes_on():
    t = shot(LEAP, 1, zombies=[hidden(5, SKULL | BIO)])
    assert zones(t) == [MELEE]
    assert t.view(0)["roll"]["of"] == "attack"
    t = shot(LEAP, 6)
    assert counts(t)[0] == 0


@rule("otd.11.7")
def test_3_takes_a_neighbours_zombie_too_if_there_is_room():
    for room in (True, False):
        corridors = {1: [hidden(5, SKULL | BIO)], 0: [Z(zone=FIRST)] * (4 if room else 5)}
        t = dead(corridors=corridors, items={0: [COLT, SCOPE]}, rolls=[LEAP, 1], then=[rules_turn.first_action])
        choose(t, "use", 1)
        choose(t, "attack", 0, 1, 0)
        assert counts(t)[:2] == ([5, 0] if room else [5, 1])


@rule("otd.11.6")
def test_4_costs_an_item_of_ones_choice():
    t = shot(DROP, 6, items=(COLT, TOY, ADRENALINE))
    pass_windows(t)
    assert asked(t) == "lose"
    assert offered(t) == [("lose", 0), ("lose", 1), ("lose", 2)]
    choose(t, "lose", 1)
    assert [item_kind(held) for held in t.items[0]] == [COLT, ADRENALINE]
    assert counts(t)[0] == 0
    t = dead(corridors={0: [hidden(3, SKULL)]}, rolls=[DROP], then=[rules_turn.advance])
    assert asked(t) == "rest"


@rule("otd.11.11")
def test_losing_the_weapon_in_use_stops_the_attack():
    t = shot(DROP, 6, items=(COLT, TOY))
    choose(t, "lose", 0)
    assert counts(t)[0] == 1
    assert [item_kind(held) for held in t.items[0]] == [TOY]
    assert t.view(0)["roll"]["of"] == "event"


@rule("otd.11.11")
def test_an_item_before_it_may_go_and_the_attack_goes_on():
    t = dead(corridors={0: [hidden(3, SKULL)]}, items={0: [TOY, COLT]}, rolls=[DROP, 6])
    choose(t, "attack", 1, 0, 0)
    choose(t, "lose", 0)
    assert counts(t)[0] == 0
    t = dead(corridors={0: [hidden(3, SKULL)]}, items={0: [TOY, COLT]}, rolls=[DROP, 6])
    choose(t, "attack", 1, 0, 0)
    choose(t, "lose", 1)
    assert counts(t)[0] == 1


@rule("otd.11.11")
def test_kills_already_made_stand():
    t = dead(corridors={0: [Z(2), hidden(3, SKULL)]}, items={0: [MP5]}, rolls=[6, DROP])
    choose(t, "attack", 0, 0, 0)
    choose(t, "target", 0, 0)
    assert len(t.trophies[0]) == 1
    assert strengths(t) == [3]
    assert t.items[0] == []


@rule("otd.11.13")
def test_the_scope_one_shoots_through_may_be_lost_and_the_attack_stops():
    t = dead(corridors={1: [hidden(4, SKULL)]}, items={0: [COLT, SCOPE]}, rolls=[DROP, 6], then=[rules_turn.first_action])
    choose(t, "use", 1)
    choose(t, "attack", 0, 1, 0)
    assert offered(t) == [("lose", 0), ("lose", 1)]
    assert "Viseur" in t.choice(0, t.actions(0)[1], "fr").text
    choose(t, "lose", 1)
    assert [item_kind(held) for held in t.items[0]] == [COLT]
    assert (counts(t)[1], t.cemetery, t.aiming) == (1, 1, 0)


@rule("otd.11.9")
def test_5_tilts_the_zombie():
    t = shot(TOUGH, 1)
    assert t.view(0)["places"][0]["corridor"][0]["tilted"]


@rule("otd.11.8")
def test_a_tilted_zombie_must_be_killed_twice():
    t = shot(TOUGH, 6)
    assert counts(t)[0] == 1
    assert t.corridors[0][0] & TILTED == 0
    assert t.trophies[0] == []
    t = dead(corridors={0: [Z(3, SKULL, MELEE, up=True, tilted=True)]}, items={0: [COLT]}, rolls=[6])
    choose(t, "attack", 0, 0, 0)
    assert counts(t)[0] == 1


@rule("otd.11.10")
def test_a_zombie_that_leaps_escapes_the_fire():
    t = dead(corridors={0: [hidden(3, SKULL), hidden(2)]}, items={0: [JERRYCAN]}, rolls=[6, LEAP], then=[rules_turn.first_action])
    choose(t, "burn", SECOND)
    choose(t, "target", 0, 1)
    assert zones(t) == [MELEE]
    assert strengths(t) == [3]
    assert len(t.trophies[0]) == 1
    assert t.items[0] == []


@rule("otd.11.12")
def test_6_wastes_the_action_and_its_cost():
    t = shot(PANIC, 6)
    assert counts(t)[0] == 1
    assert rounds_of(t.items[0][0]) == 2
    assert t.view(0)["places"][0]["panicked"]


@rule("otd.11.12")
def test_6_while_zombies_advance_costs_the_second_action():
    steps = [rules_turn.advance, rules_turn.second_action]
    t = dead(corridors={0: [hidden(3, SKULL)]}, rolls=[PANIC], then=steps)
    assert asked(t) == "rest"
    t = dead(corridors={0: [hidden(3, HAND)]}, then=steps)
    assert asked(t) == "action"


def test_the_axe_is_no_matter_for_a_face_that_is_up():
    t = dead(corridors={0: [Z(6, SKULL | HAND)]}, items={0: [AXE]}, rolls=[1])
    choose(t, "attack", 0, 0, 0)
    assert t.view(0)["roll"]["of"] == "attack"

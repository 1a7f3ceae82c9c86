"""Trophies and lines."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_turn
from tests.off_the_dead.positions import (
    BIO,
    COLT,
    HAND,
    JERRYCAN,
    MELEE,
    SKULL,
    SURPRISE_WAVE,
    Z,
    asked,
    choose,
    counts,
    dead,
    hidden,
    offered,
)

rule = pytest.mark.rule

LOOK, AGAIN, FEEL = range(3)
SEEN, MORE, LEAP, DROP, TOUGH, PANIC = range(1, 7)
SIX = Z(6, SKULL | HAND)


def missed(die=1, *rolls, trophies=(SKULL, SKULL), **position):
    """The Cop has just missed a 6 with a Colt."""
    t = dead(corridors={0: [SIX]}, items={0: [COLT]}, trophies={0: trophies}, rolls=[die, *rolls], **position)
    choose(t, "attack", 0, 0, 0)
    return t


def plays(t):
    return [choice for choice in offered(t) if choice[0] != "pass"]


def masks(t):
    return [t.kit.symbols[kind] for kind in t.trophies[0]]


@rule("otd.12.1")
def test_lines_are_paid_with_trophies_in_ones_own_turn():
    t = dead(trophies={0: [SKULL], 1: [SKULL]}, then=[rules_turn.wave_phase])
    assert t.waiting == (0,)
    assert plays(t) == [("line", LOOK)]
    assert asked(dead(trophies={1: [SKULL]}, then=[rules_turn.wave_phase])) == "rest"


@rule("otd.12.4")
def test_two_trophies_must_bear_one_same_symbol():
    assert asked(missed(trophies=[SKULL, HAND])) == "rest"
    assert plays(missed(trophies=[SKULL, SKULL])) == [("line", AGAIN), ("line", FEEL)]
    assert plays(missed(trophies=[SKULL, SKULL | BIO])) == [("line", AGAIN), ("line", FEEL)]
    assert asked(missed(trophies=[SKULL])) == "rest"


@rule("otd.12.10", "otd.13.3")
def test_kevin_adds_one_and_gets_rid_of_a_zombie():
    """The rulebook's example: two cards with a same symbol add one to the roll."""
    t = missed(3)
    assert asked(t) == "rolled"
    assert t.view(0)["roll"]["result"] == "pending"
    choose(t, "line", FEEL)
    assert counts(t)[0] == 0
    assert t.view(0)["roll"]["total"] == 6
    assert masks(t) == [SKULL | HAND]


@rule("otd.12.12")
def test_the_trophies_paid_go_to_the_cemetery():
    t = missed(3, trophies=[SKULL, HAND, SKULL])
    choose(t, "line", FEEL)
    assert t.cemetery == 2
    assert masks(t) == [HAND, SKULL | HAND]


@rule("otd.12.5")
def test_a_symbol_to_spare_buys_another_line():
    """The rulebook's example: a skull, and a skull with a hand, pay for a new roll and for turning a card."""
    t = missed(1, 6, trophies=[SKULL, SKULL | HAND], arrow=0)
    choose(t, "line", AGAIN)
    assert asked(t) == "surplus"
    assert t.view(0)["paid"] == [SKULL, SKULL]
    assert offered(t) == [("line", LOOK), ("stop",)]
    choose(t, "line", LOOK)
    assert asked(t) == "direction"
    choose(t, "direction", 2)
    assert t.arrow == 2
    assert counts(t)[0] == 0
    assert masks(t) == [SKULL | HAND]
    assert t.cemetery == 2


@rule("otd.12.5")
def test_a_symbol_to_spare_may_be_left():
    t = missed(1, 1, trophies=[SKULL, SKULL | HAND])
    choose(t, "line", AGAIN)
    choose(t, "stop")
    assert masks(t) == []
    assert counts(t)[0] == 1
    assert asked(t) == "rest"


@rule("otd.12.5")
def test_without_a_surplus_nothing_more_is_asked():
    t = missed(1, 1, trophies=[SKULL, SKULL, SKULL])
    choose(t, "line", AGAIN)
    assert masks(t) == [SKULL]
    t = missed(1, 1, trophies=[SKULL, SKULL | HAND, SKULL])
    choose(t, "line", AGAIN)
    assert offered(t) == [("pay", 0, 0), ("pay", 1, 0)]
    choose(t, "pay", 0, 0)
    choose(t, "pay", 2, 0)
    assert asked(t) == "rest"
    assert masks(t) == [SKULL | HAND]
    t = missed(1, 1, trophies=[SKULL | HAND, SKULL | HAND])
    choose(t, "line", AGAIN)
    choose(t, "pay", 0, 1)
    assert asked(t) == "surplus"
    assert offered(t) == [("line", LOOK), ("line", AGAIN), ("line", FEEL), ("stop",)]


@rule("otd.12.6")
def test_the_first_line_turns_the_top_card_anywhere():
    t = dead(trophies={0: [BIO]}, arrow=0, then=[rules_turn.wave_phase])
    choose(t, "line", LOOK)
    assert len(offered(t)) == 4
    choose(t, "direction", 2)
    assert counts(t) == [0, 0, 1, 0]


@rule("otd.12.7")
def test_the_first_line_serves_when_cards_are_about_to_come_out():
    for step in (rules_turn.wave_phase, rules_turn.before_end):
        assert plays(dead(trophies={0: [BIO]}, then=[step])) == [("line", LOOK)]
    for step in (rules_turn.before_action, rules_turn.bites, rules_turn.advance_phase):
        assert asked(dead(trophies={0: [BIO]}, corridors={0: [Z()]}, then=[step])) == "rest"
    assert asked(dead(trophies={0: [BIO]}, horde=[], corridors={0: [Z()]}, then=[rules_turn.before_end])) == "rest"
    for die, said in ((SEEN, True), (MORE, True), (TOUGH, False)):
        t = dead(trophies={0: [BIO]}, corridors={0: [hidden(4, SKULL)]}, rolls=[die], then=[rules_turn.advance])
        assert (asked(t) == "event") == said


@rule("otd.12.8")
def test_the_second_line_throws_the_die_again():
    t = missed(1, 6)
    choose(t, "line", AGAIN)
    assert counts(t)[0] == 0
    t = dead(trophies={0: [BIO, BIO]}, corridors={0: [hidden(4, SKULL)]}, rolls=[PANIC, TOUGH], then=[rules_turn.advance])
    assert asked(t) == "event"
    choose(t, "line", AGAIN)
    assert not t.panicked[0]
    assert t.view(0)["places"][0]["corridor"][0]["tilted"]


@rule("otd.12.9")
def test_the_second_line_serves_after_an_event_or_a_roll_that_fails():
    assert ("line", AGAIN) in plays(missed(1))
    t = dead(corridors={0: [Z(2)]}, items={0: [COLT]}, trophies={0: [SKULL, SKULL]}, rolls=[6])
    choose(t, "attack", 0, 0, 0)
    assert asked(t) == "rest"
    t = dead(trophies={0: [BIO, BIO]}, corridors={0: [hidden(4, SKULL)]}, rolls=[TOUGH], then=[rules_turn.advance])
    assert plays(t) == [("line", AGAIN)]


@rule("otd.12.11")
def test_the_third_line_is_for_attacks_that_fail_and_not_for_events():
    assert ("line", FEEL) in plays(missed(1))
    t = dead(trophies={0: [BIO, BIO]}, corridors={0: [hidden(4, SKULL)]}, rolls=[TOUGH], then=[rules_turn.advance])
    assert ("line", FEEL) not in plays(t)


@rule("otd.13.2")
def test_a_window_between_an_events_roll_and_its_effect():
    t = dead(trophies={0: [BIO, BIO]}, corridors={0: [hidden(4, SKULL)]}, rolls=[PANIC], then=[rules_turn.advance])
    assert asked(t) == "event"
    assert t.view(0)["roll"]["result"] == "panic"
    assert not t.panicked[0]
    choose(t, "pass")
    assert t.panicked[0]


@rule("otd.13.3")
def test_a_window_after_an_attack_roll():
    t = missed(1)
    assert asked(t) == "rolled"
    choose(t, "pass")
    assert counts(t)[0] == 1
    assert t.view(0)["roll"]["result"] == "miss"


@rule("otd.13.7")
def test_a_window_before_a_surprise_wave_comes_out():
    t = dead(trophies={0: [BIO]}, piles=[[SURPRISE_WAVE]], rolls=[1], arrow=0)
    choose(t, "search", 0)
    assert asked(t) == "surprise"
    choose(t, "line", LOOK)
    choose(t, "direction", 3)
    assert counts(t) == [0, 0, 0, 1]


def test_a_fire_may_be_fanned_too():
    t = dead(
        items={0: [JERRYCAN]}, corridors={0: [SIX]}, trophies={0: [SKULL, SKULL]}, rolls=[3], then=[rules_turn.before_action],
    )  # fmt: skip
    choose(t, "burn", MELEE)
    assert asked(t) == "rolled"
    choose(t, "line", FEEL)
    assert counts(t)[0] == 0

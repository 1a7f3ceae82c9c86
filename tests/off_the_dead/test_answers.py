"""Plays answered by other plays: what was declared finds the table changed."""

from __future__ import annotations

from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.table_cards import item_kind, rounds_of
from tests.off_the_dead.positions import (
    BIO,
    CHEERLEADER,
    COLT,
    COP,
    FIRST,
    GRANNY,
    HAND,
    JERRYCAN,
    LOADER,
    MELEE,
    SCOPE,
    SECOND,
    SKULL,
    SURFER,
    SURPRISE_WAVE,
    TOY,
    Z,
    asked,
    choose,
    dead,
    hidden,
    offered,
    pass_windows,
)

TEAM = (COP, CHEERLEADER, GRANNY, SURFER)
OTHERS_USED = (0, 2, 3)
AGAIN = 1
DROP, LEAP, TOUGH = 4, 3, 5


def test_an_event_does_nothing_to_a_zombie_that_was_lured_away():
    for event in (LEAP, TOUGH):
        t = dead(
            corridors={0: [hidden(3, SKULL, SECOND)], 3: [Z(5, HAND, FIRST)]},
            items={0: [TOY]}, trophies={0: [HAND, HAND]}, rolls=[DROP, event], then=[rules_turn.advance_phase],
        )  # fmt: skip
        choose(t, "toy", 0)
        choose(t, "line", AGAIN)
        assert [len(corridor) for corridor in t.corridors] == [0, 0, 0, 1]
        assert t.view(0)["places"][3]["corridor"][0]["strength"] == 5


def test_the_scope_is_spent_with_the_gun_that_an_event_took():
    t = dead(
        corridors={1: [hidden(3, SKULL, SECOND), hidden(3, HAND, SECOND)]}, items={0: [COLT, COLT, SCOPE]}, rolls=[DROP],
        then=[rules_turn.first_action, rules_turn.second_action],
    )  # fmt: skip
    choose(t, "use", 2)
    choose(t, "attack", 0, 1, 0)
    choose(t, "lose", 0)
    pass_windows(t)
    assert [each for each in offered(t) if each[0] == "attack"] == []


def test_a_gun_fired_before_it_is_refilled_is_full_all_the_same():
    t = dead(
        team=TEAM, corridors={0: [Z(6, BIO, MELEE)]}, items={0: [(COLT, 1), LOADER]}, used=OTHERS_USED, rolls=[1],
        then=[rules_turn.first_action],
    )  # fmt: skip
    choose(t, "reload", 0)
    choose(t, "aid", 1, 0)
    choose(t, "attack", 0, 0, 0)
    pass_windows(t)
    assert [(item_kind(each), rounds_of(each)) for each in t.items[0]] == [(COLT, 3)]


def test_a_jerrycan_that_is_about_to_burn_is_not_thrown():
    t = dead(team=TEAM, corridors={0: [Z(3, HAND, MELEE)]}, items={0: [JERRYCAN]}, used=OTHERS_USED, then=[rules_turn.first_action])
    choose(t, "burn", 3)
    choose(t, "aid", 1, 0)
    assert [each for each in offered(t) if each[0] == "throw"] == []


def test_an_empty_horde_rolls_for_no_surprise_wave():
    t = dead(horde=(), corridors={0: [Z()]}, piles=[[SURPRISE_WAVE], [COLT]], rolls=[5])
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert t.dice.rolls == [5]
    assert asked(t) == "put"

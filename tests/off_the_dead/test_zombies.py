"""Bites, advance, waves, and how they differ with the number of survivors."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_turn
from tests.off_the_dead.positions import (
    COLT,
    FIRST,
    HAND,
    MELEE,
    SECOND,
    SKULL,
    SURPRISE_WAVE,
    TOY,
    Z,
    asked,
    choose,
    counts,
    dead,
    hidden,
    numbers,
    offered,
    pass_windows,
    run,
    strengths,
    ups,
    zones,
)

rule = pytest.mark.rule

# Bites --------------------------------------------------------------------------------------------


@rule("otd.6.1")
def test_every_melee_zombie_bites_the_active_survivor():
    t = dead(corridors={0: [Z(), Z(), Z(zone=SECOND)], 1: [Z()]}, then=[rules_turn.bites])
    assert t.infection == [2, 0, 0, 0]


@rule("otd.6.2")
def test_the_first_bite_infects_and_the_others_make_it_worse():
    t = dead(corridors={0: [Z()]}, then=[rules_turn.bites])
    assert t.view(0)["places"][0]["infection"] == 1
    t = dead(corridors={0: [Z()]}, infection={0: 3}, then=[rules_turn.bites])
    assert t.infection[0] == 4
    assert t.alive[0]


@rule("otd.6.2")
def test_at_the_top_the_survivor_succumbs():
    t = dead(corridors={0: [Z(), Z()]}, infection={0: 4}, then=[rules_turn.bites])
    assert not t.view(0)["places"][0]["alive"]
    assert t.infection[0] == 5


# Advance ------------------------------------------------------------------------------------------


@rule("otd.6.3")
def test_the_others_advance_by_a_zone():
    t = dead(corridors={0: [Z(zone=FIRST), Z(zone=SECOND), Z(zone=MELEE)], 1: [Z(zone=FIRST)]}, then=[rules_turn.advance])
    assert zones(t) == [SECOND, MELEE, MELEE]
    assert zones(t, 1) == [FIRST]


@rule("otd.6.4")
def test_those_that_reach_melee_are_revealed():
    t = dead(corridors={0: [hidden(zone=FIRST), hidden(2, HAND)]}, then=[rules_turn.advance])
    assert ups(t) == [False, True]
    assert t.view(1)["shown"] == [{"strength": 2, "symbols": ["hand"]}]


@rule("otd.6.5")
def test_several_are_revealed_in_the_players_order():
    t = dead(corridors={0: [hidden(2), hidden(3), hidden(4)]}, then=[rules_turn.advance])
    assert asked(t) == "reveal"
    assert ups(t) == [False] * 3
    choose(t, "target", 0, 2)
    assert ups(t) == [False, False, True]
    choose(t, "target", 0, 0)
    assert ups(t) == [True] * 3
    assert asked(t) == "rest"


@rule("otd.6.4")
def test_one_that_is_lured_away_before_its_turn_is_not_revealed():
    zombies = [hidden(4, SKULL), hidden(2), hidden(3)]
    t = dead(corridors={0: zombies}, items={0: [TOY]}, rolls=[4], then=[rules_turn.advance])
    choose(t, "target", 0, 0)
    assert asked(t) == "event"
    choose(t, "toy", 1)
    assert strengths(t) == [4, 3]
    assert ups(t) == [True, True]
    assert asked(t) == "rest"


# The wave -----------------------------------------------------------------------------------------


@rule("otd.6.6")
def test_a_zombie_comes_out_face_down_into_the_first_zone():
    t = dead(horde=[Z(6, SKULL | HAND)], arrow=1, then=[rules_turn.wave])
    assert zones(t, 1) == [FIRST]
    assert ups(t, 1) == [False]
    assert "strength" not in t.view(1)["places"][1]["corridor"][0]
    assert t.horde_count() == 0


@rule("otd.6.7", "otd.6.11")
@pytest.mark.parametrize("arrow", range(4))
def test_the_wave_goes_where_the_arrow_points(arrow):
    t = dead(arrow=arrow, then=[rules_turn.wave])
    assert counts(t) == [1 if place == arrow else 0 for place in range(4)]
    assert t.horde_count() == 2


@rule("otd.6.11")
def test_without_a_horde_there_is_no_wave():
    t = dead(horde=[], corridors={1: [Z()]}, then=[rules_turn.wave])
    assert counts(t) == [0, 1, 0, 0]
    assert counts(dead(arrow=2, then=[rules_turn.wave])) == [0, 0, 1, 0]


@rule("otd.6.8")
def test_a_full_corridor_sends_the_zombie_to_a_living_neighbour():
    t = dead(corridors={1: [Z()] * 5}, arrow=1, turn=3, then=[rules_turn.wave])
    assert asked(t) == "redirect"
    assert t.waiting == (3,)
    assert sorted(offered(t)) == [("redirect", 0), ("redirect", 2)]
    choose(t, "redirect", 2)
    assert counts(t) == [0, 5, 1, 0]


@rule("otd.6.8")
def test_so_does_a_dead_survivor():
    t = dead(corpses=[1], arrow=1, then=[rules_turn.wave])
    choose(t, "redirect", 0)
    assert counts(t) == [1, 0, 0, 0]


@rule("otd.6.8")
def test_if_no_neighbour_will_do_it_goes_to_anyone_with_room():
    t = dead(corpses=[1, 2], corridors={0: [Z()] * 5}, arrow=1, then=[rules_turn.wave])
    assert counts(t) == [5, 0, 0, 1]
    t = dead(corridors={1: [Z()] * 5, 0: [Z()] * 5, 2: [Z()] * 5}, arrow=1, then=[rules_turn.wave])
    assert counts(t) == [5, 5, 5, 1]


@rule("otd.6.9")
def test_with_all_corridors_full_the_limit_is_off():
    t = dead(corridors={place: [Z()] * 5 for place in range(3)}, arrow=2, then=[rules_turn.wave])
    assert counts(t) == [5, 5, 5, 1]
    t = dead(corridors={place: [Z()] * 5 for place in range(4)}, arrow=2, then=[rules_turn.wave])
    assert counts(t) == [5, 5, 6, 5]
    t = dead(corridors={place: [Z()] * 5 for place in range(3)}, corpses=[3], arrow=3, then=[rules_turn.wave])
    assert sorted(offered(t)) == [("redirect", 0), ("redirect", 1), ("redirect", 2)]


@rule("otd.6.9")
def test_with_one_survivor_left_the_limit_is_off():
    t = dead(corridors={2: [Z()] * 6}, corpses=[0, 1, 3], arrow=0, turn=2, then=[rules_turn.wave])
    assert counts(t) == [0, 0, 7, 0]
    t = dead(corridors={2: [Z()] * 5, 1: []}, corpses=[0, 3], arrow=2, turn=2, then=[rules_turn.wave])
    assert counts(t) == [0, 1, 5, 0]


# One survivor -------------------------------------------------------------------------------------


@rule("otd.14.2")
@pytest.mark.parametrize("arrow", [0, 2])
def test_alone_a_card_that_points_away_counts_too(arrow):
    t = dead(1, arrow=arrow, arrows=[1], then=[rules_turn.wave])
    assert counts(t) == [1]


@rule("otd.14.3")
def test_alone_a_card_that_points_sideways_is_turned():
    t = dead(1, arrow=3, then=[rules_turn.wave])
    assert counts(t) == [0]
    assert t.arrow == 0
    run(t, rules_turn.wave)
    assert counts(t)[0] >= 1


@rule("otd.14.4")
@pytest.mark.parametrize(("arrows", "out"), [([1], 1), ([2, 1], 2), ([0, 2, 0], 3), ([2, 2, 2], 3)])
def test_alone_a_card_may_be_followed_by_two_more(arrows, out):
    t = dead(1, horde=[Z()] * 6, arrow=0, arrows=arrows, then=[rules_turn.wave])
    assert counts(t) == [out]


@rule("otd.14.5")
def test_alone_a_surprise_wave_brings_cards_out_whatever_their_arrow():
    t = dead(1, piles=[[SURPRISE_WAVE]], horde=[Z()] * 6, arrow=1, rolls=[6], arrows=[3, 1])
    choose(t, "search", 0)
    assert counts(t) == [2]


@rule("otd.14.6")
@pytest.mark.parametrize(("wave_only", "out"), [(False, 3), (True, 1)])
def test_alone_the_chain_follows_a_surprise_wave_unless_the_host_said_otherwise(wave_only, out):
    t = dead(1, piles=[[SURPRISE_WAVE]], horde=[Z()] * 6, arrow=1, rolls=[1], arrows=[0, 0, 0], solo_chain_wave_only=wave_only)
    choose(t, "search", 0)
    assert counts(t) == [out]


@rule("otd.14.7")
def test_alone_the_first_event_brings_out_a_card_that_points_away():
    t = dead(1, corridors={0: [hidden(3, SKULL)]}, items={0: [COLT]}, arrow=2, rolls=[1, 1], arrows=[1])
    choose(t, "attack", 0, 0, 0)
    pass_windows(t)
    assert counts(t) == [1]
    assert len(t.trophies[0]) == 1
    assert t.horde_count() == 2


def test_alone_there_is_no_limit():
    t = dead(1, corridors={0: [Z()] * 7}, arrow=0, arrows=[1], then=[rules_turn.wave])
    assert counts(t) == [8]


# Two survivors ------------------------------------------------------------------------------------


def test_with_two_a_card_that_points_at_a_survivor_comes_out():
    t = dead(2, arrow=2, corridors={1: [Z()]}, then=[rules_turn.wave])
    assert counts(t) == [0, 2]


@rule("otd.15.2")
@pytest.mark.parametrize(("arrow", "place"), [(1, 1), (3, 0)])
def test_with_two_a_card_that_points_at_nobody_is_turned_clockwise(arrow, place):
    t = dead(2, arrow=arrow, then=[rules_turn.wave])
    assert counts(t) == [1 if p == place else 0 for p in range(2)]


@rule("otd.15.2")
def test_with_two_it_waits_if_that_corridor_is_not_empty():
    t = dead(2, arrow=3, corridors={0: [Z()]}, then=[rules_turn.wave])
    assert counts(t) == [1, 0]
    assert t.arrow == 0
    run(t, rules_turn.wave)
    assert counts(t) == [2, 0]


@rule("otd.15.3")
@pytest.mark.parametrize("arrow", [0, 1, 3])
def test_with_one_of_two_left_it_is_turned_towards_them(arrow):
    t = dead(2, arrow=arrow, corpses=[0], turn=1, then=[rules_turn.wave])
    assert counts(t) == [0, 1]
    t = dead(2, arrow=arrow, corpses=[0], turn=1, corridors={1: [Z()]}, then=[rules_turn.wave])
    assert counts(t) == [0, 1]
    assert t.arrow == 2
    assert t.log(1, "fr")[-1][2] == "otd.15.3"


@rule("otd.15.5")
def test_with_two_a_surprise_wave_turns_cards_until_they_point_at_someone():
    t = dead(2, piles=[[SURPRISE_WAVE]], horde=[Z()] * 6, arrow=1, rolls=[6], arrows=[3], corridors={1: [Z()]})
    choose(t, "search", 0)
    assert counts(t) == [1, 2]
    t = dead(2, piles=[[SURPRISE_WAVE]], horde=[Z()] * 6, arrow=0, rolls=[1], corpses=[0], turn=1)
    choose(t, "search", 0)
    assert counts(t) == [0, 1]


# Three survivors ----------------------------------------------------------------------------------


@rule("otd.16.2")
def test_with_three_a_card_that_points_at_the_empty_place_goes_where_the_player_says():
    t = dead(3, arrow=3, corridors={1: [Z()] * 5}, then=[rules_turn.wave])
    assert offered(t) == [("redirect", 0), ("redirect", 2)]
    choose(t, "redirect", 2)
    assert counts(t) == [0, 5, 1]


# The whole phase ----------------------------------------------------------------------------------


@rule("otd.7.7")
def test_after_a_deadly_bite_the_wave_still_comes_and_the_turn_ends():
    t = dead(corridors={0: [Z(), Z()]}, infection={0: 4}, items={0: [TOY]}, horde=[Z(2)] * 5, arrow=1)
    t.then(rules_turn.bites, rules_turn.advance_phase, rules_turn.wave_phase, rules_turn.second_action, rules_turn.end_of_turn)
    choose(t, "decline")
    pass_windows(t)
    assert not t.alive[0]
    assert counts(t) == [0, 1, 0, 0]
    assert t.turn == 1
    assert asked(t) == "action"


def test_numbers_of_arrivals_tell_zombies_apart():
    t = dead(corridors={0: [Z(), Z()]}, arrow=0, then=[rules_turn.wave])
    assert len(set(numbers(t))) == 3

"""Searching the rubble and throwing items, a sentence of the rulebook a test."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.table_cards import item_kind, rounds_of
from tests.off_the_dead.positions import (
    ADRENALINE,
    AXE,
    COLT,
    SKULL,
    SURPRISE_WAVE,
    TOY,
    Z,
    asked,
    choose,
    counts,
    dead,
    fresh,
    offered,
    refused_by,
)

rule = pytest.mark.rule


def kinds(t, place=0):
    return [item_kind(held) for held in t.items[place]]


@rule("otd.3.1")
def test_a_search_turns_up_the_tops_of_two_piles():
    t = dead(piles=[[TOY, AXE], [COLT]])
    choose(t, "search", 0)
    assert t.view(1)["turned"] == ["axe"]
    assert asked(t) == "pile"
    choose(t, "search", 1)
    assert t.view(None)["turned"] == ["axe", "colt"]
    assert [text for _, text, _ in t.log(None, "en")][-1] == "The Cop turns up a Colt Anaconda (pile 2)."


@rule("otd.3.1")
def test_or_the_top_two_of_one_pile():
    t = dead(piles=[[TOY, AXE]])
    choose(t, "search", 0)
    choose(t, "search", 0)
    assert t.view(0)["turned"] == ["axe", "toy"]


@rule("otd.3.2")
def test_an_empty_pile_cannot_be_searched_but_takes_cards():
    t = dead(piles=[[TOY], [AXE], []])
    assert refused_by(t, "search", 2) == "otd.3.2"
    choose(t, "search", 0)
    assert refused_by(t, "search", 0) == "otd.3.2"
    choose(t, "search", 1)
    choose(t, "put", 2)
    choose(t, "put", 2)
    assert t.piles[2] == [TOY, AXE]


@rule("otd.3.3")
def test_one_of_a_pair_may_be_taken():
    t = dead(piles=[[TOY], [TOY]])
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert offered(t) == [("take", 0), ("leave",)]
    choose(t, "take", 0)
    assert kinds(t) == [TOY]
    choose(t, "put", 3)
    assert t.piles[3] == [TOY]
    assert asked(t) == "rest"


@rule("otd.3.3")
def test_a_pair_may_be_declined():
    t = dead(piles=[[TOY], [TOY]])
    choose(t, "search", 0)
    choose(t, "search", 1)
    choose(t, "leave")
    assert asked(t) == "put"
    assert t.items[0] == []


@rule("otd.3.4")
def test_cards_that_differ_go_back_anywhere_even_on_one_pile():
    t = dead(piles=[[TOY], [AXE]])
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert asked(t) == "put"
    assert len(offered(t)) == 9
    choose(t, "put", 5)
    choose(t, "put", 5)
    assert t.piles[5] == [TOY, AXE]
    assert t.view(0)["turned"] == []
    assert asked(t) == "rest"


@rule("otd.3.13")
def test_of_two_cards_on_one_pile_either_may_be_on_top():
    t = dead(piles=[[TOY], [AXE]], then=[rules_turn.choose_action, rules_turn.choose_action])
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert ("under", 5) not in offered(t)
    choose(t, "put", 5)
    assert [choice for choice in offered(t) if choice[0] == "under"] == [("under", 5)]
    choose(t, "under", 5)
    assert t.piles[5] == [AXE, TOY]
    choose(t, "search", 5)
    choose(t, "search", 5)
    assert ("under", 5) not in offered(t)


@rule("otd.18.1")
@pytest.mark.parametrize("memory", [False, True])
def test_the_log_keeps_what_was_turned_up_only_if_the_table_remembers(memory):
    t = dead(piles=[[TOY], [AXE]], rubble_memory=memory)
    choose(t, "search", 0)
    assert "Jouet" in t.log(1, "fr")[-1][1]
    choose(t, "search", 1)
    assert "Hache" in t.log(1, "fr")[-1][1]
    assert ("Jouet" in t.log(1, "fr")[-2][1]) is memory
    assert "Jouet" in t.log(1, "fr", at=t.n - 1)[-1][1]
    assert not any("Hache" in later for later in t.log_later(1, "fr", t.n))
    choose(t, "put", 5)
    choose(t, "put", 5)
    told = " ".join(text for _, text, _ in t.log(1, "fr", at=t.n + 1))
    assert ("Hache" in told) is memory


@rule("otd.3.5")
def test_a_card_that_is_not_unique_needs_its_pair():
    t = dead(piles=[[AXE], [TOY]])
    t.kit.unique[TOY] = True
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert offered(t) == [("take", 1), ("leave",)]
    assert "Jouet" in t.question(0, "fr").text
    choose(t, "take", 1)
    assert t.turned == [AXE]
    assert t.log(0, "fr")[-1][2] == "otd.3.5"


@rule("otd.3.6")
def test_a_weapon_from_the_rubble_is_full():
    t = dead(piles=[[COLT], [COLT]])
    choose(t, "search", 0)
    choose(t, "search", 1)
    choose(t, "take", 0)
    assert [rounds_of(held) for held in t.items[0]] == [3]


@rule("otd.3.7")
def test_with_a_surprise_wave_the_other_card_goes_back_first():
    t = dead(piles=[[SURPRISE_WAVE], [TOY]], rolls=[1])
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert asked(t) == "put"
    assert counts(t) == [0, 0, 0, 0]
    choose(t, "put", 0)
    assert sum(counts(t)) == 1
    assert t.items[0] == []


@rule("otd.3.7")
def test_two_surprise_waves_are_two_rolls():
    t = dead(piles=[[SURPRISE_WAVE], [SURPRISE_WAVE]], horde=[Z()] * 9, rolls=[1, 6], arrows=[0, 1, 2, 3])
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert sum(counts(t)) == 1 + 3
    assert t.cemetery == 2


@rule("otd.3.8")
def test_each_card_comes_out_where_it_points():
    t = dead(piles=[[SURPRISE_WAVE]], horde=[Z()] * 9, rolls=[5], arrow=2, arrows=[0, 2])
    choose(t, "search", 0)
    assert counts(t) == [1, 0, 2, 0]


@rule("otd.3.8", "otd.3.9")
def test_a_short_horde_gives_what_it_has():
    t = dead(piles=[[SURPRISE_WAVE]], horde=[Z()], rolls=[6], arrow=1)
    choose(t, "search", 0)
    assert counts(t) == [0, 1, 0, 0]
    assert asked(t) == "rest"


@rule("otd.3.9")
def test_an_empty_horde_is_asked_in_vain():
    t = dead(piles=[[SURPRISE_WAVE]], horde=[], corridors={1: [Z()]})
    choose(t, "search", 0)
    assert counts(t) == [0, 1, 0, 0]
    t = dead(piles=[[SURPRISE_WAVE]], horde=[Z()], rolls=[1])
    choose(t, "search", 0)
    assert sum(counts(t)) == 1


@rule("otd.3.10")
def test_the_last_card_is_turned_up_alone_and_put_back():
    t = dead(piles=[[TOY]])
    choose(t, "search", 0)
    assert asked(t) == "put"
    choose(t, "put", 4)
    assert t.piles[4] == [TOY]
    assert all(refused_by(dead(piles=[[]]), "search", pile) == "otd.3.2" for pile in range(9))


@rule("otd.3.11")
def test_a_surprise_wave_ends_in_the_cemetery():
    t = dead(piles=[[SURPRISE_WAVE]], rolls=[1])
    choose(t, "search", 0)
    assert t.cemetery == 1
    assert t.piles == [[]] * 9


@rule("otd.3.12")
@pytest.mark.parametrize(("die", "zombies"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_a_die_rounded_up(die, zombies):
    t = dead(piles=[[SURPRISE_WAVE]], horde=[Z()] * 9, rolls=[die])
    choose(t, "search", 0)
    assert sum(counts(t)) == zombies
    assert t.view(0)["roll"]["result"] == zombies


@rule("otd.15.4")
@pytest.mark.parametrize("places", [1, 2])
@pytest.mark.parametrize(("die", "zombies"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_with_one_or_two_at_most_two_come_out(places, die, zombies):
    t = dead(places, piles=[[SURPRISE_WAVE]], horde=[Z()] * 9, rolls=[die], arrows=[1] * 9)
    choose(t, "search", 0)
    assert sum(counts(t)) == zombies


@rule("otd.17.4")
@pytest.mark.parametrize("level", [6, 7])
@pytest.mark.parametrize("places", [1, 2, 4])
def test_from_level_6_on_three_come_out_without_a_roll(level, places):
    t = dead(places, piles=[[SURPRISE_WAVE]], horde=[Z()] * 9, arrows=[1] * 9, level=level)
    choose(t, "search", 0)
    assert sum(counts(t)) == 3
    assert t.view(0)["roll"] is None


@rule("otd.17.5")
def test_at_level_7_both_cards_of_a_pair_leave_the_rubble():
    t = dead(piles=[[TOY], [TOY]], level=7)
    choose(t, "search", 0)
    choose(t, "search", 1)
    choose(t, "take", 0)
    assert asked(t) == "rest"
    assert t.piles == [[]] * 9
    assert t.cemetery == 1


@rule("otd.18.1")
def test_the_table_remembers_the_rubble_only_if_the_host_says_so():
    for memory in (False, True):
        t = dead(piles=[[TOY, AXE]], rubble_memory=memory)
        pile = t.view(0)["piles"][0]
        assert pile["count"] == 2
        assert pile["top"] == ("axe" if memory else None)
        assert pile["known"] == (["toy", "axe"] if memory else [])


# Throwing -----------------------------------------------------------------------------------------


@rule("otd.4.1")
def test_an_item_goes_to_a_neighbour_as_it_is():
    t = dead(items={0: [TOY, (COLT, 1)]})
    choose(t, "throw", 1, 3)
    assert kinds(t, 0) == [TOY]
    assert kinds(t, 3) == [COLT]
    assert rounds_of(t.items[3][0]) == 1


@rule("otd.4.3")
def test_nothing_goes_across_the_horde():
    t = dead(items={0: [TOY]})
    assert refused_by(t, "throw", 0, 2) == "otd.4.3"
    assert refused_by(t, "throw", 0, 1) is None
    t = dead(items={0: [TOY]}, corpses=[1])
    assert refused_by(t, "throw", 0, 2) == "otd.4.3"


@rule("otd.4.4")
def test_the_dead_receive_nothing():
    t = dead(items={0: [TOY]}, corpses=[1])
    assert refused_by(t, "throw", 0, 1) == "otd.4.4"


@rule("otd.4.5")
def test_trophies_are_not_thrown():
    t = dead(items={0: [TOY, ADRENALINE]}, trophies={0: [SKULL, SKULL, SKULL]})
    assert sorted({choice[1] for choice in offered(t) if choice[0] == "throw"}) == [0, 1]


def test_alone_there_is_nobody_to_throw_to():
    t = dead(1, items={0: [TOY]})
    assert not [choice for choice in offered(t) if choice[0] == "throw"]


# Actions ------------------------------------------------------------------------------------------


@rule("otd.2.2")
def test_an_action_is_searching_throwing_attacking_or_nothing():
    t = dead(items={0: [TOY]}, corridors={0: [Z()]})
    assert asked(t) == "action"
    assert {choice[0] for choice in offered(t)} == {"search", "throw", "hands", "decline"}


@rule("otd.2.4")
def test_an_action_may_be_declined():
    t = dead()
    choose(t, "decline")
    assert asked(t) == "rest"
    assert [text for _, text, cited in t.log(None, "en") if cited == "otd.2.4"] == ["The Cop does nothing."]


@rule("otd.2.5")
def test_exploring_is_kept_for_extensions():
    assert refused_by(dead(), "explore") == "otd.2.5"


@rule("otd.2.1", "otd.2.3")
def test_a_turn_goes_action_zombies_action_and_end():
    t = fresh(4)
    first = t.turn
    assert t.view(0)["phase"] == "first-action"
    choose(t, "decline")
    if asked(t) != "action":
        choose(t, "pass")
    while t.phase != 5:
        assert t.turn == first
        choose(t, *["pass"] if asked(t) != "redirect" else offered(t)[0])
    assert sum(counts(t)) == 1
    assert t.turn == first
    while t.turn == first:
        choose(t, *{"action": ["decline"]}.get(asked(t), ["pass"]))
    assert t.turn == (first + 1) % 4


@rule("otd.7.5")
def test_buying_is_a_phase_kept_for_extensions():
    t = dead(then=[rules_turn.buy])
    assert t.view(0)["phase"] == "buy"


@rule("otd.7.6")
def test_changing_place_is_a_phase_kept_for_extensions():
    t = dead(then=[rules_turn.change_place])
    assert t.view(0)["phase"] == "move"

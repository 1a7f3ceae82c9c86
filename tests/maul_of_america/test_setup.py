"""Building the mall, placing the pawns, dealing the cards."""

from __future__ import annotations

from collections import Counter

import pytest

import cervelle
from cervelle.games.maul_of_america import rules_setup
from cervelle.games.maul_of_america.table_kit import TIME_IS_UP, VOTE_IS_OVER
from tests.kit import action, choose, offered, refused_by, run
from tests.maul_of_america.positions import MALL, MASTER, NAMES, asked, cell, fresh, game, places, where, zombies

rule = pytest.mark.rule


def drafted(seats=4, **options):
    return game.table(seats, 1, mall="drafted", **options)


def laid(seats=4, face=0, **options):
    """The Clients are to vote on the second board."""
    return choose(drafted(seats, **options), "lay", face)


def vote(t, *choices):
    """Each Client in turn, by the number of a choice in the list."""
    seats = t.waiting
    for seat, choice in zip(seats, choices, strict=True):
        t.act(seat, t.actions(seat)[choice])
    return t


# The mall -----------------------------------------------------------------------------------------


@rule("maul.1.1")
def test_the_zombie_master_lays_the_first_board():
    t = drafted(3, master=2)
    assert (t.waiting, asked(t)) == ((1,), "lay")
    assert len(offered(t)) == 8
    choose(t, "lay", 5)
    assert t.layout == [[5, 0, 0, 0]]


@rule("maul.1.2")
def test_then_clients_master_clients():
    t = vote(laid(), 0, 0, 0)
    assert len(t.layout) == 2
    assert (t.waiting, asked(t)) == ((MASTER,), "place")
    t.act(MASTER, t.actions(MASTER)[0])
    assert (t.waiting, asked(t)) == ((1, 2, 3), "vote")
    vote(t, 0, 0, 0)
    assert len(t.layout) == 4
    assert sorted(face // 2 for face, _, _, _ in t.layout) == [0, 1, 2, 3], "each board by one of its faces"
    assert asked(t) == "start"


@rule("maul.1.3")
def test_a_board_is_joined_by_an_opening():
    t = laid(face=4)
    for _, _, opening, board, to in offered(t):
        assert board == 2
        assert to in t.kit.faces[4].openings
        assert opening in range(6)


@rule("maul.1.7")
def test_no_board_may_leave_the_next_one_without_a_place():
    t = laid()
    found = next(each for each in t.kit.plan_of(t.layout))
    t.kit.plan_of(t.layout)[found] = 1
    assert found in t.candidates(1)
    assert t.why_not(1, found).rule == "maul.1.7"


@rule("maul.1.8")
def test_the_mall_keeps_two_ways_out():
    t = vote(laid(), 0, 0, 0)
    found = next(each for each in t.kit.plan_of(t.layout))
    t.kit.plan_of(t.layout)[found] = 2
    assert t.why_not(MASTER, found).rule == "maul.1.8"


@rule("maul.1.9")
def test_a_majority_of_the_clients_decides():
    t = laid()
    assert t.waiting == (1, 2, 3)
    wanted = t.actions(1)[7]
    vote(t, 7, 3, 7)
    assert t.layout[1] == t.kit.section_of(t.layout[:1], wanted)


@rule("maul.1.9")
def test_the_vote_is_secret():
    t = laid()
    t.act(1, t.actions(1)[4])
    assert {**t.view(2), "waiting": []} == {**laid().view(2), "waiting": []}
    assert t.waiting == (2, 3)


@rule("maul.1.9")
def test_a_client_alone_decides():
    t = laid(2)
    assert (t.waiting, asked(t)) == ((1,), "vote")
    assert len(vote(t, 3).layout) == 2


@rule("maul.1.10")
def test_without_a_majority_they_vote_again_among_what_was_proposed():
    t = laid()
    proposed = sorted(t.actions(1)[choice] for choice in (5, 2, 9))
    vote(t, 5, 2, 9)
    assert (t.waiting, asked(t)) == ((1, 2, 3), "vote")
    assert t.actions(2) == proposed
    vote(t, 0, 1, 1)
    assert t.layout[1] == t.kit.section_of(t.layout[:1], proposed[1])


@rule("maul.1.10")
def test_still_without_one_the_zombie_master_places_the_board():
    t = vote(vote(laid(), 5, 2, 9), 0, 1, 2)
    assert (t.waiting, asked(t)) == ((MASTER,), "place")
    assert len(offered(t)) > 3, "any board that fits"
    t.act(MASTER, t.actions(MASTER)[0])
    assert (t.waiting, asked(t), len(t.layout)) == ((MASTER,), "place", 2), "the third is theirs too"


@rule("maul.1.10")
def test_two_of_four_are_no_majority():
    t = vote(laid(5), 1, 1, 2, 2)
    assert (asked(t), len(t.layout)) == ("vote", 1)


@rule("maul.1.11")
@pytest.mark.parametrize("voted", [0, 2])
def test_when_time_is_up_the_zombie_master_places_the_board(voted):
    t = laid()
    assert t.alarms() == [(VOTE_IS_OVER, 120.0)]
    for seat in range(1, voted + 1):
        t.act(seat, t.actions(seat)[0])
    t.tick(VOTE_IS_OVER)
    assert (t.waiting, asked(t)) == ((MASTER,), "place")
    assert t.alarms() == []
    t.act(MASTER, t.actions(MASTER)[1])
    assert len(t.layout) == 2
    assert cervelle.replay(t.record()) == t


@rule("maul.1.11")
def test_so_it_is_in_the_second_vote():
    t = vote(laid(vote_seconds=60), 5, 2, 9)
    assert t.alarms() == [(VOTE_IS_OVER, 60.0)]
    t.tick(VOTE_IS_OVER)
    assert (t.waiting, asked(t)) == ((MASTER,), "place")


@rule("engine.clock")
def test_a_vote_may_take_its_time():
    t = laid(vote_seconds=0)
    assert t.alarms() == []
    with pytest.raises(cervelle.Refusal) as refused:
        t.tick(VOTE_IS_OVER)
    assert refused.value.rule == "engine.clock"


def test_a_clock_that_is_not_awaited_says_nothing():
    t = laid(clock=60)
    with pytest.raises(cervelle.Refusal):
        t.tick(TIME_IS_UP)
    assert len(t.diary.entries) == 1


@rule("maul.1.12")
def test_a_mall_may_be_ready_made_or_drawn():
    assert fresh(mall="boulevard").layout == fresh(mall="boulevard", seed=2).layout
    drawn = {tuple(map(tuple, game.table(2, seed, mall="random").layout)) for seed in range(5)}
    assert len(drawn) == 5
    assert all(len(layout) == 4 for layout in drawn)


# Pawns --------------------------------------------------------------------------------------------


@rule("maul.2.1")
@pytest.mark.parametrize(("master", "clients"), [(1, [1, 2, 3]), (2, [2, 3, 0]), (4, [0, 1, 2])])
def test_one_is_the_zombie_master_all_others_are_clients(master, clients):
    t = fresh(master=master)
    assert t.kit.master == master - 1
    assert [pawn["seat"] for pawn in t.view(None)["pawns"]] == clients
    assert t.role(master - 1) == "master"
    assert {t.role(seat) for seat in clients} == {"client"}


def test_the_zombie_master_must_sit_at_the_table():
    with pytest.raises(cervelle.Problem) as wrong:
        game.table(3, 1, master=4)
    assert wrong.value.message == "master-wrong"


@rule("maul.2.2")
def test_clients_start_in_the_food_court_one_after_the_other():
    t = fresh(master=3)
    assert places(t, "start") == {NAMES[each] for each in MALL.food}
    for seat, name in ((3, "V4"), (0, "X5"), (1, "Z7")):
        assert (t.waiting, asked(t)) == ((seat,), "start")
        choose(t, "start", cell(name))
    assert [where(t, seat) for seat in (3, 0, 1)] == ["V4", "X5", "Z7"]
    assert asked(t) == "set"


@rule("maul.2.2")
def test_two_do_not_start_on_one_cell():
    t = choose(fresh(), "start", cell("V4"))
    assert "V4" not in places(t, "start")
    assert len(places(t, "start")) == 19


def seated(seats=4, **options):
    t = fresh(seats, **options)
    for name in ("V4", "W4", "X4", "Y4", "Z4")[: seats - 1]:
        choose(t, "start", cell(name))
    return t


@rule("maul.2.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_zombies_as_clients(seats):
    t = seated(seats)
    for name in ("A1", "A2", "A3", "A4", "B1")[: seats - 1]:
        assert (t.waiting, asked(t)) == ((MASTER,), "set")
        choose(t, "set", cell(name))
    assert zombies(t) == ["A1", "A2", "A3", "A4", "B1"][: seats - 1]
    assert asked(t) == "act"


@rule("maul.2.4")
@pytest.mark.parametrize(("name", "far"), [("Q4", True), ("R4", False), ("X9", True), ("X8", False), ("AB6", False), ("AC6", True)])
def test_they_stand_five_cells_away(name, far):
    t = seated()
    assert refused_by(t, "set", cell(name)) == (None if far else "maul.2.4")


@rule("maul.2.5")
def test_everyone_gets_three_cards():
    t = seated()
    for name in ("A1", "A2", "A3"):
        assert [len(hand) for hand in t.hands] == [0] * 4
        choose(t, "set", cell(name))
    t = run(fresh(), rules_setup.deal, lambda table: table.ask(0, 0))
    assert [len(hand) for hand in t.hands] == [3] * 4
    assert all(card >= 19 for card in t.hands[MASTER])
    assert all(card < 19 for seat in (1, 2, 3) for card in t.hands[seat])
    assert (len(t.client), len(t.zombie)) == (27, 24)


@rule("maul.2.7")
def test_the_expansion_adds_nine_cards_to_each_deck():
    plain, more = fresh(), fresh(chopping_maul=True)
    for name, count in (("search", 45), ("client", 36), ("zombie", 27)):
        base, extended = Counter(getattr(plain, name)), Counter(getattr(more, name))
        assert (base.total(), extended.total()) == (count, count + 9)
        assert base <= extended


def test_every_title_is_in_its_deck():
    t = fresh()
    assert set(t.search) == set(range(16)), "twelve kinds of equipment, and one to four zombies"
    assert set(t.client) == set(range(19))
    assert set(t.zombie) == set(range(19, 32))


def test_actions_of_building_are_the_same_for_every_mall():
    assert action(fresh(), "start", 3) == action(fresh(mall="boulevard"), "start", 3)

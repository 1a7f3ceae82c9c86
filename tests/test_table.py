"""The table machine, on a toy game where Zombie Life has nothing to show."""

from __future__ import annotations

import itertools

import pytest

import cervelle
from cervelle.engine.diary import DIGEST_EVERY, UNDO
from cervelle.engine.record import replayed
from tests.toy import TIME_IS_UP, TOO_SLOW
from tests.toy import game as toy

rule = pytest.mark.rule
life = cervelle.shelf["zombie-life"]
SHELF = {"toy": toy}


@rule("engine.turn")
def test_only_the_seat_that_is_asked_answers():
    t = life.table(seats=4, seed=1)
    other = (t.waiting[0] + 1) % 4
    with pytest.raises(cervelle.Refusal) as refused:
        t.act(other, 0)
    assert refused.value.rule == "engine.turn"


@rule("engine.turn")
def test_a_sealed_answer_is_given_once():
    t = toy.table(seats=3, seed=1)
    t.act(1, 2)
    assert t.why_not(1, 2).rule == "engine.turn"


@rule("engine.seat")
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_is_no_such_seat(seat):
    assert life.table(seats=4, seed=1).why_not(seat, 0).rule == "engine.seat"


@rule("engine.choice")
@pytest.mark.parametrize("action", [-1, 2, 17, 10**30])
def test_an_answer_is_one_of_the_choices(action):
    t = life.table(seats=4, seed=1)
    assert t.why_not(t.waiting[0], action).rule == "engine.choice"


@rule("engine.over")
def test_a_finished_game_no_longer_changes():
    t = toy.table(seats=2, seed=1)
    t.tick(TIME_IS_UP)
    assert t.outcome is not None
    with pytest.raises(cervelle.Refusal) as refused:
        t.act(0, 0)
    assert refused.value.rule == "engine.over"
    assert t.question(0, "en").text == "The game is over."


@rule("engine.clock")
@pytest.mark.parametrize("game", [life, toy])
def test_a_game_knows_its_own_clock_events_only(game):
    t = game.table(seats=2, seed=1)
    before = t.copy()
    with pytest.raises(cervelle.Refusal) as refused:
        t.tick(7)
    assert refused.value.rule == "engine.clock"
    assert t == before
    assert t.n == 0


def test_the_clock_is_in_the_record():
    t = toy.table(seats=2, seed=1)
    t.act(0, 1)
    t.tick(TIME_IS_UP)
    assert "clock:1" in t.record()
    assert replayed(SHELF, t.record()) == t


def test_a_question_that_the_clock_calls_off_is_closed():
    t = toy.table(seats=2, seed=1)
    t.act(0, 1)
    t.tick(TOO_SLOW)
    assert (t.q, t.waiting, t.sealed) == (1, (0, 1), [-1, -1])
    assert t.worth == [0, 0]


def test_a_digest_is_due_after_a_clock_event_too():
    t = toy.table(seats=2, seed=1)
    for _ in range(3):
        t.undo(0, b"0123456789abcdef")
        t.tick(TOO_SLOW)
    while t.n < DIGEST_EVERY - 1:
        t.undo(0, b"0123456789abcdef")
    t.tick(TOO_SLOW)
    assert len(t.diary.digests) == 1
    assert replayed(SHELF, t.record()) == t


@rule("engine.over")
def test_no_clock_goes_on_after_the_end():
    t = toy.table(seats=2, seed=1)
    t.tick(TIME_IS_UP)
    with pytest.raises(cervelle.Refusal) as refused:
        t.tick(TIME_IS_UP)
    assert refused.value.rule == "engine.over"
    assert t.n == 1


@rule("engine.sealed")
def test_answers_resolve_together_whatever_their_order():
    tables = []
    for order in itertools.permutations(range(3)):
        t = toy.table(seats=3, seed=4)
        for seat in order:
            assert t.q == 0
            t.act(seat, seat)
        assert t.q == 1
        tables.append(t)
    assert tables[0].worth[2] > 0
    assert all(t == tables[0] for t in tables)
    assert all(t.log(None, "fr") == tables[0].log(None, "fr") for t in tables)


@rule("engine.sealed")
def test_a_sealed_answer_is_its_owners_secret():
    t = toy.table(seats=3, seed=4)
    u = t.copy()
    t.act(0, 0)
    u.act(0, 2)
    assert t.view(1) == u.view(1)
    assert t.view(0) != u.view(0)
    imagined = {t.imagine(1, seed).sealed[0] for seed in range(40)}
    assert imagined == {0, 1, 2}
    for seat in (1, 2):
        t.act(seat, 0)
        u.act(seat, 0)
    assert t.worth != u.worth


@rule("engine.undo")
def test_undo_goes_back_and_the_record_only_grows():
    t = toy.table(seats=2, seed=2)
    t.act(0, 1)
    before = t.copy()
    t.act(1, 2)
    t.undo(1)
    assert (t.waiting, t.worth) == (before.waiting, before.worth)
    assert t.n == 3
    assert t.q > 1
    assert t.log(None, "en", since=3) == [(3, "Taken back: the table is as it was after move 1.", "engine.undo")]


@rule("engine.undo")
def test_undoing_a_draw_brings_fresh_chance():
    """Two tables that go back past the same draw do not draw the same again, and each replays as it went."""
    draws = set()
    for _ in range(12):
        t = life.table(seats=2, seed=5)
        t.act(t.waiting[0], 0)
        t.undo(0)
        assert t.diary.entries[-1][0] == UNDO
        assert len(t.diary.entries[-1][2]) == 16
        for _ in range(4):
            t.act(t.waiting[0], t.actions(t.waiting[0])[0])
        draws.add(tuple(map(tuple, t.refuges)))
        assert cervelle.replay(t.record()) == t
    assert len(draws) > 1


@rule("engine.undo")
def test_what_nobody_has_seen_is_decided_afresh_after_an_undo():
    """The toy's pile lies in a fixed order: going back past a roll shuffles it again."""
    piles = set()
    for _ in range(8):
        t = toy.table(seats=2, seed=2)
        t.dice.below(6)
        t.act(0, 0)
        t.undo(0)
        piles.add(tuple(t.pile))
    assert len(piles) > 1


@rule("engine.undo")
def test_undoing_a_choice_without_chance_needs_no_entropy():
    t = life.table(seats=3, seed=5)
    t.act(t.waiting[0], 1)
    dice = t.dice.twin()
    t.undo(0)
    assert t.standing == [0, 0, 0]
    assert t.diary.entries[-1][2] == b""
    assert t.dice == dice


@rule("engine.undo")
def test_an_undo_can_be_undone():
    t = life.table(seats=3, seed=5)
    for _ in range(5):
        t.act(t.waiting[0], t.actions(t.waiting[0])[0])
    there = t.copy()
    t.undo(2)
    assert t.refuges != there.refuges
    t.undo(5)
    assert (t.refuges, t.horde, t.waiting, t.held) == (there.refuges, there.horde, there.waiting, there.held)
    assert cervelle.replay(t.record()) == t


@rule("engine.undo")
@pytest.mark.parametrize("to", [-1, 3, 99])
def test_undo_to_nowhere_is_refused(to):
    t = life.table(seats=3, seed=5)
    for _ in range(3):
        t.act(t.waiting[0], t.actions(t.waiting[0])[0])
    t.undo(1)
    n, before = t.n, t.copy()
    with pytest.raises(cervelle.Problem):
        t.undo(to if to != 3 else n)
    assert (t.n, t) == (n, before)


def test_a_step_with_a_number_gets_it():
    t = toy.table(seats=2, seed=1)
    top = t.pile[-1]
    t.act(0, 0)
    t.act(1, 1)
    assert t.worth == [0, top]


def test_an_agenda_that_runs_out_says_so():
    t = toy.table(seats=2, seed=1)
    t.waiting = ()
    with pytest.raises(RuntimeError, match="toy: nothing is left to do"):
        t.run()


def test_a_copy_has_no_history():
    t = life.table(seats=2, seed=1).copy()
    assert t.log(None, "fr") == []
    with pytest.raises(cervelle.Problem):
        t.record()


def test_seats_are_called_by_their_names():
    t = life.table(seats=2, seed=1)
    t.box.players = [{"name": "Manon"}, {"name": ""}]
    text = " ".join(line[1] for line in t.log(None, "fr"))
    assert "Manon reçoit" in text
    assert "Place 2 reçoit" in text


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", b"short", 1.5, None, True])
def test_a_bad_seed_is_refused_clearly(seed):
    with pytest.raises(cervelle.Problem, match="graine"):
        life.table(seats=2, seed=seed)


def test_a_key_and_the_same_number_are_one_seed():
    assert life.table(seats=2, seed=7) == life.table(seats=2, seed=(7).to_bytes(16, "little"))

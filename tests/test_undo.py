"""What may be taken back without asking: one's own doing, as long as nothing was rolled and nothing was learned."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.engine.undo import is_free, last_decision, undo_entry
from tests.test_every_game import GAMES, settings_of
from tests.zombie_life.positions import action

rule = pytest.mark.rule
Moment = Callable[[Table, Table, int], bool]
"""Of the table before a choice, the one after it, and who chose."""


def always(before: Table, after: Table, seat: int) -> bool:
    return True


def others_owe(before: Table, after: Table, seat: int) -> bool:
    return bool(after.sealed)


def all_are_in(before: Table, after: Table, seat: int) -> bool:
    return not after.sealed


def rolled(before: Table, after: Table, seat: int) -> bool:
    return before.dice != after.dice


def not_rolled(before: Table, after: Table, seat: int) -> bool:
    return before.dice == after.dice


def played_until(game: str, verb: str, moment: Moment, seed: int, **options: str) -> tuple[Table, int]:
    """A random game up to just after the first such choice that makes for such a moment; and who made it."""
    for start in range(seed, seed + 60):
        t = cervelle.shelf[game].table(3, start, **options)
        dice = Dice(start.to_bytes(16, "little"))
        while t.outcome is None:
            seat = t.waiting[0]
            legal = t.actions(seat)
            choice = legal[dice.below(len(legal))]
            before = t.copy()
            t.act(seat, choice)
            if t.box.verbs.of(choice).name == verb and moment(before, t, seat):
                return t, seat
    raise AssertionError(f"{game}: no such {verb}")


INN = {"rules": "auberge-des-pirates"}
LUCK = {"rules": "jour-de-chance"}


@pytest.mark.parametrize("seed", [1, 1000, 2000])
@pytest.mark.parametrize(
    ("game", "options", "verb", "moment", "free"),
    [
        ("zombie-life", {}, "refuge", always, True),
        ("zombie-life", {}, "give", always, True),
        ("zombie-life", {}, "draw", always, False),
        ("zombie-life", {}, "pass", rolled, False),
        ("zombie-life", INN, "pick", others_owe, True),
        ("zombie-life", INN, "attack", not_rolled, True),
        ("zombie-life", INN, "draw", always, False),
        ("zombie-life", LUCK, "bank", always, True),
        ("zombie-life", LUCK, "draw", always, False),
        ("zombie-mosh", {}, "attack", not_rolled, True),
        ("zombie-mosh", {}, "defend", not_rolled, True),
        ("zombie-mosh", {}, "attack", rolled, False),
        ("off-the-dead", {}, "put", not_rolled, True),
        ("off-the-dead", {}, "search", rolled, False),
        ("off-the-dead", {}, "redirect", rolled, False),
        ("off-the-dead", {}, "target", always, False),
    ],
)
def test_a_choice_is_free_to_take_back_unless_it_taught_something(game, options, verb, moment, free, seed):
    t, seat = played_until(game, verb, moment, seed, **options)
    assert is_free(t, seat, t.n - 1) is free


@pytest.mark.parametrize(("verb", "moment"), [("accuse", not_rolled), ("pick", all_are_in)])
def test_what_was_shown_cannot_be_forgotten(verb, moment):
    """L'Auberge des Pirates: nothing is rolled, yet an accusation tells of a hand, and the last sealed pick of all others."""
    learned = 0
    for seed in range(1, 13):
        t, seat = played_until("zombie-life", verb, moment, 50 * seed, **INN)
        learned += not is_free(t, seat, t.n - 1)
    assert learned >= 9


def test_what_others_did_is_not_ones_own_to_take_back():
    t = cervelle.shelf["zombie-life"].table(3, 5)
    first = t.waiting[0]
    t.act(first, action(t, "pass"))
    second = t.waiting[0]
    t.act(second, action(t, "pass"))
    assert is_free(t, second, 1)
    assert not is_free(t, first, 0)
    assert not is_free(t, second, 0)


@rule("engine.undo")
def test_several_choices_of_ones_own_are_taken_back_one_by_one():

    def twice(before: Table, after: Table, seat: int) -> bool:
        return after.n > 1 and is_free(after, seat, after.n - 2)

    t, seat = played_until("off-the-dead", "put", twice, 1)
    n = t.n
    assert last_decision(t, [seat]) == n - 1
    t.undo(n - 1)
    assert last_decision(t, [seat]) == n - 2
    assert is_free(t, seat, n - 2)
    t.undo(n - 2)
    assert cervelle.replay(t.record()) == t


def test_what_was_undone_is_no_place_to_go_back_to_for_free():
    t = cervelle.shelf["zombie-life"].table(3, 5)
    t.act(t.waiting[0], action(t, "pass"))
    t.undo(0)
    assert not is_free(t, 0, 1)
    assert not is_free(t, 0, t.n)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_a_roll_is_never_free_and_a_free_undo_needs_no_fresh_chance(game, data):
    setting = data.draw(settings_of(GAMES[game]))
    t, dice = setting.table(), setting.dice()
    for _ in range(data.draw(st.integers(1, 40))):
        if t.outcome is not None:
            return
        seat = t.waiting[dice.below(len(t.waiting))]
        legal = t.actions(seat)
        before = t.copy()
        t.act(seat, legal[dice.below(len(legal))])
    free = is_free(t, seat, t.n - 1)
    assert free == is_free(t, seat, t.n - 1, before)
    assert (undo_entry(t, t.n - 1, before)[2] != b"") == rolled(before, t, seat)
    assert not (free and rolled(before, t, seat))


@rule("engine.undo")
def test_entropy_that_is_given_is_used_even_where_nothing_was_rolled():
    """So can a game be taken up where it stands, with chance that nobody knows."""
    game = cervelle.shelf["zombie-life"]
    for to in (0, 1):
        t = game.table(seats=3, seed=5)
        t.act(t.waiting[0], action(t, "pass"))
        key = t.dice.key
        t.undo(to, bytes(range(16)))
        assert t.dice.key != key
        assert t.diary.entries[-1] == (-2, to, bytes(range(16)))
        assert cervelle.replay(t.record()) == t
    assert t.log(None, "en")[-1][1] == "What if? Play goes on after move 1, and chance is fresh."
    assert "Et si ?" in t.log(None, "fr")[-1][1]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_rebuilt_from_the_nearest_that_was_kept(game):
    t = GAMES[game].table(GAMES[game].seats[-1], 3)
    dice = Dice(bytes(16))
    kept = {}
    for i in range(30):
        if t.outcome is not None:
            break
        legal = t.actions(t.waiting[0])
        t.act(t.waiting[0], legal[dice.below(len(legal))])
        if i % 7 == 6:
            t.undo(t.n - 3)
        if i % 5 == 0:
            kept[t.n] = t.copy()
    for n in range(t.n + 1):
        entries = t.diary.entries[:n]
        plain = t.box.game.rebuild(t.box, t.diary.key, entries)
        assert t.box.game.rebuild(t.box, t.diary.key, entries, kept) == plain

"""What nobody has seen is imagined as a shuffle would make it, and nothing else is."""

from __future__ import annotations

from collections import Counter

import pytest

from cervelle.engine.dice import Dice
from cervelle.games.off_the_dead import rules_end, rules_events, rules_horde
from cervelle.games.off_the_dead.table_cards import NONE, before_of, card, is_up, kind_of, pool_of
from tests.off_the_dead.positions import BIO, HAND, SKULL, Z, dead, fresh, game, strengths

DOUBLE = SKULL | HAND


def everything(t):
    """Kinds of all zombies, wherever they lie."""
    there = [*[z for pool in t.horde for z in pool], *[z for corridor in t.corridors for z in corridor], t.top]
    return sorted(kind_of(zombie) for zombie in there if zombie >= 0)


def mixed_position():
    """One pool of 2s and 3s; under it a 6 that was lured away, and under that a dead survivor's corridor."""
    t = dead(horde=[Z(2)])
    t.horde = [[], []]
    t.horde[0] = [t.kit.kind(2, HAND) << 4] * 3 + [t.kit.kind(3, HAND) << 4] * 3
    t.horde.pop()
    rules_end.turn_up_top(t)
    rules_horde.enter(t, 0)
    rules_horde.enter(t, 0)
    rules_horde.enter(t, 1)
    rules_end.put_below(t, [t.corridors[1][0] & ~0xFF0 | t.kit.kind(6, DOUBLE) << 4 | 1])
    t.corridors[1].clear()
    rules_end.die(t, 0)
    return t


def test_faces_that_were_seen_stay():
    t = dead(corridors={0: [Z(4), Z(2, BIO)]}, horde=[Z(3)] * 4)
    for seed in range(10):
        assert strengths(t.imagine(1, seed), 0) == [4, 2]


def test_what_was_lured_away_comes_when_its_turn_comes():
    t = mixed_position()
    for seed in range(10):
        imagined = t.imagine(0, seed)
        assert everything(imagined) == everything(t)
        assert [t.kit.strengths[kind_of(zombie)] for zombie in imagined.horde[1]] == [6]


def test_a_dead_survivors_zombies_come_last_with_faces_nobody_has_seen():
    t = mixed_position()
    found = Counter()
    for seed in range(60):
        last = sorted(t.kit.strengths[kind_of(zombie)] for zombie in t.imagine(None, seed).horde[2])
        assert last[-1] == 7
        assert set(last[:-1]) <= {2, 3}
        found[tuple(last)] += 1
    assert len(found) == 3


def test_once_drawn_nobody_knows_which_of_them_it_is():
    t = mixed_position()
    while t.horde[0] or pool_of(t.top) < 2:
        rules_horde.enter(t, 1)
    rules_horde.enter(t, 2)
    drawn = Counter(strengths(t.imagine(3, seed), 2)[0] for seed in range(90))
    assert set(drawn) == {2, 3, 7}
    assert min(drawn.values()) > 8
    for seed in range(20):
        imagined = t.imagine(3, seed)
        assert everything(imagined) == everything(t)
        known = [z for z in [*imagined.horde[2], *imagined.corridors[2], imagined.top] if before_of(z) == 0 and pool_of(z) == 2]
        assert [t.kit.strengths[kind_of(zombie)] for zombie in known] == [7]


@pytest.mark.parametrize("which", [0, 1])
def test_which_of_two_alike_was_revealed_nobody_knows(which):
    """A known 2 and an unseen card that is a 2 as well lie under the Horde; one of them comes out and is revealed."""
    t = dead(horde=[Z(2)])
    two = t.kit.kind(2, HAND)
    t.horde = [[t.kit.kind(5, DOUBLE) << 4] * 4, []]
    known, unseen = card(two, 1), card(two, 1) | 1 << 32
    drawn, left = (known, unseen) if which == 0 else (unseen, known)
    t.horde[1] = [left]
    t.top = drawn
    rules_horde.enter(t, 0)
    rules_events.reveal(t, t.arrivals)
    assert {t.kit.strengths[kind_of(t.imagine(0, seed).top)] for seed in range(20)} == {2, 5}


@pytest.mark.parametrize("which", [0, 1])
def test_not_even_after_it_went_under_the_horde_again(which):
    """As before, but the one that came out went under the Horde once more, unseen, before it was revealed."""
    t = dead(horde=[Z(2)])
    two = t.kit.kind(2, HAND)
    t.horde = [[t.kit.kind(5, DOUBLE) << 4] * 4, []]
    known, unseen = card(two, 1), card(two, 1) | 1 << 32
    drawn, left = (known, unseen) if which == 0 else (unseen, known)
    t.top = NONE
    t.corridors[1] = [left]
    t.horde = [[], []]
    rules_end.put_below(t, [drawn])
    t.horde[0] = [t.kit.kind(5, DOUBLE) << 4] * 4
    rules_horde.enter(t, 0)
    rules_events.reveal(t, t.arrivals)
    assert {strengths(t.imagine(0, seed), 1)[0] for seed in range(20)} == {2, 5}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_all_seats_know_the_same_and_counts_never_change(seat):
    dice = Dice(bytes(16))
    t = game.table(4, 3, level=6)
    while t.outcome is None:
        imagined = t.imagine(seat, dice.below(1000))
        assert everything(imagined) == everything(t)
        for place in range(4):
            for zombie, other in zip(t.corridors[place], imagined.corridors[place], strict=True):
                assert is_up(zombie) == is_up(other)
                if is_up(zombie):
                    assert zombie == other
        legal = t.actions(t.waiting[0])
        t.act(t.waiting[0], legal[dice.below(len(legal))])


def test_the_rubble_keeps_what_was_turned_up():
    t = fresh(2)
    t.piles[0][-1] = 4
    assert t.imagine(1, 5).piles == t.piles

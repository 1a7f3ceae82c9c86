"""The bots: legal, repeatable, blind to what is hidden, and as strong as their level says."""

from __future__ import annotations

import pytest

from cervelle.bots import make_bot
from cervelle.engine.dice import Dice
from tests.zombie_mosh.positions import game

QUICK = ("random", "beginner", "player", "strategist:8")
"""A strategist that thinks little: what is tested with it does not depend on how deep it looks."""


def play(kinds, seed, **options):
    """A whole game, every choice checked."""
    t = game.table(len(kinds), seed, **options)
    bots = [make_bot(kind, game, **t.box.options) for kind in kinds]
    dice = Dice(seed.to_bytes(16, "little"))
    while t.outcome is None:
        seat = t.waiting[0]
        imagination = t.imagine(seat, dice.below(1 << 31))
        before = imagination.digest()
        action = bots[seat].choose(imagination, seat, dice)
        assert imagination.digest() == before
        t.act(seat, action)
    return t


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_bot_plays_whole_games_legally_and_repeatably(seats, side):
    kinds = [QUICK[(seat + 1) % len(QUICK)] for seat in range(seats)]
    t = play(kinds, 5, side=side)
    assert play(kinds, 5, side=side).record() == t.record()


def test_the_rule_of_thumb_does_not_depend_on_what_is_hidden():
    """Whatever the others hold, a `player` does the same: it has only what its seat may know."""
    bot = make_bot("player", game)
    dice = Dice(bytes(16))
    for seed in range(6):
        t = game.table(4, seed, side="b")
        while t.outcome is None:
            seat = t.waiting[0]
            assert len({bot.choose(t.imagine(seat, world), seat, Dice(bytes(16))) for world in range(4)}) == 1
            legal = t.actions(seat)
            t.act(seat, legal[dice.below(len(legal))])


def share_of_wins(one, others, games, seats=4, side="a"):
    """How often one of a kind wins against others, each seat in turn."""
    won = 0.0
    for seed in range(games):
        me = seed % seats
        bots = [make_bot(one if seat == me else others, game) for seat in range(seats)]
        t = game.table(seats, seed, log=False, side=side)
        dice = Dice((seed + 1).to_bytes(16, "big"))
        while t.outcome is None:
            seat = t.waiting[0]
            t.play(seat, bots[seat].choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
        won += (me in t.outcome.winners) / len(t.outcome.winners)
    return won / games


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_player_beats_three_random_bots(side):
    assert share_of_wins("player", "random", 200, side=side) >= 0.60


def test_a_beginner_is_better_than_chance_and_a_player_better_than_a_beginner():
    assert share_of_wins("beginner", "random", 150) > 0.35
    assert share_of_wins("player", "beginner", 150) > 0.35


def test_looking_ahead_is_better_than_the_rule_of_thumb():
    assert share_of_wins("strategist:32", "player", 30, seats=2) > 0.55

"""The bots: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

import pytest

from cervelle.bots import KINDS, make_bot
from cervelle.engine.dice import Dice
from cervelle.games.off_the_dead import bot as own
from tests.off_the_dead.positions import game


@pytest.fixture
def quick(monkeypatch):
    """A strategist that thinks less: what is tested here does not depend on how deep it looks."""
    monkeypatch.setattr(own, "PLAYOUTS", 1)
    monkeypatch.setattr(own, "AHEAD", 3)


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


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("seats", "each"), [(1, 1), (2, 1), (3, 1), (4, 1), (2, 2), (1, 4)])
def test_every_bot_plays_whole_games_legally_and_repeatably(seats, each):
    kinds = [KINDS[(seat + 1) % len(KINDS)] for seat in range(seats)]
    t = play(kinds, 5, survivors_per_seat=each)
    assert play(kinds, 5, survivors_per_seat=each).record() == t.record()


def test_the_rule_of_thumb_does_not_depend_on_what_is_hidden():
    """Whatever lies face down, a `player` does the same: it has only what its seat may know."""
    bot = make_bot("player", game)
    dice = Dice(bytes(16))
    for seed in range(3):
        t = game.table(3, seed)
        while t.outcome is None:
            seat = t.waiting[0]
            assert len({bot.choose(t.imagine(seat, world), seat, Dice(bytes(16))) for world in range(4)}) == 1
            legal = t.actions(seat)
            t.act(seat, legal[dice.below(len(legal))])


def wins(kind, games, **options):
    won = 0
    for seed in range(games):
        t = game.table(4, seed, log=False, **options)
        bot = make_bot(kind, game)
        dice = Dice((seed + 1).to_bytes(16, "big"))
        while t.outcome is None:
            seat = t.waiting[0]
            t.play(seat, bot.choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
        won += bool(t.outcome.winners)
    return won / games


def test_a_player_is_better_than_a_beginner_and_a_beginner_than_chance():
    player, beginner, chance = (wins(kind, 30, level=2) for kind in ("player", "beginner", "random"))
    assert player > 0.6
    assert player > beginner >= chance

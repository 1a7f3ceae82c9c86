"""The search: for every game, blind to what is hidden, better than the rule it starts from, and done when it should be."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.bots import make_bot
from cervelle.bots.search import Search, better_half, clearly_best
from cervelle.engine.bot import Thumb
from cervelle.engine.dice import Dice

LUCK = cervelle.shelf["zombie-life"]
EVERY_GAME = sorted(cervelle.shelf)


class Naive(Thumb):
    """Takes whatever is offered first, and knows nothing of the game."""

    def rule(self, t, seat, dice):
        return t.actions(seat)[0]


def some_way_in(game_id: str, moves: int, seed: int) -> cervelle.Table:
    game = cervelle.shelf[game_id]
    t = game.table(min(3, game.seats[-1]), seed)
    bot, dice = make_bot("player", game), Dice(bytes([seed]) * 16)
    for _ in range(moves):
        if t.outcome is None:
            seat = t.waiting[0]
            t.act(seat, bot.choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
    return t


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_a_search_plays_the_same_from_the_truth_as_from_an_imagination(game_id):
    """It has nothing but what its seat may know: whatever the others hold in truth, it chooses the same."""
    for moves in (4, 11, 30):
        t = some_way_in(game_id, moves, seed=2)
        for seat in t.waiting:
            worlds = [t, t.imagine(seat, 1), t.imagine(seat, 2)]
            kinds = ("player", "strategist:10")
            for kind in kinds:
                bots = [make_bot(kind, t.box.game, **t.box.options) for _ in worlds]
                chosen = [bot.choose(world, seat, Dice(bytes(16))) for bot, world in zip(bots, worlds, strict=True)]
                assert len(set(chosen)) == 1, kind


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_every_chance_is_one(game_id):
    """Whatever the rule of thumb says of a table: a chance for every seat, and where one alone can win, one in all."""
    for moves in (0, 9, 25, 60):
        t = some_way_in(game_id, moves, seed=3).copy()
        chances = t.box.game.thumb("strategist", **t.box.options).outlook(t, t.copy(), Dice(bytes(16)))
        assert len(chances) == t.seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert t.box.game.together or sum(chances) == pytest.approx(1.0, abs=1e-6)


def test_a_search_finds_what_a_naive_rule_does_not():
    """Jour de Chance: whoever has 16 and sees a 5 wins with it, and no rule of thumb says so."""
    t = LUCK.table(2, 1, rules="jour-de-chance")
    seat = t.waiting[0]
    t.banks[seat] = t.kit.luck_target - 5
    t.rows = [[3, 5], [7]]
    wins = [action for action in t.actions(seat) if t.box.verbs.of(action).name == "bank"]
    wins = [action for action in wins if t.box.verbs.of(action).values(action)["value"] == 5]
    assert Naive("player").rule(t, seat, Dice(bytes(16))) not in wins
    assert Search(Naive("strategist"), 400, 0.0).choose(t.imagine(seat, 1), seat, Dice(bytes(16))) in wins


def test_a_naive_rule_with_a_search_beats_a_naive_rule():
    won = 0
    for seed in range(12):
        me = seed % 2
        bots = [Search(Naive("strategist"), 150, 0.0) if seat == me else make_bot("random", LUCK) for seat in range(2)]
        t, dice = LUCK.table(2, seed, rules="jour-de-chance", log=False), Dice(bytes([seed]) * 16)
        while t.outcome is None:
            seat = t.waiting[0]
            t.play(seat, bots[seat].choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
        won += me in t.outcome.winners
    assert won >= 10


def test_it_thinks_as_often_as_it_is_told():
    t = some_way_in("zombie-mosh", 6, seed=2)
    seat = t.waiting[0]
    for iterations in (10, 100):
        bot = Search(t.box.game.thumb("strategist"), iterations, 0.0)
        bot.choose(t.imagine(seat, 1), seat, Dice(bytes(16)))
        assert iterations <= bot.done < iterations + len(t.actions(seat))


def test_it_stops_when_its_time_is_up():
    t = some_way_in("zombie-mosh", 6, seed=2)
    seat = t.waiting[0]
    bot = Search(t.box.game.thumb("strategist"), 1 << 60, 0.05)
    assert bot.choose(t.imagine(seat, 1), seat, Dice(bytes(16))) in t.actions(seat)
    assert bot.done > 0


def test_what_follows_upon_a_choice_without_chance_is_remembered():
    """Zombicide: after an action that rolls nothing, the next one goes on in the same tree."""
    game = cervelle.shelf["zombicide"]
    t = game.table(1, 4, scenario=1)
    bot, dice = make_bot("strategist:40", game, **t.box.options), Dice(bytes(16))
    kept = 0
    for _ in range(40):
        seat = t.waiting[0]
        t.act(seat, bot.choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
        kept = max(kept, bot.remembered())
    assert kept > 1


def test_the_worse_half_is_given_up_but_never_the_rule_s_own():
    worths = [[0.1, 0.1], [0.9, 0.9], [0.2, 0.2], [0.8, 0.8], [0.3, 0.3]]
    assert better_half([0, 1, 2, 3, 4], worths) == [0, 1, 3, 4]
    assert better_half([0, 1, 3], worths) == [0, 1, 3]
    assert better_half([0, 1], worths) == [0, 1]
    assert better_half([0, 2], [[0.5], [0.0], [0.1]]) == [0]


def test_the_rule_is_left_only_for_what_is_clearly_better():
    assert clearly_best([[0.5] * 9, [0.6] * 9], 1.0) == 1
    assert clearly_best([[0.5] * 9, [0.4] * 9], 1.0) == 0
    noise = [0.0, 1.0] * 8
    assert clearly_best([noise, [1.0, 0.0] * 8], 1.0) == 0
    hopeful = [[0.5] * 4, [0.4, 0.7, 0.4, 0.7]]
    assert clearly_best(hopeful, 1.0) == 0
    assert clearly_best(hopeful, 0.5) == 1


def test_what_was_given_up_early_is_not_played_for_its_luck():
    assert clearly_best([[0.5] * 9, [0.9] * 2, [0.6] * 9], 1.0) == 2
    assert clearly_best([[0.5] * 9, [0.9] * 2, [0.4] * 9], 1.0) == 0


def test_without_time_the_rule_is_followed():
    t = LUCK.table(2, 1, rules="jour-de-chance")
    seat = t.waiting[0]
    thumb = LUCK.thumb("strategist", rules="jour-de-chance")
    hurried = Search(thumb, 1000, 1e-9)
    assert hurried.choose(t.imagine(seat, 1), seat, Dice(bytes(16))) == thumb.rule(t, seat, Dice(bytes(16)))
    assert hurried.done == 1
    assert len(hurried.ponder(t.imagine(seat, 1), seat, Dice(bytes(16)), t.actions(seat))) == 1


def test_the_chances_of_every_choice_can_be_asked_for():
    t = LUCK.table(2, 1, rules="jour-de-chance")
    seat = t.waiting[0]
    field = t.actions(seat)
    found = Search(LUCK.thumb("strategist", rules="jour-de-chance"), 60, 0.0).ponder(
        t.imagine(seat, 1), seat, Dice(bytes(16)), field
    )
    assert [each.action for each in found] == field
    assert all(0 <= each.chance <= 1 and each.futures > 0 for each in found)

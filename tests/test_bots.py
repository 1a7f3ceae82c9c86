"""The bots: legal, repeatable, blind to what is hidden, and as strong as their level says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cervelle
from cervelle.bots import RandomBot, bots_for, make_bot
from cervelle.engine.dice import Dice
from cervelle.engine.game import Game

RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")
game = cervelle.shelf["zombie-life"]


QUICK = ("random", "beginner", "player", "strategist:8")
"""A strategist that thinks little: what is tested with it does not depend on how deep it looks."""


def play(game: Game, kinds: list[str], seed: int, **options) -> cervelle.Table:
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


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("rules", RULES)
def test_every_bot_plays_whole_games_legally_and_repeatably(rules, seats):
    kinds = [QUICK[(seat + 1) % len(QUICK)] for seat in range(seats)]
    for continuous in (False, True):
        t = play(game, kinds, 5, rules=rules, continuous_deck=continuous)
        assert play(game, kinds, 5, rules=rules, continuous_deck=continuous).record() == t.record()


@pytest.mark.parametrize("rules", RULES)
def test_a_bot_plays_other_decks(tmp_path, rules):
    cards = tmp_path / "cards.toml"
    text = (game.folder / "cards.toml").read_text("utf-8").replace("target = 21", "target = 33").replace("value = 10", "value = 15")
    cards.write_text(text, "utf-8")
    play(game, ["player", "beginner", "player"], 3, rules=rules, data=cards)


@pytest.mark.parametrize("rules", RULES)
def test_the_rule_of_thumb_does_not_depend_on_what_is_hidden(rules):
    """Whatever the others hold, a `player` does the same: it has only what its seat may know."""
    bot = make_bot("player", game, rules=rules)
    dice = Dice(bytes(16))
    for seed in range(8):
        t = game.table(4, seed, rules=rules)
        for _ in range(60):
            if t.outcome is not None:
                break
            for seat in t.waiting:
                chosen = {bot.choose(t.imagine(seat, world), seat, Dice(bytes(16))) for world in range(4)}
                assert len(chosen) == 1
            legal = t.actions(t.waiting[0])
            t.act(t.waiting[0], legal[dice.below(len(legal))])


def share_of_wins(rules: str, one: str, others: str, games: int, seats: int = 4) -> float:
    """How often one of a kind wins against others, each seat in turn."""
    won = 0.0
    for seed in range(games):
        me = seed % seats
        bots = [make_bot(one if seat == me else others, game, rules=rules) for seat in range(seats)]
        t = game.table(seats, seed, log=False, rules=rules)
        dice = Dice((seed + 1).to_bytes(16, "big"))
        while t.outcome is None:
            seat = t.waiting[0]
            t.play(seat, bots[seat].choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
        won += (me in t.outcome.winners) / len(t.outcome.winners)
    return won / games


@pytest.mark.parametrize(("rules", "share"), [("zombie-life", 0.55), ("auberge-des-pirates", 0.40), ("jour-de-chance", 0.40)])
def test_a_player_beats_three_random_bots(rules, share):
    assert share_of_wins(rules, "player", "random", 200) >= share


@pytest.mark.parametrize("rules", RULES)
def test_a_beginner_is_better_than_chance_and_a_player_better_than_a_beginner(rules):
    assert share_of_wins(rules, "beginner", "random", 200) > 0.27
    assert share_of_wins(rules, "player", "beginner", 200) > 0.30


@pytest.mark.parametrize("rules", ["auberge-des-pirates", "jour-de-chance"])
def test_looking_ahead_is_better_than_the_rule_of_thumb(rules):
    assert share_of_wins(rules, "strategist:60", "player", 30, seats=2) > 0.55


@pytest.mark.parametrize(
    "kind",
    ["god", "", "Player", "player:3", "strategist:", "strategist:0", "strategist:-1", "strategist:1e3", None, 3, ["player"] * 3],
)
def test_there_is_no_such_bot(kind):
    with pytest.raises(cervelle.Problem, match="bot"):
        make_bot(kind, game)
    with pytest.raises(cervelle.Problem):
        game.bot(kind or "none")


@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize(("options", "told"), [({"rules": "nosuch"}, "jour-de-chance"), ({"nosuch": 1}, "continuous_deck")])
def test_a_bot_is_made_for_options_that_the_game_has(kind, options, told):
    with pytest.raises(cervelle.Problem, match=told):
        make_bot(kind, game, **options)


def test_rivals_have_a_head_each():
    assert len(set(bots_for(game.box(4, None, {}), ["strategist"] * 4))) == 4


def test_those_of_a_kind_who_win_together_think_together():
    team = cervelle.shelf["off-the-dead"].box(4, None, {})
    strategist, player, *others = bots_for(team, ["strategist", "player", "strategist", "player"])
    assert others == [strategist, player]
    assert strategist is not player


def test_what_the_page_on_the_coach_shows_can_be_run():
    page = Path(__file__).parent.parent / "docs" / "coach.md"
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {})


def test_the_random_bot_tries_everything():
    t = game.table(3, 1)
    seat = t.waiting[0]
    dice = Dice(bytes(16))
    assert {RandomBot().choose(t, seat, dice) for _ in range(60)} == set(t.actions(seat))

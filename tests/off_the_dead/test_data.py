"""Cards of one's own: what is wrong is said with file and line; what is right is played."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import playout
from tests.kit import changed_cards
from tests.off_the_dead.positions import game

STANDARD = (game.folder / "cards.toml").read_text("utf-8")


def table(tmp_path, *changes: tuple[str, str], seats: int = 4):
    path = changed_cards(game, tmp_path, *changes)
    return path.read_text("utf-8"), lambda: game.table(seats=seats, seed=1, data=path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("corridor = 5", "corridor = 0", "data-number"),
        ("healthy = 50", "healthy = -1", "data-number"),
        ("piles = 7", "piles = 10", "data-number"),
        ('item = "barricade"', 'item = "adrenaline" # again', "data-twice"),
        ('item = "barricade"', 'item = "spoon"', "data-one-of"),
        ('effect = "burst"', 'effect = "boom"', "data-one-of"),
        ("infection = false", "infection = 1", "data-flag"),
        ("level = 2", "level = 1 # again", "data-twice"),
        ('symbol = "biohazard"', 'symbol = "heart"', "data-one-of"),
        ("cost = 1", "cost = 6", "data-number"),
        ('event = "seen"', 'event = "party"', "data-one-of"),
        ("different = true", "different = 2", "data-flag"),
        ("any-pair = 2", "any-pair = 4", "data-number"),
        ("skull = 3", "skulls = 3", "data-unknown"),
        ('id = "surfer"', 'id = "cop" # again', "data-twice"),
    ],
)
def test_each_mistake_is_named_with_its_line(tmp_path, old, new, message):
    text, start = table(tmp_path, (old, new))
    with pytest.raises(cervelle.DataProblem) as caught:
        start()
    assert caught.value.message == message
    assert caught.value.line == text[: text.index(new)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "match"),
    [
        ("skull = 4", "skull = 30", "zombies 4"),
        ("copies = 5", "copies = 36", "rubble 4"),
        ("zombies = 4", "zombies = 3", "liste 3"),
        ("rubble = 4", "rubble = 3", "liste 3"),
        ('item = "barricade"', 'item = "unique-3"', "unique-3"),
    ],
)
def test_lists_must_be_there_and_fit(tmp_path, old, new, match):
    _, start = table(tmp_path, (old, new), seats=3)
    with pytest.raises(cervelle.Problem, match=match):
        start()


def test_a_missing_thing_is_named(tmp_path):
    for old in (
        '[[line]]\nid = "feel-this"\ncost = 2\nsource = "rulebook"\n',
        '[[event]]\ndie = 6\nevent = "panic"\nsource = "rulebook"\n',
    ):
        _, start = table(tmp_path, (old, ""))
        with pytest.raises(cervelle.DataProblem, match=r"line\.feel-this|event\.6"):
            start()


@pytest.mark.parametrize(
    "changes",
    [
        [("corridor = 5", "corridor = 2"), ("zombified = 7", "zombified = 3")],
        [("trophies = 5", "trophies = 2"), ("released = 2", "released = 4")],
        [('event = "seen"', 'event = "panic"'), ("power = 2", "power = 6")],
    ],
)
def test_other_cards_play(tmp_path, changes):
    _, start = table(tmp_path, *changes)
    for seed in range(5):
        t = start()
        playout(t, Dice(seed.to_bytes(16, "little")))
        assert cervelle.replay(t.record(), data=t.box.data) == t


def test_every_value_has_a_source():
    assert STANDARD.count("source =") == STANDARD.count("\n[")

"""Cards of one's own: what is wrong is said with file and line; what is right is played."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import playout
from tests.kit import changed_cards
from tests.zombie_mosh.positions import game

STANDARD = (game.folder / "cards.toml").read_text("utf-8")


def table(tmp_path, *changes: tuple[str, str], seats: int = 3):
    path = changed_cards(game, tmp_path, *changes)
    return path.read_text("utf-8"), lambda: game.table(seats=seats, seed=1, data=path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('other = "left-arm"', 'other = "head"', "data-one-of"),
        ('limb = "head"', 'limb = "tail"', "data-one-of"),
        ('other = "right-arm"', 'other = "left-arm" # again', "data-twice"),
        ("copies = 5", "copies = 0", "data-number"),
        ("hand = 4", "hand = 9", "data-number"),
        ("pass = 2", "pass = 3", "data-one-of"),
        ("limbs = 3", "limbs = 6", "data-number"),
        ("durability = 3", "durability = 0", "data-number"),
        ("left-leg = 4", "left-leg = 10", "data-number"),
        ('id = "sid-viscera"', 'id = "ozzy-mortis" # again', "data-twice"),
        ('id = "sid-viscera"', 'id = "elvis"', "data-one-of"),
    ],
)
def test_each_mistake_is_named_with_its_line(tmp_path, old, new, message):
    text, start = table(tmp_path, (old, new))
    with pytest.raises(cervelle.DataProblem) as caught:
        start()
    assert caught.value.message == message
    assert caught.value.line == text[: text.index(new)].count("\n") + 1


def test_a_missing_character_is_named(tmp_path):
    last = STANDARD.index('[[character]]\nid = "iggy-plop"')
    path = tmp_path / "my_cards.toml"
    path.write_text(STANDARD[:last], "utf-8")
    with pytest.raises(cervelle.DataProblem, match=r"character\.iggy-plop"):
        game.table(seats=3, seed=1, data=path)


def test_too_few_cards_for_the_players(tmp_path):
    _, start = table(tmp_path, *[("copies = 5", "copies = 3")] * 8, seats=6)
    with pytest.raises(cervelle.Problem, match="34 cartes"):
        start()


@pytest.mark.parametrize(
    "changes",
    [
        [("hand = 4", "hand = 3"), ("pass = 2", "pass = 1")],
        [("crowd = 2", "crowd = 3"), ("limbs = 3", "limbs = 1")],
        [("durability = 3", "durability = 1"), ("pass = 2", "pass = 4")],
    ],
)
def test_other_numbers_play_to_the_end(tmp_path, changes):
    _, start = table(tmp_path, *changes, seats=4)
    for reader in (0, None):
        t = start()
        playout(t, Dice(bytes(16)))
        assert t.outcome is not None
        assert t.log(reader, "fr")
        game.pictured(t.view(reader), t.box, "fr")

"""The table in words."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.terminal.screen import spoken

GAME = cervelle.shelf["zombie-life"]
KINDS = {"title", "danger", "me", "turn", "player", "out", "winner", "hand", "held", "quiet"}
RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")


def games(rules: str, seats: int):
    t = GAME.table(seats, 17, rules=rules)
    t.box.players = [{"name": "Ana"}, {"name": "[Bob]"}]
    dice = Dice(bytes(16))
    yield t
    while t.outcome is None:
        seat = t.waiting[0]
        legal = t.actions(seat)
        t.act(seat, legal[dice.below(len(legal))])
        yield t


def rows(t: cervelle.Table, reader: int | None, language: str = "fr") -> dict[str, str]:
    """First cell -> the whole line."""
    return {text.split("\t")[0]: text for _, text in GAME.pictured(t.view(reader), t.box, language)}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("rules", RULES)
def test_every_moment_of_a_game_can_be_shown_and_read_aloud(rules, language):
    for t in games(rules, 3):
        for reader in (0, 1, 2, None):
            picture = GAME.pictured(t.view(reader), t.box, language)
            assert {kind for kind, _ in picture} <= KINDS
            assert picture[0][0] == "title"
            seats = [text for kind, text in picture if kind in ("me", "turn", "player", "out", "winner")]
            assert len(seats) == 3
            assert {text.count("\t") for kind, text in picture if kind != "title" and "\t" in text} == {3}
            for _, text in picture:
                sentence = spoken(text, language)
                assert sentence.endswith(".")
                assert not set(sentence) & set("[]\t")
                assert "  " not in sentence
                assert " ," not in sentence


def test_the_reader_is_you_and_brackets_in_names_are_no_cards():
    t = next(games("jour-de-chance", 3))
    assert "Ana (vous)" in rows(t, 0)
    assert "Ana (you)" in rows(t, 0, "en")
    assert "(Bob)" in rows(t, 0)
    assert "Vous" in rows(t, 2)
    assert "Place 3" in rows(t, 0)


def test_cards_stand_in_brackets():
    t = next(games("zombie-life", 3))
    card = t.view(None)["players"][0]["refuge"][0]
    assert rows(t, None)["Ana"] == f"Ana\t0 point\t\tRefuge [{card}]"


def test_a_card_in_hand_is_shown_to_its_holder_alone():
    t = next(games("zombie-life", 2))
    seat = t.waiting[0]
    t.act(seat, 0)
    held = t.view(seat)["held"]
    assert rows(t, seat)["Carte piochée"] == f"Carte piochée\t\t\t[{held}]"
    assert "Carte piochée" not in rows(t, 1 - seat)
    assert "Carte piochée" not in rows(t, None)


def test_a_hidden_hand_is_a_number_of_cards():
    t = next(games("auberge-des-pirates", 2))
    hand = " ".join(f"[{card}]" for card in t.view(0)["hand"])
    assert rows(t, 0)["Votre main"].endswith(hand)
    assert rows(t, 1)["Ana"] == "Ana\t3 cartes en main\t\trien devant"


def test_the_winner_is_marked():
    for rules in RULES:
        *_, t = games(rules, 3)
        picture = GAME.pictured(t.view(None), t.box, "fr")
        assert [kind for kind, _ in picture].count("winner") == len(t.outcome.winners)

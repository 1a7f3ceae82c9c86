"""The table in words, and what the view, the log and the choices say."""

from __future__ import annotations

import pytest

from cervelle.engine.dice import Dice
from cervelle.engine.picture import spoken
from cervelle.games.zombie_mosh.table import HEAD, LEFT_ARM, LEFT_LEG
from tests.zombie_mosh.positions import card, fresh, game, mosh, scored

KINDS = {"title", "zone", "danger", "me", "turn", "player", "out", "winner", "hand", "quiet"}


def rows(t, reader, language="fr"):
    """First cell -> the whole line."""
    return {text.split("\t")[0]: text for _, text in game.pictured(t.view(reader), t.box, language)}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("options", [{"side": "a"}, {"side": "b", "songs": 3}])
def test_every_moment_of_a_game_can_be_shown_and_read_aloud(options, language):
    t = game.table(3, 17, **options)
    t.box.players = [{"name": "Ana"}, {"name": "[Bob]"}]
    dice = Dice(bytes(16))
    while True:
        for reader in (0, 1, 2, None):
            picture = game.pictured(t.view(reader), t.box, language)
            assert {kind for kind, _ in picture} <= KINDS
            assert picture[0][0] == "title"
            assert len([kind for kind, _ in picture if kind in ("me", "turn", "player", "out", "winner")]) == 3
            assert {text.count("\t") for kind, text in picture if kind != "title"} == {3}
            for _, text in picture:
                sentence = spoken(text, language)
                assert sentence.endswith((".", "!"))
                assert not set(sentence) & set("[]\t")
                assert "  " not in sentence
        if t.outcome is not None:
            break
        legal = t.actions(t.waiting[0])
        t.act(t.waiting[0], legal[dice.below(len(legal))])
    kinds = [kind for kind, _ in game.pictured(t.view(None), t.box, language)]
    assert kinds.count("winner") == len(t.outcome.winners)


def test_a_body_and_its_lines_in_words():
    t = mosh(
        attacks={0: [HEAD, HEAD, LEFT_ARM], 1: [LEFT_LEG]},
        defences={0: [LEFT_ARM], 1: [LEFT_LEG]},
        damage={0: {HEAD: 1, LEFT_LEG: 3}},
        hands={0: [card(HEAD, LEFT_ARM)]},
    )
    lines = {name: spoken(text, "fr") for name, text in rows(t, 0).items()}
    assert lines["Vous"] == "Vous, Ozzy Mortis, 1 carte : tête 1 sur 3, jambe gauche en moins."
    assert lines["Contre vous"] == (
        "Contre vous, attaques : tête, tête, bras gauche ; défenses : bras gauche ; dégâts à venir : tête 2, et tombe."
    )
    assert lines["Contre Place 2"] == "Contre Place 2, attaques : jambe gauche ; défenses : jambe gauche ; aucun dégât à venir."
    assert lines["Votre main"] == "Votre main : tête / bras gauche."
    assert lines["Passage aller"] == "Passage aller, Vous (encore 2 cartes), Place 2, Place 3."
    assert "tête / bras gauche" not in rows(t, 1)["Votre main"]
    assert "Votre main" not in rows(t, None)


def test_on_side_b_every_limb_shows_what_it_bears():
    t = fresh(2, side="b")
    assert "[tête 0 sur 4] [bras gauche 0 sur 2]" in rows(t, 1)["Place 1"]


def test_choices_say_limb_target_and_other_edge():
    t = mosh(hands={0: [card(HEAD, LEFT_ARM)]})
    t.box.players = [{"name": "Ana"}, {"name": "Bob"}, {"name": "Cléo"}]
    choices = [t.choice(0, action, "fr") for action in t.candidates(0)]
    assert [choice.text for choice in choices] == [
        "Protéger votre tête (autre bord : bras gauche)",
        "Cogner Bob à la tête (autre bord : bras gauche)",
        "Cogner Cléo à la tête (autre bord : bras gauche)",
        "Protéger votre bras gauche (autre bord : tête)",
        "Cogner Bob au bras gauche (autre bord : tête)",
        "Cogner Cléo au bras gauche (autre bord : tête)",
    ]
    assert choices[0].on == ("hand:0", "edge:0:0", "limb:0:0")
    assert choices[4].on == ("hand:0", "edge:0:1", "seat:1", "limb:1:1")


def test_who_left_is_shown_as_refused():
    t = mosh(out=[2], hands={0: [card(HEAD, LEFT_ARM)]})
    refused = [t.choice(0, action, "fr") for action in t.candidates(0) if t.why_not(0, action)]
    assert [choice.why_not.text("fr") for choice in refused] == ["Place 3 n'est plus dans la fosse."] * 2


def test_the_log_speaks_to_its_reader():
    t = scored(attacks={0: [HEAD, HEAD, LEFT_ARM]}, damage={0: {HEAD: 1}})
    told = [text for _, text, _ in t.log(0, "fr")]
    assert "Vous serez Ozzy Mortis." in told
    assert "Vous prenez deux dégâts à la tête." in told
    assert "Vous perdez la tête !" in told
    assert "Place 1 prend un dégât au bras gauche." in [text for _, text, _ in t.log(1, "fr")]


def test_the_last_scoring_can_be_shown_again():
    assert fresh(2).view(0)["scored"] is None
    t = scored(2, attacks={0: [HEAD, HEAD], 1: [LEFT_ARM]}, defences={1: [LEFT_ARM]}, damage={0: {HEAD: 1}})
    shown = t.view(None)["scored"]
    assert (shown["song"], shown["round"]) == (1, 1)
    assert shown["players"][0] == {
        "damage": [1, 0, 0, 0, 0],
        "attacks": [{"card": card(HEAD, 4), "limb": HEAD, "from": None}] * 2,
        "defences": [],
        "hits": [2, 0, 0, 0, 0],
        "fell": [HEAD],
        "left": False,
        "won": False,
    }
    assert shown["players"][1]["hits"] == [0] * 5

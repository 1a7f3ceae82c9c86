"""The table in words, and what the questions, choices and the log say."""

from __future__ import annotations

import pytest

from cervelle.engine.dice import Dice
from cervelle.engine.picture import spoken
from cervelle.games.off_the_dead import rules_effects, rules_turn
from cervelle.games.off_the_dead.table_cards import EXECUTE
from tests.off_the_dead.positions import (
    BIO,
    COLT,
    COP,
    GRANNY,
    HAND,
    NURSE,
    SKULL,
    SURFER,
    TOY,
    Z,
    choose,
    dead,
    game,
    hidden,
)

KINDS = {"title", "zone", "danger", "me", "turn", "player", "out", "winner", "held", "quiet"}


def rows(t, reader, language="fr"):
    """First cell -> the whole line, read aloud."""
    return {text.split("\t")[0]: spoken(text, language) for _, text in game.pictured(t.view(reader), t.box, language)}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("seats", "each"), [(3, 1), (1, 1), (2, 2)])
def test_every_moment_of_a_game_can_be_shown_and_read_aloud(seats, each, language):
    t = game.table(seats, 17, level=5, survivors_per_seat=each, rubble_memory=each == 1)
    t.box.players = [{"name": "Ana"}, {"name": "[Bob]"}]
    dice = Dice(bytes(16))
    while True:
        for reader in (0, None):
            picture = game.pictured(t.view(reader), t.box, language)
            assert {kind for kind, _ in picture} <= KINDS
            assert picture[0][0] == "title"
            assert len([kind for kind, _ in picture if kind in ("me", "turn", "player", "out", "winner")]) == seats * each
            assert {text.count("\t") for kind, text in picture if kind != "title"} == {1}
            for _, text in picture:
                sentence = spoken(text, language)
                assert sentence.endswith((".", "!"))
                assert not set(sentence) & set("[]\t")
                assert "  " not in sentence
        if t.outcome is not None:
            break
        legal = t.actions(t.waiting[0])
        t.act(t.waiting[0], legal[dice.below(len(legal))])


def test_survivors_and_corridors_in_words():
    t = dead(
        corridors={0: [Z(5, SKULL | BIO), hidden()]}, items={0: [(COLT, 2), TOY]}, trophies={0: [SKULL, HAND]}, infection={0: 2},
        horde=[Z()] * 3, arrow=2,
    )  # fmt: skip
    found = rows(t, 0)
    assert found["Horde"] == "Horde, 3 cartes, la première pointe vers Mami."
    assert found["Vous, le Flic"] == (
        "Vous, le Flic, infection 2 sur 5, capacité utilisée ; "
        "objets : Colt Anaconda (2 munitions), Jouet ; trophées : crâne, main."
    )
    assert found["Votre couloir"] == "Votre couloir, corps à corps : 5 (crâne et biohazard) ; 2e zone : caché."
    assert found["Couloir de l'Infirmière"] == "Couloir de l'Infirmière, aucun zombie."


def test_choices_say_what_they_touch():
    t = dead(corridors={0: [Z(3), hidden()]}, items={0: [COLT]})
    choices = {choice.text: choice for choice in (t.choice(0, action, "fr") for action in t.candidates(0))}
    assert choices["Attaquer au Colt Anaconda le zombie 3 (main), au corps à corps"].on == ("item:0:0", "zombie:0:0")
    assert choices["Attaquer au Colt Anaconda un zombie caché, en 2e zone"].on == ("item:0:0", "zombie:0:1")
    assert choices["Fouiller le tas 1"].on == ("pile:0",)
    assert choices["Lancer le Colt Anaconda à l'Infirmière"].on == ("item:0:0", "survivor:1")
    refused = choices["Lancer le Colt Anaconda à Mami"].why_not
    assert refused.text("fr") == "Mami n'est pas à côté : on ne lance un objet qu'à gauche ou à droite."
    assert choices["Attaquer à mains nues un zombie caché, en 2e zone"].why_not.text("fr") == "Ce zombie est hors de portée."
    assert choices["Explorer un lieu"].why_not.text("en") == "The base game has no place to explore."


def test_a_window_names_itself():
    t = dead(items={0: [TOY]}, corridors={0: [Z(4)]}, then=[rules_turn.bites])
    assert t.question(0, "fr").text == "Un zombie va mordre le Flic. Jouer quelque chose ?"
    assert t.view(0)["window"] == {"kind": "before-bite", "asking": [0]}
    texts = [t.choice(0, action, "fr").text for action in t.actions(0)]
    assert texts == ["Jouet : envoyer le zombie 4 (main) sous la Horde", "Ne rien jouer"]


@pytest.mark.parametrize(
    ("weapon", "told"), [(COLT, "Dernier jet, dé 4 + bonus 2 = 6 contre 2, touché."), (None, "Dernier jet, dé 4 contre 2, touché.")]
)
def test_the_sum_of_a_roll_leaves_out_what_adds_nothing(weapon, told):
    t = dead(corridors={0: [Z(2), Z(5)]}, items={0: [COLT]}, team=(SURFER, NURSE, GRANNY, COP), rolls=[4])
    choose(t, *(("attack", 0, 0, 0) if weapon is not None else ("hands", 0)))
    assert rows(t, 0)["Dernier jet"] == told


def test_an_empty_place_is_told_from_where_the_reader_sits():
    t = dead(2, arrow=1)
    assert rows(t, 0)["Horde"].endswith("la première pointe à votre gauche, où il n'y a personne.")
    assert rows(t, 1)["Horde"].endswith("la première pointe à votre droite, où il n'y a personne.")
    assert rows(t, None)["Horde"].endswith("la première pointe vers une place vide.")
    t.arrow = 2
    assert rows(t, 1, "en")["Horde"].endswith("the top one points towards you.")


def test_a_reader_is_spoken_to_and_their_survivor_named():
    t = dead(corridors={2: [Z(4)]})
    t.tell("burns", "otd.9.6", 0, t.told_of(0, 2))
    t.tell("ability", "otd.10.1", 0, t.told_of(0, EXECUTE, GRANNY))
    assert [text for _, text, _ in t.log(0, "fr")][-2:] == [
        "Vous (le Flic) mettez le feu à la 2e zone.",
        "Vous (le Flic) faites feu sur un zombie devant Mami.",
    ]
    assert [text for _, text, _ in t.log(1, "fr")][-2:] == [
        "Le Flic met le feu à la 2e zone.",
        "Le Flic fait feu sur un zombie devant Mami.",
    ]
    assert t.log(1, "en")[-1][1] == "The Cop opens fire on a zombie in front of Granny."


def test_the_log_of_an_attack():
    t = dead(corridors={0: [Z(2)]}, items={0: [COLT]}, rolls=[4])
    before = len(t.log(None, "fr"))
    choose(t, "attack", 0, 0, 0)
    assert [text for _, text, _ in t.log(None, "fr")][before:] == [
        "Le Flic attaque au Colt Anaconda.",
        "Total 6 contre 2 : touché.",
        "Le zombie 2 (main) tombe : un trophée pour le Flic.",
    ]


def test_directions_without_a_survivor_are_told_apart_from_where_the_chooser_sits():
    t = dead(2, turn=1, then=[rules_effects.look_there])
    texts = [t.choice(1, action, "fr").text for action in t.actions(1)]
    assert texts == ["Vers le Flic", "À droite (personne)", "Vers l'Infirmière", "À gauche (personne)"]
    t.act(1, t.actions(1)[3])
    assert t.log(0, "fr")[-1][1] == "La première carte de la Horde se tourne vers la place vide à gauche de l'Infirmière."


def test_who_leads_several_survivors_is_told_which_one_is_chosen():
    t = game.table(2, 1, survivors_per_seat=2)
    assert t.question(0, "fr").text == "Quel survivant menez-vous ? (1 sur 2)"
    assert game.table(2, 1).question(0, "en").text == "Which survivor will you play?"


def test_zombies_that_look_alike_are_told_apart():
    t = dead(corridors={0: [hidden(), hidden(), Z(5, BIO, tilted=True), Z(5, BIO)]}, items={0: [COLT]})
    for language in ("fr", "en"):
        texts = [t.choice(0, action, language).text for action in t.actions(0)]
        assert len(set(texts)) == len(texts)


def test_an_ability_that_comes_too_late_is_told_as_such():
    t = dead(team=(COP, GRANNY, NURSE, SURFER), used=[2, 3], corridors={0: [Z(4)]}, then=[rules_turn.before_action])
    choose(t, "ability", 0, 0, 0)
    choose(t, "ability", 1, 0, 0)
    assert [text for _, text, _ in t.log(2, "fr")[-2:]] == [
        "Mami repousse en 1re zone un zombie devant le Flic.",
        "Le Flic arrive trop tard : le zombie n'est plus là.",
    ]

"""Jour de Chance, a rule a test."""

from __future__ import annotations

import pytest

from cervelle.games.zombie_life import rules_luck
from tests.zombie_life.positions import cards_on, choose, game, luck, refused_by, run

rule = pytest.mark.rule


@rule("luck.1.1")
def test_everyone_is_dealt_one_card():
    t = game.table(seats=5, seed=1, rules="jour-de-chance")
    assert [len(player["row"]) for player in t.view(None)["players"]] == [1] * 5
    assert len(cards_on(t, t.rows)) == 55


@rule("luck.1.2")
def test_the_lowest_card_begins_the_oldest_of_several():
    t = run(luck(rows={0: [9], 1: [4], 2: [4]}, ages="10,20,30"), rules_luck.lowest_starts, rules_luck.turn)
    assert t.waiting == (2,)


@rule("luck.2.1")
def test_a_turn_offers_to_draw_or_to_bank():
    t = luck(rows={0: [5], 1: [7, 2]})
    assert [t.choice(0, a, "fr").text for a in t.actions(0)] == [
        "Piocher une carte",
        "Mettre votre 5 en banque",
        "Mettre en banque le 7 posé chez Place 2",
        "Mettre en banque le 2 posé chez Place 2",
    ]


@rule("luck.2.2")
def test_the_turn_goes_to_the_left():
    assert choose(luck(rows={2: [5]}, deck=[1], turn=2), "draw").waiting == (0,)


@rule("luck.3.1")
def test_a_drawn_card_joins_the_row_face_up():
    t = choose(luck(rows={0: [5]}, deck=[8]), "draw")
    assert t.view(1)["players"][0]["row"] == [5, 8]


@rule("luck.3.2")
def test_a_pair_banks_one_of_the_two_and_discards_the_row():
    t = choose(luck(rows={0: [5, 2]}, banks=[3, 0, 0], deck=[5]), "draw")
    assert t.banks == [8, 0, 0]
    assert t.rows[0] == []
    assert sorted(t.discard) == [2, 5]


@rule("luck.3.3")
def test_without_cards_one_can_only_bank():
    t = luck(rows={0: [5]}, deck=[], discard=[])
    assert refused_by(t, "draw") == "luck.3.3"
    assert refused_by(t, "bank", 5, 0) is None


@rule("luck.4.1")
@pytest.mark.parametrize(("card", "owner"), [(5, 0), (7, 1)])
def test_any_card_of_any_row_can_be_banked(card, owner):
    t = luck(rows={0: [5], 1: [7, 2]})
    choose(t, "bank", card, owner)
    assert t.banks == [card, 0, 0]
    assert card not in t.rows[owner]


@rule("luck.4.2")
def test_whoever_banks_discards_their_own_row():
    t = choose(luck(rows={0: [5, 6], 1: [7, 2]}), "bank", 7, 1)
    assert t.rows == [[], [2], []]
    assert sorted(t.discard) == [5, 6]


@rule("luck.5.1")
def test_exactly_21_wins_at_once():
    t = choose(luck(rows={0: [5], 1: [7, 2]}, banks=[14, 20, 20]), "bank", 7, 1)
    assert t.outcome == ((0,), (21, 20, 20))


@rule("luck.5.2")
def test_passing_21_ends_the_game_and_the_nearest_of_the_others_wins():
    t = choose(luck(rows={0: [10]}, banks=[18, 9, 12]), "bank", 10, 0)
    assert t.outcome == ((2,), (0, 9, 12))


@rule("luck.5.2")
def test_the_nearest_share_the_win():
    t = choose(luck(4, rows={0: [10]}, banks=[18, 12, 3, 12]), "bank", 10, 0)
    assert t.outcome == ((1, 3), (0, 12, 3, 12))


@rule("luck.5.2")
def test_a_drawn_pair_can_pass_21_too():
    t = choose(luck(rows={0: [9]}, banks=[18, 9, 12], deck=[9]), "draw")
    assert t.outcome == ((2,), (0, 9, 12))

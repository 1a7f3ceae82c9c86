"""L'Auberge des Pirates, a rule a test."""

from __future__ import annotations

import pytest

from cervelle.games.zombie_life import rules_inn
from cervelle.games.zombie_life.table import IN, OUT, PICK
from tests.zombie_life.positions import action, cards_on, choose, game, inn, refused_by, run

rule = pytest.mark.rule


def opening(seats=3, **options):
    return game.table(seats=seats, seed=5, rules="auberge-des-pirates", **options)


@rule("inn.1.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_three_cards_each_seen_by_their_owner_alone(seats):
    t = opening(seats)
    assert [len(hand) for hand in t.hands] == [3] * seats
    assert len(cards_on(t, t.hands)) == 55
    for seat in range(seats):
        assert t.view(seat)["hand"] == sorted(t.hands[seat])
    assert t.view(None)["hand"] == []
    assert "hands" not in t.view(0)


@rule("inn.1.2")
def test_all_pick_in_secret_at_the_same_time():
    t = opening()
    assert (t.waiting, t.asked) == ((0, 1, 2), PICK)
    t.act(1, t.actions(1)[0])
    assert t.waiting == (0, 2)
    assert t.rows == [[], [], []]
    assert t.view(0)["players"][1]["row"] == []
    assert t.view(0)["picked"] is None
    assert t.view(1)["picked"] in t.hands[1]


@rule("inn.1.3")
def test_the_picked_cards_are_revealed_together():
    t = opening()
    picks = [min(hand) for hand in t.hands]
    for seat in (2, 0, 1):
        t.act(seat, action(t, "pick", picks[seat]))
    assert t.rows == [[pick] for pick in picks]
    assert [len(hand) for hand in t.hands] == [2, 2, 2]


@rule("inn.1.4")
def test_the_lowest_revealed_card_begins_the_oldest_of_several():
    t = run(inn(rows={0: [9], 1: [4], 2: [4]}, ages="10,20,30"), rules_inn.lowest_starts, rules_inn.turn)
    assert t.waiting == (2,)


@rule("inn.2.1")
def test_a_turn_offers_four_actions():
    t = inn(hands={0: [5]}, rows={0: [1], 1: [2], 2: [3]})
    assert {t.choice(0, a, "fr").verb for a in t.actions(0)} == {"draw", "attack", "dare", "accuse"}


@rule("inn.2.2")
def test_the_turn_goes_to_the_left_past_those_who_are_out():
    t = inn(4, hands={0: [5]}, out=[1])
    assert choose(t, "draw").waiting == (2,)


@rule("inn.3.1")
def test_an_attack_puts_a_card_of_the_hand_in_front_of_another():
    t = choose(inn(hands={0: [5, 6]}, rows={2: [1]}), "attack", 5, 2)
    assert (t.hands[0], t.rows[2]) == ([6], [1, 5])
    assert t.waiting == (1,)


@rule("inn.3.1")
def test_nobody_attacks_themselves_or_those_who_are_out():
    t = inn(3, hands={0: [5]}, out=[1])
    choose(t, "attack", 5, 2)
    assert t.rows == [[], [], [5]]
    u = inn(3, hands={0: [5]}, out=[1])
    assert refused_by(u, "attack", 5, 0) == refused_by(u, "attack", 5, 1) == "engine.choice"


@rule("inn.3.2")
def test_a_row_that_shows_the_value_cannot_be_attacked_with_it():
    t = inn(hands={0: [5, 6]}, rows={1: [5], 2: [1]})
    assert refused_by(t, "attack", 5, 1) == "inn.3.2"
    assert refused_by(t, "attack", 5, 2) is None
    assert t.why_not(0, action(t, "attack", 5, 1)).text("en") == "There is a 5 in front of Seat 2 already."


@rule("inn.3.3")
def test_an_empty_hand_has_no_attack():
    t = inn(hands={0: [], 1: [5]})
    assert {t.choice(0, a, "fr").verb for a in t.candidates(0)} == {"draw", "dare", "accuse"}
    assert refused_by(t, "attack", 5, 1) == "engine.choice"


@rule("inn.4.1")
def test_a_dare_without_a_pair_hands_over_the_turn():
    t = choose(inn(4, rows={2: [1, 3]}, deck=[7]), "dare", 2)
    assert t.rows[2] == [1, 3, 7]
    assert t.waiting == (2,)


@rule("inn.4.2")
def test_a_dare_that_makes_a_pair_puts_the_darer_out():
    t = choose(inn(4, hands={1: [9]}, rows={1: [2], 3: [1, 7]}, deck=[7], turn=1), "dare", 3)
    assert t.standing == [IN, OUT, IN, IN]
    assert t.rows[3] == [1, 7]
    assert sorted(t.discard) == [2, 7, 9]
    assert t.waiting == (2,)


@rule("inn.4.3")
def test_without_cards_there_is_no_dare():
    t = inn(hands={0: [5]}, deck=[], discard=[])
    assert refused_by(t, "dare", 1) == "inn.4.3"
    assert refused_by(t, "accuse", 1) is None


@rule("inn.5.1")
def test_a_drawn_card_goes_into_the_hand_unseen():
    t = choose(inn(hands={0: [5]}, deck=[8, 8]), "draw")
    assert t.hands[0] == [5, 8]
    assert t.view(1)["players"][0]["hand"] == 2
    assert t.log(0, "fr", since=1)[0][1] == "Vous piochez un 8."
    assert t.log(1, "fr", since=1)[0][1] == "Place 1 pioche une carte."


@rule("inn.5.2")
def test_without_cards_there_is_no_draw():
    assert refused_by(inn(hands={0: [5]}, deck=[], discard=[]), "draw") == "inn.5.2"


@rule("life.8.3")
def test_the_inn_too_reshuffles_its_discard():
    t = choose(inn(hands={0: [5]}, deck=[], discard=[9]), "draw")
    assert t.hands[0] == [5, 9]


@rule("inn.6.1")
@pytest.mark.parametrize(("hand", "row"), [([4, 4], [1]), ([4, 6], [4]), ([2, 6, 6], [])])
def test_a_pair_in_hand_and_row_together_puts_the_accused_out(hand, row):
    t = choose(inn(hands={1: hand}, rows={1: row}), "accuse", 1)
    assert t.standing == [IN, OUT, IN]
    assert t.waiting == (2,)
    assert "paire de" in t.log(2, "fr", since=1)[0][1]


@rule("inn.6.2")
def test_a_false_accusation_puts_the_accuser_out_and_shows_nothing():
    t = choose(inn(hands={1: [3, 4]}, rows={1: [5]}), "accuse", 1)
    assert t.standing == [OUT, IN, IN]
    assert t.hands[1] == [3, 4]
    for seat in (0, 2):
        assert not any(digit in t.log(seat, "fr", since=1)[0][1].replace("Place 1", "").replace("Place 2", "") for digit in "345")


@rule("inn.6.2")
def test_everyone_learns_that_the_accused_has_no_pair():
    t = choose(inn(hands={1: [3, 4, 10]}, rows={1: [5, 9]}, turn=0), "accuse", 1)
    for seed in range(200):
        imagined = t.imagine(2, seed)
        cards = imagined.hands[1] + imagined.rows[1]
        assert len(set(cards)) == len(cards)


@rule("inn.6.2")
def test_cards_played_after_a_false_accusation_are_remembered():
    """A 10 shown after it was cleared: none of the cards kept since then can be another 10."""
    t = choose(inn(4, hands={1: [3, 4, 10]}, rows={1: [5, 9]}, turn=0), "accuse", 1)
    choose(t, "attack", 10, 2)
    assert all(10 not in t.imagine(3, seed).hands[1] for seed in range(200))


@rule("inn.6.2")
def test_what_was_drawn_since_may_make_a_pair():
    t = choose(inn(4, hands={1: [3, 4]}, rows={1: [10]}, turn=0), "accuse", 1)
    choose(t, "draw")
    hands = [t.imagine(3, seed).hands[1] for seed in range(300)]
    assert any(10 in hand for hand in hands)
    assert all(hand.count(10) <= 1 for hand in hands)


@rule("inn.6.3")
def test_anyone_else_still_in_may_be_accused():
    t = inn(4, out=[2], deck=[], discard=[])
    assert [t.choice(0, a, "fr").on for a in t.actions(0)] == [("seat:1",), ("seat:3",)]


@rule("inn.7.1")
def test_the_cards_of_a_player_who_is_out_are_discarded_face_up():
    t = choose(inn(hands={1: [4, 4, 6]}, rows={1: [1]}, discard=[9]), "accuse", 1)
    assert t.view(2)["discard"] == [1, 4, 4, 6, 9]
    assert (t.hands[1], t.rows[1]) == ([], [])


@rule("inn.7.2")
def test_the_last_player_in_wins():
    t = choose(inn(3, hands={1: [4, 4]}, out=[2]), "accuse", 1)
    assert t.outcome == ((0,), (2, 1, 0))

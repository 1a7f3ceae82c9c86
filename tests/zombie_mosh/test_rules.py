"""Zombie Mosh!, a sentence of the rulebook a test."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cervelle.games.zombie_mosh import rules
from cervelle.games.zombie_mosh.table import (
    CHARACTER,
    CROWD,
    DANCE,
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    RIGHT_ARM,
    RIGHT_LEG,
    card_of,
    laid,
    limb_of,
    source_of,
)
from tests.zombie_mosh.positions import (
    ALL_LIMBS,
    KINDS,
    all_cards,
    card,
    choose,
    fresh,
    game,
    mosh,
    offered,
    play_any,
    refused_by,
    run,
    scored,
    told,
)  # fmt: skip

rule = pytest.mark.rule

# Setting up ---------------------------------------------------------------------------------------


@rule("mosh.1.1")
def test_each_player_in_seat_order_chooses_a_character():
    t = game.table(seats=3, seed=1)
    for seat, character in enumerate((4, 0, 2)):
        assert (t.waiting, t.asked) == ((seat,), CHARACTER)
        assert t.view(None)["pass"] == 0
        choose(t, "character", character)
    assert t.characters == [4, 0, 2]
    assert t.asked == DANCE


@rule("mosh.1.2")
def test_a_character_serves_one_player_only():
    t = game.table(seats=3, seed=1)
    choose(t, "character", 4)
    assert refused_by(t, "character", 4) == "mosh.1.2"
    assert refused_by(t, "character", 3) is None
    assert t.why_not(1, 4).text("en") == "Siouxsie Skull is already taken."


@rule("mosh.1.3")
def test_chance_names_the_first_player():
    firsts = Counter(fresh(seats=3, seed=seed).first for seed in range(120))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 20


@rule("mosh.1.4")
def test_the_deck_holds_each_pair_of_limbs_five_times():
    assert sorted(KINDS) == sorted(combinations(range(5), 2))
    for seats in game.seats:
        assert Counter(all_cards(fresh(seats))) == dict.fromkeys(range(10), 5)


@rule("mosh.2.1")
def test_a_card_plays_one_of_its_two_limbs():
    t = mosh(hands={0: [card(HEAD, LEFT_LEG)]})
    assert {limb for _, _, limb, *_ in offered(t)} == {HEAD, LEFT_LEG}
    assert refused_by(t, "defend", card(HEAD, LEFT_LEG), RIGHT_ARM) == "engine.choice"
    choose(t, "attack", card(HEAD, LEFT_LEG), LEFT_LEG, 1)
    assert t.view(None)["players"][1]["pending"] == [0, 0, 0, 1, 0]


# The prelude --------------------------------------------------------------------------------------


@rule("mosh.3.1")
def test_a_round_without_a_winner_is_followed_by_another():
    t = scored(attacks={0: [HEAD]})
    assert t.round == 2
    assert [len(hand) for hand in t.hands] == [4, 4, 4]
    assert [len(line) for line in t.attacks] == [2, 2, 2]
    assert t.asked == DANCE


@rule("mosh.3.2")
@pytest.mark.parametrize("seats", game.seats)
def test_each_zombie_is_dealt_four_cards(seats):
    t = fresh(seats)
    assert [player["hand"] for player in t.view(None)["players"]] == [4] * seats
    assert len(t.view(0)["hand"]) == 4
    assert t.view(None)["hand"] == []


@rule("mosh.3.3")
def test_those_who_left_are_dealt_nothing():
    t = mosh(4, out=[2], then=[rules.new_round])
    assert t.hands[2] == []
    assert t.attacks[2] == []


@rule("mosh.3.3")
def test_cards_go_round_from_the_left_of_the_first_player_who_comes_last():
    t = mosh(4, first=1, out=[3])
    for hand in t.hands:
        t.deck.extend(hand)
        hand.clear()
    run(t, rules.crowd_attacks, rules.dance)
    assert [line.split()[3] + line.split()[4] for line in told(t, "mosh.4.1")[-3:]] == ["Seat3", "Seat1", "Seat2"]


@rule("mosh.3.4")
def test_an_empty_deck_takes_the_discard_in_the_middle_of_a_deal():
    t = mosh(2)
    for hand in t.hands:
        t.deck.extend(hand)
        hand.clear()
    t.discard = t.deck[6:]
    t.deck = t.deck[:6]
    run(t, rules.new_round)
    assert [len(hand) for hand in t.hands] == [4, 4]
    assert len(t.deck) == 50 - 12
    assert t.discard == []
    assert len(told(t, "mosh.3.4")) == 1


# The crowd ----------------------------------------------------------------------------------------


@rule("mosh.4.1")
@pytest.mark.parametrize("seats", game.seats)
def test_the_crowd_throws_two_cards_at_each_zombie(seats):
    t = fresh(seats)
    assert [[source_of(each) for each in line] for line in t.attacks] == [[CROWD, CROWD]] * seats
    assert all(limb_of(each) in KINDS[card_of(each)] for line in t.attacks for each in line)


@rule("mosh.4.2")
def test_chance_says_which_edge_the_crowd_aims():
    thrown = [each for seed in range(50) for line in fresh(6, seed).attacks for each in line]
    edges = Counter(KINDS[card_of(each)].index(limb_of(each)) for each in thrown)
    assert sum(edges.values()) == 600
    assert 240 < edges[0] < 360


# The dance ----------------------------------------------------------------------------------------


@rule("mosh.5.1")
def test_the_first_player_begins_and_the_others_follow_clockwise():
    t = mosh(4, first=2, out=[3])
    assert t.view(None)["order"] == [2, 0, 1]
    assert [play_any(t) for _ in range(6)] == [2, 2, 0, 0, 1, 1]


@rule("mosh.5.2")
def test_a_turn_is_two_cards():
    t = mosh()
    assert t.view(None)["left"] == 2
    play_any(t)
    assert (t.waiting, t.view(None)["left"]) == ((0,), 1)
    play_any(t)
    assert (t.waiting, t.view(None)["left"]) == ((1,), 2)
    assert [len(hand) for hand in t.hands] == [2, 4, 4]


@rule("mosh.5.3")
def test_a_defence_goes_into_ones_own_line():
    t = mosh(hands={0: [card(HEAD, LEFT_ARM), card(HEAD, LEFT_LEG)]}, attacks={0: [HEAD]})
    choose(t, "defend", card(HEAD, LEFT_ARM), HEAD)
    assert t.defences[0] == [laid(card(HEAD, LEFT_ARM), HEAD, 0)]
    assert t.hands[0] == [card(HEAD, LEFT_LEG)]
    assert t.view(None)["players"][0]["pending"] == [0] * 5


@rule("mosh.5.3")
def test_a_defence_against_nothing_is_allowed_and_does_nothing():
    t = mosh(hands={0: [card(HEAD, LEFT_ARM)] * 2})
    choose(t, "defend", card(HEAD, LEFT_ARM), LEFT_ARM)
    assert t.defences[0] == [laid(card(HEAD, LEFT_ARM), LEFT_ARM, 0)]
    assert t.view(None)["players"][0]["pending"] == [0] * 5


@rule("mosh.5.4")
def test_nobody_attacks_themselves_or_defends_another():
    t = mosh(first=1)
    assert {tuple(whom) for _, _, _, *whom in offered(t)} == {(), (0,), (2,)}
    held = t.hands[1][0]
    assert refused_by(t, "attack", held, KINDS[held][0], 1) == "engine.choice"
    for action in t.actions(1):
        after = t.copy()
        after.play(1, action)
        assert after.defences[0] == after.defences[2] == []
        assert after.attacks[1] == t.attacks[1]


@rule("mosh.5.5")
def test_an_attack_goes_into_the_line_of_its_victim():
    t = mosh(hands={0: [card(HEAD, LEFT_ARM)] * 2})
    choose(t, "attack", card(HEAD, LEFT_ARM), LEFT_ARM, 2)
    assert t.attacks[2] == [laid(card(HEAD, LEFT_ARM), LEFT_ARM, 0)]
    assert t.hands[0] == [card(HEAD, LEFT_ARM)]
    assert t.view(1)["players"][2]["attacks"] == [{"card": 0, "limb": LEFT_ARM, "from": 0}]


@rule("mosh.5.6")
def test_who_has_left_the_pit_is_not_attacked():
    t = mosh(4, out=[2], hands={0: [card(HEAD, LEFT_ARM)]})
    assert refused_by(t, "attack", card(HEAD, LEFT_ARM), HEAD, 2) == "mosh.5.6"
    assert refused_by(t, "attack", card(HEAD, LEFT_ARM), HEAD, 3) is None
    assert t.actions(0) == [action for action in t.candidates(0) if t.forbids(0, action) is None] != t.candidates(0)


@rule("mosh.5.7")
def test_the_other_two_cards_are_played_in_reverse():
    t = mosh(first=1)
    assert [play_any(t) for _ in range(6)] == [1, 1, 2, 2, 0, 0]
    assert (t.view(None)["pass"], t.view(None)["order"]) == (2, [0, 2, 1])
    assert [play_any(t) for _ in range(6)] == [0, 0, 2, 2, 1, 1]
    assert t.round == 2


# The damage ---------------------------------------------------------------------------------------


@rule("mosh.6.1")
@pytest.mark.parametrize(
    ("attacks", "defences", "hits"),
    [
        ([HEAD], [], [1, 0, 0, 0, 0]),
        ([HEAD], [HEAD], [0, 0, 0, 0, 0]),
        ([HEAD, LEFT_ARM, HEAD], [HEAD], [1, 1, 0, 0, 0]),
        ([LEFT_LEG, HEAD], [HEAD, LEFT_LEG], [0, 0, 0, 0, 0]),
        ([RIGHT_LEG], [RIGHT_LEG, RIGHT_LEG], [0, 0, 0, 0, 0]),
        ([RIGHT_ARM, RIGHT_ARM], [LEFT_ARM], [0, 0, 2, 0, 0]),
    ],
)
def test_a_defence_stops_one_attack_on_the_same_limb(attacks, defences, hits):
    position = {"attacks": {1: attacks}, "defences": {1: defences}}
    assert mosh(**position).view(None)["players"][1]["pending"] == hits
    assert scored(**position).damage[1] == hits


@rule("mosh.6.2")
@pytest.mark.parametrize("limb", ALL_LIMBS)
def test_a_limb_falls_when_it_can_bear_no_more(limb):
    t = scored(attacks={0: [limb]}, damage={0: {limb: 1}})
    assert t.damage[0][limb] == 2
    assert t.lost_limbs(0) == 0
    t = scored(attacks={0: [limb]}, damage={0: {limb: 2}})
    assert t.damage[0][limb] == 3
    assert t.lost_limbs(0) == 1
    assert len(told(t, "mosh.6.2")) == 1
    assert t.view(None)["scored"]["players"][0]["fell"] == [limb]


@rule("mosh.6.3")
def test_damage_beyond_what_makes_a_limb_fall_is_ignored():
    t = scored(attacks={0: [HEAD] * 4, 1: [HEAD]}, damage={0: {HEAD: 2}, 1: {HEAD: 3}})
    assert t.damage[0][HEAD] == 3
    assert t.damage[1][HEAD] == 3
    assert [player["hits"] for player in t.view(None)["scored"]["players"][:2]] == [[1, 0, 0, 0, 0], [0] * 5]


@rule("mosh.6.3")
def test_attacking_a_lost_limb_is_allowed():
    t = mosh(damage={1: {HEAD: 3}}, hands={0: [card(HEAD, LEFT_ARM)] * 2})
    assert refused_by(t, "attack", card(HEAD, LEFT_ARM), HEAD, 1) is None
    choose(t, "attack", card(HEAD, LEFT_ARM), HEAD, 1)
    assert t.view(None)["players"][1]["pending"] == [0] * 5


@rule("mosh.6.4")
def test_every_card_of_the_round_is_discarded():
    t = scored(attacks={0: [HEAD, LEFT_ARM], 2: [HEAD]}, defences={0: [HEAD], 1: [LEFT_LEG]})
    assert len(t.discard) == 5
    assert len(all_cards(t)) == 50
    assert [len(line) for line in t.attacks] == [2, 2, 2]
    assert t.defences == [[], [], []]


@rule("mosh.6.5")
def test_damage_is_counted_when_all_cards_are_played():
    t = mosh(2, attacks={0: [HEAD], 1: [LEFT_LEG, LEFT_LEG]}, hands={0: [card(HEAD, LEFT_ARM)] * 4, 1: [card(HEAD, LEFT_LEG)] * 4})
    for _ in range(2):
        choose(t, "defend", card(HEAD, LEFT_ARM), LEFT_ARM)
    for _ in range(4):
        choose(t, "defend", card(HEAD, LEFT_LEG), LEFT_LEG)
    choose(t, "defend", card(HEAD, LEFT_ARM), HEAD)
    assert t.damage == [[0] * 5, [0] * 5]
    choose(t, "attack", card(HEAD, LEFT_ARM), HEAD, 1)
    assert t.damage == [[0] * 5, [1, 0, 0, 0, 0]]
    assert t.round == 2

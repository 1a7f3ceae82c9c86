"""What a seat cannot know is imagined as a deal would make it, and nothing that it can know is."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from cervelle.engine.dice import Dice
from cervelle.games.zombie_mosh import rules
from cervelle.games.zombie_mosh.table import card_of, part_known
from tests.zombie_mosh.positions import all_cards, fresh, mosh, play_any, run

OLD = [0, 0, 0, 0, 0, 1]
"""What is left of the deck before a deal: every 0, and one of the 1s."""


def dealt_across(old: list[int] = OLD):
    """Four zombies, seat 1 dealt first: four old cards for it, two for seat 2, none for the others."""
    t = mosh(4)
    for hand in t.hands:
        hand.clear()
    t.deck = old[:]
    t.discard = t.kit.cards[:]
    for card in old:
        t.discard.remove(card)
    return run(t, rules.new_round)


def test_only_the_hands_of_others_are_hidden():
    t = fresh(3)
    for seat in range(3):
        hand = t.view(seat)["hand"]
        assert hand == t.hands[seat]
        others = {tuple(t.imagine(seat, seed).hands[(seat + 1) % 3]) for seed in range(20)}
        assert len(others) > 10
        for seed in range(20):
            imagined = t.imagine(seat, seed)
            assert imagined.hands[seat] == hand
            assert all_cards(imagined) == all_cards(t)


@pytest.mark.parametrize("moves", [0, 1, 3, 5, 8, 11, 14])
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_deck_that_ran_out_is_imagined_in_two_halves(seat, moves):
    t = dealt_across()
    assert t.early == [0, 4, 2, 0]
    for _ in range(moves):
        play_any(t)
    for seed in range(30):
        imagined = t.imagine(seat, seed)
        assert all_cards(imagined) == all_cards(t)
        whole = [sorted(imagined.hands[s] + imagined.played_by(s)) for s in range(4)]
        assert set(whole[1]) <= {0, 1}
        assert 0 not in whole[0] + whole[3] + imagined.deck
        assert len([card for card in whole[2] if card in (0, 1)]) >= 2
        assert whole[1].count(0) + whole[2].count(0) == 5
        assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in t.hands]


def test_after_the_round_nothing_of_the_two_halves_is_left():
    t = dealt_across()
    for _ in range(16):
        play_any(t)
    assert t.round == 3
    assert t.old == []
    assert t.early == [0] * 4


@pytest.mark.parametrize("known", [[0], [1], [0, 1], [0, 0], [1, 0, 2]])
def test_which_known_cards_of_a_mixed_hand_were_early_is_as_likely_as_a_deal_makes_it(known):
    """Compared with counting every deal: two cards from each half, then some of them shown, in some order."""
    first, second, hand = [0, 0, 1], [0, 1, 1, 2, 2], 4
    exact: Counter[int] = Counter()
    for early, late in product(combinations(first, 2), combinations(second, 2)):
        labelled = [(card, 1) for card in early] + [(card, 0) for card in late]
        for shown in product(range(hand), repeat=len(known)):
            if len(set(shown)) == len(shown) and [labelled[i][0] for i in shown] == known:
                exact[sum(labelled[i][1] for i in shown)] += 1
    dice = Dice(bytes(16))
    trials = 4000
    found = Counter(part_known(known, first[:], second[:], 2, hand, dice) for _ in range(trials))
    for count in range(len(known) + 1):
        assert abs(found[count] / trials - exact[count] / sum(exact.values())) < 0.03


@pytest.mark.parametrize(("mine", "theirs"), [([0, 1, 1, 5], (0, 0, 0, 0)), ([0, 0, 1, 5], (0, 0, 0, 1))])
def test_a_player_with_a_mixed_hand_knows_what_follows_from_it(mine, theirs):
    """Every 0 was early, the 5 late: so whether a 1 was early follows, and with it the hand of the player served before."""
    t = dealt_across()
    t.hands[1], t.hands[2] = list(theirs), mine
    t.deck = t.kit.cards[:]
    for card in [*mine, *theirs, *[card_of(each) for line in t.attacks for each in line]]:
        t.deck.remove(card)
    for seat in (0, 3):
        t.hands[seat] = sorted([t.deck.pop() for _ in range(4)])
    assert {tuple(t.imagine(2, seed).hands[1]) for seed in range(20)} == {theirs}
    assert len({tuple(t.imagine(3, seed).hands[1]) for seed in range(20)}) == 2

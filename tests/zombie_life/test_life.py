"""Zombie Life, a sentence of the rulebook a test."""

from __future__ import annotations

from collections import Counter

import pytest

from cervelle.games.zombie_life import rules
from cervelle.games.zombie_life.rules_inn import Inn
from cervelle.games.zombie_life.rules_luck import Luck
from cervelle.games.zombie_life.table import GIVE, HIDDEN, IN, OUT, PLACE, TURN
from tests.zombie_life.positions import cards_on, choose, game, life, refused_by, run

rule = pytest.mark.rule


@rule("life.1.1")
def test_the_deck_holds_each_value_as_often_as_it_says():
    t = game.table(seats=4, seed=1)
    assert Counter(cards_on(t, t.refuges)) == {value: value for value in range(1, 11)}


@rule("life.1.2")
def test_the_same_deck_plays_two_other_games():
    assert isinstance(game.table(seats=3, seed=1, rules="auberge-des-pirates"), Inn)
    assert isinstance(game.table(seats=3, seed=1, rules="jour-de-chance"), Luck)


@rule("engine.seats")
@pytest.mark.parametrize("seats", [1, 9, 0, -2, True, "4", 2.0])
def test_two_to_eight_play(seats):
    with pytest.raises(ValueError, match="2 à 8"):
        game.table(seats=seats, seed=1)


# Setting up ---------------------------------------------------------------------------------------


@rule("life.2.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everyone_is_dealt_one_card_face_up(seats):
    t = game.table(seats=seats, seed=3)
    assert [len(player["refuge"]) for player in t.view(None)["players"]] == [1] * seats
    assert [player["face_down"] for player in t.view(None)["players"]] == [0] * seats


@rule("life.2.2")
def test_the_lowest_card_begins():
    t = run(life(refuges={0: [7], 1: [4], 2: [9]}), rules.lowest_starts, rules.turn)
    assert t.waiting == (1,)


@rule("life.2.3")
def test_on_a_tie_the_oldest_begins():
    t = run(life(refuges={0: [9], 1: [4], 2: [4]}, ages="80,30,31"), rules.lowest_starts, rules.turn)
    assert t.waiting == (2,)


@rule("life.2.3")
def test_without_ages_seat_order_stands_for_them():
    t = run(life(refuges={0: [9], 1: [4], 2: [4]}), rules.lowest_starts, rules.turn)
    assert t.waiting == (1,)


# A turn -------------------------------------------------------------------------------------------


@rule("life.3.1")
def test_a_turn_offers_three_actions():
    t = life(refuges={0: [7]}, horde=[2, 5])
    assert t.asked == TURN
    assert [t.choice(0, a, "en").text for a in t.actions(0)] == [
        "Draw a card",
        "Pass and hide",
        "Take the 2 from the Horde",
        "Take the 5 from the Horde",
    ]


@rule("life.3.2")
def test_the_turn_goes_to_the_left_past_those_who_left_the_round():
    t = life(5, refuges={0: [7], 4: [1]}, horde=[2], hidden={1: 0}, out=[2], turn=0)
    choose(t, "take", 2)
    assert t.waiting == (3,)


@rule("life.3.2")
def test_after_the_last_seat_comes_the_first():
    assert choose(life(3, refuges={2: [7]}, horde=[2], turn=2), "take", 2).waiting == (0,)


# Drawing a card -----------------------------------------------------------------------------------


@rule("life.3.3")
def test_the_drawn_card_is_looked_at_before_it_is_placed():
    t = choose(life(refuges={0: [7]}, deck=[8, 8]), "draw")
    assert (t.waiting, t.asked) == ((0,), PLACE)
    assert t.view(0)["held"] == 8
    assert "8" in t.question(0, "fr").text


@rule("life.3.3")
def test_nobody_else_sees_the_drawn_card():
    t = choose(life(refuges={0: [7]}, deck=[8, 8]), "draw")
    for seat in (1, 2, None):
        assert t.view(seat)["held"] is None
        assert t.view(seat)["holding"] is True
        assert t.log(seat, "en", since=1) == [(1, "Seat 1 draws a card and looks at it.", "life.3.3")]
    assert t.log(0, "en", since=1) == [(1, "You draw an 8.", "life.3.3")]


@rule("life.3.4")
def test_a_drawn_card_may_go_into_the_refuge():
    t = choose(choose(life(refuges={0: [7]}, deck=[8]), "draw"), "refuge")
    assert (t.refuges[0], t.horde) == ([7, 8], [])


@rule("life.3.5")
def test_a_drawn_card_may_go_into_the_horde():
    t = choose(choose(life(refuges={0: [7]}, horde=[1], deck=[8]), "draw"), "horde")
    assert (t.refuges[0], t.horde) == ([7], [1, 8])


@rule("life.3.6")
def test_a_refuge_that_shows_the_value_refuses_it():
    t = choose(life(refuges={0: [7]}, deck=[7]), "draw")
    assert refused_by(t, "refuge") == "life.3.6"
    assert refused_by(t, "horde") is None


@rule("life.3.7")
def test_a_horde_that_shows_the_value_refuses_it():
    t = choose(life(refuges={0: [3]}, horde=[7], deck=[7]), "draw")
    assert refused_by(t, "horde") == "life.3.7"
    assert refused_by(t, "refuge") is None


@rule("life.3.8")
def test_a_card_with_no_place_overruns_the_player():
    t = choose(life(refuges={0: [3, 7], 1: [2]}, horde=[7, 1], deck=[7, 7], discard=[10]), "draw")
    assert t.standing == [OUT, IN, IN]
    assert t.refuges[0] == []
    assert sorted(t.discard) == [3, 7, 7, 10]
    assert t.horde == [7, 1]
    assert t.waiting == (1,)


# Taking from the Horde ----------------------------------------------------------------------------


@rule("life.4.1")
def test_a_chosen_card_of_the_horde_goes_into_the_refuge():
    t = choose(life(refuges={0: [3]}, horde=[7, 1, 9]), "take", 1)
    assert (t.refuges[0], t.horde) == ([3, 1], [7, 9])


@rule("life.4.2")
def test_a_value_already_in_the_refuge_cannot_be_taken():
    t = life(refuges={0: [7, 9]}, horde=[7, 1, 9])
    assert refused_by(t, "take", 7) == "life.4.2"
    assert refused_by(t, "take", 1) is None


@rule("life.4.2")
def test_with_all_of_the_horde_in_the_refuge_there_is_nothing_to_take():
    t = life(refuges={0: [7, 2]}, horde=[7, 2])
    assert [t.choice(0, a, "fr").verb for a in t.actions(0)] == ["draw", "pass"]


@rule("life.4.3")
def test_the_last_player_takes_nothing_from_the_horde():
    t = life(refuges={0: [3]}, horde=[7], hidden={1: 0}, out=[2])
    assert refused_by(t, "take", 7) == "life.4.3"


# Passing ------------------------------------------------------------------------------------------


@rule("life.5.1")
def test_whoever_passes_plays_no_more_in_this_round():
    t = choose(life(3, refuges={0: [3], 1: [4], 2: [5]}), "pass")
    assert t.standing[0] == HIDDEN
    choose(choose(t, "pass"), "draw")
    assert t.waiting == (2,)


@rule("life.5.2")
@pytest.mark.parametrize(
    ("cards", "others", "face_down"), [([3, 5, 7], 2, 2), ([3], 2, 1), ([3, 5], 0, 0), ([2, 3, 4, 5, 6, 7], 4, 4)]
)
def test_passing_turns_down_a_card_for_each_player_left(cards, others, face_down):
    seats = 6
    t = life(seats, refuges={0: cards}, hidden=dict.fromkeys(range(others + 1, seats), 0))
    t.then(rules.hide, rules.turn_face_down)
    t.waiting = ()
    for _ in range(2):
        step, _argument = t.agenda.pop(), t.arguments.pop()
        step(t)
    assert t.face_down[0] == face_down


@rule("life.5.3")
def test_each_elimination_turns_one_card_of_every_hidden_player_up():
    t = life(4, refuges={0: [7], 1: [1, 2, 3], 2: [4, 5]}, hidden={1: 2, 2: 0}, horde=[7], deck=[7])
    choose(t, "draw")
    assert t.face_down == [0, 1, 0, 0]


@rule("life.5.2")
def test_a_pass_turns_nothing_up():
    t = life(4, refuges={0: [6, 7, 8], 1: [1, 2, 3]}, hidden={1: 2})
    choose(t, "pass")
    assert t.face_down == [2, 2, 0, 0]


# The end of a round -------------------------------------------------------------------------------


@rule("life.6.1")
def test_the_last_player_may_go_on_until_passing_or_being_overrun():
    t = life(3, refuges={0: [3], 1: [4], 2: [5]}, hidden={1: 1}, turn=2, deck=[6, 6, 6])
    choose(t, "pass")
    assert t.waiting == (0,)
    choose(choose(t, "draw"), "refuge")
    assert t.waiting == (0,)
    choose(choose(t, "draw"), "horde")
    assert t.waiting == (0,)
    choose(t, "draw")
    assert t.round == 2
    assert t.points == [0, 1, 1]


@rule("life.6.2")
def test_the_round_ends_when_all_have_passed_or_are_out():
    t = life(3, refuges={0: [3]}, hidden={1: 0}, out=[2])
    choose(t, "pass")
    assert t.round == 2


@rule("life.6.3")
def test_those_who_passed_score_their_cards_face_up_and_the_others_nothing():
    t = life(4, refuges={0: [3, 4], 1: [1, 2, 5, 6], 2: [9, 10]}, hidden={1: 1, 2: 2}, out=[3], points=[1, 2, 3, 4])
    choose(t, "pass")
    assert t.points == [3, 5, 3, 4]


@rule("life.6.4")
def test_with_21_points_the_game_ends_and_the_highest_total_wins():
    t = life(3, refuges={0: [3, 4], 1: [1, 2, 5]}, hidden={1: 0}, out=[2], points=[19, 20, 3])
    choose(t, "pass")
    assert t.outcome == ((1,), (21, 23, 3))
    assert t.waiting == ()


@rule("life.6.4")
def test_20_points_do_not_end_the_game():
    t = life(2, refuges={0: [3]}, out=[1], points=[19, 20])
    choose(t, "pass")
    assert t.outcome is None
    assert t.round == 2


@rule("life.6.5")
def test_a_tie_at_the_top_plays_another_round_with_everyone():
    t = life(3, refuges={0: [3, 4], 1: [1, 2, 5]}, hidden={1: 0}, out=[2], points=[20, 19, 3])
    choose(t, "pass")
    assert t.points == [22, 22, 3]
    assert t.outcome is None
    assert t.standing == [IN, IN, IN]


# The next round -----------------------------------------------------------------------------------


def round_over(points, *, hidden, out, seats=3, **options):
    """A position at the very end of a round, everyone gone in the order given: the overrun first."""
    t = life(seats, points=points, hidden=dict.fromkeys(hidden, 0), **options)
    for seat in out:
        t.standing[seat] = OUT
    t.leavers = [*out, *[seat for seat in hidden if seat not in out]]
    return run(t, rules.new_round)


@rule("life.7.1")
def test_the_player_with_the_fewest_points_deals():
    t = round_over([9, 5, 3], hidden=[0, 1, 2], out=[])
    assert (t.waiting, t.asked) == ((2,), GIVE)


@rule("life.7.2")
def test_of_several_the_first_overrun_deals():
    t = life(4, points=[3, 9, 3, 3])
    t.standing = [HIDDEN, OUT, OUT, OUT]
    t.leavers = [0, 1, 3, 2]
    assert run(t, rules.new_round).waiting == (3,)


@rule("life.7.2")
def test_if_none_was_overrun_the_first_who_passed_deals():
    t = life(4, points=[3, 9, 3, 3])
    t.standing = [HIDDEN, OUT, HIDDEN, HIDDEN]
    t.leavers = [1, 2, 0, 3]
    assert run(t, rules.new_round).waiting == (2,)


@rule("life.7.3")
def test_a_new_round_starts_from_a_clear_table():
    t = life(3, refuges={0: [3], 1: [4], 2: [5]}, horde=[8, 9], hidden={0: 1, 1: 0}, out=[2], points=[5, 6, 7])
    run(t, rules.new_round)
    assert (t.refuges, t.horde, t.face_down, t.standing) == ([[], [], []], [], [0, 0, 0], [IN, IN, IN])
    assert (t.points, t.round, t.leavers) == ([5, 6, 7], 2, [])


@rule("life.7.4")
def test_the_dealer_draws_a_card_for_each_player_and_sees_them_all():
    t = round_over([1, 5, 9, 9], hidden=[0, 1, 2, 3], out=[], seats=4)
    assert len(t.view(0)["offer"]) == 4
    assert t.view(1)["offer"] == []
    assert t.view(1)["dealing"] == 4


@rule("life.7.5")
def test_the_dealer_chooses_who_receives_each_card():
    t = round_over([1, 5, 9], hidden=[0, 1, 2], out=[])
    t.offer = [8, 2, 6]
    choose(choose(t, "give", 2), "give", 1)
    assert t.refuges == [[6], [2], [8]]


@rule("life.7.6")
def test_a_card_given_lies_open_and_the_lowest_begins():
    t = round_over([1, 5, 9], hidden=[0, 1, 2], out=[])
    t.offer = [8, 2, 6]
    choose(t, "give", 2)
    assert t.view(1)["players"][2]["refuge"] == [8]
    choose(t, "give", 1)
    assert (t.waiting, t.asked) == ((1,), TURN)


@rule("life.7.7")
def test_nobody_receives_two_cards():
    t = choose(round_over([1, 5, 9], hidden=[0, 1, 2], out=[]), "give", 2)
    assert refused_by(t, "give", 2) == "life.7.7"
    assert t.why_not(0, t.candidates(0)[2]).text("fr") == "Place 3 a déjà reçu sa carte."


# The deck -----------------------------------------------------------------------------------------


@rule("life.8.1")
def test_each_round_begins_with_the_whole_deck():
    t = round_over([1, 5, 9], hidden=[0, 1, 2], out=[], deck=[4], discard=[1, 2])
    assert len(t.deck) == 55 - 3
    assert sorted(t.deck + t.offer) == sorted(t.kit.cards)
    assert t.discard == []


@rule("life.8.2")
def test_a_continuous_deck_goes_on_from_what_is_left():
    t = round_over([1, 5], hidden=[0, 1], out=[], seats=2, deck=[4, 4, 5], discard=[1, 2], continuous_deck=True)
    assert len(t.deck) == 1
    assert sorted(t.discard) == [1, 2]


@rule("life.8.3")
def test_an_empty_deck_takes_the_discard():
    t = choose(life(refuges={0: [3]}, deck=[], discard=[6, 6]), "draw")
    assert (t.held, t.deck, t.discard) == (6, [6], [])


@rule("life.8.4")
def test_with_no_card_left_at_all_drawing_is_refused():
    t = life(refuges={0: [3]}, deck=[], discard=[])
    assert refused_by(t, "draw") == "life.8.4"
    assert refused_by(t, "pass") is None

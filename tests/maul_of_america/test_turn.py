"""A Client's turn: its order, its actions, rest."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america import rules_round
from tests.maul_of_america.positions import (
    MASTER,
    asked,
    cards,
    choose,
    maul,
    may,
    offered,
    pass_windows,
    play,
    refused_by,
    step,
    turn_of,
    where,
    why_not,
)

rule = pytest.mark.rule


def rolled(*rolls, **position):
    return turn_of(1, clients={1: "H6"}, rolls=rolls, **position)


@rule("maul.2.6")
def test_the_clients_play_in_turn_then_the_zombie_master():
    t = maul(turn=MASTER, master=1, zombies=["A1"], then=[rules_round.next_round], dead=[2])
    seen = []
    while t.round == 2:
        if not seen or seen[-1] != t.turn:
            seen.append(t.turn)
        choose(t, "end")
    assert seen == [1, 3, MASTER]
    assert t.turn == 1


@rule("maul.2.6")
def test_they_start_at_the_zombie_masters_left():
    t = maul(master=1, then=[rules_round.next_round])
    assert t.turn == 1
    assert t.kit.clients == [1, 2, 3]


@rule("maul.3.1")
def test_two_dice_are_the_actions():
    t = rolled(3, 5)
    assert t.left == 8
    assert t.view(2)["roll"] == {"of": "actions", "dice": [3, 5], "less": 0, "total": 8}


@rule("maul.3.2")
@pytest.mark.parametrize(("wounds", "left"), [(0, 8), (1, 7), (2, 6), (3, 5)])
def test_each_wound_takes_one_away(wounds, left):
    assert rolled(3, 5, wounds={1: wounds}).left == left


@rule("maul.3.3")
@pytest.mark.parametrize(("rolls", "wounds"), [((1, 1), 0), ((1, 1), 3), ((1, 2), 2), ((2, 2), 3)])
def test_but_never_below_two(rolls, wounds):
    assert rolled(*rolls, wounds={1: wounds}).left == 2


@rule("maul.3.4")
@pytest.mark.parametrize(("rolls", "drawn"), [((3, 4), 1), ((1, 6), 1), ((4, 4), 0), ((1, 5), 0)])
def test_a_seven_draws_a_client_card(rolls, drawn):
    t = rolled(*rolls)
    assert len(t.hands[1]) == drawn
    assert len(t.client) == 36 - drawn


@rule("maul.3.4")
def test_the_natural_sum_decides():
    assert len(rolled(3, 4, wounds={1: 2}).hands[1]) == 1
    assert len(rolled(4, 4, wounds={1: 1}).hands[1]) == 0


@rule("maul.3.5")
def test_the_zombie_master_draws_too_but_once_a_round():
    t = maul(rolls=[3, 4, 2, 5, 1, 6], then=[rules_round.next_round])
    assert [len(hand) for hand in t.hands] == [1, 1, 0, 0]
    pass_windows(choose(t, "end"))
    assert [len(hand) for hand in t.hands] == [1, 1, 1, 0]
    pass_windows(choose(t, "end"))
    assert [len(hand) for hand in t.hands] == [1, 1, 1, 1]


@rule("maul.3.5")
def test_in_the_next_round_again():
    t = maul(rolls=[3, 4, 3, 4], dead=[2, 3], then=[rules_round.next_round])
    pass_windows(choose(t, "end"))
    assert t.turn == MASTER
    pass_windows(t)
    choose(t, "end")
    assert t.round == 3
    assert len(t.hands[MASTER]) == 2


@rule("maul.3.6")
def test_actions_left_over_are_lost():
    t = step(rolled(3, 5), "I6")
    choose(t, "end")
    assert t.left == 0
    assert asked(t) == "nothing"


@rule("maul.3.7")
def test_nobody_spends_more_than_is_left():
    t = maul({1: "F9"}, left=1)
    assert why_not(t, "step", "G9") == "maul.3.7"
    assert why_not(t, "step", "F8") is None
    t = maul({1: "F9"}, left=2)
    assert why_not(t, "step", "G9") is None


def test_whoever_can_do_nothing_is_not_asked():
    assert asked(maul({1: "H6"}, left=0)) == "nothing"
    t = maul({1: "H6"}, left=0, hands={1: ["vuja-de"]})
    assert asked(t) == "act"
    assert offered(t) == [("end",)]
    assert not may(t, "step")


# Rest ---------------------------------------------------------------------------------------------


@rule("maul.9.2")
def test_the_wounded_may_rest_in_the_food_court():
    t = turn_of(1, clients={1: "X5"}, wounds={1: 2})
    assert (t.waiting, asked(t)) == ((1,), "rest")
    choose(t, "rest")
    assert t.wounds[1] == 1


@rule("maul.9.2")
def test_only_there_and_only_if_wounded():
    for name, wounds, offer in (("X5", 1, True), ("X5", 0, False), ("X8", 1, False)):
        t = turn_of(1, clients={1: name}, wounds={1: wounds})
        assert may(t, "rest") == offer


@rule("maul.9.2")
def test_nobody_has_to_rest():
    t = choose(turn_of(1, clients={1: "X5"}, wounds={1: 2}, rolls=[6, 6]), "act")
    assert (t.left, t.wounds[1]) == (10, 2)


@rule("maul.9.3")
def test_the_dice_are_rolled_but_there_is_no_action():
    t = turn_of(1, clients={1: "X5"}, wounds={1: 1}, rolls=[3, 4], draws=[1, 19])
    choose(t, "rest")
    assert t.left == 0
    assert t.view(1)["roll"] == {"of": "actions", "dice": [3, 4], "less": 0, "total": 0}
    assert "You roll 3 and 4: no action." in [text for _, text, _ in t.log(1, "en")]
    assert [len(t.hands[MASTER]), len(t.hands[1])] == [1, 1], "a 7 still draws"
    assert offered(t) == [("card", 1), ("end",)]


@rule("maul.9.3")
def test_cards_are_still_allowed_but_not_those_that_give_actions():
    t = turn_of(1, clients={1: "X5"}, wounds={1: 3}, rolls=[2, 2], hands={1: ["eat-on-the-run", "inspired", "scene-change"]})
    choose(t, "rest")
    assert cards(t) == ["eat-on-the-run", "scene-change"]
    assert why_not(t, "card", "inspired") == "maul.9.3"
    play(t, "eat-on-the-run")
    assert t.wounds[1] == 1
    choose(play(t, "scene-change"), "spot", t.ground().ground[0])
    assert where(t, 1) == "A1"
    assert refused_by(t, "end") is None

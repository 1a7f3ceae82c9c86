"""Who plays whom, where."""

from __future__ import annotations

from collections import Counter

import pytest

from cervelle import shelf
from cervelle.engine.problem import Problem
from cervelle.lab.plan import OWN, every_rotation, line_ups, tournament

LIFE, DEAD = shelf["zombie-life"], shelf["off-the-dead"]


def seatings(game, bots, seats):
    return [cell.bots for cell in tournament(game, bots, seats, OWN, {})]


def test_every_bot_sits_everywhere_equally_often():
    found = seatings(LIFE, ["player", "beginner", "random"], 3)
    assert len(found) == 3
    for seat in range(3):
        assert Counter(bots[seat] for bots in found) == {"player": 1, "beginner": 1, "random": 1}


def test_rotations_that_are_alike_are_played_once():
    assert every_rotation([("player", "random", "player", "random")]) == [
        ("player", "random", "player", "random"),
        ("random", "player", "random", "player"),
    ]


def test_more_bots_than_seats_meet_in_every_choice():
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_fewer_bots_than_seats_each_face_many_of_the_other():
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_together_each_bot_plays_alone():
    assert seatings(DEAD, ["player", "random"], 3) == [("player",) * 3, ("random",) * 3]


def test_no_bot_thinks_by_the_clock():
    assert seatings(DEAD, ["strategist", "strategist:7"], 1) == [("strategist:2000",), ("strategist:7",)]


def test_a_strategist_by_default_is_the_one_with_as_many_iterations():
    with pytest.raises(Problem, match="player,random"):
        seatings(LIFE, ["strategist", "strategist:02000"], 2)


def test_one_bot_is_no_tournament():
    with pytest.raises(Problem, match="player,random"):
        seatings(LIFE, ["player", "player"], 2)

"""What a board gets beside the plain facts: what a question is about, the odds of attacks, prices, and what the log shows."""

from __future__ import annotations

import random

import cervelle
from cervelle.games.zombicide.log import shown
from cervelle.games.zombicide.table_kit import WALKER
from tests.zombicide.positions import camp, choose, do, zone
from tests.zombicide.test_between import shop


def test_an_attack_comes_with_its_dice_what_they_need_and_the_damage():
    t = camp(["c3"], {"c3": "W"}, team=["clovis"], gear={0: ["hammer"]}, skills={0: ["die-melee"]})
    strike = t.box.verbs["strike"].action(0, 0, zone("c3"))
    assert t.view(0)["aims"] == {str(strike): [2, 3, 2]}, "one die more in melee is his skill"
    assert t.view(None)["aims"] == t.view(0)["aims"], "everyone may know the odds"


def test_a_question_says_whom_and_where_it_is_about():
    t = camp(["c3", "c4"], gear={1: ["axe"]})
    assert (t.view(0)["about"], t.view(0)["at"]) == (None, None)
    do(t, "arrange", 1)
    assert (t.view(0)["about"], t.view(0)["at"]) == (1, zone("c4"))


def test_the_stall_says_what_each_thing_would_bring():
    t = shop(gear={0: ["sword", "inferno"]}, belt={0: ["soin"]})
    assert t.view(0)["shop"]["sale"] == {"slot:0": 5, "belt:0": 4}, "a vault weapon brings nothing"


def test_both_things_of_a_trade_can_be_pointed_at():
    t = camp(["c3", "c3"], gear={0: ["axe"], 1: ["sword"]})
    do(t, "arrange", 0)
    trade = t.choice(0, t.box.verbs["swap"].action(1, 0, 0), "en")
    assert trade.on == ("slot:0", "item:1:0")


def test_a_line_shows_zones_and_figures():
    what = zone("c1") + 128 * zone("c2") + 16384 * WALKER + 2097152 * 3
    assert shown("zombies-move", what) == ("zombies-move", f"zone:{zone('c1')}", f"to:{zone('c2')}", "sort:0", "count:3")
    assert shown("wounded", 3 + 8 * 2) == ("wounded", "card:3", "wounds:2")
    assert shown("zombies-turn", 0) == ("zombies-turn",)


def test_every_line_of_a_game_shows_what_happens():
    t = cervelle.shelf["zombicide"].table(seats=2, seed=4, scenario=1)
    chance = random.Random(4)
    while t.waiting and t.n < 150:
        seat = t.waiting[0]
        t.act(seat, chance.choice(t.actions(seat)))
    shows = t.log_on(None)
    assert len(shows) == len(t.log(None, "en"))
    assert {"zombies-move", "spawned", "walked"} <= {on[0] for on in shows}


def test_things_put_down_are_carried_to_the_floor():
    t = camp(["c3"], gear={0: ["axe"]})
    choose(t, "drop", 0)
    assert [t.choice(0, action, "en").on for action in t.actions(0)] == [("slot:0", "floor"), ()]

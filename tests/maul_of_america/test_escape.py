"""What it takes to flee, the way out, and the end."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.games.maul_of_america import rules_round
from cervelle.games.maul_of_america.table_kit import TIME_IS_UP
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    FOOD,
    MACHETE,
    MASTER,
    MEDIKIT,
    PISTOL,
    asked,
    cart,
    cell,
    choose,
    game,
    maul,
    may,
    offered,
    pass_windows,
    places,
    run,
    step,
    turn_of,
    why_not,
)

rule = pytest.mark.rule

ALL_KINDS = [FOOD, AMMO, MEDIKIT, PISTOL]
SEVEN = [FOOD] * 7


def is_ready(*gear):
    return maul(gear={1: gear}).view(2)["pawns"][0]["ready"]


@rule("maul.12.1")
def test_four_kinds_will_do():
    assert is_ready(*ALL_KINDS)
    assert not is_ready(FOOD, AMMO, MEDIKIT, FOOD)
    assert not is_ready(PISTOL, MACHETE, AMMO, MEDIKIT)


@rule("maul.12.2")
def test_or_seven_pieces_of_any():
    assert is_ready(*SEVEN)
    assert not is_ready(*SEVEN[1:])
    assert is_ready(PISTOL, PISTOL, PISTOL, AMMO, AMMO, AMMO, MACHETE)


@rule("maul.12.11")
def test_the_cart_counts_among_seven_but_is_of_no_kind():
    assert is_ready(CART, *SEVEN[1:])
    assert is_ready(cart(PISTOL), *SEVEN[2:]), "and so does what it carries"
    assert not is_ready(cart(PISTOL), *SEVEN[3:])


def test_a_weapon_in_the_cart_is_a_weapon():
    assert not is_ready(FOOD, AMMO, MEDIKIT, CART)
    assert is_ready(FOOD, AMMO, MEDIKIT, cart(PISTOL))


@rule("maul.12.3")
def test_the_first_to_be_ready_is_announced_and_the_way_out_is_named():
    t = choose(maul({1: "G10"}, gear={1: [FOOD, AMMO, MEDIKIT]}, draws=[PISTOL]), "search")
    assert (t.waiting, asked(t)) == ((MASTER,), "name")
    assert places(t, "exit") == {"O1", "U1", "V1", "AF5", "AF6", "S20"}
    choose(t, "exit", cell("S20"))
    assert t.view(2)["exit"] == cell("S20")
    assert (t.waiting, asked(t)) == ((1,), "act"), "and the turn goes on"


@rule("maul.12.3")
def test_once_and_for_all():
    t = maul(gear={1: SEVEN, 2: ALL_KINDS}, way_out="O1")
    assert asked(t) == "act"
    assert asked(maul(gear={1: SEVEN})) == "name"


@rule("maul.12.3")
def test_whoever_gets_ready_in_anothers_turn_is_announced_too():
    t = turn_of(1, clients={1: "H6", 2: "I6"}, gear={1: [FOOD], 2: [AMMO, MEDIKIT, PISTOL]}, rolls=[1, 1])
    step(t, "H5")
    choose(choose(choose(t, "trade", 2), "give", FOOD), "propose")
    choose(t, "yes")
    assert (t.left, t.waiting, asked(t)) == (0, (MASTER,), "name")


def at_the_exit(gear, **position):
    return maul({1: "O1"}, gear={1: gear}, way_out="O1", **position)


@rule("maul.12.4")
def test_out_for_one_action_from_the_cell_that_was_named():
    assert not may(maul({1: "O1"}, gear={1: SEVEN}, way_out="S20"), "leave")
    assert not may(at_the_exit(SEVEN, left=0, hands={1: ["vuja-de"]}), "leave")
    t = step(maul({1: "O2"}, gear={1: SEVEN}, way_out="O1", left=2), "O1")
    choose(t, "leave")
    assert t.outcome.winners == (1,)


@rule("maul.12.5")
def test_not_without_what_it_takes():
    assert why_not(at_the_exit([FOOD, AMMO]), "leave") == "maul.12.5"


@rule("maul.12.5")
def test_whoever_has_lost_it_must_find_it_again():
    t = at_the_exit(ALL_KINDS, wounds={1: 1})
    assert why_not(t, "leave") is None
    choose(t, "heal")
    assert why_not(t, "leave") == "maul.12.5"


@rule("maul.12.6")
def test_the_first_one_out_wins_alone():
    t = choose(maul({1: "O1", 2: "O2"}, gear={1: SEVEN, 2: SEVEN}, way_out="O1"), "leave")
    assert (t.outcome.winners, t.outcome.scores) == ((1,), (0, 1, 0, 0))
    assert t.waiting == ()


@rule("maul.12.7")
def test_if_all_clients_are_dead_the_zombie_master_wins():
    t = step(maul({1: "H6"}, ["I6"], wounds={1: 3}, dead=[2, 3], rolls=[6]), "I6")
    choose(t, "set", cell("H6"))
    assert (t.outcome.winners, t.outcome.scores) == ((MASTER,), (1, 0, 0, 0))


def test_a_zombie_on_the_way_out_keeps_nobody_in():
    t = maul({1: "O2"}, ["O1", "N1", "P1", "N2", "P2"], gear={1: SEVEN}, way_out="O1", left=2, rolls=[1])
    choose(step(t, "O1"), "leave")
    assert t.outcome.winners == (1,)


@rule("maul.12.10")
def test_nor_do_several_in_a_row():
    crowd = [column + line for line in "123" for column in "NOP"]
    position = {"clients": {1: "O4"}, "zombies": crowd, "way_out": "O1", "left": 4}
    t = maul(**position, gear={1: SEVEN}, rolls=[1] * 3)
    step(t, "O3", "O2", "O1")
    choose(t, "leave")
    assert t.outcome.winners == (1,)
    t = step(maul(**position, gear={1: SEVEN[1:]}, rolls=[1] * 3), "O3", "O2")
    assert why_not(t, "step", "O1") == "maul.5.4", "not without what it takes"


def test_on_the_exit_over_a_zombie_one_may_also_go_on():
    t = step(maul({1: "O2"}, ["O1"], gear={1: SEVEN}, way_out="O1", rolls=[1]), "O1")
    assert {choice[0] for choice in offered(t)} == {"step", "leave"}


# Time ---------------------------------------------------------------------------------------------


@rule("maul.12.8")
def test_after_so_many_rounds_the_zombie_master_wins():
    t = maul()
    t.round = t.kit.rounds - 1
    run(t, rules_round.next_round)
    assert (t.round, t.outcome, t.view(1)["last_round"]) == (t.kit.rounds, None, True)
    run(t, rules_round.next_round)
    assert t.outcome.winners == (MASTER,)


@rule("maul.12.9")
def test_when_the_clock_strikes_the_round_is_finished():
    t = maul(clock=60, dead=[3], then=[rules_round.next_round])
    assert t.alarms() == [(TIME_IS_UP, 3600.0)]
    assert not t.view(1)["last_round"]
    t.tick(TIME_IS_UP)
    assert t.view(1)["last_round"]
    assert (t.waiting, t.alarms()) == ((1,), [])
    choose(t, "end")
    assert t.waiting == (2,), "the others play their turns"
    choose(t, "end")
    assert t.waiting == (MASTER,)
    choose(t, "end")
    assert t.outcome.winners == (MASTER,)


def test_whoever_escapes_in_that_round_still_wins():
    t = maul({2: "O1"}, gear={2: SEVEN}, way_out="O1", clock=60, then=[rules_round.next_round])
    t.tick(TIME_IS_UP)
    pass_windows(choose(t, "end"))
    choose(t, "leave")
    assert t.outcome.winners == (2,)
    assert t.alarms() == []


def test_the_clock_starts_with_the_first_turn_and_stops_with_the_game():
    t = game.table(3, 1, mall="square", clock=90)
    assert t.alarms() == []
    for _ in range(4):
        t.act(t.waiting[0], t.actions(t.waiting[0])[0])
    assert t.round == 1
    assert t.alarms() == [(TIME_IS_UP, 5400.0)]
    t.tick(TIME_IS_UP)
    assert cervelle.replay(t.record()) == t
    t = choose(at_the_exit(SEVEN, clock=60), "leave")
    assert t.alarms() == []
    with pytest.raises(cervelle.Refusal):
        t.tick(TIME_IS_UP)


def test_a_table_without_a_clock_awaits_nothing():
    assert maul().alarms() == []

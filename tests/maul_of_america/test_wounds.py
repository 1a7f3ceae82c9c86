"""Medikits, wounds, death, and what rises."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america import rules_master, rules_turn
from cervelle.games.maul_of_america.rules_wound import hurt
from cervelle.games.maul_of_america.table_kit import BITTEN, TURNED
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    FISTS,
    FOOD,
    MASTER,
    MEDIKIT,
    PISTOL,
    asked,
    attack,
    cart,
    cell,
    choose,
    hand,
    masters,
    maul,
    may,
    offered,
    run,
    step,
    turned,
    zombies,
)

rule = pytest.mark.rule


def wounded(seat=1, times=1, **position):
    """A zombie has hit a Client so often."""
    t = maul(**position)
    for _ in range(times):
        run(t, lambda table: hurt(table, seat + 8 * BITTEN))
    return t


@rule("maul.9.1")
def test_a_medikit_heals_everything_for_one_action():
    t = choose(maul(gear={1: [MEDIKIT, MEDIKIT]}, wounds={1: 3}), "heal")
    assert (t.wounds[1], t.gear[1], t.searched, t.left) == (0, [MEDIKIT], [MEDIKIT], 5)


@rule("maul.9.1")
def test_it_takes_a_medikit_a_wound_and_an_action():
    assert not may(maul(gear={1: [MEDIKIT]}), "heal")
    assert not may(maul(gear={1: [FOOD]}, wounds={1: 1}), "heal")
    assert not may(maul(gear={1: [MEDIKIT]}, wounds={1: 1}, left=0, hands={1: ["vuja-de"]}), "heal")
    assert choose(maul(gear={1: [MEDIKIT]}, wounds={1: 1}), "heal").wounds[1] == 0


@rule("maul.10.1")
def test_three_wounds_are_borne_the_fourth_kills():
    t = wounded(times=3)
    assert (t.wounds[1], t.alive[1]) == (3, 1)
    run(t, lambda table: hurt(table, 1 + 8 * BITTEN))
    assert t.alive[1] == 0


@rule("maul.10.1")
def test_who_was_healed_bears_three_more():
    t = choose(maul(gear={1: [MEDIKIT]}, wounds={1: 3}), "heal")
    for _ in range(3):
        run(t, lambda table: hurt(table, 1 + 8 * BITTEN))
    assert (t.wounds[1], t.alive[1]) == (3, 1)


@rule("maul.10.2")
def test_the_dead_rise_where_they_fell():
    t = wounded(clients={1: "H6"}, wounds={1: 3})
    assert zombies(t) == ["H6"]
    assert t.view(2)["zombies"][0]["was"] == 1
    assert t.view(2)["pawns"][0]["cell"] is None


@rule("maul.10.2")
def test_killed_in_the_zombie_masters_turn_they_act_in_the_next():
    t = choose(masters({1: "H6"}, ["I6"], wounds={1: 3}, rolls=[6]), "activate", 0)
    choose(t, "bite", 1)
    assert zombies(t) == ["I6", "H6"]
    assert not may(t, "activate")
    run(t, rules_master.master_turn)
    assert ("activate", TURNED + 1) in offered(t)


@rule("maul.10.2")
def test_killed_in_their_own_turn_they_act_in_the_one_that_follows():
    t = step(maul({1: "H6"}, ["I6"], wounds={1: 3}, rolls=[6]), "I6")
    choose(t, "set", cell("H6"))
    assert asked(t) == "nothing", "the turn is over"
    run(t, rules_master.master_turn)
    assert ("activate", TURNED + 1) in offered(t)


@rule("maul.10.2")
def test_others_may_attack_them():
    t = maul({1: "H6"}, dead=[2], rolls=[5])
    turned(t, 2, "I6")
    attack(t, FISTS, "I6")
    assert zombies(t) == []
    assert zombies(wounded(clients={1: "H6"}, wounds={1: 3})) == ["H6"]


@rule("maul.10.3")
def test_their_equipment_and_cards_are_discarded():
    t = maul(gear={1: [PISTOL, AMMO, cart(PISTOL)]}, wounds={1: 3}, hands={1: ["inspired", "vuja-de"]})
    choose(run(t, lambda table: hurt(table, 1 + 8 * BITTEN)), "pass")
    assert (t.gear[1], t.hands[1]) == ([], [])
    assert sorted(t.searched) == sorted([PISTOL, AMMO, CART, PISTOL])
    assert sorted(t.client_out) == [6, 18]


@rule("maul.10.4")
def test_each_dead_client_is_one_zombie_more():
    t = wounded(wounds={1: 3})
    assert t.view(2)["pool"] == 25
    t.lift_zombie(TURNED + 1)
    t.zombies[TURNED + 1] = -1
    assert t.view(2)["pool"] == 26


def test_the_dead_are_never_asked_again():
    t = maul({1: "H6", 2: "I6"}, gear={1: [PISTOL]}, wounds={2: 3}, hands={2: ["buyer-beware"]}, zombies=["J6"])
    choose(run(t, lambda table: hurt(table, 2 + 8 * BITTEN)), "pass")
    assert not t.alive[2]
    hand(t, MASTER, "cower")
    run(t, rules_turn.act)
    attack(t, PISTOL, "J6")
    assert t.waiting == (MASTER,)

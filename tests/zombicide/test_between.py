"""Between two adventures: healing, food, merchants, what is kept."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase
from cervelle.games.zombicide.rules_shop import next_shopper, open_shop
from cervelle.games.zombicide.table_kit import NONE, SHOPPING
from tests.zombicide.positions import asked, camp, choose, do, flasks, item, no, offered, run, things, verbs

rule = pytest.mark.rule


def over(won: bool, dead=(), freed=0, **position):
    """The first scenario of the campaign has just ended."""
    t = camp(**{"where": ["a1", "a1"], "scenario": 0, "then": [], **position})
    t.freed = freed
    for place in dead:
        t.dead[place] = 1
    if won:
        t.taken[0] = 3
    else:
        t.escaped = 64
    return run(t, rules_phase.judge)


def shop(**position):
    """A survivor at the merchants', who have two of everything and these potions."""
    brews = position.pop("brews", (0, 1, 3))
    t = camp(**{"where": ["c3"], "then": [], **position})
    t.phase = SHOPPING
    t.freed = 1
    t.stock = [2 if price else 0 for price in t.kit.price]
    t.brews = list(brews)
    t.shopper = NONE
    return run(t, next_shopper)


# Rest and food ------------------------------------------------------------------------------------


@rule("zc.9.1")
def test_after_a_victory_everyone_heals_one_wound():
    assert over(True, wounds={0: 2, 1: 1}).wounds == [1, 0]


@rule("zc.9.1")
def test_after_a_defeat_nobody_does():
    assert over(False, wounds={0: 2, 1: 1}).wounds == [2, 1]
    assert over(True, wounds={0: 2, 1: 1}).wounds == [1, 0]


@rule("zc.9.2")
def test_each_fresh_food_is_worth_a_fifth_to_all_and_gone():
    t = over(True, gear={0: ["-", "-", "-", "apples", "apples", "water"], 1: ["meat"]})
    assert t.xp == [7, 7]
    assert things(t) == ["water"]
    assert things(t, 1) == ["meat"]


@rule("zc.9.2")
def test_after_a_defeat_too():
    assert over(False, xp={0: 10, 1: 10}, gear={0: ["apples"]}).xp == [6, 6]


@rule("zc.9.3")
def test_torches_are_discarded():
    assert things(over(True, gear={0: ["torch", "axe", "-", "torch"]})) == ["axe"]


@rule("zc.10.1")
def test_everything_else_is_kept_and_loaded():
    kept = ["crossbow", "inferno", "plate", "bile", "arrows", "bolts", "water", "meat"]
    t = over(True, gear={0: ["crossbow*", *kept[1:]]}, belt={0: ["soin", "elixir"]}, gold={0: 4})
    assert things(t) == kept
    assert flasks(t) == ["soin", "elixir"]
    assert t.gold == [4, 0]


@rule("zc.10.2")
def test_after_a_failure_too_but_what_the_dead_had_is_lost():
    t = over(False, dead=[1], gear={0: ["crossbow*"], 1: ["sword"]}, wounds={0: 2})
    assert things(t) == ["crossbow"]
    assert things(t, 1) == []
    assert t.wounds[0] == 2


# Healing ------------------------------------------------------------------------------------------


@rule("zc.9.5")
@pytest.mark.parametrize(("wounds", "price"), [(1, 6), (2, 15)])
def test_healing_is_bought_for_six_or_fifteen(wounds, price):
    t = over(True, wounds={0: 2, 1: 0}, gold={0: 20})
    t.wounds[0] = 2
    assert asked(t) == "shop"
    do(t, "heal", wounds)
    assert (t.wounds[0], t.gold[0]) == (2 - wounds, 20 - price)


@rule("zc.9.5")
def test_once_each():
    t = shop(wounds={0: 2}, gold={0: 40})
    do(t, "heal", 1)
    assert no(t, "heal", 1) == "zc.9.5"


@rule("zc.9.8")
def test_not_without_gold():
    t = shop(wounds={0: 2}, gold={0: 8})
    assert no(t, "heal", 2) == "zc.9.8"
    assert no(t, "heal", 1) is None


def test_before_the_merchant_is_freed_there_is_healing_only():
    t = over(True, wounds={0: 2}, gold={0: 20}, gear={0: ["sword"]})
    assert verbs(t) == {"heal", "done"}


def test_whoever_can_do_nothing_there_is_not_asked():
    t = over(True, gold={0: 20})
    assert asked(t) == "rest"


# Merchants ----------------------------------------------------------------------------------------


@rule("zc.9.7")
def test_a_freed_merchant_trades_from_then_on():
    t = camp(["a1"], scenario=0, then=[])
    t.scenario = 1
    t.taken[2] = 1
    run(t, rules_phase.judge)
    assert t.freed == 1
    assert t.scenario == 2
    assert asked(over(True, freed=1, gold={0: 30})) == "shop"


@rule("zc.9.4")
def test_they_have_one_to_three_of_each_ware_and_three_potions():
    t = camp(["c3"], gold={0: 99}, then=[])
    t.phase, t.freed = SHOPPING, 1
    run(t, open_shop)
    seen = t.view(0)["shop"]
    assert seen["open"]
    assert len(seen["stock"]) == 24
    assert all(1 <= count <= 3 for count, _ in seen["stock"].values())
    assert len(seen["brews"]) == 3


PRICES = {
    "dagger": 4, "short-sword": 5, "axe": 6, "shield": 8, "leather": 8, "sword": 10, "hammer": 12, "chainmail": 16,
    "great-sword": 20, "plate": 30, "arrows": 4, "bolts": 4, "short-bow": 5, "longbow": 12, "crossbow": 15, "hand-crossbow": 15,
    "repeating-crossbow": 18, "torch": 2, "bile": 6, "mana-blast": 6, "lightning-bolt": 10, "death-strike": 18, "fireball": 20,
    "healing": 22,
}  # fmt: skip


@rule("zc.9.8")
@pytest.mark.parametrize("name", PRICES)
def test_what_wares_cost(name):
    t = shop(gold={0: PRICES[name]})
    do(t, "buy", item(name))
    assert things(t) == [name]
    assert t.gold == [0]
    assert t.stock[item(name)] == 1


@rule("zc.9.8")
def test_nobody_buys_without_gold():
    t = shop(gold={0: 9})
    assert no(t, "buy", item("sword")) == "zc.9.8"
    assert no(t, "brew", 1) == "zc.9.8"


@rule("zc.12.7")
def test_nor_without_room():
    t = shop(gold={0: 50}, gear={0: ["axe"] * 8})
    assert no(t, "buy", item("sword")) == "zc.12.7"


def test_what_is_sold_out_is_not_offered():
    t = shop(gold={0: 50})
    do(t, "buy", item("dagger"))
    do(t, "buy", item("dagger"))
    assert ("buy", item("dagger")) not in offered(t)


@rule("zc.9.10")
def test_potions_are_bought_as_they_were_rolled():
    t = shop(gold={0: 20}, brews=(1, 0, 3))
    do(t, "brew", 0)
    assert flasks(t) == ["grand-soin"]
    assert t.gold == [2]
    assert t.brews == [0, 3]


@rule("zc.4.2")
def test_not_more_than_the_belt_carries():
    t = shop(gold={0: 50}, belt={0: ["soin", "soin"]})
    assert no(t, "brew", 0) == "zc.4.2"
    t = shop(gold={0: 50}, belt={0: ["soin"]})
    assert no(t, "brew", 0) is None


@rule("zc.9.9")
def test_things_are_resold_at_half_price_rounded_down():
    t = shop(gear={0: ["crossbow", "axe"]})
    do(t, "sell", 0)
    assert t.gold == [7]
    do(t, "sell", 1)
    assert t.gold == [10]
    assert things(t) == []


@rule("zc.9.9")
def test_what_they_do_not_sell_they_do_not_buy():
    assert no(shop(gear={0: ["speed", "sword"]}), "sell", 0) == "zc.9.9"


@rule("zc.4.5")
def test_potions_too():
    t = shop(belt={0: ["soin", "elixir"]})
    do(t, "resell", 1)
    assert t.gold == [20]
    do(t, "resell", 0)
    assert t.gold == [24]


@rule("zc.9.6")
def test_a_vault_weapon_cannot_be_sold():
    assert no(shop(gear={0: ["inferno", "sword"]}), "sell", 0) == "zc.9.6"


def test_survivors_shop_one_after_the_other():
    t = shop(where=["c3", "c3"], gold={0: 10, 1: 10})
    assert t.view(0)["shop"]["shopper"] == 0
    choose(t, "done")
    assert t.view(0)["shop"]["shopper"] == 1
    choose(t, "done")
    assert asked(t) == "rest"

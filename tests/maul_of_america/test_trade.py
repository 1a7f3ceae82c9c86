"""Trading equipment."""

from __future__ import annotations

import pytest

from tests.maul_of_america.positions import (
    AMMO,
    CART,
    FOOD,
    MEDIKIT,
    PISTOL,
    RIFLE,
    asked,
    cart,
    choose,
    maul,
    may,
    offered,
    refused_by,
)

rule = pytest.mark.rule


def neighbours(mine=(), theirs=(), **position):
    return maul({1: "H6", 2: "I7"}, gear={1: mine, 2: theirs}, **position)


def offer(t, giving=(), wanting=()):
    choose(t, "trade", 2)
    for item in giving:
        choose(t, "give", item)
    for item in wanting:
        choose(t, "want", item)
    return choose(t, "propose")


@rule("maul.8.1")
@pytest.mark.parametrize(
    ("giving", "wanting", "mine", "theirs"),
    [
        ([FOOD], [RIFLE], [FOOD, AMMO, RIFLE], [MEDIKIT, FOOD]),
        ([FOOD, FOOD, AMMO], [], [], [RIFLE, MEDIKIT, FOOD, FOOD, AMMO]),
        ([], [RIFLE, MEDIKIT], [FOOD, FOOD, AMMO, RIFLE, MEDIKIT], []),
    ],
)
def test_any_quantities_change_hands_gifts_too(giving, wanting, mine, theirs):
    t = offer(neighbours([FOOD, FOOD, AMMO], [RIFLE, MEDIKIT]), giving, wanting)
    assert (t.waiting, asked(t)) == ((2,), "agree")
    choose(t, "yes")
    assert (t.gear[1], t.gear[2], t.left) == (mine, theirs, 5)


@rule("maul.8.2")
def test_both_must_agree():
    t = choose(offer(neighbours([FOOD], [RIFLE]), [FOOD], [RIFLE]), "no")
    assert (t.gear[1], t.gear[2], t.left) == ([FOOD], [RIFLE], 6)
    t = choose(offer(neighbours([FOOD], [RIFLE]), [FOOD], [RIFLE]), "yes")
    assert (t.gear[1], t.gear[2], t.left) == ([RIFLE], [FOOD], 5)


@rule("maul.8.2")
def test_nothing_is_offered_without_naming_something():
    t = choose(neighbours([FOOD]), "trade", 2)
    assert offered(t) == [("give", FOOD), ("withdraw",)]
    assert choose(offer(neighbours([FOOD]), [FOOD]), "yes").gear[2] == [FOOD]


@rule("maul.8.3")
def test_only_equipment_is_traded():
    t = choose(neighbours([FOOD, FOOD], [PISTOL], hands={1: ["inspired"], 2: ["vuja-de"]}), "trade", 2)
    assert offered(t) == [("give", FOOD), ("want", PISTOL), ("withdraw",)]
    choose(t, "give", FOOD)
    choose(t, "give", FOOD)
    assert offered(t) == [("want", PISTOL), ("propose",), ("withdraw",)], "no more than there is"


@rule("maul.8.4")
def test_one_offer_to_each_partner_a_turn():
    t = maul({1: "H6", 2: "I7", 3: "G6"}, gear={1: [FOOD]})
    choose(choose(t, "trade", 2), "withdraw")
    assert refused_by(t, "trade", 2) == "maul.8.4"
    assert refused_by(t, "trade", 3) is None
    assert t.left == 6, "an offer that came to nothing costs nothing"


@rule("maul.8.5")
@pytest.mark.parametrize(("here", "there"), [("F4", "E5"), ("F3", "E3"), ("C5", "B4")])
def test_no_wall_and_no_corner_between_them(here, there):
    t = maul({1: here, 2: there}, gear={1: [FOOD]})
    assert refused_by(t, "trade", 2) == "maul.8.5"


@rule("maul.8.5")
def test_windows_and_doors_do_not_part_them():
    for here, there in (("F9", "G9"), ("C5", "C4"), ("H6", "I7")):
        assert refused_by(maul({1: here, 2: there}, gear={1: [FOOD]}), "trade", 2) is None
    assert refused_by(maul({1: "F3", 2: "E3"}, gear={1: [FOOD]}), "trade", 2) == "maul.8.5"


def test_not_from_afar_nor_without_an_action_nor_for_nothing():
    assert not may(maul({1: "H6", 2: "J6"}, gear={1: [FOOD]}), "trade")
    assert not may(neighbours([FOOD], left=0, hands={1: ["vuja-de"]}), "trade")
    assert not may(neighbours(), "trade")
    assert may(neighbours([], [FOOD]), "trade")


def test_nor_with_the_dead():
    t = maul({1: "H6"}, gear={1: [FOOD]}, dead=[2, 3])
    assert not may(t, "trade")


def test_a_cart_takes_its_weapon_along():
    t = choose(offer(neighbours([cart(RIFLE)], [FOOD]), [CART], [FOOD]), "yes")
    assert (t.gear[1], t.gear[2]) == ([FOOD], [cart(RIFLE)])


def test_of_two_carts_the_empty_one_goes_first():
    t = choose(offer(neighbours([cart(RIFLE), CART]), [CART]), "yes")
    assert (t.gear[1], t.gear[2]) == ([cart(RIFLE)], [CART])


def test_ammo_in_a_trade_is_not_drawn():
    t = choose(offer(neighbours([cart(RIFLE)], [AMMO]), [], [AMMO]), "yes")
    assert (t.gear[1], asked(t)) == ([cart(RIFLE), AMMO], "act")


def test_everyone_sees_the_offer():
    t = offer(neighbours([FOOD], [RIFLE]), [FOOD], [RIFLE])
    assert t.view(3)["offer"] == {"from": 1, "to": 2, "gives": ["food"], "wants": ["rifle"]}

"""When cards may be played, and who is asked."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america import rules_turn
from cervelle.games.maul_of_america.deck import CLIENT_CARDS, ZOMBIE_CARDS
from tests.maul_of_america.positions import (
    AMMO,
    FISTS,
    FOOD,
    MASTER,
    MEDIKIT,
    PISTOL,
    asked,
    attack,
    cards,
    choose,
    masters,
    maul,
    play,
    run,
    step,
    turn_of,
    why_not,
)

rule = pytest.mark.rule

ANSWERS = ("extra-uumph", "buyer-beware", "merry-go-round", "missed-by", "take-that", "vuja-de")
ZOMBIE_ANSWERS = ("bad-jugement", "blind-side", "relentless", "schools-out", "smart-zombie")


@rule("maul.4.1")
@pytest.mark.parametrize("card", CLIENT_CARDS)
def test_what_only_answers_something_is_not_played_otherwise(card):
    t = maul({1: "X5", 2: "Y5"}, ["A1"], gear={2: [FOOD]}, hands={1: [card], 2: ["inspired"] if card != "inspired" else []})
    t.searched = [PISTOL]
    assert why_not(t, "card", card) == ("maul.4.1" if card in ANSWERS else None)
    assert why_not(maul(hands={1: ["vuja-de"]}), "card", "vuja-de") == "maul.4.1"


@rule("maul.4.1")
@pytest.mark.parametrize("card", ZOMBIE_CARDS)
def test_so_it_is_for_the_zombie_master(card):
    t = masters({1: "H6"}, ["A1"], gear={1: [FOOD]}, hands={MASTER: [card], 1: ["inspired"]})
    choose(t, "pass")
    assert why_not(t, "card", card) == ("maul.4.1" if card in ZOMBIE_ANSWERS else None)
    assert why_not(maul(hands={1: ["vuja-de"]}), "card", "vuja-de") == "maul.4.1"


@rule("maul.4.2")
def test_as_many_as_one_likes_for_no_action():
    t = maul(wounds={1: 3}, hands={1: ["fresh-air", "fresh-air", "air-duct", "inspired"]})
    play(play(play(t, "fresh-air"), "fresh-air"), "air-duct")
    assert (t.wounds[1], t.left, t.client_out) == (1, 6, [1, 1, 0])
    assert cards(t) == ["inspired"]


@rule("maul.4.2")
def test_before_and_between_the_zombie_masters_zombies():
    t = choose(masters({1: "H6"}, ["A1", "A2"], hands={MASTER: ["dazed", "rampage"]}), "pass")
    play(t, "dazed")
    play(choose(t, "activate", 0), "rampage")
    assert (asked(t), t.zombie_out) == ("zombie", [22, 25])


@rule("maul.4.6")
@pytest.mark.parametrize("card", ["mine-now"])
def test_somebody_must_have_something_to_lose(card):
    assert why_not(maul(hands={1: [card]}), "card", card) == "maul.4.6"
    assert why_not(maul(hands={1: [card], 2: ["inspired"]}), "card", card) is None


@rule("maul.4.6")
@pytest.mark.parametrize("card", ["unlucky", "stumble"])
def test_to_the_zombie_masters_cards_too(card):
    t = choose(masters(zombies=["A1"], hands={MASTER: [card]}), "pass")
    assert why_not(t, "card", card) == "maul.4.6"
    t = choose(masters(zombies=["A1"], hands={MASTER: [card], 1: ["inspired"]}, gear={1: [FOOD]}), "pass")
    assert why_not(t, "card", card) is None


# Who is asked -------------------------------------------------------------------------------------


@rule("maul.4.3")
def test_the_other_clients_in_their_order_then_the_zombie_master():
    hands = {MASTER: ["dazed"], 1: ["inspired"], 2: ["fresh-air"], 3: ["air-duct"]}
    t = maul({2: "H6"}, ["J6"], turn=2, gear={2: [PISTOL]}, hands=hands, rolls=[4])
    attack(t, PISTOL, "J6")
    seen = []
    while asked(t) == "use":
        seen += t.waiting
        choose(t, "pass")
    assert seen == [3, 1, MASTER]


@rule("maul.4.3")
def test_each_once():
    t = maul({1: "H6"}, ["J6"], gear={1: [PISTOL]}, hands={2: ["buyer-beware"]}, rolls=[4])
    choose(attack(t, PISTOL, "J6"), "pass")
    assert asked(t) == "act"


@rule("maul.4.3")
def test_what_is_answered_is_answered():
    """Nobody else is asked once the weapon is gone."""
    hands = {MASTER: ["bad-jugement"], 2: ["buyer-beware"], 3: ["buyer-beware"]}
    t = maul({1: "H6"}, ["J6"], gear={1: [PISTOL]}, hands=hands)
    play(attack(t, PISTOL, "J6"), "buyer-beware")
    assert (t.waiting, asked(t)) == ((1,), "act")
    t = masters(hands={MASTER: ["dazed"]})
    assert asked(t) == "reinforce"
    t = choose(turn_of(1, hands={1: ["inspired"]}), "end")
    assert asked(t) == "end"


def windows():
    """Each window with a hand that fits into it and one that does not, and who holds it."""
    pistol = {"clients": {1: "H6"}, "zombies": ["J6"], "gear": {1: [PISTOL]}}
    yield "use", 2, "buyer-beware", lambda **p: attack(maul(**pistol, rolls=[4], **p), PISTOL, "J6")
    yield "use", MASTER, "bad-jugement", lambda **p: attack(maul(**pistol, rolls=[4], **p), PISTOL, "J6")
    yield "missed", 1, "take-that", lambda **p: attack(maul(**pistol, rolls=[2], **p), PISTOL, "J6")
    yield "escalator", 2, "merry-go-round", lambda **p: step(maul({1: "M19"}, **p), "A19")
    yield "end", 1, "vuja-de", lambda **p: choose(turn_of(1, **p), "end")
    yield "reinforce", MASTER, "schools-out", masters
    yield "wound", 1, "missed-by", lambda **p: bitten(6, **p)
    yield "bite", MASTER, "blind-side", lambda **p: bitten(2, **p)
    yield "death", MASTER, "smart-zombie", lambda **p: bitten(6, wounds={1: 3}, gear={1: [PISTOL]}, **p)
    yield "roll", 1, "inspired", without_actions


def without_actions(**position):
    """The dead have left a Client no action."""
    t = maul(rolls=[1, 1, 6], **position)
    t.dreading = 1 << 1
    return run(t, lambda table: rules_turn.begin_turn(table, 1))


def bitten(die, **position):
    t = masters({1: "H6"}, ["I6"], rolls=[die], **position)
    if asked(t) == "reinforce":
        choose(t, "pass")
    return choose(choose(t, "activate", 0), "bite", 1)


@rule("maul.4.4")
@pytest.mark.parametrize(("window", "seat", "fitting", "reach"), [*windows()])
def test_whoever_holds_a_card_is_asked_whatever_it_is(window, seat, fitting, reach):
    other = "dazed" if seat == MASTER else "fresh-air"
    for card in (fitting, other):
        t = reach(hands={seat: [card]})
        assert (t.waiting, asked(t)) == ((seat,), window)
        assert cards(t) == ([card] if card == fitting else [])
        assert t.view(3)["cards"][seat] == 1
    assert asked(reach(hands={})) != window, "an empty hand is no secret"


@rule("maul.4.4")
def test_whoever_could_never_play_there_is_not_asked():
    hands = {MASTER: ["bad-jugement"], 1: ["inspired"]}
    t = choose(maul({1: "H6"}, gear={1: [MEDIKIT, AMMO]}, wounds={1: 1}, hands=hands), "heal")
    assert asked(t) == "act", "a Medikit is no weapon"
    t = choose(maul({1: "H6"}, gear={1: [MEDIKIT]}, wounds={1: 1}, hands={**hands, 2: ["fresh-air"]}), "heal")
    assert (t.waiting, asked(t)) == ((2,), "use")
    t = attack(maul({1: "H6"}, ["I6"], hands={2: ["fresh-air"]}, rolls=[5]), FISTS, "I6")
    assert asked(t) == "act"

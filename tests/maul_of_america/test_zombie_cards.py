"""The thirteen cards of the Zombie Master."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america import rules_turn
from cervelle.games.maul_of_america.rules_wound import hurt
from cervelle.games.maul_of_america.table_kit import BITTEN, TURNED
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    EAST,
    FISTS,
    FLAMES,
    FOOD,
    GRENADES,
    MACHETE,
    MACHINE_GUN,
    MASTER,
    MEDIKIT,
    PISTOL,
    RIFLE,
    SAWED_OFF,
    asked,
    attack,
    blast,
    cart,
    cell,
    choose,
    hand,
    masters,
    maul,
    may,
    offered,
    places,
    play,
    run,
    step,
    turn_of,
    turned,
    where,
    why_not,
    zombies,
)

rule = pytest.mark.rule


def commanding(*cards, **position):
    """The Zombie Master's turn, with these cards, once reinforcements are counted."""
    return choose(masters(hands={MASTER: cards, **position.pop("hands", {})}, **position), "pass")


def biting(*cards, die=1, **position):
    """A zombie has attacked a Client with this roll."""
    hands = {MASTER: cards, **position.pop("hands", {})}
    t = choose(masters({1: "I6"}, ["H6"], hands=hands, rolls=[die], **position), "pass")
    return choose(choose(t, "activate", 0), "bite", 1)


def turn_under(*cards, rolls, wounds=0, **position):
    """The turn of a Client after the Zombie Master has played these cards in the last one."""
    t = commanding(*cards, zombies=["A1"], wounds={1: wounds}, **position)
    for card in cards:
        play(t, card)
        if asked(t) == "whom":
            choose(t, "whom", 1)
    t.dice.rolls = list(rolls)
    return run(t, lambda table: rules_turn.begin_turn(table, 1))


# Bad Jugement -------------------------------------------------------------------------------------


def armed(*gear, here="H6", **position):
    return maul({1: here}, position.pop("zombies", ["I6", "K6"]), gear={1: gear}, hands={MASTER: ["bad-jugement"]}, **position)


@rule("maul.13.1")
@pytest.mark.parametrize("weapon", [MACHETE, PISTOL, RIFLE, MACHINE_GUN])
def test_bad_jugement_turns_a_weapon_against_its_owner(weapon):
    t = attack(armed(weapon), weapon, "I6")
    assert (t.waiting, asked(t)) == ((MASTER,), "use")
    play(t, "bad-jugement")
    assert (t.wounds[1], zombies(t), t.gear[1]) == (1, ["I6", "K6"], [weapon])
    assert asked(t) == "nothing", "and the turn is over"


@rule("maul.13.1")
@pytest.mark.parametrize(("weapon", "direction"), [(FLAMES, EAST), (SAWED_OFF, EAST)])
def test_a_cone_too(weapon, direction):
    t = play(blast(armed(weapon), weapon, direction), "bad-jugement")
    assert (t.wounds[1], len(zombies(t)), asked(t)) == (1, 2, "nothing")


@rule("maul.13.1")
def test_and_grenades():
    t = play(attack(armed(GRENADES), GRENADES, "K6"), "bad-jugement")
    assert (t.wounds[1], t.gear[1], asked(t)) == (1, [GRENADES], "nothing")


@rule("maul.13.1")
def test_the_machine_gun_is_used_once_for_both_shots():
    t = choose(attack(armed(MACHINE_GUN, rolls=[4, 4]), MACHINE_GUN, "I6"), "pass")
    assert asked(t) == "second"
    attack(t, MACHINE_GUN, "K6")
    assert (zombies(t), asked(t)) == ([], "act")
    t = play(attack(armed(MACHINE_GUN), MACHINE_GUN, "I6"), "bad-jugement")
    assert t.wounds[1] == 1


def test_hands_medikits_and_ammo_are_no_weapons():
    t = attack(armed(rolls=[1]), FISTS, "I6")
    assert asked(t) == "act"
    t = choose(armed(MEDIKIT, wounds={1: 1}), "heal")
    assert (asked(t), t.wounds[1]) == ("act", 0)
    t = choose(attack(armed(PISTOL, AMMO, rolls=[1]), PISTOL, "I6"), "pass")
    choose(t, "yes")
    assert (asked(t), t.gear[1]) == ("act", [PISTOL])


@rule("maul.13.1")
def test_it_may_kill():
    t = attack(armed(PISTOL, wounds={1: 3}), PISTOL, "I6")
    play(t, "bad-jugement")
    assert (t.alive[1], asked(t)) == (0, "nothing")
    assert zombies(t) == ["I6", "K6", "H6"]


# On a bite ----------------------------------------------------------------------------------------


@rule("maul.13.2")
def test_blind_side_makes_a_hit_of_a_miss():
    t = biting("blind-side")
    assert (t.waiting, asked(t)) == ((MASTER,), "bite")
    play(t, "blind-side")
    assert t.wounds[1] == 1


def test_a_hit_asks_nobody():
    t = biting("blind-side", die=6)
    assert (t.wounds[1], asked(t)) == (1, "master")


@rule("maul.13.8")
def test_relentless_zombie_adds_one():
    assert play(biting("relentless", die=5), "relentless").wounds[1] == 1
    t = play(biting("relentless", "relentless", die=4), "relentless")
    assert (t.wounds[1], asked(t)) == (0, "bite"), "one more is missing"
    assert play(t, "relentless").wounds[1] == 1
    assert t.view(1)["roll"] == {"of": "attack", "die": 4, "add": 2, "needs": 6, "hit": True}


# On a coming turn ---------------------------------------------------------------------------------


@rule("maul.13.3")
def test_cower_in_the_corner_skips_a_turn():
    t = turn_under("cower", rolls=[3, 3])
    assert asked(t) == "nothing"
    assert t.dice.rolls == [3, 3], "not even the dice are rolled"
    run(t, lambda table: rules_turn.begin_turn(table, 1))
    assert (asked(t), t.left) == ("act", 6), "one turn only"


@rule("maul.13.3")
def test_only_the_one_it_was_played_on():
    t = commanding("cower", zombies=["A1"])
    assert offered(play(t, "cower")) == [("whom", 1), ("whom", 2), ("whom", 3)]
    choose(t, "whom", 2)
    assert t.view(3)["pawns"][1]["states"] == ["cowering"]
    run(t, lambda table: rules_turn.begin_turn(table, 1))
    assert asked(t) == "act"


@rule("maul.13.4")
def test_dazed_and_confused_leaves_one_die():
    t = turn_under("dazed", rolls=[5, 6])
    assert t.left == 5
    assert t.view(1)["roll"]["dice"] == [5]
    t = run(t, lambda table: rules_turn.begin_turn(table, 1))
    assert len(t.view(1)["roll"]["dice"]) == 2, "one turn only"


@rule("maul.13.4")
def test_but_never_fewer_than_two_actions():
    t = turn_under("dazed", rolls=[1, 6])
    assert t.left == 2
    assert turn_under("dazed", rolls=[4, 6], wounds=3).left == 2


@rule("maul.13.4")
def test_all_clients_are():
    t = play(commanding("dazed", zombies=["A1"], dead=[2]), "dazed")
    assert [pawn["states"] for pawn in t.view(1)["pawns"]] == [["dazed"], [], ["dazed"]]


@rule("maul.13.12")
@pytest.mark.parametrize(("rolls", "wounds", "left"), [((3, 5, 2), 0, 6), ((3, 5, 2), 3, 3), ((6, 6, 6), 0, 6)])
def test_the_dead_tell_no_tales_takes_a_dies_worth_away(rolls, wounds, left):
    t = turn_under("dead-tell", rolls=rolls, wounds=wounds)
    assert (asked(t), t.left) == ("act", left)
    assert t.view(1)["roll"]["less"] == rolls[2]


@rule("maul.13.12")
@pytest.mark.parametrize("rolls", [(1, 2, 3), (1, 1, 2), (1, 1, 6)])
def test_with_none_left_the_turn_is_skipped(rolls):
    t = turn_under("dead-tell", rolls=rolls)
    assert (asked(t), t.left) == ("nothing", 0)
    t = turn_under("dead-tell", rolls=(1, 2, 2))
    assert (asked(t), t.left) == ("act", 1)


@rule("maul.13.12", "maul.13.4")
@pytest.mark.parametrize(("rolls", "wounds", "left"), [((5, 3), 0, 2), ((1, 1), 3, 1), ((4, 1), 1, 2)])
def test_dazed_first_then_the_floor_then_the_dead(rolls, wounds, left):
    """One die, less the wounds, at least 2; from that a die's worth."""
    t = turn_under("dazed", "dead-tell", rolls=rolls, wounds=wounds)
    assert t.left == left
    assert t.view(1)["roll"] == {"of": "actions", "dice": [rolls[0]], "less": rolls[1], "total": left}


@rule("maul.13.14")
def test_a_turn_that_is_skipped_has_no_cards_and_no_end():
    t = turn_under("cower", rolls=[3, 3], hands={1: ["vuja-de", "fresh-air"]})
    assert asked(t) == "nothing"
    t = turn_under("dead-tell", rolls=[1, 1, 6], hands={1: ["vuja-de", "fresh-air"]})
    assert offered(t) == [("pass",)]
    choose(t, "pass")
    assert asked(t) == "nothing"
    t = turn_of(1, hands={1: ["vuja-de"]})
    choose(t, "end")
    assert asked(t) == "end", "unlike any other turn"


def test_cowering_is_all_that_befalls_a_skipped_turn():
    t = turn_under("cower", "dazed", "dead-tell", rolls=[3, 3])
    assert (t.cowering, t.dazed, t.dreading) == (0, 0b1100, 0b1100)


# Places and things --------------------------------------------------------------------------------


@rule("maul.13.5")
def test_deja_vu_brings_a_client_back_to_the_food_court():
    t = commanding("deja-vu", clients={1: "A1", 2: "X5"}, zombies=["W5"])
    choose(play(t, "deja-vu"), "whom", 1)
    assert (t.waiting, asked(t)) == ((MASTER,), "spot")
    assert len(places(t, "spot")) == 18, "all but those that are taken"
    choose(t, "spot", cell("V4"))
    assert where(t, 1) == "V4"
    assert t.is_free(cell("A1"))


@rule("maul.13.5")
def test_there_must_be_room():
    court = [column + line for line in "4567" for column in "VWXYZ"]
    t = commanding("deja-vu", clients={1: "A1"}, zombies=court)
    assert why_not(t, "card", "deja-vu") == "maul.13.5"
    t = commanding("deja-vu", clients={1: "A1"}, zombies=court[1:])
    assert why_not(t, "card", "deja-vu") is None


@rule("maul.13.6")
def test_magic_burrito_wounds_or_empties():
    t = commanding("magic-burrito", zombies=["A1"], gear={1: [FOOD, FOOD, AMMO], 3: [FOOD]})
    play(t, "magic-burrito")
    assert (t.waiting, asked(t)) == ((1,), "burrito")
    choose(t, "no")
    assert (t.wounds[1], t.gear[1]) == (2, [FOOD, FOOD, AMMO])
    assert t.waiting == (3,), "whoever has no food is not asked"
    choose(t, "yes")
    assert (t.wounds[3], t.gear[3], t.searched) == (0, [], [FOOD])
    assert asked(t) == "master"


@rule("maul.13.6")
def test_a_burrito_may_kill():
    t = commanding("magic-burrito", zombies=["A1"], gear={1: [FOOD] * 3, 2: [FOOD]}, wounds={1: 2})
    choose(play(t, "magic-burrito"), "no")
    assert (t.alive[1], t.wounds[1]) == (0, 4), "the wounds after that hurt nobody"
    assert t.waiting == (2,)


@rule("maul.13.6")
def test_clothing_helps_against_each_wound():
    t = commanding("magic-burrito", zombies=["A1"], gear={1: [FOOD, FOOD]}, hands={1: ["heavy-clothing", "missed-by"]})
    choose(play(t, "magic-burrito"), "no")
    assert asked(t) == "wound"
    assert offered(t) == [("card", 5), ("pass",)]
    play(t, "heavy-clothing")
    choose(t, "pass")
    assert t.wounds[1] == 1


@rule("maul.13.7")
def test_rampage_gives_two_bites_both_last():
    t = play(commanding("rampage", clients={1: "I6"}, zombies=["H6"], rolls=[6, 6]), "rampage")
    choose(choose(t, "activate", 0), "bite", 1)
    assert {choice[0] for choice in offered(t)} == {"bite", "advance", "stop"}
    choose(t, "bite", 1)
    assert (t.wounds[1], asked(t)) == (2, "master")


@rule("maul.13.7")
def test_each_takes_an_action():
    t = play(commanding("rampage", clients={1: "L6"}, zombies=["H6"], rolls=[6]), "rampage")
    step(choose(t, "activate", 0), "I6", "J6", "K6")
    choose(t, "bite", 1)
    assert asked(t) == "master"
    t = play(commanding("rampage", clients={1: "K6"}, zombies=["H6"], rolls=[6]), "rampage")
    choose(step(choose(t, "activate", 0), "I6", "J6"), "bite", 1)
    assert asked(t) == "zombie"


@rule("maul.13.7")
def test_it_may_be_played_while_a_zombie_acts_and_ends_with_the_turn():
    t = choose(commanding("rampage", clients={1: "I6"}, zombies=["H6"], rolls=[1, 1]), "activate", 0)
    play(t, "rampage")
    choose(choose(t, "bite", 1), "bite", 1)
    assert asked(t) == "master"
    assert t.view(1)["rampage"]
    choose(t, "end")
    assert not t.view(1)["rampage"]


@rule("maul.13.7")
def test_two_of_them_give_no_third_bite_and_no_step_between():
    t = choose(commanding("rampage", "rampage", clients={1: "I6"}, zombies=["H6"], rolls=[1, 1]), "activate", 0)
    choose(play(play(t, "rampage"), "rampage"), "bite", 1)
    assert not may(t, "step")
    choose(t, "bite", 1)
    assert asked(t) == "master"


@rule("maul.13.9")
def test_stumble_over_body_costs_a_piece_of_equipment():
    t = commanding("stumble", zombies=["A1"], gear={1: [FOOD, PISTOL, cart(RIFLE)]})
    play(t, "stumble")
    assert offered(t) == [("whom", 1)], "whoever has any"
    choose(t, "whom", 1)
    assert t.waiting == (1,)
    assert offered(t) == [("item", FOOD), ("item", PISTOL), ("item", CART)]
    choose(t, "item", CART)
    assert (t.gear[1], sorted(t.searched)) == ([FOOD, PISTOL], [RIFLE, CART])


@rule("maul.13.10")
def test_schools_out_brings_a_dies_worth_more():
    t = masters(zombies=["A1"], hands={MASTER: ["schools-out", "schools-out"]}, rolls=[4, 2])
    assert (t.waiting, asked(t)) == ((MASTER,), "reinforce")
    play(t, "schools-out")
    assert asked(t) == "reinforce", "and the other one"
    play(t, "schools-out")
    assert t.view(1)["reinforcements"] == 9


@rule("maul.13.13")
def test_unlucky_takes_a_card_at_random():
    t = commanding("unlucky", zombies=["A1"], hands={1: ["inspired", "vuja-de"]})
    play(t, "unlucky")
    assert offered(t) == [("whom", 1)]
    choose(t, "whom", 1)
    assert len(t.hands[1]) == 1
    assert sorted(t.hands[1] + t.client_out) == [6, 18]


# Smart Zombie -------------------------------------------------------------------------------------


def killed(*gear, cards=("smart-zombie",)):
    t = maul({1: "H6", 2: "J6", 3: "K6"}, gear={1: gear}, wounds={1: 3})
    hand(t, MASTER, *cards)
    return run(t, lambda table: hurt(table, 1 + 8 * BITTEN))


@rule("maul.13.11")
def test_smart_zombie_keeps_weapons_and_ammo():
    t = killed(PISTOL, AMMO, FOOD, cart(RIFLE))
    assert (t.waiting, asked(t)) == ((MASTER,), "death")
    play(t, "smart-zombie")
    assert (t.gear[1], sorted(t.searched)) == ([PISTOL, AMMO], [FOOD, RIFLE, CART])
    assert t.view(2)["zombies"][0]["gear"][0] == {"item": "pistol", "holds": None}


@rule("maul.13.11")
def test_otherwise_they_are_discarded_and_without_a_weapon_nobody_is_asked():
    t = choose(killed(PISTOL), "pass")
    assert (t.gear[1], t.searched) == ([], [PISTOL])
    assert asked(killed(AMMO, FOOD)) == "nothing"
    assert asked(killed(PISTOL)) == "death"


def smart(*gear, rolls=(), clients=None, **position):
    t = masters(clients or {2: "J6", 3: "M7"}, dead=[1], rolls=rolls, **position)
    if asked(t) == "reinforce":
        choose(t, "pass")
    turned(t, 1, "H6", *gear)
    return choose(t, "activate", TURNED + 1)


@rule("maul.13.11")
@pytest.mark.parametrize("weapon", [PISTOL, RIFLE])
@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 1)])
def test_it_shoots_with_the_usual_numbers(weapon, die, wounds):
    t = attack(smart(weapon, rolls=[die]), weapon, "J6")
    assert (t.wounds[2], asked(t)) == (wounds, "master")
    play(killed(PISTOL), "smart-zombie")


def test_it_strikes_with_blades_or_bites():
    t = smart(MACHETE, clients={2: "I6"}, rolls=[4])
    assert may(t, "bite")
    assert attack(t, MACHETE, "I6").wounds[2] == 1
    t = smart(MACHETE, clients={2: "I6"}, rolls=[5])
    assert choose(t, "bite", 2).wounds[2] == 0, "teeth still need a 6"


def test_it_fires_a_machine_gun_twice():
    t = attack(smart(MACHINE_GUN, rolls=[4, 4]), MACHINE_GUN, "J6")
    assert (t.waiting, asked(t)) == ((MASTER,), "second")
    attack(t, MACHINE_GUN, "M7")
    assert (t.wounds[2], t.wounds[3], asked(t)) == (1, 1, "master")


@pytest.mark.parametrize(("weapon", "die"), [(FLAMES, 3), (SAWED_OFF, 4)])
def test_it_blasts_every_client_in_the_cone_and_no_zombie(weapon, die):
    t = smart(weapon, clients={2: "J6", 3: "J7"}, zombies=["I6"], rolls=[die])
    blast(t, weapon, EAST)
    assert (t.wounds[2], t.wounds[3], len(zombies(t))) == (1, 1, 2)


def test_its_cones_are_seen_beforehand():
    t = smart(FLAMES)
    assert cell("I6") in t.view(MASTER)["question"]["areas"]["flame-thrower"][EAST]


def test_it_throws_grenades():
    t = smart(GRENADES, clients={2: "J6", 3: "K7"}, rolls=[4, 4])
    attack(t, GRENADES, "J6")
    assert (t.wounds[2], t.wounds[3]) == (1, 1)
    t = smart(GRENADES, clients={2: "J6", 3: "I7"}, rolls=[1, 4])
    attack(t, GRENADES, "J6")
    assert (t.wounds[2], t.wounds[3], t.gear[1]) == (0, 1, [])


def test_its_weapon_jams_and_its_ammo_pays():
    t = attack(smart(PISTOL, rolls=[1]), PISTOL, "J6")
    assert (t.gear[1], t.searched) == ([], [PISTOL])
    t = attack(smart(PISTOL, AMMO, rolls=[1]), PISTOL, "J6")
    assert (t.waiting, asked(t)) == ((MASTER,), "ammo")
    choose(t, "yes")
    assert (t.gear[1], t.searched) == ([PISTOL], [AMMO])


def test_nobody_spoils_its_weapons_but_its_own_side_helps():
    hands = {2: ["buyer-beware"], MASTER: ["bad-jugement", "blind-side"]}
    t = attack(smart(PISTOL, rolls=[2], hands=hands), PISTOL, "J6")
    assert (t.waiting, asked(t)) == ((MASTER,), "bite")
    play(t, "blind-side")
    assert t.waiting == (2,), "who may still answer the wound"
    choose(t, "pass")
    assert t.wounds[2] == 1


def test_its_attack_is_its_last_action():
    t = step(smart(PISTOL, rolls=[1, 1]), "H5")
    attack(t, PISTOL, "J6")
    assert asked(t) == "master"


def test_when_it_falls_it_drops_what_it_kept():
    t = maul({2: "I6"}, dead=[1], turn=2, rolls=[5])
    turned(t, 1, "H6", PISTOL, AMMO)
    run(t, rules_turn.act)
    attack(t, FISTS, "H6")
    assert (zombies(t), t.gear[1], t.searched) == ([], [], [PISTOL, AMMO])

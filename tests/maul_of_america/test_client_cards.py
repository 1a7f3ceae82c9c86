"""The nineteen cards of the Clients."""

from __future__ import annotations

import pytest

from cervelle.games.maul_of_america import rules_master, rules_round, rules_turn
from cervelle.games.maul_of_america.rules_wound import hurt
from cervelle.games.maul_of_america.table_kit import BITTEN, BURRITOS, CROSSED, OWN_WEAPON
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    EAST,
    FISTS,
    FLAMES,
    FOOD,
    GRENADES,
    MACHINE_GUN,
    MASTER,
    MEDIKIT,
    PISTOL,
    RIFLE,
    ZOMBIES_1,
    ZOMBIES_2,
    asked,
    attack,
    blast,
    cards,
    cart,
    cell,
    choose,
    masters,
    maul,
    may,
    offered,
    pass_windows,
    places,
    play,
    run,
    step,
    turn_of,
    where,
    why_not,
    zombies,
)

rule = pytest.mark.rule


def holding(*mine, here="H6", **position):
    """A Client with these cards, about to act."""
    hands = {1: mine, **position.pop("hands", {})}
    return maul({1: here, **position.pop("others", {})}, position.pop("zombies", ()), hands=hands, **position)


# One's own turn -----------------------------------------------------------------------------------


@rule("maul.14.1")
def test_air_duct_leads_straight_through_walls_between_shops():
    t = holding("air-duct", here="R10")
    assert "R11" not in places(t, "step")
    play(t, "air-duct")
    assert "R11" in places(t, "step")
    assert not {"Q11", "S11"} & places(t, "step"), "straight only"
    step(t, "R11", "R10", "R11")
    assert (where(t, 1), t.left) == ("R11", 3)


@rule("maul.14.1")
def test_not_into_a_corridor_nor_for_an_attack():
    t = play(holding("air-duct", here="E3", zombies=["F3"], gear={1: [PISTOL]}), "air-duct")
    assert "F3" not in places(t, "step")
    t = play(holding("air-duct", here="R10", zombies=["R11"], gear={1: [PISTOL]}), "air-duct")
    assert why_not(t, "attack", PISTOL, "R11") == "maul.6.3"
    assert why_not(t, "step", "R11") is None


@rule("maul.14.1")
def test_it_lasts_for_the_turn():
    t = turn_of(1, clients={1: "R10"}, hands={1: ["air-duct"]}, rolls=[3, 3])
    play(t, "air-duct")
    assert t.view(2)["pawns"][0]["states"] == ["ducting"]
    choose(t, "end")
    assert t.ducting == 0


@rule("maul.14.2")
def test_breath_of_fresh_air_heals_one_wound():
    t = play(holding("fresh-air", wounds={1: 3}), "fresh-air")
    assert (t.wounds[1], t.left, t.hands[1], t.client_out) == (2, 6, [], [1])


@rule("maul.14.3")
def test_eagle_eyes_takes_equipment_out_of_the_discard():
    t = holding("eagle-eyes")
    t.searched = [ZOMBIES_1, PISTOL, FOOD, PISTOL]
    play(t, "eagle-eyes")
    assert offered(t) == [("item", FOOD), ("item", PISTOL)]
    choose(t, "item", PISTOL)
    assert (t.gear[1], t.searched) == ([PISTOL], [ZOMBIES_1, FOOD, PISTOL])


@rule("maul.14.3")
def test_there_must_be_some():
    t = holding("eagle-eyes")
    t.searched = [ZOMBIES_1]
    assert why_not(t, "card", "eagle-eyes") == "maul.14.3"


@rule("maul.14.4")
def test_eat_on_the_run_heals_in_the_food_court():
    t = play(holding("eat-on-the-run", here="X5", wounds={1: 2}), "eat-on-the-run")
    assert t.wounds[1] == 1
    assert why_not(holding("eat-on-the-run", here="X8", wounds={1: 2}), "card", "eat-on-the-run") == "maul.14.4"


@rule("maul.14.7")
def test_heavy_clothing_makes_windows_cheap_this_turn():
    t = turn_of(1, clients={1: "F9"}, hands={1: ["heavy-clothing"]}, rolls=[3, 3])
    play(t, "heavy-clothing")
    assert step(t, "G9").left == 5
    assert step(t, "F9").left == 4
    choose(t, "end")
    assert t.padded == 0


@rule("maul.14.8")
def test_inspired_adds_a_dies_worth_of_actions():
    t = play(holding("inspired", left=1, rolls=[5]), "inspired")
    assert t.left == 6
    t = play(holding("inspired", left=0, rolls=[2]), "inspired")
    assert t.left == 2


@rule("maul.14.21")
def test_even_where_the_dead_have_left_none():
    t = maul(hands={1: ["inspired"]}, rolls=[1, 1, 6, 4])
    t.dreading = 1 << 1
    run(t, lambda table: rules_turn.begin_turn(table, 1))
    assert (t.waiting, asked(t)) == ((1,), "roll")
    play(t, "inspired")
    assert (asked(t), t.left) == ("act", 4)


@rule("maul.14.9")
def test_its_mine_now_steals_a_card_at_random():
    t = holding("mine-now", hands={3: ["inspired", "vuja-de"]})
    play(t, "mine-now")
    assert offered(t) == [("whom", 3)], "whoever has one"
    choose(t, "whom", 3)
    assert (len(t.hands[1]), len(t.hands[3])) == (1, 1)
    assert set(t.view(1)["hand"]) | set(t.view(3)["hand"]) == {"inspired", "vuja-de"}


@rule("maul.14.11")
def test_look_over_there_takes_what_the_victim_chooses():
    t = holding("look-over-there", others={2: "I6"}, gear={2: [FOOD, cart(RIFLE)]})
    play(t, "look-over-there")
    choose(t, "whom", 2)
    assert t.waiting == (2,)
    choose(t, "item", CART)
    assert (t.gear[1], t.gear[2]) == ([cart(RIFLE)], [FOOD])


@rule("maul.14.11")
@pytest.mark.parametrize(("here", "there"), [("H6", "J6"), ("F4", "E5"), ("F3", "E3")])
def test_only_from_a_neighbour_who_has_something(here, there):
    t = holding("look-over-there", here=here, others={2: there}, gear={2: [FOOD]})
    assert why_not(t, "card", "look-over-there") == "maul.14.11"
    t = holding("look-over-there", others={2: "I6"}, gear={1: [FOOD]})
    assert why_not(t, "card", "look-over-there") == "maul.14.11"


@rule("maul.14.13")
def test_miraculous_recovery_heals_all():
    assert play(holding("miraculous-recovery", wounds={1: 3}), "miraculous-recovery").wounds[1] == 0


@rule("maul.14.15")
def test_premonition_takes_the_top_card_without_a_search():
    t = play(holding("premonition", draws=[PISTOL]), "premonition")
    assert (t.gear[1], t.left, t.last_search[1]) == ([PISTOL], 6, -1)


@rule("maul.14.15")
def test_zombies_come_as_after_a_search():
    t = play(holding("premonition", draws=[ZOMBIES_2]), "premonition")
    assert (t.waiting, asked(t)) == ((MASTER,), "found")
    assert places(t, "set") == {"G5", "H5", "I5", "G6", "I6", "G7", "H7", "I7"}


@rule("maul.14.17")
def test_scene_change_leads_to_any_free_cell():
    t = play(holding("scene-change", zombies=["A1"]), "scene-change")
    assert not {"A1", "AF13", "H6"} & places(t, "spot")
    choose(t, "spot", cell("AF20"))
    assert (where(t, 1), t.left) == ("AF20", 6)
    assert t.is_free(cell("H6"))


@rule("maul.14.19")
@pytest.mark.parametrize(("weapon", "die"), [(PISTOL, 1), (RIFLE, 1), (GRENADES, 2), (MACHINE_GUN, 1)])
def test_with_john_woo_nothing_jams(weapon, die):
    t = play(holding("john-woo", zombies=["J6"], gear={1: [weapon]}, rolls=[die, 3]), "john-woo")
    attack(t, weapon, "J6")
    assert (zombies(t), t.gear[1]) == (["J6"], [weapon]), "a plain miss"


@rule("maul.14.19")
def test_nor_a_cone_and_no_ammo_is_asked_for():
    t = play(holding("john-woo", zombies=["I6"], gear={1: [FLAMES, AMMO]}, rolls=[1]), "john-woo")
    blast(t, FLAMES, EAST)
    assert (t.gear[1], asked(t)) == ([FLAMES, AMMO], "act")


def test_john_woo_lasts_for_the_turn():
    t = turn_of(1, clients={1: "H6"}, hands={1: ["john-woo"]})
    play(t, "john-woo")
    choose(t, "end")
    assert t.woo == 0


# Reading is Fundamental ---------------------------------------------------------------------------


def reading(*where, others=None, **position):
    return play(holding("reading", others=others or {}, zombies=where, **position), "reading")


@rule("maul.14.16")
def test_reading_sends_two_zombies_away_wherever_they_are():
    t = reading("A1", "AF20", "O1")
    choose(t, "banish", 0)
    assert asked(t) == "read"
    choose(t, "banish", 2)
    assert (zombies(t), asked(t)) == (["AF20"], "act")
    assert t.left == 6, "that is no attack"


@rule("maul.14.16")
def test_or_one_or_none():
    t = choose(choose(reading("A1", "AF20"), "banish", 0), "done")
    assert (zombies(t), asked(t)) == (["AF20"], "act")
    assert zombies(choose(reading("A1"), "done")) == ["A1"]
    assert asked(choose(reading("A1"), "banish", 0)) == "act", "there is no other"


@rule("maul.14.16")
def test_or_leads_two_neighbours_to_another_client():
    t = reading("I6", "G6", "J6", others={2: "A6"})
    assert [choice for choice in offered(t) if choice[0] == "lead"] == [("lead", 1), ("lead", 0)]
    choose(t, "lead", 0)
    assert (asked(t), t.question(1, "fr").text) == ("lead", "« Reading is Fundamental » : vers qui ?")
    choose(t, "whom", 2)
    assert places(t, "spot") == {"A5", "B5", "B6", "A7", "B7"}
    choose(t, "spot", cell("B6"))
    assert offered(t) == [("lead", 1), ("done",)], "one way or the other, and to the same Client"
    choose(t, "lead", 1)
    choose(t, "spot", cell("A5"))
    assert (zombies(t), asked(t)) == (["B6", "A5", "J6"], "act")


@rule("maul.14.16")
def test_once_one_is_sent_away_none_is_led():
    t = choose(reading("I6", "G6", others={2: "A6"}), "banish", 0)
    assert offered(t) == [("banish", 1), ("done",)]


@rule("maul.14.16")
def test_to_someone_who_has_room():
    around = ["A5", "B5", "B6", "A7", "B7"]
    t = reading("I6", *around, others={2: "A6"}, dead=[3])
    assert not may(t, "lead")
    t = reading("I6", *around[1:], others={2: "A6"}, dead=[3])
    choose(choose(t, "lead", 0), "whom", 2)
    assert places(t, "spot") == {"A5"}


@rule("maul.14.16")
def test_there_must_be_a_zombie():
    assert why_not(holding("reading"), "card", "reading") == "maul.14.16"


# After a miss -------------------------------------------------------------------------------------


def missing(*mine, die, weapon=PISTOL, **position):
    t = holding(*mine, zombies=["J6"], gear={1: [weapon]}, rolls=[die], **position)
    return attack(t, weapon, "J6")


@rule("maul.14.5")
def test_extra_uumph_adds_one():
    t = missing("extra-uumph", die=3)
    assert (t.waiting, asked(t)) == ((1,), "missed")
    assert zombies(play(t, "extra-uumph")) == []


@rule("maul.14.5")
def test_and_another_one_more():
    t = play(missing("extra-uumph", "extra-uumph", die=2), "extra-uumph")
    assert asked(t) == "missed"
    assert zombies(play(t, "extra-uumph")) == []
    t = choose(play(missing("extra-uumph", "fresh-air", die=2), "extra-uumph"), "pass")
    assert zombies(t) == ["J6"]


@rule("maul.14.5")
def test_bare_hands_too():
    t = attack(holding("extra-uumph", zombies=["I6"], rolls=[4]), FISTS, "I6")
    assert zombies(play(t, "extra-uumph")) == []


@rule("maul.14.18")
def test_take_that_makes_a_hit_of_a_miss():
    assert zombies(play(missing("take-that", die=2), "take-that")) == []


@rule("maul.14.18")
def test_a_cone_that_missed_hits_everyone():
    t = blast(holding("take-that", zombies=["I6", "J6"], gear={1: [FLAMES]}, rolls=[2]), FLAMES, EAST)
    assert zombies(play(t, "take-that")) == []


def test_a_hit_needs_nothing():
    assert asked(missing("take-that", die=4)) == "act"


# A wound ------------------------------------------------------------------------------------------


def wound(cause, *mine):
    return run(holding(*mine), lambda table: hurt(table, 1 + 8 * cause))


@rule("maul.14.6")
@pytest.mark.parametrize("cause", [BITTEN, OWN_WEAPON, BURRITOS])
def test_heavy_clothing_ignores_a_wound(cause):
    t = wound(cause, "heavy-clothing")
    assert (t.waiting, asked(t)) == ((1,), "wound")
    play(t, "heavy-clothing")
    assert t.wounds[1] == 0


@rule("maul.14.14")
def test_missed_by_that_much_ignores_a_zombies_attack():
    t = play(wound(BITTEN, "missed-by"), "missed-by")
    assert t.wounds[1] == 0
    assert cards(wound(OWN_WEAPON, "missed-by")) == []
    assert cards(wound(BURRITOS, "missed-by")) == []


@rule("maul.14.14")
def test_in_the_zombie_masters_turn_too():
    t = choose(masters({1: "I6"}, ["H6"], hands={1: ["missed-by"]}, rolls=[6]), "activate", 0)
    play(choose(t, "bite", 1), "missed-by")
    assert (t.wounds[1], asked(t)) == (0, "master")


def test_a_zombie_that_is_crossed_is_not_answered():
    t = wound(CROSSED, "missed-by", "heavy-clothing")
    assert (t.wounds[1], asked(t)) == (1, "nothing")


# Let the Buyer Beware -----------------------------------------------------------------------------


def watched(*gear, **position):
    """Another Client holds Let the Buyer Beware."""
    hands = {2: ["buyer-beware"]}
    return maul({1: "H6"}, ["J6"], gear={1: gear}, hands=hands, **position)


@rule("maul.14.10")
@pytest.mark.parametrize("weapon", [PISTOL, RIFLE, GRENADES, MACHINE_GUN])
def test_let_the_buyer_beware_spoils_a_weapon(weapon):
    t = attack(watched(weapon), weapon, "J6")
    assert (t.waiting, asked(t)) == ((2,), "use")
    play(t, "buyer-beware")
    assert (t.gear[1], t.searched, zombies(t)) == ([], [weapon], ["J6"])
    assert (asked(t), t.left) == ("act", 5), "the turn goes on, the action is gone"


@rule("maul.14.10")
def test_a_medikit():
    t = play(choose(watched(MEDIKIT, wounds={1: 2}), "heal"), "buyer-beware")
    assert (t.wounds[1], t.gear[1], t.left) == (2, [], 5)


@rule("maul.14.10")
def test_or_ammo_and_then_the_weapon_goes_as_well():
    t = choose(attack(watched(PISTOL, AMMO, rolls=[1]), PISTOL, "J6"), "pass")
    choose(t, "yes")
    assert (t.waiting, asked(t)) == ((2,), "use")
    play(t, "buyer-beware")
    assert (t.gear[1], sorted(t.searched)) == ([], [AMMO, PISTOL])


@rule("maul.14.10")
def test_unless_there_is_more_ammo():
    t = choose(attack(watched(PISTOL, AMMO, AMMO, rolls=[1]), PISTOL, "J6"), "pass")
    play(choose(t, "yes"), "buyer-beware")
    assert (t.waiting, asked(t)) == ((1,), "ammo")
    choose(t, "yes")
    assert (t.gear[1], t.searched) == ([PISTOL], [AMMO, AMMO])


@rule("maul.14.10")
def test_a_weapon_may_go_into_the_cart():
    t = play(attack(watched(PISTOL, CART), PISTOL, "J6"), "buyer-beware")
    assert (t.waiting, asked(t)) == ((1,), "stow")
    choose(t, "yes")
    assert (t.gear[1], t.searched) == ([cart(PISTOL)], [])


def test_not_for_bare_hands_and_not_in_ones_own_turn():
    t = attack(maul({1: "H6"}, ["I6"], hands={2: ["buyer-beware"]}, rolls=[1]), FISTS, "I6")
    assert asked(t) == "act"
    t = maul({1: "H6"}, ["J6"], gear={1: [PISTOL]}, hands={1: ["buyer-beware"]}, rolls=[4])
    assert cards(t) == []
    assert asked(attack(t, PISTOL, "J6")) == "act"


# Merry-Go-Round Broke Down ------------------------------------------------------------------------


@rule("maul.14.12")
def test_merry_go_round_stops_the_escalator_and_the_turn():
    t = step(turn_of(1, clients={1: "M19"}, hands={3: ["merry-go-round"]}, rolls=[3, 3]), "A19")
    assert (t.waiting, asked(t)) == ((3,), "escalator")
    play(t, "merry-go-round")
    assert (where(t, 1), asked(t)) == ("M19", "nothing")


@rule("maul.14.12")
def test_if_nobody_stops_it_it_runs():
    t = step(maul({1: "M19"}, hands={3: ["merry-go-round"]}), "A19")
    choose(t, "pass")
    assert (where(t, 1), t.left, asked(t)) == ("A19", 5, "act")


def test_it_stops_no_zombie_and_not_oneself():
    t = choose(masters({}, ["M19"], hands={3: ["merry-go-round"]}), "activate", 0)
    step(t, "A19")
    assert (zombies(t), asked(t)) == (["A19"], "zombie")
    t = step(maul({1: "M19"}, hands={1: ["merry-go-round"]}), "A19")
    assert (where(t, 1), asked(t)) == ("A19", "act")


# Vuja De ------------------------------------------------------------------------------------------


def ended(**position):
    t = turn_of(1, clients={1: "H6", **position.pop("others", {})}, hands={1: ["vuja-de"]}, rolls=[3, 3, 5, 5], **position)
    return choose(step(t, "I6", "J6"), "end")


@rule("maul.14.20")
def test_vuja_de_goes_back_and_plays_another_turn():
    t = ended()
    assert (t.waiting, asked(t)) == ((1,), "end")
    play(t, "vuja-de")
    assert (where(t, 1), asked(t), t.left) == ("H6", "act", 10)


@rule("maul.14.20")
def test_nothing_but_the_pawn_goes_back():
    t = turn_of(1, clients={1: "G10"}, hands={1: ["vuja-de"]}, rolls=[3, 3], draws=[FOOD])
    choose(t, "search")
    play(choose(step(t, "H10"), "end"), "vuja-de")
    assert (where(t, 1), t.gear[1]) == ("G10", [FOOD])
    assert why_not(t, "search") == "maul.7.5"


@rule("maul.14.20")
def test_once_a_round():
    t = play(ended(), "vuja-de")
    t.hands[1] = [18]
    choose(t, "end")
    assert asked(t) == "nothing"
    assert t.again == 0b10
    t.hands[1] = []
    run(t, rules_round.next_round)
    assert t.again == 0


@rule("maul.14.20")
def test_if_the_start_is_taken_the_zombie_master_finds_the_nearest_place():
    t = ended()
    t.put_zombie(0, cell("H6"))
    play(t, "vuja-de")
    assert (t.waiting, asked(t)) == ((MASTER,), "settle")
    assert places(t, "set") == {"G5", "H5", "I5", "G6", "I6", "G7", "H7", "I7"}
    choose(t, "set", cell("G5"))
    assert (where(t, 1), asked(t)) == ("G5", "act")
    assert t.start == cell("G5")


def test_after_a_turn_that_was_cut_short_too():
    t = turn_of(1, clients={1: "M20"}, hands={1: ["vuja-de"], 2: ["merry-go-round"]}, rolls=[3, 3])
    play(step(t, "M19", "A19"), "merry-go-round")
    assert asked(t) == "end"
    play(t, "vuja-de")
    assert (where(t, 1), asked(t)) == ("M20", "act")


def test_but_not_by_the_dead():
    t = turn_of(1, clients={1: "H6"}, zombies=["I6"], wounds={1: 3}, hands={1: ["vuja-de"]}, rolls=[3, 3, 6])
    step(t, "I6")
    pass_windows(choose(t, "set", cell("H6")))
    assert asked(t) == "nothing"
    run(t, rules_master.master_turn)
    assert may(t, "activate")

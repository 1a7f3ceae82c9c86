"""Attacks of Clients: whom, through what, and what a jam costs."""

from __future__ import annotations

import pytest

from tests.maul_of_america.positions import (
    AMMO,
    CHAIN_SAW,
    EAST,
    FISTS,
    FLAMES,
    GRENADES,
    MACHETE,
    PISTOL,
    RIFLE,
    SAWED_OFF,
    WEST,
    asked,
    attack,
    blast,
    cell,
    choose,
    masters,
    maul,
    may,
    offered,
    places,
    why_not,
    zombies,
)

rule = pytest.mark.rule


def facing(*zombies, gear=(), **position):
    """A Client on the open floor."""
    return maul({1: "H6", **position.pop("others", {})}, zombies, gear={1: gear}, **position)


@rule("maul.6.1")
@pytest.mark.parametrize(("die", "hit"), [(4, False), (5, True), (6, True)])
def test_bare_hands_hit_on_a_five(die, hit):
    t = attack(facing("I7", rolls=[die]), FISTS, "I7")
    assert zombies(t) == ([] if hit else ["I7"])
    assert t.left == 5
    assert t.view(2)["roll"] == {"of": "attack", "die": die, "add": 0, "needs": 5, "hit": hit}


@rule("maul.6.1")
def test_they_reach_only_neighbours():
    t = facing("J6", "I5")
    assert places(t, "attack") == {"I5"}
    assert not may(facing("J6"), "attack")
    assert attack(t, FISTS, "I5").left == 5


@rule("maul.6.1")
def test_without_an_action_there_is_no_attack():
    assert not may(facing("I6", left=0, hands={1: ["vuja-de"]}), "attack")
    t = attack(facing("I6", left=1, rolls=[1]), FISTS, "I6")
    assert (t.left, asked(t)) == (0, "nothing")


@rule("maul.6.2")
@pytest.mark.parametrize("weapon", [FISTS, MACHETE, CHAIN_SAW])
@pytest.mark.parametrize(("here", "there"), [("F4", "E5"), ("C5", "B4"), ("N3", "M2")])
def test_no_blow_past_a_corner_or_diagonally_through_a_door(weapon, here, there):
    t = maul({1: here}, [there], gear={1: [MACHETE, CHAIN_SAW]})
    assert why_not(t, "attack", weapon, there) == "maul.6.2"


@rule("maul.6.2")
def test_nor_through_a_wall():
    t = maul({1: "F3"}, ["E3"], gear={1: [MACHETE]})
    assert why_not(t, "attack", MACHETE, "E3") == "maul.6.2"
    assert not may(t, "attack")


@rule("maul.6.2")
def test_nor_does_a_zombie_bite_there():
    t = choose(masters({1: "F4"}, ["E5"]), "activate", 0)
    assert why_not(t, "bite", 1) == "maul.6.2"
    t = choose(masters({1: "F5"}, ["E5"]), "activate", 0)
    assert why_not(t, "bite", 1) is None


@pytest.mark.parametrize(("here", "there"), [("F9", "G9"), ("U8", "V9"), ("C5", "C4")])
def test_windows_do_not_hinder_nor_do_doors_straight_ahead(here, there):
    t = attack(maul({1: here}, [there], rolls=[5]), FISTS, there)
    assert (zombies(t), t.left) == ([], 5)
    t = choose(masters({1: here}, [there]), "activate", 0)
    assert may(t, "bite")


@rule("maul.6.3")
def test_walls_stop_a_shot():
    t = maul({1: "F2"}, ["D4", "D2"], gear={1: [RIFLE]})
    assert why_not(t, "attack", RIFLE, "D4") == "maul.6.3"
    assert why_not(t, "attack", RIFLE, "D2") is None, "straight through the door"


@rule("maul.6.3")
def test_a_shot_past_a_corner_is_no_better_than_a_blow():
    t = maul({1: "F4"}, ["E5"], gear={1: [PISTOL]})
    assert why_not(t, "attack", PISTOL, "E5") == "maul.6.3"


@rule("maul.6.3")
def test_windows_doors_and_pawns_do_not():
    t = maul({1: "D9", 2: "E9"}, ["H9", "F9"], gear={1: [PISTOL]}, rolls=[4])
    attack(t, PISTOL, "H9")
    assert zombies(t) == ["F9"]
    assert why_not(maul({1: "F3"}, ["D3"], gear={1: [PISTOL]}), "attack", PISTOL, "D3") == "maul.6.3"


@rule("maul.6.4")
def test_range_is_the_larger_of_the_two_distances():
    t = facing("M7", "M5", "N6", gear=[PISTOL])
    assert places(t, "attack") == {"M7", "M5"}


@rule("maul.6.5")
@pytest.mark.parametrize("weapon", [FLAMES, SAWED_OFF])
def test_an_area_shot_that_would_touch_a_client_is_forbidden(weapon):
    t = facing("I6", "G6", gear=[weapon], others={2: "J5"})
    assert why_not(t, "blast", weapon, EAST) == "maul.6.5"
    assert why_not(t, "blast", weapon, WEST) is None


@rule("maul.6.5")
def test_so_are_grenades_and_whoever_throws_them_counts_too():
    t = facing("J6", "K6", gear=[GRENADES], others={2: "L7"})
    assert why_not(t, "attack", GRENADES, "J6") is None
    assert why_not(t, "attack", GRENADES, "K6") == "maul.6.5"
    assert why_not(t, "attack", GRENADES, "I6") == "maul.6.5", "next to oneself"


def test_a_single_shot_goes_past_other_clients():
    t = facing("J6", gear=[PISTOL], others={2: "I6"})
    assert places(t, "attack") == {"J6"}


def test_clients_are_never_targets():
    t = facing(gear=[PISTOL, FLAMES, GRENADES], others={2: "I6"})
    assert not may(t, "attack")
    assert not may(t, "blast")


@rule("maul.6.6")
def test_a_zombie_that_is_hit_goes_back_to_the_pool():
    t = facing("I6", rolls=[5])
    assert t.view(None)["pool"] == 24
    attack(t, FISTS, "I6")
    assert (zombies(t), t.view(None)["pool"]) == ([], 25)
    assert t.is_free(cell("I6"))


# Out of ammo --------------------------------------------------------------------------------------


@rule("maul.6.7")
@pytest.mark.parametrize(("weapon", "jams"), [(PISTOL, 1), (RIFLE, 1), (GRENADES, 2)])
def test_the_jam_number_loses_the_weapon(weapon, jams):
    for die in (1, 2, 3):
        t = attack(facing("J6", gear=[weapon], rolls=[die]), weapon, "J6")
        assert zombies(t) == ["J6"]
        assert t.gear[1] == ([] if die <= jams else [weapon])
        assert t.searched == ([weapon] if die <= jams else [])


@rule("maul.6.7")
@pytest.mark.parametrize("weapon", [FLAMES, SAWED_OFF])
def test_so_it_does_for_cones(weapon):
    t = blast(facing("I6", gear=[weapon], rolls=[1]), weapon, EAST)
    assert (zombies(t), t.gear[1]) == (["I6"], [])


def test_blades_and_hands_do_not_jam():
    t = facing("I6", gear=[MACHETE, CHAIN_SAW], rolls=[1, 1, 1])
    for weapon in (FISTS, MACHETE, CHAIN_SAW):
        attack(t, weapon, "I6")
    assert t.gear[1] == [MACHETE, CHAIN_SAW]


@rule("maul.6.8")
def test_ammo_may_go_instead_of_the_weapon():
    t = attack(facing("J6", gear=[PISTOL, AMMO], rolls=[1]), PISTOL, "J6")
    assert (t.waiting, asked(t)) == ((1,), "ammo")
    choose(t, "yes")
    assert (t.gear[1], t.searched) == ([PISTOL], [AMMO])
    assert (zombies(t), t.left) == (["J6"], 5), "still a miss"


@rule("maul.6.8")
def test_or_the_weapon_after_all():
    t = attack(facing("J6", gear=[PISTOL, AMMO], rolls=[1]), PISTOL, "J6")
    choose(t, "no")
    assert (t.gear[1], t.searched) == ([AMMO], [PISTOL])
    t = choose(attack(facing("J6", gear=[PISTOL, AMMO], rolls=[1]), PISTOL, "J6"), "yes")
    assert t.gear[1] == [PISTOL]


@rule("maul.6.9")
def test_the_natural_die_decides_a_jam():
    t = attack(facing("J6", gear=[PISTOL], rolls=[1], hands={1: ["take-that"]}), PISTOL, "J6")
    choose(t, "card", 16)
    assert zombies(t) == [], "a hit after all"
    assert t.gear[1] == [], "but the weapon has jammed"


@rule("maul.6.10")
def test_each_attack_is_made_with_one_weapon_near_by_too():
    t = facing("I6", "K6", gear=[PISTOL, PISTOL, MACHETE], rolls=[4])
    found = [choice[1:] for choice in offered(t) if choice[0] == "attack"]
    assert [arm for arm, _ in found] == [0, 1, 3, 3], "hands and machete at one, the pistol at both"
    attack(t, PISTOL, "I6")
    assert zombies(t) == ["K6"]

"""The thirteen search cards, one by one."""

from __future__ import annotations

import shutil

import pytest

from cervelle.engine.problem import Problem
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    CHAIN_SAW,
    EAST,
    FLAMES,
    FOOD,
    GRENADES,
    MACHETE,
    MACHINE_GUN,
    MEDIKIT,
    NORTH_EAST,
    PISTOL,
    RIFLE,
    SAWED_OFF,
    SOUTH,
    asked,
    attack,
    blast,
    cart,
    choose,
    game,
    masters,
    maul,
    may,
    offered,
    places,
    play,
    why_not,
    zombies,
)

rule = pytest.mark.rule


def shooter(weapon, *zombies, rolls=(), more=(), **position):
    return maul({1: "H6"}, zombies, gear={1: [weapon, *more]}, rolls=rolls, **position)


@rule("maul.15.1")
@pytest.mark.parametrize("missing", [FOOD, AMMO, MEDIKIT, PISTOL])
def test_food_is_one_of_the_four_kinds(missing):
    gear = [FOOD, AMMO, MEDIKIT, PISTOL]
    assert maul(gear={1: gear}).view(1)["pawns"][0]["ready"]
    gear.remove(missing)
    assert not maul(gear={1: [*gear, CART]}).view(1)["pawns"][0]["ready"]


@rule("maul.15.2")
def test_ammo_is_discarded_for_a_weapon():
    t = choose(attack(shooter(RIFLE, "K6", rolls=[1], more=[AMMO, AMMO]), RIFLE, "K6"), "yes")
    assert (t.gear[1], t.searched) == ([RIFLE, AMMO], [AMMO])


HITS = {MACHETE: 4, CHAIN_SAW: 3, PISTOL: 4, RIFLE: 4, MACHINE_GUN: 4, GRENADES: 4}
CONES = {FLAMES: 3, SAWED_OFF: 4}


@rule("maul.15.3")
@pytest.mark.parametrize(("weapon", "needs"), [*HITS.items()])
@pytest.mark.parametrize("short", [0, 1])
def test_each_weapon_hits_on_its_number(weapon, needs, short):
    target = "I6" if weapon in (MACHETE, CHAIN_SAW) else "J6"
    t = attack(shooter(weapon, target, rolls=[needs - short]), weapon, target)
    assert zombies(t) == ([target] if short else [])


@rule("maul.15.3")
@pytest.mark.parametrize(("weapon", "needs"), [*CONES.items()])
@pytest.mark.parametrize("short", [0, 1])
def test_so_do_those_that_cover_an_area(weapon, needs, short):
    t = blast(shooter(weapon, "I6", rolls=[needs - short]), weapon, EAST)
    assert zombies(t) == (["I6"] if short else [])


@rule("maul.15.4")
@pytest.mark.parametrize(("weapon", "reach"), [(MACHETE, 1), (CHAIN_SAW, 1), (GRENADES, 3), (PISTOL, 5)])
def test_each_weapon_has_its_reach(weapon, reach):
    columns = "HIJKLMNOP"
    row = [f"{column}6" for column in columns[1:]]
    t = maul({1: "H6"}, row, gear={1: [weapon]})
    found = {name for name in row if why_not(t, "attack", weapon, name) is None}
    wanted = set(row[:reach])
    assert found == (wanted - {"I6"} if weapon == GRENADES else wanted)


@rule("maul.15.4")
@pytest.mark.parametrize("weapon", [RIFLE, MACHINE_GUN])
def test_rifle_and_machine_gun_reach_ten_cells(weapon):
    t = maul({1: "E6"}, ["O6", "P6"], gear={1: [weapon]})
    assert places(t, "attack") == {"O6"}


@rule("maul.15.5")
def test_the_machine_gun_fires_twice_for_one_action():
    t = attack(shooter(MACHINE_GUN, "J6", "K6", rolls=[4, 4]), MACHINE_GUN, "J6")
    assert (t.waiting, asked(t)) == ((1,), "second")
    attack(t, MACHINE_GUN, "K6")
    assert (zombies(t), t.left, asked(t)) == ([], 5, "act")


@rule("maul.15.5")
def test_twice_at_the_same_one_or_only_once():
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[3, 4]), MACHINE_GUN, "J6")
    attack(t, MACHINE_GUN, "J6")
    assert zombies(t) == []
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[3]), MACHINE_GUN, "J6")
    choose(t, "stop")
    assert (zombies(t), asked(t)) == (["J6"], "act")


def test_with_nobody_left_there_is_no_second_shot():
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[4]), MACHINE_GUN, "J6")
    assert asked(t) == "act"


@rule("maul.15.5")
def test_a_jam_cancels_the_second_shot_unless_ammo_was_paid():
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[1]), MACHINE_GUN, "J6")
    assert (asked(t), t.gear[1]) == ("act", [])
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[1], more=[AMMO]), MACHINE_GUN, "J6")
    choose(t, "yes")
    assert asked(t) == "second"
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[1], more=[AMMO]), MACHINE_GUN, "J6")
    choose(t, "no")
    assert (asked(t), t.gear[1]) == ("act", [AMMO])


@rule("maul.15.5")
def test_the_second_shot_may_jam_as_well():
    t = attack(shooter(MACHINE_GUN, "J6", rolls=[2, 1]), MACHINE_GUN, "J6")
    assert asked(t) == "second"
    attack(t, MACHINE_GUN, "J6")
    assert (asked(t), t.gear[1]) == ("act", [])


# Areas --------------------------------------------------------------------------------------------


@rule("maul.15.6")
def test_grenades_roll_for_every_cell_of_the_burst():
    t = attack(shooter(GRENADES, "J5", "K6", "L7", "M6", rolls=[3, 4, 4]), GRENADES, "K6")
    assert zombies(t) == ["K6", "M6"], "the target was missed, those around it were hit, another was out of reach"
    assert (t.gear[1], t.left) == ([GRENADES], 5)


@rule("maul.15.6")
def test_only_the_targets_roll_loses_them():
    t = attack(shooter(GRENADES, "J5", "K6", rolls=[3, 1]), GRENADES, "K6")
    assert t.gear[1] == [GRENADES]
    t = attack(shooter(GRENADES, "J5", "K6", rolls=[2, 4]), GRENADES, "K6")
    assert (zombies(t), t.gear[1]) == (["K6"], [])


@rule("maul.15.6")
def test_they_may_be_thrown_between_zombies():
    t = attack(shooter(GRENADES, "J5", "L7", rolls=[1, 4, 4], hands={1: ["take-that"]}), GRENADES, "K6")
    assert (zombies(t), t.gear[1]) == ([], []), "and nobody is asked about a cell that was empty"
    t = shooter(GRENADES, "L6")
    assert places(t, "attack") == {"K5", "K6", "K7"}, "no further than they reach"


@rule("maul.15.6")
def test_walls_clip_the_burst():
    t = maul({1: "D6"}, ["F5", "E4"], gear={1: [GRENADES]}, rolls=[4, 4])
    attack(t, GRENADES, "F5")
    assert zombies(t) == ["E4"]


@rule("maul.15.7")
def test_the_sawed_off_covers_two_rows():
    hit = ["I6", "J5", "J6", "J7"]
    t = blast(shooter(SAWED_OFF, *hit, "I5", "I7", "K6", rolls=[4]), SAWED_OFF, EAST)
    assert zombies(t) == ["I5", "I7", "K6"]


@rule("maul.15.7")
def test_the_flame_thrower_covers_three():
    t = maul({1: "Y4"}, ["Y5", "X6", "Z6", "W7", "AA7", "X5", "Y8"], gear={1: [FLAMES]}, rolls=[3])
    blast(t, FLAMES, SOUTH)
    assert zombies(t) == ["X5", "Y8"]


@rule("maul.15.7")
def test_diagonally_it_is_a_square():
    square = ["W5", "X5", "W4", "X4"]
    t = blast(maul({1: "V6"}, [*square, "Y3", "V5"], gear={1: [SAWED_OFF]}, rolls=[4]), SAWED_OFF, NORTH_EAST)
    assert zombies(t) == ["Y3", "V5"]
    t = blast(maul({1: "V6"}, [*square, "Y3", "V5"], gear={1: [FLAMES]}, rolls=[3]), FLAMES, NORTH_EAST)
    assert zombies(t) == ["V5"]


@rule("maul.15.7")
def test_walls_clip_the_cone():
    t = blast(maul({1: "F5"}, ["F4", "E3", "G3"], gear={1: [SAWED_OFF]}, rolls=[4]), SAWED_OFF, 0)
    assert zombies(t) == ["E3"]


def test_one_needs_somebody_to_shoot_at():
    assert [choice for choice in offered(shooter(SAWED_OFF, "I6")) if choice[0] == "blast"] == [("blast", 8, EAST)]


# The cart -----------------------------------------------------------------------------------------


@rule("maul.15.8")
def test_a_weapon_that_jams_may_go_into_the_cart():
    t = attack(shooter(PISTOL, "J6", rolls=[1], more=[CART]), PISTOL, "J6")
    assert (t.waiting, asked(t)) == ((1,), "stow")
    choose(t, "yes")
    assert (t.gear[1], t.searched) == ([cart(PISTOL)], [])
    assert not may(t, "attack"), "it cannot be used there"


@rule("maul.15.8")
def test_or_not():
    t = choose(attack(shooter(PISTOL, "J6", rolls=[1], more=[CART]), PISTOL, "J6"), "no")
    assert (t.gear[1], t.searched) == ([CART], [PISTOL])
    t = choose(attack(shooter(PISTOL, "J6", rolls=[1], more=[CART]), PISTOL, "J6"), "yes")
    assert t.gear[1] == [cart(PISTOL)]


@rule("maul.15.8")
def test_the_cart_holds_one():
    t = attack(shooter(PISTOL, "J6", rolls=[1], more=[cart(RIFLE)]), PISTOL, "J6")
    assert (asked(t), t.gear[1], t.searched) == ("act", [cart(RIFLE)], [PISTOL])
    t = attack(shooter(PISTOL, "J6", rolls=[1], more=[cart(RIFLE), CART]), PISTOL, "J6")
    choose(t, "yes")
    assert t.gear[1] == [cart(RIFLE), cart(PISTOL)], "but there is a second cart"


@rule("maul.15.8")
def test_so_may_one_that_is_lost_over_a_body():
    t = masters(gear={1: [PISTOL, FOOD, CART]}, hands={0: ["stumble"]}, zombies=["A1"])
    choose(t, "pass")
    play(t, "stumble")
    choose(t, "whom", 1)
    choose(t, "item", PISTOL)
    assert (t.waiting, asked(t)) == ((1,), "stow")
    choose(t, "yes")
    assert t.gear[1] == [FOOD, cart(PISTOL)]


@rule("maul.15.9")
def test_ammo_is_spent_for_the_weapon_in_the_cart_or_the_weapon_is_lost():
    for answer, gear, gone in (("yes", [CART, PISTOL], [AMMO]), ("no", [CART, AMMO], [PISTOL])):
        t = choose(maul({1: "G10"}, gear={1: [cart(PISTOL)]}, draws=[AMMO]), "search")
        assert (t.waiting, asked(t)) == ((1,), "refit")
        choose(t, answer)
        assert (t.gear[1], t.searched) == (gear, gone)


@rule("maul.15.9")
def test_so_it_is_with_premonition():
    t = play(maul({1: "H6"}, gear={1: [cart(PISTOL)]}, draws=[AMMO], hands={1: ["premonition"]}), "premonition")
    choose(t, "yes")
    assert t.gear[1] == [CART, PISTOL]


def test_an_empty_cart_leaves_ammo_alone():
    t = choose(maul({1: "G10"}, gear={1: [CART]}, draws=[AMMO]), "search")
    assert (asked(t), t.gear[1]) == ("act", [CART, AMMO])


def test_ammo_that_is_not_drawn_leaves_the_cart_alone():
    t = maul({1: "H6"}, gear={1: [cart(PISTOL)]}, hands={1: ["eagle-eyes"]})
    t.searched = [AMMO]
    play(t, "eagle-eyes")
    choose(t, "item", AMMO)
    assert t.gear[1] == [cart(PISTOL), AMMO]


@pytest.mark.parametrize(
    ("name", "key", "found", "limits"),
    [
        ("sawed-off", "shots = 1", "shots = 2", "from 1 to 1"),
        ("grenades", "shots = 1", "shots = 2", "from 1 to 1"),
        ("grenades", "reach = 3", "reach = 1", "from 2 to 20"),
        ("flame-thrower", "reach = 3", "reach = 16", "from 1 to 9"),
        ("chain-saw", "jams = 0", "jams = 3", "from 0 to 2"),
    ],
)
def test_a_card_file_with_a_weapon_that_cannot_work_is_refused(tmp_path, name, key, found, limits):
    shutil.copytree(game.folder / "sections", tmp_path / "sections")
    text = (game.folder / "cards.toml").read_text("utf-8")
    before, card = text.split(f'name = "{name}"')
    (tmp_path / "cards.toml").write_text(f'{before}name = "{name}"{card.replace(key, found, 1)}', "utf-8")
    with pytest.raises(Problem) as wrong:
        game.data(tmp_path / "cards.toml")
    assert limits in wrong.value.text("en")

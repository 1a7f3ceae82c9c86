"""The ten plagued characters, their bodies, and the Abominations."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.rules_move import noise_in
from cervelle.games.zombicide.rules_zombies import rush
from cervelle.games.zombicide.table_kit import WALKER
from tests.zombicide.positions import camp, card, do, hurt, item, mob, no, run, zone

rule = pytest.mark.rule
FOUR = card("-/4N/4N/5N")
ONE = card("1N/1N/6N/7N")


def struck(name: str, rolls, weapon="short-sword", who="ann", **position):
    """An attack in melee on this one, alone."""
    t = camp(["c3"], others=[(name, "c3")], team=[who], gear={0: [weapon]}, rolls=rolls, **position)
    return do(t, "strike", 0, 0, "c3")


# They come ----------------------------------------------------------------------------------------


@rule("zc.6.1")
def test_the_first_of_a_cards_walkers_is_a_character_drawn_at_random():
    t = camp(["c3"], xp={0: 35}, scenario=2, spawns=["a6"], draws=[FOUR], picks=[3], then=[rules_phase.spawning])
    assert mob(t, "a6") == "WWW moor"


@rule("zc.6.1")
def test_rather_one_that_is_not_in_play():
    t = camp(["c3"], others=[("nurse", "a1")], scenario=2, spawns=["a6"], draws=[ONE], picks=[0], then=[rules_phase.spawning])
    assert mob(t, "a6") == "jailer"


@rule("zc.6.1")
def test_when_all_are_in_play_it_is_a_walker():
    everyone = [(name, "a1") for name in ("nurse", "jailer", "dancer", "moor", "dwarf", "monk", "wench", "noble", "bard", "jester")]
    t = camp(["c3"], others=everyone, scenario=2, spawns=["a6"], draws=[ONE], then=[rules_phase.spawning])
    assert mob(t, "a6") == "W"


@rule("zc.6.5")
def test_it_acts_when_walkers_do():
    t = camp(["c3"], {"a6": "F"}, [("nurse", "c6")], then=[lambda t: rush(t, WALKER)])
    assert mob(t, "c5") == "nurse"
    assert mob(t, "a6") == "F"


# Bodies -------------------------------------------------------------------------------------------


@rule("zc.6.3")
def test_killed_it_leaves_a_body():
    t = struck("nurse", [4])
    assert mob(t, "c3") == ""
    assert t.corpses[zone("c3")] == 1


@rule("zc.6.4")
def test_all_bodies_of_a_zone_are_searched_for_one_action():
    t = camp(["c3"], {"c3": "W"}, rolls=[6, 1, 3])
    t.corpses[zone("c3")] = 3
    do(t, "bodies", 0)
    assert t.gold == [5 + 0 + 2]
    assert t.left == [2]
    assert t.corpses[zone("c3")] == 0


@rule("zc.6.12")
def test_a_noble_has_two_pieces_more():
    t = struck("noble", [4, 1])
    do(t, "bodies", 0)
    assert t.gold == [2]


# Each of them -------------------------------------------------------------------------------------


@rule("zc.6.2")
def test_the_nurse_heals_an_abomination_in_her_zone():
    t = camp(["c3"], others=[("nurse", "a1"), ("plain", "a1", 2), ("abominotaur", "f1", 2)], then=[rules_phase.ending])
    assert hurt(t, "plain") == 1
    assert hurt(t, "abominotaur") == 2


@rule("zc.6.2")
def test_healing_stops_at_three():
    t = camp(["c3"], others=[("nurse", "a1"), ("abominatroll", "a1", 1)], then=[rules_phase.ending])
    assert hurt(t, "abominatroll") == 0
    t = camp(["c3"], others=[("nurse", "a1"), ("plain", "a1", 1)], then=[rules_phase.ending])
    assert hurt(t, "plain") == 0


@rule("zc.6.6")
def test_the_jailer_counts_twice_for_leaving():
    t = camp(["c3"], others=[("jailer", "c3")])
    do(t, "move", 0, "c2")
    assert t.left == [0]
    assert no(camp(["c3"], others=[("jailer", "c3")], left=2), "move", 0, "c2") == "zc.12.1"


@rule("zc.6.7")
def test_the_dancer_evades_the_first_hit_of_each_attack():
    t = struck("dancer", [6, 1], "sword")
    assert mob(t, "c3") == "dancer"
    assert mob(struck("dancer", [6, 6], "sword"), "c3") == ""
    t.dice.rolls = [6, 1]
    do(t, "strike", 0, 0, "c3")
    assert mob(t, "c3") == "dancer"


@rule("zc.6.8")
def test_the_moor_strikes_past_shields():
    t = camp(["c3"], others=[("moor", "c3")], gear={0: ["shield"]}, rolls=[6], then=[rules_zombies.activate])
    assert t.wounds == [1]
    t = camp(["c3"], others=[("moor", "c3")], gear={0: ["dwarven-shield"]}, rolls=[6], then=[rules_zombies.activate])
    assert t.wounds == [1]


def test_but_not_past_armour():
    t = camp(["c3"], others=[("moor", "c3")], gear={0: ["-", "-", "leather"]}, rolls=[5], then=[rules_zombies.activate])
    assert t.wounds == [0]


@rule("zc.6.9")
def test_the_dwarf_needs_damage_two():
    assert mob(struck("dwarf", [6]), "c3") == "dwarf"
    assert mob(struck("dwarf", [6], "hammer"), "c3") == ""


@rule("zc.6.10")
def test_magic_does_nothing_to_the_monk():
    t = camp(["c3"], others=[("monk", "c4")], team=["baldric"], gear={0: ["inferno"]}, rolls=[6] * 4)
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == "monk"
    assert mob(struck("monk", [6]), "c3") == ""


@rule("zc.6.11")
def test_the_wench_is_a_noise_beside_survivors():
    t = camp(["c3", "a6"], others=[("wench", "c4")])
    assert noise_in(t, zone("c4")) == 1
    t.zone[0] = zone("c2")
    assert noise_in(t, zone("c4")) == 0
    t.zone[0] = zone("c4")
    assert noise_in(t, zone("c4")) == 2


@rule("zc.6.13")
def test_the_bard_is_a_noise():
    t = camp(["a6"], others=[("bard", "c4")])
    assert noise_in(t, zone("c4")) == 1
    assert noise_in(t, zone("c3")) == 0


@rule("zc.6.14")
@pytest.mark.parametrize(("die", "left"), [(1, "W"), (2, "W"), (3, "")])
def test_the_jester_killed_in_melee_may_wake_a_walker(die, left):
    assert mob(struck("jester", [4, die]), "c3") == left


def test_killed_from_afar_he_does_not():
    t = camp(["c3"], others=[("jester", "c4")], team=["silas"], gear={0: ["short-bow"]}, rolls=[6, 1])
    do(t, "shoot", 0, 0, "c4")
    assert mob(t, "c4") == ""


# Abominations -------------------------------------------------------------------------------------


@rule("zc.7.1")
@pytest.mark.parametrize("worn", [("-", "-", "plate"), ("shield",), ("shield", "-", "plate")])
def test_an_abominations_wounds_ignore_armour(worn):
    t = camp(["c3"], others=[("plain", "c3")], gear={0: worn}, rolls=[6, 6], then=[rules_zombies.activate])
    assert t.wounds == [1]
    assert camp(["c3"], {"c3": "W"}, gear={0: worn}, rolls=[6, 6], then=[rules_zombies.activate]).wounds == [0]


@rule("zc.18.10")
def test_the_dwarven_shield_works_even_then():
    t = camp(["c3"], others=[("plain", "c3")], gear={0: ["dwarven-shield"]}, rolls=[4], then=[rules_zombies.activate])
    assert t.wounds == [0]
    t = camp(["c3"], others=[("plain", "c3")], gear={0: ["dwarven-shield"]}, rolls=[3], then=[rules_zombies.activate])
    assert t.wounds == [1]


@rule("zc.7.2")
@pytest.mark.parametrize(("weapon", "skills", "wounds"), [
    ("short-sword", (), 0), ("hammer", (), 1), ("hammer", ("damage-melee",), 2), ("short-sword", ("damage-melee",), 1),
])  # fmt: skip
def test_the_level_of_a_weapon_says_how_many_wounds_it_takes(weapon, skills, wounds):
    t = struck("plain", [6], weapon, skills={0: skills})
    assert hurt(t, "plain") == wounds


@rule("zc.7.2")
def test_never_more_than_two():
    t = struck("plain", [6], "kings-mace", skills={0: ["damage-melee"]}, states={0: 1})
    assert hurt(t, "plain") == 2


@rule("zc.7.3")
def test_each_wound_is_worth_two_fifths_and_the_third_kills():
    t = camp(["c3"], others=[("plain", "c4")], team=["silas"], gear={0: ["crossbow"]}, rolls=[6, 6])
    do(t, "shoot", 0, 0, "c4")
    assert (hurt(t, "plain"), t.xp) == (2, [4])
    t.gear[0][0] = item("crossbow")
    t.dice.rolls = [6, 6]
    do(t, "shoot", 0, 0, "c4")
    assert (mob(t, "c4"), t.xp) == ("", [6])


@rule("zc.7.3")
def test_wounds_stay_and_a_healed_one_gives_nothing_again():
    t = camp(["c3"], others=[("abominatroll", "c3", 2)], gear={0: ["hammer"]}, rolls=[6], then=[rules_phase.ending])
    assert hurt(t, "abominatroll") == 1
    t.left = [2]
    run(t, rules_phase.whose_turn)
    do(t, "strike", 0, 0, "c3")
    assert (hurt(t, "abominatroll"), t.xp) == (2, [0])
    t.dice.rolls = [6]
    do(t, "strike", 0, 0, "c3")
    assert (mob(t, "c3"), t.xp) == ("", [2])


@rule("zc.7.5")
def test_the_abominotaur_wounds_twice():
    t = camp(["c3"], others=[("abominotaur", "c3")], then=[rules_zombies.activate])
    assert t.wounds == [2]


@rule("zc.7.6")
def test_no_door_turns_the_abominotaur_aside():
    t = camp(["d5"], {"f4": "W"}, [("abominotaur", "f4")], doors=["c5-d5"], then=[rules_zombies.activate])
    assert mob(t, "e4") == "W"
    assert mob(t, "f4") == "abominotaur"
    assert t.doors >> t.map().door_between(zone("f4"), zone("f5")) & 1


@rule("zc.7.4")
def test_a_closed_door_costs_it_its_action_and_what_is_behind_comes_out():
    double = card("double")
    t = camp(["a2"], others=[("abominotaur", "a1")], draws=[double, card("3W/1F/4W/6W"), double], then=[rules_zombies.activate])
    assert mob(t, "a1") == "abominotaur"
    assert mob(t, "b2") == "WWW"
    assert t.wounds == [0]
    run(t, rules_zombies.activate)
    assert mob(t, "a2") == "WWW abominotaur"


@rule("zc.7.7")
def test_the_wolfbomination_has_three_actions():
    t = camp(["c1"], others=[("wolfbomination", "c6")], then=[rules_zombies.activate])
    assert mob(t, "c3") == "wolfbomination"


@rule("zc.7.8")
def test_the_abominatroll_heals_by_itself():
    t = camp(["c3"], others=[("abominatroll", "a1", 2), ("plain", "f1", 2)], then=[rules_phase.ending])
    assert (hurt(t, "abominatroll"), hurt(t, "plain")) == (1, 2)


@rule("zc.7.9")
def test_the_ablobination_makes_two_walkers_of_each_wound():
    t = struck("ablobination", [6], "hammer", skills={0: ["damage-melee"]})
    assert mob(t, "c3") == "WWWW ablobination"
    t = struck("ablobination", [6], "hammer")
    assert mob(t, "c3") == "WW ablobination"

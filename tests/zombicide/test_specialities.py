"""Specialities, and what they leave of a weapon's dice: the rulebook's three examples among them."""

from __future__ import annotations

import pytest

from cervelle.games.zombicide.rules_dice import dice_of, wielded
from cervelle.games.zombicide.table_kit import MAGIC, MELEE, RANGED
from tests.zombicide.positions import camp, zone

rule = pytest.mark.rule


def dice(name: str, kind: int, *hands: str, skills: tuple[str, ...] = ()) -> int:
    """How many dice this survivor rolls with what is in hand."""
    t = camp(["c3"], {"c3": "W"}, team=[name], gear={0: hands}, skills={0: skills})
    return dice_of(t, 0, wielded(t, 0, 0, kind), kind, zone("c3"))


@rule("zc.1.1")
@pytest.mark.parametrize(("name", "kind", "weapon", "count"), [
    ("ann", MELEE, "great-sword", 5), ("silas", RANGED, "crossbow", 2), ("baldric", MAGIC, "fireball", 3),
])  # fmt: skip
def test_the_main_speciality_uses_all_dice(name, kind, weapon, count):
    assert dice(name, kind, weapon) == count


@rule("zc.1.2")
@pytest.mark.parametrize(("name", "kind", "weapon", "count"), [
    ("baldric", MELEE, "great-sword", 4), ("clovis", RANGED, "repeating-crossbow", 2), ("ann", MAGIC, "fireball", 2),
])  # fmt: skip
def test_the_secondary_one_costs_a_die(name, kind, weapon, count):
    """The second example: four dice become three."""
    assert dice(name, kind, weapon) == count


@rule("zc.1.2")
def test_but_a_single_die_is_rolled_all_the_same():
    """The third example."""
    assert dice("baldric", MELEE, "short-sword") == 1


@rule("zc.1.3")
@pytest.mark.parametrize("kind", [MELEE, RANGED])
@pytest.mark.parametrize("name", ["clovis", "samson", "nelly"])
def test_a_weapon_for_melee_and_range_has_no_malus_in_either(name, kind):
    """The first example: a crossbow that strikes at 0 and shoots at 1–2."""
    assert dice(name, kind, "orcish-crossbow") == 2


@rule("zc.1.3")
def test_a_weapon_that_serves_the_secondary_one_counts_as_such_whatever_it_is_used_for():
    assert dice("baldric", RANGED, "orcish-crossbow") == 1
    assert dice("ann", RANGED, "orcish-crossbow") == 2


@rule("zc.1.4")
@pytest.mark.parametrize(("name", "kind", "weapon"), [
    ("silas", MELEE, "great-sword"), ("ann", RANGED, "repeating-crossbow"), ("clovis", MAGIC, "inferno"),
])  # fmt: skip
def test_a_third_speciality_rolls_one_die(name, kind, weapon):
    assert dice(name, kind, weapon) == 1


@rule("zc.1.5")
def test_each_weapon_of_a_dual_attack_has_its_malus():
    assert dice("baldric", MELEE, "sword", "sword") == 2
    assert dice("ann", MAGIC, "fireball", "fireball") == 4
    assert dice("silas", MELEE, "sword", "sword") == 2


@rule("zc.1.5")
def test_skills_add_their_dice_afterwards():
    assert dice("baldric", MELEE, "short-sword", skills=("die-melee",)) == 2
    assert dice("silas", MELEE, "great-sword", skills=("die-combat",)) == 2

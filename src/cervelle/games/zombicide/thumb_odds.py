"""What weapons promise and what wounds cost, in numbers."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from cervelle.games.zombicide.rules_dice import dice_of, more_damage, profile, skill_roll, swarm, usable, wielded
from cervelle.games.zombicide.rules_wounds import armour_of, shield_of
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import MAGIC, MELEE, RANGED, STONE

MOST_DICE: Final = 12


class Arm(NamedTuple):
    """One way to attack: its kind, how far it goes, how many dice, the chance of each, the damage of a hit."""

    slot: int
    kind: int
    least: int
    most: int
    dice: int
    chance: float
    damage: int
    reload: bool

    def hits(self) -> float:
        return self.dice * self.chance


def arms(t: CampaignTable, place: int) -> list[Arm]:
    """All ways in which a survivor can attack with what is at hand and loaded."""
    return [arm_of(t, place, slot, kind) for kind in (MELEE, RANGED, MAGIC) for slot in usable(t, place, kind)]


def arm_of(t: CampaignTable, place: int, slot: int, kind: int) -> Arm:
    weapons = wielded(t, place, slot, kind)
    found = profile(t, weapons[0], kind)
    assert found is not None
    dice = dice_of(t, place, weapons, kind, t.zone[place])
    chance = min(6, 7 - found[4] + skill_roll(t, place, kind)) / 6.0
    damage = found[5] + more_damage(t, place, kind)
    return Arm(slot, kind, found[1], found[2], dice, chance, damage, t.kit.reload[weapons[0]])


def dice_at(t: CampaignTable, place: int, arm: Arm, zone: int) -> int:
    """How many dice are rolled against this zone."""
    dice = max(arm.dice, t.count(zone)) if swarm(t, place, arm.kind) else arm.dice
    return min(dice, MOST_DICE)


@cache
def spread(dice: int, chance: float) -> list[float]:
    """How likely each number of hits is."""
    return [comb(dice, hits) * chance**hits * (1.0 - chance) ** (dice - hits) for hits in range(dice + 1)]


@cache
def left_over(crowd: int, dice: int, chance: float) -> float:
    """How many of a crowd are still there, on average, after so many dice."""
    dice = min(dice, 3 * MOST_DICE)
    return sum([max(0, crowd - hits) * odds for hits, odds in enumerate(spread(dice, chance))])


# Wounds ---------------------------------------------------------------------------------------------


def save_chance(t: CampaignTable, place: int, brute: bool = False) -> float:
    """The chance that armour stops a wound."""
    if brute:
        return 0.5 if t.states[place] & STONE else 0.0
    armour, shield = armour_of(t, place), shield_of(t, place)
    if not armour:
        return (7 - shield) / 6.0 if shield else 0.0
    chance = (7 - armour) / 6.0
    return 1.0 - (1.0 - chance) ** 2 if shield else chance


def wound_cost(t: CampaignTable, place: int, hits: float, death: float) -> float:
    """What so many hits cost this survivor: wounds, and the fear of death."""
    taken = hits * (1.0 - save_chance(t, place))
    life = t.kit.cards.wounds - t.wounds[place]
    return min(taken, life) + death * min(1.0, taken / life) ** 2

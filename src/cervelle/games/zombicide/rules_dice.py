"""Weapons, and the dice they roll."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_move import at_hand
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import DAGGER, KEEN, MAGIC, MELEE, NONE, PACK, RANGED, SKILL, STRONG, UNLOADED, kind_of

DICE: Final = ("die-melee", "die-ranged", "die-magic")
ROLL: Final = ("roll-melee", "roll-ranged", "")


# Weapons --------------------------------------------------------------------------------------------


def profile(t: CampaignTable, item: int, kind: int) -> tuple[int, int, int, int, int, int] | None:
    """How this item fights in this way, if it does."""
    for found in t.kit.profiles[kind_of(item)]:
        if found[0] == kind:
            return found
    return None


def usable(t: CampaignTable, place: int, kind: int) -> list[int]:
    """Slots with a weapon that can be used this way now."""
    slots = at_hand(t, place)
    if kind == MAGIC:
        slots = slots + from_the_book(t, place)
    gear = t.gear[place]
    return [s for s in slots if gear[s] != NONE and gear[s] < UNLOADED and profile(t, gear[s], kind) is not None]


def choosable(t: CampaignTable, place: int, kind: int) -> list[int]:
    """The same slots, but of weapons that are just alike only the first: to choose another would be the same."""
    gear = t.gear[place]
    found: list[int] = []
    for slot in usable(t, place, kind):
        if all(gear[slot] != gear[other] for other in found):
            found.append(slot)
    return found


def from_the_book(t: CampaignTable, place: int) -> list[int]:
    """zc.17.12  Spells in the backpack serve too."""
    return list(range(PACK, t.kit.slots)) if t.has_skill(place, SKILL["spellbook"]) else []


def twin_of(t: CampaignTable, place: int, slot: int, kind: int) -> int:
    """zc.13.6  Another weapon at hand just like this one, if both are dual."""
    item = t.gear[place][slot]
    if t.kit.dual[item] or (kind == MELEE and is_swordmaster(t, place)):
        for other in usable(t, place, kind):
            if other != slot and t.gear[place][other] == item:
                return other
    return NONE


def is_swordmaster(t: CampaignTable, place: int) -> bool:
    """zc.17.7  Every melee weapon is dual."""
    return t.has_skill(place, SKILL["swordmaster"])


def wielded(t: CampaignTable, place: int, slot: int, kind: int) -> list[int]:
    """The weapon of this slot, and its twin if they strike together."""
    item = t.gear[place][slot]
    twin = twin_of(t, place, slot, kind)
    return [item] if twin is None or twin == NONE else [item, item]


# Dice -------------------------------------------------------------------------------------------------


def more_damage(t: CampaignTable, place: int, kind: int) -> int:
    """More in melee, by skill or by potion."""
    if kind != MELEE:
        return 0
    return mighty(t, place) + strong(t, place)


def mighty(t: CampaignTable, place: int) -> int:
    """zc.17.13  One more damage in melee by skill."""
    return 1 if t.has_skill(place, SKILL["damage-melee"]) else 0


def strong(t: CampaignTable, place: int) -> int:
    """zc.4.8  One more damage in melee by potion."""
    return 1 if t.states[place] & STRONG else 0


def dice_of(t: CampaignTable, place: int, weapons: list[int], kind: int, zone: int) -> int:
    """Of all weapons together, after speciality and skills, against the zombies of this zone."""
    total = 0
    for item in weapons:
        found = profile(t, item, kind)
        assert found is not None
        total += after_malus(t, place, kind_of(item), found[3])
    if kind == MELEE and DAGGER not in weapons and t.in_hand(place, DAGGER):
        total += dagger_die()
    total += skill_dice(t, place, kind)
    if swarm(t, place, kind):
        total = max(total, t.count(zone))
    return total


def after_malus(t: CampaignTable, place: int, item: int, dice: int) -> int:
    """zc.1.5  What the speciality leaves of a weapon's dice, for each weapon by itself."""
    card = t.cast[place]
    if serves(t, item, t.kit.main[card]):
        return first_rate(dice)
    if serves(t, item, t.kit.second[card]):
        return second_rate(dice)
    return third_rate(dice)


def serves(t: CampaignTable, item: int, speciality: int) -> bool:
    """zc.1.3  A weapon belongs to every speciality it can be used in."""
    return any(found[0] == speciality for found in t.kit.profiles[item])


def first_rate(dice: int) -> int:
    """zc.1.1  All its dice."""
    return dice


def second_rate(dice: int) -> int:
    """zc.1.2  One die less, but one at least."""
    return max(1, dice - 1)


def third_rate(dice: int) -> int:
    """zc.1.4  A single die."""
    return min(1, dice)


def dagger_die() -> int:
    """zc.18.1  One die more by a dagger in the other hand."""
    return 1


def skill_dice(t: CampaignTable, place: int, kind: int) -> int:
    """zc.17.2  One die more by skill."""
    total = 1 if t.has_skill(place, SKILL["die-combat"]) else 0
    return total + (1 if t.has_skill(place, SKILL[DICE[kind]]) else 0)


def skill_roll(t: CampaignTable, place: int, kind: int) -> int:
    """zc.17.14  One more on each die by skill."""
    total = 1 if t.has_skill(place, SKILL["roll-combat"]) else 0
    if ROLL[kind] and t.has_skill(place, SKILL[ROLL[kind]]):
        total += 1
    return total + (keen(t, place) if kind != MELEE else 0)


def keen(t: CampaignTable, place: int) -> int:
    """zc.4.8  One more on each die at range and in magic by potion."""
    return 1 if t.states[place] & KEEN else 0


def swarm(t: CampaignTable, place: int, kind: int) -> bool:
    return (kind == MELEE and is_barbarian(t, place)) or (kind == RANGED and rains_iron(t, place))


def is_barbarian(t: CampaignTable, place: int) -> bool:
    """zc.17.8  In melee, as many dice as there are zombies."""
    return t.has_skill(place, SKILL["barbarian"])


def rains_iron(t: CampaignTable, place: int) -> bool:
    """zc.17.10  At range, as many dice as there are zombies."""
    return t.has_skill(place, SKILL["iron-rain"])


def six_die(t: CampaignTable, place: int) -> int:
    """zc.17.11  A natural six gives one more die."""
    return 1 if t.has_skill(place, SKILL["six-die"]) else 0

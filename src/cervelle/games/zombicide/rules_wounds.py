"""Wounds, armour, potions that break, and death."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    BODY,
    DIED,
    DWARVEN_SHIELD,
    ELIXIR,
    NONE,
    SHADOW,
    SHIELD,
    SKILL,
    STONE,
    VICTIM,
    kind_of,
)

MEALS: Final = 3
STONE_SKIN: Final = 4
# How a wound comes about: by a survivor's miss, by an Abomination, by the Moor, by any other zombie.
BY_FRIENDS: Final = 0
BY_BRUTES: Final = 1
BY_MOOR: Final = 2
BY_ZOMBIES: Final = 3


# Sharing out ----------------------------------------------------------------------------------------


def inflict(t: CampaignTable, what: int) -> None:
    """So many wounds of one sort in a zone, packed by `wounds_in`."""
    t.hurting, t.pain, t.ignoring = what // 1024, what // 4 % 256, what % 4
    t.then(share_pain)


def wounds_in(zone: int, count: int, how: int) -> int:
    return zone * 1024 + count * 4 + how


def share_pain(t: CampaignTable) -> None:
    """zc.14.2  Wounds are shared out among the survivors there, as the players wish."""
    there = in_pain(t)
    if t.pain == 0 or not there:
        t.pain = 0
        return
    t.then(share_pain)
    if len(there) == 1:
        suffer(t, there[0])
    else:
        t.ask(t.seat_of(there[0]), VICTIM)


def in_pain(t: CampaignTable) -> list[int]:
    """Who may be wounded: in friendly fire not the shooter, by zombies nobody who is unseen."""
    if t.ignoring == BY_FRIENDS:
        return [place for place in t.here(t.hurting) if place != t.actor]
    return [place for place in t.here(t.hurting) if not t.states[place] & SHADOW]


def suffer(t: CampaignTable, place: int) -> None:
    t.pain -= 1
    if is_saved(t, place):
        t.tell("saved", "zc.13.7", t.seat_of(place), t.told_of(place))
        return
    t.struck |= 1 << place
    hurt(t, place)


# Armour ---------------------------------------------------------------------------------------------


def is_saved(t: CampaignTable, place: int) -> bool:
    """zc.13.7  Armour saves on its number."""
    armour = pierced(t, place) if t.ignoring == BY_BRUTES else armour_of(t, place)
    shield = 0 if t.ignoring == BY_BRUTES else shield_of(t, place)
    if armour == 0:
        return shield > 0 and t.dice.roll(6) >= shield
    return t.dice.roll(6) >= armour or (shield > 0 and t.dice.roll(6) >= armour)


def armour_of(t: CampaignTable, place: int) -> int:
    """The best of what is worn, 0 if nothing is."""
    saves = [stone_skin(t, place), iron_hide(t, place), dwarven_shield(t, place)]
    worn = t.gear[place][BODY]
    if worn != NONE and t.kit.item_kind[kind_of(worn)] == "armour":
        saves.append(t.kit.armour[kind_of(worn)])
    return min([save for save in saves if save] or [0])


def pierced(t: CampaignTable, place: int) -> int:
    """zc.7.1  Against an Abomination only stone skin and the dwarven shield help."""
    saves = [stone_skin(t, place), dwarven_shield(t, place)]
    return min([save for save in saves if save] or [0])


def stone_skin(t: CampaignTable, place: int) -> int:
    """zc.4.9  Skin of stone saves on 4 or more."""
    return STONE_SKIN if t.states[place] & STONE else 0


def iron_hide(t: CampaignTable, place: int) -> int:
    """zc.17.6  Skin as good as leather."""
    return 5 if t.has_skill(place, SKILL["iron-hide"]) else 0


def dwarven_shield(t: CampaignTable, place: int) -> int:
    """zc.18.10  It saves as armour does, even from Abominations."""
    if is_shieldless(t) or not t.in_hand(place, DWARVEN_SHIELD):
        return 0
    return t.kit.armour[DWARVEN_SHIELD]


def shield_of(t: CampaignTable, place: int) -> int:
    """zc.18.3  A shield at hand saves, or lets armour be rolled again."""
    return t.kit.armour[SHIELD] if t.in_hand(place, SHIELD) and not is_shieldless(t) else 0


def is_shieldless(t: CampaignTable) -> bool:
    """zc.6.8  The Moor's blows pass every shield."""
    return t.ignoring == BY_MOOR


# Wounds and death -----------------------------------------------------------------------------------


def hurt(t: CampaignTable, place: int) -> None:
    """zc.11.4  The third wound kills."""
    t.wounds[place] += 1
    t.tell("wounded", "zc.11.4", t.seat_of(place), t.told_of(place, t.wounds[place]))
    if t.wounds[place] >= t.kit.cards.wounds:
        perish(t, place)


def perish(t: CampaignTable, place: int) -> None:
    if ELIXIR in t.belt[place]:
        revive(t, place)
    else:
        die(t, place)


def revive(t: CampaignTable, place: int) -> None:
    """zc.4.11  The elixir is drunk in time."""
    t.belt[place].remove(ELIXIR)
    t.wounds[place] = t.kit.cards.wounds - 1
    t.tell("revived", "zc.4.11", t.seat_of(place), t.told_of(place))


def shake(t: CampaignTable) -> None:
    """zc.4.4  After an attack, the potions of those it wounded may break."""
    for place in range(t.kit.places):
        if t.struck >> place & 1 and not t.dead[place]:
            for potion in t.belt[place][:]:
                if t.dice.roll(6) == 1:
                    t.belt[place].remove(potion)
                    t.tell("broke", "zc.4.4", t.seat_of(place), t.told_of(place, potion))
    t.struck = 0


def die(t: CampaignTable, place: int) -> None:
    """zc.8.6  A body lies where the survivor fell, for three of the zombies' turns."""
    t.dead[place] = 1
    t.left[place] = 0
    t.free[place] = 0
    t.moves[place] = 0
    t.states[place] = 0
    t.kept &= ~(1 << place)
    t.fallen.append([place, t.zone[place], MEALS])
    t.tell("died", "zc.8.6", t.seat_of(place), t.told_of(place))
    t.note(DIED, place)

"""Wounds, armour, potions that break, and death."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    DWARVEN_SHIELD,
    ELIXIR,
    NONE,
    SHIELD,
    SKILL,
    STONE,
    UNLOADED,
)

MEALS: Final = 3


def wound(t: CampaignTable, place: int, times: int, brute: bool, moor: bool = False) -> None:
    """So many wounds by one attack; a brute's ignore armour, a moor's a shield."""
    taken = 0
    for _ in range(times):
        if t.dead[place]:
            break
        if is_saved(t, place, brute, moor):
            t.tell("saved", "zc.13.7", t.seat_of(place), t.told_of(place))
            continue
        taken += 1
        hurt(t, place)
    if taken and not t.dead[place]:
        shake(t, place)


def is_saved(t: CampaignTable, place: int, brute: bool, moor: bool) -> bool:
    """zc.13.7  Armour saves on its number."""
    saves = armour_of(t, place)
    if t.states[place] & STONE:
        saves.append(4)
    if brute:
        saves = pierced(t, place, saves)
    shield = 0 if moor or brute else shield_of(t, place)
    if not saves:
        return shield > 0 and t.dice.roll(6) >= shield
    best = min(saves)
    if t.dice.roll(6) >= best:
        return True
    return shield > 0 and t.dice.roll(6) >= best


def pierced(t: CampaignTable, place: int, saves: list[int]) -> list[int]:
    """zc.7.1  Against an Abomination only stone skin and the dwarven shield help."""
    left = [4] if t.states[place] & STONE else []
    if t.holds(place, DWARVEN_SHIELD) in (0, 1, 2):
        left.append(t.kit.armour[DWARVEN_SHIELD])
    return left


def armour_of(t: CampaignTable, place: int) -> list[int]:
    worn = t.gear[place][2]
    saves: list[int] = []
    if worn != NONE and t.kit.item_kind[worn % UNLOADED] == "armour":
        saves.append(t.kit.armour[worn % UNLOADED])
    if t.has_skill(place, SKILL["iron-hide"]):
        saves.append(iron_hide(t))
    if t.holds(place, DWARVEN_SHIELD) in (0, 1, 2):
        saves.append(t.kit.armour[DWARVEN_SHIELD])
    return saves


def iron_hide(t: CampaignTable) -> int:
    """zc.17.6  Skin as good as leather."""
    return 5


def shield_of(t: CampaignTable, place: int) -> int:
    """zc.18.3  A shield in hand or on the body saves, or lets armour be rolled again."""
    return t.kit.armour[SHIELD] if t.holds(place, SHIELD) in (0, 1, 2) else 0


def hurt(t: CampaignTable, place: int) -> None:
    """zc.11.4  The third wound kills."""
    t.wounds[place] += 1
    t.tell("wounded", "zc.11.4", t.seat_of(place), t.told_of(place, t.wounds[place]))
    if t.wounds[place] >= t.kit.cards.wounds:
        if ELIXIR in t.belt[place]:
            revive(t, place)
        else:
            die(t, place)


def revive(t: CampaignTable, place: int) -> None:
    """zc.4.11  The elixir is drunk in time."""
    t.belt[place].remove(ELIXIR)
    t.wounds[place] = t.kit.cards.wounds - 1
    t.tell("revived", "zc.4.11", t.seat_of(place), t.told_of(place))


def shake(t: CampaignTable, place: int) -> None:
    """zc.4.4  Potions may break in an attack that wounds."""
    for potion in t.belt[place][:]:
        if t.dice.roll(6) == 1:
            t.belt[place].remove(potion)
            t.tell("broke", "zc.4.4", t.seat_of(place), t.told_of(place, potion))


def die(t: CampaignTable, place: int) -> None:
    """zc.8.6  A body lies where the survivor fell, for three of the zombies' turns."""
    t.dead[place] = 1
    t.left[place] = 0
    t.kept &= ~(1 << place)
    t.fallen.append([place, t.zone[place], MEALS])
    t.tell("died", "zc.8.6", t.seat_of(place), t.told_of(place))

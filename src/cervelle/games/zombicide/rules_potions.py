"""Potions: found, carried, drunk."""

from __future__ import annotations

from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ADRENALINE,
    CELERITE,
    DRANK,
    ELIXIR,
    FORCE,
    GRAND_SOIN,
    KEEN,
    OEIL,
    OMBRE,
    PIERRE,
    PURE,
    SHADOW,
    SOIN,
    SOUFFLE,
    STONE,
    STRONG,
)


def brew(t: CampaignTable) -> int:
    """zc.4.1  Which potion, a hundred-sided die says."""
    die = t.dice.roll(100)
    for potion in range(len(t.kit.potion_up_to)):
        if die <= t.kit.potion_up_to[potion]:
            return potion
    return 0


def has_belt_room(t: CampaignTable, place: int) -> bool:
    """zc.4.2  Two at the belt, no more."""
    return len(t.belt[place]) < t.kit.cards.belt


def can_drink(t: CampaignTable, place: int) -> bool:
    if t.states[place] & DRANK:
        return False
    return any(potion != ELIXIR for potion in t.belt[place])


def drink(t: CampaignTable, place: int, slot: int) -> None:
    """zc.4.3  For nothing, once a turn."""
    potion = t.belt[place].pop(slot)
    t.states[place] |= DRANK
    t.tell("drank", "zc.4.3", t.seat_of(place), t.told_of(place, potion))
    if potion in (SOIN, GRAND_SOIN):
        soothe(t, place, 2 if potion == GRAND_SOIN else 1)
    elif potion in (CELERITE, ADRENALINE):
        quicken(t, place, potion)
    elif potion in (FORCE, OEIL):
        sharpen(t, place, potion)
    elif potion == PIERRE:
        harden(t, place)
    elif potion in (OMBRE, SOUFFLE):
        fade(t, place, potion)


def soothe(t: CampaignTable, place: int, wounds: int) -> None:
    """zc.4.6  Wounds heal."""
    t.wounds[place] = max(0, t.wounds[place] - wounds)


def quicken(t: CampaignTable, place: int, potion: int) -> None:
    """zc.4.7  Two free moves, or one action."""
    if potion == CELERITE:
        t.moves[place] += 2
    else:
        t.left[place] += 1


def sharpen(t: CampaignTable, place: int, potion: int) -> None:
    """zc.4.8  A stronger arm, or a better eye, for this turn."""
    t.states[place] |= STRONG if potion == FORCE else KEEN


def harden(t: CampaignTable, place: int) -> None:
    """zc.4.9  Skin of stone, until the end of the round."""
    t.states[place] |= STONE


def fade(t: CampaignTable, place: int, potion: int) -> None:
    """zc.4.10  Unseen until an attack or a noise, or safe from gas for the scenario."""
    t.states[place] |= SHADOW if potion == OMBRE else PURE

"""Enchantments, bile and fire."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_fight import has_died, unpaid
from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_move import burn_up, has_room, make_noise, pay
from cervelle.games.zombicide.rules_potions import soothe
from cervelle.games.zombicide.rules_walk import is_fiery
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    CHARACTER,
    COMMON,
    FREE_MAGIC,
    FREE_SPELL,
    HEALING,
    INVISIBILITY,
    NONE,
    PUSH,
    SHADOW,
    SORTS,
    kind_of,
    sort_of,
    with_zone,
    zone_of,
)

BLESSINGS: Final = ("zc.18.5", "zc.18.6", "zc.18.7")
"""The rules of the spells that are cast on survivors, in the order of their numbers."""


def bless(t: CampaignTable, place: int, slot: int, target: int) -> None:
    """A spell on a survivor in sight."""
    pay(t, place, FREE_MAGIC | FREE_SPELL)
    spell = kind_of(t.gear[place][slot])
    make_noise(t, place)
    t.tell("enchants", BLESSINGS[spell - HEALING], t.seat_of(place), t.told_of(place, t.cast[target], spell))
    if spell == HEALING:
        heal(t, target)
    elif spell == INVISIBILITY:
        veil(t, target)
    else:
        speed(t, target)


def heal(t: CampaignTable, place: int) -> None:
    """zc.18.5  One wound less."""
    soothe(t, place, 1)


def veil(t: CampaignTable, place: int) -> None:
    """zc.18.6  Unseen, until an attack or a noise."""
    t.states[place] |= SHADOW


def speed(t: CampaignTable, place: int) -> None:
    """zc.18.7  Two free moves."""
    t.moves[place] += 2


def repulse(t: CampaignTable, place: int, zone: int) -> None:
    """zc.18.8  The zombies of a zone draw back, away from whoever casts it."""
    pay(t, place, FREE_MAGIC | FREE_SPELL)
    make_noise(t, place)
    t.actor = place
    t.target = zone
    t.tell("repulsed", "zc.18.8", t.seat_of(place), t.told_of(place, zone))
    ground = t.ground()
    far = ground.far(t.zone[place])
    t.ways = [near for near in ground.near[zone] if far[near] > far[zone] and not is_fiery(t, near) and has_room(t, near, 1)]
    if len(t.ways) == 1:
        push(t, t.ways[0])
    elif t.ways:
        t.ask(t.seat_of(place), PUSH)


def push(t: CampaignTable, to: int) -> None:
    """All but Abominations, as many as find room; those who were still to act still are."""
    zone = t.target
    for sort in range(COMMON):
        at, there = zone * COMMON + sort, to * COMMON + sort
        count = t.mob[at]
        while count and not has_room(t, to, count):
            count -= 1
        owed = min(count, t.todo[at])
        t.mob[at] -= count
        t.mob[there] += count
        t.todo[at] -= owed
        t.todo[there] += owed
    for i in range(len(t.others)):
        if zone_of(t.others[i]) == zone and not ABOMINATION <= sort_of(t.others[i]) < CHARACTER and has_room(t, to, 1):
            t.others[i] = with_zone(t.others[i], to)


# Dragon fire ----------------------------------------------------------------------------------------


def pour(t: CampaignTable, place: int, slot: int, zone: int) -> None:
    """zc.16.5  Bile in a zone at range 0 or 1."""
    pay(t, place, 0)
    discard(t, place, slot)
    t.bile[zone] = 1
    t.tell("bile", "zc.16.5", t.seat_of(place), t.told_of(place, zone))


def discard(t: CampaignTable, place: int, slot: int) -> None:
    t.equipment_out.append(t.gear[place][slot])
    t.gear[place][slot] = NONE


def ignite(t: CampaignTable, place: int, slot: int, zone: int) -> None:
    """zc.16.7  A torch turns bile into fire."""
    pay(t, place, 0)
    discard(t, place, slot)
    t.bile[zone] = 0
    t.fire[zone] = 1
    t.actor = place
    t.target = zone
    t.tell("fire", "zc.16.7", t.seat_of(place), t.told_of(place, zone))
    t.then(learn_all)
    consume(t, zone)


def consume(t: CampaignTable, zone: int) -> None:
    """zc.8.9  Everything in the zone dies, and whoever lit it gets the experience."""
    t.tell("burned", "zc.8.9", -1, t.count(zone))
    for victim in t.here(zone):
        burn_up(t, victim)
    for sort in range(SORTS):
        while sort < COMMON and t.mob[zone * COMMON + sort]:
            has_died(t, sort, zone)
            earn(t, t.kit.fifths[sort])
        while sort >= COMMON and t.one_in(zone, sort) != NONE:
            worth = unpaid(t, t.one_in(zone, sort))
            has_died(t, sort, zone)
            earn(t, worth)


def earn(t: CampaignTable, fifths: int) -> None:
    """For whoever lit the fire, unless it took that one too."""
    if not t.dead[t.actor]:
        gain(t, t.actor, fifths)


def smoulder(t: CampaignTable) -> None:
    """zc.8.4  A die, and one for each marker: on six the fire goes out, else it has one marker more."""
    for zone in t.map().zones:
        if t.fire[zone]:
            if t.dice.roll(6) + t.fire[zone] - 1 >= 6:
                t.fire[zone] = 0
                t.tell("fire-out", "zc.8.4", -1, zone)
            else:
                t.fire[zone] += 1

"""Enchantments, bile and fire."""

from __future__ import annotations

from cervelle.games.zombicide.rules_fight import remove
from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_loot import soothe
from cervelle.games.zombicide.rules_move import make_noise, pay
from cervelle.games.zombicide.rules_wounds import die
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
    PLAIN,
    SHADOW,
    SORTS,
    kind_of,
    sort_of,
    with_zone,
    zone_of,
)


def bless(t: CampaignTable, place: int, slot: int, target: int) -> None:
    """A spell on a survivor in sight."""
    pay(t, place, FREE_MAGIC | FREE_SPELL)
    spell = kind_of(t.gear[place][slot])
    make_noise(t, place)
    t.tell("enchants", "zc.18.5", t.seat_of(place), t.told_of(place, t.cast[target], spell))
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
    """zc.18.7  Two zones more."""
    t.moves[place] += 2


def repulse(t: CampaignTable, place: int, zone: int) -> None:
    """zc.18.8  The zombies of a zone draw back, away from whoever casts it."""
    pay(t, place, FREE_MAGIC | FREE_SPELL)
    make_noise(t, place)
    ground = t.ground()
    far = ground.far(t.zone[place])
    back = [near for near in ground.near[zone] if far[near] > far[zone]] or [
        near for near in ground.near[zone] if far[near] >= far[zone]
    ]
    t.tell("repulsed", "zc.18.8", t.seat_of(place), t.told_of(place, zone))
    if not back:
        return
    to = back[0]
    for sort in range(COMMON):
        t.mob[to * COMMON + sort] += t.mob[zone * COMMON + sort]
        t.mob[zone * COMMON + sort] = 0
        t.todo[zone * COMMON + sort] = 0
    for i in range(len(t.others)):
        if zone_of(t.others[i]) == zone and not ABOMINATION <= sort_of(t.others[i]) < CHARACTER:
            t.others[i] = with_zone(t.others[i], to)


# Dragon fire ----------------------------------------------------------------------------------------


def pour(t: CampaignTable, place: int, slot: int, zone: int) -> None:
    """zc.16.5  Bile in a zone at range 0 or 1."""
    pay(t, place, 0)
    t.equipment_out.append(t.gear[place][slot])
    t.gear[place][slot] = NONE
    t.bile[zone] = 1
    t.tell("bile", "zc.16.5", t.seat_of(place), t.told_of(place, zone))


def ignite(t: CampaignTable, place: int, slot: int, zone: int) -> None:
    pay(t, place, 0)
    t.equipment_out.append(t.gear[place][slot])
    t.gear[place][slot] = NONE
    t.bile[zone] = 0
    t.fire[zone] = 1
    t.actor = place
    t.tell("fire", "zc.8.4", t.seat_of(place), t.told_of(place, zone))
    consume(t, zone)
    t.then(learn_all)


def consume(t: CampaignTable, zone: int) -> None:
    """zc.16.5  Everything in the zone dies, and whoever lit it gets the experience."""
    earned = 0
    t.tell("burned", "zc.16.5", -1, t.count(zone))
    for sort in range(COMMON):
        earned += t.mob[zone * COMMON + sort] * t.kit.fifths[sort]
        t.mob[zone * COMMON + sort] = 0
        t.todo[zone * COMMON + sort] = 0
    for sort in range(COMMON, SORTS):
        while t.one_in(zone, sort) != NONE:
            remove(t, sort, zone)
            earned += 3 * t.kit.fifths[sort] if ABOMINATION <= sort < CHARACTER else t.kit.fifths[sort]
            t.slain |= 1 << sort
            if sort == PLAIN:
                t.burned = 1
    for victim in t.here(zone):
        die(t, victim)
    if not t.dead[t.actor]:
        gain(t, t.actor, earned)


def smoulder(t: CampaignTable) -> None:
    """zc.8.4  A die, and one for each marker: on six the fire goes out, else it has one marker more."""
    for zone in t.map().zones:
        if t.fire[zone]:
            if t.dice.roll(6) + t.fire[zone] - 1 >= 6:
                t.fire[zone] = 0
                t.tell("fire-out", "zc.8.4", -1, zone)
            else:
                t.fire[zone] += 1

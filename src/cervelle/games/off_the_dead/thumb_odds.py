"""What a player reckons with: how likely a blow kills, what a bite costs, how hard a survivor is pressed.

Everything here comes from what lies open, and from counting the faces that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    BITES,
    FIRST_ACTION,
    HANDS,
    HEAL,
    MELEE,
    NONE,
    NURSE,
    SECOND,
    TILTED,
    is_up,
    item_kind,
    kind_of,
    rounds_of,
    zone_of,
)

FACES: Final = 6

# All worths are in bites: 1 is what the first bite costs where infection spreads.
DEATH: Final = 2.1
"""A survivor's death: two actions a round are gone, and a strong zombie more is there."""
FIRST_BITE: Final = 1.0
"""Where infection spreads, a bite that is not healed kills within a few turns."""
CURED_BITE: Final = 0.42
"""The same with a remedy at hand: it costs the remedy."""
NEXT_BITE: Final = 0.5
"""One more bite for the infected."""
SMALL_BITE: Final = 0.45
"""Any bite where infection does not spread, as long as it is not deadly."""

LAST_CHANCE: Final = 1.0
"""Share of a bite that a kill saves if the zombie is about to bite."""
ONE_MORE_CHANCE: Final = 0.72
"""If another action comes before the bite."""
SECOND_ZONE: Final = 0.45
FIRST_ZONE: Final = 0.12
CROWD: Final = 0.1
"""For each other zombie near: what cannot be done in time must be done early."""
EVERY_KILL: Final = 0.18
"""Every zombie has to fall some time."""


# Chances ------------------------------------------------------------------------------------------


def unseen(t: DeadTable) -> list[int]:
    """How many of each strength lie face down. Faces are counted, places are not looked at."""
    strengths = t.kit.strengths
    counts = [0] * 13
    for zombies in (*t.horde, *t.corridors):
        for zombie in zombies:
            if not zombie & 1:
                counts[strengths[zombie >> 4 & 255]] += 1
    if t.top != NONE:
        counts[strengths[kind_of(t.top)]] += 1
    return counts


def strength_seen(t: DeadTable, zombie: int) -> int:
    """Its strength, or that of most zombies if its face is hidden."""
    return t.kit.strengths[kind_of(zombie)] if is_up(zombie) else USUAL


USUAL: Final = 3


def known_chance(strength: int, power: int) -> float:
    faces = FACES + 1 + power - strength
    return 0.0 if faces <= 0 else 1.0 if faces >= FACES else faces / FACES


def chance(t: DeadTable, zombie: int, power: int, counts: list[int]) -> float:
    """That one blow of this power fells the zombie, as far as anyone knows it; tilted, it takes two."""
    if is_up(zombie):
        found = known_chance(t.kit.strengths[kind_of(zombie)], power)
        return found * TILTED_SHARE if zombie & TILTED else found
    total = sum(counts)
    if not total:
        return 0.5
    return sum([counts[strength] * known_chance(strength, power) for strength in range(13)]) / total


TILTED_SHARE: Final = 0.6
"""A blow that only sets a tilted zombie upright is not quite lost."""


# Bites --------------------------------------------------------------------------------------------


def has_remedy(t: DeadTable, place: int) -> bool:
    """Adrenaline of one's own, or a nurse next to one who has not helped yet."""
    for held in t.items[place]:
        if t.kit.effects[item_kind(held)] == HEAL:
            return True
    for near in (place, *t.kit.neighbours[place]):
        if t.alive[near] and not t.used[near] and t.kit.abilities[t.survivors[near]] == NURSE:
            return True
    return False


def steps_left(t: DeadTable, place: int) -> int:
    """How many steps of infection until death."""
    return t.kit.deadly[t.survivors[place]] - t.infection[place]


def bite_cost(t: DeadTable, place: int) -> float:
    """What the next bite costs this survivor."""
    left = steps_left(t, place)
    if left <= 1:
        return DEATH
    if not t.kit.infection_on:
        return SMALL_BITE if left > 2 else FIRST_BITE
    if left == 2 and not has_remedy(t, place):
        return DEATH
    if t.infection[place]:
        return NEXT_BITE
    return CURED_BITE if has_remedy(t, place) else FIRST_BITE


# Pressure -----------------------------------------------------------------------------------------


def zones(t: DeadTable, place: int) -> list[int]:
    """How many zombies stand in each zone of a corridor."""
    found = [0, 0, 0, 0]
    for zombie in t.corridors[place]:
        found[zone_of(zombie)] += 1
    return found


def is_last_chance(t: DeadTable, place: int) -> bool:
    """Whether zombies in melee bite before this survivor acts again."""
    return place == t.turn and t.phase in (FIRST_ACTION, BITES)


def worth_of_kill(t: DeadTable, place: int, zone: int, crowd: list[int]) -> float:
    """What it is worth to be rid of a zombie in this zone of the corridor."""
    if zone == MELEE:
        share = LAST_CHANCE if is_last_chance(t, place) else ONE_MORE_CHANCE + CROWD * (crowd[MELEE] - 1)
    elif zone == SECOND:
        share = SECOND_ZONE + CROWD * (crowd[MELEE] + crowd[SECOND] - 1)
    else:
        share = FIRST_ZONE + CROWD * (len(t.corridors[place]) - 1)
    return EVERY_KILL + min(share, LAST_CHANCE) * bite_cost(t, place)


def strength_of(t: DeadTable, place: int) -> float:
    """How well this survivor can take another zombie: force, weapons, health."""
    found = 0.5 * t.kit.force[t.survivors[place]]
    for held in t.items[place]:
        kind = item_kind(held)
        if t.kit.weapon[kind]:
            found += 0.3 * rounds_of(held) if t.kit.rounds[kind] else 0.6
    return min(found, 2.0) - (0.4 * t.infection[place] if t.kit.infection_on else 0.1 * t.infection[place])


def pressure(t: DeadTable, place: int) -> float:
    """How little this survivor can use another zombie."""
    crowd = zones(t, place)
    return crowd[1] + 1.3 * crowd[2] + 1.6 * crowd[3] - strength_of(t, place)


# A blow -------------------------------------------------------------------------------------------


def power_of(t: DeadTable, place: int, slot: int) -> int:
    if slot == HANDS:
        return t.kit.force[t.survivors[place]]
    return t.kit.powers[item_kind(t.items[place][slot])]


def effect_of(t: DeadTable, place: int, slot: int) -> int:
    return 0 if slot == HANDS else t.kit.effects[item_kind(t.items[place][slot])]

"""Moving, doors, noise, and what paying for an action means."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_wounds import perish
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    BARD,
    BODY,
    CHARACTER,
    FREE_MOVE,
    JAILER,
    NECROMANCER,
    NONE,
    RUN,
    SHADOW,
    SKILL,
    WENCH,
    kind_of,
    sort_of,
    zone_of,
)

FULL: Final = 8
BULK: Final = 3
"""How many figures an Abomination counts for."""


def pay(t: CampaignTable, place: int, free: int, cost: int = 1) -> None:
    """One action, by a free one of this kind if there is one; what it costs beyond that is paid in any case.
    Whoever acts does not run any more."""
    t.states[place] &= ~RUN
    if t.free[place] & free:
        bit = t.free[place] & free
        t.free[place] &= ~(bit & -bit)
        cost -= 1
    t.left[place] -= cost


def can_pay(t: CampaignTable, place: int, free: int, cost: int = 1) -> bool:
    """zc.12.8  No more actions than are left."""
    return t.left[place] + (1 if t.free[place] & free else 0) >= cost


# Moving ---------------------------------------------------------------------------------------------


def move_cost(t: CampaignTable, place: int) -> int:
    return 1 + crowd_cost(t, place)


def crowd_cost(t: CampaignTable, place: int) -> int:
    """zc.12.1  One more for each zombie in the zone that is left."""
    if is_slippery(t, place):
        return 0
    return t.count(t.zone[place]) + jailers(t, t.zone[place])


def jailers(t: CampaignTable, zone: int) -> int:
    """zc.6.6  The Jailer counts twice."""
    return 1 if t.one_in(zone, JAILER) != NONE else 0


def is_slippery(t: CampaignTable, place: int) -> bool:
    """zc.17.4  A slippery one pays nothing for zombies."""
    return t.has_skill(place, SKILL["slippery"])


def forbids_move(t: CampaignTable, place: int, zone: int) -> str | None:
    if is_full(t, zone):
        return "zc.8.3"
    if t.states[place] & RUN:
        return None
    extra = crowd_cost(t, place)
    if t.moves[place]:
        return "zc.12.1" if t.left[place] < extra else None
    return None if can_pay(t, place, FREE_MOVE, 1 + extra) else "zc.12.1"


def move(t: CampaignTable, place: int, zone: int) -> None:
    """zc.12.9  A move leads to the next zone."""
    if t.states[place] & RUN:
        t.states[place] &= ~RUN
    elif t.moves[place]:
        t.moves[place] -= 1
        t.left[place] -= crowd_cost(t, place)
    else:
        pay(t, place, FREE_MOVE, move_cost(t, place))
    t.tell("walked", "zc.12.9", t.seat_of(place), t.told_of(place, zone))
    step(t, place, zone)


def step(t: CampaignTable, place: int, zone: int) -> None:
    t.zone[place] = zone
    if t.fire[zone]:
        burn_up(t, place)


def burn_up(t: CampaignTable, place: int) -> None:
    """zc.8.5  Whoever enters the fire is destroyed."""
    t.wounds[place] = t.kit.cards.wounds
    t.tell("burns", "zc.8.5", t.seat_of(place), t.told_of(place, t.zone[place]))
    perish(t, place)


def is_full(t: CampaignTable, zone: int) -> bool:
    return not has_room(t, zone, 1)


def has_room(t: CampaignTable, zone: int, bulk: int) -> bool:
    """With the option, a zone holds only so many figures."""
    return not t.kit.saturation or figures(t, zone) + bulk <= FULL


def figures(t: CampaignTable, zone: int) -> int:
    """zc.8.10  Eight figures fill a zone; an Abomination counts for three."""
    total = len(t.here(zone)) + t.count(zone)
    for one in t.others:
        if zone_of(one) == zone and ABOMINATION <= sort_of(one) < CHARACTER:
            total += BULK - 1
    return total


# Doors ----------------------------------------------------------------------------------------------


def doors_at(t: CampaignTable, zone: int) -> list[int]:
    """Closed doors of this zone."""
    found: list[int] = []
    for door in t.map().door_at[zone * 4 : zone * 4 + 4]:
        if door >= 0 and not t.doors >> door & 1:
            found.append(door)
    found.sort()
    return found


def at_hand(t: CampaignTable, place: int) -> list[int]:
    """zc.12.7  Slots whose things can be used: the hands, and the body if what is worn there is no armour."""
    gear = t.gear[place]
    if gear[BODY] != NONE and t.kit.item_kind[kind_of(gear[BODY])] != "armour":
        return [0, 1, BODY]
    return [0, 1]


def opener(t: CampaignTable, place: int) -> int:
    """What the best weapon in hand opens doors on; 0 if none does."""
    best = 0
    for slot in at_hand(t, place):
        item = t.gear[place][slot]
        needs = 0 if item == NONE else t.kit.door[kind_of(item)]
        if needs and (best == 0 or needs < best):
            best = needs
    return best


def forces(t: CampaignTable, place: int) -> bool:
    """zc.12.2  A blow at a door or a lock: a roll, and noise."""
    make_noise(t, place)
    needs = opener(t, place)
    die = t.dice.roll(6) if needs > 1 else 6
    t.roll = (2, die, needs)
    if die >= needs:
        t.tell("forces", "zc.12.2", t.seat_of(place), t.told_of(place, die, needs))
    else:
        t.tell("forces-not", "zc.12.2", t.seat_of(place), t.told_of(place, die, needs))
    return die >= needs


# Noise ----------------------------------------------------------------------------------------------


def make_noise(t: CampaignTable, place: int) -> None:
    """zc.12.6  Noise in one's zone; whoever makes it is unseen no more."""
    t.noise[t.zone[place]] += 1
    t.states[place] &= ~SHADOW


def noise_in(t: CampaignTable, zone: int) -> int:
    """Markers, survivors, bodies that are being devoured, and some plagued characters."""
    return t.noise[zone] + voices(t, zone) + feasts(t, zone) + songs(t, zone) + screams(t, zone)


def voices(t: CampaignTable, zone: int) -> int:
    """zc.14.4  Each survivor makes one noise, unless nobody notices."""
    heard = 0
    for place in range(t.kit.places):
        if t.zone[place] == zone and not t.dead[place] and not t.states[place] & SHADOW:
            heard += 1
    return heard


def feasts(t: CampaignTable, zone: int) -> int:
    """zc.8.11  A body that a zombie devours makes one noise."""
    if not t.fallen:
        return 0
    bodies = [body for body in t.fallen if body[1] == zone and body[2] > 0]
    return len(bodies) if bodies and has_eaters(t, zone) else 0


def has_eaters(t: CampaignTable, zone: int) -> bool:
    return any(sort != NECROMANCER for sort in t.sorts_in(zone))


def songs(t: CampaignTable, zone: int) -> int:
    """zc.6.13  The Bard is one noise wherever he is."""
    return 1 if t.others and t.one_in(zone, BARD) != NONE else 0


def screams(t: CampaignTable, zone: int) -> int:
    """zc.6.11  The Wench is one noise with survivors in her zone or the next."""
    if not t.others or t.one_in(zone, WENCH) == NONE:
        return 0
    return 1 if any(t.here(near) for near in [zone, *t.ground().near[zone]]) else 0


def loudest(t: CampaignTable, zones: list[int]) -> list[int]:
    best = 1
    found: list[int] = []
    for zone in zones:
        noise = noise_in(t, zone)
        if noise > best:
            best = noise
            found = [zone]
        elif noise == best:
            found.append(zone)
    return found

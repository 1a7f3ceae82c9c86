"""Moving, doors, noise, and what paying for an action means."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_wounds import die
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    BARD,
    CHARACTER,
    FREE_MOVE,
    JAILER,
    NONE,
    SHADOW,
    SKILL,
    WENCH,
    kind_of,
    sort_of,
    zone_of,
)

FULL: Final = 8
BULK: Final = 3


def pay(t: CampaignTable, place: int, free: int, cost: int = 1) -> None:
    """One action, by a free one of this kind if there is one; what it costs beyond that is paid in any case."""
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
    """zc.12.1  One, and one for each zombie in the zone that is left."""
    if t.has_skill(place, SKILL["slippery"]):
        return slip(t)
    crowd = t.count(t.zone[place])
    for one in t.others:
        if zone_of(one) == t.zone[place] and sort_of(one) == JAILER:
            crowd += 1
    return 1 + crowd


def slip(t: CampaignTable) -> int:
    """zc.17.4  A slippery one pays nothing for zombies."""
    return 1


def forbids_move(t: CampaignTable, place: int, zone: int) -> str | None:
    cost = move_cost(t, place) - (1 if t.moves[place] else 0)
    if not (cost == 0 or can_pay(t, place, FREE_MOVE if not t.moves[place] else 0, cost)):
        return "zc.12.1" if can_pay(t, place, FREE_MOVE) else "zc.12.8"
    return "zc.8.3" if is_full(t, zone) else None


def move(t: CampaignTable, place: int, zone: int) -> None:
    cost = move_cost(t, place)
    if t.moves[place]:
        t.moves[place] -= 1
        t.left[place] -= cost - 1
    else:
        pay(t, place, FREE_MOVE, cost)
    t.tell("walked", "zc.12.1", t.seat_of(place), t.told_of(place, zone))
    step(t, place, zone)
    if t.is_infested(zone):
        t.moves[place] = 0


def step(t: CampaignTable, place: int, zone: int) -> None:
    t.zone[place] = zone
    if t.fire[zone]:
        burn_up(t, place)


def burn_up(t: CampaignTable, place: int) -> None:
    """zc.8.5  Whoever enters the fire is destroyed."""
    t.wounds[place] = t.kit.cards.wounds
    t.tell("burns", "zc.8.5", t.seat_of(place), t.told_of(place, t.zone[place]))
    die(t, place)


def is_full(t: CampaignTable, zone: int) -> bool:
    """zc.8.3  With the option, a zone holds only so many figures."""
    if not t.kit.saturation:
        return False
    room = FULL - len(t.here(zone)) - t.count(zone)
    for one in t.others:
        if zone_of(one) == zone and ABOMINATION <= sort_of(one) < CHARACTER:
            room -= BULK - 1
    return room <= 0


# Doors ----------------------------------------------------------------------------------------------


def doors_at(t: CampaignTable, zone: int) -> list[int]:
    """Closed doors of this zone."""
    found: list[int] = []
    doors = t.map().doors
    for door in range(len(doors)):
        if not t.doors >> door & 1 and zone in doors[door]:
            found.append(door)
    return found


def opener(t: CampaignTable, place: int) -> int:
    """What the best weapon in hand opens doors on; 0 if none does."""
    best = 0
    for slot in range(2):
        item = t.gear[place][slot]
        if item != NONE and t.kit.door[kind_of(item)]:
            needs = t.kit.door[kind_of(item)]
            best = needs if best == 0 else min(best, needs)
    return best


def forces(t: CampaignTable, place: int) -> bool:
    """zc.12.2  A blow at a door or a lock: a roll, and noise."""
    make_noise(t, place)
    needs = opener(t, place)
    die_ = t.dice.roll(6) if needs > 1 else 6
    t.roll = (2, die_, needs)
    if die_ >= needs:
        t.tell("forces", "zc.12.2", t.seat_of(place), t.told_of(place, die_, needs))
    else:
        t.tell("forces-not", "zc.12.2", t.seat_of(place), t.told_of(place, die_, needs))
    return die_ >= needs


def make_noise(t: CampaignTable, place: int) -> None:
    """zc.12.6  Noise in one's zone; nobody stays unseen in it who made it."""
    t.noise[t.zone[place]] += 1
    t.states[place] &= ~SHADOW


def noise_in(t: CampaignTable, zone: int) -> int:
    """zc.14.4  Markers, and one for each survivor; bodies that are being devoured, and the bard."""
    total = t.noise[zone] + len(t.here(zone)) + sounds(t, zone)
    for _, at, meals in t.fallen:
        if at == zone and meals and t.is_infested(zone):
            total += 1
    return total


def sounds(t: CampaignTable, zone: int) -> int:
    """zc.6.2  The bard is heard wherever he is, the wench where survivors are near."""
    total = 0
    for one in t.others:
        if zone_of(one) == zone:
            sort = sort_of(one)
            if sort == BARD or (sort == WENCH and any(t.here(near) for near in [zone, *t.ground().near[zone]])):
                total += 1
    return total


def loudest(t: CampaignTable, zones: list[int]) -> list[int]:
    best = 0
    found: list[int] = []
    for zone in zones:
        noise = noise_in(t, zone)
        if noise > best:
            best = noise
            found = [zone]
        elif noise == best and best:
            found.append(zone)
    return found


def all_zones(t: CampaignTable) -> list[int]:
    return t.map().zones

"""Zombies on the move: whither, by which way, how a group splits, what stops them."""

from __future__ import annotations

from cervelle.games.zombicide.rules_move import BULK, has_room, loudest
from cervelle.games.zombicide.rules_wounds import BY_BRUTES, BY_MOOR, BY_ZOMBIES, inflict, wounds_in
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ABOMINOTAUR,
    AT_ACTED,
    AT_ZONE,
    CHARACTER,
    COMMON,
    MOOR,
    NECROMANCER,
    NONE,
    SHADOW,
    SPLIT,
    has_acted,
    sort_of,
    with_zone,
    zone_of,
)
from cervelle.games.zombicide.table_map import FAR, Ground


def seen_here(t: CampaignTable, zone: int) -> bool:
    """Whether zombies find a survivor there."""
    return any(not t.states[place] & SHADOW for place in t.here(zone))


def is_feasting(t: CampaignTable, zone: int) -> bool:
    return any(at == zone and meals > 0 for _, at, meals in t.fallen)


def one_to_act(t: CampaignTable, zone: int, sort: int) -> int:
    """Where among the others one of this sort is kept that is here and still to act; NONE if there is none."""
    for i in range(len(t.others)):
        if t.others[i] % (AT_ZONE * 128) == sort + AT_ZONE * zone and not has_acted(t.others[i]):
            return i
    return NONE


# Whither --------------------------------------------------------------------------------------------


def advance(t: CampaignTable, zone: int) -> None:
    """zc.14.3  Towards survivors in sight, the noisiest first; else towards the most noise."""
    goals = goals_of(t, zone)
    t.ways = ways_to(t, zone, goals)
    if t.ways:
        share_group(t, zone)


def goals_of(t: CampaignTable, zone: int) -> list[int]:
    meals = meals_near(t, zone)
    if meals:
        return meals
    seen = [other for other in t.ground().sees[zone] if seen_here(t, other)]
    if seen:
        return loudest(t, seen)
    heard = loudest(t, t.map().zones)
    return [] if zone in heard else heard


def meals_near(t: CampaignTable, zone: int) -> list[int]:
    """zc.8.7  A meal next door comes before everything."""
    return [near for near in t.ground().near[zone] if is_feasting(t, near)]


def ways_to(t: CampaignTable, zone: int, goals: list[int]) -> list[int]:
    """The first steps of all shortest ways, by open doors if there is such a way."""
    ground = t.ground()
    found: list[int] = []
    for goal in goals:
        steps = ground.steps_towards(zone, goal) if ground.far(goal)[zone] < FAR else up_to_the_door(t, zone, goal)
        found += [step for step in steps if step not in found]
    return found


def up_to_the_door(t: CampaignTable, zone: int, goal: int) -> list[int]:
    """zc.14.7  With no open way they go as if all doors were open, but closed ones stop them."""
    town = t.map()
    return [step for step in town.ground(town.all_open).steps_towards(zone, goal) if step in t.ground().near[zone]]


def nearest(t: CampaignTable, zone: int, goals: list[int]) -> list[int]:
    """Of these the nearest ones that can be reached."""
    ground = t.ground()
    least = min([ground.far(goal)[zone] for goal in goals] or [FAR])
    return [] if least == FAR else [goal for goal in goals if ground.far(goal)[zone] == least]


# Splitting ------------------------------------------------------------------------------------------


def share_group(t: CampaignTable, zone: int) -> None:
    """zc.14.5  Equal ways split the group evenly; the players place the odd ones."""
    base = zone * COMMON
    t.odd = []
    for sort in range(COMMON):
        each, odd = divmod(t.todo[base + sort], len(t.ways))
        t.todo[base + sort] = 0
        for way in t.ways:
            go(t, zone, way, sort, each)
        t.odd += [sort] * odd
    for one in t.others:
        if zone_of(one) == zone and not has_acted(one) and sort_of(one) not in (NECROMANCER, ABOMINOTAUR):
            t.odd.append(sort_of(one))
    t.then(place_odd)


def place_odd(t: CampaignTable) -> None:
    if not t.odd:
        return
    if len(t.ways) > 1:
        t.ask(t.first, SPLIT)
    else:
        odd_goes(t, t.ways[0])


def odd_goes(t: CampaignTable, zone: int) -> None:
    sort = t.odd.pop(0)
    if sort < COMMON:
        go(t, t.group, zone, sort, 1)
    else:
        go_alone(t, sort, zone)
    t.then(place_odd)


# Walking --------------------------------------------------------------------------------------------


def go(t: CampaignTable, zone: int, to: int, sort: int, count: int) -> None:
    """So many of a common sort step over, or as many as find room."""
    if count and may_enter(t, to, count):
        leave_for(t, zone, to, sort, count)
        return
    while count and may_enter(t, to, 1):
        leave_for(t, zone, to, sort, 1)
        count -= 1
    if count:
        reach_in(t, to, sort, count)


def leave_for(t: CampaignTable, zone: int, to: int, sort: int, count: int) -> None:
    at, there = zone * COMMON + sort, to * COMMON + sort
    t.mob[at] -= count
    t.mob[there] += count
    for frame in t.halted:
        owed = max(0, frame[at + 3] - t.mob[at])
        frame[at + 3] -= owed
        frame[there + 3] += owed
    tell_walk(t, zone, to, sort, count)


def go_alone(t: CampaignTable, sort: int, zone: int) -> None:
    at = one_to_act(t, t.group, sort)
    if at == NONE:
        return
    t.others[at] += AT_ACTED
    if sort == ABOMINOTAUR and breaks_in(t, zone):
        return
    if may_enter(t, zone, bulk_of(sort)):
        t.others[at] = with_zone(t.others[at], zone)
        tell_walk(t, t.group, zone, sort, 1)
    else:
        reach_in(t, zone, sort, 1)


def bulk_of(sort: int) -> int:
    return BULK if ABOMINATION <= sort < CHARACTER else 1


def tell_walk(t: CampaignTable, zone: int, to: int, sort: int, count: int) -> None:
    t.tell("zombies-move", "zc.14.3", -1, zone + 128 * to + 16384 * sort + 2097152 * count)


def may_enter(t: CampaignTable, zone: int, bulk: int) -> bool:
    """Zombies stop before a zone that is full."""
    return not is_fiery(t, zone) and has_room(t, zone, bulk)


def is_fiery(t: CampaignTable, zone: int) -> bool:
    """zc.8.12  Zombies stop beside a fire."""
    return t.fire[zone] > 0


def reach_in(t: CampaignTable, zone: int, sort: int, count: int) -> None:
    """zc.8.13  From beside a zone too full for them they fight as if they were in it."""
    if not has_room(t, zone, bulk_of(sort)) and seen_here(t, zone):
        t.then_with(inflict, wounds_in(zone, count * blows(sort), how_it_hurts(sort)))


# Fighting and doors ---------------------------------------------------------------------------------


def blows(sort: int) -> int:
    return double_blow() if sort == ABOMINOTAUR else 1


def double_blow() -> int:
    """zc.7.5  The Abominotaur wounds twice."""
    return 2


def how_it_hurts(sort: int) -> int:
    if ABOMINATION <= sort < CHARACTER:
        return BY_BRUTES
    return BY_MOOR if sort == MOOR else BY_ZOMBIES


def stampede(t: CampaignTable) -> None:
    """zc.7.6  No door stops the Abominotaur: it takes the shortest way of all."""
    zone = t.group
    if one_to_act(t, zone, ABOMINOTAUR) == NONE:
        return
    town = t.map()
    everywhere: Ground = town.ground(town.all_open)
    t.ways = []
    for goal in goals_of(t, zone):
        t.ways += [step for step in everywhere.steps_towards(zone, goal) if step not in t.ways]
    if t.ways:
        t.odd = [ABOMINOTAUR]
        t.then(place_odd)


def breaks_in(t: CampaignTable, zone: int) -> bool:
    """zc.7.4  A closed door costs the Abominotaur its action, and is open then."""
    door = t.map().door_between(t.group, zone)
    if door < 0 or t.doors >> door & 1:
        return False
    a, b = t.map().doors[door]
    t.tell("door-broken", "zc.7.4", -1, a + 128 * b)
    t.break_door(door)
    return True

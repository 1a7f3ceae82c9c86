"""The zombies' turn: each zone's group acts, one action at a time."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.zombicide.rules_fight import share_pain
from cervelle.games.zombicide.rules_move import is_full, loudest
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ABOMINOTAUR,
    AFTER,
    AT_ACTED,
    AT_ZONE,
    BEFORE,
    CHARACTER,
    COMMON,
    MOOR,
    NECROMANCER,
    NONE,
    RITUAL,
    RUNNER,
    SHADOW,
    SPLIT,
    acted_of,
    sort_of,
    with_zone,
    zone_of,
)
from cervelle.games.zombicide.table_map import ZONES

LAPS: Final = 3
ARMOUR_HELPS: Final = 3
"""How a wound ignores protection: 1 all armour, 2 a shield, 3 nothing."""


def activate(t: CampaignTable) -> None:
    """All zombies act."""
    t.lap = 0
    t.rush = NONE
    t.then(begin_lap)


def rush(t: CampaignTable, sort: int) -> None:
    """zc.8.1  Those of one sort act once more, and once only."""
    t.lap = 0
    t.rush = sort
    t.tell("rush", "zc.8.1", -1, sort)
    t.then(begin_lap)


def takes_part(t: CampaignTable, sort: int) -> bool:
    if t.rush == NONE:
        return t.kit.legs[sort] > t.lap
    if ABOMINATION <= sort < CHARACTER:
        return t.rush == ABOMINATION
    return t.rush == sort


def begin_lap(t: CampaignTable) -> None:
    """zc.14.6  First everyone's first action, then the second one of those who have it."""
    for at in range(ZONES * COMMON):
        t.todo[at] = t.mob[at] if takes_part(t, at % COMMON) else 0
    for i in range(len(t.others)):
        t.others[i] %= AT_ACTED
        if not takes_part(t, sort_of(t.others[i])):
            t.others[i] += AT_ACTED
    t.then(next_group)


def next_group(t: CampaignTable) -> None:
    zone = first_group(t)
    if zone != NONE:
        t.group = zone
        t.then(before_group, act_group, after_group, next_group)
        return
    t.group = NONE
    t.lap += 1
    if t.rush == NONE and t.lap < LAPS and anyone_left(t):
        t.then(begin_lap)
    else:
        t.rush = NONE


def anyone_left(t: CampaignTable) -> bool:
    if any(takes_part(t, sort_of(one)) for one in t.others):
        return True
    return takes_part(t, RUNNER) and t.on_map(RUNNER) > 0


def first_group(t: CampaignTable) -> int:
    """The first zone that has zombies still to act."""
    found = NONE
    for at in range(ZONES * COMMON):
        if t.todo[at]:
            found = at // COMMON
            break
    for one in t.others:
        if not acted_of(one) and (found == NONE or zone_of(one) < found):
            found = zone_of(one)
    return found


def before_group(t: CampaignTable) -> None:
    """zc.2.3  Kept actions may come before what zombies do."""
    open_window(t, BEFORE)


def after_group(t: CampaignTable) -> None:
    open_window(t, AFTER)


def act_group(t: CampaignTable) -> None:
    zone = t.group
    mine = still_to_act(t, zone)
    if mine is None:
        return
    necromancers_act(t, zone)
    if is_feasting(t, zone):
        rest(t, zone)
    elif seen_here(t, zone):
        t.then(done_here)
        attack(t, zone)
    else:
        t.then(done_here)
        advance(t, zone)


def still_to_act(t: CampaignTable, zone: int) -> int | None:
    """How many of this zone are still to act; None if none is."""
    base = zone * COMMON
    count = t.todo[base] + t.todo[base + 1] + t.todo[base + 2]
    for one in t.others:
        if zone_of(one) == zone and not acted_of(one):
            count += 1
    return count or None


def rest(t: CampaignTable, zone: int) -> None:
    """zc.8.6  They devour, and do nothing else."""
    t.tell("devour", "zc.8.6", -1, zone)
    mark_done(t, zone)


def mark_done(t: CampaignTable, zone: int) -> None:
    base = zone * COMMON
    for sort in range(COMMON):
        t.todo[base + sort] = 0
    for i in range(len(t.others)):
        if zone_of(t.others[i]) == zone and not acted_of(t.others[i]):
            t.others[i] += AT_ACTED


def done_here(t: CampaignTable) -> None:
    mark_done(t, t.group)


def is_feasting(t: CampaignTable, zone: int) -> bool:
    return any(at == zone and meals > 0 for _, at, meals in t.fallen)


def seen_here(t: CampaignTable, zone: int) -> list[int]:
    return [place for place in t.here(zone) if not t.states[place] & SHADOW]


# Attacks --------------------------------------------------------------------------------------------


def attack(t: CampaignTable, zone: int) -> None:
    """zc.14.1  Every zombie of the group hits for sure."""
    base = zone * COMMON
    plain = t.todo[base] + t.todo[base + 1] + t.todo[base + 2]
    brutal = 0
    moorish = 0
    for one in t.others:
        if zone_of(one) == zone and not acted_of(one):
            sort = sort_of(one)
            if ABOMINATION <= sort < CHARACTER:
                brutal += 2 if sort == ABOMINOTAUR else 1
            elif sort == MOOR:
                moorish += 1
            elif sort >= CHARACTER:
                plain += 1
    t.hurting = zone
    t.tell("zombies-attack", "zc.14.1", -1, zone + 128 * (plain + brutal + moorish))
    for count, how in ((brutal, 1), (moorish, 2), (plain, ARMOUR_HELPS)):
        if count:
            t.then_with(inflict, count * 4 + how)


def inflict(t: CampaignTable, what: int) -> None:
    t.pain, t.ignoring = what // 4, what % 4
    t.then(share_pain)


# Moves ----------------------------------------------------------------------------------------------


def advance(t: CampaignTable, zone: int) -> None:
    """zc.14.3  Towards survivors in sight, the noisiest first; else towards the most noise."""
    goals = goals_of(t, zone)
    ground = t.ground()
    t.ways = []
    for goal in goals:
        for step in ground.steps_towards(zone, goal):
            if step not in t.ways:
                t.ways.append(step)
    break_doors(t, zone, goals)
    if t.ways:
        share_group(t, zone)


def goals_of(t: CampaignTable, zone: int) -> list[int]:
    ground = t.ground()
    meals = [near for near in ground.near[zone] if is_feasting(t, near)]
    if meals:
        return come_to_eat(t, meals)
    seen = [other for other in ground.sees[zone] if other != zone and seen_here(t, other)]
    return reachable(t, zone, loudest(t, seen)) or reachable(t, zone, loudest(t, [z for z in t.map().zones if z != zone]))


def come_to_eat(t: CampaignTable, meals: list[int]) -> list[int]:
    """zc.8.7  A meal next door comes before everything."""
    return meals


def reachable(t: CampaignTable, zone: int, goals: list[int]) -> list[int]:
    """zc.14.7  Closed doors stop zombies; of equal goals the nearest count."""
    ground = t.ground()
    open_to = [goal for goal in goals if ground.far(goal)[zone] < 99]
    if not open_to:
        return []
    least = min([ground.far(goal)[zone] for goal in open_to])
    return [goal for goal in open_to if ground.far(goal)[zone] == least]


def share_group(t: CampaignTable, zone: int) -> None:
    """zc.14.5  Equal ways split the group evenly; the players place the odd ones."""
    base = zone * COMMON
    t.odd = []
    for sort in range(COMMON):
        each, odd = divmod(t.todo[base + sort], len(t.ways))
        for way in t.ways:
            go(t, zone, way, sort, each)
        t.odd += [sort] * odd
        t.todo[base + sort] = 0
    for one in t.others:
        if zone_of(one) == zone and not acted_of(one):
            t.odd.append(sort_of(one))
    t.then(place_odd)


def place_odd(t: CampaignTable) -> None:
    if not t.odd:
        return
    if len(t.ways) == 1:
        for sort in t.odd:
            go_one(t, sort, t.ways[0])
        t.odd = []
        return
    t.ask(t.first, SPLIT)


def odd_goes(t: CampaignTable, zone: int) -> None:
    go_one(t, t.odd.pop(0), zone)
    t.then(place_odd)


def go_one(t: CampaignTable, sort: int, zone: int) -> None:
    if sort < COMMON:
        go(t, t.group, zone, sort, 1)
        return
    at = one_to_act(t, t.group, sort)
    if at == NONE:
        return
    t.others[at] += AT_ACTED
    if may_enter(t, zone):
        t.others[at] = with_zone(t.others[at], zone)
        tell_walk(t, t.group, zone, sort, 1)
    else:
        reach_in(t, zone, 1)


def one_to_act(t: CampaignTable, zone: int, sort: int) -> int:
    for i in range(len(t.others)):
        if t.others[i] == sort + AT_ZONE * zone + t.others[i] // (AT_ZONE * 128) * (AT_ZONE * 128) and not acted_of(t.others[i]):
            return i
    return NONE


def go(t: CampaignTable, zone: int, to: int, sort: int, count: int) -> None:
    if count == 0:
        return
    if not may_enter(t, to):
        reach_in(t, to, count)
        return
    t.mob[zone * COMMON + sort] -= count
    t.mob[to * COMMON + sort] += count
    tell_walk(t, zone, to, sort, count)


def tell_walk(t: CampaignTable, zone: int, to: int, sort: int, count: int) -> None:
    t.tell("zombies-move", "zc.14.3", -1, zone + 128 * to + 16384 * sort + 2097152 * count)


def may_enter(t: CampaignTable, zone: int) -> bool:
    """Zombies stop beside a fire, and before a zone that is full."""
    return not t.fire[zone] and not is_full(t, zone)


def reach_in(t: CampaignTable, zone: int, count: int) -> None:
    """From beside a full zone they fight as if they were in it."""
    if is_full(t, zone) and seen_here(t, zone):
        t.hurting = zone
        t.then_with(inflict, count * 4 + ARMOUR_HELPS)


def break_doors(t: CampaignTable, zone: int, goals: list[int]) -> None:
    """zc.7.4  The Abominotaur goes through closed doors."""
    if goals or one_to_act(t, zone, ABOMINOTAUR) == NONE:
        return
    town = t.map()
    for door in range(len(town.doors)):
        if not t.doors >> door & 1 and zone in town.doors[door]:
            t.doors |= 1 << door
            t.tell("door-broken", "zc.7.4", -1, town.doors[door][0] + 128 * town.doors[door][1])
            return


# Necromancers ---------------------------------------------------------------------------------------


def necromancers_act(t: CampaignTable, zone: int) -> None:
    while True:
        at = one_to_act(t, zone, NECROMANCER)
        if at == NONE:
            return
        t.others[at] += AT_ACTED
        if t.magic == NONE and partners(t, zone) > 1:
            ritual(t, zone)
        else:
            flee(t, at)


def partners(t: CampaignTable, zone: int) -> int:
    """Necromancers at range 0–1, oneself among them."""
    ground = t.ground()
    count = 0
    for one in t.others:
        if sort_of(one) == NECROMANCER and (zone_of(one) == zone or 0 <= ground.range(zone, zone_of(one)) <= 1):
            count += 1
    return count


def ritual(t: CampaignTable, zone: int) -> None:
    """zc.8.2  Two necromancers make a magic zone, by which one may flee."""
    t.ways = [zone]
    for one in t.others:
        if sort_of(one) == NECROMANCER and zone_of(one) not in t.ways and 0 <= t.ground().range(zone, zone_of(one)) <= 1:
            t.ways.append(zone_of(one))
    if len(t.ways) == 1:
        set_magic(t, zone)
    else:
        t.ask(t.first, RITUAL)


def set_magic(t: CampaignTable, zone: int) -> None:
    t.magic = zone
    t.tell("ritual", "zc.8.2", -1, zone)


def flee(t: CampaignTable, at: int) -> None:
    """zc.16.2  To the nearest way out that is not where he is."""
    zone = zone_of(t.others[at])
    ground = t.ground()
    meeting = t.kit.scenarios[t.scenario].ritual
    if t.magic != NONE:
        outs = [t.magic]
    elif meeting != NONE:
        outs = [meeting]
    else:
        outs = [spawn for spawn in t.spawns if spawn != zone]
    if t.magic == zone:
        leave(t, at)
        return
    goals = reachable(t, zone, outs)
    if not goals:
        return
    steps = ground.steps_towards(zone, goals[0])
    if steps and may_enter(t, steps[0]):
        t.others[at] = with_zone(t.others[at], steps[0])
        tell_walk(t, zone, steps[0], NECROMANCER, 1)
        if steps[0] in outs and t.magic == NONE and meeting == NONE:
            leave(t, at)


def leave(t: CampaignTable, at: int) -> None:
    """zc.16.3  Gone; with six spawn zones in play that is the end."""
    t.others.pop(at)
    t.magic = NONE
    t.escaped += 1
    t.tell("necromancer-out", "zc.16.3", -1, len(t.spawns))
    if len(t.spawns) >= t.kit.cards.spawn_zones:
        t.escaped |= 64

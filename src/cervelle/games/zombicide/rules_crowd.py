"""What a group of zombies does with an action: devour, attack, or advance."""

from __future__ import annotations

from cervelle.games.zombicide.rules_necromancers import necromancer_acts
from cervelle.games.zombicide.rules_walk import advance, blows, how_it_hurts, is_feasting, seen_here, stampede
from cervelle.games.zombicide.rules_wounds import BY_BRUTES, BY_MOOR, BY_ZOMBIES, inflict, shake, wounds_in
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import AT_ACTED, COMMON, NECROMANCER, has_acted, sort_of, zone_of


def act_group(t: CampaignTable) -> None:
    t.then(crowd_acts, stampede, shake, done_here)
    for one in t.others:
        if sort_of(one) == NECROMANCER and zone_of(one) == t.group and not has_acted(one):
            t.then(necromancer_acts)


def crowd_acts(t: CampaignTable) -> None:
    zone = t.group
    if not is_anyone_to_act(t, zone):
        return
    if has_meal(t, zone):
        t.tell("devour", "zc.8.15", -1, zone)
        done_here(t)
    elif seen_here(t, zone):
        attack(t, zone)
    else:
        advance(t, zone)


def is_anyone_to_act(t: CampaignTable, zone: int) -> bool:
    base = zone * COMMON
    if t.todo[base] or t.todo[base + 1] or t.todo[base + 2]:
        return True
    return any(zone_of(one) == zone and not has_acted(one) for one in t.others)


def has_meal(t: CampaignTable, zone: int) -> bool:
    """zc.8.15  Where a body lies they devour, and do nothing else, even beside survivors."""
    return is_feasting(t, zone)


def done_here(t: CampaignTable) -> None:
    """Nobody of the group acts any more this time."""
    base = t.group * COMMON
    for sort in range(COMMON):
        t.todo[base + sort] = 0
    for i in range(len(t.others)):
        if zone_of(t.others[i]) == t.group and not has_acted(t.others[i]):
            t.others[i] += AT_ACTED


def attack(t: CampaignTable, zone: int) -> None:
    """zc.14.1  Every zombie of the group hits for sure."""
    base = zone * COMMON
    counts = [0, 0, 0, t.todo[base] + t.todo[base + 1] + t.todo[base + 2]]
    for one in t.others:
        if zone_of(one) == zone and not has_acted(one):
            counts[how_it_hurts(sort_of(one))] += blows(sort_of(one))
    t.tell("zombies-attack", "zc.14.1", -1, zone + 128 * sum(counts))
    done_here(t)
    for how in (BY_BRUTES, BY_MOOR, BY_ZOMBIES):
        if counts[how]:
            t.then_with(inflict, wounds_in(zone, counts[how], how))

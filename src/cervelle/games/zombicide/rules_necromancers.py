"""Necromancers: rituals, flight, escape."""

from __future__ import annotations

from cervelle.games.zombicide.rules_scenarios import OVERRUN
from cervelle.games.zombicide.rules_walk import is_feasting, nearest, one_to_act, place_odd, seen_here
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import AT_ACTED, NECROMANCER, NONE, RITUAL, TOKEN, has_acted, home_of, sort_of, zone_of


def necromancer_acts(t: CampaignTable) -> None:
    """One of the group; where there is someone to attack he does that, with the rest of them."""
    zone = t.group
    at = one_to_act(t, zone, NECROMANCER)
    if at == NONE:
        return
    circle = circle_of(t, zone)
    if len(circle) > 1:
        ritual(t, circle)
    elif not seen_here(t, zone) or is_feasting(t, zone):
        if zone in ways_out(t, at):
            leave(t, at)
        else:
            flee(t, at)


# Rituals --------------------------------------------------------------------------------------------


def circle_of(t: CampaignTable, zone: int) -> list[int]:
    """Necromancers at range 0–1 who are still to act; none while there is a magic zone."""
    near = t.ground().near[zone]
    found: list[int] = []
    for i in range(len(t.others)):
        one = t.others[i]
        if sort_of(one) == NECROMANCER and not has_acted(one) and (zone_of(one) == zone or zone_of(one) in near):
            found.append(i)
    return found if t.magic == NONE else []


def ritual(t: CampaignTable, circle: list[int]) -> None:
    """zc.8.2  Two necromancers make a magic zone where one of them is; that is their action."""
    t.ways = []
    for at in circle:
        t.others[at] += AT_ACTED
        if zone_of(t.others[at]) not in t.ways:
            t.ways.append(zone_of(t.others[at]))
    if len(t.ways) == 1:
        set_magic(t, t.ways[0])
    else:
        t.ask(t.first, RITUAL)


def set_magic(t: CampaignTable, zone: int) -> None:
    t.magic = zone
    t.tell("ritual", "zc.8.2", -1, zone)


# Flight ---------------------------------------------------------------------------------------------


def ways_out(t: CampaignTable, at: int) -> list[int]:
    """zc.8.14  A magic zone before all; else any spawn zone but his own, unless the scenario calls him elsewhere."""
    if t.magic != NONE:
        return [t.magic]
    if t.kit.scenarios[t.scenario].ritual != NONE:
        return []
    return [spawn for spawn in t.spawns if spawn != home_of(t.others[at])]


def flee(t: CampaignTable, at: int) -> None:
    """zc.16.2  To the nearest way out."""
    zone = zone_of(t.others[at])
    meeting = t.kit.scenarios[t.scenario].ritual
    outs = ways_out(t, at) if t.magic != NONE or meeting == NONE else [meeting]
    t.ways = []
    for goal in nearest(t, zone, outs):
        t.ways += [step for step in t.ground().steps_towards(zone, goal) if step not in t.ways]
    if t.ways:
        t.odd = [NECROMANCER]
        t.then(place_odd)
    else:
        t.others[at] += AT_ACTED


def leave(t: CampaignTable, at: int) -> None:
    """zc.16.6  For his action he is gone; a magic zone goes with him."""
    t.others.pop(at)
    t.magic = NONE
    t.escaped += 1
    t.tell("necromancer-out", "zc.16.6", -1, len(t.spawns))
    if len(t.spawns) >= t.kit.cards.spawn_zones:
        t.escaped |= OVERRUN


def take_token(t: CampaignTable) -> None:
    """zc.16.4  A necromancer who dies takes a spawn zone with him."""
    if t.spawns:
        t.ask(t.first if t.actor == NONE else t.seat_of(t.actor), TOKEN)

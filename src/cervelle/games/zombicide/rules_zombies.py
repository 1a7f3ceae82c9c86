"""The zombies' turn: each zone's group acts, one action at a time."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.zombicide.rules_crowd import act_group
from cervelle.games.zombicide.rules_end import ends
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    AFTER,
    AT_ACTED,
    BEFORE,
    CHARACTER,
    COMMON,
    NONE,
    WALKER,
    WOLF,
    has_acted,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.table_map import ZONES

LAPS: Final = 3
"""The most actions that a zombie has."""
FRAME: Final = 3


def activate(t: CampaignTable) -> None:
    """zc.14.8  All zombies act."""
    t.lap = 0
    t.late = []
    t.rush = NONE
    t.then(begin_lap)


def rush(t: CampaignTable, sort: int) -> None:
    """zc.8.1  Those of one sort act once more, and once only; whatever else was under way waits."""
    t.tell("rush", "zc.8.1", -1, sort)
    t.halted.append([t.lap, t.rush, t.group, *t.todo])
    for i in range(len(t.others)):
        one = t.others[i]
        t.others[i] = one % AT_ACTED + one // AT_ACTED * 2 * AT_ACTED
    t.lap = 0
    t.rush = sort
    t.then(begin_lap)


def go_on(t: CampaignTable) -> None:
    """What waited for a rush goes on."""
    frame = t.halted.pop()
    t.lap, t.rush, t.group = frame[0], frame[1], frame[2]
    for at in range(ZONES * COMMON):
        t.todo[at] = min(frame[at + FRAME], t.mob[at])
    for i in range(len(t.others)):
        one = t.others[i]
        t.others[i] = one % AT_ACTED + one // AT_ACTED // 2 * AT_ACTED


def takes_part(t: CampaignTable, sort: int) -> bool:
    if t.rush == NONE:
        return legs(t, sort) > t.lap
    if ABOMINATION <= sort < CHARACTER:
        return t.rush == ABOMINATION
    return t.rush == (as_walker() if sort >= CHARACTER else sort)


def as_walker() -> int:
    """zc.6.5  For the rest, a plagued character is a walker."""
    return WALKER


def legs(t: CampaignTable, sort: int) -> int:
    """zc.14.6  One action, or two for a runner."""
    return wolf_legs() if sort == WOLF else t.kit.legs[sort]


def wolf_legs() -> int:
    """zc.7.7  The Wolfbomination has three actions."""
    return LAPS


def begin_lap(t: CampaignTable) -> None:
    """First everyone's first action, then the next one of those who have it and did not come in between."""
    t.todo = t.mob[:]
    for sort in range(COMMON):
        if not takes_part(t, sort):
            for zone in range(ZONES):
                t.todo[zone * COMMON + sort] = 0
    for i in range(len(t.others)):
        one = t.others[i]
        acted = one // AT_ACTED // 2 * 2 + (0 if takes_part(t, sort_of(one)) else 1)
        t.others[i] = one % AT_ACTED + acted * AT_ACTED
    if t.rush == NONE:
        hold_back(t)
    t.then(next_group)


def hold_back(t: CampaignTable) -> None:
    """Those who came while the others acted wait for the next turn."""
    for come in t.late:
        sort, zone = sort_of(come), zone_of(come)
        if sort < COMMON:
            t.todo[zone * COMMON + sort] = max(0, t.todo[zone * COMMON + sort] - 1)
        else:
            at = t.one_in(zone, sort)
            if at != NONE and not has_acted(t.others[at]):
                t.others[at] += AT_ACTED


def next_group(t: CampaignTable) -> None:
    if ends(t):
        return
    zone = first_group(t)
    if zone != NONE:
        t.group = zone
        t.then(before_group, act_group, next_group)
        return
    t.lap += 1
    if t.rush == NONE and t.lap < LAPS and anyone_left(t):
        t.then(begin_lap)
    else:
        t.then(after_all, go_on if t.rush != NONE else end_activation)


def end_activation(t: CampaignTable) -> None:
    t.group = NONE


def anyone_left(t: CampaignTable) -> bool:
    if any(takes_part(t, sort_of(one)) for one in t.others):
        return True
    return any(takes_part(t, sort) and t.on_map(sort) > 0 for sort in range(COMMON))


def first_group(t: CampaignTable) -> int:
    """The first zone that has zombies still to act."""
    found = NONE
    todo = t.todo
    for at in range(ZONES * COMMON):
        if todo[at]:
            found = at // COMMON
            break
    for one in t.others:
        if not has_acted(one) and (found == NONE or zone_of(one) < found):
            found = zone_of(one)
    return found


def before_group(t: CampaignTable) -> None:
    """zc.2.3  Kept actions may come before what zombies do, which is also after what others did."""
    open_window(t, BEFORE)


def after_all(t: CampaignTable) -> None:
    """zc.2.3  And after the last of them."""
    if t.group != NONE:
        open_window(t, AFTER)

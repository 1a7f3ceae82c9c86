"""New zombies: doors that open, the deck, necromancers, Abominations, plagued characters."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.zombicide.rules_end import ends
from cervelle.games.zombicide.rules_levels import danger
from cervelle.games.zombicide.rules_zombies import rush
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    AFTER,
    AT_HOME,
    AT_ZONE,
    CARD,
    CHARACTER,
    COMMON,
    IDLE,
    NECROMANCER,
    NONE,
    PLAIN,
    SORTS,
    WALKER,
)

A: Final = 3
N: Final = 4
NECRO_CARD: Final = 3
DOUBLE: Final = 4
END: Final = -2
"""Less the group that was acting: after the last zone of an occasion."""


# Buildings ------------------------------------------------------------------------------------------


def unlatch(t: CampaignTable, door: int) -> None:
    t.doors |= 1 << door
    for zone in t.map().doors[door]:
        reveal(t, t.map().building[zone])


def reveal(t: CampaignTable, building: int) -> None:
    """zc.12.3  A building that is opened: a card for each of its rooms."""
    if building == NONE or t.revealed >> building & 1:
        return
    t.revealed |= 1 << building
    rooms = t.map().rooms[building]
    t.tell("revealed", "zc.12.3", -1, len(rooms))
    for zone in rooms:
        for near in t.map().near_open[zone]:
            reveal(t, t.map().building[near])
    spawn_at(t, rooms[:])


# The deck -------------------------------------------------------------------------------------------


def spawn_at(t: CampaignTable, zones: list[int]) -> None:
    """A card for each of these zones, one after the other."""
    t.drawing = [*zones, END - t.group, *t.drawing]
    t.then(next_card)


def next_card(t: CampaignTable) -> None:
    """zc.15.1  A card for each zone."""
    if ends(t):
        return
    if t.drawing[0] < 0:
        t.then(after_cards, end_cards)
    else:
        t.then(before_card, draw_card, next_card)


def before_card(t: CampaignTable) -> None:
    """zc.2.9  Kept actions may come before each card."""
    open_window(t, CARD)


def after_cards(t: CampaignTable) -> None:
    """zc.2.9  And after the last one."""
    if t.group != NONE:
        open_window(t, AFTER)


def end_cards(t: CampaignTable) -> None:
    t.group = END - t.drawing.pop(0)


def draw_card(t: CampaignTable) -> None:
    zone = t.drawing.pop(0)
    t.group = zone
    if not t.deck:
        t.deck = t.deck_out
        t.deck_out = []
    if not t.deck:
        return
    card = t.dice.draw(t.deck)
    t.deck_out.append(card)
    t.then(rouse)
    special = t.kit.specials[card]
    if special == DOUBLE:
        t.tell("spawn-double", "zc.15.2", -1, zone)
        double(t, zone)
    elif special == NECRO_CARD:
        necromancer(t, zone)
    elif special != NONE:
        extra_activation(t, zone, special)
    else:
        level = danger(t)
        arrive(t, zone, t.kit.spawn_sorts[card][level], t.kit.spawn_counts[card][level])


def double(t: CampaignTable, zone: int) -> None:
    """zc.15.2  Nothing here, two cards at the next zone."""
    for i in range(len(t.drawing)):
        if t.drawing[i] < 0:
            return
        if t.drawing[i] != zone:
            t.drawing.insert(i, t.drawing[i])
            return


def extra_activation(t: CampaignTable, zone: int, sort: int) -> None:
    if is_too_early(t):
        t.tell("spawn-nothing", "zc.15.5", -1, zone)
    else:
        t.then_with(rush, sort)


def is_too_early(t: CampaignTable) -> bool:
    """zc.15.5  At the blue level there are no extra activations."""
    return danger(t) == 0


def arrive(t: CampaignTable, zone: int, letter: int, count: int) -> None:
    """zc.15.6  What the card says for the level of the most advanced survivor."""
    if letter == NONE or count == 0:
        t.tell("spawn-nothing", "zc.15.1", -1, zone)
    elif letter == A:
        abomination(t, zone)
    elif letter == N:
        character(t, zone)
        add(t, zone, WALKER, count - 1)
    else:
        add(t, zone, letter, count)


# Those who come -------------------------------------------------------------------------------------


def add(t: CampaignTable, zone: int, sort: int, count: int) -> None:
    """As many as there are miniatures; if some are missing, those in play act."""
    come = min(count, t.kit.cards.miniatures[sort] - t.on_map(sort))
    if come:
        t.tell("spawned", "zc.15.1", -1, zone + 128 * sort + 16384 * come)
    if not burns(t, zone):
        t.mob[zone * COMMON + sort] += come
        t.late += [sort + AT_ZONE * zone] * come
    if count > come:
        run_out(t, sort)


def burns(t: CampaignTable, zone: int) -> bool:
    """zc.8.16  Whatever comes into a fire is destroyed at once."""
    return t.fire[zone] > 0


def run_out(t: CampaignTable, sort: int) -> None:
    """zc.15.3  No miniatures are left: those on the map are activated, once what goes on now is done."""
    t.owed.append(sort)


def rouse(t: CampaignTable) -> None:
    """Those act of whom some were missing."""
    for sort in t.owed:
        t.tell("run-out", "zc.15.3", -1, sort)
        t.then_with(rush, sort)
    t.owed = []


def add_one(t: CampaignTable, one: int, zone: int) -> None:
    """One of the others; whoever acts just now, it does not."""
    if not burns(t, zone):
        t.others.append(one + AT_ZONE * zone + IDLE)
        t.late.append(one % AT_ZONE + AT_ZONE * zone)


def character(t: CampaignTable, zone: int) -> None:
    """zc.6.1  A plagued character at random, rather one that is not in play."""
    free = [sort for sort in range(CHARACTER, SORTS) if not t.is_in_play(sort)]
    if not free:
        add(t, zone, WALKER, 1)
        return
    sort = free[t.dice.below(len(free))]
    t.tell("character", "zc.6.1", -1, zone + 128 * sort)
    add_one(t, sort, zone)


def abomination(t: CampaignTable, zone: int) -> None:
    """zc.15.4  A kind that is not in play; if none is free, all of them act."""
    free = [sort for sort in range(PLAIN, CHARACTER) if not t.is_in_play(sort)]
    if not free:
        t.then_with(rush, ABOMINATION)
        return
    sort = free[t.dice.below(len(free))]
    t.tell("abomination", "zc.15.4", -1, zone + 128 * sort)
    add_one(t, sort, zone)


def necromancer(t: CampaignTable, zone: int) -> None:
    """zc.16.1  He brings a spawn zone, as long as there are fewer than six, and more zombies at once."""
    t.tell("necromancer", "zc.16.1", -1, zone)
    add_one(t, NECROMANCER + AT_HOME * (zone + 1), zone)
    if len(t.spawns) < t.kit.cards.spawn_zones:
        t.spawns.append(zone)
    t.drawing.insert(0, zone)

"""New zombies: the deck, necromancers, Abominations, plagued characters."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.zombicide.rules_levels import danger
from cervelle.games.zombicide.rules_zombies import rush
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    AT_ZONE,
    CARD,
    CHARACTER,
    COMMON,
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


def spawn_at(t: CampaignTable, zones: list[int]) -> None:
    """A card for each of these zones, one after the other."""
    t.drawing = zones + t.drawing
    t.cards = max(t.cards, 1)
    t.then(next_card)


def next_card(t: CampaignTable) -> None:
    """zc.15.1  A card for each zone, at the level of the most advanced survivor."""
    if not t.drawing:
        t.cards = 0
        return
    t.then(before_card, draw_card, next_card)


def before_card(t: CampaignTable) -> None:
    open_window(t, CARD)


def draw_card(t: CampaignTable) -> None:
    if not t.drawing:
        return
    zone = t.drawing[0]
    t.cards -= 1
    if t.cards <= 0:
        t.drawing.pop(0)
        t.cards = 1
    if not t.deck:
        t.deck = t.deck_out
        t.deck_out = []
    if not t.deck:
        return
    card = t.dice.draw(t.deck)
    t.deck_out.append(card)
    special = t.kit.specials[card]
    if special == DOUBLE:
        t.tell("spawn-double", "zc.15.2", -1, zone)
        double(t)
    elif special == NECRO_CARD:
        t.then_with(necromancer, zone)
    elif special != NONE:
        t.then_with(rush, special)
    else:
        level = danger(t)
        arrive(t, zone, t.kit.spawn_sorts[card][level], t.kit.spawn_counts[card][level])


def double(t: CampaignTable) -> None:
    """zc.15.2  Nothing here, two cards at the next zone."""
    if t.drawing:
        t.cards += 1


def arrive(t: CampaignTable, zone: int, letter: int, count: int) -> None:
    if letter == NONE or count == 0:
        t.tell("spawn-nothing", "zc.15.1", -1, zone)
        return
    if letter == A:
        t.then_with(abomination, zone)
    elif letter == N:
        character(t, zone)
        add(t, zone, WALKER, count - 1)
    else:
        add(t, zone, letter, count)


def add(t: CampaignTable, zone: int, sort: int, count: int) -> None:
    """As many as there are miniatures; if some are missing, those in play act."""
    room = t.kit.cards.miniatures[sort] - t.on_map(sort)
    t.mob[zone * COMMON + sort] += min(count, room)
    if min(count, room):
        t.tell("spawned", "zc.15.1", -1, zone + 128 * sort + 16384 * min(count, room))
    if count > room:
        run_out(t, sort)


def run_out(t: CampaignTable, sort: int) -> None:
    """zc.15.3  No miniatures are left: those on the map are activated."""
    t.tell("run-out", "zc.15.3", -1, sort)
    t.then_with(rush, sort)


def character(t: CampaignTable, zone: int) -> None:
    """zc.6.1  A plagued character at random, rather one that is not in play."""
    free = [sort for sort in range(CHARACTER, SORTS) if not t.is_in_play(sort)]
    if not free:
        add(t, zone, WALKER, 1)
        return
    sort = free[t.dice.below(len(free))]
    t.others.append(sort + AT_ZONE * zone)
    t.tell("character", "zc.6.1", -1, zone + 128 * sort)


def abomination(t: CampaignTable, zone: int) -> None:
    """zc.15.4  A kind that is not in play; if none is free, all of them act."""
    free = [sort for sort in range(PLAIN, CHARACTER) if not t.is_in_play(sort)]
    if not free:
        t.then_with(rush, ABOMINATION)
        return
    sort = free[t.dice.below(len(free))]
    t.others.append(sort + AT_ZONE * zone)
    t.tell("abomination", "zc.15.4", -1, zone + 128 * sort)


def necromancer(t: CampaignTable, zone: int) -> None:
    """zc.16.1  He brings a spawn zone, and more zombies at once."""
    t.others.append(NECROMANCER + AT_ZONE * zone)
    if zone not in t.spawns and len(t.spawns) < t.kit.cards.spawn_zones:
        t.spawns.append(zone)
    t.tell("necromancer", "zc.16.1", -1, zone)
    t.drawing.insert(0, zone)

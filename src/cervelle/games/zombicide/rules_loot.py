"""Searching: chests, crypts, gas, bodies, and things on the floor."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_move import forces, pay
from cervelle.games.zombicide.rules_potions import brew, has_belt_room
from cervelle.games.zombicide.rules_spawn import add, rouse
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    AAAHH,
    EMPTY,
    LOCKED,
    NONE,
    POTION,
    PURE,
    SLOTS,
    STOW,
    TORCH,
    TORCHLIGHT,
    WALKER,
    kind_of,
)
from cervelle.games.zombicide.table_map import VAULT

GOLD: Final = 1
GEAR: Final = 2
BREW: Final = 4
RELIC: Final = 8
TRAP: Final = 16
FOUND: Final = (0, 0, GOLD, GEAR, GEAR | GOLD, GEAR | BREW)
"""What each roll gives, from 1; a 2 is another matter."""
IN_CRYPT: Final = (0, 0, BREW, RELIC, RELIC | GOLD, RELIC | BREW)
PRISED: Final = 32
"""The chest was locked and is open now."""


# Chests ---------------------------------------------------------------------------------------------


def search(t: CampaignTable, place: int) -> None:
    """zc.3.1  The furniture of one's room, once in all, for one action."""
    pay(t, place, 0)
    t.actor = place
    t.loot = 0
    t.then(stow, rouse)
    if t.chests[t.zone[place]] == LOCKED:
        prise(t, place)
    else:
        t.then(look_in)


def prise(t: CampaignTable, place: int) -> None:
    """zc.3.13  A lock gives way as a door does; then one looks in for nothing."""
    if forces(t, place):
        t.loot = PRISED
        t.then(look_in)


def look_in(t: CampaignTable) -> None:
    """The first roll, then perhaps a second by torchlight."""
    zone = t.zone[t.actor]
    die = t.dice.roll(6)
    t.roll = (3, die)
    if die == 2 and not t.loot & PRISED:
        lock(t, zone)
        return
    t.chests[zone] = EMPTY
    t.tell("searched", "zc.3.6" if t.map().kind[zone] == VAULT else "zc.3.2", t.seat_of(t.actor), t.told_of(t.actor, die, zone))
    t.loot |= yields(t, zone, die)
    t.then(hand_out)
    if has_torch(t):
        by_torchlight(t)


def has_torch(t: CampaignTable) -> bool:
    gear = t.gear[t.actor]
    return TORCH in (gear[0], gear[1])


def by_torchlight(t: CampaignTable) -> None:
    """zc.3.9  With a torch in hand, a second roll if one likes; both are made once a lock is open."""
    if t.loot & PRISED:
        second_look(t)
    else:
        t.ask(t.seat_of(t.actor), TORCHLIGHT)


def lock(t: CampaignTable, zone: int) -> None:
    """zc.3.3  A locked chest, to be opened like a door."""
    t.chests[zone] = LOCKED
    t.tell("locked", "zc.3.3", t.seat_of(t.actor), t.told_of(t.actor, zone))


def yields(t: CampaignTable, zone: int, die: int) -> int:
    """What a roll finds."""
    if t.map().kind[zone] == VAULT:
        return prised_crypt() if die == 2 else in_crypt(die)
    return trap() if die == 2 else in_chest(die)


def in_chest(die: int) -> int:
    """zc.3.2  What the furniture of a room holds."""
    return FOUND[die - 1]


def trap() -> int:
    """zc.3.4  What a lock guarded may be a trap."""
    return TRAP


def in_crypt(die: int) -> int:
    """zc.3.6  A crypt holds better things."""
    return IN_CRYPT[die - 1]


def prised_crypt() -> int:
    """zc.3.7  A lock in a crypt guards a weapon and more."""
    return RELIC | GEAR


def second_look(t: CampaignTable) -> None:
    """zc.3.14  A 2 is rolled again where nothing was locked; what was found twice counts once."""
    die = t.dice.roll(6)
    while die == 2 and not t.loot & PRISED:
        die = t.dice.roll(6)
    t.roll = (3, die)
    t.tell("looked-again", "zc.3.9", t.seat_of(t.actor), t.told_of(t.actor, die))
    t.loot |= yields(t, t.zone[t.actor], die)


def hand_out(t: CampaignTable) -> None:
    place = t.actor
    loot = t.loot
    if loot & TRAP:
        release_gas(t, t.zone[place])
    if loot & GOLD:
        handful(t, place)
    if loot & RELIC:
        relic(t)
    if loot & GEAR:
        find_gear(t, traps=True)
    if loot & BREW:
        find_potion(t)
    t.loot = 0


def release_gas(t: CampaignTable, zone: int) -> None:
    """zc.3.4  A green gas, for as many rounds as a die shows."""
    t.gas[zone] = max(t.gas[zone], t.dice.roll(6))
    t.tell("gas", "zc.3.4", -1, zone + 128 * t.gas[zone])


def handful(t: CampaignTable, place: int) -> None:
    """zc.3.5  A die's worth of gold."""
    die = t.dice.roll(6)
    t.gold[place] += die
    t.tell("gold", "zc.3.5", t.seat_of(place), t.told_of(place, die))


def relic(t: CampaignTable) -> None:
    """zc.3.8  One vault weapon in a scenario; after that, equipment without traps."""
    if t.vaulted or not t.vault:
        find_gear(t, traps=False)
        return
    t.vaulted = 1
    t.found.append(t.dice.draw(t.vault))


def find_gear(t: CampaignTable, traps: bool) -> None:
    """The next card; where traps do not count, the next one that is none."""
    card = next_equipment(t)
    while card == AAAHH and not traps and any(each != AAAHH for each in t.equipment + t.equipment_out):
        card = next_equipment(t)
    if card == AAAHH:
        if traps:
            wake(t, t.zone[t.actor])
    elif card != NONE:
        t.found.append(card)


def next_equipment(t: CampaignTable) -> int:
    """The top card, traps being discarded at once; NONE if all are in someone's hands."""
    if not t.equipment:
        t.equipment = t.equipment_out
        t.equipment_out = []
    if not t.equipment:
        return NONE
    card = t.dice.draw(t.equipment)
    if card == AAAHH:
        t.equipment_out.append(card)
    return card


def wake(t: CampaignTable, zone: int) -> None:
    """zc.18.4  Someone was hiding there."""
    t.tell("aaahh", "zc.18.4", -1, zone)
    add(t, zone, WALKER, 1)


def find_potion(t: CampaignTable) -> None:
    """One more, whichever it is."""
    t.found.append(POTION + brew(t))


def choke(t: CampaignTable, place: int) -> bool:
    """zc.3.11  Whether gas hurts whoever stands there."""
    return t.gas[t.zone[place]] > 0 and not t.states[place] & PURE


# What one does with what one found ------------------------------------------------------------------


def stow(t: CampaignTable) -> None:
    """zc.2.8  What fits is taken; then, for nothing, things may be put down for others or to make room."""
    place = t.actor
    for item in t.found[:]:
        if has_place_for(t, place, item):
            t.found.remove(item)
            tell_found(t, place, item)
            take(t, place, item)
    if t.found or carries(t, place):
        t.ask(t.seat_of(place), STOW)


def tell_found(t: CampaignTable, place: int, item: int) -> None:
    if item >= POTION:
        t.tell("potion", "zc.4.1", t.seat_of(place), t.told_of(place, item - POTION))
    else:
        t.tell("found", "zc.3.2", t.seat_of(place), t.told_of(place, kind_of(item)))


def leave_rest(t: CampaignTable) -> None:
    """What was not taken lies on the floor."""
    place = t.actor
    for item in t.found:
        t.lying.append([t.zone[place], item])
        if item >= POTION:
            t.tell("potion-left", "zc.4.2", t.seat_of(place), t.told_of(place, item - POTION))
        else:
            t.tell("found-floor", "zc.12.7", t.seat_of(place), t.told_of(place, kind_of(item)))
    t.found = []


def has_place_for(t: CampaignTable, place: int, item: int) -> bool:
    return has_belt_room(t, place) if item >= POTION else t.free_slot(place) != NONE


def take(t: CampaignTable, place: int, item: int) -> None:
    if item >= POTION:
        t.belt[place].append(item - POTION)
    else:
        t.gear[place][t.free_slot(place)] = item


def carries(t: CampaignTable, place: int) -> bool:
    return len(t.belt[place]) > 0 or any(item != NONE for item in t.gear[place])


def receive(t: CampaignTable, place: int, item: int) -> None:
    """Something given: into a free hand or the backpack, else onto the floor."""
    if has_place_for(t, place, item):
        t.tell("found", "zc.12.11", t.seat_of(place), t.told_of(place, item))
        take(t, place, item)
    else:
        t.tell("found-floor", "zc.12.7", t.seat_of(place), t.told_of(place, item))
        t.lying.append([t.zone[place], item])


# Bodies ---------------------------------------------------------------------------------------------


def search_bodies(t: CampaignTable, place: int) -> None:
    """zc.6.4  All bodies of the zone: a die less one of gold for each."""
    pay(t, place, 0)
    t.actor = place
    zone = t.zone[place]
    gold = 0
    for _ in range(t.corpses[zone]):
        gold += t.dice.roll(6) - 1
    gold += riches(t, zone)
    t.gold[place] += gold
    t.corpses[zone] = 0
    t.nobles[zone] = 0
    t.tell("gold", "zc.6.4", t.seat_of(place), t.told_of(place, gold))
    t.then(stow)


def riches(t: CampaignTable, zone: int) -> int:
    """zc.6.12  A Noble has two pieces more than others."""
    return 2 * t.nobles[zone]


def strip(t: CampaignTable, place: int, dead: int) -> None:
    """zc.8.8  All that a dead survivor had: what fits, or what one makes room for."""
    pay(t, place, 0)
    t.actor = place
    t.tell("stripped", "zc.8.8", t.seat_of(place), t.told_of(place, t.cast[dead]))
    t.gold[place] += t.gold[dead]
    t.gold[dead] = 0
    for slot in range(SLOTS):
        if t.gear[dead][slot] != NONE:
            t.found.append(t.gear[dead][slot])
            t.gear[dead][slot] = NONE
    t.found += [POTION + potion for potion in t.belt[dead]]
    t.belt[dead] = []
    t.then(stow)


# The floor ------------------------------------------------------------------------------------------


def put_down(t: CampaignTable, place: int, slot: int) -> None:
    """zc.2.6  On the floor of one's zone."""
    item = t.gear[place][slot]
    t.lying.append([t.zone[place], item])
    t.gear[place][slot] = NONE
    t.tell("dropped", "zc.2.6", t.seat_of(place), t.told_of(place, kind_of(item)))


def lay_potion(t: CampaignTable, place: int, slot: int) -> None:
    """zc.2.6  Potions too."""
    potion = t.belt[place].pop(slot)
    t.lying.append([t.zone[place], POTION + potion])
    t.tell("laid-potion", "zc.2.6", t.seat_of(place), t.told_of(place, potion))


def pick_up(t: CampaignTable, place: int, item: int) -> None:
    """zc.2.7  From the floor of one's zone."""
    t.lying.remove([t.zone[place], item])
    take(t, place, item)
    if item >= POTION:
        t.tell("picked-potion", "zc.2.7", t.seat_of(place), t.told_of(place, item - POTION))
    else:
        t.tell("picked", "zc.2.7", t.seat_of(place), t.told_of(place, kind_of(item)))


def take_found(t: CampaignTable, item: int) -> None:
    t.found.remove(item)
    tell_found(t, t.actor, item)
    take(t, t.actor, item)


def on_floor(t: CampaignTable, zone: int) -> list[int]:
    return each_once([item for at, item in t.lying if at == zone])


def each_once(items: list[int]) -> list[int]:
    found: list[int] = []
    for item in items:
        if item not in found:
            found.append(item)
    found.sort()
    return found


# Food -----------------------------------------------------------------------------------------------


def eat(t: CampaignTable, place: int, slot: int) -> None:
    """zc.18.9  For one action, and the food is gone."""
    pay(t, place, 0)
    t.tell("eats", "zc.5.6", t.seat_of(place), t.told_of(place, t.gear[place][slot]))
    t.equipment_out.append(t.gear[place][slot])
    t.gear[place][slot] = NONE
    relish(t, place)
    t.then(learn_all)


def relish(t: CampaignTable, place: int) -> None:
    """zc.5.6  A meal is worth a fifth of a point."""
    gain(t, place, 1)

"""Searching: chests, crypts, gas, potions, bodies, and things on the floor."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_move import forces, pay
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    AAAHH,
    ADRENALINE,
    CELERITE,
    COMMON,
    DRANK,
    EMPTY,
    FORCE,
    GRAND_SOIN,
    KEEN,
    LOCKED,
    NONE,
    OEIL,
    OMBRE,
    PIERRE,
    PURE,
    SHADOW,
    SLOTS,
    SOIN,
    SOUFFLE,
    STONE,
    STRONG,
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
    zone = t.zone[place]
    if t.chests[zone] == LOCKED:
        if not forces(t, place):
            return
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
    t.loot |= yields(t, zone, die)
    t.tell("searched", "zc.3.2", t.seat_of(t.actor), t.told_of(t.actor, die, zone))
    t.then(hand_out)
    if t.holds(t.actor, TORCH) != NONE:
        t.ask(t.seat_of(t.actor), TORCHLIGHT)


def lock(t: CampaignTable, zone: int) -> None:
    """zc.3.3  A locked chest, to be opened like a door."""
    t.chests[zone] = LOCKED
    t.tell("locked", "zc.3.3", t.seat_of(t.actor), t.told_of(t.actor, zone))


def yields(t: CampaignTable, zone: int, die: int) -> int:
    """zc.3.2  What a roll finds."""
    if t.map().kind[zone] == VAULT:
        return in_crypt(t, die)
    return TRAP if die == 2 else FOUND[die - 1]


def in_crypt(t: CampaignTable, die: int) -> int:
    """zc.3.6  A crypt holds better things."""
    return prised_crypt(t) if die == 2 else IN_CRYPT[die - 1]


def prised_crypt(t: CampaignTable) -> int:
    """zc.3.7  A lock in a crypt guards a weapon and more."""
    return RELIC | GEAR


def second_look(t: CampaignTable) -> None:
    """zc.3.9  By torchlight a second roll; what was found twice counts once."""
    die = t.dice.roll(6)
    while die == 2 and not (t.loot & PRISED and not t.loot & TRAP):
        die = t.dice.roll(6)
    t.roll = (3, die)
    t.loot |= yields(t, t.zone[t.actor], die)
    t.tell("looked-again", "zc.3.9", t.seat_of(t.actor), t.told_of(t.actor, die))


def hand_out(t: CampaignTable) -> None:
    place = t.actor
    loot = t.loot
    if loot & TRAP:
        release_gas(t, t.zone[place])
    if loot & GOLD:
        handful(t, place)
    if loot & RELIC:
        relic(t, place)
    if loot & GEAR:
        find_gear(t, place, traps=True)
    if loot & BREW:
        find_potion(t, place)
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


def relic(t: CampaignTable, place: int) -> None:
    """zc.3.8  One vault weapon in a scenario; after that, equipment without traps."""
    if t.vaulted or not t.vault:
        find_gear(t, place, traps=False)
        return
    t.vaulted = 1
    receive(t, place, t.dice.draw(t.vault))


def find_gear(t: CampaignTable, place: int, traps: bool) -> None:
    while True:
        if not t.equipment:
            t.equipment = t.equipment_out
            t.equipment_out = []
        if not t.equipment:
            return
        card = t.dice.draw(t.equipment)
        if card != AAAHH:
            receive(t, place, card)
            return
        t.equipment_out.append(card)
        if traps:
            wake(t, t.zone[place])
            return
        if all(each == AAAHH for each in t.equipment + t.equipment_out):
            return


def wake(t: CampaignTable, zone: int) -> None:
    """zc.18.4  Someone was hiding there."""
    t.mob[zone * COMMON + WALKER] += 1
    t.tell("aaahh", "zc.18.4", -1, zone)


def receive(t: CampaignTable, place: int, item: int) -> None:
    """zc.12.7  Into a free hand or the backpack; what does not fit lies on the floor."""
    slot = t.free_slot(place)
    if slot == NONE:
        t.lying.append([t.zone[place], item])
        t.tell("found-floor", "zc.12.7", t.seat_of(place), t.told_of(place, item))
    else:
        t.gear[place][slot] = item
        t.tell("found", "zc.3.2", t.seat_of(place), t.told_of(place, item))


# Potions --------------------------------------------------------------------------------------------


def find_potion(t: CampaignTable, place: int) -> None:
    """zc.4.1  Which one, a hundred-sided die says."""
    potion = brew(t)
    if len(t.belt[place]) < t.kit.cards.belt:
        t.tell("potion", "zc.4.1", t.seat_of(place), t.told_of(place, potion))
    else:
        t.tell("potion-left", "zc.4.2", t.seat_of(place), t.told_of(place, potion))
    carry(t, place, potion)


def brew(t: CampaignTable) -> int:
    die = t.dice.roll(100)
    for potion in range(len(t.kit.potion_up_to)):
        if die <= t.kit.potion_up_to[potion]:
            return potion
    return 0


def carry(t: CampaignTable, place: int, potion: int) -> None:
    """zc.4.2  Two at the belt; a third is left behind."""
    if len(t.belt[place]) < t.kit.cards.belt:
        t.belt[place].append(potion)


def drink(t: CampaignTable, place: int, slot: int) -> None:
    """zc.4.3  For nothing, once a turn."""
    potion = t.belt[place].pop(slot)
    t.states[place] |= DRANK
    t.tell("drank", "zc.4.3", t.seat_of(place), t.told_of(place, potion))
    if potion in (SOIN, GRAND_SOIN):
        soothe(t, place, 2 if potion == GRAND_SOIN else 1)
    elif potion in (CELERITE, ADRENALINE):
        quicken(t, place, potion)
    elif potion in (FORCE, OEIL):
        t.states[place] |= STRONG if potion == FORCE else KEEN
    elif potion == PIERRE:
        harden(t, place)
    elif potion in (OMBRE, SOUFFLE):
        fade(t, place, potion)


def soothe(t: CampaignTable, place: int, wounds: int) -> None:
    """zc.4.6  Wounds heal."""
    t.wounds[place] = max(0, t.wounds[place] - wounds)


def quicken(t: CampaignTable, place: int, potion: int) -> None:
    """zc.4.7  Two free moves, or one action."""
    if potion == CELERITE:
        t.moves[place] += 2
    else:
        t.left[place] += 1


def harden(t: CampaignTable, place: int) -> None:
    """zc.4.9  Skin of stone, until the end of the round."""
    t.states[place] |= STONE


def fade(t: CampaignTable, place: int, potion: int) -> None:
    """zc.4.10  Unseen, or safe from gas."""
    t.states[place] |= SHADOW if potion == OMBRE else PURE


def eat(t: CampaignTable, place: int, slot: int) -> None:
    """zc.5.6  A fifth of a point, and the food is gone."""
    t.tell("eats", "zc.5.6", t.seat_of(place), t.told_of(place, t.gear[place][slot]))
    t.equipment_out.append(t.gear[place][slot])
    t.gear[place][slot] = NONE
    gain(t, place, 1)
    t.then(learn_all)


# Bodies and the floor -------------------------------------------------------------------------------


def search_bodies(t: CampaignTable, place: int) -> None:
    """zc.6.4  All bodies of the zone: a die less one of gold for each; a noble has more."""
    pay(t, place, 0)
    zone = t.zone[place]
    gold = 0
    for i in range(t.corpses[zone]):
        gold += t.dice.roll(6) + (1 if i < t.nobles[zone] else -1)
    t.gold[place] += gold
    t.corpses[zone] = 0
    t.nobles[zone] = 0
    t.tell("gold", "zc.6.4", t.seat_of(place), t.told_of(place, gold))


def strip(t: CampaignTable, place: int, body: int) -> None:
    """zc.8.8  What a dead survivor had: onto the floor, and what fits is taken."""
    pay(t, place, 0)
    dead = t.fallen[body][0]
    zone = t.zone[place]
    for slot in range(SLOTS):
        item = t.gear[dead][slot]
        if item != NONE:
            t.gear[dead][slot] = NONE
            free = t.free_slot(place)
            if free == NONE:
                t.lying.append([zone, item])
            else:
                t.gear[place][free] = item
    t.gold[place] += t.gold[dead]
    t.gold[dead] = 0
    for potion in t.belt[dead]:
        carry(t, place, potion)
    t.belt[dead] = []
    t.tell("stripped", "zc.8.8", t.seat_of(place), t.told_of(place, t.cast[dead]))


def put_down(t: CampaignTable, place: int, slot: int) -> None:
    """zc.2.6  On the floor of one's zone."""
    t.lying.append([t.zone[place], t.gear[place][slot]])
    t.tell("dropped", "zc.2.6", t.seat_of(place), t.told_of(place, kind_of(t.gear[place][slot])))
    t.gear[place][slot] = NONE


def pick_up(t: CampaignTable, place: int, item: int) -> None:
    """zc.2.7  From the floor of one's zone."""
    zone = t.zone[place]
    for i in range(len(t.lying)):
        if t.lying[i] == [zone, item]:
            t.lying.pop(i)
            break
    t.gear[place][t.free_slot(place)] = item
    t.tell("picked", "zc.2.7", t.seat_of(place), t.told_of(place, kind_of(item)))


def on_floor(t: CampaignTable, zone: int) -> list[int]:
    found: list[int] = []
    for at, item in t.lying:
        if at == zone and item not in found:
            found.append(item)
    found.sort()
    return found


def choke(t: CampaignTable, place: int) -> bool:
    """zc.3.11  Whether gas hurts whoever stands there."""
    return t.gas[t.zone[place]] > 0 and not t.states[place] & PURE

"""What is in hands, packs and at belts: arranging, trading, putting down, picking up."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_loot import (
    each_once,
    has_place_for,
    lay_potion,
    leave_rest,
    on_floor,
    pick_up,
    put_down,
    take_found,
)
from cervelle.games.zombicide.rules_potions import has_belt_room
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ARRANGE,
    BELT,
    BODY,
    DWARVEN_SHIELD,
    NONE,
    PICK,
    POTION,
    SHIELD,
    SLOTS,
    STOW,
    kind_of,
    unlike,
)

BELTS: Final = BELT + 1
"""Potions of a belt, and its end: nothing given, or nothing taken."""


def hands(t: CampaignTable) -> list[int]:
    """What may be done with things in the open question."""
    kit = t.kit
    place = t.actor
    if t.asked == PICK:
        return [*takings(t, on_floor(t, t.zone[place])), kit.done]
    gear = t.gear[place]
    found = [kit.put + slot for slot in range(SLOTS) if gear[slot] != NONE]
    found += [kit.lay + slot for slot in unlike(t.belt[place])]
    if t.asked == STOW:
        found += takings(t, each_once(t.found))
    elif t.asked == ARRANGE:
        found += shifts(t, place)
        for partner in t.here(t.zone[place]):
            if partner != place and is_partner(t, partner):
                found += swaps(t, place, partner)
                found += exchanges(t, place, partner)
    found.append(kit.done)
    return found


def takings(t: CampaignTable, items: list[int]) -> list[int]:
    """Those of these things that there is room for."""
    kit = t.kit
    taken = [item for item in items if has_place_for(t, t.actor, item)]
    return [kit.fetch + item - POTION if item >= POTION else kit.get + item for item in taken]


def shifts(t: CampaignTable, place: int) -> list[int]:
    gear = t.gear[place]
    found: list[int] = []
    for slot in range(t.kit.slots):
        for to in range(slot + 1, t.kit.slots):
            if gear[slot] != gear[to]:
                found.append(t.kit.shift + slot * SLOTS + to)
    return found


def is_partner(t: CampaignTable, place: int) -> bool:
    """zc.12.4  One trades with one survivor at a time."""
    return t.partner in (NONE, place)


def swaps(t: CampaignTable, place: int, partner: int) -> list[int]:
    mine, theirs = t.gear[place], t.gear[partner]
    base = t.kit.swap + partner * SLOTS * SLOTS
    found: list[int] = []
    for slot in range(t.kit.slots):
        item = mine[slot]
        for to in range(t.kit.slots):
            other = theirs[to]
            if item == other or (slot == BODY and not fits(t, place, other, slot)):
                continue
            if to != BODY or fits(t, partner, item, to):
                found.append(base + slot * SLOTS + to)
    return found


def exchanges(t: CampaignTable, place: int, partner: int) -> list[int]:
    """Potions: one's own for theirs, or given, or taken, as belts have room."""
    mine, theirs = t.belt[place], t.belt[partner]
    base = t.kit.exchange + partner * BELTS * BELTS
    found: list[int] = []
    for slot in unlike(mine):
        found += [base + slot * BELTS + to for to in unlike(theirs) if mine[slot] != theirs[to]]
        if has_belt_room(t, partner):
            found.append(base + slot * BELTS + BELT)
    if has_belt_room(t, place):
        found += [base + BELT * BELTS + to for to in unlike(theirs)]
    return found


def forbids_shift(t: CampaignTable, action: int) -> str | None:
    kit = t.kit
    if action < kit.swap:
        slot, to = divmod(action - kit.shift, SLOTS)
        gear = t.gear[t.actor]
        if not fits(t, t.actor, gear[slot], to) or not fits(t, t.actor, gear[to], slot):
            return "zc.12.12"
    return None


def fits(t: CampaignTable, place: int, item: int, slot: int) -> bool:
    """zc.12.12  On the body goes armour, or what one's card allows."""
    if slot != BODY or item == NONE:
        return True
    kind = SHIELD if kind_of(item) == DWARVEN_SHIELD else kind_of(item)
    return t.kit.item_kind[kind] == "armour" or kind == t.kit.body[t.cast[place]]


# What the answer does -------------------------------------------------------------------------------


def handle(t: CampaignTable, seat: int, action: int) -> None:
    kit = t.kit
    place = t.actor
    if action == kit.done:
        if t.asked == STOW:
            leave_rest(t)
        return
    t.ask(seat, t.asked)
    if action < kit.swap:
        shift(t, action - kit.shift)
    elif action < kit.put:
        swap(t, action - kit.swap)
    elif action < kit.get:
        put_down(t, place, action - kit.put)
    elif action < kit.done:
        take_thing(t, action - kit.get)
    elif action < kit.exchange:
        lay_potion(t, place, action - kit.lay)
    elif action < kit.fetch:
        exchange(t, action - kit.exchange)
    else:
        take_thing(t, POTION + action - kit.fetch)


def take_thing(t: CampaignTable, item: int) -> None:
    if t.asked == STOW:
        take_found(t, item)
    else:
        pick_up(t, t.actor, item)


def shift(t: CampaignTable, at: int) -> None:
    slot, to = divmod(at, SLOTS)
    gear = t.gear[t.actor]
    gear[slot], gear[to] = gear[to], gear[slot]
    tell_place(t, slot)
    tell_place(t, to)


def swap(t: CampaignTable, at: int) -> None:
    t.partner, at = divmod(at, SLOTS * SLOTS)
    slot, to = divmod(at, SLOTS)
    mine, theirs = t.gear[t.actor], t.gear[t.partner]
    mine[slot], theirs[to] = theirs[to], mine[slot]
    tell_gift(t, t.actor, t.partner, theirs[to])
    tell_gift(t, t.partner, t.actor, mine[slot])


def exchange(t: CampaignTable, at: int) -> None:
    """zc.12.13  In a trade potions change hands too."""
    t.partner, at = divmod(at, BELTS * BELTS)
    slot, to = divmod(at, BELTS)
    mine, theirs = t.belt[t.actor], t.belt[t.partner]
    given = mine.pop(slot) if slot < BELT else NONE
    got = theirs.pop(to) if to < BELT else NONE
    if given != NONE:
        theirs.append(given)
        tell_potion(t, t.actor, t.partner, given)
    if got != NONE:
        mine.append(got)
        tell_potion(t, t.partner, t.actor, got)


def tell_gift(t: CampaignTable, giver: int, taker: int, item: int) -> None:
    if item != NONE:
        t.tell("gave", "zc.12.4", t.seat_of(giver), t.told_of(giver, t.cast[taker], kind_of(item)))


def tell_potion(t: CampaignTable, giver: int, taker: int, potion: int) -> None:
    t.tell("gave-potion", "zc.12.13", t.seat_of(giver), t.told_of(giver, t.cast[taker], potion))


def tell_place(t: CampaignTable, slot: int) -> None:
    item = t.gear[t.actor][slot]
    if item != NONE:
        t.tell("stows", "zc.12.4", t.seat_of(t.actor), t.told_of(t.actor, kind_of(item), slot))

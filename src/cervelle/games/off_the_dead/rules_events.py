"""What happens when a zombie is revealed."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.off_the_dead.rules_horde import chain_beyond_the_wave, enter, is_out_of_stock, points_at_me, release
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    BLAZE,
    DROP,
    EVENT,
    HANDS,
    LEAP,
    LOSE,
    MELEE,
    MORE,
    NO_EVENT,
    NOBODY_THERE,
    NONE,
    PANIC,
    SCOPE,
    SEEN,
    SERVING,
    TILTED,
    TOUGH,
    UP,
    before_of,
    in_zone,
    is_up,
    item_kind,
    kind_of,
    zone_of,
)

ATTACK_ROLL: Final = 0
EVENT_ROLL: Final = 1
WAVE_ROLL: Final = 2
PENDING: Final = -1


def reveal(t: DeadTable, number: int) -> None:
    """otd.11.1  A card turned from its back to its face is revealed, once."""
    zombie = t.zombie(number)
    if zombie == NONE or is_up(zombie):
        return
    t.target = number
    t.change(number, zombie | UP)
    if before_of(zombie):
        t.take_for_known(zombie)
    kind = kind_of(zombie)
    t.shown.append(kind)
    t.tell("revealed", "otd.11.1", t.seat_of(t.actor), t.told_of(t.actor, t.kit.strengths[kind], t.kit.symbols[kind]))
    check_symbols(t, kind)


def check_symbols(t: DeadTable, kind: int) -> None:
    """otd.11.2  If it bears the symbol of the survivor who acts, there is an event: one, whatever it bears besides."""
    if t.kit.symbols[kind] & t.kit.symbol[t.survivors[t.actor]]:
        t.then(roll_event)


def roll_event(t: DeadTable) -> None:
    """otd.11.3  A die says which event it is."""
    throw_event_die(t)
    t.then(before_event, happen)


def before_event(t: DeadTable) -> None:
    """otd.13.2  Something may be played between an event's roll and its effect."""
    open_window(t, EVENT)


def throw_event_die(t: DeadTable) -> None:
    t.die = t.dice.roll(6)
    t.event = t.kit.events[t.die - 1]
    t.roll = (EVENT_ROLL, t.die, 0, 0, 0, t.die, t.event)
    t.tell("event", "otd.11.3", t.seat_of(t.actor), t.told_of(t.actor, t.die, t.event))


def happen(t: DeadTable) -> None:
    event = t.event
    t.event = NO_EVENT
    if event == SEEN:
        seen(t)
    elif event == MORE:
        more(t)
    elif event == LEAP:
        leap(t)
    elif event == DROP:
        drop(t)
    elif event == TOUGH:
        toughen(t)
    elif event == PANIC:
        panic(t)


def seen(t: DeadTable) -> None:
    """otd.11.4  1: the Horde's top card turns towards the survivor; if it did already, it comes out, if there is room."""
    if is_out_of_stock(t):
        return
    towards = t.kit.directions[t.actor]
    if t.arrow == towards or seen_from_behind(t):
        if t.has_room(t.actor):
            enter(t, t.actor)
            t.then(chain_beyond_the_wave)
    else:
        t.arrow = towards
        t.tell("turned", "otd.11.4", t.seat_of(t.actor), t.told_of(t.actor))


def seen_from_behind(t: DeadTable) -> bool:
    """otd.14.7  With one, the card comes out if it points away from the survivor, too."""
    return t.kit.places == 1 and points_at_me(t)


def more(t: DeadTable) -> None:
    """otd.11.5  2: the top two cards of the Horde come out, each where it points."""
    t.then(chain_beyond_the_wave)
    t.then_with(release, t.kit.released)


def leap(t: DeadTable) -> None:
    """otd.11.7  3: the zombie leaps into the melee zone of the survivor who acts, if there is room."""
    place = t.where(t.target)
    if place == NOBODY_THERE:
        return
    zombie = t.zombie(t.target)
    if place == t.actor and zone_of(zombie) == MELEE:
        return
    if place != t.actor:
        if not t.has_room(t.actor):
            return
        t.corridors[place].pop(t.slot(place, t.target))
        t.corridors[t.actor].append(zombie)
    t.change(t.target, in_zone(zombie, MELEE))
    t.tell("leapt", "otd.11.7", t.seat_of(t.actor), t.told_of(t.actor))
    dodge_blaze(t)


def dodge_blaze(t: DeadTable) -> None:
    """otd.11.10  A zombie that leaps escapes an attack on a whole zone."""
    if t.in_use != HANDS and t.kit.effects[item_kind(t.items[t.actor][t.in_use])] == BLAZE:
        t.target = NONE


def drop(t: DeadTable) -> None:
    """otd.11.6  4: the survivor loses an item of the player's choice, if there is any."""
    count = may_lose(t)
    if count > 1:
        t.ask_player(t.actor, LOSE)
    elif count == 1:
        lose_item(t, 0)


def may_lose(t: DeadTable) -> int:
    """otd.11.13  A scope through which one is shooting is still one's own: it may be the item that goes, after all others."""
    return len(t.items[t.actor]) + (1 if t.aiming == SERVING else 0)


def lose_item(t: DeadTable, slot: int) -> None:
    """otd.11.11  An item lost in the middle of its own use does no more; what it has done stands."""
    kind = SCOPE
    if slot < len(t.items[t.actor]):
        kind = item_kind(t.items[t.actor][slot])
        if slot == t.in_use:
            t.stopped = 1
        remove_item(t, t.actor, slot)
    else:
        t.stopped = 1
        t.aiming = 0
    t.tell("dropped", "otd.11.6", t.seat_of(t.actor), t.told_of(t.actor, kind))


def remove_item(t: DeadTable, place: int, slot: int) -> None:
    """otd.1.8  Items that are used up or lost go to the Cemetery."""
    t.items[place].pop(slot)
    t.cemetery += 1
    if place == t.actor and t.in_use != HANDS:
        if slot == t.in_use:
            t.in_use = HANDS
        elif slot < t.in_use:
            t.in_use -= 1


def toughen(t: DeadTable) -> None:
    """otd.11.9  5: the zombie is tilted."""
    if t.where(t.target) == NOBODY_THERE:
        return
    t.change(t.target, t.zombie(t.target) | TILTED)
    t.tell("tilted", "otd.11.9", t.seat_of(t.actor), t.told_of(t.actor))


def panic(t: DeadTable) -> None:
    """otd.11.12  6: the action under way fails, its cost lost, and the survivor takes no more actions in this turn."""
    t.panicked[t.actor] = 1
    t.stopped = 1
    t.tell("panicked", "otd.11.12", t.seat_of(t.actor), t.told_of(t.actor))

"""Declaring plays, and what equipment, abilities and lines do."""

from __future__ import annotations

from cervelle.engine.window import declare, open_window
from cervelle.games.off_the_dead.rules_attack import blaze, needed, note_roll, total
from cervelle.games.off_the_dead.rules_end import heal, put_below, slay
from cervelle.games.off_the_dead.rules_events import PENDING, remove_item, throw_event_die
from cervelle.games.off_the_dead.rules_plays import ABILITY, BURN, LINE, REFILL, TOY_PLAY, USE
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ACTION,
    AIM,
    BEFORE_ACTION,
    BLAZE,
    BLOCK,
    CHEER,
    DIRECTION,
    DODGE,
    EVENT,
    EXECUTE,
    FIRST,
    LOOK_THERE,
    MELEE,
    NOBODY_THERE,
    NONE,
    SHOVE,
    TRY_AGAIN,
    in_zone,
    item_kind,
    rounds_of,
    zone_of,
)

# Declaring and carrying out -----------------------------------------------------------------------


def play(t: DeadTable, what: int, place: int, one: int, two: int) -> None:
    """otd.13.10  A play is paid for when it is declared; it takes precedence over what is under way."""
    t.plays.append([what, place, one, two])
    declare(t, t.seat_of(place), carry_out)


def play_equipment(t: DeadTable, what: int, one: int, effect: int) -> None:
    """otd.9.16  Equipment goes to the Cemetery when it is used; a burning jerrycan once it has burnt."""
    slot = slot_with(t, t.turn, effect)
    t.tell("used", "otd.9.1", t.seat_of(t.turn), t.told_of(t.turn, item_kind(t.items[t.turn][slot])))
    if what != BURN:
        remove_item(t, t.turn, slot)
    play(t, what, t.turn, one, 0)


def play_ability(t: DeadTable, place: int, target: int, number: int) -> None:
    turn_over(t, place)
    play(t, ABILITY, place, target, number)


def carry_out(t: DeadTable) -> None:
    what, place, one, two = t.plays.pop()
    if what == USE:
        use(t, place, one)
    elif what == REFILL:
        refill(t, place, one)
    elif what == TOY_PLAY:
        lure(t, place, one)
    elif what == BURN:
        burn(t, place, one)
    elif what == LINE:
        if two:
            # Bought in the same payment as the one before it, which follows.
            t.then(carry_out)
        say_line(t, one)
    else:
        use_ability(t, place, one, two)


def slot_with(t: DeadTable, place: int, effect: int) -> int:
    """Where this survivor holds an equipment that does this."""
    held = t.items[place]
    for slot in range(len(held)):
        if t.kit.effects[item_kind(held[slot])] == effect and not (slot == t.in_use and place == t.actor):
            return slot
    return NONE


def use(t: DeadTable, place: int, kind: int) -> None:
    effect = t.kit.effects[kind]
    if effect == BLOCK:
        put_up_barricade(t)
    elif effect == AIM:
        aim(t)
    else:
        inject(t, place)


def put_up_barricade(t: DeadTable) -> None:
    """otd.9.12  Behind a barricade no zombie of one's corridor advances in this turn."""
    t.barricaded = 1


def aim(t: DeadTable) -> None:
    t.aiming = 1


def inject(t: DeadTable, place: int) -> None:
    """otd.9.13  Adrenaline lowers the infection by two steps."""
    heal(t, place, t.kit.adrenaline)


def refill(t: DeadTable, place: int, weapon: int) -> None:
    """otd.9.14  A refilled weapon is full."""
    held = t.items[place]
    kind = item_kind(weapon)
    # An answer may have fired it meanwhile: then the emptiest of its kind.
    same = [each for each in held if item_kind(each) == kind and rounds_of(each) < t.kit.rounds[kind]]
    if weapon not in same:
        if not same:
            return
        weapon = min(same)
    held[held.index(weapon)] = weapon - rounds_of(weapon) + t.kit.rounds[kind]
    t.tell("refilled", "otd.9.14", t.seat_of(place), t.told_of(place, kind))


def lure(t: DeadTable, place: int, number: int) -> None:
    """otd.9.15  The zombie that follows the toy goes under the Horde."""
    if is_in_melee(t, number):
        t.tell("lured", "otd.9.15", t.seat_of(place), t.told_of(place))
        put_below(t, [t.corridors[place].pop(t.slot(place, number))])


def is_in_melee(t: DeadTable, number: int) -> bool:
    """Whether what was aimed at is still there: an answer may have seen to it."""
    return t.where(number) != NOBODY_THERE and zone_of(t.zombie(number)) == MELEE


def burn(t: DeadTable, place: int, zone: int) -> None:
    slot = slot_with(t, place, BLAZE)
    if slot != NONE:
        blaze(t, slot, zone)


def use_ability(t: DeadTable, place: int, target: int, number: int) -> None:
    what = t.kit.abilities[t.survivors[place]]
    if what in (SHOVE, EXECUTE) and not is_in_melee(t, number):
        t.tell("too-late", "otd.13.10", t.seat_of(place), t.told_of(place))
        return
    t.tell("ability", "otd.10.1", t.seat_of(place), t.told_of(place, what, t.survivors[target]))
    if what == SHOVE:
        shove(t, number)
    elif what == EXECUTE:
        execute(t, place, number)
    elif what == CHEER:
        cheer(t, target)
    elif what == DODGE:
        dodge(t, target)
    else:
        nurse(t, target)


def turn_over(t: DeadTable, place: int) -> None:
    """otd.10.11  The survivor's card is turned over: an ability serves only once."""
    t.used[place] = 1


def shove(t: DeadTable, number: int) -> None:
    """otd.10.4  Granny: the zombie goes back to the first zone."""
    t.change(number, in_zone(t.zombie(number), FIRST))


def execute(t: DeadTable, place: int, number: int) -> None:
    """otd.10.5  The Cop: the zombie dies and is the Cop's trophy."""
    slay(t, number, place)


def cheer(t: DeadTable, target: int) -> None:
    """otd.10.7  The Cheerleader: the one she cheers takes an extra action at once, even outside their own turn."""
    t.then_with(extra_action, target)
    t.then(before_extra_action)


def before_extra_action(t: DeadTable) -> None:
    """otd.13.11  Before an extra action too something may be played, if that is not the window one is in."""
    if t.window_kind() != BEFORE_ACTION:
        open_window(t, BEFORE_ACTION)


def extra_action(t: DeadTable, target: int) -> None:
    if t.alive[target] and not t.panicked[target]:
        t.actor = target
        t.then(back_to_turn)
        t.ask_player(target, ACTION)


def back_to_turn(t: DeadTable) -> None:
    t.actor = t.turn


def dodge(t: DeadTable, target: int) -> None:
    """otd.10.9  The Surfer: no zombie bites the survivor in this turn."""
    t.shielded[target] = 1


def nurse(t: DeadTable, target: int) -> None:
    """otd.10.12  The Nurse: the infection falls by two steps."""
    heal(t, target, t.kit.nurse)


def say_line(t: DeadTable, line: int) -> None:
    if line == LOOK_THERE:
        look_there(t)
    elif line == TRY_AGAIN:
        try_again(t)
    else:
        feel_this(t)


def look_there(t: DeadTable) -> None:
    """otd.12.6  The first line turns the Horde's top card to any direction."""
    if t.top != NONE:
        t.ask_player(t.turn, DIRECTION)


def try_again(t: DeadTable) -> None:
    """otd.12.8  The second line throws again the die just thrown, of an attack or an event."""
    if t.window_kind() == EVENT:
        throw_event_die(t)
    elif total(t) < needed(t):
        t.die = t.dice.roll(6)
        note_roll(t, PENDING)
        t.tell("rerolled", "otd.12.8", t.seat_of(t.turn), t.told_of(t.turn, t.die))


def feel_this(t: DeadTable) -> None:
    """otd.12.10  The third line adds one to an attack roll."""
    t.plus += 1
    note_roll(t, PENDING)

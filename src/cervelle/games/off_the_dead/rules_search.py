"""Searching the rubble, and throwing an item."""

from __future__ import annotations

from cervelle.engine.window import open_window
from cervelle.games.off_the_dead.rules_events import WAVE_ROLL
from cervelle.games.off_the_dead.rules_horde import chain_beyond_the_wave, is_out_of_stock, release
from cervelle.games.off_the_dead.rules_plays import is_burning
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import BLAZE, NONE, PILE, PUT, SURPRISE, TAKE, UNKNOWN, WAVE, item, item_kind


def rubble_left(t: DeadTable) -> int:
    return sum([len(pile) for pile in t.piles])


def search(t: DeadTable, pile: int) -> None:
    """otd.3.1  One turns up two cards of the rubble, one after the other: the tops of two piles, or the top two of one."""
    t.turned = []
    t.then(second_card)
    turn_card(t, pile)


def turn_card(t: DeadTable, pile: int) -> None:
    found = t.piles[pile].pop()
    if found == UNKNOWN:
        found = t.dice.draw(t.rubble)
    t.turned.append(found)
    t.tell("turned-up", "otd.3.1", t.seat_of(t.actor), t.told_of(t.actor, found, pile + 1))


def second_card(t: DeadTable) -> None:
    """otd.3.10  The last card of the rubble is turned up alone."""
    if rubble_left(t):
        t.ask_player(t.actor, PILE)
    else:
        t.then(look)


def look(t: DeadTable) -> None:
    if is_wave(t, 0) or is_wave(t, len(t.turned) - 1):
        t.then(surprise)
    elif takeable(t):
        t.ask_player(t.actor, TAKE)
    else:
        t.then(put_back)


def is_wave(t: DeadTable, which: int) -> bool:
    return t.kit.effects[t.turned[which]] == WAVE


def takeable(t: DeadTable) -> list[int]:
    """otd.3.3  Of two like cards one may be taken, or none."""
    if len(t.turned) == 2 and t.turned[0] == t.turned[1]:
        return [0]
    return uniques(t)


def uniques(t: DeadTable) -> list[int]:
    """otd.3.5  A unique item may be taken without a pair."""
    return [which for which in range(len(t.turned)) if t.kit.unique[t.turned[which]]]


def take(t: DeadTable, which: int) -> None:
    pair = len(t.turned) == 2 and t.turned[0] == t.turned[1]
    kind = t.turned.pop(which)
    t.items[t.actor].append(loaded(t, kind))
    t.tell("took", "otd.3.3" if pair else "otd.3.5", t.seat_of(t.actor), t.told_of(t.actor, kind))
    if pair:
        waste(t)
        t.then(put_back)
    else:
        t.then(look_again)


def look_again(t: DeadTable) -> None:
    if uniques(t):
        t.ask_player(t.actor, TAKE)
    else:
        t.then(put_back)


def loaded(t: DeadTable, kind: int) -> int:
    """otd.3.6  A weapon from the rubble is fully loaded."""
    return item(kind, t.kit.rounds[kind])


def waste(t: DeadTable) -> None:
    """otd.17.5  Level 7: the other card of a pair leaves the rubble too."""
    if t.kit.wasteful:
        t.tell("wasted", "otd.17.5", t.seat_of(t.actor), t.told_of(t.actor, t.turned.pop()))
        t.cemetery += 1


def put_back(t: DeadTable) -> None:
    """otd.3.4  Cards not taken go back face down, each on top of any pile."""
    if t.turned:
        t.ask_player(t.actor, PUT)
    else:
        t.put_at = NONE


def put_on(t: DeadTable, pile: int, below: int) -> None:
    found = t.turned.pop(0)
    t.piles[pile].insert(len(t.piles[pile]) - below, found)
    t.put_at = pile
    t.tell("put-back", "otd.3.4", t.seat_of(t.actor), t.told_of(t.actor, found, pile + 1))
    t.then(put_back)


def same_pile(t: DeadTable) -> list[int]:
    """otd.3.13  Of two cards that go back on one pile, either may be the upper one."""
    return [] if t.put_at == NONE else [t.kit.under + t.put_at]


# The Surprise Wave --------------------------------------------------------------------------------


def surprise(t: DeadTable) -> None:
    """otd.3.7  A Surprise Wave: the other card goes back at once, then zombies come out; two of them are two rolls."""
    waves = len([kind for kind in t.turned if t.kit.effects[kind] == WAVE])
    t.turned = [kind for kind in t.turned if t.kit.effects[kind] != WAVE]
    for _ in range(waves):
        t.then(surprise_wave)
    t.then(put_back)


def surprise_wave(t: DeadTable) -> None:
    """otd.3.11  Once resolved, the Surprise Wave goes to the Cemetery."""
    t.cemetery += 1
    t.tell("surprise", "otd.3.7", t.seat_of(t.actor), t.told_of(t.actor))
    if is_out_of_stock(t):
        return
    count = size_of_wave(t)
    t.then(chain_beyond_the_wave)
    t.then_with(release, count)
    t.then(before_surprise)


def before_surprise(t: DeadTable) -> None:
    """otd.13.7  Something may be played when a Surprise Wave is turned up, before its zombies come out."""
    open_window(t, SURPRISE)


def size_of_wave(t: DeadTable) -> int:
    """otd.17.4  From level 6 on it brings out three zombies, without a roll."""
    return t.kit.wave_size or rolled_size(t)


def rolled_size(t: DeadTable) -> int:
    """otd.3.12  Half of a die, rounded up."""
    t.die = t.dice.roll(6)
    count = (t.die + 1) // 2 if t.kit.places > 2 else small_wave(t.die)
    t.roll = (WAVE_ROLL, t.die, 0, 0, 0, t.die, count)
    t.tell("wave-rolled", "otd.3.12", t.seat_of(t.actor), t.told_of(t.actor, t.die, count))
    return count


def small_wave(die: int) -> int:
    """otd.15.4  With one or two: one zombie on 1 to 3, two on 4 to 6."""
    return 1 if die <= 3 else 2


# Throwing -----------------------------------------------------------------------------------------


def throwable(t: DeadTable) -> list[int]:
    """otd.4.5  Items are thrown; trophies never are."""
    slots = list(range(len(t.items[t.actor])))
    if t.actor == t.turn and is_burning(t):
        slots.remove(burning_slot(t))
    return slots


def burning_slot(t: DeadTable) -> int:
    """A jerrycan that is about to burn stays in its owner's hands."""
    held = t.items[t.turn]
    return next(slot for slot in range(len(held)) if t.kit.effects[item_kind(held[slot])] == BLAZE)


def throw(t: DeadTable, slot: int, target: int) -> None:
    """otd.4.1  An item goes to a neighbour, as it is."""
    held = t.items[t.actor].pop(slot)
    t.items[target].append(held)
    t.tell("threw", "otd.4.1", t.seat_of(t.actor), t.told_of(t.actor, item_kind(held), t.survivors[target]))

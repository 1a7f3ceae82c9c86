"""How zombies come out of the Horde: by the wave, a Surprise Wave, an event, or before the game."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.rules_end import turn_up_top
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import DIRECTIONS, FIRST, NOBODY_THERE, NONE, REDIRECT, in_zone

CHAIN: Final = 2
"""How many more cards may follow one that came out, with a lone survivor."""


def enter(t: DeadTable, place: int) -> None:
    """otd.6.6  A zombie that comes out stands face down in the first zone."""
    t.arrivals += 1
    t.corridors[place].append(in_zone(t.top, FIRST) | t.arrivals << 20)
    t.tell("came-out", "otd.6.6", t.seat_of(place), t.told_of(place))
    turn_up_top(t)


def release(t: DeadTable, count: int) -> None:
    """otd.3.8  So many cards come out, one after another, each where it points; a short Horde gives what it has."""
    if count == 0 or is_out_of_stock(t):
        return
    t.then_with(release, count - 1)
    t.then(come_out)


def is_out_of_stock(t: DeadTable) -> bool:
    """otd.3.9  Whatever asks zombies of an empty Horde is ignored."""
    return t.top == NONE


def come_out(t: DeadTable) -> None:
    places = t.kit.places
    if places == 1:
        come_out_alone(t)
    elif places == 2:
        come_out_for_two(t)
    else:
        walk_out(t)


def walk_out(t: DeadTable) -> None:
    """otd.6.7  It walks into the corridor it points to; if that cannot be, the active player says where."""
    places = goals(t, t.kit.place_at[t.arrow])
    if len(places) == 1:
        enter(t, places[0])
    else:
        t.ask_player(t.turn, REDIRECT)


def goals(t: DeadTable, place: int) -> list[int]:
    """otd.6.8  The one pointed at; else a living neighbour of theirs with room; else any living survivor with room."""
    if place == NOBODY_THERE:
        return to_an_empty_side(t)
    if t.has_room(place):
        return [place]
    if not t.is_limited():
        return t.living()
    return [p for p in t.kit.neighbours[place] if t.has_room(p)] or [p for p in t.living() if t.has_room(p)]


def to_an_empty_side(t: DeadTable) -> list[int]:
    """otd.16.2  With three, a card that points where nobody sits goes to any survivor with room, as the active player says."""
    return [place for place in t.living() if t.has_room(place)]


# One survivor -------------------------------------------------------------------------------------


def come_out_alone(t: DeadTable) -> None:
    """otd.14.5  With one, Surprise Waves, events and the start bring zombies out whatever their arrow."""
    enter(t, 0)


def points_at_me(t: DeadTable) -> bool:
    """otd.14.2  With one, a card that points away from the survivor counts as pointing at them."""
    return t.top != NONE and t.arrow % 2 == 0


def chain(t: DeadTable, left: int) -> None:
    """otd.14.4  With one, a card under one that came out follows if it points the same way, and one more after it."""
    if t.kit.places == 1 and left > 0 and points_at_me(t):
        enter(t, 0)
        t.then_with(chain, left - 1)


def chain_beyond_the_wave(t: DeadTable) -> None:
    """otd.14.6  The chain follows Surprise Waves and events too, unless the host said otherwise."""
    if not t.kit.chain_wave_only:
        chain(t, CHAIN)


# Two survivors ------------------------------------------------------------------------------------


def come_out_for_two(t: DeadTable) -> None:
    """otd.15.5  With two, a card of a Surprise Wave or event is turned clockwise until it points at a survivor."""
    while t.kit.place_at[t.arrow] == NOBODY_THERE or not t.alive[t.kit.place_at[t.arrow]]:
        t.arrow = (t.arrow + 1) % DIRECTIONS
    walk_out(t)

"""A turn, from the first action to the next player."""

from __future__ import annotations

from cervelle.engine.window import open_window
from cervelle.games.off_the_dead.rules_end import infect
from cervelle.games.off_the_dead.rules_events import reveal
from cervelle.games.off_the_dead.rules_horde import CHAIN, chain, enter, points_at_me, walk_out
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ACTION,
    ADVANCE,
    BEFORE_ACTION,
    BEFORE_ADVANCE,
    BEFORE_BITE,
    BEFORE_END,
    BEFORE_WAVE,
    BITES,
    BUYING,
    DIRECTIONS,
    END_PHASE,
    FIRST_ACTION,
    MELEE,
    MOVING,
    NOBODY_THERE,
    NONE,
    REVEAL,
    SECOND_ACTION,
    WAVE_PHASE,
    in_zone,
    is_up,
    number_of,
    zone_of,
)


def begin_turn(t: DeadTable, place: int) -> None:
    """otd.2.1  A turn: an action, the zombies, another action, the end of the turn."""
    t.turn = place
    t.actor = place
    t.barricaded = 0
    t.aiming = 0
    for p in range(t.kit.places):
        t.panicked[p] = 0
        t.shielded[p] = 0
    t.roll = ()
    t.tell("turn", "otd.2.1", t.seat_of(place), t.told_of(place))
    t.then(first_action, bites, advance_phase, wave_phase, second_action, end_of_turn)


# Actions ------------------------------------------------------------------------------------------


def first_action(t: DeadTable) -> None:
    t.phase = FIRST_ACTION
    t.then(before_action, choose_action)


def second_action(t: DeadTable) -> None:
    """otd.2.3  After the zombies a second action, of the same kind as the first or another."""
    t.phase = SECOND_ACTION
    t.then(before_action, choose_action)


def before_action(t: DeadTable) -> None:
    """otd.13.1  Something may be played before an action."""
    if can_act(t):
        open_window(t, BEFORE_ACTION)


def choose_action(t: DeadTable) -> None:
    """otd.2.2  One action: search, throw, attack, or none."""
    if can_act(t):
        t.ask_player(t.actor, ACTION)


def can_act(t: DeadTable) -> bool:
    """otd.7.7  Who dies of a bite acts no more: the wave still comes, then the turn ends. Nor does who panics."""
    return t.alive[t.turn] == 1 and not t.panicked[t.turn]


def decline(t: DeadTable) -> None:
    """otd.2.4  An action may be declined."""
    t.tell("declined", "otd.2.4", t.seat_of(t.actor), t.told_of(t.actor))


# The zombies: bites -------------------------------------------------------------------------------


def bites(t: DeadTable) -> None:
    """otd.6.1  Every zombie in the melee zone of the active survivor bites, one after another."""
    t.phase = BITES
    numbers = t.in_melee(t.turn)
    for number in reversed(numbers):
        t.then_with(about_to_bite, number)


def about_to_bite(t: DeadTable, number: int) -> None:
    """otd.13.4  Something may be played before each bite."""
    if can_bite(t, number):
        t.biting = number
        t.then_with(bite, number)
        open_window(t, BEFORE_BITE)


def can_bite(t: DeadTable, number: int) -> bool:
    return t.where(number) == t.turn and zone_of(t.zombie(number)) == MELEE and not t.shielded[t.turn]


def bite(t: DeadTable, number: int) -> None:
    t.biting = NONE
    if can_bite(t, number):
        t.tell("bitten", "otd.6.1", t.seat_of(t.turn), t.told_of(t.turn))
        infect(t, t.turn)


# The zombies: advance -----------------------------------------------------------------------------


def advance_phase(t: DeadTable) -> None:
    """otd.13.5  Something may be played before zombies advance."""
    t.phase = ADVANCE
    if t.alive[t.turn]:
        t.then(advance)
        open_window(t, BEFORE_ADVANCE)


def advance(t: DeadTable) -> None:
    """otd.6.3  Zombies of the active survivor's corridor that are not in melee advance by a zone."""
    if t.barricaded:
        t.tell("blocked", "otd.9.12", t.seat_of(t.turn), t.told_of(t.turn))
        return
    corridor = t.corridors[t.turn]
    t.queue = []
    for slot in range(len(corridor)):
        zone = zone_of(corridor[slot])
        if zone != MELEE:
            corridor[slot] = in_zone(corridor[slot], zone + 1)
            if zone + 1 == MELEE and not is_up(corridor[slot]):
                t.queue.append(number_of(corridor[slot]))
    t.then(reveal_arrivals)


def reveal_arrivals(t: DeadTable) -> None:
    """otd.6.4  Zombies that reach the melee zone are revealed, those that are still there."""
    t.queue = [number for number in t.queue if t.where(number) == t.turn]
    if len(t.queue) > 1:
        ask_order(t)
    elif t.queue:
        reveal(t, t.queue.pop())


def ask_order(t: DeadTable) -> None:
    """otd.6.5  If several arrive together, the player says in which order they are revealed."""
    t.ask_player(t.turn, REVEAL)


def reveal_next(t: DeadTable, number: int) -> None:
    t.queue.remove(number)
    t.then(reveal_arrivals)
    reveal(t, number)


# The zombies: wave --------------------------------------------------------------------------------


def wave_phase(t: DeadTable) -> None:
    """otd.13.6  Something may be played before the wave."""
    t.phase = WAVE_PHASE
    if t.top != NONE:
        t.then(wave)
        open_window(t, BEFORE_WAVE)


def wave(t: DeadTable) -> None:
    """otd.6.11  The wave: the Horde's top card walks out, if there is one."""
    if t.top == NONE:
        return
    if t.kit.places == 1:
        wave_for_one(t)
    elif t.kit.places == 2:
        wave_for_two(t)
    else:
        walk_out(t)


def wave_for_one(t: DeadTable) -> None:
    """otd.14.3  With one, a card that points sideways does not come out: it is turned towards the survivor."""
    if points_at_me(t):
        enter(t, 0)
        t.then_with(chain, CHAIN)
    else:
        t.arrow = 0
        t.tell("turned", "otd.14.3", t.seat_of(0), t.told_of(0))


def wave_for_two(t: DeadTable) -> None:
    """otd.15.2  With two, a card that points at nobody is turned, and comes out only if that corridor is empty."""
    place = t.kit.place_at[t.arrow]
    if place != NOBODY_THERE and t.alive[place]:
        walk_out(t)
        return
    both = len(t.living()) == 2
    t.arrow = (t.arrow + 1) % DIRECTIONS if both else towards_the_last(t)
    place = t.kit.place_at[t.arrow]
    t.tell("turned", "otd.15.2" if both else "otd.15.3", t.seat_of(place), t.told_of(place))
    if not t.corridors[place]:
        enter(t, place)


def towards_the_last(t: DeadTable) -> int:
    """otd.15.3  With two, once one is left the card is turned towards that one."""
    return t.kit.directions[t.living()[0]]


# The end of the turn ------------------------------------------------------------------------------


def end_of_turn(t: DeadTable) -> None:
    """otd.7.1  The end of the turn: infection, then what extensions add, then the next player."""
    t.phase = END_PHASE
    t.then(before_end, worsen, buy, change_place, next_turn)


def before_end(t: DeadTable) -> None:
    """otd.13.8  Something may be played at the end of the turn, before infection."""
    if t.alive[t.turn]:
        open_window(t, BEFORE_END)


def worsen(t: DeadTable) -> None:
    """otd.7.2  An infected survivor gets worse by a step, in the turn of the bite too."""
    if t.alive[t.turn] and t.infection[t.turn] and is_infection_on(t):
        infect(t, t.turn)


def is_infection_on(t: DeadTable) -> bool:
    """otd.17.2  Levels 1 to 3 leave out the infection at the end of the turn; bites count all the same."""
    return t.kit.infection_on


def buy(t: DeadTable) -> None:
    """otd.7.5  Buying: a phase of the rulebook that only its extensions use."""
    t.phase = BUYING


def change_place(t: DeadTable) -> None:
    """otd.7.6  Changing place: a phase of the rulebook that only its extensions use."""
    t.phase = MOVING


def next_turn(t: DeadTable) -> None:
    """otd.7.4  The next survivor clockwise takes a turn; the dead take none."""
    place = t.turn
    while True:
        place = (place + 1) % t.kit.places
        if t.alive[place]:
            break
    begin_turn(t, place)

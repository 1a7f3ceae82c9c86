"""Falling, dying, winning and losing."""

from __future__ import annotations

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import DIRECTIONS, DISCARD, NONE, TILTED, card, kind_of, put_under, rounds_of

# The Horde, from above and from below -------------------------------------------------------------


def turn_up_top(t: DeadTable) -> None:
    """otd.1.2  The back of the Horde's top card shows an arrow in one of four directions; its face stays hidden."""
    t.top = NONE
    for pool in t.horde:
        if pool:
            t.top = t.dice.draw(pool)
            t.arrow = t.dice.below(DIRECTIONS)
            return


def put_below(t: DeadTable, zombies: list[int]) -> None:
    """otd.6.10  Cards put under the Horde are mixed, face down, turned at random; a tilt is lost."""
    pool = len(t.horde)
    t.horde.append([put_under(zombie, pool) for zombie in zombies])
    if t.top == NONE:
        turn_up_top(t)


# A zombie falls -----------------------------------------------------------------------------------


def slay(t: DeadTable, number: int, by: int) -> bool:
    """otd.5.7  A zombie that is beaten becomes a trophy of whoever beat it."""
    zombie = t.zombie(number)
    if zombie & TILTED:
        straighten(t, number, by)
        return False
    place = t.where(number)
    t.corridors[place].pop(t.slot(place, number))
    kind = kind_of(zombie)
    t.trophies[by].append(kind)
    t.tell("slain", "otd.5.7", t.seat_of(by), t.told_of(by, t.kit.strengths[kind], t.kit.symbols[kind]))
    if is_won(t):
        win(t)
    elif len(t.trophies[by]) > t.kit.trophies:
        t.then_with(too_many_trophies, by)
    return t.outcome is None


def straighten(t: DeadTable, number: int, by: int) -> None:
    """otd.11.8  A tilted zombie that should die is set upright instead, once."""
    t.change(number, t.zombie(number) & ~TILTED)
    t.tell("straightened", "otd.11.8", t.seat_of(by), t.told_of(by))


def too_many_trophies(t: DeadTable, place: int) -> None:
    """otd.12.2  A sixth trophy: the player gives one up."""
    t.owing = [place]
    t.ask_player(place, DISCARD)


def give_up_trophy(t: DeadTable, place: int, slot: int) -> None:
    """otd.12.3  Trophies may be given up, to the Cemetery."""
    t.trophies[place].pop(slot)
    t.cemetery += 1
    t.tell("gave-up", "otd.12.3", t.seat_of(place), t.told_of(place))


# Infection and death ------------------------------------------------------------------------------


def infect(t: DeadTable, place: int) -> None:
    """otd.6.2  The first bite puts the token on the lowest step, every other raises it by one; at the top one succumbs."""
    t.infection[place] += 1
    t.tell("infected", "otd.6.2", t.seat_of(place), t.told_of(place, t.infection[place], deadly(t, place)))
    if t.infection[place] >= deadly(t, place):
        die(t, place)


def deadly(t: DeadTable, place: int) -> int:
    return t.kit.deadly[t.survivors[place]]


def heal(t: DeadTable, place: int, steps: int) -> None:
    """otd.9.9  Healed below the lowest step, one is infected no more."""
    t.infection[place] = max(0, t.infection[place] - steps)
    t.tell("healed", "otd.9.9", t.seat_of(place), t.told_of(place, t.infection[place], deadly(t, place)))


def die(t: DeadTable, place: int) -> None:
    """otd.7.3  The dead lose items and trophies; their zombie and those of their corridor are mixed and go under the Horde."""
    t.tell("died", "otd.7.3", t.seat_of(place), t.told_of(place))
    t.alive[place] = 0
    t.cemetery += len(t.items[place]) + len(t.trophies[place]) + 1
    t.items[place].clear()
    t.trophies[place].clear()
    turned = card(t.kit.zombified + t.survivors[place], 0) | 1
    zombies = [*t.corridors[place], turned]
    t.corridors[place].clear()
    put_below(t, zombies)
    if not t.living():
        lose(t)


# The end of the game ------------------------------------------------------------------------------


def is_won(t: DeadTable) -> bool:
    """otd.8.1  The game is won at once when no zombie is left, neither in the Horde nor in a corridor."""
    if t.top != NONE:
        return False
    return all(not corridor for corridor in t.corridors)


def win(t: DeadTable) -> None:
    """otd.8.2  All win together, even those who have died."""
    points = score(t)
    t.tell("won", "otd.8.2", -1, points)
    t.finish(tuple(range(t.seats)), tuple([points] * t.seats))


def lose(t: DeadTable) -> None:
    """otd.8.4  When the last survivor has turned, all lose."""
    t.tell("lost", "otd.8.4")
    t.finish((), tuple([0] * t.seats))


def score(t: DeadTable) -> int:
    """otd.8.3  For each living survivor: health, an unused ability, trophies, and rounds left on weapons."""
    healthy, infected, ability, trophy, ammo = t.kit.points
    points = 0
    for place in t.living():
        points += infected if t.infection[place] else healthy
        points += 0 if t.used[place] else ability
        points += trophy * min(len(t.trophies[place]), t.kit.trophies)
        for held in t.items[place]:
            points += ammo * rounds_of(held)
    return points

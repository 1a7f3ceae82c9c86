"""Wounds, death, and where a pawn goes that cannot stay where it is."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AMMO,
    CROSSED,
    DEATH,
    LOADED,
    NONE,
    PLACED,
    SETTLE,
    TURNED,
    WOUND,
    card_of,
    is_weapon,
)

CAUSES: Final = 8


def wound(t: MaulTable, seat: int, cause: int) -> None:
    """To come before anything else."""
    t.then_with(hurt, seat + CAUSES * cause)


def hurt(t: MaulTable, what: int) -> None:
    seat, cause = what % CAUSES, what // CAUSES
    if not t.alive[seat]:
        return
    t.hurt = seat
    t.hurts = cause
    t.ignored = 0
    t.then(apply_wound)
    if cause != CROSSED:
        t.then(before_wound)


def before_wound(t: MaulTable) -> None:
    open_window(t, WOUND)


def apply_wound(t: MaulTable) -> None:
    """maul.10.1  A Client bears three wounds; the fourth kills."""
    if t.ignored:
        return
    seat = t.hurt
    t.wounds[seat] += 1
    t.tell("wounded", "maul.10.1", seat, t.wounds[seat])
    if t.wounds[seat] > t.kit.wounds:
        die(t, seat)


def die(t: MaulTable, seat: int) -> None:
    t.alive[seat] = 0
    t.hurt = seat
    t.smart = 0
    t.tell("died", "maul.10.2", seat)
    t.then(at_death, rise)


def at_death(t: MaulTable) -> None:
    """maul.13.11  The Zombie Master may let the dead keep what they can fight with."""
    if any(is_weapon(item) for item in t.gear[t.hurt]):
        open_window(t, DEATH)


def rise(t: MaulTable) -> None:
    """maul.10.2  The dead rise where they fell, and act from the Zombie Master's next turn on."""
    seat = t.hurt
    zombie = TURNED + seat
    drop_everything(t, seat)
    t.lift_client(seat)
    t.zombies[zombie] = t.where[seat]
    t.where[seat] = NONE
    t.acted |= 1 << zombie
    if t.turn == seat:
        t.over = 1
        t.crossing = 0
    if t.is_free(t.zombies[zombie]):
        t.put_zombie(zombie, t.zombies[zombie])
    else:
        settle(t, PLACED + zombie)
    if not t.living():
        t.then(everyone_is_dead)


def drop_everything(t: MaulTable, seat: int) -> None:
    """maul.10.3  Equipment and cards of the dead are discarded; a smart zombie keeps weapons and ammo."""
    kept: list[int] = []
    for item in t.gear[seat]:
        if t.smart and (item == AMMO or is_weapon(item)):
            kept.append(item)
        else:
            t.searched.append(item % LOADED)
            if item >= LOADED:
                t.searched.append(item // LOADED)
    t.gear[seat] = kept
    t.client_out += [card_of(held) for held in t.hands[seat]]
    t.hands[seat] = []


def everyone_is_dead(t: MaulTable) -> None:
    """maul.12.7  No Client is left: the Zombie Master wins."""
    t.tell("all-dead", "maul.12.7", t.kit.master)
    master_wins(t)


def master_wins(t: MaulTable) -> None:
    t.finish((t.kit.master,), tuple([1 if seat == t.kit.master else 0 for seat in range(t.seats)]))


# Where to, if not here ----------------------------------------------------------------------------


def settle(t: MaulTable, pawn: int) -> None:
    """maul.5.7  The Zombie Master puts a pawn that may not stay on the nearest free cell."""
    t.moving = pawn
    cells = resting_places(t)
    if len(cells) == 1:
        put_down(t, cells[0])
    else:
        t.ask(t.kit.master, SETTLE)


def resting_places(t: MaulTable) -> list[int]:
    """The free cells nearest to the pawn that has to go."""
    here = t.zombies[t.moving - PLACED] if t.moving >= PLACED else t.where[t.moving]
    m = t.ground()
    far = m.walk(here)
    nearest = min([far[cell] for cell in m.ground if t.is_free(cell)])
    return [cell for cell in m.ground if t.is_free(cell) and far[cell] == nearest]


def put_down(t: MaulTable, cell: int) -> None:
    if t.moving >= PLACED:
        t.put_zombie(t.moving - PLACED, cell)
    else:
        t.put_client(t.moving, cell)
        t.crossing = 0
        t.tell("settled", "maul.5.7", t.moving, t.spot(cell))
    t.moving = NONE

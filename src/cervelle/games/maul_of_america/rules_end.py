"""What it takes to flee, the way out, and the end."""

from __future__ import annotations

from typing import Final

from cervelle.games.maul_of_america.rules_wound import master_wins
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import NAME, NONE

ALL_SORTS: Final = 15


def is_ready(t: MaulTable, seat: int) -> bool:
    return has_all_sorts(t, seat) or has_enough(t, seat)


def has_all_sorts(t: MaulTable, seat: int) -> bool:
    """maul.12.1  A weapon, ammo, a medikit and food."""
    return t.sorts(seat) == ALL_SORTS


def has_enough(t: MaulTable, seat: int) -> bool:
    """maul.12.2  Seven pieces of equipment, whatever they are."""
    return t.pieces(seat) >= t.kit.pieces


def announce(t: MaulTable) -> None:
    """maul.12.3  The first who could flee is announced, and the Zombie Master names the way out."""
    if t.exit != NONE:
        return
    for seat in t.living():
        if is_ready(t, seat):
            t.tell("ready", "maul.12.3", seat)
            t.ask(t.kit.master, NAME)
            return


def name_exit(t: MaulTable, cell: int) -> None:
    t.exit = cell
    t.tell("named", "maul.12.3", t.kit.master, t.spot(cell))


def escape(t: MaulTable) -> None:
    """maul.12.4  Out, for one action, from the cell that was named."""
    t.left -= 1
    t.tell("escaped", "maul.12.4", t.turn)
    t.then(win)


def win(t: MaulTable) -> None:
    """maul.12.6  The first one out wins at once, alone."""
    t.finish((t.turn,), tuple([1 if seat == t.turn else 0 for seat in range(t.seats)]))


def is_too_late(t: MaulTable) -> bool:
    """maul.12.8  The two hours are a number of rounds."""
    return t.round > t.kit.rounds


def close_doors(t: MaulTable) -> None:
    t.tell("too-late", "maul.12.8", t.kit.master)
    master_wins(t)

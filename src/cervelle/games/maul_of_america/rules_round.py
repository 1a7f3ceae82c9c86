"""A round: all Clients, then the Zombie Master; and the end of time."""

from __future__ import annotations

from cervelle.games.maul_of_america.rules_end import close_doors, is_too_late
from cervelle.games.maul_of_america.rules_master import master_turn
from cervelle.games.maul_of_america.rules_turn import clients
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import NONE, TIME_IS_UP


def next_round(t: MaulTable) -> None:
    t.round += 1
    t.turn = NONE
    t.drew = 0
    t.again = 0
    if t.time_up or is_too_late(t):
        close_doors(t)
    else:
        t.tell("round", "maul.2.6", NONE, t.round)
        t.then(clients, master_turn, next_round)


def time_is_up(t: MaulTable) -> None:
    """maul.12.9  The round under way is the last."""
    t.time_up = 1
    t.tell("time-up", "maul.12.9")


def awaits(t: MaulTable) -> list[tuple[int, float]]:
    """The clock of a timed table, until it has struck."""
    ticking = t.kit.minutes > 0 and t.round > 0 and not t.time_up and t.outcome is None
    return [(TIME_IS_UP, 60.0 * t.kit.minutes)] if ticking else []

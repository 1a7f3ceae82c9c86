"""The seconds that each person has for an answer, where the host wished it.

They are counted in every process that has the table in memory, from when it saw the question; after a restart they begin anew.
Nobody is hurried who has not come yet: a seat's time counts once it was here, or has answered something.
"""

from __future__ import annotations

import asyncio
from typing import Final

from cervelle.engine.table import Table
from cervelle.server.shapes import ClockSeen
from cervelle.server.store import StoredTable

LATE: Final = "player"
"""The level of the bot that answers for whoever is late."""


class Clock:
    def __init__(self) -> None:
        self._until: dict[tuple[int, int], float] = {}
        """Question and seat -> the loop's time when it is too late."""
        self._came: set[int] = set()

    @property
    def is_running(self) -> bool:
        return bool(self._until)

    def came(self, seat: int) -> None:
        self._came.add(seat)

    def is_due(self, stored: StoredTable, t: Table, seat: int) -> bool:
        """Whether to begin to count for a seat that is asked."""
        return (t.q, seat) not in self._until and self._counts(stored, t, seat)

    def _counts(self, stored: StoredTable, t: Table, seat: int) -> bool:
        sitting = stored.seats[seat]
        if not _seconds(stored) or sitting.level or sitting.stand_in or not sitting.secret_hash:
            return False
        if seat not in self._came and t.diary is not None and any(who == seat for who, _, _ in t.diary.entries):
            self._came.add(seat)
        return seat in self._came

    def begin(self, stored: StoredTable, q: int, seat: int) -> float:
        seconds = _seconds(stored)
        self._until[q, seat] = asyncio.get_running_loop().time() + seconds
        return seconds

    def end(self, q: int, seat: int) -> None:
        self._until.pop((q, seat), None)

    def seen(self, stored: StoredTable, t: Table) -> ClockSeen | None:
        each = _seconds(stored)
        if not each:
            return None
        now = asyncio.get_running_loop().time()
        left = {seat: self._until.get((t.q, seat), now + each) - now for seat in t.waiting if self._counts(stored, t, seat)}
        return ClockSeen(each, {seat: round(max(0.0, seconds), 1) for seat, seconds in left.items()})


def _seconds(stored: StoredTable) -> float:
    found = stored.settings.get("clock", 0)
    return found if isinstance(found, int | float) and found > 0 else 0

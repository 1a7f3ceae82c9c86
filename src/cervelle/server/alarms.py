"""The clocks that belong to a game: the events its table awaits, and the seconds that must pass while somebody is there.

They are counted in every process that has the table in memory and somebody connected to it; compare-and-set picks the one that
enters the event. What has passed is stored now and then in the table's settings, so that a restart costs little.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from cervelle.engine.diary import CLOCK
from cervelle.engine.table import Table
from cervelle.server.shapes import AlarmSeen

SETTING: Final = "alarms"
KEEP_EVERY: Final = 30.0
"""Seconds counted between two times that they are stored."""
WORTH_KEEPING: Final = 0.5
"""The least that is stored when nobody is there any more."""

Awaiting = tuple[int, int]
"""An event, and the number of the entry since which it is awaited."""


class Alarms:
    def __init__(self) -> None:
        self._wanted: dict[Awaiting, float] = {}
        """The seconds that must pass."""
        self._passed: dict[Awaiting, float] = {}
        self._kept: dict[Awaiting, float] = {}
        """What had passed, as far as it is stored."""
        self._counting: float | None = None
        """Up to when it is counted; None while nobody is there."""
        self.timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._wanted)

    def follow(self, t: Table) -> None:
        """After every entry: an event that is awaited still keeps its time, unless it has just happened."""
        wanted = t.alarms() if t.outcome is None else []
        if not wanted and not self._wanted:
            return
        self._count()
        began = dict(self._wanted.keys())
        if t.diary is not None and t.diary.entries and t.diary.entries[-1][0] == CLOCK:
            event = t.diary.entries[-1][1]
            if began.get(event, t.n) < t.n:
                del began[event]
        self._wanted = {(event, began.get(event, t.n)): seconds for event, seconds in wanted}
        self._passed = {each: self._passed.get(each, self._kept.get(each, 0.0)) for each in self._wanted}

    def sit(self, settings: dict[str, Any]) -> None:
        """What is stored, perhaps by another process."""
        self._kept = {(event, began): seconds for event, began, seconds in settings.get(SETTING, [])}
        for each in self._passed:
            self._passed[each] = max(self._passed[each], self._kept.get(each, 0.0))

    def run(self, is_anyone_there: bool) -> None:
        self._count()
        self._counting = time.monotonic() if is_anyone_there else None

    def _count(self) -> None:
        if self._counting is not None:
            now = time.monotonic()
            for each in self._passed:
                self._passed[each] += now - self._counting
            self._counting = now

    def left(self) -> float | None:
        """Seconds until the next event; None if none will come."""
        self._count()
        return min(self._all_left().values(), default=None) if self._counting is not None else None

    def over(self) -> int | None:
        """An event whose time has come."""
        self._count()
        return next((event for (event, _), left in self._all_left().items() if left <= 0), None)

    def silence(self, event: int) -> None:
        """It is not awaited after all."""
        self._wanted = {each: seconds for each, seconds in self._wanted.items() if each[0] != event}

    def seen(self) -> list[AlarmSeen]:
        self._count()
        paused = self._counting is None
        return [AlarmSeen(event, round(max(0.0, left), 1), paused) for (event, _), left in self._all_left().items()]

    def _all_left(self) -> dict[Awaiting, float]:
        return {each: seconds - self._passed[each] for each, seconds in self._wanted.items()}

    def is_to_be_kept(self) -> bool:
        """Whether enough was counted since it was last stored; once nobody is there, almost anything is."""
        self._count()
        unkept = max((self._passed[each] - self._kept.get(each, 0.0) for each in self._wanted), default=0.0)
        return unkept > (KEEP_EVERY if self._counting is not None else WORTH_KEEPING)

    def kept(self) -> dict[str, list[tuple[int, int, float]]]:
        """For the settings."""
        return {SETTING: [(*each, round(self._passed[each], 1)) for each in self._wanted]}

"""One thread writes. It commits whatever queued up during its last commit, so that many writes share one flush to disk and
a lone one waits for nobody.

What comes by the thousand, a table's entries, is written as rows of one statement; whatever else is a job of its own.

When the database is gone, the thread tries again until it is back: an outage costs time, not truth. A commit whose answer was
lost may have happened, so every job is either harmless when done twice, or says how to do it `again`.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sql

from cervelle.server.database import Unreachable, passes
from cervelle.server.metrics import Metrics

R = TypeVar("R")
Work = Callable[[sql.Connection], R]
Row = dict[str, Any]
Rows = Callable[[sql.Connection, list[Row], bool], list[bool]]
"""Writes rows, again or for the first time, and says which of them were taken."""

Settled = tuple[asyncio.Future[Any], Callable[[Any], None], object]
"""A future, and which of its methods is to be told what."""

PATIENCE: Final = 30.0
"""Seconds for which a write that the database does not answer is tried again."""
PATIENCE_AT_THE_END: Final = 3.0
"""The same while the server is being stopped."""
LONGEST_PAUSE: Final = 1.0

log = logging.getLogger("cervelle.server")


class Job(NamedTuple):
    table: str
    work: Work[Any] | Row
    again: Work[Any] | Row
    future: asyncio.Future[Any]


class Writer:
    def __init__(self, engine: sql.Engine, metrics: Metrics, rows: Rows) -> None:
        self._engine = engine
        self._rows = rows
        self._metrics = metrics
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Everything queued is written first."""
        self._closing.set()
        self._queue.put(None)
        self._thread.join()

    async def written(self, table: str, work: Work[R], again: Work[R] | None = None) -> R:
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(table, work, again or work, future))
        return await future

    def row_taken(self, table: str, row: Row) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(table, row, row, future))
        return future

    def _write(self) -> None:
        while True:
            waiting = [self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get())
            # In the same order in every process, so that two of them never wait for each other.
            jobs = sorted((job for job in waiting if job is not None), key=lambda job: job.table)
            if jobs:
                self._commit(jobs)
            if None in waiting:
                return

    def _commit(self, jobs: list[Job]) -> None:
        try:
            results = self._patiently(jobs)
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, Unreachable):
                _settle((job.future, job.future.set_exception, error) for job in jobs)
            else:
                # One of them is to blame, and the others shall not suffer for it.
                for job in jobs:
                    self._commit([job])
        else:
            _settle((job.future, job.future.set_result, result) for job, result in zip(jobs, results, strict=True))

    def _patiently(self, jobs: list[Job]) -> list[Any]:
        began = time.monotonic()
        pause = 0.02
        again = False
        while True:
            try:
                results = self._once(jobs, again)
            except Exception as error:
                if not passes(error):
                    raise
                waited = time.monotonic() - began
                if waited > (PATIENCE_AT_THE_END if self._closing.is_set() else PATIENCE):
                    log.error("database given up", extra={"seconds": round(waited, 1)})
                    raise Unreachable from error
                if not again:
                    log.warning("database lost", extra={"error": type(error).__name__})
                again = True
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                if again:
                    log.warning("database back", extra={"seconds": round(time.monotonic() - began, 1)})
                return results

    def _once(self, jobs: list[Job], again: bool) -> list[Any]:
        rows = [job.work for job in jobs if isinstance(job.work, dict)]
        with self._metrics.commit_seconds.time(), self._engine.begin() as connection:
            taken = iter(self._rows(connection, rows, again) if rows else ())
            wanted = (job.again if again else job.work for job in jobs)
            return [next(taken) if isinstance(work, dict) else work(connection) for work in wanted]


def _settle(settled: Iterable[Settled]) -> None:
    """All of them in one call, for each wakes the loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
    for each in settled:
        loops.setdefault(each[0].get_loop(), []).append(each)

    def settle(those: list[Settled]) -> None:
        for future, how, what in those:
            if not future.done():
                how(what)

    for loop, those in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, those)

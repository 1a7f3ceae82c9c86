"""Tables and their entries, stored before anyone is told of them.

One thread writes. It commits whatever queued up during its last commit, so that many moves share one flush to disk and
a lone move waits for nobody. An entry is stored by compare-and-set on (table, n): a conflict hurts only itself.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from cervelle.engine.diary import Entry

R = TypeVar("R")

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("data", sql.String, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("key", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.DateTime, nullable=False, server_default=sql.func.now()),
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("level", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("secret_hash", sql.String, nullable=False),
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("who", sql.Integer, nullable=False),
    sql.Column("what", sql.Integer, nullable=False),
    sql.Column("entropy", sql.LargeBinary, nullable=False),
    sql.Column("digest_before", sql.String, nullable=False),
)

orders = sql.Table(
    "orders",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String, primary_key=True),
    sql.Column("when", sql.String, nullable=False),
    sql.Column("cards", sql.JSON, nullable=False),
)


class StoredSeat(NamedTuple):
    """`level` is empty for a person; only a digest of the seat's secret is kept."""

    level: str
    name: str
    secret_hash: str


class StoredTable(NamedTuple):
    id: str
    game: str
    version: int
    data: str
    options: dict[str, Any]
    key: bytes
    seats: list[StoredSeat]
    orders: list[tuple[int, str, str, list[str]]]
    """Standing orders: seat, kind of window, when to ask, for which cards."""


class StoredEntry(NamedTuple):
    entry: Entry
    digest_before: str
    """Of the state just before this entry, now and then: tells whether an old table still means the same."""


Work = Callable[[sql.Connection], Any]


class Store:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._engine = sql.create_engine(f"sqlite:///{folder / 'tables.sqlite3'}")
        sql.event.listen(self._engine, "connect", _durable)
        metadata.create_all(self._engine)
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        self._engine.dispose()

    async def create(self, table: StoredTable) -> None:
        def work(connection: sql.Connection) -> None:
            row = {name: getattr(table, name) for name in ("id", "game", "version", "data", "options", "key")}
            connection.execute(tables.insert().values(**row))
            for seat, stored in enumerate(table.seats):
                connection.execute(seats.insert().values(table_id=table.id, seat=seat, **stored._asdict()))

        await self._written(work)

    async def append(self, table: str, n: int, entry: Entry, digest_before: str) -> bool:
        """Entry number n (from 0) of a table, unless there is one already; returns whether this one was taken."""
        who, what, entropy = entry

        def work(connection: sql.Connection) -> bool:
            values = {"table_id": table, "n": n, "who": who, "what": what, "entropy": entropy, "digest_before": digest_before}
            inserted = insert(entries).values(**values).on_conflict_do_nothing().returning(entries.c.n)
            return connection.execute(inserted).first() is not None

        return await self._written(work)

    async def rename(self, table: str, seat: int, name: str) -> None:
        here = sql.and_(seats.c.table_id == table, seats.c.seat == seat)
        await self._written(lambda connection: connection.execute(seats.update().where(here).values(name=name)) and None)

    async def give_order(self, table: str, seat: int, kind: str, when: str, cards: list[str]) -> None:
        given = insert(orders).values(table_id=table, seat=seat, kind=kind, when=when, cards=cards)
        given = given.on_conflict_do_update(index_elements=["table_id", "seat", "kind"], set_={"when": when, "cards": cards})
        await self._written(lambda connection: connection.execute(given) and None)

    async def load(self, table: str) -> StoredTable | None:
        return await asyncio.to_thread(self._load, table)

    async def entries_of(self, table: str, since: int = 0) -> list[StoredEntry]:
        return await asyncio.to_thread(self._entries_of, table, since)

    def _load(self, table: str) -> StoredTable | None:
        with self._engine.connect() as connection:
            row = connection.execute(tables.select().where(tables.c.id == table)).first()
            if row is None:
                return None
            found = connection.execute(seats.select().where(seats.c.table_id == table).order_by(seats.c.seat))
            sitting = [StoredSeat(each.level, each.name, each.secret_hash) for each in found]
            given = connection.execute(orders.select().where(orders.c.table_id == table))
            standing = [(each.seat, each.kind, each.when, each.cards) for each in given]
        return StoredTable(row.id, row.game, row.version, row.data, row.options, row.key, sitting, standing)

    def _entries_of(self, table: str, since: int) -> list[StoredEntry]:
        wanted = entries.select().where(entries.c.table_id == table, entries.c.n >= since).order_by(entries.c.n)
        with self._engine.connect() as connection:
            return [StoredEntry((row.who, row.what, row.entropy), row.digest_before) for row in connection.execute(wanted)]

    async def _written(self, work: Callable[[sql.Connection], R]) -> R:
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return await future

    def _write(self) -> None:
        while True:
            waiting = [self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get())
            jobs = [job for job in waiting if job is not None]
            if jobs:
                self._commit(jobs)
            if None in waiting:
                return

    def _commit(self, jobs: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _ in jobs]
        except Exception as error:
            for _, future in jobs:
                _settle(future, future.set_exception, error)
        else:
            for (_, future), result in zip(jobs, results, strict=True):
                _settle(future, future.set_result, result)


def _settle(future: asyncio.Future[Any], how: Callable[[Any], None], what: object) -> None:
    def settle() -> None:
        if not future.done():
            how(what)

    loop = future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)


def _durable(connection: Any, _record: object) -> None:
    """Acknowledged is on disk: write-ahead log, flushed at every commit."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")

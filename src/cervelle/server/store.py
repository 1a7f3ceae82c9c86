"""Tables and their entries, stored before anyone is told of them.

An entry is stored by compare-and-set on (table, n): of several processes that try, one succeeds, and a conflict hurts only itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from cervelle.engine.diary import Entry
from cervelle.engine.problem import Problem
from cervelle.server.database import Unreachable, engine_for, first_line, passes, shown
from cervelle.server.metrics import Metrics
from cervelle.server.schema import bring_up_to_date, chat, entries, orders, seats, tables
from cervelle.server.words import server_words
from cervelle.server.writer import PATIENCE, Row, Writer

R = TypeVar("R")
MOST_AT_ONCE: Final = 5_000
LINES_BACK: Final = 5
"""So far a line is looked for that may have been stored already."""


class StoredSeat(NamedTuple):
    """`level` is empty for a person; only a digest of the seat's secret is kept."""

    level: str
    name: str
    secret_hash: str
    stand_in: str = ""
    """The level of a bot that plays while the person is away."""
    colour: str = ""

    @property
    def played_by(self) -> str:
        """The level of the bot that answers here; empty where a person does, or nobody sits yet."""
        return self.level or self.stand_in

    @property
    def is_open(self) -> bool:
        return not self.level and not self.secret_hash


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
    changes: int = 0
    settings: dict[str, Any] = {}
    host_hash: str = ""
    next_id: str = ""
    asking: dict[str, Any] = {}
    closed: int = 0


class StoredEntry(NamedTuple):
    entry: Entry
    digest_before: str
    """Of the state just before this entry, now and then: tells whether an old table still means the same."""


class StoredLine(NamedTuple):
    """What was said at a table. `seat` is negative for whoever has none."""

    id: int
    seat: int
    name: str
    text: str


class Head(NamedTuple):
    """How far a table has come: its number of entries, of changes that are none, and of lines of chat."""

    n: int
    changes: int
    said: int = 0


class Store:
    def __init__(self, where: Path | str, metrics: Metrics | None = None) -> None:
        """A folder, for SQLite, or the URL of a PostgreSQL database."""
        self.where = where
        self.metrics = metrics or Metrics()
        self._engine = engine_for(where)
        try:
            bring_up_to_date(self._engine)
        except DBAPIError as error:
            raise Problem("no-database-at", server_words(), where=shown(where), detail=first_line(error)) from None
        self._insert: Any = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        self._new_table = self._insert(tables).on_conflict_do_nothing()
        self._new_seats = self._insert(seats).on_conflict_do_nothing()
        self._append = self._insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.n)
        self._written = Writer(self._engine, self.metrics, self._appended)

    def close(self) -> None:
        self._written.close()
        self._engine.dispose()

    async def create(self, table: StoredTable, played: Sequence[Entry] = ()) -> None:
        """A new table, at which this much was played already."""
        begun = [
            {"table_id": table.id, "n": n, "who": who, "what": what, "entropy": entropy, "digest_before": ""}
            for n, (who, what, entropy) in enumerate(played)
        ]

        def work(connection: sql.Connection) -> None:
            self._insert_table(connection, table)
            if begun:
                connection.execute(self._insert(entries).on_conflict_do_nothing(), begun)

        await self._written.written(table.id, work)

    def _insert_table(self, connection: sql.Connection, table: StoredTable) -> None:
        row = table._asdict()
        for apart in ("seats", "orders", "changes"):
            del row[apart]
        rows = [{"table_id": table.id, "seat": seat, **stored._asdict()} for seat, stored in enumerate(table.seats)]
        connection.execute(self._new_table, row)
        connection.execute(self._new_seats, rows)

    async def append(self, table: str, n: int, entry: Entry, digest_before: str) -> bool:
        """Entry number n (from 0) of a table, unless there is one already; returns whether this one was taken."""
        who, what, entropy = entry
        row = {"table_id": table, "n": n, "who": who, "what": what, "entropy": entropy, "digest_before": digest_before}
        taken = await self._written.row_taken(table, row)
        (self.metrics.entries if taken else self.metrics.conflicts).add()
        return taken

    def _appended(self, connection: sql.Connection, rows: list[Row], again: bool) -> list[bool]:
        """Again: the first attempt may have been stored, and only its answer lost."""
        new = {(table, n) for table, n in connection.execute(self._append, rows)}
        taken = []
        for row in rows:
            key = (row["table_id"], row["n"])
            taken.append(key in new or (again and _is_stored(connection, row)))
            new.discard(key)
        return taken

    async def change_seat(self, table: str, seat: int, **values: str) -> None:
        """Fields of a StoredSeat, otherwise."""
        here = sql.and_(seats.c.table_id == table, seats.c.seat == seat)
        await self._change(table, seats.update().where(here).values(**values))

    async def reseat(self, table: str, seat: int, held: str, **values: str) -> bool:
        """Somebody else sits here from now on, without the orders of whoever did, if the digest of the seat's secret still is
        `held`; returns whether it was."""
        this = sql.and_(seats.c.table_id == table, seats.c.seat == seat)
        changed = seats.update().where(this, seats.c.level == "", seats.c.secret_hash == held).values(**values)
        forgotten = orders.delete().where(orders.c.table_id == table, orders.c.seat == seat)

        def work(connection: sql.Connection) -> bool:
            connection.execute(_counted(table))
            if connection.execute(changed).rowcount == 0:
                return False
            connection.execute(forgotten)
            return True

        def again(connection: sql.Connection) -> bool:
            """The first attempt may have been stored, and only its answer lost."""
            if work(connection):
                return True
            row = connection.execute(seats.select().where(this)).one()
            return bool(row.secret_hash == values["secret_hash"])

        return await self._written.written(table, work, again)

    async def follow_on(self, table: str, following: StoredTable) -> str:
        """The table that follows this one, unless another does already; returns the id of the one that counts."""
        chosen = tables.update().where(tables.c.id == table, tables.c.next_id == "").values(next_id=following.id)

        def work(connection: sql.Connection) -> str:
            connection.execute(_counted(table))
            connection.execute(chosen)
            found = str(connection.execute(sql.select(tables.c.next_id).where(tables.c.id == table)).scalar_one())
            if found == following.id:
                self._insert_table(connection, following)
            return found

        return await self._written.written(table, work)

    async def public(self, most: int) -> list[str]:
        """The tables that are open to everyone, newest first."""
        wanted = tables.select().where(tables.c.settings["public"].as_boolean(), tables.c.closed == 0)
        wanted = wanted.order_by(tables.c.created.desc(), tables.c.id).limit(most)
        return await self._read(lambda connection: [str(row.id) for row in connection.execute(wanted)])

    async def change_table(self, table: str, **values: Any) -> None:
        """Fields of a StoredTable that are no seat and no order, otherwise."""
        await self._change(table, tables.update().where(tables.c.id == table).values(**values))

    async def change_if(self, table: str, changes: int, **values: Any) -> bool:
        """The same, if nothing that is no entry has changed since the table was read; returns whether it was taken."""
        here = sql.and_(tables.c.id == table, tables.c.changes == changes)
        statement = tables.update().where(here).values(changes=changes + 1, **values)
        return await self._written.written(table, lambda connection: connection.execute(statement).rowcount > 0)

    async def give_order(self, table: str, seat: int, kind: str, when: str, cards: list[str]) -> None:
        given = self._insert(orders).values(table_id=table, seat=seat, kind=kind, when=when, cards=cards)
        given = given.on_conflict_do_update(index_elements=["table_id", "seat", "kind"], set_={"when": when, "cards": cards})
        await self._change(table, given)

    async def say(self, table: str, seat: int, name: str, text: str) -> None:
        """One more line of chat. Of several processes that take the same number, one succeeds and the others take the next."""
        number = sql.select(sql.func.coalesce(sql.func.max(chat.c.id) + 1, 0)).where(chat.c.table_id == table).scalar_subquery()
        said = self._insert(chat).values(table_id=table, id=number, seat=seat, name=name, text=text)
        said = said.on_conflict_do_nothing().returning(chat.c.id)

        def work(connection: sql.Connection) -> bool:
            return connection.execute(said).first() is not None

        def again(connection: sql.Connection) -> bool:
            """The first attempt may have been stored, and only its answer lost."""
            last = chat.select().where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(LINES_BACK)
            return any((row.seat, row.name, row.text) == (seat, name, text) for row in connection.execute(last)) or work(connection)

        while not await self._written.written(table, work, again):
            pass

    async def lines_of(self, table: str, since: int, most: int) -> list[StoredLine]:
        """The last lines of chat, from number `since` on."""
        wanted = chat.select().where(chat.c.table_id == table, chat.c.id >= since).order_by(chat.c.id.desc()).limit(most)

        def work(connection: sql.Connection) -> list[StoredLine]:
            return [StoredLine(row.id, row.seat, row.name, row.text) for row in connection.execute(wanted)][::-1]

        return await self._read(work)

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: _load(connection, table))

    async def entries_of(self, table: str, since: int = 0) -> list[StoredEntry]:
        wanted = entries.select().where(entries.c.table_id == table, entries.c.n >= since).order_by(entries.c.n)

        def work(connection: sql.Connection) -> list[StoredEntry]:
            return [StoredEntry((row.who, row.what, row.entropy), row.digest_before) for row in connection.execute(wanted)]

        return await self._read(work)

    async def heads(self, wanted: Iterable[str]) -> dict[str, Head]:
        """How far these tables have come, in one query for all of them."""
        ids = list(wanted)
        found: dict[str, Head] = {}
        for i in range(0, len(ids), MOST_AT_ONCE):
            found |= await self._read(lambda connection, i=i: _heads(connection, ids[i : i + MOST_AT_ONCE]), patience=0)  # type: ignore[misc]
        return found

    async def check(self) -> None:
        """Raises Unreachable, and soon, if the database does not answer."""
        await self._read(lambda connection: connection.execute(sql.select(1)).scalar_one(), patience=0)

    async def _change(self, table: str, statement: sql.Executable) -> None:
        """A change that is no entry; whoever has this table in memory will read it again."""

        def work(connection: sql.Connection) -> None:
            connection.execute(_counted(table))
            connection.execute(statement)

        await self._written.written(table, work)

    async def _read(self, work: Callable[[sql.Connection], R], patience: float = PATIENCE) -> R:
        def once() -> R:
            with self._engine.connect() as connection:
                return work(connection)

        began = time.monotonic()
        pause = 0.05
        while True:
            try:
                return await asyncio.to_thread(once)
            except Exception as error:
                if not passes(error):
                    raise
                if time.monotonic() - began >= patience:
                    raise Unreachable from error
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)


def _counted(table: str) -> sql.Update:
    return tables.update().where(tables.c.id == table).values(changes=tables.c.changes + 1)


def _load(connection: sql.Connection, table: str) -> StoredTable | None:
    row = connection.execute(tables.select().where(tables.c.id == table)).first()
    if row is None:
        return None
    found = connection.execute(seats.select().where(seats.c.table_id == table).order_by(seats.c.seat))
    sitting = [StoredSeat(each.level, each.name, each.secret_hash, each.stand_in, each.colour) for each in found]
    given = connection.execute(orders.select().where(orders.c.table_id == table))
    standing = [(each.seat, each.kind, each.when, each.cards) for each in given]
    kept = {name: getattr(row, name) for name in StoredTable._fields if name not in ("seats", "orders")}
    return StoredTable(seats=sitting, orders=standing, **kept)


def _is_stored(connection: sql.Connection, row: Row) -> bool:
    here = sql.and_(entries.c.table_id == row["table_id"], entries.c.n == row["n"])
    return connection.execute(entries.select().where(here)).one()._asdict() == row


def _wanted_heads() -> sql.Select[Any]:
    last = sql.select(sql.func.max(entries.c.n)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    heard = sql.select(sql.func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
    counts = (sql.func.coalesce(last + 1, 0), tables.c.changes, sql.func.coalesce(heard + 1, 0))
    return sql.select(tables.c.id, *counts).where(tables.c.id.in_(sql.bindparam("ids", expanding=True)))


_HEADS: Final = _wanted_heads()
"""Put together once: everyone who comes or looks asks for it."""


def _heads(connection: sql.Connection, ids: list[str]) -> dict[str, Head]:
    return {table: Head(*head) for table, *head in connection.execute(_HEADS, {"ids": ids})}

"""What the database holds, and how an older one is brought up to date.

A new database is made from the tables below; an older one goes through the migrations it lacks. So a change is made twice: in
the tables, and in a function at the end of MIGRATIONS, in plain SQL that SQLite and PostgreSQL both understand (a test compares
the two outcomes). A migration that has been released is never edited.
"""

from __future__ import annotations

from collections.abc import Callable
from time import sleep
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from cervelle.engine.problem import Problem
from cervelle.server.database import passes
from cervelle.server.words import server_words

LOCK: Final = 8413_0001
"""Held in PostgreSQL while a process brings the database up to date."""

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
    sql.Column("changes", sql.Integer, nullable=False, server_default="0"),
    sql.Column("settings", sql.JSON, nullable=False, server_default="{}"),
    sql.Column("host_hash", sql.String, nullable=False, server_default=""),
    sql.Column("next_id", sql.String, nullable=False, server_default=""),
    sql.Column("asking", sql.JSON, nullable=False, server_default="{}"),
    sql.Column("closed", sql.Integer, nullable=False, server_default="0"),
)
"""`changes` counts whatever changed that is no entry (a name, an order), so that other processes know what to read again.
`settings`: what the host wished; `host_hash`: of the host's secret; `next_id`: the rematch; `asking`: to take back, with who has
agreed; `closed`: not to be played, only looked at, by any eyes (a record from a file)."""

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("level", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("secret_hash", sql.String, nullable=False),
    sql.Column("stand_in", sql.String, nullable=False, server_default=""),
    sql.Column("colour", sql.String, nullable=False, server_default=""),
)
"""`level` for a bot, `stand_in` for a bot that plays while the person is away."""

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
chat = sql.Table(
    "chat",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
)
schema = sql.Table("schema", metadata, sql.Column("version", sql.Integer, nullable=False))


def _count_changes(connection: sql.Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0")


def _people_come_and_go(connection: sql.Connection) -> None:
    for column in (
        "tables ADD COLUMN settings JSON NOT NULL DEFAULT '{}'",
        "tables ADD COLUMN host_hash VARCHAR NOT NULL DEFAULT ''",
        "tables ADD COLUMN next_id VARCHAR NOT NULL DEFAULT ''",
        "tables ADD COLUMN asking JSON NOT NULL DEFAULT '{}'",
        "tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
        "seats ADD COLUMN stand_in VARCHAR NOT NULL DEFAULT ''",
        "seats ADD COLUMN colour VARCHAR NOT NULL DEFAULT ''",
    ):
        connection.exec_driver_sql(f"ALTER TABLE {column}")
    connection.exec_driver_sql(
        "CREATE TABLE chat (table_id VARCHAR NOT NULL, id INTEGER NOT NULL, seat INTEGER NOT NULL, name VARCHAR NOT NULL, "
        "text VARCHAR NOT NULL, PRIMARY KEY (table_id, id), FOREIGN KEY(table_id) REFERENCES tables (id))"
    )


MIGRATIONS: list[Callable[[sql.Connection], None]] = [
    _count_changes,
    _people_come_and_go,
]
"""The first leads from version 1 to version 2, and so on."""

VERSION: Final = 1 + len(MIGRATIONS)


TRIES: Final = 20
BRIEFLY: Final = 0.1
"""Seconds between two of them."""


class Newer(Problem):
    """The database was written by a later Cervelle: this one could only spoil it."""

    def __init__(self, found: int) -> None:
        super().__init__("schema-newer", server_words(), found=str(found), known=str(VERSION))


def bring_up_to_date(engine: sql.Engine) -> None:
    """All of it or nothing, by one process at a time. SQLite does not wait for others when it begins a write-ahead log."""
    for _ in range(TRIES if engine.dialect.name == "sqlite" else 0):
        try:
            return _bring_up_to_date(engine)
        except DBAPIError as error:
            if not passes(error):
                raise
            sleep(BRIEFLY)
    return _bring_up_to_date(engine)


def _bring_up_to_date(engine: sql.Engine) -> None:
    with engine.begin() as connection:
        _lock(connection)
        found = version_of(connection)
        if found > VERSION:
            raise Newer(found)
        if found == VERSION:
            return
        if found == 0:
            metadata.create_all(connection)
        else:
            schema.create(connection, checkfirst=True)
            for migrate in MIGRATIONS[found - 1 :]:
                migrate(connection)
        connection.execute(schema.delete())
        connection.execute(schema.insert().values(version=VERSION))


def version_of(connection: sql.Connection) -> int:
    """0 for an empty database; those of version 1 did not say so yet."""
    present = sql.inspect(connection)
    if present.has_table("schema"):
        return int(connection.execute(sql.select(schema.c.version)).scalar_one())
    return int(present.has_table("tables"))


def _lock(connection: sql.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

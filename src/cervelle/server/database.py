"""Which database: a SQLite file in a folder, or PostgreSQL by its URL. And what may be tried again when it fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import exc
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from cervelle.engine.problem import Problem
from cervelle.server.words import server_words

FILE: Final = "tables.sqlite3"
SECONDS_TO_CONNECT: Final = 5
PASSING: Final = ("08", "40", "53", "55", "57")
"""Classes of PostgreSQL's errors that pass: connection, deadlock, resources, not ready, shut down by an operator."""


class Unreachable(Problem):
    """The database did not answer in time: whether the last write was stored is not known."""

    def __init__(self) -> None:
        super().__init__("no-database", server_words())


def engine_for(where: Path | str) -> sql.Engine:
    if isinstance(where, Path):
        where.mkdir(parents=True, exist_ok=True)
        engine = sql.create_engine(f"sqlite:///{where / FILE}", hide_parameters=True)
        sql.event.listen(engine, "connect", _durable)
        return engine
    url = postgres_url(where)
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise Problem("no-psycopg", server_words()) from None
    # Errors are logged: none may carry what was to be stored.
    return sql.create_engine(
        url, hide_parameters=True, pool_pre_ping=True, connect_args={"connect_timeout": SECONDS_TO_CONNECT, "keepalives_idle": 10}
    )


def postgres_url(text: str) -> sql.URL:
    try:
        url = sql.make_url(text)
    except ArgumentError:
        raise Problem("bad-database", server_words()) from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise Problem("bad-database", server_words())
    return url.set(drivername="postgresql+psycopg")


def shown(where: Path | str) -> str:
    """For people's eyes: without the password."""
    return str(where) if isinstance(where, Path) else postgres_url(where).set(drivername="postgresql").render_as_string()


def passes(error: Exception) -> bool:
    """Whether the same work may succeed a little later."""
    if isinstance(error, exc.TimeoutError):
        return True
    if not isinstance(error, DBAPIError) or error.orig is None:
        return False
    if error.connection_invalidated:
        return True
    if "sqlite" in type(error.orig).__module__:
        return "locked" in str(error.orig) or "busy" in str(error.orig)
    state = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError | InterfaceError) if state is None else state.startswith(PASSING)


def first_line(error: Exception) -> str:
    """What went wrong, short enough for one line of a terminal."""
    told = str(getattr(error, "orig", None) or error).strip().splitlines()
    return told[0][:200] if told else type(error).__name__


def _durable(connection: Any, _record: object) -> None:
    """Acknowledged is on disk: write-ahead log, flushed at every commit."""
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")

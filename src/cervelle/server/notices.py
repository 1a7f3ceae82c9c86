"""How processes that share tables tell each other: "this table has come to n". Never more than that: whoever hears it reads the
database. So a notice that is lost costs time, never truth, and one made up by a stranger costs a query."""

from __future__ import annotations

import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from cervelle.engine.problem import Problem
from cervelle.server.database import SECONDS_TO_CONNECT, postgres_url
from cervelle.server.words import server_words

CHANNEL: Final = "cervelle"
BREATH: Final = 0.5
"""Seconds after which a thread that waits looks whether it should end."""
LONGEST_PAUSE: Final = 2.0

log = logging.getLogger("cervelle.server")


class Notice(NamedTuple):
    """How far a table has come: its number of entries, of changes that are none, and of lines of chat."""

    table: str
    n: int
    changes: int
    said: int = 0

    def text(self) -> str:
        return f"{self.table} {self.n} {self.changes} {self.said}"


def read_notice(text: str) -> Notice | None:
    table, *numbers = text.split(" ")
    if len(numbers) in (2, 3) and all(each.isascii() and each.isdecimal() and len(each) < 12 for each in numbers):
        return Notice(table, *map(int, numbers))
    return None


Heard = Callable[[Notice | None], None]
"""Called with None whenever a road is open anew: something may have been missed."""
Send = Callable[[list[str]], None]


class Notices:
    """Alone, there is nobody to tell. The others look at the database now and then."""

    def open(self, heard: Heard) -> None:
        """From now on `heard` is called, in a thread of its own, with every notice."""

    def tell(self, table: str, n: int, changes: int, said: int) -> None:
        """How far a table has come."""

    def close(self) -> None:
        pass


class Carried(Notices, ABC):
    """Through something that all processes reach. Two threads, one each way, connect again whenever they must."""

    def __init__(self) -> None:
        self._end = threading.Event()
        self._untold: queue.SimpleQueue[Notice | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []

    def open(self, heard: Heard) -> None:
        for name, once in (("notices-in", lambda: self._hear(heard)), ("notices-out", self._speak)):
            thread = threading.Thread(target=self._again, args=(name, once), name=name, daemon=True)
            thread.start()
            self._threads.append(thread)

    def tell(self, table: str, n: int, changes: int, said: int) -> None:
        self._untold.put(Notice(table, n, changes, said))

    def close(self) -> None:
        self._end.set()
        self._untold.put(None)
        for thread in self._threads:
            thread.join(2 * BREATH)

    @abstractmethod
    def hearing(self) -> AbstractContextManager[Iterator[str]]:
        """Texts as they come, "" at once and whenever a breath has passed without one."""

    @abstractmethod
    def sending(self) -> AbstractContextManager[Send]:
        """A function that sends texts."""

    def _again(self, name: str, once: Callable[[], None]) -> None:
        pause = 0.1
        while not self._end.is_set():
            began = time.monotonic()
            try:
                once()
            except Exception as error:
                log.warning("notices lost", extra={"part": name, "error": type(error).__name__})
            pause = 0.1 if time.monotonic() - began > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            if self._end.wait(pause):
                return

    def _hear(self, heard: Heard) -> None:
        with self.hearing() as texts:
            heard(None)
            for text in texts:
                if self._end.is_set():
                    return
                notice = read_notice(text)
                if notice is not None:
                    heard(notice)

    def _speak(self) -> None:
        with self.sending() as send:
            while (first := self._untold.get()) is not None:
                latest = {first.table: first}
                while not self._untold.empty():
                    notice = self._untold.get()
                    if notice is None:
                        return
                    latest[notice.table] = notice
                try:
                    send([notice.text() for notice in latest.values()])
                except Exception:
                    for notice in latest.values():
                        self._untold.put(notice)
                    raise


class PostgresNotices(Carried):
    """LISTEN and NOTIFY, on connections of their own."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = postgres_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        import psycopg

        settings: dict[str, Any] = {"connect_timeout": SECONDS_TO_CONNECT, "keepalives_idle": 10}
        with closing(psycopg.connect(self._url, autocommit=True, **settings)) as connection:
            yield connection

    @contextmanager
    def hearing(self) -> Iterator[Iterator[str]]:
        with self._connection() as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            yield self._heard(connection)

    def _heard(self, connection: Any) -> Iterator[str]:
        yield ""
        while True:
            for each in connection.notifies(timeout=BREATH):
                yield each.payload
            yield ""

    @contextmanager
    def sending(self) -> Iterator[Send]:
        with self._connection() as connection:
            notify = "SELECT pg_notify(%s, each) FROM unnest(%s::text[]) AS each"
            yield lambda texts: connection.execute(notify, [CHANNEL, texts]) and None


class ValkeyNotices(Carried):
    """Publish and subscribe; Redis speaks the same language."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            import valkey
        except ImportError:
            raise Problem("no-valkey-package", server_words()) from None
        self._client: Any = valkey.Valkey.from_url(
            _valkey_url(url), socket_connect_timeout=SECONDS_TO_CONNECT, socket_keepalive=True, decode_responses=True
        )

    @contextmanager
    def hearing(self) -> Iterator[Iterator[str]]:
        with self._client.pubsub(ignore_subscribe_messages=True) as channel:
            channel.subscribe(CHANNEL)
            channel.get_message(timeout=BREATH)
            yield self._heard(channel)

    def _heard(self, channel: Any) -> Iterator[str]:
        yield ""
        while True:
            message = channel.get_message(timeout=BREATH)
            yield str(message["data"]) if message else ""

    @contextmanager
    def sending(self) -> Iterator[Send]:
        def send(texts: list[str]) -> None:
            with self._client.pipeline(transaction=False) as pipe:
                for text in texts:
                    pipe.publish(CHANNEL, text)
                pipe.execute()

        yield send


def notices_for(url: str, database: Path | str) -> Notices:
    """Those asked for; else those of the database."""
    if not url:
        return Notices() if isinstance(database, Path) else PostgresNotices(database)
    scheme = url.partition(":")[0]
    if scheme in ("valkey", "valkeys", "redis", "rediss"):
        return ValkeyNotices(url)
    if scheme.startswith("postgres"):
        return PostgresNotices(url)
    raise Problem("bad-notices", server_words())


def _valkey_url(url: str) -> str:
    with suppress(sql.exc.ArgumentError, ValueError):
        if sql.make_url(url).host:
            return url.replace("redis", "valkey", 1) if url.startswith("redis") else url
    raise Problem("bad-notices", server_words())

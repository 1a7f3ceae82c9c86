"""What is stored, and what is said of it, whatever happens on the way."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import asynccontextmanager, closing

import pytest
import sqlalchemy as sql

from cervelle.server.store import Head, Store, StoredSeat, StoredTable
from tests.kit import in_a_loop


def a_table(name: str = "table") -> StoredTable:
    return StoredTable(name, "zombie-life", 1, "", {"rules": "zombie-life"}, bytes(16), [StoredSeat("", "Ana", "x")] * 2, [])


@asynccontextmanager
async def opened(kept):
    store = Store(kept)
    try:
        await store.create(a_table())
        yield store
    finally:
        await asyncio.to_thread(store.close)


def test_of_two_entries_with_one_number_the_first_is_taken(kept):
    async def story():
        async with opened(kept) as store:
            assert await store.append("table", 0, (0, 5, b""), "") is True
            assert await store.append("table", 0, (0, 5, b""), "") is False
            assert await store.append("table", 0, (1, 7, b""), "") is False
            assert [stored.entry for stored in await store.entries_of("table")] == [(0, 5, b"")]
            assert (store.metrics.entries.value, store.metrics.conflicts.value) == (1, 2)

    in_a_loop(story())


def test_a_table_is_read_back_as_it_was_written(kept):
    async def story():
        async with opened(kept) as store:
            assert await store.load("table") == a_table()
            assert await store.load("nowhere") is None
            await store.append("table", 0, (-2, 0, b"entropy"), "digest")
            ((entry, digest),) = await store.entries_of("table")
            assert (entry, digest) == ((-2, 0, b"entropy"), "digest")

    in_a_loop(story())


def test_changes_that_are_no_entries_are_counted(kept):
    async def story():
        async with opened(kept) as store:
            await store.create(a_table("other"))
            assert await store.heads(["table", "other", "nowhere"]) == {"table": Head(0, 0), "other": Head(0, 0)}
            await store.change_seat("table", 1, name="Béa")
            await store.give_order("table", 0, "turn", "never", ["card"])
            await store.give_order("table", 0, "turn", "only", [])
            await store.append("other", 0, (0, 1, b""), "")
            assert await store.heads(["table", "other"]) == {"table": Head(0, 3), "other": Head(1, 0)}
            stored = await store.load("table")
            assert stored is not None
            assert (stored.seats[1].name, stored.orders, stored.changes) == ("Béa", [(0, "turn", "only", [])], 3)

    in_a_loop(story())


def test_a_write_that_fails_hurts_only_itself(kept):
    """All of these queue up behind the first, and are one batch; some are for a table that does not exist."""

    async def story():
        async with opened(kept) as store:
            wanted = []
            for n in range(60):
                wanted.append(store.append("table", n, (0, n, b""), ""))
                if n % 7 == 0:
                    wanted.append(store.give_order("nowhere", n, "turn", "never", []))
            results = await asyncio.gather(*wanted, return_exceptions=True)
            assert sum(result is True for result in results) == 60
            assert sum(isinstance(result, sql.exc.IntegrityError) for result in results) == 9
            assert len(await store.entries_of("table")) == 60

    in_a_loop(story())


def test_everything_queued_is_written_before_the_end(kept):
    async def story():
        async with opened(kept) as store:
            wanted = [asyncio.create_task(store.append("table", n, (0, n, b""), "")) for n in range(40)]
            await asyncio.sleep(0)
            await asyncio.to_thread(store.close)
            assert all(await asyncio.gather(*wanted))

    in_a_loop(story())


# PostgreSQL goes away --------------------------------------------------------------------------------------


def test_while_the_database_is_away_writes_wait(postgres):
    async def story():
        async with opened(postgres.new_database()) as store:
            assert await store.append("table", 0, (0, 1, b""), "")
            await asyncio.to_thread(postgres.crash)
            waiting = [asyncio.create_task(store.append("table", n, (0, n, b""), "")) for n in (0, 1, 2)]
            renaming = asyncio.create_task(store.change_seat("table", 0, name="Zoé"))
            reading = asyncio.create_task(store.load("table"))
            await asyncio.sleep(0.2)
            assert not any(task.done() for task in waiting)
            await asyncio.to_thread(postgres.start)
            assert await asyncio.gather(*waiting) == [False, True, True]
            await renaming
            assert (await reading) is not None
            stored = await store.load("table")
            assert stored is not None
            assert stored.seats[0].name == "Zoé"

    in_a_loop(story())


class LossyRoad(threading.Thread):
    """A road to PostgreSQL that breaks after a COMMIT has arrived there and before its answer is back."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.to = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.break_next = False
        self.meanwhile = lambda: None
        self.broken = 0

    def run(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.to))
            threading.Thread(target=self._carry, args=(near, far, True), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, False), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket, outward: bool) -> None:
        with closing(here), closing(there):
            try:
                while data := here.recv(65536):
                    if outward and self.break_next and b"COMMIT" in data:
                        self.break_next = False
                        self.broken += 1
                        near, far = here, there
                        near.shutdown(socket.SHUT_RDWR)
                        far.sendall(data)
                        # Until PostgreSQL has answered, whoever may listen.
                        far.shutdown(socket.SHUT_WR)
                        while far.recv(65536):
                            pass
                        self.meanwhile()
                        return
                    there.sendall(data)
            except OSError:
                pass


def test_an_entry_whose_answer_was_lost_is_known_as_ours(postgres):
    url = postgres.new_database()
    road = LossyRoad(postgres.port)
    road.start()

    async def story():
        async with opened(url.replace(str(postgres.port), str(road.port))) as store:
            road.break_next = True
            assert await store.append("table", 0, (0, 3, b""), "") is True
            road.break_next = True
            assert await store.append("table", 0, (0, 4, b""), "") is False
            road.break_next = True
            await store.change_seat("table", 1, name="Béa")
            road.break_next = True
            await store.create(a_table("second"))
            assert road.broken == 4
            assert [stored.entry for stored in await store.entries_of("table")] == [(0, 3, b"")]
            assert (await store.load("second")) == a_table("second")

    in_a_loop(story())
    road.listening.close()


def test_errors_do_not_quote_what_was_to_be_stored(kept):
    async def story():
        async with opened(kept) as store:
            with pytest.raises(sql.exc.IntegrityError) as caught:
                await store.give_order("nowhere", 0, "turn", "never", ["a-very-secret-card"])
            assert "a-very-secret-card" not in str(caught.value)

    in_a_loop(story())

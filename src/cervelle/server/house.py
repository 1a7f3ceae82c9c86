"""The tables that are alive in this process: loaded when touched, changed only by what is already stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from cervelle.engine.box import Value
from cervelle.engine.diary import DIGEST_EVERY, Entry
from cervelle.engine.game import Game
from cervelle.engine.orders import Order
from cervelle.engine.problem import Problem, Refusal
from cervelle.server import seating
from cervelle.server.answers import GRACE, Answers
from cervelle.server.chat import MOST_LINES
from cervelle.server.database import Unreachable
from cervelle.server.living import Closed, Live, Unplayable, set_up
from cervelle.server.notices import Notice, Notices
from cervelle.server.secrecy import hashed, new_secret, new_table_id
from cervelle.server.store import Head, Store, StoredSeat, StoredTable

R = TypeVar("R")

BOT_NAMES = ("Igor", "Mina", "Boris", "Lola", "Victor", "Wanda", "Otto", "Zelda")

LOOK_EVERY: Final = 2.0
"""Seconds between two looks at what other processes have stored, whatever notices say."""
IDLE_AFTER: Final = 600.0
"""Seconds after which a table that nobody touches leaves memory."""
PASS_PAUSE: Final = 1.6
"""Seconds that it usually takes to pass for a person who can do nothing else, where others may not know that."""

log = logging.getLogger("cervelle.server")


class NewSeat(NamedTuple):
    """`level` is empty for a person."""

    level: str
    name: str
    colour: str = ""
    is_open: bool = False


class House:
    def __init__(
        self,
        store: Store,
        bot_pause: float,
        notices: Notices | None = None,
        look_every: float = LOOK_EVERY,
        idle_after: float = IDLE_AFTER,
        pass_pause: float = PASS_PAUSE,
    ) -> None:
        self.store = store
        self.metrics = store.metrics
        self.notices = notices or Notices()
        self.look_every = look_every
        self.idle_after = idle_after
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self.absences: dict[str, seating.Absence] = {}
        """Who is being waited for at tables that have left memory."""
        self.answers = Answers(self, bot_pause, pass_pause)
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        """Begin to hear what other processes store."""
        loop = asyncio.get_running_loop()

        def heard(notice: Notice | None) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._heard, notice)

        self.notices.open(heard)
        self.start(self._look_around())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._quietly(self._keep_alarms())
        await self.answers.close()
        await asyncio.to_thread(self.store.close)
        await asyncio.to_thread(self.notices.close)

    async def open_table(
        self,
        game: Game,
        options: dict[str, Value],
        players: Iterable[tuple[Any, ...]],
        settings: dict[str, Any] | None = None,
        key: bytes = b"",
        played: Sequence[Entry] = (),
    ) -> tuple[str, list[str | None], str]:
        """A new table for these players (each a NewSeat, or its first fields); returns its id, the secrets of the people's
        seats, and the host's. It may go on from what was played with another table's key."""
        wanted = [NewSeat(*each) for each in players]
        box = game.box(len(wanted), None, options)
        opened = [None if each.level or each.is_open else new_secret() for each in wanted]
        host = new_secret()
        colours = seating.colours_of([each.colour for each in wanted])
        stored = StoredTable(
            new_table_id(),
            game.id,
            game.version,
            box.data.digest,
            dict(box.options),
            key or secrets.token_bytes(16),
            [
                StoredSeat(
                    each.level,
                    each.name or (BOT_NAMES[seat % len(BOT_NAMES)] if each.level else ""),
                    hashed(secret) if secret else "",
                    colour=colour,
                )
                for seat, (each, secret, colour) in enumerate(zip(wanted, opened, colours, strict=True))
            ],
            [],
            settings=settings or {},
            host_hash=hashed(host),
        )
        await self.store.create(stored, played)
        live = set_up(stored)
        for entry in played:
            live.enter(entry)
        self._live[stored.id] = live
        self.metrics.opened.add()
        log.info("table opened", extra={"table": live.id, "game": game.id, "seats": len(wanted)})
        self.answers.wake(live)
        return stored.id, opened, host

    def is_here(self, id: str) -> bool:
        """Whether this process has it in memory, if perhaps not as it is stored now."""
        return id in self._live

    async def find(self, id: str) -> Live | None:
        """The table as it is stored now: another process may have been busy with it."""
        live = self._live.get(id)
        if live is not None:
            live.touched = time.monotonic()
            with suppress(Unreachable):
                await self.look([live])
            return self._live.setdefault(id, live)
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await task

    async def act(self, live: Live, seat: int, q: int, action: int) -> int:
        """Store, then play, then tell. Raises Closed or Refusal, and nothing has changed."""
        try:
            async with live.lock:
                live.touched = time.monotonic()
                while True:
                    if live.stored.closed or q != live.table.q or seat not in live.table.waiting:
                        raise Closed
                    refusal = live.table.why_not(seat, action)
                    if refusal is not None:
                        raise refusal
                    if await self.append(live, (seat, action, b"")):
                        break
                    await self.catch_up(live)
                live.table.play(seat, action)
                live.alarms.follow(live.table)
                n = live.table.n
                live.changed()
        except (Closed, Refusal):
            self.metrics.refusals.add()
            raise
        self.tell(live)
        self.answers.wake(live)
        return n

    async def let_talk(self, live: Live, spectators: bool) -> None:
        """Whether those who only watch may talk too."""
        await self.store.change_table(live.id, settings={**live.stored.settings, "talk": spectators})
        await self.sit_again(live)
        self.tell(live)

    def arrived(self, live: Live, seats: Iterable[int]) -> None:
        """From now on their time counts."""
        for seat in seats:
            live.clock.came(seat)
        self.answers.wake(live)

    def departed(self, live: Live) -> None:
        """The game's own clocks stand still once nobody is there."""
        self.answers.mind_alarms(live)

    async def _keep_alarms(self) -> None:
        """Stored, unless something else about the table changes at this moment: then a little later."""
        for live in list(self._live.values()):
            if live.alarms.is_to_be_kept():
                settings = {**live.stored.settings, **live.alarms.kept()}
                await self.store.change_if(live.id, live.changes, settings=settings)
                await self.sit_again(live)
                self.tell(live)

    async def rename(self, live: Live, seat: int, name: str, **others: str) -> None:
        await self.store.change_seat(live.id, seat, name=name, **others)
        await self.sit_again(live)
        self.tell(live)

    async def give_order(self, live: Live, seat: int, kind: str, order: Order) -> None:
        """From now on this seat is asked in such windows as it says; a question that is open already is answered by it too."""
        await self.store.give_order(live.id, seat, kind, order.when, sorted(order.cards))
        await self.sit_again(live)
        self.tell(live)

    # What other processes do ---------------------------------------------------------------------------

    def tell(self, live: Live) -> None:
        self.notices.tell(live.id, live.table.n, live.changes, live.chat.said)

    def _heard(self, notice: Notice | None) -> None:
        if notice is None:
            self.start(self._quietly(self._look_at_watched()))
            return
        live = self._live.get(notice.table)
        head = Head(*notice[1:])
        if live is not None and live.is_behind(head):
            self.start(self._quietly(self._follow(live, head)))

    async def _look_around(self) -> None:
        """Notices get lost, so the tables that someone watches are looked at now and then; idle ones leave memory."""
        while True:
            await asyncio.sleep(self.look_every)
            self._clear_away()
            await self._quietly(self._look_at_watched())
            await self._quietly(seating.mind_all(self, list(self._live.values())))
            await self._quietly(self._keep_alarms())

    async def _look_at_watched(self) -> None:
        await self.look([live for live in self._live.values() if live.listeners])

    async def _quietly(self, looking: Coroutine[None, None, None]) -> None:
        try:
            await looking
        except Problem as problem:
            log.warning("tables not looked at", extra={"error": problem.message})
        except Exception:
            log.exception("tables not looked at")

    async def look(self, lives: Iterable[Live]) -> None:
        """Follow whatever was stored elsewhere. A table that cannot be followed holds up no other."""
        here = {live.id: live for live in lives}
        if here:
            heads = await self.store.heads(here)
            behind = [(here[table], head) for table, head in heads.items() if here[table].is_behind(head)]
            await asyncio.gather(*(self._quietly(self._follow(*each)) for each in behind))

    async def _follow(self, live: Live, head: Head) -> None:
        if head.said > live.chat.said:
            await self._listen(live)
        if head.changes > live.changes:
            await self.sit_again(live, GRACE)
        if head.n > live.table.n:
            async with live.lock:
                await self.catch_up(live)

    async def say(self, live: Live, seat: int, name: str, text: str) -> None:
        """A line of chat: stored, then told."""
        await self.store.say(live.id, seat, name, text)
        await self._listen(live)
        self.tell(live)

    async def _listen(self, live: Live) -> None:
        live.chat.take(await self.store.lines_of(live.id, live.chat.said, MOST_LINES))

    async def sit_again(self, live: Live, grace: float = 0) -> None:
        """As it is stored now, with what other processes changed too: somebody may have to be answered for."""
        stored = await self.store.load(live.id)
        if stored is not None and stored.changes >= live.changes:
            live.sit(stored)
            live.changed()
        self.answers.wake(live, grace)

    def _clear_away(self) -> None:
        """A table where only bots play on is never idle: one of them is thinking."""
        now = time.monotonic()
        for live in list(self._live.values()):
            busy = live.listeners or live.thinking or live.lock.locked() or live.clock.is_running or live.alarms.is_to_be_kept()
            if not busy and now - live.touched > self.idle_after:
                del self._live[live.id]
                absence = seating.absence_at(live)
                if absence is not None:
                    self.absences[live.id] = absence
                log.info("table put away", extra={"table": live.id})

    def count(self) -> None:
        """Bring up to date what is not counted as it happens."""
        self.metrics.live_tables.value = len(self._live)
        self.metrics.connections.value = sum(len(live.listeners) for live in self._live.values())

    # -----------------------------------------------------------------------------------------------------

    def append(self, live: Live, entry: Entry) -> Awaitable[bool]:
        n = live.table.n
        digest = live.table.digest() if n % DIGEST_EVERY == 0 else ""
        return self.store.append(live.id, n, entry, digest)

    async def catch_up(self, live: Live) -> None:
        """Another process was first: play what it stored."""
        for entry, _ in await self.store.entries_of(live.id, live.table.n):
            live.enter(entry)
            live.touched = time.monotonic()
            live.changed()
        self.answers.wake(live, GRACE)

    async def _load(self, id: str) -> Live | None:
        stored = await self.store.load(id)
        if stored is None:
            return None
        entries = await self.store.entries_of(id)
        live = set_up(stored)
        for entry, digest in entries:
            if digest and digest != live.table.digest():
                raise Unplayable
            live.enter(entry)
        if id in self.absences:
            live.owing = self.absences.pop(id).owing
        await self._listen(live)
        self._live[id] = live
        log.info("table loaded", extra={"table": id, "n": live.table.n})
        self.answers.wake(live)
        return live

    def start(self, work: Coroutine[None, None, R]) -> asyncio.Task[R]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

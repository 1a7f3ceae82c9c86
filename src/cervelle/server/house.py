"""The tables that are alive in this process: loaded when touched, changed only by what is already stored."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, TypeVar

import cervelle
from cervelle.engine.box import Value
from cervelle.engine.diary import DIGEST_EVERY, Entry
from cervelle.engine.game import Game
from cervelle.engine.orders import Order, passes
from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.table import Table
from cervelle.server import seating
from cervelle.server.chat import HOUSE, MOST_LINES, Chat
from cervelle.server.clock import LATE, Clock
from cervelle.server.database import Unreachable
from cervelle.server.notices import Notice, Notices
from cervelle.server.past import Past
from cervelle.server.secrecy import hashed, new_secret, new_table_id
from cervelle.server.store import Head, Store, StoredSeat, StoredTable
from cervelle.server.thinker import Thinker, Thought
from cervelle.server.words import server_words

R = TypeVar("R")

BOT_NAMES = ("Igor", "Mina", "Boris", "Lola", "Victor", "Wanda", "Otto", "Zelda")

LOOK_EVERY: Final = 2.0
"""Seconds between two looks at what other processes have stored, whatever notices say."""
IDLE_AFTER: Final = 600.0
"""Seconds after which a table that nobody touches leaves memory."""
GRACE: Final = 3.0
"""Seconds that the process which stored an entry has for the bots' answers, before others think for them too."""
COUNTING: Final = 0.2
"""Seconds for which spectators who come and go are counted before everyone is told."""

log = logging.getLogger("cervelle.server")


class NewSeat(NamedTuple):
    """`level` is empty for a person."""

    level: str
    name: str
    colour: str = ""
    is_open: bool = False


class Closed(Problem):
    """The question that an action answers is no longer open."""

    def __init__(self) -> None:
        super().__init__("closed", server_words())


class Unplayable(Problem):
    """A stored table that no longer means what it meant."""

    def __init__(self) -> None:
        super().__init__("unplayable", server_words())


@dataclass(eq=False)
class Live:
    """A table with who sits at it, and whoever is looking on."""

    id: str
    table: Table
    seats: list[StoredSeat]
    key: bytes
    stored: StoredTable
    """What is kept of it besides its entries."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[[], None]] = field(default_factory=set)
    pointers: set[Callable[[int, str], None]] = field(default_factory=set)
    """Whoever wants to see what a seat points at: a finger on the table, no move, kept nowhere."""
    thinking: set[tuple[int, int]] = field(default_factory=set)
    """The answers being worked on here: question and seat."""
    orders: dict[int, dict[str, Order]] = field(default_factory=dict)
    """Seat -> its standing orders."""
    present: dict[int, int] = field(default_factory=dict)
    """Seat -> connections."""
    owing: dict[int, tuple[int, float]] = field(default_factory=dict)
    """Those who owe an answer and are not here: seat -> question, since when."""
    watching: int = 0
    """Connections without a seat."""
    watchers: set[Callable[[], None]] = field(default_factory=set)
    """Whoever wants to know how many those are."""
    counting: bool = False
    changes: int = 0
    """How many changes that are no entries its seats and orders hold."""
    chat: Chat = field(default_factory=Chat)
    clock: Clock = field(default_factory=Clock)
    touched: float = field(default_factory=time.monotonic)
    past: Past = field(default_factory=Past)
    undos: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    """What each seat could take back, and at which moment that was worked out."""

    @cached_property
    def key_hash(self) -> str:
        return hashlib.sha256(self.key).hexdigest()

    @property
    def game(self) -> Game:
        return self.table.box.game

    def seat_of(self, secret: str) -> int | None:
        digest = hashed(secret)
        for seat, stored in enumerate(self.seats):
            if stored.secret_hash and hmac.compare_digest(stored.secret_hash, digest):
                return seat
        return None

    def is_host(self, secret: str) -> bool:
        held = self.stored.host_hash
        return bool(held) and hmac.compare_digest(held, hashed(secret))

    def kind(self, seat: int) -> Literal["human", "bot", "open"]:
        each = self.seats[seat]
        return "bot" if each.level else "open" if each.is_open and not self.stored.closed else "human"

    def is_here(self, seat: int) -> bool:
        return bool(self.seats[seat].level or self.present.get(seat))

    @property
    def is_shown(self) -> bool:
        """Over, or only to be looked at: nothing is hidden any more, and nothing is played."""
        return self.table.outcome is not None or bool(self.stored.closed)

    @property
    def head(self) -> Head:
        return Head(self.table.n, self.changes, self.chat.said)

    def is_behind(self, head: Head) -> bool:
        return head.n > self.table.n or head.changes > self.changes or head.said > self.chat.said

    def sit(self, stored: StoredTable) -> None:
        """Seats, orders and whatever else is no entry, as they are stored."""
        self.stored = stored
        self.seats = list(stored.seats)
        self.orders = {}
        for seat, kind, when, cards in stored.orders:
            self.orders.setdefault(seat, {})[kind] = Order(when, frozenset(cards))
        self.changes = stored.changes
        self.write_names()

    def changed(self) -> None:
        for listener in list(self.listeners):
            listener()

    def watch(self, more: int) -> None:
        """Spectators come and go; where many do at once, it is told once."""
        self.watching += more
        if not self.counting:
            self.counting = True
            asyncio.get_running_loop().call_later(COUNTING, self._tell_count)

    def _tell_count(self) -> None:
        self.counting = False
        for tell in list(self.watchers):
            tell()

    def write_names(self) -> None:
        """Names as everyone reads them; new ones count from the next sentence on."""
        self.table.box.players = [
            {"name": each.name, "bot": each.level} if each.level else {"name": each.name} for each in self.seats
        ]


class House:
    def __init__(
        self,
        store: Store,
        bot_pause: float,
        notices: Notices | None = None,
        look_every: float = LOOK_EVERY,
        idle_after: float = IDLE_AFTER,
    ) -> None:
        self.store = store
        self.metrics = store.metrics
        self.bot_pause = bot_pause
        self.notices = notices or Notices()
        self.look_every = look_every
        self.idle_after = idle_after
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self.absences: dict[str, seating.Absence] = {}
        """Who is being waited for at tables that have left memory."""
        self._thinker = Thinker()
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        """Begin to hear what other processes store."""
        loop = asyncio.get_running_loop()

        def heard(notice: Notice | None) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._heard, notice)

        self.notices.open(heard)
        self._start(self._look_around())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinker.close()
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
        live = _set_up(stored)
        for entry in played:
            live.table.enter(entry)
        self._live[stored.id] = live
        self.metrics.opened.add()
        log.info("table opened", extra={"table": live.id, "game": game.id, "seats": len(wanted)})
        self._wake(live)
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
                await self._look([live])
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
                    if await self._append(live, (seat, action, b"")):
                        break
                    await self._catch_up(live)
                live.table.play(seat, action)
                n = live.table.n
                live.changed()
        except (Closed, Refusal):
            self.metrics.refusals.add()
            raise
        self._tell(live)
        self._wake(live)
        return n

    async def let_talk(self, live: Live, spectators: bool) -> None:
        """Whether those who only watch may talk too."""
        await self.store.change_table(live.id, settings={**live.stored.settings, "talk": spectators})
        await self._sit_again(live)
        self._tell(live)

    def arrived(self, live: Live, seats: Iterable[int]) -> None:
        """From now on their time counts."""
        for seat in seats:
            live.clock.came(seat)
        self._wake(live)

    async def rename(self, live: Live, seat: int, name: str, **others: str) -> None:
        await self.store.change_seat(live.id, seat, name=name, **others)
        await self._sit_again(live)
        self._tell(live)

    async def give_order(self, live: Live, seat: int, kind: str, order: Order) -> None:
        """From now on this seat is asked in such windows as it says; a question that is open already is answered by it too."""
        await self.store.give_order(live.id, seat, kind, order.when, sorted(order.cards))
        await self._sit_again(live)
        self._tell(live)
        self._wake(live)

    # What other processes do ---------------------------------------------------------------------------

    def _tell(self, live: Live) -> None:
        self.notices.tell(Notice(live.id, *live.head))

    def _heard(self, notice: Notice | None) -> None:
        if notice is None:
            self._start(self._quietly(self._look_at_watched()))
            return
        live = self._live.get(notice.table)
        head = Head(*notice[1:])
        if live is not None and live.is_behind(head):
            self._start(self._quietly(self._follow(live, head)))

    async def _look_around(self) -> None:
        """Notices get lost, so the tables that someone watches are looked at now and then; idle ones leave memory."""
        while True:
            await asyncio.sleep(self.look_every)
            self._clear_away()
            await self._quietly(self._look_at_watched())
            await self._quietly(seating.mind_all(self, list(self._live.values())))

    async def _look_at_watched(self) -> None:
        await self._look([live for live in self._live.values() if live.listeners])

    async def _quietly(self, looking: Coroutine[None, None, None]) -> None:
        try:
            await looking
        except Problem as problem:
            log.warning("tables not looked at", extra={"error": problem.message})
        except Exception:
            log.exception("tables not looked at")

    async def _look(self, lives: Iterable[Live]) -> None:
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
            await self._sit_again(live)
            self._wake(live, GRACE)
        if head.n > live.table.n:
            async with live.lock:
                await self._catch_up(live)

    async def say(self, live: Live, seat: int, name: str, text: str) -> None:
        """A line of chat: stored, then told."""
        await self.store.say(live.id, seat, name, text)
        await self._listen(live)
        self._tell(live)

    async def _listen(self, live: Live) -> None:
        live.chat.take(await self.store.lines_of(live.id, live.chat.said, MOST_LINES))

    async def _sit_again(self, live: Live) -> None:
        stored = await self.store.load(live.id)
        if stored is not None and stored.changes >= live.changes:
            live.sit(stored)
            live.changed()

    def _clear_away(self) -> None:
        """A table where only bots play on is never idle: one of them is thinking."""
        now = time.monotonic()
        for live in list(self._live.values()):
            busy = live.listeners or live.thinking or live.lock.locked() or live.clock.is_running
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

    async def _append(self, live: Live, entry: Entry) -> bool:
        n = live.table.n
        digest = live.table.digest() if n % DIGEST_EVERY == 0 else ""
        return await self.store.append(live.id, n, entry, digest)

    async def _catch_up(self, live: Live) -> None:
        """Another process was first: play what it stored."""
        for entry, _ in await self.store.entries_of(live.id, live.table.n):
            live.table.enter(entry)
            live.touched = time.monotonic()
            live.changed()
        self._wake(live, GRACE)

    async def _load(self, id: str) -> Live | None:
        stored = await self.store.load(id)
        if stored is None:
            return None
        entries = await self.store.entries_of(id)
        live = _set_up(stored)
        for entry, digest in entries:
            if digest and digest != live.table.digest():
                raise Unplayable
            live.table.enter(entry)
        if id in self.absences:
            live.owing = self.absences.pop(id).owing
        await self._listen(live)
        self._live[id] = live
        log.info("table loaded", extra={"table": id, "n": live.table.n})
        self._wake(live)
        return live

    def _wake(self, live: Live, grace: float = 0) -> None:
        """Bots that are asked begin to think; people who gave orders for this are answered for. After some grace, if it was
        another process that stored the last entry: it is busy with them already."""
        q = live.table.q
        for seat in () if live.stored.closed else live.table.waiting:
            if (q, seat) in live.thinking:
                continue
            if live.seats[seat].played_by:
                self._begin(live, q, seat, self._think(live, seat, q, grace))
            elif (action := passes(live.table, seat, live.orders.get(seat, {}))) is not None:
                self._begin(live, q, seat, self._pass(live, seat, q, action, grace))
            elif live.clock.is_due(live.stored, live.table, seat):
                self._start(self._count_down(live, seat, q, live.clock.begin(live.stored, q, seat)))

    def _begin(self, live: Live, q: int, seat: int, thought: Coroutine[None, None, bool]) -> None:
        def done(task: asyncio.Task[bool]) -> None:
            live.thinking.discard((q, seat))
            if not task.cancelled() and not task.result():
                self._wake(live, GRACE)

        live.thinking.add((q, seat))
        self._start(thought).add_done_callback(done)

    def _start(self, work: Coroutine[None, None, R]) -> asyncio.Task[R]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _pass(self, live: Live, seat: int, q: int, action: int, grace: float) -> bool:
        await asyncio.sleep(grace)
        with suppress(Problem):
            await self.act(live, seat, q, action)
        return True

    async def _think(self, live: Live, seat: int, q: int, grace: float) -> bool:
        """A bot answers through the same door as people; where another process was first, that answer counts.
        Returns False if it should be tried again."""
        try:
            if grace:
                await asyncio.sleep(grace + self.bot_pause)
                await self._look([live])
            level = live.seats[seat].played_by
            if q != live.table.q or seat not in live.table.waiting or not level:
                return True
            imagination = live.table.imagine(seat, secrets.randbits(64))
            thought = Thought(imagination, seat, level, secrets.token_bytes(16))
            action, _ = await asyncio.gather(self._choose(thought), asyncio.sleep(self.bot_pause))
            if not live.seats[seat].played_by:
                return True
            await self.act(live, seat, q, action)
        except Problem:
            return False
        except Exception:
            log.exception("a bot could not answer", extra={"table": live.id, "seat": seat})
        return True

    async def _count_down(self, live: Live, seat: int, q: int, seconds: float) -> None:
        """Whoever has not answered by then is answered for, this once; of several processes that count, one is first."""
        try:
            await asyncio.sleep(seconds)
            while q == live.table.q and seat in live.table.waiting and not live.seats[seat].stand_in:
                thought = Thought(live.table.imagine(seat, secrets.randbits(64)), seat, LATE, secrets.token_bytes(16))
                with suppress(Unreachable):
                    await self.act(live, seat, q, await self._choose(thought))
                    await self.say(live, HOUSE, str(seat), "clock-out")
        except Problem:
            pass  # another answer was first
        except Exception:
            log.exception("a clock could not be kept", extra={"table": live.id, "seat": seat})
        finally:
            live.clock.end(q, seat)

    async def _choose(self, thought: Thought) -> int:
        with self.metrics.thinking_seconds.time():
            return await self._thinker.choose(thought)


def _set_up(stored: StoredTable) -> Live:
    game = cervelle.shelf.get(stored.game)
    if game is None or game.version != stored.version:
        raise Unplayable
    box = game.box(len(stored.seats), None, stored.options)
    if box.data.digest != stored.data:
        raise Unplayable
    live = Live(stored.id, game.start(box, stored.key), [], stored.key, stored)
    live.sit(stored)
    return live

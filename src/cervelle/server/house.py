"""The tables that are alive in this process: loaded when touched, changed only by what is already stored."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field

import cervelle
from cervelle.engine.box import Value
from cervelle.engine.diary import DIGEST_EVERY, Entry
from cervelle.engine.game import Game
from cervelle.engine.orders import Order, passes
from cervelle.engine.problem import Problem
from cervelle.engine.table import Table
from cervelle.server.store import Store, StoredSeat, StoredTable
from cervelle.server.thinker import Thinker, Thought
from cervelle.server.words import server_words

TABLE_BYTES = 9
SECRET_BYTES = 24
BOT_NAMES = ("Igor", "Mina", "Boris", "Lola", "Victor", "Wanda", "Otto", "Zelda")

log = logging.getLogger("cervelle.server")


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
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[[], None]] = field(default_factory=set)
    pointers: set[Callable[[int, str], None]] = field(default_factory=set)
    """Whoever wants to see what a seat points at: a finger on the table, no move, kept nowhere."""
    thinking: set[int] = field(default_factory=set)
    orders: dict[int, dict[str, Order]] = field(default_factory=dict)
    """Seat -> its standing orders."""
    present: dict[int, int] = field(default_factory=dict)
    """Seat -> connections."""

    @property
    def game(self) -> Game:
        return self.table.box.game

    def seat_of(self, secret: str) -> int | None:
        digest = hashed(secret)
        for seat, stored in enumerate(self.seats):
            if stored.secret_hash and hmac.compare_digest(stored.secret_hash, digest):
                return seat
        return None

    def changed(self) -> None:
        for listener in list(self.listeners):
            listener()

    def write_names(self) -> None:
        """Names as everyone reads them; new ones count from the next sentence on."""
        self.table.box.players = [
            {"name": each.name, "bot": each.level} if each.level else {"name": each.name} for each in self.seats
        ]


class House:
    def __init__(self, store: Store, bot_pause: float) -> None:
        self.store = store
        self.bot_pause = bot_pause
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._thinker = Thinker()
        self._thoughts: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self._thoughts):
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await self._thinker.close()
        self.store.close()

    async def open_table(
        self, game: Game, options: dict[str, Value], players: list[tuple[str, str]]
    ) -> tuple[str, list[str | None]]:
        """A new table for (level, name) players, level "" for a person; returns its id and the secrets of the people's seats."""
        box = game.box(len(players), None, options)
        opened = [None if level else secrets.token_urlsafe(SECRET_BYTES) for level, _ in players]
        stored = StoredTable(
            secrets.token_urlsafe(TABLE_BYTES),
            game.id,
            game.version,
            box.data.digest,
            dict(box.options),
            secrets.token_bytes(16),
            [
                StoredSeat(level, name or (BOT_NAMES[seat] if level else ""), hashed(secret) if secret else "")
                for seat, ((level, name), secret) in enumerate(zip(players, opened, strict=True))
            ],
            [],
        )
        await self.store.create(stored)
        self._live[stored.id] = live = _set_up(stored)
        self._wake(live)
        return stored.id, opened

    async def find(self, id: str) -> Live | None:
        live = self._live.get(id)
        if live is not None:
            return live
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await task

    async def act(self, live: Live, seat: int, q: int, action: int) -> int:
        """Store, then play, then tell. Raises Closed or Refusal, and nothing has changed."""
        async with live.lock:
            while True:
                if q != live.table.q or seat not in live.table.waiting:
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
        self._wake(live)
        return n

    async def rename(self, live: Live, seat: int, name: str) -> None:
        await self.store.rename(live.id, seat, name)
        live.seats[seat] = live.seats[seat]._replace(name=name)
        live.write_names()
        live.changed()

    async def give_order(self, live: Live, seat: int, kind: str, order: Order) -> None:
        """From now on this seat is asked in such windows as it says; a question that is open already is answered by it too."""
        await self.store.give_order(live.id, seat, kind, order.when, sorted(order.cards))
        live.orders.setdefault(seat, {})[kind] = order
        live.changed()
        self._wake(live)

    async def _append(self, live: Live, entry: Entry) -> bool:
        n = live.table.n
        digest = live.table.digest() if n % DIGEST_EVERY == 0 else ""
        return await self.store.append(live.id, n, entry, digest)

    async def _catch_up(self, live: Live) -> None:
        """Another process was first: play what it stored."""
        for entry, _ in await self.store.entries_of(live.id, live.table.n):
            live.table.enter(entry)
            live.changed()

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
        self._live[id] = live
        self._wake(live)
        return live

    def _wake(self, live: Live) -> None:
        """Bots that are asked begin to think; people who gave orders for this are answered for."""
        for seat in live.table.waiting:
            if seat in live.thinking:
                continue
            if live.seats[seat].level:
                self._begin(live, seat, self._think(live, seat))
            elif (action := passes(live.table, seat, live.orders.get(seat, {}))) is not None:
                self._begin(live, seat, self._pass(live, seat, live.table.q, action))

    def _begin(self, live: Live, seat: int, thought: Coroutine[None, None, None]) -> None:
        live.thinking.add(seat)
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _pass(self, live: Live, seat: int, q: int, action: int) -> None:
        live.thinking.discard(seat)
        with suppress(Problem):
            await self.act(live, seat, q, action)

    async def _think(self, live: Live, seat: int) -> None:
        """A bot answers through the same door as people."""
        try:
            q = live.table.q
            imagination = live.table.imagine(seat, secrets.randbits(64))
            thought = Thought(imagination, seat, live.seats[seat].level, secrets.token_bytes(16))
            action, _ = await asyncio.gather(self._thinker.choose(thought), asyncio.sleep(self.bot_pause))
            live.thinking.discard(seat)
            await self.act(live, seat, q, action)
        except Problem:
            self._wake(live)
        except Exception:
            log.exception("a bot could not answer at table %s", live.id)
        finally:
            live.thinking.discard(seat)


def _set_up(stored: StoredTable) -> Live:
    game = cervelle.shelf.get(stored.game)
    if game is None or game.version != stored.version:
        raise Unplayable
    box = game.box(len(stored.seats), None, stored.options)
    if box.data.digest != stored.data:
        raise Unplayable
    live = Live(stored.id, game.start(box, stored.key), list(stored.seats), stored.key)
    live.write_names()
    for seat, kind, when, cards in stored.orders:
        live.orders.setdefault(seat, {})[kind] = Order(when, frozenset(cards))
    return live


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()

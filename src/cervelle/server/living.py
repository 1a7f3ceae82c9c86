"""A table that is alive in this process: what lies on it, who sits there, and whoever is looking on."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal

import cervelle
from cervelle.engine.diary import Entry
from cervelle.engine.game import Game
from cervelle.engine.orders import Order, only_passes, passes
from cervelle.engine.problem import Problem
from cervelle.engine.table import Table
from cervelle.server.alarms import Alarms
from cervelle.server.chat import Chat
from cervelle.server.clock import Clock
from cervelle.server.past import Past
from cervelle.server.secrecy import hashed
from cervelle.server.shapes import State
from cervelle.server.store import Head, StoredSeat, StoredTable
from cervelle.server.words import server_words

COUNTING: Final = 0.2
"""Seconds for which spectators who come and go are counted before everyone is told."""


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

    table: Table
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
    chat: Chat = field(default_factory=Chat)
    clock: Clock = field(default_factory=Clock)
    alarms: Alarms = field(default_factory=Alarms)
    touched: float = field(default_factory=time.monotonic)
    past: Past = field(default_factory=Past)
    thoughts: dict[tuple[int, int], asyncio.Task[Any]] = field(default_factory=dict)
    """What the coach thinks, or is thinking, of a moment: of a seat's question, or of everybody's chances (SPECTATOR)."""
    for_all: dict[str, State] = field(default_factory=dict)
    """Language -> what every seat is told alike. Whatever changes of it, other than by an entry, empties this."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    @property
    def key(self) -> bytes:
        return self.stored.key

    @property
    def changes(self) -> int:
        """How many changes that are no entries are known here."""
        return self.stored.changes

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

    def passes(self, seat: int) -> int | None:
        """The action that passes for a person who need not be asked: they said so, or can do nothing else."""
        action = passes(self.table, seat, self.orders[seat]) if seat in self.orders else None
        return only_passes(self.table, seat) if action is None else action

    @property
    def is_shown(self) -> bool:
        """Over, or only to be looked at: nothing is hidden any more, and nothing is played."""
        return self.table.outcome is not None or bool(self.stored.closed)

    def is_behind(self, head: Head) -> bool:
        return head.n > self.table.n or head.changes > self.changes or head.said > self.chat.said

    def sit(self, stored: StoredTable) -> None:
        """Seats, orders and whatever else is no entry, as they are stored."""
        self.stored = stored
        self.orders = {}
        for seat, kind, when, cards in stored.orders:
            self.orders.setdefault(seat, {})[kind] = Order(when, frozenset(cards))
        self.write_names()
        self.for_all.clear()
        self.alarms.sit(stored.settings)

    def come(self, seats: Iterable[int], more: int) -> None:
        """A connection with these seats has come, or gone."""
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + more
        self.for_all.clear()

    def enter(self, entry: Entry) -> None:
        """What is stored happens here too."""
        self.table.enter(entry)
        self.alarms.follow(self.table)

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


def set_up(stored: StoredTable) -> Live:
    game = cervelle.shelf.get(stored.game)
    if game is None or game.version != stored.version:
        raise Unplayable
    box = game.box(len(stored.seats), None, stored.options)
    if box.data.digest != stored.data:
        raise Unplayable
    live = Live(game.start(box, stored.key), stored)
    live.sit(stored)
    live.alarms.follow(live.table)
    return live

"""Processes that think for bots, and for people who want advice, so that the server never waits for them.

Requests and answers are length-prefixed pickles over each process's own pipes; it ends when the server does, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
from collections import OrderedDict
from typing import IO, Any, Final, NamedTuple
from zlib import crc32

from cervelle.bots import make_bot
from cervelle.bots.coach import Advice, advise
from cervelle.bots.search import ITERATIONS, Search
from cervelle.engine.bot import LEVELS, Bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import SPECTATOR, Table

LENGTH = struct.Struct("<I")
MOST_PROCESSES = 4
BOTS_KEPT = 64
"""How many tables' bots a process remembers, with what they have thought of so far."""
COACH: Final = "coach"
SECONDS_AHEAD: Final = 0.25
"""How long everybody's chances at one moment are thought about."""


class Thought(NamedTuple):
    """Handed over: an imagination, never the table itself."""

    imagination: Table
    seat: int
    level: str
    """Of the bot that chooses; or COACH, for advice to this seat, or to a SPECTATOR everybody's chances."""
    key: bytes
    table: str = ""
    """Whose thoughts go on from question to question; "" for one that stands alone."""


class Thinkers:
    """A few processes. A table's questions all go to the same, where its bots remember what they thought of; whoever wants
    advice has one apart, so that no bot waits for it."""

    def __init__(self) -> None:
        self._all = [Thinker() for _ in range(max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1)))]
        self._coach = Thinker()
        self.asked = 0
        """How many wait for advice."""

    async def choose(self, thought: Thought) -> int:
        return int(await self._all[crc32(thought.table.encode()) % len(self._all)].ask(thought))

    async def coach(self, thought: Thought) -> Any:
        """An `Advice`, or everybody's chances."""
        self.asked += 1
        try:
            return await self._coach.ask(thought)
        finally:
            self.asked -= 1

    async def close(self) -> None:
        for each in (*self._all, self._coach):
            await each.close()


class Thinker:
    """The server's end of such a process; started at the first thought, and again if it dies."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def ask(self, thought: Thought) -> Any:
        async with self._lock:
            try:
                return await self._ask(thought)
            except (asyncio.IncompleteReadError, ConnectionError):
                self._process = None
                return await self._ask(thought)

    async def close(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            await self._process.wait()

    async def _ask(self, thought: Thought) -> Any:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=pipe, stdout=pipe)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        message = pickle.dumps(thought)
        self._process.stdin.write(LENGTH.pack(len(message)) + message)
        await self._process.stdin.drain()
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self._process.stdout.readexactly(length))


class Memory:
    """The bots of the tables that were last thought about."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()

    def bot(self, thought: Thought) -> Bot:
        box = thought.imagination.box
        # Who play together think together; rivals have a head each.
        whose = (thought.table, thought.level, -1 if box.game.together else thought.seat)
        found = self._bots.pop(whose, None) or make_bot(thought.level, box.game, **box.options)
        if thought.table:
            self._bots[whose] = found
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return found


def think(requests: IO[bytes], answers: IO[bytes]) -> None:
    memory = Memory()
    while length := requests.read(LENGTH.size):
        thought: Thought = pickle.loads(requests.read(LENGTH.unpack(length)[0]))
        message = pickle.dumps(coached(thought) if thought.level == COACH else chosen(thought, memory))
        answers.write(LENGTH.pack(len(message)) + message)
        answers.flush()


def chosen(thought: Thought, memory: Memory) -> int:
    return memory.bot(thought).choose(thought.imagination, thought.seat, Dice(thought.key))


def coached(thought: Thought) -> Advice | list[float]:
    t, dice = thought.imagination, Dice(thought.key)
    thumb = t.box.game.thumb(LEVELS[-1], **t.box.options)
    if thought.seat == SPECTATOR:
        return Search(thumb, ITERATIONS, SECONDS_AHEAD).foresee(t, dice)
    return advise(t, thought.seat, dice, thumb)


if __name__ == "__main__":
    think(sys.stdin.buffer, sys.stdout.buffer)

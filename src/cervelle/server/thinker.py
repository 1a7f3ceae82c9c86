"""Processes that think for bots, so that the server never waits for them.

Requests and answers are length-prefixed pickles over each process's own pipes; it ends when the server does, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
from collections import OrderedDict
from typing import IO, Any, NamedTuple
from zlib import crc32

from cervelle.bots import make_bot
from cervelle.engine.bot import Bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

LENGTH = struct.Struct("<I")
MOST_PROCESSES = 4
BOTS_KEPT = 64
"""How many tables' bots a process remembers, with what they have thought of so far."""


class Thought(NamedTuple):
    """Handed over: an imagination, never the table itself."""

    imagination: Table
    seat: int
    level: str
    key: bytes
    table: str = ""
    """Whose thoughts go on from question to question; "" for one that stands alone."""


class Thinkers:
    """A few processes. A table's questions all go to the same, where its bots remember what they thought of."""

    def __init__(self) -> None:
        self._all = [Thinker() for _ in range(max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1)))]

    async def choose(self, thought: Thought) -> int:
        return await self._all[crc32(thought.table.encode()) % len(self._all)].choose(thought)

    async def close(self) -> None:
        for each in self._all:
            await each.close()


class Thinker:
    """The server's end of such a process; started at the first thought, and again if it dies."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def choose(self, thought: Thought) -> int:
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

    async def _ask(self, thought: Thought) -> int:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=pipe, stdout=pipe)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        message = pickle.dumps(thought)
        self._process.stdin.write(LENGTH.pack(len(message)) + message)
        await self._process.stdin.drain()
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return int(pickle.loads(await self._process.stdout.readexactly(length)))


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
        answer: Any = memory.bot(thought).choose(thought.imagination, thought.seat, Dice(thought.key))
        message = pickle.dumps(answer)
        answers.write(LENGTH.pack(len(message)) + message)
        answers.flush()


if __name__ == "__main__":
    think(sys.stdin.buffer, sys.stdout.buffer)

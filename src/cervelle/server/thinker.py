"""A process that thinks for bots, so that the server never waits for them.

Requests and answers are length-prefixed pickles over its own pipes; it ends when the server does, however that ends.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
import sys
from typing import IO, NamedTuple

from cervelle.bots import make_bot
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

LENGTH = struct.Struct("<I")


class Thought(NamedTuple):
    """Handed over: an imagination, never the table itself."""

    imagination: Table
    seat: int
    level: str
    key: bytes


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
        (action,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return int(action)


def think(requests: IO[bytes], answers: IO[bytes]) -> None:
    while length := requests.read(LENGTH.size):
        thought: Thought = pickle.loads(requests.read(LENGTH.unpack(length)[0]))
        box = thought.imagination.box
        bot = make_bot(thought.level, box.game, **box.options)
        answers.write(LENGTH.pack(bot.choose(thought.imagination, thought.seat, Dice(thought.key))))
        answers.flush()


if __name__ == "__main__":
    think(sys.stdin.buffer, sys.stdout.buffer)

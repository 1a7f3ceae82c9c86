"""Tables of two players of Zombie Life, played at random as fast as the answers come. Run by `bench/server/run.py`.

python -m bench.server.load PORT TABLES [--warm-up S] [--seconds S] [--moves N] [--deflate]

A move lasts from sending it until both players have been shown the table after it; then the next one is made. When a game is
over, play goes on at a table that was opened beforehand, as long as there are such; after that a new one is opened, and what that
costs is part of what is measured. `go` is printed when measuring begins, then the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import deque
from typing import Any

import msgspec

from bench.server.wire import Wire, connected, posted

WANTED = json.dumps({"game": "zombie-life", "seats": [{"kind": "human", "name": name} for name in ("Ana", "Bob")]}).encode()
AT_ONCE = 20
"""Tables being opened at the same time."""
SPARE = 256
"""Tables that wait, with both players, for another one's game to be over."""


class Refused(msgspec.Struct):
    rule: str


class Offered(msgspec.Struct):
    action: int
    why_not: Refused | None


class Seen(msgspec.Struct):
    n: int
    q: int
    choices: list[Offered]
    over: Any


class Frame(msgspec.Struct):
    type: str
    states: list[Seen] = []


decode = msgspec.json.Decoder(Frame).decode


class Load:
    """What all tables have in common."""

    def __init__(self, port: int, moves: int, deflate: bool) -> None:
        self.port = port
        self.deflate = deflate
        self.most_moves = moves
        self.seconds: list[float] = []
        self.refused = 0
        self.games = 0
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.spare: deque[Table] = deque()
        self.resting = 0


class Table:
    """Two players, and the move that is under way."""

    def __init__(self, load: Load, waits: bool = False) -> None:
        self.load = load
        self.waits = waits
        self.moves = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        async with self.load.opening:
            status, text = await posted(self.load.port, "/api/tables", WANTED)
            assert status == 201, text
            opened = json.loads(text)
            self.shown = [-1, -1]
            self.goal = 0
            self.began = 0.0
            self.ready: tuple[int, Seen] | None = None
            self.wires = [await self._player(opened["id"], seat, secret) for seat, secret in enumerate(opened["secrets"])]

    async def _player(self, table: str, seat: int, secret: str) -> Wire:
        path = f"/api/tables/{table}/live"
        wire = await connected(self.load.port, path, lambda text: self.hear(seat, text), lambda: None, self.load.deflate)
        wire.send(json.dumps({"secrets": [secret], "lang": "fr", "since": 0, "text": False}).encode())
        return wire

    def hear(self, seat: int, text: bytes) -> None:
        frame = decode(text)
        if frame.type == "refused":
            self.load.refused += 1
        if frame.type != "state":
            return
        state = frame.states[0]
        self.shown[seat] = state.n
        if state.choices or state.over:
            self.ready = (seat, state)
        if self.ready and self.ready[1].n == self.goal and self.shown == [self.goal, self.goal]:
            self._both_know()

    def _both_know(self) -> None:
        if self.waits:
            if self not in self.load.spare:
                self.load.spare.append(self)
            return
        assert self.ready is not None
        now = time.perf_counter()
        if self.began:
            self.load.seconds.append(now - self.began)
            self.moves += 1
        (seat, state), self.ready = self.ready, None
        if self.moves == self.load.most_moves:
            self.load.resting += 1
        elif state.over:
            self.load.games += 1
            self.began = 0.0
            for wire in self.wires:
                wire.close()
            if self.load.spare:
                following = self.load.spare.popleft()
                following.waits = False
                following._both_know()
                return
            task = asyncio.create_task(self.open())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            legal = [each.action for each in state.choices if each.why_not is None]
            self.goal = state.n + 1
            self.began = now
            self.wires[seat].send(b'{"q":%d,"action":%d}' % (state.q, legal[int(random.random() * len(legal))]))


async def measured(port: int, tables: int, warm_up: float, seconds: float, moves: int, deflate: bool) -> dict[str, Any]:
    load = Load(port, moves, deflate)
    if moves < 0:
        await asyncio.gather(*(Table(load, waits=True).open() for _ in range(SPARE)))
        while len(load.spare) < SPARE:
            await asyncio.sleep(0.05)
    await asyncio.gather(*(Table(load).open() for _ in range(tables)))
    if moves >= 0:
        while load.resting < tables:
            await asyncio.sleep(0.05)
        return {"moves": moves * tables}
    await asyncio.sleep(warm_up)
    load.seconds.clear()
    load.games = 0
    print("go", flush=True)
    began, worked = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    passed, worked = time.perf_counter() - began, time.process_time() - worked
    times = sorted(load.seconds)
    assert times, "nothing moved"
    return {
        "rate": len(times) / passed,
        "p50": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "driver": worked / passed,
        "games": load.games,
        "refused": load.refused,
    }


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("--warm-up", type=float, default=2)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--moves", type=int, default=-1, help="play so many at each table, tell, stay until input ends")
    parser.add_argument("--deflate", action="store_true", help="ask for compression, as browsers do")
    given = parser.parse_args()
    found = await measured(given.port, given.tables, given.warm_up, given.seconds, given.moves, given.deflate)
    print(json.dumps(found), flush=True)
    if given.moves >= 0:
        await asyncio.to_thread(sys.stdin.read)
    os._exit(0)  # without farewell to tables that were just being opened


if __name__ == "__main__":
    asyncio.run(main())

"""The server is killed with SIGKILL at random moments, under load, and started again: what was acknowledged is there, every table
can be played again from its entries, and every client comes back by itself.

python -m bench.server.kills [50] [--tables 8] [--seed N]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import cervelle
from bench.server.load import WANTED
from bench.server.wire import Wire, connected, posted
from cervelle.engine.table import Table
from cervelle.server.database import FILE
from cervelle.server.living import set_up
from cervelle.server.store import Store

FIRST_PAUSE, LONGEST_PAUSE, GROWTH = 0.1, 2.0, 1.7
"""Between two attempts to come back: as the page does it (web/live.js), a little more eager."""
LOAD_BEFORE_A_KILL = 0.8
PATIENCE = 120.0


class Acknowledged(NamedTuple):
    table: str
    n: int
    seat: int
    action: int


class Load:
    """What all players share: where the server is, what it has acknowledged, whether to go on."""

    def __init__(self, seed: int) -> None:
        self.port = 0
        self.chance = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.tables: set[str] = set()
        self.faults: list[str] = []
        self.returns = 0
        self.going_on = True


class Player:
    """One seat: answers at random, and comes back whenever the connection is lost."""

    def __init__(self, load: Load, table: str, seat: int, secret: str) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.secret = secret
        self.n = -1
        self.is_here = False
        self.over = False
        self.sent: dict[int, int] = {}
        self.wire: Wire | None = None

    async def play(self) -> None:
        pause = FIRST_PAUSE
        while self.load.going_on and not self.over:
            lost = asyncio.Event()
            with suppress(OSError):
                self.wire = await connected(self.load.port, f"/api/tables/{self.table}/live", self.hear, lost.set)
                self.sent.clear()
                self.wire.send(json.dumps({"secrets": [self.secret], "lang": "fr", "since": self.n + 1}).encode())
                await lost.wait()
            pause = FIRST_PAUSE if self.is_here else min(GROWTH * pause, LONGEST_PAUSE)
            self.is_here = False
            await asyncio.sleep(pause * self.load.chance.uniform(0.75, 1.25))

    def hear(self, text: bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "ack":
            self.load.acknowledged.append(Acknowledged(self.table, frame["n"], self.seat, self.sent[frame["id"]]))
        elif frame["type"] == "state":
            self._see(frame["states"][0])
        else:
            self.load.faults.append(f"{self.table}, seat {self.seat}: {text.decode()}")

    def _see(self, state: dict[str, Any]) -> None:
        if not self.is_here:
            self.is_here = True
            self.load.returns += 1
        if state["n"] < self.n:
            self.load.faults.append(f"{self.table}, seat {self.seat}: shown {self.n} entries, then {state['n']}")
        self.n = state["n"]
        q = state["q"]
        legal = [choice["action"] for choice in state["choices"] if choice["why_not"] is None]
        if state["over"]:
            self.over = True
            self.close()
        elif legal and q not in self.sent:
            self.sent[q] = self.load.chance.choice(legal)
            assert self.wire is not None
            self.wire.send(json.dumps({"q": q, "action": self.sent[q], "id": q}).encode())

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()


class Place:
    """Where one game follows another."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []

    async def play(self) -> None:
        while self.load.going_on:
            try:
                status, text = await posted(self.load.port, "/api/tables", WANTED)
            except OSError:
                await asyncio.sleep(FIRST_PAUSE)
                continue
            assert status == 201, text
            opened = json.loads(text)
            self.load.tables.add(opened["id"])
            self.players = [Player(self.load, opened["id"], seat, secret) for seat, secret in enumerate(opened["secrets"])]
            await asyncio.gather(*(player.play() for player in self.players))

    @property
    def is_busy(self) -> bool:
        return bool(self.players) and all(player.is_here or player.over for player in self.players)


class Result(NamedTuple):
    kills: int
    tables: int
    entries: int
    acknowledged: int
    returns: int
    slowest_return: float
    faults: list[str]
    """Empty: nothing was lost, and nothing is broken."""

    def __str__(self) -> str:
        told = f"{self.kills} kills, {self.tables} tables, {self.entries:,} entries stored, "
        told += f"{self.acknowledged:,} actions acknowledged, {self.returns:,} connections made; "
        told += f"all were back {self.slowest_return:.1f} s after a restart at the latest"
        return "\n".join([told, *self.faults, "" if self.faults else "nothing lost, every table replays"])


async def killed(folder: Path, kills: int, tables: int, seed: int) -> Result:
    load = Load(seed)
    places = [Place(load) for _ in range(tables)]
    server = await started(folder, load)
    playing = [asyncio.create_task(place.play()) for place in places]
    slowest = await all_back(places, playing)
    for _ in range(kills):
        await asyncio.sleep(load.chance.uniform(0, LOAD_BEFORE_A_KILL))
        server.kill()
        await server.wait()
        server = await started(folder, load)
        slowest = max(slowest, await all_back(places, playing))
    await asyncio.sleep(LOAD_BEFORE_A_KILL)
    load.going_on = False
    for place in places:
        for player in place.players:
            player.close()
    await asyncio.gather(*playing)
    server.kill()
    await server.wait()
    entries = await judged(folder, load)
    return Result(kills, len(load.tables), entries, len(load.acknowledged), load.returns, slowest, load.faults)


async def started(folder: Path, load: Load) -> asyncio.subprocess.Process:
    """At the same port as before."""
    command = [sys.executable, "-u", "-m", "cervelle", "serve", "--port", str(load.port), "--data-folder", str(folder)]
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    while not (found := re.search(rb"http://\S+?:(\d+)/", line := await server.stdout.readline())):
        assert line, "the server did not start"
    assert load.port in (0, int(found[1])), "the port is taken"
    load.port = int(found[1])
    return server


async def all_back(places: list[Place], playing: list[asyncio.Task[None]]) -> float:
    """Seconds until every player at every table is shown it again."""
    began = time.monotonic()
    while not all(place.is_busy for place in places):
        assert time.monotonic() - began < PATIENCE, "somebody did not come back"
        for each in playing:
            assert not each.done(), each.exception()
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def judged(folder: Path, load: Load) -> int:
    """Every table from its entries, with all that was acknowledged; returns how many entries there are."""
    with sqlite3.connect(folder / FILE) as database:
        (word,) = database.execute("PRAGMA integrity_check").fetchone()
        if word != "ok":
            load.faults.append(f"database: {word}")
    store = Store(folder)
    count = 0
    try:
        found = {table: await rebuilt(store, table, load.faults) for table in load.tables}
    finally:
        await asyncio.to_thread(store.close)
    for each in load.acknowledged:
        diary = found[each.table].diary
        assert diary is not None
        if each.n > diary.n or diary.entries[each.n - 1] != (each.seat, each.action, b""):
            load.faults.append(f"lost: {each}")
    for t in found.values():
        count += t.n
    return count


async def rebuilt(store: Store, id: str, faults: list[str]) -> Table:
    """As the server loads it, and once more as a record."""
    stored = await store.load(id)
    assert stored is not None, f"{id} was opened and is gone"
    t = set_up(stored).table
    for entry, digest in await store.entries_of(id):
        if digest and digest != t.digest():
            faults.append(f"{id}: means something else at entry {t.n}")
        t.enter(entry)
    if cervelle.replay(t.record()) != t:
        faults.append(f"{id}: its record tells another game")
    return t


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int, nargs="?", default=50)
    parser.add_argument("--tables", type=int, default=8, metavar="N", help="of two players, at the same time (default: 8)")
    parser.add_argument("--seed", type=int, default=None, metavar="N", help="of the moves and the moments")
    given = parser.parse_args()
    seed = random.randrange(10**6) if given.seed is None else given.seed
    with tempfile.TemporaryDirectory(prefix="cervelle-kills-") as folder:
        result = asyncio.run(killed(Path(folder), given.kills, given.tables, seed))
    print(f"seed {seed}: {result}")
    sys.exit(bool(result.faults))


if __name__ == "__main__":
    main()

"""From a move to both players' updates: one server process, one table of two, SQLite durable. Prints p50 and p99.

python bench/latency.py [--moves N]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

WARM_UP = 50


def serve(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "cervelle", "serve", "--port", "0", "--data-folder", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+?:(\d+)/", process.stdout.readline())
    assert found
    return process, int(found[1])


def open_table(port: int) -> tuple[str, list[str]]:
    body = json.dumps({"game": "zombie-life", "seats": [{"kind": "human"}, {"kind": "human"}]}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, method="POST")) as answer:
        opened = json.load(answer)
    return opened["id"], opened["secrets"]


async def state(socket: ClientConnection, after: int) -> dict[str, Any]:
    """The first state with more than `after` entries."""
    while True:
        frame = json.loads(await socket.recv())
        if frame["type"] == "state" and frame["states"][0]["n"] > after:
            found: dict[str, Any] = frame["states"][0]
            return found


async def measure(port: int, moves: int) -> list[float]:
    """Milliseconds from sending a move to having the new state at both ends."""
    table, secrets = open_table(port)
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    took: list[float] = []
    async with connect(url) as first, connect(url) as second:
        sockets = (first, second)
        for socket, secret in zip(sockets, secrets, strict=True):
            await socket.send(json.dumps({"secrets": [secret]}))
        states = [await state(socket, -1) for socket in sockets]
        while len(took) < moves + WARM_UP:
            seat = states[0]["waiting"][0]
            # Drawing first, whenever it is allowed, keeps the game going: nobody scores.
            action = next(choice["action"] for choice in states[seat]["choices"] if choice["why_not"] is None)
            start = time.perf_counter()
            await sockets[seat].send(json.dumps({"q": states[seat]["q"], "action": action}))
            n = states[0]["n"]
            states = list(await asyncio.gather(*[state(socket, n) for socket in sockets]))
            took.append(1000 * (time.perf_counter() - start))
    return took[WARM_UP:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port = serve(folder)
        try:
            took = sorted(asyncio.run(measure(port, options.moves)))
        finally:
            process.terminate()
            process.wait()
    print(
        f"{len(took)} moves: p50 {took[len(took) // 2]:.1f} ms, p99 {took[len(took) * 99 // 100]:.1f} ms, worst {took[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()

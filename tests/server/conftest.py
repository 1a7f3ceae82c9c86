"""A real server in a process of its own, and clients as programs would write them."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.sync.client import ClientConnection, connect

from tests.server.services import Postgres, Valkey, started_postgres, started_valkey


class Server:
    """`cervelle serve` on a free port, its tables in a folder or in a database of its own."""

    def __init__(self, kept: Path | str, port: int = 0, *flags: str) -> None:
        where = ["--data-folder", str(kept)] if isinstance(kept, Path) else ["--database", kept]
        command = [sys.executable, "-m", "cervelle", "serve", "--port", str(port), *where, "--bot-pause", "0", *flags]
        environment = os.environ | {"CERVELLE_LANG": "fr", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        self.said = ""
        while not (found := re.search(r"http://\S+?:(\d+)/", self.said)):
            line = self.process.stdout.readline()
            assert line, self.said + (self.process.stderr.read() if self.process.stderr else "")
            self.said += line
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGINT) -> str:
        """Ends it politely; returns what it complained of."""
        self.process.send_signal(how)
        said, errors = self.process.communicate()
        self.said += said
        return errors


class Client:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"Accept-Language": "fr"})

    def open(self, *seats: str, game: str = "zombie-life", **options: Any) -> tuple[str, list[str | None]]:
        """A table for `human`s and bots, named by their level."""
        wanted = [{"kind": "human"} if seat == "human" else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "options": options, "seats": wanted})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], answer.json()["secrets"]

    def look(self, table: str, secret: str | None = None, **query: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=query, headers=bearer(secret))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, table: str, secret: str | None, q: int, action: int, **query: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/actions", json={"q": q, "action": action}, headers=bearer(secret), params=query)

    def live(self, table: str, *secrets: str | None, lang: str = "fr", since: int = 0) -> Stream:
        return Stream(self.server, table, list(secrets), lang, since)


class Stream:
    """A live stream that keeps every frame it was sent."""

    def __init__(self, server: Server, table: str, secrets: list[str | None], lang: str = "fr", since: int = 0) -> None:
        self.frames: list[dict[str, Any]] = []
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", open_timeout=20, legacy=True
        )
        self.send({"secrets": secrets, "lang": lang, "since": since})

    def send(self, frame: dict[str, Any]) -> None:
        self.socket.send(json.dumps(frame))

    def receive(self) -> dict[str, Any]:
        frame = json.loads(self.socket.recv(timeout=30))
        self.frames.append(frame)
        return frame

    def state(self) -> dict[str, Any]:
        """The next state of this connection's first seat."""
        while (frame := self.receive())["type"] != "state":
            pass
        return frame["states"][0]

    def answer(self) -> dict[str, Any]:
        """The next frame that is neither a state nor about who watches."""
        while (frame := self.receive())["type"] in ("state", "watching"):
            pass
        return frame

    def play_out(self, chance: random.Random) -> dict[str, Any]:
        """Answers at random for this connection's first seat until the game is over; returns the last state."""
        answered = -1
        while (state := self.state())["over"] is None:
            if state["question"]["mine"] and state["q"] != answered:
                answered = state["q"]
                self.send({"q": answered, "action": chance.choice(legal(state))})
        return state

    def close(self) -> None:
        self.socket.close()


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"Authorization": f"Bearer {secret}"}


def legal(state: dict[str, Any]) -> list[int]:
    return [choice["action"] for choice in state["choices"] if choice["why_not"] is None]


class Person(threading.Thread):
    """Plays one seat over the live stream, comes back whenever the server is gone (to the next one, if there are several),
    and notes what was acknowledged."""

    def __init__(self, table: str, secret: str, *ports: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.secret = secret
        self.port = ports[0]
        self.ports = ports
        self.acknowledged: list[int] = []
        self.returns = 0
        self.over = False
        self.last: dict[str, Any] = {}
        self.hurry = False
        self.moved = threading.Event()

    def run(self) -> None:
        while not self.over:
            try:
                stream = Stream(self, self.table, [self.secret])  # type: ignore[arg-type]
            except (OSError, TimeoutError, websockets.WebSocketException):
                self.port = self.ports[(self.ports.index(self.port) + 1) % len(self.ports)]
                continue
            self.returns += 1
            with contextlib.suppress(websockets.WebSocketException, OSError, TimeoutError):
                self._play(stream)

    def _play(self, stream: Stream) -> None:
        sent = -1
        while True:
            frame = stream.receive()
            if frame["type"] == "ack":
                self.acknowledged.append(frame["n"])
                self.moved.set()
            if frame["type"] == "refused":
                sent = -1
            if frame["type"] != "state":
                continue
            state = self.last = frame["states"][0]
            if state["over"]:
                self.over = True
                return
            if state["question"]["mine"] and state["q"] != sent:
                sent = state["q"]
                # Nobody scores who only draws: the game lasts until they are told to hurry.
                stream.send({"q": sent, "action": random.choice(legal(state)) if self.hurry else legal(state)[0]})

    def moves(self, count: int) -> None:
        """Wait until this person was acknowledged so many more times."""
        for _ in range(count):
            self.moved.clear()
            assert self.moved.wait(60)


def together(people: list[Person]) -> None:
    """The end of the game, as all of them saw it."""
    for person in people:
        person.hurry = True
    for person in people:
        person.join(120)
        assert person.over
    assert len({json.dumps([person.last["over"], person.last["n"]]) for person in people}) == 1
    numbers = [n for person in people for n in person.acknowledged]
    assert len(numbers) == len(set(numbers))
    assert max(numbers) <= people[0].last["n"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = started_postgres()
    yield postgres
    postgres.throw_away()


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    valkey = started_valkey()
    yield valkey
    valkey.end()


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind: what Store and Server take."""
    return tmp_path / "tables" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"), 0, "--pass-pause", "0")
    yield server
    errors = server.stop()
    assert "Traceback" not in errors, errors


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


@pytest.fixture
def toys_on_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For servers that start from now on: the games of tests/toy, as if some package offered them."""
    told = tmp_path / "shelf" / "toy-1.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[cervelle.games]\ntoy = tests.toy:game\nparlour = tests.toy.parlour:game\n")
    paths = [str(told.parent), str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

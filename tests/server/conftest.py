"""A real server in a process of its own, and clients as programs would write them."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect


class Server:
    """`cervelle serve` on a free port, its tables in a folder of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "cervelle", "serve", "--port", str(port), "--data-folder", str(folder), "--bot-pause", "0"]
        environment = os.environ | {"CERVELLE_LANG": "fr", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
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

    def stop(self) -> str:
        """Ends it politely; returns what it complained of."""
        self.process.send_signal(signal.SIGINT)
        _, errors = self.process.communicate()
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
        """The next frame that is not a state."""
        while (frame := self.receive())["type"] == "state":
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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server
    errors = server.stop()
    assert "Traceback" not in errors, errors


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)

"""Killed for real, in the middle of games: what was acknowledged is there."""

from __future__ import annotations

import contextlib
import random
import threading

import httpx
import pytest
import websockets

from tests.server.conftest import Client, Server, Stream, legal

KILLS = 10


class Person(threading.Thread):
    """Plays one seat over the live stream, comes back whenever the server is gone, and notes what was acknowledged."""

    def __init__(self, table: str, secret: str, port: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.secret = secret
        self.port = port
        self.acknowledged: list[int] = []
        self.returns = 0
        self.over = False
        self.hurry = False
        self.moved = threading.Event()

    def run(self) -> None:
        while not self.over:
            try:
                stream = Stream(self, self.table, [self.secret])  # type: ignore[arg-type]
            except (OSError, TimeoutError, websockets.WebSocketException):
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
            if frame["type"] != "state":
                continue
            state = frame["states"][0]
            if state["over"]:
                self.over = True
                return
            if state["question"]["mine"] and state["q"] != sent:
                sent = state["q"]
                # Nobody scores who only draws: the game lasts until they are told to hurry.
                stream.send({"q": sent, "action": random.choice(legal(state)) if self.hurry else legal(state)[0]})


@pytest.mark.parametrize("rules", ["zombie-life"])
def test_no_acknowledged_action_is_lost(tmp_path, rules):
    server = Server(tmp_path)
    table, secrets = Client(server).open("human", "human", rules=rules)
    people = [Person(table, secret, server.port) for secret in secrets if secret]
    for person in people:
        person.start()
    kills = 0
    while kills < KILLS and not all(person.over for person in people):
        for person in people:
            person.moved.clear()
        any(person.moved.wait(20) for person in people)
        acknowledged = max([n for person in people for n in person.acknowledged], default=0)
        server.kill()
        kills += 1
        server = Server(tmp_path, server.port)
        assert Client(server).look(table)["n"] >= acknowledged
    assert kills == KILLS
    for person in people:
        person.hurry = True
    for person in people:
        person.join(60)
        assert person.over
        assert person.returns > KILLS // 2
    state = Client(server).look(table)
    assert state["over"]
    numbers = [n for person in people for n in person.acknowledged]
    assert len(numbers) == len(set(numbers))
    assert max(numbers) <= state["n"]
    assert httpx.get(f"{server.url}/api/tables/{table}/record").status_code == 200
    server.stop()

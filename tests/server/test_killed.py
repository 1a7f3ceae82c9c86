"""Killed for real, in the middle of games: what was acknowledged is there."""

from __future__ import annotations

import httpx

from tests.server.conftest import Client, Person, Server, together

KILLS = 10


def test_no_acknowledged_action_is_lost(kept):
    server = Server(kept)
    table, secrets = Client(server).open("human", "human")
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
        server = Server(kept, server.port)
        assert Client(server).look(table)["n"] >= acknowledged
    assert kills == KILLS
    together(people)
    assert all(person.returns > KILLS // 2 for person in people)
    assert Client(server).look(table)["over"]
    assert httpx.get(f"{server.url}/api/tables/{table}/record").status_code == 200
    server.stop()

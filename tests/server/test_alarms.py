"""Clocks that belong to a game: counted while somebody is there, entered once, kept over a restart."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from cervelle.engine.record import replayed
from cervelle.server.alarms import KEEP_EVERY, SETTING, Alarms
from cervelle.server.shapes import AlarmSeen
from tests.server.conftest import Client, Server, Stream, bearer, legal
from tests.toy import TIME_IS_UP, TOO_SLOW
from tests.toy import game as toy

QUICK = ("--look-every", "100")
CARDS = 6


pytestmark = pytest.mark.usefixtures("toys_on_shelf")


@pytest.fixture
def toys(tmp_path, toys_on_shelf):
    server = Server(tmp_path, 0, *QUICK)
    yield server
    errors = server.stop()
    assert "Traceback" not in errors, errors


def bidding(client: Client, **options: int) -> tuple[str, list[str | None]]:
    return client.open("human", "human", game="toy", **options)


def until(stream: Stream, n: int) -> dict[str, Any]:
    while (state := stream.state())["n"] < n:
        pass
    return state


def record_of(client: Client, table: str) -> str:
    record = client.http.get(f"/api/tables/{table}/record").text
    replayed({"toy": toy}, record)
    return record


def test_time_passes_only_while_somebody_is_there(toys):
    client = Client(toys)
    table, secrets = bidding(client, seconds=1)
    time.sleep(1.3)
    waiting = client.look(table)
    assert waiting["over"] is None
    assert waiting["alarms"] == [{"event": TIME_IS_UP, "left": 1.0, "paused": True}]
    stream = client.live(table, secrets[0])
    first = stream.state()["alarms"][0]
    assert (first["event"], first["paused"]) == (TIME_IS_UP, False)
    assert 0 < first["left"] <= 1
    end = until(stream, 1)
    assert end["over"]
    assert end["alarms"] == []
    assert "clock:1" in record_of(client, table)


def test_whoever_comes_back_finds_what_was_left(toys):
    client = Client(toys)
    table, secrets = bidding(client, seconds=4)
    stream = client.live(table, secrets[0])
    stream.state()
    time.sleep(1)
    stream.close()
    time.sleep(1)
    paused = client.look(table)["alarms"][0]
    assert paused["paused"]
    assert 2.5 < paused["left"] <= 3.1
    stream = client.live(table, secrets[0])
    assert stream.state()["alarms"][0]["left"] <= paused["left"]


def test_what_is_awaited_anew_begins_anew_and_old_answers_come_too_late(toys):
    client = Client(toys)
    table, secrets = bidding(client, hurry=1, seconds=3600)
    stream = client.live(table, secrets[0])
    state = stream.state()
    client.act(table, secrets[1], state["q"], legal(state)[0])
    state = until(stream, 2)
    assert state["view"]["pile"] == CARDS - 1
    assert state["view"]["worth"] == [0, 0]
    assert {each["event"]: each["left"] > 0.9 for each in state["alarms"]} == {TIME_IS_UP: True, TOO_SLOW: True}
    late = client.act(table, secrets[0], 0, 0)
    assert (late.status_code, late.json()["why"]) == (409, "closed")
    state = until(stream, CARDS + 1)
    assert state["over"]
    assert record_of(client, table).count(f"clock:{TOO_SLOW}") == CARDS


def test_of_two_processes_one_enters_it(kept):
    flags = QUICK if isinstance(kept, Path) else ()
    servers = [Server(kept, 0, *flags), Server(kept, 0, *flags)]
    here, there = map(Client, servers)
    table, secrets = bidding(here, hurry=1)
    streams = [here.live(table, secrets[0]), there.live(table, secrets[1])]
    ends = [until(stream, CARDS) for stream in streams]
    assert [end["n"] for end in ends] == [CARDS, CARDS]
    assert all(end["over"] for end in ends)
    record_of(there, table)
    for server in servers:
        errors = server.stop()
        assert "Traceback" not in errors, errors


def test_a_restart_costs_little(tmp_path):
    server = Server(tmp_path, 0, *QUICK)
    client = Client(server)
    table, secrets = bidding(client, seconds=4)
    stream = client.live(table, secrets[0])
    stream.state()
    time.sleep(1.5)
    server.stop()
    client = Client(Server(tmp_path, 0, *QUICK))
    left = client.look(table)["alarms"][0]["left"]
    assert left < 3
    stream = client.live(table, secrets[0])
    assert until(stream, 1)["over"]
    record_of(client, table)
    client.server.stop()


def test_what_the_clock_did_can_be_taken_back(toys):
    client = Client(toys)
    table, secrets = bidding(client, hurry=1)
    stream = client.live(table, secrets[0])
    client.act(table, secrets[0], stream.state()["q"], 0)
    state = until(stream, 2)
    assert state["undo"] == {"to": 0, "needed": [1]}
    stream.close()
    n = client.look(table)["n"]
    client.http.post(f"/api/tables/{table}/undo", json={"to": 0}, headers=bearer(secrets[0]))
    agreed = client.http.post(f"/api/tables/{table}/undo/answer", json={"agree": True}, headers=bearer(secrets[1]))
    assert agreed.status_code == 200, agreed.text
    state = client.look(table, secrets[0])
    assert (state["n"], state["view"]["pile"]) == (n + 1, CARDS)
    assert [each["event"] for each in state["alarms"]] == [TOO_SLOW]
    assert until(client.live(table, secrets[0]), n + 1 + CARDS)["over"]
    record_of(client, table)


def test_what_has_passed_is_stored_now_and_then(monkeypatch):
    now = 0.0
    monkeypatch.setattr("cervelle.server.alarms.time.monotonic", lambda: now)
    t = toy.table(seats=2, seed=1, seconds=3600)
    alarms = Alarms()
    alarms.follow(t)
    alarms.run(True)
    now = KEEP_EVERY - 1
    assert not alarms.is_to_be_kept()
    alarms.run(False)
    assert alarms.is_to_be_kept()
    alarms.run(True)
    now += 2
    assert alarms.is_to_be_kept()
    kept = json.loads(json.dumps(alarms.kept()))
    alarms.sit(kept)
    assert not alarms.is_to_be_kept()
    again = Alarms()
    again.sit(kept)
    again.follow(t)
    assert again.seen() == [AlarmSeen(TIME_IS_UP, 3600 - KEEP_EVERY - 1, True)]
    alarms.sit({SETTING: [[TIME_IS_UP, 0, 100.0]]})
    assert alarms.left() == 3500
    t.tick(TIME_IS_UP)
    alarms.follow(t)
    assert not alarms

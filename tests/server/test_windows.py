"""Windows where hands are hidden: whoever can only pass is passed for, and nobody can tell."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.conftest import Client, Server, Stream, bearer
from tests.toy.parlour import PASS, PLAY

pytestmark = pytest.mark.usefixtures("toys_on_shelf")
PAUSE = 0.4
LEAST, MOST = 0.375 * PAUSE, 2.5 * PAUSE
NOBODY_HURRIES = 60_000


def served(tmp_path, pause: int):
    server = Server(tmp_path, 0, "--look-every", "100", "--pass-pause", str(pause))
    yield Client(server)
    errors = server.stop()
    assert "Traceback" not in errors, errors


@pytest.fixture
def client(tmp_path, toys_on_shelf):
    yield from served(tmp_path, int(1000 * PAUSE))


@pytest.fixture
def slow(tmp_path, toys_on_shelf):
    """Nobody is passed for while the test lasts."""
    yield from served(tmp_path, NOBODY_HURRIES)


def dealt(client: Client, *hands: int, **wanted: Any) -> tuple[str, list[str]]:
    """A table where these seats hold these hands."""
    while True:
        body = {"game": "parlour", "seats": [{"kind": "human", "name": name} for name in ("Ana", "Bob")], **wanted}
        opened = client.http.post("/api/tables", json=body).json()
        table, secrets = opened["id"], opened["secrets"]
        if [client.look(table, secret)["view"]["hand"] for secret in secrets] == list(hands):
            return table, secrets


def until(stream: Stream, n: int) -> dict[str, Any]:
    while (state := stream.state())["n"] < n:
        pass
    return state


def test_whoever_can_only_pass_is_not_asked_and_passed_for(client):
    table, secrets = dealt(client, 1, 0)
    ana, bob = client.live(table, secrets[0]), client.live(table, secrets[1])
    ana.send({"q": 0, "action": PASS})
    waiting = until(bob, 1)
    began = time.monotonic()
    assert waiting["waiting"] == [1]
    assert (waiting["question"]["mine"], waiting["choices"]) == (False, [])
    assert until(bob, 2)["waiting"] == [0]
    assert LEAST - 0.1 < time.monotonic() - began < MOST + 2


def test_whoever_can_play_is_asked(client):
    table, secrets = dealt(client, 1, 1)
    client.act(table, secrets[0], 0, PLAY)
    time.sleep(1.5 * MOST)
    state = client.look(table, secrets[1])
    assert (state["n"], state["question"]["mine"]) == (1, True)
    assert [each["action"] for each in state["choices"]] == [PASS, PLAY]
    assert client.act(table, secrets[1], state["q"], PASS).status_code == 200


def test_an_order_that_passes_takes_as_long(client):
    table, secrets = dealt(client, 1, 1)
    order = {"kind": "window", "when": "never"}
    client.http.post(f"/api/tables/{table}/orders", json=order, headers=bearer(secrets[1]))
    ana = client.live(table, secrets[0])
    ana.send({"q": 0, "action": PASS})
    until(ana, 1)
    began = time.monotonic()
    until(ana, 2)
    assert time.monotonic() - began > LEAST - 0.1


def test_with_all_cards_on_the_table_everyone_answers_for_themselves(client):
    table, secrets = client.open("human", "human", game="parlour", open=True)
    while client.look(table)["view"]["hands"] != [1, 0]:
        table, secrets = client.open("human", "human", game="parlour", open=True)
    client.act(table, secrets[0], 0, PASS)
    time.sleep(1.5 * MOST)
    state = client.look(table, secrets[1])
    assert (state["n"], state["question"]["mine"]) == (1, True)


def test_nobody_else_can_tell(client):
    """What others are sent is the same whether this seat could have played or not."""
    seen = [scrubbed(client, *dealt(client, 1, hand, clock=30)) for hand in (0, 1)]
    assert seen[0] == seen[1]


def scrubbed(client: Client, table: str, secrets: list[str]) -> list[Any]:
    """All that Ana and a spectator are sent while Bob passes, by himself if he must."""
    ana, eve = client.live(table, secrets[0]), client.live(table)
    bob = client.live(table, secrets[1])
    while not all(seat["here"] for seat in ana.state()["seats"]):
        pass
    client.act(table, secrets[0], 0, PASS)
    state = until(bob, 1)
    looked = [client.look(table), client.look(table, secrets[0])]
    if state["question"]["mine"]:
        time.sleep(PAUSE)
        bob.send({"q": state["q"], "action": PASS})
    sent = [looked]
    for stream in (ana, eve):
        until(stream, 2)
        sent.append([state for frame in stream.frames if frame["type"] == "state" for state in frame["states"]])
    for state in [state for states in sent for state in states]:
        del state["table"], state["fair"]
        assert all(29 < left <= 30 for left in state["clock"].pop("left").values())
    # Those who come are told as they come, sooner or later.
    return [[state for state in states if state["n"]] for states in sent]


@pytest.mark.parametrize("hand", [0, 1])
def test_the_seconds_left_tell_nothing(slow, hand):
    """They count down for whoever is asked, though it be for show."""
    table, secrets = dealt(slow, 1, hand, clock=30)
    streams = [slow.live(table, secret) for secret in secrets]
    for stream in streams:
        stream.state()
    slow.act(table, secrets[0], 0, PASS)
    until(streams[0], 1)
    time.sleep(0.5)
    assert 25 < slow.look(table)["clock"]["left"]["1"] < 29.7

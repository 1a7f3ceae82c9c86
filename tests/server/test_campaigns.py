"""A campaign is left on one server and goes on on another."""

from __future__ import annotations

import random
import shutil

from cervelle import shelf
from cervelle.engine.record import replayed
from tests.server.conftest import Client, Server


def play_until(client, table, secret, is_enough):
    """The first seat answers with its last choices, which keep nobody waiting; returns the state in which it was enough."""
    stream = client.live(table, secret)
    chance = random.Random(1)
    answered = -1
    while True:
        state = stream.state()
        if is_enough(state):
            stream.close()
            return state
        if state["question"]["mine"] and state["q"] != answered:
            answered = state["q"]
            stream.send({"q": answered, "action": chance.choice(plain(state))})


def plain(state):
    """What leads on quickly: to wait rather than to arrange one's things."""
    legal = [choice for choice in state["choices"] if choice["why_not"] is None]
    last = [choice["action"] for choice in legal if choice["verb"] in ("pass", "done", "keep", "leave")]
    return last or [choice["action"] for choice in legal]


def seen(state):
    return {name: state[name] for name in ("n", "q", "view", "question", "choices", "log", "seats", "over")}


def test_a_campaign_left_between_two_scenarios_goes_on_on_another_server(tmp_path):
    first = Server(tmp_path / "here")
    client = Client(first)
    table, (secret, _) = client.open("human", "beginner", game="zombicide", survivors=2)
    play_until(client, table, secret, lambda state: state["view"]["failures"] and state["question"]["mine"])
    before = client.look(table, secret)
    assert before["view"]["annals"]
    first.stop()

    shutil.copytree(tmp_path / "here", tmp_path / "there")
    second = Server(tmp_path / "there")
    client = Client(second)
    assert seen(client.look(table, secret)) == seen(before)
    after = play_until(client, table, secret, lambda state: state["over"])
    again = replayed(shelf, client.http.get(f"/api/tables/{table}/record").text)
    assert (again.n, again.view(0)) == (after["n"], after["view"])
    second.stop()

"""Talk, spectators, and the clock."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import cervelle
from cervelle.server.house import House
from cervelle.server.store import Store
from tests.kit import in_a_loop
from tests.server.conftest import Client, Server, Stream, bearer, legal

QUICK = ("--look-every", "50")


@pytest.fixture
def two(kept):
    """Two servers of one database."""
    servers = [Server(kept, 0, *QUICK), Server(kept, 0, *QUICK)]
    yield servers
    for server in servers:
        errors = server.stop()
        assert "Traceback" not in errors, errors


def set_clock(kept: Path | str, table: str, seconds: float) -> None:
    """As a host would wish it."""
    store = Store(kept)
    in_a_loop(store.change_table(table, settings={"clock": seconds}))
    store.close()


def lines(stream: Stream) -> list[dict[str, Any]]:
    """The next lines that this stream is told."""
    while (frame := stream.receive())["type"] != "chat":
        pass
    return frame["lines"]


def of_type(stream: Stream, kind: str) -> dict[str, Any]:
    while (frame := stream.receive())["type"] != kind:
        pass
    return frame


# Talk --------------------------------------------------------------------------------------------------------


def test_everyone_hears_what_is_said_at_either_process(two):
    here, there = map(Client, two)
    table, secrets = here.open("human", "human")
    here.http.post(f"/api/tables/{table}/seat", json={"name": "Ana"}, headers=bearer(secrets[0]))
    ana, bob, eve = here.live(table, secrets[0]), there.live(table, secrets[1], lang="en"), there.live(table)
    for stream in (ana, bob, eve):
        stream.state()
    ana.send({"chat": "  Bonsoir\n<b>à</b> \u202etous\x00 ", "id": 7})
    expected = {"id": 0, "seat": 0, "name": "Ana", "text": "Bonsoir <b>à</b> tous"}
    for stream in (ana, bob, eve):
        assert lines(stream) == [expected]
    assert of_type(ana, "said")["id"] == 7
    bob.send({"chat": "hello"})
    assert lines(ana)[0] | {"id": 1} == {"id": 1, "seat": 1, "name": "Place 2", "text": "hello"}
    assert lines(eve)[0]["id"] == 1
    eve.send({"chat": "coucou", "name": "Ève"})
    assert lines(ana) == [{"id": 2, "seat": None, "name": "Ève", "text": "coucou"}]
    late = here.live(table)
    assert [line["text"] for line in lines(late)] == [expected["text"], "hello", "coucou"]
    assert here.look(table)["n"] == 0
    for stream in (ana, bob, eve, late):
        stream.close()


def test_lines_said_at_once_at_two_processes_all_count(two):
    table, secrets = Client(two[0]).open("human", "human")
    streams = [Client(server).live(table, secrets[i]) for i, server in enumerate(two)]
    for stream in streams:
        stream.state()
    for i in range(5):
        for seat, stream in enumerate(streams):
            stream.send({"chat": f"{seat}.{i}"})
    for stream in streams:
        heard: list[dict[str, Any]] = []
        while len(heard) < 10:
            heard += lines(stream)
        assert [line["id"] for line in heard] == list(range(10))
        assert {line["text"] for line in heard} == {f"{seat}.{i}" for seat in (0, 1) for i in range(5)}
        stream.close()


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ({"chat": ""}, "chat-empty"),
        ({"chat": " \u200b\t "}, "chat-empty"),
        ({"chat": "x" * 301}, "chat-long"),
        ({"chat": "x", "seat": 1}, "not-your-seat"),
        ({"chat": "x", "seat": -1}, "not-your-seat"),
    ],
)
def test_what_cannot_be_said_is_refused_in_words(client, frame, why):
    table, secrets = client.open("human", "human")
    for lang in ("fr", "en"):
        stream = client.live(table, secrets[0], lang=lang)
        stream.send(frame)
        refused = of_type(stream, "unsaid")
        assert refused["why"] == why
        assert refused["text"].strip()
        stream.close()
    quiet = client.live(table)
    quiet.state()
    assert all(each["type"] != "chat" for each in quiet.frames)
    quiet.close()


def test_whoever_talks_too_fast_is_asked_to_wait(client):
    table, secrets = client.open("human", "human")
    stream = client.live(table, secrets[0])
    for i in range(6):
        stream.send({"chat": str(i)})
    assert of_type(stream, "unsaid")["why"] == "chat-fast"
    stream.close()


def test_the_last_two_hundred_lines_are_kept_in_view(tmp_path):
    server = Server(tmp_path, 0, *QUICK)
    client = Client(server)
    table, _ = client.open("human", "human")

    async def fill() -> None:
        store = Store(tmp_path)
        await asyncio.gather(*(store.say(table, 0, "Ana", str(i)) for i in range(230)))
        store.close()

    in_a_loop(fill())
    stream = client.live(table)
    heard = lines(stream)
    assert [line["id"] for line in heard] == list(range(30, 230))
    stream.close()
    server.stop()


def test_players_decide_whether_spectators_talk(two):
    here, there = map(Client, two)
    table, secrets = here.open("human", "human")
    eve = there.live(table, lang="en")
    assert eve.state()["talk"] is True
    path = f"/api/tables/{table}/talk"
    assert here.http.post(path, json={"spectators": False}).status_code == 403
    assert here.http.post(path, json={"spectators": False}, headers=bearer("x")).status_code == 401
    assert here.http.post(path, json={"spectators": 0}, headers=bearer(secrets[0])).status_code == 400
    assert here.http.post(path, json={"spectators": False}, headers=bearer(secrets[0])).json()["talk"] is False
    while eve.state()["talk"]:
        pass
    eve.send({"chat": "but"})
    assert of_type(eve, "unsaid")["why"] == "chat-closed"
    ana = here.live(table, secrets[0])
    ana.send({"chat": "oui"})
    assert lines(eve)[0]["text"] == "oui"
    for stream in (ana, eve):
        stream.close()


def test_everyone_knows_how_many_watch(client):
    table, secrets = client.open("human", "human")
    ana = client.live(table, secrets[0])
    assert ana.state()["watching"] == 0
    eve = client.live(table)
    assert eve.state()["watching"] == 1
    assert of_type(ana, "watching")["count"] == 1
    assert client.look(table)["watching"] == 1
    eve.close()
    assert of_type(ana, "watching")["count"] == 0
    ana.close()


# The clock ---------------------------------------------------------------------------------------------------


def test_a_bot_answers_for_whoever_is_late_and_everyone_is_told(kept):
    servers = [Server(kept, 0, *QUICK), Server(kept, 0, *QUICK)]
    here, there = map(Client, servers)
    table, secrets = here.open("human", "human")
    here.http.post(f"/api/tables/{table}/seat", json={"name": "Ana"}, headers=bearer(secrets[0]))
    here.http.post(f"/api/tables/{table}/seat", json={"name": "Ana"}, headers=bearer(secrets[1]))
    assert here.look(table)["clock"] is None
    set_clock(kept, table, 1)
    assert here.look(table)["clock"] == {"each": 1, "left": {}}
    ana, bob = here.live(table, secrets[0]), there.live(table, secrets[1], lang="en")
    # Nobody plays; both processes count, and each question gets one answer.
    for n in (2, 4):
        while (state := bob.state())["n"] < n:
            pass
    waited = str(state["waiting"][0])
    assert set(state["clock"]["left"]) <= {waited}
    assert lines(ana)[0] | {"id": 0} == {
        "id": 0, "seat": None, "name": "", "text": "Ana n'a plus le temps : un bot répond.", "house": True,
    }  # fmt: skip
    bob.frames.clear()
    assert lines(bob)[0]["text"] == "Ana is out of time: a bot answers."
    ana.close()
    bob.close()
    for server in servers:
        assert "Traceback" not in server.stop()


def test_a_game_that_nobody_plays_ends_by_the_clock(tmp_path):
    """And its record is that of a game: who was late is no part of it."""
    server = Server(tmp_path, 0, *QUICK)
    client = Client(server)
    table, secrets = client.open("human", "human", rules="jour-de-chance")
    stream = client.live(table, *secrets)
    set_clock(tmp_path, table, 0.01)
    while not (state := stream.state())["over"]:
        pass
    t = cervelle.replay(client.http.get(f"/api/tables/{table}/record").text)
    assert t.outcome is not None
    assert t.n == state["n"]
    stream.close()
    assert "Traceback" not in server.stop()


def test_time_does_not_run_for_whoever_has_not_come(tmp_path):
    server = Server(tmp_path, 0, *QUICK)
    client = Client(server)
    table, secrets = client.open("human", "human")
    set_clock(tmp_path, table, 0.2)
    first = client.look(table)["waiting"][0]
    other = client.live(table, secrets[1 - first])
    assert other.state()["clock"]["left"] == {}
    absent = client.look(table, secrets[first])
    assert absent["clock"]["left"] == {}
    # Once they have answered something, from wherever, they are at the table.
    assert client.act(table, secrets[first], absent["q"], legal(absent)[0]).status_code == 200
    while other.state()["waiting"] == [1 - first]:
        pass
    while (state := other.state())["n"] < 4:
        pass
    assert state["over"] is None
    other.close()
    server.stop()


def test_time_runs_however_the_wish_for_it_comes_to_be_known(tmp_path):
    """Another process has stored it; this one reads it along with a change of its own, before it heard of it."""

    async def story() -> bool:
        house = House(Store(tmp_path), 0)
        table, _, _ = await house.open_table(cervelle.shelf["zombie-life"], {}, [("", "Ana"), ("", "Béa")])
        live = await house.find(table)
        assert live is not None
        first = live.table.waiting[0]
        house.arrived(live, [first])
        elsewhere = Store(tmp_path)
        await elsewhere.change_table(table, settings={"clock": 300})
        elsewhere.close()
        await house.rename(live, first, "Zoé")
        runs = live.clock.is_running
        await house.close()
        return runs

    assert in_a_loop(story())


def test_after_a_restart_time_begins_anew(kept):
    server = Server(kept, 0, *QUICK)
    client = Client(server)
    table, secrets = client.open("human", "human")
    set_clock(kept, table, 500)
    stream = client.live(table, *secrets)
    while not (left := stream.state()["clock"] or {}).get("left"):
        pass
    stream.close()
    server.kill()
    server = Server(kept, 0, *QUICK)
    stream = Client(server).live(table, *secrets)
    while not (left := stream.state()["clock"]["left"]):
        pass
    assert list(left.values()) == [pytest.approx(500, abs=60)]
    stream.close()
    server.stop()


def test_bots_and_spectators_have_no_clock(tmp_path):
    server = Server(tmp_path, 0, *QUICK)
    client = Client(server)
    table, secrets = client.open("human", "beginner", rules="jour-de-chance")
    set_clock(tmp_path, table, 300)
    stream = client.live(table, secrets[0])
    state = stream.play_out(random.Random(2))
    assert state["clock"] == {"each": 300, "left": {}}
    clocks = [frame["states"][0]["clock"] for frame in stream.frames if frame["type"] == "state"]
    assert {seat for clock in clocks if clock for seat in clock["left"]} == {"0"}
    assert "house" not in json.dumps(stream.frames)
    stream.close()
    server.stop()


def test_games_say_truly_whether_all_is_open_to_all():
    """What a device that is handed on need not hide."""
    seen = set()
    for game in cervelle.shelf.values():
        for choice in next(iter(game.options.values())).choices if game.id == "zombie-life" else (None,):
            options = {"rules": choice} if choice else {}
            t = game.table(2, 5, **options)
            chance = random.Random(3)
            views = []
            while t.outcome is None and t.n < 300:
                seat = t.waiting[0]
                t.act(seat, chance.choice(list(t.actions(seat))))
                views.append([{**t.view(s), "me": None} for s in (0, 1, None)])
            assert all(a == b == c for a, b, c in views) == t.open_to_all, (game.id, options)
            seen.add(t.open_to_all)
    assert seen == {True, False}

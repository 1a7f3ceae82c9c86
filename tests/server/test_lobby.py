"""Seats that change hands, bots that stand in, the rematch, lists of tables, QR codes."""

from __future__ import annotations

import random
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import Client, Server, bearer, legal

QUICK = ("--look-every", "50")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("tables"), 0, *QUICK)
    yield server
    errors = server.stop()
    assert "Traceback" not in errors, errors


class Opened:
    """A table for `human`s, `open` seats and bots, named by their level."""

    def __init__(self, client: Client, *seats: str, **wishes) -> None:
        kinds = [{"kind": seat} if seat in ("human", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = client.http.post("/api/tables", json={"game": "zombie-life", "seats": kinds, **wishes})
        assert answer.status_code == 201, answer.text
        self.client = client
        self.id, self.secrets, self.host = (answer.json()[name] for name in ("id", "secrets", "host"))

    def post(self, path: str, secret: str | None = None, lang: str = "fr", **body):
        url = f"/api/tables/{self.id}/{path}"
        how = {"json": body} if body else {}
        return self.client.http.post(url, headers=bearer(secret), params={"lang": lang}, **how)

    def look(self, secret: str | None = None):
        return self.client.look(self.id, secret)

    def seat(self, number: int):
        return self.look()["seats"][number]

    def turn(self) -> int:
        return self.look()["waiting"][0]

    def move(self) -> None:
        """Whoever is asked answers somehow."""
        secret = self.secrets[self.turn()]
        state = self.look(secret)
        assert self.client.act(self.id, secret, state["q"], legal(state)[0]).status_code == 200

    def until(self, holds) -> dict:
        """A spectator looks on until it holds."""
        stream = self.client.live(self.id)
        while not holds(state := stream.state()):
            pass
        stream.close()
        return state


def refused(answer, status: int, why: str) -> bool:
    return (answer.status_code, answer.json()["why"]) == (status, why) and bool(answer.json()["text"].strip())


# The table and its settings ---------------------------------------------------------------------------


def test_settings_host_and_colours_are_told(client):
    seats = [{"kind": "human", "colour": "blue"}, {"kind": "open"}, {"kind": "bot"}]
    answer = client.http.post(
        "/api/tables", json={"game": "zombie-life", "seats": seats, "public": True, "away": 600, "clock": 60}
    ).json()
    assert answer["secrets"][1] is answer["secrets"][2] is None
    state = client.look(answer["id"], answer["host"])
    assert (state["host"], state["me"], state["next"]) == (True, None, None)
    assert state["settings"] == {"public": True, "away": 600, "clock": 60}
    assert [each["kind"] for each in state["seats"]] == ["human", "open", "bot"]
    colours = [each["colour"] for each in state["seats"]]
    assert colours[0] == "blue"
    assert len(set(colours)) == 3
    assert not client.look(answer["id"], answer["secrets"][0])["host"]
    stream = client.live(answer["id"], answer["secrets"][0], answer["host"])
    state = stream.state()
    assert (state["host"], state["me"]) == (True, 0)
    stream.close()


@pytest.mark.parametrize(
    "wish",
    [
        {"public": 1},
        {"away": -1},
        {"away": 10**9},
        {"away": "x"},
        {"clock": 7},
        {"seats": [{"kind": "open", "colour": "#fff"}] * 2},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(client, wish):
    body = {"game": "zombie-life", "seats": [{"kind": "human"}] * 2} | wish
    assert client.http.post("/api/tables", json=body).status_code == 400


def test_public_tables_are_listed_and_private_ones_are_not(client):
    public, private = Opened(client, "human", "open", public=True), Opened(client, "human", "open")
    listed = {each["id"]: each for each in client.http.get("/api/tables").json()["tables"]}
    assert private.id not in listed
    found = listed[public.id]
    assert (found["game"], found["over"], found["n"]) == ("zombie-life", False, 0)
    assert [each["kind"] for each in found["seats"]] == ["human", "open"]


# Seats -----------------------------------------------------------------------------------------------


def test_an_open_seat_is_claimed_once(client):
    table = Opened(client, "human", "open")
    answer = table.post("seats/1/claim", name=" Zoé\u202e \n <b> ", colour="teal")
    assert answer.status_code == 200
    state = table.look(answer.json()["secret"])
    assert state["me"] == 1
    assert (state["seats"][1]["name"], state["seats"][1]["kind"], state["seats"][1]["colour"]) == ("Zoé <b>", "human", "teal")
    for lang in ("fr", "en"):
        assert refused(table.post("seats/1/claim", lang=lang, name="Bob"), 409, "seat-taken")
    assert refused(table.post("seats/0/claim", name="Bob"), 409, "seat-taken")
    assert refused(table.post("seats/7/claim", name="Bob"), 404, "no-such-seat")
    assert refused(client.http.post("/api/tables/nowhere/seats/0/claim", json={"name": ""}), 404, "no-table")
    assert table.seat(1)["name"] == "Zoé <b>"


def test_of_many_who_want_one_seat_one_gets_it(client):
    table = Opened(client, "human", "open")
    with ThreadPoolExecutor(8) as people:
        answers = list(people.map(lambda i: table.post("seats/1/claim", name=f"P{i}").status_code, range(8)))
    assert sorted(answers) == [200] + [409] * 7


@pytest.mark.parametrize("name", ["x" * 41, 3, None, ["a"]])
def test_a_name_that_is_none_is_refused(client, name):
    table = Opened(client, "human", "open")
    assert table.post("seats/1/claim", name=name).status_code == 400
    assert table.seat(1)["kind"] == "open"


@pytest.mark.parametrize("body", [b'{"name": "\\ud800"}', b'{"name": "\xff"}', b"", b"[]", b'{"name": "a", "level": "player"}'])
def test_a_hostile_claim_leaves_the_seat_open(client, body):
    table = Opened(client, "human", "open")
    answer = client.http.post(f"/api/tables/{table.id}/seats/1/claim", content=body)
    assert answer.status_code == 400, answer.text
    assert table.seat(1)["kind"] == "open"


@pytest.mark.parametrize("name", ["\x00", "a\x00b", "\u200b\u200b", "'; DROP TABLE seats; --", "{ $n }", "𝕫" * 40])
def test_a_strange_name_is_only_a_name(client, name):
    table = Opened(client, "human", "open")
    assert table.post("seats/1/claim", name=name).status_code == 200
    assert "\x00" not in table.seat(1)["name"]
    assert table.seat(1)["name"].strip()


def test_a_seat_is_left_and_a_bot_plays_on(client):
    table = Opened(client, "human", "human")
    seat = table.turn()
    stream = client.live(table.id, table.secrets[seat])
    stream.state()
    n = table.look()["n"]
    answer = table.post("leave", table.secrets[seat])
    assert (answer.status_code, answer.json()["me"]) == (200, None)
    assert (table.seat(seat)["kind"], table.seat(seat)["stand_in"]) == ("open", "player")
    assert stream.answer()["why"] == "no-seat"
    assert refused(table.post("leave", table.secrets[seat]), 401, "no-seat")
    assert refused(table.post("leave"), 403, "spectator")
    assert table.until(lambda state: state["waiting"] != [seat])["n"] > n
    secret = table.post(f"seats/{seat}/claim", name="Bob").json()["secret"]
    assert table.look(secret)["me"] == seat
    assert table.seat(seat)["stand_in"] == ""


def test_a_seat_is_handed_over_and_the_old_secret_is_void(client):
    table = Opened(client, "human", "human")
    old, watching = table.secrets[0], client.live(table.id, table.secrets[1], table.secrets[0])
    watching.state()
    order = {"kind": "action", "when": "never"}
    client.http.post(f"/api/tables/{table.id}/orders", json=order, headers=bearer(old))
    fresh = table.post("hand-over", old).json()["secret"]
    assert fresh != old
    assert table.look(fresh)["me"] == 0
    assert table.look(fresh)["orders"] == {}
    gone = watching.answer()
    assert (gone["why"], gone["which"]) == ("no-seat", 1)
    assert refused(table.post("hand-over", old), 401, "no-seat")
    assert refused(table.post("hand-over", table.host), 403, "spectator")
    assert refused(client.http.post("/api/tables/nowhere/hand-over"), 404, "no-table")


# Standing in -------------------------------------------------------------------------------------------


def test_the_host_lets_a_bot_stand_in_and_the_person_takes_the_seat_back(client):
    table = Opened(client, "human", "human")
    seat = table.turn()
    secret, other = table.secrets[seat], table.secrets[1 - seat]
    person = client.live(table.id, secret)
    person.state()
    assert table.post(f"seats/{seat}/stand-in", table.host, level="beginner").json()["host"]
    while (state := person.state())["waiting"] == [seat]:
        pass
    assert state["seats"][seat]["stand_in"] == "beginner"
    assert table.post(f"seats/{seat}/stand-in", secret, level="").status_code == 200
    assert table.seat(seat)["stand_in"] == ""
    person.close()
    assert refused(table.post(f"seats/{seat}/stand-in", other, level="player"), 403, "not-host")
    assert refused(table.post(f"seats/{seat}/stand-in", secret, level="player"), 403, "not-host")
    assert refused(table.post(f"seats/{seat}/stand-in", other, level=""), 403, "seat-not-yours")
    assert refused(table.post(f"seats/{seat}/stand-in", "wrong", level=""), 401, "no-seat")
    assert refused(table.post(f"seats/{seat}/stand-in", level="player"), 403, "not-host")
    assert refused(table.post("seats/9/stand-in", table.host, level="player"), 404, "no-such-seat")
    assert table.post(f"seats/{seat}/stand-in", table.host, level="god").status_code == 400
    bots = Opened(client, "human", "player")
    assert refused(bots.post("seats/1/stand-in", bots.host, level="player"), 409, "seat-is-bot")


def test_whoever_is_gone_too_long_is_played_for_until_they_are_back(client):
    table = Opened(client, "human", "human", away=1)
    seat = table.turn()
    here = client.live(table.id, table.secrets[1 - seat])
    while not (state := here.state())["seats"][seat]["stand_in"]:
        pass
    n = state["n"]
    while (state := here.state())["waiting"] != [1 - seat]:
        pass
    assert state["n"] > n
    assert state["seats"][1 - seat]["stand_in"] == ""
    back = client.live(table.id, table.secrets[seat])
    assert back.state()["seats"][seat]["stand_in"] == ""
    while here.state()["seats"][seat]["stand_in"]:
        pass
    back.close()
    here.close()


def test_alone_against_bots_nobody_is_played_for(client):
    table = Opened(client, "human", "player", away=1)
    gone = Opened(client, "human", "human", away=1)
    gone.until(lambda state: any(each["stand_in"] for each in state["seats"]))
    table.until(lambda state: state["waiting"] == [0])
    assert table.seat(0)["stand_in"] == ""


def test_an_absence_is_counted_while_the_table_is_out_of_memory(tmp_path):
    """It leaves memory after a second that nobody touches it, and would count from anew if it forgot."""
    server = Server(tmp_path, 0, *QUICK, "--idle-after", "1")
    table = Opened(Client(server), "human", "human", away=4)
    while not any(each["stand_in"] for each in table.look()["seats"]):
        time.sleep(2)
    server.stop()


def test_a_person_who_is_connected_to_another_process_is_not_gone(tmp_path):
    """The other process thinks so, and is told otherwise before its bot has answered."""
    here, there = (Server(tmp_path, 0, "--look-every", "200") for _ in range(2))
    table = Opened(Client(here), "human", "human", away=1)
    seat = table.turn()
    person = Client(here).live(table.id, table.secrets[seat])
    watcher = Client(there).live(table.id)
    for _ in range(2):
        while not watcher.state()["seats"][seat]["stand_in"]:
            pass
        while watcher.state()["seats"][seat]["stand_in"]:
            pass
    assert table.look()["n"] == 0
    person.close()
    while watcher.state()["n"] == 0:
        pass
    watcher.close()
    here.stop()
    there.stop()


# The rematch -------------------------------------------------------------------------------------------


def test_the_rematch_has_the_same_seats_and_secrets(client):
    table = Opened(client, "human", "open", "beginner", public=True, away=600, options={"rules": "jour-de-chance"})
    assert refused(table.post("again", table.secrets[0]), 409, "game-not-over")
    claimed = table.post("seats/1/claim", name="Bob").json()["secret"]
    streams = [client.live(table.id, table.secrets[0]), client.live(table.id, claimed)]
    assert streams[1].state()["me"] == 1
    table.post(f"seats/{1}/stand-in", table.host, level="player")
    streams[0].play_out(random.Random(1))
    assert refused(table.post("again"), 403, "spectator")
    assert refused(table.post("again", "wrong"), 401, "no-seat")
    assert refused(table.post(f"seats/{1}/stand-in", table.host, level="player"), 409, "game-over")
    following = table.post("again", claimed).json()["id"]
    assert table.post("again", table.secrets[0]).json() == table.post("again", table.host).json() == {"id": following}
    while not (state := streams[1].state())["next"]:
        pass
    assert state["next"] == following
    for seat, secret in enumerate([table.secrets[0], claimed]):
        new = client.look(following, secret)
        assert (new["me"], new["over"], new["next"]) == (seat, None, None)
    before = table.look()
    assert new["options"] == before["options"]
    assert new["settings"] == before["settings"]
    assert new["fair"]["hash"] != before["fair"]["hash"]
    for name in ("name", "colour", "kind", "level"):
        assert [each[name] for each in new["seats"]] == [each[name] for each in before["seats"]]
    assert client.look(following, table.host)["host"]
    for stream in streams:
        stream.close()


# One's own tables, and links -----------------------------------------------------------------------------


def test_one_s_own_tables_say_whose_turn_it_is(client):
    table, other = Opened(client, "human", "human"), Opened(client, "human", "human")
    seat = table.turn()
    asked = [{"id": table.id, "secret": secret} for secret in table.secrets]
    asked += [{"id": other.id, "secret": "wrong"}, {"id": "nowhere", "secret": "x"}]
    answers = [client.http.post("/api/mine", json={"tables": asked}, params={"lang": lang}).json() for lang in ("fr", "en")]
    for answer in answers:
        assert [each["me"] for each in answer["tables"]] == [0, 1]
        assert [each["mine"] for each in answer["tables"]] == [seat == 0, seat == 1]
        assert answer["tables"][0]["waiting"] == [seat]
        assert answer["missing"] == [other.id, "nowhere"]
        assert not answer["tables"][0]["over"]
    texts = [answer["tables"][0]["text"] for answer in answers]
    assert all(texts)
    assert texts[0] != texts[1]
    assert client.http.post("/api/mine", json={"tables": asked * 20}).status_code == 400


def test_a_link_becomes_a_drawing_to_scan(client):
    answer = client.http.post("/api/qr", json={"text": f"https://tables.example/table/{'x' * 12}#s={'y' * 32}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.text).tag.endswith("svg")
    assert client.http.post("/api/qr", json={"text": "é𝕫" * 200}).status_code == 200
    for text in ("", "x" * 401, 3):
        assert client.http.post("/api/qr", json={"text": text}).status_code == 400

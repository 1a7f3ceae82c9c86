"""Whoever asks too much is asked to wait; pages of other sites are not let in."""

from __future__ import annotations

import contextlib
import json

import httpx
import pytest
import websockets
from websockets.sync.client import connect

from cervelle.server.limits import MOST_STREAMS, OPENING, WRITING, Bucket, Limits, Rate, TooMany
from tests.server.conftest import Client, Server, bearer, legal

FAMILY = {"X-Forwarded-For": "203.0.113.9"}
BODY = {"game": "zombie-life", "seats": [{"kind": "human"}] * 2}


def opened(client: Client, count: int, **headers: str) -> list[int]:
    return [client.http.post("/api/tables", json=BODY, headers=headers).status_code for _ in range(count)]


def patience(client: Client, lang: str = "fr", **headers: str) -> tuple[int, httpx.Response]:
    """How many tables one may open until one is asked to wait, and how one is asked."""
    for count in range(1000):
        answer = client.http.post("/api/tables", json=BODY, headers=headers, params={"lang": lang})
        if answer.status_code != 201:
            return count, answer
    raise AssertionError("never")


def test_a_client_who_opens_too_many_tables_waits_and_others_do_not(client):
    count, _ = patience(client, **FAMILY)
    assert count >= OPENING.most
    for lang in ("fr", "en"):
        count, answer = patience(client, lang, **FAMILY)
        assert count < OPENING.most
        assert (answer.status_code, answer.json()["why"]) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert answer.headers["retry-after"] in answer.json()["text"]
    assert opened(client, 2, **{"X-Forwarded-For": "203.0.113.10"}) == [201, 201]
    # What such a client says of others is theirs to say; only the last step is known.
    assert patience(client, **{"X-Forwarded-For": "198.51.100.1, 203.0.113.9"})[0] < OPENING.most
    # They may still play, and this machine itself may do as it likes.
    assert client.http.get("/api/games", headers=FAMILY).status_code == 200
    assert set(opened(client, 70)) == {201}


def test_moves_have_room_for_a_whole_club(client):
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    headers = bearer(secrets[seat]) | {"X-Forwarded-For": "203.0.113.20"}
    move = {"q": state["q"], "action": legal(state)[0]}
    path = f"/api/tables/{table}/actions"
    assert {client.http.post(path, json=move, headers=headers).status_code for _ in range(int(WRITING.most / 5))} == {200, 409}


def test_the_host_chooses_who_is_limited(tmp_path):
    for whom, limited in (("local", True), ("none", False)):
        server = Server(tmp_path / whom, 0, "--limits", whom)
        client = Client(server)
        if limited:
            assert patience(client)[0] >= OPENING.most
        else:
            assert set(opened(client, 100, **FAMILY)) == {201}
        server.stop()


def test_a_bucket_fills_again():
    bucket = Bucket(Rate(60))
    assert all(bucket.wait() == 0 for _ in range(60))
    assert 0 < bucket.wait() <= 1
    bucket.at -= 2
    assert bucket.wait() == 0
    limits = Limits()
    for _ in range(60):
        limits.take("a", OPENING)
    with pytest.raises(TooMany):
        limits.take("a", OPENING)
    limits.take("b", OPENING)
    limits.take(None, OPENING)


def goodbye(server: Server, table: str, *frames: str, hello: str = "{}", **headers: str) -> tuple[int, str]:
    """The code and the sentence with which a stream ends."""
    last: dict = {}
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", additional_headers=headers, open_timeout=20) as socket:
        with contextlib.suppress(websockets.ConnectionClosed):
            socket.send(hello)
            for frame in frames:
                socket.send(frame)
        while True:
            try:
                last = json.loads(socket.recv(timeout=2))
            except TimeoutError:
                return 0, ""
            except websockets.ConnectionClosed as closed:
                return (closed.rcvd.code if closed.rcvd else 0), last.get("text", "")


def test_a_flood_of_frames_is_cut_off(server, client):
    table, _ = client.open("human", "human")
    frames = [json.dumps({"point": "deck"})] * 2000
    code, text = goodbye(server, table, *frames, **{"X-Forwarded-For": "203.0.113.30"})
    assert code == 4429
    assert text
    assert goodbye(server, table, *frames[:100], **{"X-Forwarded-For": "203.0.113.30"}) == (0, "")
    assert client.look(table)["n"] == 0


def test_one_client_has_so_many_streams_and_no_more(server, client):
    table, _ = client.open("human", "human")
    who = {"X-Forwarded-For": "2001:db8:0:1::5"}
    with contextlib.ExitStack() as stack:
        for _ in range(MOST_STREAMS):
            where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            stream = stack.enter_context(connect(where, additional_headers=who, open_timeout=20))
            stream.send("{}")
            stream.recv(timeout=20)
        # One household, another machine of it.
        assert goodbye(server, table, **{"X-Forwarded-For": "2001:db8:0:1::6"})[0] == 4429
        assert goodbye(server, table, **{"X-Forwarded-For": "2001:db8:0:2::6"})[0] == 0
        assert goodbye(server, table)[0] == 0
    assert client.look(table)["n"] == 0


# Pages of other sites ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://[", "file://", "javascript:0", ""]
)
def test_a_page_of_another_site_is_told_nothing(server, client, origin):
    table, secrets = client.open("human", "human")
    hello = json.dumps({"secrets": [secrets[0]]})
    code, text = goodbye(server, table, hello=hello, Origin=origin)
    assert code == 4403
    assert "--origin" in text
    answer = client.http.post("/api/tables", json=BODY, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign")
    assert not client.look(table)["seats"][0]["here"]


def test_our_own_pages_and_programs_are_let_in(server, client):
    table, _ = client.open("human", "human")
    assert goodbye(server, table, Origin=server.url)[0] == 0
    assert goodbye(server, table)[0] == 0
    assert client.http.post("/api/tables", json=BODY, headers={"Origin": server.url}).status_code == 201
    # Behind a proxy that hands on the name by which it is known, whatever the scheme.
    proxied = {"Host": "tables.example", "Origin": "https://tables.example"}
    assert client.http.post("/api/tables", json=BODY, headers=proxied).status_code == 201


def test_a_host_names_other_addresses(tmp_path):
    server = Server(tmp_path, 0, "--origin", "https://tables.example", "--origin", "http://other.example:8080")
    client = Client(server)
    table, _ = client.open("human", "human")
    assert goodbye(server, table, Origin="https://tables.example")[0] == 0
    assert goodbye(server, table, Origin="http://other.example:8080")[0] == 0
    assert goodbye(server, table, Origin="http://tables.example")[0] == 4403
    assert goodbye(server, table, Origin="http://other.example")[0] == 4403
    server.stop()


def test_wrong_limits_are_told_at_once(tmp_path):
    from cervelle.cli import main

    assert main(["serve", "--limits", "everything", "--data-folder", str(tmp_path)]) != 0

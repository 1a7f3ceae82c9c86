"""Hostile and clumsy clients get a clear sentence; never a 5xx, never a change."""

from __future__ import annotations

import contextlib
import json

import pytest
import schemathesis
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.sync.client import connect

from tests.server.conftest import Server, bearer, legal

DEEP = "[" * 10_000 + "]" * 10_000


@pytest.fixture
def table(client):
    return client.open("human", "human")


def unchanged(client, table) -> bool:
    return client.look(table[0])["n"] == 0


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"\xff\xfe",
        DEEP.encode(),
        b'{"q": 0}',
        b'{"q": "0", "action": 0}',
        b'{"q": 0, "action": 1.5}',
        b'{"q": -1, "action": 0}',
        b'{"q": 0, "action": 99999999999999999999999}',
        b'{"q": 0, "action": 0, "extra": 1}',
        b'{"q": 0, "action": ' + DEEP.encode() + b"}",
    ],
    ids=range(14),
)
def test_a_malformed_action_is_a_400(client, table, body):
    seat = client.look(table[0])["waiting"][0]
    answer = client.http.post(f"/api/tables/{table[0]}/actions", content=body, headers=bearer(table[1][seat]))
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"].strip()
    assert unchanged(client, table)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "belote", "seats": [{"kind": "human"}]}, 404),
        ({"game": "zombie-life", "seats": []}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}]}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}] * 9}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}] * 500}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "ghost"}, {"kind": "human"}]}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "bot", "level": "god"}, {"kind": "human"}]}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human", "name": "x" * 41}] * 2}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}] * 2, "options": {"rules": "poker"}}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}] * 2, "options": {"belote": True}}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}] * 2, "options": {"rules": ["a"]}}, 400),
        ({"game": "zombie-life", "seats": [{"kind": "human"}] * 2, "options": []}, 400),
    ],
)
def test_a_wrong_table_is_refused_in_words(client, body, status):
    for language in ("fr", "en"):
        answer = client.http.post("/api/tables", json=body, params={"lang": language})
        assert answer.status_code == status, answer.text
        assert answer.json()["text"].strip()


def test_ten_megabytes_are_too_much(client, table):
    body = json.dumps({"q": 0, "action": 0, "extra": "x" * 10_000_000})
    for path in ("/api/tables", f"/api/tables/{table[0]}/actions"):
        answer = client.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
        assert answer.json()["why"] == "too-large"
    assert unchanged(client, table)


def test_nobody_plays_for_another(client, table):
    seat = client.look(table[0])["waiting"][0]
    other = client.act(table[0], table[1][1 - seat], 0, 0)
    assert (other.status_code, other.json()["why"]) == (409, "closed")
    assert client.act(table[0], None, 0, 0).status_code == 403
    assert client.act(table[0], "not-a-secret", 0, 0).status_code == 401
    assert client.http.get(f"/api/tables/{table[0]}", headers={"Authorization": "Basic eDp5"}).status_code == 401
    assert client.http.post(f"/api/tables/{table[0]}/seat", json={"name": "x"}).status_code == 403
    assert unchanged(client, table)


@pytest.mark.parametrize(
    "path", ["/api/tables/nowhere", "/api/tables/nowhere/record", "/api/games/belote/rules", "/api/nothing", "/nothing"]
)
def test_what_is_not_there_is_a_404(client, path):
    answer = client.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "path", ["/static/../cli.py", "/static/games/zombie_life/rules.py", "/static/web/../../../etc/passwd", "/static/%2e%2e/cli.py"]
)
def test_only_the_pages_files_can_be_reached(client, path):
    assert client.http.get(path).status_code == 404


def test_another_method_is_a_405(client):
    answer = client.http.delete("/api/tables/x")
    assert answer.status_code == 405
    assert answer.json()["text"]


@pytest.mark.parametrize("query", [{"lang": "de"}, {"since": "x"}, {"since": -1}, {"at": -1}, {"at": "x"}, {"at": 10**12}])
def test_a_wrong_query_is_a_400(client, table, query):
    assert client.http.get(f"/api/tables/{table[0]}", params=query).status_code == 400


def test_a_moment_that_has_not_come_is_a_404(client, table):
    assert client.http.get(f"/api/tables/{table[0]}", params={"at": 5}).status_code == 404


# The live stream -----------------------------------------------------------------------------------


def said_goodbye(server: Server, path: str, *frames: str | bytes) -> tuple[int, dict]:
    """Sends these frames; returns the close code, and the last sentence."""
    last: dict = {}
    with connect(f"ws://127.0.0.1:{server.port}{path}", open_timeout=20) as socket:
        with contextlib.suppress(websockets.ConnectionClosed):
            for frame in frames:
                socket.send(frame)
        while True:
            try:
                last = json.loads(socket.recv(timeout=30))
            except websockets.ConnectionClosed as closed:
                return (closed.rcvd.code if closed.rcvd else 0), last


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        DEEP,
        '{"secrets": 3}',
        '{"lang": "de"}',
        '{"since": -1}',
        '{"who": 1}',
        "x" * 20_000,
        b"\x00\x01",
        b"{}\xff",
    ],
    ids=range(12),
)
def test_a_stream_that_does_not_say_who_it_is_is_closed(server, table, frame):
    code, last = said_goodbye(server, f"/api/tables/{table[0]}/live", frame)
    assert code == 4400
    assert last["type"] == "error"
    assert last["text"].strip()


def test_a_stream_that_never_speaks_is_closed(server, table):
    code, last = said_goodbye(server, f"/api/tables/{table[0]}/live")
    assert (code, last["why"]) == (4400, "who-are-you")


def test_a_stream_with_a_wrong_secret_or_table_is_closed(server, table):
    assert said_goodbye(server, f"/api/tables/{table[0]}/live", '{"secrets": ["wrong"]}')[0] == 4401
    assert said_goodbye(server, "/api/tables/nowhere/live", "{}")[0] == 4404


def test_a_stream_plays_its_own_seats_only(client, table):
    spectator = client.live(table[0])
    spectator.send({"id": 1, "seat": 0, "q": 0, "action": 0})
    assert spectator.answer()["why"] == "not-your-seat"
    spectator.close()
    seat = client.look(table[0])["waiting"][0]
    other = client.live(table[0], table[1][1 - seat])
    other.send({"id": 2, "seat": seat, "q": 0, "action": 0})
    assert other.answer()["why"] == "not-your-seat"
    other.send({"id": 3, "q": 0, "action": 0})
    assert other.answer()["why"] == "closed"
    other.close()
    assert unchanged(client, table)


FIELDS = ("seat", "q", "action", "point", "chat", "name", "lang", "id", "secrets", "since", "x")
frames = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=5),
        max_leaves=12,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"q": st.integers(0, 3), "action": st.integers(-1, 60)}, optional={"seat": st.integers(-1, 9), "id": st.integers()}
    ).map(json.dumps),
)


ODD = (
    DEEP,
    '{"chat": ' + DEEP + "}",
    '{"q": 1e400, "action": 0}',
    '{"q": ' + "9" * 5000 + ', "action": 0}',
    '{"q": 0, "action": -0.0}',
    '{"chat": "\\ud800"}',
    '{"chat": "\\u0000\\u202e"}',
    '{"chat": "' + "x" * 4001 + '"}',
    '{"chat": "x", "name": "\\u0000"}',
    '{"chat": "x", "chat": 3}',
    '{"lang": "fr"} {"lang": "en"}',
    "\ufeff{}",
    "[" * 2000,
    '{"a":' * 2000,
)
talk = st.fixed_dictionaries(
    {"chat": st.text(max_size=400)},
    optional={"name": st.text(max_size=50), "seat": st.integers(-3, 3), "id": st.text(max_size=120)},
).map(json.dumps)


@settings(max_examples=100)
@given(sent=st.lists(st.one_of(frames, talk, st.sampled_from(ODD)), min_size=1, max_size=12))
def test_no_frame_of_a_player_breaks_the_server(server, sent):
    """Whoever sits at the table may send anything at all: it is played, said, refused, or the stream is closed with a sentence."""
    from tests.server.conftest import Client

    client = Client(server)
    played = getattr(server, "played", None)
    if played is None or client.look(played[0])["over"]:
        played = server.played = client.open("human", "human")  # type: ignore[attr-defined]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{played[0]}/live", open_timeout=20) as socket:
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            socket.send(json.dumps({"secrets": played[1]}))
            for frame in sent:
                socket.send(frame)
            while True:
                told = json.loads(socket.recv(timeout=0.05))
                assert told["type"] in ("state", "ack", "refused", "point", "chat", "said", "unsaid", "watching", "error")
                assert told.get("why") != "broken"
        assert socket.close_code not in (1006, 1011)
    assert client.look(played[0])["seats"]


@settings(max_examples=150)
@given(sent=st.lists(frames, min_size=1, max_size=6), greeted=st.booleans())
def test_no_frame_breaks_the_server(server, sent, greeted):
    from tests.server.conftest import Client

    client = Client(server)
    fuzzed = getattr(server, "fuzzed", None)
    if fuzzed is None:
        fuzzed = server.fuzzed = client.open("human", "human")  # type: ignore[attr-defined]
    before = client.look(fuzzed[0])
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{fuzzed[0]}/live", open_timeout=20) as socket:
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            if greeted:
                socket.send("{}")
            for frame in sent:
                socket.send(frame)
            while True:
                socket.recv(timeout=0.02)
        assert socket.close_code not in (1006, 1011)
    after = client.look(fuzzed[0])
    assert (after["n"], after["view"]) == (before["n"], before["view"])


# Everything that the document allows ------------------------------------------------------------------


def test_the_openapi_document_holds(server):
    """Schemathesis: whatever the document allows gets an answer that it declares, and nothing makes a 5xx."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=40)
        @given(case=operation.as_strategy())
        def check(case):
            # A game's options and seats are checked by the game: the document cannot know them.
            case.call_and_validate(base_url=server.url, excluded_checks=[positive_data_acceptance])

        check()
        tried += 1
    assert tried == sum(len(methods) for methods in schema.raw_schema["paths"].values())


def test_the_server_is_still_there(client):
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    assert client.act(table, secrets[seat], state["q"], legal(state)[0]).status_code == 200

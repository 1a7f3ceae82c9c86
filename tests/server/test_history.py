"""Taking back, replays, records from files, what if, and the check of fair dealing, over HTTP."""

from __future__ import annotations

import hashlib
import random
import threading
from typing import Any

import httpx
import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import playout
from tests.server.conftest import Client, Server, bearer, legal
from tests.test_records import resealed

DRAW, PASS = 0, 1


def undo(client: Client, table: str, secret: str | None, to: int | None = None, **query: str) -> httpx.Response:
    return client.http.post(f"/api/tables/{table}/undo", json={"to": to}, headers=bearer(secret), params=query)


def answer(client: Client, table: str, secret: str | None, agree: bool) -> httpx.Response:
    return client.http.post(f"/api/tables/{table}/undo/answer", json={"agree": agree}, headers=bearer(secret))


def begun(client: Client, *seats: str, verb: str) -> tuple[str, list[Any], int]:
    """A table at which the first to play has drawn or passed: its id, the secrets, and who that was."""
    table, secrets = client.open(*seats)
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    choice = next(each["action"] for each in state["choices"] if each["verb"] == verb)
    assert client.act(table, secrets[seat], state["q"], choice).status_code == 200
    return table, secrets, seat


def over(client: Client, *seats: str, rules: str = "jour-de-chance") -> tuple[str, list[Any]]:
    table, secrets = client.open(*seats, rules=rules)
    stream = client.live(table, secrets[0])
    stream.play_out(random.Random(1))
    stream.close()
    return table, secrets


def record_of(seed: int = 3, until: int | None = None, **options: Any) -> str:
    t = cervelle.shelf["zombie-life"].table(seats=3, seed=seed, **options)
    t.box.players = [{"name": "Zoé"}, {"name": "Lou", "bot": "player"}, {"name": "Max", "bot": "random"}]
    playout(t, Dice(bytes(16)))
    return cervelle.replay(t.record(), until=until).record()


# Taking back ---------------------------------------------------------------------------------------------


def test_what_taught_nothing_is_taken_back_at_once(client):
    table, secrets, seat = begun(client, "human", "human", verb="pass")
    assert client.look(table, secrets[seat])["undo"] == {"to": 0, "needed": []}
    assert client.look(table, secrets[1 - seat])["undo"] is None
    taken = undo(client, table, secrets[seat])
    assert (taken.status_code, taken.json()) == (200, {"n": 2})
    state = client.look(table, secrets[seat], lang="en")
    assert state["question"]["mine"]
    assert state["log"][-1]["text"] == "Taken back: the table is as it was after move 0."


def test_a_draw_is_taken_back_when_the_others_agree(client):
    table, secrets, seat = begun(client, "human", "human", "human", verb="draw")
    others = [each for each in range(3) if each != seat]
    assert client.look(table, secrets[seat])["undo"] == {"to": 0, "needed": others}
    watching = client.live(table, secrets[others[0]])
    assert watching.state()["asking"] is None
    assert undo(client, table, secrets[seat]).status_code == 202
    assert watching.state()["asking"] == {"seat": seat, "to": 0, "agreed": [], "needed": others}
    assert undo(client, table, secrets[seat]).status_code == 202
    assert undo(client, table, secrets[others[0]]).json()["why"] in ("undo-nothing", "undo-asked-already")
    assert answer(client, table, secrets[others[0]], True).status_code == 202
    assert client.look(table)["asking"]["agreed"] == [others[0]]
    assert client.look(table)["n"] == 1
    done = answer(client, table, secrets[others[1]], True)
    assert (done.status_code, done.json()) == (200, {"n": 2})
    assert client.look(table)["asking"] is None
    assert answer(client, table, secrets[others[1]], True).status_code == 409
    watching.close()


def test_a_refusal_leaves_everything_as_it_is(client):
    table, secrets, seat = begun(client, "human", "human", verb="draw")
    undo(client, table, secrets[seat])
    assert answer(client, table, secrets[1 - seat], False).status_code == 202
    state = client.look(table, secrets[seat])
    assert (state["n"], state["asking"]) == (1, None)
    assert answer(client, table, secrets[1 - seat], True).status_code == 409
    assert undo(client, table, secrets[seat]).status_code == 202
    assert answer(client, table, secrets[seat], True).status_code == 409
    assert answer(client, table, secrets[seat], False).status_code == 202
    assert client.look(table)["asking"] is None


def test_a_move_cancels_what_was_asked(client):
    table, secrets, seat = begun(client, "human", "human", verb="draw")
    undo(client, table, secrets[seat])
    mover = client.look(table)["waiting"][0]
    state = client.look(table, secrets[mover])
    client.act(table, secrets[mover], state["q"], legal(state)[0])
    assert client.look(table)["asking"] is None
    refused = answer(client, table, secrets[1 - seat], True)
    assert (refused.status_code, refused.json()["why"]) == (409, "undo-nobody-asks")
    assert client.look(table)["n"] == 2


def test_alone_with_bots_nobody_is_asked(client):
    """Not even where a card was drawn and bots have played since."""
    table, secrets = client.open("human", "player", "beginner")
    stream = client.live(table, secrets[0])
    answered = -1
    while not ((state := stream.state())["undo"] and state["question"]["mine"] and state["n"] - state["undo"]["to"] > 1):
        if state["question"]["mine"] and state["q"] != answered:
            answered = state["q"]
            stream.send({"q": answered, "action": legal(state)[0]})
    assert state["undo"]["needed"] == []
    to = state["undo"]["to"]
    asked = client.look(table, secrets[0], at=to)["question"]["text"]
    assert undo(client, table, secrets[0]).json() == {"n": state["n"] + 1}
    assert client.look(table, secrets[0])["question"]["text"] == asked
    stream.close()


def test_there_must_be_something_to_take_back(client):
    table, secrets, seat = begun(client, "human", "human", verb="pass")
    for secret, to, status in ((secrets[1 - seat], None, 409), (secrets[seat], 5, 409), (None, None, 403), ("wrong", None, 401)):
        refused = undo(client, table, secret, to)
        assert refused.status_code == status
        assert refused.json()["text"]
    for body in ({"to": -1}, {"to": "x"}, {"back": 1}, []):
        assert client.http.post(f"/api/tables/{table}/undo", json=body, headers=bearer(secrets[seat])).status_code == 400
    assert client.look(table)["n"] == 1


def test_a_game_that_is_over_stays_over(client):
    table, secrets = over(client, "human", "player")
    refused = undo(client, table, secrets[0], lang="en")
    assert (refused.status_code, refused.json()["why"]) == (409, "undo-over")
    assert client.look(table, secrets[0])["undo"] is None


def test_what_was_taken_back_outlives_the_server(kept):
    server = Server(kept)
    client = Client(server)
    table, secrets, seat = begun(client, "human", "human", verb="draw")
    undo(client, table, secrets[seat])
    server.kill()
    server = Server(kept)
    client = Client(server)
    assert client.look(table)["asking"]["seat"] == seat
    assert answer(client, table, secrets[1 - seat], True).json() == {"n": 2}
    before = client.look(table, secrets[seat])
    assert server.stop() == ""
    server = Server(kept)
    assert Client(server).look(table, secrets[seat]) == before
    server.stop()


def test_people_at_different_processes_agree(kept):
    """Asked at one process, agreed at another at the same moment as a third person agrees at the first."""
    servers = [Server(kept, 0, "--look-every", "100") for _ in range(2)]
    here, there = (Client(server) for server in servers)
    table, secrets, seat = begun(here, "human", "human", "human", verb="draw")
    others = [each for each in range(3) if each != seat]
    there.look(table)
    assert undo(here, table, secrets[seat]).status_code == 202
    answers: list[int] = []

    def agree(client: Client, other: int) -> None:
        answers.append(answer(client, table, secrets[other], True).status_code)

    threads = [threading.Thread(target=agree, args=each) for each in zip((here, there), others, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 202]
    for client in (here, there):
        state = client.look(table)
        assert (state["n"], state["asking"]) == (2, None)
    for server in servers:
        assert server.stop() == ""


# Looking back --------------------------------------------------------------------------------------------


def test_another_seats_eyes_are_lent_only_when_all_is_over(client):
    table, secrets = client.open("human", "player", rules="auberge-des-pirates")
    refused = client.http.get(f"/api/tables/{table}", params={"as": 1, "at": 0}, headers=bearer(secrets[0]))
    assert (refused.status_code, refused.json()["why"]) == (403, "still-hidden")
    assert client.http.get(f"/api/tables/{table}", params={"as": 0}).status_code == 403
    assert client.look(table, secrets[0], **{"as": 0, "at": 0})["me"] == 0
    stream = client.live(table, secrets[0])
    end = stream.play_out(random.Random(1))
    stream.close()
    t = cervelle.replay(client.http.get(f"/api/tables/{table}/record").text)
    for n in range(end["n"] + 1):
        for seat in (0, 1):
            then = client.look(table, **{"as": seat, "at": n})
            assert (then["me"], then["n"]) == (seat, n)
            assert then["view"] == t.box.game.rebuild(t.box, t.diary.key, t.diary.entries[:n]).view(seat)
    assert client.http.get(f"/api/tables/{table}", params={"as": 2}).status_code == 404
    assert client.http.get(f"/api/tables/{table}", params={"as": 99}).status_code == 400


# Records from files --------------------------------------------------------------------------------------


def sent(client: Client, record: str | bytes, path: str = "records", **query: str) -> httpx.Response:
    return client.http.post(f"/api/{path}", content=record, headers={"Content-Type": "text/plain"}, params=query)


def test_a_record_from_a_file_is_a_table_to_look_at(client):
    record = record_of()
    kept = sent(client, record)
    assert kept.status_code == 201
    assert sent(client, record.replace("\n", "\r\n")).json() == kept.json()
    table = kept.json()["id"]
    state = client.look(table, **{"as": 1, "at": 3})
    assert state["closed"]
    assert [(seat["name"], seat["level"]) for seat in state["seats"]] == [("Zoé", ""), ("Lou", "player"), ("Max", "beginner")]
    assert state["view"] == cervelle.replay(record, until=3).view(1)
    assert client.http.get(f"/api/tables/{table}/record").status_code == 200


def test_an_unfinished_record_stays_as_it_is(client):
    record = record_of(until=4)
    table = sent(client, record).json()["id"]
    stream = client.live(table)
    assert stream.state()["n"] == 4
    stream.close()
    state = client.look(table, **{"as": 1})
    assert (state["n"], state["over"], state["closed"]) == (4, None, True)
    assert state["fair"]["key"]
    again = cervelle.replay(client.http.get(f"/api/tables/{table}/record").text)
    assert again == cervelle.replay(record)


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        record_of()[:-9].encode(),
        record_of().replace("Lou", "Lex").encode(),
        resealed(record_of().replace("zombie-life", "belote", 1)).encode(),
        resealed(record_of().replace("\n0:", "\n7:", 1).replace("\n1:", "\n7:", 1).replace("\n2:", "\n7:", 1)).encode(),
        resealed("cervelle record 1\n" + "[" * 50_000 + "\n").encode(),
    ],
    ids=range(8),
)
def test_a_damaged_record_is_refused_in_words(client, record):
    for path in ("records", "verify"):
        texts = [sent(client, record, path, lang=lang).json()["text"] for lang in ("fr", "en")]
        assert texts[0] != texts[1]
    assert sent(client, record).status_code == 400


def test_a_record_that_would_keep_the_server_busy_is_refused(client):
    t = cervelle.shelf["zombie-life"].table(seats=3, seed=1)
    for _ in range(40):
        t.act(t.waiting[0], t.actions(t.waiting[0])[0])
    for _ in range(600):
        t.undo(40, bytes(16))
    refused = sent(client, t.record())
    assert (refused.status_code, refused.json()["why"]) == (400, "record-too-long")
    assert sent(client, "x" * 1_000_001).status_code == 413


# What if -------------------------------------------------------------------------------------------------

ME = {"kind": "human", "name": "Ana"}
BOT = {"kind": "bot", "level": "beginner", "name": "Igor"}


def fork(client: Client, table: str, at: int, *seats: dict[str, str]) -> httpx.Response:
    return client.http.post(f"/api/tables/{table}/fork", json={"at": at, "seats": list(seats)})


def test_a_game_goes_on_otherwise_from_any_moment(client):
    table = sent(client, record_of(5)).json()["id"]
    draws = set()
    for _ in range(6):
        opened = fork(client, table, 4, ME, ME, ME)
        assert opened.status_code == 201, opened.text
        other, secrets = opened.json()["id"], opened.json()["secrets"]
        state = client.look(other)
        then = client.look(table, at=4)
        assert (state["n"], state["waiting"]) == (5, then["waiting"])
        assert state["view"] == then["view"]
        assert state["fair"]["key"] is None
        for _ in range(6):
            seat = client.look(other)["waiting"][0]
            state = client.look(other, secrets[seat])
            client.act(other, secrets[seat], state["q"], legal(state)[0])
        draws.add(str(client.look(other)["view"]))
    assert len(draws) > 1


def test_what_if_ends_with_a_record_that_holds(client):
    table, _ = over(client, "human", "player")
    opened = fork(client, table, 2, ME, BOT).json()
    stream = client.live(opened["id"], opened["secrets"][0])
    stream.play_out(random.Random(3))
    stream.close()
    record = client.http.get(f"/api/tables/{opened['id']}/record").text
    assert cervelle.replay(record).outcome is not None
    assert client.look(opened["id"])["seats"][0]["name"] == "Ana"


def test_what_if_is_refused_where_it_makes_no_sense(client):
    live, _ = client.open("human", "human")
    assert fork(client, live, 0, ME, ME).json()["why"] == "fork-live"
    table, _ = over(client, "human", "player")
    n = client.look(table)["n"]
    for at, seats, why, status in (
        (n, (ME, BOT), "fork-over", 409),
        (n + 1, (ME, BOT), "no-moment", 404),
        (0, (ME,), "fork-seats", 400),
        (0, (ME, {"kind": "ghost"}), "bad-request", 400),
    ):
        refused = fork(client, table, at, *seats)
        assert (refused.status_code, refused.json()["why"]) == (status, why)
        assert refused.json()["text"]


# Fair dealing --------------------------------------------------------------------------------------------


def test_a_record_is_checked_against_the_hash_that_was_shown(client):
    table, _ = over(client, "human", "player")
    record = client.http.get(f"/api/tables/{table}/record").text
    shown = client.look(table)["fair"]["hash"]
    verdict = sent(client, record, "verify", hash=shown, lang="en").json()
    assert verdict["ok"]
    assert all(check["ok"] for check in verdict["checks"])
    assert len(verdict["checks"]) == 5
    other = hashlib.sha256(b"other").hexdigest()
    verdict = sent(client, record, "verify", hash=other).json()
    assert not verdict["ok"]
    assert [check["ok"] for check in verdict["checks"]].count(False) == 1
    assert sent(client, record, "verify", hash="xyz").status_code == 400
    verdict = sent(client, record, "verify").json()
    assert verdict["ok"]
    assert any(shown in check["text"] for check in verdict["checks"])


def test_pages_are_there(client):
    for path in ("/replay", "/replay/anything", "/fair"):
        assert "text/html" in client.http.get(path).headers["content-type"]


def test_what_standing_orders_answered_is_not_gone_back_to(client):
    """Off the Dead: a pass that the seat's orders gave would only be given again."""
    table, secrets = client.open("human", game="off-the-dead", level=5)
    kinds = {prompt.name for prompt in cervelle.shelf["off-the-dead"].table(1, 1).prompts if prompt.name.startswith("before-")}
    for kind in kinds:
        client.http.post(f"/api/tables/{table}/orders", json={"kind": kind, "when": "never"}, headers=bearer(secrets[0]))
    for _ in range(60):
        state = client.look(table, secrets[0])
        if state["over"]:
            break
        if not state["question"]["mine"] or state["question"]["kind"] in kinds:
            continue
        if state["undo"]:
            then = client.look(table, secrets[0], at=state["undo"]["to"])
            assert then["question"]["kind"] not in kinds
        client.act(table, secrets[0], state["q"], legal(state)[0])

"""Tables over HTTP and the live stream."""

from __future__ import annotations

import hashlib
import json
import random
import threading

import pytest

import cervelle
from cervelle.engine.picture import spoken
from tests.server.conftest import Client, Server, bearer, legal


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    sqlite = request.param == "sqlite"
    server = Server(tmp_path_factory.mktemp("tables") if sqlite else request.getfixturevalue("postgres").new_database())
    yield server
    errors = server.stop()
    assert "Traceback" not in errors, errors


RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")


def test_the_shelf_is_told_in_both_languages(client):
    shelves = [client.http.get("/api/games", params={"lang": lang}).json()["games"] for lang in ("fr", "en")]
    assert [game["id"] for game in shelves[0]] == [game["id"] for game in shelves[1]] == list(cervelle.shelf)
    french, english = (next(game for game in shelf if game["id"] == "zombie-life") for shelf in shelves)
    assert french["seats"] == list(range(2, 9))
    assert french["pitch"] != english["pitch"]
    assert [choice["value"] for choice in french["options"][0]["choices"]] == list(RULES)
    assert french["levels"] == ["beginner", "player", "strategist"]


def test_the_rulebook_is_told(client):
    rules = client.http.get("/api/games/zombie-life/rules", params={"lang": "en"}).json()["rules"]
    told = {rule["id"]: rule for rule in rules}
    assert told["life.3.1"]["text"].startswith("On your turn")
    assert "engine.turn" in told


def test_each_person_has_a_secret_and_each_bot_none(client):
    table, secrets = client.open("human", "player", "human")
    assert secrets[1] is None
    assert len({secrets[0], secrets[2]}) == 2
    assert client.look(table, secrets[0])["me"] == 0
    assert client.look(table, secrets[2])["me"] == 2
    assert client.look(table)["me"] is None


def test_a_move_is_acknowledged_with_its_number(client):
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    assert state["question"]["mine"] is True
    answer = client.act(table, secrets[seat], state["q"], legal(state)[0])
    assert answer.json() == {"n": 1}
    assert client.look(table)["n"] == 1


def test_a_stale_move_changes_nothing(client):
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    client.act(table, secrets[seat], state["q"], legal(state)[0])
    again = client.act(table, secrets[seat], state["q"], legal(state)[0])
    assert (again.status_code, again.json()["why"]) == (409, "closed")
    assert client.look(table)["n"] == 1


def test_a_refused_move_names_its_rule_in_the_language_asked_for(client):
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    q = client.look(table)["q"]
    french = client.act(table, secrets[seat], q, 17)
    english = client.act(table, secrets[seat], q, 17, lang="en")
    assert french.status_code == english.status_code == 409
    assert french.json()["rule"] == english.json()["rule"] == "engine.choice"
    assert french.json()["text"] != english.json()["text"]
    assert client.look(table)["n"] == 0


def test_a_seat_gets_a_name(client):
    table, secrets = client.open("human", "human")
    answer = client.http.post(f"/api/tables/{table}/seat", json={"name": " Zoé <b> "}, headers=bearer(secrets[1]))
    assert answer.status_code == 200
    assert client.look(table)["seats"][1]["name"] == "Zoé <b>"


def test_what_a_seat_saw_at_an_earlier_moment(client):
    table, secrets = client.open("human", "player")
    seen = {}
    for _ in range(40):
        state = client.look(table, secrets[0])
        seen[state["n"]] = state["view"]
        if state["over"]:
            break
        if state["question"]["mine"]:
            client.act(table, secrets[0], state["q"], legal(state)[0])
    for n, view in seen.items():
        then = client.look(table, secrets[0], at=n)
        assert then["n"] == n
        assert then["view"] == view
        assert all(line["n"] <= n for line in then["log"])


@pytest.mark.parametrize("rules", RULES)
def test_a_whole_game_against_bots_and_its_record(client, rules):
    table, secrets = client.open("human", "player", "beginner", rules=rules)
    assert client.http.get(f"/api/tables/{table}/record").status_code == 409
    promised = client.look(table)["fair"]["hash"]
    stream = client.live(table, secrets[0])
    state = stream.play_out(random.Random(1))
    stream.close()
    record = client.http.get(f"/api/tables/{table}/record").text
    t = cervelle.replay(record)
    assert tuple(state["over"]["winners"]) == t.outcome.winners
    assert hashlib.sha256(bytes.fromhex(state["fair"]["key"])).hexdigest() == promised
    assert state["n"] == t.n


@pytest.mark.parametrize("rules", RULES)
def test_nobody_is_ever_sent_what_they_may_not_know(client, rules):
    """Every frame of every client, against the record: what a seat was sent could have been written from an imagination."""
    table, secrets = client.open("human", "human", "player", rules=rules)
    streams = {0: client.live(table, secrets[0]), 1: client.live(table, secrets[1], lang="en"), None: client.live(table)}
    threads = [threading.Thread(target=stream.play_out, args=(random.Random(2),)) for stream in streams.values()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    record = client.http.get(f"/api/tables/{table}/record").text
    end = cervelle.replay(record)
    key = client.look(table)["fair"]["key"]
    moments = {}
    for seat, stream in streams.items():
        language = "en" if seat == 1 else "fr"
        for frame in stream.frames:
            for state in frame.get("states", ()):
                assert (key in json.dumps(frame)) == (state["over"] is not None)
                n = state["n"]
                moments.setdefault(n, cervelle.replay(record, until=n))
                moments[n].box.players = end.box.players
                imagined = moments[n].imagine(seat, 7)
                assert state["view"] == imagined.view(seat)
                assert state["question"]["text"] == imagined.question(seat, language).text
                if seat is not None and seat in imagined.waiting:
                    assert [choice["text"] for choice in state["choices"]] == [
                        imagined.choice(seat, action, language).text for action in imagined.candidates(seat)
                    ]
                else:
                    assert state["choices"] == []
                pictured = end.box.game.pictured(imagined.view(seat), end.box, language)
                assert state["text"] == [[kind, spoken(line, language)] for kind, line in pictured]
                told = {(n, text, rule) for n, text, rule in end.log(seat, language)}
                assert {(line["n"], line["text"], line["rule"]) for line in state["log"]} <= told
        stream.close()


def test_several_secrets_share_one_stream(client):
    table, secrets = client.open("human", "human")
    stream = client.live(table, *secrets)
    frame = stream.receive()
    assert [state["me"] for state in frame["states"]] == [0, 1]
    seat = frame["states"][0]["waiting"][0]
    stream.send({"id": "x", "seat": seat, "q": 0, "action": 0})
    assert stream.answer() == {"type": "ack", "id": "x", "n": 1}
    stream.close()


def test_a_stream_changes_its_language(client):
    table, secrets = client.open("human", "human")
    stream = client.live(table, secrets[0])
    french = stream.state()
    stream.send({"lang": "en"})
    english = stream.state()
    assert len(english["log"]) == len(french["log"])
    assert english["log"] != french["log"]
    stream.close()


def test_a_stream_tells_only_what_is_new(client):
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    stream = client.live(table, secrets[seat])
    state = stream.state()
    assert {line["n"] for line in state["log"]} == {0}
    stream.send({"q": state["q"], "action": 0})
    assert {line["n"] for line in stream.state()["log"]} == {1}
    stream.close()
    later = client.live(table, secrets[seat], since=2)
    assert later.state()["log"] == []
    later.close()


def test_everyone_sees_who_is_here(client):
    table, secrets = client.open("human", "human")
    first = client.live(table, secrets[0])
    assert [seat["here"] for seat in first.state()["seats"]] == [True, False]
    second = client.live(table, secrets[1])
    assert [seat["here"] for seat in first.state()["seats"]] == [True, True]
    second.close()
    assert [seat["here"] for seat in first.state()["seats"]] == [True, False]
    first.close()


def test_everyone_sees_what_a_player_points_at(client):
    table, secrets = client.open("human", "human")
    first, second, spectator = client.live(table, secrets[0]), client.live(table, secrets[1]), client.live(table)
    for stream in (first, second, spectator):
        stream.state()
    before = client.look(table)
    second.send({"point": "zone:0:2"})
    for stream in (first, second, spectator):
        assert stream.answer() == {"type": "point", "seat": 1, "on": "zone:0:2"}
    spectator.send({"point": "deck"})
    spectator.send({"id": 1, "q": 0, "action": 0})
    assert spectator.answer()["why"] == "not-your-seat"
    assert client.look(table)["n"] == before["n"]
    first.send({"point": "<b>"})
    assert first.answer()["why"] == "bad-frame"
    for stream in (first, second, spectator):
        stream.close()


def test_a_port_that_is_taken_gives_way_to_a_free_one(tmp_path, server):
    other = Server(tmp_path, server.port)
    assert other.port != server.port
    assert str(server.port) in other.said
    assert str(other.port) in other.said
    assert Client(other).http.get("/api/games").status_code == 200
    other.stop()


def test_a_restarted_server_goes_on(kept):
    server = Server(kept)
    client = Client(server)
    table, secrets = client.open("human", "human", rules="auberge-des-pirates")
    state = client.look(table, secrets[0])
    client.act(table, secrets[0], state["q"], legal(state)[0])
    before = client.look(table, secrets[0])
    assert server.stop() == ""
    again = Server(kept)
    assert Client(again).look(table, secrets[0]) == before
    assert again.stop() == ""


# Standing orders -----------------------------------------------------------------------------------------


def windows_asked(client: Client, table: str, secrets: list[str | None], kinds: set[str], moves: int) -> dict[int, set[str]]:
    """Seat -> the kinds of windows in which it was asked, as a team of people who do nothing but search and pass."""
    asked: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(moves):
        seat = next(iter(client.look(table)["waiting"]), None)
        if seat is None:
            break
        state = client.look(table, secrets[seat])
        if not state["question"]["mine"]:
            continue
        if state["question"]["kind"] in kinds:
            asked[seat].add(state["question"]["kind"])
        choices = {each["verb"]: each["action"] for each in reversed(state["choices"]) if each["why_not"] is None}
        client.act(table, secrets[seat], state["q"], choices.get("pass", next(iter(choices.values()))))
    return asked


def test_a_standing_order_passes_by_itself_and_outlives_the_server(kept):
    """Two people who have abilities to play in every window: one wants to be asked, the other only before a bite."""
    server = Server(kept)
    client = Client(server)
    table, secrets = client.open("human", "human", game="off-the-dead", level=5)
    kinds = {prompt.name for prompt in cervelle.shelf["off-the-dead"].table(2, 1).prompts if prompt.name.startswith("before-")}
    for kind in kinds - {"before-bite"}:
        answer = client.http.post(f"/api/tables/{table}/orders", json={"kind": kind, "when": "never"}, headers=bearer(secrets[1]))
        assert answer.status_code == 200, answer.text
    assert answer.json().keys() == kinds - {"before-bite"}
    server.kill()
    server = Server(kept)
    client = Client(server)
    assert client.look(table, secrets[1])["orders"].keys() == kinds - {"before-bite"}
    assert client.look(table, secrets[0])["orders"] == {}
    asked = windows_asked(client, table, secrets, kinds, 150)
    assert len(asked[0]) > 1
    assert asked[1] <= {"before-bite"}
    server.stop()


def test_a_wrong_order_is_refused(client):
    table, secrets = client.open("human", "human")
    for body, secret, status in (
        ({"kind": "nothing", "when": "never"}, secrets[0], 400),
        ({"kind": "turn", "when": "sometimes"}, secrets[0], 400),
        ({"kind": "turn", "when": "never"}, None, 403),
    ):
        answer = client.http.post(f"/api/tables/{table}/orders", json=body, headers=bearer(secret))
        assert answer.status_code == status
        assert answer.json()["text"]


def test_the_table_in_words_is_sent_to_those_who_want_it(client):
    table, (secret, _) = client.open("human", "human")
    stream = client.live(table, secret)
    assert stream.state()["text"] == [list(line) for line in client.look(table, secret)["text"]] != []
    stream.send({"text": False})
    client.live(table).state()
    stream.send({"lang": "en"})
    assert stream.state()["text"] == []
    stream.send({"text": True})
    assert stream.state()["text"] == client.look(table, secret, lang="en")["text"]
    stream.close()

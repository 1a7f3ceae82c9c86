"""Every byte that every client is sent, in whole games, against what its seat may know.

People on all seats, spectators in both languages, over HTTP and live streams that break and come back. Once the game is over its
record is public: each state is compared with what the engine gives that seat at that moment, and whatever is no state has a
known shape. A field that is new in a state has to be thought about here.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

import cervelle
from cervelle.engine.orders import only_passes
from cervelle.engine.picture import spoken
from tests.server.conftest import Client, Server, bearer, legal

NAMES = ("Ana", "Béa", "Chloé", "Dan")
LANGUAGES = ("fr", "en")
FROM_THE_ENGINE = {"view", "waiting", "text", "question", "choices", "log", "over", "n", "q"}
KNOWN_TO_ALL = {
    "table", "game", "options", "me", "fair", "seats", "orders", "watching", "talk", "veiled", "clock", "host", "settings", "next",
    "asking", "closed", "undo", "alarms",
}  # fmt: skip
FRAMES = {
    "ack": {"type", "id", "n"},
    "refused": {"type", "id", "why", "text", "rule"},
    "point": {"type", "seat", "on"},
    "watching": {"type", "count"},
    "chat": {"type", "lines", "all"},
    "said": {"type", "id"},
    "unsaid": {"type", "id", "why", "text"},
    "state": {"type", "states"},
}
MOST_MOVES = 1500


class Sent(NamedTuple):
    """What one client was sent."""

    seats: tuple[int | None, ...]
    lang: str
    since: int
    at: int | None
    raw: str


class Wire:
    """A live stream of these seats; each frame is noted as it comes, before anybody looks at it."""

    def __init__(self, tap: Tap, seats: tuple[int | None, ...], lang: str, since: int = 0) -> None:
        self.tap, self.seats, self.lang, self.since = tap, seats, lang, since
        self.socket = connect(f"ws://127.0.0.1:{tap.server.port}/api/tables/{tap.table}/live", open_timeout=20, legacy=True)
        secrets = [tap.secrets[seat] for seat in seats if seat is not None]
        self.socket.send(json.dumps({"secrets": secrets, "lang": lang, "since": since}))
        self.state: dict[str, Any] = {"n": -1}

    def receive(self) -> dict[str, Any]:
        raw = str(self.socket.recv(timeout=60))
        self.tap.sent.append(Sent(self.seats, self.lang, self.since, None, raw))
        frame = json.loads(raw)
        if frame["type"] == "state":
            self.state = frame["states"][0]
            self.since = self.state["n"] + 1
        return frame

    def come_to(self, n: int) -> None:
        while self.state["n"] < n:
            self.receive()


class Tap:
    """A table of people, and all that was sent to anyone at it."""

    def __init__(self, server: Server, game: str, options: dict[str, Any], chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.http = httpx.Client(base_url=server.url)
        self.sent: list[Sent] = []
        count = min(3, cervelle.shelf[game].seats[-1])
        seats = [{"kind": "human", "name": name} for name in NAMES[:count]]
        opened = self.http.post("/api/tables", json={"game": game, "options": options, "seats": seats}).json()
        self.table, self.secrets = opened["id"], opened["secrets"]
        # One device has the last two seats, as a family would.
        self.hands = {0: (0,), 1: (1, 2)} if count == 3 else {0: (0,), 1: (1,)}
        self.wires = {who: Wire(self, seats, self.lang()) for who, seats in self.hands.items()}
        self.wires |= {2 + i: Wire(self, (None,), lang) for i, lang in enumerate(LANGUAGES)}

    def lang(self) -> str:
        return self.chance.choice(LANGUAGES)

    def ask(self, seat: int | None, **query: Any) -> dict[str, Any]:
        lang, since = self.lang(), self.chance.choice((0, 5))
        secret = None if seat is None else self.secrets[seat]
        answer = self.http.get(f"/api/tables/{self.table}", params={"lang": lang, "since": since, **query}, headers=bearer(secret))
        assert answer.status_code == 200, answer.text
        headers = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        self.sent.append(Sent((seat,), lang, since, query.get("at"), json.dumps({"type": "state", "states": [answer.json()]})))
        self.note((seat,), lang, headers)
        return answer.json()

    def note(self, seats: tuple[int | None, ...], lang: str, text: str) -> None:
        self.sent.append(Sent(seats, lang, 0, None, json.dumps({"type": "said", "id": text})))

    def play(self) -> None:
        """One answer, by the stream or by HTTP, after some that are refused; now and then somebody talks, points, leaves."""
        state = self.ask(self.chance.choice([None, *range(len(self.secrets))]))
        seat = self.chance.choice(state["waiting"] or [None])
        state = self.ask(seat)
        n = state["n"]
        if not state["question"]["mine"]:
            # Whoever can only pass is passed for, or was meanwhile.
            self.come_to(n + 1 if seat in state["waiting"] else n)
            return
        who = next(who for who, seats in self.hands.items() if seat in seats)
        move = {"q": state["q"], "action": self.choose(state)}
        dice = self.chance.random()
        if dice < 0.1:
            refused = [each["action"] for each in state["choices"] if each["why_not"]] or [10_000]
            self.post(seat, {"q": state["q"], "action": self.chance.choice(refused)})
            self.post((seat + 1) % len(self.secrets), {"q": state["q"] + 1, "action": 0})
        elif dice < 0.2:
            self.wires[who].socket.send(json.dumps({"chat": "à qui ?", "seat": seat}))
            self.wires[who].socket.send(json.dumps({"point": "deck"}))
        elif dice < 0.3 and n:
            self.ask(self.chance.choice([None, *range(len(self.secrets))]), at=self.chance.randrange(n))
        elif dice < 0.4:
            self.come_back(self.chance.choice(list(self.wires)))
        if self.chance.random() < 0.5:
            self.wires[who].socket.send(json.dumps({"id": 1, "seat": seat, **move}))
        else:
            assert self.post(seat, move) == 200
        self.come_to(n + 1)

    def choose(self, state: dict[str, Any]) -> int:
        """Any choice, but mostly one that ends a turn, lest games of many small actions last too long."""
        ending = [each["action"] for each in state["choices"] if each["verb"] == "end" and each["why_not"] is None]
        return self.chance.choice(ending if ending and self.chance.random() < 0.6 else legal(state))

    def come_to(self, n: int) -> None:
        for wire in self.wires.values():
            wire.come_to(n)

    def post(self, seat: int, move: dict[str, Any]) -> int:
        lang = self.lang()
        path = f"/api/tables/{self.table}/actions"
        answer = self.http.post(path, json=move, params={"lang": lang}, headers=bearer(self.secrets[seat]))
        self.note((seat,), lang, answer.text)
        return answer.status_code

    def come_back(self, who: int) -> None:
        wire = self.wires[who]
        wire.socket.close()
        since = self.chance.choice((0, wire.state["n"] + 1))
        self.wires[who] = Wire(self, wire.seats, self.lang() if None not in wire.seats else wire.lang, since)


class Truth:
    """The game as its record tells it, from its beginning on."""

    def __init__(self, record: str) -> None:
        self.entries = cervelle.replay(record).diary.entries
        self.t = cervelle.replay(record, until=0)

    def at(self, n: int) -> cervelle.Table:
        """Moments are asked for in their order."""
        assert self.t.n <= n
        while self.t.n < n:
            self.t.enter(self.entries[self.t.n])
        return self.t

    def state(self, n: int, seat: int | None, lang: str, since: int, is_past: bool = False) -> dict[str, Any]:
        """Who can only pass is not asked, but sees later what was asked."""
        t = self.at(n)
        game = t.box.game
        mine = seat is not None and seat in t.waiting and (is_past or only_passes(t, seat) is None)
        told = [{"n": line[0], "text": line[1], "rule": line[2], "later": "", "on": ()} for line in t.log(seat, lang, since)]
        later = t.log_later(seat, lang, n)
        for line, text in zip(told[-len(later) :], later, strict=False):
            line["later"] = text
        for line, on in zip(told, t.log_on(seat, since, n), strict=False):
            line["on"] = on
        over = t.outcome
        return {
            "view": t.view(seat),
            "waiting": t.waiting,
            "text": [(kind, spoken(line, lang)) for kind, line in game.pictured(t.view(seat), t.box, lang)],
            "question": (*t.question(seat if mine else None, lang), mine),
            "choices": [choice_of(t, seat, action, lang) for action in t.candidates(seat)] if mine else [],
            "log": told,
            "over": None if over is None else {"winners": over.winners, "scores": over.scores},
            "n": n,
            "q": t.q,
        }


def choice_of(t: Any, seat: int, action: int, lang: str) -> dict[str, Any]:
    choice = t.choice(seat, action, lang)
    no = choice.why_not
    why_not = None if no is None else {"rule": no.rule, "text": no.text(lang)}
    return {"action": action, "verb": choice.verb, "on": choice.on, "text": choice.text, "why_not": why_not}


def as_json(what: object) -> Any:
    return json.loads(json.dumps(what))


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    for game in cervelle.shelf.values():
        if "scenario" in game.options:
            yield game.id, {"scenario": 1}  # A whole campaign shows no more, and takes long.
            continue
        rules = game.options.get("rules")
        for choice in rules.choices if rules else (None,):
            yield game.id, {"rules": choice} if choice else {}


@pytest.mark.parametrize(
    ("game", "options"), [pytest.param(*each, id="-".join([each[0], *map(str, each[1].values())])) for each in tables()]
)
def test_nobody_is_sent_what_they_may_not_know(server, game, options):
    chance = random.Random(11)
    tap = Tap(server, game, options, chance)
    moves = 0
    while tap.wires[2].state["n"] < 0 or not tap.wires[2].state["over"]:
        tap.play() if tap.wires[2].state["n"] >= 0 else tap.wires[2].come_to(0)
        moves += 1
        assert moves < MOST_MOVES
    for seat in (None, *range(len(tap.secrets))):
        tap.ask(seat)
    record = tap.http.get(f"/api/tables/{tap.table}/record").text
    key: bytes = cervelle.replay(record).diary.key
    states = []
    for sent in tap.sent:
        frame = json.loads(sent.raw)
        assert frame.keys() <= FRAMES[frame["type"]], sent.raw[:300]
        rest = [frame]
        if frame["type"] == "state":
            assert [state["me"] for state in frame["states"]] == list(sent.seats)
            states += [(state, sent) for state in frame["states"]]
            rest = [{name: state[name] for name in state.keys() - FROM_THE_ENGINE} for state in frame["states"]]
        check_bytes(json.dumps(rest), sent, tap.secrets, key, bool(frame["type"] == "state" and frame["states"][0]["over"]))
        check_bytes(sent.raw, sent, tap.secrets, key, bool(frame["type"] == "state" and frame["states"][0]["over"]))
    truth = Truth(record)
    for state, sent in sorted(states, key=lambda each: each[0]["n"]):
        check_state(state, sent, truth, key)
    assert len(states) > 4 * moves
    for wire in tap.wires.values():
        wire.socket.close()


def check_state(state: dict[str, Any], sent: Sent, truth: Truth, key: bytes) -> None:
    """What this seat is told is what the engine lets it know, neither more nor less."""
    assert state.keys() == KNOWN_TO_ALL | FROM_THE_ENGINE
    expected = as_json(truth.state(state["n"], state["me"], sent.lang, sent.since, sent.at is not None))
    asked = state["question"]
    assert [asked["q"], asked["text"], asked["rule"], asked["mine"]] == expected.pop("question")
    if not asked["mine"]:
        assert (asked["cards"], asked["teach"]) == ([], "")
    for name, value in expected.items():
        assert state[name] == value, (name, sent.seats, state["n"])
    assert state["fair"]["hash"] == hashlib.sha256(key).hexdigest()
    assert state["orders"] == {}
    if state["over"] is None and sent.at is None:
        assert state["fair"]["key"] is None
    assert [seat["name"] for seat in state["seats"]] == list(NAMES[: len(state["seats"])])


def check_bytes(text: str, sent: Sent, secrets: list[str], key: bytes, is_over: bool) -> None:
    """No secret of any seat, one's own included, nor its digest; and no key before the end."""
    for secret in secrets:
        assert secret not in text
        assert hashlib.sha256(secret.encode()).hexdigest() not in text
    if not is_over:
        for spelling in (key.hex(), base64.b64encode(key).decode(), base64.urlsafe_b64encode(key).decode()):
            assert spelling not in text


def test_the_check_would_notice(server):
    """A state of one seat, taken for another's, does not pass."""
    client = Client(server)
    table, secrets = client.open("human", "human", rules="auberge-des-pirates")
    seen = []
    while not (state := client.look(table))["over"]:
        mine = client.look(table, secrets[state["waiting"][0]])
        seen.append(mine)
        client.act(
            table, secrets[state["waiting"][0]], mine["q"], legal(mine)[0] if len(seen) < 200 else random.choice(legal(mine))
        )
    truth = Truth(client.http.get(f"/api/tables/{table}/record").text)
    caught = 0
    for state in seen:
        other = 1 - state["me"]
        caught += state["view"] != as_json(truth.state(state["n"], other, "fr", 0)["view"] | {"me": state["me"]})
    assert caught > len(seen) / 2


# Logs, links, headers --------------------------------------------------------------------------------------


def test_no_secret_is_logged(tmp_path):
    """Not even if a program puts it where it should not: in an address, in a body, in a frame that is wrong."""
    server = Server(tmp_path, 0, "--log", "json")
    client = Client(server)
    table, secrets = client.open("human", "human")
    secret = str(secrets[0])
    client.http.get(f"/table/{table}", params={"s": secret})
    client.http.get(f"/api/tables/{secret}")
    client.http.post(f"/api/tables/{table}/actions", content=f"{{{secret}", headers=bearer(secret))
    client.look(table, secret)
    stream = client.live(table, secret)
    stream.state()
    stream.send({"nonsense": secret})
    stream.answer()
    stream.close()
    assert secret not in server.stop() + server.said


def test_every_answer_is_safe_to_show(client):
    """Pages, files, answers and refusals alike."""
    table, secrets = client.open("human", "human")
    paths = [
        "/",
        f"/table/{table}",
        "/new/zombie-life",
        "/static/web/table.js",
        f"/api/tables/{table}",
        "/api/tables/nowhere",
        "/no",
    ]
    answers = [client.http.get(path) for path in paths]
    answers.append(client.http.get("/nowhere", headers={"Accept": "text/html"}))
    answers.append(client.act(table, secrets[0], 999, 0))
    answers.append(client.http.delete("/api/games"))
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self';" in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]

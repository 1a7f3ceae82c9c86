"""A game as text: a heading, the entries with a digest of the state every few of them, and a seal.

cervelle record 1
{"game": "zombie-life", …}
0:0 0:2 1:1 … =1f0a93bc
undo:5:9d0e… clock:1
seal 77aa…
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.data import Data
from cervelle.engine.diary import CLOCK, DIGEST_EVERY, UNDO, Diary, Entry
from cervelle.engine.dice import KEY_BYTES
from cervelle.engine.game import Game
from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.table import Table

FORMAT = 1
FIRST_LINE = f"cervelle record {FORMAT}"
HEADING = ("game", "version", "data", "seats", "options", "key", "players", "n")


def written(box: Box, diary: Diary) -> str:
    heading = {
        "game": box.game.id,
        "version": box.game.version,
        "data": box.data.digest,
        "seats": box.seats,
        "options": box.options,
        "key": diary.key.hex(),
        "players": box.players,
        "n": diary.n,
    }
    lines = [FIRST_LINE, json.dumps(heading, ensure_ascii=False)]
    for i in range(0, diary.n, DIGEST_EVERY):
        tokens = [_token(entry) for entry in diary.entries[i : i + DIGEST_EVERY]]
        if len(tokens) == DIGEST_EVERY:
            tokens.append("=" + diary.digests[i // DIGEST_EVERY])
        lines.append(" ".join(tokens))
    text = "\n".join(lines) + "\n"
    return f"{text}seal {_seal(text)}\n"


def replayed(
    games: Mapping[str, Game], record: str, until: int | None = None, data: Data | None = None, most: int | None = None
) -> Table:
    """The table of a record, after `until` of its entries or all of them. Problem if it is damaged or of another kind, or if
    playing it takes more than `most` moves (undos play what led to where they go)."""
    heading, entries, digests = _read(record)
    if most is not None and _work(entries) > most:
        raise Problem("record-too-long")
    game = _game(games, heading)
    box = game.box(heading["seats"], data, heading["options"])
    if box.data.digest != heading["data"]:
        raise Problem("record-data", game=game.id, digest=heading["data"][:12])
    box.players = heading["players"]
    if until is not None and not 0 <= until <= len(entries):
        raise Problem("record-until", until=str(until), n=str(len(entries)))
    return _walk(game, box, bytes.fromhex(heading["key"]), entries[:until], digests)


def _walk(game: Game, box: Box, key: bytes, entries: list[Entry], digests: list[str]) -> Table:
    t = game.start(box, key)
    for i, entry in enumerate(entries):
        try:
            t.enter(entry)
        except Refusal as refusal:
            raise RecordRefused(refusal, i + 1) from refusal
        except Problem as problem:
            raise Problem("record-entry", number=str(i + 1)) from problem
        if (i + 1) % DIGEST_EVERY == 0 and t.digest() != digests[i // DIGEST_EVERY]:
            raise Problem("record-changed-meaning", number=str(i + 1))
    return t


def _work(entries: list[Entry]) -> int:
    """How many moves are played to replay all this."""
    led = [0]
    undone = 0
    for who, what, _ in entries:
        there = led[what] if who == UNDO and 0 <= what < len(led) else led[-1]
        undone += there if who == UNDO else 0
        led.append(there + 1)
    return len(entries) + undone


class RecordRefused(Problem):
    """An entry of a record that a rule forbids."""

    def __init__(self, refusal: Refusal, number: int) -> None:
        super().__init__("record-refused", number=str(number), rule=refusal.rule)
        self.refusal = refusal

    def text(self, language: str) -> str:
        return super().text(language) + " " + self.refusal.text(language)


def _game(games: Mapping[str, Game], heading: dict[str, Any]) -> Game:
    game = games.get(heading["game"])
    if game is None:
        raise Problem("record-game", game=heading["game"][:40], known=", ".join(games))
    if heading["version"] != game.version:
        raise Problem("record-version", game=game.id, theirs=str(heading["version"]), ours=str(game.version))
    return game


def _read(record: str) -> tuple[dict[str, Any], list[Entry], list[str]]:
    lines = record.split("\n")
    if not lines[0].startswith("cervelle record"):
        raise Problem("record-not-one")
    if lines[0] != FIRST_LINE:
        raise Problem("record-format", found=lines[0][:60], ours=FIRST_LINE)
    body, mark, seal = record.rpartition("seal ")
    if not mark or seal != _seal(body) + "\n":
        raise Problem("record-seal")
    heading = _heading(lines[1])
    entries: list[Entry] = []
    digests: list[str] = []
    for token in " ".join(lines[2:-2]).split():
        if token.startswith("="):
            digests.append(token[1:])
        else:
            entries.append(_entry(token, len(entries) + 1))
    if len(entries) != heading["n"] or len(digests) != len(entries) // DIGEST_EVERY:
        raise Problem("record-seal")
    return heading, entries, digests


def _heading(line: str) -> dict[str, Any]:
    """The second line, every field of the right kind: a seal proves only that nothing changed by accident."""
    try:
        heading = json.loads(line)
        kinds = {name: type(heading[name]) for name in HEADING}
        key = bytes.fromhex(heading["key"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Problem("record-heading") from error
    wanted = {"game": str, "version": int, "data": str, "seats": int, "options": dict, "key": str, "players": list, "n": int}
    plain = all(type(player) is dict and all(type(each) is str for each in player.values()) for player in heading["players"])
    if kinds != wanted or len(key) != KEY_BYTES or not plain:
        raise Problem("record-heading")
    assert isinstance(heading, dict)
    return heading


def _token(entry: Entry) -> str:
    who, what, entropy = entry
    if who == UNDO:
        return f"undo:{what}:{entropy.hex()}"
    return f"clock:{what}" if who == CLOCK else f"{who}:{what}"


def _entry(token: str, number: int) -> Entry:
    try:
        kind, what, *rest = token.split(":")
        if kind == "undo":
            entropy = bytes.fromhex(rest[0])
            if len(entropy) not in (0, KEY_BYTES):
                raise ValueError
            return UNDO, int(what), entropy
        if kind == "clock":
            return CLOCK, int(what), b""
        return int(kind), int(what), b""
    except (ValueError, IndexError) as error:
        raise Problem("record-entry", number=str(number)) from error


def _seal(text: str) -> str:
    return sha256(text.encode()).hexdigest()

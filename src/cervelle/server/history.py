"""What was played: taken back, looked at from a file, checked, gone on with otherwise."""

from __future__ import annotations

import asyncio
import base64
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Final

from litestar import Response, Router, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter

import cervelle
from cervelle.engine.bot import LEVELS
from cervelle.engine.diary import UNDO, Entry, fresh_entropy
from cervelle.engine.record import replayed
from cervelle.engine.table import Table
from cervelle.engine.verify import hash_read, is_well, verify
from cervelle.engine.words import engine_words
from cervelle.server import undoing
from cervelle.server.api import new_seat
from cervelle.server.doors import AnyRequest, Lang, Secret, declared, language_of, live_at, no_store, own_seat, strictly
from cervelle.server.faults import Fault
from cervelle.server.house import House
from cervelle.server.secrecy import TABLE_BYTES
from cervelle.server.shapes import (
    LONGEST_NAME,
    ActionTaken,
    Checked,
    ForkWanted,
    RecordKept,
    TableOpened,
    UndoAnswer,
    UndoWanted,
    Verdict,
)
from cervelle.server.store import StoredSeat, StoredTable

LARGEST_RECORD: Final = 1_000_000
MOST_WORK: Final = 20_000
"""Moves that a record may take to replay: no game comes near, and nobody can keep the server busy with one."""

Hash = Annotated[str, QueryParameter(name="hash", max_length=200, description="SHA-256 of the key, as shown at the start")]

_one_at_a_time = asyncio.Semaphore(1)


_noted = ResponseSpec(data_container=ActionTaken, description="the others are asked, or this was noted", generate_examples=False)
UNDO_ANSWERS = {**declared(400, 401, 403, 404, 409, 410, 413), 202: _noted}


@dataclass
class TextBody(Operation):
    """The body is text, not JSON."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="the text of a record", required=True)


# Taking back ---------------------------------------------------------------------------------------------


@post("/tables/{table:str}/undo", status_code=200, responses=UNDO_ANSWERS)
async def undo(request: AnyRequest, table: str, data: UndoWanted, house: House, secret: Secret = None) -> Response[ActionTaken]:
    """Back to after entry `to`, or before one's own last answer. 202: the others are asked first."""
    data = await strictly(request, UndoWanted)
    live = await live_at(house, table)
    return _taken(*await undoing.take_back(house, live, own_seat(live, secret), data.to))


@post("/tables/{table:str}/undo/answer", status_code=200, responses=UNDO_ANSWERS)
async def answer_undo(
    request: AnyRequest, table: str, data: UndoAnswer, house: House, secret: Secret = None
) -> Response[ActionTaken]:
    """Agree that another takes back, or refuse. 202: noted, nothing is taken back (yet)."""
    data = await strictly(request, UndoAnswer)
    live = await live_at(house, table)
    return _taken(*await undoing.answer(house, live, own_seat(live, secret), data.agree))


def _taken(done: bool, n: int) -> Response[ActionTaken]:
    return Response(ActionTaken(n), status_code=200 if done else 202)


# Records -------------------------------------------------------------------------------------------------


@post("/records", operation_class=TextBody, request_max_body_size=LARGEST_RECORD, responses=declared(400, 413))
async def keep_record(request: AnyRequest, house: House, lang: Lang = None) -> RecordKept:
    """A record from a file, as a closed table to look at. The same record is the same table."""
    text = await _text(request)
    async with _one_at_a_time:
        t = await asyncio.to_thread(replayed, cervelle.shelf, text, None, None, MOST_WORK)
    assert t.diary is not None
    stored = _closed(t, base64.urlsafe_b64encode(sha256(text.encode()).digest()[:TABLE_BYTES]).decode())
    await house.store.create(stored, t.diary.entries)
    return RecordKept(stored.id)


@post("/verify", operation_class=TextBody, status_code=200, request_max_body_size=LARGEST_RECORD, responses=declared(400, 413))
async def check(request: AnyRequest, hash: Hash = "", lang: Lang = None) -> Verdict:
    """What a record proves: its seal, its game, its key, every entry, every digest."""
    language = language_of(request, lang)
    wanted = hash_read(hash)
    text = await _text(request)
    async with _one_at_a_time:
        found = await asyncio.to_thread(verify, cervelle.shelf, text, wanted, None, MOST_WORK)
    well = is_well(found)
    checks = [Checked(each.title(language), each.ok, each.text(language)) for each in found]
    return Verdict(well, engine_words().say(language, "verify-well" if well else "verify-unwell"), checks)


async def _text(request: AnyRequest) -> str:
    """Line ends as records have them, whatever carried the file."""
    try:
        return (await request.body()).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Fault(400, "record-unreadable") from None


def _closed(t: Table, id: str) -> StoredTable:
    """Who played is told as the record tells it, as far as it makes sense here; nobody has a secret."""
    players = [t.box.players[seat] if seat < len(t.box.players) else {} for seat in range(t.seats)]
    seats = [StoredSeat(_level(player.get("bot", "")), player.get("name", "")[:LONGEST_NAME], "") for player in players]
    game = t.box.game
    assert t.diary is not None
    return StoredTable(id, game.id, game.version, t.box.data.digest, dict(t.box.options), t.diary.key, seats, orders=[], closed=1)


def _level(told: str) -> str:
    return told if told in LEVELS or not told else LEVELS[0]


# What if -------------------------------------------------------------------------------------------------


@post("/tables/{table:str}/fork", responses=declared(400, 404, 409, 410, 413))
async def fork(request: AnyRequest, table: str, data: ForkWanted, house: House) -> TableOpened:
    """A new table that goes on from after entry `at` of a game that is over or closed, with chance that nobody knows."""
    data = await strictly(request, ForkWanted)
    live = await live_at(house, table)
    if not live.is_shown:
        raise Fault(409, "fork-live")
    if data.at > live.table.n:
        raise Fault(404, "no-moment", at=str(data.at))
    if len(data.seats) != live.table.seats:
        raise Fault(400, "fork-seats", seats=str(live.table.seats), found=str(len(data.seats)))
    if live.past.at(live.table, data.at).outcome is not None:
        raise Fault(409, "fork-over", at=str(data.at))
    diary = live.table.diary
    assert diary is not None
    afresh: Entry = (UNDO, data.at, fresh_entropy())
    players = [new_seat(each) for each in data.seats]
    played = [*diary.entries[: data.at], afresh]
    return TableOpened(*await house.open_table(live.game, live.table.box.options, players, key=live.key, played=played))


router = Router("/api", route_handlers=[undo, answer_undo, keep_record, check, fork], response_headers=[no_store])

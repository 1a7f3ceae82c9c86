"""The lobby over HTTP: tables that anyone may join, seats that change hands, the rematch, one's own tables, QR codes."""

from __future__ import annotations

import io
from typing import Annotated, Literal

import segno
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from cervelle.engine.problem import Problem
from cervelle.server import api, seating
from cervelle.server.database import Unreachable
from cervelle.server.doors import (
    AnyRequest,
    Lang,
    Secret,
    declared,
    is_host,
    language_of,
    live_at,
    no_store,
    own_seat,
    seat_of,
    strictly,
)
from cervelle.server.faults import Fault
from cervelle.server.house import House
from cervelle.server.living import Live
from cervelle.server.shapes import Colour, Level, Name, SeatSeen, State
from cervelle.server.states import seats_of, state_of

MOST_LISTED = 50
MOST_MINE = 60
LONGEST_LINK = 400


class ClaimWanted(Struct, forbid_unknown_fields=True):
    name: Name = ""
    colour: Colour | None = None


class SeatSecret(Struct):
    secret: str


class StandInWanted(Struct, forbid_unknown_fields=True):
    """A bot of this level, or none: the person plays again."""

    level: Level | Literal[""]


class TableFollowing(Struct):
    id: str


class TableListed(Struct):
    id: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatSeen]
    over: bool
    n: int


class TablesListed(Struct):
    tables: list[TableListed]


class TableHeld(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=60)]
    secret: Annotated[str, Meta(max_length=100)]


class MineWanted(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[TableHeld], Meta(max_length=MOST_MINE)]


class TableOfMine(Struct):
    """A table where the caller has a seat: enough to know whether to go there."""

    id: str
    game: str
    name: str
    seats: list[SeatSeen]
    me: int
    waiting: list[int]
    mine: bool
    """Whether the caller's answer is waited for."""
    text: str
    """What is asked, and of whom, in words."""
    over: bool
    winners: list[int]
    n: int
    next: str | None


class TablesOfMine(Struct):
    """`missing`: not here, or no longer opened by this secret."""

    tables: list[TableOfMine]
    missing: list[str]


class LinkWanted(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINK)]


# Tables ---------------------------------------------------------------------------------------------


@get("/tables", responses=declared(400))
async def public_tables(request: AnyRequest, house: House, lang: Lang = None) -> TablesListed:
    """The tables that anyone may join or watch, newest first."""
    language = language_of(request, lang)
    found = [await _readable(house, each) for each in await house.store.public(MOST_LISTED)]
    return TablesListed([_listed(live, language) for live in found if live is not None])


@post("/mine", status_code=200, responses=declared(400, 413))
async def my_tables(request: AnyRequest, data: MineWanted, house: House, lang: Lang = None) -> TablesOfMine:
    """The tables that these secrets open, as they stand."""
    data = await strictly(request, MineWanted)
    language = language_of(request, lang)
    answer = TablesOfMine([], [])
    for held in data.tables:
        live = await _readable(house, held.id)
        seat = None if live is None else live.seat_of(held.secret)
        if live is None or seat is None:
            answer.missing.append(held.id)
        else:
            answer.tables.append(_of_mine(live, seat, language))
    return answer


@post("/tables/{table:str}/again", status_code=200, responses=declared(400, 401, 403, 404, 409, 410))
async def play_again(table: str, house: House, secret: Secret = None) -> TableFollowing:
    """The rematch, for the same people: each one's secret opens the same seat there."""
    live = await live_at(house, table)
    if not is_host(live, secret):
        own_seat(live, secret)
    if live.table.outcome is None:
        raise Fault(409, "game-not-over")
    return TableFollowing(await seating.again(house, live))


# Seats ----------------------------------------------------------------------------------------------


@post("/tables/{table:str}/seats/{seat:int}/claim", status_code=200, responses=declared(400, 404, 409, 410, 413))
async def claim(request: AnyRequest, table: str, seat: int, data: ClaimWanted, house: House) -> SeatSecret:
    """Take an open seat; its secret is told here, once."""
    data = await strictly(request, ClaimWanted)
    live = await live_at(house, table)
    _check_seat(live, seat)
    if live.kind(seat) != "open":
        raise Fault(409, "seat-taken")
    if live.table.outcome is not None:
        raise Fault(409, "game-over")
    secret = await seating.claim(house, live, seat, seating.tidy(data.name), data.colour)
    if secret is None:
        raise Fault(409, "seat-taken")
    return SeatSecret(secret)


@post("/tables/{table:str}/leave", status_code=200, responses=declared(400, 401, 403, 404, 410))
async def leave(request: AnyRequest, table: str, house: House, secret: Secret = None, lang: Lang = None) -> State:
    """Get up: the seat is open, and while the game is on a bot plays it. What is left to see is a spectator's view."""
    live = await live_at(house, table)
    await seating.leave(house, live, own_seat(live, secret))
    return state_of(live, None, language_of(request, lang), live.table.n + 1)


@post("/tables/{table:str}/hand-over", status_code=200, responses=declared(400, 401, 403, 404, 409, 410))
async def hand_over(table: str, house: House, secret: Secret = None) -> SeatSecret:
    """A new secret for one's own seat, to be given to someone else; the old one is void."""
    live = await live_at(house, table)
    fresh = await seating.hand_over(house, live, own_seat(live, secret))
    if fresh is None:
        raise Fault(409, "seat-taken")
    return SeatSecret(fresh)


@post("/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200, responses=declared(400, 401, 403, 404, 409, 410, 413))
async def stand_in(
    request: AnyRequest, table: str, seat: int, data: StandInWanted, house: House, secret: Secret = None, lang: Lang = None
) -> State:
    """A bot for someone who is away, by the host; none any more, by the host or by whoever sits there."""
    data = await strictly(request, StandInWanted)
    live = await live_at(house, table)
    mine, hosting = seat_of(live, secret), is_host(live, secret)
    if not hosting and data.level:
        raise Fault(403, "not-host")
    _check_seat(live, seat)
    if not hosting and mine != seat:
        raise Fault(403, "seat-not-yours")
    if live.kind(seat) == "bot":
        raise Fault(409, "seat-is-bot")
    if live.table.outcome is not None:
        raise Fault(409, "game-over")
    await seating.stand_in(house, live, seat, data.level, held=bool(data.level))
    return state_of(live, mine, language_of(request, lang), live.table.n + 1, host=hosting)


# Links ----------------------------------------------------------------------------------------------

drawing = ResponseSpec(data_container=str, media_type="image/svg+xml", description="the code", generate_examples=False)


@post("/qr", status_code=200, media_type="image/svg+xml", responses={200: drawing, **declared(400, 413)})
async def qr(request: AnyRequest, data: LinkWanted) -> Response[bytes]:
    """A link for phones around one room to scan."""
    data = await strictly(request, LinkWanted)
    svg = io.BytesIO()
    segno.make(data.text, error="m", micro=False).save(svg, kind="svg", border=3, dark="#0b070c", light="#fff", xmldecl=False)
    return Response(svg.getvalue(), media_type="image/svg+xml")


# ----------------------------------------------------------------------------------------------------


async def _readable(house: House, id: str) -> Live | None:
    """A table that this server can still play; one that it cannot hides no other."""
    try:
        return await house.find(id)
    except Unreachable:
        raise
    except Problem:
        return None


def _check_seat(live: Live, seat: int) -> None:
    if not 0 <= seat < len(live.seats):
        raise Fault(404, "no-such-seat", seat=str(seat))


def _listed(live: Live, language: str) -> TableListed:
    t = live.table
    return TableListed(live.id, live.game.id, t.box.options, seats_of(live, language), t.outcome is not None, t.n)


def _of_mine(live: Live, seat: int, language: str) -> TableOfMine:
    t = live.table
    return TableOfMine(
        live.id,
        live.game.id,
        live.game.name(language),
        seats_of(live, language),
        seat,
        list(t.waiting),
        seat in t.waiting,
        t.question(seat, language).text,
        t.outcome is not None,
        [] if t.outcome is None else list(t.outcome.winners),
        t.n,
        live.stored.next_id or None,
    )


# One path belongs to one router, and tables are opened by a POST to this one.
api.router.register(public_tables)
router = Router(
    "/api",
    route_handlers=[my_tables, play_again, claim, leave, hand_over, stand_in, qr],
    response_headers=[no_store],
)

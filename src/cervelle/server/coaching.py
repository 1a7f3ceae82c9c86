"""Advice for whoever plays against bots or looks back at a game, and everybody's chances once it is over."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from litestar import Router, get

from cervelle.bots.coach import Advice, choice_told, percent, told
from cervelle.engine.bot import chances
from cervelle.engine.table import SPECTATOR, Table
from cervelle.server.doors import (
    AnyRequest,
    At,
    Eyes,
    Lang,
    Secret,
    declared,
    eyes_of,
    language_of,
    live_at,
    moment_of,
    no_store,
)
from cervelle.server.faults import Fault
from cervelle.server.house import House
from cervelle.server.living import Live
from cervelle.server.shapes import Advised, Chances, Counsel
from cervelle.server.thinker import COACH, Thought

MOST_ASKED: Final = 24
"""How many may wait for advice; it takes a second or two for each."""
ONE_LUCK: Final = bytes(16)
"""The same luck at every moment of a game, so that chances move with the game and not with the dice."""


@get("/tables/{table:str}/coach", responses=declared(400, 401, 404, 409, 410))
async def advice(
    request: AnyRequest, table: str, house: House, secret: Secret = None, lang: Lang = None, at: At = None, eyes: Eyes = None
) -> Counsel:
    """What to answer, with the chances of each choice and the main reason. Off in live games with other people."""
    live = await live_at(house, table)
    seat = eyes_of(live, secret, eyes)
    if seat is None:
        raise Fault(403, "spectator")
    n = moment_of(live, at)
    if not is_on(live, seat):
        raise Fault(409, "coach-off")
    t = table_at(live, n)
    if seat not in t.waiting or (t is live.table and not live.is_shown and live.passes(seat) is not None):
        raise Fault(409, "coach-not-asked")
    imagination = t.imagine(seat, secrets.randbits(64))
    found = await thought_of(house, live, n, Thought(imagination, seat, COACH, secrets.token_bytes(16)))
    assert isinstance(found, Advice)
    return _counsel(t, seat, n, found, language_of(request, lang))


@get("/tables/{table:str}/chances", responses=declared(400, 404, 409, 410))
async def foresee(table: str, house: House, at: At = None) -> Chances:
    """How everybody stood after entry `at`, once the game is over or closed."""
    live = await live_at(house, table)
    if not live.is_shown:
        raise Fault(409, "coach-live")
    n = moment_of(live, at)
    t = table_at(live, n)
    if t.outcome is not None:
        return Chances(n, chances(t, t.outcome), t.part())
    found = await thought_of(house, live, n, Thought(t.imagine(None, 0), SPECTATOR, COACH, ONE_LUCK))
    return Chances(n, found, t.part())


def is_on(live: Live, seat: int) -> bool:
    """Nobody is advised against other people while they play; bots do not mind."""
    return live.is_shown or all(each.level for other, each in enumerate(live.seats) if other != seat)


def table_at(live: Live, n: int) -> Table:
    return live.table if n == live.table.n else live.past.at(live.table, n)


async def thought_of(house: House, live: Live, n: int, thought: Thought) -> Any:
    """Thought once, by a process apart, for all who ask; whoever goes away meanwhile interrupts nothing."""
    which = (n, thought.seat)
    task = live.thoughts.get(which)
    if task is None:
        if house.answers.thinkers.asked >= MOST_ASKED:
            raise Fault(503, "coach-busy")
        if not live.is_shown:
            live.thoughts.clear()
        task = live.thoughts[which] = house.start(house.answers.thinkers.coach(thought))
    try:
        return await asyncio.shield(task)
    except Exception:
        live.thoughts.pop(which, None)
        raise


def _counsel(t: Table, seat: int, n: int, found: Advice, language: str) -> Counsel:
    choices = [
        Advised(each.action, choice_told(t, seat, each.action, language), each.chance, each.error, percent(each.chance))
        for each in found.options
    ]
    return Counsel(n, t.q, choices, told(found, t, seat, language))


router = Router("/api", route_handlers=[advice, foresee], response_headers=[no_store])

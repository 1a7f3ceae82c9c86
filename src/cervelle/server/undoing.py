"""Taking back: free while the seat has learned nothing since; else the other people at the table are asked.

The question is kept with the table (`asking`), and holds only for as long as nothing was entered since. Whoever agrees last
stores the undo.
"""

from __future__ import annotations

import time
from typing import Any

from cervelle.engine.diary import Entry
from cervelle.engine.orders import passes
from cervelle.engine.problem import Problem
from cervelle.engine.undo import is_free, last_decision, looks_free, undo_entry
from cervelle.server.house import House
from cervelle.server.living import Live
from cervelle.server.shapes import Asking, CanUndo
from cervelle.server.words import server_words


class CannotUndo(Problem):
    """Nothing to take back, or nobody asks."""

    def __init__(self, message: str) -> None:
        super().__init__(message, server_words())


def asking_of(live: Live) -> Asking | None:
    """What the people are asked, if nothing was entered since."""
    asked = live.stored.asking
    if not asked or asked["n"] != live.table.n or live.is_shown:
        return None
    return Asking(asked["seat"], asked["to"], asked["agreed"], people_but(live, asked["seat"]))


def can_undo(live: Live, seat: int | None) -> CanUndo | None:
    """How far back this seat's last answer is, and who must agree as far as one sees at a glance. Whether the seat has learned
    anything that no roll shows is looked at when it really goes back."""
    to = None if seat is None or live.is_shown else _last(live, seat)
    if seat is None or to is None:
        return None
    return CanUndo(to, [] if looks_free(live.table, seat, to) else people_but(live, seat))


def people_but(live: Live, seat: int) -> list[int]:
    """The others who are no bots, and for whom none stands in."""
    return [s for s, each in enumerate(live.seats) if s != seat and each.secret_hash and not each.level and not each.stand_in]


async def take_back(house: House, live: Live, seat: int, to: int | None) -> tuple[bool, int]:
    """Whether it was done (or the others are asked first), and how many entries there are then."""
    async with live.lock:
        while True:
            where = _where(live, seat, to)
            needed = _needed(live, seat, where)
            asked = asking_of(live)
            if asked is not None and asked.seat != seat:
                raise CannotUndo("undo-asked-already")
            if not needed:
                if await _entered(house, live, where):
                    break
            elif asked is not None and asked.to == where:
                return False, live.table.n
            elif await _asked(house, live, {"seat": seat, "to": where, "n": live.table.n, "agreed": []}):
                house.tell(live)
                return False, live.table.n
    return _done(house, live)


async def answer(house: House, live: Live, seat: int, agree: bool) -> tuple[bool, int]:
    """One of the others agrees or does not; whoever asked may think better of it."""
    async with live.lock:
        while True:
            asked = asking_of(live)
            if asked is None or seat not in (*asked.needed, asked.seat) or (agree and seat == asked.seat):
                raise CannotUndo("undo-nobody-asks")
            if not agree:
                if await _asked(house, live, {}):
                    house.tell(live)
                    return False, live.table.n
                continue
            agreed = sorted({*asked.agreed, seat})
            if set(asked.needed) <= set(agreed):
                if await _entered(house, live, asked.to):
                    break
            elif await _asked(house, live, {"seat": asked.seat, "to": asked.to, "n": live.table.n, "agreed": agreed}):
                house.tell(live)
                return False, live.table.n
    return _done(house, live)


def _where(live: Live, seat: int, to: int | None) -> int:
    if live.is_shown:
        raise CannotUndo("undo-over")
    last = _last(live, seat)
    if last is None:
        raise CannotUndo("undo-nothing")
    if to is None:
        return last
    if to >= live.table.n:
        raise CannotUndo("undo-nothing")
    return to


def _last(live: Live, seat: int) -> int | None:
    """Before this seat's last answer; one that its standing orders gave is not worth going back to, for they would again."""
    to = last_decision(live.table, [seat])
    orders = live.orders.get(seat, {})
    while orders and to is not None and passes(live.past.at(live.table, to), seat, orders) is not None:
        to = last_decision(live.table, [seat], to)
    return to


def _needed(live: Live, seat: int, to: int) -> list[int]:
    """Who must agree: nobody, if there is nobody, or if it costs them nothing."""
    people = people_but(live, seat)
    if not people or not looks_free(live.table, seat, to):
        return people
    return [] if is_free(live.table, seat, to, live.past.at(live.table, to)) else people


async def _entered(house: House, live: Live, to: int) -> bool:
    """Stored by compare-and-set like any entry; if something else was first, that is played, and this is not."""
    entry: Entry = undo_entry(live.table, to, live.past.at(live.table, to))
    if not await house.append(live, entry):
        await house.catch_up(live)
        return False
    live.touched = time.monotonic()
    live.enter(entry)
    live.changed()
    return True


async def _asked(house: House, live: Live, asking: dict[str, Any]) -> bool:
    """Kept, unless something else about the table changed meanwhile: then it is read, and may be tried again."""
    taken = await house.store.change_if(live.id, live.changes, asking=asking)
    await house.sit_again(live)
    return taken


def _done(house: House, live: Live) -> tuple[bool, int]:
    n = live.table.n
    house.tell(live)
    house.answers.wake(live)
    return True, n

"""Who sits where: seats are claimed, left and handed over, a bot stands in for whoever is gone, and all go to the next table.

Only the process that someone is connected to knows that they are here. So a process that finds someone gone for too long says so,
by a bot that stands in; whoever holds the connection objects at once (`mind`), and the bot looks again before its first answer.
"""

from __future__ import annotations

import logging
import secrets
import time
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from cervelle.server.alarms import SETTING as ALARMS
from cervelle.server.secrecy import hashed, new_secret, new_table_id
from cervelle.server.shapes import Colour

if TYPE_CHECKING:
    from cervelle.server.house import House
    from cervelle.server.living import Live

COLOURS: Final[tuple[str, ...]] = Colour.__args__  # type: ignore[attr-defined]
STAND_IN: Final = "player"
"""The level of a bot that nobody chose."""
HELD: Final = "held"
"""In a table's settings: the seats where the host wanted a bot, whether or not the person is connected."""
JOINERS: Final = "\u200c\u200d"
"""Invisible, and needed in some names and in pictures of people."""

log = logging.getLogger("cervelle.server")


def tidy(name: str) -> str:
    """A name on one line, without anything that hides or turns what stands beside it."""
    shown = (letter if letter in JOINERS or unicodedata.category(letter)[0] != "C" else " " for letter in name)
    return " ".join("".join(shown).split())


def colours_of(wanted: Sequence[str]) -> list[str]:
    """The colours asked for; whoever asks for none gets one that is free, as long as there is one."""
    free = [colour for colour in COLOURS if colour not in wanted]
    given = (free + list(COLOURS) * (1 + len(wanted) // len(COLOURS))).__iter__()
    return [colour or next(given) for colour in wanted]


# What people do -------------------------------------------------------------------------------------


async def claim(house: House, live: Live, seat: int, name: str, colour: str | None) -> str | None:
    """The secret of an open seat, from now on this person's; None if someone was faster."""
    secret = new_secret()
    values = {"name": name, "secret_hash": hashed(secret), "stand_in": ""} | ({"colour": colour} if colour else {})
    taken = await house.store.reseat(live.id, seat, "", **values)
    await _told(house, live)
    return secret if taken else None


async def leave(house: House, live: Live, seat: int) -> None:
    """The seat is open; while the game is on, a bot plays it."""
    stand_in = STAND_IN if live.table.outcome is None else ""
    await house.store.reseat(live.id, seat, live.seats[seat].secret_hash, name="", secret_hash="", stand_in=stand_in)
    await _told(house, live)


async def hand_over(house: House, live: Live, seat: int) -> str | None:
    """Another secret for this seat; the old one opens nothing any more. None if that had happened already."""
    secret = new_secret()
    done = await house.store.reseat(live.id, seat, live.seats[seat].secret_hash, secret_hash=hashed(secret))
    await _told(house, live)
    return secret if done else None


async def stand_in(house: House, live: Live, seat: int, level: str, held: bool = False) -> None:
    """A bot of this level plays here; none, and the person does again."""
    wanted = [each for each in live.stored.settings.get(HELD, []) if each != seat] + [seat] * held
    if wanted != live.stored.settings.get(HELD, []):
        await house.store.change_table(live.id, settings=live.stored.settings | {HELD: wanted})
    await house.store.change_seat(live.id, seat, stand_in=level)
    await _told(house, live)


async def again(house: House, live: Live) -> str:
    """The rematch: the same seats, each opened by the secret that it had here. There is one, whoever asks for it and how often."""
    if live.stored.next_id:
        return live.stored.next_id
    settings = {name: value for name, value in live.stored.settings.items() if name not in (HELD, ALARMS)}
    following = live.stored._replace(
        id=new_table_id(), key=secrets.token_bytes(16), orders=[], changes=0, settings=settings, next_id="", asking={}, closed=0
    )
    found = await house.store.follow_on(live.id, following)
    if found == following.id:
        house.metrics.opened.add()
        log.info("table opened", extra={"table": found, "game": live.game.id, "seats": len(live.seats), "after": live.id})
    await _told(house, live)
    return found


async def come_back(house: House, live: Live, seats: Iterable[int]) -> None:
    """These people are connected: whatever stood in for them hands back. Who has just left may still be connected for a moment."""
    for seat in seats:
        if live.seats[seat].stand_in and not live.seats[seat].is_open:
            await stand_in(house, live, seat, "")


async def _told(house: House, live: Live, grace: float = 0) -> None:
    await house.sit_again(live, grace)
    house.tell(live)


# Who is gone ----------------------------------------------------------------------------------------


def counts(live: Live) -> bool:
    """Whether somebody's absence is being counted here. Alone against bots, nobody is waited for."""
    people = sum(not each.level for each in live.seats)
    return bool(live.stored.settings.get("away") and live.table.outcome is None and not live.stored.closed and people > 1)


class Absence(NamedTuple):
    """What is still counted of a table that has left memory."""

    until: float
    owing: dict[int, tuple[int, float]]


def absence_at(live: Live) -> Absence | None:
    if not counts(live) or not live.owing:
        return None
    first = min(since for _, since in live.owing.values())
    return Absence(first + live.stored.settings["away"], live.owing)


async def mind_all(house: House, lives: Iterable[Live]) -> None:
    now = time.monotonic()
    for table in [table for table, absence in house.absences.items() if absence.until <= now]:
        await house.find(table)
    for live in lives:
        if any(each.stand_in for each in live.seats) or counts(live):
            await mind(house, live)


async def mind(house: House, live: Live) -> None:
    """Bots for those who are gone too long, their seats for those who are here after all."""
    held = live.stored.settings.get(HELD, [])
    await come_back(house, live, [seat for seat, here in live.present.items() if here and seat not in held])
    for seat in gone(live, time.monotonic()):
        await house.store.change_seat(live.id, seat, stand_in=STAND_IN)
        await _told(house, live, 2 * house.look_every)
        log.info("a bot stands in", extra={"table": live.id, "seat": seat})
    house.answers.wake(live)


def gone(live: Live, now: float) -> list[int]:
    """Those who have owed an answer, without being here, for longer than the table allows."""
    q = live.table.q
    owing = {}
    for seat in live.table.waiting if counts(live) else ():
        if not live.seats[seat].played_by and not live.present.get(seat):
            asked, since = live.owing.get(seat, (q, now))
            owing[seat] = (q, since if asked == q else now)
    live.owing = owing
    return [seat for seat, (_, since) in owing.items() if now - since >= live.stored.settings["away"]]

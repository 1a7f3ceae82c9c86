"""The live stream of a table: every change as these seats may see it, and their choices the other way."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter, deque
from contextlib import suppress
from typing import Any, Final

import msgspec

from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.words import Said
from cervelle.server import seating
from cervelle.server.chat import LONGEST_LINE, SPECTATOR, cleaned, heard
from cervelle.server.database import Unreachable
from cervelle.server.house import House
from cervelle.server.limits import FRAMES, MOST_STREAMS, READING, Bucket, Limits, TooMany
from cervelle.server.living import Closed, Live
from cervelle.server.origins import Origins
from cervelle.server.secrecy import hashed
from cervelle.server.shapes import Frame, Hello
from cervelle.server.states import state_of
from cervelle.server.store import StoredLine
from cervelle.server.wire import Gone, Wire
from cervelle.server.words import server_words

SECONDS_TO_SAY_WHO = 5
LONGEST_FRAME = 16_384
MOST_UNSENT = 1_000
SECONDS_BETWEEN_POINTS = 0.25
PATH: Final = re.compile(r"/api/tables/([^/]+)/live/?")
BROKEN = 1011
COME_BACK = 1012
BAD_FRAME = 4400
NO_SEAT = 4401
FOREIGN = 4403
NO_TABLE = 4404
CLOSED_TABLE = 4410
TOO_SLOW = 4429
LINES_AT_ONCE = 5
SECONDS_FOR_LINES = 10

_hello = msgspec.json.Decoder(Hello)
_frame = msgspec.json.Decoder(Frame)
_encode = msgspec.json.Encoder().encode

log = logging.getLogger("cervelle.server")


class Goodbye(Exception):
    """The stream ends: a code, and a sentence first."""

    def __init__(self, code: int, message: str, **said: Said) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.said = said


class NoSeat(Goodbye):
    """A secret that opens nothing, or no longer does: which of those given."""

    def __init__(self, which: int) -> None:
        super().__init__(NO_SEAT, "no-seat")
        self.which = which


class Watcher:
    """One connection, with the seats whose secrets it gave (none: a spectator). The host's may be among them."""

    def __init__(self, wire: Wire, live: Live, hello: Hello) -> None:
        self.wire = wire
        self.live = live
        self.language: str = hello.lang
        self.since = hello.since
        self.text = hello.text
        self.digests = [hashed(secret) for secret in hello.secrets]
        self.host = any(live.is_host(secret) for secret in hello.secrets)
        found = [(i, live.seat_of(secret)) for i, secret in enumerate(hello.secrets) if not live.is_host(secret)]
        self.holds = {seat: i for i, seat in found if seat is not None}
        """Seat -> which secret opened it."""
        for i, seat in found:
            if seat is None:
                raise NoSeat(i)
        self.seats = [seat for _, seat in found if seat is not None]
        self.eyes: list[int | None] = [*self.seats] or [None]
        self.checked = live.stored
        """Who sits here, when this connection's secrets were last compared with it."""
        self.unsent: deque[str | Goodbye] = deque()
        self.rest: asyncio.Future[None] | None = None
        """What ends when there is something to send."""
        self.pointed = 0.0
        self.talked: deque[float] = deque(maxlen=LINES_AT_ONCE)
        self.frames: Bucket | None = None
        """How many frames it may send, if it is limited."""

    def lost(self) -> int | None:
        """A secret of this connection that opens its seat no more: it was left or handed over."""
        stored = self.live.stored
        if stored is not self.checked:
            for seat, which in self.holds.items():
                if stored.seats[seat].secret_hash != self.digests[which]:
                    return which
            self.checked = stored
        return None

    def show(self) -> None:
        """Put the table as it is now among what is to be sent. Called at every change, before the next can happen."""
        lost = self.lost()
        if lost is not None:
            self.put(NoSeat(lost))
            return
        states = [state_of(self.live, eye, self.language, self.since, self.text, self.host) for eye in self.eyes]
        self.since = states[0].n + 1
        self.send({"type": "state", "states": states})

    def send(self, frame: dict[str, object]) -> None:
        if len(self.unsent) < MOST_UNSENT:
            self.put(_encode(frame).decode())
        else:
            self.put(Goodbye(TOO_SLOW, "too-slow"))

    def put(self, what: str | Goodbye) -> None:
        self.unsent.append(what)
        if self.rest is not None and not self.rest.done():
            self.rest.set_result(None)

    async def send_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                while not self.unsent:
                    self.rest = loop.create_future()
                    await self.rest
                frame = self.unsent.popleft()
                if isinstance(frame, Goodbye):
                    break
                await self.wire.send(frame)
        except RuntimeError as late:
            # What uvicorn says of a stream that is being closed at this moment.
            raise Gone from late
        raise frame

    async def listen(self, house: House) -> None:
        while True:
            data = await self.wire.receive()
            if self.frames is not None and self.frames.wait():
                raise Goodbye(TOO_SLOW, "too-many-frames")
            frame = decoded(_frame, data)
            if frame.lang is not None:
                self.language = frame.lang
                self.since = 0
            self.text = self.text if frame.text is None else frame.text
            if frame.lang is not None or frame.text:
                self.show()
                self.hear_all()
            if frame.chat is not None:
                await self.talk(house, frame)
            if frame.point is not None:
                self.point(frame.point)
            if frame.action is not None:
                await self.play(house, frame)

    def point(self, on: str) -> None:
        """Show everyone what this player points at. Spectators have no finger; a trembling one is shown now and then."""
        now = asyncio.get_running_loop().time()
        if self.seats and now - self.pointed >= SECONDS_BETWEEN_POINTS:
            self.pointed = now
            for see in list(self.live.pointers):
                see(self.seats[0], on)

    def see(self, seat: int, on: str) -> None:
        self.send({"type": "point", "seat": seat, "on": on})

    def hear(self, lines: list[StoredLine]) -> None:
        self.send({"type": "chat", "lines": [heard(line, self.live.table.box, self.language) for line in lines]})

    def hear_all(self) -> None:
        """What was said so far, in this reader's language."""
        lines = [heard(line, self.live.table.box, self.language) for line in self.live.chat.lines]
        if lines:
            self.send({"type": "chat", "lines": lines, "all": True})

    def count(self) -> None:
        self.send({"type": "watching", "count": self.live.watching})

    async def talk(self, house: House, frame: Frame) -> None:
        """A line for everyone at the table, from a seat of this connection or under a spectator's name."""
        text, name = cleaned(frame.chat or ""), cleaned(frame.name)
        seat = self.seats[0] if self.seats and frame.seat is None else frame.seat
        now = asyncio.get_running_loop().time()
        why = ""
        if seat is not None and seat not in self.seats:
            why = "not-your-seat"
        elif seat is None and self.live.stored.settings.get("talk", True) is False:
            why = "chat-closed"
        elif not text:
            why = "chat-empty"
        elif len(text) > LONGEST_LINE:
            why = "chat-long"
        elif len(self.talked) == LINES_AT_ONCE and now - self.talked[0] < SECONDS_FOR_LINES:
            why = "chat-fast"
        answer: dict[str, object] = {"id": frame.id}
        if not why:
            self.talked.append(now)
            try:
                await house.say(
                    self.live, SPECTATOR if seat is None else seat, name if seat is None else self.live.seats[seat].name, text
                )
                self.send(answer | {"type": "said"})
                return
            except Unreachable as silence:
                why = silence.message
        said: dict[str, Said] = {"most": str(LONGEST_LINE), "found": str(len(text))} if why == "chat-long" else {}
        self.send(answer | {"type": "unsaid", "why": why, "text": server_words().say(self.language, why, said)})

    async def play(self, house: House, frame: Frame) -> None:
        answer: dict[str, object] = {"id": frame.id}
        seat = frame.seat if frame.seat is not None else self.seats[0] if self.seats else None
        if seat is None or seat not in self.seats or self.lost() is not None:
            text = server_words().say(self.language, "not-your-seat")
            self.send(answer | {"type": "refused", "why": "not-your-seat", "text": text})
            return
        try:
            n = await house.act(self.live, seat, -1 if frame.q is None else frame.q, frame.action or 0)
            self.send(answer | {"type": "ack", "n": n})
        except Problem as problem:
            why = "closed" if isinstance(problem, Closed) else "refused"
            answer |= {"type": "refused", "why": why, "text": problem.text(self.language)}
            self.send(answer | ({"rule": problem.rule} if isinstance(problem, Refusal) else {}))
        except Exception:
            self.send(answer | {"type": "refused", "why": "broken", "text": server_words().say(self.language, "broken")})


class Streams:
    """Where they come in."""

    def __init__(self, house: House, limits: Limits, origins: Origins) -> None:
        self.house = house
        self.limits = limits
        self.origins = origins

    async def open(self, table: str, wire: Wire) -> None:
        client = self.limits.client(wire.host)
        self.limits.streams[client or ""] += 1
        try:
            await wire.accept()
            await self._serve(table, wire, client)
        except (Gone, OSError):
            pass  # whether it said so or was found gone when something was sent
        except Exception:
            log.exception("unexpected error", extra={"table": table})
            with suppress(RuntimeError, OSError):
                await wire.close(BROKEN, "broken")
        finally:
            self.limits.streams[client or ""] -= 1
            self.limits.streams += Counter()

    async def _serve(self, table: str, wire: Wire, client: str | None) -> None:
        language = "fr"
        try:
            self._admit(wire, client)
            if not self.house.is_here(table):
                await _find(self.house, table)
            try:
                first = await asyncio.wait_for(wire.receive(), SECONDS_TO_SAY_WHO)
            except TimeoutError:
                raise Goodbye(BAD_FRAME, "who-are-you") from None
            hello = decoded(_hello, first)
            language = hello.lang
            watcher = Watcher(wire, await _find(self.house, table), hello)
            watcher.frames = Bucket(FRAMES) if client else None
            await _watch(watcher, self.house)
        except Goodbye as end:
            text = server_words().say(language, end.message, end.said)
            which = {"which": end.which} if isinstance(end, NoSeat) else {}
            with suppress(RuntimeError):
                await wire.send(_encode({"type": "error", "why": end.message, "text": text, **which}).decode())
                await wire.close(end.code, end.message)

    def _admit(self, wire: Wire, client: str | None) -> None:
        """Nothing of the table has been told yet."""
        if not self.origins.welcome(wire.headers):
            raise Goodbye(FOREIGN, "foreign")
        try:
            self.limits.take(client, READING)
        except TooMany as many:
            raise Goodbye(TOO_SLOW, many.why, **many.said) from None
        if client and self.limits.streams[client] > MOST_STREAMS:
            raise Goodbye(TOO_SLOW, "too-many-streams")


async def _find(house: House, table: str) -> Live:
    try:
        live = await house.find(table)
    except Unreachable as silence:
        raise Goodbye(COME_BACK, silence.message) from None
    except Problem:
        raise Goodbye(CLOSED_TABLE, "unplayable") from None
    if live is None:
        raise Goodbye(NO_TABLE, "no-table")
    return live


async def _watch(watcher: Watcher, house: House) -> None:
    live = watcher.live
    live.come(watcher.seats, 1)
    sending = asyncio.create_task(watcher.send_all())
    try:
        with suppress(Unreachable):
            await seating.come_back(house, live, watcher.seats)
        live.listeners.add(watcher.show)
        live.pointers.add(watcher.see)
        house.arrived(live, watcher.seats)
        if watcher.seats:
            live.changed()
        else:
            live.watch(1)
            watcher.show()
        live.watchers.add(watcher.count)
        watcher.hear_all()
        live.chat.hearers.add(watcher.hear)
        listening = asyncio.create_task(watcher.listen(house))
        done, _ = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        for task in done:
            await task
    finally:
        live.listeners.discard(watcher.show)
        live.pointers.discard(watcher.see)
        live.watchers.discard(watcher.count)
        live.chat.hearers.discard(watcher.hear)
        sending.cancel()
        live.come(watcher.seats, -1)
        house.departed(live)
        if watcher.seats:
            live.changed()
        else:
            live.watch(-1)


def decoded(decoder: msgspec.json.Decoder[Any], data: str) -> Any:
    if len(data) > LONGEST_FRAME:
        raise Goodbye(BAD_FRAME, "too-large")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Goodbye(BAD_FRAME, "bad-frame", detail=str(error)[:200]) from None

"""The live stream of a table: every change as these seats may see it, and their choices the other way."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.words import Said
from cervelle.server.database import Unreachable
from cervelle.server.house import Closed, House, Live
from cervelle.server.shapes import Frame, Hello
from cervelle.server.states import state_of
from cervelle.server.words import server_words

SECONDS_TO_SAY_WHO = 5
LONGEST_FRAME = 16_384
MOST_UNSENT = 1_000
SECONDS_BETWEEN_POINTS = 0.25
COME_BACK = 1012
BAD_FRAME = 4400
NO_SEAT = 4401
NO_TABLE = 4404
CLOSED_TABLE = 4410
TOO_SLOW = 4429

_hello = msgspec.json.Decoder(Hello)
_frame = msgspec.json.Decoder(Frame)
_encode = msgspec.json.Encoder().encode


class Goodbye(Exception):
    """The stream ends: a code, and a sentence first."""

    def __init__(self, code: int, message: str, **said: Said) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.said = said


class Watcher:
    """One connection, with the seats whose secrets it gave (none: a spectator)."""

    def __init__(self, socket: WebSocket[Any, Any, Any], live: Live, hello: Hello) -> None:
        self.socket = socket
        self.live = live
        self.language: str = hello.lang
        self.since = hello.since
        self.text = hello.text
        self.seats = [self._seat(secret) for secret in hello.secrets]
        self.unsent: deque[str] = deque()
        self.news = asyncio.Event()
        self.pointed = 0.0

    def _seat(self, secret: str) -> int:
        seat = self.live.seat_of(secret)
        if seat is None:
            raise Goodbye(NO_SEAT, "no-seat")
        return seat

    def show(self) -> None:
        """Put the table as it is now among what is to be sent. Called at every change, before the next can happen."""
        seats: list[int | None] = [*self.seats] if self.seats else [None]
        states = [state_of(self.live, seat, self.language, self.since, self.text) for seat in seats]
        self.since = self.live.table.n + 1
        self.send({"type": "state", "states": states})

    def send(self, frame: dict[str, object]) -> None:
        if len(self.unsent) <= MOST_UNSENT:
            self.unsent.append(_encode(frame).decode())
        self.news.set()

    async def send_all(self) -> None:
        while len(self.unsent) <= MOST_UNSENT:
            if self.unsent:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": self.unsent.popleft()})
            else:
                self.news.clear()
                await self.news.wait()
        await self.socket.close(code=TOO_SLOW)

    async def listen(self, house: House) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            frame = decoded(_frame, data)
            if frame.lang is not None:
                self.language = frame.lang
                self.since = 0
            self.text = self.text if frame.text is None else frame.text
            if frame.lang is not None or frame.text:
                self.show()
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

    async def play(self, house: House, frame: Frame) -> None:
        answer: dict[str, object] = {"id": frame.id}
        seat = frame.seat if frame.seat is not None else self.seats[0] if self.seats else None
        if seat is None or seat not in self.seats:
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


@websocket("/api/tables/{table:str}/live")
async def stream(socket: WebSocket[Any, Any, Any], table: str, house: House) -> None:
    await socket.accept()
    language = "fr"
    try:
        if not house.is_here(table):
            await _find(house, table)
        try:
            first = await asyncio.wait_for(socket.receive_data(mode="text"), SECONDS_TO_SAY_WHO)
        except TimeoutError:
            raise Goodbye(BAD_FRAME, "who-are-you") from None
        hello = decoded(_hello, first)
        language = hello.lang
        live = await _find(house, table)
        await _watch(Watcher(socket, live, hello), house)
    except Goodbye as end:
        text = server_words().say(language, end.message, end.said)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.send_data(_encode({"type": "error", "why": end.message, "text": text}), mode="text")
            await socket.close(code=end.code, reason=end.message)
    except (WebSocketDisconnect, OSError):
        pass  # gone, whether it said so or was found gone when something was sent


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
    for seat in watcher.seats:
        live.present[seat] = live.present.get(seat, 0) + 1
    live.listeners.add(watcher.show)
    live.pointers.add(watcher.see)
    sending = asyncio.create_task(watcher.send_all())
    try:
        live.changed() if watcher.seats else watcher.show()
        listening = asyncio.create_task(watcher.listen(house))
        done, _ = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        for task in done:
            await task
    finally:
        live.listeners.discard(watcher.show)
        live.pointers.discard(watcher.see)
        sending.cancel()
        for seat in watcher.seats:
            live.present[seat] -= 1
        if watcher.seats:
            live.changed()


def decoded(decoder: msgspec.json.Decoder[Any], data: str) -> Any:
    if len(data) > LONGEST_FRAME:
        raise Goodbye(BAD_FRAME, "too-large")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Goodbye(BAD_FRAME, "bad-frame", detail=str(error)[:200]) from None

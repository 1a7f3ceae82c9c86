"""`cervelle doctor`: everything that a server needs, tried for real; one line for each, and what to do where it fails."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

import cervelle
from cervelle.engine.problem import Problem
from cervelle.engine.words import Said
from cervelle.server.database import engine_for, first_line, shown
from cervelle.server.notices import Carried, Notice, notices_for
from cervelle.server.pages import assets
from cervelle.server.schema import VERSION, Newer, version_of
from cervelle.server.thinker import Thinker, Thought
from cervelle.server.words import server_words

OLDEST_PYTHON: Final = (3, 11)
PATIENCE: Final = 10.0

Told = dict[str, Said]


class Finding(NamedTuple):
    """`message` says what was found; `.todo` of it what to do, if it is not well."""

    well: bool
    message: str
    said: Told
    problem: Problem | None = None
    """Says everything by itself."""

    def text(self, language: str) -> str:
        if self.problem is not None:
            return f"✗ {self.problem.text(language)}"
        told = server_words().say(language, self.message, self.said)
        return f"✓ {told}" if self.well else f"✗ {told} {server_words().say(language, f'{self.message}.todo', self.said)}"


def tell_findings(say: Callable[[str], None], language: str, database: Path | str, notices: str, host: str, port: int) -> bool:
    """Tells each as soon as it is known; returns whether all is well."""
    well = True
    for finding in findings(database, notices, host, port):
        say(finding.text(language))
        well = well and finding.well
    say(server_words().say(language, "doctor-well" if well else "doctor-unwell"))
    return well


def findings(database: Path | str, notices: str, host: str, port: int) -> Iterator[Finding]:
    yield _python()
    yield from _tried("doctor-games", _games)
    yield from _tried("doctor-bots", _bots)
    if isinstance(database, Path):
        yield from _tried("doctor-folder", lambda: _folder(database), {"where": str(database)})
    yield from _database(database)
    yield from _notices(notices, database)
    yield _port(host, port)


def _python() -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    least = ".".join(map(str, OLDEST_PYTHON))
    return Finding(sys.version_info >= OLDEST_PYTHON, "doctor-python", {"found": found, "least": least})


def _tried(message: str, check: Callable[[], Told], said: Told | None = None) -> Iterator[Finding]:
    """What a check found, or the sentence `message-wrong` with what it raised."""
    try:
        yield Finding(True, message, {**(said or {}), **check()})
    except Exception as error:
        yield Finding(False, f"{message}-wrong", {**(said or {}), "detail": first_line(error)})


def _games() -> Told:
    return {"count": len(cervelle.shelf), "files": str(len(assets()))}


def _bots() -> Told:
    """One thought in the process that thinks."""
    game = next(iter(cervelle.shelf.values()))
    t = game.table(seats=game.seats[0], seed=1)
    seat = t.waiting[0]

    async def think() -> int:
        thinker = Thinker()
        try:
            thought = Thought(t.imagine(seat, 1), seat, "beginner", bytes(16))
            return await asyncio.wait_for(thinker.ask(thought), 60)
        finally:
            await thinker.close()

    assert asyncio.run(think()) in t.actions(seat)
    return {}


def _folder(folder: Path) -> Told:
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / f".doctor-{os.getpid()}"
    trial.write_bytes(b"x")
    trial.unlink()
    return {}


def _database(database: Path | str) -> Iterator[Finding]:
    """Looked at, never changed."""
    try:
        engine = engine_for(database)
        with engine.connect() as connection:
            found = version_of(connection)
        engine.dispose()
    except Problem as problem:
        yield Finding(False, "", {}, problem)
    except (SQLAlchemyError, OSError) as error:
        yield Finding(False, "doctor-database-wrong", {"where": shown(database), "detail": first_line(error)})
    else:
        where: Told = {"where": shown(database)}
        yield Finding(True, "doctor-database", where)
        if found > VERSION:
            yield Finding(False, "", {}, Newer(found))
        elif found == VERSION:
            yield Finding(True, "doctor-schema", {"found": str(found)})
        else:
            yield Finding(True, "doctor-schema-older", {"found": str(found), "known": str(VERSION)})


def _notices(url: str, database: Path | str) -> Iterator[Finding]:
    """There and back."""
    try:
        notices = notices_for(url, database)
    except Problem as problem:
        yield Finding(False, "", {}, problem)
        return
    if not isinstance(notices, Carried):
        yield Finding(True, "doctor-alone", {})
        return
    yield from _tried("doctor-notices", lambda: _round_trip(notices))


def _round_trip(notices: Carried) -> Told:
    sent = Notice(f"doctor-{secrets.token_hex(8)}", 0, 0).text()
    began = time.monotonic()
    with notices.hearing() as texts, notices.sending() as send:
        next(texts)
        send([sent])
        for text in texts:
            if text == sent:
                return {"milliseconds": f"{1000 * (time.monotonic() - began):.0f}"}
            if time.monotonic() - began > PATIENCE:
                break
    raise TimeoutError(f"{PATIENCE:.0f} s")


def _port(host: str, port: int) -> Finding:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError):
            return Finding(False, "doctor-port-wrong", {"host": host, "port": str(port)})
    return Finding(True, "doctor-port", {"host": host, "port": str(port)})

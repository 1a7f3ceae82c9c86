"""The server as one application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, ResponseHeader
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import MsgspecError

from cervelle.engine.problem import Problem
from cervelle.server import api, coaching, doors, history, live, lobby, malls, operation, pages
from cervelle.server.faults import Fault
from cervelle.server.house import IDLE_AFTER, LOOK_EVERY, PASS_PAUSE, House
from cervelle.server.limits import WHOM, Limits
from cervelle.server.notices import notices_for
from cervelle.server.origins import Origins
from cervelle.server.store import Store
from cervelle.server.wire import Wire

LARGEST_BODY = 64_000
EXPECTED = (Fault, Problem, HTTPException, RecursionError, MsgspecError, UnicodeDecodeError, WebSocketException)
"""What clients cause; anything else is for whoever runs the server to know."""

log = logging.getLogger("cervelle.server")


class Settings(NamedTuple):
    """`database`: a folder, for SQLite, or the URL of a PostgreSQL. Times are in seconds."""

    database: Path | str
    notices: str = ""
    bot_pause: float = 0.6
    look_every: float = LOOK_EVERY
    idle_after: float = IDLE_AFTER
    metrics: bool = False
    limits: str = WHOM[0]
    origins: tuple[str, ...] = ()
    pass_pause: float = PASS_PAUSE


def application(settings: Settings, opened: Callable[[], object] | None = None) -> ASGIApp:
    """Raises a Problem at once if the database or the notices cannot be had. `opened` is called once it is ready."""
    served = pages.Pages()
    notices = notices_for(settings.notices, settings.database)
    times = (settings.look_every, settings.idle_after, settings.pass_pause)
    house = House(Store(settings.database), settings.bot_pause, notices, *times)
    limits = Limits(settings.limits)
    origins = Origins(settings.origins)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        house.open()
        if opened is not None:
            opened()
        yield
        await house.close()

    async def noted(error: Exception, _: Scope) -> None:
        if not isinstance(error, EXPECTED):
            log.error("unexpected error", exc_info=error)

    async def made_safe(message: Message, _: Scope) -> None:
        """Refusals too: those that no handler gave have no headers yet."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in pages.SAFE.items():
                headers.setdefault(name, value)

    def not_found(request: pages.AnyRequest, error: NotFoundException) -> Response[Any]:
        return served.missing(request) or doors.http_error(request, error)

    app = Litestar(
        route_handlers=[
            api.router,
            lobby.router,
            history.router,
            coaching.router,
            malls.router,
            operation.router,
            pages.router,
            *([operation.metrics] if settings.metrics else []),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "pages": Provide(lambda: served, sync_to_thread=False),
        },
        guards=[limits.guard, origins.guard],
        lifespan=[open_house],
        exception_handlers={**doors.handlers, NotFoundException: not_found},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in pages.SAFE.items()],
        before_send=[made_safe],
        after_exception=[noted],
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Cervelle", version="1", path="/api/schema"),
    )
    streams = live.Streams(house, limits, origins)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        stream = live.PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if stream is not None:
            await streams.open(stream[1], Wire(scope, receive, send))
        else:
            await app(scope, receive, send)

    return door

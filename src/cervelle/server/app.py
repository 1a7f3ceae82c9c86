"""The server as one application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig

from cervelle.server import api, live, pages
from cervelle.server.house import House
from cervelle.server.store import Store

LARGEST_BODY = 64_000


def application(folder: Path, bot_pause: float = 0.6) -> Litestar:
    """Tables kept in this folder; bots take at least this long, in seconds, so that people can follow."""
    served = pages.Pages()
    houses: list[House] = []

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        houses.append(House(Store(folder), bot_pause))
        yield
        await houses[0].close()

    def house() -> House:
        return houses[0]

    def not_found(request: pages.AnyRequest, error: NotFoundException) -> Response[Any]:
        return served.missing(request) or api.http_error(request, error)

    return Litestar(
        route_handlers=[api.router, live.stream, pages.router],
        dependencies={
            "house": Provide(house, sync_to_thread=False),
            "pages": Provide(lambda: served, sync_to_thread=False),
        },
        lifespan=[open_house],
        exception_handlers={**api.handlers, NotFoundException: not_found},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in pages.SAFE.items()],
        openapi_config=OpenAPIConfig(title="Cervelle", version="1", path="/api/schema"),
    )

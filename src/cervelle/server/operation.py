"""For whoever runs the server: is it well, and what does it count."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from cervelle.server.database import Unreachable
from cervelle.server.doors import no_store
from cervelle.server.faults import Fault
from cervelle.server.house import House
from cervelle.server.metrics import MEDIA_TYPE
from cervelle.server.shapes import Wrong

PATIENCE: Final = 3.0


class Health(Struct):
    ok: bool


hurried = ResponseSpec(data_container=Wrong, description="asked too often", generate_examples=False)
silent = ResponseSpec(data_container=Wrong, description="the database does not answer", generate_examples=False)


@get("/health", responses={429: hurried, 503: silent})
async def health(house: House) -> Health:
    """Whether this process answers, and its database too."""
    with suppress(Unreachable, TimeoutError):
        await asyncio.wait_for(house.store.check(), PATIENCE)
        return Health(True)
    raise Fault(503, "database-silent")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: House) -> Response[str]:
    house.count()
    return Response(house.metrics.text(), media_type=MEDIA_TYPE)


router = Router("/api", route_handlers=[health], response_headers=[no_store])

"""Only our own pages write to a table or listen to it from a browser. Programs send no Origin, and are welcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.handlers.base import BaseRouteHandler

from cervelle.server.faults import Fault

AnyConnection = ASGIConnection[Any, Any, Any, Any]
PORTS = {"http": 80, "https": 443}


class Origins:
    def __init__(self, known: tuple[str, ...] = ()) -> None:
        """`known`: other addresses under which this server is reached, where a proxy does not hand on the Host."""
        self._known = {_place(each) for each in known}

    def welcome(self, headers: Mapping[str, str]) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        scheme, host, port = _place(origin)
        if scheme not in PORTS or not host:
            return False
        return (scheme, host, port) in self._known or (host, port) == _place(f"{scheme}://{headers.get('host', '')}")[1:]

    async def guard(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        if (
            isinstance(connection, Request)
            and connection.method not in ("GET", "HEAD", "OPTIONS")
            and not self.welcome(connection.headers)
        ):
            raise Fault(403, "foreign")


def _place(origin: str) -> tuple[str, str, int]:
    """Scheme, host, port; nothing that is written can raise."""
    try:
        parts = urlsplit(origin.strip())
        return parts.scheme, (parts.hostname or "").lower(), parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return "", "", 0

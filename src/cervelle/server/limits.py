"""How much one client may ask of the server. Generous: a whole family, or a club, is behind one address.

Buckets are in memory: each process counts for itself. This machine itself is not limited unless the host wishes it; behind a proxy
on this machine, clients are told apart by what it says of them (X-Forwarded-For).
"""

from __future__ import annotations

import math
import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection, Request
from litestar.handlers.base import BaseRouteHandler

from cervelle.server.faults import Fault

AnyConnection = ASGIConnection[Any, Any, Any, Any]
MOST_CLIENTS: Final = 10_000
"""Above this many, those who have not asked for anything lately are forgotten."""
SECONDS_BETWEEN_CLEARINGS: Final = 5.0
MOST_STREAMS: Final = 200
"""Live streams of one client at a time."""
WHOM: Final = ("remote", "local", "none")


class Rate(NamedTuple):
    """So many at once, and as many again in a minute."""

    most: float


OPENING: Final = Rate(60)
WRITING: Final = Rate(600)
READING: Final = Rate(3000)
THINKING: Final = Rate(240)
"""Advice, and chances."""
FRAMES: Final = Rate(900)
"""Of one stream."""


class TooMany(Fault):
    def __init__(self, after: float) -> None:
        super().__init__(429, "too-many", seconds=str(math.ceil(after)))
        self.headers = {"Retry-After": str(math.ceil(after))}


class Bucket:
    """Full at first; a thing asked for takes one out, and time fills it again."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.most
        self.at = time.monotonic()

    def wait(self) -> float:
        """Takes one, or returns the seconds until there is one."""
        self._fill()
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) * 60 / self.rate.most

    def is_full(self) -> bool:
        self._fill()
        return self.left >= self.rate.most

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.rate.most, self.left + (now - self.at) * self.rate.most / 60)
        self.at = now


class Limits:
    def __init__(self, whom: str = WHOM[0]) -> None:
        self.whom = whom
        self._buckets: dict[tuple[str, Rate], Bucket] = {}
        self._cleared = 0.0
        self.streams: Counter[str] = Counter()

    def client(self, host: str) -> str | None:
        """Who asks, from this address, if they are limited."""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            address = None
        if self.whom == "none" or (self.whom == "remote" and (address is None or address.is_loopback)):
            return None
        # One household has a whole network of these.
        return f"{address.exploded[:19]}/64" if isinstance(address, IPv6Address) else host

    def take(self, client: str | None, rate: Rate) -> None:
        """Raises TooMany."""
        if client is None:
            return
        if len(self._buckets) > MOST_CLIENTS and time.monotonic() > self._cleared + SECONDS_BETWEEN_CLEARINGS:
            self._cleared = time.monotonic()
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        after = self._buckets.setdefault((client, rate), Bucket(rate)).wait()
        if after:
            raise TooMany(after)

    async def guard(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Before anything is read or done."""
        path = connection.scope["path"]
        if not isinstance(connection, Request) or not path.startswith("/api/"):
            return
        writes = OPENING if path.rstrip("/") in OPENS else WRITING
        client = self.client(connection.client.host if connection.client else "")
        self.take(client, READING if connection.method in ("GET", "HEAD", "OPTIONS") else writes)
        if path.endswith(THINKS):
            self.take(client, THINKING)


OPENS: Final = ("/api/tables", "/api/records")
THINKS: Final = ("/coach", "/chances")

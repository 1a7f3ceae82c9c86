"""One WebSocket, as the web server hands it over (ASGI). Litestar's would lay five calls around every frame."""

from __future__ import annotations

from collections.abc import Awaitable

from litestar.types import Receive, Scope, Send


class Gone(Exception):
    """Nobody is at the other end any more."""


class Wire:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.host = scope["client"][0] if scope["client"] else ""
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str:
        """The next text; of anything else, an empty one."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        return event.get("text") or ""  # type: ignore[return-value]

    def send(self, text: str) -> Awaitable[None]:
        return self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def close(self, code: int, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

"""A WebSocket client that costs next to nothing, so that what is measured is the server: one callback for each message, and
compression, as browsers ask for it, only where it is wanted. Just enough of RFC 6455 and 7692 for a driver of loads."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import zlib
from collections.abc import Callable
from typing import Any

TEXT = 0x81
DEFLATED = 0xC1
CLOSE = 0x88
PING = 0x89
PONG = 0x8A
END_OF_BLOCK = b"\x00\x00\xff\xff"
END_OF_HEADERS = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    """`hear` is called with every text, `lost` once the connection is gone."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear = hear
        self.lost = lost
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Masked with zeros: the server must unmask it all the same."""
        size = len(text)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self.ready.done():
            if END_OF_HEADERS not in data:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            at = data.index(END_OF_HEADERS) + len(END_OF_HEADERS)
            self.ready.set_result(None)
        while len(data) - at >= 2:
            size = data[at + 1]
            body = at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < body + size or body > len(data):
                break
            self._take(data[at], data[body : body + size])
            at = body + size
        self._rest = data[at:]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self.hear(text)
        elif kind == DEFLATED:
            self.hear(self._inflate.decompress(text + END_OF_BLOCK))
        elif kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self._transport.close()
        else:
            raise ValueError(f"frames of kind {kind:#x} are not expected here")

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))
        self.lost()

    def close(self) -> None:
        self._transport.abort()


async def connected(port: int, path: str, hear: Callable[[bytes], None], lost: Callable[[], None], deflate: bool = False) -> Wire:
    """Raises OSError if nobody answers."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(hear, lost), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    if deflate:
        asked += "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    wire._transport.write(f"{asked}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    await wire.ready
    return wire


async def posted(port: int, path: str, body: bytes) -> tuple[int, bytes]:
    """Status and body of the answer."""
    return await _asked(port, f"POST {path}", f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n", body)


async def got(port: int, path: str) -> tuple[int, bytes]:
    return await _asked(port, f"GET {path}", "", b"")


async def _asked(port: int, what: str, headers: str, body: bytes) -> tuple[int, bytes]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(f"{what} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n{headers}\r\n".encode() + body)
        answer = await reader.read()
    finally:
        writer.close()
    head, found, text = answer.partition(END_OF_HEADERS)
    size = re.search(rb"(?i)\ncontent-length: *(\d+)", head)
    if not found or (size and len(text) < int(size[1])):
        raise ConnectionError("no answer, or half of one")
    return int(head.split(b" ", 2)[1]), text

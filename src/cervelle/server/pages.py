"""The pages and what they load: a fixed list of files, read once, nothing else can be reached."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, Router, get

import cervelle
from cervelle.server.api import Fault

WEB = Path(__file__).parents[1] / "web"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
    "; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'"
    "; form-action 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


AnyRequest = Request[Any, Any, Any]


class Asset(NamedTuple):
    content: bytes
    type: str
    etag: str


COMMENTS = re.compile(r"^[ \t]*/\*\*.*?\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
"""Those that stand on lines of their own in a script: for whoever reads the source, not for the wire."""


def _asset(path: Path) -> Asset:
    content = path.read_bytes()
    if path.suffix == ".js":
        content = COMMENTS.sub("", content.decode()).encode()
    return Asset(content, TYPES[path.suffix], f'"{sha256(content).hexdigest()[:16]}"')


def assets() -> dict[str, Asset]:
    """Address -> file: the shell, and the board of every game."""
    found = {f"web/{path.name}": path for path in WEB.glob("*") if path.suffix in TYPES}
    for game in cervelle.shelf.values():
        for path in game.folder.glob("board.*"):
            if path.suffix in TYPES:
                found[f"games/{game.folder.name}/{path.name}"] = path
    return {address: _asset(path) for address, path in found.items()}


class Pages:
    def __init__(self) -> None:
        self.assets = assets()

    def answer(self, request: AnyRequest, address: str) -> Response[bytes]:
        asset = self.assets.get(address)
        if asset is None:
            raise Fault(404, "no-page")
        headers = {"ETag": asset.etag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == asset.etag:
            return Response(b"", status_code=304, headers=headers)
        return Response(asset.content, media_type=asset.type, headers=headers)

    def missing(self, request: AnyRequest) -> Response[bytes] | None:
        """The page for an address that has none, if it is a person who asked."""
        if request.url.path.startswith(("/api/", "/static/")) or "text/html" not in request.headers.get("accept", ""):
            return None
        asset = self.assets["web/missing.html"]
        return Response(asset.content, status_code=404, media_type=asset.type)


@get("/", sync_to_thread=False)
def shelf(request: AnyRequest, pages: Pages) -> Response[bytes]:
    return pages.answer(request, "web/index.html")


@get("/new/{game:str}", sync_to_thread=False)
def new(request: AnyRequest, pages: Pages, game: str) -> Response[bytes]:
    return pages.answer(request, "web/new.html")


@get("/table/{table:str}", sync_to_thread=False)
def table(request: AnyRequest, pages: Pages, table: str) -> Response[bytes]:
    return pages.answer(request, "web/table.html")


@get("/rules/{game:str}", sync_to_thread=False)
def rules(request: AnyRequest, pages: Pages, game: str) -> Response[bytes]:
    return pages.answer(request, "web/rules.html")


@get("/replay", sync_to_thread=False)
def open_record(request: AnyRequest, pages: Pages) -> Response[bytes]:
    return pages.answer(request, "web/open.html")


@get("/replay/{table:str}", sync_to_thread=False)
def replay(request: AnyRequest, pages: Pages, table: str) -> Response[bytes]:
    return pages.answer(request, "web/replay.html")


@get("/fair", sync_to_thread=False)
def fair(request: AnyRequest, pages: Pages) -> Response[bytes]:
    return pages.answer(request, "web/fair.html")


@get("/static/{address:path}", sync_to_thread=False)
def static(request: AnyRequest, pages: Pages, address: str) -> Response[bytes]:
    return pages.answer(request, str(address).lstrip("/"))


@get("/favicon.ico", sync_to_thread=False)
def favicon(request: AnyRequest, pages: Pages) -> Response[bytes]:
    return pages.answer(request, "web/icon.svg")


router = Router("/", route_handlers=[shelf, new, table, rules, open_record, replay, fair, static, favicon], include_in_schema=False)

"""The pages and what they load: a fixed list of files, read once, nothing else can be reached."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.handlers import HTTPRouteHandler

import cervelle
from cervelle.server.faults import Fault

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
    return _kept(content, path.suffix)


def _kept(content: bytes, suffix: str) -> Asset:
    return Asset(content, TYPES[suffix], f'"{sha256(content).hexdigest()[:16]}"')


class Page(NamedTuple):
    """What fills the frame that all pages share: where it is found, its script, styles, words of its own, and its body."""

    address: str
    script: str
    styles: tuple[str, ...]
    words: str = ""
    body: str = "plain"


PAGES = {
    "index": Page("/", "shelf", ("lobby", "shelf"), "lobby", "index"),
    "new": Page("/new/{game:str}", "new", ("lobby", "new"), "lobby"),
    "rules": Page("/rules/{game:str}", "rules", ("rules",), "lobby"),
    "table": Page("/table/{table:str}", "table", ("table", "pieces"), body="table"),
    "open": Page("/replay", "open", ("lobby", "paper"), "replay"),
    "replay": Page("/replay/{table:str}", "replay", ("table", "pieces", "replay"), "replay", "replay"),
    "malls": Page("/malls", "malls", ("lobby", "paper", "malls"), "malls"),
    "fair": Page("/fair", "fair", ("lobby", "paper"), "replay"),
}
MISSING = Page("", "missing", ("lobby",))


def framed(page: Page) -> Asset:
    styles = [f'<link rel="stylesheet" href="/static/web/{name}.css">' for name in ("base", *page.styles)]
    filled = {
        "{words}": f' data-words="{page.words}"' if page.words else "",
        "{styles}": "\n".join(styles),
        "{script}": page.script,
        "{body}": (WEB / f"{page.body}.body.html").read_text("utf-8").rstrip(),
    }
    text = (WEB / "frame.html").read_text("utf-8")
    for mark, content in filled.items():
        text = text.replace(mark, content)
    return _kept(text.encode(), ".html")


def assets() -> dict[str, Asset]:
    """Address -> file: the shell, and the board of every game."""
    found = {f"web/{path.name}": path for path in WEB.glob("*") if path.suffix in TYPES and path.suffix != ".html"}
    for game in cervelle.shelf.values():
        for path in game.folder.glob("board.*"):
            if path.suffix in TYPES:
                found[f"games/{game.folder.name}/{path.name}"] = path
    return {address: _asset(path) for address, path in found.items()}


class Pages:
    def __init__(self) -> None:
        self.assets = assets()
        self.pages = {name: framed(page) for name, page in PAGES.items()}
        self.lost = framed(MISSING)

    def file(self, request: AnyRequest, address: str) -> Response[bytes]:
        asset = self.assets.get(address)
        if asset is None:
            raise Fault(404, "no-page")
        return self.answer(request, asset)

    def answer(self, request: AnyRequest, asset: Asset) -> Response[bytes]:
        headers = {"ETag": asset.etag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == asset.etag:
            return Response(b"", status_code=304, headers=headers)
        return Response(asset.content, media_type=asset.type, headers=headers)

    def missing(self, request: AnyRequest) -> Response[bytes] | None:
        """The page for an address that has none, if it is a person who asked."""
        if request.url.path.startswith(("/api/", "/static/")) or "text/html" not in request.headers.get("accept", ""):
            return None
        return Response(self.lost.content, status_code=404, media_type=self.lost.type)


def _route(name: str) -> HTTPRouteHandler:
    @get(PAGES[name].address, sync_to_thread=False)
    def page(request: AnyRequest, pages: Pages) -> Response[bytes]:
        return pages.answer(request, pages.pages[name])

    return page


@get("/static/{address:path}", sync_to_thread=False)
def static(request: AnyRequest, pages: Pages, address: str) -> Response[bytes]:
    return pages.file(request, str(address).lstrip("/"))


@get("/favicon.ico", sync_to_thread=False)
def favicon(request: AnyRequest, pages: Pages) -> Response[bytes]:
    return pages.file(request, "web/icon.svg")


router = Router("/", route_handlers=[*[_route(name) for name in PAGES], static, favicon], include_in_schema=False)

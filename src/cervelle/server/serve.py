"""`cervelle serve`: this machine becomes a table."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress

import uvicorn

from cervelle.server.app import Settings, application
from cervelle.server.database import shown
from cervelle.server.live import LONGEST_FRAME
from cervelle.server.logs import set_up_logs
from cervelle.server.words import server_words

PORT = 8413
SECONDS_TO_FINISH = 2
OWN_PROXIES = ("127.0.0.1", "::1")
"""Believed when they say for whom they ask (X-Forwarded-For); nobody else is, unless the host says so."""

log = logging.getLogger("cervelle.server")


def serve(
    settings: Settings, host: str = "127.0.0.1", port: int = PORT, language: str = "fr", browse: bool = False, game: str = "",
    logs: str = "text", proxies: tuple[str, ...] = (),
) -> None:  # fmt: skip
    """Serve until stopped. A port that is taken gives way to a free one; port 0 is any. With a game, a table of it is told too."""
    set_up_logs(logs)
    listening = bound(host, port)
    taken = listening.getsockname()[1]
    address = f"http://{_shown(host)}:{taken}/"
    first = f"{address}new/{game}#now" if game else address
    app = application(settings, (lambda: webbrowser.open(first)) if browse and has_windows() else None)
    if logs == "json":
        log.info("serving", extra={"address": address, "where": shown(settings.database)})
    else:
        if port not in (0, taken):
            _say(server_words().say(language, "port-taken", {"port": str(port), "other": str(taken)}))
        _say(server_words().say(language, "serving", {"address": address}))
        if game:
            _say(server_words().say(language, "play-now", {"address": first}))
        _say(server_words().say(language, "stop-with", {"folder": shown(settings.database)}))
    config = uvicorn.Config(
        app,
        log_level=logging.WARNING,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=[*OWN_PROXIES, *proxies],
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_FRAME,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    server = uvicorn.Server(config)
    # Once all is written and closed, uvicorn raises the signal that stopped it anew: to be asked to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    _collect_seldom()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    log.info("stopped")


def has_windows() -> bool:
    """Whether a browser would open beside this terminal, and not inside it."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(each) for each in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _collect_seldom() -> None:
    """Tables and what is told of them hold no circles: looking for some at every 700 objects is time that players wait."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _say(text: str) -> None:
    """At once, for whoever waits for the address at the end of a pipe."""
    print(text, flush=True)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in (port, 0):
        # Named as TCP, its connections send at once (TCP_NODELAY): else an answer waits 40 ms for the receipt of the last state.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, attempt))
            listening.listen()
        except OSError:
            listening.close()
            if attempt == 0:
                raise
        else:
            return listening
    raise AssertionError("one of the two was bound or raised")


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host

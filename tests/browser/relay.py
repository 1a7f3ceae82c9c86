"""A network that can be cut: whatever goes through it is passed on to a server, until it is not."""

from __future__ import annotations

import contextlib
import socket
import threading


class Relay:
    def __init__(self, port: int) -> None:
        self.to = port
        self.is_cut = threading.Event()
        self.pairs: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one comes through."""
        self.is_cut.set()
        for end in self.pairs:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()

    def mend(self) -> None:
        self.is_cut.clear()

    def close(self) -> None:
        self.cut()
        self.door.close()

    def _welcome(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if self.is_cut.is_set():
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.to))
            self.pairs += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)

"""Not what was asked for: a status, a code, a sentence."""

from __future__ import annotations

from cervelle.engine.words import Said


class Fault(Exception):
    def __init__(self, status: int, why: str, **said: Said) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.said = said
        self.headers: dict[str, str] = {}

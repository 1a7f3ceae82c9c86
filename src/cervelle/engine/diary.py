"""What a table keeps of its own past: the entries of its record, and the lines of its log."""

from __future__ import annotations

import os
from typing import NamedTuple

from cervelle.engine.box import Box
from cervelle.engine.dice import KEY_BYTES
from cervelle.engine.words import Said

CLOCK = -1
UNDO = -2
OF_THE_ENGINE = ("undone", "afresh")
"""Log lines that every game shares."""
DIGEST_EVERY = 16

Entry = tuple[int, int, bytes]
"""A seat and its action; CLOCK and an event; UNDO, the entry gone back to, and fresh entropy if a roll was undone
or chance is to be fresh."""


def fresh_entropy() -> bytes:
    return os.urandom(KEY_BYTES)


class Line(NamedTuple):
    """One thing that happened. `what` is told to all, or, if veiled, to `who` alone; it may hold several numbers, which
    the game spells out (`Game.spelled`)."""

    n: int
    message: str
    rule: str
    who: int
    what: int
    whom: int
    veiled: bool

    def told(self, box: Box, voice: str, reader: int | None, language: str, faded: bool) -> tuple[int, str, str]:
        name = self.message if self.message in OF_THE_ENGINE else f"{voice}-log-{self.message}"
        said: dict[str, Said] = {}
        if self.who >= 0:
            said["who"] = self.who
        if self.whom >= 0:
            said["whom"] = self.whom
        if self.veiled and reader != self.who:
            name += ".veiled"
        else:
            name += ".later" if faded else ""
            said["what"] = str(self.what)
            said["count"] = self.what
            if box.game.spelled is not None:
                said.update(box.game.spelled(self.message, self.what))
            for seat, variant in ((self.who, "-you" if faded else ".you"), (self.whom, "-whom" if faded else ".whom")):
                if reader is not None and reader == seat and box.words.has(language, name + variant):
                    name += variant
                    break
        return self.n, box.say(language, name, said), self.rule


class Diary:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self.digests: list[str] = []

    @property
    def n(self) -> int:
        return len(self.entries)

    def enter(self, who: int, what: int) -> None:
        self.entries.append((who, what, b""))

    def told(self, since: int, until: int) -> list[Line]:
        """The lines of these entries. Lines are in the order of their entries, and it is the last that are asked for."""
        end = len(self.lines)
        while end and self.lines[end - 1].n > until:
            end -= 1
        begin = end
        while begin and self.lines[begin - 1].n >= since:
            begin -= 1
        return self.lines[begin:end]

    def is_digest_due(self) -> bool:
        return len(self.entries) % DIGEST_EVERY == 0

    def record(self, box: Box) -> str:
        from cervelle.engine.record import written

        return written(box, self)

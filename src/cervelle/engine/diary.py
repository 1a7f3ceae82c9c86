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
        n, message, rule, who, what, whom, veiled = self
        name = message if message in OF_THE_ENGINE else f"{voice}-log-{message}"
        said: dict[str, Said] = {}
        if who >= 0:
            said["who"] = box.name(who, language)
        if whom >= 0:
            said["whom"] = box.name(whom, language)
        if veiled and reader != who:
            name += ".veiled"
        else:
            name += ".later" if faded else ""
            said["what"] = str(what)
            said["count"] = what
            if box.game.spelled is not None:
                said.update(box.game.spelled(message, what))
            mark = "-" if faded else "."
            if reader == who and box.words.has(language, f"{name}{mark}you"):
                name = f"{name}{mark}you"
            elif reader == whom and box.words.has(language, f"{name}{mark}whom"):
                name = f"{name}{mark}whom"
        return n, box.words.say(language, name, said), rule


class Diary:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self.digests: list[str] = []
        self.rolled = 0
        """The number of the last entry that used any chance, or made it afresh."""

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

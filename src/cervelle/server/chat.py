"""What is said at a table: kept beside the game, no part of it. A line is stored before anyone reads it, like a move."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from cervelle.engine.box import Box
from cervelle.server.shapes import Line
from cervelle.server.store import StoredLine
from cervelle.server.words import server_words

LONGEST_LINE: Final = 300
MOST_LINES: Final = 200
"""So many are kept in view; the database has them all."""
SPECTATOR: Final = -1
HOUSE: Final = -2
"""Not a person: a message of the server's own, its text an id, its name a seat."""

Hearer = Callable[[list[StoredLine]], None]


class Chat:
    """The last lines of a table, and whoever hears the next."""

    def __init__(self) -> None:
        self.lines: deque[StoredLine] = deque(maxlen=MOST_LINES)
        self.said = 0
        """The number of the next line."""
        self.hearers: set[Hearer] = set()

    def take(self, lines: Iterable[StoredLine]) -> None:
        """Lines from the database; some may have come another way meanwhile."""
        fresh = [line for line in lines if line.id >= self.said]
        if fresh:
            self.lines.extend(fresh)
            self.said = fresh[-1].id + 1
            for hear in list(self.hearers):
                hear(fresh)


def cleaned(text: str) -> str:
    """One line of plain text: nothing that breaks it, hides in it or turns it round."""
    kept = (
        " " if each.isspace() else each
        for each in text
        if each.isspace() or unicodedata.category(each) not in UNSEEN or each in JOINERS
    )
    return " ".join("".join(kept).split())


UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
JOINERS: Final = "\u200d\u200c"
"""Some scripts, and families of emoji, are written with them."""


def heard(line: StoredLine, box: Box, language: str) -> Line:
    """A line as its reader is told it."""
    if line.seat == HOUSE:
        name = box.name(int(line.name), language)
        return Line(line.id, None, "", server_words().say(language, line.text, {"name": name}), house=True)
    if line.seat < 0:
        return Line(line.id, None, line.name, line.text)
    return Line(line.id, line.seat, line.name or box.name(line.seat, language), line.text)

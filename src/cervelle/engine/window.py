"""Reaction windows: moments at which players may play something before what comes next. Knows no game.

A window asks one seat after another, the active player's first, and only those with something to play. A declared play is
answered before it takes effect, by everyone else with something to play, so the last declared resolves first. Then the
window asks anew; it closes once all who could play have passed since the last play.

A window's kind is the number of its prompt, so that a question tells in which window it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box
from cervelle.engine.table import Table

W = TypeVar("W", bound="WindowTable")

KIND: Final = 0
DECLARER: Final = 1
PASSED: Final = 2
NO_DECLARER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowTable(Table):
    """A table on which windows open, one inside another: for each its kind, who may not answer, and a bit for who has passed."""

    fields: ClassVar[tuple[str, ...]] = ("windows",)

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.windows: list[list[int]] = []

    # What a game says of its windows -----------------------------------------------------------------

    def asked_first(self) -> int:
        """The seat that windows ask first."""
        raise NotImplementedError

    def asked_after(self, seat: int) -> int:
        """Who is asked next: in seat order, unless a game says otherwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def can_play(self, seat: int) -> bool:
        """Whether this seat has anything to play in the innermost window."""
        raise NotImplementedError

    def passing(self) -> int:
        """The action that passes in a window."""
        raise NotImplementedError

    def card_played(self, action: int) -> str:
        """The name of the card that this action of a window plays, for standing orders."""
        raise NotImplementedError

    def window_kind(self) -> int:
        """The kind of the innermost window, or -1 if none is open."""
        return self.windows[-1][KIND] if self.windows else -1


def open_window(t: WindowTable, kind: int) -> None:
    t.windows.append([kind, NO_DECLARER, 0])
    ask_next(t)


def ask_next(t: WindowTable) -> None:
    """engine.window  The next seat that has something to play and has not passed; if there is none, the window closes."""
    window = t.windows[-1]
    seat = t.asked_first()
    for _ in range(t.seats):
        if not window[PASSED] >> seat & 1 and seat != window[DECLARER] and t.can_play(seat):
            t.ask(seat, window[KIND])
            return
        seat = t.asked_after(seat)
    t.windows.pop()


def pass_window(t: WindowTable, seat: int) -> None:
    t.windows[-1][PASSED] |= 1 << seat
    t.then(ask_next)


def declare(t: W, seat: int, effect: Callable[[W], None]) -> None:
    """engine.answer  A play is answered by the others, then takes effect; then the window asks everyone anew."""
    window = t.windows[-1]
    window[PASSED] = 0
    t.then(ask_next)
    t.then(effect)
    t.windows.append([window[KIND], seat, 0])
    t.then(ask_next)

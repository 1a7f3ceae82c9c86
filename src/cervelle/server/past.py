"""A table as it was: a few moments are kept, so that walking through a game does not begin at the beginning every time."""

from __future__ import annotations

from typing import Final

from cervelle.engine.table import Table

KEPT: Final = 6


class Past:
    def __init__(self) -> None:
        self._kept: dict[int, Table] = {}

    def at(self, t: Table, n: int) -> Table:
        """What lay there after entry n. For looking at: it is kept."""
        then = self._kept.pop(n, None)
        if then is None:
            assert t.diary is not None
            then = t.box.game.rebuild(t.box, t.diary.key, t.diary.entries[:n], self._kept)
        self._kept[n] = then
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return then

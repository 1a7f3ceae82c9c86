"""The plan of a table, for games that have one."""

from __future__ import annotations

from cervelle.engine.table import Table
from cervelle.terminal.screen import Screen


def tell_chart(screen: Screen, t: Table, reader: int | None, *, whole: bool = False) -> None:
    """Around whoever acts, or all of it."""
    charted = t.box.game.charted
    if charted is not None and not screen.plain:
        screen.chart(charted(t.view(reader), t.box, screen.language, whole))

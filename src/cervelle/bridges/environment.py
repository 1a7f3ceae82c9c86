"""What the environments of Gymnasium and of PettingZoo share: a table that is there once they are reset, and how it is shown."""

from __future__ import annotations

from gymnasium.error import ResetNeeded

from cervelle.engine.table import Table

RENDER_MODES = ["ansi"]


class Environment:
    _table: Table | None = None

    @property
    def table(self) -> Table:
        if self._table is None:
            raise ResetNeeded("there is no table yet: call reset() first")
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table


def known_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {RENDER_MODES}, not {mode!r}")
    return mode

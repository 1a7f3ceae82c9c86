"""The shelf: every game in this folder, and every game that an installed package offers under `cervelle.games`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from cervelle.engine.game import Game, find_game
from cervelle.engine.problem import Problem


class UnknownGame(Problem, KeyError):
    """A KeyError, as of any mapping, that says which games there are."""


class Shelf(Mapping[str, Game]):
    """Game id -> Game."""

    @cached_property
    def _games(self) -> dict[str, Game]:
        folders = [f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg]
        own = [find_game(folder) for folder in folders if hasattr(import_module(folder), "game")]
        others = [found for entry in entry_points(group="cervelle.games") if isinstance(found := entry.load(), Game)]
        return {game.id: game for game in own + others}

    def __getitem__(self, id: str) -> Game:
        if id not in self._games:
            raise UnknownGame("game-unknown", found=str(id)[:40], known=", ".join(self._games))
        return self._games[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


shelf = Shelf()

"""What does not change while a game is played: shared by a table and all its copies."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar, cast

from cervelle.engine.data import Data
from cervelle.engine.verbs import SEAT_NUMBERS, Verbs
from cervelle.engine.words import Said, Words

if TYPE_CHECKING:
    from cervelle.engine.game import Game

Value = bool | int | str
K = TypeVar("K")


class Box:
    def __init__(self, game: Game, seats: int, options: dict[str, Value], data: Data, verbs: Verbs) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.data = data
        self.verbs = verbs
        self.kit: object = None
        """What the game's rules have worked out from all this, once for every table."""
        self.players: list[dict[str, str]] = []
        """Who sits where, for people to read: {"name": …, "bot": level}. No rule looks at it."""

    @cached_property
    def words(self) -> Words:
        return self.game.words

    def say(self, language: str, message: str, said: dict[str, Said]) -> str:
        """A sentence in which seats, given as numbers, are called by their names."""
        for role in SEAT_NUMBERS:
            if role in said:
                said = said | {role: self.name(int(said[role]), language)}
        return self.words.say(language, message, said)

    def name(self, seat: int, language: str) -> str:
        name = self.players[seat].get("name", "") if seat < len(self.players) else ""
        return name or self.words.say(language, "seat", {"number": str(seat + 1)})

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "words"} | {"kit": None}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self.game.id, self.seats, self.data.digest))

    def _identity(self) -> tuple[object, ...]:
        return self.game.id, self.seats, self.options, self.data.digest


def kit_of(box: Box, made: Callable[[Box], K]) -> K:
    """What the game's rules work out from a box, made once for all its tables."""
    if box.kit is None:
        box.kit = made(box)
    return cast("K", box.kit)

"""The Last Bus: zombies are coming, and the last bus takes only so much weight."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.box import Value
from cervelle.engine.data import Data, Sheet
from cervelle.engine.game import Edition, Game
from cervelle.engine.problem import Problem
from cervelle.engine.verbs import Verb, Verbs
from last_bus.bot import BusThumb
from last_bus.layout import layout
from last_bus.picture import pictured
from last_bus.rules import Bus, Cards

HEAVIEST = 9


def read_cards(sheet: Sheet) -> Cards:
    """Every value is checked as it is read; what is wrong is told with file and line."""
    deck: list[int] = []
    for part in sheet.top.parts("card"):
        deck += [part.number("weight", 1, HEAVIEST)] * part.number("copies", 1, 20)
        part.source()
        part.end()
    bus = sheet.top.part("bus")
    cards = Cards(deck, bus.number("capacity", HEAVIEST, 99), bus.number("hand", 1, 5))
    bus.source()
    bus.end()
    return cards


def verbs(data: Data, seats: int) -> Verbs:
    """One integer for each whole choice; `hand:{weight}` is what the choice touches on the board."""
    return Verbs(Verb("load", "hand:{weight}", weight=range(1, HEAVIEST + 1)), Verb("get-off", "bus"))


def check(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Cards)
    needed = seats * data.hand
    return None if len(data.deck) >= needed else Problem("deck-small", cards=str(len(data.deck)), needed=str(needed))


EDITION = Edition(Bus, verbs, check, BusThumb)

game = Game(
    id="last-bus",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(2, 7),
    options={},
    read_data=read_cards,
    edition=lambda options: EDITION,
    pictured=pictured,
    layout=layout,
)

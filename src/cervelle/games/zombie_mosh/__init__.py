"""Zombie Mosh!: dance in the pit, knock the limbs off the others, and be the last one standing."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Edition, Game
from cervelle.engine.problem import Problem
from cervelle.engine.verbs import Verb, Verbs
from cervelle.games.zombie_mosh.bot import MoshThumb
from cervelle.games.zombie_mosh.deck import CHARACTERS, LIMBS, Deck, check_cards, read_deck
from cervelle.games.zombie_mosh.layout import layout
from cervelle.games.zombie_mosh.picture import pictured
from cervelle.games.zombie_mosh.rules import Mosh
from cervelle.games.zombie_mosh.usage import usage


def verbs(data: Data, seats: int) -> Verbs:
    assert isinstance(data, Deck)
    cards = range(len(data.kinds))
    limbs = range(len(LIMBS))
    return Verbs(
        Verb("character", "character:{character}", character=range(len(CHARACTERS))),
        Verb("defend", "hand:{card}", "edge:{card}:{limb}", "limb:{me}:{limb}", card=cards, limb=limbs),
        Verb(
            "attack", "hand:{card}", "edge:{card}:{limb}", "seat:{whom}", "limb:{whom}:{limb}",
            card=cards, limb=limbs, whom=range(seats),
        ),
    )  # fmt: skip


def check(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Deck)
    return check_cards(data, seats)


EDITION = Edition(Mosh, verbs, check, MoshThumb)


def edition(options: dict[str, Value]) -> Edition:
    return EDITION


game = Game(
    id="zombie-mosh",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(2, len(CHARACTERS) + 1),
    options={"side": ("a", "b"), "songs": (1, 3, 5, 7)},
    read_data=read_deck,
    edition=edition,
    pictured=pictured,
    usage=usage,
    layout=layout,
)

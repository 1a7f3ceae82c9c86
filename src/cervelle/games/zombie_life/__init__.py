"""Zombie Life, with L'Auberge des Pirates and Jour de Chance, which its deck plays too."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Edition, Game
from cervelle.engine.problem import Problem
from cervelle.engine.verbs import Verb, Verbs
from cervelle.games.zombie_life.deck import Deck, check_ages, check_cards, read_deck
from cervelle.games.zombie_life.layout import layout
from cervelle.games.zombie_life.picture import pictured
from cervelle.games.zombie_life.rules import Life
from cervelle.games.zombie_life.rules_inn import Inn
from cervelle.games.zombie_life.rules_luck import Luck
from cervelle.games.zombie_life.thumb_inn import InnThumb
from cervelle.games.zombie_life.thumb_life import LifeThumb
from cervelle.games.zombie_life.thumb_luck import LuckThumb

MOST_SEATS = 8


def life_verbs(data: Data, seats: int) -> Verbs:
    return Verbs(
        Verb("draw", "deck"),
        Verb("pass", "seat:{me}"),
        Verb("refuge", "held", "refuge:{me}"),
        Verb("horde", "held", "horde"),
        Verb("take", "horde:{value}", value=values(data)),
        Verb("give", "offer:0", "seat:{whom}", whom=range(seats)),
    )


def inn_verbs(data: Data, seats: int) -> Verbs:
    return Verbs(
        Verb("draw", "deck"),
        Verb("pick", "hand:{value}", value=values(data)),
        Verb("attack", "hand:{value}", "row:{whom}", value=values(data), whom=range(seats)),
        Verb("dare", "deck", "row:{whom}", whom=range(seats)),
        Verb("accuse", "seat:{whom}", whom=range(seats)),
    )


def luck_verbs(data: Data, seats: int) -> Verbs:
    return Verbs(
        Verb("draw", "deck"),
        Verb("bank", "row:{whom}:{value}", value=values(data), whom=range(seats)),
    )


def values(data: Data) -> range:
    assert isinstance(data, Deck)
    return range(1, data.top + 1)


def check_life(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Deck)
    return check_ages(options, seats) or check_cards(data, seats)


def check_inn(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Deck)
    return check_ages(options, seats) or check_cards(data, seats * data.inn_hand)


def check_luck(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    """The deck must outlast the game: all banks together must be unable to swallow it."""
    assert isinstance(data, Deck)
    if sum(data.cards) <= seats * data.luck_target:
        return Problem("deck-poor", total=str(sum(data.cards)), needed=str(seats * data.luck_target + 1))
    return check_ages(options, seats) or check_cards(data, seats)


EDITIONS = {
    "zombie-life": Edition(Life, life_verbs, check_life, LifeThumb),
    "auberge-des-pirates": Edition(Inn, inn_verbs, check_inn, InnThumb),
    "jour-de-chance": Edition(Luck, luck_verbs, check_luck, LuckThumb),
}


def edition(options: dict[str, Value]) -> Edition:
    """life.1.2  The deck plays three games; the host says which."""
    return EDITIONS[str(options["rules"])]


game = Game(
    id="zombie-life",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(2, MOST_SEATS + 1),
    options={"rules": tuple(EDITIONS), "continuous_deck": (False, True), "ages": ("",)},
    read_data=read_deck,
    edition=edition,
    pictured=pictured,
    layout=layout,
)

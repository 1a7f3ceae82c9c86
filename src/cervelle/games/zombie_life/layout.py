"""The views of the three games of the deck as rows of numbers."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.layout import BySeat, Fields, Heap, Number, OneOf, Part, Seat, Skip, common
from cervelle.games.zombie_life.deck import Deck
from cervelle.games.zombie_life.table import STANDINGS

LONG_GAME = 50
"""Rounds."""


def layout(box: Box) -> Part:
    parts = {"zombie-life": life, "auberge-des-pirates": inn, "jour-de-chance": luck}[str(box.options["rules"])]
    return Fields(table_parts(box) | parts(box))


def deck_of(box: Box) -> Deck:
    assert isinstance(box.data, Deck)
    return box.data


def cards(box: Box, most: int) -> Part:
    """How many cards of each value."""
    return Heap(OneOf(range(1, deck_of(box).top + 1)), most)


def copies(box: Box) -> int:
    deck = deck_of(box)
    return max(deck.cards.count(value) for value in deck.cards)


def table_parts(box: Box) -> dict[str, Part]:
    return {
        **common(box.seats),
        "rules": Skip(),
        "turn": Seat(box.seats),
        "deck": Number(len(deck_of(box).cards)),
        "discard": cards(box, copies(box)),
    }


def life(box: Box) -> dict[str, Part]:
    target = deck_of(box).life_target
    player: dict[str, Part] = {
        "refuge": cards(box, 2),
        "face_down": Number(6),
        "standing": OneOf(STANDINGS),
        "points": Number(2 * target),
    }
    return {
        "round": Number(LONG_GAME),
        "target": Skip(),
        "horde": cards(box, 1),
        "holding": Number(),
        "held": OneOf(range(1, deck_of(box).top + 1)),
        "dealing": Number(deck_of(box).top),
        "offer": cards(box, 1),
        "players": BySeat(box.seats, Fields(player)),
    }


def inn(box: Box) -> dict[str, Part]:
    hand = deck_of(box).inn_hand
    player: dict[str, Part] = {
        "hand": Number(2 * hand),
        "row": cards(box, copies(box)),
        "standing": OneOf(STANDINGS),
        "wrongly_accused": Number(),
    }
    return {
        "hand": cards(box, hand),
        "picked": OneOf(range(1, deck_of(box).top + 1)),
        "players": BySeat(box.seats, Fields(player)),
    }


def luck(box: Box) -> dict[str, Part]:
    player: dict[str, Part] = {"row": cards(box, 2), "points": Number(2 * deck_of(box).luck_target)}
    return {"target": Skip(), "players": BySeat(box.seats, Fields(player))}

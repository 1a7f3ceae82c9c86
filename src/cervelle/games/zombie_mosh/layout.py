"""The view of the pit as a row of numbers."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.layout import BySeat, Fields, Heap, List, Number, OneOf, Part, Seat, Skip, common
from cervelle.games.zombie_mosh.deck import CHARACTERS, LIMBS, TOUGHEST, Deck

LONG_SONG = 10
"""Rounds."""
MOST_ATTACKS = 8
"""Of one card, or at one limb, in one line."""


def layout(box: Box) -> Part:
    deck = box.data
    assert isinstance(deck, Deck)
    seats, songs = box.seats, int(box.options["songs"])
    cards = OneOf(range(len(deck.kinds)))
    most = max(deck.cards.count(card) for card in deck.cards)
    return Fields(
        {
            **common(seats),
            "rules": Skip(),
            "turn": Seat(seats),
            "deck": Number(len(deck.cards)),
            "discard": Heap(cards, most),
            "side": Skip(),
            "song": Number(songs),
            "songs": Skip(),
            "round": Number(LONG_SONG),
            "first": Seat(seats),
            "pass": Number(deck.hand),
            "left": Number(deck.hand),
            "order": List(seats, Seat(seats)),
            "hand": Heap(cards, deck.hand),
            "cards": Skip(),
            "tough": Skip(),
            "limbs": Skip(),
            "players": BySeat(seats, player(deck, seats, songs)),
            "scored": Skip(),
        }
    )


def player(deck: Deck, seats: int, songs: int) -> Part:
    card, limb = OneOf(range(len(deck.kinds))), OneOf(range(len(LIMBS)))
    limbs = List(len(LIMBS), Number(TOUGHEST))
    return Fields(
        {
            "character": OneOf(range(len(CHARACTERS))),
            "bears": limbs,
            "damage": limbs,
            "in": Number(),
            "hand": Number(deck.hand),
            "attacks": Heap(Fields({"card": card, "limb": limb, "from": Seat(seats)}), MOST_ATTACKS),
            "defences": Heap(Fields({"card": card, "limb": limb}), MOST_ATTACKS),
            "pending": limbs,
            "wins": Number(songs),
        }
    )

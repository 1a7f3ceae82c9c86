"""A view as a row of numbers, for programs that learn."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.layout import BySeat, Fields, Heap, Number, OneOf, Part, Skip, common
from last_bus.rules import Cards


def layout(box: Box) -> Part:
    cards = box.data
    assert isinstance(cards, Cards)
    weights = OneOf(sorted(set(cards.deck)))
    return Fields(
        {
            **common(box.seats),
            "rules": Skip(),
            "load": Number(cards.capacity),
            "capacity": Skip(),
            "deck": Number(len(cards.deck)),
            "gone": Heap(weights, 6),
            "hand": Heap(weights, cards.hand),
            "players": BySeat(box.seats, Fields({"cards": Number(cards.hand), "in": Number()})),
        }
    )

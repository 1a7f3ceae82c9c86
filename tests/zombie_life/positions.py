"""Tables laid out as a test needs them, and moves as a player would say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import cervelle
from cervelle.games.zombie_life import rules, rules_inn, rules_luck
from cervelle.games.zombie_life.rules import Life
from cervelle.games.zombie_life.rules_inn import Inn
from cervelle.games.zombie_life.rules_luck import Luck
from cervelle.games.zombie_life.table import HIDDEN, IN, OUT, CardTable
from tests.kit import action, choose, refused_by, run

__all__ = ["action", "choose", "refused_by", "run"]

game = cervelle.shelf["zombie-life"]

Cards = Mapping[int, Sequence[int]]


def cards_on(t: CardTable, *zones: Sequence[Sequence[int]]) -> list[int]:
    """Every card on the table, wherever it lies."""
    return sorted(t.deck + t.discard + [card for zone in zones for pile in zone for card in pile])


def spread(seats: int, cards: Cards) -> list[list[int]]:
    return [list(cards.get(seat, ())) for seat in range(seats)]


def deck_without(t: CardTable, *zones: Sequence[Sequence[int]]) -> list[int]:
    deck = t.kit.cards[:]
    for zone in zones:
        for pile in zone:
            for card in pile:
                deck.remove(card)
    return deck


def life(
    seats: int = 3,
    *,
    refuges: Cards | None = None,
    horde: Sequence[int] = (),
    deck: Sequence[int] | None = None,
    discard: Sequence[int] = (),
    turn: int = 0,
    hidden: Mapping[int, int] | None = None,
    out: Sequence[int] = (),
    points: Sequence[int] | None = None,
    **options: Any,
) -> Life:
    """A turn of Zombie Life; `hidden` says of each player who passed how many cards lie face down."""
    t = game.table(seats=seats, seed=1, **options)
    assert isinstance(t, Life)
    t.refuges = spread(seats, refuges or {})
    t.horde = list(horde)
    t.discard = list(discard)
    t.deck = deck_without(t, t.refuges, [t.horde, t.discard]) if deck is None else list(deck)
    t.turn = turn
    t.points = list(points or [0] * seats)
    for seat, cards in (hidden or {}).items():
        t.standing[seat] = HIDDEN
        t.face_down[seat] = cards
        t.leavers.append(seat)
    for seat in out:
        t.standing[seat] = OUT
        t.leavers.append(seat)
    return run(t, rules.turn)


def inn(
    seats: int = 3,
    *,
    hands: Cards | None = None,
    rows: Cards | None = None,
    deck: Sequence[int] | None = None,
    discard: Sequence[int] = (),
    turn: int = 0,
    out: Sequence[int] = (),
    **options: Any,
) -> Inn:
    t = game.table(seats=seats, seed=1, rules="auberge-des-pirates", **options)
    assert isinstance(t, Inn)
    t.hands = spread(seats, hands or {})
    t.rows = spread(seats, rows or {})
    t.discard = list(discard)
    t.deck = deck_without(t, t.hands, t.rows, [t.discard]) if deck is None else list(deck)
    t.turn = turn
    t.standing = [OUT if seat in out else IN for seat in range(seats)]
    t.leavers = list(out)
    return run(t, rules_inn.turn)


def luck(
    seats: int = 3,
    *,
    rows: Cards | None = None,
    banks: Sequence[int] | None = None,
    deck: Sequence[int] | None = None,
    discard: Sequence[int] = (),
    turn: int = 0,
    **options: Any,
) -> Luck:
    t = game.table(seats=seats, seed=1, rules="jour-de-chance", **options)
    assert isinstance(t, Luck)
    t.rows = spread(seats, rows or {})
    t.banks = list(banks or [0] * seats)
    t.discard = list(discard)
    t.deck = deck_without(t, t.rows, [t.discard]) if deck is None else list(deck)
    t.turn = turn
    return run(t, rules_luck.turn)

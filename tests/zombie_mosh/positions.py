"""Tables laid out as a test needs them, and moves as a player would say them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import cervelle
from cervelle.games.zombie_mosh import rules
from cervelle.games.zombie_mosh.rules import Mosh
from cervelle.games.zombie_mosh.table import CROWD, HEAD, LEFT_ARM, LEFT_LEG, LIMBS, RIGHT_ARM, RIGHT_LEG, card_of, laid
from tests.kit import choose, offered, refused_by, run

__all__ = ["choose", "offered", "refused_by", "run"]

game = cervelle.shelf["zombie-mosh"]
KINDS = game.standard_data.kinds

ALL_LIMBS = (HEAD, LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG)


def card(limb: int, other: int) -> int:
    """The kind of card that shows these two limbs."""
    return KINDS.index((min(limb, other), max(limb, other)))


def card_with(limb: int) -> int:
    """Some card that shows this limb."""
    return card(limb, RIGHT_LEG if limb != RIGHT_LEG else HEAD)


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> Mosh:
    """A game whose players have taken their characters, each that of the same number as the seat."""
    t = game.table(seats=seats, seed=seed, **options)
    assert isinstance(t, Mosh)
    for seat in range(seats):
        choose(t, "character", seat)
    return t


def mosh(
    seats: int = 3,
    *,
    hands: Mapping[int, Sequence[int]] | None = None,
    attacks: Mapping[int, Sequence[int]] | None = None,
    defences: Mapping[int, Sequence[int]] | None = None,
    damage: Mapping[int, Mapping[int, int]] | None = None,
    out: Sequence[int] = (),
    first: int = 0,
    then: Sequence[Callable[[Any], None]] = (rules.dance,),
    **options: Any,
) -> Mosh:
    """A dance about to begin: lines are given by their limbs, the attacks as the crowd's; whoever is out holds nothing."""
    t = fresh(seats, **options)
    t.first = first
    t.inside = [0 if seat in out else 1 for seat in range(seats)]
    t.attacks = [[laid(card_with(limb), limb, CROWD) for limb in (attacks or {}).get(seat, ())] for seat in range(seats)]
    t.defences = [[laid(card_with(limb), limb, seat) for limb in (defences or {}).get(seat, ())] for seat in range(seats)]
    t.damage = [[(damage or {}).get(seat, {}).get(limb, 0) for limb in range(LIMBS)] for seat in range(seats)]
    t.discard = []
    t.deck = t.kit.cards[:]
    for line in [*t.attacks, *t.defences]:
        for each in line:
            t.deck.remove(card_of(each))
    for seat in range(seats):
        t.hands[seat] = sorted((hands or {}).get(seat, ()))
        for held in t.hands[seat]:
            t.deck.remove(held)
    for seat in range(seats):
        if seat not in out and not t.hands[seat]:
            t.hands[seat] = sorted([t.deck.pop() for _ in range(t.kit.hand)])
    return run(t, *then)


def scored(seats: int = 3, **position: Any) -> Mosh:
    """The end of a round, after its damage; hands are empty by then."""
    t = mosh(seats, **position)
    for hand in t.hands:
        t.deck.extend(hand)
        hand.clear()
    return run(t, rules.score)


def play_any(t: Mosh) -> int:
    """The seat that is asked plays its first card somehow; which seat that was."""
    seat = t.waiting[0]
    t.act(seat, t.actions(seat)[0])
    return seat


def told(t: Mosh, rule: str) -> list[str]:
    """The lines of the log by this rule, as a spectator reads them in English."""
    return [text for _, text, cited in t.log(None, "en") if cited == rule]


def all_cards(t: Mosh) -> list[int]:
    """Every card on the table, wherever it lies."""
    lines = [card_of(each) for line in [*t.attacks, *t.defences] for each in line]
    return sorted(t.deck + t.discard + lines + [held for hand in t.hands for held in hand])

"""Smaller questions about equipment: what to keep, what to give, what to swap."""

from __future__ import annotations

from typing import Final

from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AMMO,
    CART,
    EAGLE_EYES,
    FIRST_WEAPON,
    FOOD,
    KINDS,
    LOADED,
    NONE,
    kind_of_arm,
)
from cervelle.games.maul_of_america.thumb_odds import WOUND, gain, lives, loss, progress, sorts_of

AHEAD: Final = 0.15
"""By how much a rival must be ahead before one gives them nothing."""

Swap = tuple[int, int]
"""What one gives, and what one wants for it."""


def pays_ammo(t: MaulTable, seat: int) -> bool:
    """The weapon jammed: whether its ammo is dearer than the weapon."""
    kind = kind_of_arm(t.arm)
    if t.shooter != NONE or CART in t.gear[seat]:
        return t.shooter != NONE
    return loss(t, seat, AMMO) <= loss(t, seat, kind)


def refits(t: MaulTable, seat: int) -> bool:
    """Ammo was found: whether to spend it for the weapon in the cart. Either way there is one piece less."""
    sorts = sorts_of([item for item in t.gear[seat] if item < LOADED])
    return not (sorts >> FIRST_WEAPON & 1 and not sorts >> AMMO & 1)


def throws_food(t: MaulTable, seat: int) -> bool:
    """A bad burrito: whether the food is cheaper than the wounds."""
    count = t.gear[seat].count(FOOD)
    left = lives(t, seat)
    if count > left:
        return True
    wounds = sum([WOUND[min(left - i, 3)] for i in range(count)])
    return wounds > loss(t, seat, FOOD) + (count - 1)


def picks(t: MaulTable, seat: int, kinds: list[int]) -> int:
    """Out of the discard what is worth most; of one's own what is worth least."""
    if t.card == EAGLE_EYES:
        return max(kinds, key=lambda kind: gain(t, seat, kind))
    return min(kinds, key=lambda kind: loss(t, seat, kind))


# Trades ---------------------------------------------------------------------------------------------


def after_swap(t: MaulTable, seat: int, gives: list[int], gets: list[int]) -> list[int]:
    """One's equipment after a trade."""
    left = t.gear[seat][:]
    for kind in gives:
        for i in range(len(left)):
            if left[i] % LOADED == kind:
                left.pop(i)
                break
    return left + gets


def standing(t: MaulTable, items: list[int]) -> tuple[int, int]:
    pieces = sum([2 if item >= LOADED else 1 for item in items])
    return sorts_of(items).bit_count(), pieces


def could_flee(t: MaulTable, items: list[int]) -> bool:
    sorts, pieces = standing(t, items)
    return sorts == 4 or pieces >= t.kit.pieces


def good_swap(t: MaulTable, seat: int, other: int) -> Swap | None:
    """One piece each, so that both have a sort more, and the other cannot flee before oneself."""
    mine, theirs = sorts_of(t.gear[seat]), sorts_of(t.gear[other])
    for give in range(KINDS):
        for want in range(KINDS):
            if not t.holds(seat, give) or not t.holds(other, want) or CART in (give, want):
                continue
            new_to_me = sorts_of([want]) & ~mine
            new_to_them = sorts_of([give]) & ~theirs
            if new_to_me and new_to_them and is_fair(t, seat, other, [give], [want]) and is_fair(t, other, seat, [want], [give]):
                return give, want
    return None


def is_fair(t: MaulTable, seat: int, other: int, gives: list[int], gets: list[int]) -> bool:
    """Whether a trade is good for this seat: no worse equipped, and no rival made ready by it."""
    before, after = standing(t, t.gear[seat]), standing(t, after_swap(t, seat, gives, gets))
    if could_flee(t, after_swap(t, other, gets, gives)) and not is_ready(t, other):
        return False
    if is_ready(t, seat) and not could_flee(t, after_swap(t, seat, gives, gets)):
        return False
    if not gives:
        return True
    if progress(t, other) > progress(t, seat) + AHEAD:
        return False
    return (after[0] > before[0] and after[1] >= before[1]) or (after[0] >= before[0] and after[1] > before[1])


def offers(t: MaulTable, seat: int) -> int:
    """The next word of an offer."""
    kit = t.kit
    swap = good_swap(t, seat, t.partner)
    if swap is None:
        return kit.withdraw
    if not t.giving:
        return kit.give + swap[0]
    if not t.wanting:
        return kit.want + swap[1]
    return kit.propose


def agrees(t: MaulTable, seat: int) -> bool:
    return is_fair(t, seat, t.turn, t.wanting, t.giving)

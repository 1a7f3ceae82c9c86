"""What things are worth to who weighs them: wounds, equipment, and how near a Client is to fleeing."""

from __future__ import annotations

from functools import cache
from typing import Final

from cervelle.games.maul_of_america.rules_end import ALL_SORTS, is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import AMMO, CART, FIRST_WEAPON, FOOD, KINDS, LOADED, MEDIKIT, arm_of

# All in pieces of equipment: what a search that finds something is worth is 1.
WOUND: Final[tuple[float, ...]] = (7.0, 2.0, 1.3, 1.0)
"""What the next wound costs, by how many more one would survive."""
ACTION: Final = 0.2
"""What an action is worth."""
NEW_SORT: Final = 0.5
"""How much more the first food, ammo, medikit or weapon is worth."""
READINESS: Final = 3.0
"""What it costs to lose what one needs to flee."""
WEAPON: Final[tuple[float, ...]] = (0.0, 0.15, 0.35, 0.15, 0.2, 0.35, 0.2, 0.45, 0.3)
"""What each weapon is worth in a fight, by its number."""
SORTS: Final = (MEDIKIT, AMMO, FOOD, FIRST_WEAPON)
MOST_BITES: Final = 8


@cache
def pain(lives: int, bites: int, chance: float) -> float:
    """What so many bites cost who survives so many wounds."""
    if bites == 0 or lives < 0:
        return 0.0
    hit = WOUND[min(lives, 3)] + pain(lives - 1, bites - 1, chance)
    return chance * hit + (1.0 - chance) * pain(lives, bites - 1, chance)


@cache
def death(lives: int, bites: int, chance: float) -> float:
    """How likely so many bites kill."""
    if lives < 0:
        return 1.0
    if bites == 0:
        return 0.0
    return chance * death(lives - 1, bites - 1, chance) + (1.0 - chance) * death(lives, bites - 1, chance)


def teeth(t: MaulTable) -> float:
    """How likely a bite wounds."""
    return (7 - t.kit.teeth) / 6.0


def lives(t: MaulTable, seat: int) -> int:
    """Wounds that this Client would survive."""
    return t.kit.wounds - t.wounds[seat]


def wound_cost(t: MaulTable, seat: int) -> float:
    return WOUND[min(lives(t, seat), 3)]


def relief(t: MaulTable, seat: int, healed: int) -> float:
    """What it is worth to be rid of so many wounds."""
    left = lives(t, seat)
    return sum([WOUND[min(left + i, 3)] for i in range(1, min(healed, t.wounds[seat]) + 1)])


# Fleeing --------------------------------------------------------------------------------------------


def bits(mask: int) -> int:
    return (mask).bit_count()


def progress(t: MaulTable, seat: int) -> float:
    """How near to what it takes to flee, from 0 to 1."""
    if is_ready(t, seat):
        return 1.0
    return min(0.95, max(t.pieces(seat) / t.kit.pieces, bits(t.sorts(seat)) / 4.0 * 0.9))


def missing(t: MaulTable, seat: int) -> int:
    """How many finds are still needed, about."""
    if is_ready(t, seat):
        return 0
    return max(1, min(t.kit.pieces - t.pieces(seat), 2 * (4 - bits(t.sorts(seat)))))


def leader(t: MaulTable, seats: list[int]) -> int:
    """Who of these is nearest to winning."""
    best = seats[0]
    for seat in seats:
        if lead(t, seat) > lead(t, best):
            best = seat
    return best


def lead(t: MaulTable, seat: int) -> float:
    """How near to winning: equipment, then the way to the exit."""
    way = t.ground().walk(t.exit)[t.where[seat]] if t.exit >= 0 else 0
    return progress(t, seat) - 0.005 * way - 0.03 * t.wounds[seat]


# Equipment ------------------------------------------------------------------------------------------


def sort_of(kind: int) -> int:
    """The bit of what this kind counts as on the way out; none for the cart."""
    if kind == CART:
        return 0
    return 1 << min(kind, FIRST_WEAPON)


def sorts_of(items: list[int]) -> int:
    found = 0
    for item in items:
        found |= sort_of(item % LOADED)
    return found


def gain(t: MaulTable, seat: int, kind: int) -> float:
    """What one more of this kind is worth to this Client."""
    sorts = t.sorts(seat)
    worth = 1.0 + WEAPON[arm_of(kind)]
    if sort_of(kind) & ~sorts:
        worth += NEW_SORT
    if not is_ready(t, seat) and (sorts | sort_of(kind) == ALL_SORTS or t.pieces(seat) + 1 >= t.kit.pieces):
        worth += READINESS
    return worth


def loss(t: MaulTable, seat: int, kind: int) -> float:
    """What it costs this Client to be without one of this kind."""
    left = t.gear[seat][:]
    item = left.pop(t.find(seat, kind))
    pieces = t.pieces(seat) - (2 if item >= LOADED else 1)
    sorts = sorts_of(left) if item < LOADED else sorts_of([*left, item // LOADED]) & sorts_of(left)
    worth = 1.0 + WEAPON[arm_of(kind)] + (1.0 if item >= LOADED else 0.0)
    if sorts != t.sorts(seat):
        worth += NEW_SORT
    if is_ready(t, seat) and sorts != ALL_SORTS and pieces < t.kit.pieces:
        worth += READINESS
    return worth


def find_share(t: MaulTable) -> float:
    """The share of equipment among what a search may turn up; all cards that are not in the deck lie open."""
    deck = t.search or t.searched
    return sum([1 for card in deck if card < KINDS]) / len(deck) if deck else 0.0


def zombies_found(t: MaulTable) -> float:
    """How many zombies a search turns up on average."""
    deck = t.search or t.searched
    return sum([card - KINDS + 1 for card in deck if card >= KINDS]) / len(deck) if deck else 0.0

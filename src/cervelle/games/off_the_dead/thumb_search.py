"""Searching by memory: what lies where in the rubble, as far as one remembers it, and what would be good to find."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ADRENALINE,
    AXE,
    BARRICADE,
    BULLETS,
    CHAINSAW,
    COLT,
    FUEL,
    HANDS,
    JERRYCAN,
    LOADER,
    MP5,
    SCOPE,
    SURPRISE_WAVE,
    TOY,
    UNKNOWN,
    item_kind,
    rounds_of,
)

PERFECT: Final = 100
"""A memory that keeps every card."""

WORTH: Final = {
    COLT: 1.0, MP5: 0.9, AXE: 0.5, CHAINSAW: 1.1, JERRYCAN: 0.7, LOADER: 0.2, TOY: 0.8, BARRICADE: 0.55, SCOPE: 0.08,
    ADRENALINE: 0.9, SURPRISE_WAVE: -0.6,
}  # fmt: skip
"""What each item is worth to somebody who has none of its kind, in bites."""
UNIQUE_WORTH: Final = 0.8
SPARE: Final = 0.55
"""What another weapon of the same sort is worth beside the first."""
ANOTHER: Final = 0.85
"""The same for equipment: it is used up."""
SICK: Final = 1.2
"""What adrenaline is worth on top to somebody infected."""
LOADS: Final = 0.35
"""What a loader is worth on top to somebody with a gun, and again for each round that it lacks."""
FUELS: Final = 0.12
"""What a jerrycan is worth on top to somebody with a chainsaw, and again for each round that it lacks."""
SEARCHED: Final = 0.2
"""What an item that may be found is worth against one in hand."""
KNOWN: Final = 0.25
"""The same for one of a pair that one knows."""
NEWS: Final = 0.14
"""What it is worth to learn what an unknown card is: the next to search will know."""
FRESH: Final = 0.25
"""What an open way to unknown cards is worth, as long as there are others."""
RARE: Final = 1.5
"""The same once there are few."""
JUNK: Final = 0.02
"""What it costs to cover a card that can never again make a pair."""

SORTS: Final = {COLT: 1, MP5: 1, AXE: 2, CHAINSAW: 2}
"""Guns stand in for guns, blades for blades."""


def worth(t: DeadTable, place: int, kind: int, without: int = HANDS) -> float:
    """What one more item of this kind is worth to a survivor, a slot being left out of what they hold."""
    found = WORTH.get(kind, UNIQUE_WORTH)
    same = 0
    sort = SORTS.get(kind, -1)
    guns = saws = 0
    held = t.items[place]
    for slot in range(len(held)):
        other = item_kind(held[slot])
        if slot == without:
            continue
        full = t.kit.rounds[other]
        lacks = full - rounds_of(held[slot])
        if t.kit.ammo[other] == BULLETS:
            guns = max(guns, 1 + lacks)
        elif t.kit.ammo[other] == FUEL:
            saws = max(saws, 1 + lacks)
        if (other == kind or SORTS.get(other, -2) == sort) and (lacks < full or not full):
            same += 1
    if kind == LOADER:
        found += LOADS * guns
    elif kind == JERRYCAN:
        found += FUELS * saws
    elif kind == ADRENALINE and t.infection[place]:
        found += SICK if t.kit.infection_on else SICK / 3
    return found * (SPARE if t.kit.weapon[kind] else ANOTHER) ** same


# Memory -------------------------------------------------------------------------------------------


def remembered(t: DeadTable, seat: int, recall: int) -> list[list[int]]:
    """The piles as a player remembers them who keeps so many cards in a hundred: the same ones at every look."""
    if recall >= PERFECT or t.kit.memory:
        return t.piles
    return [
        [kind if keeps(t, seat, pile, height, kind, recall) else UNKNOWN for height, kind in enumerate(t.piles[pile])]
        for pile in range(len(t.piles))
    ]


def keeps(t: DeadTable, seat: int, pile: int, height: int, kind: int, recall: int) -> bool:
    mixed = (pile * 7919 + height * 104729 + kind * 1299709 + seat * 15485863 + t.first * 611953 + 12345) * 2654435761
    return (mixed >> 13) % PERFECT < recall


def unknown_kinds(t: DeadTable, piles: list[list[int]]) -> list[int]:
    """How many of each kind may lie where one does not know: never seen, or forgotten."""
    counts = [0] * len(t.kit.effects)
    for kind in t.rubble:
        counts[kind] += 1
    if piles is not t.piles:
        for true, seen in zip(t.piles, piles, strict=True):
            for i in range(len(true)):
                if seen[i] == UNKNOWN and true[i] != UNKNOWN:
                    counts[true[i]] += 1
    return counts


# The first card -----------------------------------------------------------------------------------


def best_search(t: DeadTable, seat: int, place: int, recall: int) -> tuple[float, int]:
    """The pile to begin with, and what the search promises."""
    piles = remembered(t, seat, recall)
    best, chosen = known_pair(t, place, piles)
    promise, pile = gamble(t, place, piles)
    best *= KNOWN
    promise *= SEARCHED
    return (promise, pile) if promise > best else (best, chosen)


def team_worth(t: DeadTable, place: int, kind: int) -> float:
    """To the finder, or, a little less, to the neighbour who needs it more."""
    found = worth(t, place, kind)
    for near in t.kit.neighbours[place]:
        if t.alive[near]:
            found = max(found, worth(t, near, kind) - THROWN)
    return found


THROWN: Final = 0.5
"""What the action costs that it takes to throw an item."""


def known_pair(t: DeadTable, place: int, piles: list[list[int]]) -> tuple[float, int]:
    """The best pair that one knows within reach: two tops, or the top two of a pile."""
    best, chosen = -9.0, -1
    tops: dict[int, int] = {}
    for i in range(len(piles)):
        pile = piles[i]
        if not pile or pile[-1] == UNKNOWN:
            continue
        kind = pile[-1]
        if kind in tops or (len(pile) > 1 and pile[-2] == kind):
            found = team_worth(t, place, kind)
            if found > best:
                best, chosen = found, i
        tops[kind] = i
    return best, chosen


def gamble(t: DeadTable, place: int, piles: list[list[int]]) -> tuple[float, int]:
    """Turn an unknown card and hope that its like lies open to memory; with none, a known one over unknown ones."""
    counts = unknown_kinds(t, piles)
    total = sum(counts)
    if not total:
        return -9.0, -1
    tops = {pile[-1] for pile in piles if pile and pile[-1] != UNKNOWN}
    unknown = -1
    covered, best_cover = -1, -9.0
    for i in range(len(piles)):
        pile = piles[i]
        if pile and pile[-1] == UNKNOWN:
            unknown = i
        elif len(pile) > 1 and pile[-2] == UNKNOWN:
            hope = counts[pile[-1]] * team_worth(t, place, pile[-1])
            if hope > best_cover:
                covered, best_cover = i, hope
    waves = counts[SURPRISE_WAVE] * WORTH[SURPRISE_WAVE]
    if unknown < 0:
        return ((best_cover + waves) / total + NEWS, covered) if covered >= 0 else (-9.0, -1)
    hope = 2 * waves
    for kind in range(len(counts)):
        if counts[kind] and kind != SURPRISE_WAVE:
            likely = 1.0 if kind in tops or t.kit.unique[kind] else (counts[kind] - 1) / total
            hope += counts[kind] * team_worth(t, place, kind) * likely
    return hope / total + 2 * NEWS, unknown


# The second card, and putting back ------------------------------------------------------------------


def second_pile(t: DeadTable, seat: int, recall: int) -> int:
    """Where the like of the first card lies, else where nothing is known."""
    piles = remembered(t, seat, recall)
    first = t.turned[0]
    unknown = known = -1
    for i in range(len(piles)):
        pile = piles[i]
        if not pile:
            continue
        if pile[-1] == first:
            return i
        if pile[-1] == UNKNOWN:
            unknown = i
        else:
            known = i
    return unknown if unknown >= 0 else known


def best_place_for(t: DeadTable, seat: int, recall: int) -> int:
    """On its like, so that the pair can be taken; else where it hides least."""
    piles = remembered(t, seat, recall)
    kind = t.turned[0]
    left = copies_left(t)
    fresh = sum([1 for pile in piles if pile and pile[-1] == UNKNOWN])
    best, chosen = 9.0, 0
    for i in range(len(piles)):
        pile = piles[i]
        if not pile:
            cost = 0.0
        elif pile[-1] == kind:
            return i
        elif pile[-1] == UNKNOWN:
            cost = FRESH if fresh > 3 else RARE
        elif left[pile[-1]] < 2 and not t.kit.unique[pile[-1]]:
            cost = JUNK
        else:
            cost = top_cost(piles, i)
        if cost < best:
            best, chosen = cost, i
    return chosen


def copies_left(t: DeadTable) -> list[int]:
    """How many of each kind the rubble still holds: all that was there, less what was taken or used, which lies open."""
    counts = [0] * len(t.kit.effects)
    for kind in t.rubble:
        counts[kind] += 1
    for pile in t.piles:
        for kind in pile:
            if kind != UNKNOWN:
                counts[kind] += 1
    for kind in t.turned:
        counts[kind] += 1
    return counts


def top_cost(piles: list[list[int]], pile: int) -> float:
    """What it costs to cover a known card: little if it is of small use, or its like lies open elsewhere under nothing."""
    kind = piles[pile][-1]
    if len(piles[pile]) > 1 and piles[pile][-2] == kind:
        return 1.5
    return max(0.05, WORTH.get(kind, UNIQUE_WORTH))

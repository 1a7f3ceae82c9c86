"""Numbers with names, and cards as one number each: what the rules of Off the Dead are written in."""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = 4
NOBODY_THERE: Final = -1
NONE: Final = -1
UNKNOWN: Final = -1
SERVING: Final = 2
"""The scope, once the attack it was for has begun."""
HANDS: Final = -1

FIRST: Final = 1
SECOND: Final = 2
MELEE: Final = 3
ZONES: Final = 3

ITEM_SLOTS: Final = 36
ZOMBIE_SLOTS: Final = 40
TROPHY_SLOTS: Final = 6
PILES: Final = 9
PLACES: Final = 4
SYMBOLS: Final = 3

# Items, in the order of `deck.ITEMS`.
COLT: Final = 0
MP5: Final = 1
AXE: Final = 2
CHAINSAW: Final = 3
JERRYCAN: Final = 4
LOADER: Final = 5
TOY: Final = 6
BARRICADE: Final = 7
SCOPE: Final = 8
ADRENALINE: Final = 9
SURPRISE_WAVE: Final = 10

# What an item does, in the order of `deck.EFFECTS`.
PLAIN: Final = 0
BURST: Final = 1
PUSHES: Final = 2
SWEEP: Final = 3
BLAZE: Final = 4
RELOAD: Final = 5
LURE: Final = 6
BLOCK: Final = 7
AIM: Final = 8
HEAL: Final = 9
WAVE: Final = 10

BULLETS: Final = 1
FUEL: Final = 2

# Abilities, in the order of `deck.ABILITIES`.
SHOVE: Final = 0
EXECUTE: Final = 1
CHEER: Final = 2
DODGE: Final = 3
NURSE: Final = 4

# Lines, in the order of `deck.LINES`.
LOOK_THERE: Final = 0
TRY_AGAIN: Final = 1
FEEL_THIS: Final = 2

# Events, in the order of `deck.EVENTS`.
SEEN: Final = 0
MORE: Final = 1
LEAP: Final = 2
DROP: Final = 3
TOUGH: Final = 4
PANIC: Final = 5
NO_EVENT: Final = -1

# Phases, as the view names them.
SETTING_UP: Final = 0
FIRST_ACTION: Final = 1
BITES: Final = 2
ADVANCE: Final = 3
WAVE_PHASE: Final = 4
SECOND_ACTION: Final = 5
END_PHASE: Final = 6
BUYING: Final = 7
MOVING: Final = 8
PHASES: Final = ("set-up", "first-action", "bites", "advance", "wave", "second-action", "end", "buy", "move")

# Questions, in the order of `prompts`.
CAST: Final = 0
ACTION: Final = 1
PILE: Final = 2
TAKE: Final = 3
PUT: Final = 4
REDIRECT: Final = 5
NEXT: Final = 6
AGAIN: Final = 7
PUSH: Final = 8
REVEAL: Final = 9
LOSE: Final = 10
DISCARD: Final = 11
DIRECTION: Final = 12
PAY: Final = 13
SURPLUS: Final = 14
BEFORE_ACTION: Final = 15
EVENT: Final = 16
ROLLED: Final = 17
BEFORE_BITE: Final = 18
BEFORE_ADVANCE: Final = 19
BEFORE_WAVE: Final = 20
SURPRISE: Final = 21
BEFORE_END: Final = 22

# A zombie as one number ---------------------------------------------------------------------------
#
# Bits: 0 face up, 1 tilted, 2-3 zone, 4-11 kind, 12-19 pool, 20-31 number of its arrival, 32 and up: the pools in which it lay
# face down before this one. Pools are the parts of the Horde that were mixed together; the first is 0.

UP: Final = 1
TILTED: Final = 2
FACE: Final = 0xFF0
ZONE: Final = 0xC


def card(kind: int, pool: int) -> int:
    """A zombie in a pool of the Horde."""
    return kind << 4 | pool << 12


def kind_of(zombie: int) -> int:
    return zombie >> 4 & 255


def pool_of(zombie: int) -> int:
    return zombie >> 12 & 255


def zone_of(zombie: int) -> int:
    return zombie >> 2 & 3


def number_of(zombie: int) -> int:
    """Tells the zombies in the corridors apart: slots change when one falls, this does not."""
    return zombie >> 20 & 4095


def before_of(zombie: int) -> int:
    """A bit for each earlier pool from which it came face down."""
    return zombie >> 32


def is_up(zombie: int) -> bool:
    return zombie & UP != 0


def in_zone(zombie: int, zone: int) -> int:
    return zombie & ~ZONE | zone << 2


def put_under(zombie: int, pool: int) -> int:
    """As it goes into a new pool: a face that was seen is known to be there, one that was not is whatever it was before."""
    before = 0 if is_up(zombie) else before_of(zombie) | 1 << pool_of(zombie)
    return card(kind_of(zombie), pool) | before << 32


# An item as one number ----------------------------------------------------------------------------


def item(kind: int, rounds: int) -> int:
    return kind << 4 | rounds


def item_kind(held: int) -> int:
    return held >> 4


def rounds_of(held: int) -> int:
    return held & 15


def told(survivor: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Up to four small numbers in the one that a log line carries."""
    return survivor + 1 | a << 4 | b << 10 | c << 16


def untold(what: int) -> tuple[int, int, int, int]:
    return (what & 15) - 1, what >> 4 & 63, what >> 10 & 63, what >> 16 & 63


def mask_size(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def lay_in(zombie: int, pool: int) -> bool:
    return pool_of(zombie) == pool or before_of(zombie) >> pool & 1 == 1


def known_since(zombie: int) -> int:
    """The first pool in which it lies, or lay: there its face was seen going in."""
    pool = 0
    while not lay_in(zombie, pool):
        pool += 1
    return pool


def is_its_double(other: int, zombie: int) -> bool:
    """Unseen, of the same kind, and known to lie in a pool where the face of the other was not known."""
    if is_up(other) or kind_of(other) != kind_of(zombie):
        return False
    since = known_since(other)
    return lay_in(zombie, since) and since > known_since(zombie)


def with_face(zombie: int, face: int, below: int) -> int:
    before = before_of(zombie) & ~below | face >> 8
    return zombie & 0xFFFFFFFF & ~FACE | (face & 255) << 4 | before << 32

"""How a table looks after a while: what a strategist compares futures by.

The weights are those of a logistic regression over what became of ten thousand tables of 1,400 games that bots played.
"""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import item_kind, rounds_of, zone_of
from cervelle.games.off_the_dead.thumb import rule
from cervelle.games.off_the_dead.thumb_odds import has_remedy
from cervelle.games.off_the_dead.thumb_search import PERFECT, worth

TURNS: Final = 4
"""How many turns a future is played on: with four survivors, until it is one's turn again."""
HOPE: Final = 2.24
LEVEL: Final = 0.52
PLACE: Final = 0.17
"""What every level, and every survivor at the beginning, takes away from that."""
ALIVE: Final = 0.55
NOBODY_LOST: Final = 1.22
ABILITY: Final = 0.33
"""One that has not been used."""
TROPHY: Final = 0.03
HELD: Final = 0.44
"""Items, by what they are worth to their owner and what is left in them."""
NEAR: Final[tuple[float, ...]] = (0.0, 0.2, 0.27, 0.34)
"""What a zombie costs in each zone."""
TO_COME: Final = 0.1
"""What every zombie of the Horde costs."""
ILL: Final = 0.2
"""What it costs to be infected, and again for each step, where infection spreads."""
STEP: Final = 0.06
"""The same for each step where it does not."""
REMEDY: Final = 0.4
"""How much of an illness is left to fear with a remedy at hand."""


def outlook(t: DeadTable) -> float:
    """The chance that all escape, judged after some turns in which everyone follows the rule of thumb."""
    left = TURNS
    phase = t.phase
    while t.outcome is None and left:
        seat = t.waiting[0]
        t.play(seat, rule(t, seat, PERFECT))
        if t.phase < phase:
            left -= 1
        phase = t.phase
    if t.outcome is not None:
        return 1.0 if t.outcome.winners else 0.0
    return 1.0 / (1.0 + math.exp(-prospects(t)))


def prospects(t: DeadTable) -> float:
    """The logarithm of the odds, while the game goes on."""
    living = t.living()
    found = HOPE - LEVEL * t.kit.level - PLACE * t.kit.places - TO_COME * t.horde_count()
    if len(living) == t.kit.places:
        found += NOBODY_LOST
    return found + sum([standing(t, place) for place in living])


def gauges(t: DeadTable) -> dict[str, float]:
    """What all watch together."""
    living = t.living()
    return {
        "survivors": len(living),
        "infection": -sum([t.infection[place] for place in living]),
        "near": -sum([len(t.in_melee(place)) for place in living]),
        "zombies": -t.horde_count() - sum([len(corridor) for corridor in t.corridors]),
        "items": sum([len(t.items[place]) for place in living]),
    }


def standing(t: DeadTable, place: int) -> float:
    """A survivor's life, health, means, and the zombies that come at them."""
    found = ALIVE - illness(t, place)
    found += 0.0 if t.used[place] else ABILITY
    found += TROPHY * len(t.trophies[place])
    for zombie in t.corridors[place]:
        found -= NEAR[zone_of(zombie)]
    held = t.items[place]
    for slot in range(len(held)):
        kind = item_kind(held[slot])
        full = t.kit.rounds[kind]
        share = rounds_of(held[slot]) / full if full else 1.0
        found += HELD * share * worth(t, place, kind, slot)
    return found


def illness(t: DeadTable, place: int) -> float:
    steps = t.infection[place]
    if not steps:
        return 0.0
    if not t.kit.infection_on:
        return STEP * steps
    return (ILL + ILL * steps) * (REMEDY if has_remedy(t, place) else 1.0)

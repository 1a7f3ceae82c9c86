"""How a table looks after a while: what a strategist compares futures by."""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import item_kind, rounds_of, zone_of
from cervelle.games.off_the_dead.thumb import rule
from cervelle.games.off_the_dead.thumb_odds import DEATH, EVERY_KILL, has_remedy
from cervelle.games.off_the_dead.thumb_search import PERFECT, worth

TURNS: Final = 4
"""How many turns a future is played on: with four survivors, until it is one's turn again."""
EVEN: Final = 0.0
"""What a table is worth whose chances are even."""
SPREAD: Final = 3.0
"""How much more a table is worth whose chances are three to one."""
ILL: Final = 0.5
"""What it costs to be infected, and again for each step, where infection spreads."""
STEP: Final = 0.15
"""The same for each step where it does not."""
REMEDY: Final = 0.4
"""How much of an illness is left to fear with a remedy at hand."""
NEAR: Final[tuple[float, ...]] = (0.0, 0.15, 0.3, 0.55)
"""What a zombie costs in each zone."""
HELD: Final = 0.3
"""What an item is worth that has not been used yet, as a share of its full worth."""
ABILITY: Final = 0.4
TROPHY: Final = 0.1


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
    return 1.0 / (1.0 + math.exp((EVEN - prospects(t)) / SPREAD))


def prospects(t: DeadTable) -> float:
    """What the table is worth while the game goes on."""
    found = sum([standing(t, place) for place in t.living()])
    return found - EVERY_KILL * (t.horde_count() + sum([len(corridor) for corridor in t.corridors]))


def gauges(t: DeadTable) -> dict[str, float]:
    """What all watch together."""
    living = t.living()
    return {
        "survivors": len(living),
        "infection": sum([t.infection[place] for place in living]),
        "near": sum([len(t.in_melee(place)) for place in living]),
        "zombies": t.horde_count() + sum([len(corridor) for corridor in t.corridors]),
        "items": sum([len(t.items[place]) for place in living]),
    }


def standing(t: DeadTable, place: int) -> float:
    """A survivor's life, health, means, and the zombies that come at them."""
    found = DEATH - illness(t, place)
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

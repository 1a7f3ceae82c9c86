"""The view of the building as a row of numbers. Survivors keep their places; which are the reader's own is said of each."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.layout import ByKey, Fields, Heap, List, Number, OneOf, Part, Seat, Skip, common
from cervelle.games.off_the_dead.deck import (
    EVENTS,
    ITEMS,
    LEVELS,
    MOST_INFECTION,
    MOST_PILES,
    MOST_ROUNDS,
    MOST_RUBBLE,
    STRONGEST,
    SURVIVORS,
    SYMBOLS,
)
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import DIRECTIONS, ITEM_SLOTS, PHASES, PLACES, TROPHY_SLOTS, ZOMBIE_SLOTS, ZONES

MANY_DEAD = 100
HIGH_SCORE = 500
ROLLS = ("attack", "event", "wave")
RESULTS = (*EVENTS, "miss", "hit", "pending", *range(7))


def layout(box: Box) -> Part:
    place, zombies = OneOf(range(PLACES)), ZOMBIE_SLOTS
    windows = OneOf([prompt.name for prompt in DeadTable.prompts])
    rubble = MOST_RUBBLE if box.options["rubble_memory"] else 0
    return Fields(
        {
            **common(box.seats),
            "rules": Skip(),
            "seats": Skip(),
            "turn": place,
            "actor": place,
            "phase": OneOf(PHASES),
            "window": Fields({"kind": windows, "asking": Skip()}),
            "level": OneOf(LEVELS),
            "horde": Fields({"count": Number(zombies), "direction": OneOf(range(DIRECTIONS))}),
            "places": List(PLACES, survivor(box.seats)),
            "piles": List(
                MOST_PILES, Fields({"count": Number(MOST_RUBBLE), "top": OneOf(ITEMS), "known": List(rubble, OneOf(ITEMS))})
            ),
            "turned": List(2, OneOf(ITEMS)),
            "roll": roll(),
            "aiming": Number(),
            "biting": OneOf(range(ZOMBIE_SLOTS)),
            "target": Fields({"place": place, "slot": Number(ZOMBIE_SLOTS)}, flagged=True),
            "shown": List(2, Fields({"strength": Number(STRONGEST), "symbols": Heap(OneOf(SYMBOLS))})),
            "paid": List(TROPHY_SLOTS, OneOf(range(1 << len(SYMBOLS)))),
            "cemetery": Number(MANY_DEAD),
            "score_now": Number(HIGH_SCORE),
        }
    )


def survivor(seats: int) -> Part:
    symbols = OneOf(SYMBOLS)
    zombie = Fields(
        {
            "slot": Skip(),
            "zone": OneOf(range(1, ZONES + 1)),
            "up": Number(),
            "strength": Number(STRONGEST),
            "symbols": Heap(symbols),
            "tilted": Number(),
            "was": OneOf(SURVIVORS),
        }
    )
    return Fields(
        {
            "seat": Seat(seats),
            "direction": OneOf(range(DIRECTIONS)),
            "survivor": OneOf(SURVIVORS),
            "symbol": Skip(),
            "force": Skip(),
            "range": Skip(),
            "ability": Skip(),
            "ability_used": Number(),
            "infection": Number(MOST_INFECTION),
            "max": Number(MOST_INFECTION),
            "alive": Number(),
            "items": List(ITEM_SLOTS, Fields({"item": OneOf(ITEMS), "ammo": Number(MOST_ROUNDS)})),
            "trophies": List(TROPHY_SLOTS, Heap(symbols)),
            "corridor": ByKey("slot", ZOMBIE_SLOTS, zombie),
            "neighbours": Skip(),
            "barricaded": Number(),
            "panicked": Number(),
            "shielded": Number(),
        }
    )


def roll() -> Part:
    number = Number(STRONGEST)
    return Fields(
        {
            "of": OneOf(ROLLS),
            "die": OneOf(range(1, 7)),
            "add": number,
            "line": number,
            "needs": number,
            "total": number,
            "result": OneOf(RESULTS),
        },
        flagged=True,
    )

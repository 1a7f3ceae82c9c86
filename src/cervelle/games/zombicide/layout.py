"""The view of the town as a row of numbers. What a scenario fixes for good (walls, where doors are) is left to its name, and
the odds of attacks to what they are worked out from."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.layout import ByKey, Fields, Heap, List, Number, OneOf, Part, Seat, Skip, common
from cervelle.games.zombicide.deck import EQUIPMENT, LEVELS, POTIONS, SKILLS, SURVIVORS
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import BELT, COMMON, DOORS, PLACES, SLOTS
from cervelle.games.zombicide.table_map import ZONES
from cervelle.games.zombicide.table_scenario import LAST, OBJECTIVES
from cervelle.games.zombicide.table_sight import PHASES, SORT_NAMES, STATES

MANY_ROUNDS = 60
MANY_WOUNDS = 4
MANY_FIFTHS = 250
"""Experience, in fifths of a point."""
MUCH_GOLD = 50
MANY_CARDS = 80
CROWD = 20
LOUD = 20
MANY_DICE = 16
"""And what goes before them: which roll it is, what it needs."""


def layout(box: Box) -> Part:
    place, zone = OneOf(range(PLACES)), OneOf(range(ZONES))
    return Fields(
        {
            **common(box.seats),
            "phase": OneOf(PHASES),
            "round": Number(MANY_ROUNDS),
            "scenario": Skip(),
            "number": OneOf(range(1, LAST + 2)),
            "failures": Number(5),
            "first": Seat(box.seats),
            "danger": OneOf(LEVELS),
            "survivors": List(PLACES, survivor(box.seats)),
            "town": town(),
            "zones": ByKey("zone", ZONES, in_zone()),
            "taken": Fields({kind: Number(5) for kind in OBJECTIVES}),
            "needs": Skip(),
            "goals": Skip(),
            "rounds": Skip(),
            "bands": Skip(),
            "asked": OneOf([prompt.name for prompt in CampaignTable.prompts]),
            "decks": Fields({"zombies": Number(MANY_CARDS), "equipment": Number(MANY_CARDS)}),
            "roll": List(MANY_DICE, Number(6)),
            "group": zone,
            "at": zone,
            "about": place,
            "aims": Skip(),
            "shop": shop(),
            "found": Fields({"items": Heap(OneOf(EQUIPMENT)), "flasks": Heap(OneOf(POTIONS))}),
            "annals": Skip(),
        }
    )


def survivor(seats: int) -> Part:
    return Fields(
        {
            "place": Skip(),
            "seat": Seat(seats),
            "name": OneOf(SURVIVORS),
            "dead": Number(),
            "zone": OneOf(range(ZONES)),
            "wounds": Number(MANY_WOUNDS),
            "fifths": Number(MANY_FIFTHS),
            "level": OneOf(LEVELS),
            "skills": Heap(OneOf(SKILLS)),
            "gear": List(SLOTS, Fields({"item": OneOf(EQUIPMENT), "loaded": Number()})),
            "belt": List(BELT, OneOf(POTIONS)),
            "gold": Number(MUCH_GOLD),
            "actions": Number(6),
            "moves": Number(3),
            "kept": Number(),
            "states": Heap(OneOf([name for _, name in STATES])),
        }
    )


def town() -> Part:
    zone = OneOf(range(ZONES))
    return Fields(
        {
            "columns": Skip(),
            "rows": Skip(),
            "kinds": Skip(),
            "doors": List(DOORS, Fields({"between": Skip(), "open": Number(), "locked": Number()})),
            "open": Skip(),
            "exits": Heap(zone),
            "start": zone,
            "spawns": Heap(zone),
            "magic": zone,
            "meeting": zone,
        }
    )


def in_zone() -> Part:
    """What may be in a zone."""
    parts: dict[str, Part] = {
        "zone": Skip(),
        "mob": List(COMMON, Number(CROWD)),
        "others": Heap(Fields({"sort": OneOf(SORT_NAMES), "hurt": Number(5)}), 2),
    }
    parts |= {name: Number(LOUD) for name in ("noise", "gas", "fire", "bile", "chest", "bodies")}
    parts |= {
        "fallen": Heap(OneOf(range(PLACES))),
        "lying": Heap(OneOf(EQUIPMENT), 2),
        "flasks": Heap(OneOf(POTIONS), 2),
        "objectives": Heap(OneOf(OBJECTIVES), 2),
    }
    return Fields(parts)


def shop() -> Part:
    """Prices are fixed: what is for sale, and who buys."""
    stock = Fields({item: List(1, Number(4)) for item in EQUIPMENT})
    parts: dict[str, Part] = {"open": Number(), "stock": stock, "brews": List(3, List(1, OneOf(POTIONS)))}
    return Fields(parts | {"heal": Skip(), "shopper": OneOf(range(PLACES)), "sale": Skip()}, flagged=True)

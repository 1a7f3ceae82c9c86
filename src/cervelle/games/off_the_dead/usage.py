"""Which equipment is used, for those who study the game."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.game import Usage
from cervelle.engine.table import Table
from cervelle.games.off_the_dead.deck import EFFECTS, ITEMS, Cards
from cervelle.games.off_the_dead.rules import OffTheDead
from cervelle.games.off_the_dead.table_cards import item_kind

PLAYED_AS = {"toy": "lure", "burn": "blaze"}
"""The verbs that play an item by its effect alone."""


def names(box: Box, language: str) -> dict[int, str]:
    """Whatever lies in the rubble, but for events: those come by themselves."""
    assert isinstance(box.data, Cards)
    found = {item for rubble in box.data.rubble.values() for item in rubble}
    usable = [item for item in sorted(found) if box.data.items[ITEMS[item]].effect != "wave"]
    return {item: box.say(language, "otd-item-name", {"item": item}) for item in usable}


def used(t: Table, seat: int, action: int) -> tuple[int, ...]:
    assert isinstance(t, OffTheDead)
    verb, numbers = t.box.verbs.read(action)
    if verb.name in PLAYED_AS:
        return tuple([kind for kind in range(len(ITEMS)) if EFFECTS[t.kit.effects[kind]] == PLAYED_AS[verb.name]][:1])
    if verb.name not in ("use", "attack", "throw"):
        return ()
    held = t.items[t.turn if verb.name == "use" else t.actor]
    return (item_kind(held[numbers["slot"]]),) if numbers["slot"] < len(held) else ()


usage = Usage(names, used)

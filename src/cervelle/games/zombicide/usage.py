"""Which equipment is used, for those who study the game."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.game import Usage
from cervelle.engine.table import Table
from cervelle.games.zombicide.deck import Cards
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import NONE, kind_of

AT_WORK = ("strike", "shoot", "charge", "bless", "repulse", "eat", "pour", "ignite")
WORN = ("armour", "shield", "trap")
"""Kinds that no choice uses: they work by themselves."""


def names(box: Box, language: str) -> dict[int, str]:
    assert isinstance(box.data, Cards)
    usable = [
        item
        for item, each in enumerate(box.data.items)
        if each.kind not in WORN and not each.armour and (each.attacks or each.kind != "item")
    ]
    return {item: box.say(language, "zc-item", {"item": item}) for item in usable}


def used(t: Table, seat: int, action: int) -> tuple[int, ...]:
    assert isinstance(t, CampaignTable)
    verb, numbers = t.box.verbs.read(action)
    if verb.name not in AT_WORK:
        return ()
    item = t.gear[numbers["place"]][numbers["slot"]]
    return () if item == NONE else (kind_of(item),)


usage = Usage(names, used)

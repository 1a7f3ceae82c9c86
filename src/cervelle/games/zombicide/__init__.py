"""The Zombicide campaign: survivors of a plague, who all win or all lose, over five linked evenings."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Edition, Game
from cervelle.engine.problem import Problem
from cervelle.engine.verbs import Verb, Verbs
from cervelle.games.zombicide.bot import CampaignThumb
from cervelle.games.zombicide.chart import charted, routed
from cervelle.games.zombicide.deck import POTIONS, SKILLS, SURVIVORS, Cards, check_cards, read_cards
from cervelle.games.zombicide.layout import layout
from cervelle.games.zombicide.log import shown, spelled
from cervelle.games.zombicide.picture import pictured
from cervelle.games.zombicide.rules import Campaign
from cervelle.games.zombicide.table_kit import BELT, DOORS, ITEMS, PLACES, SLOTS, SORTS
from cervelle.games.zombicide.table_map import ZONES
from cervelle.games.zombicide.usage import usage


def verbs(data: Data, seats: int) -> Verbs:
    """The same for every town and team: zones, places and slots are counted to the most there can be."""
    places, zones, slots = range(PLACES), range(ZONES), range(SLOTS)
    return Verbs(
        Verb("pass"),
        Verb("cast", "card:{card}", card=range(len(SURVIVORS))),
        Verb("move", "survivor:{place}", "zone:{zone}", place=places, zone=zones),
        Verb("charge", "item:{place}:{slot}", "zone:{zone}", place=places, slot=range(3), zone=zones),
        Verb("search", "survivor:{place}", place=places),
        Verb("door", "survivor:{place}", "door:{door}", place=places, door=range(DOORS)),
        Verb("strike", "item:{place}:{slot}", "zone:{zone}", place=places, slot=range(3), zone=zones),
        Verb("shoot", "item:{place}:{slot}", "zone:{zone}", place=places, slot=slots, zone=zones),
        Verb("bless", "item:{place}:{slot}", "survivor:{target}", place=places, slot=slots, target=places),
        Verb("repulse", "item:{place}:{slot}", "zone:{zone}", place=places, slot=slots, zone=zones),
        Verb("arrange", "survivor:{place}", place=places),
        Verb("take", "survivor:{place}", place=places),
        Verb("noise", "survivor:{place}", place=places),
        Verb("drop", "survivor:{place}", place=places),
        Verb("pick", "survivor:{place}", place=places),
        Verb("bodies", "survivor:{place}", place=places),
        Verb("loot", "survivor:{place}", "survivor:{dead}", place=places, dead=places),
        Verb("drink", "potion:{place}:{slot}", place=places, slot=range(BELT)),
        Verb("eat", "item:{place}:{slot}", place=places, slot=slots),
        Verb("pour", "item:{place}:{slot}", "zone:{zone}", place=places, slot=slots, zone=zones),
        Verb("ignite", "item:{place}:{slot}", "zone:{zone}", place=places, slot=slots, zone=zones),
        Verb("load", "item:{place}:{slot}", place=places, slot=slots),
        Verb("shift", "slot:{slot}", "slot:{to}", slot=slots, to=slots),
        Verb("swap", "slot:{slot}", "item:{partner}:{to}", partner=places, slot=slots, to=slots),
        Verb("put", "slot:{slot}", "floor", slot=slots),
        Verb("get", "lying:{item}", item=range(128)),
        Verb("done"),
        Verb("yes"),
        Verb("no"),
        Verb("target", "sort:{sort}", sort=range(SORTS)),
        Verb("victim", "survivor:{place}", place=places),
        Verb("towards", "zone:{zone}", zone=zones),
        Verb("learn", "skill:{skill}", skill=range(len(SKILLS))),
        Verb("token", "zone:{zone}", zone=zones),
        Verb("buy", "ware:{item}", item=range(ITEMS)),
        Verb("brew", "brew:{which}", which=range(3)),
        Verb("sell", "slot:{slot}", slot=slots),
        Verb("resell", "belt:{slot}", slot=range(BELT)),
        Verb("heal", "heal:{wounds}", wounds=range(1, 3)),
        Verb("lay", "belt:{slot}", "floor", slot=range(BELT)),
        Verb("exchange", "belt:{slot}", "potion:{partner}:{to}", partner=places, slot=range(BELT + 1), to=range(BELT + 1)),
        Verb("fetch", "flask:{potion}", potion=range(len(POTIONS))),
    )


def check(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Cards)
    return check_cards(data, options)


EDITION = Edition(Campaign, verbs, check, CampaignThumb)


def edition(options: dict[str, Value]) -> Edition:
    return EDITION


game = Game(
    id="zombicide",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(1, PLACES + 1),
    options={
        "scenario": (0, 1, 2, 3, 4, 5),
        "survivors": (4, 1, 2, 3, 5, 6),
        "xp_pace": ("classic", "short"),
        "saturation": (False, True),
    },
    read_data=read_cards,
    edition=edition,
    pictured=pictured,
    layout=layout,
    spelled=spelled,
    shown=shown,
    charted=charted,
    routed=routed,
    together=True,
    usage=usage,
)

"""Off the Dead: up to four survivors around a Horde, who all win or all lose."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Edition, Game
from cervelle.engine.problem import Problem
from cervelle.engine.verbs import Verb, Verbs
from cervelle.games.off_the_dead.bot import DeadThumb
from cervelle.games.off_the_dead.deck import LEVELS, LINES, SURVIVORS, Cards, check_cards, read_cards
from cervelle.games.off_the_dead.layout import layout
from cervelle.games.off_the_dead.log import spelled
from cervelle.games.off_the_dead.picture import pictured
from cervelle.games.off_the_dead.rules import OffTheDead
from cervelle.games.off_the_dead.table_cards import (
    DIRECTIONS,
    ITEM_SLOTS,
    PILES,
    PLACES,
    SYMBOLS,
    TROPHY_SLOTS,
    ZOMBIE_SLOTS,
    ZONES,
)
from cervelle.games.off_the_dead.usage import usage


def verbs(data: Data, seats: int) -> Verbs:
    """The same for every team: places, slots and piles are counted to the most there can be."""
    items, zombies, places = range(ITEM_SLOTS), range(ZOMBIE_SLOTS), range(PLACES)
    piles, trophies = range(PILES), range(TROPHY_SLOTS)
    return Verbs(
        Verb("pass"),
        Verb("use", "item:{turn}:{slot}", slot=items),
        Verb("reload", "item:{turn}:{slot}", slot=items),
        Verb("toy", "play:{turn}:toy", "zombie:{turn}:{zombie}", zombie=zombies),
        Verb("burn", "play:{turn}:jerrycan", "zone:{turn}:{zone}", zone=range(1, ZONES + 1)),
        Verb("line", "line:{line}", line=range(len(LINES))),
        Verb("ability", "survivor:{place}", "zombie:{target}:{zombie}", place=places, target=places, zombie=zombies),
        Verb("aid", "survivor:{place}", "survivor:{target}", place=places, target=places),
        Verb("search", "pile:{pile}", pile=piles),
        Verb("throw", "item:{actor}:{slot}", "survivor:{target}", slot=items, target=places),
        Verb("attack", "item:{actor}:{slot}", "zombie:{target}:{zombie}", slot=items, target=places, zombie=zombies),
        Verb("hands", "survivor:{actor}", "zombie:{actor}:{zombie}", zombie=zombies),
        Verb("explore"),
        Verb("discard", "trophy:{place}:{slot}", place=places, slot=trophies),
        Verb("decline"),
        Verb("take", "turned:{which}", which=range(2)),
        Verb("leave"),
        Verb("put", "pile:{pile}", pile=piles),
        Verb("redirect", "horde", "survivor:{target}", target=places),
        Verb("target", "zombie:{target}:{zombie}", target=places, zombie=zombies),
        Verb("stop"),
        Verb("lose", "item:{actor}:{slot}", slot=items),
        Verb("direction", "horde", "direction:{direction}", direction=range(DIRECTIONS)),
        Verb("pay", "trophy:{turn}:{slot}", "symbol:{symbol}", slot=trophies, symbol=range(SYMBOLS)),
        Verb("survivor", "cast:{survivor}", survivor=range(len(SURVIVORS))),
        Verb("under", "pile:{pile}", pile=piles),
    )


def check(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Cards)
    return check_cards(data, seats, options)


EDITION = Edition(OffTheDead, verbs, check, DeadThumb)


def edition(options: dict[str, Value]) -> Edition:
    return EDITION


game = Game(
    id="off-the-dead",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(1, PLACES + 1),
    options={
        "level": (4, *[level for level in LEVELS if level != 4]),
        "survivors_per_seat": (1, 2, 4),
        "rubble_memory": (False, True),
        "solo_chain_wave_only": (False, True),
    },
    read_data=read_cards,
    edition=edition,
    pictured=pictured,
    layout=layout,
    spelled=spelled,
    together=True,
    usage=usage,
)

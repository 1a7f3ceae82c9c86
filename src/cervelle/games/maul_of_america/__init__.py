"""Maul of America: one Zombie Master, and Clients who each want to be the first out of the mall."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Edition, Game
from cervelle.engine.problem import Problem
from cervelle.engine.verbs import Verb, Verbs
from cervelle.games.maul_of_america.bot import MaulThumb
from cervelle.games.maul_of_america.chart import charted, routed
from cervelle.games.maul_of_america.deck import MALLS, Cards, check_cards, read_cards
from cervelle.games.maul_of_america.layout import layout
from cervelle.games.maul_of_america.log import spelled
from cervelle.games.maul_of_america.picture import pictured
from cervelle.games.maul_of_america.rules import MaulOfAmerica
from cervelle.games.maul_of_america.table_face import BOARDS, CELLS, FACES, OPENINGS
from cervelle.games.maul_of_america.table_kit import ARMS, CARDS, DIRECTIONS, KINDS, SEATS, ZOMBIES
from cervelle.games.maul_of_america.usage import usage


def verbs(data: Data, seats: int) -> Verbs:
    """The same for every mall: cells are counted on the boards, not on the floor that they make."""
    cells, faces, seated, kinds = range(CELLS), range(FACES), range(SEATS), range(KINDS)
    zombies, arms, ways = range(ZOMBIES), range(ARMS), range(DIRECTIONS)
    openings = range(OPENINGS)
    return Verbs(
        Verb("pass"),
        Verb("lay", "face:{face}", face=faces),
        Verb("place", "face:{face}", "opening:{board}:{to}", face=faces, opening=openings, board=range(BOARDS), to=openings),
        Verb("start", "cell:{cell}", cell=cells),
        Verb("set", "cell:{cell}", cell=cells),
        Verb("act"),
        Verb("rest", "pawn:{me}"),
        Verb("step", "cell:{cell}", cell=cells),
        Verb("attack", "arm:{arm}", "cell:{cell}", arm=arms, cell=cells),
        Verb("blast", "arm:{arm}", "way:{direction}", arm=arms, direction=ways),
        Verb("search", "pawn:{me}"),
        Verb("heal", "gear:{me}:2"),
        Verb("leave", "pawn:{me}"),
        Verb("trade", "pawn:{whom}", whom=seated),
        Verb("end"),
        Verb("give", "gear:{turn}:{item}", item=kinds),
        Verb("want", "gear:{partner}:{item}", item=kinds),
        Verb("propose"),
        Verb("withdraw"),
        Verb("yes"),
        Verb("no"),
        Verb("card", "card:{card}", card=range(CARDS)),
        Verb("whom", "pawn:{whom}", whom=seated),
        Verb("spot", "cell:{cell}", cell=cells),
        Verb("banish", "zombie:{zombie}", zombie=zombies),
        Verb("lead", "zombie:{zombie}", zombie=zombies),
        Verb("item", "gear:{me}:{item}", item=kinds),
        Verb("done"),
        Verb("activate", "zombie:{zombie}", zombie=zombies),
        Verb("enter", "cell:{cell}", cell=cells),
        Verb("advance"),
        Verb("goal", "cell:{cell}", cell=cells),
        Verb("bite", "pawn:{whom}", whom=seated),
        Verb("stop"),
        Verb("exit", "cell:{cell}", cell=cells),
    )


def check(data: Data, seats: int, options: dict[str, Value]) -> Problem | None:
    assert isinstance(data, Cards)
    return check_cards(data, seats, options)


EDITION = Edition(MaulOfAmerica, verbs, check, MaulThumb)


def edition(options: dict[str, Value]) -> Edition:
    return EDITION


game = Game(
    id="maul-of-america",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(2, SEATS + 1),
    options={
        "mall": ("drafted", "random", *MALLS),
        "chopping_maul": (False, True),
        "master": (1, 2, 3, 4, 5, 6),
        "clock": (0, 60, 90, 120),
        "vote_seconds": (120, 0, 60, 300),
    },
    read_data=read_cards,
    edition=edition,
    pictured=pictured,
    layout=layout,
    spelled=spelled,
    charted=charted,
    routed=routed,
    usage=usage,
)

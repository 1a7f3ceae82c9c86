"""Cards, sections and numbers as their data file has them."""

from __future__ import annotations

from typing import NamedTuple

from cervelle.engine.box import Value
from cervelle.engine.data import Data, Part, Sheet
from cervelle.engine.problem import Problem
from cervelle.games.maul_of_america.sections import read_face, read_layout, set_problems
from cervelle.games.maul_of_america.table_face import Face

ITEMS = (
    "food", "ammo", "medikit", "machete", "chain-saw", "pistol", "rifle", "machine-gun", "grenades", "flame-thrower",
    "sawed-off", "shopping-cart",
)  # fmt: skip
WEAPONS = ITEMS[3:11]
AREAS = ("cell", "cone", "burst")
CLIENT_CARDS = (
    "air-duct", "fresh-air", "eagle-eyes", "eat-on-the-run", "extra-uumph", "heavy-clothing", "inspired", "mine-now",
    "buyer-beware", "look-over-there", "merry-go-round", "miraculous-recovery", "missed-by", "premonition", "reading",
    "scene-change", "take-that", "john-woo", "vuja-de",
)  # fmt: skip
ZOMBIE_CARDS = (
    "bad-jugement", "blind-side", "cower", "dazed", "deja-vu", "magic-burrito", "rampage", "relentless", "stumble",
    "schools-out", "smart-zombie", "dead-tell", "unlucky",
)  # fmt: skip
CARDS = CLIENT_CARDS + ZOMBIE_CARDS
FACES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
MALLS = ("boulevard", "crossing", "square")
MOST_COPIES = 60
MOST_FOUND = 4
MOST_ZOMBIES = 25
MOST_CLIENTS = 5
DEEPEST_CONE = 9


class Weapon(NamedTuple):
    hits: int
    jams: int
    reach: int
    shots: int
    area: int


BARE_HANDS = "bare-hands"


class Cards(Data):
    def __init__(self, sheet: Sheet) -> None:
        top = sheet.top
        self._read_rules(top.part("rules"))
        self.rounds: list[int] = self._rounds(top)
        time = top.part("time")
        self.rounds_by_clock = time.number("rounds_by_clock", 1, 99)
        time.source()
        time.end()
        # Copies of each card, base and expansion.
        self.search: list[tuple[int, int]] = []
        self.weapons: list[Weapon] = []
        self._read_search(top)
        self.found: list[tuple[int, int, int]] = [self._zombies(part) for part in top.parts("zombies")]
        self.client = [self._card(part, name) for part, name in _in_order(top, "client", CLIENT_CARDS)]
        self.zombie = [self._card(part, name) for part, name in _in_order(top, "zombie", ZOMBIE_CARDS)]
        self.drawings: list[list[str]] = []
        self.faces: list[Face] = [self._section(part) for part, _ in _in_order(top, "section", FACES)]
        for problem in set_problems(self.faces, sheet.file, sheet.line("section")):
            raise problem
        self.malls: dict[str, list[list[int]]] = {name: self._mall(part) for part, name in _in_order(top, "mall", MALLS)}

    def _read_rules(self, rules: Part) -> None:
        self.zombies = rules.number("zombies", 1, MOST_ZOMBIES)
        self.hand = rules.number("hand", 0, 6)
        self.apart = rules.number("apart", 0, 9)
        self.lucky = rules.number("lucky", 2, 12)
        self.wounds = rules.number("wounds", 0, 9)
        self.pieces = rules.number("pieces", 1, 20)
        self.fists = rules.number("fists", 2, 6)
        self.teeth = rules.number("teeth", 2, 6)
        self.legs = rules.number("legs", 1, 9)
        self.least = rules.number("least", 1, 6)
        rules.source()
        rules.end()

    def _read_search(self, top: Part) -> None:
        for part, name in _in_order(top, "search", ITEMS):
            self.search.append(_copies(part))
            if name in WEAPONS:
                self.weapons.append(self._weapon(part))
            part.source()
            part.end()

    @staticmethod
    def _weapon(part: Part) -> Weapon:
        """A roll that jams does not hit; what covers several cells fires once; nobody throws what would burst around themselves."""
        area = part.text("area", AREAS)
        hits = part.number("hits", 2, 6)
        jams = part.number("jams", 0, hits - 1)
        reach = part.number("reach", 2 if area == "burst" else 1, DEEPEST_CONE if area == "cone" else 20)
        return Weapon(hits, jams, reach, part.number("shots", 1, 2 if area == "cell" else 1), AREAS.index(area))

    @staticmethod
    def _rounds(top: Part) -> list[int]:
        """By the number of Clients, from one on."""
        found: dict[int, int] = {}
        for part in top.parts("rounds"):
            clients = part.number("clients", 1, MOST_CLIENTS)
            if clients in found:
                raise part.problem("data-twice", "clients", found=str(clients))
            found[clients] = part.number("rounds", 1, 99)
            part.source()
            part.end()
        for clients in range(1, MOST_CLIENTS + 1):
            if clients not in found:
                raise top.problem("data-missing", "rounds", found=str(clients))
        return [found[clients] for clients in range(1, MOST_CLIENTS + 1)]

    @staticmethod
    def _zombies(part: Part) -> tuple[int, int, int]:
        count = part.number("count", 1, MOST_FOUND)
        copies, more = _copies(part)
        part.source()
        part.end()
        return count, copies, more

    @staticmethod
    def _card(part: Part, name: str) -> tuple[int, int]:
        copies = _copies(part)
        part.source()
        part.end()
        return copies

    def _section(self, part: Part) -> Face:
        name = part.text("name")
        text = part.file("file")
        self.drawings.append(text.splitlines())
        part.source()
        part.end()
        return read_face(text, part.text("file"), name)

    def _mall(self, part: Part) -> list[list[int]]:
        layout = read_layout(part, "sections", self.faces)
        part.source()
        part.end()
        return layout


def _copies(part: Part) -> tuple[int, int]:
    return part.number("copies", 0, MOST_COPIES), part.number("more", 0, MOST_COPIES)


def _in_order(top: Part, key: str, names: tuple[str, ...]) -> list[tuple[Part, str]]:
    """Every one of these, once, in this order, whatever the order in the file."""
    found: dict[str, Part] = {}
    for part in top.parts(key):
        name = part.text("name", names)
        if name in found:
            raise part.problem("data-twice", "name", found=name)
        found[name] = part
    for name in names:
        if name not in found:
            raise top.problem("data-missing", key, found=name)
    return [(found[name], name) for name in names]


def read_cards(sheet: Sheet) -> Data:
    return Cards(sheet)


def check_cards(data: Cards, seats: int, options: dict[str, Value]) -> Problem | None:
    master = int(options["master"])
    if master > seats:
        return Problem("master-wrong", master=str(master), seats=str(seats))
    more = bool(options["chopping_maul"])
    for key, copies, hands in (("client", data.client, seats - 1), ("zombie", data.zombie, 1)):
        count = sum(base + (extra if more else 0) for base, extra in copies)
        if count < data.hand * hands:
            return Problem("deck-short", deck=key, needs=str(data.hand * hands), found=str(count))
    return None

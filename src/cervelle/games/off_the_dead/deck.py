"""Cards, survivors and numbers as their data file has them."""

from __future__ import annotations

from cervelle.engine.box import Value
from cervelle.engine.data import Data, DataProblem, Part, Sheet
from cervelle.engine.problem import Problem

SYMBOLS = ("skull", "hand", "biohazard")
PAIRS = ("skull-hand", "skull-biohazard", "hand-biohazard")
MASKS = {"skull": 1, "hand": 2, "biohazard": 4, "skull-hand": 3, "skull-biohazard": 5, "hand-biohazard": 6}
SURVIVORS = ("granny", "cop", "cheerleader", "surfer", "nurse")
ABILITIES = ("shove", "execute", "cheer", "dodge", "nurse")
ITEMS = (
    "colt", "mp5", "axe", "chainsaw", "jerrycan", "loader", "toy", "barricade", "scope", "adrenaline", "surprise-wave",
    "unique-1", "unique-2", "unique-3", "unique-4",
)  # fmt: skip
BASE_ITEMS = 11
EFFECTS = ("none", "burst", "push", "sweep", "blaze", "reload", "lure", "block", "aim", "heal", "wave")
WEAPON_EFFECTS = ("none", "burst", "push", "sweep")
AMMO = ("none", "bullets", "fuel")
LINES = ("look-there", "try-again", "feel-this")
EVENTS = ("seen", "more", "leap", "drop", "tough", "panic")
TEAMS = range(1, 5)
LEVELS = range(1, 8)

MOST_ZOMBIES = 36
MOST_RUBBLE = 36
MOST_PILES = 9
STRONGEST = 12
MOST_POWER = 6
MOST_ROUNDS = 9
MOST_INFECTION = 12


class Item:
    def __init__(self, part: Part) -> None:
        self.effect = part.text("effect", EFFECTS)
        self.weapon = self.effect in WEAPON_EFFECTS
        armed = self.weapon or self.effect == "blaze"
        self.power = part.number("power", 0, MOST_POWER) if armed else 0
        self.reach = part.number("reach", 1, 3) if self.weapon else 0
        self.ammo = part.text("ammo", AMMO) if "ammo" in part.values else "none"
        self.rounds = part.number("rounds", 1, MOST_ROUNDS) if self.ammo != "none" else 0
        self.unique = part.flag("unique")
        part.source()
        part.end()


class Survivor:
    def __init__(self, part: Part) -> None:
        self.symbol = MASKS[part.text("symbol", SYMBOLS)]
        self.force = part.number("force", 0, MOST_POWER)
        self.reach = part.number("reach", 1, 3)
        self.infection = part.number("infection", 1, MOST_INFECTION)
        self.ability = part.text("ability", ABILITIES)
        part.source()
        part.end()


class Team:
    def __init__(self, part: Part) -> None:
        self.zombies = part.number("zombies", 1, 4)
        self.rubble = part.number("rubble", 1, 4)
        self.piles = part.number("piles", 1, MOST_PILES)
        part.source()
        part.end()


class Level:
    def __init__(self, part: Part) -> None:
        self.infection = part.flag("infection")
        self.gift = ITEMS.index(part.text("gift", ITEMS)) if "gift" in part.values else -1
        self.out = part.number("out", 0, 12) if "out" in part.values else 0
        self.wave = part.number("wave", 1, 6) if "wave" in part.values else 0
        self.wasteful = part.flag("wasteful")
        part.source()
        part.end()


class Herd:
    """Zombies of one strength in a list: how many of each set of symbols, and how many at random."""

    def __init__(self, part: Part) -> None:
        self.list = part.number("list", 1, 4)
        self.strength = part.number("strength", 1, STRONGEST)
        self.copies = {MASKS[name]: part.number(name, 0, MOST_ZOMBIES) for name in (*SYMBOLS, *PAIRS) if name in part.values}
        self.any = part.number("any", 0, 6) if "any" in part.values else 0
        self.any_pair = part.number("any-pair", 0, 6) if "any-pair" in part.values else 0
        self.different = part.flag("different")
        most = len(SYMBOLS) if self.different else 6
        for key, drawn in (("any", self.any), ("any-pair", self.any_pair)):
            if drawn > most:
                raise part.problem("data-number", key, least="0", most=str(most), found=str(drawn))
        part.source()
        part.end()

    @property
    def count(self) -> int:
        return sum(self.copies.values()) + self.any + self.any_pair


class Cards(Data):
    def __init__(self, sheet: Sheet) -> None:
        top = sheet.top
        rules = top.part("rules")
        self.corridor = rules.number("corridor", 1, 9)
        self.trophies = rules.number("trophies", 1, 5)
        self.zombified = rules.number("zombified", 1, STRONGEST)
        self.released = rules.number("released", 1, 6)
        self.unique = rules.number("unique", 0, 4)
        rules.source()
        rules.end()
        score = top.part("score")
        self.points = [score.number(name, 0, 1000) for name in ("healthy", "infected", "ability", "trophy", "ammo")]
        score.source()
        score.end()
        healing = top.part("healing")
        self.adrenaline = healing.number("adrenaline", 1, MOST_INFECTION)
        self.nurse = healing.number("ability", 1, MOST_INFECTION)
        healing.source()
        healing.end()
        self.teams = {number: Team(part) for number, part in numbered(sheet, "team", "survivors", TEAMS)}
        self.levels = {number: Level(part) for number, part in numbered(sheet, "level", "level", LEVELS)}
        self.items = {name: Item(part) for name, part in named(sheet, "item", "id", ITEMS, ITEMS[:BASE_ITEMS])}
        self.survivors = [Survivor(part) for _, part in named(sheet, "survivor", "id", SURVIVORS, SURVIVORS)]
        self.lines = [read_cost(part) for _, part in named(sheet, "line", "id", LINES, LINES)]
        self.events = read_events(sheet)
        self.herds = read_herds(sheet)
        self.rubble = read_rubble(sheet)


def numbered(sheet: Sheet, section: str, key: str, numbers: range) -> list[tuple[int, Part]]:
    """Each of the numbers once."""
    found: dict[int, Part] = {}
    for part in sheet.top.parts(section):
        number = part.number(key, numbers[0], numbers[-1])
        if number in found:
            raise part.problem("data-twice", key, found=str(number))
        found[number] = part
    for number in numbers:
        if number not in found:
            raise DataProblem("data-missing", sheet.file, sheet.line(section), field=f"{section}.{number}")
    return [(number, found[number]) for number in numbers]


def named(sheet: Sheet, section: str, key: str, names: tuple[str, ...], needed: tuple[str, ...]) -> list[tuple[str, Part]]:
    """Each of the names at most once, the needed ones exactly once, in their order."""
    found: dict[str, Part] = {}
    for part in sheet.top.parts(section):
        name = part.text(key, names)
        if name in found:
            raise part.problem("data-twice", key, found=name)
        found[name] = part
    for name in needed:
        if name not in found:
            raise DataProblem("data-missing", sheet.file, sheet.line(section), field=f"{section}.{name}")
    return [(name, found[name]) for name in names if name in found]


def read_cost(part: Part) -> int:
    cost = part.number("cost", 1, 5)
    part.source()
    part.end()
    return cost


def read_events(sheet: Sheet) -> list[int]:
    """For each face of the die, the number of the event in `EVENTS`."""
    found = []
    for _, part in numbered(sheet, "event", "die", range(1, 7)):
        found.append(EVENTS.index(part.text("event", EVENTS)))
        part.source()
        part.end()
    return found


def read_herds(sheet: Sheet) -> list[Herd]:
    herds = [Herd(part) for part in sheet.top.parts("zombies")]
    for number in TEAMS:
        count = sum(herd.count for herd in herds if herd.list == number)
        if count > MOST_ZOMBIES:
            raise DataProblem(
                "data-number", sheet.file, sheet.line("zombies"), field=f"zombies {number}",
                least="1", most=str(MOST_ZOMBIES), found=str(count),
            )  # fmt: skip
    return herds


def read_rubble(sheet: Sheet) -> dict[int, dict[int, int]]:
    """For each list, how many of each item."""
    found: dict[int, dict[int, int]] = {number: {} for number in TEAMS}
    for part in sheet.top.parts("rubble"):
        pile = found[part.number("list", 1, 4)]
        name = part.text("item", ITEMS)
        if ITEMS.index(name) in pile:
            raise part.problem("data-twice", "item", found=name)
        pile[ITEMS.index(name)] = part.number("copies", 1, MOST_RUBBLE)
        part.source()
        part.end()
    for number, pile in found.items():
        count = sum(pile.values())
        if count > MOST_RUBBLE:
            raise DataProblem(
                "data-number", sheet.file, sheet.line("rubble"), field=f"rubble {number}",
                least="1", most=str(MOST_RUBBLE), found=str(count),
            )  # fmt: skip
    return found


def read_cards(sheet: Sheet) -> Cards:
    return Cards(sheet)


def check_cards(cards: Cards, seats: int, options: dict[str, Value]) -> Problem | None:
    """Seats and survivors that go together, and lists that are there for them."""
    each = int(options["survivors_per_seat"])
    if (seats, each) not in ((1, 1), (2, 1), (3, 1), (4, 1), (2, 2), (1, 4)):
        return Problem("team-wrong", seats=str(seats), each=str(each))
    team = cards.teams[seats * each]
    if not any(herd.list == team.zombies and herd.count for herd in cards.herds):
        return Problem("list-missing", what="zombies", list=str(team.zombies))
    if not cards.rubble[team.rubble]:
        return Problem("list-missing", what="rubble", list=str(team.rubble))
    for item in cards.rubble[team.rubble]:
        if ITEMS[item] not in cards.items:
            return Problem("item-missing", item=ITEMS[item])
    return None

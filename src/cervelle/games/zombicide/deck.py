"""Survivors, equipment, potions, spawn cards and numbers as their data file has them."""

from __future__ import annotations

from typing import NamedTuple

from cervelle.engine.box import Value
from cervelle.engine.data import Data, Part, Sheet
from cervelle.engine.problem import Problem
from cervelle.games.zombicide.scenarios import read_scenarios, read_tiles
from cervelle.games.zombicide.table_scenario import Scenario

SPECIALITIES = ("melee", "ranged", "magic")
SURVIVORS = ("ann", "baldric", "clovis", "nelly", "samson", "silas")
SKILLS = (
    "bloodlust-melee", "free-magic", "free-melee", "free-combat", "roll-combat", "six-die", "spellcaster", "spellbook",
    "die-magic", "roll-melee", "die-melee", "swordmaster", "hit-and-run", "free-move", "slippery", "iron-hide", "die-combat",
    "damage-melee", "barbarian", "roll-ranged", "free-ranged", "point-blank", "die-ranged", "iron-rain",
)  # fmt: skip
EQUIPMENT = (
    "axe", "dagger", "short-sword", "sword", "great-sword", "hammer", "short-bow", "longbow", "crossbow", "repeating-crossbow",
    "hand-crossbow", "mana-blast", "lightning-bolt", "fireball", "death-strike", "healing", "invisibility", "speed", "repulse",
    "leather", "chainmail", "plate", "shield", "torch", "bile", "arrows", "bolts", "apples", "water", "meat", "aaahh", "inferno",
    "orcish-crossbow", "heavy-crossbow", "earthquake", "kings-mace", "dwarven-shield",
)  # fmt: skip
KINDS = ("melee", "ranged", "magic", "spell", "armour", "shield", "item", "food", "trap", "vault")
POTIONS = (
    "soin", "grand-soin", "celerite", "force", "oeil-d-aigle", "peau-de-pierre", "ombre", "souffle-pur", "adrenaline", "elixir",
)  # fmt: skip
ZOMBIES = ("walker", "fatty", "runner", "necromancer", "abomination")
ABOMINATIONS = ("plain", "abominotaur", "wolfbomination", "abominatroll", "ablobination")
CHARACTERS = ("nurse", "jailer", "dancer", "moor", "dwarf", "monk", "wench", "noble", "bard", "jester")
LEVELS = ("blue", "yellow", "orange", "red")
LETTERS = "WFRAN"
SPECIAL_CARDS = ("rush W", "rush F", "rush R", "necromancer", "double")


class Attack(NamedTuple):
    """One way to fight with a weapon."""

    kind: int
    least: int
    most: int
    dice: int
    accuracy: int
    damage: int


class Item:
    def __init__(self, part: Part) -> None:
        self.copies = part.number("copies", 0, 20)
        self.kind = part.text("kind", KINDS)
        self.attacks: list[Attack] = _attacks(part) if "attacks" in part.values else []
        self.dual = part.flag("dual")
        self.reload = part.flag("reload")
        self.arrows = part.flag("arrows")
        self.bolts = part.flag("bolts")
        self.fresh = part.flag("fresh")
        self.door = part.number("door", 1, 6) if "door" in part.values else 0
        self.armour = part.number("armour", 2, 6) if "armour" in part.values else 0
        self.price = part.number("price", 1, 99) if "price" in part.values else 0
        part.source()
        part.end()


class Survivor:
    def __init__(self, part: Part) -> None:
        self.main = SPECIALITIES.index(part.text("main", SPECIALITIES))
        self.second = SPECIALITIES.index(part.text("second", SPECIALITIES))
        self.blue = SKILLS.index(part.text("blue", SKILLS))
        self.orange = _skills(part, "orange")
        self.red = _skills(part, "red")
        self.body = EQUIPMENT.index(part.text("body", EQUIPMENT))
        part.source()
        part.end()


class Kind(NamedTuple):
    order: int
    damage: int
    fifths: int
    actions: int


class Spawn(NamedTuple):
    """What comes at each level: (letter, how many); or one of the special cards."""

    special: str
    levels: tuple[tuple[str, int], ...]
    copies: int


class Cards(Data):
    def __init__(self, sheet: Sheet) -> None:
        top = sheet.top
        self._read_rules(top.part("rules"))
        between = top.part("between")
        self.heal_one = between.number("heal_one", 1, 99)
        self.heal_two = between.number("heal_two", 1, 99)
        between.source()
        between.end()
        tries = top.part("tries")
        self.failures = tries.number("failures", 1, 99)
        tries.source()
        tries.end()
        self.kinds = [_kind(part) for part in in_order(top, "kind", ZOMBIES)]
        self.survivors = [Survivor(part) for part in in_order(top, "survivor", SURVIVORS)]
        self.items = [Item(part) for part in in_order(top, "equipment", EQUIPMENT)]
        self.potions = [_potion(part) for part in in_order(top, "potion", POTIONS)]
        self.spawns = [_spawn(part) for part in top.parts("spawn")]
        self.characters = [_spawn(part) for part in top.parts("character")]
        self.scenarios: list[Scenario] = read_scenarios(top, read_tiles(top))

    def _read_rules(self, rules: Part) -> None:
        self.wounds = rules.number("wounds", 1, 9)
        self.actions = rules.number("actions", 1, 9)
        self.backpack = rules.number("backpack", 1, 5)
        self.belt = rules.number("belt", 1, 2)
        self.miniatures = [rules.number(name, 1, 99) for name in ("walkers", "fatties", "runners")]
        self.spawn_zones = rules.number("spawn_zones", 1, 9)
        self.classic = _numbers(rules, "classic")
        self.short = _numbers(rules, "short")
        rules.source()
        rules.end()


def in_order(top: Part, key: str, names: tuple[str, ...]) -> list[Part]:
    """Every one of these, once, in this order, whatever the order in the file."""
    found: dict[str, Part] = {}
    for part in top.parts(key):
        name = part.text("name", names)
        if name in found:
            raise part.problem("data-twice", "name", found=name)
        found[name] = part
    for name in names:
        if name not in found:
            raise top.problem("data-missing", key)
    return [found[name] for name in names]


def _numbers(part: Part, key: str) -> list[int]:
    words = part.text(key).split()
    if len(words) != len(LEVELS) - 1 or not all(word.isdigit() for word in words):
        raise part.problem("data-text", key, found=part.text(key))
    return [int(word) for word in words]


def _skills(part: Part, key: str) -> list[int]:
    found = []
    for word in part.text(key).split():
        if word not in SKILLS:
            raise part.problem("data-one-of", key, choices=", ".join(SKILLS), found=word)
        found.append(SKILLS.index(word))
    return found


def _attacks(part: Part) -> list[Attack]:
    """`melee 0 0 1 4 1; ranged 1 2 2 3 2`: kind, least and most range, dice, accuracy, damage."""
    found = []
    for written in part.text("attacks").split(";"):
        kind, *numbers = written.split()
        if kind not in SPECIALITIES or len(numbers) != len(Attack._fields) - 1 or not all(word.isdigit() for word in numbers):
            raise part.problem("data-text", "attacks", found=written.strip())
        least, most, dice, accuracy, damage = map(int, numbers)
        found.append(Attack(SPECIALITIES.index(kind), least, most, dice, accuracy, damage))
    return found


def _kind(part: Part) -> Kind:
    kind = Kind(part.number("order", 1, 9), part.number("damage", 1, 9), part.number("fifths", 0, 99), part.number("actions", 1, 3))
    part.source()
    part.end()
    return kind


def _potion(part: Part) -> tuple[int, int]:
    potion = part.number("up_to", 1, 100), part.number("price", 1, 99)
    part.source()
    part.end()
    return potion


def _spawn(part: Part) -> Spawn:
    card = part.text("card")
    copies = part.number("copies", 0, 60)
    part.source()
    part.end()
    if card in SPECIAL_CARDS:
        return Spawn(card, (), copies)
    levels = []
    for written in card.split("/"):
        letter, count = written[-1], written[:-1] or "1"
        if written == "-":
            levels.append(("-", 0))
        elif letter in LETTERS and count.isdigit():
            levels.append((letter, int(count)))
        else:
            raise part.problem("data-text", "card", found=card)
    if len(levels) != len(LEVELS):
        raise part.problem("data-text", "card", found=card)
    return Spawn("", tuple(levels), copies)


def read_cards(sheet: Sheet) -> Data:
    return Cards(sheet)


def check_cards(data: Cards, options: dict[str, Value]) -> Problem | None:
    if max(1, int(options["scenario"])) > len(data.scenarios):
        return Problem("no-such-scenario", scenario=str(options["scenario"]), count=len(data.scenarios))
    return None

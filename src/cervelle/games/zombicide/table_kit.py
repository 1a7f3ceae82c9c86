"""Numbers that the rules speak of, and what the data and the options fix for a whole campaign."""

from __future__ import annotations

from typing import Final

from cervelle.engine.box import Box
from cervelle.games.zombicide.deck import EQUIPMENT, LETTERS, SKILLS, SPECIAL_CARDS, Cards, Spawn
from cervelle.games.zombicide.table_map import ZONES, Map
from cervelle.games.zombicide.table_scenario import Scenario

NONE: Final = -1
PLACES: Final = 6
SLOTS: Final = 8
"""Two hands, the body, five in the backpack."""
BODY: Final = 2
PACK: Final = 3
UNLOADED: Final = 64
"""An item that has to be reloaded is its number + UNLOADED."""
POTION: Final = 112
"""A potion that lies about, or was just found, is its number + POTION."""
DOORS: Final = 30
BELT: Final = 2

# Sorts of zombies: the first three are counted for each zone, the others are kept one by one.
WALKER: Final = 0
FATTY: Final = 1
RUNNER: Final = 2
NECROMANCER: Final = 3
ABOMINATION: Final = 4
PLAIN: Final = 4
ABOMINOTAUR: Final = 5
WOLF: Final = 6
TROLL: Final = 7
BLOB: Final = 8
CHARACTER: Final = 9
NURSE: Final = 9
JAILER: Final = 10
DANCER: Final = 11
MOOR: Final = 12
DWARF: Final = 13
MONK: Final = 14
WENCH: Final = 15
NOBLE: Final = 16
BARD: Final = 17
JESTER: Final = 18
SORTS: Final = 19
COMMON: Final = 3

# One of the others: its sort, its zone, wounds taken and wounds that gave experience (of an Abomination) or one more than the zone
# he came to (of a necromancer), and whether it has acted: a bit for each activation under way, the innermost lowest.
AT_ZONE: Final = 32
ZONE_BITS: Final = 5
AT_HURT: Final = 4096
AT_PAID: Final = 65536
AT_HOME: Final = 4096
AT_ACTED: Final = 1048576
IDLE: Final = 1023 * AT_ACTED
"""Whoever comes while others act does not act with them."""

MELEE: Final = 0
RANGED: Final = 1
MAGIC: Final = 2

SKILL: Final = {name: number for number, name in enumerate(SKILLS)}
ITEM: Final = {name: number for number, name in enumerate(EQUIPMENT)}
DAGGER: Final = 1
HEALING: Final = 15
INVISIBILITY: Final = 16
SPEED: Final = 17
REPULSE: Final = 18
SHIELD: Final = 22
TORCH: Final = 23
BILE: Final = 24
ARROWS: Final = 25
BOLTS: Final = 26
APPLES: Final = 27
WATER: Final = 28
MEAT: Final = 29
AAAHH: Final = 30
VAULT: Final = 31
DWARVEN_SHIELD: Final = 36
ITEMS: Final = 37

SOIN: Final = 0
GRAND_SOIN: Final = 1
CELERITE: Final = 2
FORCE: Final = 3
OEIL: Final = 4
PIERRE: Final = 5
OMBRE: Final = 6
SOUFFLE: Final = 7
ADRENALINE: Final = 8
ELIXIR: Final = 9

# Free actions that skills give, each once a turn.
FREE_MOVE: Final = 1
FREE_MELEE: Final = 2
FREE_RANGED: Final = 4
FREE_MAGIC: Final = 8
FREE_COMBAT: Final = 16
FREE_SPELL: Final = 32

# What has befallen a survivor: bits, for a turn, a round or the scenario.
STRONG: Final = 1
KEEN: Final = 2
STONE: Final = 4
SHADOW: Final = 8
PURE: Final = 16
DRANK: Final = 32
RUN: Final = 64
"""After a kill, by Hit & Run: a move that costs nothing at all."""

# Furniture of a zone.
NO_CHEST: Final = 0
CHEST: Final = 1
LOCKED: Final = 2
EMPTY: Final = 3

# Questions; from BEFORE on they are windows.
CAST: Final = 0
ACT: Final = 1
ARRANGE: Final = 2
DROP: Final = 3
PICK: Final = 4
TORCHLIGHT: Final = 5
REROLL: Final = 6
HIT: Final = 7
VICTIM: Final = 8
SPLIT: Final = 9
LEARN: Final = 10
TOKEN: Final = 11
RITUAL: Final = 12
SHOP: Final = 13
JOIN: Final = 14
STOW: Final = 15
PUSH: Final = 16
BEFORE: Final = 17
AFTER: Final = 18
CARD: Final = 19

# What the annals of a campaign tell.
JOINED: Final = 0
DIED: Final = 1
WON: Final = 2
LOST: Final = 3

CASTING: Final = 0
SURVIVORS: Final = 1
DEAD: Final = 2
SPAWNING: Final = 3
ENDING: Final = 4
SHOPPING: Final = 5


class Kit:
    """What the data and the host's options fix, and where each verb's actions begin."""

    def __init__(self, box: Box) -> None:
        cards = box.data
        assert isinstance(cards, Cards)
        self.cards: Cards = cards
        self.zero: dict[str, int] = {verb.name: verb.zero for verb in box.verbs.all}
        self.seats: int = box.seats
        self.places: int = max(int(box.options["survivors"]), box.seats)
        self.slots: int = PACK + cards.backpack
        self.single: int = int(box.options["scenario"]) - 1
        self.saturation: bool = bool(box.options["saturation"])
        points = cards.short if box.options["xp_pace"] == "short" else cards.classic
        self.bands: list[int] = [5 * each for each in points]
        self.scenarios: list[Scenario] = cards.scenarios
        self.maps: list[Map] = [scenario.map for scenario in cards.scenarios]
        self.read_items(cards)
        self.read_survivors(cards)
        self.read_deck(cards)
        self.read_verbs()

    def read_items(self, cards: Cards) -> None:
        items = cards.items
        self.item_kind: list[str] = [item.kind for item in items]
        self.profiles: list[list[tuple[int, int, int, int, int, int]]] = [
            [(a.kind, a.least, a.most, a.dice, a.accuracy, a.damage) for a in item.attacks] for item in items
        ]
        self.dual: list[bool] = [item.dual for item in items]
        self.reload: list[bool] = [item.reload for item in items]
        self.arrows: list[bool] = [item.arrows for item in items]
        self.bolts: list[bool] = [item.bolts for item in items]
        self.door: list[int] = [item.door for item in items]
        self.armour: list[int] = [item.armour for item in items]
        self.price: list[int] = [item.price for item in items]
        self.fresh: list[bool] = [item.fresh for item in items]
        self.equipment: list[int] = []
        for i in range(len(items)):
            if items[i].kind != "vault":
                self.equipment += [i] * items[i].copies
        self.vault: list[int] = [i for i in range(len(items)) if items[i].kind == "vault"]
        self.potion_up_to: list[int] = [up_to for up_to, _ in cards.potions]
        self.potion_price: list[int] = [price for _, price in cards.potions]
        self.order: list[int] = []
        self.toughness: list[int] = []
        self.fifths: list[int] = []
        self.legs: list[int] = []
        for sort in range(SORTS):
            kind = cards.kinds[sort if sort < ABOMINATION else 4 if sort < CHARACTER else 0]
            self.order.append(kind.order)
            self.toughness.append(kind.damage)
            self.fifths.append(kind.fifths)
            self.legs.append(kind.actions)

    def read_survivors(self, cards: Cards) -> None:
        self.main: list[int] = [each.main for each in cards.survivors]
        self.second: list[int] = [each.second for each in cards.survivors]
        self.blue: list[int] = [each.blue for each in cards.survivors]
        self.orange: list[list[int]] = [each.orange for each in cards.survivors]
        self.red: list[list[int]] = [each.red for each in cards.survivors]
        self.body: list[int] = [each.body for each in cards.survivors]
        self.starting: list[int] = [ITEM["hammer"], ITEM["short-sword"], ITEM["short-bow"], ITEM["mana-blast"], DAGGER, ITEM["axe"]]

    def read_deck(self, cards: Cards) -> None:
        """Spawn cards by number: what each brings at each level, as (sort, how many)."""
        self.spawn_sorts: list[list[int]] = []
        self.spawn_counts: list[list[int]] = []
        self.specials: list[int] = []
        self.spawns: list[int] = []
        self.characters: list[int] = []
        for spawn in cards.spawns:
            self.spawns += [self.add_card(spawn)] * spawn.copies
        for spawn in cards.characters:
            self.characters += [self.add_card(spawn)] * spawn.copies

    def add_card(self, spawn: Spawn) -> int:
        number = len(self.spawn_sorts)
        self.specials.append(SPECIAL_CARDS.index(spawn.special) if spawn.special else NONE)
        self.spawn_sorts.append([LETTERS.index(letter) if letter in LETTERS else NONE for letter, _ in spawn.levels])
        self.spawn_counts.append([count for _, count in spawn.levels])
        return number

    def read_verbs(self) -> None:
        zero = self.zero
        self.pass_: int = zero["pass"]
        self.cast: int = zero["cast"]
        self.move: int = zero["move"]
        self.charge: int = zero["charge"]
        self.search: int = zero["search"]
        self.open: int = zero["door"]
        self.strike: int = zero["strike"]
        self.shoot: int = zero["shoot"]
        self.bless: int = zero["bless"]
        self.repulse: int = zero["repulse"]
        self.arrange: int = zero["arrange"]
        self.take: int = zero["take"]
        self.noise: int = zero["noise"]
        self.drop: int = zero["drop"]
        self.pick: int = zero["pick"]
        self.bodies: int = zero["bodies"]
        self.loot: int = zero["loot"]
        self.drink: int = zero["drink"]
        self.eat: int = zero["eat"]
        self.pour: int = zero["pour"]
        self.ignite: int = zero["ignite"]
        self.load: int = zero["load"]
        self.shift: int = zero["shift"]
        self.swap: int = zero["swap"]
        self.put: int = zero["put"]
        self.get: int = zero["get"]
        self.done: int = zero["done"]
        self.yes: int = zero["yes"]
        self.no: int = zero["no"]
        self.target: int = zero["target"]
        self.victim: int = zero["victim"]
        self.towards: int = zero["towards"]
        self.learn: int = zero["learn"]
        self.token: int = zero["token"]
        self.buy: int = zero["buy"]
        self.buy_potion: int = zero["brew"]
        self.sell: int = zero["sell"]
        self.sell_potion: int = zero["resell"]
        self.heal: int = zero["heal"]
        self.lay: int = zero["lay"]
        self.exchange: int = zero["exchange"]
        self.fetch: int = zero["fetch"]


def sort_of(one: int) -> int:
    return one & AT_ZONE - 1


def zone_of(one: int) -> int:
    return one >> ZONE_BITS & 127


def hurt_of(one: int) -> int:
    return one // AT_HURT % 16


def paid_of(one: int) -> int:
    return one // AT_PAID % 16


def home_of(one: int) -> int:
    return one // AT_HOME % 256 - 1


def has_acted(one: int) -> bool:
    return one & AT_ACTED != 0


def with_zone(one: int, zone: int) -> int:
    return one + (zone - zone_of(one)) * AT_ZONE


def unlike(things: list[int]) -> list[int]:
    """Where each sort of thing lies first: to choose another of the same would be the same."""
    return [i for i in range(len(things)) if things[i] not in things[:i]]


def kind_of(item: int) -> int:
    return item & UNLOADED - 1


assert len(EQUIPMENT) == ITEMS
assert ZONES == 81
assert AT_ZONE == 1 << ZONE_BITS

"""What lies on the table in Off the Dead.

Survivors sit at places around the Horde, not seats: one seat may play several of them. A card in a corridor or in the Horde
is one number; the functions below say what is in it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box
from cervelle.engine.dice import Dice
from cervelle.engine.table import Prompt, Table
from cervelle.engine.window import WindowTable
from cervelle.games.off_the_dead.deck import AMMO, BASE_ITEMS, EFFECTS, ITEMS, Cards

DIRECTIONS: Final = 4
NOBODY_THERE: Final = -1
NONE: Final = -1
UNKNOWN: Final = -1
HANDS: Final = -1

FIRST: Final = 1
SECOND: Final = 2
MELEE: Final = 3
ZONES: Final = 3

ITEM_SLOTS: Final = 36
ZOMBIE_SLOTS: Final = 40
TROPHY_SLOTS: Final = 6
PILES: Final = 9
PLACES: Final = 4
SYMBOLS: Final = 3

# Items, in the order of `deck.ITEMS`.
COLT: Final = 0
MP5: Final = 1
AXE: Final = 2
CHAINSAW: Final = 3
JERRYCAN: Final = 4
LOADER: Final = 5
TOY: Final = 6
BARRICADE: Final = 7
SCOPE: Final = 8
ADRENALINE: Final = 9
SURPRISE_WAVE: Final = 10

# What an item does, in the order of `deck.EFFECTS`.
PLAIN: Final = 0
BURST: Final = 1
PUSHES: Final = 2
SWEEP: Final = 3
BLAZE: Final = 4
RELOAD: Final = 5
LURE: Final = 6
BLOCK: Final = 7
AIM: Final = 8
HEAL: Final = 9
WAVE: Final = 10

BULLETS: Final = 1
FUEL: Final = 2

# Abilities, in the order of `deck.ABILITIES`.
SHOVE: Final = 0
EXECUTE: Final = 1
CHEER: Final = 2
DODGE: Final = 3
NURSE: Final = 4

# Lines, in the order of `deck.LINES`.
LOOK_THERE: Final = 0
TRY_AGAIN: Final = 1
FEEL_THIS: Final = 2

# Events, in the order of `deck.EVENTS`.
SEEN: Final = 0
MORE: Final = 1
LEAP: Final = 2
DROP: Final = 3
TOUGH: Final = 4
PANIC: Final = 5
NO_EVENT: Final = -1

# Phases, as the view names them.
SETTING_UP: Final = 0
FIRST_ACTION: Final = 1
BITES: Final = 2
ADVANCE: Final = 3
WAVE_PHASE: Final = 4
SECOND_ACTION: Final = 5
END_PHASE: Final = 6
BUYING: Final = 7
MOVING: Final = 8
PHASES: Final = ("set-up", "first-action", "bites", "advance", "wave", "second-action", "end", "buy", "move")

# Questions, in the order of `prompts`.
CAST: Final = 0
ACTION: Final = 1
PILE: Final = 2
TAKE: Final = 3
PUT: Final = 4
REDIRECT: Final = 5
NEXT: Final = 6
AGAIN: Final = 7
PUSH: Final = 8
REVEAL: Final = 9
LOSE: Final = 10
DISCARD: Final = 11
DIRECTION: Final = 12
PAY: Final = 13
SURPLUS: Final = 14
BEFORE_ACTION: Final = 15
EVENT: Final = 16
ROLLED: Final = 17
BEFORE_BITE: Final = 18
BEFORE_ADVANCE: Final = 19
BEFORE_WAVE: Final = 20
SURPRISE: Final = 21
BEFORE_END: Final = 22

# A zombie as one number ---------------------------------------------------------------------------
#
# Bits: 0 face up, 1 tilted, 2-3 zone, 4-11 kind, 12-19 pool, 20-31 number of its arrival, 32 and up: the pools in which it lay
# face down before this one. Pools are the parts of the Horde that were mixed together; the first is 0.

UP: Final = 1
TILTED: Final = 2
FACE: Final = 0xFF0
ZONE: Final = 0xC


def card(kind: int, pool: int) -> int:
    """A zombie in a pool of the Horde."""
    return kind << 4 | pool << 12


def kind_of(zombie: int) -> int:
    return zombie >> 4 & 255


def pool_of(zombie: int) -> int:
    return zombie >> 12 & 255


def zone_of(zombie: int) -> int:
    return zombie >> 2 & 3


def number_of(zombie: int) -> int:
    """Tells the zombies in the corridors apart: slots change when one falls, this does not."""
    return zombie >> 20 & 4095


def before_of(zombie: int) -> int:
    """A bit for each earlier pool from which it came face down."""
    return zombie >> 32


def is_up(zombie: int) -> bool:
    return zombie & UP != 0


def in_zone(zombie: int, zone: int) -> int:
    return zombie & ~ZONE | zone << 2


def put_under(zombie: int, pool: int) -> int:
    """As it goes into a new pool: a face that was seen is known to be there, one that was not is whatever it was before."""
    before = 0 if is_up(zombie) else before_of(zombie) | 1 << pool_of(zombie)
    return card(kind_of(zombie), pool) | before << 32


# An item as one number ----------------------------------------------------------------------------


def item(kind: int, rounds: int) -> int:
    return kind << 4 | rounds


def item_kind(held: int) -> int:
    return held >> 4


def rounds_of(held: int) -> int:
    return held & 15


def told(survivor: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Up to four small numbers in the one that a log line carries."""
    return survivor + 1 | a << 4 | b << 10 | c << 16


def untold(what: int) -> tuple[int, int, int, int]:
    return (what & 15) - 1, what >> 4 & 63, what >> 10 & 63, what >> 16 & 63


def mask_size(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


class Kit:
    """What the data and the host's options fix for a whole game, and where each verb's actions begin."""

    def __init__(self, box: Box) -> None:
        cards = box.data
        assert isinstance(cards, Cards)
        zero = {verb.name: verb.zero for verb in box.verbs.all}
        self.zero: dict[str, int] = zero
        self.seats: int = box.seats
        self.places: int = box.seats * int(box.options["survivors_per_seat"])
        self.directions: list[int] = [0, 2] if self.places == 2 else list(range(self.places))
        self.place_at: list[int] = [self.directions.index(d) if d in self.directions else NOBODY_THERE for d in range(DIRECTIONS)]
        self.neighbours: list[list[int]] = [neighbours_of(place, self.places) for place in range(self.places)]
        self.read_options(box, cards)
        self.read_zombies(cards)
        self.read_items(cards)
        self.read_survivors(cards)
        self.corridor: int = cards.corridor
        self.trophies: int = cards.trophies
        self.released: int = cards.released
        self.unique_count: int = cards.unique
        self.points: list[int] = cards.points
        self.adrenaline: int = cards.adrenaline
        self.nurse: int = cards.nurse
        self.costs: list[int] = cards.lines
        self.events: list[int] = cards.events
        self.pass_: int = zero["pass"]
        self.use: int = zero["use"]
        self.reload: int = zero["reload"]
        self.toy: int = zero["toy"]
        self.burn: int = zero["burn"]
        self.line: int = zero["line"]
        self.ability: int = zero["ability"]
        self.aid: int = zero["aid"]
        self.search: int = zero["search"]
        self.throw: int = zero["throw"]
        self.attack: int = zero["attack"]
        self.hands: int = zero["hands"]
        self.discard: int = zero["discard"]
        self.decline: int = zero["decline"]
        self.target: int = zero["target"]
        self.pay: int = zero["pay"]
        self.stop: int = zero["stop"]

    def read_options(self, box: Box, cards: Cards) -> None:
        level = cards.levels[int(box.options["level"])]
        self.level: int = int(box.options["level"])
        self.memory: bool = bool(box.options["rubble_memory"])
        self.chain_wave_only: bool = bool(box.options["solo_chain_wave_only"])
        self.infection_on: bool = level.infection
        self.gift: int = level.gift
        self.out: int = level.out
        self.wave_size: int = level.wave
        self.wasteful: bool = level.wasteful
        self.piles: int = cards.teams[self.places].piles

    def read_zombies(self, cards: Cards) -> None:
        """Kinds of zombies by number; the last ones are the zombified survivors."""
        team = cards.teams[self.places]
        herds = [herd for herd in cards.herds if herd.list == team.zombies]
        self.strengths: list[int] = []
        self.symbols: list[int] = []
        self.horde: list[int] = []
        # For zombies at random: strength, whether with two symbols, how many, whether no two alike.
        self.at_random: list[tuple[int, int, int, bool]] = []
        for herd in herds:
            for mask in (1, 2, 4, 3, 5, 6):
                self.horde += [self.kind(herd.strength, mask)] * herd.copies.get(mask, 0)
            for pair, drawn in ((0, herd.any), (1, herd.any_pair)):
                if drawn:
                    self.at_random.append((herd.strength, pair, drawn, herd.different))
        for herd in herds:
            for mask in (1, 2, 4) if herd.any else (3, 5, 6) if herd.any_pair else ():
                self.kind(herd.strength, mask)
        self.zombified: int = len(self.strengths)
        for survivor in cards.survivors:
            self.strengths.append(cards.zombified)
            self.symbols.append(survivor.symbol)

    def kind(self, strength: int, mask: int) -> int:
        """The number of this kind of zombie, a new one if it has none."""
        for kind in range(len(self.strengths)):
            if self.strengths[kind] == strength and self.symbols[kind] == mask:
                return kind
        self.strengths.append(strength)
        self.symbols.append(mask)
        return len(self.strengths) - 1

    def read_items(self, cards: Cards) -> None:
        names = list(ITEMS)
        items = [cards.items.get(name) for name in names]
        self.effects: list[int] = [EFFECTS.index(each.effect) if each else PLAIN for each in items]
        self.weapon: list[bool] = [each is not None and each.weapon for each in items]
        self.powers: list[int] = [each.power if each else 0 for each in items]
        self.reaches: list[int] = [each.reach if each else 0 for each in items]
        self.ammo: list[int] = [AMMO.index(each.ammo) if each else 0 for each in items]
        self.rounds: list[int] = [each.rounds if each else 0 for each in items]
        self.unique: list[bool] = [each is not None and each.unique for each in items]
        rubble = cards.rubble[cards.teams[self.places].rubble]
        self.rubble: list[int] = [kind for kind in sorted(rubble) for _ in range(rubble[kind])]
        self.extras: list[int] = [i for i in range(BASE_ITEMS, len(names)) if self.unique[i] and i not in rubble]

    def read_survivors(self, cards: Cards) -> None:
        from cervelle.games.off_the_dead.deck import ABILITIES

        self.survivors: int = len(cards.survivors)
        self.symbol: list[int] = [each.symbol for each in cards.survivors]
        self.force: list[int] = [each.force for each in cards.survivors]
        self.reach: list[int] = [each.reach for each in cards.survivors]
        self.deadly: list[int] = [each.infection for each in cards.survivors]
        self.abilities: list[int] = [ABILITIES.index(each.ability) for each in cards.survivors]


def neighbours_of(place: int, places: int) -> list[int]:
    """otd.4.2  The survivors to one's left and right; the fourth, across the Horde, is no neighbour."""
    if places < 4:
        return [p for p in range(places) if p != place]
    return [(place + 1) % places, (place + 3) % places]


def kit_of(box: Box) -> Kit:
    """Made once for all the tables of a box."""
    if box.kit is None:
        box.kit = Kit(box)
    assert isinstance(box.kit, Kit)
    return box.kit


@mypyc_attr(allow_interpreted_subclasses=True)
class DeadTable(WindowTable):
    """The Horde in the middle, a corridor from it to each survivor, and the rubble beside."""

    voice: ClassVar[str] = "otd"
    prompts: ClassVar[tuple[Prompt, ...]] = (
        Prompt("survivor", "otd.1.3"), Prompt("action", "otd.2.2"), Prompt("pile", "otd.3.1"), Prompt("take", "otd.3.3"),
        Prompt("put", "otd.3.4"), Prompt("redirect", "otd.6.8"), Prompt("next", "otd.5.9"), Prompt("again", "otd.5.10"),
        Prompt("push", "otd.5.11"), Prompt("reveal", "otd.6.5"), Prompt("lose", "otd.11.6"), Prompt("discard", "otd.12.2"),
        Prompt("direction", "otd.12.6"), Prompt("pay", "otd.12.4"), Prompt("surplus", "otd.12.5"),
        Prompt("before-action", "otd.13.1"), Prompt("event", "otd.13.2"), Prompt("rolled", "otd.13.3"),
        Prompt("before-bite", "otd.13.4"), Prompt("before-advance", "otd.13.5"), Prompt("before-wave", "otd.13.6"),
        Prompt("surprise", "otd.13.7"), Prompt("end", "otd.13.8"),
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        *WindowTable.fields, "survivors", "infection", "alive", "used", "panicked", "shielded", "items", "trophies", "corridors",
        "horde", "top", "arrow", "piles", "rubble", "cemetery", "turn", "actor", "phase", "barricaded", "aiming", "arrivals",
        "turned", "in_use", "queue", "target", "event", "stopped", "die", "plus", "roll", "biting", "plays", "spent",
        "bought", "owing", "shots", "first",
    )  # fmt: skip

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.kit: Kit = kit_of(box)
        places = self.kit.places
        self.survivors: list[int] = [NONE] * places
        self.infection: list[int] = [0] * places
        self.alive: list[int] = [1] * places
        self.used: list[int] = [0] * places
        self.panicked: list[int] = [0] * places
        self.shielded: list[int] = [0] * places
        self.items: list[list[int]] = [[] for _ in range(places)]
        self.trophies: list[list[int]] = [[] for _ in range(places)]
        self.corridors: list[list[int]] = [[] for _ in range(places)]
        # The Horde: a bag for each pool; the top card was drawn from the first that is not empty.
        self.horde: list[list[int]] = []
        self.top: int = NONE
        self.arrow: int = 0
        self.piles: list[list[int]] = []
        self.rubble: list[int] = []
        self.cemetery: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.actor: int = 0
        self.phase: int = SETTING_UP
        self.barricaded: int = 0
        self.aiming: int = 0
        self.arrivals: int = 0
        self.turned: list[int] = []
        # The attack or the reveal under way: item slot, targets still to come, the one at hand, its event, the roll.
        self.in_use: int = HANDS
        self.queue: list[int] = []
        self.target: int = NONE
        self.event: int = NO_EVENT
        self.stopped: int = 0
        self.shots: int = 0
        self.die: int = 0
        self.plus: int = 0
        self.roll: tuple[int, ...] = ()
        self.biting: int = NONE
        # Plays declared and not yet carried out, the last one first to come; symbols spent of each trophy in a payment.
        self.plays: list[list[int]] = []
        self.spent: list[int] = []
        self.bought: list[int] = []
        self.owing: list[int] = []

    def become(self, other: Table) -> None:
        assert isinstance(other, DeadTable)
        self.kit = other.kit
        super().become(other)

    # Who is where ------------------------------------------------------------------------------------

    def seat_of(self, place: int) -> int:
        return place % self.seats

    def living(self) -> list[int]:
        return [place for place in range(self.kit.places) if self.alive[place]]

    def told_of(self, place: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """What a log line says of this survivor."""
        return told(self.survivors[place], a, b, c)

    def told_of_nobody(self, a: int, b: int) -> int:
        return told(NONE, a, b)

    def ask_player(self, place: int, prompt: int) -> None:
        self.ask(self.seat_of(place), prompt)

    # Zombies -----------------------------------------------------------------------------------------

    def horde_count(self) -> int:
        count = 0 if self.top == NONE else 1
        for pool in self.horde:
            count += len(pool)
        return count

    def where(self, number: int) -> int:
        """The place in whose corridor this zombie stands, or NOBODY_THERE if it is gone."""
        for place in range(self.kit.places):
            for zombie in self.corridors[place]:
                if number_of(zombie) == number:
                    return place
        return NOBODY_THERE

    def slot(self, place: int, number: int) -> int:
        corridor = self.corridors[place]
        for i in range(len(corridor)):
            if number_of(corridor[i]) == number:
                return i
        return NONE

    def zombie(self, number: int) -> int:
        for corridor in self.corridors:
            for zombie in corridor:
                if number_of(zombie) == number:
                    return zombie
        return NONE

    def change(self, number: int, changed: int) -> None:
        """The same zombie, otherwise."""
        place = self.where(number)
        if place != NOBODY_THERE:
            self.corridors[place][self.slot(place, number)] = changed

    def in_melee(self, place: int) -> list[int]:
        return [number_of(zombie) for zombie in self.corridors[place] if zone_of(zombie) == MELEE]

    def is_limited(self) -> bool:
        """otd.6.9  With one survivor left, or with every corridor full, the limit of five is off."""
        living = self.living()
        if len(living) < 2:
            return False
        for place in living:
            if len(self.corridors[place]) < self.kit.corridor:
                return True
        return False

    def has_room(self, place: int) -> bool:
        return self.alive[place] == 1 and (len(self.corridors[place]) < self.kit.corridor or not self.is_limited())

    # What nobody knows -------------------------------------------------------------------------------

    def redeal(self, seat: int, dice: Dice) -> None:
        """Hands are open: what one seat does not know, none does. Faces that nobody has seen, pool by pool, the last first."""
        for pool in range(len(self.horde) - 1, -1, -1):
            self._redeal_pool(pool, dice)

    def _redeal_pool(self, pool: int, dice: Dice) -> None:
        """Whatever lay in this pool unseen could lie where another of them does, with all that was unknown of it before."""
        below = (1 << pool) - 1
        faces: list[int] = []
        for zombie in self._unseen():
            if lay_in(zombie, pool):
                faces.append(kind_of(zombie) | (before_of(zombie) & below) << 8)
        dice.shuffle(faces)
        at = 0
        lists = [*self.horde, *self.corridors]
        for zombies in lists:
            for i in range(len(zombies)):
                if not is_up(zombies[i]) and lay_in(zombies[i], pool):
                    zombies[i] = with_face(zombies[i], faces[at], below)
                    at += 1
        if self.top != NONE and lay_in(self.top, pool):
            self.top = with_face(self.top, faces[at], below)

    def _unseen(self) -> list[int]:
        found: list[int] = []
        for zombies in [*self.horde, *self.corridors]:
            for zombie in zombies:
                if not is_up(zombie):
                    found.append(zombie)
        if self.top != NONE:
            found.append(self.top)
        return found


def lay_in(zombie: int, pool: int) -> bool:
    return pool_of(zombie) == pool or before_of(zombie) >> pool & 1 == 1


def with_face(zombie: int, face: int, below: int) -> int:
    before = before_of(zombie) & ~below | face >> 8
    return zombie & 0xFFFFFFFF & ~FACE | (face & 255) << 4 | before << 32

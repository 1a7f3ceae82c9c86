"""Numbers that the rules speak of, and what the data and the options fix for a whole game of Maul of America."""

from __future__ import annotations

from typing import Final

from cervelle.engine.box import Box
from cervelle.games.maul_of_america.deck import CLIENT_CARDS, ITEMS, MOST_ZOMBIES, WEAPONS, Cards
from cervelle.games.maul_of_america.table_face import BOARDS, OPENINGS, Face
from cervelle.games.maul_of_america.table_mall import Mall
from cervelle.games.maul_of_america.table_plan import choices, forbidden, placed

NONE: Final = -1
SEATS: Final = 6
ZOMBIES: Final = 31
"""The numbers of zombies: twenty-five, then one for each seat whose Client may turn."""
TURNED: Final = 25
"""The zombie that the Client of seat s becomes is TURNED + s."""
PLACED: Final = 8
"""On a cell lies the number of a seat, or PLACED + the number of a zombie."""

# What is found: equipment, then Zombies cards, FOUND + how many.
FOOD: Final = 0
AMMO: Final = 1
MEDIKIT: Final = 2
FIRST_WEAPON: Final = 3
GRENADES: Final = 8
CART: Final = 11
FOUND: Final = 11
KINDS: Final = 12
LOADED: Final = 16
"""A cart that carries a weapon is CART + LOADED * that weapon."""
BARE_HANDS: Final = 0
"""Weapons by number: bare hands, then the others from 1."""
ARMS: Final = 9
CELL: Final = 0
CONE: Final = 1
BURST: Final = 2
DIRECTIONS: Final = 8

# Client cards.
AIR_DUCT: Final = 0
FRESH_AIR: Final = 1
EAGLE_EYES: Final = 2
EAT: Final = 3
UUMPH: Final = 4
CLOTHING: Final = 5
INSPIRED: Final = 6
MINE: Final = 7
BEWARE: Final = 8
LOOK: Final = 9
MERRY: Final = 10
MIRACLE: Final = 11
MISSED_BY: Final = 12
PREMONITION: Final = 13
READING: Final = 14
SCENE: Final = 15
TAKE_THAT: Final = 16
WOO: Final = 17
VUJA: Final = 18
# Zombie cards.
JUDGEMENT: Final = 19
BLIND_SIDE: Final = 20
COWER: Final = 21
DAZED: Final = 22
DEJA_VU: Final = 23
BURRITO: Final = 24
RAMPAGE: Final = 25
RELENTLESS: Final = 26
STUMBLE: Final = 27
SCHOOL: Final = 28
SMART: Final = 29
DEAD_TELL: Final = 30
UNLUCKY: Final = 31
CARDS: Final = 32
KNOWN: Final = 32
"""In a hand, a card is its number + KNOWN * a bit for each other seat that knows it is there."""

ANSWERS: Final = (UUMPH, BEWARE, MERRY, MISSED_BY, TAKE_THAT, VUJA, JUDGEMENT, BLIND_SIDE, RELENTLESS, SCHOOL, SMART)
"""Cards that only answer something; all others are played in one's own turn (Heavy Clothing: both)."""

# Questions, by the number of their prompt; from ROLL on they are windows.
LAY: Final = 0
VOTE: Final = 1
PLACE: Final = 2
START: Final = 3
SET: Final = 4
REST: Final = 5
ACT: Final = 6
SECOND: Final = 7
PAY_AMMO: Final = 8
STOW: Final = 9
REFIT: Final = 10
OFFER: Final = 11
AGREE: Final = 12
NAME: Final = 13
FOUND_AT: Final = 14
SETTLE: Final = 15
WHOM: Final = 16
SPOT: Final = 17
READ: Final = 18
LEAD: Final = 19
PICK: Final = 20
FOOD_OR: Final = 21
MASTER: Final = 22
ZOMBIE: Final = 23
GOAL: Final = 24
ROLL: Final = 25
USE: Final = 26
MISSED: Final = 27
BITE: Final = 28
WOUND: Final = 29
DEATH: Final = 30
ESCALATOR: Final = 31
REINFORCE: Final = 32
END: Final = 33

# Where the game stands.
BUILDING: Final = 0
SETTING_UP: Final = 1
PLAYING: Final = 2

# What wounds.
CROSSED: Final = 0
BITTEN: Final = 1
OWN_WEAPON: Final = 2
BURRITOS: Final = 3

# Clock events.
TIME_IS_UP: Final = 1
VOTE_IS_OVER: Final = 2

MALLS_KEPT: Final = 24
PLANS_KEPT: Final = 600


class Kit:
    """What the data and the host's options fix for a whole game, and where each verb's actions begin."""

    def __init__(self, box: Box) -> None:
        cards = box.data
        assert isinstance(cards, Cards)
        zero = {verb.name: verb.zero for verb in box.verbs.all}
        self.zero: dict[str, int] = zero
        seats = box.seats
        self.seats: int = seats
        self.master: int = int(box.options["master"]) - 1
        self.clients: list[int] = clients_of(self.master, seats)
        self.after: list[int] = [NONE] * seats
        for i in range(len(self.clients)):
            self.after[self.clients[i]] = self.clients[(i + 1) % len(self.clients)]
        self.mall: str = str(box.options["mall"])
        self.minutes: int = int(box.options["clock"])
        self.vote_seconds: int = int(box.options["vote_seconds"])
        self.rounds: int = cards.rounds_by_clock if self.minutes else cards.rounds[len(self.clients) - 1]
        self.read_numbers(cards)
        self.read_decks(cards, bool(box.options["chopping_maul"]))
        self.read_weapons(cards)
        self.read_verbs(zero)
        self.faces: list[Face] = cards.faces
        self.drawings: list[list[str]] = cards.drawings
        self.saved: dict[str, list[list[int]]] = cards.malls
        self.malls: dict[tuple[int, ...], Mall] = {}
        self.plans: dict[tuple[int, ...], dict[int, int]] = {}

    def read_numbers(self, cards: Cards) -> None:
        self.zombies: int = cards.zombies
        self.hand: int = cards.hand
        self.apart: int = cards.apart
        self.lucky: int = cards.lucky
        self.wounds: int = cards.wounds
        self.pieces: int = cards.pieces
        self.teeth: int = cards.teeth
        self.legs: int = cards.legs
        self.least: int = cards.least

    def read_decks(self, cards: Cards, more: bool) -> None:
        self.search: list[int] = []
        for kind in range(len(ITEMS)):
            self.search += [kind] * copies(cards.search[kind], more)
        for count, base, extra in cards.found:
            self.search += [FOUND + count] * copies((base, extra), more)
        self.client: list[int] = []
        for card in range(len(CLIENT_CARDS)):
            self.client += [card] * copies(cards.client[card], more)
        self.zombie: list[int] = []
        for i in range(len(cards.zombie)):
            self.zombie += [len(CLIENT_CARDS) + i] * copies(cards.zombie[i], more)

    def read_weapons(self, cards: Cards) -> None:
        """By weapon number: bare hands first."""
        self.hits: list[int] = [cards.fists] + [weapon.hits for weapon in cards.weapons]
        self.jams: list[int] = [0] + [weapon.jams for weapon in cards.weapons]
        self.reach: list[int] = [1] + [weapon.reach for weapon in cards.weapons]
        self.shots: list[int] = [1] + [weapon.shots for weapon in cards.weapons]
        self.area: list[int] = [CELL] + [weapon.area for weapon in cards.weapons]

    def read_verbs(self, zero: dict[str, int]) -> None:
        self.pass_: int = zero["pass"]
        self.lay: int = zero["lay"]
        self.place: int = zero["place"]
        self.start: int = zero["start"]
        self.set: int = zero["set"]
        self.act: int = zero["act"]
        self.rest: int = zero["rest"]
        self.step: int = zero["step"]
        self.attack: int = zero["attack"]
        self.blast: int = zero["blast"]
        self.search_here: int = zero["search"]
        self.heal: int = zero["heal"]
        self.leave: int = zero["leave"]
        self.trade: int = zero["trade"]
        self.end: int = zero["end"]
        self.give: int = zero["give"]
        self.want: int = zero["want"]
        self.propose: int = zero["propose"]
        self.withdraw: int = zero["withdraw"]
        self.yes: int = zero["yes"]
        self.no: int = zero["no"]
        self.card: int = zero["card"]
        self.whom: int = zero["whom"]
        self.spot: int = zero["spot"]
        self.banish: int = zero["banish"]
        self.lead: int = zero["lead"]
        self.item: int = zero["item"]
        self.done: int = zero["done"]
        self.activate: int = zero["activate"]
        self.enter: int = zero["enter"]
        self.advance: int = zero["advance"]
        self.goal: int = zero["goal"]
        self.bite: int = zero["bite"]
        self.stop: int = zero["stop"]
        self.exit: int = zero["exit"]

    def plan_of(self, layout: list[list[int]]) -> dict[int, int]:
        """How a layout may go on: each action that joins another board, and why it is forbidden, if it is."""
        key = tuple([number for section in layout for number in section])
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) >= PLANS_KEPT:
                del self.plans[next(iter(self.plans))]
            found = {}
            for face, opening, board, to in choices(self.faces, layout):
                section = placed(self.faces, layout, face, opening, board, to)
                action = self.place + ((face * OPENINGS + opening) * BOARDS + board) * OPENINGS + to
                found[action] = forbidden(self.faces, layout, section)
            self.plans[key] = found
        return found

    def section_of(self, layout: list[list[int]], action: int) -> list[int]:
        """The placed board that this action means."""
        number, to = divmod(action - self.place, OPENINGS)
        number, board = divmod(number, BOARDS)
        face, opening = divmod(number, OPENINGS)
        return placed(self.faces, layout, face, opening, board, to)

    def mall_of(self, layout: list[list[int]]) -> Mall:
        """Worked out once for all tables that are played in it."""
        key = tuple([number for section in layout for number in section])
        found = self.malls.get(key)
        if found is None:
            if len(self.malls) >= MALLS_KEPT:
                del self.malls[next(iter(self.malls))]
            found = self.malls[key] = Mall(self.faces, layout)
        return found


def clients_of(master: int, seats: int) -> list[int]:
    """maul.2.1  Everyone but the Zombie Master, from their left."""
    return [(master + 1 + i) % seats for i in range(seats - 1)]


def copies(counts: tuple[int, int], more: bool) -> int:
    """maul.2.7  Of a card, with those of the expansion."""
    return counts[0] + (counts[1] if more else 0)


def arm_of(kind: int) -> int:
    """The number of a weapon, from its kind of equipment; BARE_HANDS if it is none."""
    return kind - FIRST_WEAPON + 1 if FIRST_WEAPON <= kind < CART else BARE_HANDS


def kind_of_arm(arm: int) -> int:
    return arm + FIRST_WEAPON - 1


def is_weapon(kind: int) -> bool:
    return FIRST_WEAPON <= kind < CART


def card_of(held: int) -> int:
    return held % KNOWN


assert len(WEAPONS) == ARMS - 1
assert len(ITEMS) == KINDS
assert MOST_ZOMBIES == TURNED

"""The view of the mall as a row of numbers. Cells are numbers of the boards, in binary digits; what one could reach from where is
left to the mask of the actions."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.layout import Bits, ByKey, BySeat, Fields, Heap, List, Number, OneOf, Part, Seat, Skip, common
from cervelle.games.maul_of_america.deck import CARDS, FACES, ITEMS, MOST_CLIENTS, MOST_COPIES, MOST_FOUND, MOST_ZOMBIES
from cervelle.games.maul_of_america.table_face import BOARDS, CELLS
from cervelle.games.maul_of_america.table_kit import ZOMBIES
from cervelle.games.maul_of_america.table_sight import PHASES, ROLLS

MANY_ROUNDS = 30
MANY_BY_CLOCK = 99
MANY_ACTIONS = 12
MANY_REINFORCEMENTS = 20
FAR = 96
"""Cells from one end of a mall to the other."""
STATES = ("cowering", "dazed", "dreading", "resting", "ducting", "padded", "woo")
FOUND = (*ITEMS, *[f"zombies-{count}" for count in range(1, MOST_FOUND + 1)])


def layout(box: Box) -> Part:
    seats, cards = box.seats, OneOf(CARDS)
    discarded, decks = Heap(cards, 4), Number(MOST_COPIES)
    rounds = Number(MANY_BY_CLOCK if box.options["clock"] else MANY_ROUNDS)
    return Fields(
        {
            **common(seats),
            "phase": OneOf(PHASES),
            "master": Seat(seats),
            "clients": Skip(),
            "round": rounds,
            "rounds": rounds,
            "timed": Skip(),
            "last_round": Number(),
            "turn": Seat(seats),
            "actions": Number(MANY_ACTIONS),
            "mall": mall(),
            "pawns": List(MOST_CLIENTS, pawn(seats)),
            "zombies": ByKey("id", ZOMBIES, zombie(seats)),
            "pool": Number(MOST_ZOMBIES),
            "reinforcements": Number(MANY_REINFORCEMENTS),
            "active": OneOf(range(ZOMBIES)),
            "rampage": Number(),
            "exit": Bits(CELLS),
            "hand": Heap(cards, 4),
            "cards": BySeat(seats, Number(10)),
            "decks": Fields({"search": decks, "client": decks, "zombie": decks}),
            "discards": Fields({"search": Heap(OneOf(FOUND), 4), "client": discarded, "zombie": discarded}),
            "weapons": Skip(),
            "roll": roll(),
            "offer": offer(seats),
            "question": Skip(),
        }
    )


def mall() -> Part:
    section = Fields({"face": OneOf(FACES), "turn": OneOf(range(4)), "x": Shifted(FAR), "y": Shifted(FAR)})
    return Fields(
        {
            "sections": List(BOARDS, section),
            "complete": Number(),
            "faces": Skip(),
            "ways": Skip(),
            "width": Number(FAR),
            "height": Number(FAR),
        }
    )


class Shifted(Number):
    """A number that may be negative: 0 is in the middle."""

    def write(self, value: int, row: list[float], at: int, me: int) -> None:
        super().write((value + self.most) / 2, row, at, me)


def gear() -> Part:
    return Heap(Fields({"item": OneOf(ITEMS), "holds": OneOf(ITEMS)}), 4)


def pawn(seats: int) -> Part:
    return Fields(
        {
            "seat": Seat(seats),
            "cell": Bits(CELLS),
            "alive": Number(),
            "wounds": Number(9),
            "most": Number(9),
            "gear": gear(),
            "cards": Skip(),
            "ready": Number(),
            "states": Heap(OneOf(STATES)),
            "searched": Bits(CELLS),
        }
    )


def zombie(seats: int) -> Part:
    return Fields({"id": Skip(), "cell": Bits(CELLS), "acted": Number(), "was": Seat(seats), "gear": gear()})


def roll() -> Part:
    number = Number(12)
    parts: dict[str, Part] = {"of": OneOf(ROLLS), "dice": List(2, number), "less": number, "total": number}
    parts |= {"die": number, "add": number, "needs": number, "hit": Number()}
    return Fields(parts, flagged=True)


def offer(seats: int) -> Part:
    items = Heap(OneOf(ITEMS), 4)
    return Fields({"from": Seat(seats), "to": Seat(seats), "gives": items, "wants": items}, flagged=True)

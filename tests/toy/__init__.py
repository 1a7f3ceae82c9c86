"""A tiny game for what Zombie Life does not use: a pile in a fixed order, a clock, steps with a number.

Everyone bids in secret for the top card of a pile; the highest bid that nobody shares wins it. The clock can end the game; if
the host wishes, it also takes a card away that was not sold in time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from cervelle.engine.bot import Thumb
from cervelle.engine.box import Box
from cervelle.engine.data import Data, Sheet
from cervelle.engine.dice import Dice
from cervelle.engine.game import Edition, Game
from cervelle.engine.table import EVERYONE, Prompt, Table
from cervelle.engine.verbs import Verb, Verbs

TIME_IS_UP = 1
TOO_SLOW = 2
BID = 0


class Pile(Data):
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


def read_pile(sheet: Sheet) -> Pile:
    cards = [part.number("worth", 1, 9) for part in sheet.top.parts("card")]
    return Pile(cards)


def shuffle(t: Auction) -> None:
    t.pile = list(t.box.data.cards)
    t.dice.shuffle(t.pile)


def bid(t: Auction) -> None:
    if t.pile:
        t.ask_all(tuple(range(t.seats)), BID)
    else:
        t.then(count)


def sell(t: Auction) -> None:
    alone = [bid for bid in t.bids if t.bids.count(bid) == 1]
    t.then_with(award, t.bids.index(max(alone)) if alone else t.seats)
    t.bids = []


def award(t: Auction, seat: int) -> None:
    card = t.last = t.pile.pop()
    t.tell("sold", "engine.sealed", min(seat, t.seats - 1), card)
    if seat < t.seats:
        t.worth[seat] += card
    t.then(bid)


def count(t: Auction) -> None:
    best = max(t.worth)
    t.finish(tuple(seat for seat in range(t.seats) if t.worth[seat] == best), tuple(t.worth))


class Auction(Table):
    voice: ClassVar[str] = "toy"
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("bid", "engine.sealed"),)
    fields: ClassVar[tuple[str, ...]] = ("pile", "bids", "worth", "last")

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.pile: list[int] = []
        self.bids: list[int] = []
        self.worth: list[int] = [0] * box.seats
        self.last: int = 0

    def open(self) -> None:
        self.then(shuffle, bid)

    def candidates(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def forbids(self, seat: int, action: int) -> str | None:
        return None

    def resolve(self, seat: int, action: int) -> None:
        self.bids.append(action)
        if seat == self.seats - 1:
            self.then(sell)

    def strike(self, event: int) -> str | None:
        if event == TIME_IS_UP:
            self.then(count)
        elif event == TOO_SLOW:
            self.bids = []
            self.then_with(award, self.seats)
        else:
            return "engine.clock"
        self.waiting = ()
        return None

    def alarms(self) -> list[tuple[int, float]]:
        return [
            (event, float(self.box.options[name]))
            for event, name in ((TIME_IS_UP, "seconds"), (TOO_SLOW, "hurry"))
            if self.box.options[name]
        ]

    def sight(self, seat: int) -> dict[str, object]:
        mine = self.sealed[seat] if seat >= 0 and self.sealed else None
        return {"pile": len(self.pile), "last": self.last, "worth": self.worth[:], "waiting": list(self.waiting), "bid": mine}

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat != EVERYONE:
            self.pile.sort()
        dice.shuffle(self.pile)


def toy_verbs(data: Data, seats: int) -> Verbs:
    return Verbs(Verb("bid", "pile", amount=range(1, 4)))


def pictured(view: dict[str, Any], box: Box, language: str) -> list[tuple[str, str]]:
    return []


game = Game(
    id="toy",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(2, 5),
    options={"seconds": (0, 1, 4, 3600), "hurry": (0, 1)},
    read_data=read_pile,
    edition=lambda options: Edition(Auction, toy_verbs, lambda data, seats, options: None, Thumb),
    pictured=pictured,
)

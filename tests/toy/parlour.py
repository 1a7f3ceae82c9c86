"""A tiny game of windows: everyone may hold a card that nobody else sees, and is asked whether or not they do."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from cervelle.engine.bot import Thumb
from cervelle.engine.box import Box, Value
from cervelle.engine.data import Data
from cervelle.engine.dice import Dice
from cervelle.engine.game import Edition, Game
from cervelle.engine.table import EVERYONE, Prompt
from cervelle.engine.verbs import Verb, Verbs
from cervelle.engine.window import WindowTable, declare, open_window, pass_window
from tests.toy import pictured, read_pile

WINDOW = 0
PASS = 0
PLAY = 1
ROUNDS = 4


def deal(t: Parlour) -> None:
    t.hands = [t.dice.below(2) for _ in range(t.seats)]


def open_round(t: Parlour) -> None:
    if t.round == ROUNDS:
        t.finish((), tuple([0] * t.seats))
    else:
        t.round += 1
        t.then(open_round)
        open_window(t, WINDOW)


def take_effect(t: Parlour) -> None:
    t.played += 1


class Parlour(WindowTable):
    voice: ClassVar[str] = "parlour"
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("window", "engine.window"),)
    fields: ClassVar[tuple[str, ...]] = (*WindowTable.fields, "hands", "round", "played")

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.hands: list[int] = [0] * box.seats
        self.round = 0
        self.played = 0

    def open(self) -> None:
        self.then(deal, open_round)

    def asked_first(self) -> int:
        return 0

    def can_play(self, seat: int) -> bool:
        return True

    def passing(self) -> int:
        return PASS

    def card_played(self, action: int) -> str:
        return "card"

    def candidates(self, seat: int) -> list[int]:
        return [PASS, PLAY] if self.hands[seat] else [PASS]

    def forbids(self, seat: int, action: int) -> str | None:
        return None

    def resolve(self, seat: int, action: int) -> None:
        if action == PASS:
            pass_window(self, seat)
        else:
            self.hands[seat] = 0
            declare(self, seat, take_effect)

    def sight(self, seat: int) -> dict[str, object]:
        hand = self.hands[seat] if seat >= 0 else 0
        return {"round": self.round, "played": self.played, "waiting": list(self.waiting), "hand": hand}

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat != EVERYONE:
            self.hands = [hand if s == seat else dice.below(2) for s, hand in enumerate(self.hands)]


class OpenParlour(Parlour):
    """The same with all cards on the table."""

    open_to_all: ClassVar[bool] = True

    def sight(self, seat: int) -> dict[str, object]:
        return super().sight(seat) | {"hand": 0, "hands": self.hands[:]}

    def redeal(self, seat: int, dice: Dice) -> None:
        pass


def verbs(data: Data, seats: int) -> Verbs:
    return Verbs(Verb("pass"), Verb("play"))


def edition(options: dict[str, Value]) -> Edition:
    return Edition(OpenParlour if options["open"] else Parlour, verbs, lambda data, seats, options: None, Thumb)


game = Game(
    id="parlour",
    version=1,
    module=__name__,
    folder=Path(__file__).parent,
    seats=range(2, 5),
    options={"open": (False, True)},
    read_data=read_pile,
    edition=edition,
    pictured=pictured,
)

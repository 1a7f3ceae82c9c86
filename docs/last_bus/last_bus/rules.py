"""The Last Bus: what lies on the table, and the rulebook, one function a step, in the rulebook's order."""

from __future__ import annotations

from typing import ClassVar, Final

from cervelle.engine.box import Box
from cervelle.engine.data import Data
from cervelle.engine.dice import Dice
from cervelle.engine.table import EVERYONE, Prompt, Table
from cervelle.engine.words import Said

TURN: Final = 0
GET_OFF: Final = 9
"""The action after the nine of `load`, which is numbered from weight 1."""


class Cards(Data):
    def __init__(self, deck: list[int], capacity: int, hand: int) -> None:
        self.deck = deck
        self.capacity = capacity
        self.hand = hand


# The rules ----------------------------------------------------------------------------------------


def deal(t: Bus) -> None:
    """bus.1.1  Everyone gets a hand of cards, which only they see."""
    t.deck = t.cards.deck[:]
    for hand in t.hands:
        for _ in range(t.cards.hand):
            hand.append(t.dice.draw(t.deck))


def begin(t: Bus) -> None:
    """bus.1.2  Chance says who begins."""
    t.turn = t.dice.below(t.seats)
    t.then(turn)


def turn(t: Bus) -> None:
    """bus.2.1  In turn, everyone loads a card of their hand onto the bus, or gets off."""
    t.ask(t.turn, TURN)


def load(t: Bus, weight: int) -> None:
    """bus.2.3  The weight of the card is added to the load."""
    t.hands[t.turn].remove(weight)
    t.load += weight
    t.tell("loaded", "bus.2.3", t.turn, weight)
    t.then(depart, draw, next_turn)


def depart(t: Bus) -> None:
    """bus.2.4  Full to the last kilo, the bus leaves at once, and an empty one takes its place."""
    if t.load == t.cards.capacity:
        t.load = 0
        t.tell("departed", "bus.2.4", t.turn)


def draw(t: Bus) -> None:
    """bus.2.5  Then one draws a card, as long as there are any."""
    if t.deck:
        card = t.dice.draw(t.deck)
        t.hands[t.turn].append(card)
        t.tell_apart("drew", "bus.2.5", t.turn, card)


def get_off(t: Bus) -> None:
    """bus.3.1  Who gets off is out; their cards are shown, and out of the game with them."""
    t.inside[t.turn] = 0
    t.gone += t.hands[t.turn]
    t.hands[t.turn] = []
    t.tell("got-off", "bus.3.1", t.turn)
    t.then(next_turn)


def next_turn(t: Bus) -> None:
    """bus.3.2  The last one aboard wins."""
    aboard = [seat for seat in range(t.seats) if t.inside[seat]]
    if len(aboard) == 1:
        t.tell("won", "bus.3.2", aboard[0])
        t.finish((aboard[0],), tuple(t.inside))
    else:
        while True:
            t.turn = (t.turn + 1) % t.seats
            if t.inside[t.turn]:
                break
        t.then(turn)


# The table ----------------------------------------------------------------------------------------


class Bus(Table):
    voice: ClassVar[str] = "bus"
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("turn", "bus.2.1"),)
    fields: ClassVar[tuple[str, ...]] = ("hands", "deck", "gone", "inside", "load", "turn")

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.hands: list[list[int]] = [[] for _ in range(box.seats)]
        # A bag: which card comes next is decided when it is drawn.
        self.deck: list[int] = []
        self.gone: list[int] = []
        self.inside: list[int] = [1] * box.seats
        self.load: int = 0
        self.turn: int = 0

    @property
    def cards(self) -> Cards:
        assert isinstance(self.box.data, Cards)
        return self.box.data

    def open(self) -> None:
        self.then(deal, begin)

    def candidates(self, seat: int) -> list[int]:
        """Each weight in hand, and getting off: forbidden choices too, so that the page can say why."""
        return [*[weight - 1 for weight in sorted(set(self.hands[seat]))], GET_OFF]

    def forbids(self, seat: int, action: int) -> str | None:
        if action == GET_OFF:
            return "bus.3.3" if any(self.fits(weight) for weight in self.hands[seat]) else None
        return None if self.fits(action + 1) else "bus.2.2"

    def fits(self, weight: int) -> bool:
        return self.load + weight <= self.cards.capacity

    def resolve(self, seat: int, action: int) -> None:
        if action == GET_OFF:
            get_off(self)
        else:
            load(self, action + 1)

    # What each seat may know --------------------------------------------------------------------------

    def sight(self, seat: int) -> dict[str, object]:
        """Built up from nothing: the others' hands are only counted."""
        over = self.outcome
        return {
            "rules": self.voice,
            "me": seat if seat >= 0 else None,
            "waiting": list(self.waiting),
            "load": self.load,
            "capacity": self.cards.capacity,
            "deck": len(self.deck),
            "gone": sorted(self.gone),
            "hand": sorted(self.hands[seat]) if seat >= 0 else [],
            "players": [{"cards": len(hand), "in": self.inside[s] == 1} for s, hand in enumerate(self.hands)],
            "over": None if over is None else {"winners": list(over.winners), "scores": list(over.scores)},
        }

    def redeal(self, seat: int, dice: Dice) -> None:
        """What this seat has not seen could lie anywhere: in the deck or in the hands of the others."""
        if seat == EVERYONE:
            # Together the players know all hands, and nothing of a deck that is drawn from at random.
            return
        hidden = [hand for s, hand in enumerate(self.hands) if s != seat] + [self.deck]
        # Sorted: the same seed imagines the same, whatever lies there in truth.
        unseen = sorted([card for cards in hidden for card in cards])
        dice.shuffle(unseen)
        for cards in hidden:
            for i in range(len(cards)):
                cards[i] = unseen.pop()

    def about(self, seat: int) -> dict[str, Said]:
        return {"load": str(self.load), "capacity": str(self.cards.capacity)}

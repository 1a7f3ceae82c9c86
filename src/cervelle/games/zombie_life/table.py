"""What lies on the table in Zombie Life and in the two other games of its deck, and what each seat may see of it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box, kit_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import EVERYONE, Prompt, Table
from cervelle.engine.words import Said
from cervelle.games.zombie_life.deck import Deck, eldest_first

IN: Final = 0
HIDDEN: Final = 1
OUT: Final = 2
STANDINGS: Final = ("in", "hidden", "out")

NO_CARD: Final = 0


def least(numbers: list[int]) -> int:
    """As `min`, which compiled code must call slowly."""
    found = numbers[0]
    for number in numbers:
        found = min(found, number)
    return found


def most(numbers: list[int]) -> int:
    found = numbers[0]
    for number in numbers:
        found = max(found, number)
    return found


class Kit:
    """What the deck and the host's options fix for a whole game, and where each verb's actions begin."""

    def __init__(self, box: Box) -> None:
        deck = box.data
        assert isinstance(deck, Deck)
        zero = {verb.name: verb.zero for verb in box.verbs.all}
        self.cards: list[int] = deck.cards
        self.top: int = deck.top
        self.seats: int = box.seats
        self.life_target: int = deck.life_target
        self.luck_target: int = deck.luck_target
        self.inn_hand: int = deck.inn_hand
        self.continuous: bool = bool(box.options["continuous_deck"])
        self.eldest: list[int] = eldest_first(str(box.options["ages"]), box.seats)
        self.take: int = zero.get("take", 0)
        self.give: int = zero.get("give", 0)
        self.pick: int = zero.get("pick", 0)
        self.attack: int = zero.get("attack", 0)
        self.dare: int = zero.get("dare", 0)
        self.accuse: int = zero.get("accuse", 0)
        self.bank: int = zero.get("bank", 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(Table):
    """A deck in the middle, a discard beside it, and a player whose turn it is."""

    fields: ClassVar[tuple[str, ...]] = ("deck", "discard", "turn")

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.kit: Kit = kit_of(box, Kit)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.turn: int = 0

    def become(self, other: Table) -> None:
        assert isinstance(other, CardTable)
        self.kit = other.kit
        super().become(other)

    def sight(self, seat: int) -> dict[str, object]:
        over = self.outcome
        return {
            "rules": self.voice,
            "me": seat if seat >= 0 else None,
            "turn": self.turn,
            "waiting": list(self.waiting),
            "deck": len(self.deck),
            "discard": sorted(self.discard),
            "over": None if over is None else {"winners": list(over.winners), "scores": list(over.scores)},
        }


TURN: Final = 0
PLACE: Final = 1
GIVE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class LifeTable(CardTable):
    """The Horde in the middle, a Refuge before each player."""

    voice: ClassVar[str] = "life"
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("turn", "life.3.1"), Prompt("place", "life.3.3"), Prompt("give", "life.7.5"))
    fields: ClassVar[tuple[str, ...]] = (
        *CardTable.fields, "horde", "refuges", "face_down", "standing", "leavers", "points", "held", "offer", "round",
    )  # fmt: skip

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.horde: list[int] = []
        self.refuges: list[list[int]] = [[] for _ in range(box.seats)]
        self.face_down: list[int] = [0] * box.seats
        self.standing: list[int] = [IN] * box.seats
        self.leavers: list[int] = []
        self.points: list[int] = [0] * box.seats
        self.held: int = NO_CARD
        self.offer: list[int] = []
        self.round: int = 1

    def take_over(self, other: Table) -> None:
        assert isinstance(other, LifeTable)
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.turn = other.turn
        self.horde = other.horde[:]
        self.refuges = [refuge[:] for refuge in other.refuges]
        self.face_down = other.face_down[:]
        self.standing = other.standing[:]
        self.leavers = other.leavers[:]
        self.points = other.points[:]
        self.held = other.held
        self.offer = other.offer[:]
        self.round = other.round

    def in_play(self) -> int:
        return self.standing.count(IN)

    def about(self, seat: int) -> dict[str, Said]:
        if self.asked == PLACE:
            return {"value": str(self.held)}
        if self.asked == GIVE:
            return {"value": str(self.offer[0]), "cards": ", ".join([str(card) for card in self.offer])}
        return {}

    def sight(self, seat: int) -> dict[str, object]:
        sight = super().sight(seat)
        mine = seat == self.turn
        sight["round"] = self.round
        sight["target"] = self.kit.life_target
        sight["horde"] = self.horde[:]
        sight["holding"] = self.held != NO_CARD
        sight["held"] = self.held if mine and self.held != NO_CARD else None
        sight["dealing"] = len(self.offer)
        sight["offer"] = self.offer[:] if mine else []
        sight["players"] = [
            {
                "refuge": self.refuges[s][:],
                "face_down": self.face_down[s],
                "standing": STANDINGS[self.standing[s]],
                "points": self.points[s],
            }
            for s in range(self.seats)
        ]
        return sight

    def redeal(self, seat: int, dice: Dice) -> None:
        """What another player holds: cards to deal out, or a card just drawn (one that has a place: it was asked where)."""
        if seat in (self.turn, EVERYONE):
            return
        if self.held != NO_CARD:
            self.deck.append(self.held)
            self.deck.sort()
            refuge = self.refuges[self.turn]
            fitting = [card for card in self.deck if card not in refuge or card not in self.horde]
            self.held = fitting[dice.below(len(fitting))]
            self.deck.remove(self.held)
        if self.offer:
            self.deck.extend(self.offer)
            self.deck.sort()
            self.offer = [dice.draw(self.deck) for _ in range(len(self.offer))]


PICK: Final = 0
INN_TURN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class InnTable(CardTable):
    """A hidden hand and an open row for each player."""

    voice: ClassVar[str] = "inn"
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("pick", "inn.1.2"), Prompt("turn", "inn.2.1"))
    fields: ClassVar[tuple[str, ...]] = (*CardTable.fields, "hands", "rows", "standing", "leavers", "cleared", "since")

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.hands: list[list[int]] = [[] for _ in range(box.seats)]
        self.rows: list[list[int]] = [[] for _ in range(box.seats)]
        self.standing: list[int] = [IN] * box.seats
        self.leavers: list[int] = []
        # What everyone learns of a player who was wrongly accused: the values that none of the cards then in hand had …
        self.cleared: list[list[int]] = [[] for _ in range(box.seats)]
        # … how many cards that were, then each card drawn (NO_CARD) or played (its value) since.
        self.since: list[list[int]] = [[] for _ in range(box.seats)]

    def sight(self, seat: int) -> dict[str, object]:
        sight = super().sight(seat)
        sight["hand"] = sorted(self.hands[seat]) if seat >= 0 else []
        sight["picked"] = self.sealed[seat] - self.kit.pick if seat >= 0 and self.sealed and self.sealed[seat] >= 0 else None
        sight["players"] = [
            {
                "hand": len(self.hands[s]),
                "row": self.rows[s][:],
                "standing": STANDINGS[self.standing[s]],
                "wrongly_accused": len(self.since[s]) > 0,
            }
            for s in range(self.seats)
        ]
        return sight

    def redeal(self, seat: int, dice: Dice) -> None:
        """The other players' hands, from all the cards that this seat cannot see."""
        if seat == EVERYONE:
            return
        others = [s for s in range(self.seats) if s != seat and self.hands[s]]
        dealt = [self.hands[s] for s in others]
        pool = self.deck[:]
        for hand in dealt:
            pool.extend(hand)
        pool.sort()
        size = {s: len(self.hands[s]) for s in others}
        # Those of whom something is known choose first; a deal that runs into a dead end starts again.
        others.sort(key=lambda s: -len(self.since[s]))
        for _ in range(IMAGINED_DEALS):
            rest = pool[:]
            hands = [self._imagined_hand(s, size[s], rest, dice) for s in others]
            if [len(hand) for hand in hands] == [size[s] for s in others]:
                break
        else:
            rest = pool[:]
            hands = [[dice.draw(rest) for _ in range(size[s])] for s in others]
        for s, hand in zip(others, hands, strict=True):
            self.hands[s] = hand
        self.deck = rest

    def _imagined_hand(self, seat: int, size: int, rest: list[int], dice: Dice) -> list[int]:
        """A hand that everyone could believe in, taken out of the rest; too short if the rest cannot give one.

        Cards held through a failed accusation are all different, and differ from the values then in the row. Nobody
        knows whether a card played since was one of those, so that is imagined too.
        """
        hand: list[int] = []
        kept = 0
        barred = self.cleared[seat][:]
        if self.since[seat]:
            kept = self.since[seat][0]
            new = 0
            for card in self.since[seat][1:]:
                if card == NO_CARD:
                    new += 1
                elif new > 0 and (card in barred or dice.below(kept + new) >= kept):
                    new -= 1
                else:
                    kept -= 1
                    barred.append(card)
        for i in range(size):
            fitting = [card for card in rest if card not in barred] if i < kept else rest
            if not fitting:
                break
            card = fitting[dice.below(len(fitting))]
            rest.remove(card)
            hand.append(card)
            if i < kept:
                barred.append(card)
        return hand


IMAGINED_DEALS: Final = 200

LUCK_TURN: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class LuckTable(CardTable):
    """An open row and a bank for each player."""

    voice: ClassVar[str] = "luck"
    open_to_all: ClassVar[bool] = True
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("turn", "luck.2.1"),)
    fields: ClassVar[tuple[str, ...]] = (*CardTable.fields, "rows", "banks")

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.rows: list[list[int]] = [[] for _ in range(box.seats)]
        self.banks: list[int] = [0] * box.seats

    def about(self, seat: int) -> dict[str, Said]:
        return {"points": self.banks[seat]}

    def sight(self, seat: int) -> dict[str, object]:
        sight = super().sight(seat)
        sight["target"] = self.kit.luck_target
        sight["players"] = [{"row": self.rows[s][:], "points": self.banks[s]} for s in range(self.seats)]
        return sight

    def redeal(self, seat: int, dice: Dice) -> None:
        """Everything lies open."""

"""Jour de Chance, played with the same deck: draw or bank, and come as near to 21 as you dare."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cervelle.games.zombie_life.rules import all_cards, draw, holder_of_lowest
from cervelle.games.zombie_life.table import LUCK_TURN, LuckTable

DRAW: Final = 0


def deal(t: LuckTable) -> None:
    """luck.1.1  One card face up to each player."""
    t.deck = all_cards(t)
    for row in t.rows:
        row.append(draw(t))


def lowest_starts(t: LuckTable) -> None:
    """luck.1.2  The lowest card begins, the oldest player of several."""
    t.turn = holder_of_lowest(t, [row[0] for row in t.rows])
    t.tell("starts", "luck.1.2", t.turn, t.rows[t.turn][0])


def turn(t: LuckTable) -> None:
    """luck.2.1  Draw a card, or bank one."""
    t.ask(t.turn, LUCK_TURN)


def to_the_left(t: LuckTable) -> None:
    """luck.2.2  Then the player to the left."""
    t.turn = (t.turn + 1) % t.seats
    t.then(turn)


def draw_into_row(t: LuckTable) -> None:
    """luck.3.1  The drawn card goes face up into the row."""
    card = draw(t)
    t.rows[t.turn].append(card)
    if t.rows[t.turn].count(card) > 1:
        bank_pair(t, card)
    else:
        t.tell("drew", "luck.3.1", t.turn, card)


def bank_pair(t: LuckTable, card: int) -> None:
    """luck.3.2  A pair: one of the two is banked for its value, and the row is discarded."""
    t.tell("paired", "luck.3.2", t.turn, card)
    t.rows[t.turn].remove(card)
    put_in_bank(t, card)


def bank(t: LuckTable, card: int, owner: int) -> None:
    """luck.4.1  Any one card of one's own or of another player's row is banked for its value."""
    t.rows[owner].remove(card)
    if owner == t.turn:
        t.tell("banked", "luck.4.1", t.turn, card)
    else:
        t.tell("stole", "luck.4.1", t.turn, card, owner)
    put_in_bank(t, card)


def put_in_bank(t: LuckTable, card: int) -> None:
    t.banks[t.turn] += card
    t.then(discard_row, judge)


def discard_row(t: LuckTable) -> None:
    """luck.4.2  Whoever banks discards their own row."""
    t.discard.extend(t.rows[t.turn])
    t.rows[t.turn].clear()


def judge(t: LuckTable) -> None:
    """luck.5.1  Exactly 21 wins at once."""
    if t.banks[t.turn] == t.kit.luck_target:
        t.tell("won", "luck.5.1", t.turn, t.banks[t.turn])
        t.finish((t.turn,), tuple(t.banks))
    elif t.banks[t.turn] > t.kit.luck_target:
        bust(t)


def bust(t: LuckTable) -> None:
    """luck.5.2  Past 21 you are out and the game ends: the nearest to 21 among the others wins, ties shared."""
    t.tell("bust", "luck.5.2", t.turn, t.banks[t.turn])
    best = max([t.banks[seat] for seat in range(t.seats) if seat != t.turn])
    winners = tuple([seat for seat in range(t.seats) if seat != t.turn and t.banks[seat] == best])
    for seat in winners:
        t.tell("nearest", "luck.5.2", seat, best)
    t.finish(winners, tuple([0 if seat == t.turn else t.banks[seat] for seat in range(t.seats)]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(LuckTable):
    def open(self) -> None:
        self.then(deal, lowest_starts, turn)

    def candidates(self, seat: int) -> list[int]:
        found = [DRAW]
        for card in self.rows[seat]:
            found.append(self.kit.bank + card * self.seats + seat)
        for owner in range(self.seats):
            if owner != seat:
                for card in self.rows[owner]:
                    found.append(self.kit.bank + card * self.seats + owner)
        return found

    def forbids(self, seat: int, action: int) -> str | None:
        if action == DRAW and not self.deck and not self.discard:
            return "luck.3.3"
        return None

    def resolve(self, seat: int, action: int) -> None:
        self.then(to_the_left)
        if action == DRAW:
            self.then(draw_into_row)
        else:
            card, owner = divmod(action - self.kit.bank, self.seats)
            bank(self, card, owner)

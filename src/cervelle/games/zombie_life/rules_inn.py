"""L'Auberge des Pirates, played with the same deck: bluff, dare, accuse; the last one in wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cervelle.games.zombie_life.rules import all_cards, draw, holder_of_lowest
from cervelle.games.zombie_life.table import IN, INN_TURN, NO_CARD, OUT, PICK, InnTable

DRAW: Final = 0

# Setting up ---------------------------------------------------------------------------------------


def deal(t: InnTable) -> None:
    """inn.1.1  Three cards to each player, seen by that player alone."""
    t.deck = all_cards(t)
    for seat in range(t.seats):
        for _ in range(t.kit.inn_hand):
            t.hands[seat].append(draw(t))


def pick_secretly(t: InnTable) -> None:
    """inn.1.2  Everyone picks one of them in secret."""
    t.ask_all(tuple(range(t.seats)), PICK)


def reveal(t: InnTable, seat: int, card: int) -> None:
    """inn.1.3  The picked cards are turned up together, each the first of its player's row."""
    t.hands[seat].remove(card)
    t.rows[seat].append(card)
    t.tell("picked", "inn.1.3", seat, card)


def lowest_starts(t: InnTable) -> None:
    """inn.1.4  The lowest card begins, the oldest player of several."""
    t.turn = holder_of_lowest(t, [row[0] for row in t.rows])
    t.tell("starts", "inn.1.4", t.turn, t.rows[t.turn][0])


# A turn -------------------------------------------------------------------------------------------


def turn(t: InnTable) -> None:
    """inn.2.1  One of four: attack, dare, draw, accuse."""
    t.ask(t.turn, INN_TURN)


def to_the_left(t: InnTable) -> None:
    """inn.2.2  After an attack, a draw or an accusation the turn goes to the left."""
    t.turn = (t.turn + 1) % t.seats
    while t.standing[t.turn] != IN:
        t.turn = (t.turn + 1) % t.seats
    t.then(turn)


def attack(t: InnTable, card: int, target: int) -> None:
    """inn.3.1  A card of the hand is put in front of another player."""
    t.hands[t.turn].remove(card)
    if t.since[t.turn]:
        t.since[t.turn].append(card)
    t.rows[target].append(card)
    t.tell("attacked", "inn.3.1", t.turn, card, target)


def attacks(t: InnTable, hand: list[int], others: list[int]) -> list[int]:
    """inn.3.3  One attacks with cards of one's own hand: an empty hand has no attack."""
    return [t.kit.attack + card * t.seats + target for card in hand for target in others]


def dare(t: InnTable, target: int) -> None:
    """inn.4.1  The top card of the deck is turned onto another player's row: no pair, and the turn is theirs."""
    card = draw(t)
    if card in t.rows[target]:
        lose_dare(t, card, target)
    else:
        t.rows[target].append(card)
        t.tell("dared", "inn.4.1", t.turn, card, target)
        t.turn = target
        t.then(turn)


def lose_dare(t: InnTable, card: int, target: int) -> None:
    """inn.4.2  A pair: the card is discarded and the one who dared is out; the turn goes to their left."""
    t.discard.append(card)
    t.tell("lost", "inn.4.2", t.turn, card, target)
    eliminate(t, t.turn)
    t.then(last_one_wins, to_the_left)


def draw_into_hand(t: InnTable) -> None:
    """inn.5.1  A card of the deck goes into the hand, unseen by the others."""
    card = draw(t)
    t.hands[t.turn].append(card)
    if t.since[t.turn]:
        t.since[t.turn].append(NO_CARD)
    t.tell_apart("drew", "inn.5.1", t.turn, card)


def accuse(t: InnTable, target: int) -> None:
    """inn.6.1  A player accused of holding a pair, hand and row together, is out if it is true."""
    pair = pair_of(t.hands[target] + t.rows[target])
    if pair == NO_CARD:
        wrongly_accuse(t, target)
    else:
        t.tell("caught", "inn.6.1", t.turn, pair, target)
        eliminate(t, target)


def accusations(t: InnTable, others: list[int]) -> list[int]:
    """inn.6.3  Anyone still in may be accused, at any time."""
    return [t.kit.accuse + target for target in others]


def wrongly_accuse(t: InnTable, target: int) -> None:
    """inn.6.2  If it is false the accuser is out; nothing is shown, but all have learned that there was no pair."""
    t.tell("accused", "inn.6.2", t.turn, 0, target)
    story = t.since[target]
    known = t.cleared[target] + story[1:] if NO_CARD not in story else []
    t.cleared[target] = sorted(set(known + t.rows[target]))
    t.since[target] = [len(t.hands[target])]
    eliminate(t, t.turn)


def pair_of(cards: list[int]) -> int:
    """The lowest value that stands there twice."""
    for card in sorted(cards):
        if cards.count(card) > 1:
            return card
    return NO_CARD


# Out, and the end ---------------------------------------------------------------------------------


def eliminate(t: InnTable, seat: int) -> None:
    """inn.7.1  The cards of a player who is out are discarded, face up."""
    t.standing[seat] = OUT
    t.leavers.append(seat)
    t.discard.extend(t.hands[seat])
    t.discard.extend(t.rows[seat])
    t.hands[seat].clear()
    t.rows[seat].clear()
    t.cleared[seat].clear()
    t.since[seat].clear()


def last_one_wins(t: InnTable) -> None:
    """inn.7.2  The last player in wins; the others rank by how long they stayed."""
    if len(t.leavers) < t.seats - 1:
        return
    scores = [t.seats - 1] * t.seats
    for rank, seat in enumerate(t.leavers):
        scores[seat] = rank
    winner = scores.index(t.seats - 1)
    t.tell("won", "inn.7.2", winner)
    t.finish((winner,), tuple(scores))


# What each question offers, forbids and does ------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Inn(InnTable):
    def open(self) -> None:
        self.then(deal, pick_secretly)

    def candidates(self, seat: int) -> list[int]:
        hand = sorted(set(self.hands[seat]))
        if self.asked == PICK:
            return [self.kit.pick + card for card in hand]
        others = [s for s in range(self.seats) if s != seat and self.standing[s] == IN]
        return [DRAW] + attacks(self, hand, others) + [self.kit.dare + s for s in others] + accusations(self, others)

    def forbids(self, seat: int, action: int) -> str | None:
        if self.asked == PICK or action >= self.kit.accuse:
            return None
        if action == DRAW:
            return None if self.deck or self.discard else "inn.5.2"
        if action >= self.kit.dare:
            return None if self.deck or self.discard else "inn.4.3"
        card, target = divmod(action - self.kit.attack, self.seats)
        return "inn.3.2" if card in self.rows[target] else None

    def resolve(self, seat: int, action: int) -> None:
        if self.asked == PICK:
            reveal(self, seat, action - self.kit.pick)
            if seat == self.seats - 1:
                self.then(lowest_starts, turn)
        elif action == DRAW:
            self.then(draw_into_hand, to_the_left)
        elif action >= self.kit.accuse:
            accuse(self, action - self.kit.accuse)
            self.then(last_one_wins, to_the_left)
        elif action >= self.kit.dare:
            dare(self, action - self.kit.dare)
        else:
            card, target = divmod(action - self.kit.attack, self.seats)
            attack(self, card, target)
            self.then(to_the_left)

"""How to play L'Auberge des Pirates: weigh what a player is likely to hold, and keep one's own hand free of pairs."""

from __future__ import annotations

import math
from typing import Final

from cervelle.engine.bot import first_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombie_life.rules_inn import DRAW
from cervelle.games.zombie_life.table import IN, NO_CARD, PICK, InnTable
from cervelle.games.zombie_life.thumb import CardThumb

PAIR_IN_HAND: Final = 0.3
"""What holding a pair costs: somebody may guess it."""
DRAWING: Final = 0.2
"""What one more card in hand costs, over another way to spend the turn."""
DARING: Final = 0.1
"""What a dare costs, beside its risk: the turn may come back at once."""
SURE_ENOUGH: Final = 0.3
"""Below this chance of a pair, an accusation is not worth a longer thought."""
LATER: Final = 0.003
"""A slight preference for attacking those whose turn comes last."""


class InnThumb(CardThumb):
    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, InnTable)
        if t.asked == PICK:
            return pick(t, seat)
        return turn(t, seat)

    def mood(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, InnTable)
        legal = t.actions(seat)
        if t.asked == PICK:
            return legal[0]
        attacks = [action for action in legal if t.kit.dare > action >= t.kit.attack]
        if pair_in(t, seat) and attacks:
            return attacks[dice.below(len(attacks))]
        calm = [action for action in legal if action < t.kit.accuse] or legal
        return calm[dice.below(len(calm))]

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        """Of all accusations, only the likeliest, and only if it is likely at all."""
        assert isinstance(t, InnTable)
        legal = t.actions(seat)
        if t.asked == PICK:
            return first_of(self.rule(t, seat, dice), legal)
        cards = unseen(t, seat)
        likely = {other: chance_of_pair(t, other, cards) for other in others_in(t, seat)}
        most = max(likely.values())
        kept = [a for a in legal if a < t.kit.accuse or likely[a - t.kit.accuse] >= max(most, SURE_ENOUGH)]
        return first_of(self.rule(t, seat, dice), kept)

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        assert isinstance(t, InnTable)
        outlived = t.leavers.index(seat) if seat in t.leavers else len(t.leavers)
        return {"outlived": outlived, "hand": len(t.hands[seat])}


def others_in(t: InnTable, seat: int) -> list[int]:
    """The other players, in the order of their turns."""
    seats = [(seat + i) % t.seats for i in range(1, t.seats)]
    return [s for s in seats if t.standing[s] == IN]


def unseen(t: InnTable, seat: int) -> list[int]:
    """All that this player cannot see: the deck, and the others' hands, as one heap."""
    cards = t.deck[:]
    for s in range(t.seats):
        if s != seat:
            cards.extend(t.hands[s])
    return cards


def pair_in(t: InnTable, seat: int) -> bool:
    cards = t.hands[seat] + t.rows[seat]
    return len(set(cards)) < len(cards)


def chance_of_pair(t: InnTable, other: int, cards: list[int]) -> float:
    """That another player's hand and row hold a pair, from the cards unseen and what a failed accusation told."""
    kept = kept_since_cleared(t, other)
    fresh = len(t.hands[other]) - kept
    new_in_row = [card for card in t.rows[other] if card not in t.cleared[other]]
    none = chance_of_none(cards, t.rows[other], fresh)
    return 1 - none * (1 - chance(cards, new_in_row)) ** kept


def kept_since_cleared(t: InnTable, other: int) -> int:
    """Cards in hand, all different, since an accusation failed; later ones are thought to be played first."""
    if not t.since[other]:
        return 0
    kept, fresh = t.since[other][0], 0
    for card in t.since[other][1:]:
        if card == NO_CARD:
            fresh += 1
        elif fresh:
            fresh -= 1
        else:
            kept -= 1
    return kept


def chance(cards: list[int], values: list[int]) -> float:
    """That a card of these has one of the values."""
    return sum([cards.count(value) for value in set(values)]) / (len(cards) or 1)


def chance_of_none(cards: list[int], barred: list[int], size: int) -> float:
    """That so many of these cards show no pair, among themselves or with the barred values."""
    ways = [1.0] + [0.0] * size
    for value in set(cards):
        if value not in barred:
            copies = cards.count(value)
            for i in range(size, 0, -1):
                ways[i] += ways[i - 1] * copies
    return ways[size] / (math.comb(len(cards), size) or 1)


def pick(t: InnTable, seat: int) -> int:
    """The lowest card that is not half of a pair, to begin; half of a pair stays until it can be played."""
    hand = t.hands[seat]
    single = [card for card in hand if hand.count(card) == 1] or hand
    return t.kit.pick + min(single)


def turn(t: InnTable, seat: int) -> int:
    """What leaves us in with the best chance, relative to doing nothing."""
    others = others_in(t, seat)
    cards = unseen(t, seat)
    # Whoever puts another out moves up among fewer players.
    gain = (len(others) + 1) / len(others)
    weighed = [(chance_of_pair(t, other, cards) * gain, t.kit.accuse + other) for other in others]
    weighed += [(worth, action) for worth, action in attacks(t, seat, others, cards)]
    if t.deck or t.discard:
        hold = PAIR_IN_HAND if pair_in(t, seat) else 0.0
        weighed += [((1 - chance(cards, t.rows[other])) * (1 - DARING) - hold, t.kit.dare + other) for other in others]
        pairs = 1.0 if pair_in(t, seat) else chance(cards, t.hands[seat] + t.rows[seat])
        weighed.append((1 - PAIR_IN_HAND * pairs - DRAWING, DRAW))
    return max(weighed)[1]


def attacks(t: InnTable, seat: int, others: list[int], cards: list[int]) -> list[tuple[float, int]]:
    """Playing a card: the rest of the hand should hold no pair, and the target should become suspect."""
    found = []
    for card in sorted(set(t.hands[seat])):
        left = t.hands[seat][:]
        left.remove(card)
        full = left + t.rows[seat]
        worth = 1.0 - (PAIR_IN_HAND if len(set(full)) < len(full) else 0.0)
        for i, other in enumerate(others):
            if card not in t.rows[other]:
                suspect = 0.01 * len(t.hands[other]) * cards.count(card) / (len(cards) or 1)
                found.append((worth + suspect + LATER * i / len(others), t.kit.attack + card * t.seats + other))
    return found

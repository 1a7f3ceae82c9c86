"""How to play Zombie Life: count what would overrun you, and mind who is still in play."""

from __future__ import annotations

import math
from typing import Final

from cervelle.engine.bot import chances, first_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombie_life.rules import DRAW, HORDE, PASS, REFUGE
from cervelle.games.zombie_life.table import GIVE, HIDDEN, IN, PLACE, LifeTable, most
from cervelle.games.zombie_life.thumb import CardThumb, best_rival

TAKE_RATHER_THAN_RISK: Final = 0.08
"""With a greater chance than this of being overrun, a card of the Horde is better than a draw."""
WORTH_FACE_DOWN: Final = 0.1
"""What a card turned face down is still worth: somebody may yet be overrun."""
WORTH_OF_A_RIVAL: Final = 1.0
"""What staying in while a rival is in play is worth: each who goes means one card fewer face down."""
GIFT: Final = 0.15
"""How much a card in the Horde helps those who can take it."""
ENOUGH_FOR_A_BEGINNER: Final = 3
SPREAD: Final = 5
"""Points that chance moves around in a round or two."""


class LifeThumb(CardThumb):
    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, LifeTable)
        if t.asked == PLACE:
            return place(t, seat)
        if t.asked == GIVE:
            return give(t, seat)
        return turn(t, seat)

    def mood(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, LifeTable)
        legal = t.actions(seat)
        if t.asked == PLACE:
            return legal[0]
        if t.asked == GIVE:
            return legal[dice.below(len(legal))]
        if len(legal) > 2 and dice.below(2):
            return legal[2]
        return DRAW if DRAW in legal and len(t.refuges[seat]) < ENOUGH_FOR_A_BEGINNER else PASS

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        """Nobody hides while nothing can overrun them, or with a card of the Horde to take."""
        assert isinstance(t, LifeTable)
        legal = t.actions(seat)
        safe = t.in_play() > 1 and dangerous(t, seat) == 0
        if t.asked not in (PLACE, GIVE) and len(legal) > 1 and (len(legal) > 2 or safe):
            legal.remove(PASS)
        return first_of(self.rule(t, seat, dice), legal)

    def outlook(self, t: Table, origin: Table, dice: Dice) -> list[float]:
        """To the end of the round, then by the points."""
        assert isinstance(t, LifeTable)
        now = t.round
        while t.outcome is None and t.round == now:
            asked = t.waiting[0]
            t.play(asked, self.rule(t, asked, dice))
        if t.outcome is not None:
            return chances(t, t.outcome)
        best = max(t.points)
        scale = math.sqrt(max(t.kit.life_target - best, 0) + SPREAD)
        weights = [math.exp((points - best) / scale) for points in t.points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        assert isinstance(t, LifeTable)
        return {"points": t.points[seat], "rival": -best_rival(t.points, seat)}


def pile(t: LifeTable) -> list[int]:
    """What the next card comes from. Nobody knows its order, everybody what is in it."""
    return t.deck or t.discard


def dangerous(t: LifeTable, seat: int) -> int:
    """How many of those cards would overrun this player."""
    cards = pile(t)
    return sum([cards.count(card) for card in t.refuges[seat] if card in t.horde])


def rivals_who_can_take(t: LifeTable, seat: int, card: int) -> int:
    found = 0
    for s in range(t.seats):
        if s != seat and t.standing[s] == IN and card not in t.refuges[s]:
            found += 1
    return found


def place(t: LifeTable, seat: int) -> int:
    """Into the Refuge, unless the card is likely to come again and few could make use of it in the Horde."""
    if t.held in t.refuges[seat]:
        return HORDE
    others = t.in_play() - 1
    if t.held in t.horde or others == 0:
        return REFUGE
    again = t.deck.count(t.held) / (len(t.deck) + 1)
    return HORDE if again > GIFT * rivals_who_can_take(t, seat, t.held) / others else REFUGE


def give(t: LifeTable, seat: int) -> int:
    """Low cards to oneself and to those behind: they come up again least."""
    free = [s for s in range(t.seats) if not t.refuges[s]]
    free.sort(key=lambda s: (s != seat, t.points[s]))
    return t.kit.give + free[sorted(t.offer).index(t.offer[0])]


def turn(t: LifeTable, seat: int) -> int:
    cards = pile(t)
    bad = dangerous(t, seat)
    if bad > TAKE_RATHER_THAN_RISK * len(cards):
        take = best_to_take(t, seat)
        if take:
            return t.kit.take + take
    return DRAW if cards and is_worth_a_draw(t, seat, bad) else PASS


def best_to_take(t: LifeTable, seat: int) -> int:
    """The card of the Horde that most rivals would like; 0 if none can be taken."""
    if t.in_play() == 1:
        return 0
    most = -1
    best = 0
    for card in t.horde:
        if card not in t.refuges[seat]:
            rivals = rivals_who_can_take(t, seat, card)
            if rivals > most or (rivals == most and card > best):
                most, best = rivals, card
    return best


def is_worth_a_draw(t: LifeTable, seat: int, bad: int) -> bool:
    """Given how many cards of the pile would overrun this player."""
    mine = len(t.refuges[seat])
    others = t.in_play() - 1
    hidden = min(mine, others)
    total = t.points[seat] + mine - hidden
    lead = most([standing_of(t, s) for s in range(t.seats) if s != seat])
    if lead >= t.kit.life_target and total < lead:
        return True
    if others == 0:
        won = total >= t.kit.life_target and total > lead
        return not won and fresh(t, seat) > bad * mine
    if bad == 0:
        return True
    size = len(pile(t))
    worth = mine - hidden + WORTH_FACE_DOWN * hidden
    return (1 - bad / size) * (worth + WORTH_OF_A_RIVAL * others) + fresh(t, seat) / size > worth


def fresh(t: LifeTable, seat: int) -> int:
    """How many cards of the pile would be new to this player's Refuge."""
    cards = pile(t)
    return len(cards) - sum([cards.count(card) for card in t.refuges[seat]])


def standing_of(t: LifeTable, seat: int) -> int:
    """The points of a player, with what is already safe."""
    safe = len(t.refuges[seat]) - t.face_down[seat] if t.standing[seat] == HIDDEN else 0
    return t.points[seat] + safe

"""Zombie Life, in the rulebook's order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cervelle.games.zombie_life.table import GIVE, HIDDEN, IN, NO_CARD, OUT, PLACE, TURN, CardTable, LifeTable, least, most

DRAW: Final = 0
PASS: Final = 1
REFUGE: Final = 2
HORDE: Final = 3

# Setting up ---------------------------------------------------------------------------------------


def all_cards(t: CardTable) -> list[int]:
    """life.1.1  The whole deck: as many copies of a value as the value says."""
    return t.kit.cards[:]


def first_round(t: LifeTable) -> None:
    """life.2.1  One card face up to each player."""
    t.deck = all_cards(t)
    for seat in range(t.seats):
        card = draw(t)
        t.refuges[seat].append(card)
        t.tell("dealt", "life.2.1", seat, card)


def lowest_starts(t: LifeTable) -> None:
    """life.2.2  The player with the lowest card begins."""
    t.turn = holder_of_lowest(t, [refuge[0] for refuge in t.refuges])
    t.tell("starts", "life.2.2", t.turn, t.refuges[t.turn][0])


def holder_of_lowest(t: CardTable, cards: list[int]) -> int:
    """life.2.3  Of several with the lowest card, the oldest."""
    low = least(cards)
    for seat in t.kit.eldest:
        if cards[seat] == low:
            return seat
    raise AssertionError("somebody has the lowest card")


# A turn -------------------------------------------------------------------------------------------


def turn(t: LifeTable) -> None:
    """life.3.1  Draw a card, take one from the Horde, or pass."""
    t.ask(t.turn, TURN)


def next_player(t: LifeTable) -> None:
    """life.3.2  Then comes the next player to the left who is still in play."""
    players = t.in_play()
    if players == 0:
        end_of_round(t)
        return
    t.turn = (t.turn + 1) % t.seats
    while t.standing[t.turn] != IN:
        t.turn = (t.turn + 1) % t.seats
    if players == 1:
        alone(t)
    else:
        turn(t)


# Drawing a card -----------------------------------------------------------------------------------


def draw(t: CardTable) -> int:
    """life.8.3  An empty deck takes the shuffled discard."""
    if not t.deck:
        t.deck = t.discard
        t.discard = []
        t.tell("reshuffled", "life.8.3")
    return t.dice.draw(t.deck)


def draw_and_look(t: LifeTable) -> None:
    """life.3.3  Look at the card, then say where it goes."""
    t.held = draw(t)
    if t.held in t.refuges[t.turn] and t.held in t.horde:
        t.then(overrun, turn_one_up, next_player)
    else:
        t.tell_apart("drew", "life.3.3", t.turn, t.held)
        t.ask(t.turn, PLACE)


def into_refuge(t: LifeTable) -> None:
    """life.3.4  The drawn card goes into the Refuge, face up."""
    t.refuges[t.turn].append(t.held)
    t.tell("refuge", "life.3.4", t.turn, t.held)
    t.held = NO_CARD


def into_horde(t: LifeTable) -> None:
    """life.3.5  The drawn card goes into the Horde, face up."""
    t.horde.append(t.held)
    t.tell("horde", "life.3.5", t.turn, t.held)
    t.held = NO_CARD


def overrun(t: LifeTable) -> None:
    """life.3.8  Neither zone can take the card: out of the round; it and the whole Refuge are discarded, the Horde stays."""
    t.tell("overrun", "life.3.8", t.turn, t.held)
    t.discard.append(t.held)
    t.held = NO_CARD
    t.discard.extend(t.refuges[t.turn])
    t.refuges[t.turn].clear()
    t.standing[t.turn] = OUT
    t.leavers.append(t.turn)


# Taking a card from the Horde ---------------------------------------------------------------------


def take_from_horde(t: LifeTable, card: int) -> None:
    """life.4.1  The chosen card of the Horde goes into the Refuge."""
    t.horde.remove(card)
    t.refuges[t.turn].append(card)
    t.tell("took", "life.4.1", t.turn, card)


# Passing ------------------------------------------------------------------------------------------


def hide(t: LifeTable) -> None:
    """life.5.1  A player who passes takes no more part in the round."""
    t.standing[t.turn] = HIDDEN
    t.leavers.append(t.turn)
    t.tell("passed", "life.5.1", t.turn, len(t.refuges[t.turn]))


def turn_face_down(t: LifeTable) -> None:
    """life.5.2  They turn face down as many of their cards as players are left in play."""
    cards = min(len(t.refuges[t.turn]), t.in_play())
    t.face_down[t.turn] = cards
    if cards:
        t.tell("down", "life.5.2", t.turn, cards)


def turn_one_up(t: LifeTable) -> None:
    """life.5.3  With each elimination, every hidden player turns one card face up again."""
    for seat in range(t.seats):
        if t.standing[seat] == HIDDEN and t.face_down[seat] > 0:
            t.face_down[seat] -= 1
            t.tell("up", "life.5.3", seat, t.face_down[seat])


# The end of a round -------------------------------------------------------------------------------


def alone(t: LifeTable) -> None:
    """life.6.1  The last player in play may go on."""
    t.ask(t.turn, TURN)


def end_of_round(t: LifeTable) -> None:
    """life.6.2  The round is over when all have passed or are out."""
    score(t)
    reach_target(t)


def score(t: LifeTable) -> None:
    """life.6.3  Whoever passed scores a point for each card face up."""
    for seat in range(t.seats):
        if t.standing[seat] == HIDDEN:
            points = len(t.refuges[seat]) - t.face_down[seat]
            t.points[seat] += points
            t.tell("scored", "life.6.3", seat, points)


def reach_target(t: LifeTable) -> None:
    """life.6.4  With 21 points or more the game ends, and the highest total wins."""
    best = most(t.points)
    leaders = [seat for seat in range(t.seats) if t.points[seat] == best]
    if best < t.kit.life_target or is_tied(leaders):
        t.then(new_round)
    else:
        t.tell("won", "life.6.4", leaders[0], best)
        t.finish((leaders[0],), tuple(t.points))


def is_tied(leaders: list[int]) -> bool:
    """life.6.5  A tie at the top plays on, with everyone, until it breaks."""
    return len(leaders) > 1


# The next round -----------------------------------------------------------------------------------


def new_round(t: LifeTable) -> None:
    t.then(name_dealer, clear_table, shuffle_all, draw_for_all, offer_next)


def name_dealer(t: LifeTable) -> None:
    """life.7.1  The player with the fewest points deals."""
    fewest = least(t.points)
    t.turn = first_to_leave(t, [seat for seat in range(t.seats) if t.points[seat] == fewest])


def first_to_leave(t: LifeTable, tied: list[int]) -> int:
    """life.7.2  Of several, the first who was eliminated; if none was, the first who passed."""
    for standing in (OUT, HIDDEN):
        for seat in t.leavers:
            if seat in tied and t.standing[seat] == standing:
                return seat
    raise AssertionError("everyone has left by the end of a round")


def clear_table(t: LifeTable) -> None:
    """life.7.3  Refuges and Horde are cleared, and everyone is back in play."""
    t.round += 1
    for seat in range(t.seats):
        t.discard.extend(t.refuges[seat])
        t.refuges[seat].clear()
        t.face_down[seat] = 0
        t.standing[seat] = IN
    t.discard.extend(t.horde)
    t.horde.clear()
    t.leavers.clear()


def shuffle_all(t: LifeTable) -> None:
    """life.8.1  Each round begins with the whole deck, shuffled."""
    if not keeps_deck(t):
        t.deck = all_cards(t)
        t.discard.clear()


def keeps_deck(t: LifeTable) -> bool:
    """life.8.2  With the option `continuous_deck`, rounds go on drawing from what is left."""
    return t.kit.continuous


def draw_for_all(t: LifeTable) -> None:
    """life.7.4  The dealer draws a card for each player and looks at them all."""
    t.offer = [draw(t) for _ in range(t.seats)]
    t.tell("deals", "life.7.4", t.turn, t.round)


def offer_next(t: LifeTable) -> None:
    """life.7.5  Card by card, the dealer chooses who receives it; the last goes where none is."""
    if len(t.offer) > 1:
        t.ask(t.turn, GIVE)
    else:
        empty = [seat for seat in range(t.seats) if not t.refuges[seat]]
        give(t, empty[0])


def give(t: LifeTable, seat: int) -> None:
    """life.7.6  The card lies face up before the player who receives it. The lowest begins, once all have theirs."""
    card = t.offer.pop(0)
    t.refuges[seat].append(card)
    if seat == t.turn:
        t.tell("kept", "life.7.6", seat, card)
    else:
        t.tell("given", "life.7.6", t.turn, card, seat)
    if t.offer:
        t.then(offer_next)
    else:
        t.then(lowest_starts, turn)


# What each question offers, forbids and does ------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Life(LifeTable):
    def open(self) -> None:
        self.then(first_round, lowest_starts, turn)

    def candidates(self, seat: int) -> list[int]:
        if self.asked == PLACE:
            return [REFUGE, HORDE]
        if self.asked == GIVE:
            return [self.kit.give + s for s in range(self.seats)]
        return [DRAW, PASS] + [self.kit.take + card for card in self.horde]

    def forbids(self, seat: int, action: int) -> str | None:
        if self.asked == PLACE:
            if action == REFUGE:
                return "life.3.6" if self.held in self.refuges[seat] else None
            return "life.3.7" if self.held in self.horde else None
        if self.asked == GIVE:
            return "life.7.7" if self.refuges[action - self.kit.give] else None
        if action == DRAW:
            return None if self.deck or self.discard else "life.8.4"
        if action == PASS:
            return None
        if action - self.kit.take in self.refuges[seat]:
            return "life.4.2"
        return "life.4.3" if self.in_play() == 1 else None

    def resolve(self, seat: int, action: int) -> None:
        if self.asked == PLACE:
            if action == REFUGE:
                into_refuge(self)
            else:
                into_horde(self)
            next_player(self)
        elif self.asked == GIVE:
            give(self, action - self.kit.give)
        elif action == DRAW:
            draw_and_look(self)
        elif action == PASS:
            hide(self)
            turn_face_down(self)
            next_player(self)
        else:
            take_from_horde(self, action - self.kit.take)
            next_player(self)

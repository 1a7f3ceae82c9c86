"""Cards that answer: what fits into which window, who is asked, and what it changes."""

from __future__ import annotations

from cervelle.engine.window import ask_next, pass_window
from cervelle.games.maul_of_america.rules_attack import show_roll
from cervelle.games.maul_of_america.rules_cards import cards_in, inspire
from cervelle.games.maul_of_america.rules_gear import lose
from cervelle.games.maul_of_america.rules_turn import begin_turn
from cervelle.games.maul_of_america.rules_wound import settle, wound
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    BEWARE,
    BITE,
    BITTEN,
    BLIND_SIDE,
    CLOTHING,
    DEATH,
    END,
    ESCALATOR,
    INSPIRED,
    JUDGEMENT,
    MERRY,
    MISSED,
    MISSED_BY,
    OWN_WEAPON,
    REINFORCE,
    RELENTLESS,
    ROLL,
    SCHOOL,
    SMART,
    TAKE_THAT,
    USE,
    UUMPH,
    VUJA,
    WOUND,
    is_weapon,
)


def answers(t: MaulTable, seat: int) -> list[int]:
    """The cards of this seat that fit into the open window."""
    kind = t.window_kind()
    return [card for card in cards_in(t, seat) if fits(t, kind, card)]


def fits(t: MaulTable, kind: int, card: int) -> bool:
    if kind == ROLL:
        return card == INSPIRED
    if kind == USE:
        return card == BEWARE or (card == JUDGEMENT and is_weapon(t.using))
    if kind == MISSED:
        return card in (UUMPH, TAKE_THAT)
    if kind == BITE:
        return card in (RELENTLESS, BLIND_SIDE)
    if kind == WOUND:
        return card == CLOTHING or (card == MISSED_BY and t.hurts == BITTEN)
    if kind == DEATH:
        return card == SMART
    if kind == ESCALATOR:
        return card == MERRY
    if kind == REINFORCE:
        return card == SCHOOL
    return kind == END and card == VUJA


def is_asked(t: MaulTable, seat: int) -> bool:
    """maul.4.4  Whoever holds a card of the deck in question is asked, whatever it is."""
    if not t.hands[seat]:
        return False
    kind = t.window_kind()
    master = seat == t.kit.master
    if kind == USE:
        return is_weapon(t.using) if master else seat != t.turn
    if kind == ESCALATOR:
        return not master and seat != t.turn
    if kind == WOUND:
        return seat == t.hurt
    if kind in (BITE, DEATH, REINFORCE):
        return master
    return seat == t.turn


def decline(t: MaulTable, seat: int) -> None:
    pass_window(t, seat)


def answer(t: MaulTable, seat: int, card: int) -> None:
    """A card in a window: what it answers is changed, and nobody else is asked."""
    kind = t.window_kind()
    t.spend_card(seat, card)
    t.tell("played", "maul.4.3", seat, card)
    t.player = seat
    t.card = card
    if card in (UUMPH, RELENTLESS):
        add_one(t)
        if t.missed:
            t.then(ask_next)
            return
    elif card == SCHOOL:
        school_is_out(t)
        t.then(ask_next)
        return
    t.windows.pop()
    if kind == USE:
        spoil(t, card)
    elif kind in (MISSED, BITE):
        if card == TAKE_THAT:
            take_that(t)
        elif card == BLIND_SIDE:
            blind_side(t)
    elif kind == WOUND:
        shrug_off(t, card)
    elif kind == ROLL:
        inspire(t)
    elif kind == DEATH:
        grow_smart(t)
    elif kind == ESCALATOR:
        break_down(t)
    else:
        play_again(t)


def add_one(t: MaulTable) -> None:
    if t.card == UUMPH:
        push_harder(t)
    else:
        relent_not(t)
    t.missed = 1 if t.die + t.plus < t.needs else 0
    show_roll(t)


def push_harder(t: MaulTable) -> None:
    """maul.14.5  One more on the die of a missed attack."""
    t.plus += 1


def relent_not(t: MaulTable) -> None:
    """maul.13.8  One more on the die of a zombie."""
    t.plus += 1


def take_that(t: MaulTable) -> None:
    """maul.14.18  A miss is a hit."""
    t.missed = 0
    show_roll(t)


def blind_side(t: MaulTable) -> None:
    """maul.13.2  A zombie's miss is a hit."""
    t.missed = 0
    show_roll(t)


def spoil(t: MaulTable, card: int) -> None:
    t.spoiled = 1
    if card == BEWARE:
        beware(t)
    else:
        misjudge(t)


def beware(t: MaulTable) -> None:
    """maul.14.10  The item is discarded, and does nothing."""
    t.tell("spoiled", "maul.14.10", t.turn, t.using)
    lose(t, t.turn, t.using, "maul.14.10")


def misjudge(t: MaulTable) -> None:
    """maul.13.1  The weapon wounds its owner, whose turn is over."""
    t.over = 1
    wound(t, t.turn, OWN_WEAPON)


def shrug_off(t: MaulTable, card: int) -> None:
    if card == CLOTHING:
        thick_skin(t)
    else:
        near_miss(t)


def thick_skin(t: MaulTable) -> None:
    """maul.14.6  A wound is ignored."""
    t.ignored = 1


def near_miss(t: MaulTable) -> None:
    """maul.14.14  A wound by a zombie's attack is ignored."""
    t.ignored = 1


def grow_smart(t: MaulTable) -> None:
    """maul.13.11  The dead keep weapons and ammo."""
    t.smart = 1


def break_down(t: MaulTable) -> None:
    """maul.14.12  The escalator stops, and so does the turn."""
    t.spoiled = 1
    t.over = 1


def school_is_out(t: MaulTable) -> None:
    """maul.13.10  A die's worth of zombies more."""
    die = t.dice.roll(6)
    t.school += die
    t.tell("school", "maul.13.10", t.player, die)


def play_again(t: MaulTable) -> None:
    """maul.14.20  Back to where the turn began, and a second one; once a round."""
    seat = t.player
    t.again |= 1 << seat
    t.then_with(begin_turn, seat)
    t.lift_client(seat)
    t.where[seat] = t.start
    if t.is_free(t.start):
        t.put_client(seat, t.start)
    else:
        settle(t, seat)

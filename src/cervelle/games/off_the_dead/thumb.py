"""A rule of thumb: how a decent player answers each question, from what a seat may know alone."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ACTION,
    AGAIN,
    BEFORE_ACTION,
    CAST,
    DIRECTION,
    DISCARD,
    LOOK_THERE,
    LOSE,
    NEXT,
    PAY,
    PILE,
    PUSH,
    PUT,
    REDIRECT,
    SURPLUS,
    SYMBOLS,
    TROPHY_SLOTS,
    item_kind,
    mask_size,
)
from cervelle.games.off_the_dead.thumb_act import best_action, best_target, strongest, weighed_actions
from cervelle.games.off_the_dead.thumb_odds import pressure
from cervelle.games.off_the_dead.thumb_plays import best_play, best_turn, weighed_plays
from cervelle.games.off_the_dead.thumb_search import best_place_for, second_pile, worth

FAVOURITES: Final = (1, 4, 2, 3, 0)
"""Cop, Nurse, Cheerleader, Surfer, Granny."""
ENOUGH: Final = 0.1
"""What a second burst must be worth: it costs nothing but the chance of an event."""
USEFUL_TURN: Final = 0.1
WORTH_A_THOUGHT: Final = 5
CLOSE: Final = 0.5
"""Choices that are worse by more than this need no second thought."""


def rule(t: DeadTable, seat: int, recall: int) -> int:
    """What a decent player with such a memory does here."""
    asked = t.asked
    if asked >= BEFORE_ACTION:
        return best_play(t, seat)
    if asked == ACTION:
        return best_action(t, seat, recall)
    if asked == PILE:
        return t.kit.search + second_pile(t, seat, recall)
    if asked == PUT:
        return t.kit.zero["put"] + best_place_for(t, seat, recall)
    return answer(t, seat)


def sensible(t: DeadTable, seat: int, recall: int) -> list[int]:
    """The choices worth a longer thought: what is close to the best by the rule of thumb, of the questions that matter."""
    if t.asked == ACTION:
        found = weighed_actions(t, seat, recall)
    elif t.asked >= BEFORE_ACTION:
        found = weighed_plays(t, seat)
    else:
        return [rule(t, seat, recall)]
    found.sort(key=lambda choice: -choice[0])
    return [action for worth, action in found[:WORTH_A_THOUGHT] if worth > found[0][0] - CLOSE]


def answer(t: DeadTable, seat: int) -> int:
    """The smaller questions."""
    asked = t.asked
    legal = t.actions(seat)
    if asked == REDIRECT:
        return min(legal, key=lambda action: pressure(t, action - t.kit.zero["redirect"]))
    if asked in (NEXT, AGAIN):
        return best_target(t, legal, ENOUGH if asked == AGAIN else -9.0)
    if asked == PUSH:
        return strongest(t, legal)
    if asked == LOSE:
        return min(legal, key=lambda action: held_worth(t, action - t.kit.zero["lose"]))
    if asked == DISCARD:
        return min(legal, key=lambda action: trophy_worth(t, t.owing[0], (action - t.kit.discard) % TROPHY_SLOTS))
    if asked == DIRECTION:
        return t.kit.zero["direction"] + best_turn(t)[1]
    if asked == PAY:
        return min(legal, key=lambda action: trophy_worth(t, t.turn, (action - t.kit.pay) // SYMBOLS))
    if asked == SURPLUS:
        turn = t.kit.line + LOOK_THERE
        return turn if turn in legal and best_turn(t)[0] > USEFUL_TURN else t.kit.stop
    if asked == CAST:
        return min(legal, key=lambda action: FAVOURITES.index(action - t.kit.zero["survivor"]))
    # Pairs are taken even if of little use: what is lost to an event may be that.
    return legal[0]


def held_worth(t: DeadTable, slot: int) -> float:
    if slot == len(t.items[t.actor]):
        # The scope of this very attack: spent anyway, and the attack with it.
        return -IN_USE
    held = t.items[t.actor][slot]
    kind = item_kind(held)
    full = t.kit.rounds[kind]
    share = (0.3 + 0.7 * (held & 15) / full) if full else 1.0
    return worth(t, t.actor, kind, slot) * share - (IN_USE if slot == t.in_use else 0.0)


IN_USE: Final = -0.5
"""An item in use is dearer: losing it stops the attack."""


def trophy_worth(t: DeadTable, place: int, slot: int) -> float:
    """Trophies with two symbols, and with symbols that others share, go further."""
    mine = t.trophies[place]
    mask = t.kit.symbols[mine[slot]]
    alike = sum([mask_size(mask & t.kit.symbols[mine[i]]) for i in range(len(mine)) if i != slot])
    return mask_size(mask) + 0.5 * alike

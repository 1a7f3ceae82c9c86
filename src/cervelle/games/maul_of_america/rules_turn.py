"""A Client's turn."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.maul_of_america.rules_end import announce
from cervelle.games.maul_of_america.rules_gear import draw, heal_one
from cervelle.games.maul_of_america.rules_move import tell_walk
from cervelle.games.maul_of_america.rules_wound import settle
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import ACT, END, NONE, REST, ROLL
from cervelle.games.maul_of_america.table_mall import FOOD as FOOD_COURT

ACTIONS: Final = 0
"""Of a roll: what it was for."""


def clients(t: MaulTable) -> None:
    """maul.2.6  The Clients who live, one after the other, from the Zombie Master's left."""
    order = t.kit.clients
    for seat in order[order.index(t.turn) + 1 :] if t.turn in order else order:
        if t.alive[seat]:
            t.then(clients)
            begin_turn(t, seat)
            return


def begin_turn(t: MaulTable, seat: int) -> None:
    t.turn = seat
    t.over = 0
    t.left = 0
    t.resting = 0
    t.ducting = 0
    t.padded = 0
    t.woo = 0
    t.offered = 0
    t.crossing = 0
    t.shooter = NONE
    t.start = t.where[seat]
    t.told = t.start
    t.roll = ()
    t.tell("turn", "maul.2.6", seat)
    t.then(may_cower)


def may_cower(t: MaulTable) -> None:
    """maul.13.3  Whoever cowers skips this turn, and whatever else was to befall it."""
    if t.cowering >> t.turn & 1:
        t.tell("cowers", "maul.13.3", t.turn)
        forget(t)
    else:
        t.then(may_rest, roll_for_actions, take_turn)


def forget(t: MaulTable) -> None:
    """What binds one turn is over with it."""
    others = ~(1 << t.turn)
    t.cowering &= others
    t.dazed &= others
    t.dreading &= others


def may_rest(t: MaulTable) -> None:
    """maul.9.2  Wounded, at the start of a turn in the food court, one may rest."""
    if t.wounds[t.turn] and t.ground().kind[t.where[t.turn]] == FOOD_COURT:
        t.ask(t.turn, REST)


def rest(t: MaulTable) -> None:
    """maul.9.3  The dice will be rolled, but there will be no action."""
    t.resting = 1
    t.tell("rests", "maul.9.3", t.turn)
    heal_one(t, t.turn, "maul.9.2")


def roll_for_actions(t: MaulTable) -> None:
    """maul.3.1  Two dice are the actions of this turn."""
    seat = t.turn
    first = t.dice.roll(6)
    second = 0 if one_die_only(t) else t.dice.roll(6)
    t.left = at_least(t, first + second - weakness(t))
    less = dread(t)
    t.left = 0 if t.resting else t.left - less
    forget(t)
    t.roll = (ACTIONS, first, second, less, max(t.left, 0))
    t.tell("rolled", "maul.3.1", seat, first + 16 * (second + 16 * (weakness(t) + 16 * (less + 16 * max(t.left, 0)))))
    if second and first + second == t.kit.lucky:
        seven(t)
    if t.left <= 0 and not t.resting:
        t.left = 0
        t.then(no_action_left, maybe_skip)


def one_die_only(t: MaulTable) -> bool:
    """maul.13.4  Dazed and confused: only one die."""
    return t.dazed >> t.turn & 1 == 1


def weakness(t: MaulTable) -> int:
    """maul.3.2  One action less for each wound."""
    return t.wounds[t.turn]


def at_least(t: MaulTable, actions: int) -> int:
    """maul.3.3  Never fewer than two."""
    return max(actions, t.kit.least)


def dread(t: MaulTable) -> int:
    """maul.13.12  The dead tell no tales: a die's worth of actions less."""
    return t.dice.roll(6) if t.dreading >> t.turn & 1 else 0


def no_action_left(t: MaulTable) -> None:
    """maul.14.21  Whoever holds cards is asked whether one of them gives actions."""
    open_window(t, ROLL)


def maybe_skip(t: MaulTable) -> None:
    if t.left == 0:
        t.tell("skipped", "maul.13.12", t.turn)
        t.over = 1


def take_turn(t: MaulTable) -> None:
    """maul.13.14  A turn that is skipped has neither cards nor an end."""
    if not t.over:
        t.then(act, close_turn)


def seven(t: MaulTable) -> None:
    """maul.3.4  A natural 7: a Client card."""
    draw_client(t, t.turn)
    if not t.drew:
        master_draws(t)


def master_draws(t: MaulTable) -> None:
    """maul.3.5  And a Zombie card for the Zombie Master, once a round."""
    t.drew = 1
    card = draw(t, t.zombie, t.zombie_out)
    if card != NONE:
        t.hands[t.kit.master].append(card)
        t.tell_apart("drew", "maul.3.5", t.kit.master, card)


def draw_client(t: MaulTable, seat: int) -> None:
    card = draw(t, t.client, t.client_out)
    if card != NONE:
        t.hands[seat].append(card)
        t.tell_apart("drew", "maul.3.4", seat, card)


# Acting ---------------------------------------------------------------------------------------------


def act(t: MaulTable) -> None:
    """Asks again until the turn is over; whoever can do nothing is not asked."""
    if t.over:
        return
    if t.left == 0 and not t.hands[t.turn] and not t.crossing:
        t.over = 1
        return
    t.shooter = NONE
    t.then(announce, choose)


def choose(t: MaulTable) -> None:
    t.ask(t.turn, ACT)


def end_turn(t: MaulTable) -> None:
    """maul.3.6  What was not spent is lost."""
    t.over = 1
    t.left = 0


def close_turn(t: MaulTable) -> None:
    seat = t.turn
    tell_walk(t)
    t.ducting = 0
    t.padded = 0
    t.woo = 0
    t.left = 0
    t.then(announce, at_end)
    if t.alive[seat] and t.crossing:
        settle(t, seat)


def at_end(t: MaulTable) -> None:
    """maul.4.3  At the end of one's turn there may be another."""
    if t.alive[t.turn] and not t.again >> t.turn & 1:
        open_window(t, END)

"""Paying for lines with trophies; one payment may buy several."""

from __future__ import annotations

from cervelle.engine.window import declare
from cervelle.games.off_the_dead.rules_effects import carry_out
from cervelle.games.off_the_dead.rules_plays import LINE, has_unspent, is_payable, may_look_there, may_say, unspent
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import BEFORE_WAVE, LOOK_THERE, NONE, PAY, SURPLUS, SYMBOLS


def begin_payment(t: DeadTable, line: int) -> None:
    t.spent = [0] * len(t.trophies[t.turn])
    t.bought = []
    buy(t, line)


def buy(t: DeadTable, line: int) -> None:
    t.bought.append(line)
    t.owing = [t.kit.costs[line], NONE]
    t.then(pay)


def pay(t: DeadTable) -> None:
    """One trophy after another, unless only one way is left."""
    if t.owing[0] == 0:
        t.then(surplus)
        return
    ways = payments(t)
    if len(ways) == 1 or is_forced(t, ways):
        spend(t, ways[0] // SYMBOLS, ways[0] % SYMBOLS)
    else:
        t.ask_player(t.turn, PAY)


def is_forced(t: DeadTable, ways: list[int]) -> bool:
    """Whether every trophy that can pay will have to, for the same symbol."""
    symbol = ways[0] % SYMBOLS
    for way in ways:
        if way % SYMBOLS != symbol:
            return False
    return unspent(t, symbol) == t.owing[0]


def payments(t: DeadTable) -> list[int]:
    """Slot times three and symbol, for each trophy that can go towards what is owed; of those that are alike, one."""
    owed, chosen = t.owing
    found: list[int] = []
    seen: list[int] = []
    for slot in range(len(t.trophies[t.turn])):
        for symbol in range(SYMBOLS):
            if chosen not in (NONE, symbol) or not has_unspent(t, slot, symbol):
                continue
            alike = (t.kit.symbols[t.trophies[t.turn][slot]] * 8 + t.spent[slot]) * SYMBOLS + symbol
            if alike not in seen and (chosen == symbol or unspent(t, symbol) >= owed):
                seen.append(alike)
                found.append(slot * SYMBOLS + symbol)
    return found


def spend(t: DeadTable, slot: int, symbol: int) -> None:
    t.spent[slot] |= 1 << symbol
    t.owing = [t.owing[0] - 1, symbol]
    t.then(pay)


def surplus(t: DeadTable) -> None:
    """otd.12.5  What is left over of the trophies paid may buy another line at once; else it is lost with them."""
    if more_lines(t):
        t.ask_player(t.turn, SURPLUS)
    else:
        t.then(speak)


def more_lines(t: DeadTable) -> list[int]:
    found = []
    for line in range(len(t.kit.costs)):
        if is_payable(t, line) and is_surplus_in(t, line) and may_be_added(t, line):
            found.append(line)
    return found


def is_surplus_in(t: DeadTable, line: int) -> bool:
    """Whether a trophy already paid can help to pay this line."""
    for slot in range(len(t.spent)):
        for symbol in range(SYMBOLS):
            if t.spent[slot] and has_unspent(t, slot, symbol) and unspent(t, symbol) >= t.kit.costs[line]:
                return True
    return False


def may_be_added(t: DeadTable, line: int) -> bool:
    """A card of the Horde may be turned whatever the window; dice only where one has just been thrown."""
    if line == LOOK_THERE:
        return may_look_there(t, BEFORE_WAVE)
    return may_say(t, t.window_kind(), line)


def speak(t: DeadTable) -> None:
    """otd.12.12  The trophies paid go to the Cemetery, and the lines are spoken."""
    mine = t.trophies[t.turn]
    kept = [mine[slot] for slot in range(len(mine)) if not t.spent[slot]]
    t.cemetery += len(mine) - len(kept)
    t.trophies[t.turn] = kept
    bought = t.bought
    t.spent = []
    t.bought = []
    t.owing = []
    for i in range(len(bought)):
        t.tell("line", "otd.12.12", t.seat_of(t.turn), t.told_of(t.turn, bought[i]))
        t.plays.append([LINE, t.turn, bought[i], i])
    declare(t, t.seat_of(t.turn), carry_out)

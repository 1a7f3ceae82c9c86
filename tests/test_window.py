"""Reaction windows and standing orders, on a table that is nothing else."""

from __future__ import annotations

from typing import ClassVar

import pytest

from cervelle.engine.orders import NEVER, ONLY, Order, passes
from cervelle.engine.table import Prompt
from cervelle.engine.window import WindowTable, declare, open_window, pass_window
from tests.toy import game as toy

rule = pytest.mark.rule

BEFORE = 0
AFTER = 1
PASS = 0


class Parlour(WindowTable):
    """Everyone holds numbers to play; what is carried out is written down."""

    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("before", "engine.window"), Prompt("after", "engine.window"))
    fields: ClassVar[tuple[str, ...]] = (*WindowTable.fields, "hands", "declared", "done", "active")

    def __init__(self, hands: list[list[int]], active: int = 0) -> None:
        super().__init__(toy.box(len(hands), None, {}), bytes(16))
        self.hands = hands
        self.declared: list[int] = []
        self.done: list[int] = []
        self.active = active

    def asked_first(self) -> int:
        return self.active

    def can_play(self, seat: int) -> bool:
        return bool(self.hands[seat])

    def passing(self) -> int:
        return PASS

    def card_played(self, action: int) -> str:
        return f"card-{action}"

    def candidates(self, seat: int) -> list[int]:
        return [PASS, *self.hands[seat]]

    def forbids(self, seat: int, action: int) -> str | None:
        return None

    def resolve(self, seat: int, action: int) -> None:
        if action == PASS:
            pass_window(self, seat)
        else:
            self.hands[seat].remove(action)
            self.declared.append(action)
            declare(self, seat, carry_out)


def carry_out(t: Parlour) -> None:
    t.done.append(t.declared.pop())


def over(t: Parlour) -> None:
    t.finish((0,), tuple([0] * t.seats))


def window(hands: list[list[int]], active: int = 0) -> Parlour:
    t = Parlour(hands, active)
    t.then(over)
    open_window(t, BEFORE)
    t.run()
    return t


@rule("engine.window")
def test_only_those_with_something_to_play_are_asked_the_active_player_first():
    t = window([[1], [], [2], [3]], active=2)
    asked = []
    while t.outcome is None:
        asked.append(t.waiting)
        t.act(t.waiting[0], PASS)
    assert asked == [(2,), (3,), (0,)]
    assert t.windows == []


@rule("engine.window")
def test_with_nothing_to_play_nobody_is_asked():
    assert window([[], []]).outcome is not None
    assert window([[], [5]]).waiting == (1,)


@rule("engine.window")
def test_after_a_play_those_who_passed_are_asked_again():
    t = window([[1], [2, 3]])
    t.act(0, PASS)
    t.act(1, 2)
    assert t.waiting == (0,)
    t.act(0, PASS)
    assert t.done == [2]
    assert t.waiting == (0,)
    t.act(0, PASS)
    assert t.waiting == (1,)
    t.act(1, PASS)
    assert t.outcome is not None


@rule("engine.answer")
def test_the_last_declared_resolves_first():
    t = window([[1], [2], [3]])
    t.act(0, 1)
    assert t.waiting == (1,)
    t.act(1, 2)
    assert t.waiting == (2,)
    t.act(2, 3)
    assert t.done == [3, 2, 1]


@rule("engine.answer")
def test_one_does_not_answer_oneself():
    t = window([[1, 4], [2]])
    t.act(0, 1)
    assert t.waiting == (1,)
    t.act(1, PASS)
    assert t.done == [1]
    assert t.waiting == (0,)


def test_an_answer_may_be_answered_by_whoever_played_first():
    t = window([[1, 4], [2]])
    t.act(0, 1)
    t.act(1, 2)
    assert t.waiting == (0,)
    t.act(0, 4)
    assert t.done[:2] == [4, 2]


def test_a_copy_in_the_middle_of_a_window_goes_on_alike():
    t = window([[1], [2], [3]])
    t.act(0, 1)
    copy = t.copy()
    t.act(1, 2)
    assert copy.windows != t.windows
    copy.act(1, 2)
    assert copy.windows == t.windows


def test_standing_orders_pass_for_a_seat():
    t = window([[1, 2], [3]])
    assert passes(t, 0, {}) is None
    assert passes(t, 0, {"before": Order(NEVER)}) == PASS
    assert passes(t, 0, {"after": Order(NEVER)}) is None
    assert passes(t, 0, {"before": Order(ONLY, frozenset({"card-2"}))}) is None
    assert passes(t, 0, {"before": Order(ONLY, frozenset({"card-9"}))}) == PASS
    assert passes(t, 1, {"before": Order(NEVER)}) is None

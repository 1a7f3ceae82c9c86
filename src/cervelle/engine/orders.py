"""Standing orders: what a player has said once so as not to be asked in every window. They are no part of the rules.

Whoever keeps the seat (a server, a terminal) keeps its orders, and passes for it where they say so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cervelle.engine.table import Table
from cervelle.engine.window import WindowTable

ALWAYS = "always"
NEVER = "never"
ONLY = "only"


class Order(NamedTuple):
    """For one kind of window: ask always, never, or only for these cards."""

    when: str = ALWAYS
    cards: frozenset[str] = frozenset()


Orders = Mapping[str, Order]
"""Name of a window's prompt -> order. What is not named is always asked."""


def passes(t: Table, seat: int, orders: Orders) -> int | None:
    """The action that passes for this seat in the open window, or None if the person is to be asked."""
    if not isinstance(t, WindowTable) or not _is_asked(t, seat):
        return None
    order = orders.get(t.prompts[t.asked].name, Order())
    if order.when == ALWAYS:
        return None
    wanted = order.cards if order.when == ONLY else frozenset[str]()
    passing = t.passing()
    if any(t.card_played(action) in wanted for action in t.actions(seat) if action != passing):
        return None
    return passing


def only_passes(t: Table, seat: int) -> int | None:
    """The same for a seat that can do nothing else, where others may not know that: it is asked so that this tells nothing."""
    if t.open_to_all or not isinstance(t, WindowTable) or not _is_asked(t, seat):
        return None
    passing = t.passing()
    return passing if t.actions(seat) == [passing] else None


def cards_of(t: Table, seat: int) -> list[str]:
    """What this seat could play in the open window: the cards that an order may name. None outside windows."""
    if not isinstance(t, WindowTable) or not _is_asked(t, seat):
        return []
    passing = t.passing()
    return sorted({t.card_played(action) for action in t.actions(seat) if action != passing})


def _is_asked(t: WindowTable, seat: int) -> bool:
    return seat in t.waiting and t.window_kind() == t.asked

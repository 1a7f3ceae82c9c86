"""Taking back: which decision, and whether it costs the others anything. Knows no game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cervelle.engine.diary import UNDO, Entry, fresh_entropy
from cervelle.engine.game import path_of
from cervelle.engine.table import Table

IMAGINATIONS: Final = 16
"""How many worlds that the seat could not tell apart before must still look alike after."""


def last_decision(t: Table, seats: Collection[int], until: int | None = None) -> int | None:
    """How many entries came before the one by which one of these seats last decided something that still stands (or stood
    after entry `until`)."""
    assert t.diary is not None
    entries = t.diary.entries
    for i in range((len(entries) if until is None else until) - 1, -1, -1):
        if entries[i][0] == UNDO:
            break
        if entries[i][0] in seats:
            return i
    own = [number for number, (who, _, _) in path_of(entries[:until]) if who in seats]
    return own[-1] - 1 if own else None


def looks_free(t: Table, seat: int, to: int) -> bool:
    """Whether all that was done since is this seat's own doing, and nothing was rolled: as much as one sees at a glance."""
    assert t.diary is not None
    if t.diary.rolled > to:
        return False
    since = _since(t, to)
    return since is not None and all(who == seat for who, _, _ in since)


def is_free(t: Table, seat: int, to: int, before: Table | None = None) -> bool:
    """Whether this seat may go back to after entry `to` (the table `before`) without having learned anything since.

    It looks so, and wherever the seat could have been then, as far as it knew, the same actions lead to what it sees now.
    """
    assert t.diary is not None
    since = _since(t, to)
    if since is None or not looks_free(t, seat, to):
        return False
    before = before or t.box.game.rebuild(t.box, t.diary.key, t.diary.entries[:to])
    seen = _seen(t, seat)
    return all(_leads_to(before.imagine(seat, k), seat, since, seen) for k in range(IMAGINATIONS))


def undo_entry(t: Table, to: int, before: Table) -> Entry:
    """What is entered to go back there: with fresh chance if any was used since."""
    return UNDO, to, fresh_entropy() if before.dice != t.dice else b""


def _since(t: Table, to: int) -> list[Entry] | None:
    """The entries that led from there to here; None if `to` was itself undone."""
    assert t.diary is not None
    path = path_of(t.diary.entries, {to})
    numbers = [entry[1] if entry[0] == UNDO else number - 1 for number, entry in path]
    if numbers[:1] != [to]:
        return None
    return [entry for _, entry in path if entry[0] != UNDO]


def _leads_to(other: Table, seat: int, entries: list[Entry], seen: tuple[object, ...]) -> bool:
    for _, action, _ in entries:
        if other.why_not(seat, action) is not None:
            return False
        other.play(seat, action)
    return _seen(other, seat) == seen


def _seen(t: Table, seat: int) -> tuple[object, ...]:
    return t.view(seat), t.waiting, t.asked, t.actions(seat), t.outcome

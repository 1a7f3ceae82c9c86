"""What the tests of every game share: positions that go on from here, and moves as a player would say them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from cervelle.engine.game import Game
from cervelle.engine.table import Table

T = TypeVar("T", bound=Table)
R = TypeVar("R")


def run(t: T, *steps: Callable[[Any], None]) -> T:
    """Forget what was to come, take these steps, and go on from there."""
    t.agenda.clear()
    t.arguments.clear()
    t.waiting = ()
    t.sealed = []
    t.then(*steps)
    t.run()
    return t


def action(t: Table, verb: str, *numbers: int) -> int:
    return t.box.verbs[verb].action(*numbers)


def choose(t: T, verb: str, *numbers: int) -> T:
    """The seat that is asked makes this choice."""
    t.act(t.waiting[0], action(t, verb, *numbers))
    return t


def refused_by(t: Table, verb: str, *numbers: int) -> str | None:
    """The rule that forbids this choice to the seat that is asked."""
    refusal = t.why_not(t.waiting[0], action(t, verb, *numbers))
    return refusal.rule if refusal else None


def offered(t: Table) -> list[tuple[str | int, ...]]:
    """What the seat that is asked may choose: each verb with its numbers."""
    verbs = t.box.verbs
    return [(verbs.of(each).name, *verbs.of(each).values(each).values()) for each in t.actions(t.waiting[0])]


def changed_cards(game: Game, folder: Path, *changes: tuple[str, str]) -> Path:
    """The game's own card file with each of these texts replaced, once."""
    text = (game.folder / "cards.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "my_cards.toml"
    path.write_text(text, "utf-8")
    return path


def in_a_loop(story: Coroutine[Any, Any, R]) -> R:
    """Run in a thread of its own: where a browser's test went before, this one has a loop already."""
    with ThreadPoolExecutor() as apart:
        return apart.submit(asyncio.run, story).result()

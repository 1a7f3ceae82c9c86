"""What the one number of a log line stands for."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.off_the_dead.table_cards import untold

NUMBERS = {
    "at-random": ("strength", "symbols"),
    "gift": ("item",),
    "turned-up": ("item", "number"),
    "took": ("item",),
    "wasted": ("item",),
    "put-back": ("item", "number"),
    "wave-rolled": ("die", "zombies"),
    "threw": ("item", "target"),
    "burns": ("zone",),
    "missed": ("total", "needs"),
    "hit": ("total", "needs"),
    "slain": ("strength", "symbols"),
    "revealed": ("strength", "symbols"),
    "event": ("die", "event"),
    "dropped": ("item",),
    "infected": ("step", "most"),
    "healed": ("step", "most"),
    "used": ("item",),
    "refilled": ("item",),
    "ability": ("ability", "target"),
    "line": ("line",),
    "rerolled": ("die",),
    "turned-away": ("towards", "side"),
}


def spelled(message: str, what: int) -> dict[str, Said]:
    if message in ("won", "lost"):
        return {}
    survivor, *numbers = untold(what)
    said: dict[str, Said] = {"survivor": survivor, **dict(zip(NUMBERS.get(message, ()), numbers, strict=False))}
    if message == "attacks":
        # From 1: 0 is bare hands.
        said["item"] = numbers[0] - 1
    return said

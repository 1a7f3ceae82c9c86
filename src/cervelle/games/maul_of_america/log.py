"""What the one number of a log line stands for."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.maul_of_america.table_kit import kind_of_arm
from cervelle.games.maul_of_america.table_sight import spelled_spot

NAMES = {
    "laid": "face",
    "placed": "face",
    "voted": "face",
    "wounded": "wounds",
    "healed": "wounds",
    "zombie-shoots": "arm",
    "found": "item",
    "gave": "item",
    "dropped": "item",
    "stowed": "item",
    "refitted": "item",
    "scrapped": "item",
    "spoiled": "item",
    "snatched": "item",
    "took-discard": "item",
    "drew": "card",
    "played": "card",
    "stolen": "card",
    "robbed": "card",
    "lost-card": "card",
}
PLACES = (
    "named", "started", "waits", "walked", "moved", "settled", "sent-back", "comes", "enters", "joins", "bites", "advance", "fell",
    "fell-again", "banished", "led",
)  # fmt: skip
SEVERAL = {
    "rolled": ("first", "second", "wounds", "less", "actions"),
    "hit": ("die", "plus", "needs"),
    "hit-anyway": ("die", "plus", "needs"),
    "missed": ("die", "plus", "needs"),
    "attacks": ("arm", "spot"),
    "blasts": ("arm", "direction"),
}
DIGITS = 16


def spelled(message: str, what: int) -> dict[str, Said]:
    if message in PLACES:
        return {"place": spelled_spot(what)}
    if message in SEVERAL:
        return several(what, SEVERAL[message])
    if message in ("jammed", "paid-ammo"):
        return {"item": kind_of_arm(what)}
    return {NAMES[message]: what} if message in NAMES else {}


def several(what: int, names: tuple[str, ...]) -> dict[str, Said]:
    """Small numbers in one, the last of any size."""
    found: dict[str, Said] = {}
    for name in names[:-1]:
        what, found[name] = divmod(what, DIGITS)
    last = names[-1]
    return found | ({"place": spelled_spot(what)} if last == "spot" else {last: what})

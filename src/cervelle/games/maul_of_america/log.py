"""What the one number of a log line stands for."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.maul_of_america.table_sight import spelled_spot

NUMBERS = {
    "laid": ("face",),
    "placed": ("face",),
    "voted": ("face",),
    "wounded": ("wounds",),
    "healed": ("wounds",),
    "attacks": ("arm",),
    "zombie-shoots": ("arm",),
    "jammed": ("arm",),
    "paid-ammo": ("arm",),
    "found": ("item",),
    "stowed": ("item",),
    "refitted": ("item",),
    "scrapped": ("item",),
    "spoiled": ("item",),
    "stumbled": ("item",),
    "snatched": ("item",),
    "took-discard": ("item",),
    "drew": ("card",),
    "dealt": ("card",),
    "played": ("card",),
    "stolen": ("card",),
    "robbed": ("card",),
    "lost-card": ("card",),
}
PLACES = ("named", "started", "moved", "sent-back", "enters", "advance")
ROLLED = {"rolled": ("first", "second", "less", "actions"), "hit": ("die", "plus", "needs"), "missed": ("die", "plus", "needs")}


def spelled(message: str, what: int) -> dict[str, Said]:
    if message in PLACES:
        return {"place": spelled_spot(what)}
    if message in ROLLED:
        return digits(what, ROLLED[message])
    return dict.fromkeys(NUMBERS.get(message, ()), what)


def digits(what: int, names: tuple[str, ...]) -> dict[str, Said]:
    """Several small numbers in one."""
    found: dict[str, Said] = {}
    for name in names:
        what, found[name] = divmod(what, 8) if name != names[-1] else (0, what)
    return found

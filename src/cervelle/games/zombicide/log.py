"""What the one number of a log line stands for."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.zombicide.deck import SURVIVORS
from cervelle.games.zombicide.scenarios import zone_name

OF_A_SURVIVOR: dict[str, tuple[str, ...]] = {
    "cast": (), "keeps": (), "uses-kept": (), "rerolls": (), "saved": (), "revived": (), "died": (),
    "walked": ("zone",), "charged": ("zone",), "noise": ("zone",), "locked": ("zone",), "repulsed": ("zone",), "bile": ("zone",),
    "fire": ("zone",), "burns": ("zone",), "chokes": ("zone",), "friendly-fire": ("zone",),
    "forces": ("die", "needs"), "forces-not": ("die", "needs"), "searched": ("die", "zone"), "looked-again": ("die",),
    "gold": ("gold",), "found": ("item",), "found-floor": ("item",), "eats": ("item",), "loads": ("item",), "dropped": ("item",),
    "picked": ("item",), "potion": ("potion",), "potion-left": ("potion",), "laid-potion": ("potion",),
    "picked-potion": ("potion",), "gave-potion": ("target", "potion"), "drank": ("potion",), "broke": ("potion",),
    "stows": ("item", "slot"), "gave": ("target", "item"), "stripped": ("target",), "enchants": ("target", "item"),
    "objective": ("objective", "zone"), "attacks": ("item", "zone"), "rolled": ("hits", "misses"), "killed": ("sort",),
    "slew": ("sort",), "unhurt": ("sort",), "chipped": ("sort", "wounds"), "level": ("level",), "learned": ("skill",),
    "wounded": ("wounds",), "bought": ("item", "price"), "bought-potion": ("potion", "price"), "sold": ("item", "price"),
    "sold-potion": ("potion", "price"), "treated": ("price",),
}  # fmt: skip
OF_NOBODY: dict[str, tuple[str, ...]] = {
    "opened": ("zone", "to"), "door-broken": ("zone", "to"), "zombies-move": ("zone", "to", "sort", "count"),
    "zombies-attack": ("zone", "count"), "spawned": ("zone", "sort", "count"), "character": ("zone", "sort"),
    "abomination": ("zone", "sort"), "mends": ("zone", "sort"), "gas": ("zone", "count"), "blob": ("zone", "count"),
    "round": ("round", "level"), "scenario": ("number", "known"), "won-scenario": ("number", "known"),
    "lost-scenario": ("number", "known"), "story": ("known",), "ending": ("ending",), "rush": ("sort",), "run-out": ("sort",),
    "gas-out": ("zone",), "gas-kills": ("zone",), "fire-out": ("zone",), "aaahh": ("zone",), "jester": ("zone",),
    "devour": ("zone",), "ritual": ("zone",), "token": ("zone",), "spawn-nothing": ("zone",), "spawn-double": ("zone",),
    "necromancer": ("zone",),
}  # fmt: skip
ZONES = ("zone", "to")
AS_TEXT = ("number", "round")
"""Numbers that choose no word."""
CARDS = 8
BASE = 128
NAMES = tuple(name.capitalize() for name in SURVIVORS)
"""The same in every language."""


def spelled(message: str, what: int) -> dict[str, Said]:
    if message in OF_NOBODY:
        return several(what, OF_NOBODY[message])
    if message in OF_A_SURVIVOR:
        return {"survivor": NAMES[what % CARDS], **several(what // CARDS, OF_A_SURVIVOR[message])}
    return {}


def shown(message: str, what: int) -> tuple[str, ...]:
    """What happens, then to which survivor, in which zones, to which figures, for those who watch it played back."""
    if message in OF_A_SURVIVOR:
        return (message, f"card:{what % CARDS}", *things(what // CARDS, OF_A_SURVIVOR[message]))
    return (message, *things(what, OF_NOBODY.get(message, ())))


def things(what: int, names: tuple[str, ...]) -> list[str]:
    return [f"{name}:{number}" for name, number in zip(names, parted(what, len(names)), strict=True)]


def several(what: int, names: tuple[str, ...]) -> dict[str, Said]:
    return {name: told(name, number) for name, number in zip(names, parted(what, len(names)), strict=True)}


def parted(what: int, count: int) -> list[int]:
    """Small numbers in one, the last of any size."""
    return [what // BASE**i if i == count - 1 else what // BASE**i % BASE for i in range(count)]


def told(name: str, number: int) -> Said:
    if name == "target":
        return NAMES[number]
    if name in ZONES:
        return zone_name(number)
    return str(number) if name in AS_TEXT else number

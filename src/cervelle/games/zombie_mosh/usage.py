"""Which cards are danced, for those who study the game."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.game import Usage
from cervelle.engine.table import Table
from cervelle.games.zombie_mosh.deck import Deck


def names(box: Box, language: str) -> dict[int, str]:
    assert isinstance(box.data, Deck)
    return {card: " / ".join([limb(box, language, each) for each in limbs]) for card, limbs in enumerate(box.data.kinds)}


def limb(box: Box, language: str, limb: int) -> str:
    return box.say(language, "mosh-limb", {"count": limb})


def used(t: Table, seat: int, action: int) -> tuple[int, ...]:
    verb, numbers = t.box.verbs.read(action)
    return (numbers["card"],) if verb.name in ("defend", "attack") else ()


usage = Usage(names, used)

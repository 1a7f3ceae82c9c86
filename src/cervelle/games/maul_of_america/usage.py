"""Which cards are played, for those who study the game."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.engine.game import Usage
from cervelle.engine.table import Table
from cervelle.games.maul_of_america.deck import Cards


def names(box: Box, language: str) -> dict[int, str]:
    """Those of which there is any, with the expansion if it is in."""
    assert isinstance(box.data, Cards)
    copies = [base + (more if box.options["chopping_maul"] else 0) for base, more in [*box.data.client, *box.data.zombie]]
    return {card: box.say(language, "maul-title", {"card": card}) for card, count in enumerate(copies) if count}


def used(t: Table, seat: int, action: int) -> tuple[int, ...]:
    verb, numbers = t.box.verbs.read(action)
    return (numbers["card"],) if verb.name == "card" else ()


usage = Usage(names, used)

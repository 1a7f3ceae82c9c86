"""What a player thinks more of, and what less."""

from __future__ import annotations

from typing import Final, NamedTuple

from cervelle.games.zombicide.deck import SPECIAL_CARDS
from cervelle.games.zombicide.table import CampaignTable

SORCERER: Final = SPECIAL_CARDS.index("necromancer")


class Manner(NamedTuple):
    """What things are worth to a player, beside a wound's 1."""

    step: float
    """A step towards the goal."""
    search: float
    errand: float
    """To stand in a room that can be searched; less, beside one."""
    chase: float
    near_chase: float
    """How far one goes after a necromancer, and when it is less urgent."""
    death: float
    """What a survivor's death costs."""
    crowd: float
    """What each zombie on the way is worth in steps."""
    likely: float
    """How surely a zombie that can come does come."""
    clearing: float
    """To fell a zombie that stands where one wants to go."""
    relief: float
    """What a bite is worth that will not come, beside one that does."""


USUAL: Final = Manner(
    step=0.5, search=0.55, errand=0.8, chase=8.0, near_chase=4.0, death=7.0, crowd=0.6, likely=0.7, clearing=0.4, relief=1.0
)
HASTY: Final = Manner(
    step=1.15, search=0.3, errand=0.4, chase=3.0, near_chase=2.0, death=6.0, crowd=0.2, likely=0.32, clearing=0.7, relief=1.7
)
"""Goes for what is wanted before more zombies come than anyone can hold off, and through those that are in the way."""


def manner_of(t: CampaignTable, clever: bool) -> Manner:
    """Haste pays where necromancers come, each of whom brings a spawn zone; elsewhere there is time."""
    if not clever:
        return USUAL
    specials = t.kit.specials
    for card in t.deck + t.deck_out:
        if specials[card] == SORCERER:
            return HASTY
    return USUAL

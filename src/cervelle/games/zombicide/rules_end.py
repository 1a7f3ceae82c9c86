"""When a scenario is over."""

from __future__ import annotations

from cervelle.games.zombicide.rules_scenarios import is_lost, is_won
from cervelle.games.zombicide.rules_shop import between
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import CASTING, SHOPPING


def ends(t: CampaignTable) -> bool:
    """Whether the scenario is over. All that was still to come is then forgotten, but for the first step: the next scenario."""
    if t.phase in (CASTING, SHOPPING):
        return False
    won = is_won(t)
    if not won and not is_lost(t):
        return False
    del t.agenda[1:]
    del t.arguments[1:]
    t.windows.clear()
    between(t, won)
    return True

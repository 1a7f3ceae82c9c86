"""At the merchants': healing, better weapons, armour; what nobody needs is sold."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ELIXIR, GRAND_SOIN, ITEMS, NONE, SLOTS, SOIN, kind_of
from cervelle.games.zombicide.thumb_gear import best_gear, found_worth

PER_GOLD: Final = 0.02
"""What a piece of gold is worth beside things."""
BOUGHT: Final = 0.3
"""How much better off one must be for a purchase."""
BREWS: Final = {SOIN: 0.6, GRAND_SOIN: 0.8, ELIXIR: 1.2}


def shop(t: CampaignTable, legal: list[int]) -> int:
    """The deal that helps most, as long as there is one."""
    best, chosen = 0.0, t.kit.done
    for action in legal:
        worth = deal_worth(t, action)
        if worth > best:
            best, chosen = worth, action
    return chosen


def deal_worth(t: CampaignTable, action: int) -> float:
    kit, place = t.kit, t.shopper
    if kit.heal < action <= kit.heal + 2:
        return heal_worth(t, place, action - kit.heal)
    if kit.buy <= action < kit.buy + ITEMS:
        item = action - kit.buy
        gain = found_worth(t, place, item)
        return gain - PER_GOLD * kit.price[item] if gain > BOUGHT else 0.0
    if kit.buy_potion <= action < kit.buy_potion + 3:
        potion = t.brews[action - kit.buy_potion]
        return BREWS.get(potion, 0.0) - PER_GOLD * kit.potion_price[potion]
    if kit.sell <= action < kit.sell + SLOTS:
        return sale_worth(t, place, action - kit.sell)
    return 0.0


def heal_worth(t: CampaignTable, place: int, wounds: int) -> float:
    if t.wounds[place] < wounds:
        return 0.0
    return 2.0 * wounds if wounds == t.wounds[place] else 1.5


def sale_worth(t: CampaignTable, place: int, slot: int) -> float:
    """Only what one would not miss, and never the last weapon."""
    gear = t.gear[place][:]
    price = t.kit.price[kind_of(gear[slot])] // 2
    before = best_gear(t.kit, t.cast[place], t.skills[place], tuple(gear))
    gear[slot] = NONE
    lost = before - best_gear(t.kit, t.cast[place], t.skills[place], tuple(gear))
    return PER_GOLD * price - lost if lost < 0.1 else 0.0

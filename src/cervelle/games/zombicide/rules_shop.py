"""Between two scenarios: experience, healing, merchants, what is kept."""

from __future__ import annotations

from cervelle.games.zombicide.rules_levels import gain, learn_all, lose
from cervelle.games.zombicide.rules_potions import brew, has_belt_room
from cervelle.games.zombicide.rules_scenarios import ending_of, known, told_scenario
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    BELT,
    ITEMS,
    LOST,
    NONE,
    SHOP,
    SHOPPING,
    SLOTS,
    TORCH,
    VAULT,
    WON,
    kind_of,
    unlike,
)
from cervelle.games.zombicide.table_scenario import LAST


def between(t: CampaignTable, won: bool) -> None:
    t.goal = ending_of(t) if won else 0
    tell_end(t, won)
    t.note(WON if won else LOST)
    t.phase = SHOPPING
    if won:
        reward_all(t)
        rest(t)
    else:
        blame_all(t)
    fresh_food(t)
    discard_torches(t)
    recover_gear(t)
    for place in range(t.kit.places):
        t.states[place] = 0
        t.healed[place] = 0
    if won:
        after_victory(t)
    else:
        after_defeat(t)


def tell_end(t: CampaignTable, won: bool) -> None:
    if not won:
        t.tell("lost-scenario", "zc.5.7", -1, told_scenario(t))
        return
    t.tell("won-scenario", "zc.5.4", -1, told_scenario(t))
    if known(t) == LAST:
        t.tell("ending", "zc.19.6", -1, t.goal)


def standing(t: CampaignTable) -> list[int]:
    return [place for place in range(t.kit.places) if not t.dead[place]]


def reward_all(t: CampaignTable) -> None:
    """zc.5.4  After a victory a point for everyone who lives."""
    for place in standing(t):
        gain(t, place, 5)


def blame_all(t: CampaignTable) -> None:
    """zc.5.7  After a defeat a point less for all."""
    for place in standing(t):
        lose(t, place, 5)


def rest(t: CampaignTable) -> None:
    """zc.9.1  After a victory one wound heals."""
    for place in standing(t):
        t.wounds[place] = max(0, t.wounds[place] - 1)


def fresh_food(t: CampaignTable) -> None:
    """zc.9.2  Each piece of fresh food is worth a fifth to everyone."""
    count = 0
    for place in standing(t):
        gear = t.gear[place]
        for slot in range(SLOTS):
            if gear[slot] != NONE and t.kit.fresh[kind_of(gear[slot])]:
                gear[slot] = NONE
                count += 1
    if count:
        t.tell("fresh-food", "zc.9.2", -1, count)
        for place in standing(t):
            gain(t, place, count)


def discard_torches(t: CampaignTable) -> None:
    """zc.9.3  Torches are burnt down."""
    for gear in t.gear:
        for slot in range(SLOTS):
            if gear[slot] == TORCH:
                gear[slot] = NONE


def recover_gear(t: CampaignTable) -> None:
    """zc.10.2  After a failure too, the living keep what they had; what the dead had is lost."""
    for place in range(t.kit.places):
        gear = t.gear[place]
        for slot in range(SLOTS):
            gear[slot] = NONE if t.dead[place] else kept(gear[slot])


def kept(item: int) -> int:
    """zc.10.1  What is not used up by now is kept, and loaded."""
    return NONE if item == NONE else kind_of(item)


def after_victory(t: CampaignTable) -> None:
    if t.kit.scenarios[t.scenario].shop:
        free_merchant(t)
    if t.kit.single != NONE or t.scenario + 1 >= len(t.kit.scenarios):
        t.then(victory)
        return
    t.scenario += 1
    t.then(learn_all, open_shop)


def free_merchant(t: CampaignTable) -> None:
    """zc.9.7  The merchant who was freed trades from now on."""
    t.freed = 1


def victory(t: CampaignTable) -> None:
    """zc.19.10  The campaign, or the single scenario, is won."""
    t.tell("won", "zc.19.10")
    t.finish(tuple(range(t.seats)), tuple([1] * t.seats))


def after_defeat(t: CampaignTable) -> None:
    """zc.19.8  It is played again, unless there were too many failures."""
    t.failures += 1
    if t.kit.single != NONE or t.failures >= t.kit.cards.failures:
        t.then(defeat)
    else:
        t.then(learn_all, open_shop)


def defeat(t: CampaignTable) -> None:
    """zc.19.13  The campaign, or the single scenario, is lost."""
    t.tell("lost", "zc.19.13")
    t.finish((), tuple([0] * t.seats))


# Merchants ------------------------------------------------------------------------------------------


def open_shop(t: CampaignTable) -> None:
    """Those who have something to do there go shopping, or to the healer, one after the other."""
    t.stock = [0] * ITEMS
    t.brews = []
    if t.freed:
        set_out_wares(t)
    t.shopper = NONE
    t.then(next_shopper)


def set_out_wares(t: CampaignTable) -> None:
    """zc.9.4  Up to three of each ware, and three potions."""
    for item in range(ITEMS):
        if t.kit.price[item]:
            t.stock[item] = t.dice.roll(3)
    t.brews = [brew(t), brew(t), brew(t)]
    t.tell("shop-opens", "zc.9.4")


def next_shopper(t: CampaignTable) -> None:
    for place in range(t.shopper + 1, t.kit.places):
        t.shopper = place
        if not t.dead[place] and any(forbids_deal(t, ware) is None for ware in wares(t)[:-1]):
            t.then(next_shopper)
            t.ask(t.seat_of(place), SHOP)
            return


def wares(t: CampaignTable) -> list[int]:
    """What the shopper could do, as actions; dear things too."""
    kit = t.kit
    place = t.shopper
    found: list[int] = []
    if t.freed:
        found += [kit.buy + item for item in range(ITEMS) if t.stock[item]]
        found += [kit.buy_potion + i for i in unlike(t.brews)]
        found += [kit.sell + slot for slot in range(SLOTS) if t.gear[place][slot] != NONE]
        found += [kit.sell_potion + i for i in unlike(t.belt[place])]
    if t.wounds[place]:
        found += [kit.heal + 1, kit.heal + 2]
    found.append(kit.done)
    return found


def forbids_deal(t: CampaignTable, action: int) -> str | None:
    kit = t.kit
    place = t.shopper
    if kit.buy <= action < kit.buy + ITEMS:
        if t.free_slot(place) == NONE:
            return "zc.12.7"
        return None if t.gold[place] >= kit.price[action - kit.buy] else "zc.9.8"
    if kit.buy_potion <= action < kit.buy_potion + len(t.brews):
        if not has_belt_room(t, place):
            return "zc.4.2"
        return None if t.gold[place] >= kit.potion_price[t.brews[action - kit.buy_potion]] else "zc.9.8"
    if kit.sell <= action < kit.sell + SLOTS:
        item = kind_of(t.gear[place][action - kit.sell])
        if item >= VAULT:
            return "zc.9.6"
        return None if kit.price[item] else "zc.9.9"
    if kit.heal < action <= kit.heal + 2:
        if t.healed[place]:
            return "zc.9.5"
        return None if t.gold[place] >= healing_price(t, action - kit.heal) else "zc.9.8"
    return None


def deal(t: CampaignTable, action: int) -> None:
    kit = t.kit
    place = t.shopper
    t.ask(t.seat_of(place), SHOP)
    if kit.buy <= action < kit.buy + ITEMS:
        buy(t, place, action - kit.buy)
    elif kit.buy_potion <= action < kit.buy_potion + len(t.brews):
        buy_potion(t, place, action - kit.buy_potion)
    elif kit.sell <= action < kit.sell + SLOTS:
        sell(t, place, action - kit.sell)
    elif kit.sell_potion <= action < kit.sell_potion + BELT:
        resell(t, place, action - kit.sell_potion)
    else:
        treat(t, place, action - kit.heal)


def buy(t: CampaignTable, place: int, item: int) -> None:
    """zc.9.8  What one can pay for, as long as there is some."""
    t.stock[item] -= 1
    t.gold[place] -= t.kit.price[item]
    t.gear[place][t.free_slot(place)] = item
    t.tell("bought", "zc.9.8", t.seat_of(place), t.told_of(place, item, t.kit.price[item]))


def buy_potion(t: CampaignTable, place: int, which: int) -> None:
    """zc.9.10  Potions are bought one by one, as they were rolled."""
    potion = t.brews.pop(which)
    t.gold[place] -= t.kit.potion_price[potion]
    t.belt[place].append(potion)
    t.tell("bought-potion", "zc.9.10", t.seat_of(place), t.told_of(place, potion, t.kit.potion_price[potion]))


def sell(t: CampaignTable, place: int, slot: int) -> None:
    """zc.9.9  Half of the price, rounded down."""
    item = kind_of(t.gear[place][slot])
    t.gold[place] += t.kit.price[item] // 2
    t.gear[place][slot] = NONE
    t.tell("sold", "zc.9.9", t.seat_of(place), t.told_of(place, item, t.kit.price[item] // 2))


def resell(t: CampaignTable, place: int, slot: int) -> None:
    """zc.4.5  Potions bring half of what they cost."""
    potion = t.belt[place].pop(slot)
    t.gold[place] += t.kit.potion_price[potion] // 2
    t.tell("sold-potion", "zc.4.5", t.seat_of(place), t.told_of(place, potion, t.kit.potion_price[potion] // 2))


def healing_price(t: CampaignTable, wounds: int) -> int:
    return t.kit.cards.heal_one if wounds == 1 else t.kit.cards.heal_two


def treat(t: CampaignTable, place: int, wounds: int) -> None:
    """zc.9.5  Healing for gold, once each."""
    price = healing_price(t, wounds)
    t.gold[place] -= price
    t.wounds[place] = max(0, t.wounds[place] - wounds)
    t.healed[place] = 1
    t.tell("treated", "zc.9.5", t.seat_of(place), t.told_of(place, price))

"""Between two scenarios: experience, healing, merchants, what is kept."""

from __future__ import annotations

from cervelle.games.zombicide.rules_levels import climb, gain, learn_all, level_of
from cervelle.games.zombicide.rules_loot import brew, carry
from cervelle.games.zombicide.rules_scenarios import ending_of, known, told_scenario
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import APPLES, ITEMS, NONE, SHOP, SHOPPING, TORCH, VAULT, kind_of
from cervelle.games.zombicide.table_scenario import LAST


def between(t: CampaignTable, won: bool) -> None:
    t.phase = SHOPPING
    tell_end(t, won)
    reward_all(t, won)
    if won:
        rest(t)
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
        t.tell("lost-scenario", "zc.5.4", -1, told_scenario(t))
        return
    t.tell("won-scenario", "zc.5.4", -1, told_scenario(t))
    if known(t) == LAST:
        t.tell("ending", "zc.19.6", -1, ending_of(t))


def reward_all(t: CampaignTable, won: bool) -> None:
    """zc.5.4  A point for everyone who lives; a point less for all after a defeat."""
    for place in range(t.kit.places):
        if t.dead[place]:
            continue
        before = level_of(t, place)
        t.xp[place] = max(0, t.xp[place] + (5 if won else -5))
        climb(t, place, before)


def rest(t: CampaignTable) -> None:
    """zc.9.1  One wound heals."""
    for place in range(t.kit.places):
        if not t.dead[place]:
            t.wounds[place] = max(0, t.wounds[place] - 1)


def fresh_food(t: CampaignTable) -> None:
    """zc.9.2  Each piece of fresh food is worth a fifth to everyone."""
    count = 0
    for place in range(t.kit.places):
        gear = t.gear[place]
        for slot in range(len(gear)):
            if gear[slot] == APPLES and not t.dead[place]:
                gear[slot] = NONE
                count += 1
    if count:
        t.tell("fresh-food", "zc.9.2", -1, count)
    for place in range(t.kit.places):
        if not t.dead[place] and count:
            gain(t, place, count)


def discard_torches(t: CampaignTable) -> None:
    """zc.9.3  Torches are burnt down."""
    for gear in t.gear:
        for slot in range(len(gear)):
            if gear[slot] == TORCH:
                gear[slot] = NONE


def recover_gear(t: CampaignTable) -> None:
    """zc.10.1  Everything else is kept, weapons loaded."""
    for place in range(t.kit.places):
        gear = t.gear[place]
        for slot in range(len(gear)):
            if gear[slot] != NONE:
                gear[slot] = NONE if t.dead[place] else kind_of(gear[slot])


def after_victory(t: CampaignTable) -> None:
    if t.kit.scenarios[t.scenario].shop:
        t.freed = 1
    if t.kit.single != NONE or t.scenario + 1 >= len(t.kit.scenarios):
        t.then(victory)
        return
    t.scenario += 1
    t.then(learn_all, open_shop)


def victory(t: CampaignTable) -> None:
    """zc.19.10  The campaign, or the single scenario, is won."""
    t.tell("won", "zc.19.10")
    t.finish(tuple(range(t.seats)), tuple([1] * t.seats))


def after_defeat(t: CampaignTable) -> None:
    """zc.19.8  It is played again, unless there were too many failures."""
    t.failures += 1
    if t.kit.single != NONE or t.failures >= t.kit.cards.failures:
        t.tell("lost", "zc.19.8")
        t.finish((), tuple([0] * t.seats))
        return
    t.then(learn_all, open_shop)


# Merchants ------------------------------------------------------------------------------------------


def open_shop(t: CampaignTable) -> None:
    """zc.9.4  The merchants' stock, and each survivor's turn with them."""
    t.stock = [0] * ITEMS
    t.brews = []
    if t.freed:
        for item in range(ITEMS):
            if t.kit.price[item]:
                t.stock[item] = t.dice.roll(3)
        t.brews = [brew(t), brew(t), brew(t)]
        t.tell("shop-opens", "zc.9.4")
    t.shopper = NONE
    t.then(next_shopper)


def next_shopper(t: CampaignTable) -> None:
    for place in range(t.shopper + 1, t.kit.places):
        if not t.dead[place] and (t.gold[place] > 0 or can_sell(t, place)):
            t.shopper = place
            t.then(next_shopper)
            t.ask(t.seat_of(place), SHOP)
            return


def can_sell(t: CampaignTable, place: int) -> bool:
    return t.freed == 1 and (len(t.belt[place]) > 0 or any(item != NONE and t.kit.price[kind_of(item)] for item in t.gear[place]))


def wares(t: CampaignTable) -> list[int]:
    """What the shopper could do, as actions; dear things too."""
    kit = t.kit
    place = t.shopper
    found = [kit.buy + item for item in range(ITEMS) if t.stock[item]]
    found += [kit.buy_potion + i for i in range(len(t.brews)) if t.brews.index(t.brews[i]) == i]
    if t.freed:
        for slot in range(len(t.gear[place])):
            if t.gear[place][slot] != NONE:
                found.append(kit.sell + slot)
        found += [kit.sell_potion + i for i in range(len(t.belt[place])) if t.belt[place].index(t.belt[place][i]) == i]
    if t.wounds[place] and not t.healed[place]:
        found += [kit.heal + 1, kit.heal + 2]
    found.append(kit.done)
    return found


def forbids_deal(t: CampaignTable, action: int) -> str | None:
    kit = t.kit
    place = t.shopper
    if kit.buy <= action < kit.buy + ITEMS:
        if t.free_slot(place) == NONE:
            return "zc.12.7"
        return None if t.gold[place] >= kit.price[action - kit.buy] else "zc.9.4"
    if kit.buy_potion <= action < kit.buy_potion + 3:
        if len(t.belt[place]) >= kit.cards.belt:
            return "zc.4.2"
        return None if t.gold[place] >= kit.potion_price[t.brews[action - kit.buy_potion]] else "zc.9.4"
    if kit.sell <= action < kit.sell + 8:
        item = kind_of(t.gear[place][action - kit.sell])
        return "zc.9.6" if item >= VAULT or not kit.price[item] else None
    if kit.heal < action <= kit.heal + 2:
        cost = kit.cards.heal_one if action == kit.heal + 1 else kit.cards.heal_two
        return None if t.gold[place] >= cost else "zc.9.5"
    return None


def deal(t: CampaignTable, action: int) -> None:
    kit = t.kit
    place = t.shopper
    if kit.buy <= action < kit.buy + ITEMS:
        item = action - kit.buy
        t.stock[item] -= 1
        t.gold[place] -= kit.price[item]
        t.gear[place][t.free_slot(place)] = item
        t.tell("bought", "zc.9.4", t.seat_of(place), t.told_of(place, item, kit.price[item]))
    elif kit.buy_potion <= action < kit.buy_potion + 3:
        potion = t.brews.pop(action - kit.buy_potion)
        t.gold[place] -= kit.potion_price[potion]
        carry(t, place, potion)
        t.tell("bought-potion", "zc.9.4", t.seat_of(place), t.told_of(place, potion, kit.potion_price[potion]))
    elif kit.sell <= action < kit.sell + 8:
        slot = action - kit.sell
        item = kind_of(t.gear[place][slot])
        t.gold[place] += kit.price[item] // 2
        t.gear[place][slot] = NONE
        t.tell("sold", "zc.9.4", t.seat_of(place), t.told_of(place, item, kit.price[item] // 2))
    elif kit.sell_potion <= action < kit.sell_potion + 2:
        resell(t, place, action - kit.sell_potion)
    else:
        treat(t, place, action - kit.heal)
    t.ask(t.seat_of(place), SHOP)


def resell(t: CampaignTable, place: int, slot: int) -> None:
    """zc.4.5  Potions bring half of what they cost."""
    potion = t.belt[place].pop(slot)
    t.gold[place] += t.kit.potion_price[potion] // 2
    t.tell("sold-potion", "zc.4.5", t.seat_of(place), t.told_of(place, potion, t.kit.potion_price[potion] // 2))


def treat(t: CampaignTable, place: int, wounds: int) -> None:
    """zc.9.5  Healing for gold, once each."""
    price = t.kit.cards.heal_one if wounds == 1 else t.kit.cards.heal_two
    t.gold[place] -= price
    t.tell("treated", "zc.9.5", t.seat_of(place), t.told_of(place, price))
    t.wounds[place] = max(0, t.wounds[place] - wounds)
    t.healed[place] = 1

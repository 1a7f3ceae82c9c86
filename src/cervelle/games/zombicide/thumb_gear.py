"""Things: which hands hold what, what is worth picking up or buying."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cervelle.games.zombicide.rules_potions import has_belt_room
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ARRANGE,
    BILE,
    BODY,
    DAGGER,
    DWARVEN_SHIELD,
    HEALING,
    MELEE,
    NONE,
    PACK,
    POTION,
    RANGED,
    REPULSE,
    SHIELD,
    SKILL,
    SLOTS,
    TORCH,
    Kit,
    kind_of,
)

Attack = tuple[int, int, int, int, int, int]
OPENER: Final = 0.3
"""What it is worth to be able to open doors; more if it never fails."""
SURE_OPENER: Final = 0.5
FAR_SHOT: Final = 0.35
HEAVY: Final = 0.5
"""What damage 2 is worth beside damage 1."""
RELOADING: Final = 0.65
SECOND_WAY: Final = 0.3
IN_PACK: Final = 0.12
"""What a thing that is not in use is worth beside its use."""
BREW: Final = 0.5
"""What any potion is worth."""
USEFUL: Final = 0.2
"""By how much hands must be better for an action to be spent on them."""


@lru_cache(maxsize=20000)
def hands_worth(kit: Kit, card: int, skills: int, held: tuple[int, ...]) -> float:
    """What it is worth to have these things at hand."""
    ways: list[float] = []
    worth = 0.0
    for i, item in enumerate(held):
        others = held[:i] + held[i + 1 :]
        if item not in held[:i]:
            ways += [way_worth(kit, card, skills, item, others, attack) for attack in kit.profiles[item]]
        worth += held_worth(item)
    ways.sort(reverse=True)
    worth += ways[0] + SECOND_WAY * sum(ways[1:2]) if ways else 0.0
    opens = [kit.door[item] for item in held if kit.door[item]]
    return worth + (0.0 if not opens else SURE_OPENER if min(opens) == 1 else OPENER)


def held_worth(item: int) -> float:
    """What things are worth in hand that are no weapons."""
    if item == SHIELD:
        return 0.35
    if item == DWARVEN_SHIELD:
        return 0.6
    if item == HEALING:
        return 0.4
    return 0.1 if HEALING < item <= REPULSE else 0.0


def way_worth(kit: Kit, card: int, skills: int, item: int, others: tuple[int, ...], attack: Attack) -> float:
    """What it is worth to be able to attack like this: hits, reach, damage."""
    kind, _, most, dice, accuracy, damage = attack
    malus = 0 if serves(kit, item, kit.main[card]) else 1 if serves(kit, item, kit.second[card]) else 9
    rolled = max(1, dice - malus) if malus < 9 else 1
    dual = kit.dual[item] or (kind == MELEE and has(skills, "swordmaster"))
    if dual and item in others:
        rolled *= 2
    if kind == MELEE and item != DAGGER and DAGGER in others:
        rolled += 1
    rolled += extra_dice(skills, kind)
    worth = rolled * min(6, 7 - accuracy + extra_roll(skills, kind)) / 6.0
    worth *= 1.0 + HEAVY * (damage - 1)
    if most:
        worth *= 1.0 + FAR_SHOT
    if kind == RANGED and attack[1] > 0:
        worth *= 0.85
    return worth * RELOADING if kit.reload[item] else worth


def serves(kit: Kit, item: int, speciality: int) -> bool:
    return any(found[0] == speciality for found in kit.profiles[item])


def has(skills: int, name: str) -> bool:
    return skills >> SKILL[name] & 1 == 1


def extra_dice(skills: int, kind: int) -> int:
    return has(skills, "die-combat") + has(skills, ("die-melee", "die-ranged", "die-magic")[kind])


def extra_roll(skills: int, kind: int) -> int:
    return has(skills, "roll-combat") + (kind != 2 and has(skills, ("roll-melee", "roll-ranged")[kind]))


@lru_cache(maxsize=20000)
def gear_worth(kit: Kit, card: int, skills: int, gear: tuple[int, ...]) -> float:
    """What one's things are worth as they are arranged."""
    plain = [item if item == NONE else kind_of(item) for item in gear]
    body = plain[BODY]
    armour = body != NONE and kit.item_kind[body] == "armour"
    held = tuple(sorted([item for item in plain[: BODY if armour else PACK] if item != NONE]))
    worth = hands_worth(kit, card, skills, held) + (body_worth(kit, body) if armour else 0.0)
    return worth + IN_PACK * sum([alone_worth(kit, card, skills, item) for item in plain[PACK:] if item != NONE])


def body_worth(kit: Kit, item: int) -> float:
    return 0.35 * (7 - kit.armour[item]) if kit.item_kind[item] == "armour" else 0.0


def alone_worth(kit: Kit, card: int, skills: int, item: int) -> float:
    """What an item is worth to whoever could use it."""
    if item in (TORCH, BILE):
        return 1.0
    return hands_worth(kit, card, skills, (item,)) + body_worth(kit, item)


# Arranging ------------------------------------------------------------------------------------------

Owner = tuple[int, int, int, tuple[int, ...]]
"""A survivor's place, card, skills and things."""
Change = tuple[float, int]
"""How much better all things are afterwards, and the action."""


def best_change(t: CampaignTable, place: int) -> Change:
    """The one change that makes the most of what a survivor and those in the same zone have."""
    gear = t.gear[place]
    trading = t.asked == ARRANGE and t.partner != NONE
    others = [other for other in t.here(t.zone[place]) if other != place and (not trading or other == t.partner)]
    if (
        not others
        and all(item == NONE for item in gear[BODY:])
        and not any(wearable(t.kit, t.cast[place], item) for item in gear[:2])
    ):
        return 0.0, NONE
    return _best_change(t.kit, owner(t, place), tuple([owner(t, other) for other in others]))


def owner(t: CampaignTable, place: int) -> Owner:
    return place, t.cast[place], t.skills[place], tuple(t.gear[place])


@lru_cache(maxsize=5000)
def _best_change(kit: Kit, me: Owner, others: tuple[Owner, ...]) -> Change:
    best = max(shifts(kit, me), default=(0.0, NONE))
    for other in others:
        best = max([best, *swaps(kit, me, other)])
    return best


def shifts(kit: Kit, me: Owner) -> list[Change]:
    """What one can move from one slot to another."""
    _, card, skills, gear = me
    before = gear_worth(kit, card, skills, gear)
    found = []
    for slot in range(BODY + 1):
        for to in range(slot + 1, SLOTS):
            if gear[slot] != gear[to] and may_lie(kit, card, gear[to], slot) and may_lie(kit, card, gear[slot], to):
                after = list(gear)
                after[slot], after[to] = after[to], after[slot]
                found.append((gear_worth(kit, card, skills, tuple(after)) - before, kit.shift + slot * SLOTS + to))
    return found


def swaps(kit: Kit, me: Owner, other: Owner) -> list[Change]:
    """What one can give and take."""
    _, card, skills, mine = me
    partner, their_card, their_skills, theirs = other
    before = gear_worth(kit, card, skills, mine) + gear_worth(kit, their_card, their_skills, theirs)
    base = kit.swap + partner * SLOTS * SLOTS
    found = []
    for slot in range(SLOTS):
        for to in range(SLOTS):
            if mine[slot] != theirs[to] and may_lie(kit, card, theirs[to], slot) and may_lie(kit, their_card, mine[slot], to):
                a, b = list(mine), list(theirs)
                a[slot], b[to] = b[to], a[slot]
                after = gear_worth(kit, card, skills, tuple(a)) + gear_worth(kit, their_card, their_skills, tuple(b))
                found.append((after - before, base + slot * SLOTS + to))
    return found


def may_lie(kit: Kit, card: int, item: int, slot: int) -> bool:
    return slot != BODY or item == NONE or wearable(kit, card, item)


def wearable(kit: Kit, card: int, item: int) -> bool:
    kind = SHIELD if kind_of(item) == DWARVEN_SHIELD else kind_of(item)
    return item != NONE and (kit.item_kind[kind] == "armour" or kind == kit.body[card])


def arrange(t: CampaignTable, legal: list[int]) -> int:
    """The change that makes the most of everybody's things; done when none does."""
    gain, action = best_change(t, t.actor)
    return action if gain > 0.01 and action in legal else t.kit.done


# New things -----------------------------------------------------------------------------------------


@lru_cache(maxsize=5000)
def best_gear(kit: Kit, card: int, skills: int, gear: tuple[int, ...]) -> float:
    """The most these things are worth after the changes one would make."""
    me: Owner = (0, card, skills, gear)
    while True:
        gain, action = max(shifts(kit, me), default=(0.0, NONE))
        if gain <= 0.01:
            return gear_worth(kit, card, skills, me[3])
        slot, to = divmod(action - kit.shift, SLOTS)
        after = list(me[3])
        after[slot], after[to] = after[to], after[slot]
        me = (0, card, skills, tuple(after))


def found_worth(t: CampaignTable, place: int, item: int) -> float:
    """What one more item is worth to a survivor."""
    if item >= POTION:
        return BREW if has_belt_room(t, place) else 0.0
    free = t.free_slot(place)
    if free == NONE:
        return 0.0
    gear = t.gear[place][:]
    before = best_gear(t.kit, t.cast[place], t.skills[place], tuple(gear))
    gear[free] = item
    return best_gear(t.kit, t.cast[place], t.skills[place], tuple(gear)) - before

"""Fighting: dice, hits, targets, friendly fire."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_move import make_noise, pay
from cervelle.games.zombicide.rules_wounds import wound
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ARROWS,
    AT_HURT,
    AT_PAID,
    BLOB,
    BOLTS,
    CHARACTER,
    COMMON,
    DAGGER,
    DANCER,
    FREE_COMBAT,
    FREE_MAGIC,
    FREE_MELEE,
    FREE_RANGED,
    FREE_SPELL,
    HIT,
    JESTER,
    KEEN,
    MAGIC,
    MELEE,
    MONK,
    NECROMANCER,
    NOBLE,
    NONE,
    RANGED,
    REROLL,
    SHADOW,
    SKILL,
    STRONG,
    TOKEN,
    UNLOADED,
    VICTIM,
    WALKER,
    hurt_of,
    kind_of,
    paid_of,
)

FREE_FOR: Final = (FREE_MELEE | FREE_COMBAT, FREE_RANGED | FREE_COMBAT, FREE_MAGIC | FREE_COMBAT | FREE_SPELL)
ABOMINATION_WOUNDS: Final = 3
DICE: Final = ("die-melee", "die-ranged", "die-magic")
ROLL: Final = ("roll-melee", "roll-ranged", "")


# The attack -----------------------------------------------------------------------------------------


def profile(t: CampaignTable, item: int, kind: int) -> tuple[int, int, int, int, int, int] | None:
    """How this item fights in this way, if it does."""
    for found in t.kit.profiles[kind_of(item)]:
        if found[0] == kind:
            return found
    return None


def wielded(t: CampaignTable, place: int, slot: int, kind: int) -> list[int]:
    """zc.13.6  The weapon of this slot, and its twin in the other hand if both are dual."""
    gear = t.gear[place]
    item = gear[slot]
    if slot > 1:
        return [item]
    other = gear[1 - slot]
    if other != NONE and other < UNLOADED and other == item and is_dual(t, place, item, kind):
        return [item, other]
    return [item]


def is_dual(t: CampaignTable, place: int, item: int, kind: int) -> bool:
    return t.kit.dual[item] or (kind == MELEE and swordmaster(t, place))


def swordmaster(t: CampaignTable, place: int) -> bool:
    """zc.17.7  Every melee weapon is dual."""
    return t.has_skill(place, SKILL["swordmaster"])


def begin_attack(t: CampaignTable, place: int, slot: int, kind: int, zone: int) -> None:
    pay(t, place, FREE_FOR[kind])
    aim(t, place, slot, kind, zone)


def aim(t: CampaignTable, place: int, slot: int, kind: int, zone: int) -> None:
    """zc.13.1  The dice of the weapon, each of which may hit."""
    t.actor = place
    t.target = zone
    t.weapons = wielded(t, place, slot, kind)
    found = profile(t, t.weapons[0], kind)
    assert found is not None
    damage = found[5] + more_damage(t, place, kind)
    t.attack = (kind, found[4], damage)
    t.states[place] &= ~SHADOW
    t.killed = 0
    t.again = 0
    t.dancing = 1 if t.one_in(zone, DANCER) != NONE else 0
    if kind == MAGIC:
        make_noise(t, place)
    spend_shot(t, place, slot)
    t.tell("attacks", "zc.13.1", t.seat_of(place), t.told_of(place, kind_of(t.weapons[0]), zone))
    t.then(roll_dice)


def spend_shot(t: CampaignTable, place: int, slot: int) -> None:
    """zc.13.8  What has to be reloaded is empty now."""
    if not t.kit.reload[t.weapons[0]]:
        return
    t.gear[place][slot] += UNLOADED
    if len(t.weapons) > 1:
        t.gear[place][1 - slot] += UNLOADED


def more_damage(t: CampaignTable, place: int, kind: int) -> int:
    """zc.17.13  More damage in melee, by skill or by potion."""
    if kind != MELEE:
        return 0
    return (1 if t.has_skill(place, SKILL["damage-melee"]) else 0) + (1 if t.states[place] & STRONG else 0)


def dice_of(t: CampaignTable, place: int, weapons: list[int], kind: int, zone: int) -> int:
    """Of all weapons together, after speciality and skills, against the zombies of this zone."""
    total = 0
    for item in weapons:
        found = profile(t, item, kind)
        assert found is not None
        total += after_malus(t, place, kind_of(item), kind, found[3])
    if kind == MELEE and DAGGER not in weapons and has_dagger(t, place):
        total += dagger_die(t)
    total += skill_dice(t, place, kind)
    if swarm(t, place, kind):
        total = max(total, t.count(zone))
    return total


def after_malus(t: CampaignTable, place: int, item: int, kind: int, dice: int) -> int:
    """zc.1.5  What the speciality leaves of a weapon's dice."""
    card = t.cast[place]
    if serves(t, item, t.kit.main[card]):
        return dice
    if serves(t, item, t.kit.second[card]):
        return second_rate(dice)
    return third_rate(dice)


def serves(t: CampaignTable, item: int, speciality: int) -> bool:
    """zc.1.3  A weapon belongs to every speciality it can be used in."""
    return any(found[0] == speciality for found in t.kit.profiles[item])


def second_rate(dice: int) -> int:
    """zc.1.2  One die less, but one at least."""
    return max(1, dice - 1)


def third_rate(dice: int) -> int:
    """zc.1.4  A single die."""
    return min(1, dice)


def has_dagger(t: CampaignTable, place: int) -> bool:
    return t.gear[place][0] == DAGGER or t.gear[place][1] == DAGGER


def dagger_die(t: CampaignTable) -> int:
    """zc.18.1  One die more by a dagger in the other hand."""
    return 1


def skill_dice(t: CampaignTable, place: int, kind: int) -> int:
    """zc.17.2  One die more by skill."""
    total = 1 if t.has_skill(place, SKILL["die-combat"]) else 0
    return total + (1 if t.has_skill(place, SKILL[DICE[kind]]) else 0)


def skill_roll(t: CampaignTable, place: int, kind: int) -> int:
    """zc.4.8  One more on each die, by skill or by potion."""
    total = 1 if t.has_skill(place, SKILL["roll-combat"]) else 0
    if ROLL[kind] and t.has_skill(place, SKILL[ROLL[kind]]):
        total += 1
    return total + (1 if kind != MELEE and t.states[place] & KEEN else 0)


def swarm(t: CampaignTable, place: int, kind: int) -> bool:
    return (kind == MELEE and barbarian(t, place)) or (kind == RANGED and iron_rain(t, place))


def barbarian(t: CampaignTable, place: int) -> bool:
    """zc.17.8  In melee, as many dice as there are zombies."""
    return t.has_skill(place, SKILL["barbarian"])


def iron_rain(t: CampaignTable, place: int) -> bool:
    """zc.17.10  At range, as many dice as there are zombies."""
    return t.has_skill(place, SKILL["iron-rain"])


def roll_dice(t: CampaignTable) -> None:
    kind, accuracy, _ = t.attack
    place = t.actor
    plus = skill_roll(t, place, kind)
    left = dice_of(t, place, t.weapons, kind, t.target)
    t.hits = 0
    t.misses = 0
    rolled: list[int] = []
    while left and len(rolled) < 40:
        left -= 1
        die = t.dice.roll(6)
        rolled.append(die)
        if die == 6:
            left += six_die(t, place)
        if die + plus >= accuracy:
            t.hits += 1
        else:
            t.misses += 1
    t.roll = (1, accuracy, plus, *rolled)
    t.tell("rolled", "zc.13.1", t.seat_of(place), t.told_of(place, t.hits, t.misses))
    if t.misses and not t.again and may_reroll(t):
        t.ask(t.seat_of(place), REROLL)
    else:
        t.then(share_out)


def six_die(t: CampaignTable, place: int) -> int:
    """zc.17.11  A natural six gives one more die."""
    return 1 if t.has_skill(place, SKILL["six-die"]) else 0


def may_reroll(t: CampaignTable) -> bool:
    """zc.18.2  Arrows for bows, bolts for crossbows: all dice once more."""
    item = t.weapons[0]
    if t.attack[0] != RANGED:
        return False
    return (t.kit.arrows[item] and t.holds(t.actor, ARROWS) != NONE) or (t.kit.bolts[item] and t.holds(t.actor, BOLTS) != NONE)


def reroll(t: CampaignTable, yes: bool) -> None:
    t.again = 1
    if yes:
        t.tell("rerolls", "zc.18.2", t.seat_of(t.actor), t.told_of(t.actor))
    t.then(roll_dice if yes else share_out)


# Hits -----------------------------------------------------------------------------------------------


def share_out(t: CampaignTable) -> None:
    """One hit after the other finds its target."""
    if t.hits == 0 or not t.is_infested(t.target):
        t.hits = 0
        t.then(after_hits, learn_all)
        return
    targets = open_targets(t)
    t.then(share_out)
    if len(targets) == 1:
        strike(t, targets[0])
    else:
        t.ask(t.seat_of(t.actor), HIT)


def open_targets(t: CampaignTable) -> list[int]:
    """zc.13.2  In melee and at point-blank range whomever one likes."""
    sorts = t.sorts_in(t.target)
    if t.attack[0] == MELEE or is_point_blank(t):
        return sorts
    return first_in_line(t, sorts)


def is_point_blank(t: CampaignTable) -> bool:
    """zc.17.9  At range 0, with a ranged weapon and this skill."""
    return t.attack[0] == RANGED and t.target == t.zone[t.actor] and t.has_skill(t.actor, SKILL["point-blank"])


def first_in_line(t: CampaignTable, sorts: list[int]) -> list[int]:
    """zc.5.1  Shots and spells find walkers first, necromancers last."""
    first = min([t.kit.order[sort] for sort in sorts])
    return [sort for sort in sorts if t.kit.order[sort] == first]


def strike(t: CampaignTable, sort: int) -> None:
    """A hit on one of this sort."""
    t.hits -= 1
    kind, _, damage = t.attack
    if sort == DANCER and t.dancing:
        t.dancing = 0
        tell_unhurt(t, sort)
        return
    if sort == MONK and kind == MAGIC:
        tell_unhurt(t, sort)
        return
    if ABOMINATION <= sort < CHARACTER:
        chip(t, sort, damage)
    elif is_enough(t, sort, damage):
        kill(t, sort)
    else:
        tell_unhurt(t, sort)


def tell_unhurt(t: CampaignTable, sort: int) -> None:
    t.tell("unhurt", "zc.13.3", t.seat_of(t.actor), t.told_of(t.actor, sort))


def is_enough(t: CampaignTable, sort: int, damage: int) -> bool:
    """zc.13.3  Fatties need more damage than the rest."""
    return damage >= t.kit.toughness[sort]


def chip(t: CampaignTable, sort: int, damage: int) -> None:
    """zc.7.2  A weapon of level 1 does nothing, of level 2 one wound, of level 3 two."""
    at = t.one_in(t.target, sort)
    taken = min(max(damage - 1, 0), 2, ABOMINATION_WOUNDS - hurt_of(t.others[at]))
    if taken == 0:
        tell_unhurt(t, sort)
        return
    t.others[at] += taken * AT_HURT
    t.tell("chipped", "zc.7.2", t.seat_of(t.actor), t.told_of(t.actor, sort, taken))
    reward_wounds(t, at)
    if sort == BLOB:
        t.mob[t.target * COMMON + WALKER] += 2 * taken
        t.tell("blob", "zc.7.4", -1, t.target + 128 * 2 * taken)
    if hurt_of(t.others[at]) >= ABOMINATION_WOUNDS:
        t.others.pop(at)
        t.killed += 1
        t.slain |= 1 << sort
        t.tell("slew", "zc.7.3", t.seat_of(t.actor), t.told_of(t.actor, sort))


def reward_wounds(t: CampaignTable, at: int) -> None:
    """zc.7.3  Two fifths for each wound that was not paid for before."""
    new = hurt_of(t.others[at]) - paid_of(t.others[at])
    if new > 0:
        t.others[at] += new * AT_PAID
        gain(t, t.actor, new * t.kit.fifths[ABOMINATION])


def kill(t: CampaignTable, sort: int) -> None:
    remove(t, sort, t.target)
    t.killed += 1
    reward(t, sort)
    t.tell("killed", "zc.5.2", t.seat_of(t.actor), t.told_of(t.actor, sort))
    if sort == NECROMANCER:
        t.slain |= 1 << sort
        t.then(take_token)
    elif sort >= CHARACTER:
        leave_body(t, sort)


def reward(t: CampaignTable, sort: int) -> None:
    """zc.5.2  Experience in fifths, by sort."""
    gain(t, t.actor, t.kit.fifths[sort])


def remove(t: CampaignTable, sort: int, zone: int) -> None:
    """One of them is gone; one that was still to act acts no more."""
    if sort < COMMON:
        at = zone * COMMON + sort
        t.mob[at] -= 1
        t.todo[at] = min(t.todo[at], t.mob[at])
    else:
        t.others.pop(t.one_in(zone, sort))


def leave_body(t: CampaignTable, sort: int) -> None:
    """zc.6.3  A plagued character leaves a body."""
    t.corpses[t.target] += 1
    if sort == NOBLE:
        t.nobles[t.target] += 1
    if sort == JESTER and t.attack[0] == MELEE and t.dice.roll(6) <= 2:
        t.mob[t.target * COMMON + WALKER] += 1
        t.tell("jester", "zc.6.2", -1, t.target)


def take_token(t: CampaignTable) -> None:
    """zc.16.4  A necromancer takes a spawn zone with him."""
    if t.spawns:
        t.ask(t.seat_of(t.actor), TOKEN)


def after_hits(t: CampaignTable) -> None:
    if t.killed and t.has_skill(t.actor, SKILL["hit-and-run"]):
        run(t)
    if t.attack[0] != MELEE and t.misses and not is_point_blank(t):
        t.then(friendly_fire)


def run(t: CampaignTable) -> None:
    """zc.17.5  After a kill, a free move."""
    t.moves[t.actor] += 1


def friendly_fire(t: CampaignTable) -> None:
    """zc.13.5  Misses wound survivors in the target zone."""
    others = [place for place in t.here(t.target) if place != t.actor]
    if t.misses == 0 or not others:
        t.misses = 0
        return
    t.tell("friendly-fire", "zc.13.5", t.seat_of(t.actor), t.told_of(t.actor, t.target))
    t.pain = t.misses
    t.misses = 0
    t.hurting = t.target
    t.ignoring = 0
    t.then(share_pain)


def share_pain(t: CampaignTable) -> None:
    """zc.14.2  Wounds are shared out among the survivors there, as the players wish."""
    there = in_pain(t)
    if t.pain == 0 or not there:
        t.pain = 0
        return
    t.then(share_pain)
    if len(there) == 1:
        suffer(t, there[0])
    else:
        t.ask(t.seat_of(there[0]), VICTIM)


def in_pain(t: CampaignTable) -> list[int]:
    """Who may be wounded: in friendly fire not the shooter, by zombies nobody who is unseen."""
    if t.ignoring == 0:
        return [place for place in t.here(t.hurting) if place != t.actor]
    return [place for place in t.here(t.hurting) if not t.states[place] & SHADOW]


def suffer(t: CampaignTable, place: int) -> None:
    t.pain -= 1
    wound(t, place, 1, t.ignoring == 1, t.ignoring == 2)

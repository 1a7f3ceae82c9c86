"""Fighting: dice, hits, targets, friendly fire."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_dice import dice_of, more_damage, profile, six_die, skill_roll, twin_of, wielded
from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_move import make_noise, pay
from cervelle.games.zombicide.rules_necromancers import take_token
from cervelle.games.zombicide.rules_spawn import add, rouse
from cervelle.games.zombicide.rules_wounds import BY_FRIENDS, inflict, shake, wounds_in
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
    DANCER,
    DWARF,
    FREE_COMBAT,
    FREE_MAGIC,
    FREE_MELEE,
    FREE_RANGED,
    FREE_SPELL,
    HIT,
    JESTER,
    MAGIC,
    MELEE,
    MONK,
    NECROMANCER,
    NOBLE,
    NONE,
    RANGED,
    REROLL,
    RUN,
    SHADOW,
    SKILL,
    UNLOADED,
    WALKER,
    hurt_of,
    paid_of,
)

FREE_FOR: Final = (FREE_MELEE | FREE_COMBAT, FREE_RANGED | FREE_COMBAT, FREE_MAGIC | FREE_COMBAT | FREE_SPELL)
ABOMINATION_WOUNDS: Final = 3
MOST_DICE: Final = 40


# The attack -----------------------------------------------------------------------------------------


def begin_attack(t: CampaignTable, place: int, slot: int, kind: int, zone: int) -> None:
    pay(t, place, FREE_FOR[kind])
    aim(t, place, slot, kind, zone)


def aim(t: CampaignTable, place: int, slot: int, kind: int, zone: int) -> None:
    t.actor = place
    t.target = zone
    t.weapons = wielded(t, place, slot, kind)
    found = profile(t, t.weapons[0], kind)
    assert found is not None
    t.attack = (kind, found[4], found[5] + more_damage(t, place, kind))
    t.states[place] &= ~SHADOW
    t.killed = 0
    t.again = 0
    t.dancing = 1
    t.struck = 0
    if kind == MAGIC:
        cast_loud(t, place)
    t.tell("attacks", "zc.13.1", t.seat_of(place), t.told_of(place, t.weapons[0], zone))
    spend_shot(t, place, slot, kind)
    t.then(roll_dice, rouse)


def cast_loud(t: CampaignTable, place: int) -> None:
    """zc.13.9  Spells are noisy, other weapons are not."""
    make_noise(t, place)


def spend_shot(t: CampaignTable, place: int, slot: int, kind: int) -> None:
    """zc.13.8  What has to be reloaded is empty now."""
    if t.kit.reload[t.weapons[0]]:
        if len(t.weapons) > 1:
            t.gear[place][twin_of(t, place, slot, kind)] += UNLOADED
        t.gear[place][slot] += UNLOADED


def roll_dice(t: CampaignTable) -> None:
    """zc.13.1  Each die that reaches the weapon's accuracy is a hit."""
    kind, accuracy, _ = t.attack
    place = t.actor
    plus = skill_roll(t, place, kind)
    left = dice_of(t, place, t.weapons, kind, t.target)
    rolled: list[int] = []
    t.hits = 0
    while left and len(rolled) < MOST_DICE:
        die = t.dice.roll(6)
        left += six_die(t, place) - 1 if die == 6 else -1
        rolled.append(die)
        if die + plus >= accuracy:
            t.hits += 1
    t.misses = len(rolled) - t.hits
    t.roll = (1, accuracy, plus, *rolled)
    t.tell("rolled", "zc.13.1", t.seat_of(place), t.told_of(place, t.hits, t.misses))
    if t.misses and not t.again and may_reroll(t):
        t.ask(t.seat_of(place), REROLL)
    else:
        t.then(share_out)


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
    sorts = t.sorts_in(t.target)
    return sorts if is_free_choice(t) else first_in_line(t, sorts)


def is_free_choice(t: CampaignTable) -> bool:
    """zc.13.2  In melee, and at point-blank range, whomever one likes."""
    return t.attack[0] == MELEE or is_point_blank(t)


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
    damage = t.attack[2]
    if sort == DANCER and dances(t):
        tell_unhurt(t, sort, "zc.6.7")
    elif sort == MONK and prays(t):
        tell_unhurt(t, sort, "zc.6.10")
    elif ABOMINATION <= sort < CHARACTER:
        chip(t, sort, damage)
    elif is_enough(t, sort, damage):
        kill(t, sort)
    else:
        tell_unhurt(t, sort, "zc.6.9" if sort == DWARF else "zc.13.3")


def tell_unhurt(t: CampaignTable, sort: int, rule: str) -> None:
    t.tell("unhurt", rule, t.seat_of(t.actor), t.told_of(t.actor, sort))


def dances(t: CampaignTable) -> bool:
    """zc.6.7  The Dancer evades the first hit of each attack."""
    evades = t.dancing == 1
    t.dancing = 0
    return evades


def prays(t: CampaignTable) -> bool:
    """zc.6.10  Magic does nothing to the Monk."""
    return t.attack[0] == MAGIC


def is_enough(t: CampaignTable, sort: int, damage: int) -> bool:
    """zc.13.3  Fatties need more damage than the rest."""
    return damage >= (dwarf_hide() if sort == DWARF else t.kit.toughness[sort])


def dwarf_hide() -> int:
    """zc.6.9  The Dwarf needs damage 2."""
    return 2


def chip(t: CampaignTable, sort: int, damage: int) -> None:
    at = t.one_in(t.target, sort)
    taken = min(harm(damage), ABOMINATION_WOUNDS - hurt_of(t.others[at]))
    if taken == 0:
        tell_unhurt(t, sort, "zc.7.2")
        return
    t.others[at] += taken * AT_HURT
    t.tell("chipped", "zc.7.2", t.seat_of(t.actor), t.told_of(t.actor, sort, taken))
    reward_wounds(t, at)
    if hurt_of(t.others[at]) >= ABOMINATION_WOUNDS:
        t.killed += 1
        has_died(t, sort, t.target)
        t.tell("slew", "zc.7.3", t.seat_of(t.actor), t.told_of(t.actor, sort))
    if sort == BLOB:
        ooze(t, taken)


def harm(damage: int) -> int:
    """zc.7.2  A weapon of level 1 does nothing to an Abomination, of level 2 one wound, of level 3 two."""
    return min(damage - 1, 2)


def reward_wounds(t: CampaignTable, at: int) -> None:
    """zc.7.3  Two fifths for each wound that was not paid for before."""
    new = hurt_of(t.others[at]) - paid_of(t.others[at])
    if new > 0:
        t.others[at] += new * AT_PAID
        gain(t, t.actor, new * t.kit.fifths[ABOMINATION])


def ooze(t: CampaignTable, wounds: int) -> None:
    """zc.7.9  The Ablobination makes two walkers of each wound it takes."""
    t.tell("blob", "zc.7.9", -1, t.target + 128 * 2 * wounds)
    add(t, t.target, WALKER, 2 * wounds)


def kill(t: CampaignTable, sort: int) -> None:
    t.killed += 1
    t.tell("killed", "zc.5.2", t.seat_of(t.actor), t.told_of(t.actor, sort))
    has_died(t, sort, t.target)
    reward(t, sort)
    if sort == JESTER and t.attack[0] == MELEE:
        last_joke(t)


def reward(t: CampaignTable, sort: int) -> None:
    """zc.5.2  Experience in fifths, by sort."""
    gain(t, t.actor, t.kit.fifths[sort])


def unpaid(t: CampaignTable, at: int) -> int:
    """What one of the others is still worth to whoever kills it at a blow."""
    sort = t.others[at] % 32
    if ABOMINATION <= sort < CHARACTER:
        return (ABOMINATION_WOUNDS - paid_of(t.others[at])) * t.kit.fifths[sort]
    return t.kit.fifths[sort]


def has_died(t: CampaignTable, sort: int, zone: int) -> None:
    """One of them is gone; one that was still to act acts no more."""
    if sort < COMMON:
        at = zone * COMMON + sort
        t.mob[at] -= 1
        t.todo[at] = min(t.todo[at], t.mob[at])
        return
    t.others.pop(t.one_in(zone, sort))
    if sort >= CHARACTER:
        leave_body(t, sort, zone)
        return
    t.slain |= 1 << sort
    if sort == NECROMANCER:
        t.then(take_token)


def leave_body(t: CampaignTable, sort: int, zone: int) -> None:
    """zc.6.3  A plagued character leaves a body."""
    t.corpses[zone] += 1
    if sort == NOBLE:
        t.nobles[zone] += 1


def last_joke(t: CampaignTable) -> None:
    """zc.6.14  The Jester, killed in melee, wakes a walker on a 1 or a 2."""
    if t.dice.roll(6) <= 2:
        t.tell("jester", "zc.6.14", -1, t.target)
        add(t, t.target, WALKER, 1)


# After the hits -------------------------------------------------------------------------------------


def after_hits(t: CampaignTable) -> None:
    if t.killed:
        hit_and_run(t)
    if t.attack[0] != MELEE and t.misses and not is_point_blank(t):
        friendly_fire(t)


def hit_and_run(t: CampaignTable) -> None:
    """zc.17.5  After a kill, a move that costs nothing, not even for zombies."""
    if t.has_skill(t.actor, SKILL["hit-and-run"]):
        t.states[t.actor] |= RUN


def friendly_fire(t: CampaignTable) -> None:
    """zc.13.5  Misses wound survivors in the target zone, but never who shot."""
    if any(place != t.actor for place in t.here(t.target)):
        t.tell("friendly-fire", "zc.13.5", t.seat_of(t.actor), t.told_of(t.actor, t.target))
        t.then(shake)
        t.then_with(inflict, wounds_in(t.target, t.misses, BY_FRIENDS))

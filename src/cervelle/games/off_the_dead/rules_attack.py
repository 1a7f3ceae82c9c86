"""Attacking: with bare hands, a weapon, or a burning jerrycan."""

from __future__ import annotations

from cervelle.engine.window import open_window
from cervelle.games.off_the_dead.rules_end import slay
from cervelle.games.off_the_dead.rules_events import ATTACK_ROLL, PENDING, remove_item, reveal
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    AGAIN,
    BLAZE,
    BULLETS,
    BURST,
    HANDS,
    MELEE,
    NEXT,
    NONE,
    PLAIN,
    PUSH,
    PUSHES,
    ROLLED,
    SECOND,
    SERVING,
    SWEEP,
    in_zone,
    item_kind,
    kind_of,
    number_of,
    rounds_of,
    zone_of,
)

# What can be reached ------------------------------------------------------------------------------


def is_in_reach(reach: int, zombie: int) -> bool:
    """otd.5.3  Melee only; melee and the second zone; or the whole corridor."""
    return zone_of(zombie) > MELEE - reach


def reach_of(t: DeadTable, slot: int) -> int:
    """otd.5.2  Bare hands have the survivor's own reach, a weapon that of its card."""
    if slot == HANDS:
        return t.kit.reach[t.survivors[t.actor]]
    return t.kit.reaches[item_kind(t.items[t.actor][slot])]


def corridors_for(t: DeadTable, slot: int) -> list[int]:
    """otd.5.1  One attacks zombies in one's own corridor."""
    return [t.actor, *in_sight(t, slot)]


def in_sight(t: DeadTable, slot: int) -> list[int]:
    """otd.9.8  Through the scope a bullet weapon takes a zombie of a neighbour's corridor, for one attack."""
    if not t.aiming or t.actor != t.turn or slot == HANDS or t.kit.ammo[item_kind(t.items[t.actor][slot])] != BULLETS:
        return []
    return [place for place in t.kit.neighbours[t.actor] if t.alive[place]]


def in_reach(t: DeadTable, slot: int) -> list[int]:
    """The zombies that this weapon can take, by number."""
    reach = reach_of(t, slot)
    return [number_of(zombie) for place in corridors_for(t, slot) for zombie in t.corridors[place] if is_in_reach(reach, zombie)]


def effect_in_use(t: DeadTable) -> int:
    return PLAIN if t.in_use == HANDS else t.kit.effects[item_kind(t.items[t.actor][t.in_use])]


# Resolving an attack ------------------------------------------------------------------------------


def attack(t: DeadTable, slot: int, number: int) -> None:
    t.in_use = slot
    t.stopped = 0
    t.shots = 0
    t.queue = []
    kind = NONE if slot == HANDS else item_kind(t.items[t.actor][slot])
    t.tell("attacks", "otd.5.1", t.seat_of(t.actor), t.told_of(t.actor, kind + 1))
    if in_sight(t, slot):
        t.aiming = SERVING
    spend_round(t)
    effect = effect_in_use(t)
    if effect == SWEEP:
        sweep(t, number)
    elif effect == BURST:
        burst(t)
    t.then(next_target)
    aim_at(t, number)


def spend_round(t: DeadTable) -> None:
    """otd.5.4  A weapon with ammunition uses one round, whatever comes of it."""
    if t.in_use != HANDS and rounds_of(t.items[t.actor][t.in_use]):
        t.items[t.actor][t.in_use] -= 1


def sweep(t: DeadTable, first: int) -> None:
    """otd.5.9  The chainsaw attacks every zombie in the melee zone, a roll each, in the player's order."""
    t.queue = [number for number in t.in_melee(t.actor) if number != first]


def burst(t: DeadTable) -> None:
    """otd.5.10  One round of the MP5 attacks up to two zombies, a roll each."""
    t.shots = 1


def blaze(t: DeadTable, slot: int, zone: int) -> None:
    """otd.9.6  A jerrycan burns a zone of one's own corridor: every zombie there is attacked, a roll each, in one's order."""
    t.in_use = slot
    t.stopped = 0
    t.shots = 0
    t.queue = [number_of(zombie) for zombie in t.corridors[t.actor] if zone_of(zombie) == zone]
    t.tell("burns", "otd.9.6", t.seat_of(t.actor), t.told_of(t.actor, zone))
    t.then(next_target)


def next_target(t: DeadTable) -> None:
    t.queue = [number for number in t.queue if t.where(number) == t.actor]
    if t.stopped:
        end_attack(t)
    elif len(t.queue) > 1:
        ask_next_target(t)
    elif t.queue:
        t.then(next_target)
        aim_at(t, t.queue.pop())
    elif t.shots and second_targets(t):
        t.ask_player(t.actor, AGAIN)
    else:
        end_attack(t)


def ask_next_target(t: DeadTable) -> None:
    """otd.5.13  Several zombies attacked at once are seen to one after another, in the player's order."""
    t.ask_player(t.actor, NEXT)


def second_targets(t: DeadTable) -> list[int]:
    return [number for number in in_reach(t, t.in_use) if number != t.target]


def aim_at(t: DeadTable, number: int) -> None:
    """otd.5.5  The target is revealed, with its event if there is one, before the die is thrown."""
    t.target = number
    t.plus = 0
    t.then(throw_die)
    reveal(t, number)


def throw_die(t: DeadTable) -> None:
    """otd.5.6  A die, plus the survivor's force with bare hands, or the weapon's power."""
    if t.stopped or t.zombie(t.target) == NONE:
        return
    t.die = t.dice.roll(6)
    note_roll(t, PENDING)
    t.then(after_roll, judge)


def after_roll(t: DeadTable) -> None:
    """otd.13.3  Something may be played after an attack roll."""
    open_window(t, ROLLED)


def power(t: DeadTable) -> int:
    if t.in_use == HANDS:
        return t.kit.force[t.survivors[t.actor]]
    return t.kit.powers[item_kind(t.items[t.actor][t.in_use])]


def total(t: DeadTable) -> int:
    return t.die + power(t) + t.plus


def needed(t: DeadTable) -> int:
    return t.kit.strengths[kind_of(t.zombie(t.target))]


def note_roll(t: DeadTable, result: int) -> None:
    t.roll = (ATTACK_ROLL, t.die, power(t), t.plus, needed(t), total(t), result)


def judge(t: DeadTable) -> None:
    """otd.5.8  A total below the zombie's strength does nothing; a total that reaches it beats the zombie."""
    hit = total(t) >= needed(t)
    note_roll(t, 1 if hit else 0)
    if not hit:
        t.tell("missed", "otd.5.8", t.seat_of(t.actor), t.told_of(t.actor, total(t), needed(t)))
        return
    t.tell("hit", "otd.5.8", t.seat_of(t.actor), t.told_of(t.actor, total(t), needed(t)))
    if slay(t, t.target, t.actor) and effect_in_use(t) == PUSHES:
        t.then(push_back)


def push_back(t: DeadTable) -> None:
    """otd.5.11  A kill with the axe sends another melee zombie back to the second zone."""
    others = t.in_melee(t.actor)
    if len(others) > 1:
        t.ask_player(t.actor, PUSH)
    elif others:
        push(t, others[0])


def push(t: DeadTable, number: int) -> None:
    t.change(number, in_zone(t.zombie(number), SECOND))
    t.tell("pushed", "otd.5.11", t.seat_of(t.actor), t.told_of(t.actor))


def end_attack(t: DeadTable) -> None:
    """The scope has served; a jerrycan is used up."""
    if t.aiming == SERVING:
        t.aiming = 0
    if effect_in_use(t) == BLAZE:
        remove_item(t, t.actor, t.in_use)
    t.in_use = HANDS
    t.queue = []
    t.shots = 0
    t.target = NONE

"""What to play in a window: equipment, abilities and lines, where they change something."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.rules_attack import needed, total
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ADRENALINE,
    BARRICADE,
    BEFORE_ACTION,
    BEFORE_BITE,
    BEFORE_END,
    BEFORE_WAVE,
    BULLETS,
    CHEER,
    DIRECTIONS,
    DODGE,
    DROP,
    EVENT,
    EXECUTE,
    FEEL_THIS,
    FIRST_ACTION,
    JERRYCAN,
    LEAP,
    LOOK_THERE,
    MELEE,
    MORE,
    NOBODY_THERE,
    NONE,
    NURSE,
    PANIC,
    PLACES,
    SECOND,
    SEEN,
    SURPRISE,
    TILTED,
    TOUGH,
    ZOMBIE_SLOTS,
    item_kind,
    number_of,
    rounds_of,
    zone_of,
)
from cervelle.games.off_the_dead.thumb_act import best_blow, first_of
from cervelle.games.off_the_dead.thumb_odds import (
    DEATH,
    FIRST_BITE,
    bite_cost,
    chance,
    known_chance,
    power_of,
    pressure,
    steps_left,
    strength_seen,
    unseen,
    worth_of_kill,
    zones,
)

ABILITY_COST: Final = 0.8
"""What an ability must save: it serves once, and is worth points to the end."""
TOY_COST: Final = 0.3
BARRICADE_COST: Final = 0.55
BURN_COST: Final = 0.5
FUEL_COST: Final = 0.5
"""The same for a jerrycan that a chainsaw could use, on top."""
TROPHY_COST: Final = 0.12
"""What a trophy is worth: points at the end, and another line."""
FULL_COST: Final = 0.04
"""The same for one who has as many as can be kept."""
WAVE_STEP: Final = 0.22
"""What it is worth to send a zombie to a survivor under less pressure, for each step of pressure."""
NO_WAVE: Final = 0.5
"""What it is worth, alone or as two, that no zombie comes out in a turn."""
SCOPE_COST: Final = 0.1

EVENT_COSTS: Final = {SEEN: 0.15, MORE: 0.55, LEAP: 0.1, DROP: 0.45, TOUGH: 0.35, PANIC: 0.6}
"""How bad each event is, as things usually are."""


def best_play(t: DeadTable, seat: int) -> int:
    """The play that gains most, or a pass."""
    return max(weighed_plays(t, seat), key=first_of)[1]


def weighed_plays(t: DeadTable, seat: int) -> list[tuple[float, int]]:
    found = [(0.0, t.kit.pass_)]
    for action in t.actions(seat):
        if action != t.kit.pass_:
            found.append((play_worth(t, seat, action), action))
    return found


def play_worth(t: DeadTable, seat: int, action: int) -> float:
    kit = t.kit
    window = t.window_kind()
    if action < kit.reload:
        return use_worth(t, window, action - kit.use)
    if action < kit.toy:
        return reload_worth(t, action - kit.reload)
    if action < kit.burn + 1:
        return toy_worth(t, window, action - kit.toy)
    if action < kit.line:
        return burn_worth(t, window, action - kit.burn)
    if action < kit.ability:
        return line_worth(t, window, action - kit.line)
    if action < kit.aid:
        users, slot = divmod(action - kit.ability, ZOMBIE_SLOTS)
        return strike_worth(t, window, users // PLACES, users % PLACES, slot)
    return aid_worth(t, window, (action - kit.aid) // PLACES, (action - kit.aid) % PLACES)


# Bites to come ------------------------------------------------------------------------------------


def biters(t: DeadTable) -> list[int]:
    """The zombies that are still to bite in this turn, the one at hand first."""
    corridor = t.corridors[t.turn]
    mine = [zombie for zombie in corridor if zone_of(zombie) == MELEE]
    at = [i for i in range(len(mine)) if number_of(mine[i]) == t.biting]
    return mine[at[0] :] if at else mine


def stopped_bite(t: DeadTable) -> float:
    """What it is worth to stop the bite at hand: it may be the one that leads to death."""
    cost = bite_cost(t, t.turn)
    spread = 1 if t.kit.infection_on else 0
    if cost < DEATH and steps_left(t, t.turn) <= len(biters(t)) + spread:
        return (cost + DEATH) / 2
    return cost


def is_dropping_last(t: DeadTable, window: int) -> bool:
    """Whether an event is about to take the only item."""
    return window == EVENT and t.event == DROP and len(t.items[t.turn]) == 1


# Equipment ----------------------------------------------------------------------------------------


def use_worth(t: DeadTable, window: int, slot: int) -> float:
    kind = item_kind(t.items[t.turn][slot])
    if kind == ADRENALINE:
        return heal_worth(t, window, t.turn, t.kit.adrenaline)
    if kind == BARRICADE:
        return barricade_worth(t)
    return scope_worth(t)


def heal_worth(t: DeadTable, window: int, place: int, steps: int) -> float:
    """Heal what can be cured for good; else only what would kill."""
    ill = t.infection[place]
    left = steps_left(t, place)
    if window == EVENT:
        return 0.3 if ill else -1.0
    if window == BEFORE_BITE and place == t.turn:
        return DEATH if left <= 1 else -1.0
    if place == t.turn and window == BEFORE_ACTION and t.phase == FIRST_ACTION and zones(t, place)[MELEE]:
        # The bites may still be avoided, and after them the same dose does more.
        return -1.0
    if not t.kit.infection_on:
        return 0.3 if ill >= steps and (left <= 2 or is_nearly_over(t)) else 0.2 if is_nearly_over(t) and ill else -1.0
    if place == t.turn and window == BEFORE_END and left <= 1:
        return DEATH
    return FIRST_BITE if ill <= steps else 0.1 if left <= 2 else -0.1


def is_nearly_over(t: DeadTable) -> bool:
    """Few zombies are left: what is kept now may be of no use any more."""
    return t.horde_count() + sum([len(corridor) for corridor in t.corridors]) <= 3


def barricade_worth(t: DeadTable) -> float:
    """Worth it if more would come into melee than can be fought there."""
    crowd = zones(t, t.turn)
    if not crowd[SECOND]:
        return -1.0
    busy = crowd[MELEE] + crowd[SECOND]
    return bite_cost(t, t.turn) * 0.45 * (busy - 1) + 0.1 * crowd[1] - BARRICADE_COST


def scope_worth(t: DeadTable) -> float:
    """Aim at a neighbour's zombies when they are pressed and one has nothing to fight oneself."""
    if zones(t, t.turn)[MELEE]:
        return -1.0
    best = 0.0
    counts = unseen(t)
    for held in t.items[t.turn]:
        kind = item_kind(held)
        if t.kit.ammo[kind] != BULLETS or not rounds_of(held):
            continue
        for place in t.kit.neighbours[t.turn]:
            crowd = zones(t, place)
            for zombie in t.corridors[place]:
                if t.alive[place] and zone_of(zombie) > MELEE - t.kit.reaches[kind]:
                    hit = chance(t, zombie, t.kit.powers[kind], counts)
                    best = max(best, hit * worth_of_kill(t, place, zone_of(zombie), crowd))
    return best - 0.4 - SCOPE_COST


def reload_worth(t: DeadTable, slot: int) -> float:
    """When the weapon is empty."""
    held = t.items[t.turn][slot]
    if t.event == DROP and t.window_kind() == EVENT:
        return 0.2 if len(t.items[t.turn]) <= 2 else -1.0
    return 0.5 if not rounds_of(held) else -1.0


def toy_worth(t: DeadTable, window: int, slot: int) -> float:
    """Just before a bite, for the zombie that bites; or before the toy is lost."""
    zombie = t.corridors[t.turn][slot]
    hard = 0.05 * strength_seen(t, zombie)
    if is_dropping_last(t, window):
        return 0.2 + hard
    if window != BEFORE_BITE:
        return -1.0
    if number_of(zombie) != t.biting and zombie not in biters(t):
        return -1.0
    return stopped_bite(t) + hard - TOY_COST


def burn_worth(t: DeadTable, window: int, zone: int) -> float:
    counts = unseen(t)
    crowd = zones(t, t.turn)
    power = t.kit.powers[JERRYCAN]
    gain = 0.0
    targets = biters(t) if window == BEFORE_BITE and zone == MELEE else t.corridors[t.turn]
    for zombie in targets:
        if zone_of(zombie) == zone:
            gain += chance(t, zombie, power, counts) * worth_of_kill(t, t.turn, zone, crowd)
    cost = BURN_COST
    for held in t.items[t.turn]:
        if t.kit.ammo[item_kind(held)] == 2:
            cost += FUEL_COST
    if zone == MELEE and window == BEFORE_ACTION:
        cost += 0.3
    return gain - cost


# Abilities ----------------------------------------------------------------------------------------


def strike_worth(t: DeadTable, window: int, user: int, target: int, slot: int) -> float:
    """Granny and the Cop, just before a bite, on one of those that bite."""
    if window != BEFORE_BITE or target != t.turn:
        return -1.0
    zombie = t.corridors[target][slot]
    if zombie not in biters(t):
        return -1.0
    kills = t.kit.abilities[t.survivors[user]] == EXECUTE
    if kills and zombie & TILTED:
        return -1.0
    hard = strength_seen(t, zombie)
    return stopped_bite(t) + (0.08 * hard if kills else -0.1) - ABILITY_COST


def aid_worth(t: DeadTable, window: int, user: int, target: int) -> float:
    what = t.kit.abilities[t.survivors[user]]
    if what == NURSE:
        return heal_worth(t, window, target, t.kit.nurse) - (0.0 if target == t.turn else 0.2)
    if what == DODGE:
        return min(len(biters(t)), 3) * stopped_bite(t) - ABILITY_COST
    if what == CHEER and window == BEFORE_BITE and target == t.turn:
        return best_blow(t, target, unseen(t)) * stopped_bite(t) - ABILITY_COST / 2
    return -1.0


# Lines --------------------------------------------------------------------------------------------


def trophy_cost(t: DeadTable, count: int) -> float:
    spare = max(0, len(t.trophies[t.turn]) - 3)
    return FULL_COST * min(spare, count) + TROPHY_COST * max(0, count - spare)


def line_worth(t: DeadTable, window: int, line: int) -> float:
    cost = trophy_cost(t, t.kit.costs[line])
    if line == LOOK_THERE:
        return turning_worth(t, window) - cost
    if window == EVENT:
        return event_cost(t, t.event) - sum([event_cost(t, e) for e in t.kit.events]) / 6 - cost
    place = t.where(t.target)
    if place == NOBODY_THERE:
        return -1.0
    zombie = t.zombie(t.target)
    gain = worth_of_kill(t, place, zone_of(zombie), zones(t, place))
    if line == FEEL_THIS:
        return (gain if total(t) + 1 >= needed(t) else 0.0) - cost
    return gain * known_chance(needed(t), power_of(t, t.actor, t.in_use) + t.plus) - cost


def event_cost(t: DeadTable, event: int) -> float:
    cost = EVENT_COSTS[event]
    if event == DROP and not t.items[t.actor]:
        return 0.0
    if event == MORE and t.top == NONE:
        return 0.0
    if event == PANIC and t.phase == FIRST_ACTION:
        return cost + 0.3 * zones(t, t.actor)[MELEE]
    if event == LEAP and zone_of(t.zombie(t.target)) == MELEE:
        return 0.0
    return cost


def turning_worth(t: DeadTable, window: int) -> float:
    """What is gained by turning the Horde's top card."""
    if window not in (BEFORE_WAVE, SURPRISE):
        return -1.0
    return best_turn(t)[0]


def best_turn(t: DeadTable) -> tuple[float, int]:
    """The best way for the top card to point, and what it gains over the way it points now."""
    now = arrival_cost(t, t.arrow)
    best, chosen = 0.0, t.arrow
    for direction in range(DIRECTIONS):
        gain = now - arrival_cost(t, direction)
        if gain > best:
            best, chosen = gain, direction
    return best, chosen


def arrival_cost(t: DeadTable, direction: int) -> float:
    """How bad it is that the card points there."""
    places = t.kit.places
    if places == 1:
        return NO_WAVE if direction % 2 == 0 else 0.0
    place = t.kit.place_at[direction]
    if place != NOBODY_THERE and t.alive[place]:
        return NO_WAVE + WAVE_STEP * pressure(t, place)
    if places == 2:
        return turned_for_two(t, direction)
    return NO_WAVE + min([WAVE_STEP * pressure(t, p) for p in t.living()])


def turned_for_two(t: DeadTable, direction: int) -> float:
    living = t.living()
    goal = t.kit.place_at[(direction + 1) % DIRECTIONS] if len(living) == 2 else living[0]
    return 0.0 if goal == NOBODY_THERE or t.corridors[goal] else NO_WAVE + WAVE_STEP * pressure(t, goal)

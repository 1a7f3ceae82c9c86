"""What to do with an action: strike, search, throw, or nothing; and whom to strike."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    BURST,
    HANDS,
    MELEE,
    PLACES,
    PUSHES,
    SECOND,
    SECOND_ACTION,
    SWEEP,
    ZOMBIE_SLOTS,
    is_up,
    item_kind,
    rounds_of,
    zone_of,
)
from cervelle.games.off_the_dead.thumb_odds import (
    chance,
    effect_of,
    has_remedy,
    power_of,
    steps_left,
    strength_seen,
    unseen,
    worth_of_kill,
    zones,
)
from cervelle.games.off_the_dead.thumb_search import best_search, worth

ROUND: Final = 0.3
"""What a round of ammunition is worth: another time it may be needed more."""
PUSHED: Final = 0.35
"""The share of a bite that pushing a second zombie back with the axe is worth."""
UNSEEN_RISK: Final = 0.05
"""What it costs to turn a zombie up from afar: it may leap."""
THROW_COST: Final = 0.7
"""What must be gained by a throw beyond what a search would bring."""
NEED: Final = 0.55
"""How much an item is worth more for each zombie that comes at an unarmed survivor."""


Weighed = tuple[float, int]


def best_action(t: DeadTable, seat: int, recall: int) -> int:
    found = weighed_actions(t, seat, recall)
    return max(found, key=first_of)[1]


def first_of(choice: Weighed) -> float:
    return choice[0]


def weighed_actions(t: DeadTable, seat: int, recall: int) -> list[Weighed]:
    """The choices worth weighing: every attack, the best search, throws, and doing nothing."""
    kit = t.kit
    found = [(0.0, kit.decline)]
    counts = unseen(t)
    searched, pile = best_search(t, seat, t.actor, recall)
    if pile >= 0:
        found.append((searched, kit.search + pile))
    for action in t.actions(seat):
        if kit.attack <= action < kit.hands:
            slot, at = divmod(action - kit.attack, PLACES * ZOMBIE_SLOTS)
            found.append((attack_worth(t, slot, at // ZOMBIE_SLOTS, at % ZOMBIE_SLOTS, counts), action))
        elif kit.hands <= action < kit.hands + ZOMBIE_SLOTS:
            found.append((attack_worth(t, HANDS, t.actor, action - kit.hands, counts), action))
        elif kit.throw <= action < kit.attack:
            slot, target = divmod(action - kit.throw, PLACES)
            found.append((throw_worth(t, slot, target), action))
    return found


# Attacks ------------------------------------------------------------------------------------------


def attack_worth(t: DeadTable, slot: int, place: int, zombie: int, counts: list[int]) -> float:
    effect = effect_of(t, t.actor, slot)
    power = power_of(t, t.actor, slot)
    crowd = zones(t, place)
    target = t.corridors[place][zombie]
    worth = blow_worth(t, place, target, power, crowd, counts)
    if effect == SWEEP:
        for other in t.corridors[place]:
            if other != target and zone_of(other) == MELEE:
                worth += blow_worth(t, place, other, power, crowd, counts)
    elif effect == BURST:
        worth += max([0.0, *second_blows(t, slot, place, target, power, crowd, counts)])
    elif effect == PUSHES and crowd[MELEE] > 1:
        worth += PUSHED * chance(t, target, power, counts)
    if slot != HANDS and t.kit.rounds[item_kind(t.items[t.actor][slot])]:
        worth -= ROUND
    return worth


def second_blows(t: DeadTable, slot: int, place: int, first: int, power: int, crowd: list[int], counts: list[int]) -> list[float]:
    reach = t.kit.reaches[item_kind(t.items[t.actor][slot])]
    return [
        blow_worth(t, place, other, power, crowd, counts)
        for other in t.corridors[place]
        if other != first and zone_of(other) > MELEE - reach
    ]


def blow_worth(t: DeadTable, place: int, target: int, power: int, crowd: list[int], counts: list[int]) -> float:
    zone = zone_of(target)
    risk = 0.0 if is_up(target) or zone == MELEE else UNSEEN_RISK
    return chance(t, target, power, counts) * worth_of_kill(t, place, zone, crowd) - risk


# Throws -------------------------------------------------------------------------------------------


def throw_worth(t: DeadTable, slot: int, target: int) -> float:
    """What the neighbour gains by it, more if zombies come and they have nothing, less what one loses."""
    held = t.items[t.actor][slot]
    kind = item_kind(held)
    if t.kit.rounds[kind] and not rounds_of(held) and not is_loader(t, target, kind):
        return -1.0
    loss = 0.0 if is_doomed(t, t.actor) else worth(t, t.actor, kind, slot) * (1.0 + threat(t, t.actor))
    gain = worth(t, target, kind) * (1.0 + threat(t, target))
    return gain - loss - THROW_COST


def is_doomed(t: DeadTable, place: int) -> bool:
    """Whether this is the last action before the infection kills."""
    return t.kit.infection_on and t.phase == SECOND_ACTION and steps_left(t, place) <= 1 and not has_remedy(t, place)


def is_loader(t: DeadTable, place: int, kind: int) -> bool:
    """Whether this survivor could load the weapon again."""
    wanted = 4 if t.kit.ammo[kind] == 2 else 5
    return any(item_kind(held) == wanted for held in t.items[place])


def threat(t: DeadTable, place: int) -> float:
    crowd = zones(t, place)
    armed = 0
    for held in t.items[place]:
        kind = item_kind(held)
        if t.kit.weapon[kind] and (rounds_of(held) or not t.kit.rounds[kind]):
            armed += 1
    return NEED * max(0, crowd[SECOND] + crowd[MELEE] + 0.5 * crowd[1] - armed)


# Targets that an attack asks for --------------------------------------------------------------------


def best_target(t: DeadTable, actions: list[int], stop_above: float) -> int:
    """The zombie most worth a blow; those that lie open first, for a panic would stop the rest."""
    kit = t.kit
    counts = unseen(t)
    power = power_of(t, t.actor, t.in_use)
    best, chosen = stop_above, kit.stop
    for action in actions:
        if action == kit.stop:
            continue
        place, slot = divmod(action - kit.target, ZOMBIE_SLOTS)
        zombie = t.corridors[place][slot]
        found = blow_worth(t, place, zombie, power, zones(t, place), counts) + (OPEN_FIRST if is_up(zombie) else 0.0)
        if found > best:
            best, chosen = found, action
    return chosen


OPEN_FIRST: Final = 0.2


def strongest(t: DeadTable, actions: list[int]) -> int:
    """For the axe: push back the zombie that is hardest to kill."""
    best, chosen = -1, actions[0]
    for action in actions:
        place, slot = divmod(action - t.kit.target, ZOMBIE_SLOTS)
        zombie = t.corridors[place][slot]
        found = strength_seen(t, zombie)
        if found > best:
            best, chosen = found, action
    return chosen


def best_blow(t: DeadTable, place: int, counts: list[int]) -> float:
    """The best chance of this survivor to fell a zombie in melee with one action."""
    best = 0.0
    for zombie in t.corridors[place]:
        if zone_of(zombie) == MELEE:
            best = max(best, chance(t, zombie, best_power(t, place), counts))
    return best


def best_power(t: DeadTable, place: int) -> int:
    best = t.kit.force[t.survivors[place]]
    for held in t.items[place]:
        kind = item_kind(held)
        if t.kit.weapon[kind] and (rounds_of(held) or not t.kit.rounds[kind]):
            best = max(best, t.kit.powers[kind])
    return best

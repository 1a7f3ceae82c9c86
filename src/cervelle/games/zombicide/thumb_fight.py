"""Attacks: what they are worth, whom they should hit, who should suffer."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_fight import dwarf_hide
from cervelle.games.zombicide.rules_zombies import legs
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ABOMINOTAUR,
    CHARACTER,
    COMMON,
    DANCER,
    DWARF,
    MAGIC,
    MELEE,
    MONK,
    NECROMANCER,
    PLAIN,
    RANGED,
    SHADOW,
    SKILL,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.thumb_aim import Aims
from cervelle.games.zombicide.thumb_look import HOPELESS, Look
from cervelle.games.zombicide.thumb_odds import Arm, dice_at, save_chance, spread, wound_cost

NEXT_DOOR: Final = 0.35
"""What it is worth to fell a zombie that will be here next turn; one that is two or three steps away; one that is far."""
NEARBY: Final = 0.2
DISTANT: Final = 0.08
FIFTH: Final = 0.03
"""What a fifth of a point is worth."""
SORCERER: Final = 2.0
WANTED: Final = 6.0
SIEGE: Final = 4


class Fight:
    def __init__(self, look: Look, aims: Aims) -> None:
        self.look = look
        self.aims = aims
        self.values: dict[tuple[int, int], float] = {}
        self.bites: dict[int, float] = {}

    # What a zombie's death is worth ---------------------------------------------------------------------

    def kill_value(self, zone: int, sort: int) -> float:
        found = self.values.get((zone, sort))
        if found is None:
            found = self.find_value(zone, sort)
            self.values[zone, sort] = found
        return found

    def find_value(self, zone: int, sort: int) -> float:
        look, t, manner = self.look, self.look.t, self.look.manner
        value = FIFTH * t.kit.fifths[sort]
        bites = bites_of(t, sort)
        near = min([look.ground.far(zone)[t.zone[place]] for place in look.living], default=99)
        if near == 0:
            value += manner.relief * bites * self.bite_cost(zone) + 0.2
        elif near < legs(t, sort):
            value += NEXT_DOOR + (legs(t, sort) - near) * 0.6
        else:
            value += NEXT_DOOR if near == 1 else NEARBY if near <= 3 else DISTANT
        if sort == NECROMANCER:
            value += WANTED if zone in self.aims.wanted or len(t.spawns) > SIEGE else SORCERER
        if zone in self.aims.goal.values():
            value += manner.clearing
        return value

    def bite_cost(self, zone: int) -> float:
        """What one hit there costs, on average over all that threaten."""
        found = self.bites.get(zone)
        if found is None:
            t = self.look.t
            there = [place for place in t.here(zone) if not t.states[place] & SHADOW]
            hits, death = max(1, self.look.teeth[zone]), self.look.manner.death
            found = sum([wound_cost(t, place, hits / len(there), death) for place in there]) / hits if there else 0.0
            self.bites[zone] = found
        return found

    # Attacks --------------------------------------------------------------------------------------------

    def attack_value(self, place: int, arm: Arm, zone: int) -> float:
        t = self.look.t
        if t.round >= HOPELESS and zone not in self.aims.wanted:
            return 0.0
        dice = dice_at(t, place, arm, zone)
        free = arm.kind == MELEE or (arm.kind == RANGED and zone == t.zone[place] and t.has_skill(place, SKILL["point-blank"]))
        values = self.targets(arm, zone, free)
        value = 0.0
        for hits, odds in enumerate(spread(dice, arm.chance)):
            value += odds * sum(values[:hits])
        if not free:
            value -= self.friendly_fire(place, arm, zone, dice)
        if arm.kind == MAGIC:
            value -= 0.03
        return value

    def friendly_fire(self, place: int, arm: Arm, zone: int, dice: int) -> float:
        t = self.look.t
        there = [other for other in t.here(zone) if other != place]
        if not there:
            return 0.0
        misses = dice * (1.0 - arm.chance)
        return min([wound_cost(t, other, misses, self.look.manner.death) for other in there])

    def targets(self, arm: Arm, zone: int, free: bool) -> list[float]:
        """What each hit in turn is worth: as one likes, or as the order of targets has it."""
        found: list[tuple[int, float]] = []
        for sort, count in self.crowd_of(zone):
            order = 0 if free else self.look.t.kit.order[sort]
            found += self.hits_on(arm, zone, sort, count, order)
        found.sort(key=lambda hit: (hit[0], -hit[1]))
        return [value for _, value in found]

    def crowd_of(self, zone: int) -> list[tuple[int, int]]:
        t = self.look.t
        found = [(sort, t.mob[zone * COMMON + sort]) for sort in range(COMMON) if t.mob[zone * COMMON + sort]]
        return found + [(sort_of(one), 1) for one in t.others if zone_of(one) == zone]

    def hits_on(self, arm: Arm, zone: int, sort: int, count: int, order: int) -> list[tuple[int, float]]:
        """The hits that these zombies can take: (order, worth). Those that cannot be hurt swallow all."""
        t = self.look.t
        value = self.kill_value(zone, sort)
        if ABOMINATION <= sort < CHARACTER:
            taken = min(arm.damage - 1, 2)
            if taken <= 0:
                return [(order, 0.0)] * 9
            return [(order, self.monster_value(zone, sort) * taken / 3.0)] * ((5 - taken) // taken)
        if not is_hurt(t, sort, arm.kind, arm.damage):
            return [(order, 0.0)] * 9
        return [(order, value)] * count if sort != DANCER else [(order, value / 2)] * 2

    def monster_value(self, zone: int, sort: int) -> float:
        value = self.kill_value(zone, sort) + 1.5
        if sort == PLAIN and zone in self.aims.wanted:
            value += WANTED
        return value

    # The smaller questions ------------------------------------------------------------------------------

    def best_target(self, legal: list[int]) -> int:
        """Whom a hit should find."""
        t = self.look.t
        kind, _, damage = t.attack
        return max(legal, key=lambda action: self.hit_value(action - t.kit.target, kind, damage))

    def hit_value(self, sort: int, kind: int, damage: int) -> float:
        t = self.look.t
        if ABOMINATION <= sort < CHARACTER:
            return self.monster_value(t.target, sort) * min(damage - 1, 2) / 3.0
        if not is_hurt(t, sort, kind, damage):
            return 0.0
        if sort == DANCER and t.dancing:
            return 0.05 if t.hits < 2 else self.kill_value(t.target, sort)
        return self.kill_value(t.target, sort)


def bites_of(t: CampaignTable, sort: int) -> int:
    """How many hits a zombie has in a turn."""
    return 2 if sort == ABOMINOTAUR else legs(t, sort)


def is_hurt(t: CampaignTable, sort: int, kind: int, damage: int) -> bool:
    """Whether such a hit kills one of these."""
    if sort == MONK and kind == MAGIC:
        return False
    return damage >= (dwarf_hide() if sort == DWARF else t.kit.toughness[sort])


def best_victim(t: CampaignTable, legal: list[int]) -> int:
    """Who bears a wound best: whoever has armour and life left."""
    return min(legal, key=lambda action: victim_cost(t, action - t.kit.victim))


def victim_cost(t: CampaignTable, place: int) -> float:
    life = t.kit.cards.wounds - t.wounds[place]
    suffers = 1.0 - save_chance(t, place, t.ignoring == 1)
    return suffers * (1.0 if life > 2 else 2.0 if life > 1 else 9.0)

"""A look at the town: where the dead are, how far everything is, how dangerous it is where."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from cervelle.games.zombicide.rules_levels import danger
from cervelle.games.zombicide.rules_move import opener
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ABOMINOTAUR,
    CHARACTER,
    COMMON,
    DWARF,
    FATTY,
    NONE,
    RUNNER,
    SHADOW,
    WOLF,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.table_map import ZONES, Map
from cervelle.games.zombicide.table_scenario import OBJECTIVES
from cervelle.games.zombicide.thumb_manner import USUAL, Manner
from cervelle.games.zombicide.thumb_odds import Arm, arms, left_over, wound_cost

FAR: Final = 99.0
BEHIND: Final = 0.4
"""What each unknown room behind a door is worth in steps."""
NO_KEY: Final = 4.0
"""What a door is worth in steps to who cannot open it."""
DARING: Final = 30
DESPERATE: Final = 50
"""From the first of these rounds on danger counts less and less; from the second on anything is better than to wait, and nobody is
afraid any more."""
HOPELESS: Final = 90
"""From this round on nobody defends a place where nothing is wanted: it must come to an end."""
NEW_ONES: Final[tuple[float, ...]] = (1.2, 2.0, 2.8, 4.0)
"""How many zombies a spawn card brings at each level."""
BURNING: Final = 20.0
LOCKED_AWAY: Final = 30.0
KEY: Final = OBJECTIVES.index("key")
SWARM: Final = 0.5
"""What a hit of the round after next is worth, beside one of the next."""

Edges = tuple[tuple[tuple[int, float], ...], ...]


@lru_cache(maxsize=500)
def edges_of(town: Map, doors: int, revealed: int, locked: int, opens: bool) -> Edges:
    """For each zone the zones from which one steps into it, and how many actions that takes when nobody is in the way."""
    edges: list[list[tuple[int, float]]] = [[] for _ in range(ZONES)]
    for zone in town.zones:
        for side in range(4):
            other = town.beside[zone * 4 + side]
            door = town.door_at[zone * 4 + side]
            if other >= 0:
                shut = door >= 0 and not doors >> door & 1
                edges[zone].append((other, 1.0 + (door_cost(town, door, revealed, locked, opens) if shut else 0.0)))
    return tuple([tuple(each) for each in edges])


def door_cost(town: Map, door: int, revealed: int, locked: int, opens: bool) -> float:
    if locked >> door & 1:
        return LOCKED_AWAY
    cost = 2.0 if opens else NO_KEY
    for zone in town.doors[door]:
        building = town.building[zone]
        if building != NONE and not revealed >> building & 1:
            cost += BEHIND * len(town.rooms[building])
    return cost


@lru_cache(maxsize=2000)
def find_walk(edges: Edges, goal: int, slow: tuple[float, ...]) -> list[float]:
    """From each zone the way to the goal, in actions; zombies and fire make it longer."""
    far = [FAR] * ZONES
    far[goal] = 0.0
    heap = [(0.0, goal)]
    while heap:
        way, zone = heappop(heap)
        if way > far[zone]:
            continue
        way += slow[zone]
        for other, step in edges[zone]:
            if way + step < far[other]:
                far[other] = way + step
                heappush(heap, (way + step, other))
    return far


def fear(t: CampaignTable) -> float:
    """How much danger counts: less and less when a scenario goes on and on."""
    return min(1.0, max(0.0, (DESPERATE - t.round) / (DESPERATE - DARING)))


class Look:
    """What matters to all survivors, put together once for a decision."""

    def __init__(self, t: CampaignTable, manner: Manner = USUAL) -> None:
        self.t = t
        self.manner = manner
        self.town = t.map()
        self.ground = t.ground()
        self.living = t.living()
        self.danger = danger(t)
        self.fear = fear(t)
        self.weak = [0] * ZONES
        """Zombies of each zone that any weapon kills; those that take damage 2; all; how often they would hit whoever is there."""
        self.tough = [0] * ZONES
        self.crowd = [0] * ZONES
        self.teeth = [0] * ZONES
        self.leap = [0] * ZONES
        """Hits that come from there to a zone beside it, and to one two steps away."""
        self.leap_two = [0] * ZONES
        self.infested: list[int] = []
        self.count_zombies()
        self.count_others()
        self.arms: dict[int, list[Arm]] = {place: arms(t, place) for place in self.living}
        self.slow = tuple([manner.crowd * self.crowd[zone] + (BURNING if t.fire[zone] else 0.0) for zone in range(ZONES)])
        self.locked = self.find_locked()
        self.walks: dict[tuple[int, bool], list[float]] = {}
        self.risks: dict[tuple[int, int, int], float] = {}

    def count_zombies(self) -> None:
        t = self.t
        for zone in self.town.zones:
            base = zone * COMMON
            walkers, fatties, runners = t.mob[base], t.mob[base + FATTY], t.mob[base + RUNNER]
            if walkers or fatties or runners:
                self.weak[zone] = walkers + runners
                self.tough[zone] = fatties
                self.crowd[zone] = walkers + fatties + runners
                self.teeth[zone] = walkers + fatties + 2 * runners
                self.leap[zone] = runners
                self.infested.append(zone)

    def count_others(self) -> None:
        for one in self.t.others:
            zone, sort = zone_of(one), sort_of(one)
            if not self.crowd[zone]:
                self.infested.append(zone)
            self.crowd[zone] += 1
            if ABOMINATION <= sort < CHARACTER or sort == DWARF:
                self.tough[zone] += 1
                self.teeth[zone] += 3 if sort == WOLF else 2 if sort == ABOMINOTAUR else 1
                self.leap[zone] += 2 if sort == WOLF else 0
                self.leap_two[zone] += 1 if sort == WOLF else 0
            else:
                self.weak[zone] += 1
                self.teeth[zone] += 1

    # Ways ----------------------------------------------------------------------------------------------

    def can_open(self, place: int) -> bool:
        return opener(self.t, place) > 0

    def walk(self, goal: int, opens: bool) -> list[float]:
        """From each zone the way to the goal, in actions."""
        found = self.walks.get((goal, opens))
        if found is None:
            t = self.t
            edges = edges_of(self.town, t.doors, t.revealed, self.locked, opens)
            found = find_walk(edges, goal, self.slow)
            self.walks[goal, opens] = found
        return found

    def find_locked(self) -> int:
        """The doors that want keys which nobody has, as bits."""
        t = self.t
        if not any(kind == KEY for _, kind in t.objectives):
            return 0
        return sum([1 << door for door in t.kit.scenarios[t.scenario].locked])

    # Danger --------------------------------------------------------------------------------------------

    def leaps(self, zone: int) -> float:
        """Hits that may come from beside a zone at the zombies' next turn."""
        hits = 0
        for near in self.ground.near[zone]:
            hits += self.leap[near]
            for next_but_one in self.ground.near[near]:
                if next_but_one != zone:
                    hits += self.leap_two[next_but_one]
        return self.manner.likely * hits

    def incoming(self, zone: int) -> float:
        """Zombies that may be there after their next turn, besides those that are there."""
        count = 0
        for near in self.ground.near[zone]:
            count += self.crowd[near]
        return self.manner.likely * count + (NEW_ONES[self.danger] if zone in self.t.spawns else 0.0)

    def close_arm(self, place: int) -> Arm | None:
        """The best weapon against zombies in one's own zone."""
        best: Arm | None = None
        for arm in self.arms[place]:
            if arm.least == 0 and (best is None or arm.hits() * (1 + 0.3 * (arm.damage > 1)) > best.hits()):
                best = arm
        return best

    def risk(self, place: int, zone: int, actions: int) -> float:
        """What it is likely to cost to be there at the end of the turn, if so many actions are left to fight there first."""
        found = self.risks.get((place, zone, actions))
        if found is None:
            found = self.find_risk(place, zone, actions)
            self.risks[place, zone, actions] = found
        return found

    def find_risk(self, place: int, zone: int, actions: int) -> float:
        t = self.t
        if t.states[place] & SHADOW or self.fear <= 0.0:
            return 0.0
        friends = [other for other in t.here(zone) if other != place]
        if not self.crowd[zone] and zone not in t.spawns and not any(self.crowd[near] for near in self.ground.near[zone]):
            return self.fear * self.gas_cost(place, zone)
        remaining = float(self.crowd[zone])
        fists = self.fists(place, friends)
        if remaining and actions + sum([t.left[friend] for friend in friends]) > 0:
            remaining = self.after_fight(place, friends, zone, actions)
        bites = self.teeth[zone] * remaining / self.crowd[zone] if self.crowd[zone] else 0.0
        hits = bites + self.leaps(zone)
        death = self.manner.death
        cost = wound_cost(t, place, hits / (1 + len(friends)), death)
        over = max(0.0, remaining + self.incoming(zone) - fists)
        cost += SWARM * wound_cost(t, place, over / (1 + len(friends)), death) + self.gas_cost(place, zone)
        return self.fear * cost

    def gas_cost(self, place: int, zone: int) -> float:
        return 1.5 if self.t.gas[zone] else 0.0

    def fists(self, place: int, friends: list[int]) -> float:
        """How many zombies those there could fell in a turn."""
        total = 0.0
        for each in [place, *friends]:
            arm = self.close_arm(each)
            total += 3 * arm.hits() if arm else 0.0
        return total

    def after_fight(self, place: int, friends: list[int], zone: int, actions: int) -> float:
        """How many zombies of the zone remain once all who are there have fought."""
        arm = self.close_arm(place)
        weak, tough = self.weak[zone], self.tough[zone]
        left = float(weak + tough)
        if arm is not None and actions > 0:
            can = weak + (tough if arm.damage > 1 else 0)
            left = (weak + tough - can) + left_over(can, arm.dice * actions, arm.chance)
        for friend in friends:
            other = self.close_arm(friend)
            if other is not None:
                left = max(0.5 * (other.damage < 2) * tough, left - 0.8 * other.hits() * self.t.left[friend])
        return left

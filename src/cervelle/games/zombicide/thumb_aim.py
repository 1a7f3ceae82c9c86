"""What the survivors are after, and who goes for what."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_necromancers import ways_out
from cervelle.games.zombicide.rules_scenarios import has_all, scenario_of
from cervelle.games.zombicide.table_kit import BILE, NECROMANCER, NONE, PLAIN, TORCH, sort_of, zone_of
from cervelle.games.zombicide.table_scenario import LORD, NECROMANCERS, OBJECTIVES
from cervelle.games.zombicide.thumb_look import FAR, KEY, LOCKED_AWAY, Look

PARTY: Final = 4
"""How many go for one thing together; fewer where time presses."""
SMALL_PARTY: Final = 2
PACE: Final = 3.0
"""Steps that a survivor takes in a turn."""
ALARM: Final = 3
"""So many spawn zones make necromancers a danger."""
HUNTERS: Final = 4
SLAYER: Final = 1.0
"""Hits of damage 2 or more that are enough to go for the Lord."""


class Aims:
    """The zone each survivor makes for, and all zones where something is wanted."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.wanted = self.find_wanted()
        self.goal: dict[int, int] = {}
        self.hunted: list[int] = []
        if self.wanted:
            self.share()
        self.hunt()
        for place in look.living:
            self.goal.setdefault(place, self.rally(place))

    def find_wanted(self) -> list[int]:
        t = self.look.t
        goals = scenario_of(t).goals
        if NECROMANCERS in goals:
            return self.zones_of((NECROMANCER,))
        if has_all(t):
            return []
        objectives = self.objectives()
        if LORD in goals and self.look.living and self.could_slay():
            first = self.look.living[0]
            if self.tour(self.zones_of((PLAIN, NECROMANCER)), [], first) < self.tour(objectives, scenario_of(t).exits, first):
                return self.zones_of((PLAIN,)) or self.zones_of((NECROMANCER,))
        return objectives

    # Sorcerers on the run -------------------------------------------------------------------------------

    def hunt(self) -> None:
        """Whoever is near goes after a necromancer; when all spawn zones are in play, everybody who can be there in time."""
        t, manner = self.look.t, self.look.manner
        last = len(t.spawns) >= t.kit.cards.spawn_zones
        for one in t.others:
            if sort_of(one) == NECROMANCER:
                zone = zone_of(one)
                reach = PACE * self.time_left(one) + 1.0
                if not last:
                    reach = min(reach, manner.chase if len(t.spawns) >= ALARM else manner.near_chase)
                near = sorted([(self.way(place, zone), place) for place in self.look.living])
                for way, place in near[: None if last else HUNTERS]:
                    if way <= reach:
                        self.goal[place] = zone
                        self.hunted.append(zone)

    def time_left(self, one: int) -> int:
        """How many of the zombies' turns it takes a necromancer to get away."""
        t = self.look.t
        outs = ways_out(t, t.others.index(one))
        far = self.look.ground.far(zone_of(one))
        return 1 + min([far[out] for out in outs], default=9)

    def zones_of(self, sorts: tuple[int, ...]) -> list[int]:
        return [zone_of(one) for one in self.look.t.others if sort_of(one) in sorts]

    def could_slay(self) -> bool:
        """Whether the Lord can be killed by someone, or burnt, and none of his cabal got away."""
        t = self.look.t
        if t.escaped:
            return False
        held = [item for place in self.look.living for item in t.gear[place]]
        return (BILE in held and TORCH in held) or any(
            arm.damage > 1 and arm.hits() >= SLAYER for place in self.look.living for arm in self.look.arms[place]
        )

    def tour(self, zones: list[int], ends: list[int], place: int) -> float:
        """About how many actions it takes a survivor to visit all these zones, and one of the ends."""
        left, total = zones[:], 0.0
        at = self.look.t.zone[place]
        while left:
            ways = [(self.look.walk(zone, True)[at], zone) for zone in left]
            way, at = min(ways)
            total += way
            left.remove(at)
        return total + min([self.look.walk(zone, True)[at] for zone in ends], default=0.0)

    def objectives(self) -> list[int]:
        """Where the objectives are that are still needed; keys if they lie behind a lock."""
        t = self.look.t
        found: list[int] = []
        for word, count in scenario_of(t).needs.items():
            kind = OBJECTIVES.index(word)
            missing = count - t.taken[kind]
            zones = [zone for zone, what in t.objectives if what == kind]
            if missing > 0:
                found += self.nearest(zones, missing)
        locked = [zone for zone in found if self.way_of_team(zone) >= LOCKED_AWAY]
        if locked:
            keys = [zone for zone, what in t.objectives if what == KEY]
            return keys + [zone for zone in found if zone not in locked]
        return found

    def nearest(self, zones: list[int], count: int) -> list[int]:
        return sorted(zones, key=self.way_of_team)[:count]

    def way_of_team(self, zone: int) -> float:
        look = self.look
        return min([look.walk(zone, True)[look.t.zone[place]] for place in look.living], default=FAR)

    # Who goes where ------------------------------------------------------------------------------------

    def way(self, place: int, zone: int) -> float:
        look = self.look
        return look.walk(zone, look.can_open(place))[look.t.zone[place]]

    def share(self) -> None:
        """Parties of several, each after what is nearest to it: one leads, the others follow the leader they are nearest to."""
        free = self.look.living[:]
        parties = max(1, len(free) // (SMALL_PARTY if scenario_of(self.look.t).rounds else PARTY))
        led: list[int] = []
        while free and len(led) < min(parties, len(self.wanted)):
            pairs = [(self.way(place, zone), zone, place) for place in free for zone in self.wanted if zone not in led]
            _, zone, place = min(pairs)
            led.append(zone)
            free.remove(place)
            self.goal[place] = zone
        sizes = dict.fromkeys(led, 1)
        for place in free:
            room = [zone for zone in led if sizes[zone] * len(led) < len(self.look.living)] or led
            zone = min(room, key=lambda zone: self.way(place, zone))
            sizes[zone] += 1
            self.goal[place] = zone

    def rally(self, place: int) -> int:
        """Where everybody has to be in the end."""
        scenario = scenario_of(self.look.t)
        zones = scenario.exits or [scenario.start]
        return min(zones, key=lambda zone: self.way(place, zone))

    def progress(self, place: int, zone: int) -> float:
        """How near this survivor would be to the goal there, in actions; more is better."""
        goal = self.goal[place]
        if goal == NONE:
            return 0.0
        return -self.look.walk(goal, self.look.can_open(place))[zone]

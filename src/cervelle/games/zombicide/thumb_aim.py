"""What the survivors are after, and who goes for what."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_scenarios import has_all, scenario_of
from cervelle.games.zombicide.table_kit import NECROMANCER, NONE, PLAIN, sort_of, zone_of
from cervelle.games.zombicide.table_scenario import HOME, LORD, NECROMANCERS, OBJECTIVES, OUT
from cervelle.games.zombicide.thumb_look import FAR, KEY, LOCKED_AWAY, Look

PARTY: Final = 4
"""How many go for one thing together; fewer where time presses."""
SMALL_PARTY: Final = 2


class Aims:
    """The zone each survivor makes for, and all zones where something is wanted."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.home = False
        """Whether all that is left is to get to a place together."""
        self.wanted = self.find_wanted()
        self.goal: dict[int, int] = {}
        if self.wanted:
            self.share()
        for place in look.living:
            self.goal.setdefault(place, self.rally(place))

    def find_wanted(self) -> list[int]:
        t = self.look.t
        goals = scenario_of(t).goals
        if OUT in goals or HOME in goals:
            if not has_all(t):
                return self.objectives()
            self.home = True
            return []
        if NECROMANCERS in goals or LORD in goals:
            return self.prey(LORD in goals)
        return []

    def prey(self, lord: bool) -> list[int]:
        wanted = (NECROMANCER, PLAIN) if lord else (NECROMANCER,)
        return [zone_of(one) for one in self.look.t.others if sort_of(one) in wanted]

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
            zone = min(led, key=lambda zone: self.way(place, zone) + (FAR if sizes[zone] >= -(-len(self.look.living) // len(led)) else 0.0))
            sizes[zone] += 1
            self.goal[place] = zone

    def rally(self, place: int) -> int:
        """Where everybody has to be in the end."""
        t = self.look.t
        scenario = scenario_of(t)
        zones = [scenario.start] if HOME in scenario.goals else scenario.exits or [scenario.start]
        return min(zones, key=lambda zone: self.way(place, zone))

    def progress(self, place: int, zone: int) -> float:
        """How near this survivor would be to the goal there, in actions; more is better."""
        goal = self.goal[place]
        if goal == NONE:
            return 0.0
        return -self.look.walk(goal, self.look.can_open(place))[zone]

"""A Client looks around: where to search next, how dangerous it is where, and what to do with the actions left."""

from __future__ import annotations

from typing import Final, NamedTuple

from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import NONE, PLACED
from cervelle.games.maul_of_america.table_mall import FAR
from cervelle.games.maul_of_america.table_reach import Reach, client_reach, near_ways, threats
from cervelle.games.maul_of_america.thumb_manner import USUAL, Manner
from cervelle.games.maul_of_america.thumb_odds import (
    ACTION,
    MOST_BITES,
    find_share,
    lives,
    missing,
    pain,
    teeth,
    zombies_found,
)

STAY: Final = 0
SEARCH: Final = 1
LEAVE: Final = 2

RUN: Final = 0.3
"""What a step towards the exit is worth to who may leave."""
OUT: Final = 15.0
"""What it is worth to be out."""
CROSSING: Final = 5
"""What it weighs to cross a zombie, in quarters of an action."""
GOALS: Final = 8
"""How many places to search one thinks of at a time."""
TAKEN: Final = 3.5
"""Actions that a zombie on such a place costs."""
WAITED_FOR: Final = 1.5
"""The same for another Client who stands there."""
AFRAID: Final = 0.7
"""How much the danger at a place one walks to counts before one is there."""
FOUND_BITES: Final = 0.8
"""How many of the zombies that a search turns up will bite."""
LEAST_GAIN: Final = 0.25
"""What a search is worth at least, as long as there is something to find."""
SOONER: Final = 0.8
"""To who thinks of several places after the next, what the way to the nearest counts beside their mean."""
PACE: Final = 7
"""Actions of a turn, about."""
FINDS: Final = 0.8
"""Rounds for each piece of equipment, about."""


class Plan(NamedTuple):
    value: float
    what: int
    cell: int
    spare: int
    """Actions for which the plan has no use."""


class Goal(NamedTuple):
    """A place to search: the actions it costs beyond the walk, those to the place after it, and how far it is from everywhere."""

    cell: int
    extra: float
    after: float
    walk: list[int]


class Look:
    """What a Client sees who thinks about this turn."""

    def __init__(self, t: MaulTable, seat: int, manner: Manner = USUAL) -> None:
        self.t: MaulTable = t
        self.manner: Manner = manner
        self.seat: int = seat
        self.here: int = t.where[seat]
        self.lives: int = lives(t, seat)
        self.teeth: float = teeth(t)
        self.ready: bool = is_ready(t, seat)
        self.threat: list[int] = threats(t)
        self.entering: list[int] = near_ways(t.ground(), t.kit.legs)
        self.boldness: float = boldness(t, seat)
        self.gain: float = self.search_gain()
        self.goals: list[Goal] = [] if self.heads_out() else self.find_goals()

    def heads_out(self) -> bool:
        return self.ready and self.t.exit != NONE

    # Danger --------------------------------------------------------------------------------------------

    def bites(self, cell: int) -> int:
        """How many zombies might bite at this cell, as far as they find room around it."""
        t = self.t
        near = t.ground().near[cell]
        count = self.threat[cell] + (self.entering[cell] * len(t.living()) + 1) // 2
        if not count:
            return 0
        room = sum([1 for other in near if not 0 <= t.at[other] < PLACED or t.at[other] == self.seat])
        return min(count, room, MOST_BITES)

    def danger(self, cell: int) -> float:
        return pain(self.lives, self.bites(cell), self.teeth) * self.boldness

    def risk(self, reach: Reach, cell: int) -> float:
        """Of the way there, and of being there."""
        crossed = reach.crossed[cell]
        crossing = pain(self.lives, min(crossed, MOST_BITES), 1 / 6) * self.boldness if crossed else 0.0
        return self.danger(cell) + crossing + 0.01 * reach.effort[cell]

    # Where to search -----------------------------------------------------------------------------------

    def search_gain(self) -> float:
        """What a search is worth: what may be found, less the zombies that may come."""
        share = find_share(self.t)
        if share == 0.0:
            return -1.0
        bites = zombies_found(self.t) * FOUND_BITES
        cost = pain(self.lives, 1, self.teeth) * bites * self.boldness
        return max(LEAST_GAIN, share * 1.2 - cost)

    def find_goals(self) -> list[Goal]:
        """The places worth walking to, with what comes after them."""
        m = self.t.ground()
        found: list[tuple[float, int]] = []
        extras: dict[int, float] = {}
        for cell in m.searches:
            way = m.walk(cell)[self.here]
            extras[cell] = self.extra(cell, way)
            found.append((way + extras[cell], cell))
        found.sort()
        cells = [cell for _, cell in found[: GOALS + 1]]
        goals: list[Goal] = []
        for cell in cells:
            walk = m.walk(cell)
            others = m.searches if self.manner.later else cells
            ways = [walk[other] + extras[other] for other in others if other != cell]
            goals.append(Goal(cell, extras[cell], self.afterwards(ways), walk))
        return goals

    def afterwards(self, ways: list[float]) -> float:
        """What is to be walked after a place, of all the ways to others."""
        later = self.manner.later
        if not later or not ways:
            return min(ways, default=float(FAR))
        ways.sort()
        nearest = ways[:3]
        return SOONER * nearest[0] + later * sum(nearest) / len(nearest)

    def extra(self, cell: int, way: int) -> float:
        """What a place costs beside the walk: who stands there, and who will be there to bite."""
        t = self.t
        at = t.at[cell]
        extra = 0.0
        if at >= PLACED:
            extra = TAKEN
        elif at not in (NONE, self.seat):
            extra = WAITED_FOR
        return extra + AFRAID * pain(self.lives, self.welcome(cell, way), self.teeth) * self.boldness / ACTION

    def welcome(self, cell: int, way: int) -> int:
        """How many zombies could bite at that place once one is there."""
        t = self.t
        m = t.ground()
        turns = max(0, -((t.left - way - 1) // PACE)) + 1
        legs = t.kit.legs * turns
        walk = m.walk(cell)
        count = sum([1 for zombie in t.zombies if zombie != NONE and walk[zombie] <= legs])
        return min(count, len(m.near[cell]), MOST_BITES)

    def way_to_goal(self, cell: int, searched: int) -> float:
        """Actions to the next place to search, other than the one searched last, and from there to the one after it."""
        least = float(FAR)
        for goal, extra, after, walk in self.goals:
            way = walk[cell] + extra + after
            if way < least and goal != searched:
                least = way
        return least + 1.0

    # What to do ----------------------------------------------------------------------------------------

    def reach(self, left: int) -> Reach:
        return client_reach(self.t, self.seat, left, 0 if self.t.crossing else CROSSING)

    def may_stay(self, cell: int) -> bool:
        return self.t.at[cell] in (NONE, self.seat)

    def best_plan(self, left: int) -> Plan:
        """What to do with so many actions."""
        reach = self.reach(left)
        return self.best_run(reach, left) if self.heads_out() else self.best_search(reach, left)

    def best_run(self, reach: Reach, left: int) -> Plan:
        """Out, if one can be out this turn; else nearer."""
        t = self.t
        way = t.ground().walk(t.exit)
        if reach.spent[t.exit] != NONE and reach.spent[t.exit] < left:
            return Plan(OUT, LEAVE, t.exit, 0)
        best = Plan(-float(FAR), STAY, self.here, left)
        for cell in reach.cells:
            if self.may_stay(cell):
                value = -RUN * way[cell] - self.risk(reach, cell)
                if value > best.value:
                    best = Plan(value, STAY, cell, left - reach.spent[cell])
        return best

    def best_search(self, reach: Reach, actions: int) -> Plan:
        """Search this turn, or be well placed for the next."""
        last = self.t.last_search[self.seat]
        best = Plan(-float(FAR), STAY, self.here, actions)
        afterwards = {goal.cell: goal.after for goal in self.goals if goal.cell != last}
        for cell in reach.cells:
            if not self.may_stay(cell):
                continue
            left = actions - reach.spent[cell]
            risk = self.risk(reach, cell)
            value = self.gain - ACTION * self.way_to_goal(cell, last) - risk
            if value > best.value:
                best = Plan(value, STAY, cell, left)
            if left and cell in afterwards and self.gain > 0.0:
                value = self.gain + ACTION * (left - 1 - afterwards[cell]) - AFRAID * risk
                if value > best.value:
                    best = Plan(value, SEARCH, cell, 0)
        return best


def boldness(t: MaulTable, seat: int) -> float:
    """How much danger counts: less and less when time runs out."""
    way = t.ground().walk(t.exit)[t.where[seat]] if t.exit != NONE else 3 * PACE
    needed = FINDS * missing(t, seat) + way / PACE
    slack = t.kit.rounds - t.round - needed
    return max(0.2, min(1.0, 0.5 + 0.1 * slack))

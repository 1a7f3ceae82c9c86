"""A Client looks around: where to search next, how dangerous it is where, and what to do with the actions left."""

from __future__ import annotations

from typing import Final, NamedTuple

from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import NONE, PLACED
from cervelle.games.maul_of_america.table_mall import FAR
from cervelle.games.maul_of_america.table_reach import Reach, client_reach, near_ways, threats
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
AFRAID: Final = 0.6
"""How much the danger at a place one walks to counts before one is there."""
FOUND_BITES: Final = 0.8
"""How many of the zombies that a search turns up will bite."""
LEAST_GAIN: Final = 0.25
"""What a search is worth at least, as long as there is something to find."""
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


class Look:
    """What a Client sees who thinks about this turn."""

    def __init__(self, t: MaulTable, seat: int) -> None:
        self.t: MaulTable = t
        self.seat: int = seat
        self.here: int = t.where[seat]
        self.lives: int = lives(t, seat)
        self.teeth: float = teeth(t)
        self.ready: bool = is_ready(t, seat)
        self.threat: list[int] = threats(t)
        self.entering: list[int] = near_ways(t.ground(), t.kit.legs)
        self.boldness: float = boldness(t, seat)
        self.gain: float = self.search_gain()
        self.goals: list[tuple[int, float]] = [] if self.heads_out() else self.find_goals()

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

    # Where to search -----------------------------------------------------------------------------------

    def search_gain(self) -> float:
        """What a search is worth: what may be found, less the zombies that may come."""
        share = find_share(self.t)
        if share == 0.0:
            return -1.0
        bites = zombies_found(self.t) * FOUND_BITES
        cost = pain(self.lives, 1, self.teeth) * bites * self.boldness
        return max(LEAST_GAIN, share * 1.2 - cost)

    def find_goals(self) -> list[tuple[int, float]]:
        """The places worth walking to, each with the actions it costs beyond the walk; nearest first."""
        t = self.t
        m = t.ground()
        found: list[tuple[float, int, float]] = []
        for cell in m.searches:
            extra = AFRAID * self.danger(cell) / ACTION
            if t.at[cell] >= PLACED:
                extra += TAKEN
            elif t.at[cell] not in (NONE, self.seat):
                extra += WAITED_FOR
            found.append((m.walk(cell)[self.here] + extra, cell, extra))
        found.sort()
        return [(cell, extra) for _, cell, extra in found[: GOALS + 1]]

    def way_to_goal(self, cell: int, searched: int) -> float:
        """Actions to the next place to search, other than the one searched last."""
        m = self.t.ground()
        least = float(FAR)
        for goal, extra in self.goals:
            if goal != searched:
                least = min(least, m.walk(goal)[cell] + extra)
        return least

    # What to do ----------------------------------------------------------------------------------------

    def reach(self) -> Reach:
        t = self.t
        return client_reach(t, self.seat, t.left, 0 if t.crossing else CROSSING)

    def may_stay(self, cell: int) -> bool:
        return self.t.at[cell] in (NONE, self.seat)

    def best_plan(self, reach: Reach) -> Plan:
        return self.best_run(reach) if self.heads_out() else self.best_search(reach)

    def best_run(self, reach: Reach) -> Plan:
        """Out, if one can be out this turn; else nearer."""
        t = self.t
        left, way = t.left, t.ground().walk(t.exit)
        if reach.spent[t.exit] != NONE and reach.spent[t.exit] < left:
            return Plan(OUT, LEAVE, t.exit, 0)
        best = Plan(-float(FAR), STAY, self.here, left)
        for cell in reach.cells:
            if self.may_stay(cell):
                value = -RUN * way[cell] - self.danger(cell) - 0.01 * reach.effort[cell]
                if value > best.value:
                    best = Plan(value, STAY, cell, left - reach.spent[cell])
        return best

    def best_search(self, reach: Reach) -> Plan:
        """Search this turn, or be well placed for the next."""
        t = self.t
        last = t.last_search[self.seat]
        best = Plan(-float(FAR), STAY, self.here, t.left)
        goals = [goal for goal, _ in self.goals]
        for cell in reach.cells:
            if not self.may_stay(cell):
                continue
            left = t.left - reach.spent[cell]
            effort = 0.01 * reach.effort[cell] + 0.2 * reach.crossed[cell]
            value = -ACTION * self.way_to_goal(cell, last) - self.danger(cell) - effort
            if value > best.value:
                best = Plan(value, STAY, cell, left)
            if left and cell in goals and cell != last and self.gain > 0.0:
                value = self.gain + ACTION * (left - 1 - self.way_to_goal(cell, cell)) - AFRAID * self.danger(cell) - effort
                if value > best.value:
                    best = Plan(value, SEARCH, cell, 0)
        return best


def boldness(t: MaulTable, seat: int) -> float:
    """How much danger counts: less and less when time runs out."""
    way = t.ground().walk(t.exit)[t.where[seat]] if t.exit != NONE else 3 * PACE
    needed = FINDS * missing(t, seat) + way / PACE
    slack = t.kit.rounds - t.round - needed
    return max(0.2, min(1.0, 0.5 + 0.1 * slack))

"""How the Zombie Master moves: whom to hunt, where each zombie goes, whom it bites, and where others come in."""

from __future__ import annotations

from typing import Final, NamedTuple

from cervelle.games.maul_of_america.rules_attack import attacks
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.rules_master import entries, forbids_entering, has_bitten, unacted, victims
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import NONE, PLACED, TURNED
from cervelle.games.maul_of_america.table_mall import SEARCH as SEARCH_CELL
from cervelle.games.maul_of_america.table_reach import Reach, zombie_reach
from cervelle.games.maul_of_america.thumb_act import aimed_at
from cervelle.games.maul_of_america.thumb_manner import USUAL, Manner
from cervelle.games.maul_of_america.thumb_odds import lives, progress

WOUNDS: Final[tuple[float, ...]] = (3.5, 1.6, 1.2, 1.0)
"""What a wound is worth to the Zombie Master, by how many more the Client would survive."""
AHEAD: Final = 1.5
"""How much more the hunt for a Client is worth who has nearly all it takes."""
READY: Final = 1.5
"""The same, again, for one who may leave."""
BLOCKING: Final = 0.05
"""What it is worth to stand where a Client would search."""
WITHIN: Final = 9
"""How near a Client must be for that."""
AROUND: Final = 3.0
"""The distance that halves what it is worth to be where a Client will search, about."""
GUARD: Final = 0.12
"""What it is worth to stand on the exit, or beside it."""
FAR_AWAY: Final = 12
"""Beyond this, zombies are sent all together."""


class Hunt:
    """The Clients as the Zombie Master sees them: how much each matters, and how far everything is from them."""

    def __init__(self, t: MaulTable, manner: Manner = USUAL) -> None:
        m = t.ground()
        self.t: MaulTable = t
        self.manner: Manner = manner
        self.prey: list[int] = t.living()
        self.weight: dict[int, float] = {seat: importance(t, seat) for seat in self.prey}
        self.walks: list[tuple[int, float, list[int]]] = [(s, self.weight[s], m.walk(t.where[s])) for s in self.prey]
        self.runners: list[int] = [seat for seat in self.prey if is_ready(t, seat)] if t.exit != NONE else []
        self.out: list[int] = m.walk(t.exit) if t.exit != NONE else []
        self.haunts: list[list[int]] = self.find_haunts() if manner.lurk else []

    def find_haunts(self) -> list[list[int]]:
        """How far everything is from where each Client is likely to search next: the nearest place but the last."""
        t, m = self.t, self.t.ground()
        found: list[list[int]] = []
        for seat, _, walk in self.walks:
            ways = [(walk[cell], cell) for cell in m.searches if cell not in (t.last_search[seat], t.where[seat])]
            if ways and seat not in self.runners:
                found.append(m.walk(min(ways)[1]))
        return found

    def pull(self, cell: int) -> float:
        """How good it is to stand here for the turns to come."""
        manner = self.manner
        best = 0.0
        for seat, weight, walk in self.walks:
            value = manner.pull * weight / (walk[cell] + manner.near)
            if self.runners and seat in self.runners and self.out[cell] < self.out[self.t.where[seat]]:
                value *= manner.ambush
            best = max(best, value)
        if self.haunts:
            best += manner.lurk / (min([walk[cell] for walk in self.haunts]) + AROUND)
        return best + self.block(cell)

    def block(self, cell: int) -> float:
        t = self.t
        value = 0.0
        if self.runners and self.out[cell] <= 1:
            value += GUARD
        if t.ground().kind[cell] == SEARCH_CELL:
            for seat, weight, walk in self.walks:
                if walk[cell] <= WITHIN and t.last_search[seat] != cell and seat not in self.runners:
                    value = max(value, BLOCKING * weight)
        return value

    def bite(self, seat: int) -> float:
        t = self.t
        return self.weight[seat] * WOUNDS[min(lives(t, seat), 3)] * (7 - t.kit.teeth) / 6.0

    def best_bite(self, cell: int) -> tuple[float, int]:
        """The Client most worth biting from this cell, or NONE."""
        at = self.t.at
        best, chosen = 0.0, NONE
        for other in self.t.ground().near[cell]:
            if 0 <= at[other] < PLACED:
                value = self.bite(at[other])
                if value > best:
                    best, chosen = value, at[other]
        return best, chosen

    def best_end(self, reach: Reach, legs: int) -> tuple[float, int]:
        """Where a zombie had best be, and what it is worth to be there, a bite included."""
        t = self.t
        best, chosen = -1.0, reach.here
        for cell in reach.cells:
            if t.is_free(cell) or (cell == reach.here and not t.crossing):
                value = self.pull(cell) - 0.001 * reach.spent[cell]
                if reach.spent[cell] < legs:
                    value += self.best_bite(cell)[0]
                if value > best:
                    best, chosen = value, cell
        return best, chosen


def importance(t: MaulTable, seat: int) -> float:
    near = progress(t, seat)
    return 1.0 + AHEAD * near * near + (READY if near >= 1.0 else 0.0)


# One zombie -----------------------------------------------------------------------------------------


def shamble(t: MaulTable, manner: Manner = USUAL) -> list[int]:
    """What the active zombie does next; of a way that it goes, all the steps."""
    kit = t.kit
    hunt = Hunt(t, manner)
    if has_bitten(t):
        prey = victims(t)
        return [kit.bite + max(prey, key=hunt.bite) if prey else kit.stop]
    if t.active >= TURNED and not t.crossing:
        shot = best_shot(t, hunt, [action for action in attacks(t) if t.forbids(kit.master, action) is None])
        if shot != NONE:
            return [shot]
    here = t.zombies[t.active]
    reach = zombie_reach(t, here, t.legs)
    _, cell = hunt.best_end(reach, t.legs)
    if cell != here:
        return [kit.step + each for each in reach.way(cell)]
    if t.crossing:
        return [kit.advance]
    _, seat = hunt.best_bite(here)
    return [kit.bite + seat if seat != NONE else kit.stop]


def best_shot(t: MaulTable, hunt: Hunt, actions: list[int]) -> int:
    """With what a smart zombie kept; NONE if it has nothing to shoot at."""
    best, chosen = 0.0, NONE
    for action in actions:
        arm, cells = aimed_at(t, t.zombies[t.active], action)
        prey = [hunt.bite(t.at[cell]) for cell in cells if 0 <= t.at[cell] < PLACED]
        value = sum(prey) * (7 - t.kit.hits[arm])
        if value > best:
            best, chosen = value, action
    return chosen


def best_shot_again(t: MaulTable, legal: list[int]) -> int:
    shot = best_shot(t, Hunt(t), [action for action in legal if action != t.kit.stop])
    return shot if shot != NONE else t.kit.stop


# All zombies ----------------------------------------------------------------------------------------


class Order(NamedTuple):
    near: int
    action: int


def command(t: MaulTable, manner: Manner = USUAL) -> int:
    """Who acts next: first those who are nearest to a Client, then those who come in."""
    kit = t.kit
    hunt = Hunt(t, manner)
    left = unacted(t)
    if left:
        first = min([Order(distance(hunt, t.zombies[zombie]), zombie) for zombie in left])
        if first.near <= FAR_AWAY or t.reinforcements or len(left) == 1 or len(hunt.prey) > 1:
            return kit.activate + first.action
        return kit.advance
    ways = [cell for cell in entries(t) if forbids_entering(t, cell) is None]
    if ways:
        return kit.enter + best_way(t, hunt, ways)
    return kit.end


def distance(hunt: Hunt, cell: int) -> int:
    return min([walk[cell] for _, _, walk in hunt.walks])


def best_way(t: MaulTable, hunt: Hunt, ways: list[int]) -> int:
    """Where those who come in are soonest where they are needed."""
    best, chosen = -1.0, ways[0]
    legs = t.kit.legs - 1
    for way in ways:
        value = hunt.pull(way)
        if distance(hunt, way) <= 2 * legs:
            value = max(value, hunt.best_end(zombie_reach(t, way, legs), legs)[0])
        if value > best:
            best, chosen = value, way
    return chosen


def best_goal(t: MaulTable) -> int:
    """Where zombies are sent all together: to the Client who matters most."""
    hunt = Hunt(t)
    if t.active != NONE:
        here = t.zombies[t.active]
        return t.where[max(hunt.walks, key=lambda each: each[1] / (each[2][here] + hunt.manner.near))[0]]
    return t.where[max(hunt.prey, key=lambda seat: hunt.weight[seat])]


# Where zombies appear -------------------------------------------------------------------------------


def first_cell(t: MaulTable, cells: list[int]) -> int:
    """At the start: on the places that will be searched first, each on another."""
    m = t.ground()
    middle = m.food[len(m.food) // 2]
    walk = m.walk(middle)
    searches = [cell for cell in cells if m.kind[cell] == SEARCH_CELL]
    return min(searches or cells, key=lambda cell: walk[cell])


def found_cell(t: MaulTable, cells: list[int]) -> int:
    """Around a Client who found them: where they cut off the way, to the exit or to the next place to search."""
    m = t.ground()
    seat = t.whom
    goals = [t.exit] if t.exit != NONE else [cell for cell in m.searches if cell != t.where[seat]]
    here = t.where[seat]
    goal = min(goals, key=lambda cell: m.walk(cell)[here])
    walk = m.walk(goal)
    return min(cells, key=lambda cell: (m.kind[cell] != SEARCH_CELL, walk[cell], cell))


def settled_cell(t: MaulTable, cells: list[int]) -> int:
    """A Client where zombies are near; a zombie where Clients are."""
    m = t.ground()
    if t.moving >= PLACED:
        hunt = Hunt(t)
        return max(cells, key=lambda cell: (hunt.best_bite(cell)[0], hunt.pull(cell), -cell))
    return max(cells, key=lambda cell: (sum([1 for other in m.near[cell] if t.at[other] >= PLACED]), -cell))


def named_exit(t: MaulTable, cells: list[int]) -> int:
    """Furthest from those who may leave, a little from those who soon may, and well guarded."""
    m = t.ground()
    seats = t.living()
    return max(cells, key=lambda cell: (exit_worth(t, m.walk(cell), seats), -cell))


def exit_worth(t: MaulTable, walk: list[int], seats: list[int]) -> float:
    way = sum([(progress(t, seat) ** 4) * walk[t.where[seat]] for seat in seats])
    total = sum([progress(t, seat) ** 4 for seat in seats])
    nearest = min([walk[t.where[seat]] for seat in seats if is_ready(t, seat)])
    guards = sum([1 for zombie in t.zombies if zombie != NONE and walk[zombie] <= WITHIN])
    return nearest + 0.5 * way / total + 0.8 * guards

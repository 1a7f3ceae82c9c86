"""How far a pawn gets past those who stand in its way, and which cells zombies can bite: what bots weigh most often."""

from __future__ import annotations

from typing import Final

from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import NONE, PLACED
from cervelle.games.maul_of_america.table_mall import CELLS, Mall

EFFORT: Final = 4
"""What an action weighs when ways are compared, beside what it weighs to cross a zombie."""


class Reach:
    """Cells within so many actions, nearest first: what each costs, how many zombies are crossed, the cell before it."""

    def __init__(self, here: int) -> None:
        self.here: int = here
        self.cells: list[int] = []
        self.spent: list[int] = [NONE] * CELLS
        self.effort: list[int] = [NONE] * CELLS
        self.crossed: list[int] = [0] * CELLS
        self.before: list[int] = [NONE] * CELLS

    def way(self, cell: int) -> list[int]:
        """The cells of the way there, the first one first."""
        found = [cell]
        while self.before[cell] != self.here:
            cell = self.before[cell]
            found.append(cell)
        found.reverse()
        return found


def client_reach(t: MaulTable, seat: int, actions: int, dread: int) -> Reach:
    """Where a Client can get; crossing a zombie weighs as much as `dread` quarters of an action."""
    m = t.ground()
    found = Reach(t.where[seat])
    queue = begin(found, actions * (EFFORT + max(dread, 0)) + EFFORT)
    glass = 1 if t.padded and t.turn == seat else 2
    ducting = t.ducting and t.turn == seat
    for effort in range(len(queue)):
        for here in queue[effort]:
            if found.effort[here] != effort or found.spent[here] > actions:
                continue
            found.cells.append(here)
            near = m.near[here]
            costs = m.costs[here]
            for i in range(len(near)):
                walk_on(t, found, queue, here, near[i], 1 if costs[i] == 1 else glass, actions, dread)
            if m.link[here] != NONE:
                walk_on(t, found, queue, here, m.link[here], 1, actions, dread)
            if ducting:
                for cell in m.ducts[here]:
                    walk_on(t, found, queue, here, cell, 1, actions, dread)
    return found


def begin(found: Reach, most: int) -> list[list[int]]:
    found.spent[found.here] = 0
    found.effort[found.here] = 0
    queue: list[list[int]] = [[] for _ in range(most + 1)]
    queue[0].append(found.here)
    return queue


def walk_on(t: MaulTable, found: Reach, queue: list[list[int]], here: int, cell: int, cost: int, actions: int, dread: int) -> None:
    spent = found.spent[here] + cost
    if spent > actions:
        return
    crossed = 1 if t.at[cell] >= PLACED else 0
    effort = found.effort[here] + cost * EFFORT + crossed * dread
    if found.effort[cell] == NONE or effort < found.effort[cell]:
        found.effort[cell] = effort
        found.spent[cell] = spent
        found.crossed[cell] = found.crossed[here] + crossed
        found.before[cell] = here
        queue[effort].append(cell)


def zombie_reach(t: MaulTable, here: int, legs: int) -> Reach:
    """Where a zombie can get: past other zombies, never past Clients."""
    m = t.ground()
    found = Reach(here)
    queue = begin(found, legs)
    for spent in range(len(queue)):
        for cell in queue[spent]:
            if found.spent[cell] != spent:
                continue
            found.cells.append(cell)
            near = m.near[cell]
            costs = m.costs[cell]
            for i in range(len(near)):
                shamble_on(t, found, queue, cell, near[i], spent + costs[i], legs)
            if m.link[cell] != NONE:
                shamble_on(t, found, queue, cell, m.link[cell], spent + 1, legs)
    return found


def shamble_on(t: MaulTable, found: Reach, queue: list[list[int]], here: int, cell: int, spent: int, legs: int) -> None:
    if spent > legs or 0 <= t.at[cell] < PLACED:
        return
    if found.spent[cell] == NONE or spent < found.spent[cell]:
        found.spent[cell] = spent
        found.before[cell] = here
        queue[spent].append(cell)


# What zombies threaten ------------------------------------------------------------------------------


def threats(t: MaulTable) -> list[int]:
    """For each cell, how many zombies could bite whoever stands there, in the Zombie Master's next turn."""
    m = t.ground()
    found = [0] * CELLS
    for here in t.zombies:
        if here != NONE:
            for cell in grip(m, here, t.kit.legs):
                found[cell] += 1
    return found


def grip(m: Mall, here: int, legs: int) -> list[int]:
    """The cells that a zombie from here could bite with so many actions, nobody being in its way."""
    key = here * 16 + legs
    if key not in m.grips:
        m.grips[key] = find_grip(m, here, legs)
    return m.grips[key]


def find_grip(m: Mall, here: int, legs: int) -> list[int]:
    """Every neighbour of every cell that leaves it an action."""
    spent = {here: 0}
    todo = [here]
    bitten: set[int] = set()
    while todo:
        cell = todo.pop(0)
        bitten.update(m.near[cell])
        for i in range(len(m.near[cell])):
            stride(spent, todo, m.near[cell][i], spent[cell] + m.costs[cell][i], legs - 1)
        if m.link[cell] != NONE:
            stride(spent, todo, m.link[cell], spent[cell] + 1, legs - 1)
    return sorted(bitten)


def stride(spent: dict[int, int], todo: list[int], cell: int, cost: int, legs: int) -> None:
    if cost <= legs and (cell not in spent or cost < spent[cell]):
        spent[cell] = cost
        todo.append(cell)


def near_ways(m: Mall, legs: int) -> list[int]:
    """For each cell, 1 if a zombie that comes in by one of the ways could bite there at once."""
    if -legs not in m.grips:
        found = [0] * CELLS
        for way in m.ways:
            for cell in grip(m, way, legs - 1):
                found[cell] = 1
        m.grips[-legs] = found
    return m.grips[-legs]

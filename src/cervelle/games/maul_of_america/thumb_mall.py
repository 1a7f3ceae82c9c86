"""Building the mall and placing the pawns: a wide mall for the Zombie Master, a narrow one for the Clients.

How good a mall is for whom comes from a logistic regression over 12,600 games of one Client who foresees, in malls of all kinds.
"""

from __future__ import annotations

from typing import Final

from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_face import FOOD, SEARCH, height_of, width_of
from cervelle.games.maul_of_america.table_mall import Mall

CHOICE: Final = 6
"""Among how many good places the Zombie Master takes one at random: no two malls should be alike."""
CLOSER_LOOK: Final = 8
"""How many places for the last section Clients compare who foresee what the mall will be."""
SEARCHED: Final = 2.0
"""What a place to search is worth to the Clients, in cells of distance."""
HARD: Final = -1.1
"""The logarithm of the Zombie Master's odds, before all that makes a mall hard or easy for the Clients."""
NEST: Final = 0.0837
"""What each action adds to it that Clients walk around where places to search lie closest together."""
NEST_OF: Final = 4
"""How many others are counted around such a place."""
OPEN: Final = 0.0883
"""The same for each cell from which one may be bitten there."""
REMOTE: Final = -0.0558
"""The same for each action from a place to search to the way in that is nearest to it, on average."""
PLENTY: Final = -0.1042
"""The same for each place to search."""
RUN: Final = 0.0105
"""The same for each action from where places to search lie closest together to the furthest way out."""


def best_face(t: MaulTable, dice: Dice) -> int:
    return t.kit.lay + dice.below(len(t.kit.faces))


def master_place(t: MaulTable, legal: list[int], dice: Dice) -> int:
    """Far from everything else, with little to find."""
    ranked = sorted(legal, key=lambda action: (-sprawl(t, action), action))
    return ranked[dice.below(min(CHOICE, len(ranked)))]


def client_place(t: MaulTable, legal: list[int]) -> int:
    """Near to everything else, with much to find; all Clients come to the same answer."""
    return min(legal, key=lambda action: (sprawl(t, action), action))


def easiest_place(t: MaulTable, legal: list[int]) -> int:
    """For the last section: of the places near to everything else, the one with which the whole mall is easiest for the Clients."""
    near = sorted(legal, key=lambda action: (sprawl(t, action), action))[:CLOSER_LOOK]
    return min(near, key=lambda action: (hardship(t.kit.mall_of([*t.layout, t.kit.section_of(t.layout, action)])), action))


def sprawl(t: MaulTable, action: int) -> float:
    """How far the new section lies from the food court, or from the others, and how little there is to find."""
    section = t.kit.section_of(t.layout, action)
    courts = [each for each in t.layout if FOOD in t.kit.faces[each[0]].kinds]
    others = courts or t.layout
    found = t.kit.faces[section[0]].kinds.count(SEARCH)
    return sum([gap(section, other) for other in others]) / len(others) - SEARCHED * found


def gap(a: list[int], b: list[int]) -> float:
    """Between the middles of two sections."""
    across = abs(2 * a[2] + width_of(a) - 2 * b[2] - width_of(b))
    along = abs(2 * a[3] + height_of(a) - 2 * b[3] - height_of(b))
    return max(across, along) / 2.0


def start_cell(t: MaulTable, cells: list[int]) -> int:
    """As near as can be to places to search; where there are two near each other, so much the better."""
    m = t.ground()
    walks = [m.walk(cell) for cell in m.searches]

    def way(cell: int) -> tuple[int, int]:
        ways = sorted([walk[cell] for walk in walks])
        return 2 * ways[0] + sum(ways[1:3]), cell

    return min(cells, key=way)


def hardship(m: Mall) -> float:
    """The logarithm of the Zombie Master's odds in this mall."""
    nest = min(m.searches, key=lambda cell: (rounds_of(m, cell), cell))
    remote = sum([min([m.walk(cell)[way] for way in m.ways]) for cell in m.searches])
    run = max([m.walk(nest)[way] for way in m.ways])
    count = len(m.searches)
    found = HARD + NEST * rounds_of(m, nest) + OPEN * len(m.near[nest]) + REMOTE * remote / count + PLENTY * count
    return found + RUN * run


def rounds_of(m: Mall, cell: int) -> float:
    """How far it is from a place to search to the nearest others, and there from the food court, which counts half."""
    walk = m.walk(cell)
    others = sorted([walk[other] for other in m.searches])
    return sum(others[: NEST_OF + 1]) + walk[m.food[len(m.food) // 2]] / 2.0

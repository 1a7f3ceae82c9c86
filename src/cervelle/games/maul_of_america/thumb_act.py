"""What a Client does with an action: walk, search, fight, heal, trade, leave."""

from __future__ import annotations

from typing import Final, NamedTuple

from cervelle.games.maul_of_america.rules_attack import attacks
from cervelle.games.maul_of_america.rules_gear import are_neighbours
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AMMO,
    ARMS,
    BARE_HANDS,
    BURST,
    CART,
    DIRECTIONS,
    MEDIKIT,
    NONE,
    PLACED,
    kind_of_arm,
)
from cervelle.games.maul_of_america.table_mall import CELLS
from cervelle.games.maul_of_america.table_mall import SEARCH as SEARCH_CELL
from cervelle.games.maul_of_america.table_reach import client_reach, grip
from cervelle.games.maul_of_america.thumb_cards import best_card
from cervelle.games.maul_of_america.thumb_gear import good_swap
from cervelle.games.maul_of_america.thumb_look import LEAVE, SEARCH, Look, Plan
from cervelle.games.maul_of_america.thumb_manner import USUAL, Manner
from cervelle.games.maul_of_america.thumb_odds import ACTION, loss, pain, relief

FOLLOWS: Final = 2.0
"""How much more than its next bite it is worth to be rid of a zombie: it would come after one."""
CHASES: Final = 1.0
"""The same for one that could not bite at once."""
ANY_KILL: Final = 0.3
"""What it is worth to all Clients together to fell a zombie that threatens nobody."""
IN_THE_WAY: Final = 0.7
"""What it is worth to clear a place to search, as a share of what a search is worth."""
STOWED: Final = 0.3
"""What it costs to have a weapon in the cart."""


class Blow(NamedTuple):
    value: float
    action: int


def act(t: MaulTable, seat: int, manner: Manner = USUAL) -> list[int]:
    """What a Client does next; of a way to go, all the steps."""
    kit = t.kit
    look = Look(t, seat, manner)
    out = straight_out(look) if look.heads_out() and not t.crossing else None
    plan = out or look.best_plan(t.left)
    if t.crossing:
        return [kit.leave] if plan.what == LEAVE and plan.cell == look.here else go(t, look, plan)
    card = best_card(t, look, plan)
    if card != NONE:
        return [kit.card + card]
    if t.left and plan.what != LEAVE and heals(t, look, plan):
        return [kit.heal]
    if t.left and (plan.what != LEAVE or (plan.spare and not look.lives)):
        blow = best_blow(t, look, plan)
        if blow.value > 0.0 and blow.value > price(look, plan):
            return [blow.action]
    other = trades_with(t, seat) if t.left and plan.what != LEAVE else NONE
    return [kit.trade + other] if other != NONE else go(t, look, plan)


def price(look: Look, plan: Plan) -> float:
    """What an action costs that the plan has a use for."""
    if plan.spare:
        return 0.0
    return look.manner.thrift * max(ACTION, plan.value - look.best_plan(look.t.left - 1).value)


def straight_out(look: Look) -> Plan | None:
    """Out this turn, whoever stands in the way."""
    t = look.t
    reach = client_reach(t, look.seat, t.left, 0)
    if reach.spent[t.exit] == NONE or reach.spent[t.exit] >= t.left:
        return None
    return Plan(100.0, LEAVE, t.exit, t.left - reach.spent[t.exit] - 1)


def go(t: MaulTable, look: Look, plan: Plan) -> list[int]:
    """The steps of a plan, or what it is for."""
    kit = t.kit
    if plan.cell != look.here:
        reach = look.reach(t.left)
        if reach.spent[plan.cell] == NONE or (plan.what == LEAVE and reach.spent[plan.cell] >= t.left):
            reach = client_reach(t, look.seat, t.left, 0)
        return [kit.step + each for each in reach.way(plan.cell)]
    if plan.what == LEAVE:
        return [kit.leave]
    return [kit.search_here if plan.what == SEARCH else kit.end]


def heals(t: MaulTable, look: Look, plan: Plan) -> bool:
    """Whether a medikit is better used than kept."""
    seat = look.seat
    if not t.wounds[seat] or not t.holds(seat, MEDIKIT):
        return False
    fear = look.danger(plan.cell) - pain(t.kit.wounds, look.bites(plan.cell), look.teeth) * look.boldness
    return relief(t, seat, t.wounds[seat]) + max(0.0, fear) > loss(t, seat, MEDIKIT) + ACTION


def trades_with(t: MaulTable, seat: int) -> int:
    """A neighbour with whom to swap something, or NONE."""
    for other in t.living():
        if other != seat and not t.offered >> other & 1 and are_neighbours(t, seat, other) and good_swap(t, seat, other):
            return other
    return NONE


# Fighting -------------------------------------------------------------------------------------------


def best_blow(t: MaulTable, look: Look, plan: Plan) -> Blow:
    """The attack that is worth most, beside what else one plans to do."""
    best = Blow(-1.0, NONE)
    for action in attacks(t):
        if t.forbids(look.seat, action) is None:
            arm, cells = aimed_at(t, look.here, action)
            value = blow_value(t, look, plan, arm, cells)
            if value > best.value:
                best = Blow(value, action)
    return best


def aimed_at(t: MaulTable, here: int, action: int) -> tuple[int, list[int]]:
    """The weapon of an attack, and the cells on which it would hit someone."""
    kit, m = t.kit, t.ground()
    if kit.blast <= action < kit.blast + ARMS * DIRECTIONS:
        arm, way = divmod(action - kit.blast, DIRECTIONS)
        cells = m.cone(here, way, kit.reach[arm])
    else:
        arm, cell = divmod(action - kit.attack, CELLS)
        cells = m.burst(cell) if kit.area[arm] == BURST else [cell]
    return arm, cells


def blow_value(t: MaulTable, look: Look, plan: Plan, arm: int, cells: list[int]) -> float:
    chance = (7 - t.kit.hits[arm]) / 6.0
    kills = [kill_value(t, look, plan, cell) for cell in cells if t.at[cell] >= PLACED]
    return chance * sum(kills) * t.kit.shots[arm] - jam_cost(t, look.seat, arm)


def kill_value(t: MaulTable, look: Look, plan: Plan, cell: int) -> float:
    """What it is worth to be rid of the zombie there: the danger where one will be, or the place it stands on."""
    value = ANY_KILL / len(t.living())
    bites = look.bites(plan.cell)
    if bites and plan.cell in grip(t.ground(), cell, t.kit.legs):
        value += FOLLOWS * (pain(look.lives, bites, look.teeth) - pain(look.lives, bites - 1, look.teeth))
    else:
        value += CHASES * pain(look.lives, 1, look.teeth)
    value *= look.boldness
    if not look.ready and t.ground().kind[cell] == SEARCH_CELL and t.last_search[look.seat] != cell:
        value += IN_THE_WAY * max(0.0, look.gain) if t.ground().distance(look.here, cell) <= 2 else 0.0
    return value


def jam_cost(t: MaulTable, seat: int, arm: int) -> float:
    """What an attack is likely to cost in weapons or ammo."""
    if arm == BARE_HANDS or t.woo or not t.kit.jams[arm]:
        return 0.0
    kind = kind_of_arm(arm)
    if CART in t.gear[seat]:
        lost = STOWED
    else:
        lost = min(loss(t, seat, kind), loss(t, seat, AMMO)) if t.holds(seat, AMMO) else loss(t, seat, kind)
    return lost * t.kit.jams[arm] / 6.0


def second_shot(t: MaulTable, seat: int, legal: list[int]) -> int:
    """Another target for a weapon that fires twice, or none."""
    look = Look(t, seat)
    plan = look.best_plan(t.left)
    best, chosen = 0.0, t.kit.stop
    for action in legal:
        if action != t.kit.stop:
            arm, cells = aimed_at(t, look.here, action)
            chance = (7 - t.kit.hits[arm]) / 6.0
            value = chance * sum([kill_value(t, look, plan, cell) for cell in cells]) - jam_cost(t, seat, arm)
            if value > best:
                best, chosen = value, action
    return chosen

"""Steps of Clients and zombies, escalators, and who stands in the way."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.rules_wound import wound
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import CROSSED, ESCALATOR, NONE, PLACED

GLASS: Final = 2
CROSSING: Final = 1
"""Of a roll: what it was for."""


def step_cost(t: MaulTable, here: int, cell: int) -> int:
    """Of a step by whoever moves now; 0 if there is no such step."""
    m = t.ground()
    cost = m.cost(here, cell)
    if cost == GLASS:
        return glass_cost(t)
    if cost == 0 and t.ducting and cell in m.ducts[here]:
        return 1
    return cost


def glass_cost(t: MaulTable) -> int:
    """maul.5.3  A window costs two actions, or one in heavy clothing."""
    return 1 if t.padded else GLASS


def steps(t: MaulTable, here: int) -> list[int]:
    """Every cell that a step from here might reach, those behind a corner too."""
    m = t.ground()
    cells = m.near[here] + m.corners[here]
    link = m.link[here]
    if link != NONE and link not in cells:
        cells.append(link)
    if t.ducting:
        cells += [cell for cell in m.ducts[here] if cell not in cells]
    return cells


def forbids_step(t: MaulTable, here: int, cell: int, left: int) -> str | None:
    """What both Clients and zombies must heed, with so many actions left."""
    cost = step_cost(t, here, cell)
    if cost == 0:
        return "maul.5.2"
    if cost > left:
        return "maul.3.7"
    return None


def has_landing(t: MaulTable, cell: int, left: int, pawn: int) -> bool:
    """Whether this pawn gets from an occupied cell to a free one with so many actions; zombies do not pass Clients."""
    if left:
        for to in t.ground().plain[cell]:
            if t.is_free(to):
                return True
    best = {cell: left}
    todo = [cell]
    while todo:
        here = todo.pop()
        if pawn < PLACED and leads_out(t, here, best[here]):
            return True
        for to in steps(t, here):
            cost = step_cost(t, here, to)
            rest = best[here] - cost
            if cost == 0 or rest < 0 or best.get(to, NONE) >= rest:
                continue
            if t.is_free(to) or t.at[to] == pawn:
                return True
            if pawn >= PLACED and t.at[to] < PLACED:
                continue
            best[to] = rest
            todo.append(to)
    return False


def leads_out(t: MaulTable, cell: int, left: int) -> bool:
    """maul.12.10  Escaping is a move: a zombie on the way out does not keep anyone in."""
    return cell == t.exit and left > 0 and is_ready(t, t.turn)


# Clients --------------------------------------------------------------------------------------------


def forbids_walk(t: MaulTable, cell: int) -> str | None:
    here = t.where[t.turn]
    rule = forbids_step(t, here, cell, t.left)
    if rule is None and not t.is_free(cell) and not has_landing(t, cell, t.left - step_cost(t, here, cell), t.turn):
        return "maul.5.4"
    return rule


def walk(t: MaulTable, cell: int) -> None:
    """maul.5.1  A step to a neighbouring cell."""
    here = t.where[t.turn]
    t.left -= step_cost(t, here, cell)
    if t.ground().link[here] == cell:
        t.goal = cell
        t.then(before_ride, ride)
    else:
        arrive(t, cell)


def tell_walk(t: MaulTable) -> None:
    """One line for all the steps since the last."""
    here = t.where[t.turn]
    if here != t.told and t.alive[t.turn]:
        t.tell("walked", "maul.5.1", t.turn, t.spot(here))
    t.told = here


def before_ride(t: MaulTable) -> None:
    """maul.14.12  Others may stop the escalator."""
    t.spoiled = 0
    open_window(t, ESCALATOR)


def ride(t: MaulTable) -> None:
    """maul.5.8  From one end of the escalator to the other."""
    if not t.spoiled:
        arrive(t, t.goal)


def arrive(t: MaulTable, cell: int) -> None:
    seat = t.turn
    t.lift_client(seat)
    t.where[seat] = cell
    t.crossing = 0 if t.is_free(cell) else 1
    if not t.crossing:
        t.at[cell] = seat
    elif t.at[cell] >= PLACED:
        free_attack(t)


def free_attack(t: MaulTable) -> None:
    """maul.5.6  A zombie that is crossed rolls a die: a 6 wounds, whatever cards say."""
    die = t.dice.roll(6)
    t.roll = (CROSSING, die, 0, 6, 6)
    t.tell("crossed", "maul.5.6", t.turn, die)
    if die == 6:
        wound(t, t.turn, CROSSED)


# Zombies --------------------------------------------------------------------------------------------


def forbids_shamble(t: MaulTable, cell: int) -> str | None:
    """A step of the zombie that is active."""
    here = t.zombies[t.active]
    rule = forbids_step(t, here, cell, t.legs)
    if rule is not None:
        return rule
    return forbids_entry(t, t.active, cell, t.legs - step_cost(t, here, cell))


def forbids_entry(t: MaulTable, zombie: int, cell: int, left: int) -> str | None:
    """What a zombie meets on the cell it steps onto, with so many actions left after that."""
    if t.is_free(cell):
        return None
    if t.at[cell] < PLACED:
        return "maul.11.9"
    return None if has_landing(t, cell, left, PLACED + zombie) else "maul.11.8"


def shamble(t: MaulTable, cell: int) -> None:
    """maul.11.7  A zombie moves like a Client."""
    zombie = t.active
    t.legs -= step_cost(t, t.zombies[zombie], cell)
    t.lift_zombie(zombie)
    t.zombies[zombie] = cell
    if t.is_free(cell):
        t.at[cell] = PLACED + zombie
        t.crossing = 0
    else:
        t.crossing = 1

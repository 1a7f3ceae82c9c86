"""The Zombie Master's turn: reinforcements, and every zombie once."""

from __future__ import annotations

from cervelle.engine.window import open_window
from cervelle.games.maul_of_america.rules_attack import bite
from cervelle.games.maul_of_america.rules_move import forbids_entry, shamble
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import GOAL, MASTER, NONE, PLACED, REINFORCE, ZOMBIE, ZOMBIES


def master_turn(t: MaulTable) -> None:
    """maul.11.1  Every zombie on the board has four actions."""
    t.turn = t.kit.master
    t.over = 0
    t.acted = 0
    t.active = NONE
    t.crossing = 0
    t.advancing = 0
    t.padded = 0
    t.ducting = 0
    t.roll = ()
    t.tell("turn", "maul.11.1", t.turn)
    t.then(before_reinforcements, count_reinforcements, command, close_master_turn)


def before_reinforcements(t: MaulTable) -> None:
    """maul.4.3  More may be called before they are counted."""
    t.school = 0
    open_window(t, REINFORCE)


def count_reinforcements(t: MaulTable) -> None:
    """maul.11.2  One zombie for every living Client."""
    wanted = len(t.living()) + t.school
    t.reinforcements = min(wanted, len(t.in_pool()))
    t.tell("reinforcements", "maul.11.2", t.turn, t.reinforcements)
    if wanted > t.reinforcements:
        t.tell("no-pawn", "maul.11.4", t.turn, wanted - t.reinforcements)


def unacted(t: MaulTable) -> list[int]:
    """maul.11.6  The zombies that have not been activated this turn."""
    acted = t.acted
    return [zombie for zombie in range(ZOMBIES) if t.zombies[zombie] != NONE and not acted >> zombie & 1]


def command(t: MaulTable) -> None:
    """Asks until nothing is left to do."""
    if t.over:
        return
    t.active = NONE
    if not t.hands[t.turn] and not unacted(t) and not any(forbids_entering(t, way) is None for way in entries(t)):
        t.over = 1
        return
    t.ask(t.turn, MASTER)


def close_master_turn(t: MaulTable) -> None:
    """maul.11.5  Reinforcements that have not entered are lost."""
    if t.reinforcements:
        t.tell("stayed-out", "maul.11.5", t.turn, t.reinforcements)
    t.reinforcements = 0
    t.rampage = 0
    t.active = NONE
    t.shooter = NONE


# Entering -------------------------------------------------------------------------------------------


def entries(t: MaulTable) -> list[int]:
    """maul.11.3  Arrows and exits that lead outside, while there are reinforcements."""
    return t.ground().ways if t.reinforcements else []


def forbids_entering(t: MaulTable, cell: int) -> str | None:
    return forbids_entry(t, ZOMBIES, cell, t.kit.legs - 1)


def enter(t: MaulTable, cell: int) -> None:
    """Entering is the first action of the zombie, and activates it."""
    zombie = t.in_pool()[0]
    t.reinforcements -= 1
    t.tell("enters", "maul.11.3", t.turn, t.spot(cell))
    t.zombies[zombie] = cell
    awaken(t, zombie, t.kit.legs - 1)
    if t.is_free(cell):
        t.at[cell] = PLACED + zombie
    else:
        t.crossing = 1


# One zombie -----------------------------------------------------------------------------------------


def awaken(t: MaulTable, zombie: int, legs: int) -> None:
    t.active = zombie
    t.told = t.zombies[zombie]
    t.acted |= 1 << zombie
    t.legs = legs
    t.bites = 2 if t.rampage else 1
    t.crossing = 0
    t.shooter = zombie
    t.then(steer)


def steer(t: MaulTable) -> None:
    """Asks for the zombie that is active, until it has nothing left to do."""
    if t.active == NONE or t.over:
        return
    t.shooter = t.active
    if t.legs == 0 or t.bites == 0:
        stand_still(t)
    elif t.advancing:
        advance_one(t)
    else:
        t.ask(t.turn, ZOMBIE)


def stand_still(t: MaulTable) -> None:
    """The active zombie has finished; that it stands beside a Client is worth telling, unless it has attacked."""
    if t.diary is not None and not has_bitten(t) and t.zombies[t.active] != t.told:
        for seat in victims(t)[:1]:
            t.tell("joins", "maul.11.7", t.turn, t.spot(t.zombies[t.active]), seat)
    t.active = NONE


def has_bitten(t: MaulTable) -> bool:
    """maul.11.11  After its first attack a zombie only attacks, if it may again."""
    return t.bites < (2 if t.rampage else 1)


def victims(t: MaulTable) -> list[int]:
    """Clients whom the active zombie can reach with its teeth."""
    return clients_on(t, t.ground().near[t.zombies[t.active]])


def behind_corners(t: MaulTable) -> list[int]:
    """Clients who would be in reach, were it not for a corner or a door."""
    return clients_on(t, t.ground().corners[t.zombies[t.active]])


def forbids_bite(t: MaulTable, seat: int) -> str | None:
    if t.crossing:
        return "maul.5.5"
    return None if seat in victims(t) else "maul.6.2"


def clients_on(t: MaulTable, cells: list[int]) -> list[int]:
    found: list[int] = []
    for cell in cells:
        if 0 <= t.at[cell] < PLACED:
            found.append(t.at[cell])
    return found


# All the rest ---------------------------------------------------------------------------------------


def ask_goal(t: MaulTable) -> None:
    t.ask(t.turn, GOAL)


def advance(t: MaulTable, cell: int) -> None:
    """maul.11.12  The zombie that is active, if one is, then all that remain, towards one place."""
    t.goal = cell
    t.advancing = 1
    t.tell("advance", "maul.11.12", t.turn, t.spot(cell))
    t.then(advance_next)
    if t.active != NONE:
        t.then(steer)


def advance_next(t: MaulTable) -> None:
    """The nearest first, so that nobody stands in another's way longer than needed."""
    far = t.ground().walk(t.goal)
    best = NONE
    for zombie in unacted(t):
        if best == NONE or far[t.zombies[zombie]] < far[t.zombies[best]]:
            best = zombie
    if best == NONE:
        t.advancing = 0
        return
    t.then(advance_next)
    awaken(t, best, t.kit.legs)


def advance_one(t: MaulTable) -> None:
    """The active zombie goes towards the goal until it meets someone to attack, or can get no nearer."""
    while t.legs:
        prey = [] if t.crossing else victims(t)
        if prey:
            t.then(steer)
            bite(t, nearest_to_goal(t, prey))
            return
        cell = best_step(t)
        if cell == NONE or has_bitten(t):
            break
        shamble(t, cell)
    stand_still(t)


def nearest_to_goal(t: MaulTable, prey: list[int]) -> int:
    far = t.ground().walk(t.goal)
    best = prey[0]
    for seat in prey:
        if far[t.where[seat]] < far[t.where[best]]:
            best = seat
    return best


def best_step(t: MaulTable) -> int:
    """The allowed step that leaves the least way to go; NONE if none leads nearer. While crossing, one that gets through."""
    m = t.ground()
    far = m.walk(t.goal)
    here = t.zombies[t.active]
    best = NONE
    least = 10**6 if t.crossing else far[here]
    for i in range(len(m.near[here])):
        cell = m.near[here][i]
        cost = m.costs[here][i]
        way = far[cell] + cost - 1
        if way < least and lets_in(t, cell, cost):
            best = cell
            least = way
    link = m.link[here]
    return link if link != NONE and far[link] < least and lets_in(t, link, 1) else best


def lets_in(t: MaulTable, cell: int, cost: int) -> bool:
    """Whether the active zombie may take the step there that costs so much."""
    return cost <= t.legs and forbids_entry(t, t.active, cell, t.legs - cost) is None

"""Attacks: of Clients with their hands and weapons, of zombies with their teeth, and of smart ones with what they kept."""

from __future__ import annotations

from typing import Final

from cervelle.engine.window import open_window
from cervelle.games.maul_of_america.rules_gear import lose
from cervelle.games.maul_of_america.rules_wound import wound
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AMMO,
    BARE_HANDS,
    BITE,
    BITTEN,
    BURST,
    CELL,
    CONE,
    DIRECTIONS,
    MISSED,
    NONE,
    PAY_AMMO,
    PLACED,
    SECOND,
    TURNED,
    USE,
    arm_of,
    kind_of_arm,
)
from cervelle.games.maul_of_america.table_mall import CELLS

ATTACK: Final = 2
"""Of a roll: what it was for."""


# Whom one may attack --------------------------------------------------------------------------------


def arms_of(t: MaulTable, seat: int) -> list[int]:
    """Each weapon of this seat once; what a cart carries is of no use."""
    found: list[int] = []
    for item in t.gear[seat]:
        arm = arm_of(item)
        if arm != BARE_HANDS and arm not in found:
            found.append(arm)
    found.sort()
    return found


def is_prey(t: MaulTable, cell: int) -> bool:
    """Whether whoever is shooting would hit someone there: a Client zombies, a zombie Clients."""
    there = t.at[cell]
    return there >= PLACED if t.shooter == NONE else 0 <= there < PLACED


def prey(t: MaulTable) -> list[int]:
    """The cells of everyone whom the shooter might attack."""
    if t.shooter == NONE:
        return [t.zombies[zombie] for zombie in t.on_board()]
    return [t.where[seat] for seat in t.living()]


def here_of(t: MaulTable) -> int:
    return t.where[t.turn] if t.shooter == NONE else t.zombies[t.shooter]


def attacks(t: MaulTable) -> list[int]:
    """Every attack worth showing to whoever is shooting, as actions."""
    m = t.ground()
    here = here_of(t)
    found: list[int] = []
    if t.shooter == NONE:
        for cell in m.near[here] + m.corners[here]:
            if is_prey(t, cell):
                found.append(t.kit.attack + BARE_HANDS * CELLS + cell)
    elif t.shooter < TURNED:
        return found
    for arm in arms_of(t, holder(t)):
        found += shots_with(t, arm, here)
    return found


def shots_with(t: MaulTable, arm: int, here: int) -> list[int]:
    """maul.6.10  With one weapon, near by too."""
    kit = t.kit
    if kit.area[arm] == CONE:
        return [kit.blast + arm * DIRECTIONS + way for way in range(DIRECTIONS) if any(is_prey(t, c) for c in cone(t, arm, way))]
    base = kit.attack + arm * CELLS
    if kit.area[arm] == BURST:
        return [base + cell for cell in throws(t, arm, here)]
    return [base + cell for cell in prey(t) if is_in_reach(t, arm, here, cell)]


def throws(t: MaulTable, arm: int, here: int) -> list[int]:
    """Cells that a grenade can be thrown to and that have someone on them or around them."""
    m = t.ground()
    found: set[int] = set()
    for cell in prey(t):
        if m.distance(here, cell) <= t.kit.reach[arm] + 1:
            found.update([to for to in m.burst(cell) if is_in_reach(t, arm, here, to)])
    return sorted(found)


def is_in_reach(t: MaulTable, arm: int, here: int, cell: int) -> bool:
    """maul.15.4  No further than the weapon reaches."""
    return t.ground().distance(here, cell) <= t.kit.reach[arm]


def cone(t: MaulTable, arm: int, direction: int) -> list[int]:
    """maul.15.7  The cells before the shooter, so many deep; walls clip them."""
    return t.ground().cone(here_of(t), direction, t.kit.reach[arm])


def burst(t: MaulTable, cell: int) -> list[int]:
    """maul.15.6  The cell that grenades are thrown to, and those around it; walls clip them."""
    return t.ground().burst(cell)


def forbids_shot(t: MaulTable, arm: int, cell: int) -> str | None:
    """Whether something stands between, or someone who must not be hit."""
    m = t.ground()
    here = here_of(t)
    if t.kit.reach[arm] == 1:
        return None if cell in m.near[here] else "maul.6.2"
    if not m.sees(here, cell):
        return "maul.6.3"
    if t.kit.area[arm] == BURST and touches_client(t, burst(t, cell)):
        return "maul.6.5"
    return None


def forbids_blast(t: MaulTable, arm: int, direction: int) -> str | None:
    return "maul.6.5" if touches_client(t, cone(t, arm, direction)) else None


def touches_client(t: MaulTable, cells: list[int]) -> bool:
    """Whether an area shot of a Client would touch a Client."""
    return t.shooter == NONE and any(0 <= t.at[cell] < PLACED for cell in cells)


# The attack -----------------------------------------------------------------------------------------


def holder(t: MaulTable) -> int:
    """Whose equipment the weapon is."""
    return t.turn if t.shooter == NONE else t.shooter - TURNED


def whoever_shoots(t: MaulTable) -> int:
    """The seat that decides for the shooter."""
    return t.turn if t.shooter == NONE else t.kit.master


def attack(t: MaulTable, arm: int, target: int) -> None:
    """maul.6.1  One action, one weapon. `target` is a cell, or a direction for a cone."""
    t.arm = arm
    t.target = target
    t.shots = t.kit.shots[arm]
    t.jammed = 0
    t.spoiled = 0
    if t.shooter == NONE:
        t.left -= 1
        tell_attack(t)
    else:
        t.legs -= 1
        t.bites -= 1
        t.tell("zombie-shoots", "maul.13.11", t.kit.master, arm, t.shooter - TURNED)
    t.then(fire)
    if arm != BARE_HANDS and t.shooter == NONE:
        t.using = kind_of_arm(arm)
        t.then(before_use)


def tell_attack(t: MaulTable) -> None:
    if t.kit.area[t.arm] == CONE:
        t.tell("blasts", "maul.6.1", t.turn, t.arm + 16 * t.target)
    else:
        t.tell("attacks", "maul.6.1", t.turn, t.arm + 16 * t.spot(t.target))


def before_use(t: MaulTable) -> None:
    """maul.4.3  Others may spoil the use of an item."""
    t.spoiled = 0
    open_window(t, USE)


def fire(t: MaulTable) -> None:
    if t.arm != BARE_HANDS and t.spoiled:
        t.spoiled = 0
        return
    area = t.kit.area[t.arm]
    if area == BURST:
        cells = [cell for cell in burst(t, t.target) if cell != t.target and is_prey(t, cell)]
        t.volley = [t.target, *cells]
        t.then(next_of_volley)
        return
    t.aimed = [t.target] if area == CELL else [cell for cell in cone(t, t.arm, t.target) if is_prey(t, cell)]
    t.then(shoot, strike, jam, shoot_again)


def next_of_volley(t: MaulTable) -> None:
    """A roll for each cell of a burst; the target's own is the first."""
    if not t.volley:
        t.then(jam)
        return
    t.aimed = [t.volley.pop(0)]
    t.then(shoot, strike, next_of_volley)


def shoot(t: MaulTable) -> None:
    """The roll, and what may be played on it; a grenade's target may be a cell that nobody is on."""
    t.die = t.dice.roll(6)
    t.plus = 0
    t.needs = needed(t)
    t.missed = 1 if t.die < t.needs else 0
    if jams(t):
        t.jammed = 1
    show_roll(t)
    if t.missed and is_prey(t, t.aimed[0]):
        t.then(after_miss)


def needed(t: MaulTable) -> int:
    """maul.15.3  Each weapon hits on its own number; so do bare hands and teeth."""
    return t.kit.teeth if t.arm == BARE_HANDS and t.shooter != NONE else t.kit.hits[t.arm]


def jams(t: MaulTable) -> bool:
    """maul.6.9  The natural die decides; of a burst, only the target's."""
    if t.kit.area[t.arm] == BURST and t.aimed[0] != t.target:
        return False
    return t.die <= t.kit.jams[t.arm] and not (t.woo and t.shooter == NONE)


def show_roll(t: MaulTable) -> None:
    t.roll = (ATTACK, t.die, t.plus, t.needs, 1 - t.missed)


def after_miss(t: MaulTable) -> None:
    open_window(t, MISSED if t.shooter == NONE else BITE)


def strike(t: MaulTable) -> None:
    """maul.6.6  A zombie that is hit goes back to the pool; a Client that is hit is wounded."""
    who = whoever_shoots(t)
    rule = "maul.6.1" if t.shooter == NONE else "maul.11.10" if t.arm == BARE_HANDS else "maul.13.11"
    told = t.die + 16 * t.plus + 256 * t.needs
    if t.missed:
        t.tell("missed", rule, who, told)
        return
    if t.die + t.plus < t.needs:
        t.tell("hit-anyway", rule, who, told)
    else:
        t.tell("hit", rule, who, told)
    for cell in reversed(t.aimed):
        if t.at[cell] >= PLACED and t.shooter == NONE:
            tell_fall(t, t.at[cell] - PLACED, cell)
            put_away(t, t.at[cell] - PLACED)
        elif 0 <= t.at[cell] < PLACED and t.shooter != NONE:
            wound(t, t.at[cell], BITTEN)


def tell_fall(t: MaulTable, zombie: int, cell: int) -> None:
    if zombie >= TURNED:
        t.tell("fell-again", "maul.6.6", t.turn, t.spot(cell), zombie - TURNED)
    else:
        t.tell("fell", "maul.6.6", t.turn, t.spot(cell))


def put_away(t: MaulTable, zombie: int) -> None:
    """Off the board; a smart one drops what it kept."""
    t.lift_zombie(zombie)
    t.zombies[zombie] = NONE
    if zombie >= TURNED:
        t.searched += t.gear[zombie - TURNED]
        t.gear[zombie - TURNED] = []


# Out of ammo ----------------------------------------------------------------------------------------


def jam(t: MaulTable) -> None:
    """maul.6.7  The weapon jammed: it is discarded, unless ammo is."""
    if not t.jammed:
        return
    t.tell("jammed", "maul.6.7", whoever_shoots(t), t.arm)
    pay_or_drop(t)


def pay_or_drop(t: MaulTable) -> None:
    if t.holds(holder(t), AMMO):
        t.ask(whoever_shoots(t), PAY_AMMO)
    else:
        drop_weapon(t)


def drop_weapon(t: MaulTable) -> None:
    t.shots = 0
    lose(t, holder(t), kind_of_arm(t.arm), "maul.6.7")


def pay(t: MaulTable) -> None:
    """maul.6.8  Ammo goes in place of the weapon."""
    t.using = AMMO
    t.spoiled = 0
    t.then(ammo_paid)
    if t.shooter == NONE:
        t.then(before_use)


def ammo_paid(t: MaulTable) -> None:
    """maul.15.2  One Ammo card less, and the weapon is kept."""
    if t.spoiled:
        t.spoiled = 0
        pay_or_drop(t)
        return
    t.throw_away(holder(t), AMMO)
    t.tell("paid-ammo", "maul.15.2", whoever_shoots(t), t.arm)


def shoot_again(t: MaulTable) -> None:
    """maul.15.5  Some weapons fire twice, at whomever."""
    t.shots -= 1
    if t.shots > 0 and not t.over and second_targets(t):
        t.ask(whoever_shoots(t), SECOND)


def second_targets(t: MaulTable) -> list[int]:
    base = t.kit.attack + t.arm * CELLS
    return [action for action in shots_with(t, t.arm, here_of(t)) if forbids_shot(t, t.arm, action - base) is None]


def aim_again(t: MaulTable, cell: int) -> None:
    t.target = cell
    t.jammed = 0
    t.aimed = [cell]
    t.then(shoot, strike, jam, shoot_again)


# Teeth ----------------------------------------------------------------------------------------------


def bite(t: MaulTable, seat: int) -> None:
    """maul.11.10  A zombie attacks a neighbouring Client."""
    t.shooter = t.active
    t.arm = BARE_HANDS
    t.legs -= 1
    t.bites -= 1
    t.aimed = [t.where[seat]]
    t.tell("bites", "maul.11.10", t.kit.master, t.spot(t.zombies[t.active]), seat)
    t.then(shoot, strike)

"""Equipment: found, lost, kept in a cart, traded, used to heal."""

from __future__ import annotations

from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AMMO,
    CART,
    FOUND,
    FOUND_AT,
    LOADED,
    MEDIKIT,
    NONE,
    OFFER,
    REFIT,
    STOW,
    is_weapon,
)

# Searching ------------------------------------------------------------------------------------------


def draw(t: MaulTable, deck: list[int], out: list[int]) -> int:
    """A card from this deck; NONE if there is none anywhere."""
    if not deck:
        take_back(t, deck, out)
    return t.dice.draw(deck) if deck else NONE


def take_back(t: MaulTable, deck: list[int], out: list[int]) -> None:
    """maul.4.5  An empty deck takes back its discard."""
    deck += out
    out.clear()


def search(t: MaulTable) -> None:
    """maul.7.1  A card of the search deck, shown to all."""
    t.left -= 1
    t.last_search[t.turn] = t.where[t.turn]
    find(t, t.turn)


def find(t: MaulTable, seat: int) -> None:
    card = draw(t, t.search, t.searched)
    if card == NONE:
        t.tell("found-nothing", "maul.7.1", seat)
    elif card > FOUND:
        t.searched.append(card)
        t.tell("found-zombies", "maul.7.3", seat, card - FOUND)
        t.count = card - FOUND
        t.whom = seat
        t.then(zombies_come)
    else:
        t.tell("found", "maul.7.2", seat, card)
        take(t, seat, card)


def take(t: MaulTable, seat: int, card: int) -> None:
    """maul.7.2  Equipment is laid before oneself."""
    if card == AMMO and loaded_cart(t, seat) != NONE:
        t.whom = seat
        t.ask(seat, REFIT)
    else:
        t.gear[seat].append(card)


def zombies_come(t: MaulTable) -> None:
    """maul.7.3  As many as the card says, next to the Client, where the Zombie Master wishes."""
    cells = around(t, t.where[t.whom])
    pool = t.in_pool()
    if t.count == 0:
        return
    if not cells or not pool:
        lose_surplus(t)
        return
    if len(cells) <= t.count and len(cells) <= len(pool):
        for cell in cells:
            come(t, cell)
        t.then(zombies_come)
    else:
        t.ask(t.kit.master, FOUND_AT)


def lose_surplus(t: MaulTable) -> None:
    """maul.7.4  Zombies for which there is no room, or no pawn, are lost."""
    t.tell("found-lost", "maul.7.4", t.kit.master, t.count)
    t.count = 0


def around(t: MaulTable, cell: int) -> list[int]:
    """The free cells next to it in the same room."""
    m = t.ground()
    return [to for to in m.near[cell] + m.corners[cell] if m.room[to] == m.room[cell] and t.is_free(to)]


def come(t: MaulTable, cell: int) -> None:
    t.put_zombie(t.in_pool()[0], cell)
    t.tell("comes", "maul.7.3", t.kit.master, t.spot(cell))
    t.count -= 1


# Losing ---------------------------------------------------------------------------------------------


def loaded_cart(t: MaulTable, seat: int) -> int:
    for i in range(len(t.gear[seat])):
        if t.gear[seat][i] >= LOADED:
            return i
    return NONE


def lose(t: MaulTable, seat: int, kind: int, rule: str) -> None:
    """Discarded, or, if it is a weapon, into the cart."""
    if is_weapon(kind) and CART in t.gear[seat]:
        t.whom = seat
        t.moving = kind
        t.ask(seat, STOW)
    else:
        drop(t, seat, kind, rule)


def drop(t: MaulTable, seat: int, kind: int, rule: str) -> None:
    t.tell("dropped", rule, seat, kind)
    t.throw_away(seat, kind)


def stow(t: MaulTable) -> None:
    """maul.15.8  A weapon that would be discarded goes into an empty cart."""
    gear = t.gear[t.whom]
    gear.remove(t.moving)
    gear[gear.index(CART)] = CART + LOADED * t.moving
    t.tell("stowed", "maul.15.8", t.whom, t.moving)


def refit(t: MaulTable, spend: bool) -> None:
    """maul.15.9  Ammo was drawn: spent for the weapon in the cart, or kept, and the weapon is lost."""
    gear = t.gear[t.whom]
    at = loaded_cart(t, t.whom)
    weapon = gear[at] // LOADED
    gear[at] = CART
    if spend:
        gear.append(weapon)
        t.searched.append(AMMO)
        t.tell("refitted", "maul.15.9", t.whom, weapon)
    else:
        gear.append(AMMO)
        t.searched.append(weapon)
        t.tell("scrapped", "maul.15.9", t.whom, weapon)


# Healing --------------------------------------------------------------------------------------------


def use_medikit(t: MaulTable) -> None:
    """maul.9.1  All wounds are healed; the medikit is discarded."""
    if t.spoiled:
        t.spoiled = 0
        return
    t.throw_away(t.turn, MEDIKIT)
    t.wounds[t.turn] = 0
    t.tell("healed-all", "maul.9.1", t.turn)


def heal_one(t: MaulTable, seat: int, rule: str) -> None:
    if t.wounds[seat] > 0:
        t.wounds[seat] -= 1
        t.tell("healed", rule, seat, t.wounds[seat])


# Trading --------------------------------------------------------------------------------------------


def are_close(t: MaulTable, seat: int, other: int) -> bool:
    """Side by side on the floor, whatever is between."""
    return t.ground().distance(t.where[seat], t.where[other]) == 1


def forbids_trade(t: MaulTable, whom: int) -> str | None:
    if not are_neighbours(t, t.turn, whom):
        return "maul.8.5"
    return "maul.8.4" if t.offered >> whom & 1 else None


def are_neighbours(t: MaulTable, seat: int, other: int) -> bool:
    """maul.8.5  One step apart, with no wall and no corner between."""
    return t.where[other] in t.ground().near[t.where[seat]]


def begin_trade(t: MaulTable, whom: int) -> None:
    """maul.8.1  Equipment against equipment, in any quantities."""
    t.partner = whom
    t.offered |= 1 << whom
    t.giving = []
    t.wanting = []
    t.ask(t.turn, OFFER)


def left_of(t: MaulTable, seat: int, kind: int, named: list[int]) -> int:
    """maul.8.3  How many pieces of equipment of this kind the seat has that are not yet named in the offer."""
    count = 0
    for item in t.gear[seat]:
        if item % LOADED == kind:
            count += 1
    for each in named:
        if each == kind:
            count -= 1
    return count


def trade(t: MaulTable) -> None:
    """maul.8.2  Both agree: what was named changes hands, for one action."""
    t.left -= 1
    t.tell("traded", "maul.8.2", t.turn, 0, t.partner)
    for kind in t.giving:
        t.tell("gave", "maul.8.2", t.turn, kind, t.partner)
    for kind in t.wanting:
        t.tell("gave", "maul.8.2", t.partner, kind, t.turn)
    given = [take_out(t, t.turn, kind) for kind in t.giving]
    taken = [take_out(t, t.partner, kind) for kind in t.wanting]
    t.gear[t.partner] += given
    t.gear[t.turn] += taken


def take_out(t: MaulTable, seat: int, kind: int) -> int:
    return t.gear[seat].pop(t.find(seat, kind))

"""When a Client plays which card, in their own turn and in others'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cervelle.games.maul_of_america.rules_attack import arms_of
from cervelle.games.maul_of_america.rules_cards import cards_in, forbids_card, targets
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AIR_DUCT,
    AMMO,
    BEWARE,
    BITTEN,
    CLOTHING,
    EAGLE_EYES,
    EAT,
    FRESH_AIR,
    INSPIRED,
    KINDS,
    LOOK,
    MEDIKIT,
    MERRY,
    MINE,
    MIRACLE,
    MISSED_BY,
    NONE,
    PLACED,
    PREMONITION,
    READING,
    SCENE,
    TAKE_THAT,
    UUMPH,
    VUJA,
    WOO,
)
from cervelle.games.maul_of_america.table_reach import grip
from cervelle.games.maul_of_america.thumb_look import LEAVE, Look, Plan
from cervelle.games.maul_of_america.thumb_odds import ACTION, gain, leader, progress, relief, wound_cost

CROWDED: Final = 4
"""Cards in hand with which one plays more freely."""
FRIGHTFUL: Final = 2.5
"""How dangerous it must be to leave by any means."""
SHORT_CUT: Final = 0.6
"""What a way through walls or windows must save, in pieces of equipment."""
BOOST: Final = 0.9
"""What more actions must be worth."""
DIE: Final = 3
"""What a die brings, about."""
AHEAD: Final = 0.7
"""From how near to fleeing on a rival is worth a card."""


def best_card(t: MaulTable, look: Look, plan: Plan) -> int:
    """The card to play now, in one's own turn, or NONE."""
    for card in cards_in(t, look.seat):
        wish = WISHES.get(card)
        if wish is not None and wish(t, look, plan) and forbids_card(t, look.seat, card) is None:
            return card
    return NONE


def wants_air(t: MaulTable, look: Look, plan: Plan) -> bool:
    return t.wounds[look.seat] > 0


def wants_miracle(t: MaulTable, look: Look, plan: Plan) -> bool:
    return t.wounds[look.seat] >= min(2, t.kit.wounds)


def wants_item(t: MaulTable, look: Look, plan: Plan) -> bool:
    """Something out of the discard: what completes one's equipment, or any good piece when time presses."""
    lying = [item for item in t.searched if item < KINDS]
    if not lying or look.ready:
        return False
    best = max([gain(t, look.seat, item) for item in lying])
    return best >= 1.5 or t.round * 2 > t.kit.rounds


def wants_card(t: MaulTable, look: Look, plan: Plan) -> bool:
    return True


def wants_snatch(t: MaulTable, look: Look, plan: Plan) -> bool:
    return plan.what != LEAVE


def wants_premonition(t: MaulTable, look: Look, plan: Plan) -> bool:
    return not look.ready and look.gain > 0.0 and look.bites(look.here) <= 2


def wants_reading(t: MaulTable, look: Look, plan: Plan) -> bool:
    """Zombies to be rid of; or, better, a rival ahead to lead them to."""
    if plan.what == LEAVE:
        return False
    return look.danger(plan.cell) > look.manner.heavy or (len(t.hands[look.seat]) >= CROWDED and look.bites(plan.cell) >= 2)


def wants_scene(t: MaulTable, look: Look, plan: Plan) -> bool:
    """To the exit and out; or away from certain death."""
    if look.heads_out():
        return plan.what != LEAVE and t.left > 0 and scene_cell(t, look.seat) != NONE
    return look.lives <= 0 and look.danger(plan.cell) > FRIGHTFUL


def wants_woo(t: MaulTable, look: Look, plan: Plan) -> bool:
    """Before shooting, with something to shoot at."""
    if plan.what == LEAVE or t.left < 2 or t.woo:
        return False
    if not any(t.kit.jams[arm] for arm in arms_of(t, look.seat)):
        return False
    return look.bites(plan.cell) >= 2


def wants_duct(t: MaulTable, look: Look, plan: Plan) -> bool:
    return not t.ducting and t.left > 1 and shortcut(t, look, plan, "ducting")


def wants_padding(t: MaulTable, look: Look, plan: Plan) -> bool:
    """Only if it gets one out: it is worth more against a wound."""
    return not t.padded and t.left > 1 and look.heads_out() and plan.what != LEAVE and shortcut(t, look, plan, "padded")


def wants_inspiration(t: MaulTable, look: Look, plan: Plan) -> bool:
    """More actions to get out, to get away, or to search once more."""
    if plan.what == LEAVE or t.resting:
        return False
    if look.heads_out():
        return True
    return better_with(t, look, plan, "left", t.left + DIE) > BOOST


def shortcut(t: MaulTable, look: Look, plan: Plan, field: str) -> bool:
    return better_with(t, look, plan, field, 1) > SHORT_CUT


def better_with(t: MaulTable, look: Look, plan: Plan, field: str, number: int) -> float:
    """How much better one's plan would be if this were so."""
    world = t.copy()
    setattr(world, field, number)
    other = Look(world, look.seat)
    return other.best_plan(world.left).value - plan.value


Wish = Callable[[MaulTable, Look, Plan], bool]
WISHES: Final[dict[int, Wish]] = {
    AIR_DUCT: wants_duct,
    FRESH_AIR: wants_air,
    EAGLE_EYES: wants_item,
    EAT: wants_air,
    CLOTHING: wants_padding,
    INSPIRED: wants_inspiration,
    MINE: wants_card,
    LOOK: wants_snatch,
    MIRACLE: wants_miracle,
    PREMONITION: wants_premonition,
    READING: wants_reading,
    SCENE: wants_scene,
    WOO: wants_woo,
}


# What these cards ask for ---------------------------------------------------------------------------


def scene_cell(t: MaulTable, seat: int) -> int:
    """The free cell from which one is out with the actions left, or NONE."""
    m = t.ground()
    if t.is_free(t.exit):
        return t.exit
    way = m.walk(t.exit)
    cells = [cell for cell in m.near[t.exit] if t.is_free(cell) and way[cell] < t.left]
    return min(cells, key=lambda cell: way[cell]) if cells else NONE


def best_scene(t: MaulTable, seat: int, cells: list[int]) -> int:
    """Where to be instead."""
    look = Look(t, seat)
    if look.heads_out():
        cell = scene_cell(t, seat)
        if cell != NONE:
            return cell
        way = t.ground().walk(t.exit)
        return min(cells, key=lambda cell: way[cell])
    last = t.last_search[seat]
    return max(cells, key=lambda cell: -look.danger(cell) - ACTION * look.way_to_goal(cell, last))


def best_victim(t: MaulTable, seat: int) -> int:
    return leader(t, targets(t, seat, t.card))


def best_reading(t: MaulTable, seat: int, legal: list[int]) -> int:
    """Lead zombies to whoever is ahead; else send away those that threaten most."""
    kit = t.kit
    leads = [action for action in legal if kit.lead <= action < kit.item]
    rivals = [other for other in t.living() if other != seat]
    if leads and rivals and progress(t, leader(t, rivals)) >= AHEAD:
        return leads[0]
    sent = [action for action in legal if kit.banish <= action < kit.lead]
    if not sent:
        return leads[0] if leads else kit.done
    look = Look(t, seat)
    cell = look.best_plan(t.left).cell
    return max(sent, key=lambda action: menace(t, look, cell, t.zombies[action - kit.banish]))


def menace(t: MaulTable, look: Look, cell: int, zombie: int) -> float:
    m = t.ground()
    threatens = 2.0 if cell in grip(m, zombie, t.kit.legs) else 0.0
    return threatens - 0.01 * m.walk(cell)[zombie]


# In others' turns, and after a roll -----------------------------------------------------------------


def answer_miss(t: MaulTable, seat: int, cards: list[int]) -> int:
    """After a missed attack: one more if that is enough, or a sure hit if it is worth it."""
    at_stake = sum([1 for cell in t.aimed if t.at[cell] >= PLACED])
    pressed = at_stake >= 2 or wound_cost(t, seat) >= 2.0 or (t.jammed == 0 and close_by(t, seat) >= 2)
    if UUMPH in cards and t.die + t.plus + 1 >= t.needs and (pressed or len(t.hands[seat]) >= CROWDED or close_by(t, seat)):
        return UUMPH
    return TAKE_THAT if TAKE_THAT in cards and (pressed or len(t.hands[seat]) >= CROWDED) else NONE


def close_by(t: MaulTable, seat: int) -> int:
    """Zombies next to this Client."""
    return sum([1 for cell in t.ground().near[t.where[seat]] if t.at[cell] >= PLACED])


def answer_wound(t: MaulTable, seat: int, cards: list[int]) -> int:
    if MISSED_BY in cards and t.hurts == BITTEN:
        return MISSED_BY
    return CLOTHING if CLOTHING in cards else NONE


def answer_use(t: MaulTable, seat: int, cards: list[int]) -> int:
    """Spoil what a rival uses who is ahead, or what would save them."""
    if BEWARE not in cards:
        return NONE
    rival = t.turn
    needed = (t.using == MEDIKIT and t.wounds[rival] >= 2) or t.using == AMMO
    ahead = progress(t, rival) >= AHEAD and progress(t, rival) >= progress(t, seat)
    return BEWARE if is_ready(t, rival) or (ahead and (needed or len(t.hands[seat]) >= CROWDED)) else NONE


def answer_escalator(t: MaulTable, seat: int, cards: list[int]) -> int:
    if MERRY not in cards:
        return NONE
    ahead = progress(t, t.turn) >= AHEAD and progress(t, t.turn) >= progress(t, seat)
    return MERRY if ahead or len(t.hands[seat]) >= CROWDED else NONE


def answer_end(t: MaulTable, seat: int, cards: list[int]) -> int:
    """A second turn from where this one began: unless that is further away, or worse."""
    if VUJA not in cards or (not t.is_free(t.start) and t.at[t.start] != seat):
        return NONE
    look = Look(t, seat)
    if look.heads_out():
        way = t.ground().walk(t.exit)
        return VUJA if way[t.start] <= way[look.here] + 2 else NONE
    last = t.last_search[seat]
    further = look.way_to_goal(t.start, last) - look.way_to_goal(look.here, last)
    return VUJA if further <= 3 else NONE


def answer_roll(t: MaulTable, seat: int, cards: list[int]) -> int:
    return INSPIRED if INSPIRED in cards else NONE


def rests(t: MaulTable, seat: int) -> bool:
    """Whether a turn in the food court is better spent resting."""
    look = Look(t, seat)
    return relief(t, seat, 1) * look.boldness - look.danger(look.here) > 6 * ACTION

"""When the Zombie Master plays which card, in their own turn and in others'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cervelle.games.maul_of_america.rules_cards import cards_in, forbids_card, targets
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    BLIND_SIDE,
    BURRITO,
    CELL,
    COWER,
    DAZED,
    DEAD_TELL,
    DEJA_VU,
    FOOD,
    JUDGEMENT,
    NONE,
    PLACED,
    RAMPAGE,
    RELENTLESS,
    SCHOOL,
    SMART,
    STUMBLE,
    UNLUCKY,
    arm_of,
)
from cervelle.games.maul_of_america.table_reach import threats
from cervelle.games.maul_of_america.thumb_odds import leader, lives, loss, progress

CROWDED: Final = 4
"""Cards in hand with which one plays more freely."""
AHEAD: Final = 0.7
"""From how near to fleeing on a Client is worth a card."""
ALARMING: Final = 0.55
"""The same for a card that hurts them all."""
SET_BACK: Final = 8
"""Actions that it must cost a Client to be back in the food court."""
BITERS: Final = 4
"""How many zombies must be near Clients for a rampage."""
LATE: Final = 14
"""How near to the exit a Client must be who had better not move."""


def best_plot(t: MaulTable) -> int:
    """The card to play now, in one's own turn, or NONE."""
    master = t.kit.master
    for card in cards_in(t, master):
        wish = WISHES.get(card)
        if wish is not None and wish(t) and forbids_card(t, master, card) is None:
            return card
    return NONE


def foremost(t: MaulTable) -> int:
    return leader(t, t.living())


def has_many(t: MaulTable) -> bool:
    return len(t.hands[t.kit.master]) >= CROWDED


def wants_cower(t: MaulTable) -> bool:
    """On whoever would be out soon; not twice."""
    seat = foremost(t)
    if t.cowering >> seat & 1:
        return False
    if is_ready(t, seat):
        return t.exit == NONE or t.ground().walk(t.exit)[t.where[seat]] <= LATE or has_many(t)
    return progress(t, seat) >= AHEAD and has_many(t)


def wants_daze(t: MaulTable) -> bool:
    return not t.dazed and (progress(t, foremost(t)) >= ALARMING or has_many(t))


def wants_tales(t: MaulTable) -> bool:
    return not t.dreading and not t.dazed and (progress(t, foremost(t)) >= ALARMING or has_many(t))


def wants_back(t: MaulTable) -> bool:
    return max([set_back(t, seat) for seat in t.living()]) >= SET_BACK


def set_back(t: MaulTable, seat: int) -> int:
    """How much further it is to the exit from the food court, for one who may leave."""
    if not is_ready(t, seat) or t.exit == NONE:
        return 0
    m = t.ground()
    way = m.walk(t.exit)
    return max([way[cell] for cell in m.food if t.is_free(cell)], default=0) - way[t.where[seat]]


def wants_burrito(t: MaulTable) -> bool:
    """Best when who has all it takes would have it no more."""
    fed = [seat for seat in t.living() if FOOD in t.gear[seat]]
    if not fed:
        return False
    best = max(fed, key=lambda seat: progress(t, seat))
    return is_ready(t, best) or progress(t, best) >= AHEAD or sum([t.gear[seat].count(FOOD) for seat in fed]) >= 3


def wants_rampage(t: MaulTable) -> bool:
    """Before anyone has acted, when many are near enough."""
    if t.acted or t.rampage:
        return False
    near = threats(t)
    return sum([min(near[t.where[seat]], 6) for seat in t.living()]) >= BITERS


def wants_stumble(t: MaulTable) -> bool:
    """When it takes the readiness away, or at least slows who is ahead."""
    seat = best_stumbler(t, targets(t, t.kit.master, STUMBLE) or [foremost(t)])
    if not t.gear[seat]:
        return False
    return is_ready(t, seat) or progress(t, seat) >= AHEAD or has_many(t)


def best_stumbler(t: MaulTable, seats: list[int]) -> int:
    def hurts(seat: int) -> float:
        least = min([loss(t, seat, item % 16) for item in t.gear[seat]], default=0.0)
        return progress(t, seat) + 0.3 * least

    return max(seats, key=hurts)


def wants_unlucky(t: MaulTable) -> bool:
    return True


WISHES: Final[dict[int, Callable[[MaulTable], bool]]] = {
    COWER: wants_cower,
    DAZED: wants_daze,
    DEAD_TELL: wants_tales,
    DEJA_VU: wants_back,
    BURRITO: wants_burrito,
    RAMPAGE: wants_rampage,
    STUMBLE: wants_stumble,
    UNLUCKY: wants_unlucky,
}


# What these cards ask for ---------------------------------------------------------------------------


def best_target(t: MaulTable) -> int:
    seats = targets(t, t.kit.master, t.card)
    if t.card == DEJA_VU:
        return max(seats, key=lambda seat: set_back(t, seat))
    if t.card == STUMBLE:
        return best_stumbler(t, seats)
    return leader(t, seats)


def worst_table(t: MaulTable, cells: list[int]) -> int:
    """Back to the food court: as far from the exit as can be, or where zombies are."""
    if t.exit != NONE:
        way = t.ground().walk(t.exit)
        return max(cells, key=lambda cell: (way[cell], -cell))
    near = threats(t)
    return max(cells, key=lambda cell: (near[cell], -cell))


# In others' turns, and after a roll -----------------------------------------------------------------


def answer_bite(t: MaulTable, cards: list[int]) -> int:
    """One more if that is enough, or a sure hit: to kill, or on whoever is ahead."""
    bitten = [t.at[cell] for cell in t.aimed if 0 <= t.at[cell] < PLACED]
    if not bitten:
        return NONE
    seat = leader(t, bitten)
    matters = lives(t, seat) <= 1 or progress(t, seat) >= ALARMING or has_many(t) or len(t.living()) == 1
    if RELENTLESS in cards and t.die + t.plus + 1 >= t.needs and matters:
        return RELENTLESS
    decisive = lives(t, seat) <= 0 or is_ready(t, seat) or has_many(t)
    return BLIND_SIDE if BLIND_SIDE in cards and decisive else NONE


def answer_judgement(t: MaulTable, cards: list[int]) -> int:
    """When the weapon would do much, or its owner is nearly dead or ahead."""
    if JUDGEMENT not in cards:
        return NONE
    seat = t.turn
    area = t.kit.area[arm_of(t.using)] != CELL
    busy = t.left >= 3
    weighty = lives(t, seat) <= 1 or progress(t, seat) >= AHEAD or has_many(t)
    return JUDGEMENT if lives(t, seat) <= 0 or (area and busy) or (weighty and busy) else NONE


def answer_reinforcements(t: MaulTable, cards: list[int]) -> int:
    return SCHOOL if SCHOOL in cards and len(t.in_pool()) >= len(t.living()) + 3 else NONE


def answer_death(t: MaulTable, cards: list[int]) -> int:
    return SMART if SMART in cards else NONE

"""What each question offers."""

from __future__ import annotations

from cervelle.games.maul_of_america.rules_answers import answers
from cervelle.games.maul_of_america.rules_attack import attacks, second_targets
from cervelle.games.maul_of_america.rules_cards import banishable, cards_in, leadable, pick_from, spots_for, targets
from cervelle.games.maul_of_america.rules_gear import are_close, around, left_of
from cervelle.games.maul_of_america.rules_master import behind_corners, entries, has_bitten, unacted, victims
from cervelle.games.maul_of_america.rules_move import steps
from cervelle.games.maul_of_america.rules_setup import placements, set_cells, start_cells
from cervelle.games.maul_of_america.rules_wound import resting_places
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_face import FACES
from cervelle.games.maul_of_america.table_face import SEARCH as SEARCH_CELL
from cervelle.games.maul_of_america.table_kit import (
    ACT,
    FOUND_AT,
    GOAL,
    KINDS,
    LAY,
    LEAD,
    MASTER,
    MEDIKIT,
    NAME,
    OFFER,
    PICK,
    READ,
    REST,
    ROLL,
    SECOND,
    SET,
    SETTLE,
    SPOT,
    START,
    WHOM,
    ZOMBIE,
)


def choices(t: MaulTable, seat: int) -> list[int]:
    asked = t.asked
    if asked >= ROLL:
        return [*[t.kit.card + card for card in answers(t, seat)], t.kit.pass_]
    if asked == ACT:
        return acts(t)
    if asked == ZOMBIE:
        return shambles(t)
    if asked == MASTER:
        return commands(t)
    if asked <= SET:
        return set_up_choices(t)
    if asked <= SETTLE:
        return item_choices(t)
    return card_choices(t)


def set_up_choices(t: MaulTable) -> list[int]:
    kit = t.kit
    if t.asked == LAY:
        return [kit.lay + face for face in range(FACES)]
    if t.asked == START:
        return [kit.start + cell for cell in start_cells(t)]
    if t.asked == SET:
        return [kit.set + cell for cell in set_cells(t)]
    return placements(t)


def item_choices(t: MaulTable) -> list[int]:
    kit = t.kit
    asked = t.asked
    if asked == REST:
        return [kit.act, kit.rest]
    if asked == SECOND:
        return [*second_targets(t), kit.stop]
    if asked == OFFER:
        return offers(t)
    if asked == NAME:
        return [kit.exit + cell for cell in t.ground().ways]
    if asked == FOUND_AT:
        return [kit.set + cell for cell in around(t, t.where[t.whom])]
    if asked == SETTLE:
        return [kit.set + cell for cell in resting_places(t)]
    return [kit.yes, kit.no]


def card_choices(t: MaulTable) -> list[int]:
    kit = t.kit
    asked = t.asked
    if asked in (WHOM, LEAD):
        return [kit.whom + seat for seat in targets(t, t.player, t.card)]
    if asked == SPOT:
        return [kit.spot + cell for cell in spots_for(t, t.card)]
    if asked == READ:
        sent = [kit.banish + zombie for zombie in banishable(t)]
        return [*sent, *[kit.lead + zombie for zombie in leadable(t)], kit.done]
    if asked == PICK:
        return [kit.item + kind for kind in pick_from(t)]
    if asked == GOAL:
        return [kit.goal + cell for cell in t.ground().ground]
    return [kit.yes, kit.no]


def offers(t: MaulTable) -> list[int]:
    kit = t.kit
    found: list[int] = []
    for kind in range(KINDS):
        if left_of(t, t.turn, kind, t.giving) > 0:
            found.append(kit.give + kind)
        if left_of(t, t.partner, kind, t.wanting) > 0:
            found.append(kit.want + kind)
    if t.giving or t.wanting:
        found.append(kit.propose)
    found.append(kit.withdraw)
    return found


def acts(t: MaulTable) -> list[int]:
    kit = t.kit
    seat = t.turn
    here = t.where[seat]
    found: list[int] = []
    if t.left:
        found += [kit.step + cell for cell in steps(t, here)]
        if here == t.exit:
            found.append(kit.leave)
        if not t.crossing:
            found += attacks(t)
            other_acts(t, seat, here, found)
    if not t.crossing:
        found += [kit.card + card for card in cards_in(t, seat)]
    found.append(kit.end)
    return found


def other_acts(t: MaulTable, seat: int, here: int, found: list[int]) -> None:
    kit = t.kit
    if t.ground().kind[here] == SEARCH_CELL:
        found.append(kit.search_here)
    if t.wounds[seat] and t.holds(seat, MEDIKIT):
        found.append(kit.heal)
    for other in t.living():
        if other != seat and are_close(t, seat, other) and (t.gear[seat] or t.gear[other]):
            found.append(kit.trade + other)


def shambles(t: MaulTable) -> list[int]:
    kit = t.kit
    found: list[int] = []
    if not has_bitten(t):
        found += [kit.step + cell for cell in steps(t, t.zombies[t.active])]
    found += [kit.bite + seat for seat in victims(t) + behind_corners(t)]
    if not t.crossing:
        found += attacks(t)
        found += [kit.card + card for card in cards_in(t, t.turn)]
    found.append(kit.advance)
    found.append(kit.stop)
    return found


def commands(t: MaulTable) -> list[int]:
    kit = t.kit
    left = unacted(t)
    found = [kit.activate + zombie for zombie in left]
    found += [kit.enter + cell for cell in entries(t)]
    found += [kit.card + card for card in cards_in(t, t.turn)]
    if left:
        found.append(kit.advance)
    found.append(kit.end)
    return found

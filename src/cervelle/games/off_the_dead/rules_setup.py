"""Setting up: the Horde, the survivors, the rubble, who begins, and what the level changes."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.rules_end import turn_up_top
from cervelle.games.off_the_dead.rules_horde import release
from cervelle.games.off_the_dead.rules_turn import begin_turn
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import CAST, NONE, UNKNOWN, card, item, mask_size

ONE_SYMBOL: Final = (1, 2, 4)
TWO_SYMBOLS: Final = (3, 5, 6)


def set_up(t: DeadTable) -> None:
    t.then(form_horde, cast, choose_first, hand_out, deal_rubble, turn_up_top, set_sideways, come_out_early, start)


def form_horde(t: DeadTable) -> None:
    """otd.1.1  The Horde: the zombies of the list for this many survivors, mixed, without the zombified survivors."""
    t.horde = [[card(kind, 0) for kind in t.kit.horde]]
    for strength, pair, drawn, different in t.kit.at_random:
        add_at_random(t, strength, list(TWO_SYMBOLS if pair else ONE_SYMBOL), drawn, different)


def add_at_random(t: DeadTable, strength: int, masks: list[int], drawn: int, different: bool) -> None:
    """otd.1.9  Where the list leaves the symbols open, chance chooses, and all are told."""
    for _ in range(drawn):
        mask = t.dice.draw(masks) if different else masks[t.dice.below(len(masks))]
        t.horde[0].append(card(t.kit.kind(strength, mask), 0))
        t.tell("at-random", "otd.1.9", -1, t.told_of_nobody(strength, mask))


# Survivors ----------------------------------------------------------------------------------------


def cast(t: DeadTable) -> None:
    """otd.1.3  One after another, in the order of places, survivors are chosen."""
    if t.survivors[t.turn] == NONE:
        t.ask_player(t.turn, CAST)


def take_survivor(t: DeadTable, survivor: int) -> None:
    t.survivors[t.turn] = survivor
    t.tell("survivor", "otd.1.3", t.seat_of(t.turn), t.told_of(t.turn))
    if t.turn + 1 < t.kit.places:
        t.turn += 1
        t.then(cast)


def leaves_enough_symbols(t: DeadTable, survivor: int) -> bool:
    """Whether, after this pick, those still to pick can bring in the symbols that the team lacks."""
    places = t.kit.places
    wanted = 3 if places > 2 else places
    mask = t.kit.symbol[survivor]
    to_pick = places - 1
    for picked in t.survivors:
        if picked != NONE:
            mask |= t.kit.symbol[picked]
            to_pick -= 1
    others = 0
    for other in range(t.kit.survivors):
        if other != survivor and other not in t.survivors:
            others |= t.kit.symbol[other]
    return mask_size(mask) + min(to_pick, mask_size(others & ~mask)) >= wanted


def choose_first(t: DeadTable) -> None:
    """otd.1.6  The Horde is cut until its arrow points at a survivor, who begins."""
    t.first = t.dice.below(t.kit.places)
    t.turn = t.first


# Rubble -------------------------------------------------------------------------------------------


def hand_out(t: DeadTable) -> None:
    """otd.17.1  Levels 1 and 2: from the first player on, each gets a Colt (1) or an axe (2) of the rubble, while they last."""
    t.rubble = t.kit.rubble[:]
    add_uniques(t)
    gift = t.kit.gift
    for i in range(t.kit.places):
        if gift != NONE and gift in t.rubble:
            place = (t.first + i) % t.kit.places
            t.rubble.remove(gift)
            t.items[place].append(item(gift, t.kit.rounds[gift]))
            t.tell("gift", "otd.17.1", t.seat_of(place), t.told_of(place, gift))


def add_uniques(t: DeadTable) -> None:
    """otd.1.10  Up to two unique items, where there are any, are mixed into the rubble."""
    extras = t.kit.extras[:]
    for _ in range(min(t.kit.unique_count, len(extras))):
        t.rubble.append(t.dice.draw(extras))


def deal_rubble(t: DeadTable) -> None:
    """otd.1.5  The rubble is dealt face down into piles as even as can be: nine, or seven for one or two survivors."""
    t.piles = [[] for _ in range(t.kit.piles)]
    for i in range(len(t.rubble)):
        t.piles[i % t.kit.piles].append(UNKNOWN)


# The beginning ------------------------------------------------------------------------------------


def set_sideways(t: DeadTable) -> None:
    """otd.14.1  With one, the top card points sideways when the game begins."""
    if t.kit.places == 1:
        t.arrow = 1 + 2 * t.dice.below(2)


def come_out_early(t: DeadTable) -> None:
    """otd.17.3  From level 5 on, four zombies are out before the game begins."""
    if t.kit.out:
        t.then(set_sideways)
        t.then_with(release, t.kit.out)


def start(t: DeadTable) -> None:
    begin_turn(t, t.first)

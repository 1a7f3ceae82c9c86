"""Building the mall, placing the pawns, dealing the cards."""

from __future__ import annotations

from cervelle.games.maul_of_america.rules_gear import draw
from cervelle.games.maul_of_america.rules_round import next_round
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    LAY,
    NONE,
    PLACE,
    PLAYING,
    SET,
    SETTING_UP,
    START,
    VOTE,
    VOTE_IS_OVER,
)
from cervelle.games.maul_of_america.table_plan import NO_PLACE_LEFT, TOO_FEW_WAYS, drawn


def open_mall(t: MaulTable) -> None:
    for seat in t.kit.clients:
        t.alive[seat] = 1
    t.then(build, set_up)


def build(t: MaulTable) -> None:
    if t.kit.mall == "drafted":
        t.then(lay_first, clients_place, master_places, clients_place)
    else:
        ready_made(t)


def ready_made(t: MaulTable) -> None:
    """maul.1.12  A mall drawn at random, or a saved one."""
    t.layout = drawn(t.kit.faces, t.dice) if t.kit.mall == "random" else [section[:] for section in t.kit.saved[t.kit.mall]]


def lay_first(t: MaulTable) -> None:
    """maul.1.1  The Zombie Master lays the first board."""
    t.ask(t.kit.master, LAY)


def lay(t: MaulTable, face: int) -> None:
    t.layout.append([face, 0, 0, 0])
    t.tell("laid", "maul.1.1", t.kit.master, face)


def master_places(t: MaulTable) -> None:
    """maul.1.2  The third board is the Zombie Master's."""
    t.ask(t.kit.master, PLACE)


# The Clients' vote ----------------------------------------------------------------------------------


def clients_place(t: MaulTable) -> None:
    """maul.1.9  The Clients vote, in secret."""
    t.proposed = []
    t.then(vote)


def vote(t: MaulTable) -> None:
    t.votes = []
    t.then(count_votes)
    t.ask_all(tuple(sorted(t.kit.clients)), VOTE)


def count_votes(t: MaulTable) -> None:
    for action in t.votes:
        if 2 * t.votes.count(action) > len(t.votes):
            place(t, action, t.kit.clients[0])
            return
    undecided(t)


def undecided(t: MaulTable) -> None:
    """maul.1.10  A second vote among what was proposed; after that the Zombie Master decides."""
    if t.proposed:
        t.tell("undecided", "maul.1.10")
        t.then(master_places)
    else:
        t.proposed = sorted(set(t.votes))
        t.tell("vote-again", "maul.1.10", NONE, len(t.proposed))
        t.then(vote)


def vote_is_over(t: MaulTable) -> None:
    """maul.1.11  Time is up: the Zombie Master decides."""
    t.tell("vote-over", "maul.1.11")
    t.waiting = ()
    t.sealed = []
    t.q += 1
    t.agenda.pop()
    t.arguments.pop()
    t.then(master_places)


def placements(t: MaulTable) -> list[int]:
    """maul.1.3  Every way to join another board to those that lie there."""
    if t.asked == VOTE and t.proposed:
        return t.proposed[:]
    return list(t.kit.plan_of(t.layout))


def forbids_placement(t: MaulTable, action: int) -> str | None:
    why = t.kit.plan_of(t.layout)[action]
    if why == NO_PLACE_LEFT:
        return "maul.1.7"
    return "maul.1.8" if why == TOO_FEW_WAYS else None


def place(t: MaulTable, action: int, who: int) -> None:
    section = t.kit.section_of(t.layout, action)
    t.layout.append(section)
    t.mall = None
    if who == t.kit.master:
        t.tell("placed", "maul.1.2", who, section[0])
    else:
        t.tell("voted", "maul.1.2", NONE, section[0])


def awaits_vote(t: MaulTable) -> list[tuple[int, float]]:
    return [(VOTE_IS_OVER, float(t.kit.vote_seconds))] if t.waiting and t.asked == VOTE and t.kit.vote_seconds else []


# Pawns and cards ------------------------------------------------------------------------------------


def set_up(t: MaulTable) -> None:
    t.phase = SETTING_UP
    t.mall = None
    t.clear_floor()
    t.search = t.kit.search[:]
    t.client = t.kit.client[:]
    t.zombie = t.kit.zombie[:]
    t.count = t.seats - 1
    t.then(place_pawns, place_zombies, deal, begin)


def place_pawns(t: MaulTable) -> None:
    """maul.2.2  One Client after the other, from the Zombie Master's left, into the food court."""
    for seat in t.kit.clients:
        if t.where[seat] == NONE:
            t.turn = seat
            t.then(place_pawns)
            t.ask(seat, START)
            return


def start_cells(t: MaulTable) -> list[int]:
    return [cell for cell in t.ground().food if t.is_free(cell)]


def place_zombies(t: MaulTable) -> None:
    """maul.2.3  As many zombies as Clients."""
    t.turn = t.kit.master
    if t.count and set_cells(t) and t.in_pool():
        t.then(place_zombies)
        t.ask(t.kit.master, SET)


def set_cells(t: MaulTable) -> list[int]:
    return [cell for cell in t.ground().ground if t.is_free(cell)]


def forbids_set(t: MaulTable, cell: int) -> str | None:
    m = t.ground()
    for seat in t.kit.clients:
        if m.distance(t.where[seat], cell) < t.kit.apart:
            return "maul.2.4"
    return None


def deal(t: MaulTable) -> None:
    """maul.2.5  Three cards for everyone."""
    for seat in range(t.seats):
        for _ in range(t.kit.hand):
            deck, out = (t.zombie, t.zombie_out) if seat == t.kit.master else (t.client, t.client_out)
            t.hands[seat].append(draw(t, deck, out))
    t.tell("dealt", "maul.2.5", NONE, t.kit.hand)


def begin(t: MaulTable) -> None:
    t.phase = PLAYING
    t.count = 0
    t.then(next_round)

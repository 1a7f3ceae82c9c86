"""How a table looks after a while: what a strategist compares futures by.

The weights are those of a logistic regression over what became of the Clients of 6,000 games, in which bots also did what they
would not do by themselves.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from cervelle.engine.bot import chances, first_of
from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_face import BOARDS
from cervelle.games.maul_of_america.table_kit import (
    ACT,
    CARDS,
    LOADED,
    MASTER,
    MEDIKIT,
    NAME,
    NONE,
    PLACE,
    ROLL,
    SET,
    VOTE,
    ZOMBIE,
    arm_of,
)
from cervelle.games.maul_of_america.thumb import rule
from cervelle.games.maul_of_america.thumb_act import act
from cervelle.games.maul_of_america.thumb_hunt import exit_worth, shamble
from cervelle.games.maul_of_america.thumb_look import FINDS, PACE, Look
from cervelle.games.maul_of_america.thumb_mall import easiest_place, hardship
from cervelle.games.maul_of_america.thumb_manner import FORESEEING
from cervelle.games.maul_of_america.thumb_odds import WEAPON, bits, missing


class Weights(NamedTuple):
    """What each thing adds to the logarithm of a Client's odds."""

    hope: float
    round: float
    """For each that is left."""
    late: float
    """For each that will be missing."""
    cunning: float
    """For each card of the Zombie Master."""
    hand: float
    piece: float
    sort: float
    arms: float
    medikit: float
    lives: tuple[float, ...]
    """By how many wounds one would survive, up to three."""
    out: float
    """For who only has to run."""
    run: float
    """For each step of the run."""
    way: float
    """For each action to what is wanted next."""
    zombie: float
    near: float
    """Again for each that is near."""


ALONE: Final = Weights(
    hope=-3.63,
    round=0.13,
    late=-0.52,
    cunning=-0.26,
    hand=0.29,
    piece=0.4,
    sort=0.29,
    arms=0.57,
    medikit=0.33,
    lives=(-2.29, -1.12, -0.54, 0.0),
    out=1.16,
    run=-0.065,
    way=-0.098,
    zombie=-0.04,
    near=-0.046,
)
AMONG: Final = Weights(
    hope=-2.86,
    round=0.08,
    late=-0.42,
    cunning=-0.18,
    hand=0.32,
    piece=0.28,
    sort=0.28,
    arms=-0.16,
    medikit=0.12,
    lives=(-1.65, -0.75, -0.36, 0.0),
    out=1.2,
    run=-0.075,
    way=-0.078,
    zombie=-0.015,
    near=-0.051,
)
"""For the only Client, and for one among others."""
FAR: Final = 15.0
"""The most actions that count as a way."""
NEAR: Final = 3
"""Steps from which on a zombie is near."""
CHASE: Final = 3.0
"""Rounds that it takes, about, from having all one needs to being out."""
WORTH_A_THOUGHT: Final = 5
"""How many choices a strategist compares at most."""


# Which choices --------------------------------------------------------------------------------------


def sensible(t: MaulTable, seat: int, dice: Dice) -> list[int]:
    """What the rule of thumb says, then what else is worth a longer thought: where the mall grows, and for the Zombie Master which
    card to play and when, and the way out. Step by step, and of a Client's cards, the rule knows better than an estimate of how
    things stand a round later."""
    found = [rule(t, seat, dice, FORESEEING)]
    if t.asked <= PLACE:
        return first_of(found[0], t.actions(seat))
    if seat != t.kit.master:
        return found
    if t.asked == MASTER:
        found += other_cards(t, seat)
    elif t.asked == NAME:
        found += other_exits(t)
    elif t.asked >= ROLL:
        found += t.actions(seat)
    return list(dict.fromkeys(found))[:WORTH_A_THOUGHT]


def other_cards(t: MaulTable, seat: int) -> list[int]:
    kit = t.kit
    return [action for action in t.actions(seat) if kit.card <= action < kit.card + CARDS]


def other_exits(t: MaulTable) -> list[int]:
    m = t.ground()
    ranked = sorted(m.ways, key=lambda cell: (-exit_worth(t, m.walk(cell), t.living()), cell))
    return [t.kit.exit + cell for cell in ranked[:WORTH_A_THOUGHT]]


# How it ends ----------------------------------------------------------------------------------------


def outlook(t: MaulTable, origin: MaulTable, dice: Dice) -> list[float]:
    """Everybody's chance after the Zombie Master's next turn, everyone following the rule of thumb. Whoever plays the Zombie Master
    looks a round further: what zombies threaten is seen only then."""
    if origin.asked <= PLACE:
        return built(t, dice)
    until = t.round + (2 if origin.waiting[0] == t.kit.master else 1)
    while t.outcome is None and t.round < until:
        who = t.waiting[0]
        asked = t.asked
        if asked in (ACT, ZOMBIE):
            steps = act(t, who, FORESEEING) if asked == ACT else shamble(t, FORESEEING)
            t.play(who, steps[0])
            for action in steps[1:]:
                if t.asked == asked and t.owes(who) and t.forbids(who, action) is None:
                    t.play(who, action)
        else:
            t.play(who, rule(t, who, dice, FORESEEING))
    return prospects(t) if t.outcome is None else chances(t, t.outcome)


def built(t: MaulTable, dice: Dice) -> list[float]:
    """Everybody's chance as far as the mall tells it, the rest of which is built by the rule of thumb, but for the last section."""
    while t.asked <= SET:
        seat = t.waiting[0]
        last = t.asked == VOTE and len(t.layout) == BOARDS - 1
        t.play(seat, easiest_place(t, t.actions(seat)) if last else rule(t, seat, dice))
    master = 1.0 / (1.0 + math.exp(-hardship(t.ground())))
    found = [(1.0 - master) / len(t.kit.clients)] * t.seats
    found[t.kit.master] = master
    return found


def prospects(t: MaulTable) -> list[float]:
    """Each Client's chance by itself; the Zombie Master's that none of them comes out; all of them brought to one in all."""
    alone = [0.0] * t.seats
    none = 1.0
    for each in t.kit.clients:
        if t.alive[each]:
            alone[each] = 1.0 / (1.0 + math.exp(-standing(t, each)))
            none *= 1.0 - alone[each]
    alone[t.kit.master] = none
    total = sum(alone)
    return [chance / total for chance in alone]


def client_gauges(t: MaulTable, seat: int) -> dict[str, float]:
    """What a Client watches. To be dead is to have no equipment."""
    near = t.ground().near[t.where[seat]] if t.alive[seat] else ()
    return {
        "equipment": t.pieces(seat) if t.alive[seat] else 0,
        "wounds": -t.wounds[seat],
        "near": -len([cell for cell in near if t.zombie_at(cell) != NONE]),
        "hand": len(t.hands[seat]),
        "rival": -max([t.pieces(each) if t.alive[each] else 0 for each in t.kit.clients if each != seat], default=0),
    }


def master_gauges(t: MaulTable) -> dict[str, float]:
    """What the Zombie Master watches."""
    return {
        "clients": -len(t.living()),
        "bites": sum([t.wounds[each] for each in t.kit.clients]),
        "zombies": len(t.on_board()),
        "foremost": -max([t.pieces(each) if t.alive[each] else 0 for each in t.kit.clients]),
    }


def standing(t: MaulTable, seat: int) -> float:
    """The logarithm of a Client's odds: time, cards, equipment, wounds, the way to go, and the zombies."""
    look = Look(t, seat)
    w = ALONE if len(t.kit.clients) == 1 else AMONG
    runs = t.exit != NONE and is_ready(t, seat)
    left = t.kit.rounds - t.round
    way = t.ground().walk(t.exit)[look.here] if runs else 0
    needed = way / PACE if runs else FINDS * missing(t, seat) + CHASE
    found = w.hope + w.round * left + w.late * max(0.0, needed - left)
    found += w.cunning * len(t.hands[t.kit.master]) + w.hand * len(t.hands[seat])
    found += w.piece * t.pieces(seat) + w.sort * bits(t.sorts(seat)) + w.arms * arms(t, seat)
    found += w.medikit * t.gear[seat].count(MEDIKIT)
    found += w.lives[min(look.lives, 3)] + crowd(t, w, look.here)
    return found + (w.out + w.run * way if runs else w.way * min(look.way_to_goal(look.here, t.last_search[seat]), FAR))


def crowd(t: MaulTable, w: Weights, here: int) -> float:
    """What the zombies are worth to a Client who stands here."""
    walk = t.ground().walk(here)
    found = 0.0
    for zombie in t.zombies:
        if zombie != NONE:
            found += w.zombie + (w.near if walk[zombie] <= NEAR else 0.0)
    return found


def arms(t: MaulTable, seat: int) -> float:
    """What a Client's weapons are worth in a fight."""
    return sum([WEAPON[arm_of(item % LOADED)] for item in t.gear[seat]])

"""How a table looks after a while: what a strategist compares futures by.

The weights are those of a logistic regression over what became of the Clients of 240 games that bots played.
"""

from __future__ import annotations

import math
from typing import Final

from cervelle.engine.bot import chances
from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america.rules_attack import attacks
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import ACT, CARDS, MASTER, NAME, NONE, ROLL
from cervelle.games.maul_of_america.thumb import rule
from cervelle.games.maul_of_america.thumb_act import go
from cervelle.games.maul_of_america.thumb_hunt import exit_worth
from cervelle.games.maul_of_america.thumb_look import Look
from cervelle.games.maul_of_america.thumb_odds import bits, pain, progress

HOPE: Final = -0.15
CLIENT: Final = 0.36
"""What every Client takes away from the chance of each."""
TIME: Final = 0.074
"""What a round that is left is worth."""
CUNNING: Final = 0.11
"""What a card costs that the Zombie Master holds."""
HELD: Final = 0.28
PIECE: Final = 0.06
SORT: Final = 0.18
PROGRESS: Final = 1.1
LIFE: Final = 0.14
PAIN: Final = 0.25
"""What the bites that are to be expected cost."""
WAY: Final = 0.34
"""What a step costs to what is wanted next."""
FAR: Final = 9.0
READY: Final = 1.1
"""Whoever only has to run has this to fear, and the following for each step."""
RUN: Final = 0.05
WORTH_A_THOUGHT: Final = 4
"""How many choices a strategist compares at most."""


# Which choices --------------------------------------------------------------------------------------


def sensible(t: MaulTable, seat: int, dice: Dice) -> list[int]:
    """What the rule of thumb says, then what else is worth a longer thought, of the questions that matter."""
    found = [rule(t, seat, dice)]
    if t.asked == ACT and not t.crossing:
        found += other_acts(t, seat)
    elif t.asked == MASTER:
        found += other_cards(t, seat)
    elif t.asked == NAME:
        found += other_exits(t)
    elif t.asked >= ROLL:
        found += t.actions(seat)
    return list(dict.fromkeys(found))[:WORTH_A_THOUGHT]


def other_acts(t: MaulTable, seat: int) -> list[int]:
    """The plan itself, any attack, and a search."""
    kit = t.kit
    look = Look(t, seat)
    found = [go(t, look, look.best_plan(t.left))]
    if t.left:
        found += [action for action in attacks(t) if t.forbids(seat, action) is None][:2]
    legal = t.actions(seat)
    return found + [action for action in (kit.search_here, kit.heal, kit.end) if action in legal]


def other_cards(t: MaulTable, seat: int) -> list[int]:
    kit = t.kit
    return [action for action in t.actions(seat) if kit.card <= action < kit.card + CARDS]


def other_exits(t: MaulTable) -> list[int]:
    m = t.ground()
    ranked = sorted(m.ways, key=lambda cell: (-exit_worth(t, m.walk(cell), t.living()), cell))
    return [t.kit.exit + cell for cell in ranked[:WORTH_A_THOUGHT]]


# How it ends ----------------------------------------------------------------------------------------


def outlook(t: MaulTable, dice: Dice) -> list[float]:
    """Everybody's chance after the Zombie Master's next turn, everyone following the rule of thumb."""
    until = t.round + 1
    while t.outcome is None and t.round < until:
        who = t.waiting[0]
        t.play(who, rule(t, who, dice))
    return prospects(t) if t.outcome is None else chances(t, t.outcome)


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
        "wounds": t.wounds[seat],
        "near": len([cell for cell in near if t.zombie_at(cell) != NONE]),
        "hand": len(t.hands[seat]),
        "rival": max([t.pieces(each) if t.alive[each] else 0 for each in t.kit.clients if each != seat], default=0),
    }


def master_gauges(t: MaulTable) -> dict[str, float]:
    """What the Zombie Master watches."""
    return {
        "clients": len(t.living()),
        "bites": sum([t.wounds[each] for each in t.kit.clients]),
        "zombies": len(t.on_board()),
        "foremost": max([t.pieces(each) if t.alive[each] else 0 for each in t.kit.clients]),
    }


def standing(t: MaulTable, seat: int) -> float:
    """The logarithm of a Client's odds: equipment, wounds, the way to go, those who are near enough to bite, the time left."""
    look = Look(t, seat)
    found = HOPE - CLIENT * len(t.kit.clients) + TIME * (t.kit.rounds - t.round) - CUNNING * len(t.hands[t.kit.master])
    found += PIECE * t.pieces(seat) + SORT * bits(t.sorts(seat)) + PROGRESS * progress(t, seat) + HELD * len(t.hands[seat])
    found += LIFE * (look.lives - t.wounds[seat]) - PAIN * pain(look.lives, look.bites(look.here), look.teeth)
    if t.exit != NONE and is_ready(t, seat):
        return found - READY - RUN * t.ground().walk(t.exit)[look.here]
    return found - WAY * min(look.way_to_goal(look.here, t.last_search[seat]), FAR)

"""A rule of thumb: how a decent player dances, from what a seat may know alone.

What counts is how much more damage a zombie can take, where it hurts most, before it must leave: its *breath*. Chances of
winning are shared out by breath, and each card goes where it makes one's own share grow most.
"""

from __future__ import annotations

from typing import Final

from cervelle.games.zombie_mosh.table import LIMBS, NOBODY_YET, MoshTable, limb_of

POWER: Final = 1.5
"""Breath to this power is a zombie's chance: above 1, those who are ahead are worth hitting most."""
LATER: Final = 0.85
"""What a defence is worth while it can still wait: on the way back one knows better what to parry."""
FLEXIBLE: Final = 0.002
"""A slight preference for cards whose other edge is of no use."""
HABIT: Final = 1e-6
"""Between limbs as good: a habit that changes with the seat and the round, or all would go for the heads."""
NEARLY: Final = 1e-9


def dance(t: MoshTable, seat: int) -> int:
    """The choice that makes one's share of the breath in the pit grow most."""
    best = NEARLY - 1.0
    chosen = NOBODY_YET
    for worth, action in weighed(t, seat):
        if worth > best + NEARLY:
            best, chosen = worth, action
    return chosen


def sensible(t: MoshTable, seat: int) -> list[int]:
    """The choices worth a longer thought: the best by the rule of thumb, one card for each thing to do."""
    found: list[int] = []
    done: list[tuple[int, int]] = []
    for _, action in sorted(weighed(t, seat), key=lambda choice: -choice[0]):
        deed = deed_of(t, action)
        if deed not in done:
            done.append(deed)
            found.append(action)
    return found[:WORTH_A_THOUGHT]


WORTH_A_THOUGHT: Final = 8


def deed_of(t: MoshTable, action: int) -> tuple[int, int]:
    """Whom a choice is about (nobody: oneself), and which limb."""
    if action < t.kit.attack:
        return NOBODY_YET, (action - t.kit.defend) % LIMBS
    edge, whom = divmod(action - t.kit.attack, t.seats)
    return whom, edge % LIMBS


def weighed(t: MoshTable, seat: int) -> list[tuple[float, int]]:
    """Every legal choice with its worth, one's left neighbour first among those to hit."""
    kit = t.kit
    nets = [net(t, s) for s in range(t.seats)]
    chances = [chance(t, s, nets[s]) if t.inside[s] else 0.0 for s in range(t.seats)]
    mine = chances[seat]
    others = sum(chances) - mine
    base = mine / (mine + others + NEARLY)
    later = LATER if can_wait(t, seat) else 1.0
    defences = [0.0] * LIMBS
    for limb in range(LIMBS):
        if nets[seat][limb] > 0:
            better = chance_with(t, seat, nets[seat], limb, -1)
            defences[limb] = (better / (better + others + NEARLY) - base) * later
    rivals = [s for s in ((seat + i) % t.seats for i in range(1, t.seats)) if t.inside[s]]
    attacks = {s: attack_worths(t, s, nets[s], mine, others - chances[s], base) for s in rivals}
    found: list[tuple[float, int]] = []
    last = -1
    for card in t.hands[seat]:
        if card == last:
            continue
        last = card
        one, other = kit.kinds[card]
        for limb, spare in ((one, other), (other, one)):
            edge = card * LIMBS + limb
            cost = FLEXIBLE * defences[spare] + HABIT * ((limb + seat + t.round) % LIMBS)
            found.append((defences[limb] - cost, kit.defend + edge))
            for s in rivals:
                found.append((attacks[s][limb] - cost, kit.attack + edge * t.seats + s))
    return found


def can_wait(t: MoshTable, seat: int) -> bool:
    """Whether others play before one's next turn: not on the last way, nor for the last one, who plays on at once."""
    return t.lap * t.kit.turn < t.kit.hand and seat != t.order[-1]


def attack_worths(t: MoshTable, whom: int, hits: list[int], mine: float, rest: float, base: float) -> list[float]:
    """For each limb of a rival, how much hitting it adds to one's own share."""
    found = [0.0] * LIMBS
    for limb in range(LIMBS):
        worse = chance_with(t, whom, hits, limb, 1)
        found[limb] = mine / (mine + rest + worse + NEARLY) - base
    return found


def net(t: MoshTable, seat: int) -> list[int]:
    """Attacks less defences for each limb; below zero, defences to spare."""
    hits = [0] * LIMBS
    for each in t.attacks[seat]:
        hits[limb_of(each)] += 1
    for each in t.defences[seat]:
        hits[limb_of(each)] -= 1
    return hits


def chance_with(t: MoshTable, seat: int, hits: list[int], limb: int, more: int) -> float:
    hits[limb] += more
    found = chance(t, seat, hits)
    hits[limb] -= more
    return found


def chance(t: MoshTable, seat: int, hits: list[int]) -> float:
    return float(breath(t, seat, hits) ** POWER)


def breath(t: MoshTable, seat: int, hits: list[int]) -> float:
    """How much damage, where it hurts most, would put this zombie out after these hits."""
    tough = t.tough(seat)
    damage = t.damage[seat]
    room = [tough[limb] - damage[limb] - max(hits[limb], 0) for limb in range(LIMBS)]
    room.sort()
    total = 0
    for i in range(t.kit.limbs):
        if room[i] > 0:
            total += room[i]
    return total


def shares(t: MoshTable) -> list[float]:
    """Everybody's chance of winning, between rounds."""
    calm = [0] * LIMBS
    found = [chance(t, s, calm) if t.inside[s] else 0.0 for s in range(t.seats)]
    total = sum(found) + NEARLY
    return [each / total for each in found]

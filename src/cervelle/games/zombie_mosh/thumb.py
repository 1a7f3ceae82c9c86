"""A rule of thumb: how a decent player dances, from what a seat may know alone.

What counts is how much more damage a zombie can take, where it hurts most, before it must leave: its *breath*. Chances of
winning are shared out by breath, and each card goes where it makes one's own share grow most.
"""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.zombie_mosh.table import LIMBS, NOBODY_YET, MoshTable, limb_of

LATER: Final = 0.85
"""What a defence is worth while it can still wait: on the way back one knows better what to parry."""
FLEXIBLE: Final = 0.002
"""A slight preference for cards whose other edge is of no use."""
HABIT: Final = 1e-6
"""Between limbs as good: a habit that changes with the seat and the round, or all would go for the heads."""
NEARLY: Final = 1e-9
NOTHING: Final = -9.0
"""Less than any choice is worth."""
WORTH_A_THOUGHT: Final = 8


def dance(t: MoshTable, seat: int) -> int:
    """The choice that makes one's share of the breath in the pit grow most."""
    deeds = Deeds(t, seat)
    best = 0
    for deed in range(1, len(deeds.actions)):
        if deeds.worths[deed] > deeds.worths[best] + NEARLY:
            best = deed
    return deeds.actions[best]


def sensible(t: MoshTable, seat: int) -> list[int]:
    """The choices worth a longer thought: the best by the rule of thumb, one card for each thing to do."""
    deeds = Deeds(t, seat)
    worths = deeds.worths
    ranked = [deed for deed in range(len(worths)) if deeds.actions[deed] != NOBODY_YET]
    ranked.sort(key=lambda deed: -worths[deed])
    return [deeds.actions[deed] for deed in ranked[:WORTH_A_THOUGHT]]


class Deeds:
    """Whom one could hit, one's left neighbour first, or oneself, to parry; and where: for each its best card, if there is one."""

    def __init__(self, t: MoshTable, seat: int) -> None:
        kit = t.kit
        worth = Worth(t, seat)
        self.actions: list[int] = [NOBODY_YET] * ((len(worth.rivals) + 1) * LIMBS)
        self.worths: list[float] = [NOTHING] * len(self.actions)
        last = -1
        for card in t.hands[seat]:
            if card != last:
                last = card
                one, other = kit.kinds[card]
                for limb, spare in ((one, other), (other, one)):
                    edge = card * LIMBS + limb
                    cost = worth.cost(t, seat, limb, spare)
                    self.offer(limb, worth.defences[limb] - cost, kit.defend + edge)
                    for i in range(len(worth.rivals)):
                        s = worth.rivals[i]
                        self.offer((i + 1) * LIMBS + limb, worth.attacks[s][limb] - cost, kit.attack + edge * t.seats + s)

    def offer(self, deed: int, worth: float, action: int) -> None:
        if worth > self.worths[deed]:
            self.worths[deed] = worth
            self.actions[deed] = action


class Worth:
    """How much each thing that one could do adds to one's own share: a parry, or a hit, for each limb."""

    def __init__(self, t: MoshTable, seat: int) -> None:
        pit = [Breath(t, s, net(t, s)) for s in range(t.seats)]
        chances = [chance(pit[s].total) if t.inside[s] else 0.0 for s in range(t.seats)]
        mine = chances[seat]
        others = sum(chances) - mine
        base = mine / (mine + others + NEARLY)
        later = LATER if can_wait(t, seat) else 1.0
        better = chance(pit[seat].total + 1)
        parry = (better / (better + others + NEARLY) - base) * later
        self.defences: list[float] = [parry if pit[seat].gains(limb) else 0.0 for limb in range(LIMBS)]
        self.attacks: list[list[float]] = [[] for _ in range(t.seats)]
        self.rivals: list[int] = []
        for i in range(1, t.seats):
            s = (seat + i) % t.seats
            if t.inside[s]:
                self.rivals.append(s)
                hit = mine / (mine + others - chances[s] + chance(pit[s].total - 1) + NEARLY) - base
                self.attacks[s] = [hit if pit[s].loses(limb) else 0.0 for limb in range(LIMBS)]

    def cost(self, t: MoshTable, seat: int, limb: int, spare: int) -> float:
        """Of using this edge of a card: its other edge is lost, and one is not to do the same always."""
        return FLEXIBLE * self.defences[spare] + HABIT * ((limb + seat + t.round) % LIMBS)


def can_wait(t: MoshTable, seat: int) -> bool:
    """Whether others play before one's next turn: not on the last way, nor for the last one, who plays on at once."""
    return t.lap * t.kit.turn < t.kit.hand and seat != t.order[-1]


def net(t: MoshTable, seat: int) -> list[int]:
    """Attacks less defences for each limb; below zero, defences to spare."""
    hits = [0] * LIMBS
    for each in t.attacks[seat]:
        hits[limb_of(each)] += 1
    for each in t.defences[seat]:
        hits[limb_of(each)] -= 1
    return hits


def chance(breath: int) -> float:
    """Breath to the power of one and a half: those who are ahead are worth hitting most."""
    room = float(max(0, breath))
    return room * math.sqrt(room)


class Breath:
    """How much damage, where it hurts most, would put a zombie out after these hits: the sum of the least rooms, as many as
    there are limbs to lose."""

    def __init__(self, t: MoshTable, seat: int, hits: list[int]) -> None:
        tough = t.tough(seat)
        damage = t.damage[seat]
        self.hits = hits
        self.rooms: list[int] = [tough[limb] - damage[limb] - max(hits[limb], 0) for limb in range(LIMBS)]
        ranked = [max(0, room) for room in self.rooms]
        ranked.sort()
        self.total: int = 0
        for i in range(t.kit.limbs):
            self.total += ranked[i]
        self.last: int = ranked[t.kit.limbs - 1]
        """The greatest of the rooms that count …"""
        self.spare: bool = t.kit.limbs < LIMBS and ranked[t.kit.limbs] == self.last
        """… and whether another is as great."""

    def loses(self, limb: int) -> bool:
        """Whether one more hit there tells."""
        return self.hits[limb] >= 0 and 0 < self.rooms[limb] <= self.last

    def gains(self, limb: int) -> bool:
        """Whether a parry there tells."""
        room = self.rooms[limb]
        return self.hits[limb] > 0 and room >= 0 and (room < self.last or (room == self.last and not self.spare))


def shares(t: MoshTable) -> list[float]:
    """Everybody's chance of winning, between rounds."""
    calm = [0] * LIMBS
    found = [chance(Breath(t, s, calm).total) if t.inside[s] else 0.0 for s in range(t.seats)]
    total = sum(found) + NEARLY
    return [each / total for each in found]

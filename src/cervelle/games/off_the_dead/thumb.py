"""A rule of thumb: what each choice is worth, by what the seat may know. Faces that nobody has seen count by their average."""

from __future__ import annotations

from cervelle.games.off_the_dead.rules_attack import is_in_reach
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ACTION,
    ADRENALINE,
    AGAIN,
    AXE,
    BARRICADE,
    BEFORE_ACTION,
    BEFORE_BITE,
    BEFORE_END,
    BLAZE,
    BURST,
    CAST,
    CHAINSAW,
    COLT,
    DIRECTION,
    DISCARD,
    DODGE,
    DROP,
    HANDS,
    JERRYCAN,
    LOADER,
    LOSE,
    MELEE,
    MP5,
    NEXT,
    NOBODY_THERE,
    NURSE,
    PANIC,
    PAY,
    PILE,
    PUSH,
    PUT,
    REDIRECT,
    REVEAL,
    SCOPE,
    SURPLUS,
    SURPRISE_WAVE,
    SWEEP,
    TAKE,
    TILTED,
    TOY,
    UNKNOWN,
    is_up,
    item_kind,
    kind_of,
    mask_size,
    rounds_of,
    zone_of,
)

CASTING = (2, 5, 4, 1, 3)
"""How much each survivor is liked."""
NEED = {
    COLT: 9.0, MP5: 8.0, CHAINSAW: 7.0, AXE: 6.0, JERRYCAN: 5.0, ADRENALINE: 4.5, TOY: 4.0, BARRICADE: 3.5, LOADER: 2.5, SCOPE: 1.0,
    SURPRISE_WAVE: -9.0,
}  # fmt: skip
"""What an item in hand is worth."""
DANGER = (0.0, 6.0, 7.5, 11.0)
"""What a zombie in each zone costs, the melee zone last."""
ROUND = 0.8
EVENT_RISK = 1.0
A_SEARCH = 1.0
UNARMED = 3.0
CLEARLY = 3.0
"""From what worth on something is played in a window."""


class Thumb:
    """The worth of choices at one table; `remembers` says whether it knows what lies on top of the piles."""

    def __init__(self, t: DeadTable, seat: int, remembers: bool) -> None:
        self.t = t
        self.seat = seat
        self.remembers = remembers
        self.unseen = [kind_of(zombie) for zombie in t.unseen()]

    def best(self) -> int:
        """The most valuable legal choice, the first of equals."""
        legal = self.t.actions(self.seat)
        return max(legal, key=lambda action: (self.worth(action), -action))

    def worth(self, action: int) -> float:
        t = self.t
        verb = t.box.verbs.of(action)
        numbers = verb.values(action)
        if t.asked >= BEFORE_ACTION:
            return 0.0 if verb.name == "pass" else self.played(verb.name, numbers) - CLEARLY
        if t.asked == ACTION:
            return self.acted(verb.name, numbers)
        return self.answered(verb.name, numbers)

    # Actions -------------------------------------------------------------------------------------------

    def acted(self, verb: str, numbers: dict[str, int]) -> float:
        t = self.t
        if verb == "search":
            return self.searched(numbers["pile"])
        if verb == "throw":
            return self.thrown(numbers["slot"], numbers["target"])
        if verb == "hands":
            return self.attacked(HANDS, t.actor, numbers["zombie"])
        if verb == "attack":
            return self.attacked(numbers["slot"], numbers["target"], numbers["zombie"])
        return -1.0 if verb == "discard" else 0.0

    def searched(self, pile: int) -> float:
        armed = any(self.is_armed(held) for held in self.t.items[self.t.actor])
        worth = A_SEARCH if armed else A_SEARCH + UNARMED
        top = self.top(pile)
        if top == UNKNOWN:
            return worth
        pair = any(self.top(other) == top for other in range(len(self.t.piles)) if other != pile)
        pair = pair or self.t.piles[pile][-2:] == [top, top]
        return worth + self.need(top) / 3 if pair else worth - 0.5

    def top(self, pile: int) -> int:
        """What one remembers of the top of a pile."""
        there = self.t.piles[pile]
        return there[-1] if self.remembers and there else UNKNOWN

    def need(self, kind: int) -> float:
        worth = NEED.get(kind, 6.0)
        held = [item_kind(each) for each in self.t.items[self.t.actor]]
        if kind in held:
            worth *= 0.6
        if kind in (LOADER, SCOPE) and COLT not in held and MP5 not in held:
            worth *= 0.4
        return worth

    def is_armed(self, held: int) -> bool:
        kind = item_kind(held)
        return self.t.kit.weapon[kind] and (not self.t.kit.rounds[kind] or rounds_of(held) > 0)

    def thrown(self, slot: int, target: int) -> float:
        t = self.t
        held = t.items[t.actor][slot]
        mine = [each for each in t.items[t.actor] if self.is_armed(each)]
        theirs = [each for each in t.items[target] if self.is_armed(each)]
        threat = sum(DANGER[zone_of(zombie)] for zombie in t.corridors[target]) / 6
        if self.is_armed(held):
            return threat + 2.0 if len(mine) > 1 and not theirs else -1.0
        if item_kind(held) == ADRENALINE and self.is_dying(target) and not t.infection[t.actor]:
            return 6.0
        return -1.0

    def attacked(self, slot: int, place: int, zombie: int) -> float:
        """What a weapon can be expected to do, less its round."""
        t = self.t
        kind = UNKNOWN if slot == HANDS else item_kind(t.items[t.actor][slot])
        effect = t.kit.effects[kind] if slot != HANDS else 0
        power = t.kit.force[t.survivors[t.actor]] if slot == HANDS else t.kit.powers[kind]
        target = t.corridors[place][zombie]
        worth = self.blow(place, target, power)
        others = [each for each in t.corridors[t.actor] if each != target]
        if effect == SWEEP:
            worth += sum(self.blow(place, each, power) for each in others if zone_of(each) == MELEE)
        elif effect == BURST:
            worth += max([self.blow(place, each, power) for each in others if is_in_reach(t.kit.reaches[kind], each)], default=0.0)
        return worth - (ROUND if slot != HANDS and t.kit.rounds[kind] else 0.0)

    def blow(self, place: int, zombie: int, power: int) -> float:
        worth = self.chance(zombie, power) * (DANGER[zone_of(zombie)] + 1.0 + (5.0 if self.is_dying(place) else 0.0))
        if zombie & TILTED:
            worth /= 2
        return worth if is_up(zombie) else worth - EVENT_RISK

    def chance(self, zombie: int, power: int) -> float:
        """Of a roll that beats this zombie; unseen, it could be any that nobody has seen."""
        strengths = self.t.kit.strengths
        if is_up(zombie):
            return hits(strengths[kind_of(zombie)], power)
        return sum(hits(strengths[kind], power) for kind in self.unseen) / max(1, len(self.unseen))

    def is_dying(self, place: int) -> bool:
        t = self.t
        return t.infection[place] >= t.kit.deadly[t.survivors[place]] - 2 and t.infection[place] > 0

    # Windows -------------------------------------------------------------------------------------------

    def played(self, verb: str, numbers: dict[str, int]) -> float:
        t = self.t
        if verb == "use":
            return self.used(item_kind(t.items[t.turn][numbers["slot"]]))
        if verb == "reload":
            held = t.items[t.turn][numbers["slot"]]
            return 2.0 * (t.kit.rounds[item_kind(held)] - rounds_of(held))
        if verb == "toy":
            return self.spared(t.turn, t.corridors[t.turn][numbers["zombie"]])
        if verb == "burn":
            burning = [zombie for zombie in t.corridors[t.turn] if zone_of(zombie) == numbers["zone"]]
            power = max(power for power, effect in zip(t.kit.powers, t.kit.effects, strict=True) if effect == BLAZE)
            return sum(self.blow(t.turn, zombie, power) for zombie in burning) - 6.0
        if verb == "line":
            return self.said(numbers["line"])
        if verb == "ability":
            return self.spared(numbers["target"], t.corridors[numbers["target"]][numbers["zombie"]]) - 1.0
        return self.aided(numbers["place"], numbers["target"])

    def spared(self, place: int, zombie: int) -> float:
        """To be rid of a zombie that is about to bite: a bite is worst for the healthy, who would only get worse, and the dying."""
        t = self.t
        if t.asked != BEFORE_BITE or place != t.turn:
            return 0.0
        bite = 6.0 if self.is_dying(place) or (t.kit.infection_on and not t.infection[place]) else 3.0
        return bite + t.kit.strengths[kind_of(zombie)] / 2

    def used(self, kind: int) -> float:
        t = self.t
        if kind == ADRENALINE:
            return self.healed(t.turn, t.kit.adrenaline)
        if kind == BARRICADE:
            return 2.0 * sum(zone_of(zombie) == MELEE - 1 for zombie in t.corridors[t.turn]) + len(t.in_melee(t.turn))
        return 6.0 if kind == SCOPE and not t.corridors[t.turn] else 0.0

    def healed(self, place: int, steps: int) -> float:
        """Best when it heals altogether, at the end of one's turn, or when death is near."""
        t = self.t
        if self.is_dying(place):
            return 8.0
        at_the_end = t.asked == BEFORE_END and place == t.turn
        return 5.0 if at_the_end and t.kit.infection_on and t.infection[place] <= steps else 0.0

    def said(self, line: int) -> float:
        t = self.t
        if line == 0:
            return 3.5 if len(t.trophies[t.turn]) > 3 and self.is_badly_aimed() else 0.0
        if t.event != UNKNOWN:
            return 4.0 if t.event in (PANIC, DROP) else 0.0
        target = t.zombie(t.target)
        worth = DANGER[zone_of(target)] * self.chance(target, t.roll[2] + t.plus)
        if line == 2:
            return DANGER[zone_of(target)] if t.roll[5] + 1 == t.roll[4] else 0.0
        return worth * 0.8

    def is_badly_aimed(self) -> bool:
        t = self.t
        place = t.kit.place_at[t.arrow]
        return place != NOBODY_THERE and t.alive[place] == 1 and len(t.corridors[place]) >= 3

    def aided(self, place: int, target: int) -> float:
        t = self.t
        what = t.kit.abilities[t.survivors[place]]
        if what == NURSE:
            return self.healed(target, t.kit.nurse)
        if what == DODGE:
            return 2.0 * len(t.in_melee(target)) + (4.0 if self.is_dying(target) else 0.0)
        armed = any(self.is_armed(held) for held in t.items[target])
        return 2.0 * len(t.in_melee(target)) if armed and t.asked == BEFORE_BITE else 0.0

    # Other questions -----------------------------------------------------------------------------------

    def answered(self, verb: str, numbers: dict[str, int]) -> float:
        t = self.t
        if t.asked == CAST:
            return CASTING[numbers["survivor"]]
        if t.asked == PILE:
            top = self.top(numbers["pile"])
            return 9.0 if top == t.turned[0] else 1.0 if top == UNKNOWN else 0.0
        if t.asked == TAKE:
            return 1.0 if verb == "take" else 0.0
        if t.asked == PUT:
            top = self.top(numbers["pile"])
            return 1.0 if top == t.turned[0] else 0.5 - len(t.piles[numbers["pile"]]) / 20 if top == UNKNOWN else 0.0
        if t.asked == REDIRECT:
            return -self.burden(numbers["target"])
        if t.asked == DIRECTION:
            place = t.kit.place_at[numbers["direction"]]
            return 1.0 if place == NOBODY_THERE else -self.burden(place) if t.alive[place] else 0.0
        if t.asked == LOSE:
            return -NEED.get(item_kind(t.items[t.actor][numbers["slot"]]), 6.0)
        if t.asked == DISCARD:
            return -float(mask_size(t.kit.symbols[t.trophies[numbers["place"]][numbers["slot"]]]))
        if t.asked == PAY:
            return -float(mask_size(t.kit.symbols[t.trophies[t.turn][numbers["slot"]]]))
        if t.asked == SURPLUS:
            return 1.0 if verb == "stop" else 0.0
        if t.asked in (NEXT, AGAIN, PUSH, REVEAL):
            return 0.0 if verb == "stop" else 1.0 + self.chance(t.corridors[numbers["target"]][numbers["zombie"]], 2)
        return 0.0

    def burden(self, place: int) -> float:
        t = self.t
        return len(t.corridors[place]) + t.infection[place]


def hits(strength: int, power: int) -> float:
    """The chance that a die plus this power reaches that strength."""
    return min(6, max(0, 7 - strength + power)) / 6


def prospects(t: DeadTable) -> float:
    """How a position looks for all of them together, from 0 (lost) to 1 (won)."""
    if t.outcome is not None:
        return 1.0 if t.outcome.winners else 0.0
    worth = 0.0
    for place in t.living():
        deadly = t.kit.deadly[t.survivors[place]]
        worth += 30.0 - 20.0 * (t.infection[place] / deadly) ** 2
        worth -= sum(DANGER[zone_of(zombie)] for zombie in t.corridors[place]) * 0.5
        worth += sum(NEED.get(item_kind(held), 6.0) for held in t.items[place]) * 0.4 + len(t.trophies[place])
        worth += 0.0 if t.used[place] else 3.0
    left = t.horde_count() + sum(len(corridor) for corridor in t.corridors)
    return worth / (worth + 4.0 * left + 1.0) if worth > 0 else 0.0

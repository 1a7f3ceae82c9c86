"""Bile and torches: when a fire is worth it, and how hands get ready for it."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_actions import close_by
from cervelle.games.zombicide.table_kit import ABOMINATION, BILE, CHARACTER, NONE, SLOTS, TORCH
from cervelle.games.zombicide.thumb_fight import Fight

COST: Final = 1.0
"""What bile and torch are worth unused."""
WORTHWHILE: Final = 2.0
"""What a fire must be worth for hands to be made ready."""


class Fire:
    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.t = fight.look.t

    def blaze(self, zone: int) -> float:
        """What it is worth if everything in the zone dies."""
        if self.t.here(zone):
            return -9.0
        value = -COST
        for sort, count in self.fight.crowd_of(zone):
            monster = ABOMINATION <= sort < CHARACTER
            value += self.fight.monster_value(zone, sort) if monster else count * self.fight.kill_value(zone, sort)
        return value

    def pour_worth(self, place: int, zone: int) -> float:
        """Worth most of the fire, if someone near has a torch in hand and an action left."""
        t, ground = self.t, self.fight.look.ground
        for other in self.fight.look.living:
            left = t.left[other] - (1 if other == place else 0)
            if left > 0 and TORCH in t.gear[other][:2] and 0 <= ground.range(t.zone[other], zone) <= 1:
                return 0.6 * self.blaze(zone)
        return -1.0

    # Getting ready --------------------------------------------------------------------------------------

    def ready_worth(self, place: int) -> float:
        """What it is worth to take bile and torch in hand now: a part of the best fire that can then be lit this turn."""
        best = self.best_blaze(place)
        if best <= WORTHWHILE or self.t.left[place] < 3 or self.shift(place) == NONE:
            return 0.0
        return 0.4 * best

    def is_ready(self, place: int) -> bool:
        """Whether all that is needed is in hand, with something to burn."""
        held = self.t.gear[place][:2]
        return BILE in held and TORCH in held and self.t.left[place] > 1 and self.wants(place)

    def shift(self, place: int) -> int:
        """The next change that brings bile and torch into the hands of who has both; NONE if there is none to make."""
        gear = self.t.gear[place]
        if BILE not in gear or TORCH not in gear:
            return NONE
        for item, other in ((BILE, TORCH), (TORCH, BILE)):
            if item not in gear[:2]:
                hand = 1 if gear[0] == other else 0
                return self.t.kit.shift + hand * SLOTS + gear.index(item)
        return NONE

    def wants(self, place: int) -> bool:
        """Whether there is something beside this survivor that should burn."""
        return self.best_blaze(place) > WORTHWHILE

    def best_blaze(self, place: int) -> float:
        return max([self.blaze(zone) for zone in close_by(self.t, self.t.zone[place])])

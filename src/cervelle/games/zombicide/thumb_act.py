"""What a survivor does next: every action worth a thought, weighed."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_actions import HANDS
from cervelle.games.zombicide.rules_dice import profile
from cervelle.games.zombicide.rules_loot import on_floor
from cervelle.games.zombicide.rules_move import move_cost, opener
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ADRENALINE,
    BELT,
    CELERITE,
    CHEST,
    DOORS,
    FORCE,
    FREE_MOVE,
    GRAND_SOIN,
    HEALING,
    INVISIBILITY,
    LOCKED,
    MAGIC,
    MELEE,
    NONE,
    OMBRE,
    PIERRE,
    PLACES,
    RANGED,
    RUN,
    SLOTS,
    SOIN,
    SOUFFLE,
    SPEED,
    TORCH,
    kind_of,
)
from cervelle.games.zombicide.table_map import VAULT, ZONES
from cervelle.games.zombicide.thumb_aim import Aims
from cervelle.games.zombicide.thumb_fight import Fight
from cervelle.games.zombicide.thumb_fire import Fire
from cervelle.games.zombicide.thumb_gear import USEFUL, best_change, found_worth
from cervelle.games.zombicide.thumb_look import DESPERATE, Look
from cervelle.games.zombicide.thumb_manner import USUAL, Manner
from cervelle.games.zombicide.thumb_odds import Arm, arm_of

TAKE: Final = 3.0
TOKEN: Final = 0.5
SEARCH_VAULT: Final = 1.2
LOOT: Final = 0.9
BODIES: Final = 0.4
ARRANGE: Final = 1.0
ENOUGH: Final = 0.06
"""What an action must be worth at least; else it is kept."""
BARE: Final = 0.3
"""What it costs to open a door with nobody ready for what is behind it, for each room."""

Weighed = tuple[float, int]


class Act:
    """One decision: all choices of a seat, weighed."""

    def __init__(self, t: CampaignTable, manner: Manner = USUAL) -> None:
        self.t = t
        self.manner = manner
        self.look = Look(t, manner)
        self.aims = Aims(self.look)
        self.fight = Fight(self.look, self.aims)
        self.fire = Fire(self.fight)

    def weighed(self, actions: list[int]) -> list[Weighed]:
        return [(self.worth(action), action) for action in actions]

    def worth(self, action: int) -> float:
        kit = self.t.kit
        if action == kit.pass_:
            return ENOUGH if self.t.round < DESPERATE else -0.9
        if action < kit.charge:
            return self.move_worth(*divmod(action - kit.move, ZONES))
        if action < kit.search:
            return self.charge_worth(action - kit.charge)
        if action < kit.open:
            return self.search_worth(action - kit.search)
        if action < kit.strike:
            return self.door_worth(*divmod(action - kit.open, DOORS))
        if action < kit.bless:
            return self.attack_worth(action)
        return self.other_worth(action)

    # Moving --------------------------------------------------------------------------------------------

    def move_worth(self, place: int, zone: int) -> float:
        t = self.t
        left = t.left[place]
        cost = move_cost(t, place)
        free = cost if t.states[place] & RUN else 1 if t.moves[place] or t.free[place] & FREE_MOVE else 0
        if t.fire[zone]:
            return -9.0
        after = left - max(0, cost - free)
        return self.gain(place, zone, after)

    def gain(self, place: int, zone: int, after: int) -> float:
        """What it is worth to be there, with so many actions left, rather than to stay."""
        t, here = self.t, self.t.zone[place]
        steps = self.aims.progress(place, zone) - self.aims.progress(place, here)
        stay = max(0, t.left[place] - 1)
        errand = self.errand(place, zone) - self.errand(place, here)
        return self.manner.step * steps + errand - self.look.risk(place, zone, after) + self.look.risk(place, here, stay)

    def errand(self, place: int, zone: int) -> float:
        """What it is worth to be near rooms that can be searched."""
        t, look = self.t, self.look
        if t.free_slot(place) == NONE or look.fear <= 0.0:
            return 0.0
        chests = (CHEST, LOCKED) if look.can_open(place) else (CHEST,)
        near = [other for other in (zone, *look.ground.near[zone]) if t.chests[other] in chests and not look.crowd[other]]
        return 0.0 if not near else self.manner.errand * (1.0 if zone in near else 0.3)

    def charge_worth(self, at: int) -> float:
        """A move and a blow for one action."""
        t = self.t
        place, slot, zone = at // (HANDS * ZONES), at // ZONES % HANDS, at % ZONES
        if t.fire[zone]:
            return -9.0
        after = t.left[place] - move_cost(t, place)
        blow = self.fight.attack_value(place, arm_of(t, place, slot, MELEE), zone)
        return self.gain(place, zone, after + 1) + blow

    # Fighting ------------------------------------------------------------------------------------------

    def attack_worth(self, action: int) -> float:
        t, kit = self.t, self.t.kit
        if action < kit.shoot:
            at, zone = divmod(action - kit.strike, ZONES)
            place, slot = divmod(at, HANDS)
            return self.fight.attack_value(place, arm_of(t, place, slot, MELEE), zone)
        at, zone = divmod(action - kit.shoot, ZONES)
        place, slot = divmod(at, SLOTS)
        kind = RANGED if profile(t, t.gear[place][slot], RANGED) is not None else MAGIC
        return self.fight.attack_value(place, arm_of(t, place, slot, kind), zone)

    # Doors, chests, objectives ---------------------------------------------------------------------------

    def door_worth(self, place: int, door: int) -> float:
        """Worth what it spares on the way; less if nobody is ready for what comes out."""
        t, look = self.t, self.look
        here = t.zone[place]
        a, b = look.town.doors[door]
        there = b if a == here else a
        gained = max([self.door_gain(other, here, there) for other in look.living], default=0.0)
        if gained <= 0.0 or look.crowd[here]:
            return 0.0
        building = look.town.building[there]
        value = self.manner.step * gained * (7 - opener(t, place)) / 6.0
        if building != NONE and not t.revealed >> building & 1:
            ready = sum([t.left[other] for other in look.living if look.ground.far(here)[t.zone[other]] <= 1]) - 1
            value -= BARE * max(0.0, len(look.town.rooms[building]) - 0.5 * ready)
        return value

    def door_gain(self, place: int, here: int, there: int) -> float:
        """How many steps a survivor nearby spares once the door is open."""
        t, look = self.t, self.look
        if look.ground.far(here)[t.zone[place]] > 2:
            return 0.0
        return self.aims.progress(place, there) - 1.0 - self.aims.progress(place, here)

    def search_worth(self, place: int) -> float:
        t = self.t
        zone = t.zone[place]
        if t.free_slot(place) == NONE:
            return 0.0
        value = SEARCH_VAULT if t.map().kind[zone] == VAULT and not t.vaulted else self.manner.search
        if t.chests[zone] == LOCKED:
            value *= (7 - opener(t, place)) / 6.0
        return value + (0.15 if t.holds(place, TORCH) != NONE else 0.0) - self.waste(place)

    def waste(self, place: int) -> float:
        """What it costs to do something other than fight or flee."""
        t, here = self.t, self.t.zone[place]
        left = t.left[place]
        return self.look.risk(place, here, max(0, left - 1)) - self.look.risk(place, here, left)

    def take_worth(self, place: int) -> float:
        zone = self.t.zone[place]
        return (TAKE if zone in self.aims.wanted else TOKEN) - self.waste(place)

    # The rest --------------------------------------------------------------------------------------------

    def other_worth(self, action: int) -> float:
        t, kit = self.t, self.t.kit
        if action < kit.repulse:
            at, target = divmod(action - kit.bless, PLACES)
            return self.bless_worth(at // SLOTS, at % SLOTS, target)
        if action < kit.arrange:
            at, zone = divmod(action - kit.repulse, ZONES)
            return self.repulse_worth(at // SLOTS, zone)
        if action < kit.take:
            return self.arrange_worth(action - kit.arrange)
        if action < kit.noise:
            return self.take_worth(action - kit.take)
        if action < kit.drop:
            return -1.0 if t.round < DESPERATE else 0.0
        if action < kit.pick:
            return -1.0
        if action < kit.bodies:
            return self.pick_worth(action - kit.pick)
        if action < kit.loot:
            place = action - kit.bodies
            return -1.0 if self.look.crowd[t.zone[place]] else BODIES * t.corpses[t.zone[place]] - self.waste(place)
        if action < kit.drink:
            return LOOT - self.waste((action - kit.loot) // PLACES)
        if action < kit.eat:
            return self.drink_worth(*divmod(action - kit.drink, BELT))
        return self.hand_worth(action)

    def hand_worth(self, action: int) -> float:
        kit = self.t.kit
        if action < kit.pour:
            return -1.0
        if action < kit.ignite:
            return self.fire.pour_worth((action - kit.pour) // (ZONES * SLOTS), (action - kit.pour) % ZONES)
        if action < kit.load:
            return self.fire.blaze((action - kit.ignite) % ZONES)
        place, slot = divmod(action - kit.load, SLOTS)
        return self.load_worth(place, slot)

    def arrange_worth(self, place: int) -> float:
        flames = self.fire.ready_worth(place)
        if flames > 0.0 or self.fire.is_ready(place):
            return flames - self.waste(place)
        gain, _ = best_change(self.t, place)
        return ARRANGE * gain - self.waste(place) if gain > USEFUL else -1.0

    def pick_worth(self, place: int) -> float:
        gains = [found_worth(self.t, place, item) for item in on_floor(self.t, self.t.zone[place])]
        best = max(gains, default=0.0)
        return best - self.waste(place) if best > USEFUL else -1.0

    def load_worth(self, place: int, slot: int) -> float:
        """Half of the shot that it allows."""
        t = self.t
        if slot > 1 or t.left[place] < 2:
            return -1.0
        item = kind_of(t.gear[place][slot])
        loaded = t.gear[place][slot]
        t.gear[place][slot] = item
        arm = arm_of(t, place, slot, RANGED)
        t.gear[place][slot] = loaded
        return 0.5 * self.best_shot(place, arm)

    def best_shot(self, place: int, arm: Arm) -> float:
        look, here = self.look, self.t.zone[place]
        best = 0.0
        for zone in look.infested:
            far = look.ground.range(here, zone)
            if far >= 0 and arm.least <= far <= arm.most:
                best = max(best, self.fight.attack_value(place, arm, zone))
        return best

    # Spells and potions --------------------------------------------------------------------------------

    def bless_worth(self, place: int, slot: int, target: int) -> float:
        t = self.t
        spell = kind_of(t.gear[place][slot])
        if spell == HEALING:
            return 0.9 * t.wounds[target] - self.waste(place) if t.wounds[target] else -1.0
        zone = t.zone[target]
        if spell == INVISIBILITY:
            return 0.7 * self.look.risk(target, zone, 0) - 0.3
        if spell == SPEED:
            far = -self.aims.progress(target, zone)
            return 0.6 if far >= 2.0 and not t.moves[target] and not self.look.crowd[zone] else -1.0
        return -1.0

    def repulse_worth(self, place: int, zone: int) -> float:
        risk = sum([self.look.risk(other, zone, 0) for other in self.t.here(zone)])
        return 0.7 * risk - 0.1

    def drink_worth(self, place: int, slot: int) -> float:
        t = self.t
        potion = t.belt[place][slot]
        zone = t.zone[place]
        if potion in (SOIN, GRAND_SOIN):
            wanted = 2 if potion == GRAND_SOIN and self.look.risk(place, zone, 0) < 2.0 else 1
            return 5.0 if t.wounds[place] >= wanted else -1.0
        if potion == SOUFFLE:
            return 1.0 if t.gas[zone] else -1.0
        if potion in (PIERRE, OMBRE):
            return self.look.risk(place, zone, 0) - 1.2 if t.left[place] == 0 else -1.0
        if potion == CELERITE:
            far = -self.aims.progress(place, zone)
            return 1.0 if far >= 3.0 and not self.look.crowd[zone] else -1.0
        if potion == ADRENALINE:
            return 0.4 if self.look.risk(place, zone, 0) > 1.0 or -self.aims.progress(place, zone) >= 3.0 else -1.0
        return self.strength_worth(place, potion)

    def strength_worth(self, place: int, potion: int) -> float:
        """Force or a keen eye, before a fight that is worth it."""
        t = self.t
        kinds = (MELEE,) if potion == FORCE else (RANGED, MAGIC)
        best = 0.0
        for arm in self.look.arms[place]:
            if arm.kind in kinds:
                better = (
                    arm._replace(damage=arm.damage + 1) if potion == FORCE else arm._replace(chance=min(1.0, arm.chance + 1 / 6))
                )
                best = max(best, self.best_shot(place, better) - self.best_shot(place, arm))
        return best * t.left[place] + 0.5 if best * t.left[place] > 0.5 else -1.0

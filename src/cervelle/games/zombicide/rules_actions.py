"""What a survivor may do: every action worth showing, and what forbids it."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_dice import choosable, from_the_book, profile
from cervelle.games.zombicide.rules_fight import FREE_FOR, aim
from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_loot import carries, has_place_for, on_floor, receive
from cervelle.games.zombicide.rules_move import (
    at_hand,
    can_pay,
    doors_at,
    forbids_move,
    forces,
    has_room,
    is_full,
    make_noise,
    move_cost,
    opener,
    pay,
    step,
)
from cervelle.games.zombicide.rules_potions import can_drink
from cervelle.games.zombicide.rules_spawn import unlatch
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ARRANGE,
    BILE,
    CHEST,
    DOORS,
    DRANK,
    DROP,
    ELIXIR,
    FREE_MAGIC,
    FREE_MOVE,
    FREE_SPELL,
    HEALING,
    LOCKED,
    MAGIC,
    MELEE,
    NONE,
    PICK,
    PLACES,
    RANGED,
    REPULSE,
    RUN,
    SKILL,
    SLOTS,
    SURVIVORS,
    TORCH,
    UNLOADED,
    unlike,
)
from cervelle.games.zombicide.table_map import ZONES

KEY: Final = 1
BILE_TOKEN: Final = 5
HANDS: Final = 3
"""Slots whose weapons strike: the hands and the body."""


# What there is to do --------------------------------------------------------------------------------


def can_act(t: CampaignTable, place: int) -> bool:
    """Whether anything is left for this survivor in the survivors' turn."""
    if t.left[place] > 0 or can_drink(t, place):
        return True
    if not t.free[place] and not t.moves[place] and not t.states[place] & RUN:
        return False
    return any(forbids(t, action) is None for action in acts(t, place))


def can_answer(t: CampaignTable, place: int) -> bool:
    """Whether this survivor may do anything in the zombies' turn: with a kept action, or a move just given."""
    if t.phase == SURVIVORS:
        return False
    return t.kept >> place & 1 == 1 or t.moves[place] > 0 or t.states[place] & RUN > 0


def acts(t: CampaignTable, place: int) -> list[int]:
    """Everything this survivor might do now, as actions."""
    found: list[int] = []
    left, free = t.left[place] > 0, t.free[place]
    if left or free & FREE_MOVE or t.moves[place] or t.states[place] & RUN:
        moves(t, place, found)
    if left:
        charges(t, place, found)
    for kind in (MELEE, RANGED, MAGIC):
        if left or free & FREE_FOR[kind]:
            fights(t, place, kind, found)
    if left or free & (FREE_MAGIC | FREE_SPELL):
        enchantments(t, place, found)
    if left:
        works(t, place, found)
        handles(t, place, found)
    if t.phase == SURVIVORS:
        drinks(t, place, found)
    return found


def moves(t: CampaignTable, place: int, found: list[int]) -> None:
    base = t.kit.move + place * ZONES
    for near in t.ground().near[t.zone[place]]:
        found.append(base + near)


def charges(t: CampaignTable, place: int, found: list[int]) -> None:
    if not is_bloodthirsty(t, place):
        return
    goals = charge_goals(t, t.zone[place])
    for slot in choosable(t, place, MELEE):
        found += [t.kit.charge + (place * HANDS + slot) * ZONES + goal for goal in goals]


def is_bloodthirsty(t: CampaignTable, place: int) -> bool:
    """zc.17.3  Up to two zones into a zone with zombies, and a blow, for one action."""
    return t.has_skill(place, SKILL["bloodlust-melee"])


def charge_goals(t: CampaignTable, here: int) -> list[int]:
    """Zones with zombies next door, or behind a zone without any that one can cross."""
    near = t.ground().near
    found = [zone for zone in near[here] if t.is_infested(zone)]
    for zone in near[here]:
        if not t.is_infested(zone) and not t.fire[zone] and has_room(t, zone, 1):
            found += [goal for goal in near[zone] if goal != here and goal not in found and t.is_infested(goal)]
    return found


def fights(t: CampaignTable, place: int, kind: int, found: list[int]) -> None:
    for slot in choosable(t, place, kind):
        if kind == MELEE:
            base = t.kit.strike + (place * HANDS + slot) * ZONES
            found += [base + zone for zone in melee_zones(t, t.zone[place])]
        else:
            shots(t, place, slot, kind, found)


def melee_zones(t: CampaignTable, here: int) -> list[int]:
    zones = [here] if t.is_infested(here) else []
    if t.kit.saturation:
        zones += beside_the_full(t, here)
    return zones


def beside_the_full(t: CampaignTable, here: int) -> list[int]:
    """zc.8.13  From beside a full zone one strikes as if one were in it."""
    return [zone for zone in t.ground().near[here] if is_full(t, zone) and t.is_infested(zone)]


def shots(t: CampaignTable, place: int, slot: int, kind: int, found: list[int]) -> None:
    """zc.13.4  Zones in sight with zombies, within the weapon's range."""
    attack = profile(t, t.gear[place][slot], kind)
    assert attack is not None
    here = t.zone[place]
    ground = t.ground()
    base = t.kit.shoot + (place * SLOTS + slot) * ZONES
    blank = kind == RANGED and t.has_skill(place, SKILL["point-blank"])
    for zone in ground.sees[here]:
        far = ground.range(here, zone)
        if (attack[1] <= far <= attack[2] or (blank and far == 0)) and t.is_infested(zone):
            found.append(base + zone)


def enchantments(t: CampaignTable, place: int, found: list[int]) -> None:
    for slot in at_hand(t, place) + from_the_book(t, place):
        item = t.gear[place][slot]
        if HEALING <= item <= REPULSE:
            spells(t, place, slot, item, found)


def spells(t: CampaignTable, place: int, slot: int, spell: int, found: list[int]) -> None:
    zones = close_by(t, t.zone[place])
    at = place * SLOTS + slot
    if spell == REPULSE:
        found += [t.kit.repulse + at * ZONES + zone for zone in zones if t.is_infested(zone)]
    else:
        found += [t.kit.bless + at * PLACES + target for target in t.living() if t.zone[target] in zones]


def close_by(t: CampaignTable, here: int) -> list[int]:
    """Zones in sight at range 0 or 1."""
    ground = t.ground()
    return [zone for zone in ground.sees[here] if ground.range(here, zone) <= 1]


def works(t: CampaignTable, place: int, found: list[int]) -> None:
    """Doors, chests, objectives, bodies, noise."""
    kit = t.kit
    zone = t.zone[place]
    for door in doors_at(t, zone):
        found.append(kit.open + place * DOORS + door)
    if t.chests[zone] in (CHEST, LOCKED):
        found.append(kit.search + place)
    if any(at == zone for at, _ in t.objectives):
        found.append(kit.take + place)
    if t.corpses[zone]:
        found.append(kit.bodies + place)
    for dead, at, _ in t.fallen:
        if at == zone and (t.gold[dead] or carries(t, dead)):
            found.append(kit.loot + place * PLACES + dead)
    found.append(kit.noise + place)


def handles(t: CampaignTable, place: int, found: list[int]) -> None:
    """What is done with things: bile, torch, reloading, food, arranging, the floor."""
    kit = t.kit
    gear = t.gear[place]
    for slot in range(kit.slots):
        item = gear[slot]
        if item == NONE or item in gear[:slot]:
            continue
        if item in (BILE, TORCH) and slot < 2:
            found += flames(t, place, slot, item)
        elif item >= UNLOADED:
            found.append(kit.load + place * SLOTS + slot)
        elif kit.item_kind[item] == "food":
            found.append(kit.eat + place * SLOTS + slot)
    laden = carries(t, place)
    if laden or any(carries(t, other) for other in t.here(t.zone[place])):
        found.append(kit.arrange + place)
    if laden:
        found.append(kit.drop + place)
    if any(at == t.zone[place] for at, _ in t.lying):
        found.append(kit.pick + place)


def flames(t: CampaignTable, place: int, slot: int, item: int) -> list[int]:
    zones = close_by(t, t.zone[place])
    at = place * SLOTS + slot
    if item == BILE:
        return [t.kit.pour + at * ZONES + zone for zone in zones if not t.fire[zone] and not t.bile[zone]]
    return [t.kit.ignite + at * ZONES + zone for zone in zones if t.bile[zone]]


def drinks(t: CampaignTable, place: int, found: list[int]) -> None:
    for slot in unlike(t.belt[place]):
        if t.belt[place][slot] != ELIXIR:
            found.append(t.kit.drink + place * 2 + slot)


# What forbids ---------------------------------------------------------------------------------------


def forbids(t: CampaignTable, action: int) -> str | None:
    kit = t.kit
    if action < kit.charge:
        return forbids_move(t, (action - kit.move) // ZONES, (action - kit.move) % ZONES)
    if action < kit.search:
        at, zone = divmod(action - kit.charge, ZONES)
        return forbids_charge(t, at // HANDS, zone)
    if action < kit.open:
        return forbids_search(t, action - kit.search)
    if action < kit.strike:
        return forbids_door(t, action - kit.open)
    if kit.pick <= action < kit.bodies:
        return forbids_picking(t, action - kit.pick)
    if kit.loot <= action < kit.drink:
        return "zc.8.8" if t.is_infested(t.zone[(action - kit.loot) // PLACES]) else None
    if kit.drink <= action < kit.eat:
        return "zc.4.3" if t.states[(action - kit.drink) // 2] & DRANK else None
    return None


def forbids_charge(t: CampaignTable, place: int, zone: int) -> str | None:
    if t.phase != SURVIVORS:
        return "zc.2.4"
    if is_full(t, zone):
        return "zc.8.3"
    return None if can_pay(t, place, 0, move_cost(t, place)) else "zc.12.1"


def forbids_search(t: CampaignTable, place: int) -> str | None:
    zone = t.zone[place]
    if t.is_infested(zone):
        return "zc.3.10"
    return "zc.3.13" if t.chests[zone] == LOCKED and opener(t, place) == 0 else None


def forbids_door(t: CampaignTable, at: int) -> str | None:
    place, door = divmod(at, DOORS)
    if is_locked(t, door):
        return "zc.12.10"
    return "zc.12.2" if opener(t, place) == 0 else None


def is_locked(t: CampaignTable, door: int) -> bool:
    """Whether it takes a key that nobody has taken yet."""
    return door in t.kit.scenarios[t.scenario].locked and any(kind == KEY for _, kind in t.objectives)


def forbids_picking(t: CampaignTable, place: int) -> str | None:
    lying = on_floor(t, t.zone[place])
    return None if any(has_place_for(t, place, item) for item in lying) else "zc.12.7"


# What they do ---------------------------------------------------------------------------------------


def charge(t: CampaignTable, place: int, slot: int, zone: int) -> None:
    """Into a zone with zombies, and a blow for nothing."""
    pay(t, place, 0, move_cost(t, place))
    t.tell("charged", "zc.17.3", t.seat_of(place), t.told_of(place, zone))
    step(t, place, zone)
    if not t.dead[place]:
        aim(t, place, slot, MELEE, zone)


def open_door(t: CampaignTable, place: int, door: int) -> None:
    pay(t, place, 0)
    if forces(t, place):
        a, b = t.map().doors[door]
        t.tell("opened", "zc.12.2", -1, a + 128 * b)
        unlatch(t, door)


def take_objective(t: CampaignTable, place: int) -> None:
    """zc.12.5  The objective of one's zone."""
    pay(t, place, 0)
    zone = t.zone[place]
    for i in range(len(t.objectives)):
        if t.objectives[i][0] == zone:
            kind = t.objectives.pop(i)[1]
            t.taken[kind] += 1
            t.tell("objective", "zc.12.5", t.seat_of(place), t.told_of(place, kind, zone))
            if kind == BILE_TOKEN:
                take_bile(t, place)
            break
    honour(t, place)
    t.then(learn_all)


def honour(t: CampaignTable, place: int) -> None:
    """zc.5.3  Two fifths to whoever takes an objective."""
    gain(t, place, 2)


def take_bile(t: CampaignTable, place: int) -> None:
    """zc.12.11  An objective that is bile is taken along."""
    receive(t, place, BILE)


def be_noisy(t: CampaignTable, place: int) -> None:
    pay(t, place, 0)
    make_noise(t, place)
    t.tell("noise", "zc.12.6", t.seat_of(place), t.told_of(place, t.zone[place]))


def reload(t: CampaignTable, place: int, slot: int) -> None:
    """zc.13.10  For one action a weapon is loaded again."""
    pay(t, place, 0)
    t.gear[place][slot] -= UNLOADED
    t.tell("loads", "zc.13.10", t.seat_of(place), t.told_of(place, t.gear[place][slot]))


def begin_arranging(t: CampaignTable, place: int) -> None:
    """zc.12.4  One's own things, and those of one survivor in the zone."""
    pay(t, place, 0)
    t.actor = place
    t.partner = NONE
    t.ask(t.seat_of(place), ARRANGE)


def begin_dropping(t: CampaignTable, place: int) -> None:
    pay(t, place, 0)
    t.actor = place
    t.ask(t.seat_of(place), DROP)


def begin_picking(t: CampaignTable, place: int) -> None:
    pay(t, place, 0)
    t.actor = place
    t.ask(t.seat_of(place), PICK)

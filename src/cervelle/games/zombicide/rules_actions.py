"""What a survivor may do: every action worth showing, and what forbids it."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_fight import FREE_FOR, begin_attack, profile
from cervelle.games.zombicide.rules_levels import gain, learn_all
from cervelle.games.zombicide.rules_loot import on_floor
from cervelle.games.zombicide.rules_move import can_pay, doors_at, forbids_move, forces, is_full, move_cost, opener, pay, step
from cervelle.games.zombicide.rules_spawn import spawn_at
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ARRANGE,
    BILE,
    BODY,
    CHEST,
    DOORS,
    DRANK,
    DROP,
    ELIXIR,
    FREE_MAGIC,
    FREE_SPELL,
    HEALING,
    LOCKED,
    MAGIC,
    MELEE,
    NONE,
    PACK,
    PICK,
    PLACES,
    RANGED,
    REPULSE,
    SKILL,
    SLOTS,
    TORCH,
    UNLOADED,
    kind_of,
)
from cervelle.games.zombicide.table_map import ZONES

CHARGE: Final = 2
KEY: Final = 1


def acts(t: CampaignTable, place: int) -> list[int]:
    """Everything this survivor might do now, as actions."""
    found: list[int] = []
    if t.left[place] <= 0 and not t.free[place] and not t.moves[place]:
        drinks(t, place, found)
        return found
    moves(t, place, found)
    fights(t, place, found)
    if t.left[place] > 0:
        works(t, place, found)
        handles(t, place, found)
    drinks(t, place, found)
    return found


def moves(t: CampaignTable, place: int, found: list[int]) -> None:
    zone = t.zone[place]
    base = t.kit.move + place * ZONES
    for near in t.ground().near[zone]:
        found.append(base + near)
    if t.has_skill(place, SKILL["bloodlust-melee"]) and has_melee(t, place):
        found += [t.kit.charge + place * ZONES + goal for goal in charges(t, place)]


def charges(t: CampaignTable, place: int) -> list[int]:
    """zc.17.3  Zones with zombies within two steps."""
    ground = t.ground()
    here = t.zone[place]
    return [zone for zone in t.map().zones if 0 < ground.far(zone)[here] <= CHARGE and t.is_infested(zone)]


def has_melee(t: CampaignTable, place: int) -> bool:
    return any(t.gear[place][slot] != NONE and profile(t, t.gear[place][slot], MELEE) is not None for slot in range(2))


def fights(t: CampaignTable, place: int, found: list[int]) -> None:
    here = t.zone[place]
    for slot in range(2):
        item = t.gear[place][slot]
        if item == NONE or item >= UNLOADED or item in t.gear[place][:slot]:
            continue
        if profile(t, item, MELEE) is not None:
            for zone in melee_zones(t, here):
                found.append(t.kit.strike + (place * 2 + slot) * ZONES + zone)
        for kind in (RANGED, MAGIC):
            if profile(t, item, kind) is not None:
                shots(t, place, slot, kind, found)
    if t.has_skill(place, SKILL["spellbook"]):
        from_the_book(t, place, found)


def from_the_book(t: CampaignTable, place: int, found: list[int]) -> None:
    """zc.17.12  Spells in the backpack serve too."""
    for slot in range(PACK, SLOTS):
        item = t.gear[place][slot]
        if item != NONE and item not in t.gear[place][:slot] and profile(t, item, MAGIC) is not None:
            shots(t, place, slot, MAGIC, found)


def melee_zones(t: CampaignTable, here: int) -> list[int]:
    zones = [here] if t.is_infested(here) else []
    if t.kit.saturation:
        zones += [zone for zone in t.ground().near[here] if is_full(t, zone) and t.is_infested(zone)]
    return zones


def shots(t: CampaignTable, place: int, slot: int, kind: int, found: list[int]) -> None:
    """zc.13.4  Zones in sight with zombies, within the weapon's range."""
    attack = profile(t, t.gear[place][slot], kind)
    assert attack is not None
    here = t.zone[place]
    ground = t.ground()
    for zone in ground.sees[here]:
        far = ground.range(here, zone)
        blank = kind == RANGED and far == 0 and t.has_skill(place, SKILL["point-blank"])
        if (attack[1] <= far <= attack[2] or blank) and t.is_infested(zone):
            found.append(t.kit.shoot + (place * SLOTS + slot) * ZONES + zone)


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
    for body in range(len(t.fallen)):
        if t.fallen[body][1] == zone and carries(t, t.fallen[body][0]):
            found.append(kit.loot + place * PLACES + t.fallen[body][0])
    found.append(kit.noise + place)


def carries(t: CampaignTable, place: int) -> bool:
    return t.gold[place] > 0 or len(t.belt[place]) > 0 or any(item != NONE for item in t.gear[place])


def handles(t: CampaignTable, place: int, found: list[int]) -> None:
    """What is done with things: spells, bile, torch, reloading, arranging, the floor."""
    kit = t.kit
    gear = t.gear[place]
    zone = t.zone[place]
    for slot in range(SLOTS):
        item = gear[slot]
        if item == NONE or item in gear[:slot]:
            continue
        kind = kind_of(item)
        if HEALING <= kind <= REPULSE and (slot < 2 or t.has_skill(place, SKILL["spellbook"])):
            spells(t, place, slot, kind, found)
        elif kind in (BILE, TORCH) and slot < 2:
            found += flames(t, place, slot, kind)
        elif item >= UNLOADED:
            found.append(kit.load + place * SLOTS + slot)
        elif kit.item_kind[kind] == "food":
            found.append(kit.eat + place * SLOTS + slot)
    if any(item != NONE for item in gear):
        found.append(kit.arrange + place)
        found.append(kit.drop + place)
    if on_floor(t, zone):
        found.append(kit.pick + place)


def spells(t: CampaignTable, place: int, slot: int, kind: int, found: list[int]) -> None:
    here = t.zone[place]
    ground = t.ground()
    if kind == REPULSE:
        near = [zone for zone in ground.sees[here] if 0 <= ground.range(here, zone) <= 1 and t.is_infested(zone)]
        found += [t.kit.repulse + (place * SLOTS + slot) * ZONES + zone for zone in near]
        return
    for target in t.living():
        if t.zone[target] in ground.sees[here] and 0 <= ground.range(here, t.zone[target]) <= 1:
            found.append(t.kit.bless + (place * SLOTS + slot) * PLACES + target)


def flames(t: CampaignTable, place: int, slot: int, kind: int) -> list[int]:
    here = t.zone[place]
    ground = t.ground()
    zones = [zone for zone in ground.sees[here] if 0 <= ground.range(here, zone) <= 1]
    if kind == BILE:
        return [t.kit.pour + (place * SLOTS + slot) * ZONES + zone for zone in zones if not t.fire[zone] and not t.bile[zone]]
    return [t.kit.ignite + (place * SLOTS + slot) * ZONES + zone for zone in zones if t.bile[zone]]


def drinks(t: CampaignTable, place: int, found: list[int]) -> None:
    for slot in range(len(t.belt[place])):
        if t.belt[place][slot] != ELIXIR and t.belt[place].index(t.belt[place][slot]) == slot:
            found.append(t.kit.drink + place * 2 + slot)


# What forbids ---------------------------------------------------------------------------------------


def forbids(t: CampaignTable, action: int) -> str | None:
    kit = t.kit
    if kit.move <= action < kit.charge:
        return forbids_move(t, (action - kit.move) // ZONES, (action - kit.move) % ZONES)
    if kit.charge <= action < kit.search:
        place = (action - kit.charge) // ZONES
        return None if can_pay(t, place, 0, move_cost(t, place)) else "zc.12.1"
    if kit.strike <= action < kit.shoot:
        return None if can_pay(t, (action - kit.strike) // (2 * ZONES), FREE_FOR[MELEE]) else "zc.12.8"
    if kit.shoot <= action < kit.bless:
        return forbids_shot(t, action)
    if kit.bless <= action < kit.arrange:
        span = PLACES if action < kit.repulse else ZONES
        base = kit.bless if action < kit.repulse else kit.repulse
        return None if can_pay(t, (action - base) // (span * SLOTS), FREE_MAGIC | FREE_SPELL) else "zc.12.8"
    if kit.search <= action < kit.open:
        return forbids_search(t, action - kit.search)
    if kit.open <= action < kit.strike:
        return forbids_door(t, action - kit.open)
    if kit.loot <= action < kit.drink:
        return "zc.8.8" if t.is_infested(t.zone[(action - kit.loot) // PLACES]) else None
    if kit.drink <= action < kit.eat:
        return "zc.4.3" if t.states[(action - kit.drink) // 2] & DRANK else None
    return None


def forbids_shot(t: CampaignTable, action: int) -> str | None:
    at, _ = divmod(action - t.kit.shoot, ZONES)
    place, slot = divmod(at, SLOTS)
    kind = RANGED if profile(t, t.gear[place][slot], RANGED) is not None else MAGIC
    return None if can_pay(t, place, FREE_FOR[kind]) else "zc.12.8"


def forbids_search(t: CampaignTable, place: int) -> str | None:
    zone = t.zone[place]
    if t.is_infested(zone):
        return "zc.3.10"
    return "zc.3.3" if t.chests[zone] == LOCKED and opener(t, place) == 0 else None


def forbids_door(t: CampaignTable, at: int) -> str | None:
    place, door = divmod(at, DOORS)
    if is_locked(t, door):
        return "zc.19.7"
    return "zc.12.2" if opener(t, place) == 0 else None


def is_locked(t: CampaignTable, door: int) -> bool:
    """Whether it takes a key that nobody has taken yet."""
    return door in t.kit.scenarios[t.scenario].locked and any(kind == KEY for _, kind in t.objectives)


# What they do ---------------------------------------------------------------------------------------


def charge(t: CampaignTable, place: int, zone: int) -> None:
    """Into a zone with zombies, and a blow for nothing."""
    t.left[place] -= move_cost(t, place)
    t.tell("charged", "zc.17.3", t.seat_of(place), t.told_of(place, zone))
    step(t, place, zone)
    if t.dead[place]:
        return
    slot = 0 if t.gear[place][0] != NONE and profile(t, t.gear[place][0], MELEE) is not None else 1
    t.left[place] += 1
    begin_attack(t, place, slot, MELEE, zone)


def open_door(t: CampaignTable, place: int, door: int) -> None:
    pay(t, place, 0)
    if forces(t, place):
        a, b = t.map().doors[door]
        t.tell("opened", "zc.12.2", -1, a + 128 * b)
        unlatch(t, door)


def unlatch(t: CampaignTable, door: int) -> None:
    t.doors |= 1 << door
    for zone in t.map().doors[door]:
        building = t.map().building[zone]
        if building != NONE and not t.revealed >> building & 1:
            reveal(t, building)


def reveal(t: CampaignTable, building: int) -> None:
    """zc.12.3  A building that is opened: a card for each of its rooms."""
    t.revealed |= 1 << building
    t.tell("revealed", "zc.12.3", -1, len(t.map().rooms[building]))
    spawn_at(t, t.map().rooms[building][:])


def take_objective(t: CampaignTable, place: int) -> None:
    """zc.12.5  The objective of one's zone."""
    pay(t, place, 0)
    zone = t.zone[place]
    for i in range(len(t.objectives)):
        if t.objectives[i][0] == zone:
            kind = t.objectives.pop(i)[1]
            t.taken[kind] += 1
            t.tell("objective", "zc.12.5", t.seat_of(place), t.told_of(place, kind, zone))
            break
    honour(t, place)
    t.then(learn_all)


def honour(t: CampaignTable, place: int) -> None:
    """zc.5.3  Two fifths to whoever takes an objective."""
    gain(t, place, 2)


def begin_arranging(t: CampaignTable, place: int) -> None:
    """zc.12.4  One's own things, and those of survivors in the zone."""
    pay(t, place, 0)
    t.actor = place
    t.ask(t.seat_of(place), ARRANGE)


def begin_dropping(t: CampaignTable, place: int) -> None:
    pay(t, place, 0)
    t.actor = place
    t.ask(t.seat_of(place), DROP)


def begin_picking(t: CampaignTable, place: int) -> None:
    pay(t, place, 0)
    t.actor = place
    t.ask(t.seat_of(place), PICK)


def tell_gift(t: CampaignTable, giver: int, taker: int, item: int) -> None:
    if item != NONE:
        t.tell("gave", "zc.12.4", t.seat_of(giver), t.told_of(giver, t.cast[taker], kind_of(item)))


def tell_place(t: CampaignTable, place: int, slot: int) -> None:
    item = t.gear[place][slot]
    if item != NONE:
        t.tell("stows", "zc.12.4", t.seat_of(place), t.told_of(place, kind_of(item), slot))


def fits(t: CampaignTable, place: int, item: int, slot: int) -> bool:
    """Whether an item may be worn or held there."""
    if slot != BODY or item == NONE:
        return True
    kind = kind_of(item)
    return t.kit.item_kind[kind] in ("armour", "shield") or kind == t.kit.body[t.cast[place]]

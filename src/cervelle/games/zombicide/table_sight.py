"""What the seats see of the table, all of them the same, and what its questions and choices talk of."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.zombicide.deck import ABOMINATIONS, CHARACTERS, EQUIPMENT, LEVELS, POTIONS, SKILLS, SURVIVORS
from cervelle.games.zombicide.rules_levels import danger, level_of
from cervelle.games.zombicide.rules_move import noise_in
from cervelle.games.zombicide.scenarios import zone_name
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    CASTING,
    CHARACTER,
    COMMON,
    DRANK,
    KEEN,
    NONE,
    PURE,
    SHADOW,
    SHOPPING,
    STONE,
    STRONG,
    UNLOADED,
    hurt_of,
    kind_of,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.table_scenario import OBJECTIVES

PHASES = ("casting", "survivors", "zombies", "spawning", "ending", "shopping")
STATES = ((STRONG, "strong"), (KEEN, "keen"), (STONE, "stone"), (SHADOW, "unseen"), (PURE, "pure"), (DRANK, "drank"))
SORT_NAMES = ("walker", "fatty", "runner", "necromancer", *ABOMINATIONS, *CHARACTERS)


def sight(t: CampaignTable, seat: int) -> dict[str, object]:
    kit = t.kit
    return {
        "me": seat if seat >= 0 else None,
        "phase": PHASES[t.phase],
        "round": t.round,
        "scenario": kit.scenarios[t.scenario].name,
        "number": t.scenario + 1,
        "failures": t.failures,
        "first": t.first,
        "danger": LEVELS[danger(t)] if t.phase != CASTING else LEVELS[0],
        "survivors": [survivor_sight(t, place) for place in range(kit.places)],
        "town": town_sight(t),
        "zones": zones_sight(t) if t.mob else [],
        "taken": {OBJECTIVES[i]: t.taken[i] for i in range(len(t.taken))},
        "needs": kit.scenarios[t.scenario].needs,
        "decks": {"zombies": len(t.deck), "equipment": len(t.equipment)},
        "roll": list(t.roll),
        "group": None if t.group == NONE else t.group,
        "shop": shop_sight(t) if t.phase == SHOPPING else None,
        "over": None if t.outcome is None else {"won": bool(t.outcome.winners)},
    }


def survivor_sight(t: CampaignTable, place: int) -> dict[str, object]:
    return {
        "place": place,
        "seat": t.seat_of(place),
        "name": None if t.cast[place] == NONE else SURVIVORS[t.cast[place]],
        "dead": bool(t.dead[place]),
        "zone": None if t.zone[place] == NONE else t.zone[place],
        "wounds": t.wounds[place],
        "fifths": t.xp[place],
        "level": LEVELS[level_of(t, place)],
        "skills": [SKILLS[skill] for skill in range(len(SKILLS)) if t.has_skill(place, skill)],
        "gear": [item_sight(item) for item in t.gear[place]],
        "belt": [POTIONS[potion] for potion in t.belt[place]],
        "gold": t.gold[place],
        "actions": t.left[place],
        "moves": t.moves[place],
        "kept": bool(t.kept >> place & 1),
        "states": [name for bit, name in STATES if t.states[place] & bit],
    }


def item_sight(item: int) -> dict[str, object] | None:
    return None if item == NONE else {"item": EQUIPMENT[kind_of(item)], "loaded": item < UNLOADED}


def town_sight(t: CampaignTable) -> dict[str, object]:
    scenario = t.kit.scenarios[t.scenario]
    town = scenario.map
    return {
        "columns": town.columns,
        "rows": town.rows,
        "kinds": [town.kind[zone] for zone in range(len(town.kind))],
        "doors": [{"between": town.doors[door], "open": bool(t.doors >> door & 1)} for door in range(len(town.doors))],
        "open": [town.near_open[zone] for zone in range(len(town.kind))],
        "exits": scenario.exits,
        "start": scenario.start,
        "spawns": t.spawns[:],
        "magic": None if t.magic == NONE else t.magic,
    }


def zones_sight(t: CampaignTable) -> list[dict[str, object]]:
    """Each zone where anything is."""
    seen = []
    for zone in t.map().zones:
        one: dict[str, object] = {}
        mob = [t.mob[zone * COMMON + sort] for sort in range(COMMON)]
        if any(mob):
            one["mob"] = mob
        others = [other_sight(other) for other in t.others if zone_of(other) == zone]
        if others:
            one["others"] = others
        amounts = {
            "noise": noise_in(t, zone), "gas": t.gas[zone], "fire": t.fire[zone], "bile": t.bile[zone],
            "chest": t.chests[zone], "bodies": t.corpses[zone],
        }  # fmt: skip
        one |= {name: value for name, value in amounts.items() if value}
        things = {
            "fallen": [place for place, at, _ in t.fallen if at == zone],
            "lying": [EQUIPMENT[kind_of(item)] for at, item in t.lying if at == zone],
            "objectives": [OBJECTIVES[kind] for at, kind in t.objectives if at == zone],
        }
        one |= {name: value for name, value in things.items() if value}
        if one:
            seen.append({"zone": zone, **one})
    return seen


def other_sight(one: int) -> dict[str, object]:
    sort = sort_of(one)
    seen: dict[str, object] = {"sort": SORT_NAMES[sort]}
    if ABOMINATION <= sort < CHARACTER:
        seen["hurt"] = hurt_of(one)
    return seen


def shop_sight(t: CampaignTable) -> dict[str, object]:
    stock = {EQUIPMENT[item]: [t.stock[item], t.kit.price[item]] for item in range(len(t.stock)) if t.stock[item]}
    brews = [[POTIONS[potion], t.kit.potion_price[potion]] for potion in t.brews]
    return {"open": bool(t.freed), "stock": stock, "brews": brews, "shopper": None if t.shopper == NONE else t.shopper}


# What is said ---------------------------------------------------------------------------------------


def about(t: CampaignTable, seat: int) -> dict[str, Said]:
    place = t.actor if t.actor != NONE else 0
    return {
        "survivor": t.cast[place] if t.cast[place] != NONE else 0,
        "hits": t.hits,
        "pain": t.pain,
        "sort": t.odd[0] if t.odd else 0,
        "scenario": t.scenario,
        "round": str(t.round),
    }


def said(t: CampaignTable, seat: int, action: int) -> dict[str, Said]:
    _verb, numbers = t.box.verbs.read(action)
    found = about(t, seat)
    found.update(numbers)
    if "place" in numbers and t.cast[numbers["place"]] != NONE:
        found["survivor"] = t.cast[numbers["place"]]
        found["left"] = t.left[numbers["place"]]
    if "zone" in numbers:
        found["zone"] = zone_name(numbers["zone"])
    return found


def card_played(t: CampaignTable, action: int) -> str:
    return t.box.verbs.of(action).name

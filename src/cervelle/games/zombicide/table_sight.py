"""What the seats see of the table, all of them the same, and what its questions and choices talk of."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.zombicide.deck import ABOMINATIONS, CHARACTERS, EQUIPMENT, LEVELS, POTIONS, SKILLS, SURVIVORS
from cervelle.games.zombicide.rules_actions import can_act, is_locked
from cervelle.games.zombicide.rules_dice import dice_of, more_damage, profile, skill_roll, wielded
from cervelle.games.zombicide.rules_levels import danger, level_of
from cervelle.games.zombicide.rules_move import move_cost, noise_in, opener
from cervelle.games.zombicide.scenarios import zone_name
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ACT,
    AFTER,
    ARRANGE,
    BEFORE,
    CARD,
    CAST,
    CASTING,
    CHARACTER,
    COMMON,
    DRANK,
    DROP,
    FREE_MOVE,
    HIT,
    JOIN,
    KEEN,
    LEARN,
    MAGIC,
    MELEE,
    NONE,
    PICK,
    POTION,
    PURE,
    PUSH,
    RANGED,
    REROLL,
    RITUAL,
    RUN,
    SHADOW,
    SHOP,
    SHOPPING,
    SPLIT,
    STONE,
    STOW,
    STRONG,
    TOKEN,
    TORCHLIGHT,
    UNLOADED,
    VICTIM,
    hurt_of,
    kind_of,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.table_scenario import OBJECTIVES
from cervelle.games.zombicide.table_tile import STEPS

PHASES = ("casting", "survivors", "zombies", "spawning", "ending", "shopping")
ANNALS = ("joined", "died", "won", "lost")
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
        "goals": kit.scenarios[t.scenario].goals,
        "rounds": kit.scenarios[t.scenario].rounds,
        "bands": kit.bands,
        "waiting": list(t.waiting),
        "asked": t.prompts[t.asked].name if t.waiting else None,
        "decks": {"zombies": len(t.deck), "equipment": len(t.equipment)},
        "roll": list(t.roll),
        "group": None if t.group == NONE else t.group,
        "at": None if not t.waiting or place_of(t) == NONE else place_of(t),
        "about": None if not t.waiting or survivor_of(t) == NONE else survivor_of(t),
        "aims": aims_sight(t),
        "shop": shop_sight(t) if t.phase == SHOPPING else None,
        "found": {"items": [EQUIPMENT[kind_of(item)] for item in t.found if item < POTION], "flasks": flasks(t.found)},
        "annals": [annal_sight(t, what, scenario, number, who) for what, scenario, number, who in t.annals],
        "over": over_sight(t),
    }


def annal_sight(t: CampaignTable, what: int, scenario: int, number: int, who: int) -> dict[str, object]:
    """What happened to whom, in which round of which scenario."""
    name = None if who == NONE else SURVIVORS[who]
    return {"what": ANNALS[what], "number": scenario + 1, "scenario": t.kit.scenarios[scenario].name, "round": number, "name": name}


def place_of(t: CampaignTable) -> int:
    """The zone that the open question is about."""
    asked = t.asked
    if asked in (HIT, PUSH, REROLL):
        return t.target
    if asked == VICTIM:
        return t.hurting
    if asked in (SPLIT, BEFORE, AFTER):
        return t.group
    if asked == CARD:
        return t.drawing[0]
    return t.zone[t.actor] if asked in (ARRANGE, DROP, PICK, STOW, TORCHLIGHT) else NONE


def survivor_of(t: CampaignTable) -> int:
    """The place of the survivor whom the open question is about."""
    asked = t.asked
    if asked in (CAST, JOIN):
        return t.choosing
    if asked == LEARN:
        return t.learning[0] // 4
    if asked == SHOP:
        return t.shopper
    return t.actor if asked in (ARRANGE, DROP, PICK, STOW, TORCHLIGHT, HIT, REROLL, PUSH) else NONE


def aims_sight(t: CampaignTable) -> dict[str, list[int]]:
    """Everybody's attacks, by action: how many dice, what each needs, the damage of a hit."""
    if t.asked != ACT and t.asked < BEFORE:
        return {}
    found = {}
    for seat in t.waiting:
        for action in t.candidates(seat):
            verb, numbers = t.box.verbs.read(action)
            if verb.name in ("strike", "shoot", "charge"):
                said = attacking(t, numbers["place"], numbers["slot"], verb.name != "shoot", numbers["zone"])
                found[str(action)] = [int(said[name]) for name in ("dice", "needs", "damage")]
    return found


def over_sight(t: CampaignTable) -> dict[str, object] | None:
    if t.outcome is None:
        return None
    return {"won": bool(t.outcome.winners), "winners": list(t.outcome.winners), "ending": t.goal}


def flasks(items: list[int]) -> list[str]:
    """The potions among things that lie about."""
    return [POTIONS[item - POTION] for item in items if item >= POTION]


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
        "moves": t.moves[place] + (1 if t.states[place] & RUN else 0),
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
        "doors": [door_sight(t, door) for door in range(len(town.doors))],
        "open": [town.near_open[zone] for zone in range(len(town.kind))],
        "exits": scenario.exits,
        "start": scenario.start,
        "spawns": t.spawns[:],
        "magic": None if t.magic == NONE else t.magic,
        "meeting": None if scenario.ritual == NONE else scenario.ritual,
    }


def door_sight(t: CampaignTable, door: int) -> dict[str, object]:
    return {"between": t.map().doors[door], "open": bool(t.doors >> door & 1), "locked": is_locked(t, door)}


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
            "lying": [EQUIPMENT[kind_of(item)] for at, item in t.lying if at == zone and item < POTION],
            "flasks": flasks([item for at, item in t.lying if at == zone]),
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
    heal = [t.kit.cards.heal_one, t.kit.cards.heal_two]
    shopper = None if t.shopper == NONE else t.shopper
    sale = {} if shopper is None or not t.freed else sale_sight(t, shopper)
    return {"open": bool(t.freed), "stock": stock, "brews": brews, "heal": heal, "shopper": shopper, "sale": sale}


def sale_sight(t: CampaignTable, place: int) -> dict[str, int]:
    """What the merchant gives for each thing of the one who shops, as choices name them."""
    kinds = [NONE if item == NONE else kind_of(item) for item in t.gear[place]]
    found = {f"slot:{slot}": t.kit.price[kind] // 2 for slot, kind in enumerate(kinds) if kind != NONE and t.kit.price[kind]}
    return found | {f"belt:{i}": t.kit.potion_price[potion] // 2 for i, potion in enumerate(t.belt[place])}


# What is said ---------------------------------------------------------------------------------------


def about(t: CampaignTable, seat: int) -> dict[str, Said]:
    """What questions speak of: who acts, where, with what."""
    asked = t.asked
    if asked in (CAST, JOIN):
        return about_casting(t, seat)
    if asked == ACT:
        return {"team": team_told(t, seat)}
    if asked == LEARN:
        return {"survivor": name_of(t, t.learning[0] // 4), "level": t.learning[0] % 4}
    if asked == SHOP:
        return {"survivor": name_of(t, t.shopper), "gold": t.gold[t.shopper]}
    if asked == VICTIM:
        return {"pain": t.pain, "zone": zone_name(t.hurting)}
    if asked == SPLIT:
        return {"sort": t.odd[0], "zone": zone_name(t.group)}
    if asked in (BEFORE, AFTER, CARD):
        return {"zone": zone_name(t.drawing[0] if asked == CARD else t.group)}
    if asked == PUSH:
        return {"survivor": name_of(t, t.actor), "zone": zone_name(t.target)}
    if asked in (TOKEN, RITUAL):
        return {}
    place = t.actor
    zone = t.target if asked == HIT else t.zone[place]
    return {"survivor": name_of(t, place), "zone": zone_name(zone), "hits": t.hits, "misses": t.misses}


def about_casting(t: CampaignTable, seat: int) -> dict[str, Said]:
    """The survivor who is to be chosen: which one of the seat's, what it starts with, whom it replaces."""
    mine = [place for place in range(t.kit.places) if t.seat_of(place) == seat]
    nth = mine.index(t.choosing) + 1 if t.choosing in mine else 1
    found: dict[str, Said] = {"item": t.kit.starting[t.choosing], "nth": str(nth), "each": len(mine)}
    if t.asked == JOIN:
        found["survivor"] = name_of(t, t.choosing)
    return found


def name_of(t: CampaignTable, place: int) -> str:
    """A survivor's name, which is the same in every language."""
    return SURVIVORS[t.cast[place]].capitalize()


def team_told(t: CampaignTable, seat: int) -> str:
    """Those of a seat who can act, and how many actions they have."""
    mine = [place for place in t.living() if t.seat_of(place) == seat and can_act(t, place)]
    return ", ".join([f"{name_of(t, place)} {t.left[place]}" for place in mine])


def said(t: CampaignTable, seat: int, action: int) -> dict[str, Said]:
    """What a choice speaks of, and no more: there may be hundreds, and sentences with the same numbers are kept."""
    verb, numbers = t.box.verbs.read(action)
    name = verb.name
    if name in ("pass", "done", "yes", "no"):
        return {"asked": t.asked}
    if "place" in numbers:
        return {"survivor": name_of(t, numbers["place"]), **said_of(t, name, numbers, numbers["place"])}
    if name in ("shift", "swap"):
        return swapping(t, numbers)
    if name in ("buy", "brew", "sell", "resell", "heal"):
        return dealing(t, name, numbers)
    if name == "lay":
        return {"potion": t.belt[t.actor][numbers["slot"]]}
    if name == "exchange":
        return exchanging(t, numbers)
    if name == "put":
        return {"item": kind_of(t.gear[t.actor][numbers["slot"]]), "slot": numbers["slot"]}
    if name == "get":
        return {"item": kind_of(numbers["item"]), "loaded": 1 if numbers["item"] < UNLOADED else 0}
    if "zone" in numbers:
        return {"zone": zone_name(numbers["zone"])}
    return {**numbers}


def said_of(t: CampaignTable, name: str, numbers: dict[str, int], place: int) -> dict[str, Said]:
    """What the choices of one survivor speak of."""
    zone = numbers["zone"] if "zone" in numbers else t.zone[place]
    found: dict[str, Said] = {"zone": zone_name(zone)}
    if name == "move":
        return {**found, **moving(t, place, zone)}
    if name in ("strike", "shoot"):
        return {**found, **attacking(t, place, numbers["slot"], name == "strike", zone)}
    if name == "charge":
        return {**found, "item": kind_of(t.gear[place][numbers["slot"]])}
    if name == "search":
        return {**found, "chest": t.chests[zone]}
    if name == "door":
        a, b = t.map().doors[numbers["door"]]
        return {"zone": zone_name(b if a == zone else a), "needs": opener(t, place)}
    if name == "take":
        return {**found, "objective": next(kind for at, kind in t.objectives if at == zone)}
    if name == "bodies":
        return {**found, "bodies": t.corpses[zone]}
    if name == "victim":
        return {"wounds": t.wounds[place]}
    if name == "drink":
        return {"potion": t.belt[place][numbers["slot"]]}
    if name == "loot":
        return {"target": name_of(t, numbers["dead"])}
    if "target" in numbers:
        found["target"] = name_of(t, numbers["target"])
    if "slot" in numbers:
        found["item"] = kind_of(t.gear[place][numbers["slot"]])
    return found


def moving(t: CampaignTable, place: int, zone: int) -> dict[str, Said]:
    """Which way, at what cost, and what waits there."""
    cost = 0 if t.states[place] & RUN else move_cost(t, place) - (1 if t.moves[place] or t.free[place] & FREE_MOVE else 0)
    return {"way": STEPS.index(zone - t.zone[place]), "cost": cost, "crowd": t.count(zone), "fire": 1 if t.fire[zone] else 0}


def attacking(t: CampaignTable, place: int, slot: int, melee: bool, zone: int) -> dict[str, Said]:
    """The weapon, its dice, what they need, and how much a hit does."""
    item = t.gear[place][slot]
    kind = MELEE if melee else RANGED if profile(t, item, RANGED) is not None else MAGIC
    found = profile(t, item, kind)
    assert found is not None
    dice = dice_of(t, place, wielded(t, place, slot, kind), kind, zone)
    needs = max(1, found[4] - skill_roll(t, place, kind))
    damage = found[5] + more_damage(t, place, kind)
    return {"item": kind_of(item), "kind": kind, "dice": dice, "needs": str(needs), "damage": str(damage)}


def swapping(t: CampaignTable, numbers: dict[str, int]) -> dict[str, Said]:
    """Both slots and what is in them."""
    mine = t.gear[t.actor]
    other = numbers.get("partner", t.actor)
    slot, to = numbers["slot"], numbers["to"]
    found: dict[str, Said] = {"slot": slot, "to": to, "item": held(mine[slot]), "other": held(t.gear[other][to])}
    if other != t.actor:
        found["target"] = name_of(t, other)
    return found


def exchanging(t: CampaignTable, numbers: dict[str, int]) -> dict[str, Said]:
    """Both potions, -1 for none."""
    mine, theirs = t.belt[t.actor], t.belt[numbers["partner"]]
    given = mine[numbers["slot"]] if numbers["slot"] < len(mine) else NONE
    got = theirs[numbers["to"]] if numbers["to"] < len(theirs) else NONE
    return {"target": name_of(t, numbers["partner"]), "potion": given, "other": got}


def held(item: int) -> int:
    return NONE if item == NONE else kind_of(item)


def dealing(t: CampaignTable, name: str, numbers: dict[str, int]) -> dict[str, Said]:
    """What is bought or sold, and for how much."""
    kit = t.kit
    if name == "heal":
        wounds = numbers["wounds"]
        return {"wounds": wounds, "price": kit.cards.heal_one if wounds == 1 else kit.cards.heal_two}
    if name in ("brew", "resell"):
        potion = t.brews[numbers["which"]] if name == "brew" else t.belt[t.shopper][numbers["slot"]]
        return {"potion": potion, "price": kit.potion_price[potion] // (1 if name == "brew" else 2)}
    if name == "buy":
        return {"item": numbers["item"], "price": kit.price[numbers["item"]]}
    item = kind_of(t.gear[t.shopper][numbers["slot"]])
    return {"item": item, "slot": numbers["slot"], "price": kit.price[item] // 2}


def card_played(t: CampaignTable, action: int) -> str:
    return t.box.verbs.of(action).name

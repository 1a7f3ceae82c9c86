"""Scenarios: how each is laid out, won and lost."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.rules_loot import receive
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    AT_ZONE,
    BILE,
    CHARACTER,
    CHEST,
    COMMON,
    NECROMANCER,
    NO_CHEST,
    NONE,
    PLAIN,
    SORTS,
)
from cervelle.games.zombicide.table_map import STREET, ZONES
from cervelle.games.zombicide.table_scenario import (
    HOME,
    LORD,
    NECROMANCER_OUT,
    NECROMANCERS,
    OBJECTIVES,
    OUT,
    WITH_WORDS,
    ZOMBIES,
    Scenario,
)

NPC_WORD: Final = "npc"
FIRST_ABOMINATION: Final = 5
FOOD: Final = 3
BILE_TOKEN: Final = 5


def scenario_of(t: CampaignTable) -> Scenario:
    return t.kit.scenarios[t.scenario]


def lay_out(t: CampaignTable) -> None:
    """The map, its chests, objectives, spawn zones and zombies."""
    scenario = scenario_of(t)
    t.doors = 0
    t.revealed = 0
    t.gas = [0] * ZONES
    t.bile = [0] * ZONES
    t.fire = [0] * ZONES
    t.noise = [0] * ZONES
    t.corpses = [0] * ZONES
    t.nobles = [0] * ZONES
    town = scenario.map
    t.chests = [CHEST if zone in town.zones and town.kind[zone] != STREET else NO_CHEST for zone in range(ZONES)]
    t.mob = [0] * (ZONES * COMMON)
    t.todo = [0] * (ZONES * COMMON)
    t.others = []
    t.fallen = []
    t.lying = []
    t.objectives = [[zone, OBJECTIVES.index(kind)] for zone, kind in scenario.objectives]
    t.taken = [0] * len(OBJECTIVES)
    t.spawns = scenario.spawns[:]
    t.magic = NONE
    t.vaulted = 0
    t.slain = 0
    t.burned = 0
    t.escaped = 0
    t.round = 0
    t.group = NONE
    shuffle(t, scenario)
    for zone, word, count in scenario.zombies:
        put_zombies(t, zone, word, count)
    for place in range(t.kit.places):
        if not t.dead[place]:
            t.zone[place] = scenario.start
    t.tell("scenario", "zc.19.7", -1, told_scenario(t))
    if known(t):
        t.tell("story", "zc.19.7", -1, known(t))


def shuffle(t: CampaignTable, scenario: Scenario) -> None:
    """The decks, without what stays in the box."""
    t.deck = [t.kit.spawns[i] for i in range(len(t.kit.spawns)) if i + 1 not in scenario.removed]
    if scenario.npcs:
        t.deck += t.kit.characters
    t.deck_out = []
    held: list[int] = []
    for gear in t.gear:
        held += [item % 64 for item in gear if item != NONE]
    t.equipment = t.kit.equipment[:]
    for item in held:
        if item in t.equipment:
            t.equipment.remove(item)
    t.equipment_out = []
    t.vault = [item for item in t.kit.vault if item not in held]


def put_zombies(t: CampaignTable, zone: int, word: str, count: int) -> None:
    number = ZOMBIES.index(word)
    if number < COMMON:
        t.mob[zone * COMMON + number] += count
        return
    for _ in range(count):
        if word == NPC_WORD:
            free = [sort for sort in range(CHARACTER, SORTS) if not t.is_in_play(sort)]
            sort = free[t.dice.below(len(free))]
        else:
            sort = NECROMANCER if number == NECROMANCER else ABOMINATION + number - FIRST_ABOMINATION
        t.others.append(sort + AT_ZONE * zone)


def known(t: CampaignTable) -> int:
    """Which scenario with words of its own this is, from 1; 0 for any other."""
    name = scenario_of(t).name
    return WITH_WORDS.index(name) + 1 if name in WITH_WORDS else 0


def told_scenario(t: CampaignTable) -> int:
    return t.scenario + 1 + 128 * known(t)


# Winning --------------------------------------------------------------------------------------------


def is_won(t: CampaignTable) -> bool:
    return any(reached(t, goal) for goal in scenario_of(t).goals)


def ending_of(t: CampaignTable) -> int:
    """Which of the scenario's goals was reached first in its order, from 1."""
    goals = scenario_of(t).goals
    for i in range(len(goals)):
        if reached(t, goals[i]):
            return i + 1
    return 0


def reached(t: CampaignTable, goal: str) -> bool:
    if goal == OUT:
        return has_all(t) and all_out(t)
    if goal == HOME:
        return has_all(t) and all_home(t)
    if goal == NECROMANCERS:
        return cabal_is_dead(t)
    return goal == LORD and lord_is_dead(t)


def has_all(t: CampaignTable) -> bool:
    """zc.19.2  Everything that the scenario wants has been taken."""
    return all(t.taken[OBJECTIVES.index(kind)] >= count for kind, count in scenario_of(t).needs.items())


def all_out(t: CampaignTable) -> bool:
    """zc.19.3  All who live stand on a way out that no zombie holds."""
    exits = scenario_of(t).exits
    return all(t.zone[place] in exits and not t.is_infested(t.zone[place]) for place in t.living())


def all_home(t: CampaignTable) -> bool:
    """zc.19.5  All who live are back where they began, with no zombie among them."""
    start = scenario_of(t).start
    return all(t.zone[place] == start for place in t.living()) and not t.is_infested(start)


def cabal_is_dead(t: CampaignTable) -> bool:
    """zc.19.4  At least one necromancer was killed, and none is left."""
    return t.slain >> NECROMANCER & 1 == 1 and not t.is_in_play(NECROMANCER)


def lord_is_dead(t: CampaignTable) -> bool:
    """zc.19.6  The Lord fell to a vault weapon, or to the fire."""
    if t.slain >> PLAIN & 1 == 0 or t.is_in_play(NECROMANCER):
        return False
    return t.vaulted == 1 or t.burned == 1


def is_lost(t: CampaignTable) -> bool:
    """zc.19.7  Everybody dead, time up, a necromancer away, or what else the scenario says."""
    scenario = scenario_of(t)
    if not t.living() or t.escaped >= 64:
        return True
    if scenario.rounds and t.round > scenario.rounds:
        return True
    return t.escaped > 0 and NECROMANCER_OUT in scenario.losses


def took(t: CampaignTable, place: int, kind: int) -> None:
    """What an objective gives besides experience."""
    if kind == BILE_TOKEN:
        receive(t, place, BILE)

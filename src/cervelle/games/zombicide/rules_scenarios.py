"""Scenarios: how each is laid out, won and lost."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    AT_ZONE,
    CHARACTER,
    CHEST,
    COMMON,
    ENDING,
    NECROMANCER,
    NO_CHEST,
    NONE,
    PLAIN,
    SORTS,
    kind_of,
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
OVERRUN: Final = 64
"""Added to how many necromancers escaped once that alone loses everything."""


def scenario_of(t: CampaignTable) -> Scenario:
    return t.kit.scenarios[t.scenario]


# Setting up -----------------------------------------------------------------------------------------


def lay_out(t: CampaignTable) -> None:
    """The town as it is before anyone moves."""
    clear(t)
    furnish(t)
    shuffle(t)
    scenario = scenario_of(t)
    t.objectives = [[zone, OBJECTIVES.index(kind)] for zone, kind in scenario.objectives]
    t.spawns = scenario.spawns[:]
    for zone, word, count in scenario.zombies:
        put_zombies(t, zone, word, count)
    for place in range(t.kit.places):
        t.zone[place] = scenario.start
    open_buildings(t)
    t.tell("scenario", "zc.19.7", -1, told_scenario(t))
    if known(t):
        t.tell("story", "zc.19.7", -1, known(t))


def clear(t: CampaignTable) -> None:
    t.round = 0
    t.doors = 0
    t.revealed = 0
    t.gas = [0] * ZONES
    t.bile = [0] * ZONES
    t.fire = [0] * ZONES
    t.noise = [0] * ZONES
    t.corpses = [0] * ZONES
    t.nobles = [0] * ZONES
    t.mob = [0] * (ZONES * COMMON)
    t.todo = [0] * (ZONES * COMMON)
    t.others = []
    t.late = []
    t.halted = []
    t.owed = []
    t.drawing = []
    t.fallen = []
    t.lying = []
    t.found = []
    t.taken = [0] * len(OBJECTIVES)
    t.magic = NONE
    t.vaulted = 0
    t.slain = 0
    t.escaped = 0
    t.group = NONE
    t.rush = NONE


def furnish(t: CampaignTable) -> None:
    """zc.3.12  Every room has its furniture and every crypt its chest, also where doors are open from the start."""
    town = scenario_of(t).map
    t.chests = [NO_CHEST if town.kind[zone] == STREET or zone not in town.zones else CHEST for zone in range(ZONES)]


def shuffle(t: CampaignTable) -> None:
    """The decks, without what stays in the box or is in someone's hands."""
    scenario = scenario_of(t)
    t.deck = [t.kit.spawns[i] for i in range(len(t.kit.spawns)) if i + 1 not in scenario.removed]
    if scenario.npcs:
        t.deck += t.kit.characters
    t.deck_out = []
    held: list[int] = []
    for gear in t.gear:
        held += [kind_of(item) for item in gear if item != NONE]
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


def open_buildings(t: CampaignTable) -> None:
    """Rooms that are open from the start are known from the start: nothing comes out of them."""
    town = scenario_of(t).map
    waiting = [zone for zone in town.zones if town.kind[zone] == STREET]
    while waiting:
        for near in town.near_open[waiting.pop()]:
            building = town.building[near]
            if building != NONE and not t.revealed >> building & 1:
                t.revealed |= 1 << building
                waiting += town.rooms[building]


def known(t: CampaignTable) -> int:
    """Which scenario with words of its own this is, from 1; 0 for any other."""
    name = scenario_of(t).name
    return WITH_WORDS.index(name) + 1 if name in WITH_WORDS else 0


def told_scenario(t: CampaignTable) -> int:
    return t.scenario + 1 + 128 * known(t)


# Winning --------------------------------------------------------------------------------------------


def is_won(t: CampaignTable) -> bool:
    return len(t.living()) > 0 and ending_of(t) > 0


def ending_of(t: CampaignTable) -> int:
    """Which of the scenario's goals was reached, the first in its order, from 1."""
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
    """zc.19.5  All who live are back at the end of a round."""
    exits = scenario_of(t).exits
    return t.phase == ENDING and all(t.zone[place] in exits for place in t.living())


def cabal_is_dead(t: CampaignTable) -> bool:
    """zc.19.4  Necromancers were killed, and none is left or got away."""
    return t.slain >> NECROMANCER & 1 == 1 and not t.is_in_play(NECROMANCER) and t.escaped == 0


def lord_is_dead(t: CampaignTable) -> bool:
    """zc.19.6  The Lord fell, and his cabal with him."""
    return t.slain >> PLAIN & 1 == 1 and cabal_is_dead(t)


# Losing ---------------------------------------------------------------------------------------------


def is_lost(t: CampaignTable) -> bool:
    """zc.19.7  Everybody is dead, or something else that loses has happened."""
    return len(t.living()) == 0 or is_overrun(t) or is_late(t) or has_fled(t)


def is_overrun(t: CampaignTable) -> bool:
    """zc.16.3  A necromancer got away while six spawn zones were in play."""
    return t.escaped >= OVERRUN


def is_late(t: CampaignTable) -> bool:
    """zc.19.11  Some scenarios have a last round."""
    rounds = scenario_of(t).rounds
    return rounds > 0 and t.phase == ENDING and t.round >= rounds


def has_fled(t: CampaignTable) -> bool:
    """zc.19.12  In some scenarios no necromancer may get away."""
    return t.escaped > 0 and NECROMANCER_OUT in scenario_of(t).losses

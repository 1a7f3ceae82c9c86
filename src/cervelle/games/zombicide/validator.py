"""Proofs that one can play in a town, and play a scenario in it."""

from __future__ import annotations

from collections.abc import Iterator

from cervelle.engine.data import DataProblem, Part
from cervelle.games.zombicide.table_map import FAR, MOST_DOORS, STREET, VAULT, Map
from cervelle.games.zombicide.table_scenario import HOME, LORD, NECROMANCER_OUT, NECROMANCERS, OUT, Scenario

LEAST_SPAWNS = 2
MOST_SPAWNS = 5
START_APART = 4
"""Steps from a spawn zone to the start, all doors being open."""


def apart(town: Map) -> list[int]:
    """Zones that one cannot walk to from the first street, all doors being open."""
    first = next((zone for zone in town.zones if town.kind[zone] == STREET), town.zones[0] if town.zones else 0)
    steps = town.ground(town.all_open).far(first)
    return [zone for zone in town.zones if steps[zone] == FAR]


def shut_buildings(town: Map) -> list[int]:
    """The first zone of each building that nothing leads out of."""
    return [rooms[0] for rooms in town.rooms if not any(leads_out(town, zone) for zone in rooms)]


def leads_out(town: Map, zone: int) -> bool:
    others = [other for other in town.beside[zone * 4 : zone * 4 + 4] if other >= 0]
    return any(town.building[other] != town.building[zone] for other in others)


def scenario_problems(scenario: Scenario, part: Part) -> list[DataProblem]:
    """What keeps a scenario from being played; `part` says where it is written."""
    problems = [part.problem(message, "tiles") for message in town_problems(scenario.map)]
    if problems:
        return problems
    checks = (start_problems, spawn_problems, objective_problems, lock_problems, zombie_problems, goal_problems)
    for check in checks:
        problems += [part.problem(message, key if key in part.values else "") for key, message in check(scenario)]
    return problems


def town_problems(town: Map) -> Iterator[str]:
    if len(town.doors) > MOST_DOORS:
        yield "map-doors"
    if apart(town):
        yield "map-apart"
    if shut_buildings(town):
        yield "map-no-door"


def start_problems(scenario: Scenario) -> Iterator[tuple[str, str]]:
    kind = scenario.map.kind
    if kind[scenario.start] == VAULT:
        yield "start", "scenario-start"
    if any(kind[zone] != STREET for zone in scenario.exits):
        yield "exits", "scenario-street"


def spawn_problems(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Zombies come along the streets, from afar, and reach the start without opening doors."""
    town = scenario.map
    if not LEAST_SPAWNS <= len(scenario.spawns) <= MOST_SPAWNS:
        yield "spawns", "scenario-spawns"
    if any(town.kind[zone] != STREET for zone in scenario.spawns):
        yield "spawns", "scenario-street"
    if any(town.ground(town.all_open).far(scenario.start)[zone] < START_APART for zone in scenario.spawns):
        yield "spawns", "scenario-near"
    if any(town.ground(0).far(scenario.start)[zone] == FAR for zone in scenario.spawns):
        yield "spawns", "scenario-spawn-shut"


def objective_problems(scenario: Scenario) -> Iterator[tuple[str, str]]:
    zones = [zone for zone, _ in scenario.objectives]
    if len(set(zones)) < len(zones) or scenario.start in zones:
        yield "objectives", "scenario-objective"
    for kind, count in scenario.needs.items():
        if count > sum(other == kind for _, other in scenario.objectives):
            yield "needs", "scenario-needs"


def lock_problems(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """A lock has a key, and no key lies behind a lock."""
    town = scenario.map
    keys = [zone for zone, kind in scenario.objectives if kind == "key"]
    if bool(scenario.locked) != bool(keys):
        yield "locked", "scenario-lock"
    shut = sum(1 << door for door in set(scenario.locked))
    steps = town.ground(town.all_open & ~shut).far(scenario.start)
    if any(steps[zone] == FAR for zone in keys):
        yield "locked", "scenario-key"


def zombie_problems(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """None waits at the start; necromancers walk to their ritual along open ways."""
    town = scenario.map
    if any(zone == scenario.start for zone, _, _ in scenario.zombies):
        yield "zombies", "scenario-crowd"
    if scenario.ritual >= 0:
        steps = town.ground(0).far(scenario.ritual)
        if town.kind[scenario.ritual] != STREET:
            yield "ritual", "scenario-street"
        if not has(scenario, "necromancer") or any(steps[zone] == FAR for zone in zones_with(scenario, "necromancer")):
            yield "ritual", "scenario-ritual"


def goal_problems(scenario: Scenario) -> Iterator[tuple[str, str]]:
    if not scenario.goals:
        yield "goals", "scenario-goals"
    if not scenario.exits and (OUT in scenario.goals or HOME in scenario.goals):
        yield "goals", "scenario-exits"
    hunted = NECROMANCERS in scenario.goals or NECROMANCER_OUT in scenario.losses or LORD in scenario.goals
    if hunted and not has(scenario, "necromancer"):
        yield "goals", "scenario-necromancers"
    if LORD in scenario.goals and not (scenario.map.vaults and has(scenario, "abomination")):
        yield "goals", "scenario-lord"


def zones_with(scenario: Scenario, kind: str) -> list[int]:
    return [zone for zone, other, _ in scenario.zombies if other == kind]


def has(scenario: Scenario, kind: str) -> bool:
    return bool(zones_with(scenario, kind))

"""Tiles and scenarios as a data file has them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cervelle.engine.data import Part
from cervelle.games.zombicide.drawing import drawn
from cervelle.games.zombicide.table_map import COLUMNS, Map
from cervelle.games.zombicide.table_scenario import GOALS, LOSSES, OBJECTIVES, ZOMBIES, Scenario
from cervelle.games.zombicide.table_tile import MOST_ACROSS, Tile
from cervelle.games.zombicide.tiles import read_tile
from cervelle.games.zombicide.validator import scenario_problems

MOST_CARDS = 66
MOST_ROUNDS = 60
MOST_ZOMBIES = 12
LETTERS = "abcdefghi"


def read_tiles(top: Part) -> list[Tile]:
    tiles: list[Tile] = []
    for part in top.parts("tile"):
        name = part.text("name")
        if name in [tile.name for tile in tiles]:
            raise part.problem("data-twice", "name", found=name)
        if not re.fullmatch("[a-z][a-z0-9-]*", name):
            raise part.problem("tile-name", "name", found=name)
        tiles.append(read_tile(part.file("file"), part.text("file"), name))
        part.source()
        part.end()
    return tiles


def read_scenarios(top: Part, tiles: list[Tile]) -> list[Scenario]:
    """All of them, in the order of the campaign."""
    scenarios: list[Scenario] = []
    for part in top.parts("scenario"):
        scenario = parse_scenario(part, tiles)
        if scenario.name in [other.name for other in scenarios]:
            raise part.problem("data-twice", "name", found=scenario.name)
        for problem in scenario_problems(scenario, part):
            raise problem
        scenarios.append(scenario)
    return scenarios


def parse_scenario(part: Part, tiles: list[Tile]) -> Scenario:
    """A scenario whose words are all known; whether it can be played is another matter."""
    town = read_map(part, "tiles", tiles)
    objectives = [(zone, kind) for kind, zones in kinds_of(part, "objectives", OBJECTIVES, town) for zone in zones]
    scenario = Scenario(
        name=part.text("name"),
        map=town,
        start=one_zone(part, "start", town),
        exits=zones_of(part, "exits", town),
        spawns=zones_of(part, "spawns", town),
        objectives=objectives,
        needs=dict(counted(part, "needs", OBJECTIVES)),
        locked=doors_of(part, "locked", town),
        zombies=list(zombies_of(part, "zombies", town)),
        ritual=one_zone(part, "ritual", town) if "ritual" in part.values else -1,
        removed=cards_of(part, "removed"),
        npcs=part.flag("npcs"),
        shop=part.flag("shop"),
        rounds=part.number("rounds", 1, MOST_ROUNDS) if "rounds" in part.values else 0,
        goals=names_of(part, "goals", GOALS),
        losses=names_of(part, "losses", LOSSES),
    )
    part.source()
    part.end()
    return scenario


def read_map(part: Part, key: str, tiles: list[Tile]) -> Map:
    """`gate:0 lane:1 / court:2 houses`: rows of tiles with their quarter turns clockwise."""
    names = [tile.name for tile in tiles]
    rows = [row.split() for row in part.text(key).split("/")]
    if not 1 <= len(rows) <= MOST_ACROSS or any(len(row) != len(rows[0]) for row in rows) or not 1 <= len(rows[0]) <= MOST_ACROSS:
        raise part.problem("map-rows", key, most=str(MOST_ACROSS))
    layout = []
    for word in [word for row in rows for word in row]:
        name, _, turn = word.partition(":")
        if name not in names or turn not in ("", "0", "1", "2", "3"):
            raise part.problem("map-tile", key, found=word, known=", ".join(names))
        layout.append([names.index(name), int(turn or 0)])
    return Map(tiles, layout, len(rows[0]))


def texts_of(part: Part, key: str) -> list[str]:
    """What stands between commas; nothing if the key is not there."""
    return [text.strip() for text in part.text(key).split(",")] if key in part.values else []


def zone_named(part: Part, key: str, word: str, town: Map) -> int:
    """`c4`: column and line; the town has such a zone."""
    found = re.fullmatch("([a-i])([1-9])", word)
    zone = (int(found[2]) - 1) * COLUMNS + LETTERS.index(found[1]) if found else -1
    if zone not in town.zones:
        corner = LETTERS[town.columns - 1] + str(town.rows)
        raise part.problem("scenario-zone", key, found=word, last=corner)
    return zone


def zone_name(zone: int) -> str:
    return LETTERS[zone % COLUMNS] + str(zone // COLUMNS + 1)


def one_zone(part: Part, key: str, town: Map) -> int:
    return zone_named(part, key, part.text(key).strip(), town)


def zones_of(part: Part, key: str, town: Map) -> list[int]:
    """`a1 c4 f6`, no zone twice."""
    zones: list[int] = []
    for word in part.text(key).split() if key in part.values else []:
        zone = zone_named(part, key, word, town)
        if zone in zones:
            raise part.problem("data-twice", key, found=word)
        zones.append(zone)
    return zones


def kinds_of(part: Part, key: str, kinds: tuple[str, ...], town: Map) -> Iterator[tuple[str, list[int]]]:
    """`token a1 c4, key f6`: a kind and its zones."""
    for text in texts_of(part, key):
        kind, *words = text.split() or [""]
        if kind not in kinds or not words:
            raise part.problem("scenario-kind", key, found=text, known=", ".join(kinds))
        yield kind, [zone_named(part, key, word, town) for word in words]


def counted(part: Part, key: str, kinds: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """`food 4, key 1`: a kind and how many."""
    for text in texts_of(part, key):
        found = re.fullmatch("([a-z]+) +([1-9])", text)
        if not found or found[1] not in kinds:
            raise part.problem("scenario-count", key, found=text, known=", ".join(kinds))
        yield found[1], int(found[2])


def zombies_of(part: Part, key: str, town: Map) -> Iterator[tuple[int, str, int]]:
    """`walker 2 c4, fatty 1 d4`: a kind, how many, where."""
    for text in texts_of(part, key):
        found = re.fullmatch(r"([a-z]+) +([1-9]\d?) +(\S+)", text)
        if not found or found[1] not in ZOMBIES or int(found[2]) > MOST_ZOMBIES:
            raise part.problem("scenario-zombie", key, found=text, known=", ".join(ZOMBIES), most=str(MOST_ZOMBIES))
        yield zone_named(part, key, found[3], town), found[1], int(found[2])


def doors_of(part: Part, key: str, town: Map) -> list[int]:
    """`b2-b3 c4-d4`: the doors between these zones."""
    doors = []
    for word in part.text(key).split() if key in part.values else []:
        a, _, b = word.partition("-")
        door = town.door_between(zone_named(part, key, a, town), zone_named(part, key, b, town))
        if door < 0:
            raise part.problem("scenario-door", key, found=word)
        doors.append(door)
    return doors


def cards_of(part: Part, key: str) -> list[int]:
    """`41-46 54`: numbers of cards, alone or from the first to the last."""
    cards: list[int] = []
    for word in part.text(key).split() if key in part.values else []:
        found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", word)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if not 1 <= first <= last <= MOST_CARDS or set(cards) & set(range(first, last + 1)):
            raise part.problem("scenario-cards", key, found=word, most=str(MOST_CARDS))
        cards += range(first, last + 1)
    return cards


def names_of(part: Part, key: str, known: tuple[str, ...]) -> list[str]:
    names = texts_of(part, key)
    for name in names:
        if name not in known:
            raise part.problem("data-one-of", key, choices=", ".join(known), found=name)
    return names


def drawn_scenario(scenario: Scenario) -> list[str]:
    """The town with what lies in it: S start, X exits, Z spawn zones, ! objectives, R the ritual, & zombies. Columns and lines
    are named at the border."""
    marks = {zone: "&" for zone, _, _ in scenario.zombies}
    marks |= {zone: "!" for zone, _ in scenario.objectives}
    marks |= {scenario.ritual: "R"} if scenario.ritual >= 0 else {}
    marks |= dict.fromkeys(scenario.exits, "X") | dict.fromkeys(scenario.spawns, "Z") | {scenario.start: "S"}
    rows = drawn(scenario.map, marks=marks)
    head = "   " + " ".join(LETTERS[: scenario.map.columns])
    return [head, *(f"{line // 2 + 1 if line % 2 else ' '} {row}".rstrip() for line, row in enumerate(rows))]

"""The town in characters, for terminals: the drawing of the tiles, wider, with everyone who is in it."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Chart
from cervelle.games.zombicide.deck import ABOMINATIONS, SURVIVORS
from cervelle.games.zombicide.drawing import edge_mark
from cervelle.games.zombicide.picture import TownPicture, named, open_doors, town_of
from cervelle.games.zombicide.scenarios import LETTERS, zone_name
from cervelle.games.zombicide.table_kit import LOCKED
from cervelle.games.zombicide.table_map import COLUMNS, NOTHING, ROOM, STREET, VAULT, Map

WIDTH = 7
"""Characters for a zone: nine of them fit a terminal of eighty columns."""
GROUND = {STREET: " ", ROOM: ".", VAULT: ":", NOTHING: "#"}
INITIALS = dict(zip(SURVIVORS, "ABCNSI", strict=True))
"""Samson and Silas begin alike."""
NORTH, EAST, SOUTH, WEST = range(4)
Cell = list[tuple[str, str]]
"""Characters, each with its kind."""


def charted(view: dict[str, Any], box: Box, language: str, whole: bool = False) -> Chart:
    """All of the town; the legend of what lies in it only where everything is asked for."""
    if view["phase"] in ("casting", "shopping"):
        return []
    town, mask = town_of(view, box), open_doors(view)
    lines: Chart = [[("quiet", "   " + "".join([f"{LETTERS[x]:^{WIDTH + 1}}" for x in range(town.columns)]).rstrip())]]
    for y in range(town.rows):
        lines.append([("quiet", "  " + level_line(town, mask, y, NORTH))])
        lines.append(zone_line(view, town, mask, y))
    lines.append([("quiet", "  " + level_line(town, mask, town.rows - 1, SOUTH))])
    return lines + legend(TownPicture(view, box, language), whole)


def level_line(town: Map, mask: int, y: int, side: int) -> str:
    """The edges above or below a row of zones."""
    return "".join([drawn_edge(edge_mark(town, mask, y * COLUMNS + x, side)) for x in range(town.columns)]) + "+"


def drawn_edge(mark: str) -> str:
    if mark == " ":
        return "+" + " " * WIDTH
    half = "-" * (WIDTH // 2)
    return f"+{half}{' ' if mark == 'O' else mark}{half}"


def zone_line(view: dict[str, Any], town: Map, mask: int, y: int) -> list[tuple[str, str]]:
    cells: Cell = [("quiet", mark) for mark in f"{y + 1} {upright(town, mask, y * COLUMNS, WEST)}"]
    for x in range(town.columns):
        zone = y * COLUMNS + x
        cells += cell(view, town, zone)
        cells.append(("quiet", upright(town, mask, zone, EAST)))
    return [(kind, "".join([mark for _, mark in run])) for kind, run in groupby(cells, lambda each: each[0])]


def upright(town: Map, mask: int, zone: int, side: int) -> str:
    mark = edge_mark(town, mask, zone, side)
    return "'" if mark == "O" else mark


def cell(view: dict[str, Any], town: Map, zone: int) -> Cell:
    """Survivors to the left, then what lies there, zombies to the right; in between the ground."""
    there: dict[str, Any] = next((each for each in view["zones"] if each["zone"] == zone), {})
    left, right = figures(view, zone) + things(view, there, zone), zombies(there)
    left = left[: WIDTH - len(right)]
    return left + [("quiet", GROUND[town.kind[zone]])] * (WIDTH - len(left) - len(right)) + right


def figures(view: dict[str, Any], zone: int) -> Cell:
    there = [each for each in view["survivors"] if each["zone"] == zone and not each["dead"]]
    return [("me" if each["seat"] == view["me"] else "turn", INITIALS[each["name"]]) for each in there]


def things(view: dict[str, Any], there: dict[str, Any], zone: int) -> Cell:
    town = view["town"]
    found: Cell = [("danger", "^")] if "fire" in there else []
    found += [("danger", "~")] if "gas" in there else []
    found += [("danger", "o")] if zone == town["magic"] else []
    found += [("held", "!")] if "objectives" in there else []
    found += [("winner", ">")] if zone in town["exits"] else []
    found += [("danger", "*")] if zone in town["spawns"] else []
    return found + ([("number", "?")] if 0 < there.get("chest", 0) <= LOCKED else [])


def zombies(there: dict[str, Any]) -> Cell:
    others = [one["sort"] for one in there.get("others", [])]
    huge, necromancers = sum(name in ABOMINATIONS for name in others), others.count("necromancer")
    common = sum(there.get("mob", [])) + len(others) - huge - necromancers
    told = (f"{common}z" if common else "") + "&" * huge + "$" * necromancers
    return [("danger", mark) for mark in told[-WIDTH:]]


def legend(picture: TownPicture, whole: bool) -> Chart:
    alive = [each for each in picture.survivors if each["zone"] is not None and not each["dead"]]
    told = ", ".join([f"{INITIALS[each['name']]} {named(each)}" for each in alive])
    messages = ("zc-see-figures", "zc-see-legend") if whole else ()
    return [[("quiet", f"  {line}")] for line in [told, *map(picture.say, messages)] if line]


# Ways -----------------------------------------------------------------------------------------------


def routed(view: dict[str, Any], box: Box, typed: str) -> list[int]:
    """`b3`, or `ann b3` where several could go: the moves that lead there around zombies and fire; none if there is no such way."""
    *names, place = typed.lower().split() or [""]
    movers = [each for each in view["survivors"] if each["seat"] == view["me"] and not each["dead"] and each["actions"]]
    movers = [each for each in movers if each["name"] in names or not names]
    goals = [zone for zone in town_of(view, box).zones if zone_name(zone) == place]
    if view["asked"] != "act" or len(movers) != 1 or not goals or len(names) > 1:
        return []
    way = way_to(view, box, movers[0]["zone"], goals[0])
    return [box.verbs["move"].action(movers[0]["place"], zone) for zone in way]


def way_to(view: dict[str, Any], box: Box, start: int, goal: int) -> list[int]:
    """The zones of a shortest way that crosses nobody who bites and nothing that burns."""
    ground = town_of(view, box).ground(open_doors(view))
    bad = {each["zone"] for each in view["zones"] if "mob" in each or "others" in each or "fire" in each}
    before = {start: start}
    waiting = [start]
    for zone in waiting:
        for near in ground.near[zone]:
            if near not in before and (near not in bad or near == goal):
                before[near] = zone
                waiting.append(near)
    way: list[int] = []
    at = goal
    while at in before and at != start:
        way.append(at)
        at = before[at]
    return way[::-1]

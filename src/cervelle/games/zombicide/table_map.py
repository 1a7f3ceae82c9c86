"""The ground of Zombicide: a town, its doors, who can walk and see from where to where."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.table_tile import (
    COLUMNS,
    DOOR,
    NOTHING,
    ROOM,
    SPAN,
    STEPS,
    STREET,
    VAULT,
    WALL,
    ZONES,
    Tile,
    laid_edges,
    laid_kinds,
)

__all__ = ["COLUMNS", "FAR", "MOST_DOORS", "NOTHING", "ROOM", "STREET", "VAULT", "ZONES", "Ground", "Map", "Tile"]

FAR: Final = 99
UNSEEN: Final = 255
MOST_DOORS: Final = 30
GROUNDS_KEPT: Final = 256


class Map:
    """A town as its tiles make it, whatever doors are open. Read-only once made, except for what it remembers.

    `layout` has [tile, quarter turns clockwise] in reading order, `across` of them side by side. `beside` has four for each
    zone: the zone north, east, south and west of it, or -1 behind a wall; `door_at` likewise the door on the way, or -1.
    """

    def __init__(self, tiles: list[Tile], layout: list[list[int]], across: int) -> None:
        self.tiles: list[Tile] = tiles
        self.layout: list[list[int]] = layout
        self.across: int = across
        self.columns: int = across * SPAN
        self.rows: int = len(layout) // across * SPAN
        self.kind: list[int] = laid_kinds(tiles, layout, across)
        self.edge: list[int] = laid_edges(tiles, layout, across)
        self.zones: list[int] = [zone for zone in range(ZONES) if self.kind[zone] != NOTHING]
        self.vaults: list[int] = [zone for zone in self.zones if self.kind[zone] == VAULT]
        self.beside: list[int] = [-1] * (ZONES * 4)
        self.door_at: list[int] = [-1] * (ZONES * 4)
        self.doors: list[list[int]] = []
        self.near_open: list[list[int]] = [[] for _ in range(ZONES)]
        for zone in self.zones:
            self.join(zone)
        self.building: list[int] = [-1] * ZONES
        self.rooms: list[list[int]] = []
        self.number_buildings()
        self.all_open: int = (1 << len(self.doors)) - 1
        self.grounds: dict[int, Ground] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Map, (self.tiles, self.layout, self.across)

    def join(self, zone: int) -> None:
        """Note what lies beside a zone; doors are numbered as they are met, east before south."""
        for side in range(4):
            edge = self.edge[zone * 4 + side]
            if edge == WALL or self.kind[zone + STEPS[side]] == NOTHING:
                continue
            other = zone + STEPS[side]
            self.beside[zone * 4 + side] = other
            if edge != DOOR:
                self.near_open[zone].append(other)
            elif zone < other:
                self.door_at[zone * 4 + side] = len(self.doors)
                self.door_at[other * 4 + (side + 2) % 4] = len(self.doors)
                self.doors.append([zone, other])

    def number_buildings(self) -> None:
        """A building is what one walks through without leaving rooms or opening doors; each vault is one of its own."""
        for zone in self.zones:
            if self.kind[zone] != STREET and self.building[zone] < 0:
                self.fill_building(zone, len(self.rooms))

    def fill_building(self, first: int, number: int) -> None:
        self.building[first] = number
        found = [first]
        waiting = [first]
        while waiting:
            zone = waiting.pop()
            for other in self.near_open[zone]:
                if self.kind[first] == ROOM and self.kind[other] == ROOM and self.building[other] < 0:
                    self.building[other] = number
                    found.append(other)
                    waiting.append(other)
        self.rooms.append(sorted(found))

    def door_between(self, a: int, b: int) -> int:
        """The number of the door between two zones, or -1."""
        for side in range(4):
            if self.beside[a * 4 + side] == b:
                return self.door_at[a * 4 + side]
        return -1

    def ground(self, mask: int) -> Ground:
        """The town while the doors are open whose bits are set."""
        found = self.grounds.get(mask)
        if found is None:
            if len(self.grounds) >= GROUNDS_KEPT:
                del self.grounds[next(iter(self.grounds))]
            found = Ground(self, mask)
            self.grounds[mask] = found
        return found


class Ground:
    """A town with some of its doors open: where one steps, how far it is, what one sees."""

    def __init__(self, town: Map, mask: int) -> None:
        self.kind: list[int] = town.kind
        self.zones: list[int] = town.zones
        self.ways: list[int] = [-1] * (ZONES * 4)
        self.near: list[list[int]] = [[] for _ in range(ZONES)]
        self.sees: list[list[int]] = [[] for _ in range(ZONES)]
        self.ranges: bytearray = bytearray([UNSEEN]) * (ZONES * ZONES)
        self.walks: list[list[int]] = [[] for _ in range(ZONES)]
        for zone in self.zones:
            self.open_ways(town, mask, zone)
        for zone in self.zones:
            self.look_around(zone)

    def open_ways(self, town: Map, mask: int, zone: int) -> None:
        for side in range(4):
            other = town.beside[zone * 4 + side]
            door = town.door_at[zone * 4 + side]
            if other >= 0 and (door < 0 or mask >> door & 1):
                self.ways[zone * 4 + side] = other
                self.near[zone].append(other)

    def look_around(self, zone: int) -> None:
        """Straight along streets and one zone deep into a building, from inside as well; nothing goes in or out of a vault."""
        self.see(zone, zone, 0)
        if self.kind[zone] != VAULT:
            for side in range(4):
                self.look_along(zone, side)
        nearest = sorted([self.ranges[zone * ZONES + other] * ZONES + other for other in self.sees[zone]])
        self.sees[zone] = [place % ZONES for place in nearest]

    def look_along(self, zone: int, side: int) -> None:
        far = 1
        other = self.ways[zone * 4 + side]
        if other >= 0 and self.kind[zone] == ROOM and self.kind[other] == ROOM:
            self.see(zone, other, 1)
            return
        while other >= 0 and self.kind[other] == STREET:
            self.see(zone, other, far)
            other = self.ways[other * 4 + side]
            far += 1
        if other >= 0 and self.kind[other] == ROOM and self.kind[zone] == STREET:
            self.see(zone, other, far)

    def see(self, zone: int, other: int, far: int) -> None:
        self.sees[zone].append(other)
        self.ranges[zone * ZONES + other] = far

    def range(self, a: int, b: int) -> int:
        """Steps along the line of sight, -1 if there is none."""
        far = self.ranges[a * ZONES + b]
        return -1 if far == UNSEEN else far

    def far(self, goal: int) -> list[int]:
        """Steps from each zone to the goal, FAR where no way leads."""
        if not self.walks[goal]:
            self.walks[goal] = self.find_walks(goal)
        return self.walks[goal]

    def find_walks(self, goal: int) -> list[int]:
        steps = [FAR] * ZONES
        steps[goal] = 0
        waiting = [goal]
        i = 0
        while i < len(waiting):
            zone = waiting[i]
            i += 1
            for other in self.near[zone]:
                if steps[other] == FAR:
                    steps[other] = steps[zone] + 1
                    waiting.append(other)
        return steps

    def steps_towards(self, zone: int, goal: int) -> list[int]:
        """The neighbours on a shortest way to the goal; none at the goal, or where no way leads."""
        steps = self.far(goal)
        if steps[zone] == FAR:
            return []
        return [other for other in self.near[zone] if steps[other] < steps[zone]]

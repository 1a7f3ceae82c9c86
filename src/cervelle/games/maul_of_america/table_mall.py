"""A mall of Maul of America: who can step, see and shoot from where to where."""

from __future__ import annotations

from typing import Final

from cervelle.games.maul_of_america.table_face import (
    AHEAD_X,
    AHEAD_Y,
    ARROW,
    BOARDS,
    CELLS,
    CORRIDOR,
    DOOR,
    ESCALATOR,
    EXIT,
    FACES,
    FOOD,
    FOUNTAIN,
    OPEN,
    OPENINGS,
    SEARCH,
    SECTION_CELLS,
    SECTION_HEIGHT,
    SECTION_WIDTH,
    SHOP,
    VOID,
    WALL,
    WINDOW,
    Face,
)
from cervelle.games.maul_of_america.table_ground import READING_X, READING_Y, Ground

__all__ = [
    "ARROW", "BOARDS", "CELLS", "CORRIDOR", "DOOR", "ESCALATOR", "EXIT", "FACES", "FAR", "FOOD", "FOUNTAIN", "OPEN", "OPENINGS",
    "SEARCH", "SECTION_CELLS", "SECTION_HEIGHT", "SECTION_WIDTH", "SHOP", "VOID", "WALL", "WINDOW", "Face", "Mall",
]  # fmt: skip

FAR: Final = 9999
WALKS_KEPT: Final = 128
UNKNOWN: Final = 0
HIDDEN: Final = 1
SEEN: Final = 2


class Mall(Ground):
    """Read-only once it is made, except for what it remembers having worked out."""

    def __init__(self, faces: list[Face], layout: list[list[int]]) -> None:
        super().__init__(faces, layout)
        self.sights: bytearray = bytearray(CELLS * (CELLS - 1) // 2)
        self.cones: dict[int, list[int]] = {}
        self.bursts: dict[int, list[int]] = {}
        self.walks: dict[int, list[int]] = {}
        self.grips: dict[int, list[int]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Mall, (self.faces, self.layout)

    def cost(self, a: int, b: int) -> int:
        """Actions for one step: 1, 2 through a window, 0 if there is none."""
        near = self.near[a]
        for i in range(len(near)):
            if near[i] == b:
                return self.costs[a][i]
        return 1 if b >= 0 and self.link[a] == b else 0

    def distance(self, a: int, b: int) -> int:
        """maul.6.4  The larger of the two coordinate distances."""
        across = self.x[a] - self.x[b]
        along = self.y[a] - self.y[b]
        return max(across if across >= 0 else -across, along if along >= 0 else -along)

    def sees(self, a: int, b: int) -> bool:
        """Whether the line from centre to centre passes no wall, and no corner that a step may not pass."""
        if a == b:
            return self.x[a] >= 0
        low = min(a, b)
        high = max(a, b)
        i = high * (high - 1) // 2 + low
        if self.sights[i] == UNKNOWN:
            self.sights[i] = SEEN if self.clear(low, high) else HIDDEN
        return self.sights[i] == SEEN

    def clear(self, a: int, b: int) -> bool:
        """maul.6.3  Follow the line from edge to edge; halves are avoided by doubling."""
        if self.x[a] < 0 or self.x[b] < 0:
            return False
        dx = self.x[b] - self.x[a]
        dy = self.y[b] - self.y[a]
        step_x = 1 if dx > 0 else -1
        step_y = self.stride if dy > 0 else -self.stride
        edge_x = 0 if dx > 0 else -1
        edge_y = 0 if dy > 0 else -self.stride
        across = abs(dx)
        along = abs(dy)
        place = self.spot[a]
        i = 1
        j = 1
        while i < 2 * across or j < 2 * along:
            lead = i * along - j * across
            if lead < 0:
                if self.right[place + edge_x] == WALL:
                    return False
            elif lead > 0:
                if self.down[place + edge_y] == WALL:
                    return False
            elif self.corner[place + edge_x + edge_y] >= DOOR:
                return False
            if lead <= 0:
                place += step_x
                i += 2
            if lead >= 0:
                place += step_y
                j += 2
        return True

    def seen_around(self, cell: int, dx: int, dy: int) -> int:
        """The cell so far from this one if it has ground or water and is seen from it, or -1."""
        x = self.x[cell] + dx
        y = self.y[cell] + dy
        if not (0 <= x < self.width and 0 <= y < self.height):
            return -1
        other = self.at[(y + 1) * self.stride + x + 1]
        return other if other >= 0 and self.sees(cell, other) else -1

    def cone(self, cell: int, direction: int, depth: int) -> list[int]:
        """maul.15.7  A quarter circle from the cell: rows of 1, 3, 5 straight ahead, a square on a diagonal; clipped by sight."""
        key = (cell * 8 + direction) * 16 + depth
        if key not in self.cones:
            self.cones[key] = self.find_cone(cell, AHEAD_X[direction], AHEAD_Y[direction], depth)
        return self.cones[key]

    def find_cone(self, cell: int, ahead_x: int, ahead_y: int, depth: int) -> list[int]:
        found: list[int] = []
        for far in range(1, depth + 1):
            for dy in range(-far, far + 1):
                for dx in range(-far, far + 1):
                    if in_cone(dx, dy, ahead_x, ahead_y, far):
                        other = self.seen_around(cell, dx, dy)
                        if other >= 0:
                            found.append(other)
        return found

    def burst(self, cell: int) -> list[int]:
        """maul.15.6  The cell and the eight around it, clipped by sight from it."""
        if cell not in self.bursts:
            around = [self.seen_around(cell, READING_X[i], READING_Y[i]) for i in range(8)]
            self.bursts[cell] = [cell] + [other for other in around if other >= 0]
        return self.bursts[cell]

    def walk(self, goal: int) -> list[int]:
        """Actions of the cheapest walk from each cell to the goal, nobody being in the way."""
        if goal not in self.walks:
            if len(self.walks) >= WALKS_KEPT:
                del self.walks[next(iter(self.walks))]
            self.walks[goal] = self.find_walks(goal)
        return self.walks[goal]

    def find_walks(self, goal: int) -> list[int]:
        """Cells by what they cost: those of 1 more, those of 2 more."""
        plain = self.plain
        glazed = self.glazed
        link = self.link
        costs = [FAR] * CELLS
        costs[goal] = 0
        now: list[int] = [goal]
        soon: list[int] = []
        spent = 0
        while now or soon:
            later: list[int] = []
            spent += 1
            for cell in now:
                if costs[cell] == spent - 1:
                    for other in plain[cell]:
                        if costs[other] > spent:
                            costs[other] = spent
                            soon.append(other)
                    for other in glazed[cell]:
                        if costs[other] > spent + 1:
                            costs[other] = spent + 1
                            later.append(other)
                    if link[cell] >= 0 and costs[link[cell]] > spent:
                        costs[link[cell]] = spent
                        soon.append(link[cell])
            now = soon
            soon = later
        return costs


def in_cone(dx: int, dy: int, ahead_x: int, ahead_y: int, far: int) -> bool:
    """Whether this offset lies in the row that is so far ahead."""
    if ahead_x == 0:
        return dy == far * ahead_y and abs(dx) < far
    if ahead_y == 0:
        return dx == far * ahead_x and abs(dy) < far
    return dx * ahead_x > 0 and dy * ahead_y > 0 and max(abs(dx), abs(dy)) == far

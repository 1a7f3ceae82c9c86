"""The ground of Maul of America: which cells lie where in a mall, and what is between them."""

from __future__ import annotations

from typing import Final

from cervelle.games.maul_of_america.table_face import (
    AHEAD_X,
    AHEAD_Y,
    CELLS,
    DOOR,
    EAST,
    FOOD,
    FOUNTAIN,
    OPEN,
    OPENING_CELLS,
    OPENING_SIDES,
    SEARCH,
    SECTION_CELLS,
    SECTION_WIDTH,
    SHOP,
    SOUTH,
    VOID,
    WALL,
    WINDOW,
    Face,
    height_of,
    joints,
    turned_x,
    turned_y,
    width_of,
)

READING_X: Final = [-1, 0, 1, -1, 1, -1, 0, 1]
READING_Y: Final = [-1, -1, -1, 0, 0, 1, 1, 1]


class Ground:
    """Where everything lies; made once from the faces and a layout.

    `spot` is a cell's place on the grid, which has a margin of one around the mall; `at` is the cell there or -1.
    `right`, `down` and `corner` hold, for each place, the edge east of it, south of it, and the worst of the four that
    meet at its lower right corner. `edge` has four for each cell: those north, east, south and west of it as the mall lies.
    `near` has the cells one step away, `costs` what each costs; `plain` and `glazed` those of one action and of two.
    """

    def __init__(self, faces: list[Face], layout: list[list[int]]) -> None:
        self.faces: list[Face] = faces
        self.layout: list[list[int]] = layout
        left = min([section[2] for section in layout])
        top = min([section[3] for section in layout])
        self.width: int = max([section[2] + width_of(section) for section in layout]) - left
        self.height: int = max([section[3] + height_of(section) for section in layout]) - top
        self.stride: int = self.width + 2
        self.places: int = self.stride * (self.height + 2)
        self.at: list[int] = [-1] * self.places
        self.spot: list[int] = [-1] * CELLS
        self.x: list[int] = [-1] * CELLS
        self.y: list[int] = [-1] * CELLS
        self.kind: list[int] = [VOID] * CELLS
        self.edge: list[int] = [WALL] * (CELLS * 4)
        self.link: list[int] = [-1] * CELLS
        for section in layout:
            self.lay(faces[section[0]], section, left, top)
        self.in_order: list[int] = [cell for cell in self.at if cell >= 0 and self.kind[cell] != VOID]
        outside = self.close_borders()
        self.ways: list[int] = [cell for cell in self.in_order if outside[cell]]
        self.open_joints()
        self.ground: list[int] = [cell for cell in self.in_order if self.can_stand(cell)]
        self.food: list[int] = [cell for cell in self.ground if self.kind[cell] == FOOD]
        self.searches: list[int] = [cell for cell in self.ground if self.kind[cell] == SEARCH]
        self.right: list[int] = [WALL] * self.places
        self.down: list[int] = [WALL] * self.places
        self.corner: list[int] = [WALL] * self.places
        self.raise_walls()
        self.room: list[int] = [-1] * CELLS
        self.number_rooms()
        nobody: list[int] = []
        self.near: list[list[int]] = [nobody] * CELLS
        self.costs: list[list[int]] = [nobody] * CELLS
        self.plain: list[list[int]] = [nobody] * CELLS
        self.glazed: list[list[int]] = [nobody] * CELLS
        self.corners: list[list[int]] = [nobody] * CELLS
        self.ducts: list[list[int]] = [nobody] * CELLS
        if len(layout) > 1:
            self.join_parts()
        else:
            for cell in self.ground:
                self.look_around(cell)

    def lay(self, face: Face, section: list[int], left: int, top: int) -> None:
        """Put the cells, edges and escalators of a face where the section lies."""
        first = section[0] // 2 * SECTION_CELLS
        turn = section[1]
        for here in range(SECTION_CELLS):
            cell = first + here
            x = section[2] - left + turned_x(here, turn)
            y = section[3] - top + turned_y(here, turn)
            place = (y + 1) * self.stride + x + 1
            self.spot[cell] = place
            self.at[place] = cell
            kind = face.kinds[here]
            self.kind[cell] = kind
            if kind != VOID:
                self.x[cell] = x
                self.y[cell] = y
            if face.links[here] >= 0:
                self.link[cell] = first + face.links[here]
            for side in range(4):
                self.edge[cell * 4 + (side + turn) % 4] = face.edges[here * 4 + side]

    def can_stand(self, cell: int) -> bool:
        """maul.5.9  Nobody enters a fountain."""
        return self.kind[cell] != VOID and self.kind[cell] != FOUNTAIN

    def beside(self, cell: int, side: int) -> int:
        """The cell next to this one, void ones and other sections' included, or -1 outside."""
        return self.at[self.spot[cell] + AHEAD_X[side * 2] + AHEAD_Y[side * 2] * self.stride]

    def close_borders(self) -> list[bool]:
        """maul.1.6  An arrow or exit leads outside unless another section lies before it; then it is a wall."""
        outside = [False] * CELLS
        for section in self.layout:
            first = section[0] // 2 * SECTION_CELLS
            for out in self.faces[section[0]].outs:
                cell = first + out[0]
                side = (out[1] + section[1]) % 4
                if self.beside(cell, side) >= 0:
                    self.edge[cell * 4 + side] = WALL
                else:
                    outside[cell] = True
        return outside

    def open_joints(self) -> None:
        """maul.1.5  Where two openings face each other one walks through; elsewhere sections are parted by walls."""
        for joint in joints(self.faces, self.layout):
            self.open_mouth(self.layout[joint[0]], joint[1])
            self.open_mouth(self.layout[joint[2]], joint[3])

    def open_mouth(self, section: list[int], opening: int) -> None:
        for here in OPENING_CELLS[opening]:
            cell = section[0] // 2 * SECTION_CELLS + here
            self.edge[cell * 4 + (OPENING_SIDES[opening] + section[1]) % 4] = OPEN

    def raise_walls(self) -> None:
        """Nothing leads outside for who walks or looks: there everything is wall."""
        for cell in self.in_order:
            place = self.spot[cell]
            if self.at[place + 1] >= 0:
                self.right[place] = self.edge[cell * 4 + EAST]
            if self.at[place + self.stride] >= 0:
                self.down[place] = self.edge[cell * 4 + SOUTH]
        right = self.right
        down = self.down
        for place in range(self.places - self.stride - 1):
            worst = right[place]
            if worst < WALL:
                worst = max(worst, right[place + self.stride])
                worst = max(worst, down[place])
                self.corner[place] = max(worst, down[place + 1])

    def number_rooms(self) -> None:
        """A room is what one reaches without passing a wall, a door or a window."""
        rooms = 0
        for start in self.in_order:
            if self.room[start] < 0:
                self.fill_room(start, rooms)
                rooms += 1

    def fill_room(self, start: int, number: int) -> None:
        self.room[start] = number
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            for side in range(4):
                if self.edge[cell * 4 + side] == OPEN:
                    other = self.beside(cell, side)
                    if other >= 0 and self.room[other] < 0:
                        self.room[other] = number
                        waiting.append(other)

    def join_parts(self) -> None:
        """Within a section all is as when it lies alone; only along the seams one has to look again."""
        for section in self.layout:
            part = self.part(section)
            first = section[0] // 2 * SECTION_CELLS
            end = first + SECTION_CELLS
            self.near[first:end] = part.near[first:end]
            self.costs[first:end] = part.costs[first:end]
            self.plain[first:end] = part.plain[first:end]
            self.glazed[first:end] = part.glazed[first:end]
            self.corners[first:end] = part.corners[first:end]
            self.ducts[first:end] = part.ducts[first:end]
        for cell in self.ground:
            if self.is_at_seam(cell):
                self.look_around(cell)
            elif self.ducts[cell]:
                self.ducts[cell] = [other for other in self.ducts[cell] if self.room[cell] != self.room[other]]

    def part(self, section: list[int]) -> Ground:
        """The ground of one section alone."""
        alone = self.faces[section[0]].alone
        found = alone.get(section[0] * 4 + section[1])
        if isinstance(found, Ground):
            return found
        made = Ground(self.faces, [[section[0], section[1], 0, 0]])
        alone[section[0] * 4 + section[1]] = made
        return made

    def is_at_seam(self, cell: int) -> bool:
        """Whether a cell of another section is next to this one."""
        here = cell % SECTION_CELLS
        if SECTION_WIDTH <= here < SECTION_CELLS - SECTION_WIDTH and 0 < here % SECTION_WIDTH < SECTION_WIDTH - 1:
            return False
        place = self.spot[cell]
        for i in range(8):
            other = self.at[place + READING_X[i] + READING_Y[i] * self.stride]
            if other >= 0 and other // SECTION_CELLS != cell // SECTION_CELLS:
                return True
        return False

    def look_around(self, cell: int) -> None:
        """maul.6.2  Straight through whatever is no wall; diagonally past no wall and no door. A window costs 2."""
        place = self.spot[cell]
        near: list[int] = []
        costs: list[int] = []
        glazed: list[int] = []
        corners: list[int] = []
        ducts: list[int] = []
        for i in range(8):
            dx = READING_X[i]
            dy = READING_Y[i]
            other = self.at[place + dx + dy * self.stride]
            if other < 0 or not self.can_stand(other):
                continue
            between = self.between(place, dx, dy)
            if between <= WINDOW or (between == DOOR and (dx == 0 or dy == 0)):
                near.append(other)
                cost = 2 if between == WINDOW else 1
                costs.append(cost)
                if cost == 2:
                    glazed.append(other)
            elif dx != 0 and dy != 0:
                corners.append(other)
            elif self.is_shop(cell) and self.is_shop(other) and self.room[cell] != self.room[other]:
                ducts.append(other)
        self.near[cell] = near
        self.costs[cell] = costs
        self.plain[cell] = [other for other in near if other not in glazed] if glazed else near
        self.glazed[cell] = glazed
        self.corners[cell] = corners
        self.ducts[cell] = ducts

    def between(self, place: int, dx: int, dy: int) -> int:
        """The edge, or the worst edge at the corner, that a step from this place passes."""
        left = place - 1 if dx < 0 else place
        upper = left - self.stride if dy < 0 else left
        if dy == 0:
            return self.right[left]
        return self.down[upper] if dx == 0 else self.corner[upper]

    def is_shop(self, cell: int) -> bool:
        return self.kind[cell] == SHOP or self.kind[cell] == SEARCH

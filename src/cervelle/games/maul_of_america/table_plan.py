"""Building a mall: where a section can go, what may not be built, and malls drawn at random."""

from __future__ import annotations

from typing import Final

from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america.table_face import (
    AHEAD_X,
    AHEAD_Y,
    ARROW,
    BOARDS,
    OPENING_CELLS,
    OPENING_SIDES,
    OPENINGS,
    Face,
    height_of,
    joints,
    mouth,
    turned_x,
    turned_y,
    width_of,
)

FINE: Final = 0
NO_PLACE_LEFT: Final = 1
TOO_FEW_WAYS: Final = 2
LEAST_WAYS: Final = 2


def overlap(a: list[int], b: list[int]) -> bool:
    """maul.1.4  Whether one section would lie on the other."""
    return (
        a[2] < b[2] + width_of(b) and b[2] < a[2] + width_of(a) and a[3] < b[3] + height_of(b) and b[3] < a[3] + height_of(a)
    )  # fmt: skip


def covers(section: list[int], x: int, y: int) -> bool:
    return section[2] <= x < section[2] + width_of(section) and section[3] <= y < section[3] + height_of(section)


def covered(layout: list[list[int]], x: int, y: int) -> bool:
    return any(covers(section, x, y) for section in layout)


def is_taken(faces: list[Face], layout: list[list[int]], at: int, opening: int) -> bool:
    """Whether this opening of the section at this place of the layout is joined to another already."""
    joined_here = [joint for joint in joints(faces, layout) if [at, opening] in (joint[:2], joint[2:])]
    return len(joined_here) > 0


def place_of(layout: list[list[int]], board: int) -> int:
    for i in range(len(layout)):
        if layout[i][0] // 2 == board:
            return i
    return -1


def placed(faces: list[Face], layout: list[list[int]], face: int, opening: int, board: int, to: int) -> list[int]:
    """The section that results when this opening is joined to that of a placed board; nothing if it cannot be."""
    at = place_of(layout, board)
    if at < 0 or place_of(layout, face // 2) >= 0:
        return []
    if opening not in faces[face].openings or to not in faces[layout[at][0]].openings:
        return []
    if is_taken(faces, layout, at, to):
        return []
    return joined(layout, face, opening, mouth(layout[at], to))


def joined(layout: list[list[int]], face: int, opening: int, target: list[int]) -> list[int]:
    """The section whose opening faces this mouth, unless it would lie on another."""
    side = target[2]
    section = [face, (side + 2 - OPENING_SIDES[opening]) % 4, 0, 0]
    here = mouth(section, opening)
    section[2] = target[0] + AHEAD_X[side * 2] - here[0]
    section[3] = target[1] + AHEAD_Y[side * 2] - here[1]
    for other in layout:
        if overlap(section, other):
            return []
    return section


def free_mouths(faces: list[Face], layout: list[list[int]]) -> list[list[int]]:
    """[board, opening, x, y, side] of every opening that no section lies before with its first cell, by board."""
    found: list[list[int]] = []
    for board in range(BOARDS):
        at = place_of(layout, board)
        if at >= 0:
            for opening in faces[layout[at][0]].openings:
                m = mouth(layout[at], opening)
                if not covered(layout, m[0] + AHEAD_X[m[2] * 2], m[1] + AHEAD_Y[m[2] * 2]):
                    found.append([board, opening, m[0], m[1], m[2]])
    return found


def choices(faces: list[Face], layout: list[list[int]]) -> list[list[int]]:
    """Every [face, opening, board, to] that can be, the first of those that come to the same."""
    found: list[list[int]] = []
    mouths = free_mouths(faces, layout)
    for face in range(len(faces)):
        if place_of(layout, face // 2) < 0:
            seen: list[list[int]] = []
            for opening in faces[face].openings:
                for m in mouths:
                    section = joined(layout, face, opening, m[2:])
                    if section and section not in seen:
                        seen.append(section)
                        found.append([face, opening, m[0], m[1]])
    return found


def ways_count(faces: list[Face], layout: list[list[int]], enough: int = 99) -> int:
    """How many openings and exits lead outside with a cell or more; counted no further than is wanted."""
    found = 0
    for section in layout:
        counted = 0
        face = faces[section[0]]
        for out in face.outs:
            # The two cells of an opening are one way.
            opening = 1 << opening_at(out[0]) if face.kinds[out[0]] == ARROW else 0
            if not counted & opening and leads_outside(layout, section, out):
                counted |= opening
                found += 1
                if found >= enough:
                    return found
    return found


def leads_outside(layout: list[list[int]], section: list[int], out: list[int]) -> bool:
    side = (out[1] + section[1]) % 4 * 2
    x = section[2] + turned_x(out[0], section[1]) + AHEAD_X[side]
    y = section[3] + turned_y(out[0], section[1]) + AHEAD_Y[side]
    return not covered(layout, x, y)


def opening_at(cell: int) -> int:
    for opening in range(OPENINGS):
        if cell in OPENING_CELLS[opening]:
            return opening
    return -1


def forbidden(faces: list[Face], layout: list[list[int]], section: list[int]) -> int:
    """A placement must leave the next section a place, and the finished mall two ways out."""
    after = [*layout, section]
    if len(after) == BOARDS:
        return FINE if ways_count(faces, after, LEAST_WAYS) >= LEAST_WAYS else TOO_FEW_WAYS
    mouths = free_mouths(faces, after)
    verdict = NO_PLACE_LEFT
    for face in range(len(faces)):
        if place_of(after, face // 2) < 0:
            for opening in faces[face].openings:
                for m in mouths:
                    following = joined(after, face, opening, m[2:])
                    if following:
                        if forbidden(faces, after, following) == FINE:
                            return FINE
                        verdict = TOO_FEW_WAYS
    return verdict


def allowed(faces: list[Face], layout: list[list[int]]) -> list[list[int]]:
    """The choices that nothing forbids."""
    return [choice for choice in choices(faces, layout) if forbidden(faces, layout, chosen(faces, layout, choice)) == FINE]


def chosen(faces: list[Face], layout: list[list[int]], choice: list[int]) -> list[int]:
    """The section that a choice lays."""
    return placed(faces, layout, choice[0], choice[1], choice[2], choice[3])


def first_faces(faces: list[Face]) -> list[int]:
    """The faces that a mall can begin with; if there are none, no mall can be made of these faces at all."""
    return [face for face in range(len(faces)) if forbidden(faces, [], [face, 0, 0, 0]) == FINE]


def drawn(faces: list[Face], dice: Dice) -> list[list[int]]:
    """A mall at random: each time a face, then a place for it, until nothing forbids what was drawn."""
    begins = first_faces(faces)
    layout = [[begins[dice.below(len(begins))], 0, 0, 0]]
    while len(layout) < BOARDS:
        layout.append(drawn_section(faces, layout, dice))
    return layout


def drawn_section(faces: list[Face], layout: list[list[int]], dice: Dice) -> list[int]:
    left = choices(faces, layout)
    while left:
        choice = drawn_choice(left, dice)
        section = chosen(faces, layout, choice)
        if forbidden(faces, layout, section) == FINE:
            return section
        left.remove(choice)
    return []


def drawn_choice(left: list[list[int]], dice: Dice) -> list[int]:
    """Each face as likely as the others, however many places it has."""
    fitting: list[int] = []
    for choice in left:
        if choice[0] not in fitting:
            fitting.append(choice[0])
    face = fitting[dice.below(len(fitting))]
    of_face = [choice for choice in left if choice[0] == face]
    return of_face[dice.below(len(of_face))]

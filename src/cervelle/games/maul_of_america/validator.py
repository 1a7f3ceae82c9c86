"""Proofs that a face, and a mall made of faces, can be played on."""

from __future__ import annotations

from cervelle.engine.data import DataProblem
from cervelle.games.maul_of_america.drawing import WORDS, wrong_cell
from cervelle.games.maul_of_america.table_mall import (
    BOARDS,
    DOOR,
    ESCALATOR,
    EXIT,
    FAR,
    FOOD,
    FOUNTAIN,
    SEARCH,
    SECTION_CELLS,
    SHOP,
    Face,
    Mall,
)
from cervelle.games.maul_of_america.table_plan import LEAST_WAYS, first_faces, overlap, ways_count

LEAST_OPENINGS = 2
LEAST_FOOD = 5
"""A cell for each Client to start on."""
IN_SHOPS = (SHOP, SEARCH, ESCALATOR, EXIT, FOUNTAIN)


def face_problems(face: Face, file: str) -> list[DataProblem]:
    """What keeps a well drawn face from being played on, with line and column."""
    problems = []
    alone = Mall([face], [[0, 0, 0, 0]])
    if len(face.openings) < LEAST_OPENINGS:
        problems.append(wrong_cell("section-openings", file, 0, found=str(len(face.openings))))
    problems += [wrong_cell("section-apart", file, cell) for cell in apart(alone)[:1]]
    problems += [wrong_cell("section-not-in-shop", file, cell) for cell in lost_searches(alone)]
    problems += [wrong_cell("section-mixed", file, cell) for cell in mixed_shops(alone)]
    problems += [wrong_cell("section-no-door", file, cell) for cell in shut_shops(alone)]
    return problems


def mall_problems(faces: list[Face], layout: list[list[int]], file: str, line: int) -> list[DataProblem]:
    """What keeps a mall from being played in; file and line say where its layout is written."""
    boards = sorted(section[0] // 2 for section in layout)
    if boards != list(range(BOARDS)):
        return [DataProblem("mall-boards", file, line, WORDS)]
    for i, section in enumerate(layout):
        for other in layout[:i]:
            if overlap(section, other):
                return [DataProblem("mall-overlap", file, line, WORDS, section=faces[section[0]].name, other=faces[other[0]].name)]
    mall = Mall(faces, layout)
    problems = []
    if apart(mall):
        problems.append(DataProblem("mall-apart", file, line, WORDS, section=faces[face_of(layout, apart(mall)[0])].name))
    for cell in [*lost_searches(mall), *mixed_shops(mall), *shut_shops(mall)]:
        problems.append(DataProblem("mall-shop", file, line, WORDS, section=faces[face_of(layout, cell)].name))
    if food_courts(mall) != 1:
        problems.append(DataProblem("mall-food", file, line, WORDS, found=str(food_courts(mall))))
    if ways_count(faces, layout) < LEAST_WAYS:
        problems.append(DataProblem("mall-ways", file, line, WORDS, found=str(ways_count(faces, layout))))
    return problems


def set_problems(faces: list[Face], file: str, line: int) -> list[DataProblem]:
    """What keeps faces from making a mall, however they are laid; file and line say where they are listed."""
    problems = []
    courts = [food_courts(Mall([face], [[0, 0, 0, 0]])) for face in faces]
    sizes = [face.kinds.count(FOOD) for face in faces]
    boards = sorted(courts[i : i + 2] for i in range(0, len(faces), 2))
    if boards != [[0, 0]] * (BOARDS - 1) + [[1, 1]] or any(0 < size < LEAST_FOOD for size in sizes):
        problems.append(DataProblem("mall-set-food", file, line, WORDS, least=str(LEAST_FOOD)))
    if not first_faces(faces):
        problems.append(DataProblem("mall-set-ways", file, line, WORDS))
    return problems


def face_of(layout: list[list[int]], cell: int) -> int:
    return next(section[0] for section in layout if section[0] // 2 == cell // SECTION_CELLS)


def apart(mall: Mall) -> list[int]:
    """Cells that one cannot walk to from the first one."""
    if not mall.ground:
        return []
    costs = mall.walk(mall.ground[0])
    return [cell for cell in mall.ground if costs[cell] == FAR]


def rooms_of(mall: Mall) -> list[list[int]]:
    """The cells of each room."""
    rooms: dict[int, list[int]] = {}
    for cell in mall.in_order:
        rooms.setdefault(mall.room[cell], []).append(cell)
    return list(rooms.values())


def lost_searches(mall: Mall) -> list[int]:
    """Search cells whose room has no shop cell beside them."""
    lost = []
    for room in rooms_of(mall):
        if not any(mall.kind[cell] == SHOP for cell in room):
            lost += [cell for cell in room if mall.kind[cell] == SEARCH]
    return lost


def shops_of(mall: Mall) -> list[list[int]]:
    return [room for room in rooms_of(mall) if any(mall.kind[cell] == SHOP for cell in room)]


def is_mixed(mall: Mall, shop: list[int]) -> bool:
    return any(mall.kind[cell] not in IN_SHOPS for cell in shop)


def has_door(mall: Mall, shop: list[int]) -> bool:
    return any(mall.edge[cell * 4 + side] == DOOR for cell in shop for side in range(4))


def mixed_shops(mall: Mall) -> list[int]:
    """The first cell of each shop that nothing separates from a corridor or the food court."""
    return [first_of(mall, shop) for shop in shops_of(mall) if is_mixed(mall, shop)]


def shut_shops(mall: Mall) -> list[int]:
    """The first cell of each shop without a door."""
    return [first_of(mall, shop) for shop in shops_of(mall) if not is_mixed(mall, shop) and not has_door(mall, shop)]


def first_of(mall: Mall, shop: list[int]) -> int:
    return next(cell for cell in shop if mall.is_shop(cell))


def food_courts(mall: Mall) -> int:
    """How many separate groups of food court cells there are."""
    left = set(mall.food)
    courts = 0
    while left:
        courts += 1
        waiting = [left.pop()]
        while waiting:
            touching = left & set(mall.near[waiting.pop()])
            left -= touching
            waiting += touching
    return courts

"""The ground: steps, blows, sight, areas, escalators and rooms, each on a small drawing."""

from __future__ import annotations

import pickle
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america import table_plan as plan
from cervelle.games.maul_of_america.table_mall import CELLS, DOOR, FAR, FOUNTAIN, VOID, WALKS_KEPT, WALL, Mall
from tests.maul_of_america.drawings import ground, hall, the_faces

FACES = the_faces()
MALLS = [Mall(FACES, plan.drawn(FACES, Dice(seed.to_bytes(16, "little")))) for seed in range(4)]

MOVEMENT = """
+-----+
|o o|a|
|     |
|o @ o|
|:-:-:|
|b c b|
+-----+
"""

DOORWAY = """
+-----+
|a o a|
+--D--+
|o @ o|
|     |
|o o o|
+-----+
"""

SHOTS = """
+-----------+
|e    |b    |
|     |     |
|     :     |
|     |     |
|@    D    d|
+----D+-----+
|    c      |
+-----------+
"""

TURNS = range(4)


def one(named: dict[str, list[int]], letter: str) -> int:
    (cell,) = named[letter]
    return cell


@pytest.mark.parametrize("turn", TURNS)
def test_movement_diagram_a_is_forbidden_b_and_c_cost_two_dots_cost_one(turn):
    mall, named = ground(MOVEMENT, turn)
    pawn = one(named, "@")
    assert mall.cost(pawn, one(named, "a")) == 0
    assert mall.corners[pawn] == named["a"]
    assert [mall.cost(pawn, cell) for cell in named["b"] + named["c"]] == [2, 2, 2]
    assert [mall.cost(pawn, cell) for cell in named["o"]] == [1] * 4


@pytest.mark.rule("maul.6.2")
@pytest.mark.parametrize("turn", TURNS)
def test_a_door_is_passed_straight_only(turn):
    mall, named = ground(DOORWAY, turn)
    pawn = one(named, "@")
    assert [mall.cost(pawn, cell) for cell in named["o"]] == [1] * 6
    assert [mall.cost(pawn, cell) for cell in named["a"]] == [0, 0]
    assert sorted(mall.corners[pawn]) == sorted(named["a"])


@pytest.mark.rule("maul.6.2")
@pytest.mark.parametrize("turn", TURNS)
def test_attack_diagram_dots_can_be_struck_through_glass_too_and_a_cannot(turn):
    mall, named = ground(MOVEMENT, turn)
    pawn = one(named, "@")
    assert sorted(mall.near[pawn]) == sorted(named["o"] + named["b"] + named["c"])
    assert one(named, "a") not in mall.near[pawn]


@pytest.mark.rule("maul.6.3")
@pytest.mark.parametrize("turn", TURNS)
def test_shooting_diagram_b_and_c_are_hidden_d_and_e_are_seen(turn):
    mall, named = ground(SHOTS, turn)
    pawn = one(named, "@")
    assert not mall.sees(pawn, one(named, "b"))
    assert not mall.sees(pawn, one(named, "c"))
    assert mall.sees(pawn, one(named, "d"))
    assert mall.sees(pawn, one(named, "e"))


def test_zombies_move_and_strike_over_the_same_ground():
    """Their diagrams say the same: whoever can be reached can reach back, at the same cost."""
    for mall in MALLS:
        for cell in mall.ground:
            for other, cost in zip(mall.near[cell], mall.costs[cell], strict=True):
                assert mall.cost(other, cell) == cost
            assert all(cell in mall.corners[other] for other in mall.corners[cell])


def test_neighbours_come_in_reading_order():
    for mall in MALLS:
        for cell in mall.ground:
            for cells in (mall.near[cell], mall.corners[cell]):
                assert cells == sorted(cells, key=lambda other: (mall.y[other], mall.x[other]))


def test_a_cell_is_not_its_own_neighbour_and_no_link_means_no_step():
    mall, named = ground(MOVEMENT)
    pawn = one(named, "@")
    assert mall.cost(pawn, pawn) == 0
    assert mall.link[pawn] == -1
    assert mall.cost(pawn, -1) == 0


@pytest.mark.rule("maul.6.3")
def test_sight_passes_a_window_slantwise_and_a_wall_beside_it_stops_it():
    mall, named = ground("""
+---------+
|@  :     |
|   |     |
|   |b   a|
+---------+
""")
    pawn = one(named, "@")
    assert mall.sees(pawn, one(named, "a"))
    assert not mall.sees(pawn, one(named, "b"))


@pytest.mark.rule("maul.6.3")
def test_sight_through_a_door_is_straight_or_slantwise_but_not_over_its_corner():
    mall, named = ground("""
+-----------+
|     |b   d|
|     |     |
|@    D    a|
|     |     |
|    f|     |
+-----------+
""")
    pawn = one(named, "@")
    assert mall.sees(pawn, one(named, "a"))
    assert mall.sees(one(named, "f"), one(named, "b"))
    assert not mall.sees(pawn, one(named, "d"))


@pytest.mark.rule("maul.6.3")
def test_sight_along_a_diagonal_ends_at_the_tip_of_a_wall():
    mall, named = ground("""
+-------+
|@      |
|       |
|  c|   |
|   +   |
|    a  |
|       |
|      b|
+-------+
""")
    pawn = one(named, "@")
    assert mall.sees(pawn, one(named, "c"))
    assert not mall.sees(pawn, one(named, "a"))
    assert not mall.sees(pawn, one(named, "b"))


@pytest.mark.rule("maul.6.3")
def test_sight_along_a_diagonal_passes_the_corner_of_a_window():
    mall, named = ground("""
+-----+
|@    |
|     |
|  c:a|
|     |
|    b|
+-----+
""")
    assert mall.sees(one(named, "@"), one(named, "b"))
    assert mall.cost(one(named, "c"), one(named, "b")) == 2


@pytest.mark.rule("maul.6.3")
def test_sight_passes_over_the_cells_between_whoever_stands_there_and_over_water():
    mall, named = ground("""
+---------+
|@ ~ o ~ a|
+---------+
""")
    assert mall.sees(one(named, "@"), one(named, "a"))


def test_void_hides_what_is_behind_it():
    mall, named = ground("""
+-----+
|@|#|a|
| +-+ |
|o o o|
+-----+
""")
    assert not mall.sees(one(named, "@"), one(named, "a"))
    assert not mall.sees(one(named, "@"), 1)
    assert not mall.sees(1, 1)
    assert mall.x[1] == mall.y[1] == -1


@pytest.mark.rule("maul.5.9")
def test_water_is_seen_but_never_entered_and_one_may_cut_past_it():
    mall, named = ground("""
+---+
|@ ~|
|   |
|o a|
+---+
""")
    pawn, water = one(named, "@"), 1
    assert mall.kind[water] == FOUNTAIN
    assert mall.sees(pawn, water)
    assert water not in mall.near[pawn]
    assert water not in mall.ground
    assert (mall.x[water], mall.y[water]) == (1, 0)
    assert mall.cost(pawn, one(named, "a")) == 1
    assert mall.room[water] == mall.room[pawn]


@pytest.mark.rule("maul.1.5")
def test_a_joined_opening_is_seen_and_walked_through_and_its_ends_are_corners():
    faces = [hall("E"), hall("E"), hall("W"), hall("W")]
    mall = Mall(faces, [[0, 0, 0, 0], [2, 0, 16, 0]])
    east, west = 4 * 16 + 15, 160 + 4 * 16
    assert mall.cost(east, west) == mall.cost(east, west + 16) == 1
    assert mall.cost(east - 16, west) == 0
    assert west in mall.corners[east - 16]
    assert mall.sees(4 * 16, 160 + 4 * 16 + 15)
    assert not mall.sees(0, 160 + 15)
    assert mall.ways == []
    assert mall.room[0] == mall.room[160]


@pytest.mark.rule("maul.1.6")
def test_arrows_half_facing_stay_closed_and_only_the_uncovered_lead_outside():
    faces = [hall("E"), hall("E"), hall("W"), hall("W")]
    mall = Mall(faces, [[0, 0, 0, 0], [2, 0, 16, 1]])
    upper, lower = 4 * 16 + 15, 5 * 16 + 15
    assert mall.ways == []
    assert mall.cost(lower, 160 + 4 * 16) == 0
    assert mall.edge[upper * 4 + 1] == mall.edge[lower * 4 + 1] == WALL
    mall = Mall(faces, [[0, 0, 0, 0], [2, 0, 16, 5]])
    assert mall.ways == [upper, 160 + 5 * 16]


@pytest.mark.rule("maul.1.6")
def test_an_exit_is_closed_when_another_section_lies_before_it():
    faces = [hall("E", exits=((0, 2, -1, 0),)), hall("E"), hall("W"), hall("W")]
    assert 2 in Mall(faces, [[0, 0, 0, 0]]).ways
    assert 2 not in Mall(faces, [[0, 0, 0, 0], [2, 0, 0, -10]]).ways


def test_nobody_sees_out_of_one_opening_and_in_through_another():
    faces = [hall("N1 N2"), hall("N1"), hall("S1"), hall("S1")]
    mall = Mall(faces, [[0, 0, 0, 0], [2, 0, 0, -11]])
    assert len(mall.ways) == 6
    assert not mall.sees(4, 160 + 9 * 16 + 4)


def test_an_escalator_is_one_action_for_walking_and_nothing_else():
    mall, named = ground("""
+---+---+
|@ 1|1 a|
|   +---+
|   |
+---+
""")
    pawn, foot, head, beyond = one(named, "@"), 1, 2, one(named, "a")
    assert (mall.link[foot], mall.link[head]) == (head, foot)
    assert mall.cost(foot, head) == mall.cost(head, foot) == 1
    assert head not in mall.near[foot]
    assert not mall.sees(foot, head)
    assert mall.walk(pawn)[beyond] == 3


def test_a_room_ends_at_walls_doors_and_windows():
    mall, named = ground("""
+---------+
|a aDb:c|d|
|   |   | |
|a a|b:c|d|
+---------+
""")
    rooms = [{mall.room[cell] for cell in named[letter]} for letter in "abcd"]
    assert rooms == [{0}, {1}, {2}, {3}]
    assert mall.room[8] == -1


def test_rooms_are_not_parted_by_a_wall_that_one_walks_around():
    mall, named = ground("""
+---+
|a|a|
|   |
|a a|
+---+
""")
    assert {mall.room[cell] for cell in named["a"]} == {0}


def test_a_duct_leads_straight_through_a_wall_between_two_shops():
    mall, _ = ground("""
+-----+---+
|. .|?|.:.|
|   | +-+ |
|. . .|  .|
+-----+---+
""")
    assert mall.ducts[2] == [3]
    assert mall.ducts[3] == [2]
    assert mall.ducts[1] == [], "a shelf inside one shop is no wall between two"
    assert mall.ducts[4] == [], "a window is no wall"
    assert mall.ducts[18] == [], "nor is there a shop behind every wall"


HALL = Mall([hall("")], [[0, 0, 0, 0]])
CENTRE = 4 * 16 + 7


def offsets(cells: list[int]) -> set[tuple[int, int]]:
    return {(HALL.x[cell] - 7, HALL.y[cell] - 4) for cell in cells}


def turned(cells: set[tuple[int, int]], quarters: int) -> set[tuple[int, int]]:
    for _ in range(quarters):
        cells = {(-y, x) for x, y in cells}
    return cells


SAWED_OFF = {(0, -1), (-1, -2), (0, -2), (1, -2)}
FLAMES = SAWED_OFF | {(x, -3) for x in range(-2, 3)}
SAWED_OFF_ASLANT = {(x, -y) for x in (1, 2) for y in (1, 2)}
FLAMES_ASLANT = {(x, -y) for x in (1, 2, 3) for y in (1, 2, 3)}


@pytest.mark.rule("maul.15.7")
@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize(("depth", "straight", "aslant"), [(2, SAWED_OFF, SAWED_OFF_ASLANT), (3, FLAMES, FLAMES_ASLANT)])
def test_areas_in_all_eight_directions(quarters, depth, straight, aslant):
    assert offsets(HALL.cone(CENTRE, quarters * 2, depth)) == turned(straight, quarters)
    assert offsets(HALL.cone(CENTRE, quarters * 2 + 1, depth)) == turned(aslant, quarters)
    assert CENTRE not in HALL.cone(CENTRE, quarters, depth)
    assert len(set(HALL.cone(CENTRE, quarters, depth))) == len(HALL.cone(CENTRE, quarters, depth))


def test_an_area_goes_the_same_way_on_a_turned_board():
    mall = Mall([hall("")], [[0, 1, 0, 0]])
    for cell in mall.cone(CENTRE, 0, 3):
        assert mall.y[cell] < mall.y[CENTRE]
        assert abs(mall.x[cell] - mall.x[CENTRE]) < mall.y[CENTRE] - mall.y[cell]


@pytest.mark.rule("maul.15.7")
def test_walls_clip_an_area():
    mall, named = ground("""
+---------+
|b   c   b|
| +-----+ |
|    o    |
|    :    |
|    o    |
|         |
|    @    |
+---------+
""")
    pawn = one(named, "@")
    cells = mall.cone(pawn, 0, 3)
    assert set(named["o"] + named["b"]) <= set(cells)
    assert one(named, "c") not in cells
    assert len(cells) == 1 + 3 + 2


def test_an_area_ends_with_the_mall_and_keeps_water():
    mall, named = ground("""
+-----+
|@ ~ o|
|     |
|o o o|
+-----+
""")
    assert mall.cone(one(named, "@"), 2, 2) == [1, 2, 18]
    assert mall.cone(one(named, "@"), 0, 3) == []


@pytest.mark.rule("maul.15.6")
def test_grenades_reach_around_their_target_as_far_as_it_sees():
    mall, named = ground("""
+-----+
|o o|a|
|   +-+
|o @:o|
|   | |
|o o|a|
+-----+
""")
    pawn = one(named, "@")
    assert mall.burst(pawn)[0] == pawn
    assert set(mall.burst(pawn)) == {pawn, *named["o"]}
    assert offsets(HALL.burst(CENTRE)) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert len(HALL.burst(0)) == 4


@pytest.mark.rule("maul.6.4")
def test_distance_is_the_larger_of_the_two():
    assert HALL.distance(0, 3 * 16 + 5) == 5
    assert HALL.distance(0, 9 * 16 + 5) == 9
    assert HALL.distance(CENTRE, CENTRE) == 0


def test_a_walk_takes_the_cheaper_way_around_a_window():
    mall, named = ground("""
+-----+
|@:a|b|
| | | |
|  c|d|
+-----+
""")
    walks = mall.walk(one(named, "@"))
    assert [walks[one(named, letter)] for letter in "@acb"] == [0, 2, 2, FAR]
    assert mall.walk(one(named, "b"))[one(named, "d")] == 1


def test_at_most_so_many_walks_are_kept():
    mall = Mall([hall("")], [[0, 0, 0, 0]])
    for goal in range(140):
        mall.walk(goal)
    assert len(mall.walks) == WALKS_KEPT == 128
    assert mall.walk(0)[99] == mall.walk(99)[0]


cells = st.integers(0, CELLS - 1)


@given(mall=st.sampled_from(MALLS), a=cells, b=cells)
def test_sight_distance_and_walks_are_the_same_both_ways(mall, a, b):
    assert mall.clear(a, b) == mall.clear(b, a)
    assert mall.sees(a, b) == mall.sees(b, a) == (mall.clear(a, b) or (a == b and mall.kind[a] != VOID))
    assert mall.distance(a, b) == mall.distance(b, a)
    assert mall.walk(a)[b] == mall.walk(b)[a]


@given(mall=st.sampled_from(MALLS), a=cells, b=cells)
def test_sight_is_what_the_line_passes(mall, a, b):
    if mall.kind[a] != VOID and mall.kind[b] != VOID and a != b:
        assert mall.sees(a, b) == passes(mall, a, b)


def passes(mall: Mall, a: int, b: int) -> bool:
    """The same by points: where the line meets the grid, in fractions."""
    dx, dy = mall.x[b] - mall.x[a], mall.y[b] - mall.y[a]
    crossings = {Fraction(2 * i + 1, 2 * abs(dx)) for i in range(abs(dx))} | {
        Fraction(2 * i + 1, 2 * abs(dy)) for i in range(abs(dy))
    }
    for at in sorted(crossings):
        x, y = mall.x[a] + at * dx, mall.y[a] + at * dy
        before = [(x - Fraction(dx, 10**6)), (y - Fraction(dy, 10**6))]
        place = (round(before[1]) + 1) * mall.stride + round(before[0]) + 1
        aslant = [abs(value - int(value)) == Fraction(1, 2) for value in (x, y)]
        step = [(d > 0) - (d < 0) if crossed else 0 for d, crossed in zip((dx, dy), aslant, strict=True)]
        edge = mall.between(place, *step)
        if edge == WALL or (all(aslant) and edge == DOOR):
            return False
    return True


@pytest.mark.parametrize("face", FACES, ids=[face.name for face in FACES])
def test_a_turned_board_is_the_same_ground(face):
    plain, *others = [Mall([face], [[0, turn, 3, -7]]) for turn in range(4)]
    for mall in others:
        for cell in plain.ground:
            steps = dict(zip(plain.near[cell], plain.costs[cell], strict=True))
            assert dict(zip(mall.near[cell], mall.costs[cell], strict=True)) == steps
            assert sorted(mall.corners[cell]) == sorted(plain.corners[cell])
            assert sorted(mall.ducts[cell]) == sorted(plain.ducts[cell])
        for a in plain.ground[::7]:
            assert all(mall.sees(a, b) == plain.sees(a, b) for b in plain.ground)
        assert sorted(mall.ways) == sorted(plain.ways)


def test_ground_is_in_reading_order_and_boards_not_laid_have_none():
    for mall in MALLS:
        assert mall.ground == sorted(mall.ground, key=lambda cell: (mall.y[cell], mall.x[cell]))
        assert min(mall.x[cell] for cell in mall.ground) >= 0
        assert max(mall.x[cell] for cell in mall.ground) < mall.width
        assert max(mall.y[cell] for cell in mall.ground) < mall.height
    assert max(HALL.ground) == 159
    assert HALL.kind[200] == VOID


def test_whoever_can_be_struck_can_be_seen():
    for mall in MALLS:
        for cell in mall.ground:
            assert all(mall.sees(cell, other) for other in mall.near[cell])
            assert not any(mall.sees(cell, other) for other in mall.corners[cell])


def test_a_mall_is_pickled_as_its_layout():
    mall = pickle.loads(pickle.dumps(MALLS[0]))
    assert mall.near == MALLS[0].near
    assert mall.layout == MALLS[0].layout
    assert len(pickle.dumps(MALLS[0])) < 60_000

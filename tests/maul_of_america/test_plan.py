"""Building a mall: what can be joined, what is refused, and malls drawn at random."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america import table_plan as plan
from cervelle.games.maul_of_america.sections import mall_problems
from cervelle.games.maul_of_america.table_face import facing, joints, mouth
from cervelle.games.maul_of_america.table_mall import ARROW, BOARDS, FACES, Mall
from tests.maul_of_america.drawings import hall, halls, the_faces

STANDARD = the_faces()
N1, N2, S1, S2, E, W = range(6)
FIRST = [[0, 0, 0, 0]]


def dice(seed: int) -> Dice:
    return Dice(seed.to_bytes(16, "little"))


@pytest.mark.parametrize(
    ("opening", "to", "section"),
    [
        (W, E, [2, 0, 16, 0]),
        (E, E, [2, 2, 16, 0]),
        (N1, E, [2, 3, 16, -6]),
        (N2, E, [2, 3, 16, 0]),
        (S1, E, [2, 1, 16, 0]),
        (S2, E, [2, 1, 16, -6]),
        (S1, N1, [2, 0, 0, -10]),
        (S2, N1, [2, 0, -6, -10]),
        (S1, N2, [2, 0, 6, -10]),
        (N1, N1, [2, 2, -6, -10]),
        (W, N1, [2, 3, 0, -16]),
        (E, S2, [2, 3, 6, 10]),
        (E, W, [2, 0, -16, 0]),
    ],
)
def test_a_section_lies_where_its_opening_faces_the_other(opening, to, section):
    faces = halls(*["N1 N2 S1 S2 E W"] * 4)
    assert plan.placed(faces, FIRST, 2, opening, 0, to) == section
    assert facing(mouth(section, opening), mouth(FIRST[0], to))
    assert plan.placed(faces, FIRST, 3, opening, 0, to) == [3, *section[1:]]


def test_what_cannot_be_joined_gives_nothing():
    faces = halls("E W", "E W", "N1 W", "E W")
    assert plan.placed(faces, FIRST, 2, N1, 0, E) == [], "this face has no such opening"
    assert plan.placed(faces, FIRST, 2, W, 0, N1) == [], "nor has the other"
    assert plan.placed(faces, FIRST, 2, W, 3, E) == [], "that board is not there"
    assert plan.placed(faces, FIRST, 1, W, 0, E) == [], "this board is there already"
    two = [*FIRST, [2, 0, 16, 0]]
    assert plan.placed(faces, two, 4, W, 0, E) == [], "that opening is taken"
    assert plan.placed(faces, two, 4, W, 1, W) == [], "and so is the one that faces it"
    assert plan.placed(faces, two, 4, W, 1, E) == [4, 0, 32, 0]


@pytest.mark.rule("maul.1.4")
def test_sections_do_not_lie_on_one_another():
    faces = halls("E S2", "W S1", "N1 E", "E W")
    two = [*FIRST, [2, 0, 16, 0]]
    assert plan.placed(faces, two, 4, N1, 0, S2) == [4, 0, 6, 10]
    three = [*two, [4, 0, 6, 10]]
    assert plan.placed(faces, three, 6, W, 1, S1) == []


def test_choices_name_each_placement_once():
    for seed in range(10):
        layout = plan.drawn(STANDARD, dice(seed))
        for n in range(1, BOARDS):
            sections = [plan.placed(STANDARD, layout[:n], *choice) for choice in plan.choices(STANDARD, layout[:n])]
            assert [] not in sections
            assert len({tuple(section) for section in sections}) == len(sections)
            assert layout[n] in sections


def test_choices_are_all_there_are():
    for seed in range(10):
        layout = plan.drawn(STANDARD, dice(seed))
        for n in range(1, BOARDS):
            every = [
                tuple(section)
                for face in range(FACES)
                for opening in range(6)
                for board in range(BOARDS)
                for to in range(6)
                if (section := plan.placed(STANDARD, layout[:n], face, opening, board, to))
            ]
            chosen = [tuple(plan.placed(STANDARD, layout[:n], *choice)) for choice in plan.choices(STANDARD, layout[:n])]
            assert set(every) == set(chosen)


def test_an_empty_or_a_full_table_leaves_no_choice():
    assert plan.choices(STANDARD, []) == []
    assert plan.choices(STANDARD, plan.drawn(STANDARD, dice(1))) == []


def test_two_placements_that_come_to_the_same_are_one_choice():
    """Two halls with both openings on facing sides: joining either pair lays the section in the same place."""
    faces = halls("N1 N2", "S1 S2", "E W", "E W")
    sections = [plan.placed(faces, FIRST, *choice) for choice in plan.choices(faces, FIRST) if choice[0] == 2]
    assert sections == [[2, 0, 0, -10], [2, 0, 6, -10], [2, 0, -6, -10]]
    assert joints(faces, [*FIRST, [2, 0, 0, -10]]) == [[1, S1, 0, N1], [1, S2, 0, N2]]


@pytest.mark.rule("maul.1.5")
def test_openings_that_meet_by_chance_are_joined_too():
    faces = halls("N1 N2", "S1 S2", "E W", "E W")
    mall = Mall(faces, [*FIRST, [2, 0, 0, -10]])
    assert mall.ways == []
    assert mall.cost(4, 160 + 9 * 16 + 4) == mall.cost(10, 160 + 9 * 16 + 10) == 1


def test_a_placement_that_leaves_the_next_section_no_place_is_refused():
    faces = halls("E", "W", "E W", "E W")
    assert plan.forbidden(faces, FIRST, [2, 0, 16, 0]) == plan.NO_PLACE_LEFT
    assert plan.forbidden(faces, FIRST, [4, 0, 16, 0]) == plan.TOO_FEW_WAYS
    assert plan.choices(faces, [*FIRST, [2, 0, 16, 0]]) == []


def test_a_mall_with_fewer_than_two_ways_out_is_refused():
    faces = halls("E", "E W", "E W", "E W N1")
    chain = [*FIRST, [2, 0, 16, 0], [4, 0, 32, 0]]
    assert plan.ways_count(faces, [*chain, [6, 0, 48, 0]]) == 2
    assert plan.forbidden(faces, chain, [6, 0, 48, 0]) == plan.FINE
    faces = halls("E", "E W", "E W", "E W")
    assert plan.ways_count(faces, [*chain, [6, 0, 48, 0]]) == 1
    assert plan.forbidden(faces, chain, [6, 0, 48, 0]) == plan.TOO_FEW_WAYS


def test_a_placement_is_refused_if_every_mall_it_can_become_is():
    faces = halls("E", "E W", "E W", "E W")
    assert plan.forbidden(faces, [], FIRST[0]) == plan.TOO_FEW_WAYS
    assert plan.forbidden(faces, FIRST, [2, 0, 16, 0]) == plan.TOO_FEW_WAYS
    assert plan.allowed(faces, FIRST) == []


def test_exits_count_as_ways_out_and_an_opening_counts_once():
    exits = ((0, 2, -1, 0), (9, 0, 1, 0))
    faces = [hall("E W", exits), *halls("E W", "E W", "E W")]
    assert plan.ways_count(faces, FIRST) == 4
    assert len(Mall(faces, FIRST).ways) == 6


@given(seed=st.integers(0, 2**64))
def test_ways_are_counted_as_the_mall_has_them(seed):
    layout = plan.drawn(STANDARD, dice(seed))
    mall = Mall(STANDARD, layout)
    pairs = sum(mall.kind[cell] == ARROW for cell in mall.ways)
    assert plan.ways_count(STANDARD, layout) == pairs // 2 + len(mall.ways) - pairs


def test_every_board_is_in_a_drawn_mall_once_and_all_faces_come_up():
    up: set[int] = set()
    for seed in range(60):
        layout = plan.drawn(STANDARD, dice(seed))
        assert sorted(section[0] // 2 for section in layout) == list(range(BOARDS))
        up |= {section[0] for section in layout}
    assert up == set(range(FACES))


def test_the_same_dice_draw_the_same_mall():
    assert plan.drawn(STANDARD, dice(7)) == plan.drawn(STANDARD, dice(7))
    assert len({str(plan.drawn(STANDARD, dice(seed))) for seed in range(50)}) > 45


def test_drawn_malls_avoid_what_is_forbidden():
    """The dead end would leave one way out: it is never drawn, not even as the first face."""
    dead_end = 6
    faces = [*halls("E W", "E W", "E W"), hall("W"), hall("E W")]
    assert plan.first_faces(faces) == [face for face in range(FACES) if face != dead_end]
    for seed in range(20):
        layout = plan.drawn(faces, dice(seed))
        assert dead_end not in [section[0] for section in layout]
        assert plan.ways_count(faces, layout) >= 2


def test_faces_of_which_no_mall_can_be_made_are_known():
    assert plan.first_faces(halls("E", "W", "E", "W")) == []
    assert plan.first_faces(STANDARD) == list(range(FACES))


def test_500_malls_at_random_can_be_played_in():
    for seed in range(500):
        layout = plan.drawn(STANDARD, dice(seed))
        assert mall_problems(STANDARD, layout, "mall", 1) == [], layout


def test_three_sections_always_leave_a_place_for_the_fourth():
    """True of all 13,608 ways to lay three; here one first face in eight, and some of what follows."""
    seen = 0
    for second in plan.choices(STANDARD, FIRST)[::4]:
        two = [*FIRST, plan.chosen(STANDARD, FIRST, second)]
        for third in plan.choices(STANDARD, two)[::4]:
            section = plan.chosen(STANDARD, two, third)
            assert plan.choices(STANDARD, [*two, section])
            assert plan.forbidden(STANDARD, two, section) == plan.FINE
            seen += 1
    assert seen > 100

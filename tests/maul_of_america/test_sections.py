"""The files of the sections: what is in them, what is wrong with a broken one, and drawing them again."""

from __future__ import annotations

import contextlib
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cervelle
from cervelle.engine.data import DataProblem, Sheet
from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america import table_plan as plan
from cervelle.games.maul_of_america.sections import (
    drawn,
    face_problems,
    mall_problems,
    parse_face,
    read_face,
    read_layout,
    set_problems,
)
from cervelle.games.maul_of_america.table_mall import ESCALATOR, EXIT, FOOD, OPEN, SEARCH, SHOP, WINDOW, Face, Mall
from tests.maul_of_america.drawings import NAMES, hall, hall_text, halls, padded, text_of, the_faces

FACES = dict(zip(NAMES, the_faces(), strict=True))
OPENING_NAMES = ("N1", "N2", "S1", "S2", "E", "W")


def alone(face: Face) -> Mall:
    return Mall([face], [[0, 0, 0, 0]])


def cells_of(face: Face, *kinds: int) -> list[int]:
    return [cell for cell, kind in enumerate(face.kinds) if kind in kinds]


def box_of(cells: list[int]) -> tuple[int, int]:
    """Width and height of the rectangle that these cells fill."""
    xs, ys = [cell % 16 for cell in cells], [cell // 16 for cell in cells]
    size = (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    assert size[0] * size[1] == len(set(cells))
    return size


def shops_of(face: Face) -> list[list[int]]:
    """The cells of each shop, largest first."""
    mall = alone(face)
    rooms = {mall.room[cell] for cell in mall.ground if mall.is_shop(cell)}
    return sorted(([cell for cell in mall.ground if mall.room[cell] == room] for room in rooms), key=len, reverse=True)


@pytest.mark.parametrize(
    ("name", "searches", "openings", "exits", "shops", "escalators"),
    [
        ("1A", 4, "N1 S2 E W", 0, 4, 0),
        ("1B", 5, "N2 S2 E", 0, 5, 0),
        ("2A", 6, "S1 W", 0, 1, 1),
        ("2B", 6, "N1 S1 E W", 0, 6, 2),
        ("3A", 5, "E W", 1, 3, 0),
        ("3B", 5, "N2 W", 1, 3, 0),
        ("4A", 4, "S1 S2 E", 1, 3, 0),
        ("4B", 5, "N1 W", 2, 8, 0),
    ],
)
def test_each_face_holds_what_the_table_of_faces_says(name, searches, openings, exits, shops, escalators):
    face = FACES[name]
    assert len(cells_of(face, SEARCH)) == searches
    assert " ".join(OPENING_NAMES[opening] for opening in face.openings) == openings
    assert len(cells_of(face, EXIT)) == exits
    assert len(shops_of(face)) == shops
    assert len(cells_of(face, ESCALATOR)) == 2 * escalators
    assert face_problems(face, name) == []


@pytest.mark.parametrize(("name", "size"), [("1A", (5, 4)), ("1B", (6, 3))])
def test_food_courts_have_their_size(name, size):
    assert box_of(cells_of(FACES[name], FOOD)) == size


def test_only_board_one_has_a_food_court():
    assert [name for name in NAMES if cells_of(FACES[name], FOOD)] == ["1A", "1B"]


@pytest.mark.parametrize(("name", "sizes"), [("2A", [(10, 7)]), ("3B", [(8, 6)]), ("4A", [(5, 4), (5, 4)])])
def test_great_shops_have_their_size(name, sizes):
    assert [box_of(shop) for shop in shops_of(FACES[name])[: len(sizes)]] == sizes


def test_the_mezzanine_is_reached_by_its_escalators_alone():
    mall = alone(FACES["2B"])
    heads = {cell for cell in mall.ground if mall.link[cell] >= 0 and mall.room[cell] != mall.room[mall.ways[0]]}
    (room,) = {mall.room[cell] for cell in heads}
    mezzanine = [cell for cell in mall.ground if mall.room[cell] == room]
    assert len(heads) == 2
    assert box_of(mezzanine) == (6, 4)
    assert all(mall.room[other] == room for cell in mezzanine for other in mall.near[cell])


def test_eateries_have_windows_and_docks_have_none():
    for shop in shops_of(FACES["1A"]):
        assert any(FACES["1A"].edges[cell * 4 + side] == WINDOW for cell in shop for side in range(4))
    assert WINDOW not in FACES["4B"].edges


@pytest.mark.parametrize("name", NAMES)
def test_no_single_pawn_can_cut_a_face_in_two(name):
    mall = alone(FACES[name])
    for blocked in mall.ground:
        left = set(mall.ground) - {blocked}
        waiting = [left.pop()]
        while waiting:
            cell = waiting.pop()
            reached = left & {*mall.near[cell], mall.link[cell]}
            left -= reached
            waiting += reached
        assert not left, (mall.x[blocked], mall.y[blocked])


@pytest.mark.parametrize("name", NAMES)
def test_a_face_is_drawn_as_its_file_has_it(name):
    assert [row.rstrip() for row in drawn(alone(FACES[name]))] == text_of(name).splitlines()


def test_a_whole_mall_is_drawn_with_its_joints_open_and_its_arrows_turned():
    faces = halls("E", "N1", "E W", "E W")
    rows = drawn(Mall(faces, [[0, 0, 0, 0], [2, 3, 16, -6]]))
    assert len(rows) == 2 * 16 + 1
    assert {len(row) for row in rows} == {2 * 26 + 1}
    assert rows[2 * 10 + 1][31:34] == "> <"
    assert rows[2 * 9 + 1][32] == "|"
    assert rows[0] == " " * 32 + "+" + "-" * 19 + "+"


def test_escalators_of_a_whole_mall_have_different_marks():
    text, _ = padded("+---+\n|1 1|\n+---+\n")
    faces = [parse_face(text, "small", "small") for _ in range(4)]
    rows = "".join(drawn(Mall(faces, [[0, 0, 0, 0], [2, 0, 16, 0]])))
    assert [rows.count(mark) for mark in "123"] == [2, 2, 0]


def test_short_lines_count_as_filled_up():
    text = hall_text("E W")
    short = "\n".join(row.rstrip() for row in text.splitlines())
    assert parse_face(short, "f", "f").edges == parse_face(text, "f", "f").edges


def put(text: str, line: int, column: int, mark: str) -> str:
    """The text with another character at this line and column, counted from 1."""
    rows = text.splitlines()
    rows[line - 1] = rows[line - 1][: column - 1] + mark + rows[line - 1][column:]
    return "\n".join(rows) + "\n"


PLAIN = hall_text("N1 W", exits=((0, 15, -1, 0),))


@pytest.mark.parametrize(
    ("text", "message", "line", "column"),
    [
        (PLAIN + "\n", "grid-lines", 22, 1),
        (PLAIN.partition("\n")[2], "grid-lines", 21, 1),
        ("", "grid-lines", 2, 1),
        (put(PLAIN, 4, 33, "| "), "grid-wide", 4, 34),
        (put(PLAIN, 4, 5, "x"), "grid-edge", 4, 5),
        (put(PLAIN, 5, 6, "x"), "grid-edge", 5, 6),
        (put(PLAIN, 7, 8, "|"), "grid-edge", 7, 8),
        (put(PLAIN, 8, 7, "-"), "grid-edge", 8, 7),
        (put(PLAIN, 8, 8, "x"), "grid-cell", 8, 8),
        (put(PLAIN, 7, 7, "D"), "grid-corner", 7, 7),
        (put(PLAIN, 8, 8, "^"), "section-arrow", 8, 8),
        (put(PLAIN, 2, 10, "v"), "section-arrow", 2, 10),
        (put(put(PLAIN, 2, 10, " "), 1, 10, "-"), "section-half", 2, 10),
        (put(put(PLAIN, 2, 12, " "), 1, 12, "-"), "section-half", 2, 12),
        (put(PLAIN, 1, 10, "-"), "section-shut", 1, 10),
        (put(PLAIN, 1, 10, "D"), "section-shut", 1, 10),
        (put(PLAIN, 1, 32, "-"), "section-shut", 1, 32),
        (put(PLAIN, 1, 32, "D"), "section-border", 1, 32),
        (put(PLAIN, 2, 33, " "), "section-border", 1, 32),
        (put(PLAIN, 1, 4, " "), "section-border", 1, 4),
        (put(PLAIN, 4, 1, ":"), "section-border", 4, 1),
        (put(PLAIN, 8, 8, "E"), "section-exit", 8, 8),
        (put(PLAIN, 8, 8, "#"), "section-void", 7, 8),
        (put(PLAIN, 8, 8, "5"), "section-pair", 8, 8),
        (put(put(put(PLAIN, 8, 8, "5"), 10, 8, "5"), 12, 12, "5"), "section-pair", 12, 12),
        (hall_text("N1"), "section-openings", 2, 2),
        (put(PLAIN, 8, 8, "?"), "section-not-in-shop", 8, 8),
        (put(PLAIN, 8, 8, "."), "section-mixed", 8, 8),
    ],
)  # fmt: skip
def test_each_mistake_is_named_with_line_and_column(text, message, line, column):
    with pytest.raises(DataProblem) as caught:
        read_face(text, "sections/1a.txt", "1A")
    wrong = caught.value
    assert (wrong.message, wrong.line, wrong.said["column"]) == (message, line, str(column))
    assert wrong.text("fr").startswith(f"sections/1a.txt, ligne {line}, colonne {column} : ")
    assert wrong.text("en").startswith(f"sections/1a.txt, line {line}, column {column}: ")
    assert pickle.loads(pickle.dumps(wrong)).text("en") == wrong.text("en")


SHOP_IN_HALL = put(put(put(put(put(PLAIN, 8, 8, "."), 7, 8, "-"), 9, 8, "-"), 8, 7, "|"), 8, 9, "D")


def test_a_shop_with_a_door_is_fine():
    assert read_face(SHOP_IN_HALL, "f", "f").kinds[3 * 16 + 3] == SHOP


@pytest.mark.parametrize(("mark", "messages"), [(":", ["section-no-door"]), ("|", ["section-apart", "section-no-door"])])
def test_a_shop_without_a_door_is_named(mark, messages):
    face = parse_face(put(SHOP_IN_HALL, 8, 9, mark), "f", "f")
    problems = face_problems(face, "f.txt")
    assert [problem.message for problem in problems] == messages
    assert {(problem.line, problem.said["column"]) for problem in problems} == {(8, "8")}


def test_a_search_cell_shut_up_alone_is_in_no_shop():
    problems = face_problems(parse_face(put(SHOP_IN_HALL, 8, 8, "?"), "f", "f"), "f.txt")
    assert [problem.message for problem in problems] == ["section-not-in-shop"]


def test_every_mistake_of_a_face_is_told_at_once():
    text = put(put(hall_text("N1"), 8, 8, "?"), 12, 12, ".")
    assert [problem.message for problem in face_problems(parse_face(text, "f", "f"), "f")] == ["section-openings", "section-mixed"]


def test_a_face_of_nothing_has_no_openings():
    text, _ = padded("")
    assert [problem.message for problem in face_problems(parse_face(text, "f", "f"), "f")] == ["section-openings"]


@given(line=st.integers(1, 21), column=st.integers(1, 33), mark=st.characters())
def test_no_drawing_gets_more_than_a_problem(line, column, mark):
    with contextlib.suppress(cervelle.Problem):
        read_face(put(text_of("2B"), line, column, mark), "2b.txt", "2B")


ROW = [[0, 0, 0, 0], [2, 0, 16, 0], [4, 0, 32, 0], [6, 0, 48, 0]]


def messages(faces: list[Face], layout: list[list[int]]) -> list[str]:
    problems = mall_problems(faces, layout, "cards.toml", 12)
    for problem in problems:
        assert problem.text("fr").startswith("cards.toml, ligne 12 : ")
        assert problem.text("en").startswith("cards.toml, line 12: ")
    return [problem.message for problem in problems]


def court(openings: str) -> Face:
    return parse_face(put(put(hall_text(openings), 8, 8, "Y"), 8, 10, "Y"), "f", "f")


def a_row(*first: Face) -> list[Face]:
    rest = hall("E W")
    return [*first, *[rest] * (8 - len(first))]


def test_a_mall_with_one_food_court_and_two_ways_out_is_fine():
    assert messages(a_row(court("E W")), ROW) == []


@pytest.mark.parametrize(
    ("faces", "layout", "expected"),
    [
        (a_row(court("E W")), ROW[:3], ["mall-boards"]),
        (a_row(court("E W")), [*ROW[:3], [5, 0, 48, 0]], ["mall-boards"]),
        (a_row(court("E W")), [*ROW[:3], [6, 0, 47, 0]], ["mall-overlap"]),
        (a_row(court("E W")), [*ROW[:3], [6, 0, 48, 1]], ["mall-apart"]),
        (a_row(court("E W")), [*ROW[:3], [6, 0, 48, 20]], ["mall-apart"]),
        (a_row(), ROW, ["mall-food"]),
        (a_row(court("E W"), hall("E W"), court("E W")), ROW, ["mall-food"]),
        (a_row(court("E")), ROW, ["mall-ways"]),
        (a_row(parse_face(put(put(hall_text("E W"), 8, 8, "Y"), 12, 12, "."), "f", "f")), ROW, ["mall-shop"]),
    ],
)  # fmt: skip
def test_every_complaint_about_a_mall(faces, layout, expected):
    assert messages(faces, layout) == expected


def test_a_food_court_may_touch_itself_aslant_but_not_be_in_two_pieces():
    assert messages(a_row(parse_face(put(put(hall_text("E W"), 8, 8, "Y"), 10, 10, "Y"), "f", "f")), ROW) == []
    assert messages(a_row(parse_face(put(put(hall_text("E W"), 8, 8, "Y"), 12, 12, "Y"), "f", "f")), ROW) == ["mall-food"]


def big_court(openings: str, cells: int = 5) -> Face:
    text = hall_text(openings)
    for i in range(cells):
        text = put(text, 8, 8 + 2 * i, "Y")
    return parse_face(text, "f", "f")


COURTS = [big_court("E W"), big_court("E W")]


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        (list(FACES.values()), []),
        (a_row(*COURTS), []),
        (a_row(COURTS[0]), ["mall-set-food"]),
        (a_row(), ["mall-set-food"]),
        (a_row(*COURTS, *COURTS), ["mall-set-food"]),
        (a_row(COURTS[0], big_court("E W", cells=4)), ["mall-set-food"]),
        (a_row(COURTS[0], parse_face(put(hall_text("E W"), 18, 8, "Y"), "f", "f")), ["mall-set-food"]),
        ([*COURTS, *halls("E", "W", "E")], ["mall-set-ways"]),
    ],
)
def test_every_complaint_about_a_set_of_faces(faces, expected):
    problems = set_problems(faces, "cards.toml", 12)
    assert [problem.message for problem in problems] == expected
    assert all(problem.text("fr") != problem.text("en") for problem in problems)


def saved(sections: str) -> list[list[int]]:
    sheet = Sheet(f'[mall]\nname = "x"\nsections = "{sections}"\n', "cards.toml")
    return read_layout(sheet.top.part("mall"), "sections", list(FACES.values()))


def test_a_saved_mall_is_read():
    layout = plan.drawn(list(FACES.values()), Dice(bytes(16)))
    written = ", ".join(" ".join([NAMES[face], str(turn), str(x), str(y)]) for face, turn, x, y in layout)
    assert saved(written) == layout


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ("1A 0 0", "data-section"),
        ("5A 0 0 0", "data-section"),
        ("1A 4 0 0", "data-section"),
        ("1A -1 0 0", "data-section"),
        ("1A 0 ² 0", "data-section"),
        ("1A 0 0 99999", "data-section"),
        ("1A 0 0 0,", "data-section"),
        ("1A 0 0 0", "mall-boards"),
        ("1A 0 0 0, 2A 0 0 0, 3A 0 0 0, 4A 0 0 0", "mall-overlap"),
    ],
)
def test_a_saved_mall_that_is_wrong_is_named_with_its_line(sections, message):
    with pytest.raises(DataProblem) as caught:
        saved(sections)
    assert (caught.value.message, caught.value.line) == (message, 3)
    assert caught.value.text("fr") != caught.value.text("en")


def test_arrows_and_exits_are_the_only_holes_in_a_border():
    for face in FACES.values():
        outs = {(cell, side) for cell, side in face.outs}
        assert len(outs) == 2 * len(face.openings) + len(cells_of(face, EXIT))
        assert all(face.edges[cell * 4 + side] == OPEN for cell, side in outs)

"""The files of the tiles: they fit beside each other, and what is wrong with a broken one is told."""

from __future__ import annotations

import contextlib
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cervelle
from cervelle.engine.data import DataProblem
from cervelle.games.zombicide.drawing import drawn
from cervelle.games.zombicide.table_map import STREET, VAULT, Map
from cervelle.games.zombicide.table_tile import OPEN, Tile
from cervelle.games.zombicide.tiles import MIDDLES, parse_tile, read_tile, tile_problems
from cervelle.games.zombicide.validator import apart, shut_buildings
from tests.zombicide.towns import FOLDER, the_tiles, town

TILES = {tile.name: tile for tile in the_tiles()}
PLAIN = """\
+-+ +-+
|.D   |
+-+   +

+ +---+
| D. .|
+-+D--+
"""
VAULTED = """\
+-+D+-+
|VD.D |
+-+-+ +

+   + +
|     |
+-+ +-+
"""


def put(text: str, line: int, column: int, mark: str) -> str:
    """The text with another character at this line and column, counted from 1."""
    rows = [row.ljust(7) for row in text.splitlines()]
    rows[line - 1] = rows[line - 1][: column - 1] + mark + rows[line - 1][column:]
    return "\n".join(rows) + "\n"


def test_there_are_tiles_of_many_kinds():
    assert len(TILES) >= 16
    assert sum(VAULT in tile.kinds for tile in TILES.values()) >= 3
    assert sorted(path.stem for path in (FOLDER / "tiles").iterdir()) == sorted(TILES)


@pytest.mark.parametrize("name", TILES)
def test_a_tile_is_drawn_as_its_file_has_it(name):
    rows = drawn(Map([TILES[name]], [[0, 0]], 1))
    written = (FOLDER / "tiles" / f"{name}.txt").read_text("utf-8").splitlines()
    inside = [row[1:6] for row in rows[1:6]]
    assert inside == [row.ljust(7)[1:6] for row in written[1:6]]


@pytest.mark.parametrize("name", TILES)
def test_streets_meet_the_border_in_the_middle_and_rooms_have_a_door_there(name):
    tile = TILES[name]
    for side, place in enumerate(MIDDLES):
        assert (tile.edges[place * 4 + side] == OPEN) == (tile.kinds[place] == STREET)


pieces = st.tuples(st.integers(0, len(TILES) - 1), st.integers(0, 3)).map(list)


@given(st.lists(pieces, min_size=4, max_size=4))
def test_any_four_tiles_make_a_town_in_which_all_zones_are_reached(layout):
    fits(layout, 2)


@given(st.lists(pieces, min_size=9, max_size=9))
def test_so_do_any_nine(layout):
    fits(layout, 3)


def fits(layout: list[list[int]], across: int) -> None:
    built = Map(list(TILES.values()), layout, across)
    assert apart(built) == []
    assert shut_buildings(built) == []
    for zone in built.zones:
        assert all(built.kind[other] != VAULT for other in built.near_open[zone])
        assert all(zone in built.near_open[other] for other in built.near_open[zone])


def test_any_two_tiles_join_in_any_turn():
    tiles = list(TILES.values())
    for first in range(len(tiles)):
        for second in range(len(tiles)):
            for turn in range(4):
                assert apart(Map(tiles, [[first, 0], [second, turn]], 2)) == []


@pytest.mark.parametrize(
    ("text", "message", "line", "column"),
    [
        (PLAIN + "\n", "grid-lines", 8, 1),
        (PLAIN.partition("\n")[2], "grid-lines", 7, 1),
        ("", "grid-lines", 2, 1),
        (put(PLAIN, 3, 8, "|"), "grid-wide", 3, 8),
        (put(PLAIN, 2, 2, "x"), "grid-cell", 2, 2),
        (put(PLAIN, 4, 4, "D"), "grid-cell", 4, 4),
        (put(PLAIN, 2, 3, "-"), "grid-edge", 2, 3),
        (put(PLAIN, 3, 2, "|"), "grid-edge", 3, 2),
        (put(PLAIN, 3, 4, "x"), "grid-edge", 3, 4),
        (put(PLAIN, 3, 3, "D"), "grid-corner", 3, 3),
        (put(PLAIN, 2, 3, " "), "tile-mixed", 2, 3),
        (put(PLAIN, 3, 2, " "), "tile-mixed", 3, 2),
        (put(PLAIN, 7, 4, " "), "tile-mixed", 7, 4),
        (put(PLAIN, 1, 4, "-"), "tile-side", 1, 4),
        (put(PLAIN, 7, 4, "-"), "tile-side", 7, 4),
        (put(PLAIN, 4, 7, "|"), "tile-side", 4, 7),
        (put(PLAIN, 4, 1, "|"), "tile-side", 4, 1),
        (put(PLAIN, 2, 6, "#"), "tile-void", 2, 5),
        (put(put(PLAIN, 2, 2, "#"), 2, 3, "|"), None, 0, 0),
        (put(put(put(PLAIN, 2, 2, "#"), 2, 3, "|"), 2, 1, " "), "tile-void", 2, 1),
        (put(put(PLAIN, 2, 3, "|"), 2, 2, "."), "tile-apart", 2, 2),
        (VAULTED, None, 0, 0),
        (put(VAULTED, 2, 3, "O"), "tile-vault", 2, 3),
        (put(VAULTED, 2, 3, " "), "tile-vault", 2, 3),
        (put(VAULTED, 3, 2, "D"), "tile-vault", 3, 2),
        (put(VAULTED, 2, 1, "D"), "tile-vault", 2, 1),
        (put(VAULTED, 1, 4, "O"), None, 0, 0),
        (put(VAULTED, 2, 3, "|"), "tile-apart", 2, 2),
    ],
)  # fmt: skip
def test_each_mistake_is_named_with_line_and_column(text, message, line, column):
    if message is None:
        assert isinstance(read_tile(text, "tiles/a.txt", "a"), Tile)
        return
    with pytest.raises(DataProblem) as caught:
        read_tile(text, "tiles/a.txt", "a")
    wrong = caught.value
    assert (wrong.message, wrong.line, wrong.said["column"]) == (message, line, str(column))
    assert wrong.text("fr").startswith(f"tiles/a.txt, ligne {line}, colonne {column} : ")
    assert wrong.text("en").startswith(f"tiles/a.txt, line {line}, column {column}: ")
    assert pickle.loads(pickle.dumps(wrong)).text("en") == wrong.text("en")


def test_a_building_without_a_door_is_named():
    text = put(VAULTED, 2, 3, "|")
    problems = tile_problems(parse_tile(text, "a.txt", "a"), text, "a.txt")
    assert [(problem.message, problem.line, problem.said["column"]) for problem in problems] == [
        ("tile-apart", 2, "2"),
        ("tile-no-door", 2, "2"),
    ]


def test_every_wrong_edge_of_a_tile_is_told_at_once():
    text = put(put(PLAIN, 1, 4, "-"), 4, 1, "|")
    problems = tile_problems(parse_tile(text, "a.txt", "a"), text, "a.txt")
    assert [problem.message for problem in problems] == ["tile-side", "tile-side"]


def test_short_lines_count_as_filled_up():
    assert parse_tile(PLAIN, "a", "a").edges == parse_tile(put(PLAIN, 4, 4, " "), "a", "a").edges


@given(line=st.integers(1, 7), column=st.integers(1, 7), mark=st.characters())
def test_no_drawing_gets_more_than_a_problem(line, column, mark):
    with contextlib.suppress(cervelle.Problem):
        read_tile(put(VAULTED, line, column, mark), "a.txt", "a")


def test_an_open_door_is_drawn_as_a_doorway():
    built = town(VAULTED)
    assert drawn(built)[1] == "|VD.D |"
    assert drawn(built, mask=0b10)[1] == "|VD.O |"
    assert drawn(built, marks={1: "!"})[1] == "|VD!D |"


def test_a_town_is_drawn_with_its_tiles_side_by_side():
    rows = drawn(town(VAULTED, PLAIN, across=2))
    assert len(rows) == 7
    assert {len(row) for row in rows} == {13}
    assert rows[1] == "|VD.D |.D   |"
    assert rows[3] == "|           |"

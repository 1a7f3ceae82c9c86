"""The ground of a town: steps, distances, equal paths, doors, buildings, lines of sight."""

from __future__ import annotations

import pickle

import pytest

from cervelle.games.zombicide.table_map import FAR, GROUNDS_KEPT, NOTHING, ROOM, STREET, VAULT, Map
from cervelle.games.zombicide.table_tile import turned
from tests.zombicide.towns import opened, the_scenarios, town, zone, zones

SQUARE = """
+-+ +-+
|     |
+     +

+     +
|     |
+-+ +-+
"""
CROSS = """
+-+ +-+
|.| |.|
+D+ +D+

+D+ +D+
|.| |.|
+-+ +-+
"""
HOUSE = """
+-+ +-+
|.O.D |
+D+-+ +
D.D
+-+-+ +
|VD.D |
+-+D+-+
"""
CORNER = """
+--D--+
|. . .|
+-+---+
D.|
+ + +-+
|.| |#|
+-+ +-+
"""


def seen(built: Map, name: str, *doors: str) -> str:
    """The zones seen from this one, in reading order."""
    return " ".join(sorted((named(other) for other in opened(built, *doors).sees[zone(name)]), key=lambda each: (each[1], each[0])))


def named(number: int) -> str:
    return "abcdefghi"[number % 9] + str(number // 9 + 1)


def test_zones_are_numbered_on_nine_columns_whatever_the_size_of_the_town():
    built = town(SQUARE)
    assert (built.columns, built.rows) == (3, 3)
    assert built.zones == [0, 1, 2, 9, 10, 11, 18, 19, 20]
    assert zone("c3") == 20


def test_each_zone_has_its_kind():
    built = town(HOUSE)
    assert [built.kind[each] for each in zones("a1 c1 a3")] == [ROOM, STREET, VAULT]
    assert [built.kind[each] for each in zones("d1 a4 i9")] == [NOTHING] * 3
    assert zone("c3") not in town(CORNER).zones


def test_doors_are_numbered_in_reading_order_and_named_by_the_zones_they_part():
    built = town(HOUSE)
    assert built.doors == [zones("a1 a2"), zones("b1 c1"), zones("a2 b2"), zones("a3 b3"), zones("b3 c3")]
    assert built.door_between(zone("c1"), zone("b1")) == 1
    assert built.door_between(zone("b1"), zone("c1")) == 1
    assert built.door_between(zone("a1"), zone("b1")) == -1
    assert built.door_between(zone("a1"), zone("c3")) == -1
    assert built.all_open == 0b11111


def test_the_outer_border_is_a_wall():
    built = town(SQUARE)
    assert sorted(built.near_open[zone("b1")]) == zones("a1 c1 b2")
    assert town(HOUSE).door_between(zone("a2"), zone("a2") - 1) == -1


def test_buildings_are_rooms_joined_without_a_door_and_each_vault():
    built = town(HOUSE)
    assert built.rooms == [zones("a1 b1"), zones("a2"), zones("a3"), zones("b3")]
    assert built.vaults == zones("a3")
    assert [built.building[each] for each in zones("a1 b1 a2 c1 b2")] == [0, 0, 1, -1, -1]


def test_a_building_goes_on_behind_an_open_doorway_between_two_tiles():
    left = "\n+-+ +-+\n|   |.|\n+   +D+\n    |.O\n+   +-+\n|     |\n+-+ +-+\n"
    right = "\n+-+ +-+\n|.|   |\n+D+   +\nO.D    \n+-+   +\n|     |\n+-+ +-+\n"
    built = town(left, right, across=2)
    assert zones("c2 d2") in built.rooms
    assert zone("d2") in built.near_open[zone("c2")]


@pytest.mark.parametrize(
    ("here", "there", "joined", "door"),
    [(" ", " ", True, False), (" ", "D", False, True), ("D", " ", False, True), ("D", "D", False, True), ("O", "D", False, True),
     (" ", "O", True, False), ("O", "O", True, False), ("|", " ", False, False), (" ", "|", False, False), ("D", "|", False, False),
     ("|", "|", False, False)],
)  # fmt: skip
def test_where_two_tiles_touch_the_stronger_edge_counts(here, there, joined, door):
    left = SQUARE.replace("\n\n", f"\n      {here}\n")
    right = SQUARE.replace("\n\n", f"\n{there}\n")
    built = town(left, right, across=2)
    assert (zone("d2") in built.near_open[zone("c2")]) == joined
    assert (built.door_between(zone("c2"), zone("d2")) >= 0) == door


def test_one_steps_to_the_sides_where_nothing_is_in_the_way():
    built = town(HOUSE)
    assert sorted(built.near_open[zone("c2")]) == zones("c1 b2 c3")
    assert built.near_open[zone("a2")] == []
    assert sorted(opened(built, "a1-a2", "a2-b2").near[zone("a2")]) == zones("a1 b2")


def test_distances_go_round_walls_and_through_open_doors_only():
    built = town(HOUSE)
    steps = opened(built).far(zone("c1"))
    assert [steps[each] for each in zones("c1 c2 b2 c3")] == [0, 1, 2, 2]
    assert [steps[each] for each in zones("b1 a2 a3 d1")] == [FAR] * 4
    steps = opened(built, "b1-c1", "a1-a2").far(zone("c1"))
    assert [steps[each] for each in zones("b1 a1 a2")] == [1, 2, 3]


def test_equal_paths_are_all_listed():
    ground = opened(town(SQUARE))
    assert sorted(ground.steps_towards(zone("a1"), zone("c3"))) == zones("b1 a2")
    assert ground.steps_towards(zone("a1"), zone("c1")) == zones("b1")
    assert ground.steps_towards(zone("a1"), zone("a1")) == []
    assert sorted(ground.steps_towards(zone("b2"), zone("c1"))) == zones("b1 c2")


def test_no_step_leads_to_where_no_way_leads():
    built = town(HOUSE)
    assert opened(built).steps_towards(zone("c1"), zone("a1")) == []
    assert opened(built, "b1-c1").steps_towards(zone("c1"), zone("a1")) == zones("b1")
    assert opened(built, "b1-c1").steps_towards(zone("c3"), zone("b1")) == zones("c2")


def test_streets_are_seen_in_straight_lines_to_their_end():
    built = town(CROSS, CROSS, CROSS, across=3)
    assert seen(built, "a2") == "a2 b2 c2 d2 e2 f2 g2 h2 i2"
    assert opened(built).range(zone("a2"), zone("i2")) == 8
    assert seen(built, "e2") == "e1 a2 b2 c2 d2 e2 f2 g2 h2 i2 e3"


def test_nobody_sees_round_a_corner():
    built = town(CROSS)
    assert opened(built).range(zone("b1"), zone("a2")) == -1
    assert opened(town(SQUARE)).range(zone("a1"), zone("b2")) == -1
    assert seen(town(SQUARE), "a1") == "a1 b1 c1 a2 a3"


def test_walls_and_nothing_end_a_street():
    built = town(CORNER)
    assert seen(built, "b3") == "b2 b3"
    assert seen(built, "c2") == "b2 c2"


def test_a_closed_door_hides_what_is_behind_it():
    built = town(CROSS)
    assert seen(built, "a2") == "a2 b2 c2"
    assert seen(built, "a1") == "a1"


def test_from_the_street_one_sees_one_zone_deep_into_a_building():
    built = town(HOUSE)
    assert seen(built, "c1", "b1-c1") == "b1 c1 c2 c3"
    assert opened(built, "b1-c1").range(zone("c1"), zone("b1")) == 1


def test_one_sees_into_a_building_from_far_down_the_street():
    blind = "\n+-+-+-+\n|# # #|\n+-+-+-+\n  D. .D\n+-+-+-+\n|# # #|\n+-+-+-+\n"
    built = town(SQUARE, SQUARE, blind, across=3)
    assert seen(built, "a2") == "a1 a2 b2 c2 d2 e2 f2 g2 a3"
    assert seen(built, "a2", "g2-h2") == "a1 a2 b2 c2 d2 e2 f2 g2 h2 a3"
    assert opened(built, "g2-h2").range(zone("a2"), zone("h2")) == 7


def test_from_a_room_one_sees_straight_out_along_the_street():
    assert seen(town(CROSS), "a1", "a1-a2") == "a1 a2"
    ground = opened(town(HOUSE), "a2-b2")
    assert [ground.range(zone("a2"), zone(name)) for name in ("b2", "c2", "c1")] == [1, 2, -1]


def test_from_a_room_one_does_not_see_into_the_building_across_the_street():
    built = town(CROSS)
    ground = opened(built, "a1-a2", "a2-a3")
    assert ground.range(zone("a1"), zone("a2")) == 1
    assert ground.range(zone("a1"), zone("a3")) == -1


def test_sight_is_mutual_in_every_scenario_whatever_is_open():
    for scenario in the_scenarios():
        for mask in (0, scenario.map.all_open, 0x15555555 & scenario.map.all_open):
            ground = scenario.map.ground(mask)
            for a in scenario.map.zones:
                assert [ground.range(b, a) for b in ground.sees[a]] == [ground.range(a, b) for b in ground.sees[a]]


def test_rooms_that_share_an_opening_see_each_other_and_no_further():
    built = town(CORNER)
    assert seen(built, "a1") == "a1 b1"
    assert seen(built, "b1") == "a1 b1 c1"
    assert seen(built, "a2") == "a2 a3"


def test_rooms_of_two_buildings_see_each_other_through_an_open_door():
    built = town(HOUSE)
    assert seen(built, "a1") == "a1 b1"
    assert seen(built, "a1", "a1-a2") == "a1 b1 a2"


def test_nothing_is_seen_into_or_out_of_a_vault():
    built = town(HOUSE)
    assert seen(built, "a3", "a3-b3", "b3-c3") == "a3"
    assert seen(built, "b3", "a3-b3", "b3-c3") == "b3 c3"
    assert opened(built, "a3-b3").range(zone("a3"), zone("a3")) == 0
    assert zone("b3") in opened(built, "a3-b3").near[zone("a3")]


def test_what_is_seen_is_listed_nearest_first_itself_included():
    built = town(CROSS, CROSS, CROSS, across=3)
    ground = built.ground(built.all_open)
    for each in built.zones:
        ranges = [ground.range(each, other) for other in ground.sees[each]]
        assert ranges == sorted(ranges)
        assert ground.sees[each][0] == each
        assert len(set(ground.sees[each])) == len(ground.sees[each])


def test_range_is_counted_along_the_line():
    ground = opened(town(SQUARE))
    assert [ground.range(zone("a1"), zone(name)) for name in ("a1", "b1", "c1", "a3", "b2")] == [0, 1, 2, 2, -1]


@pytest.mark.parametrize(
    ("turn", "walls"),
    [(0, "a1 b1 c1 a2 a3"), (1, "a1 b1 c1 c2 c3"), (2, "a3 b3 c3 c2 c1"), (3, "a3 b3 c3 a2 a1")],
)
def test_tiles_are_turned_clockwise(turn, walls):
    built = town(CORNER, turns=(turn,))
    assert sorted(each for rooms in built.rooms for each in rooms) == sorted(zones(walls))


def test_edges_turn_with_their_tile():
    built = town(HOUSE, turns=(1,))
    assert built.doors == [zones("a1 a2"), zones("b1 c1"), zones("b1 b2"), zones("a2 a3"), zones("c2 c3")]
    assert built.kind[zone("a1")] == VAULT


def test_four_quarter_turns_bring_every_zone_back():
    for place in range(9):
        assert turned(turned(place, 1), 3) == place
        assert turned(turned(place, 2), 2) == place
    assert [turned(place, 1) for place in range(9)] == [2, 5, 8, 1, 4, 7, 0, 3, 6]


def test_a_ground_is_worked_out_once_and_not_kept_for_ever():
    scenario = the_scenarios()[4]
    first = scenario.map.ground(1)
    assert scenario.map.ground(1) is first
    assert first.far(zone("h9")) is first.far(zone("h9"))
    for mask in range(2, GROUNDS_KEPT + 2):
        scenario.map.ground(mask)
    assert len(scenario.map.grounds) == GROUNDS_KEPT
    assert scenario.map.ground(1) is not first
    assert scenario.map.ground(1).near == first.near


def test_a_map_can_be_pickled():
    built = the_scenarios()[0].map
    again = pickle.loads(pickle.dumps(built))
    assert (again.kind, again.edge, again.doors, again.rooms) == (built.kind, built.edge, built.doors, built.rooms)

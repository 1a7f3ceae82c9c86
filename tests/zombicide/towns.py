"""Small towns drawn in characters, and the real tiles and scenarios."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.data import Sheet
from cervelle.games.zombicide import table_map
from cervelle.games.zombicide.scenarios import read_scenarios, read_tiles
from cervelle.games.zombicide.table_map import COLUMNS, Ground, Map, Tile
from cervelle.games.zombicide.table_scenario import Scenario
from cervelle.games.zombicide.tiles import parse_tile

FOLDER = Path(table_map.__file__).parent
SHEET = next(path for name in ("cards.toml", "cards_ground.toml.part") if (path := FOLDER / name).exists())


def the_tiles() -> list[Tile]:
    return read_tiles(Sheet.read(SHEET).top)


def the_scenarios() -> list[Scenario]:
    top = Sheet.read(SHEET).top
    return read_scenarios(top, read_tiles(top))


def zone(name: str) -> int:
    """`c4`: third column, fourth line."""
    return (int(name[1]) - 1) * COLUMNS + "abcdefghi".index(name[0])


def zones(names: str) -> list[int]:
    return [zone(name) for name in names.split()]


def tile(drawing: str) -> Tile:
    """A tile from a drawing with a margin, whatever is wrong with it."""
    return parse_tile(text_of(drawing), "small.txt", "small")


def text_of(drawing: str) -> str:
    lines = drawing.strip("\n").split("\n")
    margin = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    return "\n".join(line[margin:] for line in lines) + "\n"


def town(*drawings: str, across: int = 1, turns: tuple[int, ...] = ()) -> Map:
    tiles = [tile(drawing) for drawing in drawings]
    return Map(tiles, [[i, turns[i] if turns else 0] for i in range(len(tiles))], across)


def opened(built: Map, *doors: str) -> Ground:
    """The ground once these doors are open: `a1-b1`."""
    mask = 0
    for door in doors:
        a, b = door.split("-")
        number = built.door_between(zone(a), zone(b))
        assert number >= 0, f"no door {door}"
        mask |= 1 << number
    return built.ground(mask)

"""`python -m cervelle.games.zombicide.check FILE`: what is wrong with the tiles and scenarios of a data file, or how they look."""

from __future__ import annotations

import sys
from pathlib import Path

from cervelle.engine.data import DataProblem, Part, Sheet
from cervelle.engine.problem import Problem
from cervelle.games.zombicide import game
from cervelle.games.zombicide.scenarios import drawn_scenario, parse_scenario, read_tiles
from cervelle.games.zombicide.table_tile import Tile
from cervelle.games.zombicide.validator import scenario_problems


def checked(path: Path) -> tuple[list[str], list[Problem]]:
    """The drawings of all scenarios that can be read, and all that is wrong."""
    lines: list[str] = []
    problems: list[Problem] = []
    try:
        sheet = Sheet.read(path, game.words)
        tiles = read_tiles(sheet.top)
        parts = list(sheet.top.parts("scenario"))
    except Problem as problem:
        return [], [problem]
    for part in parts:
        drawing, wrong = checked_scenario(part, tiles)
        lines += drawing
        problems += wrong
    return lines, problems


def checked_scenario(part: Part, tiles: list[Tile]) -> tuple[list[str], list[DataProblem]]:
    try:
        scenario = parse_scenario(part, tiles)
    except DataProblem as problem:
        return [], [problem]
    return [scenario.name, *drawn_scenario(scenario), ""], scenario_problems(scenario, part)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__)
        return 2
    lines, problems = checked(Path(arguments[0]))
    print("\n".join(lines))
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

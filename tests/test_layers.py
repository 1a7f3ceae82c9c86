"""Imports point upwards only, and a game knows no other game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cervelle

SOURCE = Path(cervelle.__file__).parent
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "lab": {"cervelle", "engine", "games", "bots", "lab"},
    "bridges": {"cervelle", "engine", "games", "bots", "bridges"},
    "server": {"cervelle", "engine", "games", "bots", "server"},
    "terminal": {"cervelle", "engine", "games", "bots", "lab", "terminal"},
    "web": {"web"},
}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            yield node.module or ""


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_is_below_it(layer):
    for path in (SOURCE / layer).rglob("*.py"):
        for module in imported(path):
            parts = module.split(".")
            if parts[0] == "cervelle":
                assert (parts[1] if len(parts) > 1 else "cervelle") in MAY_IMPORT[layer], f"{path.name} imports {module}"


def test_a_game_imports_no_other_game():
    for folder in (SOURCE / "games").iterdir():
        for path in folder.glob("*.py"):
            for module in imported(path):
                if module.startswith("cervelle.games"):
                    assert module.startswith(f"cervelle.games.{folder.name}"), f"{path} imports {module}"


def test_every_folder_is_in_a_layer():
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders <= set(MAY_IMPORT)


def test_chance_comes_from_the_dice_alone():
    """No rule reaches for a generator, a clock or the system's entropy."""
    for folder in ("engine", "games", "bots"):
        for path in (SOURCE / folder).rglob("*.py"):
            forbidden = {"random", "secrets", "time", "datetime", "numpy"} & set(imported(path))
            if path.name == "search.py":
                forbidden.discard("time")  # to stop thinking
            assert not forbidden, f"{path} imports {forbidden}"

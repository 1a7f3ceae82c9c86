"""What is wrong with a scenario is named with its line, in the game's words, by whoever reads the file."""

from __future__ import annotations

import pickle
import shutil

import pytest

import cervelle
from cervelle.games.zombicide.check import checked, main

game = cervelle.shelf["zombicide"]
STANDARD = (game.folder / "cards.toml").read_text("utf-8")


@pytest.fixture
def box(tmp_path):
    shutil.copytree(game.folder / "tiles", tmp_path / "tiles")
    return tmp_path / "my_cards.toml"


def test_the_scenarios_that_ship_are_drawn_and_fine(capsys):
    assert main([str(game.folder / "cards.toml")]) == 0
    assert capsys.readouterr().out.startswith("porte-basse\n   a b c d e f\n  +-+-+-+-+---+\n1 |.O!|.|.D  Z|\n")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "gate"', 'name = "Gate"', "tile-name"),
        ('tiles = "houses:0 well:0 / lane:1 gate:2"', 'tiles = "houses:0 well:0 / lane:1"', "map-rows"),
        ('tiles = "houses:0 well:0 / lane:1 gate:2"', 'tiles = "houses:0 well:4 / lane:1 gate:2"', "map-tile"),
        ('tiles = "houses:0 well:0 / lane:1 gate:2"', f'tiles = "{" / ".join(["houses " * 3] * 3)}"', "map-doors"),
        ('start = "e6"', 'start = "g6"', "scenario-zone"),
        ('objectives = "token b1 f3 a6"', 'objectives = "tokens b1"', "scenario-kind"),
        ('needs = "token 3"', 'needs = "token 0"', "scenario-count"),
        ('zombies = "walker 3 c2, runner 1 e2', 'zombies = "walker 13 c2, runner 1 e2', "scenario-zombie"),
        ('locked = "b8-c8 c8-d8"', 'locked = "b8-b9"', "scenario-door"),
        ('removed = "41-46"', 'removed = "41-46 44"', "scenario-cards"),
        ('start = "h9"', 'start = "h2"', "scenario-start"),
        ('exits = "a2"', 'exits = "a1"', "scenario-street"),
        ('spawns = "f1 a5"', 'spawns = "f1"', "scenario-spawns"),
        ('spawns = "f1 a5"', 'spawns = "f1 a1"', "scenario-street"),
        ('spawns = "f1 a5"', 'spawns = "f1 e4"', "scenario-near"),
        ('spawns = "f1 a5"', 'spawns = "f1 a4"', "scenario-spawn-shut"),
        ('objectives = "token b1 f3 a6"', 'objectives = "token b1 f3 e6"', "scenario-objective"),
        ('needs = "token 3"', 'needs = "token 4"', "scenario-needs"),
        ('objectives = "key d3, merchant c9', 'objectives = "token d3, merchant c9', "scenario-lock"),
        ('objectives = "key d3, merchant c9', 'objectives = "merchant d3, key c9', "scenario-key"),
        ('zombies = "npc 1 b5', 'zombies = "npc 1 b1', "scenario-crowd"),
        ('ritual = "b5"', 'ritual = "b2"', "scenario-ritual"),
        ('goals = "objectives-and-home"\n', "", "scenario-goals"),
        ('exits = "a2"\n', "", "scenario-exits"),
        ('goals = "objectives-and-home"', 'goals = "necromancers-dead"', "scenario-necromancers"),
        ('zombies = "abomination 1 e5', 'zombies = "abominotaur 1 e5', "scenario-lord"),
    ],
)  # fmt: skip
def test_each_mistake_is_told_by_the_game_and_by_its_check(box, old, new, message):
    assert old in STANDARD
    box.write_text(STANDARD.replace(old, new, 1), "utf-8")
    with pytest.raises(cervelle.DataProblem):
        game.data(box)
    wrong = next(problem for problem in checked(box)[1] if problem.message == message)
    key = str(wrong.said["field"]).rpartition(".")[2]
    line = box.read_text("utf-8").splitlines()[wrong.line - 1]
    assert line.startswith("[[scenario]]" if key.isdigit() else f"{key} = ")
    assert wrong.text("fr").startswith(f"my_cards.toml, ligne {wrong.line} : ")
    assert wrong.text("en").startswith(f"my_cards.toml, line {wrong.line}: ")
    assert pickle.loads(pickle.dumps(wrong)).text("fr") == wrong.text("fr")


def test_a_table_with_a_wrong_scenario_is_refused_in_the_games_words(box):
    box.write_text(STANDARD.replace('needs = "token 3"', 'needs = "token 4"'), "utf-8")
    with pytest.raises(cervelle.DataProblem) as caught:
        game.table(seats=2, seed=1, data=box)
    assert caught.value.text("en").endswith("“scenario.0.needs” asks for more objectives of a kind than there are.")


def test_a_wrong_tile_is_told_with_its_column(box, capsys):
    box.write_text(STANDARD, "utf-8")
    tile = box.parent / "tiles" / "gate.txt"
    tile.write_text(tile.read_text("utf-8").replace("|.| |.|", "|.  |.|", 1), "utf-8")
    assert main([str(box)]) == 1
    assert capsys.readouterr().err.startswith("tiles/gate.txt, ligne 2, colonne 3 : une pièce est séparée de la rue")

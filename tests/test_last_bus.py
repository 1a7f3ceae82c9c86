"""The worked example of docs/add-a-game.md: its rules, and that nothing else has to know of it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest
from last_bus import game, rules

from cervelle.bots import make_bot
from cervelle.engine.dice import Dice
from tests.kit import choose, offered, refused_by, run

PACKAGE = Path(__file__).parents[1] / "docs" / "last_bus"


def bus(*hands, load=0, deck=(), turn=0):
    """A turn with these hands on a bus that carries so much."""
    t = game.table(seats=len(hands), seed=1)
    t.hands = [list(hand) for hand in hands]
    t.deck = list(deck)
    t.load, t.turn = load, turn
    return run(t, rules.turn)


def test_everyone_gets_three_cards_that_only_they_see():
    t = game.table(seats=4, seed=1)
    assert [len(hand) for hand in t.hands] == [3] * 4
    assert t.view(1)["hand"] == sorted(t.hands[1])
    assert t.view(None)["hand"] == []


def test_chance_says_who_begins():
    assert {game.table(seats=3, seed=seed).turn for seed in range(30)} == {0, 1, 2}


def test_in_turn_one_loads_a_card_and_draws_another():
    t = bus([2, 5], [3], deck=[8])
    assert offered(t) == [("load", 2), ("load", 5)]
    choose(t, "load", 5)
    assert (t.load, sorted(t.hands[0]), t.deck, t.turn) == (5, [2, 8], [], 1)
    choose(t, "load", 3)
    assert t.hands[1] == []


def test_the_load_never_exceeds_the_capacity():
    t = bus([2, 5], [3], load=18)
    assert refused_by(t, "load", 5) == "bus.2.2"
    assert "18 sur 21" in t.why_not(0, 4).text("fr")
    assert offered(t) == [("load", 2)]


def test_full_to_the_last_kilo_the_bus_leaves():
    t = bus([3], [3], load=18)
    choose(t, "load", 3)
    assert t.load == 0


def test_one_gets_off_only_if_no_card_fits_and_the_last_aboard_wins():
    t = bus([2, 5], [1], [1], load=18)
    assert refused_by(t, "get-off") == "bus.3.3"
    t = bus([5, 8], [1], [1], load=18)
    choose(t, "get-off")
    assert (t.turn, t.inside, t.view(1)["gone"]) == (1, [0, 1, 1], [5, 8])
    choose(t, "load", 1)
    choose(t, "load", 1)
    choose(t, "get-off")
    assert t.outcome.winners == (2,)


def test_every_rule_is_cited_and_every_citation_is_a_rule():
    listed = {rule["id"] for rule in tomllib.loads((game.folder / "rulebook.toml").read_text("utf-8"))["rule"]}
    cited = set(re.findall(r"bus\.\d\.\d", (game.folder / "rules.py").read_text("utf-8")))
    assert cited == listed


def test_a_player_beats_beginners():
    won = 0
    for seed in range(120):
        t = game.table(seats=4, seed=seed, log=False)
        dice = Dice(seed.to_bytes(16, "little"))
        bots = [make_bot(level, game) for level in ("player", "beginner", "beginner", "beginner")]
        while t.outcome is None:
            seat = t.waiting[0]
            t.act(seat, bots[seat].choose(t.imagine(seat, dice.word()), seat, dice))
        won += t.outcome.winners == (0,)
    assert won > 35


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> dict[str, str]:
    """The example as a package of its own, in a folder that only these processes look into."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(folder), "."]
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(PACKAGE, source, dirs_exist_ok=True)
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return os.environ | {"PYTHONPATH": str(folder), "CERVELLE_LANG": "en"}


def test_once_installed_it_is_on_the_shelf_and_simulated(installed):
    bots = ["--bots", "player,beginner,random"]
    command = [sys.executable, "-m", "cervelle", "simulate", "last-bus", "--games", "20", "--seed", "1", *bots]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "THE LAST BUS · 20 games" in done.stdout


def test_once_installed_it_is_served_with_its_board(installed, tmp_path):
    command = [sys.executable, "-m", "cervelle", "serve", "--port", "0", "--data-folder", str(tmp_path)]
    with subprocess.Popen(command, env=installed, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = re.search(r"http://\S+", server.stdout.readline())[0]
            with urllib.request.urlopen(f"{address}api/games?lang=en") as answer:
                games = json.load(answer)["games"]
            assert "The Last Bus" in [each["name"] for each in games]
            with urllib.request.urlopen(f"{address}static/games/last_bus/board.js") as answer:
                assert b"export function board" in answer.read()
        finally:
            server.terminate()

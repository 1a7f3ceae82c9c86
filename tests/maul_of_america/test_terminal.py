"""Maul of America played through the terminal: the plan, places and words that are typed, and the command that draws malls."""

from __future__ import annotations

import re
import shutil
import sys

import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.game import key_of
from cervelle.games.maul_of_america.sections import code_of
from cervelle.games.maul_of_america.table_plan import drawn
from cervelle.terminal.menu import UNLISTED, menu, named
from tests.test_terminal import Person, kept, terminal

__all__ = ["terminal"]

game = cervelle.shelf["maul-of-america"]
EXAMPLE = re.compile(r"(?:par\s+exemple\s+«\s+|for\s+example\s+“)(.*?)(?:\s+»|”)", re.DOTALL)
PLACES = "--names Ana --bots 2 --level random --seed 4 --option mall=square"


@pytest.fixture
def types_examples(monkeypatch):
    """Where there are too many choices to show, the person types what the screen gives as an example."""
    as_ever = Person.readline

    def readline(self, size=-1):
        asked = EXAMPLE.findall(sys.stdout.getvalue()[self.read :])
        if asked and not self.script and self.plays_on:
            self.read = len(sys.stdout.getvalue())
            self.tries = 0
            return " ".join(asked[-1].split()) + "\n"
        return as_ever(self, size)

    monkeypatch.setattr(Person, "readline", readline)


@pytest.fixture
def short(tmp_path) -> str:
    """Two rounds, then the mall closes."""
    shutil.copytree(game.folder / "sections", tmp_path / "sections")
    standard = (game.folder / "cards.toml").read_text("utf-8")
    file = tmp_path / "cards.toml"
    file.write_text(re.sub(r"^rounds = .*$", "rounds = 2", standard, flags=re.MULTILINE), "utf-8")
    return f"--data {file}"


@pytest.mark.parametrize(("lang", "look", "master"), [("fr", "", 2), ("en", "", 1), ("fr", "--plain", 1), ("en", "--plain", 2)])
def test_a_whole_game(terminal, types_examples, short, lang, look, master):
    command = f"play maul-of-america {PLACES} {short} --option master={master} {look}"
    code, shown, complaints = terminal(command, plays_on=True, lang=lang)
    assert (code, complaints) == (0, "")
    assert "cervelle replay" in shown
    wide = [line for line in shown.split("\n") if len(line.rstrip()) > 80 and "cervelle replay" not in line]
    assert look == "--plain" or wide == []
    assert ("+---" in shown) == (look == "")
    if look == "--plain":
        assert not re.search(r"[▐▌█▶▷☠★✗·\[\]\t]", shown)


def test_a_place_leads_there_step_by_step(terminal, tmp_path):
    terminal(f"play maul-of-america {PLACES} --option master=2", "V5", "V8", "q")
    (t,) = kept(tmp_path)
    seen = t.view(0)
    assert seen["round"] == 1
    places = [text for _, text, _ in t.log(0, "fr")]
    assert "Vous commencez en V5." in places
    assert game.routed(seen, t.box, "V5") != []
    assert t.n > 5


def test_a_direction_or_the_words_of_a_choice_choose_it(terminal, tmp_path):
    _, shown, _ = terminal(f"play maul-of-america {PLACES} --option master=2", "V5", "nord", "EST", "finir", "q")
    (t,) = kept(tmp_path)
    assert "Vous allez en W4." in [text for _, text, _ in t.log(0, "fr")]
    assert "ne se comprend pas" not in shown


def test_words_that_several_choices_have_are_a_step(terminal):
    _, shown, _ = terminal(f"play maul-of-america {PLACES} --option master=2", "V5", "au", "0", "nowhere", "q")
    assert "revenir au choix précédent" in shown
    assert "« nowhere » ne se comprend pas." in shown


def test_hundreds_of_cells_are_not_listed(terminal):
    _, shown, _ = terminal(f"play maul-of-america {PLACES}", "1", "a1", "a4", "q")
    assert shown.count("trop de choix pour les montrer") >= 2
    assert not re.search(r"^ *41 ", shown, re.MULTILINE)


def test_many_choices_are_folded_and_named(terminal):
    t = game.table(3, 4, mall="square")
    dice = Dice(bytes(16))
    while t.outcome is None and t.n < 250:
        seat = t.waiting[0]
        choices = t.choices(seat, "fr")
        entries = menu(choices, t.box.verbs, 16, {"step": "Faire un pas…"})
        assert len(entries) <= UNLISTED + 20
        assert sorted(each.action for entry in entries for each in entry.choices) == sorted(each.action for each in choices)
        for choice in choices[:: 1 + len(choices) // 10]:
            assert choice in named(choices, choice.text)
        legal = t.actions(seat)
        t.act(seat, legal[dice.below(len(legal))])


def test_the_table_is_shown_whole_on_request(terminal):
    _, shown, _ = terminal(f"play maul-of-america {PLACES} --option master=2", "t", "q")
    assert re.search(r"^20 \|", shown, re.MULTILINE)
    assert "? à fouiller, Y coin resto" in shown


# cervelle mall ----------------------------------------------------------------------------------------------


def test_a_saved_mall_or_a_written_one_is_drawn(terminal):
    code, square, complaints = terminal("mall square", lang="en")
    assert (code, complaints) == (0, "")
    assert "32 cells by 20, 19 search cells, 4 ways out." in square
    assert " 1 |? . . . .|     |. . . . ?|  E  |? . . .D^ ^  :. . . . . . . . ?|\n" in square
    written = code_of(game.standard_data.faces, game.standard_data.malls["square"])
    assert written in square


def test_a_mall_by_seed_is_the_one_of_that_game(terminal):
    _, shown, _ = terminal("mall --seed 7")
    faces = game.standard_data.faces
    layout = drawn(faces, Dice(key_of(7)))
    assert code_of(faces, layout) in shown
    assert game.table(3, 7, mall="random").layout == layout


def test_without_a_word_the_saved_malls_are_named(terminal):
    _, shown, _ = terminal("mall")
    assert all(name in shown for name in game.standard_data.malls)


def test_aloud_a_mall_is_told_not_drawn(terminal):
    _, shown, _ = terminal("mall square --plain")
    assert "+--" not in shown
    assert "32 cases sur 20" in shown


def test_files_are_checked_with_line_and_column(terminal, tmp_path, short):
    assert terminal("mall --check")[0] == 0
    code, shown, _ = terminal(f"mall --check {short}", lang="en")
    assert code == 0
    assert " ".join(shown.split()).endswith(": nothing to object to.")
    for name, old, new in (("1a.txt", "Y", "!"), ("3b.txt", "?", "%")):
        file = tmp_path / "sections" / name
        file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")
    code, _, complaints = terminal(f"mall --check {short}", lang="en")
    assert code == 1
    assert re.search(r"^sections/1a\.txt, line 8, column \d+: nothing that stands here is written “!”", complaints, re.MULTILINE)
    assert re.search(r"^sections/3b\.txt, line \d+, column \d+: nothing that stands here is written “%”", complaints, re.MULTILINE)


@pytest.mark.parametrize(
    ("mall", "told"),
    [
        ("nowhere", "“MALL” has nowhere where a section belongs"),
        ("1A 0 0 0, 1B 0 20 0", "a mall is made of the four boards"),
        ("4A 0 0 0, 1A 2 1 0, 2A 2 0 10, 3B 0 16 10", "the sections 1A and 4A lie on one another"),
    ],
)
def test_a_mall_that_will_not_do_is_refused(monkeypatch, capsys, mall, told):
    from cervelle.cli import main

    assert main(["mall", mall, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err

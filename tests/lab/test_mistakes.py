"""Whatever is wrong gets one clear sentence, in the reader's language, before anything is played."""

from __future__ import annotations

import io
import json
import sys

import pytest

from cervelle import shelf
from cervelle.cli import main

LIFE = ("balance", "zombie-life", "--seats", 2, "--games", 2)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("party", "zombie-life"), "tournament, balance, compare"),
        (("balance", "zombie-live"), "zombie-life"),
        (("tournament", "zombie-life", "--bots", "player,genius"), "genius"),
        (("tournament", "zombie-life", "--bots", "player,strategist:x"), "strategist:x"),
        (("tournament", "zombie-life", "--bots", "player,strategist:0"), "strategist:500"),
        (("balance", "zombie-life", "--level", "strategist:1" + "0" * 5000), "strategist:500"),
        (("tournament", "zombie-life", "--bots", "strategist,strategist:2000"), "--bots player,random"),
        (("tournament", "zombie-life", "--bots", "player,random", "--seats", "9" * 23), "9" * 23),
        (("balance", "zombie-life", "--seats", "9" * 23), "9" * 23),
        (("compare", "zombie-life", "--with", shelf["zombie-life"].folder / "cards.toml", "--seats", "9" * 23), "9" * 23),
        (("tournament", "zombie-life", "--bots", "player"), "--bots player,random"),
        (("tournament", "zombie-life"), "--bots player,random"),
        (("tournament", "zombie-life", "--bots", "player,random", "--seats", "2,3"), "2,3"),
        (("balance", "zombie-life", "--bots", "player,random"), "--bots"),
        (("balance", "zombie-life", "--with", "x.toml"), "--with"),
        (("balance", "zombie-life", "--seats", "1"), "1"),
        (("balance", "zombie-life", "--seats", "two"), "two"),
        (("balance", "zombie-life", "--option", "speed=9"), "speed"),
        (("balance", "zombie-life", "--option", "rules=poker"), "poker"),
        (("balance", "off-the-dead", "--by", "speed"), "speed"),
        (("balance", "off-the-dead", "--by", "level=4,99"), "99"),
        (("balance", "zombie-life", "--by", "ages"), "--by ages="),
        (("balance", "off-the-dead", "--by", "level="), "--by level="),
        (("balance", "off-the-dead", "--option", "level=3", "--by", "level=4"), "--option"),
        (("balance", "off-the-dead", "--option", "level=3", "--option", "level=4"), "level"),
        (("balance", "zombie-life", "--data", "nowhere.toml"), "nowhere.toml"),
        (("compare", "zombie-life"), "--with"),
        (("balance", "zombie-life", "--games", "0"), "--games"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_mistake_gets_one_clear_sentence(lab, tmp_path, arguments, told, language):
    code, said, complaints = lab(*arguments, "--into", tmp_path / "run", language=language)
    assert (code, said) == (2, "")
    assert told in complaints
    assert complaints.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_a_broken_card_file_is_told_with_its_line(lab, tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text((shelf["zombie-mosh"].folder / "cards.toml").read_text("utf-8").replace("hand = 4", 'hand = "x"'), "utf-8")
    code, _, complaints = lab("compare", "zombie-mosh", "--with", broken, "--into", tmp_path / "run")
    assert code == 2
    assert "broken.toml, line 9" in complaints


def test_a_file_is_not_compared_with_itself(lab, tmp_path):
    same = shelf["zombie-mosh"].folder / "cards.toml"
    code, _, complaints = lab("compare", "zombie-mosh", "--with", same, "--into", tmp_path / "run")
    assert code == 2
    assert complaints == "The game's own cards and “cards.toml” say the same: there is nothing to compare.\n"


def test_the_folder_of_another_run_is_left_alone(lab, tmp_path):
    pytest.importorskip("pyarrow")
    lab(*LIFE, "--into", tmp_path / "run")
    before = {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}
    code, _, complaints = lab(*LIFE, "--seed", 5, "--into", tmp_path / "run")
    assert code == 2
    assert "another run, with another seed" in complaints
    assert {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()} == before


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("cells", "avec d'autres bots, d'autres options, d'autres cartes ou d'autres nombres de joueurs"),
        ("study", "d'une autre sorte"),
        ("game", "sur un autre jeu"),
        ("rules", "d'une autre version des règles"),
        ("format", "d'une autre version du laboratoire"),
        ("moon", "d'une autre version du laboratoire"),
    ],
)
def test_what_differs_is_said_in_words(lab, tmp_path, field, told):
    pytest.importorskip("pyarrow")
    lab(*LIFE, "--into", tmp_path / "run")
    run = tmp_path / "run" / "run.json"
    run.write_text(json.dumps(json.loads(run.read_text("utf-8")) | {field: 7}), "utf-8")
    code, _, complaints = lab(*LIFE, "--into", tmp_path / "run", language="fr")
    assert code == 2
    assert f"une autre expérience, {told} :" in complaints


def test_a_run_killed_before_it_began_is_begun(lab, tmp_path):
    pytest.importorskip("pyarrow")
    (tmp_path / "run.json.new").write_text('{"form')
    assert lab(*LIFE, "--into", tmp_path)[0] == 0
    assert not (tmp_path / "run.json.new").exists()


def test_a_folder_with_other_things_is_left_alone(lab, tmp_path):
    pytest.importorskip("pyarrow")
    (tmp_path / "letter.txt").write_text("dear")
    code, _, complaints = lab(*LIFE, "--into", tmp_path)
    assert code == 2
    assert "something else" in complaints
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    "chunk",
    [
        "[0, what]",
        '[0,[[0,[0],[1,2],["",""],3,1,"",[]]]]',
        '[0,[["a",[0],[1,2],["",""],3,1,"",{}]]]',
        '[-1,[[0,[0],[1,2],["",""],3,1,"",{}]]]',
        '[0,[[0,[0],[1],[""],3,1,"",{}]]]',
        '[0,[[0,[5],[1,2],["",""],3,1,"",{}]]]',
        '[0,[[0,[0],["x",2],["",""],3,1,"",{}]]]',
        '[0,[[0,[0],[1,2],["",7],3,1,"",{}]]]',
        '[0,[[0,[0],[1,2],["",""],null,1,"",{}]]]',
        '[0,[[0,[0],[1,2],["",""],3,1,"",{"4":"often"}]]]',
    ],
)
def test_a_damaged_folder_says_where(lab, tmp_path, chunk):
    pytest.importorskip("pyarrow")
    lab(*LIFE, "--into", tmp_path / "run")
    (tmp_path / "run" / "chunks.jsonl").write_text(f"{chunk}\n")
    code, _, complaints = lab(*LIFE, "--into", tmp_path / "run")
    assert code == 2
    assert "chunks.jsonl:1" in complaints


@pytest.mark.parametrize(
    "name", ["report.html", "games.csv", "games.parquet", "figures.csv", "report.html.new", "games.parquet.new"]
)
def test_a_file_that_cannot_be_written_is_named(lab, tmp_path, name):
    pytest.importorskip("pyarrow")
    lab(*LIFE, "--into", tmp_path)
    (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / name).mkdir()
    code, _, complaints = lab(*LIFE, "--into", tmp_path)
    assert code == 2
    assert f"{tmp_path / name.removesuffix('.new')} cannot be written" in complaints


@pytest.mark.skipif(sys.platform == "win32", reason="no limits there")
def test_a_full_disk_is_told_and_what_was_kept_goes_on(lab, tmp_path):
    """A file that may not grow is as good as a full disk."""
    import resource

    pytest.importorskip("pyarrow")
    run = ("balance", "zombie-life", "--seats", 2, "--games", 60, "--into", tmp_path / "run")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, before[1]))
    try:
        code, _, complaints = lab(*run)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert code == 2
    assert "chunks.jsonl cannot be written" in complaints
    code, said, _ = lab(*run)
    assert code == 0
    assert "already played" in said


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_tells_how_long_a_bot_may_think(lab, language):
    assert lab("--help", language=language)[1].count("strategist:500") == 2


def test_turns_are_told_of_a_whole_game(tmp_path, monkeypatch):
    record = tmp_path / "game.cervelle"
    record.write_text(shelf["zombie-life"].table(seats=2, seed=1).record(), "utf-8")
    for language, told in (("fr", "n'est pas finie au coup 0"), ("en", "is not over at move 0")):
        monkeypatch.setattr(sys, "stdout", io.StringIO())
        monkeypatch.setattr(sys, "stderr", io.StringIO())
        monkeypatch.setenv("COLUMNS", "200")
        assert main(["replay", str(record), "--until", "0", "--turns", "--lang", language]) == 2
        assert told in sys.stderr.getvalue()
        assert sys.stdout.getvalue() == ""


@pytest.mark.parametrize(("module", "flags", "extra"), [("joblib", (), "lab"), ("pyarrow", (), "lab"), ("ray", ("--ray",), "ray")])
def test_a_missing_extra_is_named(lab, tmp_path, monkeypatch, module, flags, extra):
    if module == "ray":
        pytest.importorskip("pyarrow")
    if module == "pyarrow":
        pytest.importorskip("joblib")
    monkeypatch.setitem(sys.modules, module, None)
    code, _, complaints = lab(*LIFE, *flags, "--into", tmp_path / "run")
    assert code == 2
    assert f'pip install "cervelle[{extra}]"' in complaints
    assert not (tmp_path / "run").exists()

"""Whatever is wrong gets one clear sentence, in the reader's language, before anything is played."""

from __future__ import annotations

import sys

import pytest

from cervelle import shelf

LIFE = ("balance", "zombie-life", "--seats", 2, "--games", 2)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("party", "zombie-life"), "tournament, balance, compare"),
        (("balance", "zombie-live"), "zombie-life"),
        (("tournament", "zombie-life", "--bots", "player,genius"), "genius"),
        (("tournament", "zombie-life", "--bots", "player,strategist:x"), "strategist:x"),
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
    assert "nothing to compare" in complaints


def test_the_folder_of_another_run_is_left_alone(lab, tmp_path):
    pytest.importorskip("pyarrow")
    lab(*LIFE, "--into", tmp_path / "run")
    before = {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}
    code, _, complaints = lab(*LIFE, "--seed", 5, "--into", tmp_path / "run")
    assert code == 2
    assert "another run (seed differs)" in complaints
    assert {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()} == before


def test_a_folder_with_other_things_is_left_alone(lab, tmp_path):
    pytest.importorskip("pyarrow")
    (tmp_path / "letter.txt").write_text("dear")
    code, _, complaints = lab(*LIFE, "--into", tmp_path)
    assert code == 2
    assert "something else" in complaints
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_damaged_folder_says_where(lab, tmp_path):
    pytest.importorskip("pyarrow")
    lab(*LIFE, "--into", tmp_path / "run")
    (tmp_path / "run" / "chunks.jsonl").write_text("[0, what]\n")
    code, _, complaints = lab(*LIFE, "--into", tmp_path / "run")
    assert code == 2
    assert "chunks.jsonl:1" in complaints


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

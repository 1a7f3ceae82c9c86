"""Data files: what is wrong is said with file and line, in both languages."""

from __future__ import annotations

import contextlib
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cervelle
from cervelle.engine.data import Sheet

game = cervelle.shelf["zombie-life"]
STANDARD = (game.folder / "cards.toml").read_text("utf-8")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def problem(tmp_path, text: str) -> cervelle.DataProblem:
    path = tmp_path / "my_cards.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(cervelle.DataProblem) as caught:
        game.table(seats=3, seed=1, data=path)
    wrong = caught.value
    assert wrong.text("fr").startswith(f"my_cards.toml, ligne {wrong.line} : ")
    assert wrong.text("en").startswith(f"my_cards.toml, line {wrong.line}: ")
    assert pickle.loads(pickle.dumps(wrong)).text("fr") == wrong.text("fr")
    return wrong


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 7", "copies = 0", "data-number"),
        ("copies = 7", "copies = 100", "data-number"),
        ("copies = 7", 'copies = "seven"', "data-number"),
        ("copies = 7", "copies = 7.0", "data-number"),
        ("copies = 7", "copies = true", "data-number"),
        ("copies = 7", "copys = 7", "data-missing"),
        ("copies = 7", "copies = 7\ncolour = 'red'", "data-unknown"),
        ("copies = 7", "copies = ", "data-syntax"),
        ("value = 8\n", "value = 7 # again\n", "data-twice"),
        ("hand = 3", "hand = -3", "data-number"),
        ("[life]", "[lives]", "data-missing"),
        ('source = "rulebook"', 'source = "hearsay"', "data-one-of"),
        ('source = "rulebook"', "source = 4", "data-text"),
        ("[luck]", "[luck]\nbonus = 3", "data-unknown"),
        ("[life]", "[[life]]", "data-table"),
    ],
)
def test_each_mistake_is_named_with_its_line(tmp_path, old, new, message):
    text = STANDARD.replace(old, new, 1)
    wrong = problem(tmp_path, text)
    assert wrong.message == message
    if message in ("data-number", "data-twice", "data-one-of", "data-text"):
        assert wrong.line == line_of(text, new)


def test_an_unfinished_file_names_its_last_line(tmp_path):
    text = STANDARD + "\n[[card"
    assert problem(tmp_path, text).line == text.count("\n") + 1


@given(cut=st.integers(0, len(STANDARD)), junk=st.text(max_size=20))
def test_no_file_gets_more_than_a_problem(cut, junk):
    """Whatever is in the file, it reads, or a Problem says why not."""
    from cervelle.games.zombie_life.deck import read_deck

    with contextlib.suppress(cervelle.Problem):
        read_deck(Sheet(STANDARD[:cut] + junk + STANDARD[cut:], "cards.toml"))


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(cervelle.Problem, match=r"nowhere\.toml"):
        game.table(seats=2, seed=1, data=tmp_path / "nowhere.toml")


def test_a_file_that_is_not_text_is_named(tmp_path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(cervelle.Problem, match=r"picture\.toml.*UTF-8"):
        game.table(seats=2, seed=1, data=path)


def test_layout_and_comments_do_not_change_the_digest(tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text("# my own copy\n\n" + STANDARD.replace(" = ", "="), "utf-8")
    assert game.data(path).digest == game.standard_data.digest


def test_lines_are_found_in_nested_tables_and_after_long_texts():
    sheet = Sheet('[[a]]\nx = """\n[no]\ny = 1\n"""\n[[a]]\n[a.b]\nx = 5\n"c d" = 1\n', "f.toml")
    assert sheet.line("a.0.x") == 2
    assert sheet.line("a.1.b.x") == 8
    assert sheet.line("a.1.b.c d") == 9
    assert sheet.line("a.1.b.missing") == 7
    assert "no.y" not in sheet.lines


def part_with_file(tmp_path, name: str):
    path = tmp_path / "box" / "cards.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"# a box\n[plan]\nfile = {json.dumps(name)}\n", "utf-8")
    return Sheet.read(path).top.part("plan")


def test_a_text_file_beside_the_sheet_is_read(tmp_path):
    part = part_with_file(tmp_path, "plans/one.txt")
    (tmp_path / "box" / "plans").mkdir()
    (tmp_path / "box" / "plans" / "one.txt").write_text("été\n", "utf-8")
    assert part.file("file") == "été\n"
    part.end()


def test_what_the_text_file_holds_counts_for_the_digest(tmp_path):
    digests = []
    for text in ("one", "two", "one"):
        part = part_with_file(tmp_path, "plan.txt")
        (tmp_path / "box" / "plan.txt").write_text(text, "utf-8")
        before = part.sheet.digest
        part.file("file")
        digests.append(part.sheet.digest)
        assert before != digests[-1]
    assert digests[0] == digests[2] != digests[1]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere.txt", "data-file-unreadable"),
        (".", "data-file-unreadable"),
        ("nul\0.txt", "data-file-unreadable"),
        ("x" * 5000, "data-file-unreadable"),
        ("../secret.txt", "data-file-outside"),
        ("plans/../../secret.txt", "data-file-outside"),
        ("/etc/hostname", "data-file-outside"),
        ("link.txt", "data-file-outside"),
        ("picture.txt", "data-file-not-text"),
        ("", "data-text"),
    ],
)
def test_a_file_outside_missing_or_not_text_is_named_with_its_line(tmp_path, name, message):
    part = part_with_file(tmp_path, name)
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (tmp_path / "box" / "link.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "box" / "picture.txt").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(cervelle.DataProblem) as caught:
        part.file("file")
    assert (caught.value.message, caught.value.line) == (message, 3)
    assert caught.value.text("fr").startswith("cards.toml, ligne 3 : ")
    assert caught.value.text("en").startswith("cards.toml, line 3: ")


def test_a_sheet_that_lies_in_no_folder_has_no_files():
    with pytest.raises(cervelle.DataProblem) as caught:
        Sheet('file = "cards.toml"', "cards.toml").top.file("file")
    assert caught.value.message == "data-file-unreadable"


def small(tmp_path, cards: dict[int, int]):
    path = tmp_path / "small.toml"
    head = STANDARD.partition("[[card]]")[0]
    path.write_text(head + "".join(f'[[card]]\nvalue = {v}\ncopies = {n}\nsource = "public"\n' for v, n in cards.items()), "utf-8")
    return path


@pytest.mark.parametrize(
    ("rules", "cards"), [("zombie-life", {1: 3}), ("auberge-des-pirates", {1: 5, 2: 6}), ("jour-de-chance", {5: 16})]
)
def test_a_deck_too_small_for_the_rules_is_refused(tmp_path, rules, cards):
    with pytest.raises(cervelle.Problem) as caught:
        game.table(seats=4, seed=1, data=small(tmp_path, cards), rules=rules)
    assert caught.value.text("fr") != caught.value.text("en")


@pytest.mark.parametrize(
    ("rules", "cards"), [("zombie-life", {1: 2, 9: 2}), ("auberge-des-pirates", {1: 6, 12: 6}), ("jour-de-chance", {17: 5})]
)
def test_a_designers_deck_plays(tmp_path, rules, cards):
    from cervelle.engine.dice import Dice
    from cervelle.engine.table import playout

    for seed in range(30):
        t = game.table(seats=4, seed=seed, data=small(tmp_path, cards), rules=rules)
        decisions = 0
        dice = Dice(seed.to_bytes(16, "little"))
        while t.outcome is None and decisions < 3000:
            t.act(t.waiting[0], t.actions(t.waiting[0])[dice.below(len(t.actions(t.waiting[0])))])
            decisions += 1
        if t.outcome is None:
            playout(t, dice)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rules": "belote"}, "option-choice"),
        ({"belote": 1}, "option-unknown"),
        ({"continuous_deck": "maybe"}, "option-choice"),
        ({"continuous_deck": 3}, "option-choice"),
        ({"ages": "1,2"}, "option-ages-wrong"),
        ({"ages": "1,2,x"}, "option-ages-wrong"),
        ({"ages": "1,2,-3"}, "option-ages-wrong"),
        ({"ages": "1,2,²"}, "option-ages-wrong"),
    ],
)
def test_a_wrong_option_is_named(options, message):
    with pytest.raises(ValueError, match=r"option|Options") as caught:
        game.table(seats=3, seed=1, **options)
    assert caught.value.message == message
    assert caught.value.text("fr") != caught.value.text("en")


@pytest.mark.parametrize("value", [True, "yes", "oui", "true"])
def test_options_are_read_as_people_type_them(value):
    assert game.table(seats=3, seed=1, continuous_deck=value).box.options["continuous_deck"] is True

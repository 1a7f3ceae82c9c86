"""Records that are damaged, foreign or outdated get a clear sentence, in both languages."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import playout
from tests.toy import game as toy

game = cervelle.shelf["zombie-life"]


def finished(rules: str = "zombie-life", seed: int = 3) -> str:
    t = game.table(seats=3, seed=seed, rules=rules)
    t.box.players = [{"name": "Zoé"}, {"name": "Lou", "bot": "player"}, {"name": ""}]
    playout(t, Dice(bytes(16)))
    return t.record()


RECORD = finished()


def resealed(text: str) -> str:
    body = text.rpartition("seal ")[0]
    return f"{body}seal {sha256(body.encode()).hexdigest()}\n"


def with_heading(**changes: object) -> str:
    first, heading, rest = RECORD.split("\n", 2)
    return resealed("\n".join([first, json.dumps(json.loads(heading) | changes), rest]))


def with_entry(text: str, index: int = 0) -> str:
    lines = RECORD.split("\n")
    tokens = lines[2].split(" ")
    tokens[index] = text
    lines[2] = " ".join(tokens)
    return resealed("\n".join(lines))


def problem(record: str, **more: object) -> cervelle.Problem:
    with pytest.raises(cervelle.Problem) as caught:
        cervelle.replay(record, **more)
    french, english = caught.value.text("fr"), caught.value.text("en")
    assert french.endswith(".")
    assert english.endswith(".")
    assert french != english
    return caught.value


def test_a_record_is_small_text():
    assert len(RECORD) < 12 * RECORD.count(":")
    assert RECORD.startswith("cervelle record 1\n")


def test_a_record_knows_who_played():
    assert cervelle.replay(RECORD).box.players[0] == {"name": "Zoé"}
    assert "Zoé" in RECORD


@settings(max_examples=300)
@given(place=st.integers(0, len(RECORD) - 1), byte=st.characters(codec="utf-8"))
def test_a_record_with_one_character_changed_is_refused(place, byte):
    if RECORD[place] == byte:
        return
    problem(RECORD[:place] + byte + RECORD[place + 1 :])


@settings(max_examples=100)
@given(length=st.integers(0, len(RECORD) - 1))
def test_a_record_cut_short_is_refused(length):
    problem(RECORD[:length])


@pytest.mark.parametrize("text", ["", "hello", "{}", "\n\n", "seal ", "cervelle record 1", "cervelle record 1\nseal 0\n"])
def test_what_is_not_a_record_is_refused(text):
    problem(text)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (with_heading(game="belote"), "record-game"),
        (with_heading(version=2), "record-version"),
        (with_heading(data="0" * 64), "record-data"),
        (with_heading(seats=12), "seats"),
        (with_heading(options={"rules": "belote"}), "option-choice"),
        (with_heading(options={"belote": True}), "option-unknown"),
        (with_heading(key="zz"), "record-heading"),
        (with_heading(key="00"), "record-heading"),
        (with_heading(players=[1]), "record-heading"),
        (with_heading(players=[{"name": 3}]), "record-heading"),
        (with_heading(n="many"), "record-heading"),
        (with_heading(n=3), "record-seal"),
        (with_entry("0:99"), "record-refused"),
        (with_entry("7:0"), "record-refused"),
        (with_entry("clock:1"), "record-refused"),
        (with_entry("undo:3:"), "record-entry"),
        (with_entry("undo:x:"), "record-entry"),
        (with_entry("undo:0"), "record-entry"),
        (with_entry("banana"), "record-entry"),
        (with_entry("1:banana"), "record-entry"),
        (with_entry("=00000000", -1), "record-changed-meaning"),
        (RECORD.replace("cervelle record 1", "cervelle record 2", 1), "record-format"),
    ],
)
def test_each_kind_of_wrong_record_is_named(record, message):
    assert problem(record).message == message


def test_a_seal_over_nonsense_proves_nothing():
    first, _, rest = RECORD.split("\n", 2)
    for heading in ("[" * 100_000, "null", "[]", "{}", "3", '"text"'):
        assert problem(resealed("\n".join([first, heading, rest]))).message == "record-heading"


def test_a_refused_entry_names_the_rule():
    wrong = problem(with_entry("7:0"))
    assert "engine.seat" in wrong.text("fr")
    assert "Cette place n'existe pas" in wrong.text("fr")


def test_the_record_of_another_game_is_refused():
    t = toy.table(seats=2, seed=1)
    assert problem(t.record()).message == "record-game"


@pytest.mark.parametrize("until", [-1, 10_000])
def test_a_record_is_replayed_within_its_length(until):
    assert problem(RECORD, until=until).message == "record-until"


def test_an_undone_draw_without_fresh_chance_is_refused():
    t = game.table(seats=2, seed=5)
    t.act(t.waiting[0], 0)
    t.undo(0)
    line = t.record().split("\n")[2]
    forged = t.record().replace(line, line.rpartition(":")[0] + ":")
    assert problem(resealed(forged)).message == "record-entry"


def test_a_record_with_other_cards_replays_with_their_file(tmp_path):
    cards = tmp_path / "cards.toml"
    cards.write_text((game.folder / "cards.toml").read_text("utf-8").replace("copies = 10", "copies = 12"), "utf-8")
    t = game.table(seats=3, seed=1, data=cards)
    playout(t, Dice(bytes(16)))
    assert problem(t.record()).message == "record-data"
    assert cervelle.replay(t.record(), data=game.data(cards)) == t

"""Real runs, small ones, and what they leave behind."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev

import pytest

from cervelle import shelf
from cervelle.bots import make_bot
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.game import key_of
from cervelle.lab.play import play_game
from tests.lab.conftest import kept

parquet = pytest.importorskip("pyarrow.parquet", reason="the lab extra is not installed")
MAIN = ("share", "mean", "difference", "uses")
"""The columns of figures.csv that others go with."""
FILES = ("chunks.jsonl", "figures.csv", "games.csv", "games.parquet", "held", "report.html", "run.json")


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def figures(folder: Path, name: str) -> dict[str, dict[str, str]]:
    return {row["row"]: row for row in rows(folder / "figures.csv") if row["figure"] == name and row["column"] in MAIN}


def column(folder: Path, name: str, column: str) -> dict[str, float]:
    found = rows(folder / "figures.csv")
    return {row["row"]: float(row["value"]) for row in found if (row["figure"], row["column"]) == (name, column)}


def changed(tmp_path: Path, game: str, old: str, new: str) -> Path:
    text = (shelf[game].folder / "cards.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new), "utf-8")
    return file


# Tournaments ------------------------------------------------------------------------------------------


def test_a_tournament_plays_every_seed_in_every_rotation(lab, tmp_path):
    code, said, complaints = lab("tournament", "zombie-life", "--bots", "player,random", "--games", 12, "--into", tmp_path / "t")
    assert (code, complaints) == (0, "")
    games = rows(tmp_path / "t" / "games.csv")
    assert Counter((game["game"], game["bots"]) for game in games) == {
        (str(number), bots): 1 for number in range(12) for bots in ("player random", "random player")
    }
    found = figures(tmp_path / "t", "bots")
    assert float(found["player"]["value"]) > 0.8
    assert sum(float(row["value"]) for row in found.values()) == pytest.approx(1)
    assert "player against random: a difference of +".casefold() in said.casefold()


def test_who_is_compared_stands_in_the_order_of_the_names(lab, tmp_path):
    lab("tournament", "zombie-life", "--bots", "player,random", "--games", 12, "--into", tmp_path / "t")
    shares = column(tmp_path / "t", "bots", "share")
    pair = "player against random"
    assert column(tmp_path / "t", "pairs", "first")[pair] == pytest.approx(shares["player"])
    assert column(tmp_path / "t", "pairs", "second")[pair] == pytest.approx(shares["random"])
    assert column(tmp_path / "t", "pairs", "difference")[pair] == pytest.approx(shares["player"] - shares["random"])
    assert figures(tmp_path / "t", "pairs")[pair]["holm"] == figures(tmp_path / "t", "pairs")[pair]["p"]
    page = (tmp_path / "t" / "report.html").read_text("utf-8")
    assert page.index(">The first<") < page.index(">The second<")


def test_seats_are_not_called_games(lab, tmp_path):
    for game, counted in (("zombie-life", "Seats played"), ("off-the-dead", "Games")):
        lab("tournament", game, "--bots", "beginner,random", "--seats", 3, "--games", 2, "--into", tmp_path / game)
        headings = (tmp_path / game / "report.html").read_text("utf-8").partition('<section id="bots"')[2].partition("</thead>")[0]
        assert f">{counted}</th>" in headings
    assert figures(tmp_path / "zombie-life", "bots")["beginner"]["games"] == "18"
    assert figures(tmp_path / "off-the-dead", "bots")["beginner"]["games"] == "2"


def test_those_who_win_equally_often_are_told_together(lab, tmp_path):
    arguments = ("--bots", "beginner,random", "--seats", 4, "--option", "level=7", "--games", 1)
    _, said, _ = lab("tournament", "off-the-dead", *arguments, "--into", tmp_path / "t")
    assert "Several bots win most often, equally: beginner, random (0.0% each)." in said
    assert "2 games played" in said


def test_together_bots_are_compared_at_the_same_seeds(lab, tmp_path):
    arguments = ("--bots", "player,random", "--seats", 2, "--option", "level=3", "--games", 6)
    code, said, _ = lab("tournament", "off-the-dead", *arguments, "--into", tmp_path / "t")
    assert code == 0
    found = figures(tmp_path / "t", "bots")
    assert {label: row["games"] for label, row in found.items()} == {"player": "6", "random": "6"}
    assert float(found["player"]["value"]) > float(found["random"]["value"])
    assert "exact McNemar" in said


def test_those_who_play_together_think_together():
    game = shelf["off-the-dead"]
    box = game.box(2, None, {"level": 4})
    number = 1  # a game that goes another way if each thinks alone
    played = play_game(box, ("strategist:6", "strategist:6"), key_of(1), number)
    key = mixed(key_of(1), b"game %d" % number)
    t = game.start(box, key, log=False)
    both = make_bot("strategist:6", game, **box.options)
    dice = [Dice(mixed(key, b"bot %d" % seat)) for seat in range(2)]
    while t.outcome is None:
        seat = t.waiting[0]
        t.act(seat, both.choose(t.imagine(seat, dice[seat].word()), seat, dice[seat]))
    assert played.scores == t.outcome.scores


# Balance ----------------------------------------------------------------------------------------------


def test_a_balance_report_counts_what_the_games_say(lab, tmp_path):
    code, _, _ = lab("balance", "zombie-life", "--seats", "2,3", "--games", 20, "--into", tmp_path / "b")
    assert code == 0
    assert sorted(path.name for path in (tmp_path / "b").iterdir()) == list(FILES)
    games = [game for game in rows(tmp_path / "b" / "games.csv") if game["seats"] == "3"]
    wins = Counter({str(seat): 0.0 for seat in range(3)})
    for game in games:
        winners = game["winners"].split()
        for seat in winners:
            wins[seat] += 1 / len(winners)
    found = figures(tmp_path / "b", "seats-3")
    for seat in range(3):
        row = found[f"Seat {seat + 1}"]
        assert float(row["value"]) == pytest.approx(wins[str(seat)] / 20)
        assert float(row["low"]) < float(row["value"]) < float(row["high"])
    mean = sum(int(game["decisions"]) for game in games) / 20
    assert float(figures(tmp_path / "b", "decisions")["3 players"]["value"]) == pytest.approx(mean)


def test_levels_stand_beside_numbers_of_players(lab, tmp_path):
    arguments = ("--by", "level=2,7", "--seats", "1,2", "--level", "beginner", "--games", 3, "--into", tmp_path / "b")
    assert lab("balance", "off-the-dead", *arguments)[0] == 0
    assert set(figures(tmp_path / "b", "victories")) == {f"level={n}, {p}" for n in (2, 7) for p in ("1 player", "2 players")}
    page = (tmp_path / "b" / "report.html").read_text("utf-8")
    assert '<section id="cross"' in page
    assert column(tmp_path / "b", "cross", "share") == column(tmp_path / "b", "victories", "share")
    games = rows(tmp_path / "b" / "games.csv")
    scores = [int(game["scores"].split()[0]) for game in games if (game["option_level"], game["seats"]) == ("2", "1")]
    assert column(tmp_path / "b", "cross", "score")["level=2, 1 player"] == pytest.approx(sum(scores) / 3)
    uses = figures(tmp_path / "b", "cards")
    assert sum(float(row["value"]) for row in uses.values()) > 0
    never = [name for name, row in uses.items() if float(row["value"]) == 0]
    assert all(name in page for name in never)


def test_sides_and_endings_are_told_where_a_game_has_them(lab, tmp_path):
    arguments = ("--option", "mall=random", "--seats", 2, "--level", "beginner", "--games", 3, "--into", tmp_path / "b")
    assert lab("balance", "maul-of-america", *arguments)[0] == 0
    games = rows(tmp_path / "b" / "games.csv")
    roles = figures(tmp_path / "b", "roles")
    assert sum(float(row["value"]) for row in roles.values()) == pytest.approx(1)
    escaped = sum(game["ending"] == "escape" for game in games) / 3
    assert float(roles["Client"]["value"]) == pytest.approx(escaped)
    assert all(int(game["rounds"]) > 0 for game in games)


def test_sides_are_not_seats(lab, tmp_path):
    """The Zombie Master sits on the first seat, so seats are not to be even; a side wins whoever of it does."""
    arguments = ("--option", "mall=random", "--seats", 3, "--level", "beginner", "--games", 3, "--into", tmp_path / "b")
    _, said, _ = lab("balance", "maul-of-america", *arguments)
    roles = column(tmp_path / "b", "roles", "share")
    assert sum(roles.values()) == pytest.approx(1)
    assert f"With 3 players, victories by role: Client {100 * roles['Client']:.1f}%" in said
    assert "even share" not in said
    _, said, _ = lab("balance", "zombie-life", "--seats", 4, "--games", 1, "--into", tmp_path / "c")
    assert "1 game played" in said
    assert "With 4 players, no seat differs from an even share, 25.0%, by more than chance explains." in said


def test_a_tournament_tells_each_bot_in_each_role(lab, tmp_path):
    arguments = ("--option", "mall=random", "--bots", "player,random", "--games", 3, "--into", tmp_path / "t")
    assert lab("tournament", "maul-of-america", *arguments)[0] == 0
    shares = column(tmp_path / "t", "bot-roles", "share")
    games = rows(tmp_path / "t" / "games.csv")
    for bots, master in (("player random", "player"), ("random player", "random")):
        won = [game["winners"] == "0" for game in games if game["bots"] == bots]
        assert len(won) == 3
        assert shares[f"{master} · Zombie Master"] == pytest.approx(fmean(won))


def test_games_at_one_seed_are_one_for_the_length(lab, tmp_path):
    """Of a tournament in which all four rotations are played by nearly the same bots."""
    lab("tournament", "zombie-life", "--bots", "player,random,random,random", "--games", 5, "--into", tmp_path / "t")
    games = rows(tmp_path / "t" / "games.csv")
    means = [fmean(int(game["decisions"]) for game in games if game["game"] == str(number)) for number in range(5)]
    row = figures(tmp_path / "t", "decisions")["All games"]
    assert float(row["value"]) == pytest.approx(fmean(means))
    assert float(row["high"]) - float(row["value"]) == pytest.approx(2.7764 * stdev(means) / 5**0.5, rel=1e-3)


def test_a_choice_given_twice_is_played_once(lab, tmp_path):
    by = ("--by", "level=3", "--by", "level=4,3", "--by", "level=4")
    assert lab("balance", "off-the-dead", *by, "--seats", 1, "--level", "random", "--games", 1, "--into", tmp_path / "b")[0] == 0
    assert [game["option_level"] for game in rows(tmp_path / "b" / "games.csv")] == ["3", "4"]


# Comparison -------------------------------------------------------------------------------------------


def test_cards_that_change_nothing_differ_by_nothing(lab, tmp_path):
    """A card file whose numbers differ only where these rules do not look."""
    mine = changed(tmp_path, "zombie-mosh", "durability = 3", "durability = 4")
    arguments = ("--with", mine, "--option", "side=b", "--seats", 2, "--games", 8, "--into", tmp_path / "c")
    code, said, _ = lab("compare", "zombie-mosh", *arguments)
    assert code == 0
    assert "that chance alone may explain" in said
    assert "does not explain" not in said
    for row in figures(tmp_path / "c", "changes").values():
        assert (float(row["value"]), float(row["p"])) == (0, 1)


def test_what_changes_is_said_with_its_certainty(lab, tmp_path):
    mine = changed(tmp_path, "zombie-mosh", "durability = 3", "durability = 6")
    arguments = ("--with", mine, "--seats", 2, "--games", 25, "--into", tmp_path / "c")
    code, said, _ = lab("compare", "zombie-mosh", *arguments)
    assert code == 0
    row = figures(tmp_path / "c", "changes")["decisions"]
    games = rows(tmp_path / "c" / "games.csv")
    before, after = (sum(int(g["decisions"]) for g in games if g["data"] == name) / 25 for name in ("", "mine.toml"))
    assert float(row["value"]) == pytest.approx(after - before)
    assert float(row["p"]) < 0.01
    assert float(row["low"]) > 0
    assert "that chance does not explain (Holm's p < 0.001, paired Student)" in said


def test_one_pair_of_games_is_told_too(lab, tmp_path):
    mine = changed(tmp_path, "zombie-mosh", "hand = 4", "hand = 6")
    code, said, _ = lab("compare", "zombie-mosh", "--with", mine, "--seats", 2, "--games", 1, "--into", tmp_path / "c")
    assert code == 0
    assert "that chance alone may explain" in said
    assert "does not explain" not in said
    assert "1 pair of games at the same seed:" in (tmp_path / "c" / "report.html").read_text("utf-8")


def test_two_files_of_one_name_are_told_apart(lab, tmp_path):
    first, second = changed(tmp_path, "zombie-mosh", "hand = 4", "hand = 6"), tmp_path / "other" / "mine.toml"
    second.parent.mkdir()
    second.write_text(first.read_text("utf-8").replace("durability = 3", "durability = 6"), "utf-8")
    run = ("compare", "zombie-mosh", "--with", second, "--seats", 2, "--level", "beginner", "--games", 4)
    _, said, _ = lab(*run, "--data", first, "--into", tmp_path / "two")
    assert f" with {first} to " in said.replace("\n", " ")
    assert f" with {second}, " in said.replace("\n", " ")
    own = tmp_path / "other" / "cards.toml"
    second.rename(own)
    _, said, _ = lab(*run[:3], own, *run[4:], "--into", tmp_path / "own")
    assert " with the game's own cards to " in said
    assert " with cards.toml, " in said
    assert "the game&#x27;s own cards (" in (tmp_path / "own" / "report.html").read_text("utf-8")


# Always the same --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_files_however_many_processes(lab, tmp_path):
    for name, processes in (("one", 1), ("two", 2), ("three", 3)):
        lab("balance", "zombie-life", "--seats", "2,4", "--games", 25, "--into", tmp_path / name, processes=processes)
    for file in ("games.csv", "figures.csv", "report.html", "run.json"):
        one, two, three = ((tmp_path / name / file).read_bytes() for name in ("one", "two", "three"))
        assert one == two == three, file


def test_a_search_is_repeated_too(lab, tmp_path):
    run = ("tournament", "zombie-life", "--bots", "strategist:3,random", "--games", 2)
    for name, processes in (("one", 1), ("two", 2)):
        assert lab(*run, "--into", tmp_path / name, processes=processes)[0] == 0
    assert (tmp_path / "one" / "games.csv").read_bytes() == (tmp_path / "two" / "games.csv").read_bytes()
    assert set(figures(tmp_path / "one", "bots")) == {"strategist (3)", "random"}


def test_another_seed_gives_other_games(lab, tmp_path):
    for seed in (1, 2):
        lab("balance", "zombie-life", "--seats", 2, "--games", 10, "--seed", seed, "--into", tmp_path / str(seed))
    assert (tmp_path / "1" / "games.csv").read_bytes() != (tmp_path / "2" / "games.csv").read_bytes()


def test_parquet_and_csv_hold_the_same(lab, tmp_path):
    lab("tournament", "zombie-life", "--bots", "player,random", "--games", 5, "--into", tmp_path / "t")
    table = parquet.read_table(tmp_path / "t" / "games.parquet").to_pylist()
    told = rows(tmp_path / "t" / "games.csv")
    assert len(table) == len(told) == 10
    for one, other in zip(table, told, strict=True):
        assert " ".join(map(str, one["winners"])) == other["winners"]
        assert " ".join(one["bots"]) == other["bots"]
        assert str(one["decisions"]) == other["decisions"]


def test_more_games_carry_the_run_on(lab, tmp_path):
    run = ("balance", "zombie-life", "--seats", 2, "--into", tmp_path / "b")
    lab(*run, "--games", 5)
    first = (tmp_path / "b" / "chunks.jsonl").read_bytes()
    _, said, _ = lab(*run, "--games", 9)
    assert "5 games are already played, 4 to go" in said
    assert (tmp_path / "b" / "chunks.jsonl").read_bytes().startswith(first)
    assert sorted(kept(tmp_path / "b")) == [(0, number) for number in range(9)]
    lab("balance", "zombie-life", "--seats", 2, "--games", 9, "--into", tmp_path / "whole")
    assert (tmp_path / "b" / "games.csv").read_bytes() == (tmp_path / "whole" / "games.csv").read_bytes()


def test_no_time_is_in_what_is_kept(lab, tmp_path):
    lab("balance", "zombie-life", "--seats", 2, "--games", 2, "--into", tmp_path / "b")
    chunk = json.loads((tmp_path / "b" / "chunks.jsonl").read_text("utf-8").splitlines()[0])
    assert [type(each) for each in chunk[1][0]] == [int, list, list, list, int, int, str, dict]

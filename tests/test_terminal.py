"""Games played through the terminal by scripted people: what is typed goes in, what is shown comes out, nothing is faked."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

import pytest

import cervelle
from cervelle.cli import main
from cervelle.engine.dice import Dice
from cervelle.engine.undo import last_decision

RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
REFUSED = {"fr": ("Impossible.", "Tapez un numéro"), "en": ("Not possible.", "Type a number")}
OVER = {"fr": "r pour rejouer", "en": "r to play again"}
PASS_ON = {"fr": "Passez l'écran", "en": "Pass the screen"}
WINS = {"fr": r"(Vous gagnez|gagne\.|gagnent à égalité)", "en": r"(You win|wins\.|win together)"}


class Person(io.StringIO):
    """Types a script line by line, then, if asked to go on, any legal choice until the game is over."""

    def __init__(self, script=(), plays_on=False, seed=1):
        super().__init__()
        self.script = list(script)
        self.plays_on = plays_on
        self.any = Random(seed)
        self.read = 0
        self.tries = 0

    def readline(self, size=-1):
        shown = ESCAPE.sub("", sys.stdout.getvalue()[self.read :])
        self.read = len(sys.stdout.getvalue())
        if self.script:
            return self.script.pop(0) + "\n"
        if not self.plays_on:
            return ""
        last = shown.rstrip("\n").rpartition("\n")[2]
        if any(last.startswith(text) for text in (*OVER.values(), *PASS_ON.values())):
            return "\n"
        refused = any(text in shown for texts in REFUSED.values() for text in texts)
        self.tries = self.tries + 1 if refused else 0
        return f"{self.tries if refused else self.any.randint(1, 5)}\n"


@pytest.fixture
def terminal(monkeypatch, tmp_path):
    """Runs a command line; returns its exit code, what it showed, and what it complained of."""
    monkeypatch.setenv("CERVELLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def run(command, *script, plays_on=False, lang="fr"):
        monkeypatch.setattr(sys, "stdout", io.StringIO())
        monkeypatch.setattr(sys, "stderr", io.StringIO())
        monkeypatch.setattr(sys, "stdin", Person(script, plays_on))
        code = main([*command.split(), "--lang", lang])
        return code, sys.stdout.getvalue(), sys.stderr.getvalue()

    return run


def kept(tmp_path: Path) -> list[cervelle.Table]:
    return [cervelle.replay(path.read_text("utf-8")) for path in sorted((tmp_path / "home").rglob("*.cervelle"))]


# Whole games --------------------------------------------------------------------------------------------


@pytest.fixture
def short(tmp_path) -> str:
    """Cards with which a game of Zombie Life is over after a few rounds."""
    file = tmp_path / "short.toml"
    standard = (cervelle.shelf["zombie-life"].folder / "cards.toml").read_text("utf-8")
    file.write_text(standard.replace("target = 21", "target = 7", 1), "utf-8")
    return f"--data {file}"


LOOKS = [(rules, lang, look) for rules in RULES for lang in ("fr", "en") for look in ("--plain", "coloured")]


@pytest.mark.parametrize("setting", [*LOOKS, ("zombie-life", "fr", ""), ("jour-de-chance", "en", "--no-color")], ids=" ".join)
def test_a_whole_game(terminal, monkeypatch, short, setting):
    rules, lang, look = setting
    if look in ("coloured", "--no-color"):
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm-256color")
    command = f"play zombie-life --bots 3 --level random --seed 3 {short} --option rules={rules}"
    code, shown, complaints = terminal(f"{command} {look}".removesuffix("coloured"), plays_on=True, lang=lang)
    assert (code, complaints) == (0, "")
    assert ("\x1b[3" in shown) == (look == "coloured")
    assert re.search(WINS[lang], shown)
    assert "cervelle replay" in shown
    if look == "--plain":
        assert not re.search(r"[▐▌█▶▷☠★✗·\[\]\t]", shown)
        assert "  " not in shown


@pytest.mark.parametrize("rules", RULES)
def test_both_languages_tell_the_same_game(terminal, tmp_path, rules):
    for lang in ("fr", "en"):
        terminal(f"play zombie-life --bots 2 --level random --seed 11 --option rules={rules}", plays_on=True, lang=lang)
    first, second = kept(tmp_path)
    assert first == second


def test_no_line_is_wider_than_the_terminal(terminal, short):
    for rules in RULES:
        _, shown, _ = terminal(f"play zombie-life --bots 7 --level random --seed 4 {short} --option rules={rules}", plays_on=True)
        wide = [line for line in shown.split("\n") if len(line.rstrip()) > 80 and "cervelle replay" not in line]
        assert wide == []


def test_eight_people_at_one_screen(terminal, tmp_path):
    code, shown, _ = terminal("play zombie-life --names A,B,C,D,E,F,G,H --seed 2 --option rules=auberge-des-pirates", plays_on=True)
    assert code == 0
    for name in "ABCDEFGH":
        assert f"Passez l'écran à {name}, puis Entrée." in shown
    (t,) = kept(tmp_path)
    assert t.outcome is not None


# Questions and their rules -------------------------------------------------------------------------------


def refused_second(seed_from=0):
    """A seed with which the first drawn card is refused by the Refuge of seat 0, who begins, and so is choice 1."""
    game = cervelle.shelf["zombie-life"]
    for seed in range(seed_from, 10_000):
        t = game.table(2, seed)
        if t.waiting == (0,):
            t.act(0, 0)
            if t.waiting == (0,) and t.view(0)["held"] == t.view(0)["players"][0]["refuge"][0]:
                return seed
    raise AssertionError("no such seed")


WHY = {
    "fr": (
        "Passer et vous cacher : permis.\nlife.5.1 · ",
        "interdit. Votre Refuge montre déjà un",
        "autres règles en parlent",
        "ne parle de « xyzzy »",
        "Tapez un numéro de 1 à 2.",
        "Le journal va de 1 à",
    ),
    "en": (
        "Pass and hide: allowed.\nlife.5.1 · ",
        "forbidden. Your Refuge already shows a",
        "more rules speak of it",
        "speaks of “xyzzy”",
        "Type a number from 1 to 2.",
        "The log goes from 1 to",
    ),
}


@pytest.mark.parametrize("lang", WHY)
def test_a_question_mark_gives_the_rule_behind_anything(terminal, lang):
    asked = ["?", "? 2", "? j1", "?l1", "? life.4.2", "? horde", "? xyzzy", "? 77", "? j999", "1", "1", "? 1", "q"]
    code, shown, complaints = terminal(f"play zombie-life --bots random --seed {refused_second()}", *asked, lang=lang)
    assert (code, complaints) == (0, "")
    assert "life.3.1 · " in shown
    assert shown.count("life.2.1 · ") == 2
    assert "life.4.2 · " in shown
    assert "life.3.6 · " in shown
    for text in WHY[lang]:
        assert text in shown


def test_a_forbidden_choice_is_shown_refused_and_asked_again(terminal, tmp_path):
    seed = refused_second()
    _, shown, _ = terminal(f"play zombie-life --bots random --seed {seed}", "1", "1", "q")
    assert re.search(r"1  ✗ Dans votre Refuge · Votre Refuge montre déjà un \d+\.", shown)
    assert re.search(r"Impossible\. Votre Refuge montre déjà un \d+\. \(« \? 1 » donne la règle\.\)", shown)
    (t,) = kept(tmp_path)
    assert t.n == 1


def test_bad_input_gets_a_clear_sentence_and_the_question_stays(terminal, tmp_path):
    bad = ["bonjour", "99", "0", "-1", "²", "9" * 200, "? ?", "\x1b[2J", "u"]
    code, shown, complaints = terminal("play zombie-life --bots random --seed 5", *bad, "q")
    assert (code, complaints) == (0, "")
    assert "« bonjour » ne se comprend pas." in shown
    assert "Tapez un numéro de 1 à" in shown
    assert "Vous n'avez encore rien décidé" in shown
    assert "\x1b" not in shown


def test_help_table_log_and_place_of_the_save(terminal, tmp_path):
    _, shown, _ = terminal("play zombie-life --bots random --seed 5", "h", "t", "j", "s", "", "q")
    assert "annuler votre dernière décision" in shown
    assert shown.count("j1  ") == 2
    assert shown.count("ZOMBIE LIFE") == 2
    assert shown.count("Que faites-vous ?") == 2
    path = next((tmp_path / "home").rglob("*.cervelle"))
    assert str(path) in shown.replace("\n", "") or path.name in shown


def test_the_language_changes_at_once(terminal):
    _, shown, _ = terminal("play zombie-life --bots random --seed 5", "en", "fr", "en", "q")
    assert shown.count("Que faites-vous ?") == 2
    assert shown.count("What will you do?") == 2
    assert shown.rstrip().rpartition("\n")[0].endswith("To resume it:")


# Taking back ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("fr", "conseil"), ("en", "advice")])
def test_advice_at_a_question_changes_nothing(terminal, tmp_path, lang, word):
    best = {"fr": "Le mieux : « Piocher une carte »", "en": "Best: “Draw a card”"}[lang]
    _, shown, _ = terminal("play zombie-life --bots 2 --seed 3", word, "q", lang=lang)
    assert best in shown
    assert re.search(r"^ +\d+\s?% +(Passer et vous cacher|Pass and hide)$", ESCAPE.sub("", shown), re.MULTILINE)
    (t,) = kept(tmp_path)
    assert t.n == 0
    _, shown, _ = terminal("play zombie-life --bots 2 --seed 3 --plain", "c", "q", lang=lang)
    assert best in shown


def test_several_people_at_one_screen_are_not_advised(terminal):
    _, shown, _ = terminal("play zombie-life --names Ana,Bob --bots 1 --seed 3", "c", "q")
    assert "chacun joue sans conseil" in shown
    assert "Le mieux" not in shown


@pytest.mark.parametrize("options", ["zombie-life --option rules=jour-de-chance", "off-the-dead"])
def test_a_replay_tells_where_the_game_turned(terminal, tmp_path, options):
    terminal(f"play {options} --bots 2 --seed 4", plays_on=True)
    (path,) = (tmp_path / "home").rglob("*.cervelle")
    _, shown, _ = terminal(f"replay {path} --turns")
    shown = " ".join(ESCAPE.sub("", shown).split())
    turns = re.findall(r"Coup (\d+) : (.+?) passe de (\d+) % à (\d+) %\.", shown)
    assert 1 <= len(turns) <= 3
    assert all(int(before) != int(after) for _, _, before, after in turns)
    assert ("l'équipe" in turns[0][1]) == options.startswith("off-the-dead")
    assert "passe de" not in terminal(f"replay {path}")[1]


def test_undo_goes_back_before_ones_own_last_decision(terminal, tmp_path):
    _, shown, _ = terminal("play zombie-life --bots random --seed 5", "1", "u", "q")
    assert "Le hasard repart de zéro" in shown
    (t,) = kept(tmp_path)
    start = cervelle.replay(t.record(), until=last_decision(cervelle.replay(t.record(), until=t.n - 1), [0]))
    assert t.view(0) == start.view(0)
    assert t.waiting == (0,)


def test_undoing_twice_goes_back_two_decisions():
    t = cervelle.shelf["zombie-life"].table(2, 7)
    dice = Dice(bytes(16))
    decided = []
    while len(decided) < 3:
        seat = t.waiting[0]
        if seat == 0:
            decided.append(t.n)
        legal = t.actions(seat)
        t.act(seat, legal[dice.below(len(legal))])
    for before in reversed(decided):
        assert last_decision(t, [0]) == before
        t.undo(before)
        assert t.waiting == (0,)
    assert last_decision(t, [0]) is None


def test_a_finished_game_can_be_taken_back_and_played_again(terminal, tmp_path):
    finish = ["1"] * 60
    code, shown, _ = terminal("play zombie-life --bots random --seed 9 --option rules=jour-de-chance", *finish, plays_on=True)
    assert code == 0
    assert "Entrée pour quitter" in shown
    short = shown.count("\n› ")
    code, shown, _ = terminal(
        "play zombie-life --bots random --seed 9 --option rules=jour-de-chance", *["1"] * short, "u", plays_on=True
    )
    assert code == 0
    assert "Votre dernière décision est annulée." in shown
    assert len(kept(tmp_path)) == 2
    code, shown, _ = terminal(
        "play zombie-life --bots random --seed 9 --option rules=jour-de-chance", *["1"] * short, "x", "r", plays_on=True
    )
    assert "La partie est finie : r pour rejouer" in shown
    assert len(kept(tmp_path)) == 4
    assert all(t.outcome is not None for t in kept(tmp_path))


# Keeping and coming back ----------------------------------------------------------------------------------


def test_saved_left_and_resumed_is_the_same_game(terminal, tmp_path):
    whole = tmp_path / "whole"
    parts = tmp_path / "parts"
    moves = ["1", "2", "1", "1", "2", "1", "1", "1"]
    terminal(f"play zombie-life --bots random,random --seed 21 --save {whole}", *moves, "q")
    terminal(f"play zombie-life --bots random,random --seed 21 --save {parts}", *moves[:3], "q")
    left = cervelle.replay(parts.read_text("utf-8"))
    _, shown, _ = terminal(f"play --resume {parts}", "q")
    assert cervelle.replay(parts.read_text("utf-8")) == left
    assert f"La partie reprend au coup {left.n}." in shown
    assert "Odette, Basile (hasard)" in shown
    terminal(f"play zombie-life --resume {parts}", *moves[3:], "q")
    assert parts.read_text("utf-8") == whole.read_text("utf-8")


def test_resume_without_a_file_takes_the_latest_that_is_not_finished(terminal, tmp_path):
    terminal("play zombie-life --bots random --seed 1", "1", "q")
    terminal("play zombie-life --bots random --seed 3 --option rules=jour-de-chance", plays_on=True)
    code, shown, _ = terminal("play --resume", "q")
    assert code == 0
    assert "La partie reprend au coup" in shown
    code, shown, _ = terminal("play --resume zombie-life", plays_on=True)
    assert code == 0
    assert "Pour revoir la partie" in shown
    code, _, complaint = terminal("play --resume")
    assert code == 2
    assert complaint.startswith("Aucune partie inachevée dans ")


def test_the_end_of_the_input_leaves_politely(terminal, tmp_path):
    code, shown, complaints = terminal("play zombie-life --bots random --seed 5")
    assert (code, complaints) == (0, "")
    assert "La partie est gardée. Pour la reprendre :" in shown
    (path,) = (tmp_path / "home").rglob("*.cervelle")
    assert f"cervelle play --resume {path}" in shown
    assert list((tmp_path / "home").rglob("*.tmp")) == []


def test_other_cards_are_asked_for_again_on_resume(terminal, tmp_path):
    cards = tmp_path / "cards.toml"
    standard = (cervelle.shelf["zombie-life"].folder / "cards.toml").read_text("utf-8")
    cards.write_text(standard.replace("target = 21", "target = 22", 1), "utf-8")
    _, shown, _ = terminal(f"play zombie-life --bots random --data {cards}", "q")
    assert "but : 22 points" in shown
    assert f"--data {cards}" in shown
    code, _, complaint = terminal("play --resume")
    assert code == 2
    assert "Donnez leur fichier avec --data." in complaint
    code, shown, _ = terminal(f"play --resume --data {cards}", "q")
    assert code == 0
    assert "but : 22 points" in shown


# Several people -------------------------------------------------------------------------------------------


def test_what_one_person_sees_is_gone_before_the_next_one_looks(terminal):
    command = "play zombie-life --names Ana,Bob --bots 0 --seed 6 --option rules=auberge-des-pirates"
    _, shown, _ = terminal(command, "", "1", "", "q")
    ana, bob = shown.split("Passez l'écran à Bob, puis Entrée.")
    assert "Ana (vous)" in ana
    assert "Bob (vous)" not in ana
    assert ana.endswith("\n" * 20)
    assert "Bob (vous)" in bob
    assert "Ana (vous)" not in bob
    assert "Ana montre" not in bob


def test_where_nothing_is_hidden_nobody_has_to_look_away(terminal):
    _, shown, _ = terminal("play zombie-life --names Ana,Bob --bots 0 --seed 6 --option rules=jour-de-chance", *["1"] * 4)
    assert "Passez l'écran" not in shown
    assert "Ana › " in shown
    assert "Bob › " in shown


def test_one_can_leave_while_the_screen_is_passed_on(terminal):
    code, shown, _ = terminal("play zombie-life --humans 2 --seed 6 --option rules=auberge-des-pirates", "x", "q")
    assert code == 0
    assert "Passez l'écran à Place 1" in shown
    assert "Pour la reprendre" in shown


# Plain ------------------------------------------------------------------------------------------------------


def test_plain_says_only_what_has_changed(terminal):
    _, shown, _ = terminal("play zombie-life --bots 3 --level random --seed 5 --plain", "1", "2", "1", "1", "q")
    assert shown.count("Zombie Life, manche 1") == 1
    assert shown.count("Vous, 0 point, Refuge : 8.") == 1
    assert shown.count("Vous, 0 point, Refuge : 8, 10.") == 1
    assert shown.count("Odette, 0 point, Refuge : 5.") == 1

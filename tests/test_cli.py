"""The command line, as people meet it: help, mistakes, rules, simulations and replays."""

from __future__ import annotations

import ast
import hashlib
import io
import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cervelle
from cervelle.cli import main
from cervelle.engine.dice import Dice
from cervelle.engine.table import playout
from cervelle.lab.statistics import wilson
from cervelle.terminal.arguments import COMMANDS
from cervelle.terminal.simulate import simulate

SOURCE = Path(cervelle.__file__).parent
TERMINAL = SOURCE / "terminal"


@pytest.fixture
def cli(monkeypatch, tmp_path):
    monkeypatch.setenv("CERVELLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdout", io.StringIO())
        monkeypatch.setattr(sys, "stderr", io.StringIO())
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        return code, sys.stdout.getvalue(), sys.stderr.getvalue()

    return run


@pytest.fixture
def record(tmp_path) -> Path:
    """A finished game of the Inn, with an undo in it."""
    t = cervelle.shelf["zombie-life"].table(3, 5, rules="auberge-des-pirates")
    t.box.players = [{"name": "Ana"}, {"name": "Odette", "bot": "random"}, {"name": "Basile", "bot": "random"}]
    t.act(0, t.actions(0)[0])
    t.undo(0)
    playout(t, Dice(bytes(16)))
    file = tmp_path / "game.cervelle"
    file.write_text(t.record(), "utf-8", newline="\n")
    return file


# Words ------------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse((TERMINAL / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            for name, node in [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]:
                if node is not None:
                    variables = Variables()
                    variables.visit(node)
                    assert entry.id.name + name not in found
                    found[entry.id.name + name] = variables.found
    return found


def test_every_message_has_its_twin_with_the_same_variables():
    assert messages("fr") == messages("en")


def test_every_message_is_said_somewhere():
    text = "\n".join(path.read_text("utf-8") for path in [*TERMINAL.glob("*.py"), SOURCE / "cli.py"])
    built = (
        "help-",
        "place-",
        "flag-",
        "variable-",
        "example-",
        "origin-",
        "order-",
        "simulate-",
        "usage-missing-",
        "prompt",
    )
    unsaid = [name for name in messages("fr") if f'"{name}"' not in text and not name.startswith(built)]
    assert unsaid == []


def test_only_the_command_line_imports_the_terminal():
    for path in SOURCE.rglob("*.py"):
        if path.parent == TERMINAL or path.name == "cli.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not [name for name in names if name.startswith("cervelle.terminal")], path


# Help ---------------------------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|this|that|of|and|with|for|from|you|your|show|game|games|file|number|name|move|each|all|not|is|are|"
    r"optional|arguments?:|default|error|required|invalid|positional|exit|help message|usage:|options:)\b",
    re.IGNORECASE,
)


def in_french_only(text: str) -> str:
    """Without what is typed as it is in every language."""
    text = re.sub(r"cervelle [a-z][^»\n]*|--?[a-zA-Z-]+(=\S+)?|[a-z]+=[a-z-]+|CERVELLE_\w+|cards\.toml|Maul of\s+America", "", text)
    return re.sub(r"^ +(play|simulate|replay|verify|games|rules) ", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_tells_everything_in_both_languages(cli, command):
    code, french, complaints = cli(*command.split(), "--help", "--lang", "fr")
    assert (code, complaints) == (0, "")
    assert french.count("Usage : cervelle") == 1
    assert "Exemples" in french
    assert ENGLISH.findall(in_french_only(french)) == []
    code, english, _ = cli("--lang", "en", *command.split(), "-h")
    assert code == 0
    assert "Usage: cervelle" in english
    assert "Examples" in english
    assert not re.search(r"[éèêàùçœ«»]", english)
    if command:
        for flag in COMMANDS[command].flags:
            assert flag.name in french
            assert flag.name in english
        assert cli("help", command, "--lang=en")[1] == english
    for shown in (french, english):
        assert max(map(len, shown.split("\n"))) <= 80


def test_every_example_of_the_help_can_be_read():
    from cervelle.terminal.arguments import read_line

    for command in COMMANDS.values():
        assert command.examples
        for example in command.examples:
            assert read_line(shlex.split(example)[1:]).command == command.name


def test_without_a_command_there_is_help(cli):
    code, shown, _ = cli("--lang", "en")
    assert code == 0
    assert "Commands" in shown


def test_version(cli):
    assert re.fullmatch(r"Cervelle \d+\.\d+\.\d+\n", cli("--version")[1])


# Mistakes -----------------------------------------------------------------------------------------------

MISTAKES = {
    "dance": ("« dance » n'est pas une commande.", "“dance” is not a command."),
    "plya zombie-life": ("Vouliez-vous dire « play » ?", "Did you mean “play”?"),
    "play": ("« cervelle play » demande un jeu", "“cervelle play” needs a game"),
    "play zombi-life": ("Vouliez-vous dire « zombie-life » ?", "Did you mean “zombie-life”?"),
    "play monopoly": ("Il n'y a pas de jeu « monopoly »", "There is no game “monopoly”"),
    "play zombie-life --bot 3": ("Vouliez-vous dire « --bots » ?", "Did you mean “--bots”?"),
    "play zombie-life -x": ("n'a pas d'option « -x »", "has no option “-x”"),
    "play zombie-life extra": ("ne sait que faire de « extra »", "does not know what to do with “extra”"),
    "play zombie-life --bots": ("« --bots » demande une valeur", "“--bots” needs a value"),
    "play zombie-life --plain=1": ("« --plain » ne prend pas de valeur", "“--plain” takes no value"),
    "play zombie-life --bots genius": ("Il n'y a pas de bot « genius »", "There is no bot “genius”"),
    "play zombie-life --bots 20": ("se joue de 2 à 8", "is for 2 to 8 players"),
    "play zombie-life --bots 0": ("se joue de 2 à 8", "is for 2 to 8 players"),
    "play zombie-life --bots player --level random": ("soit --bots avec un nombre", "either --bots with a number"),
    "play zombie-life --humans many": ("demande un nombre entier", "needs a whole number"),
    "play zombie-life --humans 0": ("1 au moins", "at least 1"),
    "play zombie-life --humans 1 --names A,B": ("2 noms pour une seule personne", "2 names for only one person"),
    "play zombie-life --names Maximilien-Alexandre-Pie": ("20 lettres au plus", "at most 20 letters"),
    "play zombie-life --seed -3": ("demande un nombre entier", "needs a whole number"),
    f"play zombie-life --seed {2**130}": ("La graine doit être", "The seed must be"),
    "play zombie-life --option rules": ("écrivez --option NOM=VALEUR", "write --option NAME=VALUE"),
    "play zombie-life --option rules=poker": ("pas « poker »", "not “poker”"),
    "play zombie-life --option colour=red": ("n'a pas d'option « colour »", "has no option “colour”"),
    "play zombie-life --option ages=1": ("L'option « ages »", "Option “ages”"),
    "play zombie-life --data nowhere.toml": ("nowhere.toml ne peut pas être lu", "nowhere.toml cannot be read"),
    "play zombie-life --bots random --save no/such/folder": ("ne peut pas être gardée", "cannot be kept"),
    "play --resume nowhere": ("ne peut pas être lu", "cannot be read"),
    "play --resume nowhere --bots 3": ("--bots ne va pas avec --resume", "--bots does not go with --resume"),
    "play --resume": ("Aucune partie inachevée", "No unfinished game"),
    "simulate zombie-life": ("Dites quels bots jouent", "Say which bots play"),
    "simulate": ("demande un jeu", "needs a game"),
    "simulate zombie-life --bots random,random --games 0": ("1 au moins", "at least 1"),
    "replay": ("demande le fichier d'une partie", "needs the file of a game"),
    "replay nowhere": ("ne peut pas être lu", "cannot be read"),
    "rules zombie-life xyzzy": ("ne parle de « xyzzy »", "speaks of “xyzzy”"),
}


@pytest.mark.parametrize("command", MISTAKES)
def test_a_mistake_gets_one_clear_sentence(cli, command):
    for language, told in zip(("fr", "en"), MISTAKES[command], strict=True):
        code, _, complaint = cli(*command.split(), f"--lang={language}") if "--lang" not in command else cli(*command.split())
        assert code == 2
        assert told in complaint
        assert complaint.count("\n") == 1
        assert "Traceback" not in complaint


def test_a_wrong_language_is_told_in_the_usual_one(cli, monkeypatch):
    for usual, told in (("fr", "Les langues sont : fr, en"), ("en", "The languages are fr, en")):
        monkeypatch.setenv("CERVELLE_LANG", usual)
        code, _, complaint = cli("games", "--lang", "de")
        assert code == 2
        assert told in complaint


def broken_records(record: Path):
    text = record.read_text("utf-8")
    heading = text.split("\n")[1]
    return {
        "": ("n'est pas l'enregistrement", "is not a record"),
        "\x00\x01": ("n'est pas l'enregistrement", "is not a record"),
        text[:-40]: ("abîmé", "damaged"),
        text.replace("0:", "1:", 1): ("abîmé", "damaged"),
        text.replace("cervelle record 1", "cervelle record 99"): ("autre format", "another format"),
        text.replace(heading, "{}"): ("abîmé", "damaged"),
    }


def test_a_broken_record_gets_one_clear_sentence(cli, record, tmp_path):
    broken = tmp_path / "broken"
    for text, told in broken_records(record).items():
        broken.write_text(text, "utf-8", newline="\n")
        for command in (["replay", str(broken)], ["play", "--resume", str(broken)], ["replay", str(broken), "--data", str(record)]):
            for language, expected in zip(("fr", "en"), told, strict=True):
                code, _, complaint = cli(*command, "--lang", language)
                assert (code, complaint.count("\n")) == (2, 1)
                assert expected in complaint or "TOML" in complaint
    broken.write_bytes(b"\xff\xfe\xff")
    code, _, complaint = cli("replay", str(broken), "--lang", "en")
    assert code == 2
    assert "is not UTF-8 text" in complaint


def test_a_broken_data_file_is_told_with_its_line(cli, tmp_path):
    cards = tmp_path / "cards.toml"
    standard = (cervelle.shelf["zombie-life"].folder / "cards.toml").read_text("utf-8")
    cards.write_text(standard.replace("copies = 3", "copies = -3"), "utf-8")
    line = standard.split("\n").index("copies = 3") + 1
    for command in (["play", "zombie-life"], ["simulate", "zombie-life", "--bots", "random,random"]):
        code, _, complaint = cli(*command, "--data", str(cards), "--lang", "fr")
        assert code == 2
        assert complaint.startswith(f"cards.toml, ligne {line} : ")
        code, _, complaint = cli(*command, "--data", str(cards), "--lang", "en")
        assert complaint.startswith(f"cards.toml, line {line}: ")


def test_a_game_is_never_saved_over_something_else(cli, record):
    before = record.read_bytes()
    code, _, complaint = cli("play", "zombie-life", "--bots", "random", "--save", str(record), "--lang", "en")
    assert code == 2
    assert "already exists" in complaint
    assert record.read_bytes() == before


# Reading ------------------------------------------------------------------------------------------------


def test_games_shows_every_option_with_its_choices(cli):
    for language in ("fr", "en"):
        for look in ((), ("--plain",)):
            _, shown, _ = cli("games", "--lang", language, *look)
            for game in cervelle.shelf.values():
                assert game.id in shown
                for option in game.options.values():
                    assert option.name in shown
                    assert all(str(choice) in shown for choice in option.choices if not isinstance(choice, bool))


def test_rules_gives_all_one_a_section_or_those_with_a_word(cli):
    rulebook = cervelle.shelf["zombie-life"].rulebook
    for language in ("fr", "en"):
        _, shown, _ = cli("rules", "zombie-life", "--lang", language, "--plain")
        for number, rule in rulebook.items():
            assert f"{number}" in shown
            assert rule.text(language) in shown
            assert rule.title(language) in shown
    _, shown, _ = cli("rules", "zombie-life", "life.3.8", "--lang", "fr")
    assert shown.startswith("life.3.8 · ")
    _, shown, _ = cli("rules", "zombie-life", "life.3", "--lang", "fr")
    assert set(re.findall(r"^  ([a-z]+\.\d)\.\d", shown, re.MULTILINE)) == {"life.3"}
    _, shown, _ = cli("rules", "zombie-life", "DÉFAUSSÉ", "--lang", "fr")
    assert "life.3.8" in shown
    assert "life.2.1" not in shown


# Simulating ---------------------------------------------------------------------------------------------


def test_a_simulation_adds_up():
    game = cervelle.shelf["zombie-life"]
    results = simulate(game, ["random"] * 3, 40, bytes(16), options={"rules": "jour-de-chance"})
    assert results.games == 40
    assert sum(results.wins) == pytest.approx(40)
    assert sum(results.wins_by_seat) == pytest.approx(40)
    assert sum(results.share(i) for i in range(3)) == pytest.approx(1)
    for i in range(3):
        low, high = results.interval(i)
        assert 0 <= low <= results.share(i) <= high <= 1
    again = simulate(game, ["random"] * 3, 40, bytes(16), options={"rules": "jour-de-chance"})
    assert (again.wins, again.points, again.decisions) == (results.wins, results.points, results.decisions)


def test_every_bot_sits_in_every_seat():
    game = cervelle.shelf["zombie-life"]
    one = simulate(game, ["random"] * 4, 4, bytes(16), options={"rules": "auberge-des-pirates"})
    assert sum(one.points) == 4 * (0 + 1 + 2 + 3)
    seats = []
    for games in range(1, 5):
        results = simulate(game, ["random"] * 4, games, bytes(16), options={"rules": "auberge-des-pirates"})
        seats.append((results.wins, results.wins_by_seat))
    for i, (wins, by_seat) in enumerate(seats):
        before = seats[i - 1] if i else ([0.0] * 4, [0.0] * 4)
        bot = next(b for b in range(4) if wins[b] != before[0][b])
        seat = next(s for s in range(4) if by_seat[s] != before[1][s])
        assert seat == (bot + i) % 4


def test_roles_are_counted_where_a_game_has_them(cli):
    results = simulate(cervelle.shelf["zombie-mosh"], ["random"] * 6, 5, bytes(16), options={"side": "b"})
    assert len(results.wins_by_role) == 6
    assert {games for _, games in results.wins_by_role.values()} == {5}
    assert sum(wins for wins, _ in results.wins_by_role.values()) == pytest.approx(5)
    _, shown, _ = cli("simulate", "zombie-mosh", "--games", "2", "--bots", ",".join(["random"] * 6), "--lang", "en")
    assert re.search(r"^Ozzy Mortis: [\d.]+% of wins", shown, re.MULTILINE)
    assert not simulate(cervelle.shelf["zombie-life"], ["random"] * 2, 1, bytes(16)).wins_by_role


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_simulate_shows_a_table_or_json(cli):
    command = ["simulate", "zombie-life", "--games", "12", "--bots", "hasard,random", "--seed", "4"]
    command += ["--option", "rules=jour-de-chance"]
    code, shown, complaints = cli(*command, "--lang", "fr")
    assert (code, complaints) == (0, "")
    rows = re.findall(r"^hasard \d +([\d,]+) +([\d,]+)\u00a0%", shown, re.MULTILINE)
    assert sum(float(wins.replace(",", ".")) for wins, _ in rows) == 12
    assert sum(float(share.replace(",", ".")) for _, share in rows) == pytest.approx(100, abs=0.2)
    _, plain, _ = cli(*command, "--plain", "--lang", "en")
    assert re.search(r"^random 1; Wins: \d+(\.\d)?; Share: [\d.]+%; 95% interval: .*; Mean score: [\d.]+\.$", plain, re.MULTILINE)
    _, text, _ = cli(*command, "--json")
    data = json.loads(text)
    assert data["games"] == 12
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(12)
    assert sum(data["wins_by_seat"]) == pytest.approx(12)
    assert data["options"]["rules"] == "jour-de-chance"


def test_a_bot_with_a_depth_of_thought_is_named_with_it(cli):
    bots = ("--bots", "stratège:3,player", "--option", "rules=jour-de-chance")
    code, shown, complaints = cli("simulate", "zombie-life", "--games", "1", *bots, "--lang", "fr")
    assert (code, complaints) == (0, "")
    assert re.search(r"^stratège \(3\) ", shown, re.MULTILINE)
    _, shown, complaints = cli("play", "zombie-life", *bots, "--lang", "en")
    assert complaints == ""
    assert "(strategist (3))" in shown


# Replaying ----------------------------------------------------------------------------------------------


def test_replay_tells_the_log_the_table_and_the_result(cli, record):
    t = cervelle.replay(record.read_text("utf-8"))
    for language in ("fr", "en"):
        code, shown, complaints = cli("replay", str(record), "--lang", language, "--plain")
        assert (code, complaints) == (0, "")
        for n, text, _ in t.log(None, language):
            assert f"{n}" in shown
            assert text in shown
    assert f"Faithful record: {t.n} moves of {t.n} replayed" in shown
    assert t.box.name(t.outcome.winners[0], "en") in shown


def test_replay_shows_what_a_seat_saw_and_a_spectator_does_not(cli, record):
    _, public, _ = cli("replay", str(record), "--until", "0", "--plain", "--lang", "fr")
    _, mine, _ = cli("replay", str(record), "--until", "0", "--seat", "1", "--plain", "--lang", "fr")
    assert "Votre main" in mine
    assert "Votre main" not in public
    assert "vue par Ana" in mine
    code, _, complaint = cli("replay", str(record), "--seat", "4", "--lang", "fr")
    assert code == 2
    assert "La place 4 n'existe pas" in complaint
    code, _, complaint = cli("replay", str(record), "--until", "99999", "--lang", "fr")
    assert code == 2


def test_replay_steps_through_every_entry(cli, record):
    t = cervelle.replay(record.read_text("utf-8"))
    code, shown, _ = cli("replay", str(record), "--step", "--lang", "fr", typed="\n" * t.n)
    assert code == 0
    assert shown.count("L'AUBERGE DES PIRATES") == t.n + 1
    assert "Enregistrement fidèle" in shown
    code, shown, _ = cli("replay", str(record), "--step", "--lang", "fr", typed="\nq\n")
    assert code == 0
    assert shown.count("L'AUBERGE DES PIRATES") == 2
    assert "Enregistrement fidèle" not in shown


# Fair dealing -------------------------------------------------------------------------------------------


def test_a_record_is_verified_in_sentences(cli, record):
    shown = hashlib.sha256((5).to_bytes(16, "little")).hexdigest()
    for lang, well in (("fr", "Tout ce qui a été vérifié est juste."), ("en", "All that was checked holds.")):
        code, told, complaints = cli("verify", str(record), "--hash", shown, "--lang", lang)
        assert (code, complaints) == (0, "")
        assert well in told
        assert told.count("✓") == 5
        code, told, _ = cli("verify", str(record), "--lang", lang, "--plain")
        assert code == 0
        assert shown in told
    code, told, _ = cli("verify", str(record), "--hash", "0" * 64, "--lang", "en")
    assert code == 1
    assert "is not that of this key" in " ".join(told.split())


def test_a_record_that_does_not_hold_says_where(cli, record):
    text = record.read_text("utf-8")
    record.write_text(text.replace("Ana", "Eve"), "utf-8", newline="\n")
    code, told, _ = cli("verify", str(record), "--lang", "en")
    assert code == 1
    assert told.startswith("✗ The seal of the file")
    body = text.rpartition("seal ")[0].replace("\n0:", "\n9:", 1)
    record.write_text(f"{body}seal {hashlib.sha256(body.encode()).hexdigest()}\n", "utf-8", newline="\n")
    code, told, _ = cli("verify", str(record), "--lang", "fr")
    assert code == 1
    assert "✗ Les coups" in told
    assert told.count("✓") == 2
    assert cli("verify", str(record), "--hash", "short", "--lang", "en")[0] == 2
    assert cli("verify", "nowhere.cervelle", "--lang", "en")[0] == 2

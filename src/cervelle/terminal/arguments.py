"""The command line: what may be typed, how it is read, and the help that tells of it, in French and in English.

It is our own because every word that a person may meet here, errors included, has to exist in both languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

from cervelle.engine.words import LANGUAGES, preferred_language
from cervelle.terminal.art import tell_banner
from cervelle.terminal.screen import Screen
from cervelle.terminal.words import WORDS, wrong


class Flag(NamedTuple):
    name: str
    value: str = ""
    """The message that names its value; none for a switch."""
    bare: bool = False
    """Whether the value may be left out."""


class Command(NamedTuple):
    name: str
    needed: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()
    examples: tuple[str, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        return self.needed + self.extra


DATA = Flag("--data", "value-file")
OPTION = Flag("--option", "value-option")
SEED = Flag("--seed", "value-number")
KEPT = (Flag("--data-folder", "value-folder"), Flag("--database", "value-url"), Flag("--notices", "value-url"))
SHARED = (Flag("--lang", "value-lang"), Flag("--plain"), Flag("--no-color"), Flag("--help"), Flag("--version"))
VARIABLES = ("CERVELLE_LANG", "CERVELLE_HOME", "CERVELLE_DATABASE", "CERVELLE_NOTICES", "NO_COLOR")
SHORT = {"-h": "--help", "-V": "--version"}

PLAY = Command(
    "play",
    extra=("place-game",),
    flags=(
        Flag("--humans", "value-number"),
        Flag("--names", "value-names"),
        Flag("--bots", "value-bots"),
        Flag("--level", "value-level"),
        OPTION,
        SEED,
        DATA,
        Flag("--save", "value-file"),
        Flag("--resume", "value-file", bare=True),
    ),
    examples=(
        "cervelle play zombie-life --bots 3",
        "cervelle play zombie-life --names Ana,Bob --bots player,strategist",
        "cervelle play zombie-life --option rules=auberge-des-pirates",
        "cervelle play --resume",
        "cervelle play zombie-life --plain",
    ),
)
SIMULATE = Command(
    "simulate",
    needed=("place-game",),
    flags=(Flag("--bots", "value-kinds"), Flag("--games", "value-number"), OPTION, SEED, DATA, Flag("--json")),
    examples=(
        "cervelle simulate zombie-life --games 1000 --bots player,random,random,random",
        "cervelle simulate zombie-life --bots player,player --option rules=jour-de-chance --seed 7 --json",
    ),
)
LAB = Command(
    "lab",
    needed=("place-study", "place-game"),
    flags=(
        Flag("--bots", "value-kinds"),
        Flag("--level", "value-level"),
        Flag("--games", "value-number"),
        Flag("--seats", "value-numbers"),
        OPTION,
        Flag("--by", "value-by"),
        DATA,
        Flag("--with", "value-file"),
        SEED,
        Flag("--into", "value-folder"),
        Flag("--processes", "value-number"),
        Flag("--ray"),
    ),
    examples=(
        "cervelle lab tournament zombie-life --bots player,beginner,random --games 400",
        "cervelle lab balance off-the-dead --by level=3,4,5 --seats 2,4 --games 1000",
        "cervelle lab compare off-the-dead --with {file} --seats 3 --games 2000",
    ),
)
REPLAY = Command(
    "replay",
    needed=("place-file",),
    flags=(Flag("--until", "value-number"), Flag("--step"), Flag("--seat", "value-number"), Flag("--turns"), DATA),
    examples=(
        "cervelle replay {file}",
        "cervelle replay {file} --step --seat 1",
        "cervelle replay {file} --until 12",
        "cervelle replay {file} --turns",
    ),
)
VERIFY = Command(
    "verify",
    needed=("place-file",),
    flags=(Flag("--hash", "value-hash"), DATA),
    examples=("cervelle verify {file}", "cervelle verify {file} --hash 9d0e…"),
)
SERVE = Command(
    "serve",
    extra=("place-game",),
    flags=(
        Flag("--host", "value-host"),
        Flag("--port", "value-number"),
        *KEPT,
        Flag("--browse"),
        Flag("--bot-pause", "value-number"),
        Flag("--pass-pause", "value-number"),
        Flag("--look-every", "value-number"),
        Flag("--idle-after", "value-number"),
        Flag("--metrics"),
        Flag("--log", "value-log"),
        Flag("--origin", "value-origin"),
        Flag("--trusted-proxy", "value-host"),
        Flag("--limits", "value-limits"),
    ),
    examples=(
        "cervelle serve --browse",
        "cervelle serve zombie-life --browse",
        "cervelle serve --host 0.0.0.0 --port 8000",
        "cervelle serve --database postgresql://cervelle@localhost/cervelle",
    ),
)
DOCTOR = Command(
    "doctor",
    flags=(Flag("--host", "value-host"), Flag("--port", "value-number"), *KEPT),
    examples=("cervelle doctor", "cervelle doctor --database postgresql://cervelle@localhost/cervelle"),
)
GAMES = Command("games", examples=("cervelle games",))
RULES = Command(
    "rules",
    needed=("place-game",),
    extra=("place-rule",),
    examples=("cervelle rules zombie-life", "cervelle rules zombie-life life.3.2", "cervelle rules zombie-life horde"),
)
MALL = Command(
    "mall",
    extra=("place-mall",),
    flags=(SEED, DATA, Flag("--check")),
    examples=(
        "cervelle mall square",
        'cervelle mall "4A 0 0 0, 1A 2 16 0, 2A 2 0 10, 3B 0 16 10"',
        "cervelle mall --seed 7",
        "cervelle mall --check --data {file}",
    ),
)
COMMANDS = {command.name: command for command in (PLAY, SERVE, SIMULATE, LAB, REPLAY, VERIFY, GAMES, RULES, MALL, DOCTOR)}


class Line(NamedTuple):
    """A command line that was understood."""

    command: str
    places: tuple[str, ...]
    values: dict[str, list[str]]

    def has(self, flag: str) -> bool:
        return flag in self.values

    def place(self, i: int) -> str:
        return self.places[i] if i < len(self.places) else ""

    def text(self, flag: str) -> str:
        """What was given last, "" if nothing was."""
        return self.values.get(flag, [""])[-1]

    def number(self, flag: str, default: int, least: int = 0) -> int:
        if not self.has(flag):
            return default
        found = self.text(flag)
        if not is_number(found) or int(found) < least:
            raise wrong("usage-number", flag=flag, least=str(least), found=found[:40])
        return int(found)

    def options(self) -> dict[str, str]:
        """Every --option NAME=VALUE."""
        found: dict[str, str] = {}
        for each in self.values.get("--option", []):
            name, equals, value = each.partition("=")
            if not equals or not name:
                raise wrong("usage-option", found=each[:60])
            if found.setdefault(name.strip(), value.strip()) != value.strip():
                raise wrong("usage-option-twice", option=name.strip()[:40], one=found[name.strip()][:40], other=value.strip()[:40])
        return found


def is_number(text: str) -> bool:
    """Digits, not so many that Python refuses to read them; signs and the like are for nobody's eyes."""
    return text.isascii() and text.isdecimal() and len(text) < 100


def wished_language(arguments: Sequence[str]) -> str:
    """Known before anything else, so that even a wrong command line is answered in the right language."""
    for i, argument in enumerate(arguments):
        flag, _, value = argument.partition("=")
        if flag == "--lang":
            value = value or (arguments[i + 1] if i + 1 < len(arguments) else "")
            if value in LANGUAGES:
                return value
    return preferred_language()


def read_line(arguments: Sequence[str]) -> Line:
    command = ""
    places: list[str] = []
    values: dict[str, list[str]] = {}
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        word = SHORT.get(word, word)
        if word == "--":
            places += rest
            break
        if word.startswith("-") and word != "-":
            name, value = _flag(word, rest, command)
            values.setdefault(name, []).append(value)
        elif not command:
            command = _command(word)
        else:
            places.append(word)
    line = Line(command, tuple(places), values)
    if not line.has("--help") and not line.has("--version"):
        _check(line)
    return line


def _command(word: str) -> str:
    if word in COMMANDS or word == "help":
        return word
    near = get_close_matches(word, COMMANDS, 1)
    if near:
        raise wrong("usage-command-near", found=word[:40], near=near[0])
    raise wrong("usage-command", found=word[:40], known=", ".join(COMMANDS))


def _flag(word: str, rest: list[str], command: str) -> tuple[str, str]:
    """The flag's name and its value, which may be the next word."""
    name, equals, value = word.partition("=")
    known = {flag.name: flag for flag in _flags(command)}
    flag = known.get(name)
    if flag is None:
        whole = f"cervelle {command}".strip()
        near = get_close_matches(name, known, 1)
        if near:
            raise wrong("usage-flag-near", found=name[:40], command=whole, near=near[0])
        raise wrong("usage-flag", found=name[:40], command=whole)
    if not flag.value:
        if equals:
            raise wrong("usage-switch", flag=name)
        return name, ""
    if not equals and rest and not rest[0].startswith("--"):
        value = rest.pop(0)
    if not value and not flag.bare:
        raise wrong("usage-value", flag=name)
    if name == "--lang" and value not in LANGUAGES:
        raise wrong("usage-lang", known=", ".join(LANGUAGES), found=value[:40])
    return name, value


def _flags(command: str) -> tuple[Flag, ...]:
    own = COMMANDS[command].flags if command in COMMANDS else ()
    return own + SHARED


def _check(line: Line) -> None:
    """All the words that the command needs, and none too many."""
    if not line.command or line.command == "help":
        return
    command = COMMANDS[line.command]
    if len(line.places) < len(command.needed):
        missing = command.needed[len(line.places)]
        raise wrong(f"usage-missing-{missing.removeprefix('place-')}", command=f"cervelle {command.name}")
    if len(line.places) > len(command.places):
        raise wrong("usage-too-many", command=f"cervelle {command.name}", found=line.places[len(command.places)][:40])


# Help ---------------------------------------------------------------------------------------------------


def tell_help(screen: Screen, name: str) -> None:
    if name in COMMANDS:
        _tell_command(screen, COMMANDS[name])
        return
    tell_banner(screen, screen.words("help-about"))
    screen.gap()
    screen.say("help-usage", usage=f"cervelle {screen.words('place-command')} [{screen.words('place-options')}]")
    _heading(screen, "help-commands")
    screen.definitions([(command.name, screen.words(f"help-{command.name}.short")) for command in COMMANDS.values()])
    _flags_told(screen, "help-shared", "shared", SHARED)
    _heading(screen, "help-variables")
    screen.definitions([(each, screen.words(f"variable-{each}")) for each in VARIABLES])
    _heading(screen, "help-examples")
    for example in (PLAY.examples[0], RULES.examples[0], SIMULATE.examples[0]):
        screen.hanging("" if screen.plain else "  ", example, "code")
    screen.gap()
    screen.say("help-more")


def _tell_command(screen: Screen, command: Command) -> None:
    needed = [screen.words(place) for place in command.needed]
    extra = [f"[{screen.words(place)}]" for place in command.extra]
    usage = " ".join(["cervelle", command.name, *needed, *extra, f"[{screen.words('place-options')}]"])
    screen.say("help-usage", usage=usage)
    screen.gap()
    screen.say(f"help-{command.name}")
    if command.places:
        _heading(screen, "help-places")
        screen.definitions([(screen.words(place), screen.words(f"{place}.help")) for place in command.places])
    if command.flags:
        _flags_told(screen, "help-flags", command.name, command.flags)
    _flags_told(screen, "help-shared", "shared", SHARED)
    _heading(screen, "help-examples")
    for i, example in enumerate(command.examples):
        shown = example.replace("{file}", screen.words("place-file"))
        meaning = screen.words(f"example-{command.name}-{i + 1}")
        if screen.plain:
            screen.definitions([(shown, meaning)])
        else:
            screen.hanging("  ", shown, "code")
            screen.hanging("      ", meaning, "dim")


def _heading(screen: Screen, message: str) -> None:
    screen.gap()
    screen.say(message, "heading")


def _flags_told(screen: Screen, heading: str, owner: str, flags: Sequence[Flag]) -> None:
    _heading(screen, heading)
    screen.definitions([(_usage(screen, flag), _meaning(screen, owner, flag)) for flag in flags])


def _usage(screen: Screen, flag: Flag) -> str:
    short = "".join(f"{each}, " for each, name in SHORT.items() if name == flag.name)
    if not flag.value:
        return short + flag.name
    value = screen.words(flag.value)
    return f"{short}{flag.name} [{value}]" if flag.bare else f"{short}{flag.name} {value}"


def _meaning(screen: Screen, owner: str, flag: Flag) -> str:
    """Said for this command if it means something of its own there."""
    own = f"flag-{owner}-{flag.name[2:]}"
    return screen.words(own if WORDS.has(screen.language, own) else f"flag-{flag.name[2:]}")

"""A game on the shelf: its seats, options, data, words and rulebook, and the tables it sets up."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeVar

from cervelle.engine.bot import OWN, Bot, Thumb, own_bot
from cervelle.engine.box import Box, Value
from cervelle.engine.data import Data, Sheet
from cervelle.engine.diary import CLOCK, UNDO, Diary, Entry
from cervelle.engine.dice import KEY_BYTES
from cervelle.engine.layout import Part
from cervelle.engine.picture import Chart
from cervelle.engine.problem import Problem
from cervelle.engine.rulebook import Rule, engine_rules, load_rules
from cervelle.engine.table import Table
from cervelle.engine.verbs import Verbs
from cervelle.engine.words import Said, Words, game_words

D = TypeVar("D", bound=Data)
NONE_KEPT: Mapping[int, Table] = {}


class Option(NamedTuple):
    """What a host may set. Without choices any text will do that `Edition.check` lets pass."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    words: Words

    def text(self, language: str) -> str:
        return self.words.say(language, f"option-{self.name}")

    def choice_text(self, choice: Value, language: str) -> str:
        if isinstance(choice, bool):
            return self.words.say(language, "yes" if choice else "no")
        if isinstance(choice, int):
            named = f"option-{self.name}.n{choice}"
            return self.words.say(language, named) if self.words.has(language, named) else str(choice)
        return self.words.say(language, f"option-{self.name}.{choice}")

    def read(self, value: object) -> Value:
        """The value itself, or as a person types it; Problem if the option has no such choice."""
        if not self.choices:
            return str(value)
        for choice in self.choices:
            if (value == choice and type(value) is type(choice)) or str(value).lower() in _spellings(choice):
                return choice
        raise Problem("option-choice", option=self.name, choices=", ".join(map(_typed, self.choices)), found=str(value))


def _choices(values: tuple[Value, ...]) -> tuple[Value, ...]:
    if len(values) == 1:
        return ()
    return tuple(sorted(values, key=int)) if all(type(value) is int for value in values) else values


def _typed(choice: Value) -> str:
    return ("yes" if choice else "no") if isinstance(choice, bool) else str(choice)


def _spellings(choice: Value) -> tuple[str, ...]:
    if isinstance(choice, bool):
        return ("yes", "oui", "true", "1") if choice else ("no", "non", "false", "0")
    return (str(choice),)


class Edition(NamedTuple):
    """How a game is set up under some options: its table, its action space, and what its options and data must satisfy."""

    table: Callable[[Box, bytes], Table]
    verbs: Callable[[Data, int], Verbs]
    check: Callable[[Data, int, dict[str, Value]], Problem | None]
    thumb: Callable[[str], Thumb]


class Usage(NamedTuple):
    """How a game tells which of its cards are used."""

    names: Callable[[Box, str], dict[int, str]]
    """Number -> name of every card that may come into play, in a language."""
    used: Callable[[Table, int, int], tuple[int, ...]]
    """The cards that a seat is about to use by an action."""


class Game:
    def __init__(
        self,
        *,
        id: str,
        version: int,
        module: str,
        folder: Path,
        seats: range,
        options: dict[str, tuple[Value, ...]],
        read_data: Callable[[Sheet], Data],
        edition: Callable[[dict[str, Value]], Edition],
        pictured: Callable[[dict[str, object], Box, str], list[tuple[str, str]]],
        spelled: Callable[[str, int], dict[str, Said]] | None = None,
        shown: Callable[[str, int], tuple[str, ...]] | None = None,
        charted: Callable[[dict[str, object], Box, str, bool], Chart] | None = None,
        routed: Callable[[dict[str, object], Box, str], list[int]] | None = None,
        layout: Callable[[Box], Part] | None = None,
        together: bool = False,
        usage: Usage | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.module = module
        self.folder = folder
        self.seats = seats
        self._options = options
        self._read_data = read_data
        self._edition = edition
        self.spelled = spelled
        """What the one number of a log line stands for, by the line's message, where a game puts several into it."""
        self.shown = shown
        """What a log line shows of the board, by the line's message and its number, where a board plays it back."""
        self.charted = charted
        """A view as a plan in characters, for terminals: around whoever acts, or all of it."""
        self.routed = routed
        """The choices that lead, one after another, to a place that a person names; none if there is no way there."""
        self.layout = layout
        """How a view becomes a row of numbers, for programs that learn."""
        self.together = together
        """Whether all win or all lose: then a game that is lost has no winners."""
        self.usage = usage
        """Which cards choices use, where a game can tell: for those who study it."""
        self.pictured = pictured
        """A view in words, for terminals, screen readers and the text view of the pages: lines of (kind, text).

        Tabs part the cells of a row, the same number in each, some empty; what can be pointed at (a card, a die, a pawn)
        stands in square brackets. Read aloud, cells are joined by commas, and a run of brackets is a list after a colon.

        title   the game, and where it stands
        danger  a place that threatens everyone
        zone    any other place that all share
        me      the reader's own row
        turn    the row of another player, who is to answer
        player  the row of a player who is waiting
        out     the row of a player who is out
        winner  the row of a player who has won
        hand    what the reader alone sees, for as long as they have it
        held    what the open question is about
        quiet   good to know, but not worth repeating
        """

    @cached_property
    def words(self) -> Words:
        return game_words(self.folder)

    @cached_property
    def options(self) -> dict[str, Option]:
        """Name -> option. In a declaration the first value is the default, and a lone text stands for any text. Numbers are
        offered from low to high."""
        return {name: Option(name, values[0], _choices(values), self.words) for name, values in self._options.items()}

    @cached_property
    def rulebook(self) -> dict[str, Rule]:
        return load_rules(self.folder / "rulebook.toml") | engine_rules()

    @cached_property
    def standard_data(self) -> Data:
        return self.data(self.folder / "cards.toml")

    def name(self, language: str) -> str:
        return self.words.say(language, "game-name")

    def data(self, path: Path | str) -> Data:
        """Another set of cards and numbers, read from a file like the game's own."""
        sheet = Sheet.read(Path(path), self.words)
        data = self._read_data(sheet)
        sheet.top.end()
        data.digest = sheet.digest
        return data

    def action_count(self, seats: int, data: Data | Path | str | None = None, **options: Value) -> int:
        return self.box(seats, data, options).verbs.count

    def table(
        self, seats: int, seed: int | bytes, data: Data | Path | str | None = None, log: bool = True, **options: Value
    ) -> Table:
        """A table set up and waiting for its first answer. Without a log it keeps no history either, and is faster."""
        return self.start(self.box(seats, data, options), key_of(seed), log)

    def start(self, box: Box, key: bytes, log: bool = True) -> Table:
        t = self._edition(box.options).table(box, key)
        if log:
            t.diary = Diary(key)
        t.open()
        t.run()
        return t

    def box(self, seats: int, data: Data | Path | str | None, options: dict[str, Value]) -> Box:
        if _seats_forbidden(self, seats):
            raise Problem("seats", game=self.id, least=str(self.seats[0]), most=str(self.seats[-1]), found=str(seats))
        chosen = self.chosen(options)
        if data is None:
            data = self.standard_data
        elif not isinstance(data, Data):
            data = self.data(data)
        edition = self._edition(chosen)
        problem = edition.check(data, seats, chosen)
        if problem is not None:
            problem.words = self.words
            raise problem
        return Box(self, seats, chosen, data, edition.verbs(data, seats))

    def chosen(self, options: dict[str, Value]) -> dict[str, Value]:
        """All options: those that are named, the others by default."""
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                raise Problem("option-unknown", game=self.id, option=name, known=", ".join(self.options))
            chosen[name] = self.options[name].read(value)
        return chosen

    def bot(self, level: str, /, **options: Value) -> Bot:
        """The game's own bot for the rules that these options choose."""
        if level not in OWN:
            raise Problem("bot-level", levels=", ".join(OWN), found=level)
        return own_bot(level, self.thumb(level, **options))

    def thumb(self, level: str, /, **options: Value) -> Thumb:
        """How a player of this level thinks, under the rules that these options choose."""
        return self._edition(self.chosen(options)).thumb(level)

    def rebuild(self, box: Box, key: bytes, entries: list[Entry], kept: Mapping[int, Table] = NONE_KEPT) -> Table:
        """The table after these entries, without its log. What was undone in between is not played again, nor what led to a
        table that was kept (by how many entries it has)."""
        path = path_of(entries, kept)
        start = path[0][0] - 1 if path else len(entries)
        if path and path[0][1][0] == UNDO:
            start = path[0][1][1]
        t = kept[start].copy() if start in kept else self.start(box, key, log=False)
        for number, (who, what, entropy) in path:
            if who == UNDO:
                t.go_on_from(number, entropy)
            elif who == CLOCK:
                t.tick(what)
            else:
                t.play(who, what)
        return t

    def __reduce__(self) -> tuple[object, ...]:
        return find_game, (self.module,)


def path_of(entries: list[Entry], until: Container[int] = ()) -> list[tuple[int, Entry]]:
    """The entries, with their numbers, that led here: back from the last, an undo leaps to where it went. Not beyond the
    first number of `until` on the way."""
    path = []
    number = len(entries)
    while number > 0 and number not in until:
        entry = entries[number - 1]
        path.append((number, entry))
        number = entry[1] if entry[0] == UNDO else number - 1
    return path[::-1]


def _seats_forbidden(game: Game, seats: object) -> str | None:
    """engine.seats"""
    if type(seats) is not int or seats not in game.seats:
        return "engine.seats"
    return None


def find_game(module: str) -> Game:
    found = import_module(module).game
    assert isinstance(found, Game)
    return found


def key_of(seed: int | bytes) -> bytes:
    if isinstance(seed, bytes):
        if len(seed) == KEY_BYTES:
            return seed
    elif type(seed) is int and 0 <= seed < 1 << 8 * KEY_BYTES:
        return seed.to_bytes(KEY_BYTES, "little")
    raise Problem("seed", found=repr(seed)[:60])

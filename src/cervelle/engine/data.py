"""Cards, boards and numbers as TOML that an owner of the box can edit. What is wrong is said with file and line."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from cervelle.engine.problem import Problem
from cervelle.engine.words import Said, Words

SOURCES = ("rulebook", "public", "reconstructed")

_HEADER = re.compile(r"^\s*\[(\[?)\s*([^\[\]]+?)\s*\]?\]\s*(?:#.*)?$")
_KEY = re.compile(r"""^\s*(?:"([^"]+)"|'([^']+)'|([\w-]+))\s*=""")
_SYNTAX = re.compile(r"^(?P<what>.*?) \(at (?:line (?P<line>\d+), column \d+|end of document)\)$")


class Data:
    """What a game reads from its data file; a game's own class says what that is."""

    digest: str


class DataProblem(Problem):
    def __init__(self, message: str, file: str, line: int, words: Words | None = None, /, **said: Said) -> None:
        super().__init__(message, words, file=file, line=str(line), **said)
        self.file = file
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return _data_problem_again, (self.message, self.words, self.said)


def _data_problem_again(message: str, words: Words, said: dict[str, Any]) -> DataProblem:
    return DataProblem(message, said.pop("file"), int(said.pop("line")), words, **said)


class Sheet:
    """A TOML file, its values checked as they are read. What is wrong with it is told in the words of the game that reads it."""

    def __init__(self, text: str, file: str, folder: Path | None = None, words: Words | None = None) -> None:
        self.file = file
        self.folder = folder
        self.words = words
        self.files: dict[str, str] = {}
        self.lines = _line_numbers(text)
        try:
            self.values: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = _SYNTAX.match(str(error))
            last = text.count("\n") + 1
            line = int(found["line"] or last) if found else last
            raise DataProblem("data-syntax", file, line) from error
        self.top = Part(self, "", self.values)

    @staticmethod
    def read(path: Path, words: Words | None = None) -> Sheet:
        try:
            return Sheet(path.read_text("utf-8"), path.name, path.parent, words)
        except OSError as error:
            raise Problem("file-unreadable", file=str(path)) from error
        except UnicodeDecodeError as error:
            raise Problem("file-not-text", file=str(path)) from error

    @property
    def digest(self) -> str:
        """Of the values, not of the layout or the comments, and of the files that were read for them."""
        meant = [self.values, self.files] if self.files else self.values
        return sha256(json.dumps(meant, sort_keys=True, ensure_ascii=False).encode()).hexdigest()

    def line(self, path: str) -> int:
        """Where this value stands, or the nearest thing around it that has a line."""
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 1)


class Part:
    """One table of a sheet. Every value is asked for by name; `end` refuses those nobody asked for."""

    def __init__(self, sheet: Sheet, path: str, values: dict[str, Any]) -> None:
        self.sheet = sheet
        self.path = path
        self.values = values
        self.asked: set[str] = set()

    def problem(self, message: str, key: str, **said: Said) -> DataProblem:
        path = self._path(key) if key else self.path
        return DataProblem(message, self.sheet.file, self.sheet.line(path), self.sheet.words, field=path, **said)

    def line(self, key: str) -> int:
        """Where this value stands in its file."""
        return self.sheet.line(self._path(key))

    def number(self, key: str, least: int, most: int) -> int:
        value = self._get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.problem("data-number", key, least=str(least), most=str(most), found=_shown(value))
        return value

    def text(self, key: str, one_of: tuple[str, ...] = ()) -> str:
        value = self._get(key)
        if type(value) is not str or not value:
            raise self.problem("data-text", key, found=_shown(value))
        if one_of and value not in one_of:
            raise self.problem("data-one-of", key, choices=", ".join(one_of), found=_shown(value))
        return value

    def file(self, key: str) -> str:
        """What the text file of this name holds; it lies in the sheet's folder or below."""
        name = self.text(key)
        if self.sheet.folder is None:
            raise self.problem("data-file-unreadable", key, found=_shown(name))
        try:
            folder = self.sheet.folder.resolve()
            path = (folder / name).resolve()
            inside = path.is_relative_to(folder)
            text = path.read_text("utf-8") if inside else ""
        except UnicodeDecodeError as error:
            raise self.problem("data-file-not-text", key, found=_shown(name)) from error
        except (OSError, ValueError) as error:
            raise self.problem("data-file-unreadable", key, found=_shown(name)) from error
        if not inside:
            raise self.problem("data-file-outside", key, found=_shown(name))
        self.sheet.files[name] = text
        return text

    def flag(self, key: str) -> bool:
        """true or false; what is not there is false."""
        self.asked.add(key)
        value = self.values.get(key, False)
        if type(value) is not bool:
            raise self.problem("data-flag", key, found=_shown(value))
        return value

    def source(self) -> str:
        """Whether the rulebook says it, the public knows it, or this project chose it."""
        return self.text("source", SOURCES)

    def part(self, key: str) -> Part:
        value = self._get(key)
        if type(value) is not dict:
            raise self.problem("data-table", key, found=_shown(value))
        return Part(self.sheet, self._path(key), value)

    def parts(self, key: str) -> Iterator[Part]:
        value = self._get(key)
        if type(value) is not list or not value or not all(type(each) is dict for each in value):
            raise self.problem("data-tables", key, found=_shown(value))
        for i, each in enumerate(value):
            yield Part(self.sheet, f"{self._path(key)}.{i}", each)

    def end(self) -> None:
        for key in self.values:
            if key not in self.asked:
                raise self.problem("data-unknown", key, known=", ".join(sorted(self.asked)))

    def _path(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _get(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.values:
            raise self.problem("data-missing", key)
        return self.values[key]


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "…"


def _line_numbers(text: str) -> dict[str, int]:
    """Path of each table and key -> its line; tomllib itself tells lines only for errors of syntax."""
    found: dict[str, int] = {}
    arrays: dict[str, int] = {}
    table = ""
    quote = ""
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            if quote in line:
                quote = ""
            continue
        header = _HEADER.match(line)
        key = _KEY.match(line)
        if header:
            table = header[2].replace('"', "").replace("'", "")
            if header[1]:
                arrays[table] = arrays.get(table, -1) + 1
                found.setdefault(table, number)
            table = _indexed(table, arrays)
            found[table] = number
        elif key:
            name = key[1] or key[2] or key[3]
            found[f"{table}.{name}" if table else name] = number
            for mark in ('"""', "'''"):
                if line.count(mark) == 1:
                    quote = mark
    return found


def _indexed(table: str, arrays: dict[str, int]) -> str:
    """`card.effect` inside the third [[card]] is `card.2.effect`."""
    path = plain = ""
    for part in table.split("."):
        plain = f"{plain}.{part}" if plain else part
        path = f"{path}.{part}" if path else part
        if plain in arrays:
            path += f".{arrays[plain]}"
    return path

"""Games kept on disk, as records. A save is written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

import cervelle
from cervelle.engine.data import Data, DataProblem
from cervelle.engine.problem import Problem
from cervelle.engine.table import Table
from cervelle.games import shelf
from cervelle.terminal.words import wrong

ENDING = ".cervelle"


def home() -> Path:
    """The user's data folder."""
    wished = os.environ.get("CERVELLE_HOME")
    return Path(wished) if wished else user_data_path("cervelle", appauthor=False)


def folder() -> Path:
    return home() / "games"


def new_place(game: str) -> Path:
    """A name in the folder that no game has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / (stem + ENDING)
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{ENDING}"
    return path


def chosen_place(wished: str) -> Path:
    """A file named by the player: never one that already holds something."""
    path = Path(wished).absolute()
    if path.exists():
        raise wrong("save-exists", file=str(path))
    return path


def save(t: Table, path: Path) -> None:
    """Into a file beside it first, so that a crash leaves the last save as it was."""
    draft = ""
    try:
        if path.parent == folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=path.name, suffix=".tmp", dir=path.parent)
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(t.record())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        if draft:
            Path(draft).unlink(missing_ok=True)
        raise wrong("save-failed", file=str(path), reason=error.strerror or type(error).__name__) from error


def read_record(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Problem("file-unreadable", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise Problem("file-not-text", file=str(path)) from error


def load(path: Path, data: str = "", until: int | None = None) -> Table:
    """The game in this file; `data` names the file of its cards, if they were not the usual ones."""
    record = read_record(path)
    return cervelle.replay(record, until, cards_of_record(record, data) if data else None)


def cards_of_record(record: str, file: str) -> Data | None:
    """Read as the record's game reads them. A heading that does not tell its game is left for the replay to refuse."""
    try:
        game = shelf.get(json.loads(record.split("\n")[1])["game"])
    except (IndexError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return game.data(file) if game is not None else None


def latest_unfinished(game: str, data: str) -> tuple[Path, Table]:
    """The game that was left last; of this game, if one is named."""
    for path in _newest_first():
        try:
            t = load(path, data)
        except Problem as problem:
            # Wrong cards stop the search; a file that cannot be read must not stand before those that can.
            if isinstance(problem, DataProblem) or (problem.message == "record-data" and game in ("", problem.said["game"])):
                raise
            continue
        if t.outcome is None and game in ("", t.box.game.id):
            return path, t
    raise wrong("resume-none", folder=str(folder()))


def _newest_first() -> Iterator[Path]:
    found = [(path.stat().st_mtime_ns, path) for path in folder().glob("*" + ENDING)]
    for _, path in sorted(found, reverse=True):
        yield path

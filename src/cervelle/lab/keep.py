"""The folder of a run: what it is, the chunks that are finished, and the games as tables. It may be taken up at any time."""

from __future__ import annotations

import csv
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cervelle.lab.plan import Plan
from cervelle.lab.play import Chunk, Played, needed
from cervelle.lab.words import wrong

RUN = "run.json"
CHUNKS = "chunks.jsonl"
"""A line for each finished chunk. A line that is cut short was never finished."""
HELD = "held"
"""An empty database of SQLite: its lock is the system's own on every kind of machine, and ends with whoever holds it."""
DRAFT = ".new"
"""What the name of a file ends with until it is whole."""

Results = tuple[tuple[Played, ...], ...]
"""For each cell its games, in the order of their seeds."""


class Folder:
    def __init__(self, path: Path, plan: Plan) -> None:
        """Begins the run, or takes it up; a folder of anything else is refused, and one that another command is at."""
        self.path = path
        self.plan = plan
        self.found: list[dict[int, Played]] = [{} for _ in plan.cells]
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not (path / RUN).exists() and any(each.name not in (HELD, RUN + DRAFT) for each in path.iterdir()):
                raise wrong("lab-folder-taken", folder=str(path))
            self.held = sqlite3.connect(path / HELD, timeout=0, isolation_level=None)
            try:
                self._take_up()
            except BaseException:
                self.close()
                raise
        except (OSError, sqlite3.Error) as error:
            raise wrong("lab-folder", folder=str(path)) from error

    def _take_up(self) -> None:
        self._hold()
        if (self.path / RUN).exists():
            self._check()
            self._read()
        else:
            self.write(RUN, json.dumps(self.plan.told(), ensure_ascii=False, indent=1) + "\n")

    def _hold(self) -> None:
        try:
            self.held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise wrong("lab-folder-busy", folder=str(self.path)) from error
            raise

    def close(self) -> None:
        """Others may have it."""
        self.held.close()

    def _check(self) -> None:
        try:
            told = json.loads((self.path / RUN).read_text("utf-8"))
        except ValueError as error:
            raise wrong("lab-folder-broken", folder=str(self.path), file=RUN) from error
        expected: dict[str, object] = json.loads(json.dumps(self.plan.told()))
        if told != expected:
            raise wrong("lab-folder-other", folder=str(self.path), unlike=_first_unlike(told, expected))

    def _read(self) -> None:
        (self.path / CHUNKS).touch()
        whole = 0
        with (self.path / CHUNKS).open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    self._take(json.loads(line))
                except (ValueError, TypeError, IndexError, AttributeError) as error:
                    raise wrong("lab-folder-broken", folder=str(self.path), file=f"{CHUNKS}:{number}") from error
                whole += len(line)
        os.truncate(self.path / CHUNKS, whole)

    def _take(self, chunk: list[Any]) -> None:
        cell, games = chunk
        for number, *game in games:
            if not (is_count(cell) and is_count(number)):
                raise ValueError("no such game")
            self.found[cell][number] = _game(game, self.plan.cells[cell].seats)

    @property
    def done(self) -> list[set[int]]:
        return [set(games) for games in self.found]

    @property
    def games(self) -> int:
        """How many of those wanted are there."""
        return sum(number < self.plan.games for games in self.found for number in games)

    def keep(self, chunk: Chunk) -> None:
        """On disk before it counts."""
        rows = [[number, *game] for number, game in zip(chunk.numbers, chunk.played, strict=True)]
        with told_if_refused(self.path / CHUNKS), (self.path / CHUNKS).open("ab") as file:
            file.write(json.dumps([chunk.cell, rows], separators=(",", ":")).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.found[chunk.cell].update(zip(chunk.numbers, chunk.played, strict=True))

    def results(self) -> Results:
        return tuple([tuple([games[number] for number in range(self.plan.games)]) for games in self.found])

    def write(self, name: str, text: str) -> Path:
        return self.put(name, lambda draft: draft.write_text(text, "utf-8", newline="\n"))

    def put(self, name: str, write: Callable[[Path], object]) -> Path:
        """Whole or not at all."""
        path, draft = self.path / name, self.path / (name + DRAFT)
        with told_if_refused(path):
            write(draft)
            draft.replace(path)
        return path


@contextmanager
def told_if_refused(path: Path) -> Iterator[None]:
    """What the disk refuses gets a sentence."""
    try:
        yield
    except OSError as error:
        raise wrong("lab-unwritten", file=str(path)) from error


def _game(row: list[Any], seats: int) -> Played:
    winners, scores, roles, decisions, rounds, ending, uses = row
    used = {int(card): times for card, times in uses.items()}
    found = Played(tuple(winners), tuple(scores), tuple(roles), decisions, rounds, ending, used)
    if not _is_whole(found, seats):
        raise ValueError("no game")
    return found


def _is_whole(game: Played, seats: int) -> bool:
    return (
        len(game.scores) == len(game.roles) == seats
        and all(is_count(winner) and winner < seats for winner in game.winners)
        and all(map(is_count, (game.decisions, game.rounds, *game.uses.values())))
        and all(type(score) is int for score in game.scores)
        and all(type(word) is str for word in (*game.roles, game.ending))
    )


def is_count(found: object) -> bool:
    return type(found) is int and found >= 0


def _first_unlike(told: Any, expected: dict[str, object]) -> str:
    if not isinstance(told, dict):
        return "format"
    names: list[str] = [*expected, *told]
    return next(name for name in names if told.get(name) != expected.get(name))


# Tables for other programs ---------------------------------------------------------------------------


def columns(plan: Plan, results: Results) -> dict[str, list[Any]]:
    """A row for each game. No time is in it: the same run gives the same file."""
    rows = [(cell, number, game) for cell, games in zip(plan.cells, results, strict=True) for number, game in enumerate(games)]
    found: dict[str, list[Any]] = {
        "game": [number for _, number, _ in rows],
        "data": [cell.data for cell, _, _ in rows],
        "seats": [cell.seats for cell, _, _ in rows],
        "bots": [list(cell.bots) for cell, _, _ in rows],
    }
    for option in plan.game.options:
        found[f"option_{option}"] = [cell.box.options[option] for cell, _, _ in rows]
    for field in ("winners", "scores", "roles"):
        found[field] = [list(getattr(game, field)) for _, _, game in rows]
    for field in ("decisions", "rounds", "ending"):
        found[field] = [getattr(game, field) for _, _, game in rows]
    return found


def write_games(folder: Folder, results: Results) -> None:
    """games.csv, where lists are joined by blanks, and games.parquet, where they are lists."""
    arrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
    found = columns(folder.plan, results)
    write_csv(folder, "games.csv", [*found], zip(*found.values(), strict=True))
    folder.put("games.parquet", lambda draft: parquet.write_table(arrow.table(found), draft))


def write_csv(folder: Folder, name: str, headings: Sequence[str], rows: Iterable[Iterable[Any]]) -> None:
    def write(draft: Path) -> None:
        with draft.open("w", encoding="utf-8", newline="") as file:
            table = csv.writer(file, lineterminator="\n")
            table.writerow(headings)
            table.writerows([[" ".join(map(str, cell)) if isinstance(cell, list) else cell for cell in row] for row in rows])

    folder.put(name, write)

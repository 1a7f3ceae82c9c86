"""Runs of the laboratory, through its command line or in a process of their own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cervelle
from cervelle import shelf
from cervelle.cli import main

SOURCE = Path(cervelle.__file__).parents[1]
Lab = Callable[..., tuple[int, str, str]]


@pytest.fixture
def lab(monkeypatch) -> Lab:
    """Code, what was said, what was complained of. One process, unless told otherwise."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: object, processes: int = 1, language: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdout", io.StringIO())
        monkeypatch.setattr(sys, "stderr", io.StringIO())
        code = main(["lab", *map(str, arguments), "--processes", str(processes), "--lang", language])
        return code, sys.stdout.getvalue(), sys.stderr.getvalue()

    return run


@pytest.fixture
def pages(lab, tmp_path) -> list[Path]:
    """One of each study, in both languages."""
    mine = tmp_path / "mes <cartes> & autres.toml"
    mine.write_text((shelf["zombie-mosh"].folder / "cards.toml").read_text("utf-8").replace("hand = 4", "hand = 6"), "utf-8")
    runs = {
        "tournament": ("zombie-life", "--bots", "player,beginner,random", "--seats", 4, "--games", 4),
        "balance": ("zombie-mosh", "--by", "side", "--seats", "2,6", "--games", 6),
        "compare": ("zombie-mosh", "--with", mine, "--seats", "2,3", "--games", 6),
    }
    found = []
    for study, arguments in runs.items():
        for language in ("fr", "en"):
            assert lab(study, *arguments, "--into", tmp_path / study, language=language)[0] == 0
            page = tmp_path / study / f"{language}.html"
            (tmp_path / study / "report.html").rename(page)
            found.append(page)
    return found


def started(*arguments: object) -> subprocess.Popen[str]:
    """In a process group of its own, so that all of it can be killed."""
    environ = os.environ | {"PYTHONPATH": str(SOURCE), "COLUMNS": "200"}
    command = [sys.executable, "-m", "cervelle", "lab", *map(str, arguments)]
    return subprocess.Popen(command, env=environ, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def kept(folder: Path) -> list[tuple[int, int]]:
    """(cell, number) of every game in the finished chunks, in the order in which they came."""
    chunks = [
        json.loads(line) for line in (folder / "chunks.jsonl").read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")
    ]
    return [(cell, game[0]) for cell, games in chunks for game in games]

"""Killed for real, half-way: what was finished is not played again."""

from __future__ import annotations

import os
import signal
import sys
import time

import pytest

from tests.lab.conftest import kept, started

pytest.importorskip("joblib", reason="the lab extra is not installed")
GAMES = 600
RUN = ("balance", "zombie-life", "--seats", "2", "--games", GAMES, "--lang", "en", "--processes")


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_killed_run_resumes_without_repeating(tmp_path):
    folder = tmp_path / "killed"
    run = started(*RUN, 2, "--into", folder)
    while not (folder / "chunks.jsonl").exists() or not kept(folder):
        assert run.poll() is None, run.communicate()
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGKILL)
    run.communicate()
    assert run.returncode == -signal.SIGKILL
    before = kept(folder)
    assert 0 < len(before) < GAMES
    with (folder / "chunks.jsonl").open("ab") as file:
        file.write(b"[0,[[599,[0],[21")  # as a machine that loses power leaves it

    again = started(*RUN, 2, "--into", folder)
    said, complaints = again.communicate()
    assert (again.returncode, complaints) == (0, "")
    assert f"{len(before)} game" in said
    assert f"{GAMES - len(before)} games played in" in said
    after = kept(folder)
    assert after[: len(before)] == before
    assert sorted(after) == [(0, number) for number in range(GAMES)]

    whole = started(*RUN, 1, "--into", tmp_path / "whole")
    whole.communicate()
    for file in ("games.csv", "figures.csv", "report.html"):
        assert (folder / file).read_bytes() == (tmp_path / "whole" / file).read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_two_commands_are_not_at_work_in_one_folder(lab, tmp_path):
    folder = tmp_path / "shared"
    run = started("balance", "zombie-life", "--seats", 2, "--games", 1_000_000, "--processes", 1, "--into", folder)
    while not (folder / "chunks.jsonl").exists() or not kept(folder):
        assert run.poll() is None, run.communicate()
        time.sleep(0.02)
    small = ("balance", "zombie-life", "--seats", 2, "--games", 5, "--into", folder)
    code, said, complaints = lab(*small, language="fr")
    assert (code, said) == (2, "")
    assert "Une autre commande travaille dans le dossier" in complaints
    run.kill()
    run.communicate()
    assert lab(*small)[0] == 0

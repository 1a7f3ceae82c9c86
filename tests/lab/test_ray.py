"""The same run on a real Ray, started on this machine."""

from __future__ import annotations

import pytest

from tests.lab.conftest import started

pytest.importorskip("ray", reason="the ray extra is not installed")


def test_ray_gives_the_same_games(tmp_path):
    run = ("balance", "zombie-life", "--seats", "2,3", "--games", 20, "--lang", "en")
    for name, how in (("ray", ["--ray"]), ("here", ["--processes", 1])):
        process = started(*run, *how, "--into", tmp_path / name)
        said, complaints = process.communicate()
        assert process.returncode == 0, complaints
        assert "40 games played" in said
    for file in ("games.csv", "figures.csv", "report.html"):
        assert (tmp_path / "ray" / file).read_bytes() == (tmp_path / "here" / file).read_bytes()

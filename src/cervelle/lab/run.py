"""A run from its plan to its report, taken up where it was left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cervelle.lab.figures import Findings, findings
from cervelle.lab.keep import Folder, write_csv, write_games
from cervelle.lab.plan import Plan
from cervelle.lab.play import Work, needed, play
from cervelle.lab.report import page
from cervelle.lab.tell import NUMBERS

REPORT = "report.html"


def finish(folder: Folder, processes: int, ray: bool, watch: Callable[[int], None]) -> int:
    """Plays what is left, keeping every chunk as it comes; `watch` is told how many games it has. Returns how many were left."""
    work = Work(folder.plan, folder.done)
    wanted = work.games
    for chunk in play(work, processes, ray) if wanted else ():
        folder.keep(chunk)
        watch(len(chunk.numbers))
    return wanted


def check_extras(ray: bool) -> None:
    """Said before anything is played."""
    for module in ("joblib", "pyarrow"):
        needed(module, "lab")
    if ray:
        needed("ray", "ray")


def write_report(folder: Folder, plan: Plan, language: str) -> tuple[Path, Findings]:
    results = folder.results()
    write_games(folder, results)
    found = findings(plan, results, language)
    write_csv(folder, "figures.csv", NUMBERS, [row for figure in found.figures for row in figure.numbers])
    return folder.write(REPORT, page(plan, found, language)), found

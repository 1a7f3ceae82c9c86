"""Moves a second, how long until everyone knows, processor time and memory: our server beside boardgame.io. See bench/README.md.

python -m bench.server.run [--tables 1 50 200] [--rounds 3] [--seconds 5] [--memory 1000] [--json FILE] [--ours] [--python FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench.report import told
from bench.server.report import Figures, goals, table

ROOT = Path(__file__).parents[2]
PEER = Path(__file__).parent / "peer"
WARM_UP = 2.0
MOVES_FOR_MEMORY = 20
TICKS = os.sysconf("SC_CLK_TCK")


class Contestant:
    """A server in a process of its own, on the first processor; what drives it runs on the second."""

    name: str

    def server(self, folder: Path) -> list[str]:
        raise NotImplementedError

    def driver(self, port: int, tables: int, warm_up: float, seconds: float, moves: int) -> list[str]:
        raise NotImplementedError

    where = ROOT
    ready: str

    @contextmanager
    def serving(self) -> Iterator[tuple[subprocess.Popen[str], int]]:
        with tempfile.TemporaryDirectory(prefix="cervelle-bench-") as folder:
            process = subprocess.Popen(
                [*pinned(0), *self.server(Path(folder))],
                stdout=subprocess.PIPE,
                text=True,
                cwd=self.where,
                env=os.environ | {"NODE_ENV": "production", "PYTHONUNBUFFERED": "1"},
            )
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    if found := re.search(self.ready, line):
                        yield process, int(found[1])
                        break
                else:
                    sys.exit(f"bench: the server of {self.name} did not start")
            finally:
                process.kill()
                process.wait()

    def measured(self, tables: int, seconds: float) -> dict[str, float]:
        with self.serving() as (server, port):
            driver = self._driver(self.driver(port, tables, WARM_UP, seconds, -1))
            assert driver.stdout is not None
            if driver.stdout.readline() != "go\n":
                sys.exit(f"bench: the driver of {self.name} failed")
            before = worked(server.pid)
            found: dict[str, float] = json.loads(driver.stdout.readline())
            found["cpu"] = (worked(server.pid) - before) / seconds
            found["rss"] = memory(server.pid)
            driver.wait()
            return found

    def remembered(self, tables: int) -> float:
        """Memory with so many live tables, two players at each, in megabytes."""
        with self.serving() as (server, port):
            driver = self._driver(self.driver(port, tables, 0, 0, MOVES_FOR_MEMORY))
            assert driver.stdout is not None
            json.loads(driver.stdout.readline())
            found = memory(server.pid)
            driver.communicate("")
            return found

    def _driver(self, command: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen([*pinned(1), *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=self.where)


class Ours(Contestant):
    name = "Cervelle"
    ready = r"http://\S+?:(\d+)/"

    def __init__(self, python: str) -> None:
        self.python = python

    def server(self, folder: Path) -> list[str]:
        return [self.python, "-m", "cervelle", "serve", "--port", "0", "--data-folder", str(folder)]

    def driver(self, port: int, tables: int, warm_up: float, seconds: float, moves: int) -> list[str]:
        times = ["--warm-up", str(warm_up), "--seconds", str(seconds), "--moves", str(moves)]
        # boardgame.io does not compress. Browsers ask us to, and that takes memory: there it counts.
        deflate = ["--deflate"] if moves >= 0 else []
        return [sys.executable, "-m", "bench.server.load", str(port), str(tables), *times, *deflate]


class Peer(Contestant):
    name = "boardgame.io"
    ready = r"serving (\d+)"
    where = PEER

    def server(self, folder: Path) -> list[str]:
        return ["node", "server.js"]

    def driver(self, port: int, tables: int, warm_up: float, seconds: float, moves: int) -> list[str]:
        return ["node", "load.js", *map(str, (port, tables, warm_up, seconds, moves))]


def pinned(processor: int) -> list[str]:
    """Each on its own, where the machine has two and can be told."""
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return ["taskset", "-c", str(allowed[processor])] if len(allowed) > 1 and shutil.which("taskset") else []


def worked(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def ready_peer() -> Peer:
    if not shutil.which("node") or not shutil.which("npm"):
        sys.exit("bench: node and npm are needed for boardgame.io (--ours: without it)")
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=PEER, check=True)
    return Peer()


def main() -> None:
    given = command_line()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    contestants: list[Contestant] = [Ours(given.python)] if given.ours else [Ours(given.python), ready_peer()]
    runs: dict[tuple[str, int], list[dict[str, float]]] = {}
    for n in range(1, given.rounds + 1):
        for tables in given.tables:
            for each in contestants:
                found = each.measured(tables, given.seconds)
                runs.setdefault((each.name, tables), []).append(found)
                cost = 1e6 * found["cpu"] / found["rate"]
                say(f"round {n} of {given.rounds}: {tables} tables, {each.name}: {found['rate']:,.0f} moves/s, {cost:.0f} µs each")
    kept = {}
    for each in contestants if given.memory else []:
        say(f"memory: {given.memory} tables, {each.name}")
        kept[each.name] = each.remembered(given.memory)
    figures = Figures({key: middle(found) for key, found in runs.items()}, kept, given.memory)
    load = os.getloadavg()[0]
    print(f"Median of {given.rounds} rounds, {given.seconds:g} s each, taking turns. Load of the machine: {load:.1f}.\n")
    print(table(figures))
    print(told(goals(figures)))
    if given.json is not None:
        data = {"runs": [{"who": who, "tables": tables, "rounds": found} for (who, tables), found in runs.items()], "memory": kept}
        given.json.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def middle(found: list[dict[str, float]]) -> dict[str, Any]:
    return {name: median(each[name] for each in found) for name in found[0]}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50, 200], metavar="N", help="of two (default: 1 50 200)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="how often each has its turn (default: 3)")
    parser.add_argument("--seconds", type=float, default=5, metavar="S", help="a turn, after the warm-up (default: 5)")
    parser.add_argument("--memory", type=int, default=1000, metavar="N", help="tables to keep in memory (default: 1000; 0: none)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, too")
    parser.add_argument("--python", default=sys.executable, metavar="FILE", help="whose Cervelle serves (.venv-fast: compiled)")
    parser.add_argument("--ours", action="store_true", help="without boardgame.io")
    return parser.parse_args()


if __name__ == "__main__":
    main()

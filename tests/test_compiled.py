"""The compiled build plays the same games as the interpreted one, to the last digit of the last digest.

Needs a C compiler; in CI there must be one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

PLAYED = """
import pickle, sys
import cervelle
from cervelle.engine import table
from cervelle.engine.dice import Dice
from cervelle.engine.table import playout
from tests.toy import game as toy

print(table.__file__, file=sys.stderr)
for game in [*cervelle.shelf.values(), toy]:
    rule_sets = game.options["rules"].choices if "rules" in game.options else (None,)
    for rules in rule_sets:
        for seats in game.seats:
            for seed in range(6):
                t = game.table(seats, seed, **({"rules": rules} if rules else {}))
                dice = Dice(seed.to_bytes(16, "little"))
                for _ in range(10):
                    if t.outcome is None:
                        legal = t.actions(t.waiting[0])
                        t.act(t.waiting[0], legal[dice.below(len(legal))])
                imagined = t.imagine(0, seed)
                print(imagined.view(0), imagined.digest(), t.copy() == t, pickle.loads(pickle.dumps(t)) == t)
                t.undo(t.n // 2, bytes(range(16)))
                playout(t, dice)
                print(t.record())
                print(t.log(0, "fr")[-3:])
"""


def played(path: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([path, str(ROOT)])}
    return subprocess.run([sys.executable, "-c", PLAYED], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)


def has_compiler() -> bool:
    return shutil.which("cc") is not None


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    if not has_compiler():
        assert not os.environ.get("CI"), "CI needs a C compiler, to compare the compiled build with the interpreted one"
        pytest.skip("no C compiler here: the compiled build is not compared")
    folder = tmp_path_factory.mktemp("compiled")
    build = [sys.executable, str(ROOT / "tools" / "fast.py"), "--into", str(folder)]
    subprocess.run(build, check=True, capture_output=True, env=os.environ | {"CERVELLE_OPT_LEVEL": "0"})
    return folder


def test_interpreted_and_compiled_builds_give_the_same_records(compiled):
    slow = played(str(ROOT / "src"))
    fast = played(str(compiled))
    assert slow.stderr.strip().endswith("table.py")
    assert fast.stderr.strip().endswith((".so", ".pyd"))
    assert fast.stdout == slow.stdout
    assert slow.stdout.count("cervelle record") > 100

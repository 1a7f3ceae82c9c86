"""A plain install is pure Python; with CERVELLE_COMPILE=1 mypyc compiles the engine's hot code and the rules of the games."""

import os
from pathlib import Path

from setuptools import setup

SPEED = os.environ.get("CERVELLE_OPT_LEVEL", "3")
"""How hard the C compiler tries: 0 is soon done, for those who only want to see that it works."""
HOT = ("engine/dice.py", "engine/table.py", "engine/window.py", "games/*/table*.py", "games/*/rules*.py")


def compiled() -> list:
    from mypyc.build import mypycify

    return mypycify([str(path) for pattern in HOT for path in sorted(Path("src/cervelle").glob(pattern))], opt_level=SPEED)


setup(ext_modules=compiled() if os.environ.get("CERVELLE_COMPILE") == "1" else [])

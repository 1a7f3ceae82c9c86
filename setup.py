"""A plain install is pure Python; with CERVELLE_COMPILE=1 mypyc compiles hot code: engine, rules, bots."""

import os
from pathlib import Path

from setuptools import setup

SPEED = os.environ.get("CERVELLE_OPT_LEVEL", "3")
"""How hard the C compiler tries: 0 is soon done, for those who only want to see that it works."""
HOT = (
    "engine/bot.py", "engine/dice.py", "engine/table.py", "engine/window.py", "bots/search.py",
    "games/*/bot.py", "games/*/rules*.py", "games/*/table*.py", "games/*/thumb*.py",
)  # fmt: skip


def compiled() -> list:
    from mypyc.build import mypycify

    sources = [str(path) for pattern in HOT for path in sorted(Path("src/cervelle").glob(pattern))]
    extensions = mypycify(sources, opt_level=SPEED, multi_file=True)
    if os.name != "nt":
        for each in extensions:
            # Calls from file to file stay within the library, where nobody can put anything in between.
            each.extra_compile_args.append("-fvisibility=hidden")
    return extensions


setup(ext_modules=compiled() if os.environ.get("CERVELLE_COMPILE") == "1" else [])

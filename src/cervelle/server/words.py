"""What the server itself says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cervelle.engine.words import Words


@cache
def server_words() -> Words:
    return Words(Path(__file__).parent)

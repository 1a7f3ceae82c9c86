"""What the laboratory says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cervelle.engine.problem import Problem
from cervelle.engine.words import Said, Words


@cache
def lab_words() -> Words:
    return Words(Path(__file__).parent)


def bot_name(language: str, kind: str) -> str:
    """With the depth of its thought, if it has one."""
    level, _, depth = kind.partition(":")
    name = lab_words().say(language, f"bot-{level}", {})
    return f"{name} ({depth})" if depth else name


def wrong(message: str, **said: Said) -> Problem:
    """Something asked of the laboratory that will not do, to be raised."""
    return Problem(message, lab_words(), **said)

"""What the terminal itself says."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from cervelle.engine.problem import Problem
from cervelle.engine.words import Said, Words

WORDS = Words(Path(__file__).parent)


def say(language: str, message: str, **said: Said) -> str:
    return WORDS.say(language, message, said)


def wrong(message: str, **said: Said) -> Problem:
    """Something typed that will not do, to be raised."""
    return Problem(message, WORDS, **said)


def folded(text: str) -> str:
    """Without accents or capitals: how words are compared with what a person types."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(c for c in parts if not unicodedata.combining(c)).casefold()

"""Lines of a picture (see `Game.pictured`) for those who hear them or read them as text."""

from __future__ import annotations

import re
from functools import lru_cache

CARD = re.compile(r"\[([^\]]*)\]")
_CARDS = re.compile(r",? (\[[^\]]*\](?: \[[^\]]*\])*)")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


@lru_cache(10_000)
def spoken(text: str, language: str) -> str:
    """A line of a picture as a sentence."""
    cells = ", ".join([cell for cell in clean(text).split("\t") if cell])
    colon = " : " if language == "fr" else ": "
    sentence = _CARDS.sub(lambda run: colon + ", ".join(CARD.findall(run[1])), cells)
    sentence = sentence[:1].upper() + sentence[1:]
    return sentence if sentence.endswith((".", "!", "?")) else sentence + "."


def clean(text: str) -> str:
    """Names come from people and files: nothing in them may steer a terminal."""
    return _CONTROL.sub("", text)

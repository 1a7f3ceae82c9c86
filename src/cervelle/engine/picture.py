"""A view in words: what the lines of a picture (see `Game.pictured`) are made of, and how they are read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.words import Said

Line = tuple[str, str]
"""Kind and text."""

Chart = list[list[tuple[str, str]]]
"""A plan in characters: lines of runs, each with its kind."""

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


def row(*cells: str) -> str:
    return "\t".join(cells)


def cards(values: Iterable[object]) -> str:
    return " ".join([f"[{value}]" for value in values])


class Picture:
    """A view with what is needed to say it. A game's own picture adds its lines."""

    def __init__(self, view: dict[str, Any], box: Box, language: str) -> None:
        self.view = view
        self.box = box
        self.language = language

    def say(self, message: str, **said: Said) -> str:
        return self.box.words.say(self.language, message, said)

    def name(self, seat: int) -> str:
        """Brackets in a name would look like a card."""
        named = seat < len(self.box.players) and self.box.players[seat].get("name")
        name = self.box.name(seat, self.language).replace("[", "(").replace("]", ")")
        if seat != self.view["me"]:
            return name
        return self.say("see-named-you", name=name) if named else self.say("see-you")

    def kind(self, seat: int, is_out: bool = False) -> str:
        """Of the row of this seat."""
        over = self.view["over"]
        if over is not None and seat in over["winners"]:
            return "winner"
        if seat == self.view["me"]:
            return "me"
        if is_out:
            return "out"
        return "turn" if seat in self.view["waiting"] else "player"

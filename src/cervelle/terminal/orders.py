"""What a person may type at a question, besides the number of a choice."""

from __future__ import annotations

from typing import NamedTuple

from cervelle.engine.words import LANGUAGES
from cervelle.terminal.arguments import is_number
from cervelle.terminal.words import folded

WORDS = {
    "table": ("t", "table"),
    "log": ("j", "l", "journal", "log"),
    "where": ("s", "sauvegarde", "save"),
    "never": ("n", "jamais", "never"),
    "always": ("o", "toujours", "always"),
    "coach": ("c", "conseil", "advice"),
    "undo": ("u", "annuler", "undo"),
    "help": ("h", "aide", "help"),
    "quit": ("q", "quitter", "quit", "exit"),
    "again": ("r", "rejouer", "again"),
    "repeat": ("",),
}
"""Letters and words of both languages, whichever is being spoken."""


class Order(NamedTuple):
    """`name`, and what it is about: a number, a language, a rule, a log line."""

    name: str
    about: str = ""

    @property
    def number(self) -> int:
        return int(self.about)


def read_order(typed: str) -> Order:
    if is_number(typed.strip()):
        return Order("choose", typed.strip())
    text = folded(typed.strip())
    if text in LANGUAGES:
        return Order("language", text)
    if text.startswith("?"):
        return _question(text[1:].strip())
    word, _, number = text.partition(" ")
    if word in WORDS["never"] and is_number(number.strip()):
        return Order("only", number.strip())
    for name, words in WORDS.items():
        if text in words:
            return Order(name, typed.strip())
    return Order("unknown", typed.strip())


def _question(about: str) -> Order:
    """`?` alone, `? 4` about a choice, `? j12` about a line of the log, `? horde` or `? life.3.2` about the rules."""
    if not about:
        return Order("why")
    if is_number(about):
        return Order("why-choice", about)
    if about[0] in "jl" and is_number(about[1:].strip()):
        return Order("why-line", about[1:].strip())
    return Order("why-word", about)

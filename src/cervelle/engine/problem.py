"""What goes wrong is told to people: a sentence in their language that names the field, the file or the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cervelle.engine.words import Said, Words, engine_words, preferred_language

if TYPE_CHECKING:
    from cervelle.engine.box import Box


class Problem(ValueError):
    """Bad input, said clearly. The message lives in the words, in every language."""

    def __init__(self, message: str, words: Words | None = None, /, **said: Said) -> None:
        super().__init__(message)
        self.message = message
        self.said = said
        self.words = words or engine_words()

    def text(self, language: str) -> str:
        return self.words.say(language, self.message, self.said)

    def __str__(self) -> str:
        return self.text(preferred_language())

    def __reduce__(self) -> tuple[object, ...]:
        return _problem_again, (type(self), self.message, self.words, self.said)


def _problem_again(kind: type[Problem], message: str, words: Words, said: dict[str, Said]) -> Problem:
    return kind(message, words, **said)


class Refusal(Problem):
    """A rule forbids this choice; the table is as it was."""

    def __init__(self, rule: str, box: Box, said: dict[str, Said], seat: int = -1) -> None:
        super().__init__("no-" + rule.replace(".", "-"), box.words, **said)
        self.rule = rule
        self.box = box
        self.seat = seat

    def text(self, language: str) -> str:
        to_oneself = self.message + ".you"
        if self.said.get("whom") == self.seat and self.words.has(language, to_oneself):
            return self.box.say(language, to_oneself, self.said)
        return self.box.say(language, self.message, self.said)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.box, self.said, self.seat)

"""French and English: Fluent messages, looked up by language, name and what is said in them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
CACHED_SENTENCES = 50_000

Said = str | int
"""A number is passed as int only where it chooses a plural: formatting it costs ten times a string."""


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """French, unless the machine says that its owner reads something else."""
    for name in ("CERVELLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "").lower()
        if locale.startswith("fr"):
            return "fr"
        if locale and not locale.startswith(("c.", "posix")) and locale != "c":
            return "en"
    return "fr"


class Words:
    """All that one game says, the engine's own sentences included."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._cache: dict[tuple[object, ...], str] = {}
        self._known: dict[tuple[str, str], bool] = {}

    def has(self, language: str, message: str) -> bool:
        known = self._known.get((language, message))
        if known is None:
            known = self._known[language, message] = self._has(language, message)
        return known

    def _has(self, language: str, message: str) -> bool:
        name, _, attribute = message.partition(".")
        bundle = self._bundle(language)
        if not bundle.has_message(name):
            return False
        found = bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, language: str, message: str, said: Mapping[str, Said] | None = None) -> str:
        """The sentence, or KeyError for a name that the files do not hold, or a variable that was not given."""
        said = said or {}
        key = (language, message, *said, *said.values())
        text = self._cache.get(key)
        if text is None:
            text = self._format(language, message, said)
            if len(self._cache) >= CACHED_SENTENCES:
                self._cache.clear()
            self._cache[key] = text
        return text

    def names(self, language: str) -> set[str]:
        """Every message and every variant of one, as `say` takes them."""
        found = set()
        for name, message in self._bundle(language)._messages.items():
            if message.value is not None:
                found.add(name)
            found.update(f"{name}.{attribute}" for attribute in message.attributes)
        return found

    def _format(self, language: str, message: str, said: Mapping[str, Said]) -> str:
        if not self.has(language, message):
            raise KeyError(f"{message}: no such message in {language}.ftl")
        name, _, attribute = message.partition(".")
        bundle = self._bundle(language)
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, dict(said))
        if errors:
            raise KeyError(f"{message} in {language}.ftl: {errors[0]}")
        return str(text)

    def _bundle(self, language: str) -> FluentBundle:
        bundle = self._bundles.get(language)
        if bundle is None:
            if language not in LANGUAGES:
                raise KeyError(f"{language}: the languages are {', '.join(LANGUAGES)}")
            functions: dict[str, Any] = {"AN": _with_article}
            bundle = FluentBundle([language], functions=functions, use_isolating=False)
            for folder in self.folders:
                bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
            self._bundles[language] = bundle
        return bundle

    def __reduce__(self) -> tuple[object, ...]:
        return Words, self.folders


def decimal(language: str, number: float, digits: int = 1) -> str:
    text = f"{number:.{digits}f}"
    return text.replace(".", ",") if language == "fr" else text


def percent(language: str, share: float, digits: int = 1) -> str:
    return decimal(language, 100 * share, digits) + ("\u00a0%" if language == "fr" else "%")


def _with_article(number: str) -> str:
    """For English: a 7, an 8, an 11, a 12."""
    return f"an {number}" if number.startswith("8") or number in ("11", "18") else f"a {number}"


@cache
def engine_words() -> Words:
    return Words(Path(__file__).parent)


@cache
def game_words(folder: Path) -> Words:
    return Words(engine_words().folders[0], folder)

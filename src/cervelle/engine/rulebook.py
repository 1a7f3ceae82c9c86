"""Every rule with its own id: what the code cites, the tests are marked with, and a player who asks "why?" is shown."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from cervelle.engine.data import Part, Sheet

ORIGINS = ("rulebook", "reading", "public", "reconstructed")


class Rule(NamedTuple):
    section: str
    fr: str
    en: str
    origin: str
    title_fr: str
    title_en: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en

    def title(self, language: str) -> str:
        return self.title_fr if language == "fr" else self.title_en


def load_rules(path: Path) -> dict[str, Rule]:
    """A `rulebook.toml`: its sections with their titles, then its rules, in reading order."""
    sheet = Sheet.read(path)
    titles: dict[str, tuple[str, str]] = {}
    sections = sheet.top.part("section")
    for key in sections.values:
        title = sections.part(key)
        titles[key] = title.text("fr"), title.text("en")
        title.end()
    rules: dict[str, Rule] = {}
    for part in sheet.top.parts("rule"):
        identifier, rule = _rule(part, titles)
        if identifier in rules:
            raise part.problem("data-twice", "id", found=identifier)
        rules[identifier] = rule
    sheet.top.end()
    return rules


def _rule(part: Part, titles: dict[str, tuple[str, str]]) -> tuple[str, Rule]:
    identifier = part.text("id")
    section = identifier.rpartition(".")[0]
    if section not in titles:
        raise part.problem("data-one-of", "id", choices=", ".join(f"{title}.…" for title in titles), found=identifier)
    rule = Rule(section, part.text("fr"), part.text("en"), part.text("origin", ORIGINS), *titles[section])
    part.end()
    return identifier, rule


@cache
def engine_rules() -> dict[str, Rule]:
    return load_rules(Path(__file__).parent / "rulebook.toml")

"""Choices with numbers. Too many of them become steps: first the card, then the target."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cervelle.engine.table import Choice
from cervelle.engine.verbs import Verbs
from cervelle.terminal.words import folded

GAP = "…"
APART = 3
"""From this many on, choices refused by the same rule share one line."""
UNLISTED = 40
"""More choices than this, all alike, are not listed: a person types the words that tell theirs from the others."""
NOTHING_FOLDED: Mapping[str, str] = {}

_WORD = re.compile(r"[^\s'’(),.;:!?«»“”…]+")


class Entry(NamedTuple):
    """What a number stands for: one choice, or several among which the next step chooses."""

    number: int
    text: str
    choices: tuple[Choice, ...]

    @property
    def refused(self) -> bool:
        return all(choice.why_not is not None for choice in self.choices)


Group = tuple[Choice, ...]


def menu(choices: Sequence[Choice], verbs: Verbs, most: int, many: Mapping[str, str] = NOTHING_FOLDED) -> list[Entry]:
    """At most about `most` entries, in the order of the choices. `many` says what all choices of a verb are called together."""
    groups: list[Group] = [(choice,) for choice in choices]
    if len(choices) > most:
        names = {choice.verb for choice in choices}
        groups = _by_verb(choices, verbs, most) if len(names) > 1 else _steps(choices, verbs)
    if len(groups) > UNLISTED:
        groups = _unlisted(groups)
    whole = Counter(choice.verb for choice in choices)
    return [Entry(i + 1, _named_label(group, whole, many), group) for i, group in enumerate(groups)]


def _unlisted(groups: Sequence[Group]) -> list[Group]:
    """Too many single choices of one verb become one group."""
    alone = Counter(group[0].verb for group in groups if len(group) == 1)
    kept: dict[object, Group] = {}
    for i, group in enumerate(groups):
        verb = group[0].verb
        key = verb if len(group) == 1 and alone[verb] > UNLISTED else i
        kept[key] = kept.get(key, ()) + group
    return list(kept.values())


def _named_label(group: Group, whole: Mapping[str, int], many: Mapping[str, str]) -> str:
    verb = group[0].verb
    return many[verb] if verb in many and len(whole) > 1 and 1 < len(group) == whole[verb] else _label(group)


def named(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices in whose text all these words stand: a place, a direction, the title of a card."""
    words = set(_WORD.findall(folded(typed)))
    return [choice for choice in choices if words and words <= set(_WORD.findall(folded(choice.text)))]


def _by_verb(choices: Sequence[Choice], verbs: Verbs, most: int) -> list[Group]:
    """The verbs with most choices fold first, into the steps of their first number or else into one."""
    folded: dict[str, list[Group]] = {}
    for choice in choices:
        folded.setdefault(choice.verb, []).append((choice,))
    for name in sorted(folded, key=lambda name: -len(folded[name])):
        size = sum(map(len, folded.values()))
        if size <= most:
            break
        whole = tuple(choice for (choice,) in folded[name])
        steps = _steps(whole, verbs)
        folded[name] = steps if size - len(whole) + len(steps) <= most else [whole]
    return [group for groups in folded.values() for group in groups]


def _steps(choices: Sequence[Choice], verbs: Verbs) -> list[Group]:
    """Split by the first number of the verb whose steps can be told apart in words; else not at all."""
    for name in verbs[choices[0].verb].numbers:
        steps: dict[int, list[Choice]] = {}
        for choice in choices:
            steps.setdefault(verbs[choice.verb].values(choice.action)[name], []).append(choice)
        groups = [tuple(step) for step in steps.values()]
        labels = {_label(group) for group in groups}
        if 1 < len(groups) < len(choices) and len(labels) == len(groups) and _label(tuple(choices)) not in labels:
            return groups
    return [(choice,) for choice in choices]


def _label(group: Group) -> str:
    texts = [choice.text for choice in group]
    return texts[0] if len(texts) == 1 else together(texts, GAP)


def together(texts: Sequence[str], gap: str = "") -> str:
    """What the texts share, with their differences, or a gap, where they differ."""
    if len(set(texts)) == 1:
        return texts[0]
    head, middles, tail = _apart(texts)
    first = texts[0].split(" ")
    # A full stop that ends every text belongs to the end, not to the differences.
    stop = "." if not tail and all(middle.endswith(".") for middle in middles) else ""
    middle = gap or ", ".join(dict.fromkeys(middle.removesuffix(stop) if stop else middle for middle in middles)) + stop
    return " ".join([*first[:head], middle, *first[len(first) - tail :]])


def difference(texts: Sequence[str]) -> str:
    """What tells the first of these texts from the others."""
    return _apart(texts)[1][0]


def _apart(texts: Sequence[str]) -> tuple[int, list[str], int]:
    """How many words all texts begin with, what each has of its own, and how many words they all end with."""
    words = [text.split(" ") for text in texts]
    shortest = min(map(len, words))
    head = 0
    while head < shortest and len({each[head] for each in words}) == 1:
        head += 1
    tail = 0
    while tail < shortest - head and len({each[-1 - tail] for each in words}) == 1:
        tail += 1
    return head, [" ".join(each[head : len(each) - tail]) for each in words], tail


def refused_together(entries: Sequence[Entry], language: str) -> list[tuple[str, str, str]]:
    """(numbers, text, reason) of what may not be chosen. Many that one rule refuses share a line."""
    by_rule: dict[str, list[tuple[int, str, str]]] = {}
    for entry in entries:
        reason = entry.choices[0].why_not
        if entry.refused and reason is not None:
            by_rule.setdefault(reason.rule, []).append((entry.number, entry.text, reason.text(language)))
    lines: list[tuple[str, str, str]] = []
    for refused in by_rule.values():
        if len(refused) < APART:
            lines += [(str(number), text, reason) for number, text, reason in refused]
        else:
            numbers, texts, reasons = zip(*refused, strict=True)
            lines.append((", ".join(map(str, numbers)), together(texts), together(reasons)))
    return lines

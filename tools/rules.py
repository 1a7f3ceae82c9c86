"""make rules: every rule is cited by code and shown by a test, and no test of a rule stays green when the rule is taken away.

A function whose docstring begins with a rule's id carries out that rule; `return "id"` is a refusal by it. To take a rule
away is to make such functions do nothing, and such refusals not happen. Each mutation runs the rule's tests in a process
of its own, forked from this one once everything is imported and collected. Named families (`rules.py maul`) are looked at
alone.
"""

from __future__ import annotations

import ast
import os
import pickle
import re
import select
import signal
import sys
from collections.abc import Callable, Collection, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
HANGS_AFTER_SECONDS = 20
"""Of processor time: a table that turns in circles without one of its rules is not green."""
AT_ONCE = os.cpu_count() or 1
CITING = ("cervelle/engine/*.py", "cervelle/games/*/*.py")


class Citation(NamedTuple):
    rule: str
    module: str
    function: str
    refusal: bool

    def __str__(self) -> str:
        return f"{self.rule} ({'refused in' if self.refusal else 'done by'} {self.module}.{self.function})"


Trial = tuple[list[pytest.Item], list[Citation]]
"""Tests, and what is taken away from them."""


def family_of(rule: str) -> str:
    return rule.partition(".")[0]


def all_rules(families: Collection[str]) -> set[str]:
    """Of these families, or of all if none is named."""
    import cervelle

    rules = {rule for game in cervelle.shelf.values() for rule in game.rulebook}
    return {rule for rule in rules if not families or family_of(rule) in families}


def citations(rules: set[str]) -> tuple[list[Citation], list[str]]:
    """All citations in the sources, and what looks like one but names no rule."""
    families = set(map(family_of, rules))
    pattern = re.compile(rf"(?:{'|'.join(sorted(families))})(?:\.\w+)+")
    found: list[Citation] = []
    unknown: list[str] = []
    for glob in CITING:
        for path in sorted(SOURCE.glob(glob)):
            module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
            tree = ast.parse(path.read_text("utf-8"))
            for name, function in _functions(tree, ""):
                cited = pattern.match(ast.get_docstring(function) or "")
                if cited:
                    found.append(Citation(cited[0], module, name, refusal=False))
                refusals = {text for node in ast.walk(function) for text in _refusals(node) if pattern.fullmatch(text)}
                found += [Citation(rule, module, name, refusal=True) for rule in sorted(refusals)]
            texts = [text for text in _texts(tree) if pattern.fullmatch(text)]
            unknown += [f"{module}: {text}" for text in texts + [each.rule for each in found] if text not in rules]
    return found, sorted(set(unknown))


def _functions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")


def _texts(tree: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def _refusals(node: ast.AST) -> list[str]:
    """`return "id"` and `return "id" if … else None`."""
    if not isinstance(node, ast.Return):
        return []
    values = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
    return [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]


def nothing(*arguments: Any, **named: Any) -> None:
    """What a rule that was taken away does."""


def take_away(citation: Citation) -> None:
    found: Any = import_module(citation.module)
    for name in citation.function.split("."):
        found = getattr(found, name)
    assert isinstance(found, FunctionType), f"{citation}: take rules away from interpreted code only"
    found.__code__ = _without(found.__code__, citation.rule) if citation.refusal else nothing.__code__
    if not citation.refusal:
        found.__defaults__ = found.__kwdefaults__ = None


def _without(code: CodeType, rule: str) -> CodeType:
    return code.replace(co_consts=tuple(None if constant == rule else constant for constant in code.co_consts))


class Check:
    """Takes the place of pytest's run: collected tests are run again and again, under mutations."""

    def __init__(self, families: Collection[str]) -> None:
        self.families = families
        self.rules = all_rules(families)
        self.citations, self.unknown = citations(self.rules)
        self.tests: dict[str, list[pytest.Item]] = {}
        self.complaints: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    if not self.families or family_of(rule) in self.families:
                        self.tests.setdefault(rule, []).append(item)
        self.complaints += [f"no such rule: {text}" for text in self.unknown]
        self.complaints += [
            f"no such rule, though tests are marked with it: {rule}" for rule in sorted(set(self.tests) - self.rules)
        ]
        self._pass_unharmed()
        cited: dict[str, list[Citation]] = {}
        for citation in self.citations:
            cited.setdefault(citation.rule, []).append(citation)
        for rule in sorted(self.rules):
            if rule not in cited:
                self.complaints.append(f"never cited by a step or a refusal: {rule}")
            if rule not in self.tests:
                self.complaints.append(f"no test is marked with it: {rule}")
        self._take_away_each({rule: cited[rule] for rule in sorted(self.rules) if rule in cited and rule in self.tests})
        self._report()
        return True

    def _pass_unharmed(self) -> None:
        families: dict[str, dict[str, pytest.Item]] = {}
        for rule, items in self.tests.items():
            families.setdefault(family_of(rule), {}).update({item.nodeid: item for item in items})
        marked = [list(found.values()) for found in families.values()]
        for items, green in zip(marked, _green([(items, []) for items in marked], None), strict=True):
            failed = set(map(_function_of, items)) - green
            self.complaints += [f"fails with every rule in place: {test}" for test in sorted(failed)]

    def _take_away_each(self, cited: dict[str, list[Citation]]) -> None:
        """Each rule as a whole; where several places carry it out, each of these alone too."""
        wholes = [(self.tests[rule], found) for rule, found in cited.items()]
        places = [(rule, citation) for rule, found in cited.items() if len(found) > 1 for citation in found]
        parts = [(self.tests[rule], [citation]) for rule, citation in places]
        greens = _green([*wholes, *parts], HANGS_AFTER_SECONDS)
        for rule, green in zip(cited, greens, strict=False):
            self.complaints += [f"stays green without {rule}: {test}" for test in sorted(green)]
        for (rule, citation), green in zip(places, greens[len(wholes) :], strict=True):
            if green == set(map(_function_of, self.tests[rule])):
                self.complaints.append(f"no test misses {citation}")

    def _report(self) -> None:
        tests = {_function_of(item) for items in self.tests.values() for item in items}
        print(f"\n{len(self.rules)} rules, {len(self.citations)} citations, {len(tests)} tests")
        for complaint in self.complaints:
            print(f"  {complaint}")
        print(f"{len(self.rules)} rules taken away in turn, {len(self.complaints)} complaints")


def _function_of(item: pytest.Item) -> str:
    """A test with parameters fails if one of its runs does."""
    return item.nodeid.partition("[")[0]


def _green(trials: list[Trial], seconds: int | None) -> list[set[str]]:
    """For each of these: the tests that pass once its citations are taken away."""
    results = _in_forks([partial(_run, items, mutations) for items, mutations in trials], seconds)
    return [{test for test, passed in found.items() if passed} for found in results]


def _run(items: list[pytest.Item], mutations: list[Citation]) -> dict[str, bool]:
    from _pytest.runner import runtestprotocol

    for citation in mutations:
        take_away(citation)
    results: dict[str, bool] = {}
    for item in items:
        reports = runtestprotocol(item, log=False, nextitem=None)
        passed = all(report.outcome == "passed" for report in reports)
        results[_function_of(item)] = results.get(_function_of(item), True) and passed
    return results


def _in_forks(works: list[Callable[[], dict[str, bool]]], seconds: int | None) -> list[dict[str, bool]]:
    """What each of these returns in a process of its own, some at a time; nothing if it was stopped."""
    results: list[dict[str, bool]] = [{} for _ in works]
    running: dict[int, tuple[int, int, bytearray]] = {}
    begun = 0
    while begun < len(works) or running:
        while begun < len(works) and len(running) < AT_ONCE:
            child, reader = _fork(works[begun], seconds)
            running[reader] = (begun, child, bytearray())
            begun += 1
        for reader in select.select(list(running), [], [])[0]:
            number, child, told = running[reader]
            chunk = os.read(reader, 1 << 16)
            told += chunk
            if not chunk:
                del running[reader]
                os.close(reader)
                os.waitpid(child, 0)
                results[number] = pickle.loads(bytes(told)) if told else {}
    return results


def _fork(work: Callable[[], Any], seconds: int | None) -> tuple[int, int]:
    """A child at work, and where to read what it found."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds or 0)
        try:
            with os.fdopen(writer, "wb") as pipe:
                pickle.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(writer)
    return child, reader


def main() -> int:
    sys.path.insert(0, str(ROOT))
    check = Check(sys.argv[1:])
    code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "rule", str(ROOT / "tests")], plugins=[check])
    return 1 if check.complaints or code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 0


if __name__ == "__main__":
    sys.exit(main())

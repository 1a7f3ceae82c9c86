"""French and English say the same things, about the same things."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import cervelle
from cervelle.engine.words import LANGUAGES, Words, engine_words, preferred_language

SOURCE = Path(cervelle.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
FOLDERS_OF_PAGES = sorted({path.parent for path in SOURCE.rglob("*.js")})


def messages(path: Path) -> dict[str, set[str]]:
    """Message and variant names -> the variables they use."""
    found: dict[str, set[str]] = {}
    name = variant = ""
    for line in path.read_text("utf-8").splitlines():
        head = re.match(r"([a-zA-Z][\w-]*) =", line)
        part = re.match(r"    \.([\w-]+) =", line)
        if head:
            name = variant = head[1]
            assert name not in found, f"{path}: {name} stands there twice"
        elif part:
            variant = f"{name}.{part[1]}"
        if variant and not line.startswith("#"):
            found.setdefault(variant, set()).update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_both_languages_have_the_same_messages_with_the_same_variables(folder):
    french, english = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert french.keys() == english.keys()
    for name in french:
        # `count` only chooses a plural, and languages differ in where they need one.
        assert french[name] - {"count"} == english[name] - {"count"}, name


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_understands_every_message(folder, language):
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("game", cervelle.shelf.values(), ids=list(cervelle.shelf))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_code_says_has_its_words(game, language):
    """Log lines, questions and choices of every rule set; refusals by every rule that the code cites as one."""
    told = set()
    for path in game.folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("tell", "tell_apart"):
                told.add(node.args[0].value)
    names = game.words.names(language)
    for message in told:
        assert any(name.endswith(f"-log-{message}") for name in names), message
    for option in game.options.values():
        assert option.text(language)
        assert all(option.choice_text(choice, language) for choice in option.choices)
    for rules in game.options["rules"].choices if "rules" in game.options else (None,):
        t = game.table(seats=game.seats[0], seed=1, **({"rules": rules} if rules else {}))
        assert {f"{t.voice}-ask-{prompt.name}" for prompt in t.prompts} <= names
        assert {f"{t.voice}-do-{verb.name}" for verb in t.box.verbs.all} <= names


def test_every_rule_is_told_in_both_languages():
    for game in cervelle.shelf.values():
        for identifier, rule in game.rulebook.items():
            assert rule.text("fr").endswith("."), identifier
            assert rule.text("en").endswith("."), identifier
            assert rule.text("fr") != rule.text("en"), identifier
            assert rule.title("fr")
            assert identifier.startswith(rule.section + ".")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LC_ALL": "POSIX", "LANG": "en_US"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"CERVELLE_LANG": "en", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_machine_says_which_language_its_owner_reads(environment, language):
    assert preferred_language(environment) == language


def test_a_missing_message_or_variable_is_never_silent():
    words = engine_words()
    with pytest.raises(KeyError, match="no such message"):
        words.say("fr", "nothing-of-the-kind")
    with pytest.raises(KeyError, match="waiting-for"):
        words.say("fr", "waiting-for", {})
    with pytest.raises(KeyError, match="languages"):
        words.say("de", "yes")


def test_english_articles_fit_their_numbers():
    words = cervelle.shelf["zombie-life"].words
    said = [words.say("en", "life-log-dealt.you", {"what": str(n)}) for n in (1, 7, 8, 11, 18, 80)]
    assert [text.split()[3] for text in said] == ["a", "a", "an", "an", "an", "an"]


def test_the_cache_does_not_mix_languages_or_arguments(tmp_path):
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(f"hello = {language} {{ $name }}\n", "utf-8")
    words = Words(tmp_path)
    assert words.say("fr", "hello", {"name": "A"}) == "fr A"
    assert words.say("en", "hello", {"name": "A"}) == "en A"
    assert words.say("fr", "hello", {"name": "B"}) == "fr B"


@pytest.mark.parametrize("folder", FOLDERS_OF_PAGES, ids=[folder.name for folder in FOLDERS_OF_PAGES])
def test_what_a_page_says_stands_in_both_languages(folder):
    pages = [path.read_text("utf-8") for path in {*folder.glob("*.js"), *(SOURCE / "web").glob("*.js")}]
    written = Counter(key for page in pages for key in re.findall(r'([\w.:-]+)"?: ["{]', page))
    said = {key for path in folder.glob("*.js") for key in re.findall(r'\bsay\("([^"]+)"', path.read_text("utf-8"))}
    assert said
    assert sorted(key for key in said if written[key] < len(LANGUAGES)) == []

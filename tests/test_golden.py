"""Games that were played once and must never come out otherwise. `python tools/golden.py` plays them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import cervelle

FILES = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_is_told_as_it_was(path):
    t = cervelle.replay(path.read_text("utf-8"))
    assert t.record() == path.read_text("utf-8")
    for language in ("fr", "en"):
        told = "".join(f"{n} {text} [{rule}]\n" for n, text, rule in t.log(0, language))
        assert told == path.with_suffix(f".{language}.txt").read_text("utf-8")
    assert t.outcome is not None


def test_there_is_a_golden_game_for_every_game_and_rule_set():
    voices = {cervelle.replay(path.read_text("utf-8")).voice for path in FILES}
    for game in cervelle.shelf.values():
        for rules in game.options["rules"].choices if "rules" in game.options else (None,):
            assert game.table(game.seats[0], 1, **({"rules": rules} if rules else {})).voice in voices

"""Which cards are used: what a choice uses has a name, in both languages."""

from __future__ import annotations

import pytest

from cervelle import shelf
from cervelle.engine.game import key_of
from cervelle.engine.words import LANGUAGES
from cervelle.lab.play import play_game

TELLING = [game for game in shelf.values() if game.usage is not None]


@pytest.mark.parametrize("game", TELLING, ids=[game.id for game in TELLING])
def test_every_card_that_is_used_has_a_name(game):
    seats = max(2, game.seats[0])
    box = game.box(seats, None, {"scenario": 1} if "scenario" in game.options else {})
    used = [play_game(box, [bot] * seats, key_of(4), number).uses for number, bot in enumerate(("random", "beginner"))]
    assert any(used)
    for language in LANGUAGES:
        names = game.usage.names(box, language)
        assert {card for uses in used for card in uses} <= set(names)
        assert len(set(names.values())) == len(names)

"""Malls of Maul of America to look at: a ready-made one, one that is written out, one drawn at random."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.game import Game, key_of
from cervelle.games.maul_of_america.deck import Cards
from cervelle.games.maul_of_america.sections import code_of, layout_of
from cervelle.games.maul_of_america.table_mall import Mall
from cervelle.games.maul_of_america.table_plan import drawn
from cervelle.server.doors import AnyRequest, Lang, declared, language_of, no_store
from cervelle.server.shapes import MallSeen, SavedMall, SectionSeen
from cervelle.server.words import server_words

GAME = "maul-of-america"
Layout = Annotated[
    str | None,
    QueryParameter(name="layout", max_length=200, description="1A 0 0 0, …: face, quarter turns, column, line; or a name"),
]
Seed = Annotated[
    int | None, QueryParameter(name="seed", ge=0, le=2**31 - 1, description="drawn as a game of this seed would draw it")
]


@get(f"/games/{GAME}/mall", responses=declared(400), sync_to_thread=True)
def mall(request: AnyRequest, layout: Layout = None, seed: Seed = None, lang: Lang = None) -> MallSeen:
    """The mall that is asked for: by its layout or name, else by its seed, else the first ready-made one."""
    language = language_of(request, lang)
    game = cervelle.shelf[GAME]
    cards = game.standard_data
    assert isinstance(cards, Cards)
    return seen(game, cards, asked_for(cards, layout, seed, language), language)


def asked_for(cards: Cards, layout: str | None, seed: int | None, language: str) -> list[list[int]]:
    if layout is not None and layout.strip() not in cards.malls:
        say = server_words().say
        return layout_of(layout, cards.faces, say(language, "mall-code"), 1, say(language, "mall-field"))
    if layout is None and seed is not None:
        return drawn(cards.faces, Dice(key_of(seed)))
    return cards.malls[layout.strip() if layout else next(iter(cards.malls))]


def seen(game: Game, cards: Cards, layout: list[list[int]], language: str) -> MallSeen:
    ground = Mall(cards.faces, layout)
    names = game.options["mall"]
    return MallSeen(
        code_of(cards.faces, layout),
        [SectionSeen(cards.faces[face].name, turn, x, y) for face, turn, x, y in layout],
        {cards.faces[section[0]].name: cards.drawings[section[0]] for section in layout},
        ground.ways,
        ground.width,
        ground.height,
        [SavedMall(name, names.choice_text(name, language), code_of(cards.faces, each)) for name, each in cards.malls.items()],
    )


router = Router("/api", route_handlers=[mall], response_headers=[no_store])

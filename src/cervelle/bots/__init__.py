"""Players for every game. They see only what their seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from cervelle.bots.random import RandomBot
from cervelle.bots.search import Search
from cervelle.engine.bot import LEVELS, Bot
from cervelle.engine.box import Box, Value
from cervelle.engine.game import Game
from cervelle.engine.problem import Problem

KINDS = ("random", *LEVELS)
MOST_ITERATIONS = 1_000_000


def bots_for(box: Box, kinds: Sequence[str]) -> list[Bot]:
    """One for each seat, new to the game. Those of a kind who win together think together; rivals have a head each."""
    bots = [make_bot(kind, box.game, **box.options) for kind in kinds]
    return [bots[kinds.index(kind)] for kind in kinds] if box.game.together else bots


def make_bot(kind: str, game: Game, /, **options: Value) -> Bot:
    """`random`, the game's own bot of a level, or for a strategist a search that thinks as that bot does: for about a second,
    or, as `strategist:500`, for so many iterations, however long they take, so that its choices can be repeated."""
    if not isinstance(kind, str):
        raise unknown(str(kind))
    options = game.chosen(options)
    level, _, iterations = kind.partition(":")
    if level == "strategist":
        return strategist(kind, iterations, game, options)
    if kind not in KINDS:
        raise unknown(kind)
    return RandomBot() if kind == "random" else game.bot(kind, **options)


def strategist(kind: str, iterations: str, game: Game, options: dict[str, Value]) -> Search:
    thumb = game.thumb("strategist", **options)
    if kind == "strategist":
        return Search(thumb)
    if not (iterations.isascii() and iterations.isdigit() and 0 < int(iterations) <= MOST_ITERATIONS):
        raise unknown(kind)
    return Search(thumb, int(iterations), 0.0)


def unknown(kind: str) -> Problem:
    return Problem("bot-level", levels=", ".join(KINDS), found=kind)

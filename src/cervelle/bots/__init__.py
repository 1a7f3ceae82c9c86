"""Players for every game. They see only what their seat sees."""

from __future__ import annotations

from cervelle.bots.random import RandomBot
from cervelle.engine.bot import LEVELS, Bot
from cervelle.engine.box import Value
from cervelle.engine.game import Game
from cervelle.engine.problem import Problem

KINDS = ("random", *LEVELS)


def make_bot(kind: str, game: Game, /, **options: Value) -> Bot:
    """`random`, or the game's own bot of a level."""
    if kind not in KINDS:
        raise Problem("bot-level", levels=", ".join(KINDS), found=kind)
    return RandomBot() if kind == "random" else game.bot(kind, **options)

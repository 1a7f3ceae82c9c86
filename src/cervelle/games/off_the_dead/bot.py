"""Stub."""

from __future__ import annotations

from cervelle.bots.random import RandomBot
from cervelle.engine.bot import Bot


def dead_bot(level: str) -> Bot:
    return RandomBot()

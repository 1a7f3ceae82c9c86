"""Stub."""
from __future__ import annotations
from cervelle.engine.bot import Bot
from cervelle.bots.random import RandomBot
def dead_bot(level: str) -> Bot:
    return RandomBot()

from __future__ import annotations

from cervelle.engine.bot import Bot


def life_bot(level: str) -> Bot:
    return Bot()


inn_bot = luck_bot = life_bot

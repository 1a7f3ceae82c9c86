"""Killed at random moments with several tables at play. CERVELLE_KILLS=50 for a longer look."""

from __future__ import annotations

import asyncio
import os

from bench.server.kills import killed

KILLS = int(os.environ.get("CERVELLE_KILLS", "5"))
TABLES = 6


def test_whoever_kills_the_server_breaks_nothing(tmp_path):
    result = asyncio.run(killed(tmp_path, KILLS, TABLES, seed=KILLS))
    assert not result.faults, str(result)
    assert result.acknowledged > KILLS * TABLES
    assert result.returns >= (KILLS + 1) * TABLES * 2
    assert result.entries >= result.acknowledged

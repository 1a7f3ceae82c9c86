"""Killed at random moments with several tables at play. CERVELLE_KILLS=50 for a longer look."""

from __future__ import annotations

import os

from bench.server.kills import killed
from tests.kit import in_a_loop

KILLS = int(os.environ.get("CERVELLE_KILLS", "5"))
TABLES = 6


def test_whoever_kills_the_server_breaks_nothing(tmp_path):
    result = in_a_loop(killed(tmp_path, KILLS, TABLES, seed=KILLS))
    assert not result.faults, str(result)
    assert result.acknowledged > KILLS * TABLES
    assert result.returns >= (KILLS + 1) * TABLES * 2
    assert result.entries >= result.acknowledged

"""The table in words."""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Line


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    return [("title", "Zombicide")]

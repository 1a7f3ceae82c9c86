"""Stub."""
from __future__ import annotations
from typing import Any
from cervelle.engine.box import Box
def pictured(view: dict[str, Any], box: Box, language: str) -> list[tuple[str, str]]:
    return []

"""Logs for machines: one JSON object a line. Only the fields listed here are written, so that no secret can slip in."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

FIELDS: Final = ("table", "game", "seats", "seat", "n", "seconds", "part", "error", "address", "where")
SECRET: Final = re.compile(r"(?i)(bearer|authorization)\S*\s+\S+|#s=\S+")
"""Should a library ever quote a header or a link."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": _safe(record.getMessage()),
        }
        told |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            told["trace"] = _safe(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False, default=str)


class Sentences(logging.Formatter):
    """For a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={getattr(record, name)}" for name in FIELDS if hasattr(record, name))
        return _safe(f"{super().format(record)} {about}".strip())


def set_up_logs(kind: str) -> None:
    """`json`: everything worth telling, on standard output; else warnings, on standard error."""
    as_json = kind == "json"
    handler = logging.StreamHandler(sys.stdout if as_json else sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Sentences("cervelle: %(levelname)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("cervelle").setLevel(logging.INFO if as_json else logging.WARNING)


def _safe(text: str) -> str:
    return SECRET.sub("…", text)

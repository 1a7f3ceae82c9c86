"""Secrets of seats and hosts: made from the system's entropy, kept only as digests."""

from __future__ import annotations

import hashlib
import secrets

TABLE_BYTES = 9
SECRET_BYTES = 24


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()

"""Fair dealing, checked after the fact: what a record proves, one thing after another, in words."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from cervelle.engine.data import Data
from cervelle.engine.diary import UNDO
from cervelle.engine.game import Game
from cervelle.engine.problem import Problem
from cervelle.engine.record import replayed
from cervelle.engine.table import Table
from cervelle.engine.words import Said, engine_words

ORDER: Final = ("seal", "game", "entries", "digests")
FAILS: Final = {
    "record-not-one": "seal",
    "record-format": "seal",
    "record-seal": "seal",
    "record-entry": "entries",
    "record-refused": "entries",
    "record-changed-meaning": "digests",
}
"""Where a record that cannot be replayed fails; all other problems are with the game that it is of."""
HASH_DIGITS: Final = 64


class Finding(NamedTuple):
    """One thing that was looked at; ok is None where it could not be."""

    what: str
    ok: bool | None
    message: str
    said: dict[str, Said]
    problem: Problem | None = None
    game: Game | None = None

    def title(self, language: str) -> str:
        return engine_words().say(language, f"verify-title-{self.what}")

    def text(self, language: str) -> str:
        if self.problem is not None:
            return self.problem.text(language)
        named: dict[str, Said] = {} if self.game is None else {"game": self.game.name(language)}
        return engine_words().say(language, self.message, self.said | named)


def hash_read(text: str) -> str:
    """A hash as people paste it; "" for none."""
    found = "".join(text.split()).lower()
    if found and (len(found) != HASH_DIGITS or any(digit not in "0123456789abcdef" for digit in found)):
        raise Problem("verify-hash")
    return found


def verify(
    games: Mapping[str, Game], record: str, hash: str = "", data: Data | None = None, most: int | None = None
) -> list[Finding]:
    """The seal, the game, every entry, every digest of the state, and the hash of the key that was shown at the start."""
    try:
        t = replayed(games, record, None, data, most)
    except Problem as problem:
        return _failed(problem)
    assert t.diary is not None
    found = [
        Finding("seal", True, "verify-seal", {}),
        Finding("game", True, "verify-game", {"version": str(t.box.game.version)}, game=t.box.game),
        _key(t.diary.key, hash),
        Finding("entries", True, "verify-entries", {"count": t.n}),
        Finding("digests", True, "verify-digests", {"count": len(t.diary.digests)}),
    ]
    return found + _fresh(t)


def is_well(findings: list[Finding]) -> bool:
    return all(finding.ok is not False for finding in findings)


def _failed(problem: Problem) -> list[Finding]:
    """Whatever comes before the failure holds; nothing after it was looked at. The key of such a record proves nothing."""
    at = ORDER.index(FAILS.get(problem.message, "game"))
    found = [Finding(what, True, f"verify-{what}-only", {}) for what in ORDER[:at]]
    found.append(Finding(ORDER[at], False, problem.message, {}, problem))
    return found + [Finding(what, None, "verify-unchecked", {}) for what in (*ORDER[at + 1 :], "key")]


def _key(key: bytes, hash: str) -> Finding:
    own = sha256(key).hexdigest()
    if not hash:
        return Finding("key", None, "verify-key-none", {"hash": own})
    return Finding("key", hash == own, "verify-key" if hash == own else "verify-key-wrong", {"hash": own})


def _fresh(t: Table) -> list[Finding]:
    """Chance that the hash does not cover: it was drawn when something was taken back."""
    assert t.diary is not None
    count = sum(1 for who, _, entropy in t.diary.entries if who == UNDO and entropy)
    return [Finding("fresh", None, "verify-fresh", {"count": count})] if count else []

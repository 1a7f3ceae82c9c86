"""`cervelle verify`: what a record proves about fair dealing."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.verify import hash_read, is_well, verify
from cervelle.engine.words import engine_words
from cervelle.games import shelf
from cervelle.terminal.arguments import Line
from cervelle.terminal.saves import cards_of_record, read_record
from cervelle.terminal.screen import Screen

UNPROVEN = 1
MARKS = {True: "✓", False: "✗", None: "–"}
STYLES = {True: "", False: "danger", None: "dim"}
SPOKEN = {True: "verify-right", False: "verify-wrong", None: "verify-open"}


def tell_verdict(line: Line, screen: Screen) -> int:
    """Ends with 0 if all that was checked holds, 1 if anything does not."""
    record = read_record(Path(line.place(0)))
    data = line.text("--data")
    found = verify(shelf, record, hash_read(line.text("--hash")), cards_of_record(record, data) if data else None)
    for each in found:
        mark = screen.words(SPOKEN[each.ok]) if screen.plain else MARKS[each.ok]
        told = screen.words("verify-line", what=each.title(screen.language), text=each.text(screen.language))
        screen.hanging(f"{mark} ", told, STYLES[each.ok], STYLES[each.ok])
    well = is_well(found)
    screen.gap()
    screen.line(engine_words().say(screen.language, "verify-well" if well else "verify-unwell"), "heading")
    return 0 if well else UNPROVEN

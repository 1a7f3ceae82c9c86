"""The poster over a game: a title and a head, drawn in blocks."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from cervelle.terminal.screen import ACID, BLOOD, BONE, INK, NARROWEST, Screen

HEAD = (
    "  pppppp  ",
    " pprpprpp ",
    " prpppprp ",
    "kggggggggk",
    "kgwwggwwgk",
    "kgrwggwrgk",
    "kggggggggk",
    "kgkwkkwkgk",
    "kggkwkkggk",
    " kggggggk ",
)
"""Two rows of it make one line of half blocks."""
PAINTS = {"p": "#ff8fa3", "g": "#8fb05c", "k": INK, "w": BONE, "r": BLOOD}
TITLE = (
    "█▀▀ █▀▀ █▀█ █ █ █▀▀ █   █   █▀▀",
    "█   █▀  █▀▄ ▀▄▀ █▀  █   █   █▀ ",
    "▀▀▀ ▀▀▀ ▀ ▀  ▀  ▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀",
)


def tell_banner(screen: Screen, text: str) -> None:
    """The text under the title, where drawings are welcome; else the text alone."""
    if not screen.moving or not screen.coloured:
        screen.line(text)
        return
    beside = [Text(f" {line} ", f"bold {ACID} on {INK}") for line in TITLE] + [Text()] * 2
    for i, line in enumerate(wrap(text, max(NARROWEST, screen.console.width - len(HEAD[0]) - 4))[:2]):
        beside[len(TITLE) + i] = Text(line)
    for i, right in enumerate(beside):
        row = Text(" ").append_text(_half_blocks(HEAD[2 * i], HEAD[2 * i + 1])).append("  ").append_text(right)
        screen.console.print(row, no_wrap=True, overflow="crop")


def _half_blocks(upper: str, lower: str) -> Text:
    text = Text()
    for top, bottom in zip(upper, lower, strict=True):
        if top == " " and bottom == " ":
            text.append(" ")
        elif top == " ":
            text.append("▄", PAINTS[bottom])
        elif bottom == " ":
            text.append("▀", PAINTS[top])
        else:
            text.append("▀", f"{PAINTS[top]} on {PAINTS[bottom]}")
    return text

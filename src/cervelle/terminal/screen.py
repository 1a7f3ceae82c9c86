"""Where everything is shown: in colours, without them, or plain, which is whole sentences in reading order."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cervelle.engine.picture import CARD, Chart, clean, spoken
from cervelle.engine.words import Said
from cervelle.terminal.menu import Entry, refused_together
from cervelle.terminal.words import say

INK = "#0f0c10"
BONE = "#f1e8d3"
ACID = "#b4e33d"
BLOOD = "#c4152d"

# Text is written in the terminal's own colour, or in ink on a colour of ours: both can be read on any background.
STYLES = {
    "title": "bold",
    "question": "bold",
    "number": "bold green",
    "refused": "dim",
    "dim": "dim",
    "danger": "bold red",
    "me": "bold",
    "winner": "bold green",
    "turn": "bold",
    "out": "dim",
    "quiet": "dim",
    "held": "bold",
    "hand": "bold",
    "heading": "bold",
    "code": "green",
}
CARDS = {"danger": (BONE, BLOOD), "me": (INK, ACID), "hand": (INK, ACID), "held": (INK, ACID), "winner": (INK, ACID)}
PLAIN_CARD = (INK, BONE)
MARKS = {"me": "▶", "turn": "▷", "winner": "★", "danger": "☠"}

ON_REQUEST = ("quiet",)
"""Kinds of picture lines shown only to a reader who asks for the table."""
READ_ALOUD = ("me", "hand", "danger")
"""Kinds that are read aloud again when they have changed; what happens to the others, the log tells."""
UNREMARKABLE = ("quiet", "held", "title")
"""Kinds whose changes alone are no reason to show the table again."""

TIE = "\u00a0"
GLUE = "\ue000"
"""Stands for a blank at which no line may break."""
NARROWEST = 20
NARROW = 32
"""Less room than this beside a name, and what is told of it goes below."""
MARGIN = "   "
GUTTER = 2
FEW = 5
MANY = 16
"""So few choices stand one below the other; so many, in three columns where two would do."""

_BEFORE = re.compile(r" ([:;?!»%])")
_AFTER = re.compile(r"(«) ")


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Left to `main`, which ends quietly; rich would call it a failure."""
        raise BrokenPipeError


class Screen:
    def __init__(self, language: str, *, plain: bool = False, colour: bool = True) -> None:
        self.language = language
        self.plain = plain
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        bare = plain or not colour or bool(os.environ.get("NO_COLOR"))
        self.console = _Console(
            file=sys.stdout, color_system=None if bare else "auto", highlight=False, markup=False, emoji=False, no_color=bare
        )

    @property
    def coloured(self) -> bool:
        return self.console.color_system is not None

    @property
    def moving(self) -> bool:
        """Whether drawings, bars and cleared screens are welcome."""
        return self.console.is_terminal and not self.console.is_dumb_terminal and not self.plain

    # Lines ---------------------------------------------------------------------------------------------

    def words(self, message: str, **said: Said) -> str:
        return say(self.language, message, **said)

    def say(self, message: str, kind: str = "", **said: Said) -> None:
        self.line(self.words(message, **said), kind)

    def line(self, text: str = "", kind: str = "") -> None:
        self.hanging("", text, kind)

    def hanging(self, lead: str, text: str, kind: str = "", lead_kind: str = "") -> None:
        """The text after its lead, and its further lines below its first."""
        lead = clean(lead)
        for i, part in enumerate(self._folded(clean(text), self.console.width - len(lead))):
            start = (" " * len(lead), "") if i else (lead, STYLES.get(lead_kind, ""))
            line = Text.assemble(start, (part, STYLES.get(kind, "")))
            line.rstrip()
            self.show(line)

    def _folded(self, text: str, width: int) -> list[str]:
        """Into lines, of which none begins with a colon, as a French one might."""
        if self.plain:
            return [text]
        tied = _BEFORE.sub(TIE + r"\1", _AFTER.sub(r"\1" + TIE, text))
        folded = wrap(tied, max(width, NARROWEST), break_on_hyphens=False, break_long_words=False)
        return [line.replace(TIE, " ") for line in folded] or [""]

    def show(self, what: Any) -> None:
        self.console.print(what, soft_wrap=self.plain)

    def command(self, text: str) -> None:
        """A command to copy: on a line of its own, which only the terminal itself may break."""
        self.console.print(Text(clean(text) if self.plain else "  " + clean(text), STYLES["code"]), soft_wrap=True)

    def gap(self) -> None:
        """An empty line, where it helps the eye."""
        if not self.plain:
            self.console.print()

    def complain(self, text: str) -> None:
        self.console.file.flush()
        print(clean(text), file=sys.stderr)

    def definitions(self, pairs: Sequence[tuple[str, str]], kind: str = "code", indent: int = 2) -> None:
        """Terms, each with what it means."""
        if self.plain:
            for term, meaning in pairs:
                self.line(self.words("defined", term=term, meaning=meaning) if meaning else term)
            return
        width = max((len(term) for term, _ in pairs), default=0)
        for term, meaning in pairs:
            self.hanging(" " * indent + term.ljust(width) + "  ", meaning, lead_kind=kind)

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """The first column names each row; numbers stand to the right."""
        if self.plain:
            for row in rows:
                facts = [self.words("defined", term=term, meaning=fact) for term, fact in zip(headings[1:], row[1:], strict=True)]
                self.line("; ".join([row[0], *facts]) + ".")
            return
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=STYLES["dim"])
        for i, heading in enumerate(headings):
            grid.add_column(heading, justify="right" if i else "left", no_wrap=bool(i))
        for row in rows:
            grid.add_row(*[Text(clean(cell)) for cell in row])
        self.show(grid)

    # The table ----------------------------------------------------------------------------------------

    def picture(self, lines: Sequence[tuple[str, str]]) -> None:
        if self.plain:
            for _, text in lines:
                self.line(spoken(text, self.language))
            return
        rows: list[tuple[str, str]] = []
        for kind, text in lines:
            if kind == "title":
                self._rows(rows)
                rows = []
                self._title(text)
            else:
                rows.append((kind, text))
        self._rows(rows)

    def _title(self, text: str) -> None:
        name, *rest = clean(text).split("\t")
        line = self._block(name.upper(), (INK, ACID)) if self.coloured else Text(name.upper())
        for i, cell in enumerate(filter(None, rest)):
            line.append(f" {'·' if i or not self.coloured else ''} {cell}", STYLES["dim"])
        self.show(line)

    def _rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Rows in columns; one that has only a name and its cards stands by itself, close together."""
        split = [(kind, clean(text).split("\t")) for kind, text in rows]
        width = max((len(cells[0]) for _, cells in split if len(cells) > 1), default=0)
        middle = max((len(cells) - 2 for _, cells in split), default=0)
        grid = _grid(width, middle)
        for kind, cells in split:
            mark = Text(MARKS.get(kind, ""), STYLES.get(kind, ""))
            if any(cells[1:-1]):
                grid.add_row(mark, *[self._cards(kind, cell) for cell in cells])
                continue
            if grid.row_count:
                self.show(grid)
                grid = _grid(width, middle)
            if len(cells) > 1:
                self._alone(mark, kind, cells[0], cells[-1], width)
            else:
                mark.pad_right(len(MARGIN) - len(mark))
                self.show(mark.append_text(self._cards(kind, cells[0])))
        if grid.row_count:
            self.show(grid)

    def _alone(self, mark: Text, kind: str, name: str, told: str, width: int) -> None:
        """A name and what is told of it: beside it, folded between cards and never inside one; below it if that is too narrow."""
        lead = len(MARGIN) + width + GUTTER
        beside = self.console.width - lead >= NARROW
        indent = " " * (lead if beside else len(MARGIN) + GUTTER)
        whole = CARD.sub(lambda card: card[0].replace(" ", GLUE), told)
        lines = [line.replace(GLUE, " ") for line in self._folded(whole, self.console.width - len(indent))]
        mark.pad_right(len(MARGIN) - len(mark))
        mark.append_text(self._cards(kind, name))
        if beside:
            mark.pad_right(lead - len(mark))
            mark.append_text(self._cards(kind, lines.pop(0)))
        mark.rstrip()
        self.show(mark)
        for line in lines:
            self.show(Text(indent).append_text(self._cards(kind, line)))

    def _cards(self, kind: str, cell: str) -> Text:
        style = STYLES.get(kind, "")
        if not self.coloured or kind in ("out", "quiet"):
            return Text(cell, style)
        text = Text()
        end = 0
        for card in CARD.finditer(cell):
            text.append(cell[end : card.start()], style)
            text.append_text(self._block(card[1], CARDS.get(kind, PLAIN_CARD)))
            end = card.end()
        text.append(cell[end:], style)
        return text

    @staticmethod
    def _block(text: str, colours: tuple[str, str]) -> Text:
        """Half blocks at the sides: no blank in it, so that no line breaks inside."""
        ink, paper = colours
        text = text.replace(" ", "\u2007")
        return Text.assemble(("▐", paper), (text, f"bold {ink} on {paper}"), ("▌", paper))

    def chart(self, lines: Chart) -> None:
        """A plan as it is; for eyes only."""
        if self.plain:
            return
        for runs in lines:
            line = Text.assemble(*[(clean(text), STYLES.get(kind, "")) for kind, text in runs])
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    # Choices ------------------------------------------------------------------------------------------

    def choices(self, entries: Sequence[Entry]) -> None:
        """By number; what may not be chosen is dimmed and says why. Many choices stand in columns, and those last."""
        legal = [entry for entry in entries if not entry.refused]
        refused = refused_together(entries, self.language)
        columns = self._columns(legal) if len(legal) > FEW and not self.plain else []
        if len(columns) > 1:
            self._show_columns(columns)
            legal = []
        lines: list[tuple[int, str, str, str]] = [(entry.number, str(entry.number), entry.text, "") for entry in legal]
        lines += [(int(numbers.split(",")[0]), numbers, text, reason) for numbers, text, reason in refused]
        for _, numbers, text, reason in sorted(lines):
            self._choice(numbers, text, reason)

    def _choice(self, numbers: str, text: str, reason: str) -> None:
        if self.plain:
            whole = (
                self.words("choice-refused-plain", numbers=numbers, text=text, reason=reason) if reason else f"{numbers}. {text}"
            )
            self.line(whole)
        elif reason and "," in numbers:
            self.hanging("  ✗  ", self.words("choices-refused", numbers=numbers, text=text, reason=reason), "refused", "refused")
        elif reason:
            self.hanging(f"{numbers:>3}  ", self.words("choice-refused", text=text, reason=reason), "refused", "refused")
        else:
            self.hanging(f"{numbers:>3}  ", text, lead_kind="number")

    def _columns(self, entries: Sequence[Entry]) -> list[Sequence[Entry]]:
        """As many columns as fit, each read downwards."""
        for count in (3, 2) if len(entries) > MANY else (2,):
            rows = -(-len(entries) // count)
            columns = [entries[i : i + rows] for i in range(0, len(entries), rows)]
            if sum(_width(column) for column in columns) <= self.console.width + GUTTER:
                return columns
        return [entries]

    def _show_columns(self, columns: Sequence[Sequence[Entry]]) -> None:
        for i in range(len(columns[0])):
            line = Text()
            for column in columns:
                if i < len(column):
                    number, text = f"{column[i].number:>3}  ", clean(column[i].text)
                    line.append(number, STYLES["number"]).append(text.ljust(_width(column) - len(number)))
            line.rstrip()
            self.show(line)

    # Questions ----------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line typed by a person; EOFError when there is nobody."""
        self.console.print(Text(clean(prompt), STYLES["number"]), end="", soft_wrap=True)
        self.console.file.flush()
        try:
            answer = input()
        except EOFError:
            self.console.print()
            raise
        if not sys.stdin.isatty():
            self.line(answer)
        return answer

    def clear(self) -> None:
        """Nothing of what was shown stays to be seen."""
        if self.moving:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """While bots think."""
        return self.console.status(Text(clean(text), STYLES["dim"])) if self.moving else nullcontext()


def _grid(width: int, middle: int) -> Grid:
    """A mark, a name of some width, short facts, and cards, which alone may take several lines."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, width=1)
    grid.add_column(min_width=width, overflow="fold")
    for _ in range(middle):
        grid.add_column(overflow="fold")
    return grid


def _width(column: Sequence[Entry]) -> int:
    """With the number before it and the gutter after."""
    return max(len(entry.text) for entry in column) + 5 + GUTTER

"""`cervelle replay`: a kept game again, as a spectator or a seat saw it."""

from __future__ import annotations

from pathlib import Path

from cervelle.engine.diary import DIGEST_EVERY
from cervelle.engine.table import Table
from cervelle.terminal.arguments import Line
from cervelle.terminal.chart import tell_chart
from cervelle.terminal.coach import tell_turns
from cervelle.terminal.ending import tell_scores
from cervelle.terminal.play import INTERRUPTED
from cervelle.terminal.saves import load
from cervelle.terminal.screen import Screen
from cervelle.terminal.words import wrong


def tell_replay(line: Line, screen: Screen) -> int:
    path = Path(line.place(0))
    data = line.text("--data")
    until = line.number("--until", 0) if line.has("--until") else None
    whole = load(path, data)
    t = whole if until is None else load(path, data, until)
    if line.has("--turns") and t.outcome is None:
        raise wrong("replay-turns-early", n=str(t.n))
    seat = _seat(line, t)
    reader = t.box.name(seat, screen.language) if seat is not None else screen.words("replay-spectator")
    screen.picture([("title", "\t".join([t.box.game.name(screen.language), screen.words("replay-as", reader=reader)]))])
    if line.has("--step"):
        code = _step(screen, t, seat)
        if code is not None:
            return code
    else:
        tell_lines(screen, t.log(seat, screen.language))
        screen.gap()
        screen.picture(t.box.game.pictured(t.view(seat), t.box, screen.language))
        tell_chart(screen, t, seat, whole=True)
    screen.gap()
    if t.outcome is not None:
        tell_scores(screen, t, seat)
        if line.has("--turns"):
            tell_turns(screen, t, seat)
    else:
        screen.line(t.question(None, screen.language).text, "question")
    checked = t.n // DIGEST_EVERY
    screen.say("replay-faithful", moves=t.n, all=str(whole.n), checked=checked)
    return 0


def _seat(line: Line, t: Table) -> int | None:
    if not line.has("--seat"):
        return None
    seat = line.number("--seat", 0, least=1)
    if seat > t.seats:
        raise wrong("replay-seat", found=str(seat), seats=str(t.seats))
    return seat - 1


def _step(screen: Screen, end: Table, seat: int | None) -> int | None:
    """Entry by entry; an exit code if the reader leaves before the end."""
    assert end.diary is not None
    t = end.box.game.start(end.box, end.diary.key)
    lines = t.log(seat, screen.language)
    screen.say("replay-step-how")
    for i in range(end.diary.n + 1):
        tell_lines(screen, lines)
        screen.picture(t.box.game.pictured(t.view(seat), t.box, screen.language))
        tell_chart(screen, t, seat)
        if i == end.diary.n:
            break
        try:
            if screen.ask(screen.words("replay-next", n=str(i), all=str(end.diary.n))).strip().lower() in ("q", "quit", "quitter"):
                return 0
        except EOFError:
            return 0
        except KeyboardInterrupt:
            screen.line()
            return INTERRUPTED
        told = len(t.log(seat, screen.language))
        t.enter(end.diary.entries[i])
        lines = t.log(seat, screen.language)[told:]
    return None


def tell_lines(screen: Screen, lines: list[tuple[int, str, str]]) -> None:
    """Each with the number of the entry that it belongs to, as --until takes it."""
    if screen.plain:
        for n, text, _ in lines:
            screen.line(screen.words("replay-line", n=str(n), text=text))
    else:
        screen.definitions([(str(n), text) for n, text, _ in lines], "dim", 0)

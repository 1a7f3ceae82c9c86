"""Who won, and with what."""

from __future__ import annotations

from cervelle.engine.table import Table
from cervelle.terminal.screen import Screen
from cervelle.terminal.seats import bot_kind, given_name


def tell_scores(screen: Screen, t: Table, reader: int | None) -> None:
    assert t.outcome is not None
    winners = t.outcome.winners
    if t.box.game.together:
        tell_team_score(screen, t)
        return
    names = [t.box.name(seat, screen.language) for seat in winners]
    if reader is not None and reader in winners:
        others = [name for seat, name in zip(winners, names, strict=True) if seat != reader]
        screen.say("end-you-share" if others else "end-you", "winner", names=", ".join(others))
    else:
        screen.say("end-winners", "winner", names=", ".join(names), count=len(names))
    scores = t.outcome.scores
    order = sorted(range(t.seats), key=lambda seat: (seat not in winners, -scores[seat]))
    rows = [[_label(screen, t, seat, reader), str(scores[seat])] for seat in order]
    screen.table([screen.words("end-player"), screen.words("end-score")], rows)


def tell_team_score(screen: Screen, t: Table) -> None:
    """All win or lose, with one score for all."""
    assert t.outcome is not None
    if t.outcome.winners:
        screen.say("end-team-won" if t.seats > 1 else "end-own-won", "winner")
        screen.say("end-team-score" if t.seats > 1 else "end-own-score", score=str(t.outcome.scores[0]))
    else:
        screen.say("end-team-lost" if t.seats > 1 else "end-own-lost", "danger")


def _label(screen: Screen, t: Table, seat: int, reader: int | None) -> str:
    name = t.box.name(seat, screen.language)
    if seat == reader:
        return screen.words("you-named", name=name) if given_name(t.box, seat) else screen.words("you")
    return screen.words("bot-named", name=name) if bot_kind(t.box, seat) else name

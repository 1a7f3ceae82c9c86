"""Advice at a question, and where a game turned."""

from __future__ import annotations

from typing import Final

from cervelle.bots.coach import Advice, Moment, Turn, advise, choice_told, percent_told, told, turning_points
from cervelle.bots.search import Search
from cervelle.engine.bot import LEVELS, Thumb, chances
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.table import Table
from cervelle.terminal.screen import Screen

SHOWN: Final = 5
FUTURES: Final = 200
SECONDS: Final = 0.25
"""How long everybody's chances at one moment are thought about."""


def thumb_of(t: Table) -> Thumb:
    return t.box.game.thumb(LEVELS[-1], **t.box.options)


def advice_for(t: Table, seat: int) -> Advice:
    """It is shown what the seat may know, never the table itself."""
    assert t.diary is not None
    dice = Dice(mixed(t.diary.key, b"coach at %d" % t.n))
    return advise(t.imagine(seat, dice.word()), seat, dice, thumb_of(t))


def tell_advice(screen: Screen, t: Table, seat: int, advice: Advice) -> None:
    screen.line(told(advice, t, seat, screen.language))
    language, shown = screen.language, advice.options[:SHOWN]
    screen.definitions([(percent_told(language, each.chance), choice_told(t, seat, each.action, language)) for each in shown])


# Turning points --------------------------------------------------------------------------------------


def tell_turns(screen: Screen, t: Table, seat: int | None) -> None:
    """Of a game that is over, with the line of the log that tells of each."""
    known: dict[int, Moment] = {}

    def moment_at(n: int) -> Moment:
        if n not in known:
            known[n] = moment_of(t, n)
        return known[n]

    with screen.waiting(screen.words("replay-thinking")):
        turns = turning_points(moment_at, t.n)
    screen.gap()
    screen.say("replay-turns" if turns else "replay-no-turns", "question")
    for turn in turns:
        before, after = (percent_told(screen.language, known[n].chances[turn.seat]) for n in (turn.since, turn.n))
        name = screen.words("replay-team") if t.box.game.together else t.box.name(turn.seat, screen.language)
        text = line_of(t, turn, seat, screen.language)
        screen.say("replay-turn", n=str(turn.n), name=name, before=before, after=after, text=text)


def moment_of(t: Table, n: int) -> Moment:
    """How everybody stood after entry n, as far as someone without a seat could know it."""
    assert t.diary is not None
    then = t.box.game.rebuild(t.box, t.diary.key, t.diary.entries[:n])
    if then.outcome is not None:
        return Moment(chances(then, then.outcome), then.part())
    return Moment(Search(thumb_of(t), FUTURES, SECONDS).foresee(then, Dice(bytes(16))), then.part())


def line_of(t: Table, turn: Turn, seat: int | None, language: str) -> str:
    """What the log tells of a turn: the lines of its last entry that told any."""
    lines = [line for line in t.log(seat, language) if turn.since < line[0] <= turn.n]
    return " ".join([text for n, text, _ in lines if n == lines[-1][0]])

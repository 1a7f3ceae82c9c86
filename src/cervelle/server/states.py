"""What a seat may know, put together for it."""

from __future__ import annotations

from msgspec.structs import replace

from cervelle.engine.orders import cards_of
from cervelle.engine.picture import spoken
from cervelle.engine.table import Table
from cervelle.server.living import Live
from cervelle.server.shapes import Asked, CardText, Fair, Offered, OrderKept, Over, SeatSeen, Settings, State, Told, WhyNot
from cervelle.server.undoing import asking_of, can_undo


def state_of(live: Live, seat: int | None, language: str, since: int, text: bool = True, host: bool = False) -> State:
    """The table now, with the log from entry `since` on, and in words if that is wanted."""
    t = live.table
    n = t.n
    for_all = live.for_all.get(language)
    if for_all is None:
        for_all = live.for_all[language] = _for_all(live, t, language)
        for_all.asking = asking_of(live)
    elif for_all.n != n:
        _move_on(for_all, live, t, language)
        for_all.asking = asking_of(live)
    state = _for_seat(for_all, live, t, _asked(live, seat), seat, language, text)
    state.log = _log(t, seat, language, since, n)
    state.host = host
    state.watching = live.watching
    state.clock = live.clock.seen(live.stored, t)
    if live.alarms:
        state.alarms = live.alarms.seen()
    state.undo = can_undo(live, seat)
    return state


def seats_of(live: Live, language: str) -> list[SeatSeen]:
    return [
        SeatSeen(live.table.box.name(seat, language), live.kind(seat), each.level, live.is_here(seat), each.stand_in, each.colour)
        for seat, each in enumerate(live.seats)
    ]


def settings_of(live: Live) -> Settings:
    kept = live.stored.settings
    return Settings(kept.get("public", False), kept.get("away", 0), kept.get("clock", 0))


def state_at(live: Live, seat: int | None, language: str, since: int, at: int) -> State:
    """What this seat saw after entry number `at`."""
    then = live.past.at(live.table, at)
    asked = seat if seat in then.waiting else None
    state = _for_seat(_for_all(live, then, language), live, then, asked, seat, language, True)
    state.n = at
    state.log = _log(live.table, seat, language, since, at)
    return state


def _for_all(live: Live, t: Table, language: str) -> State:
    """What everyone is told alike."""
    state = State(
        table=live.id,
        game=live.game.id,
        options=t.box.options,
        n=0,
        q=0,
        me=None,
        fair=Fair(live.key_hash, None),
        seats=seats_of(live, language),
        waiting=(),
        view={},
        text=[],
        question=Asked(0, "", "", False, "", "", []),
        choices=[],
        log=[],
        orders={},
        over=None,
        host=False,
        settings=settings_of(live),
        next=live.stored.next_id or None,
        closed=bool(live.stored.closed),
        watching=live.watching,
        talk=live.stored.settings.get("talk", True) is not False,
        veiled=not t.open_to_all,
        clock=None,
        alarms=[],
    )
    _move_on(state, live, t, language)
    return state


def _move_on(state: State, live: Live, t: Table, language: str) -> None:
    """What an entry changes of it."""
    state.n = t.n
    state.q = t.q
    state.waiting = t.waiting
    state.question = _question(t, None, language)
    state.over = None if t.outcome is None else Over(*t.outcome)
    state.fair = Fair(live.key_hash, live.key.hex() if live.is_shown else None)


def _for_seat(for_all: State, live: Live, t: Table, asked: int | None, seat: int | None, language: str, text: bool) -> State:
    """The same, and what this seat alone may know; `asked` is the seat if it is to answer."""
    state = replace(for_all, me=seat, view=t.view(seat))
    if text:
        state.text = [(kind, spoken(line, language)) for kind, line in live.game.pictured(state.view, t.box, language)]
    if asked is not None:
        state.question = _question(t, asked, language)
        state.choices = _choices(t, asked, language)
    if seat in live.orders:
        state.orders = {kind: OrderKept(order.when, sorted(order.cards)) for kind, order in live.orders[seat].items()}
    return state


def _asked(live: Live, seat: int | None) -> int | None:
    """The seat if it is to answer; one that is about to be answered for is not asked at all."""
    return seat if seat is not None and seat in live.table.waiting and live.passes(seat) is None else None


def _question(t: Table, seat: int | None, language: str) -> Asked:
    """As a seat that is asked reads it, or everyone else (None)."""
    q, text, rule = t.question(seat, language)
    kind = "" if t.outcome is not None else t.prompts[t.asked].name
    if seat is None:
        return Asked(q, text, rule, False, kind, "", [])
    words = t.box.words
    lesson = f"{t.voice}-teach-{kind}"
    teach = words.say(language, lesson) if words.has(language, lesson) else ""
    cards = [CardText(card, words.say(language, f"{t.voice}-card-{card}")) for card in cards_of(t, seat)]
    return Asked(q, text, rule, True, kind, teach, cards)


def _choices(t: Table, seat: int, language: str) -> list[Offered]:
    offered = []
    for action, verb, on, text, refusal in t.choices(seat, language):
        offered.append(Offered(action, verb, on, text, None if refusal is None else WhyNot(refusal.rule, refusal.text(language))))
    return offered


def _log(t: Table, seat: int | None, language: str, since: int, at: int) -> list[Told]:
    told = [Told(*line) for line in t.log(seat, language, since, at)]
    later = t.log_later(seat, language, at) if told else []
    for line, text in zip(told[-len(later) :], later, strict=False):
        line.later = text
    for line, on in zip(told, t.log_on(seat, since, at), strict=False):
        line.on = on
    return told

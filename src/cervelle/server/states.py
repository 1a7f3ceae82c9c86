"""What a seat may know, put together for it."""

from __future__ import annotations

from cervelle.engine.orders import cards_of, passes
from cervelle.engine.picture import spoken
from cervelle.engine.table import SPECTATOR, Table
from cervelle.server.living import Live
from cervelle.server.shapes import Asked, CardText, Fair, Offered, OrderKept, Over, SeatSeen, Settings, State, Told, WhyNot
from cervelle.server.undoing import asking_of, can_undo


def state_of(live: Live, seat: int | None, language: str, since: int, text: bool = True, host: bool = False) -> State:
    """The table now, with the log from entry `since` on, and in words if that is wanted."""
    state = _state(live, live.table, seat, language, since, text)
    state.host = host
    state.undo = can_undo(live, seat)
    state.asking = asking_of(live)
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
    state = _state(live, live.past.at(live.table, at), seat, language, since)
    state.n = at
    state.log = _log(live.table, seat, language, since, at)
    return state


def _state(live: Live, t: Table, seat: int | None, language: str, since: int, text: bool = True) -> State:
    over = t.outcome
    view = t.view(seat)
    asked = _asked(live, t, seat)
    return State(
        table=live.id,
        game=live.game.id,
        options=t.box.options,
        n=t.n,
        q=t.q,
        me=seat,
        fair=Fair(live.key_hash, live.key.hex() if live.is_shown else None),
        seats=seats_of(live, language),
        waiting=t.waiting,
        view=view,
        text=_text(live, t, view, language) if text else [],
        question=_question(t, asked, language),
        choices=_choices(t, asked, language),
        log=_log(t, seat, language, since, t.n),
        orders={kind: OrderKept(order.when, sorted(order.cards)) for kind, order in live.orders.get(_number(seat), {}).items()},
        over=None if over is None else Over(over.winners, over.scores),
        host=False,
        settings=settings_of(live),
        next=live.stored.next_id or None,
        closed=bool(live.stored.closed),
        watching=live.watching,
        talk=live.stored.settings.get("talk", True) is not False,
        veiled=not t.open_to_all,
        clock=live.clock.seen(live.stored, t) if t is live.table else None,
    )


def _asked(live: Live, t: Table, seat: int | None) -> int | None:
    """The seat, unless its standing orders are about to answer for it: then it is not asked at all."""
    orders = live.orders.get(_number(seat))
    return seat if seat is None or not orders or t is not live.table or passes(t, seat, orders) is None else None


def _text(live: Live, t: Table, view: dict[str, object], language: str) -> list[tuple[str, str]]:
    return [(kind, spoken(line, language)) for kind, line in live.game.pictured(view, t.box, language)]


def _question(t: Table, seat: int | None, language: str) -> Asked:
    q, text, rule = t.question(seat, language)
    mine = seat is not None and seat in t.waiting
    kind = "" if t.outcome is not None else t.prompts[t.asked].name
    lesson = f"{t.voice}-teach-{kind}"
    teach = t.box.words.say(language, lesson) if mine and t.box.words.has(language, lesson) else ""
    cards = [CardText(card, t.box.words.say(language, f"{t.voice}-card-{card}")) for card in cards_of(t, _number(seat))]
    return Asked(q, text, rule, mine, kind, teach, cards)


def _number(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _choices(t: Table, seat: int | None, language: str) -> list[Offered]:
    if seat is None:
        return []
    offered = []
    for action, verb, on, text, refusal in t.choices(seat, language):
        offered.append(Offered(action, verb, on, text, None if refusal is None else WhyNot(refusal.rule, refusal.text(language))))
    return offered


def _log(t: Table, seat: int | None, language: str, since: int, at: int) -> list[Told]:
    told = [Told(*line) for line in t.log(seat, language, since, at)]
    later = t.log_later(seat, language, at) if told else []
    for line, text in zip(told[-len(later) :], later, strict=False):
        line.later = text
    return told

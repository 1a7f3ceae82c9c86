"""The tables over HTTP. Every answer that is not what was asked for is a `Wrong`: a sentence, a code, a rule."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

import cervelle
from cervelle.engine.bot import LEVELS
from cervelle.engine.game import Game
from cervelle.engine.orders import Order
from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.words import LANGUAGES, preferred_language
from cervelle.server.database import Unreachable
from cervelle.server.faults import Fault as Fault  # noqa: PLC0414
from cervelle.server.house import Closed, House, Live, NewSeat, Unplayable
from cervelle.server.seating import tidy
from cervelle.server.shapes import (
    ActionTaken,
    ActionWanted,
    ChoiceText,
    GameText,
    Language,
    NameWanted,
    OptionText,
    OrderKept,
    OrderWanted,
    Rulebook,
    RuleText,
    SeatWanted,
    Shelf,
    State,
    TableOpened,
    TableWanted,
    TalkWanted,
    Wrong,
)
from cervelle.server.states import state_at, state_of
from cervelle.server.undoing import CannotUndo
from cervelle.server.words import server_words

Lang = Annotated[Language | None, Parameter(query="lang", description="fr or en; else the browser's, else French")]
Since = Annotated[int, Parameter(query="since", ge=0, le=2**31 - 1, description="the log from this entry on")]
Eyes = Annotated[
    int | None,
    Parameter(query="as", ge=0, le=31, description="with this seat's eyes: any, once the game is over or closed"),
]
At = Annotated[int | None, Parameter(query="at", ge=0, le=2**31 - 1, description="what this seat saw after this entry")]
Secret = Annotated[
    str | None, Parameter(header="Authorization", required=False, description="Bearer and the seat's secret; none for a spectator")
]
AnyRequest = Request[Any, Any, Any]
B = TypeVar("B")


def _declared(*statuses: int) -> dict[int, ResponseSpec]:
    """Every answer that is a `Wrong`; a database may always be out of reach, a client may always ask too much, and what is
    written may come from another site's page."""
    wrong = ResponseSpec(data_container=Wrong, description="what is wrong", generate_examples=False)
    return dict.fromkeys((*statuses, 403, 429, 503), wrong)


@get("/games", responses=_declared(400), sync_to_thread=False)
def games(request: AnyRequest, lang: Lang = None) -> Shelf:
    """The shelf: every game with its options, in words."""
    language = language_of(request, lang)
    return Shelf([_game_text(game, language) for game in cervelle.shelf.values()])


@get("/games/{game:str}/rules", responses=_declared(400, 404), sync_to_thread=False)
def rules(request: AnyRequest, game: str, lang: Lang = None) -> Rulebook:
    """The whole rulebook of a game."""
    language = language_of(request, lang)
    found = _game(game)
    return Rulebook(
        [
            RuleText(name, rule.section, rule.title(language), rule.text(language), rule.origin)
            for name, rule in found.rulebook.items()
        ]
    )


@post("/tables", responses=_declared(400, 404, 413))
async def open_table(request: AnyRequest, data: TableWanted, house: House) -> TableOpened:
    """A new table. The secrets of the people's seats, and the host's, are told here, once."""
    data = await _strictly(request, TableWanted)
    settings = {"public": data.public, "away": data.away, "clock": data.clock}
    return TableOpened(*await house.open_table(_game(data.game), data.options, [new_seat(each) for each in data.seats], settings))


@get("/tables/{table:str}", responses=_declared(400, 401, 403, 404, 410))
async def look(
    request: AnyRequest,
    table: str,
    house: House,
    secret: Secret = None,
    lang: Lang = None,
    since: Since = 0,
    at: At = None,
    eyes: Eyes = None,
) -> State:
    """The table as this seat may see it; or any other, once there is nothing to hide."""
    live = await _live(house, table)
    seat = _seat(live, secret)
    if eyes is not None and eyes != seat:
        if not live.is_shown:
            raise Fault(403, "still-hidden")
        if eyes >= live.table.seats:
            raise Fault(404, "no-such-seat", seat=str(eyes))
        seat = eyes
    language = language_of(request, lang)
    if at is None:
        return state_of(live, seat, language, since, host=_is_host(live, secret))
    if at > live.table.n:
        raise Fault(404, "no-moment", at=str(at))
    return state_at(live, seat, language, since, at)


@post("/tables/{table:str}/actions", status_code=200, responses=_declared(400, 401, 403, 404, 409, 410, 413))
async def act(request: AnyRequest, table: str, data: ActionWanted, house: House, secret: Secret = None) -> ActionTaken:
    """Answer the open question q."""
    data = await _strictly(request, ActionWanted)
    live = await _live(house, table)
    return ActionTaken(await house.act(live, _own_seat(live, secret), data.q, data.action))


@post("/tables/{table:str}/seat", status_code=200, responses=_declared(400, 401, 403, 404, 410, 413))
async def rename(
    request: AnyRequest, table: str, data: NameWanted, house: House, secret: Secret = None, lang: Lang = None
) -> State:
    """Give one's own seat a name, and another colour."""
    data = await _strictly(request, NameWanted)
    live = await _live(house, table)
    seat = _own_seat(live, secret)
    await house.rename(live, seat, tidy(data.name), **({"colour": data.colour} if data.colour else {}))
    return state_of(live, seat, language_of(request, lang), live.table.n + 1)


@post("/tables/{table:str}/orders", status_code=200, responses=_declared(400, 401, 403, 404, 410, 413))
async def give_order(
    request: AnyRequest, table: str, data: OrderWanted, house: House, secret: Secret = None
) -> dict[str, OrderKept]:
    """A standing order of one's own seat: when to be asked in reaction windows of a kind. Returns all of them."""
    data = await _strictly(request, OrderWanted)
    live = await _live(house, table)
    seat = _own_seat(live, secret)
    if data.kind not in {prompt.name for prompt in live.table.prompts}:
        raise Fault(400, "no-window", kind=data.kind)
    await house.give_order(live, seat, data.kind, Order(data.when, frozenset(data.cards)))
    return {kind: OrderKept(order.when, sorted(order.cards)) for kind, order in live.orders[seat].items()}


@post("/tables/{table:str}/talk", status_code=200, responses=_declared(400, 401, 403, 404, 410, 413))
async def let_talk(
    request: AnyRequest, table: str, data: TalkWanted, house: House, secret: Secret = None, lang: Lang = None
) -> State:
    """Whether spectators may talk at this table: any of its players may say so."""
    data = await _strictly(request, TalkWanted)
    live = await _live(house, table)
    seat = _own_seat(live, secret)
    await house.let_talk(live, data.spectators)
    return state_of(live, seat, language_of(request, lang), live.table.n + 1)


@get("/tables/{table:str}/record", media_type="text/plain", responses=_declared(400, 404, 409, 410))
async def record(table: str, house: House) -> Response[str]:
    """The whole game as text, once it is over or closed."""
    live = await _live(house, table)
    if not live.is_shown:
        raise Fault(409, "still-live")
    name = f"{live.game.id}-{live.id}.cervelle"
    return Response(live.table.record(), media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _strictly(request: AnyRequest, kind: type[B]) -> B:
    """The body, with none of the conversions (a text to a number, say) that Litestar makes on the way to a handler."""
    return msgspec.json.decode(await request.body(), type=kind)


async def _live(house: House, table: str) -> Live:
    live = await house.find(table)
    if live is None:
        raise Fault(404, "no-table")
    return live


def _game(id: str) -> Game:
    game = cervelle.shelf.get(id)
    if game is None:
        raise Fault(404, "no-game")
    return game


def _seat(live: Live, secret: str | None) -> int | None:
    if secret is None:
        return None
    seat = live.seat_of(_token(secret))
    if seat is None and not _is_host(live, secret):
        raise Fault(401, "no-seat")
    return seat


def _token(secret: str) -> str:
    scheme, _, token = secret.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _is_host(live: Live, secret: str | None) -> bool:
    """The host's secret opens no seat: whoever gives it looks on as a spectator does."""
    return secret is not None and live.is_host(_token(secret))


def new_seat(wanted: SeatWanted) -> NewSeat:
    level = str(wanted.level) if wanted.kind == "bot" else ""
    return NewSeat(level, tidy(wanted.name), wanted.colour or "", wanted.kind == "open")


def _own_seat(live: Live, secret: str | None) -> int:
    seat = _seat(live, secret)
    if seat is None:
        raise Fault(403, "spectator")
    return seat


def _game_text(game: Game, language: str) -> GameText:
    options = [
        OptionText(
            name,
            option.text(language),
            option.default,
            [ChoiceText(choice, option.choice_text(choice, language)) for choice in option.choices],
        )
        for name, option in game.options.items()
    ]
    say = game.words.say
    return GameText(
        game.id,
        game.name(language),
        say(language, "game-pitch"),
        say(language, "game-length"),
        list(game.seats),
        options,
        list(LEVELS),
    )


# What is wrong, in words ---------------------------------------------------------------------------


def language_of(request: AnyRequest, asked: str | None = None) -> str:
    """The language asked for; else the one that the browser prefers; else the machine's."""
    wishes = [asked or request.query_params.get("lang") or "", *request.headers.get("accept-language", "").lower().split(",")]
    for wish in wishes:
        for language in LANGUAGES:
            if wish.strip().startswith(language):
                return language
    return preferred_language()


def wrong(status: int, text: str, why: str, rule: str = "") -> Response[Wrong]:
    return Response(Wrong(text, why, rule), status_code=status, media_type="application/json")


def _fault(request: AnyRequest, fault: Fault) -> Response[Wrong]:
    answer = wrong(fault.status, server_words().say(language_of(request), fault.why, fault.said), fault.why)
    answer.headers.update(fault.headers)
    return answer


def _problem(request: AnyRequest, problem: Problem) -> Response[Wrong]:
    text = problem.text(language_of(request))
    if isinstance(problem, Refusal):
        return wrong(409, text, "refused", problem.rule)
    if isinstance(problem, Closed):
        return wrong(409, text, "closed")
    if isinstance(problem, CannotUndo):
        return wrong(409, text, problem.message)
    if isinstance(problem, Unplayable):
        return wrong(410, text, "unplayable")
    if isinstance(problem, Unreachable):
        return wrong(503, text, problem.message)
    return wrong(400, text, problem.message)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Wrong]:
    status = error.status_code
    if status == 413:
        fault = Fault(413, "too-large")
    elif isinstance(error, NotFoundException):
        fault = Fault(404, "no-page")
    elif status == 405:
        fault = Fault(405, "not-allowed")
    elif status < 500:
        fault = Fault(400, "bad-request", detail=_detail(error))
    else:
        fault = Fault(500, "broken")
    response = _fault(request, fault)
    response.headers.update({name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"})
    return response


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra)[:300]
    return error.detail[:300]


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Wrong]:
    return _fault(request, Fault(400, "bad-request", detail="…"))


def _undecodable(request: AnyRequest, error: Exception) -> Response[Wrong]:
    return _fault(request, Fault(400, "bad-request", detail=str(error)[:300]))


def _unstored(request: AnyRequest, _: Exception) -> Response[Wrong]:
    return _fault(request, Fault(503, "broken"))


handlers: ExceptionHandlersMap = {
    Fault: _fault,
    Problem: _problem,
    HTTPException: http_error,
    RecursionError: _too_deep,
    msgspec.MsgspecError: _undecodable,
    UnicodeDecodeError: _undecodable,
    SQLAlchemyError: _unstored,
}

no_store = ResponseHeader(name="Cache-Control", value="no-store", documentation_only=False)
router = Router(
    "/api", route_handlers=[games, rules, open_table, look, act, rename, give_order, let_talk, record], response_headers=[no_store]
)

"""The tables over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import QueryParameter

import cervelle
from cervelle.engine.bot import LEVELS
from cervelle.engine.game import Game
from cervelle.engine.orders import Order
from cervelle.server.doors import (
    AnyRequest,
    At,
    Eyes,
    Lang,
    Secret,
    declared,
    eyes_of,
    is_host,
    language_of,
    live_at,
    moment_of,
    no_store,
    own_seat,
    strictly,
)
from cervelle.server.faults import Fault
from cervelle.server.house import House, NewSeat
from cervelle.server.seating import tidy
from cervelle.server.shapes import (
    ActionTaken,
    ActionWanted,
    ChoiceText,
    GameText,
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
)
from cervelle.server.states import state_at, state_of

Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1, description="the log from this entry on")]


@get("/games", responses=declared(400), sync_to_thread=False)
def games(request: AnyRequest, lang: Lang = None) -> Shelf:
    """The shelf: every game with its options, in words."""
    language = language_of(request, lang)
    return Shelf([_game_text(game, language) for game in cervelle.shelf.values()])


@get("/games/{game:str}/rules", responses=declared(400, 404), sync_to_thread=False)
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


@post("/tables", responses=declared(400, 404, 413))
async def open_table(request: AnyRequest, data: TableWanted, house: House) -> TableOpened:
    """A new table. The secrets of the people's seats, and the host's, are told here, once."""
    data = await strictly(request, TableWanted)
    settings = {"public": data.public, "away": data.away, "clock": data.clock}
    return TableOpened(*await house.open_table(_game(data.game), data.options, [new_seat(each) for each in data.seats], settings))


@get("/tables/{table:str}", responses=declared(400, 401, 403, 404, 410))
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
    live = await live_at(house, table)
    seat = eyes_of(live, secret, eyes)
    language = language_of(request, lang)
    if at is None:
        return state_of(live, seat, language, since, host=is_host(live, secret))
    return state_at(live, seat, language, since, moment_of(live, at))


@post("/tables/{table:str}/actions", status_code=200, responses=declared(400, 401, 403, 404, 409, 410, 413))
async def act(request: AnyRequest, table: str, data: ActionWanted, house: House, secret: Secret = None) -> ActionTaken:
    """Answer the open question q."""
    data = await strictly(request, ActionWanted)
    live = await live_at(house, table)
    return ActionTaken(await house.act(live, own_seat(live, secret), data.q, data.action))


@post("/tables/{table:str}/seat", status_code=200, responses=declared(400, 401, 403, 404, 410, 413))
async def rename(
    request: AnyRequest, table: str, data: NameWanted, house: House, secret: Secret = None, lang: Lang = None
) -> State:
    """Give one's own seat a name, and another colour."""
    data = await strictly(request, NameWanted)
    live = await live_at(house, table)
    seat = own_seat(live, secret)
    await house.rename(live, seat, tidy(data.name), **({"colour": data.colour} if data.colour else {}))
    return state_of(live, seat, language_of(request, lang), live.table.n + 1)


@post("/tables/{table:str}/orders", status_code=200, responses=declared(400, 401, 403, 404, 410, 413))
async def give_order(
    request: AnyRequest, table: str, data: OrderWanted, house: House, secret: Secret = None
) -> dict[str, OrderKept]:
    """A standing order of one's own seat: when to be asked in reaction windows of a kind. Returns all of them."""
    data = await strictly(request, OrderWanted)
    live = await live_at(house, table)
    seat = own_seat(live, secret)
    if data.kind not in {prompt.name for prompt in live.table.prompts}:
        raise Fault(400, "no-window", kind=data.kind)
    await house.give_order(live, seat, data.kind, Order(data.when, frozenset(data.cards)))
    return {kind: OrderKept(order.when, sorted(order.cards)) for kind, order in live.orders[seat].items()}


@post("/tables/{table:str}/talk", status_code=200, responses=declared(400, 401, 403, 404, 410, 413))
async def let_talk(
    request: AnyRequest, table: str, data: TalkWanted, house: House, secret: Secret = None, lang: Lang = None
) -> State:
    """Whether spectators may talk at this table: any of its players may say so."""
    data = await strictly(request, TalkWanted)
    live = await live_at(house, table)
    seat = own_seat(live, secret)
    await house.let_talk(live, data.spectators)
    return state_of(live, seat, language_of(request, lang), live.table.n + 1)


@get("/tables/{table:str}/record", media_type="text/plain", responses=declared(400, 404, 409, 410))
async def record(table: str, house: House) -> Response[str]:
    """The whole game as text, once it is over or closed."""
    live = await live_at(house, table)
    if not live.is_shown:
        raise Fault(409, "still-live")
    name = f"{live.game.id}-{live.id}.cervelle"
    return Response(live.table.record(), media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _game(id: str) -> Game:
    game = cervelle.shelf.get(id)
    if game is None:
        raise Fault(404, "no-game")
    return game


def new_seat(wanted: SeatWanted) -> NewSeat:
    level = str(wanted.level) if wanted.kind == "bot" else ""
    return NewSeat(level, tidy(wanted.name), wanted.colour or "", wanted.kind == "open")


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


router = Router(
    "/api", route_handlers=[games, rules, open_table, look, act, rename, give_order, let_talk, record], response_headers=[no_store]
)

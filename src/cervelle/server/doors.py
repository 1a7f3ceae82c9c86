"""What every route needs: who asks, in which language, for which table; and what is wrong, in words.

Every answer that is not what was asked for is a `Wrong`: a sentence, a code, a rule.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.words import LANGUAGES, preferred_language
from cervelle.server.database import Unreachable
from cervelle.server.faults import Fault
from cervelle.server.house import House
from cervelle.server.living import Closed, Live, Unplayable
from cervelle.server.shapes import Language, Wrong
from cervelle.server.undoing import CannotUndo
from cervelle.server.words import server_words

Lang = Annotated[Language | None, QueryParameter(name="lang", description="fr or en; else the browser's, else French")]
Secret = Annotated[
    str | None,
    HeaderParameter(name="Authorization", required=False, description="Bearer and the seat's secret; none for a spectator"),
]
Eyes = Annotated[
    int | None,
    QueryParameter(name="as", ge=0, le=31, description="with this seat's eyes: any, once the game is over or closed"),
]
At = Annotated[int | None, QueryParameter(name="at", ge=0, le=2**31 - 1, description="what this seat saw after this entry")]
AnyRequest = Request[Any, Any, Any]
B = TypeVar("B")


def declared(*statuses: int) -> dict[int, ResponseSpec]:
    """Every answer that is a `Wrong`; a database may always be out of reach, a client may always ask too much, and what is
    written may come from another site's page."""
    wrong = ResponseSpec(data_container=Wrong, description="what is wrong", generate_examples=False)
    return dict.fromkeys((*statuses, 403, 429, 503), wrong)


async def strictly(request: AnyRequest, kind: type[B]) -> B:
    """The body, with none of the conversions (a text to a number, say) that Litestar makes on the way to a handler."""
    return msgspec.json.decode(await request.body(), type=kind)


async def live_at(house: House, table: str) -> Live:
    live = await house.find(table)
    if live is None:
        raise Fault(404, "no-table")
    return live


def seat_of(live: Live, secret: str | None) -> int | None:
    if secret is None:
        return None
    seat = live.seat_of(token_of(secret))
    if seat is None and not is_host(live, secret):
        raise Fault(401, "no-seat")
    return seat


def token_of(secret: str) -> str:
    scheme, _, token = secret.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def is_host(live: Live, secret: str | None) -> bool:
    """The host's secret opens no seat: whoever gives it looks on as a spectator does."""
    return secret is not None and live.is_host(token_of(secret))


def own_seat(live: Live, secret: str | None) -> int:
    seat = seat_of(live, secret)
    if seat is None:
        raise Fault(403, "spectator")
    return seat


def eyes_of(live: Live, secret: str | None, eyes: int | None) -> int | None:
    """Whose eyes someone looks with: their own, or any, once there is nothing to hide."""
    seat = seat_of(live, secret)
    if eyes is None or eyes == seat:
        return seat
    if not live.is_shown:
        raise Fault(403, "still-hidden")
    if eyes >= live.table.seats:
        raise Fault(404, "no-such-seat", seat=str(eyes))
    return eyes


def moment_of(live: Live, at: int | None) -> int:
    """The entry asked for; the last one unless another is."""
    if at is not None and at > live.table.n:
        raise Fault(404, "no-moment", at=str(at))
    return live.table.n if at is None else at


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

"""What goes over the wire: checked on the way in, documented on the way out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cervelle.engine.bot import LEVELS

LONGEST_NAME = 40

Language = Literal["fr", "en"]
Level = Literal["beginner", "player", "strategist"]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]

assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


class Wrong(Struct, omit_defaults=True):
    """What is wrong, in a sentence for people, a code for programs, and the rule where a rule says so."""

    text: str
    why: str
    rule: str = ""


class SeatWanted(Struct, forbid_unknown_fields=True):
    kind: Literal["human", "bot"]
    level: Level = "player"
    name: Name = ""


class TableWanted(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=32)]
    options: Annotated[
        dict[str, bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Meta(max_length=200)]],
        Meta(max_length=32),
    ] = {}


class TableOpened(Struct):
    id: str
    secrets: list[str | None]


class ActionWanted(Struct, forbid_unknown_fields=True):
    q: Count
    action: Count


class ActionTaken(Struct):
    n: int


class OrderWanted(Struct, forbid_unknown_fields=True):
    """In windows of this kind: always ask me, never, or only if I could play one of these cards."""

    kind: Annotated[str, Meta(max_length=40)]
    when: Literal["always", "never", "only"]
    cards: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []


class OrderKept(Struct, gc=False):
    when: str
    cards: list[str]


class NameWanted(Struct, forbid_unknown_fields=True):
    name: Name


class ChoiceText(Struct):
    value: bool | int | str
    text: str


class OptionText(Struct):
    name: str
    text: str
    default: bool | int | str
    choices: list[ChoiceText]


class GameText(Struct):
    id: str
    name: str
    pitch: str
    length: str
    seats: list[int]
    options: list[OptionText]
    levels: list[str]


class Shelf(Struct):
    games: list[GameText]


class RuleText(Struct):
    id: str
    section: str
    title: str
    text: str
    origin: str


class Rulebook(Struct):
    rules: list[RuleText]


class SeatSeen(Struct, gc=False):
    name: str
    kind: Literal["human", "bot"]
    level: str
    here: bool


class Fair(Struct, gc=False):
    """SHA-256 of the key that all chance comes from; the key itself once the game is over."""

    hash: str
    key: str | None


class CardText(Struct, gc=False):
    id: str
    text: str


class Asked(Struct, gc=False):
    q: int
    text: str
    rule: str
    mine: bool
    kind: str
    teach: str
    cards: list[CardText]
    """In a reaction window, what one could play: the cards that a standing order may name."""


class WhyNot(Struct, gc=False):
    rule: str
    text: str


class Offered(Struct, gc=False):
    action: int
    verb: str
    on: tuple[str, ...]
    text: str
    why_not: WhyNot | None


class Told(Struct, gc=False):
    n: int
    text: str
    rule: str
    later: str = ""
    """What the log keeps of it once play goes on; empty where that is the text itself."""


class Over(Struct, gc=False):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class State(Struct, gc=False):
    """All that one seat may know of a table, in its language."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    n: int
    q: int
    me: int | None
    fair: Fair
    seats: list[SeatSeen]
    waiting: tuple[int, ...]
    view: dict[str, Any]
    text: list[tuple[str, str]]
    question: Asked
    choices: list[Offered]
    log: list[Told]
    orders: dict[str, OrderKept]
    over: Over | None


class Hello(Struct, forbid_unknown_fields=True):
    """The first frame of a live stream."""

    secrets: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []
    lang: Language = "fr"
    since: Count = 0
    text: bool = True
    """Whether states hold the table in words, too; who shows it as a picture can do without."""


class Frame(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Any later frame: a choice for a seat of this connection, something to point at, another language, or whether the table is
    wanted in words, too."""

    seat: int | None = None
    q: Count | None = None
    action: Count | None = None
    point: Annotated[str, Meta(max_length=60, pattern=r"^[a-z]+(:[a-z0-9-]+)*$")] | None = None
    lang: Language | None = None
    text: bool | None = None
    id: int | Annotated[str, Meta(max_length=100)] | None = None

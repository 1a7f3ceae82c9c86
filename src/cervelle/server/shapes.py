"""What goes over the wire: checked on the way in, documented on the way out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cervelle.engine.bot import LEVELS

LONGEST_NAME = 40
LONGEST_AWAY = 30 * 86_400

Language = Literal["fr", "en"]
Level = Literal["beginner", "player", "strategist"]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Colour = Literal["red", "orange", "gold", "green", "teal", "blue", "violet", "pink"]
Clock = Literal[0, 30, 60, 120, 300]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]

assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


class Wrong(Struct, omit_defaults=True):
    """What is wrong, in a sentence for people, a code for programs, and the rule where a rule says so."""

    text: str
    why: str
    rule: str = ""


class SeatWanted(Struct, forbid_unknown_fields=True):
    """`open`: for whoever comes, from the list of public tables or by the table's link."""

    kind: Literal["human", "bot", "open"]
    level: Level = "player"
    name: Name = ""
    colour: Colour | None = None


class TableWanted(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=32)]
    options: Annotated[
        dict[str, bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Meta(max_length=200)]],
        Meta(max_length=32),
    ] = {}
    public: bool = False
    away: Annotated[int, Meta(ge=0, le=LONGEST_AWAY)] = 0
    clock: Clock = 0


class TableOpened(Struct):
    id: str
    secrets: list[str | None]
    host: str
    """The secret of whoever opened the table."""


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
    colour: Colour | None = None


class TalkWanted(Struct, forbid_unknown_fields=True):
    """Whether those who only watch may talk too."""

    spectators: bool


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


class SectionSeen(Struct):
    face: str
    turn: int
    """Quarter turns clockwise."""
    x: int
    y: int


class SavedMall(Struct):
    name: str
    text: str
    layout: str


class MallSeen(Struct):
    """A mall of Maul of America: what its board needs to draw it, its code, and those that are ready-made."""

    layout: str
    sections: list[SectionSeen]
    faces: dict[str, list[str]]
    ways: list[int]
    width: int
    height: int
    saved: list[SavedMall]


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
    kind: Literal["human", "bot", "open"]
    level: str
    here: bool
    stand_in: str
    """The level of the bot that plays while this person is away."""
    colour: str


class Settings(Struct):
    """Whether the table is on the list for everyone; after how many seconds a bot stands in for someone who is gone, and how
    many there are for each answer (0: never, none)."""

    public: bool = False
    away: int = 0
    clock: int = 0


class Fair(Struct, gc=False):
    """SHA-256 of the key that all chance comes from; the key itself once the game is over or the table closed."""

    hash: str
    key: str | None


class Asking(Struct):
    """Somebody wants to take back: to which entry, who has agreed, and who must."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class CanUndo(Struct):
    """One's own last answer: the entry that one would go back to, and who would have to agree (nobody: it is free)."""

    to: int
    needed: list[int]


class UndoWanted(Struct, forbid_unknown_fields=True):
    to: Count | None = None


class UndoAnswer(Struct, forbid_unknown_fields=True):
    agree: bool


class ForkWanted(Struct, forbid_unknown_fields=True):
    at: Count
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=32)]


class Advised(Struct):
    """A choice, and the chance of winning with it: from 0 to 1, with its standard error, and in percent as people read it."""

    action: int
    text: str
    chance: float
    error: float
    percent: int


class Counsel(Struct):
    """What a coach says to an open question: choices, the best first, and why it is."""

    n: int
    q: int
    choices: list[Advised]
    text: str


class Chances(Struct):
    """Everybody's chance of winning after entry n, as far as someone without a seat could know it."""

    n: int
    chances: list[float]
    part: int
    """Which song or which try at a scenario they are the chances of; moments with another number have other things at stake."""


class RecordKept(Struct):
    id: str


class Checked(Struct):
    """One thing that was looked at; null: it could not be."""

    what: str
    ok: bool | None
    text: str


class Verdict(Struct):
    ok: bool
    text: str
    checks: list[Checked]


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
    on: tuple[str, ...] = ()
    """What it shows of the board, where the game's board plays it back."""


class Over(Struct, gc=False):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class ClockSeen(Struct):
    """Seconds for each answer, and those left to the seats that are being waited for."""

    each: float
    left: dict[int, float]


class AlarmSeen(Struct, gc=False):
    """An event of the game's own clock that the table awaits, and the seconds left; they pass while somebody is connected."""

    event: int
    left: float
    paused: bool


class Line(Struct, omit_defaults=True):
    """Something said: by a seat, by a spectator under a name they gave, or by the house itself."""

    id: int
    seat: int | None
    name: str
    text: str
    house: bool = False


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
    host: bool
    """Whether the caller opened this table."""
    settings: Settings
    next: str | None
    """The rematch."""
    closed: bool
    """Only to be looked at, by any eyes: a record from a file."""
    watching: int
    """Spectators."""
    talk: bool
    """Whether spectators may talk."""
    veiled: bool
    """Whether seats see what others may not: then a device that is handed on hides it first."""
    clock: ClockSeen | None
    alarms: list[AlarmSeen]
    undo: CanUndo | None = None
    asking: Asking | None = None


class Hello(Struct, forbid_unknown_fields=True):
    """The first frame of a live stream. Among the secrets may be the host's."""

    secrets: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=33)] = []
    lang: Language = "fr"
    since: Count = 0
    text: bool = True
    """Whether states hold the table in words, too; who shows it as a picture can do without."""


class Frame(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Any later frame: a choice for a seat of this connection, something to point at, to say (a spectator under a name),
    another language, or whether the table is wanted in words, too."""

    seat: int | None = None
    q: Count | None = None
    action: Count | None = None
    point: Annotated[str, Meta(max_length=60, pattern=r"^[a-z]+(:[a-z0-9-]+)*$")] | None = None
    chat: Annotated[str, Meta(max_length=4000)] | None = None
    name: Name = ""
    lang: Language | None = None
    text: bool | None = None
    id: int | Annotated[str, Meta(max_length=100)] | None = None

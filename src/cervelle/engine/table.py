"""The table machine: an agenda of steps, questions to seats, and the answers that move it on. Knows no game.

This module is compiled by mypyc where speed is wanted, and runs unchanged where it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box
from cervelle.engine.diary import CLOCK, UNDO, Diary, Entry, Line, fresh_entropy
from cervelle.engine.dice import KEY_BYTES, Dice, mixed
from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.verbs import SEAT_NUMBERS
from cervelle.engine.words import Said

T = TypeVar("T", bound="Table")
Step = Callable[..., None]

NOBODY: Final[tuple[int, ...]] = ()
UNANSWERED: Final = -1
NO_ARGUMENT: Final = -1
SPECTATOR: Final = -1
EVERYONE: Final = -2
"""In `redeal`: all seats together, so that only what no seat at all has seen is dealt anew."""


class Outcome(NamedTuple):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Prompt(NamedTuple):
    """A kind of question: its name in the words, and the rule that asks it."""

    name: str
    rule: str


class Question(NamedTuple):
    q: int
    text: str
    rule: str


class Choice(NamedTuple):
    action: int
    verb: str
    on: tuple[str, ...]
    text: str
    why_not: Refusal | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on a table, as plain data.

    A game's table lists its own fields once, in `fields`: whole numbers, texts, tuples, lists of those, lists of such
    lists. Copies, pickles, digests and comparisons are made from that list.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    voice: ClassVar[str] = ""
    prompts: ClassVar[tuple[Prompt, ...]] = ()
    open_to_all: ClassVar[bool] = False
    """Whether every seat sees all that any other does: nothing needs hiding when a device is handed on."""

    def __init__(self, box: Box, key: bytes) -> None:
        self.box: Box = box
        self.seats: int = box.seats
        self.dice: Dice = Dice(key)
        self.agenda: list[Step] = []
        self.arguments: list[int] = []
        self.waiting: tuple[int, ...] = NOBODY
        self.asked: int = 0
        self.q: int = 0
        self.sealed: list[int] = []
        self.outcome: Outcome | None = None
        self.diary: Diary | None = None

    # What a game says of itself ------------------------------------------------------------------

    def open(self) -> None:
        """Schedule the first step."""
        raise NotImplementedError

    def candidates(self, seat: int) -> list[int]:
        """Every choice worth showing to this seat, forbidden ones included, in a stable order."""
        raise NotImplementedError

    def forbids(self, seat: int, action: int) -> str | None:
        """The rule that forbids this candidate, if any."""
        raise NotImplementedError

    def may_forbid(self) -> bool:
        """Whether a rule may forbid any choice of the open question at all; saying no spares `forbids` a look at each."""
        return True

    def resolve(self, seat: int, action: int) -> None:
        """Do what the seat chose."""
        raise NotImplementedError

    def strike(self, event: int) -> str | None:
        """A clock event; returns the rule that forbids it. Games without a clock have none."""
        return "engine.clock"

    def alarms(self) -> list[tuple[int, float]]:
        """The clock events that this table awaits now, as everyone may know, each with the seconds of real time that must pass
        while it is awaited. Whoever keeps the table counts them, and ticks; where there is no real time, nothing comes."""
        return []

    def about(self, seat: int) -> dict[str, Said]:
        """What the open question talks of, as this seat may know it."""
        return {}

    def touched(self, seat: int) -> dict[str, int]:
        """Numbers that the `on` of verbs may name besides their own."""
        return {"me": seat}

    def sight(self, seat: int) -> dict[str, object]:
        """What this seat (or a SPECTATOR) may see, built up from nothing."""
        raise NotImplementedError

    def role(self, seat: int) -> str:
        """Whom this seat plays (a character, a side), where games tell them apart; message `role-…` names them."""
        return ""

    def ending(self) -> str:
        """How the game ended, where games tell several ways apart; message `ending-…` names them."""
        return ""

    def part(self) -> int:
        """Which part of the game is at stake, where it is won or lost part by part: a song, a try at a scenario."""
        return 0

    def fading(self) -> tuple[str, ...]:
        """The log lines that tell what is for players to remember: once play goes on, the log says only their `.later`."""
        return ()

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal anew, with these dice, what the seat does not know; keep what it has learned. For a seat, what is dealt is the
        same whatever lies there in truth: sort what is unknown before it is shuffled."""
        raise NotImplementedError

    # For the rules ---------------------------------------------------------------------------------

    def then(self: T, *steps: Callable[[T], None]) -> None:
        """These steps, in reading order, before whatever was already to come."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])
            self.arguments.append(NO_ARGUMENT)

    def then_with(self: T, step: Callable[[T, int], None], argument: int) -> None:
        """A step that needs one small number, zero or more."""
        self.agenda.append(step)
        self.arguments.append(argument)

    def ask(self, seat: int, prompt: int) -> None:
        self.waiting = (seat,)
        self.asked = prompt

    def ask_all(self, seats: tuple[int, ...], prompt: int) -> None:
        """All of them at once: answers stay sealed until the last is in, then resolve in seat order."""
        self.waiting = seats
        self.asked = prompt
        self.sealed = [UNANSWERED] * self.seats

    def ask_any(self, seats: tuple[int, ...], prompt: int) -> None:
        """All of them, but one answer is enough: whoever is first."""
        self.waiting = seats
        self.asked = prompt

    def finish(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.outcome = Outcome(winners, scores)
        self.waiting = NOBODY
        self.agenda.clear()
        self.arguments.clear()

    def tell(self, message: str, rule: str, who: int = -1, what: int = 0, whom: int = -1) -> None:
        """A log line for all."""
        if self.diary is not None:
            self.diary.lines.append(Line(self.diary.n, message, rule, who, what, whom, False))

    def tell_apart(self, message: str, rule: str, who: int, what: int) -> None:
        """A log line in which only `who` learns `what`."""
        if self.diary is not None:
            self.diary.lines.append(Line(self.diary.n, message, rule, who, what, -1, True))

    # For players, bots and searches ------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many entries the record has. It never falls."""
        return self.diary.n if self.diary is not None else 0

    def owes(self, seat: int) -> bool:
        """Whether this seat is still to answer."""
        # Compiled, this is three times as fast as `in` or `any`, and every decision asks it.
        for s in self.waiting:  # noqa: SIM110
            if s == seat:
                return True
        return False

    def actions(self, seat: int) -> list[int]:
        """The legal choices of a seat that owes an answer."""
        if not self.owes(seat):
            return []
        legal = self.candidates(seat)
        if not self.may_forbid():
            return legal
        for i in range(len(legal)):
            if self.forbids(seat, legal[i]) is not None:
                return legal[:i] + [action for action in legal[i + 1 :] if self.forbids(seat, action) is None]
        return legal

    def why_not(self, seat: int, action: int) -> Refusal | None:
        rule = self._refused(seat, action)
        return None if rule is None else self._refusal(seat, action, rule)

    def _refusal(self, seat: int, action: int, rule: str) -> Refusal:
        said: dict[str, Said] = {} if rule.startswith("engine.") else self.said(seat, action)
        return Refusal(rule, self.box, said, seat)

    def act(self, seat: int, action: int) -> None:
        """Play a choice, or raise the Refusal and leave the table as it was."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise refusal
        self.play(seat, action)

    def play(self, seat: int, action: int) -> None:
        """Play a choice just offered: no second look."""
        rolled = self.dice.at
        if self.diary is not None:
            self.diary.enter(seat, action)
        if not self.sealed:
            self.waiting = NOBODY
            self.q += 1
            self.resolve(seat, action)
            self.run()
        else:
            self.sealed[seat] = action
            self.waiting = tuple([s for s in self.waiting if s != seat])
            if not self.waiting:
                self._unseal()
        if self.diary is not None:
            self._entered(self.diary, self.dice.at != rolled)

    def tick(self, event: int) -> None:
        """The clock speaks; recorded like a move. A question that the event calls off is closed."""
        rolled = self.dice.at
        if self.diary is not None:
            self.diary.enter(CLOCK, event)
        rule = self._struck(event)
        if rule is not None:
            if self.diary is not None:
                self.diary.entries.pop()
            raise Refusal(rule, self.box, {})
        if not self.waiting:
            self.sealed = []
            self.q += 1
        self.run()
        if self.diary is not None:
            self._entered(self.diary, self.dice.at != rolled)

    def _struck(self, event: int) -> str | None:
        """The rule that forbids this event, if any; else it has happened."""
        if self.outcome is not None:
            return "engine.over"
        return self.strike(event)

    def _entered(self, diary: Diary, rolled: bool) -> None:
        """What is noted after an entry: whether it used any chance, and now and then a digest."""
        if rolled:
            diary.rolled = diary.n
        if diary.is_digest_due():
            diary.digests.append(self.digest())

    def enter(self, entry: Entry) -> None:
        """An entry of a record, made again."""
        who, what, entropy = entry
        if who == UNDO:
            self.undo(what, entropy)
            if self.diary is not None and self.diary.entries[-1] != entry:
                raise Problem("undo-entropy")
        elif who == CLOCK:
            self.tick(what)
        else:
            self.act(who, what)

    def run(self) -> None:
        """Take steps until someone is asked or the game is over."""
        while not self.waiting and self.outcome is None:
            if not self.agenda:
                raise RuntimeError(f"{self.box.game.id}: nothing is left to do, and the game is not over")
            step = self.agenda.pop()
            argument = self.arguments.pop()
            if argument == NO_ARGUMENT:
                step(self)
            else:
                step(self, argument)

    def _unseal(self) -> None:
        """engine.sealed  The last answer is in: all of them apply, in seat order."""
        answers = self.sealed
        self.sealed = []
        self.q += 1
        for seat in range(self.seats):
            if answers[seat] != UNANSWERED:
                self.resolve(seat, answers[seat])
        self.run()

    def _refused(self, seat: int, action: int) -> str | None:
        """The refusals that every game shares, then the game's own."""
        if self.outcome is not None:
            return "engine.over"
        if seat < 0 or seat >= self.seats:
            return "engine.seat"
        if not self.owes(seat):
            return "engine.turn"
        if action not in self.candidates(seat):
            return "engine.choice"
        return self.forbids(seat, action)

    # What people read --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, object]:
        """Plain JSON data: all that this seat may know, or what a spectator may (None)."""
        return self.sight(SPECTATOR if seat is None else seat)

    def question(self, seat: int | None, language: str) -> Question:
        """What this seat is asked; for anyone else, whom the table is waiting for."""
        if self.outcome is not None:
            return Question(self.q, self.box.words.say(language, "game-over"), "engine.over")
        prompt = self.prompts[self.asked]
        if seat is not None and seat in self.waiting:
            text = self.box.say(language, f"{self.voice}-ask-{prompt.name}", self.about(seat))
        else:
            names = ", ".join([self.box.name(s, language) for s in self.waiting])
            text = self.box.words.say(language, "waiting-for", {"names": names})
        return Question(self.q, text, prompt.rule)

    def choice(self, seat: int, action: int, language: str) -> Choice:
        return self._choice(seat, action, language, self._refused(seat, action))

    def choices(self, seat: int, language: str) -> list[Choice]:
        """Every candidate of a seat that owes an answer."""
        if not self.owes(seat):
            return []
        return [self._choice(seat, action, language, self.forbids(seat, action)) for action in self.candidates(seat)]

    def _choice(self, seat: int, action: int, language: str, rule: str | None) -> Choice:
        verb, numbers = self.box.verbs.read(action)
        name = f"{self.voice}-do-{verb.name}"
        if numbers.get("whom") == seat and self.box.words.has(language, name + ".you"):
            name += ".you"
        text = self.box.say(language, name, self.said(seat, action))
        named = self.touched(seat) | numbers
        on = tuple([place.format_map(named) if "{" in place else place for place in verb.on])
        return Choice(action, verb.name, on, text, None if rule is None else self._refusal(seat, action, rule))

    def log(self, seat: int | None, language: str, since: int = 0, at: int | None = None) -> list[tuple[int, str, str]]:
        """Lines (n, text, rule) told by the entries from number `since` on; 0 is the set-up. As the log stood after entry `at`."""
        if self.diary is None:
            return []
        now = self.n if at is None else at
        box, voice, fading = self.box, self.voice, self.fading()
        told = self.diary.told(since, now)
        return [line.told(box, voice, seat, language, line.n < now and line.message in fading) for line in told]

    def log_later(self, seat: int | None, language: str, at: int) -> list[str]:
        """What the log will keep of each line of entry `at` once play goes on; empty where that is the line itself.
        Nothing at all in a game where none fades."""
        box, voice, fading = self.box, self.voice, self.fading()
        if self.diary is None or not fading:
            return []
        told = self.diary.told(at, at)
        return [line.told(box, voice, seat, language, True)[1] if line.message in fading else "" for line in told]

    def log_on(self, seat: int | None, since: int = 0, at: int | None = None) -> list[tuple[str, ...]]:
        """What each line of the log shows of the board, for boards that play it back; nothing at all where a game shows nothing."""
        shown = self.box.game.shown
        if self.diary is None or shown is None:
            return []
        told = self.diary.told(since, self.n if at is None else at)
        return [() if line.veiled and seat != line.who else shown(line.message, line.what) for line in told]

    def said(self, seat: int, action: int) -> dict[str, Said]:
        """What a choice talks of: the subject of its question, and its own numbers."""
        said = self.about(seat)
        for name, number in self.box.verbs.read(action)[1].items():
            said[name] = number if name in SEAT_NUMBERS else str(number)
        return said

    # Copies, imaginations, records -------------------------------------------------------------------

    def copy(self: T) -> T:
        """The same table without its log and history."""
        other: T = self.__class__.__new__(self.__class__)
        other.become(self)
        other.diary = None
        other.dice = self.dice.twin()
        return other

    def become(self, other: Table) -> None:
        """Take over all that lies on the other table, its very dice included."""
        self.box = other.box
        self.seats = other.seats
        self.dice = other.dice
        self.agenda = other.agenda[:]
        self.arguments = other.arguments[:]
        self.waiting = other.waiting
        self.asked = other.asked
        self.q = other.q
        self.sealed = other.sealed[:]
        self.outcome = other.outcome
        self.take_over(other)

    def take_over(self, other: Table) -> None:
        """A game's own fields. One that is simulated by the hundred thousand may write them out: names are slow, compiled."""
        for name in self.fields:
            value: Any = getattr(other, name)
            if type(value) is list:
                things: list[Any] = value
                things = things[:]
                if things and type(things[0]) is list:
                    for i in range(len(things)):
                        inner: list[Any] = things[i]
                        things[i] = inner[:]
                value = things
            setattr(self, name, value)

    def imagine(self: T, seat: int | None, seed: int) -> T:
        """A table that looks the same to this seat, with everything it does not know dealt anew, future rolls included."""
        # Longer than any key of a game, so that no imagination rolls as a game does, and nothing to work out before the first roll.
        dice = Dice(seed.to_bytes(KEY_BYTES + 1, "little", signed=True))
        who = SPECTATOR if seat is None else seat
        other: T = self.__class__.__new__(self.__class__)
        other.become(self)
        other.diary = None
        other.dice = dice
        other.redeal(who, dice)
        for s in range(len(other.sealed)):
            if s != who and other.sealed[s] != UNANSWERED:
                legal = [a for a in other.candidates(s) if other.forbids(s, a) is None]
                other.sealed[s] = legal[dice.below(len(legal))]
        return other

    def undo(self, to: int, entropy: bytes = b"") -> None:
        """engine.undo  Back to what lay here after entry `to`.

        The record only grows; what nobody had seen by then is decided afresh. With entropy one may also go "back" to where
        one is: then only chance is fresh.
        """
        diary = self.diary
        if diary is None or to < 0 or to > diary.n or (to == diary.n and not entropy):
            raise Problem("undo-where", to=str(to), n=str(self.n))
        message = "undone" if to < diary.n else "afresh"
        before = self.box.game.rebuild(self.box, diary.key, diary.entries[:to])
        if not entropy and before.dice != self.dice:
            entropy = fresh_entropy()
        diary.entries.append((UNDO, to, entropy))
        self.become(before)
        self.go_on_from(diary.n, entropy)
        self.tell(message, "engine.undo", -1, to)
        self._entered(diary, bool(entropy))

    def go_on_from(self, undo: int, entropy: bytes) -> None:
        """After going back, by entry number `undo`: a question that was never asked before, and fresh chance if some was undone.

        Numbers of questions grow by one for one entry or more, so that of the entry is still unused.
        """
        self.q = undo
        if entropy:
            self.dice = Dice(mixed(entropy, b"dice"))
            self.redeal(EVERYONE, Dice(entropy))

    def record(self) -> str:
        """The whole game as text: save, replay, bug report and training trace in one."""
        if self.diary is None:
            raise Problem("record-of-a-copy")
        return self.diary.record(self.box)

    def state(self) -> list[object]:
        """All that lies on the table, in plain values."""
        steps = [(step.__name__, argument) for step, argument in zip(self.agenda, self.arguments, strict=True)]
        machine: list[object] = [steps, self.waiting, self.asked, self.q, self.sealed]
        machine.append(None if self.outcome is None else tuple(self.outcome))
        machine.append((self.dice.key, self.dice.at))
        return machine + [getattr(self, name) for name in self.fields]

    def digest(self) -> str:
        return sha256(repr(self.state()).encode()).hexdigest()[:8]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.voice == other.voice and self.box == other.box and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[object, ...]:
        agenda = (self.agenda, self.arguments)
        question = (self.waiting, self.asked, self.q, self.sealed)
        machine = (self.dice, *agenda, *question, self.outcome, self.diary)
        return unpickled, (self.__class__, self.box, machine, [getattr(self, name) for name in self.fields])


def unpickled(kind: type[Table], box: Box, machine: Any, values: list[Any]) -> Table:
    t = kind(box, machine[0].key)
    t.dice, t.agenda, t.arguments, t.waiting, t.asked, t.q, t.sealed, t.outcome, t.diary = machine
    for name, value in zip(t.fields, values, strict=True):
        setattr(t, name, value)
    return t


def playout(t: Table, dice: Dice) -> int:
    """Play uniformly at random to the end; returns the number of decisions."""
    decisions = 0
    while t.outcome is None:
        seat = t.waiting[0]
        legal = t.actions(seat)
        t.play(seat, legal[dice.below(len(legal))])
        decisions += 1
    return decisions

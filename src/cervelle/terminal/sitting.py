"""A game in front of one screen: bots answer by themselves, people in turn, and everything is kept after each answer."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

from cervelle.engine.diary import Diary
from cervelle.engine.orders import NEVER, ONLY, cards_of, passes
from cervelle.engine.orders import Order as Standing
from cervelle.engine.table import Choice, Table
from cervelle.engine.undo import last_decision
from cervelle.engine.window import WindowTable
from cervelle.terminal.chart import tell_chart
from cervelle.terminal.coach import advice_for, tell_advice
from cervelle.terminal.library import found_rules, tell_rule
from cervelle.terminal.menu import GAP, UNLISTED, Entry, difference, menu, named, together
from cervelle.terminal.orders import Order, read_order
from cervelle.terminal.saves import save
from cervelle.terminal.screen import ON_REQUEST, READ_ALOUD, UNREMARKABLE, Screen
from cervelle.terminal.seats import bot_dice, humans, thinkers

MOST_ENTRIES = 16
MOST_SPOKEN = 9
FEWEST_NEWS = 4
FEWEST_BEFORE_CHART = 12
"""Where a plan is drawn the table does not fit on one screen anyway."""
ROWS_BESIDES = 6
"""What a question needs on the screen besides the table and the choices."""
ROWS_OF_OPENING = 7
MOST_RULES = 3
STEP = "walked"
"""The line of the log that tells of a step and nothing else."""
TRIALS = 7
"""How often a choice is imagined to find the rule that usually carries it out."""


class Left(Exception):
    """The players leave the table."""


class Sitting:
    def __init__(self, screen: Screen, t: Table, path: Path) -> None:
        self.screen = screen
        self.t = t
        self.path = path
        self.people = humans(t.box)
        self.bots = thinkers(t.box)
        self.read: dict[int | None, int] = {}
        """How many lines of the log each reader has been shown."""
        self.shown: dict[int | None, list[tuple[str, str]]] = {}
        """The table as each reader last saw it."""
        self.reader: int | None = None
        self.secret = False
        """Whether the screen shows what not everyone may see."""
        self.saved = -1
        self.standing: dict[int, dict[str, Standing]] = {seat: {} for seat in self.people}
        """Each person's standing orders, kept as long as they sit here."""
        self.steps: list[tuple[int, ...]] = []
        """The choices left after each step of narrowing down."""

    @property
    def language(self) -> str:
        return self.screen.language

    @property
    def spectator(self) -> int | None:
        """Who reads what is for nobody in particular: the only person, or a spectator's eyes for several."""
        return self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        self.save()
        while self.t.outcome is None:
            self._bots_answer()
            self.save()
            waiting = [seat for seat in self.people if seat in self.t.waiting]
            if waiting:
                passing = passes(self.t, waiting[0], self.standing[waiting[0]])
                if passing is None:
                    self._ask(waiting[0])
                else:
                    self.t.act(waiting[0], passing)
                self.save()

    def save(self) -> None:
        if self.t.n != self.saved:
            save(self.t, self.path)
            self.saved = self.t.n

    def _bots_answer(self) -> None:
        t = self.t
        assert t.diary is not None
        with self.screen.waiting(self.screen.words("thinking")):
            while asked := [seat for seat in t.waiting if seat in self.bots]:
                t.act(asked[0], self.bots[asked[0]].answer(t, asked[0], bot_dice(t.diary.key, asked[0], t.n)))

    # A question -------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Until something is chosen, or taken back."""
        self._bring(seat)
        self.secret = self.secret or self._has_secrets(seat)
        self.tell_news(seat)
        self._tell_table(seat)
        self._tell_question(seat)
        n = self.t.n
        while self.t.n == n:
            order = read_order(self.screen.ask(self._prompt(seat)))
            if order.name == "choose":
                self._choose(seat, order.number)
            elif order.name == "undo":
                self.undo([seat])
            elif order.name == "coach":
                self._advise(seat)
            elif order.name in ("never", "only", "always"):
                self._stand(seat, order)
            elif order.name == "unknown" and (self._goes(seat, order.about) or self._names(seat, order.about)):
                continue
            else:
                self.obey(order, seat)

    def _stand(self, seat: int, order: Order) -> None:
        """Be asked no more in windows like this one, or only for one card; or be asked everything again."""
        if order.name == "always":
            self.standing[seat].clear()
            self.screen.say("orders-always")
            return
        cards = cards_of(self.t, seat)
        if not cards:
            self.screen.say("orders-no-window")
            return
        named: frozenset[str] = frozenset()
        if order.name == "only":
            entries = self._entries(seat)
            actions = [choice.action for choice in entries[order.number - 1].choices] if 1 <= order.number <= len(entries) else []
            assert isinstance(self.t, WindowTable)
            named = frozenset(card for action in actions if (card := self.t.card_played(action)) in cards)
            if not named:
                self.screen.say("no-such-number", most=str(len(entries)))
                return
        self.standing[seat][self.t.prompts[self.t.asked].name] = Standing(ONLY if named else NEVER, named)
        self.screen.say("orders-only" if named else "orders-never")
        passing = passes(self.t, seat, self.standing[seat])
        if passing is not None:
            self.t.act(seat, passing)

    def _advise(self, seat: int) -> None:
        """The best choices with their chances, and why; nobody is advised against other people."""
        if len(self.people) > 1:
            self.screen.say("coach-off")
            return
        with self.screen.waiting(self.screen.words("coach-thinking")):
            advice = advice_for(self.t, seat)
        tell_advice(self.screen, self.t, seat, advice)

    def _prompt(self, seat: int) -> str:
        name = self.t.box.name(seat, self.language)
        message = "prompt" if len(self.people) == 1 else "prompt-named"
        return self.screen.words(message + ("-plain" if self.screen.plain else ""), name=name)

    def _bring(self, seat: int) -> None:
        """Several people share the screen: what one may see is gone before the next one looks."""
        if len(self.people) > 1 and seat != self.reader:
            name = self.t.box.name(seat, self.language)
            if self.secret or self._has_secrets(seat):
                if self.reader is not None:
                    self.screen.clear()
                while True:
                    order = read_order(self.screen.ask(self.screen.words("pass-screen", name=name)))
                    if order.name == "quit":
                        raise Left
                    if order.name == "repeat":
                        break
                self.shown.pop(seat, None)
            self.secret = False
        self.reader = seat

    def _has_secrets(self, seat: int) -> bool:
        mine, public = self.t.view(seat), self.t.view(None)
        return any(mine[key] != public.get(key) for key in mine if key != "me")

    def _choose(self, seat: int, number: int) -> None:
        entries = self._entries(seat)
        if number == 0 and self.steps:
            self.steps.pop()
            self._tell_question(seat)
        elif not 1 <= number <= len(entries):
            self.screen.say("no-such-number", most=str(len(entries)))
        elif len(entries[number - 1].choices) > UNLISTED:
            self._tell_how_to_name(entries[number - 1])
        elif len(entries[number - 1].choices) > 1:
            self.steps.append(tuple(choice.action for choice in entries[number - 1].choices))
            self._tell_question(seat)
        else:
            self._act(seat, entries[number - 1].choices[0], number)

    def _act(self, seat: int, choice: Choice, number: int) -> None:
        if choice.why_not is not None:
            self.screen.say("refused", reason=choice.why_not.text(self.language), number=str(number))
            return
        self.steps.clear()
        self.t.act(seat, choice.action)

    def _names(self, seat: int, typed: str) -> bool:
        """A choice by words of its text; several that have them are the next step."""
        found = named(self._choices(seat), typed)
        if len(found) == 1:
            entries = self._entries(seat)
            number = next(entry.number for entry in entries if any(each.action == found[0].action for each in entry.choices))
            self._act(seat, found[0], number)
        elif found:
            self.steps.append(tuple(choice.action for choice in found))
            self._tell_question(seat)
        return bool(found)

    def _goes(self, seat: int, typed: str) -> bool:
        """The way to a place, choice by choice, as long as nothing else happens."""
        t = self.t
        routed = t.box.game.routed
        way = routed(t.view(seat), t.box, typed) if routed is not None and not self.steps else []
        assert t.diary is not None
        asked, told = t.asked, len(t.diary.lines)
        for action in way:
            quiet = all(line.message == STEP for line in t.diary.lines[told:])
            if seat in t.waiting and t.asked == asked and quiet and t.why_not(seat, action) is None:
                t.act(seat, action)
        return bool(way)

    def _choices(self, seat: int) -> list[Choice]:
        choices = self.t.choices(seat, self.language)
        return [choice for choice in choices if choice.action in self.steps[-1]] if self.steps else choices

    def _entries(self, seat: int) -> list[Entry]:
        choices = self._choices(seat)
        return menu(choices, self.t.box.verbs, MOST_SPOKEN if self.screen.plain else MOST_ENTRIES, self._many(choices))

    def _many(self, choices: list[Choice]) -> dict[str, str]:
        """What the choices of a verb are called together, where the game has a word for that."""
        words = self.t.box.words
        names = {choice.verb: f"{self.t.voice}-do-{choice.verb}.many" for choice in choices}
        return {verb: words.say(self.language, name) for verb, name in names.items() if words.has(self.language, name)}

    def _tell_question(self, seat: int) -> None:
        self.screen.gap()
        if self.steps:
            self.screen.line(self._step_label(seat), "question")
        else:
            self.screen.line(self.t.question(seat, self.language).text, "question")
        entries = self._entries(seat)
        self.screen.choices([entry for entry in entries if len(entry.choices) <= UNLISTED])
        for entry in entries:
            if len(entry.choices) > UNLISTED:
                self._tell_how_to_name(entry)
        if self.steps:
            self.screen.say("step-back-plain" if self.screen.plain else "step-back", "dim")

    def _step_label(self, seat: int) -> str:
        """What the choices that are left are called together."""
        choices = self._choices(seat)
        verb = choices[0].verb
        whole = [choice for choice in self.t.choices(seat, self.language) if choice.verb == verb]
        many = self._many(choices) if choices == whole else {}
        return many.get(verb) or together([choice.text for choice in choices], GAP)

    def _tell_how_to_name(self, entry: Entry) -> None:
        legal = [choice.text for choice in entry.choices if choice.why_not is None]
        self.screen.say("type-words", "dim", text=entry.text, count=len(legal), example=difference(legal) if legal else "")

    # What happened, and how things stand -----------------------------------------------------------------

    def tell_news(self, reader: int | None) -> None:
        """The lines of the log that this reader has not seen yet; on a terminal, as many as leave room for the question."""
        lines = self.t.log(reader, self.language)
        start = self.read.get(reader, 0) if reader is not None else max(self.read.values(), default=0)
        self.read[reader] = len(lines)
        if self.screen.moving and reader is not None and self.t.outcome is None:
            picture = self.t.box.game.pictured(self.t.view(reader), self.t.box, self.language)
            choices = min(len(self.t.candidates(reader)), MOST_ENTRIES // 2)
            taken = len(picture) + choices + ROWS_BESIDES + (0 if self.shown else ROWS_OF_OPENING)
            fewest = FEWEST_NEWS if self.t.box.game.charted is None else FEWEST_BEFORE_CHART
            room = max(fewest, self.screen.console.height - taken)
            if len(lines) - start > room:
                self.screen.say("news-left-out", "dim", count=len(lines) - start - room + 1)
                start = len(lines) - room + 1
        self._tell_lines(lines, start)

    def _tell_lines(self, lines: list[tuple[int, str, str]], start: int) -> None:
        letter = self.screen.words("log-letter")
        if self.screen.plain:
            for i in range(start, len(lines)):
                self.screen.line(f"{lines[i][1]} {letter}{i + 1}")
        elif lines[start:]:
            self.screen.definitions([(f"{letter}{i + 1}", lines[i][1]) for i in range(start, len(lines))], "dim", 0)

    def _tell_table(self, seat: int) -> None:
        """Aloud, only what has changed; on a screen all of it, unless it is still there to be seen."""
        picture = self.t.box.game.pictured(self.t.view(seat), self.t.box, self.language)
        last = self.shown.get(seat)
        self.shown[seat] = picture
        if self.screen.plain:
            self.screen.picture([line for line in picture if last is None or (line not in last and line[0] in READ_ALOUD)])
        elif last is None or any(line not in last and line[0] not in UNREMARKABLE for line in picture):
            self.screen.gap()
            self.screen.picture([line for line in picture if line[0] not in ON_REQUEST])
            tell_chart(self.screen, self.t, seat)

    # Orders -----------------------------------------------------------------------------------------------

    def obey(self, order: Order, reader: int | None) -> None:
        """All that may be typed without changing the game."""
        screen, name = self.screen, order.name
        if name == "quit":
            raise Left
        if name == "language":
            screen.language = order.about
            self._repeat(reader)
        elif name == "repeat":
            self._repeat(reader)
        elif name == "table":
            screen.picture(self.t.box.game.pictured(self.t.view(reader), self.t.box, self.language))
            tell_chart(screen, self.t, reader, whole=True)
        elif name == "log":
            self._tell_lines(self.t.log(reader, self.language), 0)
        elif name == "where":
            screen.say("where", file=str(self.path))
        elif name == "help":
            self._tell_help()
        elif name.startswith("why"):
            self._tell_why(order, reader)
        else:
            screen.say("not-understood", found=order.about[:40])

    def _repeat(self, reader: int | None) -> None:
        if reader is not None and reader in self.t.waiting:
            self._tell_question(reader)

    def _tell_help(self) -> None:
        words = self.screen.words
        told = (*ORDERS_TOLD, "never") if isinstance(self.t, WindowTable) else ORDERS_TOLD
        self.screen.definitions([(words(f"order-{each}"), words(f"order-{each}.means")) for each in told])

    def _tell_why(self, order: Order, reader: int | None) -> None:
        game, screen = self.t.box.game, self.screen
        if order.name == "why":
            tell_rule(screen, game, self.t.question(reader, self.language).rule)
        elif order.name == "why-line":
            lines = self.t.log(reader, self.language)
            if 1 <= order.number <= len(lines):
                screen.line(lines[order.number - 1][1])
                tell_rule(screen, game, lines[order.number - 1][2])
            else:
                screen.say("no-such-line", most=str(len(lines)))
        elif order.name == "why-choice" and reader is not None:
            self._tell_why_choice(reader, order.number)
        else:
            found = found_rules(game, order.about, self.language)
            for rule in found[:MOST_RULES]:
                tell_rule(screen, game, rule)
            if len(found) > MOST_RULES:
                screen.say(
                    "rules-more", count=len(found) - MOST_RULES, command=f"cervelle rules {game.id} {shlex.quote(order.about)}"
                )
            elif not found:
                screen.say("rules-none", game=game.id, found=order.about[:60])

    def _tell_why_choice(self, seat: int, number: int) -> None:
        """The rule that forbids it, or the one that carries it out."""
        entries = self._entries(seat)
        if not 1 <= number <= len(entries):
            self.screen.say("no-such-number", most=str(len(entries)))
            return
        entry = entries[number - 1]
        refusal = entry.choices[0].why_not if entry.refused else None
        if refusal is None:
            self.screen.say("allowed", text=entry.text)
            one = len(entry.choices) == 1
            rule = rule_of(self.t, seat, entry.choices[0].action) if one else self.t.question(seat, self.language).rule
            tell_rule(self.screen, self.t.box.game, rule)
        else:
            self.screen.say("refused-plain", text=entry.text, reason=refusal.text(self.language))
            tell_rule(self.screen, self.t.box.game, refusal.rule)

    def undo(self, seats: list[int]) -> None:
        """Back to before the last decision of one of these seats."""
        to = last_decision(self.t, seats)
        if to is None:
            self.screen.say("undo-nothing")
            return
        self.steps.clear()
        self.t.undo(to)
        assert self.t.diary is not None
        self.screen.say("undo-afresh" if self.t.diary.entries[-1][2] else "undo-same")


ORDERS_TOLD = (
    "number",
    "words",
    "why",
    "why-choice",
    "why-line",
    "why-word",
    "repeat",
    "table",
    "log",
    "coach",
    "undo",
    "where",
    "language",
    "quit",
)


def rule_of(t: Table, seat: int, action: int) -> str:
    """The rule by which a choice is carried out, as the log will cite it: tried on imaginations, which betray nothing."""
    cited: Counter[str] = Counter()
    for seed in range(TRIALS):
        other = t.imagine(seat, seed)
        other.diary = Diary(other.dice.key)
        other.act(seat, action)
        cited.update([line.rule for line in other.diary.lines[:1]])
    return cited.most_common(1)[0][0] if cited else t.question(seat, "en").rule

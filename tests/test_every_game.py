"""What must always hold, of every game on the shelf, under random play. A new game is tested by being there."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from last_bus import game as last_bus

import cervelle
from cervelle.engine.box import Value
from cervelle.engine.diary import Diary
from cervelle.engine.dice import Dice
from cervelle.engine.game import Game
from cervelle.engine.table import Table, playout
from cervelle.engine.words import LANGUAGES
from tests.toy import game as toy

GAMES = {**cervelle.shelf, "last-bus": last_bus, "toy": toy}
FREE_TEXTS = {
    "ages": lambda seats: st.lists(st.integers(0, 99), min_size=seats, max_size=seats).map(lambda ages: ",".join(map(str, ages)))
}
"""What to write into the options that take any text."""


class Setting(NamedTuple):
    game: Game
    seats: int
    options: dict[str, Value]
    seed: int

    def table(self) -> Table:
        return self.game.table(self.seats, self.seed, **self.options)

    def dice(self) -> Dice:
        return Dice((self.seed ^ 0x5EED).to_bytes(16, "little"))


@st.composite
def settings_of(draw: st.DrawFn, game: Game) -> Setting:
    seats = draw(st.sampled_from(list(game.seats)))
    options = {}
    for name, option in game.options.items():
        if option.choices:
            options[name] = draw(st.sampled_from(option.choices))
        elif draw(st.booleans()):
            options[name] = draw(FREE_TEXTS[name](seats))
    assume(accepts(game, seats, options))
    return Setting(game, seats, options, draw(st.integers(0, 2**64)))


def accepts(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Some options go only with some numbers of seats; a game says so in words."""
    try:
        game.box(seats, None, options)
    except cervelle.Problem:
        return False
    return True


def in_every_game(examples: int):
    """Runs a test over random settings of each game."""

    def decorate(test):
        @pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
        @settings(max_examples=examples)
        @given(data=st.data())
        def run(game: Game, data: st.DataObject) -> None:
            test(data.draw(settings_of(game)), data)

        run.__name__ = test.__name__
        return run

    return decorate


def random_move(t: Table, dice: Dice) -> tuple[int, int]:
    seat = t.waiting[dice.below(len(t.waiting))]
    legal = t.actions(seat)
    return seat, legal[dice.below(len(legal))]


def walk(setting: Setting, stop_after: int) -> Iterator[Table]:
    """The same table after each of its random moves, the set-up first."""
    t = setting.table()
    dice = setting.dice()
    yield t
    while t.outcome is None and t.n < stop_after:
        t.act(*random_move(t, dice))
        yield t


def some_way_in(setting: Setting, data: st.DataObject, most: int = 120) -> Table:
    t = setting.table()
    for t in walk(setting, data.draw(st.integers(0, most), label="moves")):  # noqa: B007
        pass
    return t


def play_on(t: Table, dice: Dice, most: int = 150) -> None:
    """At random, some way on or to the end."""
    while t.outcome is None and most > 0:
        t.play(*random_move(t, dice))
        most -= 1


def everyone(t: Table) -> list[int | None]:
    return [*range(t.seats), None]


def all_that_a_seat_gets(t: Table, seat: int | None) -> dict[str, object]:
    """Everything but the log, in one comparable value."""
    got: dict[str, object] = {"view": t.view(seat), "waiting": t.waiting, "outcome": t.outcome}
    for language in LANGUAGES:
        got["question", language] = t.question(seat, language)
        if seat is not None and seat in t.waiting:
            choices = [t.choice(seat, action, language) for action in t.candidates(seat)]
            got["choices", language] = [(*choice[:-1], choice.why_not and choice.why_not.text(language)) for choice in choices]
    if seat is not None:
        got["actions"] = t.actions(seat)
    return got


@in_every_game(examples=40)
def test_there_is_always_an_action_or_an_outcome(setting, data):
    for t in walk(setting, stop_after=5000):
        if t.outcome is None:
            assert t.waiting
            for seat in t.waiting:
                assert t.actions(seat)
    assert t.outcome is not None
    assert t.outcome.winners or setting.game.together
    assert set(t.outcome.winners) <= set(range(t.seats))
    assert len(t.outcome.scores) == t.seats
    assert t.waiting == ()


@in_every_game(examples=25)
def test_offered_actions_are_never_refused_and_come_in_a_stable_order(setting, data):
    t = some_way_in(setting, data)
    count = setting.game.action_count(setting.seats, **setting.options)
    for seat in t.waiting:
        assert t.candidates(seat) == t.copy().candidates(seat)
        assert len(set(t.candidates(seat))) == len(t.candidates(seat))
        for action in t.candidates(seat):
            assert 0 <= action < count
            verb = t.box.verbs.of(action)
            assert verb.action(*verb.values(action).values()) == action
        for action in t.actions(seat):
            assert t.why_not(seat, action) is None
            t.copy().act(seat, action)


@in_every_game(examples=40)
def test_a_refused_action_changes_nothing(setting, data):
    t = some_way_in(setting, data)
    before = pickle.dumps(t)
    attempts = {(seat, data.draw(st.integers(-3, 300))) for seat in range(-1, t.seats + 1)}
    attempts |= {(seat, action) for seat in range(t.seats) for action in (t.candidates(seat) if seat in t.waiting else [0])}
    for seat, action in attempts:
        refusal = t.why_not(seat, action)
        if refusal is not None:
            with pytest.raises(cervelle.Refusal):
                t.act(seat, action)
            assert refusal.rule in setting.game.rulebook
            assert all(refusal.text(language) for language in LANGUAGES)
    assert pickle.dumps(t) == before


@in_every_game(examples=25)
def test_replay_equals_play_at_every_point(setting, data):
    digests = [t.digest() for t in walk(setting, stop_after=400)]
    for t in walk(setting, stop_after=400):  # noqa: B007
        pass
    record = t.record()
    shelf = {setting.game.id: setting.game}
    again = cervelle.engine.record.replayed(shelf, record)
    assert again == t
    assert again.record() == record
    until = data.draw(st.integers(0, t.n))
    assert cervelle.engine.record.replayed(shelf, record, until=until).digest() == digests[until]
    for seat in everyone(t):
        assert again.log(seat, "fr") == t.log(seat, "fr")


@in_every_game(examples=25)
def test_with_undos_too_replay_equals_play(setting, data):
    t = setting.table()
    dice = setting.dice()
    for _ in range(data.draw(st.integers(1, 60))):
        if t.n and dice.below(5) == 0:
            t.undo(dice.below(t.n))
        elif t.outcome is None:
            t.act(*random_move(t, dice))
    again = cervelle.engine.record.replayed({setting.game.id: setting.game}, t.record())
    assert again == t
    assert again.log(None, "en") == t.log(None, "en")


@in_every_game(examples=25)
def test_copies_are_independent(setting, data):
    t = setting.table()
    dice = setting.dice()
    kept: list[tuple[Table, str]] = []
    while t.outcome is None and t.n < 150:
        if dice.below(6) == 0:
            kept.append((t.copy(), t.digest()))
        t.act(*random_move(t, dice))
    end = t.digest()
    for copy, digest in kept:
        assert copy.digest() == digest
        play_on(copy, dice.twin())
    assert t.digest() == end


@in_every_game(examples=25)
def test_a_pickled_table_goes_on_the_same_way(setting, data):
    t = some_way_in(setting, data)
    again = pickle.loads(pickle.dumps(t))
    assert again == t
    assert again.record() == t.record()
    assert again.log(0, "fr") == t.log(0, "fr")
    playout(t, setting.dice())
    playout(again, setting.dice())
    assert again == t
    assert again.record() == t.record()


@in_every_game(examples=60)
def test_an_imagination_looks_the_same_and_can_be_played(setting, data):
    t = some_way_in(setting, data)
    before = t.digest()
    for seat in everyone(t):
        imagined = t.imagine(seat, data.draw(st.integers(0, 2**31)))
        assert all_that_a_seat_gets(imagined, seat) == all_that_a_seat_gets(t, seat)
        twice = imagined.imagine(seat, 1)
        assert twice == t.imagine(seat, 1), "an imagination depends on what the seat cannot know"
        assert all_that_a_seat_gets(twice, seat) == all_that_a_seat_gets(t, seat)
        assert imagined.dice.key != t.dice.key
        play_on(imagined, setting.dice())
    assert t.digest() == before


@in_every_game(examples=60)
def test_what_is_hidden_changes_nothing_that_a_seat_gets(setting, data):
    """Two worlds that a seat cannot tell apart, played on alike: as long as it sees the same, it is told the same."""
    t = some_way_in(setting, data)
    dice = setting.dice()
    for seat in everyone(t):
        truth, other = t.copy(), t.imagine(seat, data.draw(st.integers(0, 2**31)))
        other.dice = truth.dice.twin()
        for world in (truth, other):
            world.diary = Diary(world.dice.key)
        for _ in range(6):
            if truth.outcome is not None:
                break
            actor, action = random_move(truth, dice)
            if other.why_not(actor, action) is not None:
                break
            truth.act(actor, action)
            other.act(actor, action)
            if truth.view(seat) != other.view(seat):
                break
            assert all_that_a_seat_gets(truth, seat) == all_that_a_seat_gets(other, seat)
            for language in LANGUAGES:
                assert truth.log(seat, language) == other.log(seat, language)


@in_every_game(examples=30)
def test_views_are_plain_data_and_everything_can_be_said(setting, data):
    t = some_way_in(setting, data)
    for seat in everyone(t):
        view = t.view(seat)
        assert json.loads(json.dumps(view)) == view
        all_that_a_seat_gets(t, seat)
        for language in LANGUAGES:
            for n, text, rule in t.log(seat, language):
                assert 0 <= n <= t.n
                assert text.strip()
                assert rule in setting.game.rulebook
            assert t.question(seat, language).rule in setting.game.rulebook
            setting.game.pictured(view, t.box, language)


@in_every_game(examples=20)
def test_a_table_lists_all_its_fields(setting, data):
    """`fields` is what copies, pickles and digests are made of: nothing that changes in play may be missing from it."""
    t = some_way_in(setting, data)
    own = set(vars(t)) - set(vars(Table(t.box, t.dice.key)))
    missing = {name for name in own - set(t.fields) if _changes(setting, name)}
    assert missing == set()
    assert set(t.fields) <= own
    for name in t.fields:
        _assert_plain(getattr(t, name))


def _changes(setting: Setting, name: str) -> bool:
    """A thing that is one and the same object on a table and on all that come after it does not change."""
    tables = list(walk(setting, stop_after=1))
    return getattr(tables[0], name) is not getattr(tables[0].copy(), name)


def _assert_plain(value: object) -> None:
    if isinstance(value, list):
        for each in value:
            _assert_plain(each)
    else:
        assert isinstance(value, (bool, int, str, tuple, type(None)))


TEN_THOUSAND = 10_000
CHUNKS = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_games_end_and_replay(chunk):
    """Over all seat counts, rule sets and options of the shelf: none stuck, no offered action refused, all replay.

    Some games are ten times as long as others: the next is always one of which the fewest decisions have been taken, so that
    each has its share of the time.
    """
    dice = Dice(chunk.to_bytes(16, "little"))
    decisions = dict.fromkeys(cervelle.shelf, 0)
    for i in range(chunk, TEN_THOUSAND, CHUNKS):
        game = cervelle.shelf[min(decisions, key=decisions.__getitem__)]
        seats = game.seats[dice.below(len(game.seats))]
        options = {name: option.choices[dice.below(len(option.choices))] for name, option in game.options.items() if option.choices}
        if "ages" in game.options and dice.below(2):
            options["ages"] = ",".join(str(dice.below(100)) for _ in range(seats))
        if not accepts(game, seats, options):
            continue
        t = game.table(seats, i, **options)
        while t.outcome is None:
            t.act(*random_move(t, dice))
        decisions[game.id] += t.n
        assert cervelle.replay(t.record()) == t

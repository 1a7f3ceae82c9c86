"""The coach: finds what wins, says why, knows no more than the seat, and sees where a game turned."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.bots.coach import (
    BETTER,
    EVEN,
    MOST_CHOICES,
    ONLY,
    PLAINLY,
    WINS,
    Advice,
    Moment,
    Option,
    advise,
    change_told,
    choice_told,
    percent,
    reason,
    told,
    turning_points,
)
from cervelle.bots.search import prospect
from cervelle.engine.bot import LEVELS
from cervelle.engine.dice import Dice
from cervelle.engine.words import LANGUAGES
from tests.kit import action
from tests.test_search import EVERY_GAME, some_way_in

LIFE = cervelle.shelf["zombie-life"]
RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")


def luck() -> cervelle.Table:
    """Jour de Chance: 16 in the bank, a 3 and a 5 in sight."""
    t = LIFE.table(2, 1, rules="jour-de-chance")
    seat = t.waiting[0]
    t.banks[seat] = t.kit.luck_target - 5
    t.rows = [[3, 5], [7]]
    return t


def advice_for(t: cervelle.Table, seat: int, iterations: int = 400) -> Advice:
    thumb = t.box.game.thumb("strategist", **t.box.options)
    return advise(t.imagine(seat, 1), seat, Dice(bytes(16)), thumb, iterations, 0.0)


def test_the_winning_move_comes_first_and_is_said_to_win():
    t = luck()
    seat = t.waiting[0]
    advice = advice_for(t, seat)
    assert advice.options[0].action == action(t, "bank", 5, 0)
    assert advice.options[0].chance == 1.0
    assert advice.verdict == WINS
    assert told(advice, t, seat, "fr") == "Le mieux : « Mettre votre 5 en banque », qui gagne la partie sur-le-champ."


def test_the_reason_is_what_changes_most():
    """One 4 short of the goal: to pass it with a 7 ends the game with nothing, and that is what the coach says."""
    t = luck()
    seat = t.waiting[0]
    t.banks[seat] = t.kit.luck_target - 4
    t.rows = [[7], []]
    advice = advice_for(t, seat)
    assert [t.box.verbs.of(each.action).name for each in advice.options] == ["draw", "bank"]
    assert advice.gauge == "bank"
    assert advice.change > 0
    assert "points de plus en banque" in told(advice, t, seat, "fr")
    assert "more points in your bank" in told(advice, t, seat, "en")


def test_one_choice_is_said_to_be_the_only_one():
    t = LIFE.table(2, 1, rules="jour-de-chance")
    seat = t.waiting[0]
    t.rows = [[], []]
    advice = advice_for(t, seat)
    assert advice.verdict == ONLY
    assert told(advice, t, seat, "fr").startswith("Il n'y a qu'un choix : « Piocher une carte »")


def test_what_makes_no_difference_is_said_to_be_as_good():
    """The same card lies in both rows: whichever is banked, the bank is the same."""
    t = LIFE.table(2, 1, rules="jour-de-chance")
    seat = t.waiting[0]
    t.banks[seat] = t.kit.luck_target - 5
    t.rows = [[5], [5]]
    assert {each.action for each in advice_for(t, seat).options[:2]} == {action(t, "bank", 5, 0), action(t, "bank", 5, 1)}
    game = cervelle.shelf["zombie-mosh"]
    t = game.table(3, 1)
    seat = t.waiting[0]
    advice = advice_for(t, seat, 40)
    assert advice.verdict == EVEN
    assert told(advice, t, seat, "fr").startswith("Tous les choix se valent, ou presque. L'habitude : « ")


def test_what_is_as_good_as_the_best_is_counted_and_the_reason_is_against_what_is_worse():
    t = luck()
    seat = t.waiting[0]
    options = [Option(each, chance, 0.01) for each, chance in zip(t.actions(seat), (0.6, 0.6, 0.3), strict=False)]
    said = {worse: told(Advice(options, BETTER, worse, "bank", 3.0), t, seat, "fr") for worse in (1, 2)}
    assert said[1].startswith("Le mieux : « Piocher une carte », 60\u00a0%. Plutôt que « ")
    assert said[2].startswith("Le mieux : « Piocher une carte », 60\u00a0% (un autre choix le vaut). Plutôt que « ")
    assert said[2].endswith(" (30\u00a0%) : en moyenne, 3 points de plus en banque.")


def test_a_card_within_a_choice_has_other_quotation_marks():
    t = cervelle.shelf["maul-of-america"].table(2, 1)
    card = t.kit.card
    assert "« " in t.choice(0, card, "fr").text
    assert "“" in choice_told(t, 0, card, "fr")
    assert "«" not in choice_told(t, 0, card, "fr")
    assert "“" not in choice_told(t, 0, card, "en")
    assert "‘" in choice_told(t, 0, card, "en")


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_advice_is_the_same_from_the_truth_as_from_an_imagination(game_id):
    for moves in (5, 22):
        t = some_way_in(game_id, moves, seed=2)
        thumb = t.box.game.thumb("strategist", **t.box.options)
        for seat in t.waiting:
            worlds = [t, t.imagine(seat, 1), t.imagine(seat, 2)]
            given = [advise(world, seat, Dice(bytes(16)), thumb, 12, 0.0) for world in worlds]
            assert given[0] == given[1] == given[2]
            assert {each.action for each in given[0].options} <= set(t.actions(seat))
            assert len(given[0].options) == min(len(t.actions(seat)), MOST_CHOICES)
            chances = [each.chance for each in given[0].options]
            assert max(chances) == chances[0]
            worse = given[0].worse
            assert (worse == 0) == (given[0].verdict not in (BETTER, PLAINLY))
            assert worse == 0 or percent(chances[worse]) < percent(chances[0])


@pytest.mark.parametrize("game_id", EVERY_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gauge_has_its_words_and_tells_every_seat_something(game_id, language):
    game = cervelle.shelf[game_id]
    for rules in RULES if game_id == "zombie-life" else (None,):
        options = {"rules": rules} if rules else {}
        t = game.table(min(3, game.seats[-1]), 3, log=False, **options)
        dice = Dice(bytes(16))
        thumb = game.thumb(LEVELS[-1], **options)
        for seat in range(t.seats):
            future = t.imagine(seat, 1)
            thumb.outlook(future, t, dice)
            gauges = thumb.gauges(future, seat)
            assert 1 < len(gauges) <= 6
            for name in gauges:
                for change in (1.0, 1.4, 3.0):
                    assert change_told(t, name, change, language).startswith(f"{change:.1f}".removesuffix(".0")[0])


def test_amounts_are_written_as_each_language_does():
    t = LIFE.table(2, 1)
    amounts = (1.0, 1.4, 0.6, 2.0)
    assert [change_told(t, "points", each, "fr") for each in amounts] == [
        "1 point de plus",
        "1,4 point de plus",
        "0,6 point de plus",
        "2 points de plus",
    ]
    assert [change_told(t, "points", each, "en") for each in amounts] == [
        "1 more point",
        "1.4 more points",
        "0.6 more points",
        "2 more points",
    ]


def test_a_reason_stands_out_from_noise_and_speaks_for_the_best():
    def tried(worths, **gauges):
        return prospect(0, worths, [dict(zip(gauges, each, strict=True)) for each in zip(*gauges.values(), strict=True)])

    worse = tried([0.1, 0.2, 0.3, 0.4], points=[1, 2, 3, 4], wounds=[-5, -4, -4, -3], noise=[0, 9, 0, 9])
    better = tried([0.3, 0.4, 0.5, 0.6], points=[2, 3, 4, 5], wounds=[-2, -1, -1, 0], noise=[9, 0, 9, 2])
    assert reason(better, worse) == ("wounds", 3.0)
    hurt = tried([0.3, 0.4, 0.5, 0.6], points=[2, 3, 4, 5], wounds=[-9, -8, -8, -7], noise=[9, 0, 9, 2])
    assert reason(hurt, worse) == ("points", 1.0)
    assert reason(tried([0.3, 0.4], points=[1, 2]), tried([0.1, 0.2], points=[1, 2])) == ("", 0.0)


def test_only_what_is_certain_is_called_so():
    assert [percent(each) for each in (0.0, 0.001, 0.5, 0.999, 1.0 - 1e-15, 1.0)] == [0, 1, 50, 99, 100, 100]


def test_turning_points_are_found_to_the_entry():
    """Two leaps in a long game, one between moments that are looked at first, and noise below the threshold."""

    def moment_at(n):
        asked.append(n)
        mine = 0.3 + 0.01 * (n % 2) + (0.4 if n >= 137 else 0) - (0.6 if n >= 2301 else 0)
        return Moment([mine, 1 - mine])

    asked: list[int] = []
    turns = turning_points(moment_at, 2400)
    assert [(turn.since, turn.n) for turn in turns] == [(136, 137), (2300, 2301)]
    assert [round(turn.change, 1) for turn in turns] == [0.4, -0.6]
    assert len(asked) <= 40
    assert turning_points(lambda n: Moment([0.5, 0.5]), 50) == []
    assert turning_points(lambda n: Moment([1.0, 0.0]), 0) == []


def test_what_changes_little_by_little_is_no_turn():
    assert turning_points(lambda n: Moment([n / 400, 1 - n / 400]), 400) == []


def test_the_beginning_of_another_part_is_no_turn():
    """Lost at 100, begun anew at once; at 150 luck changes."""

    def moment_at(n):
        return Moment([0.1 if n < 100 else 0.8 if n < 150 else 0.3], part=n // 100)

    assert [(turn.since, turn.n) for turn in turning_points(moment_at, 199)] == [(149, 150)]

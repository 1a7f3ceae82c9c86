"""The end of a turn, death, victory and defeat."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_end, rules_turn
from cervelle.games.off_the_dead.table_cards import kind_of
from tests.off_the_dead.positions import (
    ADRENALINE,
    AXE,
    COLT,
    COP,
    HAND,
    SKULL,
    TOY,
    Z,
    asked,
    choose,
    counts,
    dead,
    hidden,
    pass_windows,
)

rule = pytest.mark.rule


@rule("otd.7.1")
def test_the_turn_ends_with_infection_and_the_next_player():
    t = dead(infection={0: 1}, then=[rules_turn.end_of_turn])
    pass_windows(t)
    assert t.infection[0] == 2
    assert t.turn == 1
    assert asked(t) == "action"


@rule("otd.7.2")
def test_the_infected_get_worse_and_the_healthy_do_not():
    assert dead(infection={0: 2, 1: 2}, then=[rules_turn.worsen]).infection == [3, 2, 0, 0]
    assert dead(then=[rules_turn.worsen]).infection == [0] * 4


@rule("otd.7.2")
def test_in_the_turn_of_the_bite_too():
    t = dead(corridors={0: [Z()]}, then=[rules_turn.bites, rules_turn.worsen])
    assert t.infection[0] == 2


@rule("otd.7.3")
def test_the_dead_lose_everything_and_join_the_horde_with_their_zombies():
    t = dead(
        corridors={0: [Z(2), hidden(4)]}, infection={0: 4}, items={0: [COLT, TOY]}, trophies={0: [SKULL]}, horde=[Z(3)],
        then=[rules_turn.worsen],
    )  # fmt: skip
    assert t.items[0] == []
    assert t.trophies[0] == []
    assert t.cemetery == 4
    assert counts(t) == [0] * 4
    assert t.horde_count() == 4
    under = [kind_of(zombie) for zombie in t.horde[-1]]
    assert sorted(t.kit.strengths[kind] for kind in under) == [2, 4, 7]
    assert t.kit.zombified + COP in under
    assert t.kit.symbols[t.kit.zombified + COP] == SKULL
    assert t.kit.strengths[kind_of(t.top)] == 3


@rule("otd.7.4")
def test_turns_go_clockwise_and_skip_the_dead():
    t = dead(corpses=[1, 2], then=[rules_turn.next_turn])
    assert t.turn == 3
    t = dead(corpses=[1], turn=3, then=[rules_turn.next_turn])
    assert t.turn == 0


@rule("otd.8.1")
def test_the_game_is_won_with_the_last_zombie():
    t = dead(horde=[], corridors={0: [Z(2)]}, rolls=[6])
    choose(t, "hands", 0)
    assert t.outcome is not None
    for position in ({"horde": [Z()]}, {"horde": [], "corridors": {0: [Z(2)], 3: [Z()]}}):
        t = dead(**{"corridors": {0: [Z(2)]}, **position}, rolls=[6])
        choose(t, "hands", 0)
        assert t.outcome is None


@rule("otd.8.2")
def test_all_win_together_the_dead_too():
    t = dead(horde=[], corridors={0: [Z(2)]}, corpses=[1, 2], rolls=[6])
    choose(t, "hands", 0)
    assert t.outcome.winners == (0, 1, 2, 3)
    assert len(set(t.outcome.scores)) == 1
    assert t.view(1)["over"]["won"]


@rule("otd.8.3")
def test_what_a_victory_is_worth():
    t = dead(
        horde=[], corridors={0: [Z(2)]}, rolls=[6], infection={1: 2, 2: 0}, corpses=[3], used=[0, 3],
        items={0: [(COLT, 2), AXE, ADRENALINE], 2: [(COLT, 3)]}, trophies={2: [SKULL, HAND]},
    )  # fmt: skip
    choose(t, "hands", 0)
    first = 50 + 0 + 10 + 2 * 5
    second = 20 + 15
    third = 50 + 15 + 2 * 10 + 3 * 5
    assert t.outcome.scores == (first + second + third,) * 4


@rule("otd.8.3")
def test_a_sixth_trophy_on_the_last_blow_counts_for_nothing():
    t = dead(horde=[], corridors={0: [Z(2)]}, rolls=[6], trophies={0: [SKULL] * 5}, corpses=[1, 2, 3])
    choose(t, "hands", 0)
    assert t.outcome.scores[0] == 50 + 5 * 10


@rule("otd.8.4")
def test_when_the_last_survivor_turns_all_have_lost():
    t = dead(corpses=[1, 2, 3], infection={0: 4}, then=[rules_turn.worsen])
    assert t.outcome == ((), (0, 0, 0, 0))
    assert t.view(0)["over"] == {"winners": [], "scores": [0, 0, 0, 0], "won": False, "score": 0}
    t = dead(corpses=[2, 3], infection={0: 4}, then=[rules_turn.worsen])
    assert t.outcome is None


@rule("otd.17.2")
@pytest.mark.parametrize("level", range(1, 8))
def test_levels_1_to_3_leave_out_infection_but_not_bites(level):
    t = dead(infection={0: 1}, corridors={0: [Z()]}, level=level, then=[rules_turn.bites, rules_turn.worsen])
    assert t.infection[0] == (2 if level <= 3 else 3)


@rule("otd.12.2")
def test_a_sixth_trophy_makes_one_give_up_one():
    t = dead(corridors={0: [Z(2)]}, rolls=[6], trophies={0: [SKULL] * 5})
    choose(t, "hands", 0)
    assert asked(t) == "discard"
    choose(t, "discard", 0, 0)
    assert len(t.trophies[0]) == 5
    assert t.cemetery == 1
    assert asked(t) == "rest"


@rule("otd.12.3")
def test_trophies_may_be_given_up_without_spending_the_action():
    t = dead(trophies={0: [SKULL, HAND]})
    choose(t, "discard", 0, 1)
    assert [t.kit.symbols[kind] for kind in t.trophies[0]] == [SKULL]
    assert asked(t) == "action"


def test_a_survivor_who_turned_comes_back_as_a_seven():
    t = dead(corpses=[1, 2], infection={0: 4}, horde=[], corridors={3: [Z()]}, then=[rules_turn.worsen])
    rules_end.put_below(t, [])
    assert t.kit.strengths[kind_of(t.top)] == 7

"""Zombie Mosh!: leaving the pit, winning a song, the two sides of the boards, and the concert."""

from __future__ import annotations

import pytest

from cervelle.games.zombie_mosh import rules
from cervelle.games.zombie_mosh.table import HEAD, LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG
from tests.zombie_mosh.positions import fresh, mosh, run, scored, told

rule = pytest.mark.rule

ALMOST_OUT = {HEAD: 3, LEFT_ARM: 3, LEFT_LEG: 2}
"""Two limbs lost, and a third that one more damage takes."""

# Leaving and winning ------------------------------------------------------------------------------


@rule("mosh.7.1")
def test_three_lost_limbs_put_a_zombie_out():
    t = scored(attacks={1: [LEFT_LEG]}, damage={1: ALMOST_OUT})
    assert t.inside == [1, 0, 1]
    assert t.view(None)["scored"]["players"][1]["left"] is True
    assert t.round == 2


@rule("mosh.7.1")
def test_two_lost_limbs_do_not():
    t = scored(attacks={1: [RIGHT_LEG]}, damage={1: ALMOST_OUT}, defences={1: []})
    assert t.inside == [1, 1, 1]
    t = scored(4, attacks={1: [LEFT_LEG], 3: [LEFT_LEG]}, damage={1: ALMOST_OUT, 3: ALMOST_OUT})
    assert t.inside == [1, 0, 1, 0]


@rule("mosh.7.2")
def test_the_only_zombie_left_wins():
    t = scored(3, out=[0], attacks={2: [LEFT_LEG]}, damage={2: ALMOST_OUT, 0: ALMOST_OUT, 1: ALMOST_OUT})
    assert t.outcome == ((1,), (0, 1, 0))
    assert [player["won"] for player in t.view(None)["scored"]["players"]] == [False, True, False]


@rule("mosh.7.3")
def test_if_all_leave_the_fewest_tokens_win():
    t = scored(2, attacks={0: [LEFT_LEG], 1: [LEFT_LEG]}, damage={0: ALMOST_OUT | {RIGHT_LEG: 1}, 1: ALMOST_OUT})
    assert t.outcome.winners == (1,)
    assert told(t, "mosh.7.3") == ["Nobody is left standing. With only 9 damage in all, Seat 2 wins the song."]


@rule("mosh.7.3")
def test_only_those_who_leave_in_this_round_can_win():
    gone, close, closer = {HEAD: 3, LEFT_ARM: 3, RIGHT_ARM: 3}, ALMOST_OUT | {RIGHT_LEG: 2}, ALMOST_OUT | {RIGHT_LEG: 1}
    t = scored(3, out=[0], attacks={1: [LEFT_LEG], 2: [LEFT_LEG]}, damage={0: gone, 1: closer, 2: close})
    assert t.outcome.winners == (1,)


@rule("mosh.7.4")
def test_with_as_many_tokens_the_most_limbs_win():
    four_lost = {HEAD: 3, LEFT_ARM: 2, LEFT_LEG: 3, RIGHT_LEG: 3}
    three_lost = {HEAD: 3, LEFT_ARM: 2, LEFT_LEG: 3, RIGHT_LEG: 2, RIGHT_ARM: 1}
    t = scored(2, attacks={0: [LEFT_ARM], 1: [LEFT_ARM]}, damage={0: four_lost, 1: three_lost})
    assert [sum(damage) for damage in t.damage] == [12, 12]
    assert t.outcome.winners == (1,)
    assert len(told(t, "mosh.7.4")) == 1


@rule("mosh.7.5")
def test_if_nothing_parts_them_they_share_the_win():
    t = scored(3, out=[2], attacks={0: [LEFT_LEG], 1: [LEFT_LEG]}, damage={0: ALMOST_OUT, 1: ALMOST_OUT})
    assert t.outcome == ((0, 1), (1, 1, 0))
    assert len(told(t, "mosh.7.5")) == 2


@rule("mosh.7.6")
def test_the_token_goes_to_the_next_zombie_in_the_pit_and_damage_stays():
    t = scored(4, first=1, attacks={2: [LEFT_LEG], 0: [HEAD]}, damage={2: ALMOST_OUT})
    assert t.first == 3
    assert t.waiting == (3,)
    assert t.damage[0] == [1, 0, 0, 0, 0]


@rule("mosh.7.6")
def test_a_first_player_who_leaves_passes_the_token_too():
    assert scored(4, first=3, attacks={3: [LEFT_LEG]}, damage={3: ALMOST_OUT}).first == 0


# The two sides ------------------------------------------------------------------------------------


@rule("mosh.8.1")
def test_on_side_a_every_limb_falls_at_three():
    assert [player["bears"] for player in fresh(6).view(None)["players"]] == [[3] * 5] * 6


@rule("mosh.8.2")
def test_on_side_b_each_limb_has_its_own_durability():
    t = fresh(6, side="b")
    bears = [player["bears"] for player in t.view(None)["players"]]
    assert bears == [[4, 2, 3, 3, 3], [2, 3, 3, 4, 3], [3, 4, 3, 2, 3], [3, 3, 2, 3, 4], [3, 3, 4, 3, 2], [4, 3, 3, 2, 3]]
    t = scored(2, side="b", attacks={0: [LEFT_ARM, LEFT_ARM, HEAD, HEAD, HEAD]})
    assert t.view(None)["scored"]["players"][0]["fell"] == [LEFT_ARM]
    assert t.lost_limbs(0) == 1


# The concert --------------------------------------------------------------------------------------


@rule("mosh.9.1")
def test_each_song_won_counts_one():
    t = scored(2, songs=3, attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT})
    assert t.outcome is None
    assert [player["wins"] for player in t.view(None)["players"]] == [0, 1]
    assert t.song == 2
    t = scored(2, attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT})
    assert t.outcome.scores == (0, 1)


@rule("mosh.9.2")
def test_every_song_starts_afresh():
    t = scored(3, songs=3, out=[2], attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT, 1: ALMOST_OUT, 2: ALMOST_OUT})
    assert (t.song, t.round) == (2, 1)
    assert t.damage == [[0] * 5] * 3
    assert t.inside == [1, 1, 1]
    assert len(t.deck) == 50 - 18
    assert t.discard == []
    assert t.characters == [0, 1, 2]


def test_songs_and_the_concert_are_parts_of_their_own():
    """Who leads a song may lose the concert: that is no turn of the song."""
    t = mosh(2, songs=3, attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT})
    t.song = 1
    first = t.part()
    run(t, rules.score)
    assert (t.song, t.part()) == (2, first + 1)
    t = mosh(2, songs=3, attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT})
    t.song = 3
    last = t.part()
    run(t, rules.score)
    assert (t.outcome is not None, t.part() == last) == (True, False)
    single = mosh(2, attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT})
    only = single.part()
    run(single, rules.score)
    assert (single.outcome is not None, single.part()) == (True, only)


@rule("mosh.9.3")
@pytest.mark.parametrize(("wins", "winners"), [([1, 0, 1], (0, 1, 2)), ([1, 1, 0], (1,)), ([2, 0, 0], (0,))])
def test_most_songs_win_the_concert(wins, winners):
    t = mosh(3, songs=3, out=[2], attacks={0: [LEFT_LEG]}, damage={0: ALMOST_OUT})
    t.wins = wins
    t.song = 3
    run(t, rules.score)
    assert t.outcome.winners == winners
    assert len(told(t, "mosh.9.3")) == len(winners)

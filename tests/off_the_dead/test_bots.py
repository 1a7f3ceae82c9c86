"""The bots of Off the Dead: legal, blind to what is hidden, helpful, and sensible where it counts."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.bots import make_bot
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.window import open_window
from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ACTION,
    ADRENALINE,
    BARRICADE,
    BEFORE_ADVANCE,
    BEFORE_BITE,
    BEFORE_END,
    BITES,
    COLT,
    FIRST,
    FIRST_ACTION,
    MELEE,
    SECOND,
    TOY,
    UP,
    card,
    in_zone,
    item,
)

game = cervelle.shelf["off-the-dead"]
TEAMS = [(1, 1), (2, 1), (3, 1), (4, 1), (2, 2), (1, 4)]


def play(kind: str, seats: int, seed: int, **options) -> DeadTable:
    """A whole game, every choice checked."""
    t = game.table(seats, seed, log=False, **options)
    bot = make_bot(kind, game, **t.box.options)
    dice = Dice(mixed(seed.to_bytes(16, "little"), b"bots"))
    while t.outcome is None:
        seat = t.waiting[0]
        t.act(seat, bot.choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
    return t


def victories(kind: str, seats: int, games: int, level: int = 4) -> int:
    return sum(len(play(kind, seats, seed, level=level).outcome.winners) > 0 for seed in range(games))


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize(("seats", "each"), TEAMS)
def test_bots_play_whole_games_for_every_team_and_level(seats, each, level):
    for kind in ("beginner", "player"):
        for memory in (False, True):
            play(kind, seats, level, level=level, survivors_per_seat=each, rubble_memory=memory)


@pytest.mark.parametrize(("seats", "each"), TEAMS)
def test_a_strategist_plays_whole_games(seats, each):
    play("strategist:4", seats, 3, survivors_per_seat=each)


def test_a_game_between_bots_can_be_repeated():
    assert play("beginner", 3, 8).digest() == play("beginner", 3, 8).digest()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_win_more_than_beginners_and_beginners_more_than_chance(seats):
    assert victories("random", seats, 30, level=3) == 0
    beginners = victories("beginner", seats, 60, level=3)
    assert 0 < beginners < victories("player", seats, 60, level=3)


# Secrecy ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["beginner", "player"])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_what_nobody_has_seen_changes_nothing(kind, seats):
    """The same choice whether it is handed the truth or any imagination of it."""
    bot = make_bot(kind, game)
    dice = Dice(bytes(16))
    for seed in range(6):
        t = game.table(seats, seed, log=False)
        while t.outcome is None:
            seat = t.waiting[0]
            worlds = [t, *[t.imagine(seat, world) for world in range(3)]]
            chosen = {bot.choose(world, seat, Dice(mixed(bytes(16), b"%d" % t.q))) for world in worlds}
            assert len(chosen) == 1
            t.act(seat, bot.choose(t, seat, dice))


def test_a_choice_leaves_the_imagination_as_it_was():
    t = game.table(4, 5)
    for _ in range(80):
        seat = t.waiting[0]
        before = t.digest()
        action = make_bot("player", game).choose(t, seat, Dice(bytes(16)))
        assert t.digest() == before
        t.act(seat, action)


# Sensible choices in positions --------------------------------------------------------------------


def position(seats: int = 4) -> DeadTable:
    """The first turn of a game, with empty hands and empty corridors; the first player acts."""
    t = game.table(seats, 1)
    bot = make_bot("player", game)
    while t.phase != FIRST_ACTION:
        t.act(t.waiting[0], bot.choose(t, t.waiting[0], Dice(bytes(16))))
    for place in range(seats):
        t.items[place].clear()
        t.corridors[place].clear()
    return t


def zombie(t: DeadTable, place: int, strength: int, zone: int, *, up: bool = True) -> int:
    """One more zombie of this strength in a corridor; its number."""
    t.arrivals += 1
    kind = t.kit.strengths.index(strength)
    t.corridors[place].append(in_zone(card(kind, 0), zone) | (UP if up else 0) | t.arrivals << 20)
    return t.arrivals


def window(t: DeadTable, kind: int, phase: int) -> None:
    """A window of this kind opens, and the first who can play is asked."""
    t.waiting = ()
    t.phase = phase
    open_window(t, kind)
    t.run()


def verb(t: DeadTable, kind: str = "player") -> str:
    """What the bot does that is asked."""
    seat = t.waiting[0]
    action = make_bot(kind, game).choose(t, seat, Dice(bytes(16)))
    assert action in t.actions(seat)
    return t.box.verbs.of(action).name


def values(t: DeadTable) -> dict[str, int]:
    seat = t.waiting[0]
    action = make_bot("player", game).choose(t, seat, Dice(bytes(16)))
    return t.box.verbs.of(action).values(action)


def about_to_bite(t: DeadTable) -> None:
    t.used[:] = [1] * t.kit.places
    t.biting = zombie(t, t.turn, 6, MELEE)
    window(t, BEFORE_BITE, BITES)


def test_the_toy_before_a_deadly_bite():
    t = position()
    t.items[t.turn] = [item(TOY, 0)]
    t.infection[t.turn] = t.kit.deadly[t.survivors[t.turn]] - 1
    about_to_bite(t)
    assert verb(t) == "toy"


def test_adrenaline_before_a_deadly_bite():
    t = position()
    t.items[t.turn] = [item(ADRENALINE, 0)]
    t.infection[t.turn] = t.kit.deadly[t.survivors[t.turn]] - 1
    about_to_bite(t)
    assert verb(t) == "use"


def test_adrenaline_before_the_infection_kills():
    t = position()
    t.items[t.turn] = [item(ADRENALINE, 0)]
    t.used[:] = [1] * t.kit.places
    t.infection[t.turn] = t.kit.deadly[t.survivors[t.turn]] - 1
    window(t, BEFORE_END, rules_turn.END_PHASE)
    assert verb(t) == "use"


def test_no_barricade_against_a_lone_zombie_far_away():
    t = position()
    t.items[t.turn] = [item(BARRICADE, 0)]
    t.used[:] = [1] * t.kit.places
    zombie(t, t.turn, 3, FIRST, up=False)
    window(t, BEFORE_ADVANCE, rules_turn.ADVANCE)
    assert verb(t) == "pass"


def test_a_barricade_against_a_crowd():
    t = position()
    t.items[t.turn] = [item(BARRICADE, 0)]
    t.used[:] = [1] * t.kit.places
    zombie(t, t.turn, 5, MELEE)
    for _ in range(3):
        zombie(t, t.turn, 3, SECOND, up=False)
    window(t, BEFORE_ADVANCE, rules_turn.ADVANCE)
    assert verb(t) == "use"


def test_a_weapon_for_an_unarmed_neighbour_in_danger():
    t = position()
    near = t.kit.neighbours[t.turn][0]
    t.items[t.turn] = [item(COLT, 3), item(COLT, 3)]
    for _ in range(2):
        zombie(t, near, 4, MELEE)
    zombie(t, near, 3, SECOND, up=False)
    while t.asked != ACTION:
        t.act(t.waiting[0], t.passing())
    assert verb(t) == "throw"
    assert values(t)["target"] == near


def test_a_zombie_that_would_bite_is_struck_first():
    t = position()
    zombie(t, t.turn, 2, MELEE)
    zombie(t, t.turn, 6, SECOND)
    while t.asked != ACTION:
        t.act(t.waiting[0], t.passing())
    assert verb(t) == "hands"
    assert values(t)["zombie"] == 0


def test_a_known_pair_is_taken_when_all_is_quiet():
    t = position()
    t.rubble.remove(COLT)
    t.rubble.remove(COLT)
    t.piles[2][-1] = t.piles[5][-1] = COLT
    t = t.copy()
    while t.asked != ACTION:
        t.play(t.waiting[0], t.passing())
    strategist = game.thumb("strategist").sensible(t, t.waiting[0], Dice(bytes(16)))
    assert t.box.verbs.of(strategist[0]).values(strategist[0])["pile"] in (2, 5)

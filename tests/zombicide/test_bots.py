"""The bots of the Zombicide campaign: legal, helpful to each other, and sensible where it counts."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.bots import make_bot
from cervelle.engine.dice import Dice, mixed
from cervelle.games.zombicide.rules import Campaign
from cervelle.games.zombicide.rules_phase import begin_next
from cervelle.games.zombicide.rules_shop import between
from cervelle.games.zombicide.table_kit import (
    ACT,
    AT_ZONE,
    COMMON,
    FATTY,
    ITEM,
    LOCKED,
    NECROMANCER,
    NONE,
    RUNNER,
    SHOP,
    SOIN,
    SPLIT,
    VICTIM,
    WALKER,
)
from cervelle.games.zombicide.thumb_aim import Aims
from cervelle.games.zombicide.thumb_fight import Fight
from cervelle.games.zombicide.thumb_look import DESPERATE, HOPELESS, Look
from cervelle.games.zombicide.thumb_manner import HASTY, USUAL, Manner, manner_of
from cervelle.games.zombicide.thumb_outlook import standing, time_left
from tests.kit import run
from tests.zombicide.towns import zone

game = cervelle.shelf["zombicide"]
TEAMS = [(1, 1), (1, 4), (1, 6), (2, 2), (2, 5), (3, 3), (4, 4), (6, 6)]
MOST_ANSWERS = 20000


def play(kind: str, seats: int, seed: int, **options) -> Campaign:
    """A whole game, every choice checked; of those who may answer, any one does."""
    t = game.table(seats, seed, log=False, **options)
    bot = make_bot(kind, game, **t.box.options)
    dice = Dice(mixed(seed.to_bytes(16, "little"), b"bots"))
    for _ in range(MOST_ANSWERS):
        if t.outcome is not None:
            return t
        seat = t.waiting[dice.below(len(t.waiting))]
        t.act(seat, bot.choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
    raise AssertionError(f"stuck in scenario {t.scenario + 1}, round {t.round}")


def victories(kind: str, games: int, **options) -> int:
    return sum(len(play(kind, 1, seed, **options).outcome.winners) > 0 for seed in range(games))


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "survivors"), TEAMS)
@pytest.mark.parametrize("kind", ["beginner", "player"])
def test_bots_play_whole_campaigns_for_every_team(kind, seats, survivors):
    play(kind, seats, 1, survivors=survivors, xp_pace="short")


@pytest.mark.parametrize("scenario", range(1, 6))
def test_bots_play_every_scenario_by_itself(scenario):
    play("player", 2, 7, scenario=scenario, saturation=True)


def test_a_strategist_plays_whole_games():
    play("strategist:6", 2, 3, scenario=3, survivors=2)


def test_a_game_between_bots_can_be_repeated():
    assert play("beginner", 2, 8, scenario=1).digest() == play("beginner", 2, 8, scenario=1).digest()


def test_players_win_where_chance_loses():
    assert victories("random", 10, scenario=1) == 0
    assert victories("player", 10, scenario=1) >= 5


# Fairness -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["beginner", "player"])
def test_what_nobody_can_know_changes_nothing(kind):
    """The same choice whether it is handed the truth or any imagination of it."""
    bot = make_bot(kind, game)
    for seed in range(2):
        t = game.table(2, seed, log=False, scenario=1)
        while t.outcome is None and t.round < 8:
            seat = t.waiting[0]
            worlds = [t, *[t.imagine(seat, world) for world in range(2)]]
            chosen = {bot.choose(world, seat, Dice(mixed(bytes(16), b"%d" % t.q))) for world in worlds}
            assert len(chosen) == 1
            t.act(seat, chosen.pop())


def test_a_choice_leaves_the_imagination_as_it_was():
    t = game.table(2, 5, log=False, scenario=2)
    for _ in range(150):
        seat = t.waiting[0]
        before = t.digest()
        action = make_bot("player", game).choose(t, seat, Dice(bytes(16)))
        assert t.digest() == before
        t.act(seat, action)


# Sensible choices in positions --------------------------------------------------------------------


def position(scenario: int = 1, survivors: int = 1, seats: int = 1, **gear: str) -> Campaign:
    """The first turn of a scenario without any zombies; what each survivor holds can be said: `a="hammer torch"`."""
    t = game.table(seats, 1, scenario=scenario, survivors=survivors)
    while t.asked != ACT:
        t.act(t.waiting[0], make_bot("player", game).choose(t, t.waiting[0], Dice(bytes(16))))
    t.mob = [0] * len(t.mob)
    t.others = []
    for place, name in enumerate("abcdef"[:survivors]):
        if name in gear:
            hold(t, place, gear[name])
    return t


def hold(t: Campaign, place: int, words: str) -> None:
    """Into the hands, the body, then the backpack; a dot leaves a slot empty."""
    t.gear[place] = [NONE] * len(t.gear[place])
    for slot, word in enumerate(words.split()):
        t.gear[place][slot] = NONE if word == "." else ITEM[word]


def zombies(t: Campaign, where: str, sort: int, count: int = 1) -> None:
    if sort < COMMON:
        t.mob[zone(where) * COMMON + sort] += count
    else:
        t.others += [sort + AT_ZONE * zone(where)] * count


def choice(t: Campaign, kind: str = "player") -> tuple[str | int, ...]:
    """What the bot does that is asked: a verb and its numbers."""
    seat = t.waiting[0]
    action = make_bot(kind, game).choose(t, seat, Dice(bytes(16)))
    assert action in t.actions(seat)
    verb, numbers = t.box.verbs.read(action)
    return verb.name, *numbers.values()


def play_on(t: Campaign) -> tuple[str | int, ...]:
    """One choice of the bot, made."""
    found = choice(t)
    verb, *numbers = found
    t.act(t.waiting[0], t.box.verbs[verb].action(*numbers))
    return found


def test_it_walks_towards_the_nearest_objective():
    t = position()
    assert choice(t)[:2] == ("move", 0)
    assert choice(t)[2] == zone("e5")


def test_it_takes_an_objective_where_it_stands():
    t = position()
    t.zone[0] = zone("f3")
    assert choice(t) == ("take", 0)


def test_it_opens_the_door_before_an_objective():
    t = position(a="axe")
    t.zone[0] = zone("e3")
    assert choice(t) == ("door", 0, t.map().door_between(zone("e3"), zone("f3")))


def test_it_strikes_the_zombie_beside_it_before_it_walks_on():
    t = position(a="sword")
    zombies(t, "e6", WALKER)
    assert choice(t)[:2] == ("strike", 0)


def test_it_walks_away_from_what_it_cannot_hurt():
    t = position(a="sword")
    zombies(t, "e6", FATTY)
    assert choice(t)[0] == "move"


def test_it_does_not_shoot_into_a_fight_that_others_are_winning():
    t = position(survivors=2, a="great-sword", b="repeating-crossbow")
    t.wounds[0] = 2
    t.zone[0], t.zone[1] = zone("e5"), zone("e6")
    zombies(t, "e5", WALKER)
    assert choice(t)[:2] == ("strike", 0)


def test_it_hits_the_runner_before_the_walker():
    t = position(a="hammer")
    zombies(t, "e6", WALKER)
    zombies(t, "e6", RUNNER)
    while t.asked == ACT:
        t.left[0] = 3
        play_on(t)
    assert choice(t) == ("target", RUNNER)


def test_it_heals_its_wounds():
    t = position()
    t.wounds[0] = 1
    t.belt[0] = [SOIN]
    assert choice(t) == ("drink", 0, 0)


def test_it_searches_a_quiet_room():
    t = position()
    t.zone[0] = zone("f4")
    assert choice(t) == ("search", 0)


def test_nobody_waits_beside_a_chest_that_nobody_there_can_open():
    t = position(a="short-bow")
    t.zone[0] = zone("f4")
    t.chests[zone("f4")] = t.chests[zone("f5")] = t.chests[zone("f6")] = LOCKED
    t.doors = t.map().all_open
    assert choice(t)[:2] == ("move", 0)


def test_danger_counts_less_and_less():
    """A fatty that it cannot hurt is in the way: it keeps off for a long time, but not for ever."""
    t = position(a="sword")
    t.zone[0] = zone("e5")
    t.objectives, t.taken = [], [3, 0, 0, 0, 0, 0]
    zombies(t, "d5", FATTY, 4)
    zombies(t, "e4", FATTY, 4)
    through = [("move", 0, zone("d5")), ("move", 0, zone("e4"))]
    assert choice(t) not in through
    t.round = DESPERATE
    assert choice(t) in through


def test_what_is_hopeless_comes_to_an_end():
    t = position(a="great-sword")
    zombies(t, "e6", WALKER)
    assert choice(t)[0] == "strike"
    t.round = HOPELESS
    assert choice(t)[0] != "strike"


def test_armour_goes_on_the_body_and_the_better_weapon_into_the_hand():
    t = position(a="dagger torch . great-sword plate")
    assert play_on(t) == ("arrange", 0)
    while t.asked != ACT:
        play_on(t)
    assert t.gear[0][2] == ITEM["plate"]
    assert ITEM["great-sword"] in t.gear[0][:2]
    assert choice(t)[0] != "arrange"


def test_bile_and_torch_burn_a_crowd():
    t = position(a="bile torch")
    zombies(t, "e5", FATTY, 6)
    assert play_on(t)[0] == "pour"
    assert play_on(t)[0] == "ignite"
    assert not t.count(zone("e5"))


def test_bile_and_torch_are_taken_in_hand_for_it():
    t = position(a="sword . . bile torch")
    zombies(t, "e5", FATTY, 8)
    seen = [play_on(t)[0] for _ in range(6)]
    assert seen == ["arrange", "shift", "shift", "done", "pour", "ignite"]


def test_nobody_burns_a_friend():
    t = position(survivors=2, a="bile torch")
    t.zone[1] = zone("e5")
    zombies(t, "e5", FATTY, 6)
    assert choice(t)[0] != "pour"


def test_the_strongest_bears_the_wound():
    t = position(survivors=2)
    t.wounds[:] = [2, 0]
    t.hurting, t.pain, t.ignoring = zone("e6"), 1, 3
    t.ask(0, VICTIM)
    assert choice(t) == ("victim", 1)


def test_an_odd_zombie_goes_where_nobody_is():
    t = position()
    t.ways, t.odd, t.group = [zone("e6"), zone("d5")], [WALKER], zone("e5")
    t.ask(0, SPLIT)
    assert choice(t) == ("towards", zone("d5"))


def test_a_necromancer_beside_one_is_killed():
    t = position(scenario=3, a="sword")
    t.zone[0] = zone("d5")
    zombies(t, "d5", NECROMANCER)
    zombies(t, "d5", WALKER)
    while t.asked == ACT:
        t.left[0] = 3
        assert play_on(t)[0] == "strike"
        if not t.is_in_play(NECROMANCER):
            return
    assert choice(t) == ("target", NECROMANCER)


def hunted(t: Campaign, where: str, spawns: str, manner: Manner = USUAL) -> list[int]:
    """Where the survivors go after a necromancer who came at none of these spawn zones."""
    t.spawns = [zone(word) for word in spawns.split()]
    zombies(t, where, NECROMANCER)
    return Aims(Look(t, manner)).hunted


def test_a_necromancer_is_hunted_only_if_he_can_be_caught():
    assert hunted(position(), "d2", "f1 a5 a2") == [zone("d2")]
    assert hunted(position(), "a5", "f1 a5 a2") == []


def test_with_few_spawn_zones_nobody_goes_far_for_a_necromancer():
    assert hunted(position(), "d2", "f1 a5") == []


def test_who_is_in_haste_leaves_a_necromancer_alone():
    assert hunted(position(), "d2", "f1 a5 a2", HASTY) == []


def test_with_all_spawn_zones_in_play_even_they_hunt_him():
    assert hunted(position(), "d2", "f1 a5 a2 b1 f3 a6", HASTY) == [zone("d2")]


def test_a_strategist_is_in_haste_where_necromancers_come():
    assert manner_of(position(scenario=1), True) == USUAL
    assert manner_of(position(scenario=2), True) == HASTY
    assert manner_of(position(scenario=2), False) == USUAL


def test_who_is_in_haste_goes_through_zombies_rather_than_around_them():
    t = position()
    zombies(t, "d5", WALKER, 3)
    usual, hasty = Look(t), Look(t, HASTY)
    assert hasty.slow[zone("d5")] < usual.slow[zone("d5")]
    assert hasty.incoming(zone("e5")) < usual.incoming(zone("e5"))


def test_and_fells_those_who_bite_or_stand_in_the_way():
    t = position()
    here = t.zone[0]
    t.mob[here * COMMON + WALKER] = 1

    def worth(manner: Manner) -> float:
        look = Look(t, manner._replace(death=USUAL.death))
        return Fight(look, Aims(look)).kill_value(here, WALKER)

    assert worth(HASTY) > worth(USUAL)


def test_a_kept_action_is_spent_on_whoever_came():
    t = position(a="great-sword")
    zombies(t, "e5", WALKER, 3)
    t.left[0] = 1
    t.act(0, t.kit.pass_)
    seen = []
    while t.round == 1:
        seen.append(play_on(t)[0])
    assert "strike" in seen


def test_all_go_home_when_everything_is_taken():
    t = position()
    t.objectives, t.taken = [], [3, 0, 0, 0, 0, 0]
    t.zone[0] = zone("b2")
    assert choice(t) == ("move", 0, zone("a2"))


def test_in_the_shop_it_heals_first_then_buys_what_is_better():
    t = game.table(1, 1, survivors=1)
    while t.asked != ACT:
        t.act(0, make_bot("player", game).choose(t, 0, Dice(bytes(16))))
    t.freed = 1
    t.gold[0], t.wounds[0] = 40, 2
    run(t, lambda table: between(table, True), begin_next)
    assert t.asked == SHOP
    assert play_on(t) == ("heal", 1)
    bought = []
    while t.asked == SHOP:
        bought.append(play_on(t))
    assert bought[-1] == ("done",)
    assert len([each for each in bought if each[0] == "buy"]) > 0
    assert len(bought) < 12


# How things stand -----------------------------------------------------------------------------------


def worse(t: Campaign, **changes) -> bool:
    """Whether things stand worse for the survivors with these changes."""
    before = standing(t, HASTY)
    for name, value in changes.items():
        setattr(t, name, value)
    return standing(t, HASTY) < before


def test_the_dead_and_the_weak_take_hope_away():
    assert worse(position(survivors=2), dead=[0, 1])
    assert worse(position(survivors=2), wounds=[0, 2])


def cost_of_the_way(spawns: str) -> float:
    """What it takes away from the hope that something is still to be fetched."""
    t = position()
    t.spawns = [zone(word) for word in spawns.split()]
    before = standing(t, HASTY)
    t.objectives, t.taken = [], [3, 0, 0, 0, 0, 0]
    return standing(t, HASTY) - before


def test_what_is_still_to_be_done_takes_hope_away_the_more_the_more_zombies_come():
    assert 0.0 < cost_of_the_way("f1 a5") < cost_of_the_way("f1 a5 a2")


def test_a_necromancer_who_must_die_takes_hope_away():
    t = position(scenario=3)
    before = standing(t, HASTY)
    zombies(t, "a1", NECROMANCER)
    assert standing(t, HASTY) < before


def test_necromancers_who_have_to_meet_take_their_time():
    t = position(scenario=3)
    zombies(t, "b5", NECROMANCER)
    aims = Aims(Look(t, HASTY))
    assert time_left(t, aims, t.others[-1]) == 3.0
    t.magic = zone("b5")
    assert time_left(t, aims, t.others[-1]) == 1.0

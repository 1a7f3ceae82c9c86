"""The bots of Maul of America: legal, blind to what is hidden, better than chance, and sensible where it counts."""

from __future__ import annotations

import shutil

import pytest

import cervelle
from cervelle.bots import make_bot
from cervelle.engine.dice import Dice, mixed
from cervelle.games.maul_of_america.deck import CARDS
from cervelle.games.maul_of_america.rules import MaulOfAmerica
from cervelle.games.maul_of_america.thumb_act import price
from cervelle.games.maul_of_america.thumb_hunt import Hunt
from cervelle.games.maul_of_america.thumb_look import Look
from cervelle.games.maul_of_america.thumb_mall import CLOSER_LOOK, easiest_place, hardship, sprawl
from cervelle.games.maul_of_america.thumb_manner import FORESEEING, USUAL
from tests.kit import changed_cards
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    CHAIN_SAW,
    FLAMES,
    FOOD,
    MACHETE,
    MASTER,
    MEDIKIT,
    NAMES,
    PISTOL,
    cell,
    choose,
    masters,
    maul,
    pass_windows,
    turn_of,
)

game = cervelle.shelf["maul-of-america"]
ALL_SORTS = (FOOD, AMMO, MEDIKIT, MACHETE)


def play(kinds: list[str], seed: int, **options) -> MaulOfAmerica:
    """A whole game, the Zombie Master in the first seat, every choice checked."""
    t = game.table(len(kinds), seed, log=False, **options)
    bots = [make_bot(kind, game) for kind in kinds]
    dice = Dice(mixed(seed.to_bytes(16, "little"), b"bots"))
    while t.outcome is None:
        seat = t.waiting[0]
        t.act(seat, bots[seat].choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
    assert isinstance(t, MaulOfAmerica)
    return t


def chosen(t: MaulOfAmerica, kind: str = "player") -> tuple[str, ...]:
    """What the bot does that is asked, in words: the verb, then cells and cards by name, other numbers as they are."""
    seat = t.waiting[0]
    action = make_bot(kind, game).choose(t, seat, Dice(bytes(16)))
    assert action in t.actions(seat)
    verb = t.box.verbs.of(action)
    told = [verb.name]
    for name, number in verb.values(action).items():
        told.append(NAMES[number] if name == "cell" else CARDS[number] if name == "card" else str(number))
    return tuple(told)


def verb(t: MaulOfAmerica) -> str:
    return chosen(t)[0]


def whole_turn(t: MaulOfAmerica) -> list[tuple[str, ...]]:
    """All that bots do until the table is at rest, or the game is over."""
    done = []
    while t.outcome is None and t.agenda:
        done.append(chosen(t))
        seat = t.waiting[0]
        t.act(seat, make_bot("player", game).choose(t, seat, Dice(bytes(16))))
    return done


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", game.seats)
@pytest.mark.parametrize("kind", ["beginner", "player"])
def test_bots_play_whole_games_with_every_number_of_seats(kind, seats):
    play([kind] * seats, seats, master=seats)
    play([kind] * seats, seats, mall="random", chopping_maul=True)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_strategist_plays_whole_games(tmp_path, seats):
    short = changed_cards(game, tmp_path, ("\nrounds = ", "\nrounds = 2 # "), ("pieces = 7", "pieces = 2"))
    shutil.copytree(game.folder / "sections", tmp_path / "sections")
    play(["strategist:3"] * seats, 1, mall="square", data=short)


def test_a_game_between_bots_can_be_repeated():
    assert play(["beginner"] * 3, 8).digest() == play(["beginner"] * 3, 8).digest()


def test_a_player_beats_chance_on_both_sides():
    """In both roles, in a small sample: chance never flees, and hardly ever stops anyone."""
    assert all(play(["player", "random", "random"], seed, mall="random").outcome.winners == (MASTER,) for seed in range(6))
    fled = [play(["random", "player", "player"], seed, mall="random").outcome.winners != (MASTER,) for seed in range(6)]
    assert sum(fled) >= 5


def test_client_bots_agree_on_the_mall():
    t = game.table(6, 3)
    bot = make_bot("player", game)
    while not t.layout or len(t.layout) < 4:
        seat = t.waiting[0]
        t.act(seat, bot.choose(t.imagine(seat, seat), seat, Dice(bytes([seat] * 16))))
    messages = [line.message for line in t.diary.lines]
    assert messages.count("voted") == 2
    assert "vote-again" not in messages


def drafted(master: str, client: str, seed: int) -> float:
    """How hard the mall is that these two build together."""
    t = game.table(2, seed, log=False)
    bots = [make_bot(master, game), make_bot(client, game)]
    dice = Dice(mixed(seed.to_bytes(16, "little"), b"bots"))
    while len(t.layout) < 4:
        seat = t.waiting[0]
        t.act(seat, bots[seat].choose(t.imagine(seat, dice.below(1 << 31)), seat, dice))
    return hardship(t.ground())


def test_the_last_section_goes_where_it_helps_the_clients_most():
    t = game.table(2, 3)
    while len(t.layout) < 3:
        t.act(t.waiting[0], make_bot("player", game).choose(t, t.waiting[0], Dice(bytes(16))))
    legal = t.actions(t.waiting[0])
    hard = {action: hardship(t.kit.mall_of([*t.layout, t.kit.section_of(t.layout, action)])) for action in legal}
    near = sorted(legal, key=lambda action: (sprawl(t, action), action))[:CLOSER_LOOK]
    assert hard[easiest_place(t, legal)] == min(hard[action] for action in near) < max(hard.values())


def test_a_strategist_builds_the_mall_for_its_side():
    usual = sum(drafted("player", "player", seed) for seed in range(1, 4))
    assert sum(drafted("strategist:1", "player", seed) for seed in range(1, 4)) > usual + 0.25
    assert sum(drafted("player", "strategist:1", seed) for seed in range(1, 4)) < usual - 0.25


# Secrecy ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["beginner", "player"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_does_not_know_changes_nothing(kind, seats):
    """The same choice whether the bot is handed the truth or any imagination of it."""
    bot = make_bot(kind, game)
    dice = Dice(bytes(16))
    t = game.table(seats, 2, log=False, mall="random")
    for _ in range(400):
        if t.outcome is not None:
            break
        seat = t.waiting[0]
        worlds = [t, *[t.imagine(seat, world) for world in range(2)]]
        picked = {bot.choose(world, seat, Dice(mixed(bytes(16), b"%d" % t.q))) for world in worlds}
        assert len(picked) == 1
        t.act(seat, bot.choose(t, seat, dice))


def test_a_choice_leaves_the_imagination_as_it_was():
    t = game.table(4, 5)
    bot = make_bot("player", game)
    for _ in range(150):
        seat = t.waiting[0]
        before = t.digest()
        action = bot.choose(t, seat, Dice(bytes(16)))
        assert t.digest() == before
        t.act(seat, action)


# Clients ------------------------------------------------------------------------------------------


def test_whoever_may_leave_leaves():
    t = maul({1: "N2"}, gear={1: ALL_SORTS}, way_out="O1", left=3)
    assert whole_turn(t) == [("step", "O1"), ("leave",)]
    assert t.outcome.winners == (1,)


def test_a_zombie_on_the_exit_is_crossed():
    t = maul({1: "N2"}, ["O1"], gear={1: ALL_SORTS}, way_out="O1", left=2, rolls=[3])
    assert [each[0] for each in whole_turn(t)] == ["step", "leave"]


def test_whoever_can_be_out_this_turn_fights_nobody():
    t = maul({1: "N2"}, ["M1", "M2", "M3"], gear={1: ALL_SORTS}, way_out="O1", left=7)
    assert [each[0] for each in whole_turn(t)] == ["step", "leave"]


def test_scene_change_takes_whoever_is_ready_to_the_exit():
    t = maul({1: "A20"}, gear={1: ALL_SORTS}, way_out="O1", left=2, hands={1: ["scene-change"]})
    assert whole_turn(t) == [("card", "scene-change"), ("spot", "O1"), ("leave",)]


def test_scene_change_is_kept_by_whoever_lacks_something():
    t = maul({1: "A20"}, gear={1: [FOOD]}, way_out="O1", left=2, hands={1: ["scene-change"]})
    assert ("card", "scene-change") not in whole_turn(t)


def test_searching_where_one_stands():
    assert chosen(maul({1: "A1"}, left=3)) == ("search",)


def test_walking_to_a_place_near_by_and_searching_there():
    t = maul({1: "K3"}, left=4, draws=[FOOD])
    assert ("search",) in whole_turn(t)


def test_fighting_who_stands_on_the_place_to_search():
    t = maul({1: "B1"}, ["A1"], gear={1: [CHAIN_SAW]}, left=5)
    assert chosen(t) == ("attack", "2", "A1")


def test_fire_on_a_crowd():
    t = maul({1: "V5"}, ["W5", "X4", "X5", "X6"], gear={1: [FLAMES]}, left=5)
    assert verb(t) == "blast"


def test_healing_near_death():
    t = maul({1: "V5"}, ["W4"], gear={1: [MEDIKIT, PISTOL]}, wounds={1: 3}, left=5)
    assert chosen(t) == ("heal",)


def test_no_medikit_for_a_scratch():
    t = maul({1: "V5"}, gear={1: [MEDIKIT]}, wounds={1: 1}, left=5)
    assert ("heal",) not in whole_turn(t)


def test_fleeing_from_a_pack_near_death():
    t = maul({1: "V5"}, ["W4", "W5", "W6", "V4", "V6"], wounds={1: 3}, left=7)
    whole_turn(t)
    m = t.ground()
    assert min(m.distance(t.where[1], zombie) for zombie in t.zombies if zombie >= 0) > 1


@pytest.mark.parametrize(("card", "wounds"), [("fresh-air", 1), ("miraculous-recovery", 3)])
def test_cards_that_heal_are_for_the_wounded(card, wounds):
    t = maul({1: "C3"}, wounds={1: wounds}, hands={1: [card]})
    assert chosen(t) == ("card", card)
    assert ("card", card) not in whole_turn(maul({1: "C3"}, hands={1: [card]}))


def test_eagle_eyes_for_what_is_missing():
    t = maul({1: "C3"}, gear={1: [FOOD, AMMO, MACHETE]}, hands={1: ["eagle-eyes"]})
    t.searched = [FOOD, MEDIKIT, CHAIN_SAW]
    assert chosen(t) == ("card", "eagle-eyes")
    choose(t, "card", CARDS.index("eagle-eyes"))
    assert chosen(t) == ("item", str(MEDIKIT))


def test_zombies_are_read_away_from_whoever_is_in_danger():
    t = maul({1: "V5"}, ["W5", "U5", "AF5"], wounds={1: 3}, left=0, hands={1: ["reading"]})
    assert chosen(t) == ("card", "reading")
    choose(t, "card", CARDS.index("reading"))
    assert chosen(t)[0] == "banish"
    assert chosen(t)[1] in ("0", "1")


@pytest.mark.parametrize("card", ["missed-by", "heavy-clothing"])
def test_a_wound_is_warded_off(card):
    t = masters({1: "V5"}, ["W5"], hands={1: [card]}, rolls=[6])
    choose(t, "activate", 0)
    choose(t, "bite", 1)
    assert chosen(t) == ("card", card)


def test_one_more_on_a_die_that_is_one_short():
    t = maul({1: "V5"}, ["W5", "W4"], hands={1: ["extra-uumph"]}, gear={1: [MACHETE]}, rolls=[3])
    choose(t, "attack", 1, cell("W5"))
    assert chosen(t) == ("card", "extra-uumph")


def test_not_on_one_that_is_two_short():
    t = maul({1: "V5"}, ["W5", "W4"], hands={1: ["extra-uumph"]}, gear={1: [MACHETE]}, rolls=[2])
    choose(t, "attack", 1, cell("W5"))
    assert chosen(t) == ("pass",)


@pytest.mark.parametrize(("gear", "answer"), [(ALL_SORTS, ("card", "buyer-beware")), ([MACHETE], ("pass",))])
def test_buyer_beware_is_for_who_is_ahead(gear, answer):
    t = maul({1: "V5"}, ["W5"], gear={1: gear}, hands={2: ["buyer-beware"]}, way_out="O1")
    choose(t, "attack", 1, cell("W5"))
    assert t.waiting == (2,)
    assert chosen(t) == answer


def test_the_escalator_of_who_is_ahead_breaks_down():
    t = maul({1: "A19"}, gear={1: ALL_SORTS}, hands={2: ["merry-go-round"]}, way_out="O1")
    choose(t, "step", cell("M19"))
    assert chosen(t) == ("card", "merry-go-round")


def offer(gives: list[int], wants: list[int], **gear) -> MaulOfAmerica:
    t = maul({1: "V5", 2: "W5"}, gear=gear["gear"])
    choose(t, "trade", 2)
    for kind in gives:
        choose(t, "give", kind)
    for kind in wants:
        choose(t, "want", kind)
    choose(t, "propose")
    return t


def test_a_swap_that_helps_both_is_agreed_to():
    assert chosen(offer([FOOD], [AMMO], gear={1: [FOOD, FOOD], 2: [AMMO, AMMO]})) == ("yes",)


def test_a_gift_is_taken():
    assert chosen(offer([FOOD], [], gear={1: [FOOD], 2: []})) == ("yes",)


def test_nobody_gives_a_rival_what_they_need_to_flee():
    t = offer([FOOD], [AMMO], gear={1: [FOOD, FOOD, MEDIKIT, MACHETE], 2: [AMMO, AMMO]})
    assert chosen(t) == ("no",)


def test_a_swap_is_proposed_where_both_gain():
    t = maul({1: "V5", 2: "W5"}, gear={1: [FOOD, FOOD], 2: [AMMO, AMMO]})
    told = [each[0] for each in whole_turn(t)]
    assert told[:5] == ["trade", "give", "want", "propose", "yes"]


def test_the_cart_takes_what_would_be_lost():
    t = maul({1: "V5"}, ["Y5"], gear={1: [PISTOL, CART]}, rolls=[1])
    choose(t, "attack", 3, cell("Y5"))
    assert chosen(t) == ("yes",)


def test_resting_near_death_in_a_quiet_food_court():
    assert chosen(turn_of(1, clients={1: "X5"}, wounds={1: 3})) == ("rest",)
    assert chosen(turn_of(1, clients={1: "X5"}, wounds={1: 1})) == ("act",)


def test_a_strategist_thinks_of_several_places_after_the_next():
    t = maul({1: "V5"}, left=6)
    assert Look(t, 1).afterwards([9.0, 2.0, 4.0, 20.0]) == 2.0
    near, far = [2.0, 3.0, 3.0], [2.0, 15.0, 15.0]
    foreseeing = Look(t, 1, FORESEEING)
    assert foreseeing.afterwards(near) < foreseeing.afterwards(far)


def test_a_strategist_finds_an_action_less_dear_when_there_is_somebody_to_fight():
    t = maul({1: "V5"}, ["X5"], left=6)
    foreseeing, thrifty = Look(t, 1, FORESEEING), Look(t, 1, FORESEEING._replace(thrift=USUAL.thrift))
    plan = foreseeing.best_plan(6)._replace(spare=0)
    assert 0.0 < price(foreseeing, plan) < price(thrifty, plan)


# The Zombie Master ----------------------------------------------------------------------------------


def test_a_strategist_waits_where_a_client_will_search():
    t = masters({1: "V5"}, ["S5"])
    walk = t.ground().walk(t.where[1])
    haunt = min(t.ground().searches, key=lambda place: (walk[place], place))
    usual, lurking = Hunt(t), Hunt(t, FORESEEING._replace(pull=USUAL.pull, near=USUAL.near))
    gains = {place: lurking.pull(place) - usual.pull(place) for place in t.ground().searches}
    assert gains[haunt] == pytest.approx(max(gains.values()))
    assert gains[haunt] > 2 * sorted(gains.values())[len(gains) // 2]


def test_a_zombie_walks_up_and_bites():
    t = masters({1: "V5"}, ["S5"])
    told = whole_turn(t)
    assert ("bite", "1") in told


def test_several_zombies_bite_from_several_sides():
    t = masters({1: "V5"}, ["S5", "S6", "T6", "S4"])
    assert [each[0] for each in whole_turn(t)].count("bite") == 4


def test_the_one_nearly_dead_is_bitten():
    t = masters({1: "V5", 2: "W5"}, ["V4"], wounds={2: 3})
    choose(t, "activate", 0)
    told = whole_turn(t)
    assert ("bite", "2") in told


def test_reinforcements_come_in_near_clients():
    t = masters({1: "AC5", 2: "AC6", 3: "AB5"})
    assert chosen(t)[0] == "enter"
    assert chosen(t)[1] in ("AF5", "AF6")


def test_the_exit_is_named_far_from_who_is_ready():
    t = maul({1: "O2"}, gear={1: ALL_SORTS})
    assert chosen(t)[0] == "exit"
    assert t.ground().walk(t.where[1])[cell(chosen(t)[1])] >= 20


@pytest.mark.parametrize("card", ["cower", "dazed", "dead-tell", "stumble", "magic-burrito"])
def test_cards_against_who_is_about_to_leave(card):
    t = masters({1: "O4"}, gear={1: ALL_SORTS}, way_out="O1", hands={MASTER: [card]})
    assert ("card", card) in whole_turn(t)


@pytest.mark.parametrize("card", ["cower", "dazed", "dead-tell", "magic-burrito", "deja-vu", "rampage"])
def test_they_are_kept_while_nobody_is_ahead(card):
    t = masters({1: "O4"}, hands={MASTER: [card]})
    assert ("card", card) not in whole_turn(t)


def test_deja_vu_for_who_is_near_the_exit():
    t = masters({1: "O2"}, gear={1: ALL_SORTS}, way_out="O1", hands={MASTER: ["deja-vu"]})
    assert whole_turn(pass_windows(t))[:2] == [("card", "deja-vu"), ("whom", "1")]


def test_rampage_when_many_are_near():
    t = masters({1: "V5"}, ["U4", "U5", "U6", "W4", "W5"], hands={MASTER: ["rampage"]})
    assert chosen(pass_windows(t)) == ("card", "rampage")


def test_blind_side_kills():
    t = masters({1: "V5"}, ["W5"], wounds={1: 3}, hands={MASTER: ["blind-side"]}, rolls=[2])
    choose(pass_windows(t), "activate", 0)
    choose(t, "bite", 1)
    assert chosen(t) == ("card", "blind-side")


def test_relentless_only_if_it_is_enough():
    for die, answer in ((5, ("card", "relentless")), (4, ("pass",))):
        t = masters({1: "V5"}, ["W5"], wounds={1: 3}, hands={MASTER: ["relentless"]}, rolls=[die])
        choose(pass_windows(t), "activate", 0)
        choose(t, "bite", 1)
        assert chosen(t) == answer


def test_bad_jugement_at_an_area_weapon():
    t = maul({1: "V5"}, ["W4", "W5"], gear={1: [FLAMES]}, hands={MASTER: ["bad-jugement"]}, left=6)
    choose(t, "blast", 7, 2)
    assert t.waiting == (MASTER,)
    assert chosen(t) == ("card", "bad-jugement")


def test_school_is_out_early():
    assert chosen(masters({1: "V5"}, hands={MASTER: ["schools-out"]})) == ("card", "schools-out")


def test_zombies_that_were_found_stand_in_the_way():
    t = maul({1: "A1"}, draws=[12 + 1], left=3)
    choose(t, "search")
    walk = t.ground().walk(cell("I4"))
    free = t.actions(MASTER)
    spot = make_bot("player", game).choose(t, MASTER, Dice(bytes(16)))
    assert walk[spot - t.kit.set] == min(walk[action - t.kit.set] for action in free)

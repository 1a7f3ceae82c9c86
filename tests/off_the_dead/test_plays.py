"""Equipment and abilities: when they may be played, and what they do."""

from __future__ import annotations

import pytest

from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.table_cards import item_kind, kind_of, rounds_of
from tests.off_the_dead.positions import (
    ADRENALINE,
    AXE,
    BARRICADE,
    CHAINSAW,
    CHEERLEADER,
    COLT,
    COP,
    FIRST,
    GRANNY,
    HAND,
    JERRYCAN,
    LOADER,
    MELEE,
    MP5,
    NURSE,
    SCOPE,
    SECOND,
    SKULL,
    SURFER,
    TOY,
    Z,
    asked,
    choose,
    counts,
    dead,
    hidden,
    offered,
    strengths,
    zones,
)

rule = pytest.mark.rule

DROP, PANIC = 4, 6
SIX = Z(6, SKULL | HAND)


def before_action(**position):
    return dead(then=[rules_turn.before_action], **position)


def plays(t):
    return [choice for choice in offered(t) if choice[0] != "pass"]


# Equipment ----------------------------------------------------------------------------------------


@rule("otd.9.1")
def test_equipment_is_no_action_and_serves_in_ones_own_turn_only():
    t = dead(infection={0: 2, 1: 2}, items={0: [ADRENALINE], 1: [ADRENALINE]}, then=[rules_turn.first_action])
    assert t.waiting == (0,)
    choose(t, "use", 0)
    assert t.infection == [0, 2, 0, 0]
    assert asked(t) == "action"
    assert t.waiting == (0,)


@rule("otd.9.2")
def test_before_an_event_takes_an_item_equipment_may_still_be_used():
    position = {"infection": {0: 2}, "items": {0: [COLT, ADRENALINE]}, "corridors": {0: [hidden(4, SKULL)]}}
    t = dead(**position, rolls=[DROP, 1])
    choose(t, "attack", 0, 0, 0)
    assert asked(t) == "event"
    assert plays(t) == [("use", 1)]
    choose(t, "use", 1)
    assert t.infection[0] == 0
    assert t.items[0] == []
    t = dead(**position, rolls=[PANIC])
    choose(t, "attack", 0, 0, 0)
    assert asked(t) == "rest"


@rule("otd.9.3")
def test_weapons_are_refilled_before_an_action():
    t = before_action(items={0: [LOADER, JERRYCAN, (COLT, 0), (CHAINSAW, 1), MP5, (MP5, 2)]})
    assert plays(t) == [("reload", 2), ("reload", 5), ("reload", 3)]
    assert plays(dead(items={0: [LOADER, (COLT, 0)]}, then=[rules_turn.before_end])) == [("reload", 1)]
    assert asked(dead(items={0: [LOADER, (COLT, 0)]}, then=[rules_turn.wave_phase])) == "rest"


@rule("otd.9.14")
@pytest.mark.parametrize(("source", "weapon"), [(LOADER, COLT), (LOADER, MP5), (JERRYCAN, CHAINSAW)])
def test_a_refilled_weapon_is_full(source, weapon):
    t = before_action(items={0: [source, (weapon, 1)]})
    choose(t, "reload", 1)
    assert [(item_kind(held), rounds_of(held)) for held in t.items[0]] == [(weapon, 3)]
    assert t.cemetery == 1


@rule("otd.9.4")
def test_the_toy_just_before_the_bite():
    """The rulebook's first example: a zombie 4 that was not beaten is about to bite."""
    t = dead(items={0: [TOY]}, corridors={0: [Z(4)]}, then=[rules_turn.bites])
    assert asked(t) == "before-bite"
    assert plays(t) == [("toy", 0)]
    choose(t, "toy", 0)
    assert t.infection[0] == 0
    assert counts(t)[0] == 0


@rule("otd.9.4")
def test_the_toy_takes_melee_zombies_only():
    t = before_action(items={0: [TOY]}, corridors={0: [Z(zone=FIRST), Z(zone=SECOND), Z()], 1: [Z()]})
    assert plays(t) == [("toy", 2)]


@rule("otd.9.15")
def test_the_lured_zombie_goes_under_the_horde():
    t = before_action(items={0: [TOY]}, corridors={0: [Z(4)]}, horde=[Z(2)])
    choose(t, "toy", 0)
    assert t.horde_count() == 2
    assert t.kit.strengths[kind_of(t.horde[-1][0])] == 4
    assert t.kit.strengths[kind_of(t.top)] == 2


@rule("otd.9.5", "otd.9.12")
def test_the_barricade_just_before_zombies_advance():
    """The rulebook's second example: three zombies are about to reach melee."""
    t = dead(items={0: [BARRICADE]}, corridors={0: [hidden(), hidden(), hidden()]}, then=[rules_turn.advance_phase])
    assert asked(t) == "before-advance"
    choose(t, "use", 0)
    assert zones(t) == [SECOND] * 3
    assert asked(t) == "rest"


@rule("otd.9.5")
def test_a_barricade_is_for_zombies_that_would_advance():
    position = {"items": {0: [BARRICADE]}}
    assert asked(dead(**position, corridors={0: [Z()]}, then=[rules_turn.advance_phase])) == "rest"
    assert asked(dead(**position, corridors={0: [hidden()]}, then=[rules_turn.before_action])) == "rest"
    assert asked(dead(**position, corridors={0: [hidden()]}, then=[rules_turn.advance_phase])) == "before-advance"


@rule("otd.9.6")
def test_the_jerrycan_burns_every_zombie_of_a_zone_in_the_players_order():
    t = before_action(items={0: [JERRYCAN]}, corridors={0: [hidden(2), hidden(4), SIX]}, rolls=[1, 2])
    assert plays(t) == [("burn", SECOND), ("burn", MELEE)]
    choose(t, "burn", SECOND)
    assert asked(t) == "next"
    choose(t, "target", 0, 1)
    assert strengths(t) == [4, 6]
    assert t.items[0] == []
    assert asked(t) == "rest"


@rule("otd.9.7")
@pytest.mark.parametrize(
    "step", [rules_turn.before_action, rules_turn.bites, rules_turn.advance_phase, rules_turn.wave_phase, rules_turn.before_end]
)
def test_the_jerrycan_burns_in_every_window_of_the_turn(step):
    t = dead(items={0: [JERRYCAN]}, corridors={0: [SIX]}, then=[step])
    assert plays(t) == [("burn", MELEE)]


@rule("otd.9.7")
def test_but_not_inside_an_attack():
    t = dead(items={0: [JERRYCAN, ADRENALINE]}, infection={0: 1}, corridors={0: [hidden(4, SKULL, MELEE)]}, rolls=[DROP])
    choose(t, "hands", 0)
    assert plays(t) == [("use", 1)]
    t = before_action(items={0: [JERRYCAN]}, corridors={0: [SIX]})
    assert plays(t) == [("burn", MELEE)]


@rule("otd.9.8")
def test_through_the_scope_a_bullet_weapon_takes_a_neighbours_zombie_once():
    position = {"items": {0: [COLT, AXE, SCOPE]}, "corridors": {1: [Z(2)], 2: [Z()], 3: [Z(2, zone=FIRST)]}}
    t = dead(**position, rolls=[6], then=[rules_turn.first_action])
    choose(t, "use", 2)
    attacks = [choice for choice in offered(t) if choice[0] == "attack"]
    assert attacks == [("attack", 0, 1, 0), ("attack", 0, 3, 0)]
    choose(t, "attack", 0, 1, 0)
    assert counts(t) == [0, 0, 1, 1]
    assert len(t.trophies[0]) == 1
    assert not t.view(0)["aiming"]


@rule("otd.9.10")
def test_the_scope_needs_a_loaded_bullet_weapon_that_reaches_someone():
    zombies = {1: [Z(zone=SECOND)]}
    assert plays(before_action(items={0: [COLT, SCOPE]}, corridors=zombies)) == [("use", 1)]
    for weapon in ((COLT, 0), AXE):
        assert asked(before_action(items={0: [weapon, SCOPE]}, corridors=zombies)) == "rest"
    assert asked(before_action(items={0: [MP5, SCOPE]}, corridors={1: [Z(zone=FIRST)], 2: [Z()]})) == "rest"


@rule("otd.9.11")
def test_adrenaline_is_for_the_infected_before_an_action_a_bite_or_the_end():
    for step in (rules_turn.before_action, rules_turn.bites, rules_turn.before_end):
        t = dead(infection={0: 1}, items={0: [ADRENALINE]}, corridors={0: [Z()]}, then=[step])
        assert plays(t) == [("use", 0)]
    assert asked(dead(items={0: [ADRENALINE]}, then=[rules_turn.before_end])) == "rest"


@rule("otd.9.13")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1)])
def test_adrenaline_lowers_the_infection_by_two(before, after):
    t = before_action(infection={0: before}, items={0: [ADRENALINE]})
    choose(t, "use", 0)
    assert t.infection[0] == after


@rule("otd.9.9")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1)])
def test_below_the_lowest_step_the_token_goes(before, after):
    t = before_action(infection={0: before}, items={0: [ADRENALINE]})
    choose(t, "use", 0)
    assert t.infection[0] == after


@rule("otd.9.12")
def test_behind_a_barricade_nothing_advances():
    t = dead(corridors={0: [hidden()]}, items={0: [BARRICADE]}, then=[rules_turn.advance_phase])
    choose(t, "use", 0)
    assert t.view(0)["places"][0]["barricaded"]
    assert zones(t) == [SECOND]


@rule("otd.9.16")
def test_equipment_goes_to_the_cemetery_and_a_jerrycan_after_the_fire():
    t = before_action(items={0: [TOY]}, corridors={0: [Z()]})
    choose(t, "toy", 0)
    assert t.cemetery == 1
    t = before_action(items={0: [JERRYCAN]}, corridors={0: [hidden(4, SKULL)]}, rolls=[DROP, 6])
    choose(t, "burn", SECOND)
    assert counts(t)[0] == 1
    assert t.cemetery == 1


# Abilities ----------------------------------------------------------------------------------------


def able(who, **position):
    """A position in which only this survivor, at place 1, still has an ability; it is place 0's turn."""
    team = {
        COP: (GRANNY, COP, NURSE, SURFER), GRANNY: (COP, GRANNY, NURSE, SURFER), NURSE: (COP, NURSE, GRANNY, SURFER),
        SURFER: (COP, SURFER, GRANNY, NURSE), CHEERLEADER: (COP, CHEERLEADER, GRANNY, SURFER),
    }[who]  # fmt: skip
    return dead(team=team, used=[0, 2, 3], **position)


@rule("otd.10.1")
def test_an_ability_serves_in_anyones_turn_and_is_no_action():
    t = able(NURSE, infection={0: 3}, then=[rules_turn.first_action])
    assert t.waiting == (1,)
    assert asked(t) == "before-action"
    choose(t, "aid", 1, 0)
    assert t.infection[0] == 1
    assert (t.waiting, asked(t)) == ((0,), "action")


@rule("otd.10.2")
def test_an_ability_is_for_oneself_or_a_living_neighbour():
    t = able(NURSE, infection=dict.fromkeys(range(4), 2), then=[rules_turn.before_action])
    assert sorted(plays(t)) == [("aid", 1, 0), ("aid", 1, 1), ("aid", 1, 2)]
    t = able(NURSE, infection=dict.fromkeys(range(4), 2), corpses=[2], then=[rules_turn.before_action])
    assert sorted(plays(t)) == [("aid", 1, 0), ("aid", 1, 1)]


@rule("otd.10.3")
@pytest.mark.parametrize("who", [GRANNY, COP])
def test_two_abilities_take_a_melee_zombie(who):
    zombies = {0: [Z(zone=FIRST), Z()], 1: [Z()], 3: [Z()]}
    t = able(who, corridors=zombies, then=[rules_turn.before_action])
    assert sorted(plays(t)) == [("ability", 1, 0, 1), ("ability", 1, 1, 0)]
    assert plays(able(who, corridors=zombies, then=[rules_turn.before_end])) == plays(t)
    assert asked(able(who, corridors=zombies, then=[rules_turn.wave_phase])) == "rest"


@rule("otd.10.4")
def test_granny_sends_a_zombie_back_to_the_first_zone():
    t = able(GRANNY, corridors={0: [SIX]}, then=[rules_turn.bites])
    choose(t, "ability", 1, 0, 0)
    assert zones(t) == [FIRST]
    assert t.infection[0] == 0


@rule("otd.10.5")
def test_the_cop_kills_and_keeps_the_trophy():
    t = able(COP, corridors={0: [SIX]}, then=[rules_turn.bites])
    choose(t, "ability", 1, 0, 0)
    assert counts(t)[0] == 0
    assert len(t.trophies[1]) == 1
    t = able(COP, corridors={0: [SIX._replace(tilted=True)]}, then=[rules_turn.before_action])
    choose(t, "ability", 1, 0, 0)
    assert counts(t)[0] == 1


@rule("otd.10.6")
def test_no_extra_action_inside_an_attack_or_after_a_panic():
    t = able(CHEERLEADER, corridors={0: [hidden(4, SKULL, MELEE)]}, items={0: [TOY]}, rolls=[DROP, 1])
    choose(t, "hands", 0)
    assert asked(t) == "event"
    assert t.waiting == (0,)
    choose(t, "pass")
    assert t.items[0] == []
    t = able(CHEERLEADER, corridors={0: [hidden(4, SKULL)]}, rolls=[PANIC], then=[rules_turn.advance, rules_turn.before_end])
    assert sorted(plays(t)) == [("aid", 1, 1), ("aid", 1, 2)]


@rule("otd.13.11")
def test_something_may_be_played_before_the_extra_action_too():
    t = able(CHEERLEADER, corridors={0: [Z(2)]}, items={0: [LOADER, (COLT, 0)]}, rolls=[6], then=[rules_turn.bites])
    choose(t, "aid", 1, 0)
    assert (t.waiting, asked(t)) == ((0,), "before-action")
    choose(t, "reload", 1)
    assert (t.waiting, asked(t)) == ((0,), "action")
    choose(t, "attack", 0, 0, 0)
    assert counts(t)[0] == 0
    t = able(CHEERLEADER, items={0: [LOADER, (COLT, 0)]}, then=[rules_turn.first_action])
    choose(t, "pass")
    choose(t, "aid", 1, 0)
    choose(t, "pass")
    assert (t.waiting, asked(t)) == ((0,), "action")


@rule("otd.10.7")
def test_the_cheerleader_gives_an_extra_action_outside_ones_turn_too():
    t = able(CHEERLEADER, corridors={2: [Z(2)]}, items={2: [COLT]}, rolls=[6], then=[rules_turn.first_action])
    choose(t, "aid", 1, 2)
    assert (t.waiting, asked(t)) == ((2,), "action")
    choose(t, "attack", 0, 2, 0)
    assert counts(t)[2] == 0
    assert len(t.trophies[2]) == 1
    assert (t.waiting, asked(t)) == ((0,), "action")
    assert t.actor == 0


@rule("otd.10.8")
def test_the_surfer_serves_before_a_bite_of_whose_turn_it_is():
    zombies = {0: [Z()], 1: [Z()]}
    t = able(SURFER, corridors=zombies, then=[rules_turn.bites])
    assert plays(t) == [("aid", 1, 0)]
    assert asked(able(SURFER, corridors=zombies, then=[rules_turn.before_action])) == "rest"


@rule("otd.10.9")
def test_with_the_surfer_nothing_bites_in_this_turn():
    t = able(SURFER, corridors={0: [Z(), Z(), Z()]}, then=[rules_turn.bites])
    choose(t, "aid", 1, 0)
    assert t.infection[0] == 0
    assert asked(t) == "rest"


@rule("otd.10.10")
def test_the_nurse_serves_the_infected_before_an_action_a_bite_or_the_end():
    for step in (rules_turn.before_action, rules_turn.bites, rules_turn.before_end):
        t = able(NURSE, infection={0: 1}, corridors={0: [Z()]}, then=[step])
        assert plays(t) == [("aid", 1, 0)]
    assert asked(able(NURSE, infection={0: 1}, then=[rules_turn.wave_phase])) == "rest"
    assert asked(able(NURSE, then=[rules_turn.before_action])) == "rest"


@rule("otd.10.12")
def test_the_nurse_lowers_the_infection_by_two():
    t = able(NURSE, infection={1: 4}, then=[rules_turn.before_action])
    choose(t, "aid", 1, 1)
    assert t.infection[1] == 2


@rule("otd.10.11")
def test_an_ability_serves_once():
    t = able(NURSE, infection={0: 4}, then=[rules_turn.before_action])
    choose(t, "aid", 1, 0)
    assert t.view(3)["places"][1]["ability_used"]
    assert asked(t) == "rest"


# Windows ------------------------------------------------------------------------------------------


@rule("otd.13.1")
def test_a_window_before_an_action():
    assert asked(dead(items={0: [ADRENALINE]}, infection={0: 1}, then=[rules_turn.first_action])) == "before-action"
    assert asked(dead(items={0: [ADRENALINE]}, infection={0: 1}, then=[rules_turn.second_action])) == "before-action"


@rule("otd.13.4")
def test_a_window_before_each_bite():
    t = dead(items={0: [TOY]}, corridors={0: [Z(), Z()]}, then=[rules_turn.bites])
    assert (asked(t), t.view(0)["biting"]) == ("before-bite", 0)
    assert t.view(0)["window"] == {"kind": "before-bite", "asking": [0]}
    choose(t, "pass")
    assert t.infection[0] == 1
    assert (asked(t), t.view(0)["biting"]) == ("before-bite", 1)
    choose(t, "toy", 1)
    assert t.infection[0] == 1


@rule("otd.13.5")
def test_a_window_before_the_advance():
    t = dead(items={0: [BARRICADE]}, corridors={0: [hidden()]}, then=[rules_turn.advance_phase])
    assert asked(t) == "before-advance"
    choose(t, "pass")
    assert zones(t) == [MELEE]


@rule("otd.13.6")
def test_a_window_before_the_wave():
    t = dead(trophies={0: [SKULL]}, then=[rules_turn.wave_phase])
    assert asked(t) == "before-wave"
    choose(t, "pass")
    assert sum(counts(t)) == 1


@rule("otd.13.8")
@pytest.mark.parametrize("level", [3, 4])
def test_a_window_at_the_end_of_the_turn_at_every_level(level):
    t = dead(trophies={0: [SKULL]}, level=level, then=[rules_turn.before_end])
    assert asked(t) == "end"


@rule("otd.13.9")
def test_in_anothers_turn_one_has_only_ones_ability():
    t = dead(items={1: [ADRENALINE]}, infection={1: 3}, trophies={1: [SKULL] * 3}, used=[0, 2, 3], then=[rules_turn.before_end])
    assert t.waiting == (1,)
    assert plays(t) == [("aid", 1, 1)]


@rule("otd.13.10")
def test_what_is_played_comes_before_what_was_under_way():
    t = dead(items={0: [ADRENALINE]}, infection={0: 4}, corridors={0: [Z()]}, then=[rules_turn.bites])
    choose(t, "use", 0)
    assert t.infection[0] == 3
    assert t.alive[0]


def test_the_last_declared_resolves_first():
    """The Cop, in his turn, lures a zombie; in answer Granny sends it away, and the toy finds nobody."""
    t = dead(
        team=(COP, GRANNY, NURSE, SURFER), used=[0, 2, 3], items={0: [TOY]}, corridors={0: [SIX]}, horde=[Z(2)],
        then=[rules_turn.bites],
    )  # fmt: skip
    choose(t, "toy", 0)
    assert t.waiting == (1,)
    choose(t, "ability", 1, 0, 0)
    assert zones(t) == [FIRST]
    assert t.horde_count() == 1
    assert t.used[1] == 1
    assert t.items[0] == []


def test_nobody_without_a_play_is_asked():
    assert asked(dead(items={0: [COLT], 1: [TOY]}, corridors={0: [Z()]}, then=[rules_turn.bites])) == "rest"

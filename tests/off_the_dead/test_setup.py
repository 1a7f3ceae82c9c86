"""Setting up, a sentence of the rulebook a test."""

from __future__ import annotations

from collections import Counter

import pytest

import cervelle
from cervelle.games.off_the_dead import rules_end, rules_horde, rules_turn
from cervelle.games.off_the_dead.table_cards import UNKNOWN, kind_of, rounds_of
from tests.off_the_dead.positions import (
    ADRENALINE,
    AXE,
    BIO,
    CHEERLEADER,
    COLT,
    COP,
    GRANNY,
    HAND,
    JERRYCAN,
    NURSE,
    SCOPE,
    SKULL,
    SURFER,
    SURPRISE_WAVE,
    TOY,
    Z,
    asked,
    choose,
    counts,
    dead,
    fresh,
    game,
    offered,
    refused_by,
    run,
    zones,
)

rule = pytest.mark.rule


def faces(t):
    """(strength, symbols) of every zombie of the Horde."""
    kinds = [kind_of(zombie) for zombie in [*t.horde[0], t.top]]
    return Counter((t.kit.strengths[kind], t.kit.symbols[kind]) for kind in kinds)


@rule("otd.1.1")
def test_the_horde_of_four_has_36_zombies_each_symbol_as_often():
    found = faces(fresh(4))
    assert found.total() == 36
    assert [sum(n for (strength, _), n in found.items() if strength == s) for s in range(2, 7)] == [9, 12, 6, 5, 4]
    for symbol in (SKULL, HAND, BIO):
        assert sum(n for (_, mask), n in found.items() if mask & symbol) == 15
    assert max(strength for strength, _ in found) == 6


@rule("otd.1.1")
@pytest.mark.parametrize(
    ("places", "sizes"), [(1, [4, 5, 4, 3, 1]), (2, [7, 8, 4, 3, 2]), (3, [9, 12, 6, 5, 4]), (4, [9, 12, 6, 5, 4])]
)
def test_each_team_has_its_own_list(places, sizes):
    found = faces(fresh(places))
    assert [sum(n for (strength, _), n in found.items() if strength == s) for s in range(2, 7)] == sizes


@rule("otd.1.2")
def test_the_top_card_shows_an_arrow_and_no_face():
    arrows = Counter(fresh(4, seed=seed).view(0)["horde"]["direction"] for seed in range(80))
    assert set(arrows) == {0, 1, 2, 3}
    assert min(arrows.values()) > 8
    assert set(fresh(4).view(0)["horde"]) == {"count", "direction"}


@rule("otd.1.3")
def test_survivors_are_chosen_in_the_order_of_places():
    t = game.table(3, 1)
    for seat, survivor in enumerate((COP, GRANNY, NURSE)):
        assert t.waiting == (seat,)
        choose(t, "survivor", survivor)
    assert t.survivors == [COP, GRANNY, NURSE]


@rule("otd.1.4")
def test_a_survivor_is_chosen_once():
    t = game.table(3, 1)
    choose(t, "survivor", COP)
    assert refused_by(t, "survivor", COP) == "otd.1.4"
    assert t.why_not(1, t.box.verbs["survivor"].action(COP)).text("en") == "The Cop is in the team already."


@rule("otd.1.5")
@pytest.mark.parametrize(("places", "piles"), [(1, [4] * 6 + [3]), (2, [5] + [4] * 6), (3, [4] * 9), (4, [4] * 9)])
def test_the_rubble_is_dealt_into_even_piles(places, piles):
    t = fresh(places)
    assert [pile["count"] for pile in t.view(0)["piles"]] == piles
    assert all(kind == UNKNOWN for pile in t.piles for kind in pile)


def test_what_lies_in_the_rubble():
    t = fresh(4)
    assert Counter(t.rubble)[ADRENALINE] == 5
    assert Counter(t.rubble)[SURPRISE_WAVE] == 2
    assert Counter(fresh(2).rubble)[SCOPE] == 2
    assert SCOPE not in fresh(1).rubble
    assert Counter(fresh(1).rubble)[JERRYCAN] == 3


@rule("otd.1.6")
def test_the_arrow_says_who_begins():
    firsts = Counter(fresh(3, seed=seed).turn for seed in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


@rule("otd.1.7")
def test_a_pick_after_which_a_symbol_would_be_missing_is_refused():
    t = game.table(3, 1)
    choose(t, "survivor", COP)
    assert refused_by(t, "survivor", SURFER) == "otd.1.7"
    assert refused_by(t, "survivor", NURSE) is None
    choose(t, "survivor", NURSE)
    assert [number for _, number in offered(t)] == [GRANNY]


@rule("otd.1.7")
def test_four_survivors_have_one_symbol_twice():
    t = game.table(4, 1)
    choose(t, "survivor", COP)
    assert refused_by(t, "survivor", SURFER) is None
    choose(t, "survivor", SURFER)
    choose(t, "survivor", CHEERLEADER)
    assert refused_by(t, "survivor", NURSE) == "otd.1.7"


@rule("otd.1.7")
def test_two_survivors_differ_in_symbol_and_one_is_free():
    t = game.table(2, 1)
    choose(t, "survivor", COP)
    assert refused_by(t, "survivor", SURFER) == "otd.1.7"
    for survivor in range(5):
        assert refused_by(game.table(1, 1), "survivor", survivor) is None


@rule("otd.1.8")
def test_what_is_used_goes_to_the_cemetery():
    t = dead(infection={0: 3}, items={0: [ADRENALINE]}, then=[rules_turn.before_end])
    choose(t, "use", 0)
    assert t.items[0] == []
    assert t.cemetery == 1


@rule("otd.1.9")
def test_symbols_left_open_are_drawn_and_told():
    told = [text for _, text, cited in fresh(2).log(None, "en") if cited == "otd.1.9"]
    assert len(told) == 1 + 2 + 1 + 2
    sixes = [text for text in told if "zombie 6" in text]
    assert len(set(sixes)) == 2
    assert len({tuple(sorted(faces(fresh(1, seed=seed)).items())) for seed in range(12)}) == 3


@rule("otd.1.10", "otd.3.5")
def test_unique_items_are_mixed_in_and_taken_without_a_pair(tmp_path):
    path = tmp_path / "cards.toml"
    katana = '\n[[item]]\nid = "unique-1"\npower = 4\nreach = 2\neffect = "none"\nunique = true\nsource = "reconstructed"\n'
    path.write_text((game.folder / "cards.toml").read_text("utf-8") + katana, "utf-8")
    t = game.table(1, 1, data=path)
    choose(t, "survivor", COP)
    assert t.rubble.count(11) == 1
    assert sum(len(pile) for pile in t.piles) == 28
    t.piles[0][-1], t.piles[1][-1] = 11, TOY
    t.items[0].clear()
    run(t, rules_turn.choose_action)
    choose(t, "search", 0)
    choose(t, "search", 1)
    assert offered(t) == [("take", 0), ("leave",)]
    choose(t, "take", 0)
    assert t.view(0)["places"][0]["items"] == [{"item": "unique-1", "ammo": None}]
    assert asked(t) == "put"


@rule("otd.17.1")
@pytest.mark.parametrize(("level", "gift", "rounds"), [(1, COLT, 3), (2, AXE, 0)])
def test_levels_1_and_2_hand_out_weapons_of_the_rubble(level, gift, rounds):
    t = fresh(4, level=level)
    weapons = [held for items in t.items for held in items]
    stock = {COLT: 4, AXE: 3}[gift]
    assert [held >> 4 for held in weapons] == [gift] * stock
    assert all(rounds_of(held) == rounds for held in weapons)
    assert gift not in t.rubble
    unarmed = [place for place in range(4) if not t.items[place]]
    assert unarmed == ([] if gift == COLT else [(t.first + 3) % 4])
    assert fresh(4, level=3).items == [[]] * 4


@rule("otd.17.3")
@pytest.mark.parametrize("level", [5, 6, 7])
def test_from_level_5_on_four_zombies_are_out(level):
    t = game.table(4, 3, level=level)
    for survivor in (COP, NURSE, GRANNY, SURFER):
        choose(t, "survivor", survivor)
    assert sum(counts(t)) == 4
    assert t.horde_count() == 32
    assert sum(counts(fresh(4, level=4))) == 0
    assert all(zone == 1 for place in range(4) for zone in zones(t, place))


@rule("otd.17.3")
def test_alone_too_and_the_top_card_is_sideways_again():
    for seed in range(8):
        t = fresh(1, level=5, seed=seed)
        assert counts(t) == [4]
        assert t.arrow in (1, 3)


@rule("otd.18.2")
def test_one_seat_may_play_several_survivors():
    t = fresh(4, seats=2)
    assert t.view(0)["seats"] == [[0, 2], [1, 3]]
    t = dead(4, seats=1, turn=2)
    assert t.waiting == (0,)
    assert t.view(0)["places"][2]["seat"] == 0


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 2), (1, 2), (2, 4)])
def test_other_shares_are_refused_in_words(seats, each):
    with pytest.raises(cervelle.Problem, match=str(each)):
        game.table(seats, 1, survivors_per_seat=each)


@rule("otd.14.1")
def test_alone_the_top_card_begins_sideways():
    assert {fresh(1, seed=seed).arrow for seed in range(20)} == {1, 3}


@rule("otd.15.1")
def test_two_sit_face_to_face():
    assert [place["direction"] for place in fresh(2).view(0)["places"]] == [0, 2]


@rule("otd.16.1")
def test_two_or_three_are_all_neighbours_and_one_has_none():
    assert [place["neighbours"] for place in fresh(3).view(0)["places"]] == [[1, 2], [0, 2], [0, 1]]
    assert [place["neighbours"] for place in fresh(2).view(0)["places"]] == [[1], [0]]
    assert fresh(1).view(0)["places"][0]["neighbours"] == []


@rule("otd.4.2")
def test_with_four_one_has_two_neighbours():
    assert [sorted(place["neighbours"]) for place in fresh(4).view(0)["places"]] == [[1, 3], [0, 2], [1, 3], [0, 2]]


@rule("otd.6.10")
def test_cards_put_under_the_horde_come_last_face_down():
    t = dead(horde=[Z(2)], corridors={0: [Z(6, SKULL | BIO, tilted=True)]})
    zombie = t.corridors[0].pop()
    rules_end.put_below(t, [zombie])
    assert t.horde_count() == 2
    rules_horde.enter(t, 1)
    rules_horde.enter(t, 1)
    first, second = t.corridors[1]
    assert t.kit.strengths[kind_of(second)] == 6
    assert second & 3 == 0
    assert t.kit.strengths[kind_of(first)] == 2

"""Hands are hidden; what was seen of them is remembered, and nothing more."""

from __future__ import annotations

from cervelle.games.maul_of_america.deck import CARDS
from cervelle.games.maul_of_america.table_kit import KNOWN
from tests.maul_of_america.positions import MASTER, choose, masters, maul, play, run

INSPIRED, VUJA, FRESH_AIR = (CARDS.index(name) for name in ("inspired", "vuja-de", "fresh-air"))


def names(t, seat):
    return sorted(CARDS[held % KNOWN] for held in t.hands[seat])


def everything(t):
    """All Client cards, wherever they lie."""
    return sorted([held % KNOWN for seat in (1, 2, 3) for held in t.hands[seat]] + t.client + t.client_out)


def imagined(t, seat, whose, tries=60):
    """The hands that this seat deems possible for another."""
    found = set()
    for seed in range(tries):
        imagination = t.imagine(seat, seed)
        assert everything(imagination) == everything(t)
        assert names(imagination, seat) == names(t, seat)
        found.add(tuple(names(imagination, whose)))
    return found


def robbed(**position):
    """Client 1 has stolen the only card of Client 2."""
    t = maul(hands={1: ["mine-now", "fresh-air"], 2: ["inspired"], **position}, turn=1)
    return choose(play(t, "mine-now"), "whom", 2)


def test_hands_of_others_are_anything():
    t = maul(hands={1: ["inspired"], 2: ["vuja-de"], MASTER: ["dazed"]})
    assert len(imagined(t, 1, 2)) > 8
    assert imagined(t, 2, 2) == {("vuja-de",)}
    assert len({tuple(t.imagine(1, seed).hands[MASTER]) for seed in range(60)}) > 6


def test_views_show_ones_own_hand_and_how_many_cards_others_have():
    t = maul(hands={1: ["inspired"], 2: ["vuja-de", "fresh-air"]})
    assert t.view(1)["hand"] == ["inspired"]
    assert t.view(3)["hand"] == []
    assert t.view(None)["cards"] == [0, 1, 2, 0]


def test_whoever_was_robbed_knows_what_the_thief_holds():
    t = robbed()
    assert all("inspired" in hand for hand in imagined(t, 2, 1))
    assert len(imagined(t, 2, 1)) > 5, "but not the rest"
    assert any("inspired" not in hand for hand in imagined(t, 3, 1)), "others do not"


def test_once_it_is_played_that_is_over():
    t = robbed()
    play(t, "inspired")
    assert t.hands[1] == [FRESH_AIR]
    assert any("inspired" not in hand for hand in imagined(t, 2, 1))


def test_of_two_alike_one_may_be_left():
    t = robbed()
    t.client.remove(INSPIRED)
    t.hands[1].append(INSPIRED)
    play(t, "inspired")
    assert sorted(t.hands[1]) == [FRESH_AIR, INSPIRED], "which of them was played nobody else can tell"
    t = robbed()
    t.hands[1].append(INSPIRED + (KNOWN << 2))
    play(t, "inspired")
    assert sorted(t.hands[1]) == [FRESH_AIR, INSPIRED + (KNOWN << 2)], "unless both were known"


def test_what_each_knew_of_cards_alike_is_counted_apart():
    t = maul(hands={})
    t.hands[1] = [INSPIRED + (KNOWN << 2), INSPIRED + (KNOWN << 3), INSPIRED + (KNOWN << 2)]
    t.spend_card(1, INSPIRED)
    assert sorted(held // KNOWN for held in t.hands[1]) == [0, 1 << 2]


def test_another_theft_makes_everyone_unsure_but_the_thief():
    t = robbed()
    t.hands[1].append(VUJA + (KNOWN << 3))
    t.hands[3] = [CARDS.index("mine-now")]
    t.turn = 3
    run(t, lambda table: table.ask(3, 6))
    choose(play(t, "mine-now"), "whom", 1)
    left = t.hands[1]
    assert all(held // KNOWN in (0, 1 << 3) for held in left), "Client 2 cannot know which card went"
    assert t.hands[3][0] // KNOWN == 1 << 1, "Client 1 can"


def test_what_the_unlucky_lose_is_seen_by_all():
    t = choose(masters(zombies=["A1"], hands={MASTER: ["unlucky"], 1: ["inspired"]}), "pass")
    t.hands[1] = [INSPIRED + (KNOWN << 2)]
    choose(play(t, "unlucky"), "whom", 1)
    assert t.view(3)["discards"]["client"] == ["inspired"]


def test_the_log_tells_a_theft_to_those_concerned():
    t = robbed()
    told = {seat: " ".join(text for _, text, _ in t.log(seat, "en")) for seat in (1, 2, 3)}
    assert "Inspired" in told[1]
    assert "Inspired" in told[2]
    assert "Inspired" not in told[3]

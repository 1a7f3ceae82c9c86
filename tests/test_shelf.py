from __future__ import annotations

import pytest

import cervelle


def test_the_names_that_callers_rely_on():
    game = cervelle.shelf["zombie-life"]
    assert game.seats == range(2, 9)
    assert list(game.options) == ["rules", "continuous_deck", "ages"]
    assert game.options["continuous_deck"].default is False
    assert game.options["rules"].choices == ("zombie-life", "auberge-des-pirates", "jour-de-chance")
    assert game.rulebook["life.3.1"].section == "life.3"
    assert game.action_count(4) == 18
    t = game.table(seats=4, seed=7)
    (seat,) = t.waiting
    question = t.question(seat, "fr")
    assert question == (t.q, "À vous. Que faites-vous ?", "life.3.1")
    assert t.candidates(seat) == t.actions(seat) == [0, 1]
    choice = t.choice(seat, 0, "fr")
    assert choice == (0, "draw", ("deck",), "Piocher une carte", None)
    assert t.why_not(seat, 0) is None
    assert t.why_not(seat, 3).rule == "engine.choice"
    assert t.outcome is None
    t.act(seat, 0)
    assert t.n == 1
    assert t.imagine(seat, 1).view(seat) == t.view(seat)
    assert cervelle.replay(t.record()) == t
    assert cervelle.replay(t.record(), until=0).n == 0


def test_the_shelf_is_a_mapping_of_games():
    assert all(game.id == name for name, game in cervelle.shelf.items())
    assert len(cervelle.shelf) == len(list(cervelle.shelf))
    assert cervelle.shelf.get("nosuch") is None
    assert "nosuch" not in cervelle.shelf


@pytest.mark.parametrize("error", [KeyError, cervelle.Problem])
@pytest.mark.parametrize("name", ["nosuch", "", None, 5])
def test_a_game_that_is_not_there_is_told_with_those_that_are(name, error):
    with pytest.raises(error) as raised:
        cervelle.shelf[name]
    for language in ("fr", "en"):
        assert all(game in raised.value.text(language) for game in ("zombie-life", str(name)))


def test_choices_say_what_they_touch():
    t = cervelle.shelf["zombie-life"].table(seats=3, seed=1, rules="jour-de-chance")
    (seat,) = t.waiting
    on = [t.choice(seat, action, "fr").on for action in t.candidates(seat)]
    assert on[0] == ("deck",)
    assert on[1][0] == f"row:{seat}:{t.rows[seat][0]}"


def test_a_question_to_someone_else_names_who_is_awaited():
    t = cervelle.shelf["zombie-life"].table(seats=3, seed=1)
    t.box.players = [{"name": "Ana"}, {"name": "Bob"}, {"name": "Cléo"}]
    other = (t.waiting[0] + 1) % 3
    assert t.question(other, "fr").text == f"On attend {t.box.name(t.waiting[0], 'fr')}."
    assert t.question(None, "en").text.startswith("Waiting for")

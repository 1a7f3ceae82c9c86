"""What the terminal shows: many choices in steps, a refusal that speaks to the reader, rows that fold, lines read aloud."""

from __future__ import annotations

import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.terminal.menu import menu, together
from cervelle.terminal.screen import Screen, spoken

RULES = ("auberge-des-pirates", "jour-de-chance")


def test_many_choices_become_steps_that_lead_to_every_one_of_them():
    game = cervelle.shelf["zombie-life"]
    for lang in ("fr", "en"):
        for most in (9, 16):
            for rules in RULES:
                t = game.table(8, 3, rules=rules)
                dice = Dice(bytes(16))
                for _ in range(40):
                    if t.outcome is not None:
                        break
                    seat = t.waiting[0]
                    choices = [t.choice(seat, action, lang) for action in t.candidates(seat)]
                    assert sorted(reached(choices, t, most)) == sorted(t.candidates(seat))
                    legal = t.actions(seat)
                    draws = [action for action in legal if action == 0]
                    t.act(seat, draws[0] if draws else legal[dice.below(len(legal))])


def reached(choices, t, most):
    entries = menu(choices, t.box.verbs, most)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.text for entry in entries}) == len(entries)
    for entry in entries:
        if len(entry.choices) > 1:
            assert len(entry.choices) < len(choices)
            yield from reached(entry.choices, t, most)
        else:
            yield entry.choices[0].action


def test_texts_that_differ_in_one_place_are_said_together():
    assert together(["Prendre le 5 de la Horde", "Prendre le 7 de la Horde"]) == "Prendre le 5, 7 de la Horde"
    assert together(["Attaquer Ana avec un 3", "Attaquer Bob avec un 3"], "…") == "Attaquer … avec un 3"
    assert together(["Il y a un 3.", "Il y a un 5."]) == "Il y a un 3, 5."
    assert together(["Seul.", "Seul."]) == "Seul."


def test_a_refusal_speaks_to_the_reader():
    t = cervelle.shelf["zombie-life"].table(3, 1)
    while t.view(None)["dealing"] == 0:
        t.act(t.waiting[0], t.box.verbs["pass"].action())
    dealer = t.waiting[0]
    keep = t.box.verbs["give"].action(dealer)
    t.act(dealer, keep)
    assert t.why_not(dealer, keep).text("fr") == "Vous avez déjà reçu votre carte."
    assert t.why_not(dealer, keep).text("en") == "You already have a card."


@pytest.mark.parametrize(("width", "beside"), [(80, True), (40, False)])
def test_a_row_folds_between_cards_and_goes_below_its_name_where_it_is_narrow(monkeypatch, capsys, width, beside):
    monkeypatch.setenv("COLUMNS", str(width))
    screen = Screen("fr", colour=False)
    screen.picture([("me", "Vous, le Flic\tobjets " + " ".join(["[Colt Anaconda (2 munitions)]"] * 3)), ("zone", "Couloir\tvide")])
    lines = capsys.readouterr().out.splitlines()
    assert all(line.count("[") == line.count("]") and len(line) <= width for line in lines)
    assert lines[0].startswith("▶  Vous, le Flic  objets") == beside


def test_lines_are_read_aloud_as_sentences():
    assert spoken("La Horde\t\t\t[1] [3]", "fr") == "La Horde : 1, 3."
    assert spoken("Lou\t17 points\tsafe\tRefuge [7] [10]", "en") == "Lou, 17 points, safe, Refuge: 7, 10."
    assert spoken("nobody is here.", "en") == "Nobody is here."

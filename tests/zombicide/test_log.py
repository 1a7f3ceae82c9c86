"""Each line of the log names the rule by which it happened."""

from __future__ import annotations

import pytest

from cervelle.engine.diary import Diary
from cervelle.games.zombicide import rules_phase
from cervelle.games.zombicide.rules_end import ends
from cervelle.games.zombicide.rules_scenarios import OVERRUN
from cervelle.games.zombicide.rules_shop import open_shop
from cervelle.games.zombicide.table_kit import UNLOADED
from tests.zombicide.positions import asked, camp, do, game, item, run


def told(*position, then=(rules_phase.whose_turn,), **more):
    """A position whose log is written from here on."""
    t = camp(*position, then=[], **more)
    t.diary = Diary(bytes(16))
    return run(t, *then)


def cited(t, message):
    """The rules of the lines of this kind."""
    return [line.rule for line in t.diary.lines if line.message == message]


@pytest.mark.parametrize(("spell", "by"), [("healing", "zc.18.5"), ("invisibility", "zc.18.6"), ("speed", "zc.18.7")])
def test_each_spell_has_its_rule(spell, by):
    t = do(told(["c3"], team=["baldric"], gear={0: [spell]}), "bless", 0, 0, 0)
    assert cited(t, "enchants") == [by]


@pytest.mark.parametrize(("sort", "weapon", "by"), [
    ("dancer", "sword", "zc.6.7"), ("monk", "inferno", "zc.6.10"), ("dwarf", "sword", "zc.6.9"), ("plain", "sword", "zc.7.2"),
])  # fmt: skip
def test_whoever_feels_nothing_has_a_reason(sort, weapon, by):
    t = told(["c3"], others=[(sort, "c3")], gear={0: [weapon]}, rolls=[6, 1, 1, 1])
    do(t, "shoot" if weapon == "inferno" else "strike", 0, 0, "c3")
    assert cited(t, "unhurt") == [by]


def test_a_fatty_is_only_tough():
    t = do(told(["c3"], {"c3": "F"}, gear={0: ["sword"]}, rolls=[6, 1]), "strike", 0, 0, "c3")
    assert cited(t, "unhurt") == ["zc.13.3"]


@pytest.mark.parametrize(
    ("others", "by"), [([("abominatroll", "c6", 1)], "zc.7.8"), ([("plain", "c6", 1), ("nurse", "c6")], "zc.6.2")]
)
def test_whoever_mends_does_so_by_itself_or_by_a_nurse(others, by):
    assert cited(told(["c3"], others=others, then=[rules_phase.heal_monsters]), "mends") == [by]


def test_fire_gas_and_reloading():
    t = told(["c3"], {"c4": "W"}, gear={0: ["torch"]}, bile=["c4"])
    do(t, "ignite", 0, 0, "c4")
    assert cited(t, "fire") == ["zc.16.7"]
    assert cited(t, "burned") == ["zc.8.9"]
    t = told(["c3"], {"c6": "N"}, gas={"c6": 1}, spawns=[], then=[rules_phase.breathe_gas])
    assert cited(t, "gas-kills") == ["zc.3.15"]
    t = do(told(["c3"], gear={0: ["crossbow*"]}), "load", 0, 0)
    assert t.gear[0][0] < UNLOADED
    assert cited(t, "loads") == ["zc.13.10"]


@pytest.mark.parametrize(("where", "by"), [("e2", "zc.3.2"), ("a3", "zc.3.6")])
def test_a_crypt_is_searched_by_a_rule_of_its_own(where, by):
    t = do(told([where], rolls=[1]), "search", 0)
    assert cited(t, "searched") == [by]


def test_bile_that_is_an_objective_is_found_or_left_on_the_floor():
    t = do(told(["f4"], scenario=5), "take", 0)
    assert cited(t, "found") == ["zc.12.11"]
    t = do(told(["f4"], scenario=5, gear={0: ["axe", "axe", "-", "axe", "axe", "axe", "axe", "axe"]}), "take", 0)
    assert cited(t, "found") == []
    assert cited(t, "found-floor") == ["zc.12.7"]


def test_flames_take_those_who_stood_there_as_those_who_enter():
    t = told(["c3", "c4"], gear={0: ["torch"]}, bile=["c4"])
    do(t, "ignite", 0, 0, "c4")
    assert "Les flammes de c4 prennent Baldric." in [text for _, text, _ in t.log(0, "fr")]


def test_a_necromancer_leaves_by_a_way_out():
    t = told(["c3"], {"a6": "N"}, then=[rules_phase.zombies])
    assert cited(t, "necromancer-out") == ["zc.16.6"]


def test_defeat():
    t = told(["c3"])
    t.escaped = OVERRUN
    run(t, ends)
    assert asked(t) == "over"
    assert cited(t, "lost-scenario") == ["zc.5.7"]
    assert cited(t, "lost") == ["zc.19.13"]


def test_deals():
    t = told(["c3"], gold={0: 90}, gear={0: ["sword"]})
    t.freed = 1
    run(t, open_shop)
    do(t, "buy", item("axe"))
    do(t, "brew", 0)
    do(t, "sell", 0)
    assert cited(t, "bought") == ["zc.9.8"]
    assert cited(t, "bought-potion") == ["zc.9.10"]
    assert cited(t, "sold") == ["zc.9.9"]


def test_the_question_before_a_spawn_card_is_about_spawn_cards():
    assert {prompt.name: prompt.rule for prompt in game.table(1, 1).prompts}["card"] == "zc.2.9"

"""The campaign in words: questions, choices, the log, the table, the town in characters."""

from __future__ import annotations

import re
from shutil import copytree

import pytest

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.picture import spoken
from cervelle.engine.words import LANGUAGES
from cervelle.games.zombicide import rules_phase, rules_zombies
from cervelle.games.zombicide.chart import charted, routed
from cervelle.games.zombicide.deck import EQUIPMENT, POTIONS, SKILLS, SURVIVORS
from cervelle.games.zombicide.log import BASE, CARDS, OF_A_SURVIVOR, OF_NOBODY, spelled
from cervelle.games.zombicide.table_kit import (
    ABOMINOTAUR,
    AT_HURT,
    AT_ZONE,
    BILE,
    COMMON,
    FATTY,
    HEALING,
    ITEM,
    NECROMANCER,
    SORTS,
    UNLOADED,
    WALKER,
)
from cervelle.games.zombicide.table_scenario import OBJECTIVES, WITH_WORDS
from cervelle.terminal.menu import menu, named
from tests.kit import action, choose, run
from tests.zombicide.towns import zone

game = cervelle.shelf["zombicide"]
KINDS = {"title", "zone", "danger", "me", "turn", "player", "out", "winner", "held", "quiet"}
ANN, BALDRIC, CLOVIS, NELLY = range(4)
SIZES = {
    "target": len(SURVIVORS), "item": len(EQUIPMENT), "potion": len(POTIONS), "skill": len(SKILLS), "sort": SORTS, "slot": 8,
    "level": 4, "objective": len(OBJECTIVES), "zone": 81, "to": 81, "known": len(WITH_WORDS) + 1, "number": 6,
}  # fmt: skip


def evening(seats=1, scenario=1, cast=(ANN, BALDRIC, CLOVIS, NELLY), **options):
    """The survivors' first turn of a scenario, these survivors having been chosen."""
    t = game.table(seats, 5, scenario=scenario, survivors=len(cast), **options)
    for card in cast:
        choose(t, "cast", card)
    return t


def rows(t, reader=0, language="fr"):
    """First cell -> the whole line, read aloud."""
    return {text.split("\t")[0]: spoken(text, language) for _, text in game.pictured(t.view(reader), t.box, language)}


def texts(t, language="fr"):
    return [choice.text for choice in t.choices(t.waiting[0], language)]


def log_since(t, before, language="fr"):
    return [text for _, text, _ in t.log(0, language)][before:]


# Everything -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scenario", "saturation"), [(1, 5, False), (2, 0, False), (3, 2, True)])
def test_every_moment_can_be_shown_and_read_aloud_and_choices_told_apart(seats, scenario, saturation):
    t = game.table(seats, 17, scenario=scenario, survivors=4, xp_pace="short", saturation=saturation)
    t.box.players = [{"name": "Ana"}, {"name": "[Bob]"}]
    dice = Dice(bytes(16))
    while t.outcome is None and t.n < 300:
        language = LANGUAGES[t.n % 2]
        seat = t.waiting[dice.below(len(t.waiting))]
        check_picture(t, (seat, None)[t.n // 2 % 2], language)
        shown = [choice.text for choice in t.choices(seat, language)]
        assert len(set(shown)) == len(shown)
        legal = t.actions(seat)
        t.act(seat, legal[dice.below(len(legal))])
    for language in LANGUAGES:
        assert all(text.strip() for _, text, _ in t.log(0, language))


def check_picture(t, reader, language):
    picture = game.pictured(t.view(reader), t.box, language)
    assert {kind for kind, _ in picture} <= KINDS
    assert picture[0][0] == "title"
    assert {text.count("\t") for kind, text in picture if kind != "title"} == {1}
    for _, text in picture:
        sentence = spoken(text, language)
        assert sentence.endswith((".", "!"))
        assert not set(sentence) & set("[]\t")
        assert "  " not in sentence
    chart = charted(t.view(reader), t.box, language, True)
    assert all(len("".join([text for _, text in line])) <= 80 for line in chart)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_can_be_told(language):
    box = game.table(1, 1).box
    lines = [name for name in game.words.names(language) if name.startswith("zc-log-") and "." not in name]
    for name in lines:
        message = name.removeprefix("zc-log-")
        numbers = OF_NOBODY.get(message, OF_A_SURVIVOR.get(message, ()))
        for at in range(40):
            small = [at % SIZES.get(number, 7) for number in numbers]
            what = sum(number * BASE**i for i, number in enumerate(small))
            what = what * CARDS + at % len(SURVIVORS) if message in OF_A_SURVIVOR else what
            if (
                any(number == "item" for number in numbers)
                and message == "attacks"
                and not game.standard_data.items[small[0]].attacks
            ):
                continue
            said = {"who": 0, "what": str(what), "count": what} | spelled(message, what)
            assert box.say(language, name, said).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_kept_action_may_do_can_be_named_in_a_standing_order(language):
    names = game.words.names(language)
    done = [verb.name for verb in game.table(1, 1).box.verbs.all if verb.zero < game.table(1, 1).kit.shift]
    assert {f"zc-card-{name}" for name in done if name != "cast"} <= names
    assert {f"zc-teach-{prompt.name}" for prompt in game.table(1, 1).prompts} <= names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "other", "count"), [
    ("item", "other", len(EQUIPMENT)), ("potion", "other", len(POTIONS)), ("slot", "to", 8),
])  # fmt: skip
def test_a_thing_has_the_same_name_wherever_it_is_named(language, name, other, count):
    for number in range(count):
        first = game.words.say(language, f"zc-{name}", {name: number})
        assert game.words.say(language, f"zc-{name}-{other}", {other: number}) == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "number", "rules"), [
    ("zc-potion", "potion", ("4.6", "4.6", "4.7", "4.8", "4.8", "4.9", "4.10", "4.10", "4.7", "4.11")),
    ("zc-scenario", "known", ("", "19.2", "19.3", "19.4", "19.5", "19.6")),
    ("zc-sort-the-cap", "sort", (
        "", "", "", "", "", "7.5", "7.7", "7.8", "7.9", "6.2", "6.6", "6.7", "", "", "", "6.11", "", "6.13", "6.14",
    )),
])  # fmt: skip
def test_the_rules_call_things_by_their_names(language, message, number, rules):
    for at, rule in enumerate(rules):
        if rule:
            assert (
                game.words.say(language, message, {number: at, "number": "0"}).lower()
                in game.rulebook[f"zc.{rule}"].text(language).lower()
            )


def test_the_scenarios_of_the_box_have_their_words():
    assert tuple(scenario.name for scenario in game.standard_data.scenarios) == WITH_WORDS
    for language in LANGUAGES:
        for number in range(1, len(WITH_WORDS) + 1):
            for part in ("name", "story", "goal", "loss"):
                assert f"zc-scenario-{number}-{part}" in game.words.names(language)


def test_a_scenario_of_ones_own_is_told_by_its_number_and_its_goals(tmp_path):
    text = (game.folder / "cards.toml").read_text("utf-8").replace('name = "porte-basse"', 'name = "chez-nous"')
    (tmp_path / "cards.toml").write_text(text, "utf-8")
    copytree(game.folder / "tiles", tmp_path / "tiles")
    t = game.table(1, 5, data=tmp_path / "cards.toml", scenario=1, survivors=1)
    choose(t, "cast", ANN)
    assert rows(t)["But"] == "But, prendre les objectifs demandés, puis tous à la sortie."
    assert "Le scénario 1 commence." in log_since(t, 0)


# Questions and choices ------------------------------------------------------------------------------


def test_who_leads_several_is_told_which_one_is_chosen_and_what_it_starts_with():
    t = game.table(2, 5, survivors=4)
    choose(t, "cast", ANN)
    choose(t, "cast", CLOVIS)
    assert t.question(0, "fr").text == "Quel survivant menez-vous ? (2 sur 2) Premier équipement : Arc court."
    refused = t.choice(0, action(t, "cast", ANN), "fr").why_not
    assert refused.text("fr") == "Ann est déjà de l'équipe."


def test_a_turn_tells_who_has_how_many_actions():
    t = evening()
    choose(t, "noise", 0)
    assert t.question(0, "fr").text == "Que faire ? Actions qui restent : Ann 2, Baldric 3, Clovis 3, Nelly 3."


def test_choices_say_who_does_what_where_and_how_likely_it_is():
    t = evening()
    t.mob[zone("e5") * COMMON] = 2
    t.mob[zone("e6") * COMMON] = 1
    said = texts(t)
    assert "Ann va au nord, en e5 (2 actions), où sont 2 zombies" in said
    assert "Ann frappe en e6 au marteau (un dé, 3+, dégâts 2)" in said
    assert "Baldric frappe en e6 à l'épée courte (un dé, 4+, dégâts 1)" in said
    assert "Nelly attaque en e5 par une décharge de mana (un dé, 4+, dégâts 1)" in said


def test_things_that_can_be_done_with_things():
    t = evening(cast=(ANN, BALDRIC))
    t.gear[0][0:2] = [BILE, ITEM["torch"]]
    t.gear[1][0:2] = [HEALING, ITEM["hand-crossbow"] + UNLOADED]
    t.gear[1][3] = ITEM["meat"]
    t.belt[0] = [0]
    t.bile[zone("e5")] = 1
    said = texts(t)
    assert "Ann verse la bile en e6" in said
    assert "Ann met le feu à e5" in said
    assert "Ann boit Soin (une blessure guérie)" in said
    assert "Baldric lance le sort de guérison sur Ann" in said
    assert "Baldric recharge l'arbalète de poing" in said
    assert "Baldric mange ou boit : la viande salée" in said


def test_arranging_tells_what_goes_where():
    t = evening(cast=(ANN, BALDRIC))
    choose(t, "arrange", 0)
    said = texts(t)
    assert "Marteau (main gauche) vers sac 1" in said
    assert "Baldric : donner Marteau (main gauche), main droite" in said
    assert "Baldric : donner Marteau (main gauche) contre Épée courte (main gauche)" in said
    assert "Baldric : prendre Épée courte (main gauche), main droite" in said


def test_windows_name_the_zone_they_are_about():
    t = evening()
    t.phase = 2
    t.kept = 1
    t.group = zone("b5")
    run(t, rules_zombies.before_group, rules_phase.survivors)
    assert t.question(0, "fr").text == "Les zombies en b5 vont agir. Se servir d'une action gardée ?"
    assert texts(t)[-1] == "Attendre"


# The log --------------------------------------------------------------------------------------------


def test_the_log_tells_of_walks_attacks_and_noise():
    t = evening()
    before = len(t.log(0, "fr"))
    choose(t, "move", 0, zone("e5"))
    choose(t, "noise", 1)
    t.mob[zone("e6") * COMMON] = 1
    choose(t, "strike", 1, 0, zone("e6"))
    told = log_since(t, before)
    assert told[:3] == ["Ann va en e5.", "Baldric fait du bruit en e6.", "Baldric attaque en e6 à l'épée courte."]
    assert re.fullmatch(r"Baldric : (aucune|une) touche, (aucun|un) dé manqué\.", told[3])


def test_the_log_tells_where_zombies_go():
    t = evening()
    t.mob = [0] * len(t.mob)
    t.others = []
    t.mob[zone("e3") * COMMON] = 2
    before = len(t.log(0, "fr"))
    run(t, rules_phase.zombies, rules_phase.survivors)
    assert log_since(t, before)[:2] == ["Les zombies agissent.", "De e3 en e4 : 2 marcheurs."]


def test_the_log_names_survivors_and_not_places():
    t = evening(seats=2, cast=(NELLY, CLOVIS))
    t.box.players = [{"name": "Ana"}, {"name": "Bob"}]
    assert log_since(t, 0)[:2] == ["Vous menez Nelly.", "Bob mène Clovis."]
    assert "Scénario 1 : Porte Basse." in log_since(t, 0)
    assert log_since(t, 0, "en")[-1] == "Round 1, level blue."


# The table ------------------------------------------------------------------------------------------


def test_survivors_in_words():
    t = evening(cast=(ANN, BALDRIC))
    t.wounds[0], t.xp[0], t.gold[0] = 1, 12, 4
    t.gear[0][1] = ITEM["crossbow"] + UNLOADED
    t.gear[0][2] = ITEM["leather"]
    t.gear[0][3] = ITEM["apples"]
    t.belt[0] = [0, 9]
    assert rows(t)["Ann"] == (
        "Ann, e6, une blessure, 3 actions, bleu 2 2/5 sur 7 ; mains : Marteau, Arbalète (à recharger) ; sur soi : Armure de cuir ; "
        "sac : Pommes ; ceinture : Soin, Élixir de vie ; 4 pièces d'or."
    )
    assert rows(t, language="en")["Baldric"] == "Baldric, e6, unhurt, 3 actions, blue 0 of 7; hands: Short Sword."


def test_whose_survivors_they_are_is_told_where_several_play():
    t = evening(seats=2, cast=(ANN, BALDRIC))
    t.box.players = [{"name": "Ana"}, {"name": "Bob"}]
    assert [name for name in rows(t, 1) if name.startswith(("Ann", "Baldric"))] == ["Baldric (vous)", "Ann (Ana)"]


def test_places_are_told_with_their_distance():
    t = evening()
    t.mob = [0] * len(t.mob)
    t.mob[zone("c2") * COMMON + WALKER] = 2
    t.mob[zone("e2") * COMMON + FATTY] = 1
    found = rows(t)
    assert found["Zombies"] == "Zombies, un gros en e2, à 4 pas ; 2 marcheurs en c2, à 6 pas."
    assert found["Sortie"] == "Sortie, a2, à 8 pas."
    assert found["Invasion"] == "Invasion, a5, à 5 pas ; f1, à 6 pas."
    assert found["À prendre"].startswith("À prendre, Objectif f3, à 4 pas, portes closes ; ")
    assert found["Avancement"] == "Avancement, Objectif : 0 sur 3."


def test_the_zone_one_stands_in_tells_what_is_there_and_where_it_leads():
    t = evening(cast=(ANN,))
    t.zone[0] = zone("b4")
    t.lying = [[zone("b4"), ITEM["axe"]]]
    t.corpses[zone("b4")] = 1
    assert rows(t)["Zone b4"] == (
        "Zone b4, pièce ; Ann ; bruit 1 ; coffre à fouiller ; un corps ; par terre : Hache ; au nord b3 (porte close) ; "
        "à l'est c4 ; à l'ouest a4."
    )


def test_great_zombies_fire_and_gas_in_words():
    t = evening(scenario=3)
    t.zone = [zone("f2")] * 4
    t.mob = [0] * len(t.mob)
    t.others = [ABOMINOTAUR + AT_ZONE * zone("e2") + 2 * AT_HURT, NECROMANCER + AT_ZONE * zone("e2")]
    t.fire[zone("e3")] = 1
    t.gas[zone("f3")] = 2
    t.magic = zone("d5")
    found = rows(t)
    assert found["Zombies"] == "Zombies, un nécromancien, l'Abominotaure (2 blessures) en e2, à 1 pas."
    assert found["Feu et gaz"] == "Feu et gaz, feu en e3, à 2 pas ; gaz en f3, à 1 pas, encore 2 manches."
    assert found["Cercle magique"] == "Cercle magique, d5, à 5 pas."
    assert found["Avancement"] == "Avancement, nécromanciens en ville : 1."


def test_the_stall_in_words():
    t = evening(scenario=0, cast=(ANN,))
    t.freed = 1
    t.gold[0] = 9
    t.phase = 5
    t.stock = [0] * len(EQUIPMENT)
    t.stock[ITEM["axe"]] = 2
    t.brews = [0]
    t.shopper = 0
    t.asked = 13
    t.waiting = (0,)
    found = rows(t)
    assert found["Étal"] == "Étal : Hache 6 or (2)."
    assert found["Potions"] == "Potions : Soin 8 or."
    assert t.question(0, "fr").text == "Ann a 9 pièces d'or. Que faire avant la prochaine aventure ?"
    assert "Acheter une hache : 6 pièces" in texts(t)
    assert "Vendre le marteau (main gauche) : 6 pièces" in texts(t)


# Terminals ------------------------------------------------------------------------------------------


def test_the_town_in_characters():
    t = evening()
    t.mob = [0] * len(t.mob)
    t.mob[zone("c5") * COMMON] = 1
    t.mob[zone("e5") * COMMON] = 3
    t.others = [ABOMINOTAUR + AT_ZONE * zone("e5")]
    lines = ["".join([text for _, text in line]) for line in charted(t.view(0), t.box, "fr")]
    assert lines[0].split() == list("abcdef")
    assert lines[10] == "5 |*                    1z             3z&D?......|"
    assert lines[12] == "6 |!?.....'?......'?......|?......|ABCN   |?......|"
    assert lines[-1] == "  A Ann, B Baldric, C Clovis, N Nelly"


def test_a_place_is_a_walk_there():
    t = evening(cast=(ANN, BALDRIC))
    walk = [action(t, "move", 0, zone("e5")), action(t, "move", 0, zone("e4"))]
    assert routed(t.view(0), t.box, "Ann e4") == walk
    assert routed(t.view(0), t.box, "e4") == []
    assert routed(t.view(0), t.box, "ann f3") == []
    t.left[1] = 0
    assert routed(t.view(0), t.box, "e4") == walk
    t.mob[zone("e5") * COMMON] = 1
    assert routed(t.view(0), t.box, "e4") == []
    assert routed(t.view(0), t.box, "e5") == walk[:1]


def test_many_choices_are_offered_survivor_by_survivor_and_found_by_their_words():
    t = evening()
    choices = t.choices(0, "fr")
    assert [entry.text for entry in menu(choices, t.box.verbs, 9)] == ["Ann …", "Baldric …", "Clovis …", "Nelly …", "Passer"]
    assert [choice.text for choice in named(choices, "nelly bruit")] == ["Nelly fait du bruit"]


def test_the_same_thing_in_two_slots_is_told_apart_or_offered_once():
    t = evening(cast=(ANN,))
    t.gear[0] = [ITEM["dagger"], ITEM["dagger"], -1, ITEM["meat"], ITEM["meat"], -1, -1, -1]
    t.belt[0] = [0, 0]
    t.mob[zone("e6") * COMMON] = 1
    assert len(set(texts(t))) == len(texts(t))
    choose(t, "drop", 0)
    assert texts(t)[:2] == ["Poser la dague (main gauche)", "Poser la dague (main droite)"]

"""The table in words and in characters, and what the questions, choices and the log say."""

from __future__ import annotations

import ast

import pytest

from cervelle.engine.dice import Dice
from cervelle.engine.picture import spoken
from cervelle.games.maul_of_america import rules_cards, rules_gear, rules_turn
from cervelle.games.maul_of_america.deck import CARDS, FACES, ITEMS
from cervelle.games.maul_of_america.table_kit import PICK, REFIT, STOW
from tests.maul_of_america.positions import (
    AMMO,
    CART,
    EAST,
    FISTS,
    FLAMES,
    FOOD,
    GRENADES,
    MACHINE_GUN,
    MASTER,
    PISTOL,
    RIFLE,
    attack,
    blast,
    cart,
    cell,
    choose,
    game,
    masters,
    maul,
    pass_windows,
    play,
    step,
    turn_of,
    turned,
)

KINDS = {"title", "zone", "danger", "me", "turn", "player", "out", "winner", "hand", "held", "quiet"}
NAMES = [{"name": "Zoé"}, {"name": "Ana"}, {"name": "Hugo"}, {"name": "[Iris]"}]


def named(t):
    t.box.players = NAMES
    return t


def rows(t, reader, language="fr"):
    """First cell -> the whole line, read aloud."""
    named(t)
    return {text.split("\t")[0]: spoken(text, language) for _, text in game.pictured(t.view(reader), t.box, language)}


def told(t, reader=None, language="fr", last=0):
    """The last lines of the log, as this reader is told them."""
    return [text for _, text, _ in named(t).log(reader, language)][-last:]


def texts(t, seat, language="fr"):
    return [choice.text for choice in named(t).choices(seat, language) if choice.why_not is None]


def reasons(t, seat, language="fr"):
    return {choice.text: choice.why_not.text(language) for choice in named(t).choices(seat, language) if choice.why_not is not None}


# Everything is said -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("seats", "mall"), [(2, "drafted"), (6, "square")])
def test_a_game_can_be_shown_asked_and_read_aloud(seats, mall, language):
    """Every sort of question, and every eighth moment."""
    t = named(game.table(seats, 17, mall=mall, chopping_maul=True))
    dice = Dice(bytes(16))
    heard: set[int] = set()
    while True:
        if t.outcome is not None or t.asked not in heard or t.n % 8 == 0:
            heard.add(t.asked)
            for reader in (0, 1, None):
                look_at(t, reader, seats, language)
            for seat in t.waiting:
                listen_to(t, seat, language)
        if t.outcome is not None:
            break
        legal = t.actions(t.waiting[0])
        t.act(t.waiting[0], legal[dice.below(len(legal))])


def look_at(t, reader, seats, language):
    picture = game.pictured(t.view(reader), t.box, language)
    assert {kind for kind, _ in picture} <= KINDS
    assert picture[0][0] == "title"
    assert len([kind for kind, _ in picture if kind in ("me", "turn", "player", "out", "winner")]) == seats
    assert {text.count("\t") for kind, text in picture if kind != "title"} == {1}
    for _, text in picture:
        sentence = spoken(text, language)
        assert sentence.endswith((".", "!"))
        assert not set(sentence) & set("[]\t")
        assert "  " not in sentence
        assert " ," not in sentence
    for line in game.charted(t.view(reader), t.box, language, False):
        assert len("".join(text for _, text in line)) <= 80


def listen_to(t, seat, language):
    assert t.question(seat, language).text
    choices = t.choices(seat, language)
    legal = [choice.text for choice in choices if choice.why_not is None]
    assert len(set(legal)) == len(legal)
    for choice in choices:
        assert choice.why_not is None or choice.why_not.text(language)


def test_every_refusal_has_its_words_and_every_word_its_refusal():
    cited = set()
    for path in game.folder.glob("rules*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Return) and node.value is not None:
                constants = [each.value for each in ast.walk(node.value) if isinstance(each, ast.Constant)]
                cited |= {each for each in constants if isinstance(each, str) and each.startswith("maul.")}
    for language in ("fr", "en"):
        said = {name for name in game.words.names(language) if name.startswith("no-maul-")}
        assert said == {"no-" + rule.replace(".", "-") for rule in cited}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_cards_have_their_titles_whatever_the_language(language):
    titles = [game.words.say(language, "maul-title", {"card": card}) for card in range(len(CARDS))]
    assert titles == [game.words.say("en", f"maul-card-{name}") for name in CARDS]
    assert len(set(titles)) == len(CARDS)
    effects = {game.words.say(language, "maul-effect", {"card": card}) for card in range(len(CARDS))}
    assert len(effects) == len(CARDS)
    for form in ("maul-item", "maul-item-a", "maul-item-the", "maul-item-of"):
        assert len({game.words.say(language, form, {"item": item}) for item in range(len(ITEMS))}) == len(ITEMS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_sections_have_the_same_names_on_the_board_and_in_words(language):
    board = (game.folder / "board.words.js").read_text("utf-8").split(f"const {language} = ")[1]
    for face, name in enumerate(FACES):
        shown = board.split(f'"face.{name}": "')[1].split('"')[0]
        assert game.words.say(language, "maul-face", {"face": face}) == f"{name} ({shown})"


def test_every_question_has_a_hint():
    t = maul()
    for language in ("fr", "en"):
        names = game.words.names(language)
        assert {f"maul-teach-{prompt.name}" for prompt in t.prompts} <= names
        assert {f"maul-card-{card}" for card in CARDS} <= names


# Choices ----------------------------------------------------------------------------------------------


def test_steps_are_told_by_direction_and_place():
    t = maul({1: "U4", 2: "T4"}, ["V5"], left=4)
    assert {"Au nord (U3)", "À l'est (V4)", "Au sud-ouest (T5)"} <= set(texts(t, 1))
    assert "À l'ouest (T4), en passant sur un Client" in texts(t, 1)
    assert "Au sud-est (V5), en passant sur un zombie qui mord sur un 6" in texts(t, 1)
    assert reasons(t, 1)["Au nord-ouest (T3)"] == "On ne passe pas en diagonale le coin d'un mur, ni une porte."


def test_a_window_costs_two_actions_and_an_escalator_is_named():
    assert "À l'ouest (T2), 2 actions" in texts(maul({1: "U2"}), 1)
    assert "Par l'escalator (M19)" in texts(maul({1: "A19"}), 1)


def test_zombies_pass_each_other_without_biting():
    t = masters({1: "F14"}, ["H14", "I14"])
    choose(t, "activate", 0)
    assert "East (I14), past a zombie" in texts(t, MASTER, "en")


def test_attacks_tell_their_weapon_and_their_odds():
    t = maul({1: "T5"}, ["U5"], gear={1: [PISTOL, FLAMES, GRENADES]})
    found = texts(t, 1)
    assert "Attaquer en U5 à mains nues (5+, 33 %)" in found
    assert "Attaquer en U5 au Pistolet (4+, 50 %)" in found
    assert "Tirer vers l'est au Lance-flammes (3+, 67 %) : une cible" in found
    assert "Attack at U5 with the Pistol (4+, 50%)" in texts(t, 1, "en")
    assert reasons(t, 1)["Attaquer en U5 aux Grenades (4+, 50 %)"] == "Un Client serait touché."


def test_the_zombie_master_hears_who_is_near():
    t = masters({1: "F14"}, ["H14"])
    assert "Zombie en H14 (Ana à 2 pas)" in texts(t, MASTER)
    choose(t, "activate", 0)
    step(t, "G14")
    assert t.question(MASTER, "fr").text == "Le zombie en G14 : encore 3 actions."
    assert "Attaquer Ana (6+, 17 %)" in texts(t, MASTER)


@pytest.mark.parametrize(
    ("kind", "told_fr"),
    [(PISTOL, "Sauver le Pistolet dans le Caddy ?"), (GRENADES, "Sauver les Grenades dans le Caddy ?")],
)
def test_items_have_their_gender(kind, told_fr):
    t = maul({1: "T5"}, gear={1: [CART, kind]}, then=[lambda t: rules_gear.lose(t, 1, kind, "maul.6.7")])
    assert t.asked == STOW
    assert t.question(1, "fr").text == told_fr
    assert texts(t, 1) == ["Dans le Caddy", "À la défausse"]


def test_a_question_names_the_weapon_in_the_cart():
    t = maul({1: "T5"}, gear={1: [cart(RIFLE)]}, then=[lambda t: rules_gear.take(t, 1, AMMO)])
    assert t.asked == REFIT
    assert t.question(1, "fr").text == "Des Munitions ! Les dépenser pour reprendre le Fusil dans le Caddy ?"


def test_what_is_picked_depends_on_the_card():
    t = maul({1: "T5", 2: "U5"}, gear={2: [FOOD]}, hands={1: ["look-over-there"]})
    play(t, "look-over-there")
    choose(t, "whom", 2)
    assert t.asked == PICK
    assert t.question(2, "fr").text == "« Look! Over There! » : qu'allez-vous vous laisser prendre ?"
    assert texts(t, 2) == ["Laisser la Nourriture"]


def test_a_trade_names_the_partner_in_the_readers_language():
    t = maul({1: "T5", 2: "U5"}, gear={1: [FOOD], 2: [PISTOL]})
    choose(t, "trade", 2)
    t.box.players = []
    assert t.question(1, "en").text == "What do you offer Seat 3?"
    assert t.question(1, "fr").text == "Que proposez-vous à Place 3 ?"
    choose(t, "give", FOOD)
    choose(t, "want", PISTOL)
    choose(t, "propose")
    assert rows(t, 2)["Offre"] == "Offre, Ana donne : Nourriture ; demande : Pistolet."
    assert t.question(2, "fr").text == "Ana vous propose un échange. D'accord ?"


def test_sections_are_told_by_where_they_would_lie():
    t = named(game.table(2, 1))
    choose(t, "lay", 0)
    found = texts(t, 1)
    assert "2A (Grand magasin) au-dessus de 1A, S1 contre N1" in found
    assert "2A (Anchor Store) above 1A, S1 against N1" in texts(t, 1, "en")


# The log ----------------------------------------------------------------------------------------------


def test_a_walk_is_one_line_before_what_is_done_next():
    t = maul({1: "U5"}, ["Q5"], rolls=[5])
    step(t, "T5", "S5", "R5")
    assert told(t)[-1:] != ["Ana va en R5."]
    pass_windows(attack(t, FISTS, "Q5"))
    assert told(t, last=4) == [
        "Ana va en R5.",
        "Ana attaque en Q5 à mains nues.",
        "Dé 5 contre 5 : touché.",
        "Le zombie en Q5 est abattu.",
    ]
    assert told(t, 1, last=4)[:2] == ["Vous allez en R5.", "Vous attaquez en Q5 à mains nues."]


def test_a_hit_against_the_odds_says_so():
    t = maul({1: "R5"}, ["Q5"], hands={1: ["take-that"]}, rolls=[2])
    attack(t, FISTS, "Q5")
    assert t.question(1, "fr").text == "Manqué : 2 contre 5. Jouer une carte ?"
    play(t, "take-that")
    assert "Dé 2 contre 5 : touché quand même." in told(t)
    assert "Ana joue « Take That! » : une attaque manquée touche quand même." in told(t)


def test_each_line_names_the_rule_it_comes_from():
    t = attack(maul({1: "H6"}, ["G6"], rolls=[1]), FISTS, "G6")
    assert rules_told(t, "missed") == "maul.6.1"
    t = choose(choose(masters({1: "I6"}, ["H6"], rolls=[1]), "activate", 0), "bite", 1)
    assert rules_told(t, "missed") == "maul.11.10"
    t = masters({1: "I6"}, ["A1"], dead=[2], rolls=[6])
    choose(t, "activate", turned(t, 2, "H6", PISTOL))
    assert rules_told(attack(t, PISTOL, "I6"), "hit") == "maul.13.11"
    assert rules_told(choose(turn_of(1, clients={1: "X5"}, wounds={1: 1}), "rest"), "healed") == "maul.9.2"
    for card, cited in (("fresh-air", "maul.14.2"), ("eat-on-the-run", "maul.14.4")):
        assert rules_told(play(maul({1: "X5"}, wounds={1: 1}, hands={1: [card]}), card), "healed") == cited


def rules_told(t, message):
    """The rule that the last such line of the log names."""
    return [line.rule for line in t.diary.lines if line.message == message][-1]


def test_an_area_shot_tells_where_it_goes_and_who_falls():
    t = maul({1: "R5"}, ["S5", "T5"], gear={1: [FLAMES]}, rolls=[6])
    pass_windows(blast(t, FLAMES, EAST))
    assert told(t, None, "en", 4) == [
        "Ana fires to the east with the Flame-thrower.",
        "Die 6 against 3: a hit.",
        "The zombie at T5 is put down.",
        "The zombie at S5 is put down.",
    ]


def test_a_jam_tells_what_is_lost():
    t = maul({1: "R5"}, ["T5"], gear={1: [PISTOL]}, rolls=[1])
    pass_windows(attack(t, PISTOL, "T5"))
    assert told(t, last=2) == ["Le Pistolet s'enraye.", "Ana perd le Pistolet."]
    t = maul({1: "R5"}, ["T5"], gear={1: [GRENADES]}, rolls=[1])
    pass_windows(attack(t, GRENADES, "T5"))
    assert told(t, 1, last=2) == ["Les Grenades s'épuisent.", "Vous perdez les Grenades."]


def test_the_roll_for_actions_is_a_sum_that_adds_up():
    t = turn_of(1, clients={1: "R5"}, wounds={1: 2}, rolls=[3, 5])
    assert told(t, 1, last=1) == ["Vous lancez 3 et 5, moins 2 blessures : 6 actions."]
    t = maul({1: "R5"}, then=[rules_cards.daze, rules_cards.terrify, lambda t: rules_turn.begin_turn(t, 1)], rolls=[6, 4])
    assert told(t, None, "en", 1) == ["Ana rolls one die only, 6, less 4 for dread: 2 actions."]


def test_zombies_that_bite_or_come_near_are_placed():
    t = masters({1: "F14", 2: "M14"}, ["H14", "P14"], rolls=[2, 2])
    choose(t, "activate", 0)
    step(t, "G14")
    choose(t, "bite", 1)
    pass_windows(t)
    assert told(t, 1, last=2) == ["Le zombie en G14 vous attaque.", "Dé 2 contre 6 : manqué."]
    choose(t, "activate", 1)
    step(t, "O14", "N14")
    choose(t, "stop")
    assert told(t, 1, last=1) == ["Un zombie rejoint Hugo en N14."]
    assert told(t, 2, last=1) == ["Un zombie vous rejoint en N14."]


def test_the_dead_are_known_by_their_name():
    t = maul({1: "R5"}, dead=[2], rolls=[6], then=[lambda t: turned(t, 2, "S5"), rules_turn.act])
    pass_windows(attack(t, FISTS, "S5"))
    assert told(t, 1, last=1) == ["En S5, le zombie qui était Hugo est abattu."]
    assert told(t, 2, last=1) == ["En S5, votre zombie est abattu."]


def test_a_trade_tells_what_changes_hands():
    t = maul({1: "T5", 2: "U5"}, gear={1: [FOOD], 2: [PISTOL]})
    choose(t, "trade", 2)
    choose(t, "give", FOOD)
    choose(t, "want", PISTOL)
    choose(t, "propose")
    choose(t, "yes")
    assert told(t, 2, last=3) == [
        "Vous faites un échange avec Ana.",
        "Ana vous donne de la Nourriture.",
        "Vous donnez un Pistolet à Ana.",
    ]


# Hidden stays hidden --------------------------------------------------------------------------------


def test_who_draws_is_told_which_card_and_nobody_else():
    t = turn_of(1, clients={1: "R5"}, rolls=[3, 4])
    mine = told(t, 1, last=2)[0]
    assert mine.startswith("Vous piochez « ")
    assert told(t, 1, last=1) == ["Zoé pioche une carte."]
    for reader in (0, 2, None):
        assert told(t, reader, last=2)[0] == "Ana pioche une carte."
    assert told(t, 0, last=1)[0].startswith("Vous piochez « ")


def test_a_stolen_card_is_known_to_two():
    t = maul({1: "R5"}, hands={1: ["mine-now"], 2: ["inspired"]})
    play(t, "mine-now")
    choose(t, "whom", 2)
    assert told(t, 1, last=2) == ["Vous dérobez « Inspired ».", "Hugo se fait prendre une carte."]
    assert told(t, 2, last=2) == ["Ana dérobe une carte.", "Vous vous faites prendre « Inspired »."]
    assert told(t, 3, last=2) == ["Ana dérobe une carte.", "Hugo se fait prendre une carte."]


def test_hands_are_shown_to_their_owner_alone():
    t = maul({1: "R5"}, hands={1: ["inspired", "vuja-de"]})
    assert rows(t, 1)["Inspired"] == "Inspired, un dé d'actions en plus."
    assert rows(t, 1)["Votre main"] == "Votre main, 2 cartes."
    for reader in (0, 2, None):
        assert not {"Inspired", "Vuja De", "Votre main"} & set(rows(t, reader))
        assert "2 cartes" in rows(t, reader)["Ana"]


# The table in words ---------------------------------------------------------------------------------


def test_a_client_reads_what_is_around():
    t = maul({1: "R5", 2: "U6"}, ["S5", "AE20", "Q6"], gear={1: [PISTOL, cart(RIFLE)]}, wounds={1: 1}, left=5)
    found = rows(t, 1)
    assert found["Maul of America"] == "Maul of America, manche 1 sur 20, à vous de jouer, 5 actions."
    assert found["Ana (vous)"] == (
        "Ana (vous), en R5 (allée) ; 1 blessure sur 3 ; aucune carte ; objets : Pistolet, Caddy avec Fusil."
    )
    assert found["Zombies"].startswith("Zombies : S5 à 1 pas, Q6 à 1 pas, AE20 à ")
    assert found["Pour fuir"] == "Pour fuir, il manque : Nourriture, Munitions, Kit médical, ou 4 équipements de plus."
    assert found["À fouiller"].startswith("À fouiller : Q1 à ")
    assert found["Portes"].startswith("Portes : R4 à 1 pas")
    assert found["Zoé"] == "Zoé, mène les zombies ; aucune carte ; 22 zombies en réserve."


def test_the_way_out_once_it_is_named():
    t = maul({1: "R5"}, way_out="AF5")
    assert rows(t, 1)["Sortie désignée"] == "Sortie désignée : AF5 à 14 pas."
    assert "Issues" not in rows(t, 1)
    assert rows(t, None, "en")["Way out"] == "Way out: AF5."


def test_the_zombie_master_reads_which_client_is_nearest():
    t = masters({1: "F14"}, ["H14"])
    assert rows(t, MASTER)["Zombies"] == "Zombies : H14 (Ana à 2 pas)."
    assert rows(t, MASTER, "en")["Zombies"] == "Zombies: H14 (Ana 2 away)."
    choose(t, "activate", 0)
    assert rows(t, MASTER)["Ont agi"] == "Ont agi : H14 (Ana à 2 pas)."
    assert rows(t, MASTER)["Zombies"] == "Zombies, aucun."
    assert "   2 Ana, 3 Hugo, 4 (Iris), @ le zombie qui agit" in chart(t, MASTER)


def test_a_cell_searched_last_is_marked():
    t = maul({1: "Q1"})
    t.last_search[1] = cell("Q1")
    assert rows(t, 1)["À fouiller"].startswith("À fouiller : Q1, ici, déjà fouillée, ")


# The mall in characters -------------------------------------------------------------------------------


def chart(t, reader, whole=False):
    return ["".join(text for _, text in line) for line in game.charted(named(t).view(reader), t.box, "fr", whole)]


def test_everyone_stands_on_the_chart_where_they_are():
    t = maul({1: "R5", 2: "U6"}, ["S5"], dead=[3], way_out="AF5")
    turned(t, 3, "T7")
    lines = chart(t, 1)
    row_5 = next(line for line in lines if line.startswith(" 5 "))
    assert row_5[3 + 2 * 17 + 1] == "@"
    assert row_5[3 + 2 * 18 + 1] == "z"
    assert row_5[3 + 2 * 31 + 1] == "X"
    assert next(line for line in lines if line.startswith(" 6 "))[3 + 2 * 20 + 1] == "3"
    assert next(line for line in lines if line.startswith(" 7 "))[3 + 2 * 19 + 1] == "Z"
    assert "   @ vous, 3 Hugo" in lines


def test_the_chart_is_around_the_pawn_that_acts_or_whole():
    near = chart(maul({1: "AF20"}), 1)
    assert not any(line.startswith(" 1 ") for line in near)
    assert any(line.startswith("20 ") for line in near)
    whole = chart(maul({1: "AF20"}), 1, whole=True)
    assert sum(line[:2].strip().isdigit() for line in whole) == 20
    boulevard = named(game.table(2, 1, mall="boulevard"))
    strips = chart(boulevard, 0, whole=True)
    assert sum(line.startswith(" 1 ") for line in strips) == 2


def test_while_building_the_sections_that_lie_there_are_drawn():
    t = game.table(2, 1)
    assert chart(t, 0) == []
    choose(t, "lay", 0)
    assert rows(t, 0)["Sections"] == "Sections : 1A (Cour centrale)."
    assert chart(t, 0)[1] == "   +-------+   +-+-----------------+"


def test_a_way_is_a_step_after_the_other():
    t = maul({1: "R5"}, ["S5"], left=6)
    way = game.routed(t.view(1), t.box, "u5")
    assert len(way) == 3
    for action in way:
        t.act(1, action)
    assert t.where[1] == cell("U5")
    assert game.routed(t.view(1), t.box, "A1") == []
    assert game.routed(t.view(2), t.box, "T5") == []


def test_a_second_shot_names_the_weapon():
    t = maul({1: "R5"}, ["T5", "U5"], gear={1: [MACHINE_GUN]}, rolls=[5])
    pass_windows(attack(t, MACHINE_GUN, "T5"))
    assert t.question(1, "fr").text == "Second tir de la Mitrailleuse : sur qui ?"
    assert "Ne pas tirer" in texts(t, 1)

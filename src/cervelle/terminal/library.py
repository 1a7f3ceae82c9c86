"""What one reads before, during and after a game: the shelf, and the rules behind everything."""

from __future__ import annotations

from difflib import get_close_matches

from cervelle.engine.box import Value
from cervelle.engine.game import Game, Option
from cervelle.games import shelf
from cervelle.terminal.arguments import Line
from cervelle.terminal.screen import Screen
from cervelle.terminal.words import folded, wrong


def chosen_game(id: str) -> Game:
    game = shelf.get(id)
    if game is not None:
        return game
    near = get_close_matches(id, shelf, 1)
    if near:
        raise wrong("game-unknown-near", found=id[:40], near=near[0])
    raise wrong("game-unknown", found=id[:40], known=", ".join(shelf))


# Games --------------------------------------------------------------------------------------------------


def tell_games(line: Line, screen: Screen) -> int:
    for game in shelf.values():
        _tell_game(screen, game)
        screen.gap()
    screen.say("games-how", game=next(iter(shelf)))
    return 0


def _tell_game(screen: Screen, game: Game) -> None:
    words, language = game.words, screen.language
    facts = [screen.words("games-id", id=game.id), screen.words("games-seats", least=str(game.seats[0]), most=str(game.seats[-1]))]
    if words.has(language, "game-length"):
        facts.append(words.say(language, "game-length"))
    screen.picture([("title", "\t".join([game.name(language), *facts]))])
    screen.line(words.say(language, "game-pitch"))
    for option in game.options.values():
        screen.gap()
        screen.definitions([(f"--option {option.name}=…", option.text(language))])
        if option.choices:
            screen.definitions([_choice(screen, option, choice) for choice in option.choices], "heading", 6)


def _choice(screen: Screen, option: Option, choice: Value) -> tuple[str, str]:
    """As it is typed, and what it means. Yes, no and numbers without a name speak for themselves."""
    text = option.choice_text(choice, screen.language)
    usual = screen.words("games-default") if choice == option.default else ""
    speaks = isinstance(choice, bool) or text == str(choice)
    return (text, usual) if speaks else (str(choice), f"{text} {usual}".strip())


def shown(choice: Value) -> str:
    """As it is typed."""
    return ("yes" if choice else "no") if isinstance(choice, bool) else str(choice)


# Rules --------------------------------------------------------------------------------------------------


def tell_rules(line: Line, screen: Screen) -> int:
    game = chosen_game(line.place(0))
    wanted = line.place(1)
    found = found_rules(game, wanted, screen.language)
    if not found:
        raise wrong("rules-none", game=game.id, found=wanted[:60])
    if game.rulebook.get(wanted) is not None:
        tell_rule(screen, game, wanted)
        return 0
    screen.picture([("title", game.name(screen.language))])
    section = ""
    for number in found:
        rule = game.rulebook[number]
        if rule.section != section:
            section = rule.section
            screen.gap()
            screen.line(rule.title(screen.language), "heading")
        text = screen.words("rule-text", text=rule.text(screen.language), origin=_origin(screen, rule.origin))
        screen.definitions([(number, text)])
    return 0


def found_rules(game: Game, wanted: str, language: str) -> list[str]:
    """Numbers of the rule, of the rules of the section, or of all that speak of the word."""
    if not wanted or wanted in game.rulebook:
        return [wanted] if wanted else list(game.rulebook)
    section = [number for number in game.rulebook if number.startswith(wanted.rstrip(".") + ".")]
    word = folded(wanted)
    return section or [
        number for number, rule in game.rulebook.items() if word in folded(f"{rule.title(language)} {rule.text(language)}")
    ]


def tell_rule(screen: Screen, game: Game, number: str) -> None:
    rule = game.rulebook.get(number)
    if rule is None:
        screen.say("rule-unknown", id=number)
        return
    origin = _origin(screen, rule.origin)
    message = "rule-heading-plain" if screen.plain else "rule-heading"
    screen.say(message, "heading", id=number, title=rule.title(screen.language), origin=origin)
    screen.line(rule.text(screen.language))


def _origin(screen: Screen, origin: str) -> str:
    return screen.words(f"origin-{origin}")

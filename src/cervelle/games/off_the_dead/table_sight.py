"""What each seat may see of the table, and what questions and choices talk of."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.off_the_dead.deck import ABILITIES, EVENTS, ITEMS, LINES
from cervelle.games.off_the_dead.deck import SURVIVORS as SURVIVOR_NAMES
from cervelle.games.off_the_dead.rules_end import score
from cervelle.games.off_the_dead.rules_search import takeable
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    DIRECTIONS,
    NOBODY_THERE,
    NONE,
    PHASES,
    SCOPE,
    TAKE,
    TILTED,
    UNKNOWN,
    is_up,
    item_kind,
    kind_of,
    rounds_of,
    zone_of,
)

SYMBOL_NAMES = ("skull", "hand", "biohazard")
ROLLS = ("attack", "event", "wave")


def sight(t: DeadTable, seat: int) -> dict[str, object]:
    """Hands are open: every seat sees the same, a spectator too."""
    return {
        "rules": t.voice,
        "me": seat if seat >= 0 else None,
        "seats": [[place for place in range(t.kit.places) if t.seat_of(place) == s] for s in range(t.seats)],
        "turn": t.turn,
        "actor": t.actor,
        "phase": PHASES[t.phase],
        "waiting": list(t.waiting),
        "window": window(t),
        "level": t.kit.level,
        "horde": {"count": t.horde_count(), "direction": None if t.top == NONE else t.arrow},
        "places": [place_sight(t, place) for place in range(t.kit.places)],
        "piles": [pile_sight(t, pile) for pile in t.piles],
        "turned": [ITEMS[kind] for kind in t.turned],
        "roll": roll_sight(t),
        "aiming": t.aiming > 0,
        "biting": None if t.biting == NONE or t.where(t.biting) == NOBODY_THERE else t.slot(t.turn, t.biting),
        "target": target_sight(t),
        "shown": [{"strength": t.kit.strengths[kind], "symbols": symbols(t.kit.symbols[kind])} for kind in t.shown],
        "paid": t.spent[:],
        "cemetery": t.cemetery,
        "score_now": score(t) if t.survivors[-1] != NONE else 0,
        "over": over(t),
    }


def over(t: DeadTable) -> dict[str, object] | None:
    if t.outcome is None:
        return None
    won = len(t.outcome.winners) > 0
    return {"winners": list(t.outcome.winners), "scores": list(t.outcome.scores), "won": won, "score": t.outcome.scores[0]}


def window(t: DeadTable) -> dict[str, object] | None:
    if t.outcome is not None or not t.windows:
        return None
    return {"kind": t.prompts[t.window_kind()].name, "asking": list(t.waiting)}


def target_sight(t: DeadTable) -> dict[str, int] | None:
    place = t.where(t.target) if t.target != NONE else NOBODY_THERE
    return None if place == NOBODY_THERE else {"place": place, "slot": t.slot(place, t.target)}


def place_sight(t: DeadTable, place: int) -> dict[str, object]:
    survivor = t.survivors[place]
    chosen = survivor != NONE
    return {
        "seat": t.seat_of(place),
        "direction": t.kit.directions[place],
        "survivor": SURVIVOR_NAMES[survivor] if chosen else None,
        "symbol": symbols(t.kit.symbol[survivor])[0] if chosen else None,
        "force": t.kit.force[survivor] if chosen else None,
        "range": t.kit.reach[survivor] if chosen else None,
        "ability": ABILITIES[t.kit.abilities[survivor]] if chosen else None,
        "ability_used": t.used[place] == 1,
        "infection": t.infection[place],
        "max": t.kit.deadly[survivor] if chosen else None,
        "alive": t.alive[place] == 1,
        "items": [{"item": ITEMS[item_kind(held)], "ammo": ammo_of(t, held)} for held in t.items[place]],
        "trophies": [symbols(t.kit.symbols[kind]) for kind in t.trophies[place]],
        "corridor": [zombie_sight(t, place, slot) for slot in range(len(t.corridors[place]))],
        "neighbours": t.kit.neighbours[place][:],
        "barricaded": t.barricaded == 1 and place == t.turn,
        "panicked": t.panicked[place] == 1,
        "shielded": t.shielded[place] == 1,
    }


def ammo_of(t: DeadTable, held: int) -> int | None:
    return rounds_of(held) if t.kit.rounds[item_kind(held)] else None


def symbols(mask: int) -> list[str]:
    return [SYMBOL_NAMES[i] for i in range(3) if mask >> i & 1]


def zombie_sight(t: DeadTable, place: int, slot: int) -> dict[str, object]:
    zombie = t.corridors[place][slot]
    seen: dict[str, object] = {"slot": slot, "zone": zone_of(zombie), "up": is_up(zombie)}
    if is_up(zombie):
        kind = kind_of(zombie)
        seen["strength"] = t.kit.strengths[kind]
        seen["symbols"] = symbols(t.kit.symbols[kind])
        seen["tilted"] = zombie & TILTED != 0
        seen["was"] = SURVIVOR_NAMES[kind - t.kit.zombified] if kind >= t.kit.zombified else None
    return seen


def pile_sight(t: DeadTable, pile: list[int]) -> dict[str, object]:
    """otd.18.1  What was turned up and put back is for players to remember, unless the host lets the table remember it."""
    known = [ITEMS[kind] if kind != UNKNOWN else None for kind in pile] if t.kit.memory else []
    return {"count": len(pile), "top": known[-1] if known else None, "known": known}


def roll_sight(t: DeadTable) -> dict[str, object] | None:
    if not t.roll:
        return None
    what, die, add, line, needs, total, result = t.roll
    name = ROLLS[what]
    seen: dict[str, object] = {"of": name, "die": die, "add": add, "line": line, "needs": needs, "total": total}
    if name == "event":
        seen["result"] = EVENTS[result]
    elif name == "attack":
        seen["result"] = ("miss", "hit", "pending")[result]
    else:
        seen["result"] = result
    return seen


# What questions and choices talk of ---------------------------------------------------------------


def about(t: DeadTable) -> dict[str, Said]:
    """The survivor who acts, the roll, and what was turned up."""
    return {
        "survivor": t.survivors[t.actor],
        "die": t.die,
        "event": t.event,
        "needs": t.roll[4] if t.roll else 0,
        "total": t.roll[5] if t.roll else 0,
        "item": offered_item(t),
        "other": t.turned[1] if len(t.turned) > 1 else NONE,
        "owed": t.owing[0] if t.owing else 0,
        "nth": t.turn // t.seats + 1,
        "each": t.kit.places // t.seats,
    }


def offered_item(t: DeadTable) -> int:
    """Of the cards turned up, the one that may be taken, else the first."""
    free = takeable(t) if t.asked == TAKE else []
    return t.turned[free[0] if free else 0] if t.turned else NONE


def said(t: DeadTable, action: int) -> dict[str, Said]:
    """The numbers of a choice, and what they stand for: survivors, items, zombies."""
    verb = t.box.verbs.of(action)
    numbers = verb.values(action)
    found = about(t)
    found.update(numbers)
    if "pile" in numbers:
        found["number"] = numbers["pile"] + 1
    if verb.name == "survivor":
        return found
    if "direction" in numbers:
        found["towards"] = towards(t, numbers["direction"])
        found["side"] = side(t, numbers["direction"])
    if verb.name in ("ability", "aid"):
        found["ability"] = t.kit.abilities[t.survivors[numbers["place"]]]
    if "target" in numbers:
        found["target"] = t.survivors[numbers["target"]] if numbers["target"] < t.kit.places else NONE
    if "place" in numbers:
        found["survivor"] = t.survivors[numbers["place"]]
    say_item(t, verb.name, numbers, found)
    say_zombie(t, verb.name, numbers, found)
    say_trophy(t, verb.name, numbers, found)
    return found


def towards(t: DeadTable, direction: int) -> int:
    """The number of the survivor on that side, from 1; 0 if there is none."""
    place = t.kit.place_at[direction]
    return 0 if place == NOBODY_THERE else t.survivors[place] + 1


def side(t: DeadTable, direction: int) -> int:
    """From the survivor whose turn it is: 0 themselves, 1 their left, 2 across, 3 their right."""
    return (direction - t.kit.directions[t.turn]) % DIRECTIONS


def say_item(t: DeadTable, verb: str, numbers: dict[str, int], found: dict[str, Said]) -> None:
    held = t.items[t.turn if verb in ("use", "reload") else t.actor]
    if verb in ("use", "reload", "throw", "attack", "lose") and numbers["slot"] < len(held):
        found["item"] = item_kind(held[numbers["slot"]])
        found["rounds"] = rounds_of(held[numbers["slot"]])
    elif verb == "lose":
        found["item"] = SCOPE
    elif verb == "take":
        found["item"] = t.turned[numbers["which"]]


def say_zombie(t: DeadTable, verb: str, numbers: dict[str, int], found: dict[str, Said]) -> None:
    if "zombie" not in numbers:
        return
    place = numbers.get("target", t.turn if verb == "toy" else t.actor)
    corridor = t.corridors[place] if place < t.kit.places else []
    if numbers["zombie"] >= len(corridor):
        return
    zombie = corridor[numbers["zombie"]]
    found["zone"] = zone_of(zombie)
    found["strength"] = t.kit.strengths[kind_of(zombie)] if is_up(zombie) else 0
    found["symbols"] = t.kit.symbols[kind_of(zombie)] if is_up(zombie) else 0
    found["tilted"] = 1 if is_up(zombie) and zombie & TILTED else 0
    found["rank"] = rank(corridor, zombie)
    found["whose"] = t.survivors[place] if place != t.actor else NONE


def rank(corridor: list[int], zombie: int) -> int:
    """Which of the hidden zombies of its zone it is, from 1, in the order of arrival; 0 if it is the only one."""
    alike = [other for other in corridor if not is_up(other) and zone_of(other) == zone_of(zombie)]
    return alike.index(zombie) + 1 if len(alike) > 1 and zombie in alike else 0


def say_trophy(t: DeadTable, verb: str, numbers: dict[str, int], found: dict[str, Said]) -> None:
    if verb not in ("pay", "discard"):
        return
    place = numbers["place"] if verb == "discard" else t.turn
    if place < t.kit.places and numbers["slot"] < len(t.trophies[place]):
        found["symbols"] = t.kit.symbols[t.trophies[place][numbers["slot"]]]
        found["strength"] = t.kit.strengths[t.trophies[place][numbers["slot"]]]


CARDS = {"toy": "toy", "burn": "jerrycan", "ability": "ability", "aid": "ability", "pass": "pass"}


def card_played(t: DeadTable, action: int) -> str:
    """An item, a line, or `ability`."""
    verb = t.box.verbs.of(action)
    numbers = verb.values(action)
    if verb.name == "line":
        return LINES[numbers["line"]]
    if verb.name == "use":
        return ITEMS[item_kind(t.items[t.turn][numbers["slot"]])]
    if verb.name == "reload":
        fuel = t.kit.ammo[item_kind(t.items[t.turn][numbers["slot"]])] == 2
        return "jerrycan" if fuel else "loader"
    return CARDS.get(verb.name, "")

"""What each seat may see of the table, and what its questions and choices talk of."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.maul_of_america.deck import AREAS, BARE_HANDS, CARDS, FACES, ITEMS, WEAPONS
from cervelle.games.maul_of_america.rules_attack import arms_of, cone
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.rules_move import step_cost, steps
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    ACT,
    AGREE,
    BUILDING,
    CONE,
    DIRECTIONS,
    FOUND,
    KINDS,
    LOADED,
    NONE,
    OFFER,
    PLACE,
    SECOND,
    SETTING_UP,
    TURNED,
    VOTE,
    ZOMBIE,
    card_of,
)

ARM_NAMES = (BARE_HANDS, *WEAPONS)
PHASES = ("building", "set-up", "playing")
ROLLS = ("actions", "crossing", "attack")
CARD_WORDS = {"pass": "pass"}


def sight(t: MaulTable, seat: int) -> dict[str, object]:
    """Everything that lies open, one's own hand, and what one could do where one is asked."""
    kit = t.kit
    return {
        "me": seat if seat >= 0 else None,
        "phase": PHASES[t.phase],
        "master": kit.master,
        "clients": kit.clients[:],
        "round": t.round,
        "rounds": kit.rounds,
        "timed": kit.minutes > 0,
        "last_round": bool(t.time_up) or t.round == kit.rounds,
        "turn": None if t.turn == NONE else t.turn,
        "actions": t.legs if t.active != NONE else t.left,
        "mall": mall_sight(t),
        "pawns": [pawn_sight(t, each) for each in kit.clients],
        "zombies": zombies_sight(t),
        "pool": len(t.in_pool()) if t.zombies else kit.zombies,
        "reinforcements": t.reinforcements,
        "active": None if t.active == NONE else t.active,
        "rampage": bool(t.rampage),
        "exit": None if t.exit == NONE else t.exit,
        "hand": [CARDS[card_of(held)] for held in t.hands[seat]] if seat >= 0 else [],
        "cards": [len(hand) for hand in t.hands],
        "decks": {"search": len(t.search), "client": len(t.client), "zombie": len(t.zombie)},
        "discards": {
            "search": [found_sight(card) for card in t.searched],
            "client": [CARDS[card] for card in t.client_out],
            "zombie": [CARDS[card] for card in t.zombie_out],
        },
        "weapons": weapons_sight(t),
        "roll": roll_sight(t),
        "offer": offer_sight(t),
        "question": question_sight(t, seat),
        "over": None if t.outcome is None else {"winner": t.outcome.winners[0]},
    }


def mall_sight(t: MaulTable) -> dict[str, object]:
    sections = [{"face": FACES[face], "turn": turn, "x": x, "y": y} for face, turn, x, y in t.layout]
    seen: dict[str, object] = {"sections": sections, "complete": t.phase != BUILDING}
    shown = range(len(FACES)) if t.phase == BUILDING else [section[0] for section in t.layout]
    seen["faces"] = {FACES[face]: t.kit.drawings[face] for face in shown}
    if t.phase == BUILDING:
        seen["ways"] = []
        seen["width"], seen["height"] = 0, 0
    else:
        m = t.ground()
        seen["ways"] = m.ways[:]
        seen["width"], seen["height"] = m.width, m.height
    return seen


def pawn_sight(t: MaulTable, seat: int) -> dict[str, object]:
    bit = 1 << seat
    states = []
    for name, on in (
        ("cowering", t.cowering & bit),
        ("dazed", t.dazed & bit),
        ("dreading", t.dreading & bit),
        ("resting", t.resting and t.turn == seat),
        ("ducting", t.ducting and t.turn == seat),
        ("padded", t.padded and t.turn == seat),
        ("woo", t.woo and t.turn == seat),
    ):
        if on:
            states.append(name)
    return {
        "seat": seat,
        "cell": None if t.where[seat] == NONE else t.where[seat],
        "alive": bool(t.alive[seat]),
        "wounds": t.wounds[seat],
        "most": t.kit.wounds,
        "gear": [gear_sight(item) for item in t.gear[seat]],
        "cards": len(t.hands[seat]),
        "ready": bool(t.alive[seat]) and is_ready(t, seat),
        "states": states,
        "searched": None if t.last_search[seat] == NONE else t.last_search[seat],
    }


def gear_sight(item: int) -> dict[str, object]:
    return {"item": ITEMS[item % LOADED], "holds": ITEMS[item // LOADED] if item >= LOADED else None}


def found_sight(card: int) -> str:
    return ITEMS[card] if card < KINDS else f"zombies-{card - FOUND}"


def zombies_sight(t: MaulTable) -> list[dict[str, object]]:
    seen: list[dict[str, object]] = []
    if t.phase == BUILDING:
        return seen
    for zombie in t.on_board():
        was = zombie - TURNED if zombie >= TURNED else None
        one: dict[str, object] = {"id": zombie, "cell": t.zombies[zombie], "acted": bool(t.acted >> zombie & 1), "was": was}
        one["gear"] = [gear_sight(item) for item in t.gear[was]] if was is not None else []
        seen.append(one)
    return seen


def weapons_sight(t: MaulTable) -> dict[str, object]:
    kit = t.kit
    return {
        name: {"hits": kit.hits[arm], "jams": kit.jams[arm], "reach": kit.reach[arm], "area": AREAS[kit.area[arm]]}
        for arm, name in enumerate(ARM_NAMES)
    }


def roll_sight(t: MaulTable) -> dict[str, object] | None:
    """For actions: both dice and what was taken off; for attacks: the die, what was added, what it needs."""
    if not t.roll:
        return None
    what, a, b, c, d = t.roll
    if ROLLS[what] == "actions":
        return {"of": "actions", "dice": [a, b] if b else [a], "less": c, "total": d}
    return {"of": ROLLS[what], "die": a, "add": b, "needs": c, "hit": d == 1 if ROLLS[what] == "attack" else a == d}


def offer_sight(t: MaulTable) -> dict[str, object] | None:
    if t.asked not in (OFFER, AGREE) or not t.waiting:
        return None
    giving, wanting = [ITEMS[kind] for kind in t.giving], [ITEMS[kind] for kind in t.wanting]
    return {"from": t.turn, "to": t.partner, "gives": giving, "wants": wanting}


# What one could do ----------------------------------------------------------------------------------


def question_sight(t: MaulTable, seat: int) -> dict[str, object] | None:
    """For whoever moves: how far they get, and what their weapons cover. For whoever builds: where each choice would lay what."""
    if t.owes(seat) and t.asked in (VOTE, PLACE):
        return {"places": [[action, *t.kit.section_of(t.layout, action)] for action in t.candidates(seat)]}
    if not t.owes(seat) or t.asked not in (ACT, ZOMBIE, SECOND):
        return None
    if t.asked == ZOMBIE:
        return {"reach": reach(t, t.zombies[t.active], t.legs), "areas": {}}
    here = t.where[t.turn]
    areas = {}
    for arm in arms_of(t, t.turn):
        if t.kit.area[arm] == CONE:
            areas[ARM_NAMES[arm]] = [cone(t, arm, direction) for direction in range(DIRECTIONS)]
    return {"reach": reach(t, here, t.left) if t.asked == ACT else [], "areas": areas}


def reach(t: MaulTable, here: int, actions: int) -> list[list[int]]:
    """Free cells within so many actions, by ways that cross nobody: [cell, cost, the cell before it]."""
    best = {here: 0}
    before = {here: NONE}
    todo = [here]
    while todo:
        at = todo.pop(0)
        for cell in steps(t, at):
            cost = step_cost(t, at, cell)
            total = best[at] + cost
            if cost and total <= actions and t.is_free(cell) and total < best.get(cell, 10**6):
                best[cell] = total
                before[cell] = at
                todo.append(cell)
    return [[cell, best[cell], before[cell]] for cell in sorted(best) if cell != here]


# What is said ---------------------------------------------------------------------------------------


def spelled_spot(number: int) -> str:
    """Columns are letters, as on a map: A … Z, AA, AB …; lines are numbers from 1."""
    x, y = number % 128, number // 128
    return f"{chr(64 + x // 26) if x >= 26 else ''}{chr(65 + x % 26)}{y + 1}"


def about(t: MaulTable, seat: int) -> dict[str, Said]:
    """The actions left, the roll, the card, the item: what questions speak of."""
    said: dict[str, Said] = {
        "actions": t.legs if t.active != NONE else t.left,
        "die": t.die,
        "needs": t.needs,
        "arm": t.arm,
        "item": t.using if t.using != NONE else 0,
        "card": t.card,
        "count": t.count,
        "wounds": t.wounds[seat] if seat >= 0 else 0,
        "votes": 2 if t.proposed else 1,
    }
    if t.whom != NONE:
        said["whom"] = t.whom
    if t.turn != NONE:
        said["who"] = t.turn
    said["partner"] = t.box.name(t.partner, "fr") if t.partner != NONE else ""
    if t.moving != NONE and t.moving < KINDS:
        said["kept"] = t.moving
    return said


def said(t: MaulTable, seat: int, action: int) -> dict[str, Said]:
    verb = t.box.verbs.of(action)
    numbers = verb.values(action)
    found = about(t, seat)
    found.update(numbers)
    if "cell" in numbers and t.phase != BUILDING:
        found["place"] = spelled_spot(t.spot(numbers["cell"]))
        if verb.name == "step" and t.phase > SETTING_UP:
            here = t.zombies[t.active] if t.active != NONE else t.where[t.turn]
            found["cost"] = step_cost(t, here, numbers["cell"])
    if "zombie" in numbers:
        found["place"] = spelled_spot(t.spot(t.zombies[numbers["zombie"]]))
    if "arm" in numbers:
        found["hits"] = str(t.kit.hits[numbers["arm"]])
        found["odds"] = str(round(100 * (7 - t.kit.hits[numbers["arm"]]) / 6))
    return found


def card_played(t: MaulTable, action: int) -> str:
    """The name of the card that this answer plays."""
    verb = t.box.verbs.of(action)
    return CARDS[verb.values(action)["card"]] if verb.name == "card" else "pass"

"""What each seat may see of the table, and what its questions and choices talk of."""

from __future__ import annotations

from cervelle.engine.words import Said
from cervelle.games.maul_of_america.deck import AREAS, BARE_HANDS, CARDS, FACES, ITEMS, WEAPONS
from cervelle.games.maul_of_america.rules_attack import arms_of, cone, here_of, holder, is_prey
from cervelle.games.maul_of_america.rules_end import is_ready
from cervelle.games.maul_of_america.rules_gear import loaded_cart
from cervelle.games.maul_of_america.rules_move import step_cost, steps
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_face import height_of
from cervelle.games.maul_of_america.table_kit import (
    ACT,
    AGREE,
    BUILDING,
    CONE,
    DEATH,
    DIRECTIONS,
    FOOD,
    FOOD_OR,
    FOUND,
    KINDS,
    LOADED,
    MASTER,
    NONE,
    OFFER,
    PAY_AMMO,
    PLACE,
    PLACED,
    REFIT,
    SECOND,
    SETTLE,
    STOW,
    TURNED,
    VOTE,
    ZOMBIE,
    card_of,
    kind_of_arm,
)

ARM_NAMES = (BARE_HANDS, *WEAPONS)
PHASES = ("building", "set-up", "playing")
ROLLS = ("actions", "crossing", "attack")
COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
ESCALATOR_WAY = 8
DUCT_WAY = 9


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
        "waiting": list(t.waiting),
        "over": None if t.outcome is None else {"winner": t.outcome.winners[0], "winners": list(t.outcome.winners)},
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
    if t.asked == SECOND:
        return {"reach": [], "areas": areas(t)}
    return {"reach": reach(t, here_of(t), t.legs if t.asked == ZOMBIE else t.left), "areas": areas(t)}


def areas(t: MaulTable) -> dict[str, list[list[int]]]:
    """The cones of the weapons at hand, a smart zombie's too, in all directions."""
    if t.shooter != NONE and t.shooter < TURNED:
        return {}
    cones = [arm for arm in arms_of(t, holder(t)) if t.kit.area[arm] == CONE]
    return {ARM_NAMES[arm]: [cone(t, arm, direction) for direction in range(DIRECTIONS)] for arm in cones}


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
    return f"{spelled_column(number % 128)}{number // 128 + 1}"


def spelled_column(x: int) -> str:
    return f"{chr(64 + x // 26) if x >= 26 else ''}{chr(65 + x % 26)}"


def about(t: MaulTable, seat: int) -> dict[str, Said]:
    """What questions speak of: who acts, with how many actions, the roll, the card, the item, the cell."""
    said: dict[str, Said] = {
        "actions": t.legs if t.active != NONE else t.left,
        "crossing": t.crossing,
        "total": str(t.die + t.plus),
        "needs": str(t.needs),
        "item": item_asked_about(t, seat),
        "card": t.card,
        "count": count_asked_about(t, seat),
        "wounds": t.wounds[seat] if seat >= 0 else 0,
        "votes": 2 if t.proposed else 1,
        "pawn": 1 if t.moving < PLACED else 0,
    }
    if t.turn != NONE:
        said["who"] = t.turn
    whom = seat_asked_about(t)
    if whom != NONE:
        said["whom"] = whom
    if t.active != NONE:
        said["place"] = place_of(t, t.zombies[t.active])
    return said


def item_asked_about(t: MaulTable, seat: int) -> int:
    if t.asked == STOW:
        return t.moving
    if t.asked == REFIT:
        return t.gear[seat][loaded_cart(t, seat)] // LOADED
    return kind_of_arm(t.arm) if t.asked in (PAY_AMMO, SECOND) else t.using


def count_asked_about(t: MaulTable, seat: int) -> int:
    """Zombies to place, or to read to; reinforcements outside; food on one's plate."""
    if t.asked == FOOD_OR:
        return t.gear[seat].count(FOOD)
    return t.reinforcements if t.asked == MASTER else t.count


def seat_asked_about(t: MaulTable) -> int:
    if t.asked in (OFFER, AGREE):
        return t.partner
    if t.asked == DEATH:
        return t.hurt
    if t.asked == SETTLE:
        return t.moving if t.moving < PLACED else NONE
    return t.whom


def place_of(t: MaulTable, cell: int) -> str:
    return spelled_spot(t.spot(cell))


def said(t: MaulTable, seat: int, action: int) -> dict[str, Said]:
    """What a choice speaks of, and no more: there may be hundreds, and sentences with the same numbers are kept."""
    verb, numbers = t.box.verbs.read(action)
    name = verb.name
    if name in ("yes", "no", "stop"):
        return {"asked": t.asked}
    if name == "place":
        return {**numbers, **placing(t, action)}
    if name == "step":
        return stepping(t, numbers["cell"])
    if name in ("attack", "blast"):
        return aiming(t, numbers)
    if name == "activate":
        return nearest_client(t, t.zombies[numbers["zombie"]])
    if "cell" in numbers:
        return {"place": place_of(t, numbers["cell"])}
    if "zombie" in numbers:
        return {"place": place_of(t, t.zombies[numbers["zombie"]])}
    if name == "item":
        return {"card": t.card, **numbers}
    return {**numbers, **odds(t.kit.teeth)} if name == "bite" else {**numbers}


def placing(t: MaulTable, action: int) -> dict[str, Said]:
    """How a section would be turned, and on which side of which other it would lie."""
    section = t.kit.section_of(t.layout, action)
    board = t.box.verbs.read(action)[1]["board"]
    other = next(each for each in t.layout if each[0] // 2 == board)
    return {"turn": section[1], "other": other[0], "side": side_of(section, other)}


def side_of(section: list[int], other: list[int]) -> int:
    """0 above, 1 to the right, 2 below, 3 to the left."""
    if section[3] + height_of(section) <= other[3]:
        return 0
    if section[3] >= other[3] + height_of(other):
        return 2
    return 1 if section[2] > other[2] else 3


def stepping(t: MaulTable, cell: int) -> dict[str, Said]:
    """Which way, at what cost, and who stands there."""
    zombie = t.active != NONE
    here = t.zombies[t.active] if zombie else t.where[t.turn]
    there = 0 if t.is_free(cell) else (1 if t.at[cell] < PLACED else (2 if zombie else 3))
    return {"way": way_of(t, here, cell), "place": place_of(t, cell), "cost": step_cost(t, here, cell), "there": there}


def way_of(t: MaulTable, here: int, cell: int) -> int:
    """0 to 7 clockwise from north, then the escalator and the way through a wall."""
    m = t.ground()
    if m.link[here] == cell:
        return ESCALATOR_WAY
    x, y = m.x[cell] - m.x[here], m.y[cell] - m.y[here]
    if t.ducting and m.cost(here, cell) == 0 and cell in m.ducts[here]:
        return DUCT_WAY
    return COMPASS.index((x, y))


def aiming(t: MaulTable, numbers: dict[str, int]) -> dict[str, Said]:
    arm = numbers["arm"]
    found: dict[str, Said] = {"arm": arm, **odds(t.kit.hits[arm])}
    if "cell" in numbers:
        return {**found, "place": place_of(t, numbers["cell"])}
    direction = numbers["direction"]
    return {**found, "direction": direction, "count": len([cell for cell in cone(t, arm, direction) if is_prey(t, cell)])}


def odds(hits: int) -> dict[str, Said]:
    return {"hits": str(hits), "odds": str(round(100 * (7 - hits) / 6))}


def nearest_client(t: MaulTable, cell: int) -> dict[str, Said]:
    """Of a zombie: where it is, which Client has the shortest way to it, and how many actions long that is."""
    m = t.ground()
    ways = [(m.walk(t.where[seat])[cell], i, seat) for i, seat in enumerate(t.living())]
    steps_away, _, seat = min(ways)
    return {"place": place_of(t, cell), "whom": seat, "steps": str(steps_away)}


def card_played(t: MaulTable, action: int) -> str:
    """The name of the card that this answer plays."""
    verb, numbers = t.box.verbs.read(action)
    return CARDS[numbers["card"]] if verb.name == "card" else "pass"

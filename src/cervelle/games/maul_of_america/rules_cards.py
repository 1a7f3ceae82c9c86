"""Cards of one's own turn: what may be played when, and what it does."""

from __future__ import annotations

from cervelle.games.maul_of_america.rules_attack import put_away
from cervelle.games.maul_of_america.rules_gear import are_neighbours, find, heal_one, lose
from cervelle.games.maul_of_america.rules_wound import wound
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    AIR_DUCT,
    ANSWERS,
    BURRITO,
    BURRITOS,
    CARDS,
    CLOTHING,
    COWER,
    DAZED,
    DEAD_TELL,
    DEJA_VU,
    EAGLE_EYES,
    EAT,
    FOOD,
    FOOD_OR,
    FRESH_AIR,
    INSPIRED,
    KINDS,
    KNOWN,
    LEAD,
    LOOK,
    MINE,
    MIRACLE,
    NONE,
    PICK,
    PLACED,
    PREMONITION,
    RAMPAGE,
    READ,
    READING,
    SCENE,
    SPOT,
    STUMBLE,
    UNLUCKY,
    WHOM,
    WOO,
    card_of,
)
from cervelle.games.maul_of_america.table_mall import FOOD as FOOD_COURT

# In one's own turn ----------------------------------------------------------------------------------


def cards_in(t: MaulTable, seat: int) -> list[int]:
    """Each card of the hand once."""
    found = 0
    for held in t.hands[seat]:
        found |= 1 << held % KNOWN
    return [card for card in range(CARDS) if found >> card & 1] if found else []


def forbids_card(t: MaulTable, seat: int, card: int) -> str | None:
    """Whether this is the moment for a card, in one's own turn, and whether it has anyone to befall."""
    if card in ANSWERS:
        return "maul.4.1"
    if card == EAT and t.ground().kind[t.where[seat]] != FOOD_COURT:
        return "maul.14.4"
    if card == EAGLE_EYES and not any(item < KINDS for item in t.searched):
        return "maul.14.3"
    if card == INSPIRED and t.resting:
        return "maul.9.3"
    if card == READING and not t.on_board():
        return "maul.14.16"
    if card == DEJA_VU and not spots_for(t, card):
        return "maul.13.5"
    if card in (MINE, LOOK, STUMBLE, UNLUCKY) and not targets(t, seat, card):
        return "maul.14.11" if card == LOOK else "maul.4.6"
    return None


def play_card(t: MaulTable, seat: int, card: int) -> None:
    """maul.4.2  Cards of one's own turn cost no action."""
    t.spend_card(seat, card)
    t.tell("played", "maul.4.2", seat, card)
    t.card = card
    t.player = seat
    if seat == t.kit.master:
        play_zombie_card(t, card)
    elif card in (MINE, LOOK):
        t.ask(seat, WHOM)
    elif card == EAGLE_EYES:
        t.ask(seat, PICK)
    elif card == READING:
        t.count = 2
        t.whom = NONE
        t.then(read)
    elif card == SCENE:
        t.ask(seat, SPOT)
    else:
        play_client_card(t, seat, card)


def play_client_card(t: MaulTable, seat: int, card: int) -> None:
    if card == AIR_DUCT:
        crawl(t)
    elif card == FRESH_AIR:
        breathe(t)
    elif card == EAT:
        eat(t)
    elif card == CLOTHING:
        wrap_up(t)
    elif card == INSPIRED:
        inspire(t)
    elif card == MIRACLE:
        recover(t)
    elif card == PREMONITION:
        foresee(t)
    elif card == WOO:
        fire_at_will(t)


def play_zombie_card(t: MaulTable, card: int) -> None:
    if card == DAZED:
        daze(t)
    elif card == DEAD_TELL:
        terrify(t)
    elif card == BURRITO:
        t.whom = NONE
        t.then(serve)
    elif card == RAMPAGE:
        rage(t)
    else:
        t.ask(t.player, WHOM)


def targets(t: MaulTable, seat: int, card: int) -> list[int]:
    """The Clients whom a card may befall."""
    if card == READING:
        return hosts(t)
    found = [other for other in t.living() if other != seat]
    if card in (MINE, UNLUCKY):
        return [other for other in found if t.hands[other]]
    if card == STUMBLE:
        return [other for other in found if t.gear[other]]
    if card == LOOK:
        return [other for other in found if t.gear[other] and are_neighbours(t, seat, other)]
    return found


def aim_card(t: MaulTable, whom: int) -> None:
    """The card has its target."""
    t.whom = whom
    card = t.card
    if card == MINE:
        steal_card(t)
    elif card == COWER:
        frighten(t)
    elif card == UNLUCKY:
        take_card_away(t)
    elif card in (DEJA_VU, READING):
        t.ask(t.player, SPOT)
    else:
        t.ask(whom, PICK)


def spots_for(t: MaulTable, card: int) -> list[int]:
    """Free cells that a pawn may be moved to by the card."""
    m = t.ground()
    cells = m.food if card == DEJA_VU else m.near[t.where[t.whom]] if card == READING else m.ground
    return [cell for cell in cells if t.is_free(cell)]


def move_to_spot(t: MaulTable, cell: int) -> None:
    if t.card == READING:
        lead_to(t, cell)
    elif t.card == SCENE:
        change_scene(t, cell)
    else:
        send_back(t, cell)


def pick_from(t: MaulTable) -> list[int]:
    """The kinds of equipment to choose from: in the discard, or one's own."""
    lying = t.searched if t.card == EAGLE_EYES else t.gear[t.whom]
    found = 0
    for item in lying:
        if item % 16 < KINDS and (item < KINDS or t.card != EAGLE_EYES):
            found |= 1 << item % 16
    return [kind for kind in range(KINDS) if found >> kind & 1]


def picked(t: MaulTable, kind: int) -> None:
    if t.card == EAGLE_EYES:
        spot_item(t, kind)
    elif t.card == LOOK:
        snatch(t, kind)
    else:
        stumble(t, kind)


# Client cards ---------------------------------------------------------------------------------------


def crawl(t: MaulTable) -> None:
    """maul.14.1  Straight through walls between shops, for the rest of the turn."""
    t.ducting = 1


def breathe(t: MaulTable) -> None:
    """maul.14.2  One wound less."""
    heal_one(t, t.player, "maul.14.2")


def spot_item(t: MaulTable, kind: int) -> None:
    """maul.14.3  Equipment out of the discard."""
    t.searched.remove(kind)
    t.gear[t.player].append(kind)
    t.tell("took-discard", "maul.14.3", t.player, kind)


def eat(t: MaulTable) -> None:
    """maul.14.4  One wound less, in the food court."""
    heal_one(t, t.player, "maul.14.4")


def wrap_up(t: MaulTable) -> None:
    """maul.14.7  Windows cost no more than a step, this turn."""
    t.padded = 1


def inspire(t: MaulTable) -> None:
    """maul.14.8  A die's worth of actions more."""
    die = t.dice.roll(6)
    t.left += die
    t.tell("inspired", "maul.14.8", t.player, die)


def steal_card(t: MaulTable) -> None:
    """maul.14.9  A card at random; both of them know which."""
    card = t.take_card(t.whom, t.dice.below(len(t.hands[t.whom])))
    unsettle(t, t.hands[t.whom])
    t.hands[t.player].append(card + (KNOWN << t.whom))
    t.tell_apart("stolen", "maul.14.9", t.player, card)
    t.tell_apart("robbed", "maul.14.9", t.whom, card)


def unsettle(t: MaulTable, hand: list[int]) -> None:
    """Nobody but the thief is sure any more of what they knew of this hand."""
    for i in range(len(hand)):
        hand[i] = card_of(hand[i]) + (hand[i] & KNOWN << t.player)


def snatch(t: MaulTable, kind: int) -> None:
    """maul.14.11  Equipment of a neighbour, who chooses which."""
    t.gear[t.player].append(t.gear[t.whom].pop(t.find(t.whom, kind)))
    t.tell("snatched", "maul.14.11", t.player, kind, t.whom)


def recover(t: MaulTable) -> None:
    """maul.14.13  No wound left."""
    t.wounds[t.player] = 0
    t.tell("healed-all", "maul.14.13", t.player)


def foresee(t: MaulTable) -> None:
    """maul.14.15  The top card of the search deck."""
    find(t, t.player)


def fire_at_will(t: MaulTable) -> None:
    """maul.14.19  Nothing jams this turn."""
    t.woo = 1


def change_scene(t: MaulTable, cell: int) -> None:
    """maul.14.17  To any free cell."""
    t.put_client(t.player, cell)
    t.told = cell
    t.tell("moved", "maul.14.17", t.player, t.spot(cell))


def read(t: MaulTable) -> None:
    """maul.14.16  Up to two zombies are sent away, or led to somebody else."""
    if t.count and (banishable(t) or leadable(t)):
        t.ask(t.player, READ)


def banishable(t: MaulTable) -> list[int]:
    """Zombies to send away: any, unless others were led already."""
    return t.on_board() if t.whom == NONE else []


def leadable(t: MaulTable) -> list[int]:
    """Neighbouring zombies to lead to another Client who has room: unless some were sent away already."""
    if t.count == 1 and t.whom == NONE:
        return []
    if not hosts(t):
        return []
    m = t.ground()
    return [t.at[cell] - PLACED for cell in m.near[t.where[t.player]] if t.at[cell] >= PLACED]


def hosts(t: MaulTable) -> list[int]:
    """Other Clients with a free cell beside them."""
    others = [t.whom] if t.whom != NONE else [seat for seat in t.living() if seat != t.player]
    near = t.ground().near
    return [seat for seat in others if any(t.is_free(cell) for cell in near[t.where[seat]])]


def banish(t: MaulTable, zombie: int) -> None:
    t.tell("banished", "maul.14.16", t.player, t.spot(t.zombies[zombie]))
    put_away(t, zombie)
    t.count -= 1
    t.then(read)


def lead(t: MaulTable, zombie: int) -> None:
    t.moving = zombie
    t.then(choose_host)


def choose_host(t: MaulTable) -> None:
    if t.whom == NONE:
        t.ask(t.player, LEAD)
    else:
        t.ask(t.player, SPOT)


def lead_to(t: MaulTable, cell: int) -> None:
    t.put_zombie(t.moving, cell)
    t.moving = NONE
    t.count -= 1
    t.tell("led", "maul.14.16", t.player, t.spot(cell), t.whom)
    t.then(read)


# Zombie cards ---------------------------------------------------------------------------------------


def frighten(t: MaulTable) -> None:
    """maul.13.3  One Client will skip a turn."""
    t.cowering |= 1 << t.whom
    t.tell("will-cower", "maul.13.3", t.whom)


def daze(t: MaulTable) -> None:
    """maul.13.4  All Clients will roll one die."""
    for seat in t.living():
        t.dazed |= 1 << seat


def terrify(t: MaulTable) -> None:
    """maul.13.12  All Clients will have a die's worth of actions less."""
    for seat in t.living():
        t.dreading |= 1 << seat


def send_back(t: MaulTable, cell: int) -> None:
    """maul.13.5  Back to the food court."""
    t.put_client(t.whom, cell)
    t.tell("sent-back", "maul.13.5", t.whom, t.spot(cell))


def serve(t: MaulTable) -> None:
    """maul.13.6  One Client after the other: wounds, or no more food."""
    order = t.kit.clients
    for seat in order[order.index(t.whom) + 1 :] if t.whom != NONE else order:
        if t.alive[seat] and FOOD in t.gear[seat]:
            t.whom = seat
            t.then(serve)
            t.ask(seat, FOOD_OR)
            return


def suffer(t: MaulTable, seat: int) -> None:
    for _ in range(t.gear[seat].count(FOOD)):
        wound(t, seat, BURRITOS)


def throw_up(t: MaulTable, seat: int) -> None:
    t.tell("threw-food", "maul.13.6", seat, t.gear[seat].count(FOOD))
    while FOOD in t.gear[seat]:
        t.throw_away(seat, FOOD)


def rage(t: MaulTable) -> None:
    """maul.13.7  Two attacks for every zombie, this turn; a second such card adds nothing."""
    if t.active != NONE and not t.rampage:
        t.bites += 1
    t.rampage = 1


def stumble(t: MaulTable, kind: int) -> None:
    """maul.13.9  A piece of equipment less."""
    t.tell("stumbled", "maul.13.9", t.whom)
    lose(t, t.whom, kind, "maul.13.9")


def take_card_away(t: MaulTable) -> None:
    """maul.13.13  A Client card less, at random."""
    card = t.take_card(t.whom, t.dice.below(len(t.hands[t.whom])))
    t.client_out.append(card)
    t.tell("lost-card", "maul.13.13", t.whom, card)

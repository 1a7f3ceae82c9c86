"""Zombie Mosh!, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cervelle.games.zombie_mosh.table import CHARACTER, CROWD, DANCE, LIMBS, MoshTable, card_of, laid, limb_of, pending

# Setting up ---------------------------------------------------------------------------------------


def choose_character(t: MoshTable) -> None:
    """mosh.1.1  One after another, in seat order, each player chooses a character."""
    t.ask(t.turn, CHARACTER)


def take_character(t: MoshTable, character: int) -> None:
    t.characters[t.turn] = character
    t.tell("character", "mosh.1.1", t.turn, character)
    if t.turn + 1 < t.seats:
        t.turn += 1
        t.then(choose_character)
    else:
        t.then(new_song, draw_lots, new_round)


def new_song(t: MoshTable) -> None:
    """mosh.9.2  Every song begins with sound bodies, all in the pit, and a whole deck. Characters stay."""
    t.song += 1
    t.round = 0
    t.deck = all_cards(t)
    t.discard.clear()
    for seat in range(t.seats):
        t.inside[seat] = 1
        t.damage[seat] = [0] * LIMBS
    if t.kit.songs > 1:
        t.tell("song", "mosh.9.2", -1, t.song)


def all_cards(t: MoshTable) -> list[int]:
    """mosh.1.4  Fifty cards: each pair of limbs five times."""
    return t.kit.cards[:]


def draw_lots(t: MoshTable) -> None:
    """mosh.1.3  Chance names the first player."""
    t.first = t.dice.below(t.seats)


# 1. The prelude -----------------------------------------------------------------------------------


def new_round(t: MoshTable) -> None:
    """mosh.3.1  A round: the prelude, the crowd, the dance, and then the damage."""
    t.round += 1
    t.tell("begins", "mosh.5.1", t.first, t.round)
    t.then(deal, crowd_attacks, dance)


def deal(t: MoshTable) -> None:
    """mosh.3.2  Each zombie in the pit is dealt four cards."""
    for seat in from_the_left(t):
        hand = t.hands[seat]
        for _ in range(t.kit.hand):
            hand.append(draw(t))
        hand.sort()


def from_the_left(t: MoshTable) -> list[int]:
    """mosh.3.3  Clockwise from the first player's left, the first player last; only those in the pit."""
    found: list[int] = []
    seat = t.first
    for _ in range(t.seats):
        seat = seat + 1 if seat + 1 < t.seats else 0
        if t.inside[seat]:
            found.append(seat)
    return found


def draw(t: MoshTable) -> int:
    if not t.deck:
        shuffle_discard(t)
    return t.dice.draw(t.deck)


def shuffle_discard(t: MoshTable) -> None:
    """mosh.3.4  An empty deck takes the shuffled discard, in the middle of a deal too."""
    t.deck = t.discard
    t.discard = []
    for seat in range(t.seats):
        t.old.extend(t.hands[seat])
        t.early[seat] = len(t.hands[seat])
    t.tell("reshuffled", "mosh.3.4")


# 2. The crowd -------------------------------------------------------------------------------------


def crowd_attacks(t: MoshTable) -> None:
    """mosh.4.1  The crowd throws two cards at each zombie: the beginning of its line of attacks."""
    for seat in from_the_left(t):
        line = t.attacks[seat]
        for _ in range(t.kit.crowd):
            card = draw(t)
            line.append(laid(card, chance_edge(t, card), CROWD))
        tell_crowd(t, seat)


def chance_edge(t: MoshTable, card: int) -> int:
    """mosh.4.2  Chance says which edge of the card faces the zombie."""
    one, other = t.kit.kinds[card]
    return other if t.dice.below(2) else one


def tell_crowd(t: MoshTable, seat: int) -> None:
    """Two limbs to a line: their lower number times five, and the higher."""
    if t.diary is None:
        return
    limbs = sorted([limb_of(each) for each in t.attacks[seat]])
    for i in range(0, len(limbs) - 1, 2):
        t.tell("crowd", "mosh.4.1", seat, limbs[i] * LIMBS + limbs[i + 1])
    if len(limbs) % 2:
        t.tell("crowd-once", "mosh.4.1", seat, limbs[-1])


# 3. Dance, zombie, dance! -------------------------------------------------------------------------


def dance(t: MoshTable) -> None:
    """mosh.5.1  The first player begins, then the others clockwise."""
    around = from_the_left(t)
    t.order = (around[-1], *around[:-1])
    t.lap = 1
    take_turn(t, t.order[0])


def take_turn(t: MoshTable, seat: int) -> None:
    """mosh.5.2  In a turn one plays two cards, one after the other."""
    t.turn = seat
    t.left = t.kit.turn
    t.ask(seat, DANCE)


def defend(t: MoshTable, card: int, limb: int) -> None:
    """mosh.5.3  In defence: the card goes into one's own line of defences."""
    t.hands[t.turn].remove(card)
    t.defences[t.turn].append(laid(card, limb, t.turn))
    t.tell("defended", "mosh.5.3", t.turn, limb)


def attack(t: MoshTable, card: int, limb: int, whom: int) -> None:
    """mosh.5.5  In attack: the card goes into another zombie's line of attacks."""
    t.hands[t.turn].remove(card)
    t.attacks[whom].append(laid(card, limb, t.turn))
    t.tell("attacked", "mosh.5.5", t.turn, limb, whom)


def go_on(t: MoshTable) -> None:
    """The same zombie while it has cards to play in this turn, then the next; after the last of them, the way back."""
    t.left -= 1
    if t.left > 0:
        t.ask(t.turn, DANCE)
        return
    place = t.order.index(t.turn) + 1
    if place < len(t.order):
        take_turn(t, t.order[place])
    elif t.hands[t.turn]:
        turn_back(t)
    else:
        t.then(score)


def turn_back(t: MoshTable) -> None:
    """mosh.5.7  Once all have played two cards, the other two are played in reverse: who was last goes on."""
    t.order = t.order[::-1]
    t.lap += 1
    t.tell("back", "mosh.5.7", t.order[0])
    take_turn(t, t.order[0])


# 4. Counting the damage ---------------------------------------------------------------------------


def score(t: MoshTable) -> None:
    """mosh.6.5  All damage is counted at once, then limbs fall, then zombies leave."""
    before = [damage[:] for damage in t.damage]
    hits = [pending(t, seat) for seat in range(t.seats)]
    attacks, defences = t.attacks, t.defences
    for seat in range(t.seats):
        suffer(t, seat, hits[seat])
    discard_lines(t)
    leavers = leave_pit(t)
    winners = last_standing(t, leavers)
    t.scored = (t.song, t.round, before, attacks, defences, hits, leavers, winners)
    if winners:
        win_song(t, winners)
    else:
        t.then(pass_token, new_round)


def suffer(t: MoshTable, seat: int, hits: list[int]) -> None:
    """mosh.6.2  A limb that has taken as much damage as it can bear falls."""
    damage = t.damage[seat]
    tough = t.tough(seat)
    for limb in range(LIMBS):
        if hits[limb] > 0:
            damage[limb] += hits[limb]
            tell_hits(t, seat, limb, hits[limb])
            if damage[limb] >= tough[limb]:
                t.tell("fell", "mosh.6.2", seat, limb)


def tell_hits(t: MoshTable, seat: int, limb: int, hits: int) -> None:
    if hits == 1:
        t.tell("hit", "mosh.6.1", seat, limb)
    elif hits == 2:
        t.tell("hit-twice", "mosh.6.1", seat, limb)
    elif hits == 3:
        t.tell("hit-thrice", "mosh.6.1", seat, limb)
    else:
        t.tell("hit-often", "mosh.6.1", seat, limb)


def discard_lines(t: MoshTable) -> None:
    """mosh.6.4  All the cards of the round go to the discard."""
    for seat in range(t.seats):
        for each in t.attacks[seat]:
            t.discard.append(card_of(each))
        for each in t.defences[seat]:
            t.discard.append(card_of(each))
        t.early[seat] = 0
    t.attacks = [[] for _ in range(t.seats)]
    t.defences = [[] for _ in range(t.seats)]
    t.old = []


# 5. Calming down ----------------------------------------------------------------------------------


def leave_pit(t: MoshTable) -> list[int]:
    """mosh.7.1  Whoever has lost three limbs leaves the pit: all of them together, after all the damage."""
    leavers = [seat for seat in range(t.seats) if t.inside[seat] and t.lost_limbs(seat) >= t.kit.limbs]
    for seat in leavers:
        t.inside[seat] = 0
        t.tell("left", "mosh.7.1", seat)
    return leavers


def last_standing(t: MoshTable, leavers: list[int]) -> list[int]:
    """mosh.7.2  The only zombie left in the pit wins the song."""
    standing = [seat for seat in range(t.seats) if t.inside[seat]]
    if len(standing) > 1:
        return []
    if standing:
        t.tell("alone", "mosh.7.2", standing[0])
        return standing
    return shared(t, most_limbs(t, fewest_tokens(t, leavers)))


def fewest_tokens(t: MoshTable, leavers: list[int]) -> list[int]:
    """mosh.7.3  If the last ones all leave together, the one of them with the fewest damage tokens wins."""
    fewest = min([sum(t.damage[seat]) for seat in leavers])
    best = [seat for seat in leavers if sum(t.damage[seat]) == fewest]
    if len(best) == 1:
        t.tell("fewest", "mosh.7.3", best[0], fewest)
    return best


def most_limbs(t: MoshTable, tied: list[int]) -> list[int]:
    """mosh.7.4  On a tie, the one with the most limbs left."""
    if len(tied) == 1:
        return tied
    least_lost = min([t.lost_limbs(seat) for seat in tied])
    best = [seat for seat in tied if t.lost_limbs(seat) == least_lost]
    if len(best) == 1:
        t.tell("limbs", "mosh.7.4", best[0], LIMBS - least_lost)
    return best


def shared(t: MoshTable, tied: list[int]) -> list[int]:
    """mosh.7.5  Still tied, they share the win."""
    if len(tied) > 1:
        for seat in tied:
            t.tell("shared", "mosh.7.5", seat)
    return tied


def pass_token(t: MoshTable) -> None:
    """mosh.7.6  Nobody has won yet: the next zombie in the pit, clockwise, is the first player of a new round."""
    t.first = from_the_left(t)[0]


# The concert --------------------------------------------------------------------------------------


def win_song(t: MoshTable, winners: list[int]) -> None:
    """mosh.9.1  Each song won counts one; a concert has as many songs as its host said."""
    for seat in winners:
        t.wins[seat] += 1
    if t.song < t.kit.songs:
        t.then(new_song, draw_lots, new_round)
    else:
        t.then(end_of_concert)


def end_of_concert(t: MoshTable) -> None:
    """mosh.9.3  Whoever has won the most songs wins the concert; on a tie, all of them."""
    most = max(t.wins)
    winners = [seat for seat in range(t.seats) if t.wins[seat] == most]
    if t.kit.songs > 1:
        for seat in winners:
            t.tell("concert", "mosh.9.3", seat, most)
    t.finish(tuple(winners), tuple(t.wins))


# What each question offers, forbids and does ------------------------------------------------------


def in_hand(hand: list[int], plays: list[list[int]]) -> list[int]:
    """What the cards of a hand can do, each kind once; hands are sorted."""
    last = hand[0]
    found = plays[last][:]
    for card in hand:
        if card != last:
            found.extend(plays[card])
            last = card
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Mosh(MoshTable):
    def open(self) -> None:
        self.then(choose_character)

    def candidates(self, seat: int) -> list[int]:
        if self.asked == CHARACTER:
            return [self.kit.character + character for character in range(len(self.kit.tough))]
        return in_hand(self.hands[seat], self.kit.plays[seat])

    def actions(self, seat: int) -> list[int]:
        """What `forbids` lets pass, as ever; for dancers that depends on who is in the pit alone, so each pit asks it once."""
        if self.asked != DANCE or not self.owes(seat):
            return super().actions(seat)
        pit = 0
        for inside in self.inside:
            pit = pit << 1 | inside
        if not self.kit.legal[pit]:
            self.kit.legal[pit] = [
                [[play for play in plays if self.forbids(s, play) is None] for plays in self.kit.plays[s]]
                for s in range(self.seats)
            ]
        return in_hand(self.hands[seat], self.kit.legal[pit][seat])

    def forbids(self, seat: int, action: int) -> str | None:
        if self.asked == CHARACTER:
            return "mosh.1.2" if action - self.kit.character in self.characters else None
        if action < self.kit.attack:
            return None
        return None if self.inside[(action - self.kit.attack) % self.seats] else "mosh.5.6"

    def resolve(self, seat: int, action: int) -> None:
        kit = self.kit
        if self.asked == CHARACTER:
            take_character(self, action - kit.character)
            return
        if action < kit.attack:
            edge = action - kit.defend
            defend(self, edge // LIMBS, edge % LIMBS)
        else:
            whom = (action - kit.attack) % self.seats
            edge = (action - kit.attack) // self.seats
            attack(self, edge // LIMBS, edge % LIMBS, whom)
        go_on(self)

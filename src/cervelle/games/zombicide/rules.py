"""The Zombicide campaign: what each question offers, forbids and does. The rules themselves are in the other `rules_` modules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cervelle.engine.window import PASSED, ask_next, pass_window
from cervelle.engine.words import Said
from cervelle.games.zombicide import table_sight
from cervelle.games.zombicide.rules_actions import (
    HANDS,
    acts,
    be_noisy,
    begin_arranging,
    begin_dropping,
    begin_picking,
    can_act,
    can_answer,
    charge,
    forbids,
    open_door,
    reload,
    take_objective,
)
from cervelle.games.zombicide.rules_dice import profile
from cervelle.games.zombicide.rules_end import ends
from cervelle.games.zombicide.rules_fight import begin_attack, open_targets, reroll, strike
from cervelle.games.zombicide.rules_hands import forbids_shift, handle, hands
from cervelle.games.zombicide.rules_levels import choices, learn
from cervelle.games.zombicide.rules_loot import (
    each_once,
    eat,
    search,
    search_bodies,
    second_look,
    strip,
)
from cervelle.games.zombicide.rules_magic import bless, ignite, pour, push, repulse
from cervelle.games.zombicide.rules_move import move
from cervelle.games.zombicide.rules_necromancers import set_magic
from cervelle.games.zombicide.rules_phase import joiners, open_campaign, take_card
from cervelle.games.zombicide.rules_potions import drink
from cervelle.games.zombicide.rules_shop import deal, forbids_deal, wares
from cervelle.games.zombicide.rules_spawn import unlatch
from cervelle.games.zombicide.rules_walk import odd_goes
from cervelle.games.zombicide.rules_wounds import in_pain, suffer
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ACT,
    ARRANGE,
    BEFORE,
    BELT,
    CAST,
    DOORS,
    DROP,
    HIT,
    JOIN,
    LEARN,
    MAGIC,
    MELEE,
    PICK,
    PLACES,
    PUSH,
    RANGED,
    REROLL,
    RITUAL,
    SHOP,
    SLOTS,
    SPLIT,
    STOW,
    TOKEN,
    TORCHLIGHT,
    VICTIM,
)
from cervelle.games.zombicide.table_map import ZONES

CARDS: Final = 6


def ask_again(t: CampaignTable) -> None:
    """After a kept action, in the same window, unless it ended the scenario."""
    if not ends(t):
        ask_next(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign(CampaignTable):
    def open(self) -> None:
        self.then(open_campaign)

    def break_door(self, door: int) -> None:
        unlatch(self, door)

    # Windows -------------------------------------------------------------------------------------------

    def asked_first(self) -> int:
        return self.first

    def can_play(self, seat: int) -> bool:
        return any(can_answer(self, place) for place in self._mine(seat))

    def passing(self) -> int:
        return self.kit.pass_

    def card_played(self, action: int) -> str:
        return table_sight.card_played(self, action)

    def _mine(self, seat: int) -> list[int]:
        return [place for place in self.living() if self.seat_of(place) == seat]

    # What each question offers -------------------------------------------------------------------------

    def candidates(self, seat: int) -> list[int]:
        kit = self.kit
        asked = self.asked
        if asked == ACT:
            return [*self._acts(seat), kit.pass_]
        if asked >= BEFORE:
            return [*self._kept_acts(seat), kit.pass_]
        if asked in (CAST, JOIN):
            return [kit.cast + card for card in (joiners(self) if asked == JOIN else range(CARDS))]
        if asked in (ARRANGE, DROP, PICK, STOW):
            return hands(self)
        if asked == HIT:
            return [kit.target + sort for sort in open_targets(self)]
        if asked == VICTIM:
            return [kit.victim + place for place in in_pain(self)]
        if asked in (SPLIT, RITUAL, PUSH):
            return [kit.towards + zone for zone in self.ways]
        if asked == LEARN:
            return [kit.learn + skill for skill in choices(self)]
        if asked == TOKEN:
            return [kit.token + zone for zone in each_once(self.spawns)]
        if asked == SHOP:
            return wares(self)
        return [kit.yes, kit.no]

    def _acts(self, seat: int) -> list[int]:
        found: list[int] = []
        for place in self._mine(seat):
            if can_act(self, place):
                found += acts(self, place)
        return found

    def _kept_acts(self, seat: int) -> list[int]:
        found: list[int] = []
        for place in self._mine(seat):
            if can_answer(self, place):
                found += acts(self, place)
        return found

    # What the rules forbid -----------------------------------------------------------------------------

    def may_forbid(self) -> bool:
        return self.asked in (CAST, ACT, ARRANGE, SHOP) or self.asked >= BEFORE

    def forbids(self, seat: int, action: int) -> str | None:
        if self.asked == ACT or self.asked >= BEFORE:
            return None if action == self.kit.pass_ else forbids(self, action)
        if self.asked == CAST:
            return "zc.19.1" if action - self.kit.cast in self.cast else None
        if self.asked == ARRANGE:
            return forbids_shift(self, action)
        if self.asked == SHOP:
            return forbids_deal(self, action)
        return None

    # What the answer does ------------------------------------------------------------------------------

    def resolve(self, seat: int, action: int) -> None:
        kit = self.kit
        asked = self.asked
        if asked == ACT:
            if action == kit.pass_:
                self.passed |= 1 << seat
                self.tell("passed", "zc.2.1", seat)
            else:
                self.passed = 0
                self._perform(action)
        elif asked >= BEFORE:
            self._resolve_window(seat, action)
        elif asked in (CAST, JOIN):
            take_card(self, self.choosing, action - kit.cast)
        elif asked in (ARRANGE, DROP, PICK, STOW):
            handle(self, seat, action)
        elif asked == SHOP:
            if action != kit.done:
                deal(self, action)
        else:
            self._resolve_chance(action)

    def _resolve_chance(self, action: int) -> None:
        kit = self.kit
        asked = self.asked
        if asked == HIT:
            strike(self, action - kit.target)
        elif asked == VICTIM:
            suffer(self, action - kit.victim)
        elif asked == SPLIT:
            odd_goes(self, action - kit.towards)
        elif asked == RITUAL:
            set_magic(self, action - kit.towards)
        elif asked == LEARN:
            learn(self, action - kit.learn)
        elif asked == TOKEN:
            self.spawns.remove(action - kit.token)
            self.tell("token", "zc.16.4", -1, action - kit.token)
        elif asked == PUSH:
            push(self, action - kit.towards)
        elif asked == REROLL:
            reroll(self, action == kit.yes)
        elif asked == TORCHLIGHT and action == kit.yes:
            second_look(self)

    def _resolve_window(self, seat: int, action: int) -> None:
        """Whoever acts uses the kept action up, unless it was a move given a moment ago; then all are asked anew."""
        if action == self.kit.pass_:
            pass_window(self, seat)
            return
        place = self._place_of(action)
        had = self.left[place]
        self.windows[-1][PASSED] = 0
        self.then(ask_again)
        self._perform(action)
        if self.left[place] < had:
            self.kept &= ~(1 << place)
            self.tell("uses-kept", "zc.2.3", seat, self.told_of(place))

    def _place_of(self, action: int) -> int:
        """Whose action it is."""
        _verb, numbers = self.box.verbs.read(action)
        return numbers["place"]

    def _perform(self, action: int) -> None:
        kit = self.kit
        if action < kit.charge:
            move(self, (action - kit.move) // ZONES, (action - kit.move) % ZONES)
        elif action < kit.search:
            at, zone = divmod(action - kit.charge, ZONES)
            charge(self, at // HANDS, at % HANDS, zone)
        elif action < kit.open:
            search(self, action - kit.search)
        elif action < kit.strike:
            open_door(self, (action - kit.open) // DOORS, (action - kit.open) % DOORS)
        elif action < kit.shoot:
            at, zone = divmod(action - kit.strike, ZONES)
            begin_attack(self, at // HANDS, at % HANDS, MELEE, zone)
        elif action < kit.bless:
            at, zone = divmod(action - kit.shoot, ZONES)
            place, slot = divmod(at, SLOTS)
            kind = RANGED if profile(self, self.gear[place][slot], RANGED) is not None else MAGIC
            begin_attack(self, place, slot, kind, zone)
        elif action < kit.repulse:
            at, target = divmod(action - kit.bless, PLACES)
            bless(self, at // SLOTS, at % SLOTS, target)
        elif action < kit.arrange:
            at, zone = divmod(action - kit.repulse, ZONES)
            repulse(self, at // SLOTS, zone)
        else:
            self._perform_more(action)

    def _perform_more(self, action: int) -> None:
        kit = self.kit
        if action < kit.take:
            begin_arranging(self, action - kit.arrange)
        elif action < kit.noise:
            take_objective(self, action - kit.take)
        elif action < kit.drop:
            be_noisy(self, action - kit.noise)
        elif action < kit.pick:
            begin_dropping(self, action - kit.drop)
        elif action < kit.bodies:
            begin_picking(self, action - kit.pick)
        elif action < kit.loot:
            search_bodies(self, action - kit.bodies)
        elif action < kit.drink:
            place, dead = divmod(action - kit.loot, PLACES)
            strip(self, place, dead)
        elif action < kit.eat:
            drink(self, (action - kit.drink) // BELT, (action - kit.drink) % BELT)
        elif action < kit.pour:
            eat(self, (action - kit.eat) // SLOTS, (action - kit.eat) % SLOTS)
        elif action < kit.load:
            self._burn(action)
        else:
            reload(self, (action - kit.load) // SLOTS, (action - kit.load) % SLOTS)

    def _burn(self, action: int) -> None:
        kit = self.kit
        base = kit.pour if action < kit.ignite else kit.ignite
        at, zone = divmod(action - base, ZONES)
        if base == kit.pour:
            pour(self, at // SLOTS, at % SLOTS, zone)
        else:
            ignite(self, at // SLOTS, at % SLOTS, zone)

    # What people read ----------------------------------------------------------------------------------

    def about(self, seat: int) -> dict[str, Said]:
        return table_sight.about(self, seat)

    def said(self, seat: int, action: int) -> dict[str, Said]:
        return table_sight.said(self, seat, action)

    def sight(self, seat: int) -> dict[str, object]:
        return table_sight.sight(self, seat)

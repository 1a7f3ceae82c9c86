"""Off the Dead: what each question offers, forbids and does. The rules themselves are in the other `rules_` modules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cervelle.engine.window import pass_window
from cervelle.engine.words import Said
from cervelle.games.off_the_dead import table_sight
from cervelle.games.off_the_dead.rules_attack import (
    aim_at,
    attack,
    corridors_for,
    is_in_reach,
    next_target,
    push,
    reach_of,
    second_targets,
)
from cervelle.games.off_the_dead.rules_effects import play_ability, play_equipment
from cervelle.games.off_the_dead.rules_end import give_up_trophy
from cervelle.games.off_the_dead.rules_events import lose_item, may_lose
from cervelle.games.off_the_dead.rules_horde import enter, goals
from cervelle.games.off_the_dead.rules_pay import begin_payment, buy, more_lines, payments, speak, spend
from cervelle.games.off_the_dead.rules_plays import BURN, REFILL, TOY_PLAY, USE, holds_anything, plays
from cervelle.games.off_the_dead.rules_search import (
    look,
    put_back,
    put_on,
    same_pile,
    search,
    take,
    takeable,
    throw,
    throwable,
    turn_card,
)
from cervelle.games.off_the_dead.rules_setup import leaves_enough_symbols, set_up, take_survivor
from cervelle.games.off_the_dead.rules_turn import decline, reveal_next
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    ACTION,
    AGAIN,
    BEFORE_ACTION,
    BLAZE,
    BULLETS,
    CAST,
    DIRECTION,
    DIRECTIONS,
    DISCARD,
    HANDS,
    LOSE,
    LURE,
    NEXT,
    NONE,
    PAY,
    PILE,
    PLACES,
    PUSH,
    PUT,
    REDIRECT,
    RELOAD,
    REVEAL,
    SURPLUS,
    SYMBOLS,
    TAKE,
    TROPHY_SLOTS,
    ZOMBIE_SLOTS,
    item_kind,
    number_of,
    rounds_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class OffTheDead(DeadTable):
    def open(self) -> None:
        self.then(set_up)

    # Windows -------------------------------------------------------------------------------------------

    def asked_first(self) -> int:
        return self.seat_of(self.turn)

    def can_play(self, seat: int) -> bool:
        return holds_anything(self, seat) and len(plays(self, seat)) > 0

    def passing(self) -> int:
        return self.kit.pass_

    def card_played(self, action: int) -> str:
        return table_sight.card_played(self, action)

    # What each question offers -------------------------------------------------------------------------

    def candidates(self, seat: int) -> list[int]:
        kit = self.kit
        asked = self.asked
        if asked >= BEFORE_ACTION:
            return [*plays(self, seat), kit.pass_]
        if asked == ACTION:
            return self._acts()
        if asked in (PILE, TAKE, PUT):
            return self._rubble_choices()
        if asked in (PAY, SURPLUS, DISCARD):
            return self._trophy_choices()
        if asked == REDIRECT:
            return [kit.redirect + place for place in goals(self, kit.place_at[self.arrow])]
        if asked == DIRECTION:
            return [kit.direction + direction for direction in range(DIRECTIONS)]
        if asked == LOSE:
            return [kit.lose + slot for slot in range(may_lose(self))]
        if asked == CAST:
            return [kit.cast + survivor for survivor in range(kit.survivors)]
        return self._target_choices()

    def _rubble_choices(self) -> list[int]:
        kit = self.kit
        if self.asked == PILE:
            return kit.search_in[:]
        if self.asked == PUT:
            return kit.put_on + same_pile(self) if self.put_at != NONE else kit.put_on[:]
        return [*[kit.take + which for which in takeable(self)], kit.leave]

    def _trophy_choices(self) -> list[int]:
        kit = self.kit
        if self.asked == PAY:
            return [kit.pay + way for way in payments(self)]
        if self.asked == SURPLUS:
            return [*[kit.line + line for line in more_lines(self)], kit.stop]
        place = self.owing[0]
        return [kit.discard + place * TROPHY_SLOTS + slot for slot in range(len(self.trophies[place]))]

    def _target_choices(self) -> list[int]:
        if self.asked == PUSH:
            return [self._target(number) for number in self.in_melee(self.actor)]
        if self.asked == AGAIN:
            return [*[self._target(number) for number in second_targets(self)], self.kit.stop]
        return [self._target(number) for number in self.queue]

    def _target(self, number: int) -> int:
        place = self.where(number)
        return self.kit.target + place * ZOMBIE_SLOTS + self.slot(place, number)

    def _acts(self) -> list[int]:
        kit = self.kit
        actor = self.actor
        found = kit.search_in[:]
        held = self.items[actor]
        for slot in throwable(self):
            for target in range(kit.places):
                if target != actor:
                    found.append(kit.throw + slot * PLACES + target)
        for slot in range(len(self.corridors[actor])):
            found.append(kit.hands + slot)
        for slot in range(len(held)):
            if kit.weapon[item_kind(held[slot])]:
                for place in corridors_for(self, slot):
                    for zombie in range(len(self.corridors[place])):
                        found.append(kit.attack + (slot * PLACES + place) * ZOMBIE_SLOTS + zombie)
        found.append(kit.explore)
        for slot in range(len(self.trophies[actor])):
            found.append(kit.discard + actor * TROPHY_SLOTS + slot)
        found.append(kit.decline)
        return found

    # What the rules forbid -----------------------------------------------------------------------------

    def may_forbid(self) -> bool:
        return self.asked <= PILE

    def forbids(self, seat: int, action: int) -> str | None:
        if self.asked == ACTION:
            return self._forbids_act(action)
        if self.asked == PILE:
            return self._forbids_pile(action - self.kit.search)
        if self.asked == CAST:
            return self._forbids_survivor(action - self.kit.cast)
        return None

    def _forbids_act(self, action: int) -> str | None:
        kit = self.kit
        if action >= kit.attack and action < kit.hands:
            return self._forbids_attack(action - kit.attack)
        if action >= kit.hands and action < kit.hands + ZOMBIE_SLOTS:
            zombie = self.corridors[self.actor][action - kit.hands]
            return None if is_in_reach(reach_of(self, HANDS), zombie) else "otd.5.3"
        if action >= kit.throw and action < kit.attack:
            return self._forbids_throw((action - kit.throw) % PLACES)
        if action >= kit.search and action < kit.throw:
            return self._forbids_pile(action - kit.search)
        return "otd.2.5" if action == kit.explore else None

    def _forbids_attack(self, number: int) -> str | None:
        slot, at = divmod(number, PLACES * ZOMBIE_SLOTS)
        held = self.items[self.actor][slot]
        if self.kit.rounds[item_kind(held)] and not rounds_of(held):
            return "otd.5.12"
        place, zombie = divmod(at, ZOMBIE_SLOTS)
        return None if is_in_reach(reach_of(self, slot), self.corridors[place][zombie]) else "otd.5.3"

    def _forbids_throw(self, target: int) -> str | None:
        if not self.alive[target]:
            return "otd.4.4"
        return None if target in self.kit.neighbours[self.actor] else "otd.4.3"

    def _forbids_pile(self, pile: int) -> str | None:
        return None if self.piles[pile] else "otd.3.2"

    def _forbids_survivor(self, survivor: int) -> str | None:
        if survivor in self.survivors:
            return "otd.1.4"
        return None if leaves_enough_symbols(self, survivor) else "otd.1.7"

    # What the answer does ------------------------------------------------------------------------------

    def resolve(self, seat: int, action: int) -> None:
        kit = self.kit
        asked = self.asked
        self.shown = []
        if asked >= BEFORE_ACTION:
            self._resolve_window(seat, action)
        elif asked == ACTION:
            self._resolve_act(action)
        elif asked in (PILE, TAKE, PUT):
            self._resolve_rubble(action)
        elif asked in (PAY, SURPLUS, DISCARD):
            self._resolve_trophy(action)
        elif asked == REDIRECT:
            enter(self, action - kit.redirect)
        elif asked == DIRECTION:
            self._turn_top(action - kit.direction)
        elif asked == LOSE:
            lose_item(self, action - kit.lose)
        elif asked == CAST:
            take_survivor(self, action - kit.cast)
        else:
            self._resolve_target(action)

    def _resolve_rubble(self, action: int) -> None:
        kit = self.kit
        if self.asked == PILE:
            self.then(look)
            turn_card(self, action - kit.search)
        elif self.asked == PUT:
            below = 1 if action >= kit.under else 0
            put_on(self, action - (kit.under if below else kit.put), below)
        elif action == kit.leave:
            self.then(put_back)
        else:
            take(self, action - kit.take)

    def _resolve_trophy(self, action: int) -> None:
        kit = self.kit
        if self.asked == PAY:
            spend(self, (action - kit.pay) // SYMBOLS, (action - kit.pay) % SYMBOLS)
        elif self.asked == DISCARD:
            place, slot = divmod(action - kit.discard, TROPHY_SLOTS)
            give_up_trophy(self, place, slot)
        elif action == kit.stop:
            self.then(speak)
        else:
            buy(self, action - kit.line)

    def _turn_top(self, direction: int) -> None:
        self.arrow = direction
        told = self.told_of(self.turn, table_sight.towards(self, direction), table_sight.side(self, direction))
        self.tell("turned-away", "otd.12.6", self.seat_of(self.turn), told)

    def _number_at(self, at: int) -> int:
        return number_of(self.corridors[at // ZOMBIE_SLOTS][at % ZOMBIE_SLOTS])

    def _resolve_target(self, action: int) -> None:
        if action == self.kit.stop:
            self.shots = 0
            self.then(next_target)
            return
        number = self._number_at(action - self.kit.target)
        if self.asked == PUSH:
            push(self, number)
        elif self.asked == REVEAL:
            reveal_next(self, number)
        else:
            if self.asked == NEXT:
                self.queue.remove(number)
            else:
                self.shots = 0
            self.then(next_target)
            aim_at(self, number)

    def _resolve_act(self, action: int) -> None:
        kit = self.kit
        if action == kit.decline:
            decline(self)
        elif action >= kit.attack and action < kit.hands:
            slot, at = divmod(action - kit.attack, PLACES * ZOMBIE_SLOTS)
            attack(self, slot, self._number_at(at))
        elif action >= kit.hands and action < kit.hands + ZOMBIE_SLOTS:
            attack(self, HANDS, number_of(self.corridors[self.actor][action - kit.hands]))
        elif action >= kit.throw and action < kit.attack:
            throw(self, (action - kit.throw) // PLACES, (action - kit.throw) % PLACES)
        elif action >= kit.search and action < kit.throw:
            search(self, action - kit.search)
        else:
            place, slot = divmod(action - kit.discard, TROPHY_SLOTS)
            give_up_trophy(self, place, slot)
            self.ask_player(self.actor, ACTION)

    def _resolve_window(self, seat: int, action: int) -> None:
        kit = self.kit
        if action == kit.pass_:
            pass_window(self, seat)
        elif action < kit.reload:
            kind = item_kind(self.items[self.turn][action - kit.use])
            play_equipment(self, USE, kind, kit.effects[kind])
        elif action < kit.toy:
            weapon = self.items[self.turn][action - kit.reload]
            play_equipment(self, REFILL, weapon, RELOAD if kit.ammo[item_kind(weapon)] == BULLETS else BLAZE)
        elif action < kit.burn + 1:
            play_equipment(self, TOY_PLAY, number_of(self.corridors[self.turn][action - kit.toy]), LURE)
        elif action < kit.line:
            play_equipment(self, BURN, action - kit.burn, BLAZE)
        elif action < kit.ability:
            begin_payment(self, action - kit.line)
        elif action < kit.aid:
            users, slot = divmod(action - kit.ability, ZOMBIE_SLOTS)
            play_ability(self, users // PLACES, users % PLACES, number_of(self.corridors[users % PLACES][slot]))
        else:
            users = action - kit.aid
            play_ability(self, users // PLACES, users % PLACES, 0)

    # What people read ----------------------------------------------------------------------------------

    def fading(self) -> tuple[str, ...]:
        """otd.18.1  Nor does the log keep what was turned up and put back."""
        return () if self.kit.memory else ("turned-up", "put-back")

    def touched(self, seat: int) -> dict[str, int]:
        return {"me": seat, "actor": self.actor, "turn": self.turn}

    def about(self, seat: int) -> dict[str, Said]:
        return table_sight.about(self)

    def said(self, seat: int, action: int) -> dict[str, Said]:
        return table_sight.said(self, action)

    def sight(self, seat: int) -> dict[str, object]:
        return table_sight.sight(self, seat)

"""Maul of America: what each question offers, forbids and does. The rules themselves are in the other `rules_` modules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cervelle.engine.words import Said
from cervelle.games.maul_of_america import table_sight
from cervelle.games.maul_of_america.rules_answers import answer, decline, is_asked
from cervelle.games.maul_of_america.rules_attack import (
    aim_again,
    attack,
    before_use,
    bite,
    drop_weapon,
    forbids_blast,
    forbids_shot,
    pay,
)
from cervelle.games.maul_of_america.rules_cards import (
    aim_card,
    banish,
    forbids_card,
    lead,
    move_to_spot,
    picked,
    play_card,
    suffer,
    throw_up,
)
from cervelle.games.maul_of_america.rules_choices import choices
from cervelle.games.maul_of_america.rules_end import escape, is_ready, name_exit
from cervelle.games.maul_of_america.rules_gear import (
    begin_trade,
    come,
    drop,
    forbids_trade,
    refit,
    search,
    stow,
    trade,
    use_medikit,
    zombies_come,
)
from cervelle.games.maul_of_america.rules_master import (
    advance,
    ask_goal,
    awaken,
    command,
    enter,
    forbids_bite,
    forbids_entering,
    stand_still,
    steer,
)
from cervelle.games.maul_of_america.rules_move import forbids_shamble, forbids_walk, shamble, tell_walk, walk
from cervelle.games.maul_of_america.rules_round import awaits, time_is_up
from cervelle.games.maul_of_america.rules_setup import (
    awaits_vote,
    forbids_placement,
    forbids_set,
    lay,
    open_mall,
    place,
    vote_is_over,
)
from cervelle.games.maul_of_america.rules_turn import act, end_turn, rest
from cervelle.games.maul_of_america.rules_wound import put_down
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    ACT,
    AGREE,
    ARMS,
    CARDS,
    DIRECTIONS,
    FOOD_OR,
    FOUND_AT,
    GOAL,
    LAY,
    LEAD,
    MASTER,
    MEDIKIT,
    NAME,
    OFFER,
    PICK,
    PLACE,
    READ,
    REFIT,
    REST,
    ROLL,
    SECOND,
    SET,
    SETTLE,
    SPOT,
    START,
    STOW,
    TIME_IS_UP,
    VOTE,
    WHOM,
    ZOMBIE,
    ZOMBIES,
)
from cervelle.games.maul_of_america.table_mall import CELLS


@mypyc_attr(allow_interpreted_subclasses=True)
class MaulOfAmerica(MaulTable):
    def open(self) -> None:
        self.then(open_mall)

    # Windows and clocks --------------------------------------------------------------------------------

    def asked_first(self) -> int:
        return self.turn

    def asked_after(self, seat: int) -> int:
        """maul.4.3  The Clients in their order, the Zombie Master last."""
        if seat == self.kit.master:
            return self.kit.clients[0]
        after = self.kit.after[seat]
        return self.kit.master if after == self.turn else after

    def can_play(self, seat: int) -> bool:
        return is_asked(self, seat)

    def passing(self) -> int:
        return self.kit.pass_

    def card_played(self, action: int) -> str:
        return table_sight.card_played(self, action)

    def alarms(self) -> list[tuple[int, float]]:
        return awaits(self) + awaits_vote(self)

    def strike(self, event: int) -> str | None:
        if not any(event == awaited for awaited, _ in self.alarms()):
            return "engine.clock"
        if event == TIME_IS_UP:
            time_is_up(self)
        else:
            vote_is_over(self)
        return None

    # What each question offers, and what the rules forbid ----------------------------------------------

    def candidates(self, seat: int) -> list[int]:
        return choices(self, seat)

    def may_forbid(self) -> bool:
        return self.asked in (ACT, ZOMBIE, MASTER, VOTE, PLACE, SET)

    def forbids(self, seat: int, action: int) -> str | None:
        asked = self.asked
        if asked == ACT:
            return self._forbids_act(seat, action)
        if asked == ZOMBIE:
            return self._forbids_shamble(seat, action)
        if asked == MASTER:
            return self._forbids_command(seat, action)
        if asked in (VOTE, PLACE):
            return forbids_placement(self, action)
        if asked == SET:
            return forbids_set(self, action - self.kit.set)
        return None

    def _forbids_act(self, seat: int, action: int) -> str | None:
        kit = self.kit
        if kit.step <= action < kit.step + CELLS:
            return forbids_walk(self, action - kit.step)
        if action == kit.end:
            return "maul.5.5" if self.crossing else None
        if action == kit.leave:
            return None if is_ready(self, seat) else "maul.12.5"
        if action == kit.search_here:
            return "maul.7.5" if self.last_search[seat] == self.where[seat] else None
        if kit.trade <= action < kit.trade + self.seats:
            return forbids_trade(self, action - kit.trade)
        if kit.card <= action < kit.card + CARDS:
            return forbids_card(self, seat, action - kit.card)
        return self._forbids_attack(action)

    def _forbids_attack(self, action: int) -> str | None:
        kit = self.kit
        if kit.attack <= action < kit.attack + ARMS * CELLS:
            arm, cell = divmod(action - kit.attack, CELLS)
            return forbids_shot(self, arm, cell)
        if kit.blast <= action < kit.blast + ARMS * DIRECTIONS:
            arm, direction = divmod(action - kit.blast, DIRECTIONS)
            return forbids_blast(self, arm, direction)
        return None

    def _forbids_shamble(self, seat: int, action: int) -> str | None:
        kit = self.kit
        if kit.step <= action < kit.step + CELLS:
            return forbids_shamble(self, action - kit.step)
        if action == kit.stop:
            return "maul.11.8" if self.crossing else None
        if kit.bite <= action < kit.bite + self.seats:
            return forbids_bite(self, action - kit.bite)
        if kit.card <= action < kit.card + CARDS:
            return forbids_card(self, seat, action - kit.card)
        return self._forbids_attack(action)

    def _forbids_command(self, seat: int, action: int) -> str | None:
        kit = self.kit
        if kit.enter <= action < kit.enter + CELLS:
            return forbids_entering(self, action - kit.enter)
        if kit.card <= action < kit.card + CARDS:
            return forbids_card(self, seat, action - kit.card)
        return None

    # What the answer does ------------------------------------------------------------------------------

    def resolve(self, seat: int, action: int) -> None:
        asked = self.asked
        if asked >= ROLL:
            if action == self.kit.pass_:
                decline(self, seat)
            else:
                answer(self, seat, action - self.kit.card)
        elif asked == ACT:
            self._resolve_act(seat, action)
        elif asked == ZOMBIE:
            self._resolve_shamble(seat, action)
        elif asked == MASTER:
            self._resolve_command(seat, action)
        elif asked <= SET:
            self._resolve_set_up(seat, action)
        elif asked <= SETTLE:
            self._resolve_item(seat, action)
        else:
            self._resolve_card(seat, action)

    def _resolve_set_up(self, seat: int, action: int) -> None:
        kit = self.kit
        if self.asked == LAY:
            lay(self, action - kit.lay)
        elif self.asked == VOTE:
            self.votes.append(action)
        elif self.asked == PLACE:
            place(self, action, seat)
        elif self.asked == START:
            self.put_client(seat, action - kit.start)
            self.tell("started", "maul.2.2", seat, self.spot(action - kit.start))
        else:
            self.put_zombie(self.in_pool()[0], action - kit.set)
            self.tell("waits", "maul.2.3", seat, self.spot(action - kit.set))
            self.count -= 1

    def _resolve_act(self, seat: int, action: int) -> None:
        kit = self.kit
        self.then(act)
        if not kit.step <= action < kit.step + CELLS:
            tell_walk(self)
        if kit.step <= action < kit.step + CELLS:
            walk(self, action - kit.step)
        elif kit.attack <= action < kit.attack + ARMS * CELLS:
            attack(self, (action - kit.attack) // CELLS, (action - kit.attack) % CELLS)
        elif kit.blast <= action < kit.blast + ARMS * DIRECTIONS:
            attack(self, (action - kit.blast) // DIRECTIONS, (action - kit.blast) % DIRECTIONS)
        elif action == kit.search_here:
            search(self)
        elif action == kit.heal:
            self.left -= 1
            self.using = MEDIKIT
            self.then(before_use, use_medikit)
        elif action == kit.leave:
            escape(self)
        elif action == kit.end:
            end_turn(self)
        elif kit.trade <= action < kit.trade + self.seats:
            begin_trade(self, action - kit.trade)
        else:
            play_card(self, seat, action - kit.card)

    def _resolve_item(self, seat: int, action: int) -> None:
        kit = self.kit
        asked = self.asked
        if asked == REST:
            if action == kit.rest:
                rest(self)
        elif asked == SECOND:
            if action != kit.stop:
                aim_again(self, (action - kit.attack) % CELLS)
        elif asked == NAME:
            name_exit(self, action - kit.exit)
        elif asked == FOUND_AT:
            self.then(zombies_come)
            come(self, action - kit.set)
        elif asked == SETTLE:
            put_down(self, action - kit.set)
        elif asked in (OFFER, AGREE):
            self._resolve_trade(action)
        else:
            self._resolve_loss(action == kit.yes)

    def _resolve_loss(self, yes: bool) -> None:
        if self.asked == REFIT:
            refit(self, yes)
        elif self.asked == STOW:
            if yes:
                stow(self)
            else:
                drop(self, self.whom, self.moving, "maul.15.8")
        elif yes:
            pay(self)
        else:
            drop_weapon(self)

    def _resolve_trade(self, action: int) -> None:
        kit = self.kit
        if self.asked == AGREE:
            if action == kit.yes:
                trade(self)
            else:
                self.tell("no-trade", "maul.8.2", self.partner, 0, self.turn)
        elif action == kit.propose:
            self.ask(self.partner, AGREE)
        elif action != kit.withdraw:
            if action >= kit.want:
                self.wanting.append(action - kit.want)
            else:
                self.giving.append(action - kit.give)
            self.ask(self.turn, OFFER)

    def _resolve_card(self, seat: int, action: int) -> None:
        kit = self.kit
        asked = self.asked
        if asked in (WHOM, LEAD):
            aim_card(self, action - kit.whom)
        elif asked == SPOT:
            move_to_spot(self, action - kit.spot)
        elif asked == READ:
            if action != kit.done:
                if action < kit.lead:
                    banish(self, action - kit.banish)
                else:
                    lead(self, action - kit.lead)
        elif asked == PICK:
            picked(self, action - kit.item)
        elif asked == GOAL:
            advance(self, action - kit.goal)
        elif asked == FOOD_OR:
            if action == kit.yes:
                throw_up(self, seat)
            else:
                suffer(self, seat)

    def _resolve_shamble(self, seat: int, action: int) -> None:
        kit = self.kit
        if action == kit.advance:
            self.then(ask_goal)
            return
        if action == kit.stop:
            stand_still(self)
            return
        self.then(steer)
        if kit.step <= action < kit.step + CELLS:
            shamble(self, action - kit.step)
        elif kit.bite <= action < kit.bite + self.seats:
            bite(self, action - kit.bite)
        elif kit.attack <= action < kit.attack + ARMS * CELLS:
            attack(self, (action - kit.attack) // CELLS, (action - kit.attack) % CELLS)
        elif kit.blast <= action < kit.blast + ARMS * DIRECTIONS:
            attack(self, (action - kit.blast) // DIRECTIONS, (action - kit.blast) % DIRECTIONS)
        else:
            play_card(self, seat, action - kit.card)

    def _resolve_command(self, seat: int, action: int) -> None:
        kit = self.kit
        if action == kit.end:
            self.over = 1
            return
        self.then(command)
        if action == kit.advance:
            self.then(ask_goal)
        elif kit.enter <= action < kit.enter + CELLS:
            enter(self, action - kit.enter)
        elif kit.activate <= action < kit.activate + ZOMBIES:
            awaken(self, action - kit.activate, kit.legs)
        else:
            play_card(self, seat, action - kit.card)

    # What people read ----------------------------------------------------------------------------------

    def role(self, seat: int) -> str:
        return "master" if seat == self.kit.master else "client"

    def ending(self) -> str:
        if self.outcome is None or self.kit.master not in self.outcome.winners:
            return "" if self.outcome is None else "escape"
        return "time" if self.living() else "dead"

    def touched(self, seat: int) -> dict[str, int]:
        return {"me": seat, "turn": self.turn, "player": self.player, "partner": self.partner}

    def about(self, seat: int) -> dict[str, Said]:
        return table_sight.about(self, seat)

    def said(self, seat: int, action: int) -> dict[str, Said]:
        return table_sight.said(self, seat, action)

    def sight(self, seat: int) -> dict[str, object]:
        return table_sight.sight(self, seat)

"""A rule of thumb: how a decent player answers each question, from what a seat may know alone."""

from __future__ import annotations

from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america.rules_answers import answers
from cervelle.games.maul_of_america.rules_cards import pick_from, spots_for
from cervelle.games.maul_of_america.table import MaulTable
from cervelle.games.maul_of_america.table_kit import (
    ACT,
    AGREE,
    BITE,
    DEATH,
    DEJA_VU,
    END,
    ESCALATOR,
    FOOD_OR,
    FOUND_AT,
    GOAL,
    LAY,
    LEAD,
    MASTER,
    MISSED,
    NAME,
    NONE,
    OFFER,
    PAY_AMMO,
    PICK,
    PLACE,
    READ,
    READING,
    REFIT,
    REINFORCE,
    REST,
    ROLL,
    SECOND,
    SET,
    SETTLE,
    START,
    STOW,
    USE,
    VOTE,
    WHOM,
    WOUND,
    ZOMBIE,
)
from cervelle.games.maul_of_america.thumb_act import act, second_shot
from cervelle.games.maul_of_america.thumb_cards import (
    answer_end,
    answer_escalator,
    answer_miss,
    answer_roll,
    answer_use,
    answer_wound,
    best_reading,
    best_scene,
    best_victim,
    rests,
)
from cervelle.games.maul_of_america.thumb_gear import agrees, offers, pays_ammo, picks, refits, throws_food
from cervelle.games.maul_of_america.thumb_hunt import (
    best_goal,
    best_shot_again,
    command,
    first_cell,
    found_cell,
    named_exit,
    settled_cell,
    shamble,
)
from cervelle.games.maul_of_america.thumb_mall import best_face, client_place, master_place, start_cell
from cervelle.games.maul_of_america.thumb_manner import USUAL, Manner
from cervelle.games.maul_of_america.thumb_plot import (
    answer_bite,
    answer_death,
    answer_judgement,
    answer_reinforcements,
    best_plot,
    best_target,
    worst_table,
)


def rule(t: MaulTable, seat: int, dice: Dice, manner: Manner = USUAL) -> int:
    """What a decent player does here. The dice only vary the malls."""
    asked = t.asked
    if asked >= ROLL:
        return window(t, seat)
    if asked == ACT:
        return act(t, seat, manner)[0]
    if asked == ZOMBIE:
        return shamble(t, manner)[0]
    if asked == MASTER:
        card = best_plot(t)
        return t.kit.card + card if card != NONE else command(t, manner)
    if asked <= SET:
        return set_up(t, seat, dice)
    if asked <= SETTLE:
        return item(t, seat)
    return card_question(t, seat)


def window(t: MaulTable, seat: int) -> int:
    """A card to answer with, or none."""
    cards = answers(t, seat)
    card = answer(t, seat, cards) if cards else NONE
    return t.kit.card + card if card != NONE else t.kit.pass_


def answer(t: MaulTable, seat: int, cards: list[int]) -> int:
    if seat == t.kit.master:
        return master_answer(t, cards)
    asked = t.asked
    if asked == USE:
        return answer_use(t, seat, cards)
    if asked == MISSED:
        return answer_miss(t, seat, cards)
    if asked == WOUND:
        return answer_wound(t, seat, cards)
    if asked == ESCALATOR:
        return answer_escalator(t, seat, cards)
    if asked == END:
        return answer_end(t, seat, cards)
    return answer_roll(t, seat, cards)


def master_answer(t: MaulTable, cards: list[int]) -> int:
    if t.asked == BITE:
        return answer_bite(t, cards)
    if t.asked == USE:
        return answer_judgement(t, cards)
    if t.asked == REINFORCE:
        return answer_reinforcements(t, cards)
    return answer_death(t, cards) if t.asked == DEATH else NONE


def set_up(t: MaulTable, seat: int, dice: Dice) -> int:
    legal = t.actions(seat)
    if t.asked == LAY:
        return best_face(t, dice)
    if t.asked == VOTE:
        return client_place(t, legal)
    if t.asked == PLACE:
        return master_place(t, legal, dice)
    if t.asked == START:
        return t.kit.start + start_cell(t, [action - t.kit.start for action in legal])
    return t.kit.set + first_cell(t, [action - t.kit.set for action in legal])


def item(t: MaulTable, seat: int) -> int:
    """Questions about equipment and places."""
    kit, asked = t.kit, t.asked
    if asked == REST:
        return kit.rest if rests(t, seat) else kit.act
    if asked == SECOND:
        return second_shot(t, seat, t.actions(seat)) if t.shooter == NONE else best_shot_again(t, t.actions(seat))
    if asked == OFFER:
        return offers(t, seat)
    if asked == NAME:
        return kit.exit + named_exit(t, t.ground().ways)
    if asked in (FOUND_AT, SETTLE):
        cells = [action - kit.set for action in t.actions(seat)]
        return kit.set + (found_cell(t, cells) if asked == FOUND_AT else settled_cell(t, cells))
    return kit.yes if agrees_to(t, seat) else kit.no


def agrees_to(t: MaulTable, seat: int) -> bool:
    asked = t.asked
    if asked == PAY_AMMO:
        return pays_ammo(t, seat)
    if asked == REFIT:
        return refits(t, seat)
    if asked == AGREE:
        return agrees(t, seat)
    if asked == FOOD_OR:
        return throws_food(t, seat)
    return asked == STOW


def card_question(t: MaulTable, seat: int) -> int:
    """What a card asks for."""
    kit, asked = t.kit, t.asked
    if asked in (WHOM, LEAD):
        return kit.whom + (best_target(t) if seat == kit.master else best_victim(t, seat))
    if asked == READ:
        return best_reading(t, seat, t.actions(seat))
    if asked == PICK:
        return kit.item + picks(t, seat, pick_from(t))
    if asked == GOAL:
        return kit.goal + best_goal(t)
    if asked == FOOD_OR:
        return kit.yes if agrees_to(t, seat) else kit.no
    cells = spots_for(t, t.card)
    if t.card == DEJA_VU:
        return kit.spot + worst_table(t, cells)
    return kit.spot + (cells[0] if t.card == READING else best_scene(t, seat, cells))

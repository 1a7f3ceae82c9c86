"""What must hold after every move, in games with numbers that make much happen: deaths, smart zombies, crowds."""

from __future__ import annotations

import shutil
from collections import Counter

import pytest

from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america.table_kit import KNOWN, LOADED, NONE, PLACED, SETTLE, TURNED, card_of
from tests.kit import changed_cards
from tests.maul_of_america.positions import game
from tests.test_every_game import all_that_a_seat_gets, everyone, random_move

WILD = (("wounds = 3", "wounds = 1"), ("pieces = 7", "pieces = 3"), ("teeth = 6", "teeth = 3"), ("hand = 3", "hand = 5"))


@pytest.fixture(scope="module")
def wild(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wild")
    shutil.copytree(game.folder / "sections", folder / "sections")
    return game.data(changed_cards(game, folder, *WILD))


def games(wild, count, **options):
    """Random games, move by move."""
    for seed in range(count):
        seats = 2 + seed % 5
        t = game.table(seats, seed, wild, mall="square", master=1 + seed % seats, chopping_maul=bool(seed % 2), **options)
        dice = Dice(seed.to_bytes(16, "little"))
        while t.outcome is None:
            yield t, dice
            t.act(*random_move(t, dice))
        yield t, dice


def pawns(t):
    """Where each pawn is said to stand, as cells have it and as pawns have it."""
    by_cell = {(pawn, cell) for cell, pawn in enumerate(t.at) if pawn != NONE}
    by_pawn = {(seat, t.where[seat]) for seat in t.kit.clients if t.where[seat] != NONE}
    return by_cell, by_pawn | {(PLACED + zombie, t.zombies[zombie]) for zombie in t.on_board()}


def test_nobody_shares_a_cell_but_whoever_is_crossing_one(wild):
    seen = 0
    for t, _ in games(wild, 15):
        by_cell, by_pawn = pawns(t)
        astray = by_pawn - by_cell
        assert by_cell <= by_pawn
        assert len(astray) <= 1
        if astray and t.asked != SETTLE:
            assert t.crossing
            assert {pawn for pawn, _ in astray} <= {t.turn, PLACED + t.active}
            seen += 1
        assert all(cell in t.ground().ground for _, cell in by_pawn)
    assert seen


def test_no_card_is_lost_and_none_comes_from_nowhere(wild):
    for t, _ in games(wild, 15):
        found = [item % LOADED for gear in t.gear for item in gear] + t.search + t.searched
        found += [item // LOADED for gear in t.gear for item in gear if item >= LOADED]
        missing = Counter(t.kit.search) - Counter(found)
        assert missing.total() <= (1 if t.prompts[t.asked].name == "refit" else 0)
        assert Counter(found) <= Counter(t.kit.search)
        clients = [card_of(held) for seat in t.kit.clients for held in t.hands[seat]] + t.client + t.client_out
        assert Counter(clients) == Counter(t.kit.client)
        assert Counter(t.hands[t.kit.master] + t.zombie + t.zombie_out) == Counter(t.kit.zombie)


def test_the_dead_own_nothing_and_are_asked_nothing(wild):
    endings = set()
    smart = 0
    for t, _ in games(wild, 40):
        for seat in t.kit.clients:
            if t.where[seat] == NONE and t.round:
                assert not t.alive[seat]
                assert not t.hands[seat]
                assert seat not in t.waiting
                if t.gear[seat]:
                    assert t.zombies[TURNED + seat] != NONE
                    smart += 1
            assert t.wounds[seat] <= t.kit.wounds + (0 if t.alive[seat] else 1)
        if t.outcome is not None:
            endings.add((t.outcome.winners[0] == t.kit.master, bool(t.living())))
    assert endings == {(True, False), (True, True)}
    assert smart


def test_nobody_is_said_to_know_their_own_cards(wild):
    for t, _ in games(wild, 10):
        for seat, hand in enumerate(t.hands):
            assert not any(held // KNOWN >> seat & 1 for held in hand)


def test_imaginations_look_the_same_late_in_a_game_too(wild):
    for t, dice in games(wild, 10):
        if dice.below(25) == 0:
            for seat in everyone(t):
                imagined = t.imagine(seat, dice.below(1000))
                assert all_that_a_seat_gets(imagined, seat) == all_that_a_seat_gets(t, seat)


def test_games_with_a_clock_are_rebuilt_from_their_entries(wild):
    for t, _ in games(wild, 5, clock=60):
        if t.outcome is None and t.n % 50 == 49 and t.alarms():
            t.tick(t.alarms()[0][0])
        if t.outcome is not None:
            again = game.rebuild(t.box, t.diary.key, t.diary.entries)
            assert again.digest() == t.digest()

"""Every game on the shelf as an OpenSpiel game.

Importing this registers them: `pyspiel.load_game("cervelle_zombie_life(players=4,rules=jour-de-chance)")`.

Chance is explicit. Whenever a decision needs any, a chance node with `FUTURES` equally likely outcomes comes before its
consequences: each stands for fresh dice. So no state holds a future that is already decided, and a search has nothing to
peek at. Seats that are asked at once answer one after another, unseen by each other.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from cervelle import shelf
from cervelle.bridges.desk import Desk, reward
from cervelle.engine.dice import KEY_BYTES, Dice, mixed
from cervelle.engine.game import Game
from cervelle.engine.table import Table

FUTURES = 256
LONGEST = 100_000
"""Moves, chance included, after which a game is called off: nobody gets anything."""
MOST_SEED = 1 << 31


def short_name(game: Game) -> str:
    return "cervelle_" + game.id.replace("-", "_")


def game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.name("en"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.together else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4} | {name: option.default for name, option in game.options.items()},
    )


class ShelfGame(pyspiel.Game):  # type: ignore[misc]
    """A game on the shelf, with its number of players and its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        options = dict(params or {})
        self.desk = Desk(game, options.pop("players", 4), **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.actions,
            max_chance_outcomes=FUTURES,
            num_players=self.desk.box.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> ShelfState:
        return ShelfState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ShelfObserver:
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        return ShelfObserver(self.desk)


class Kept:
    """What a state holds: OpenSpiel copies and stores states by copying and storing what they hold."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.key = bytes(KEY_BYTES)
        self.table: Table | None = None
        self.chosen: int | None = None
        """The action that awaits its luck."""

    def __deepcopy__(self, memo: object) -> Kept:
        other = Kept(self.desk)
        other.key, other.chosen = self.key, self.chosen
        other.table = None if self.table is None else self.table.copy()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        box = self.desk.box
        return unpickled, (box.game, box.seats, box.data, box.options, self.key, self.table, self.chosen)

    def choose(self, action: int) -> None:
        """At once, if it needs no luck. What the rules refuse changes nothing."""
        assert self.table is not None
        after = self.table.copy()
        after.act(after.waiting[0], action)
        if after.dice == self.table.dice:
            self.table = after
        else:
            self.chosen = action

    def fall_out(self, outcome: int) -> None:
        """The dice are fresh, and what awaited them happens."""
        if outcome not in range(FUTURES):
            raise ValueError(f"luck has the outcomes 0 to {FUTURES - 1}, not {outcome}")
        self.key = mixed(self.key, outcome.to_bytes(2, "little"))
        if self.table is None:
            self.table = self.desk.table(self.key)
            return
        assert self.chosen is not None
        self.table.dice = Dice(self.key)
        self.table.play(self.table.waiting[0], self.chosen)
        self.chosen = None

    def deal_anew(self, player: int, sampler: Any) -> None:
        """All that this player cannot know. What another has chosen there, who holds other cards now, may be something else."""
        if self.table is None:
            return
        self.table = t = self.table.imagine(player, int(sampler() * MOST_SEED))
        if self.chosen is not None and t.why_not(t.waiting[0], self.chosen) is not None:
            legal = t.actions(t.waiting[0])
            self.chosen = legal[int(sampler() * len(legal))]


def unpickled(game: Game, seats: int, data: Any, options: Any, key: bytes, table: Table | None, chosen: int | None) -> Kept:
    kept = Kept(Desk(game, seats, data, **options))
    kept.key, kept.table, kept.chosen = key, table, chosen
    return kept


class ShelfState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ShelfGame) -> None:
        super().__init__(game)
        self.kept = Kept(game.desk)

    def table(self) -> Table:
        """The table itself, with all that is hidden. Before the first chance node there is none yet."""
        if self.kept.table is None:
            raise ValueError("there is no table yet: the first chance node sets it up")
        return self.kept.table

    def current_player(self) -> int:
        kept = self.kept
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if kept.table is None or kept.chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return kept.table.waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table().actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / FUTURES) for outcome in range(FUTURES)]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over: nobody has anything to choose")
        if self.is_chance_node():
            self.kept.fall_out(action)
        else:
            self.kept.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        verb, numbers = self.kept.desk.box.verbs.read(action)
        return " ".join([verb.name, *[f"{name}={number}" for name, number in numbers.items()]])

    def is_terminal(self) -> bool:
        t = self.kept.table
        return t is not None and (t.outcome is not None or self.move_number() >= LONGEST)

    def returns(self) -> list[float]:
        t = self.kept.table
        seats = range(self.kept.desk.box.seats)
        if t is None or t.outcome is None:
            return [0.0 for _ in seats]
        return [reward(t.outcome, seat) for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> ShelfState:
        """A state that looks the same to this player, with all that it cannot know dealt anew."""
        other: ShelfState = self.clone()
        other.kept.deal_anew(player, sampler)
        return other

    def __str__(self) -> str:
        t = self.kept.table
        return "" if t is None else self.kept.desk.picture(t, None) + f"\n{t.digest()}"


class ShelfObserver:
    """What a player sees: as a row of numbers, and as a view in JSON."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tensor = np.zeros(desk.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ShelfState, player: int) -> None:
        t = state.kept.table
        self.tensor[:] = 0.0 if t is None else self.desk.observation(t, player)

    def string_from(self, state: ShelfState, player: int) -> str:
        t = state.kept.table
        return "" if t is None else json.dumps(t.view(player))


def register(game: Game) -> None:
    """OpenSpiel keeps what makes a game until the very end of the process, which a class outlives and a function does not."""

    class Registered(ShelfGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)


for each in shelf.values():
    register(each)

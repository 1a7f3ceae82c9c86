"""Bridges pass the tests of the libraries they lead to, for every game, without a warning; and say what the table says."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from last_bus import game as last_bus
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import cervelle
import cervelle.bridges.gymnasium as seat_bridge
import cervelle.bridges.pettingzoo as bridge
from cervelle.bots import RandomBot
from cervelle.bridges.desk import Desk
from tests.toy import game as toy

# What other tests left behind is collected at any time.
pytestmark = pytest.mark.filterwarnings("error", "ignore::pytest.PytestUnraisableExceptionWarning")
in_every_game = pytest.mark.parametrize("game", list(cervelle.shelf))
RULES = [(game, {}) for game in cervelle.shelf]
RULES += [("zombie-life", {"rules": "auberge-des-pirates"}), ("zombie-life", {"rules": "jour-de-chance"})]
KEY = bytes(range(16))
DOCS = Path(__file__).parent.parent / "docs"
needs_openspiel = pytest.mark.skipif(
    sys.platform == "darwin" and platform.machine() != "arm64", reason="there is no OpenSpiel for it"
)


# Whatever the game ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), RULES)
def test_pettingzoo_api(game, options):
    api_test(bridge.env(game, **options), num_cycles=60)


@in_every_game
def test_pettingzoo_seeds(game):
    seed_test(partial(bridge.env, game), num_cycles=40)
    parallel_seed_test(partial(bridge.parallel_env, game), num_cycles=40)


@pytest.mark.parametrize(("game", "options"), RULES)
def test_pettingzoo_parallel_api(game, options):
    parallel_api_test(bridge.parallel_env(game, **options), num_cycles=60)


@in_every_game
def test_pettingzoo_max_cycles(game):
    """Cycles are those of all seats together."""
    parallel = partial(bridge.parallel_env, game)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


@in_every_game
@pytest.mark.parametrize("bots", ["random", "player"])
def test_gymnasium_check(game, bots):
    check_env(gymnasium.make(f"cervelle/{game}-v1", bots=bots, seat=None).unwrapped)


@needs_openspiel
@in_every_game
def test_openspiel_random_simulation(game):
    import pyspiel

    import cervelle.bridges.openspiel as spiel

    loaded = pyspiel.load_game(spiel.short_name(cervelle.shelf[game]))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game in ("zombie-life", "zombie-mosh"), verbose=False)


def test_a_game_from_elsewhere_has_bridges_too():
    api_test(bridge.env(last_bus, 3), num_cycles=60)


def test_a_game_without_a_layout_says_so():
    with pytest.raises(ValueError, match="layout"):
        Desk(toy, toy.seats[0])


# What cannot be is said when an environment is made ---------------------------------------------------

ENVIRONMENTS = [seat_bridge.env, bridge.env, bridge.parallel_env]


@pytest.mark.parametrize("make", [*ENVIRONMENTS, partial(Desk, seats=4)])
@pytest.mark.parametrize("game", ["nosuch", None, 5])
def test_an_unknown_game_is_told_with_those_there_are(make, game):
    with pytest.raises(ValueError, match="zombie-mosh"):
        make(game)


@pytest.mark.parametrize("make", ENVIRONMENTS)
@pytest.mark.parametrize("mode", ["human", "", 1])
def test_a_table_is_shown_in_words_only(make, mode):
    with pytest.raises(ValueError, match=r"render_mode must be .*ansi"):
        make("zombie-life", render_mode=mode)


@pytest.mark.parametrize("make", [bridge.env, bridge.parallel_env])
@pytest.mark.parametrize("cycles", [0, -1, "x", 1.5])
def test_a_game_has_at_least_one_cycle(make, cycles):
    with pytest.raises(ValueError, match="max_cycles must be"):
        make("zombie-life", max_cycles=cycles)


@pytest.mark.parametrize("seat", [4, 9, -1, "1", 1.5])
def test_one_plays_at_a_seat_that_there_is(seat):
    with pytest.raises(ValueError, match="from 0 to 3"):
        seat_bridge.env("zombie-life", 4, seat=seat)


@pytest.mark.parametrize("bots", ["nosuch", None, ["player"] * 3])
def test_bots_are_of_a_kind_that_there_is(bots):
    with pytest.raises(ValueError, match="strategist"):
        seat_bridge.env("zombie-life", 4, bots=bots)


@pytest.mark.parametrize(
    "use",
    [
        lambda: seat_bridge.env().step(0),
        lambda: seat_bridge.env().view(),
        lambda: seat_bridge.env().action_masks(),
        lambda: seat_bridge.env(render_mode="ansi").render(),
        lambda: bridge.env().unwrapped.view("player_0"),
        lambda: bridge.parallel_env().step({"player_0": 0}),
        lambda: bridge.parallel_env().view("player_0"),
        lambda: bridge.parallel_env(render_mode="ansi").render(),
    ],
)
def test_nothing_can_be_done_before_reset(use):
    with pytest.raises(ResetNeeded, match="call reset"):
        use()


# What a desk says -------------------------------------------------------------------------------------


@in_every_game
def test_the_mask_has_the_legal_actions_and_no_others(game):
    desk = Desk(game, 4)
    t = desk.table(KEY)
    for seat in range(4):
        assert np.flatnonzero(desk.mask(t, seat)).tolist() == sorted(t.actions(seat))


@in_every_game
def test_an_observation_has_a_name_for_each_number(game):
    desk = Desk(game, 4)
    assert len(set(desk.names())) == len(desk.names()) == desk.size == len(desk.observation(desk.table(KEY), 0))


def test_an_observation_can_be_read_by_name():
    desk = Desk("zombie-life", 3)
    t = desk.table(KEY)
    seat = t.waiting[0]
    other = (seat + 1) % 3
    mine, theirs = (dict(zip(desk.names(), desk.observation(t, s).tolist(), strict=True)) for s in (seat, other))
    assert mine["question = turn"] == 1
    assert mine["turn = me"] == 1
    assert mine[f"me = {seat}"] == 1
    assert theirs["question = turn"] == 0
    assert theirs["turn = me+2"] == 1


# One decision after another ----------------------------------------------------------------------------


def played(env, choose):
    """A whole game; what each agent has got in the end."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else choose(info["action_mask"]))
    return got


@in_every_game
def test_whoever_wins_gets_one_and_the_others_lose_one(game):
    env = bridge.env(game)
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    got = played(env, lambda mask: int(chance.choice(np.flatnonzero(mask))))
    winners = env.unwrapped.table.outcome.winners
    assert got == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in range(4)}


def test_a_refused_action_changes_nothing_and_names_the_rule():
    env = bridge.env("zombie-life")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.unwrapped.table.digest()
    env.step(int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0]))
    assert env.agent_selection == agent
    assert env.unwrapped.table.digest() == before
    assert env.infos[agent]["refused"] in cervelle.shelf["zombie-life"].rulebook
    env.step(int(np.flatnonzero(env.infos[agent]["action_mask"])[0]))
    assert "refused" not in env.infos[agent]


def test_whoever_is_still_playing_chooses_something():
    env = bridge.env("zombie-life")
    env.reset(seed=1)
    before = env.unwrapped.table.digest()
    with pytest.raises(ValueError, match=f"{env.agent_selection} is still playing"):
        env.step(None)
    assert (env.unwrapped.table.digest(), env.unwrapped.cycles) == (before, 0)


def test_a_long_game_is_cut():
    env = bridge.env("zombie-life", max_cycles=7)
    env.reset(seed=1)
    got = played(env, lambda mask: int(np.flatnonzero(mask)[0]))
    assert env.unwrapped.cycles == 7
    assert set(got.values()) == {0.0}


def test_a_view_is_the_seats_own():
    env = bridge.env("zombie-mosh")
    env.reset(seed=1)
    assert [env.unwrapped.view(agent)["me"] for agent in env.agents] == [0, 1, 2, 3]
    assert env.unwrapped.view("player_2") == env.unwrapped.table.view(2)


def test_a_table_can_be_rendered_in_words():
    env = bridge.env("zombie-life", render_mode="ansi")
    env.reset(seed=1)
    assert "Zombie Life" in env.render()


# All at once -------------------------------------------------------------------------------------------


def test_simultaneous_choices_take_one_cycle():
    env = bridge.parallel_env("zombie-life", rules="auberge-des-pirates")
    _, infos = env.reset(seed=1)
    assert all(infos[agent]["action_mask"].any() for agent in env.agents)
    env.step({agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.table.q == 1


def test_who_is_not_asked_is_not_heard():
    env = bridge.parallel_env("zombie-life")
    env.reset(seed=1)
    asked = env.possible_agents[env.table.waiting[0]]
    before = env.table.digest()
    _, _, _, _, infos = env.step({agent: 0 for agent in env.agents if agent != asked})
    assert env.table.digest() == before
    assert not any("refused" in info for info in infos.values())


# One seat against bots -----------------------------------------------------------------------------------


def test_the_seat_is_always_asked_until_the_game_is_over():
    env = seat_bridge.env("zombie-life", 4, seat=2)
    chance = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == 2
        assert env.table.owes(2)
        _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
    assert reward == (1.0 if 2 in env.table.outcome.winners else -1.0)


def test_seats_are_drawn_where_none_is_given():
    env = seat_bridge.env("zombie-life", 4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_each_rival_has_a_bot_of_its_own_that_is_new_to_the_game():
    env = seat_bridge.env("zombie-life", 4, bots="strategist:8")
    env.reset(seed=1)
    first = env.bots
    env.reset(seed=1)
    assert len({*first, *env.bots}) == 8


def test_bots_that_win_together_think_together():
    env = seat_bridge.env("off-the-dead", 4, bots="strategist:8")
    env.reset(seed=1)
    first = env.bots
    env.reset(seed=1)
    assert [len(set(bots)) for bots in (first, env.bots, first + env.bots)] == [1, 1, 2]


def test_a_seat_is_played_by_its_own_bot():
    class Noting(RandomBot):
        def choose(self, imagination, seat, dice):
            self.seats = {seat, *getattr(self, "seats", ())}
            return super().choose(imagination, seat, dice)

    env = seat_bridge.env("zombie-life", 4, seat=2)
    _, info = env.reset(seed=1)
    env.bots = [Noting() for _ in range(4)]
    over = False
    while not over:
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    assert [getattr(bot, "seats", set()) for bot in env.bots] == [{0}, {1}, set(), {3}]


# OpenSpiel -----------------------------------------------------------------------------------------------


def spiel_state(text: str):
    import pyspiel

    import cervelle.bridges.openspiel  # noqa: F401

    return pyspiel.load_game(text).new_initial_state()


def luck_until_asked(state, outcome=0):
    while state.is_chance_node():
        state.apply_action(outcome)
    return state


@needs_openspiel
def test_openspiel_options():
    state = luck_until_asked(spiel_state("cervelle_zombie_life(players=3,rules=jour-de-chance)"))
    assert state.num_players() == 3
    assert '"rules": "luck"' in state.observation_string(0)


@needs_openspiel
def test_luck_comes_after_the_choice():
    """The same choice has different consequences, and copies of a state share none of them."""
    state = luck_until_asked(spiel_state("cervelle_zombie_life"))
    draw = cervelle.shelf["zombie-life"].box(4, None, {}).verbs["draw"].base
    state.apply_action(draw)
    assert state.is_chance_node()
    assert len({luck_until_asked(state.clone(), outcome).table().digest() for outcome in range(20)}) > 1


@needs_openspiel
def test_a_choice_that_needs_no_luck_has_its_consequences_at_once():
    state = luck_until_asked(spiel_state("cervelle_zombie_mosh"))
    state.apply_action(state.legal_actions()[0])
    assert not state.is_chance_node()


@needs_openspiel
def test_a_resampled_state_looks_the_same_to_the_player():
    state = luck_until_asked(spiel_state("cervelle_zombie_life(rules=auberge-des-pirates)"))
    chance = np.random.default_rng(1)
    others = [state.resample_from_infostate(1, chance.random) for _ in range(5)]
    assert {other.observation_string(1) for other in others} == {state.observation_string(1)}
    assert len({other.observation_string(0) for other in others}) > 1


@needs_openspiel
def test_before_anything_is_dealt_there_is_nothing_to_resample():
    state = spiel_state("cervelle_zombie_life")
    other = state.resample_from_infostate(1, np.random.default_rng(1).random)
    assert other.is_chance_node()
    assert other.history() == state.history() == []
    with pytest.raises(ValueError, match="no table yet"):
        state.table()


@needs_openspiel
def test_what_another_has_chosen_can_be_chosen_in_a_resampled_state_too():
    """In Zombie Mosh! a card is chosen out of a hidden hand, and the last of a round awaits its luck."""
    chance = np.random.default_rng(1)
    state = luck_until_asked(spiel_state("cervelle_zombie_mosh"))
    seen = 0
    while not state.is_terminal() and seen < 12:
        if state.is_chance_node() and state.kept.chosen is not None:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, chance.random).kept
                assert other.chosen in other.table.actions(other.table.waiting[0])
                seen += 1
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert seen >= 12


@needs_openspiel
def test_what_the_rules_refuse_leaves_the_state_as_it_was():
    """Choices that the question does not offer, and candidates that a rule forbids."""
    state = luck_until_asked(spiel_state("cervelle_zombie_life"))
    chance = np.random.default_rng(1)
    rules = set()
    for _ in range(200):
        if not state.is_chance_node():
            before = str(state), state.history(), state.legal_actions()
            for action in set(range(18)) - set(state.legal_actions()):
                with pytest.raises(cervelle.Refusal) as raised:
                    state.apply_action(action)
                rules.add(raised.value.rule)
                assert (str(state), state.history(), state.legal_actions()) == before
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert {"engine.choice", "life.3.6"} <= rules


@needs_openspiel
def test_luck_has_the_outcomes_that_it_says():
    state = spiel_state("cervelle_zombie_life")
    for outcome in (256, 300, 70_000):
        with pytest.raises(ValueError, match="0 to 255"):
            state.apply_action(outcome)
    assert state.history() == []


@needs_openspiel
def test_nothing_follows_the_end():
    state = spiel_state("cervelle_zombie_life")
    chance = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    with pytest.raises(ValueError, match="over"):
        state.apply_action(0)


@needs_openspiel
def test_openspiel_searches():
    """Its `MCTSBot.step` does not work with games in Python, its `mcts_search` does."""
    import pyspiel

    state = luck_until_asked(spiel_state("cervelle_zombie_mosh"))
    bot = pyspiel.MCTSBot(state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 20, 100, True, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


# The worked example --------------------------------------------------------------------------------------


EXAMPLE = [sys.executable, str(DOCS / "examples" / "train_zombie_life.py")]


def shapes(text: str) -> list[str]:
    """Its lines, whatever their numbers."""
    return list(dict.fromkeys(re.sub(r" *[\d.]+", "#", line) for line in text.splitlines()))


def test_the_example_learns():
    """A fifth of its training is enough to win far more often than by chance, which is 25 %."""
    said = subprocess.run([*EXAMPLE, "--games", "640", "--test-games", "100"], capture_output=True, text=True, check=True).stdout
    assert float(said.split("wins")[-1].split("%")[0]) > 45
    (shown,) = re.findall(
        r"```\n\$ python docs/examples/train_zombie_life.py\n(.*?)```", (DOCS / "bridges.md").read_text("utf-8"), re.DOTALL
    )
    assert shapes(shown) == shapes(said)


def test_the_example_is_judged_by_some_game():
    refused = subprocess.run([*EXAMPLE, "--games", "0", "--test-games", "0"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "give at least 1" in refused.stderr


@needs_openspiel
def test_what_the_page_shows_can_be_run():
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "bridges.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(block, {})

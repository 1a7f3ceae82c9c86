"""How hard each scenario of the Zombicide campaign is for bots, in the state in which the campaign reaches it.

    python -m tools.campaign --plays 500
    python -m tools.campaign --plays 100 --survivors 2 --bot beginner
    python -m tools.campaign --plays 100 --bot strategist:30 --teams player
    python -m tools.campaign --whole 200

The first scenario is played with a new team. Teams that got through, at the first try or a later one, with all they have then,
play the next one; as many plays again, whoever is left in turn. With --teams another bot brings them there, and the one of --bot
plays each scenario once: slow bots are soon compared with others, from the same starts.
A row for each scenario: victories at the first try, of all tries, then means for its first tries: rounds, deaths, and the fifths
of experience, weapons and gold with which a team came. With --whole, campaigns are played from the beginning to the end, and
the rows say how far they went.
The same seed gives the same figures on every machine, however many processes share the work.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from cervelle import shelf
from cervelle.bots import KINDS, make_bot
from cervelle.engine.bot import Bot
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.game import key_of
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT, NONE

CHUNK = 4
"""Plays that a process makes before it takes more."""
MOST_ANSWERS = 20000
"""A campaign that takes longer is stuck."""
game = shelf["zombicide"]


class Share(NamedTuple):
    """Some plays: who plays, and from where; their chance comes from the key and their number."""

    bot: str
    starts: list[CampaignTable]
    key: bytes
    first: int
    once: bool


class Played(NamedTuple):
    won: bool
    tries: int
    rounds: int
    deaths: int
    fifths: int
    things: int
    gold: int
    after: CampaignTable | None
    """The team as it begins the next scenario."""


def main() -> None:
    options = command_line()
    if options.whole:
        print_whole(options)
    else:
        print_scenarios(options)


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Victories of bots in the Zombicide campaign, scenario by scenario.")
    parser.add_argument("--plays", type=int, default=100, help="plays of each scenario")
    parser.add_argument("--whole", type=int, default=0, help="whole campaigns instead")
    parser.add_argument("--survivors", type=int, default=4)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--bot", default="player", help=f"who plays, on all seats: {', '.join(KINDS)}, or strategist:30")
    parser.add_argument("--teams", help="who brings the teams through the scenarios before, if somebody else")
    parser.add_argument("--scenarios", type=int, default=5, help="no further than this one")
    parser.add_argument("--data", help="a card file of one's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def new_teams(options: argparse.Namespace, count: int) -> list[CampaignTable]:
    box = game.box(options.seats, options.data, {"survivors": options.survivors})
    teams = [game.start(box, mixed(key_of(options.seed), b"team %d" % number), log=False) for number in range(count)]
    return [team for team in teams if isinstance(team, CampaignTable)]


# Scenario by scenario -------------------------------------------------------------------------------


def print_scenarios(options: argparse.Namespace) -> None:
    print(f"{options.bot}s, {options.survivors} survivors, {options.plays} plays of each scenario, seed {options.seed}\n")
    print("| scenario | first try | all tries | rounds | deaths | fifths | things | gold |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    starts = new_teams(options, options.plays)
    with ProcessPoolExecutor(options.processes) as pool:
        for scenario in range(options.scenarios):
            starts = [starts[i % len(starts)] for i in range(options.plays)]
            key = mixed(key_of(options.seed), b"scenario %d" % scenario)
            played = play_all(pool, options.bot, starts, key, bool(options.teams))
            print(row(scenario, played), flush=True)
            if options.teams:
                played = play_all(pool, options.teams, starts, key, False)
            starts = [play.after for play in played if play.after is not None]
            if not starts:
                break


def play_all(pool: ProcessPoolExecutor, bot: str, starts: list[CampaignTable], key: bytes, once: bool) -> list[Played]:
    shares = [Share(bot, starts[i : i + CHUNK], key, i, once) for i in range(0, len(starts), CHUNK)]
    return [play for plays in pool.map(play_share, shares) for play in plays]


def row(scenario: int, played: list[Played]) -> str:
    count = len(played)
    tries = sum(play.tries for play in played)
    through = sum(play.won or play.after is not None for play in played)
    means = [sum(values) / count for values in zip(*[play[2:7] for play in played], strict=True)]
    shown = " | ".join(f"{mean:.1f}" for mean in means)
    return f"| {scenario + 1} | {100 * sum(play.won for play in played) / count:.1f} % | {100 * through / tries:.1f} % | {shown} |"


def play_share(share: Share) -> list[Played]:
    found = []
    for i, start in enumerate(share.starts):
        t = start.copy()
        key = mixed(share.key, b"play %d" % (share.first + i))
        t.dice = Dice(mixed(key, b"table"))
        found.append(play_scenario(t, share.bot, Dice(mixed(key, b"bots")), share.once))
    return found


def play_scenario(t: CampaignTable, kind: str, dice: Dice, once: bool) -> Played:
    """Until it is won or the campaign is lost, or only once; what is counted is the first try."""
    bot = make_bot(kind, game, **t.box.options)
    while t.asked != ACT:
        answer(t, bot, dice)
    scenario, failures = t.scenario, t.failures
    team = sum(t.xp), things_of(t), sum(t.gold)
    rounds = deaths = 0
    for _ in range(MOST_ANSWERS):
        if t.outcome is not None or t.scenario != scenario or (once and t.failures != failures):
            break
        if t.failures == failures and t.round:
            rounds, deaths = t.round, sum(t.dead)
        answer(t, bot, dice)
    else:
        raise RuntimeError(f"stuck in scenario {scenario + 1}, round {t.round}")
    won = t.failures == failures
    tries = t.failures - failures + (t.scenario != scenario or is_won(t))
    t.failures = 0
    return Played(won, tries, rounds, deaths, *team, t if t.outcome is None and not once else None)


def is_won(t: CampaignTable) -> bool:
    return t.outcome is not None and len(t.outcome.winners) > 0


def things_of(t: CampaignTable) -> int:
    return sum(item != NONE for gear in t.gear for item in gear)


def answer(t: CampaignTable, bot: Bot, dice: Dice) -> None:
    seat = t.waiting[dice.below(len(t.waiting))]
    t.act(seat, bot.choose(t.imagine(seat, dice.word()), seat, dice))


# Whole campaigns ------------------------------------------------------------------------------------


def print_whole(options: argparse.Namespace) -> None:
    print(f"{options.bot}s, {options.seats} seats, {options.survivors} survivors, {options.whole} campaigns, seed {options.seed}\n")
    teams = new_teams(options, options.whole)
    key = mixed(key_of(options.seed), b"whole")
    chunks = [Share(options.bot, teams[i : i + CHUNK], key, i, False) for i in range(0, len(teams), CHUNK)]
    with ProcessPoolExecutor(options.processes) as pool:
        ends = [end for ends in pool.map(play_whole, chunks) for end in ends]
    print("| ended in scenario | " + " | ".join(str(number) for number in range(1, 6)) + " | won | stuck |")
    print("| --- " * 8 + "|")
    counts = [str(ends.count(number)) for number in (1, 2, 3, 4, 5, 6, 0)]
    print("| campaigns | " + " | ".join(counts) + " |")


def play_whole(share: Share) -> list[int]:
    """For each campaign the scenario in which it was lost, 6 if it was won, 0 if it got stuck."""
    found = []
    for i, start in enumerate(share.starts):
        t = start.copy()
        bot = make_bot(share.bot, game, **t.box.options)
        dice = Dice(mixed(share.key, b"bots of play %d" % (share.first + i)))
        for _ in range(MOST_ANSWERS):
            if t.outcome is not None:
                break
            answer(t, bot, dice)
        found.append(0 if t.outcome is None else 6 if is_won(t) else t.scenario + 1)
    return found


if __name__ == "__main__":
    main()

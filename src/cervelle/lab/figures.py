"""What came out of a run, figure by figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from cervelle.lab.keep import Results
from cervelle.lab.plan import BALANCE, COMPARE, TOURNAMENT, Cell, Plan, unlike, unlike_bots
from cervelle.lab.play import Played
from cervelle.lab.plot import APART
from cervelle.lab.statistics import SURE, Rate, difference, holm, rate
from cervelle.lab.tell import Figure, Lengths, Measure, Numbers, Rates, Teller, numbered


class Findings(NamedTuple):
    """The sentences that matter, then all figures."""

    sentences: list[str]
    figures: list[Figure]


Pair = tuple[Cell, Sequence[Played]]
Counts = Callable[[Cell, Played, int], bool]
"""Whether a seat of a game counts."""


def findings(plan: Plan, results: Results, language: str) -> Findings:
    tell = Teller(plan, language)
    pairs: list[Pair] = list(zip(plan.cells, results, strict=True))
    found = {TOURNAMENT: _tournament, BALANCE: _balance, COMPARE: _compare}[plan.study](tell, pairs)
    return found._replace(sentences=[sentence[0].upper() + sentence[1:] for sentence in found.sentences])


# Counting -------------------------------------------------------------------------------------------


def seat_rate(plan: Plan, pairs: Sequence[Pair], counts: Counts) -> Rate:
    """How often those seats won that count, over all games of these cells."""
    by_seed = []
    for number in range(plan.games):
        wins, games = 0.0, 0
        for cell, played in pairs:
            game = played[number]
            seats = [seat for seat in range(cell.seats) if counts(cell, game, seat)]
            wins += sum([game.won(seat, plan.game.together) for seat in seats])
            games += len(seats)
        by_seed.append((wins, games))
    return rate(by_seed)


def game_rate(plan: Plan, pairs: Sequence[Pair], counts: Callable[[Played], bool]) -> Rate:
    return rate([(sum(counts(played[number]) for _, played in pairs), len(pairs)) for number in range(plan.games)])


def in_place(place: int) -> Counts:
    return lambda _, __, seat: seat == place


def bot_in_role(bot: str, role: str) -> Counts:
    return lambda cell, game, seat: cell.bots[seat] == bot and game.roles[seat] == role


def role_rate(plan: Plan, pairs: Sequence[Pair], role: str) -> Rate:
    """How often those won who play this role, whoever of them it was, over all games that have it."""
    share, by_seed = role_share(role, plan.game.together), []
    for number in range(plan.games):
        shares = [found for _, played in pairs if (found := share(played[number])) is not None]
        by_seed.append((sum(shares), len(shares)))
    return rate(by_seed)


def ended_by(ending: str) -> Callable[[Played], bool]:
    return lambda game: game.ending == ending


def is_won(game: Played) -> bool:
    return len(game.winners) > 0


def every_seats(pairs: Sequence[Pair]) -> list[int]:
    return sorted({cell.seats for cell, _ in pairs})


def of_seats(pairs: Sequence[Pair], seats: int) -> list[Pair]:
    return [pair for pair in pairs if pair[0].seats == seats]


def roles_in(pairs: Sequence[Pair]) -> list[str]:
    return sorted({role for _, played in pairs for game in played for role in game.roles if role})


# Tournaments ----------------------------------------------------------------------------------------


def _tournament(tell: Teller, pairs: list[Pair]) -> Findings:
    together = tell.plan.game.together
    bots = unlike_bots(bot for cell, _ in pairs for bot in cell.bots)
    seats = pairs[0][0].seats
    even = None if together else 1 / seats
    rates = [(tell.bot(bot), bot_rate(tell.plan, pairs, bot)) for bot in bots]
    note = "" if even is None else tell.say("lab-even", share=tell.percent(even))
    figures = [tell.shares("bots", tell.say("lab-bot"), rates, even, note, counted="games" if together else "places")]
    figures += _line_ups(tell, pairs)
    measures = [bots_measure(tell, pairs, one, other) for one, other in combinations(bots, 2)]
    if measures:
        columns = (tell.say("lab-the-one"), tell.say("lab-the-other"))
        figures.append(tell.differences("pairs", measures, columns, tell.say("lab-pairs-note")))
    figures += [] if together else _by_seat(tell, pairs).figures
    figures += _by_role(tell, pairs)
    figures += _by_bot_and_role(tell, pairs, bots) if seats_have_roles(pairs) else []
    figures += _lengths(tell, pairs)
    return Findings([_best(tell, rates), *[_verdict(tell, measure, p) for measure, p in _judged(measures)]], figures)


def _best(tell: Teller, rates: Rates) -> str:
    """Whoever is not told apart by their shares is not told apart in the sentence either."""
    label, best = max(rates, key=lambda each: each[1].share)
    share = tell.percent(best.share)
    tied = [each for each, found in rates if tell.percent(found.share) == share]
    if len(tied) > 1:
        return tell.say("lab-tied", bots=", ".join(tied), share=share)
    message = "lab-best-together" if tell.plan.game.together else "lab-best"
    return tell.say(message, bot=label, share=share, low=tell.percent(best.low), high=tell.percent(best.high))


def bot_rate(plan: Plan, pairs: Sequence[Pair], bot: str) -> Rate:
    """In a co-operative game a bot sits on all seats, and a game counts once."""
    if plan.game.together:
        return game_rate(plan, [pair for pair in pairs if pair[0].bots[0] == bot], is_won)
    return seat_rate(plan, pairs, lambda cell, _, seat: cell.bots[seat] == bot)


def bots_measure(tell: Teller, pairs: Sequence[Pair], one: str, other: str) -> Measure:
    """What the one wins more than the other, seed by seed, over the games where they meet."""
    together = tell.plan.game.together
    met = [pair for pair in pairs if together or {one, other} <= set(pair[0].bots)]
    mine, theirs = ([bot_share(met, bot, number, together) for number in range(tell.plan.games)] for bot in (one, other))
    label = tell.say("lab-against", one=tell.bot(one), other=tell.bot(other))
    found = difference(theirs, mine, is_share=True)
    # Whoever is named first is told first.
    return Measure(label, found._replace(first=found.second, second=found.first), True)


def bot_share(pairs: Sequence[Pair], bot: str, number: int, together: bool) -> float:
    if together:
        return float(next(is_won(played[number]) for cell, played in pairs if cell.bots[0] == bot))
    shares = [played[number].won(seat, together) for cell, played in pairs for seat in range(cell.seats) if cell.bots[seat] == bot]
    return fmean(shares) if shares else 0.0


def _line_ups(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    """Where several line-ups met: who won how often in each."""
    found = unlike(tuple(sorted(cell.bots)) for cell, _ in pairs)
    if tell.plan.game.together or len(found) < 2:
        return []
    rates = []
    for line_up in found:
        met = [pair for pair in pairs if tuple(sorted(pair[0].bots)) == line_up]
        named = ", ".join([f"{line_up.count(bot)} × {tell.bot(bot)}" for bot in unlike_bots(line_up)])
        rates += [(f"{tell.bot(bot)}{APART}{named}", bot_rate(tell.plan, met, bot)) for bot in unlike_bots(line_up)]
    note = tell.say("lab-line-ups-note")
    return [tell.shares("line-ups", tell.say("lab-bot"), rates, 1 / len(found[0]), note, counted="places")]


def _by_bot_and_role(tell: Teller, pairs: list[Pair], bots: Sequence[str]) -> list[Figure]:
    """Where seats have roles, a bot may be better at one than at another."""
    rates = []
    for role in roles_in(pairs):
        for bot in bots:
            found = seat_rate(tell.plan, pairs, bot_in_role(bot, role))
            rates.append((f"{tell.bot(bot)}{APART}{tell.role(role)}", found))
    return [tell.shares("bot-roles", tell.say("lab-bot"), rates, counted="places")]


# Balance --------------------------------------------------------------------------------------------


def _balance(tell: Teller, pairs: list[Pair]) -> Findings:
    figures: list[Figure] = []
    sentences: list[str] = []
    if tell.plan.game.together:
        rates = [(cell_label(tell, cell), game_rate(tell.plan, [(cell, played)], is_won)) for cell, played in pairs]
        figures += _cross(tell, pairs)
        figures.append(tell.shares("victories", tell.say("lab-cell"), rates))
        whole = game_rate(tell.plan, pairs, is_won)
        said = {"low": tell.percent(whole.low), "high": tell.percent(whole.high)}
        sentences.append(tell.say("lab-won", share=tell.percent(whole.share), **said))
    else:
        by_seat = _by_seat(tell, pairs)
        figures += by_seat.figures
        sentences += by_seat.sentences
    figures += _by_role(tell, pairs)
    figures += _by_players(tell, pairs)
    figures += _endings(tell, pairs)
    figures += _scores(tell, pairs)
    figures += _lengths(tell, pairs)
    cards = _cards(tell, pairs)
    figures += cards.figures
    return Findings([*sentences, *cards.sentences], figures)


def cell_label(tell: Teller, cell: Cell) -> str:
    return ", ".join(filter(None, [tell.chosen(cell), tell.players(cell.seats)]))


def _cross(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    """A row for each choice of options, a column for each number of players: victories, and the mean score."""
    seats = every_seats(pairs)
    if not tell.plan.by or len(seats) < 2:
        return []
    rows: dict[str, list[str]] = {}
    numbers: list[Numbers] = []
    for cell, played in pairs:
        won, score = fmean(is_won(game) for game in played), fmean(game.scores[0] for game in played)
        rows.setdefault(tell.chosen(cell), []).append(f"{tell.percent(won)} · {tell.decimal(score)}")
        for column, value in (("share", won), ("score", score)):
            numbers.append(numbered("cross", cell_label(tell, cell), column, value, "", "", len(played)))
    headings = [tell.say("lab-options"), *[tell.players(count) for count in seats]]
    title, note = tell.say("lab-cross"), tell.say("lab-cross-note")
    return [Figure("cross", title, note, headings, [[label, *cells] for label, cells in rows.items()], "", numbers)]


def _by_seat(tell: Teller, pairs: list[Pair]) -> Findings:
    """For each number of players. Where each seat has a role of its own nothing is to be even, and roles are told instead."""
    figures, sentences = [], []
    for seats in every_seats(pairs):
        cells = of_seats(pairs, seats)
        labels = [tell.say("lab-place", number=str(place + 1)) for place in range(seats)]
        rates = [(label, seat_rate(tell.plan, cells, in_place(place))) for place, label in enumerate(labels)]
        alike = not seats_have_roles(cells)
        note = tell.say("lab-even", share=tell.percent(1 / seats)) if alike else ""
        title = tell.say("lab-seats", players=tell.players(seats))
        figures.append(tell.shares(f"seats-{seats}", tell.say("lab-seat"), rates, 1 / seats if alike else None, note, title))
        sentences.append(_fairness(tell, rates) if alike else _sides(tell, cells))
    return Findings(sentences, figures)


def seats_have_roles(pairs: Sequence[Pair]) -> bool:
    """Whether who plays which role is settled by where they sit."""
    roles = [{game.roles for game in played} for _, played in pairs]
    return all(len(found) == 1 and len(set(*found)) > 1 for found in roles)


def _fairness(tell: Teller, rates: Rates) -> str:
    """Which seats win more or less often than their share, beyond chance."""
    even = 1 / len(rates)
    surely = holm([found.chance_of(even) for _, found in rates])
    unfair = [f"{label} ({tell.percent(found.share)})" for (label, found), p in zip(rates, surely, strict=True) if p < SURE]
    said = {"players": tell.players(len(rates)), "even": tell.percent(even)}
    return tell.say("lab-unfair", seats=", ".join(unfair), **said) if unfair else tell.say("lab-fair", **said)


def _sides(tell: Teller, pairs: Sequence[Pair]) -> str:
    told = []
    for role in roles_in(pairs):
        found = role_rate(tell.plan, pairs, role)
        between = tell.between(tell.percent(found.low), tell.percent(found.high))
        told.append(f"{tell.role(role)} {tell.percent(found.share)} ({between})")
    return tell.say("lab-sides", players=tell.players(pairs[0][0].seats), roles=", ".join(told))


def _by_role(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    roles = roles_in(pairs)
    if not roles:
        return []
    rates = []
    for cells, label in _groups(tell, pairs):
        for role in roles:
            found = role_rate(tell.plan, cells, role)
            if found.games:
                rates.append((f"{tell.role(role)}{APART}{label}" if label else tell.role(role), found))
    return [tell.shares("roles", tell.say("lab-role"), rates, note=tell.say("lab-roles-note"))]


def _groups(tell: Teller, pairs: list[Pair]) -> list[tuple[list[Pair], str]]:
    """By number of players and by what options differ; where nothing does, all together without a name."""
    found: dict[str, list[Pair]] = {}
    several = len(every_seats(pairs)) > 1
    for pair in pairs:
        label = ", ".join(filter(None, [tell.chosen(pair[0]), tell.players(pair[0].seats) if several else ""]))
        found.setdefault(label, []).append(pair)
    return [(cells, label) for label, cells in found.items()]


def _by_players(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    """Of a co-operative game with options: for each number of players, all of them together."""
    seats = every_seats(pairs)
    if not tell.plan.game.together or not tell.plan.by or len(seats) < 2:
        return []
    rates = [(tell.players(count), game_rate(tell.plan, of_seats(pairs, count), is_won)) for count in seats]
    return [tell.shares("by-players", tell.say("lab-number"), rates)]


def _endings(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    endings = sorted({game.ending for _, played in pairs for game in played} - {""})
    if not endings:
        return []
    rates = []
    for cells, label in _groups(tell, pairs):
        for ending in endings:
            name = tell.plan.game.words.say(tell.language, f"ending-{ending}")
            found = game_rate(tell.plan, cells, ended_by(ending))
            rates.append((f"{name}{APART}{label}" if label else name, found))
    return [tell.shares("endings", tell.say("lab-ending"), rates)]


def _scores(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    """Where all win or lose together, the score is theirs."""
    if not tell.plan.game.together:
        return []
    values = [
        (cell_label(tell, cell), at_each_seed(tell.plan, [(cell, played)], lambda game: game.scores[0])) for cell, played in pairs
    ]
    return _told_lengths(tell, "scores", values)


def _lengths(tell: Teller, pairs: list[Pair]) -> list[Figure]:
    figures = []
    lengths: dict[str, Callable[[Played], int]] = {"decisions": lambda game: game.decisions, "rounds": lambda game: game.rounds}
    for name, of in lengths.items():
        values = [(label or tell.say("lab-all"), at_each_seed(tell.plan, cells, of)) for cells, label in _groups(tell, pairs)]
        figures += _told_lengths(tell, name, values)
    return figures


def at_each_seed(plan: Plan, pairs: Sequence[Pair], of: Callable[[Played], int]) -> Lengths:
    return [[float(of(played[number])) for _, played in pairs] for number in range(plan.games)]


def _told_lengths(tell: Teller, name: str, values: Sequence[tuple[str, Lengths]]) -> list[Figure]:
    """None where a game does not count such a thing."""
    counted = any(value for _, each in values for seed in each for value in seed)
    return [tell.lengths(name, tell.say("lab-cell"), values)] if counted else []


def _cards(tell: Teller, pairs: list[Pair]) -> Findings:
    """How often each card is used, the least used first, and which never are."""
    usage = tell.plan.game.usage
    if usage is None:
        return Findings([], [])
    names: dict[int, str] = {}
    uses: dict[int, int] = {}
    games = sum(len(played) for _, played in pairs)
    for cell, played in pairs:
        names |= usage.names(cell.box, tell.language)
        for game in played:
            for card, times in game.uses.items():
                uses[card] = uses.get(card, 0) + times
    order = sorted(names, key=lambda card: (uses.get(card, 0), names[card]))
    rows = [[names[card], tell.count(uses.get(card, 0)), tell.decimal(uses.get(card, 0) / games, 3)] for card in order]
    numbers: list[Numbers] = []
    for card in order:
        numbers.append(numbered("cards", names[card], "uses", uses.get(card, 0), "", "", games))
        numbers.append(numbered("cards", names[card], "a game", uses.get(card, 0) / games, "", "", games))
    never = [names[card] for card in order if not uses.get(card, 0)]
    sentence = tell.say("lab-never", count=len(never), cards=", ".join(never)) if never else tell.say("lab-all-used")
    headings = [tell.say("lab-card"), tell.say("lab-uses"), tell.say("lab-a-game")]
    return Findings([sentence], [Figure("cards", tell.say("lab-cards"), "", headings, rows, "", numbers)])


# Comparison -----------------------------------------------------------------------------------------


def _compare(tell: Teller, pairs: list[Pair]) -> Findings:
    """The first measure is told whatever came out, the others where chance does not explain them."""
    plan = tell.plan
    measures: list[Measure] = []
    for i in range(0, len(pairs), 2):
        measures += _measures(tell, pairs[i], pairs[i + 1], len(pairs) > 2)
    columns = (tell.cards(pairs[0][0]), tell.cards(pairs[1][0]))
    note = tell.say("lab-changes-note", count=plan.games, pairs=tell.count(plan.games))
    figures = [tell.differences("changes", measures, columns, note)]
    judged = _judged(measures)
    told = [*judged[:1], *[(measure, p) for measure, p in judged[1:] if p < SURE]]
    return Findings([_sentence(tell, measure, p, columns) for measure, p in told], figures)


def _measures(tell: Teller, first: Pair, second: Pair, several: bool) -> list[Measure]:
    """What matters most comes first: victories, or those of each role or seat; then lengths."""
    together = tell.plan.game.together
    after = f"{APART}{tell.players(first[0].seats)}" if several else ""
    found: list[Measure] = []

    def add(label: str, is_share: bool, of: Callable[[Played], float | None]) -> None:
        both = [(of(a), of(b)) for a, b in zip(first[1], second[1], strict=True)]
        kept = [(a, b) for a, b in both if a is not None and b is not None]
        if len(kept) >= min(2, len(both)) and any(a or b for a, b in kept):
            found.append(Measure(label + after, difference([a for a, _ in kept], [b for _, b in kept], is_share), is_share))

    if together:
        add(tell.say("lab-m-won"), True, lambda game: float(is_won(game)))
        add(tell.say("lab-m-score"), False, lambda game: float(game.scores[0]))
    for role in roles_in([first, second]):
        add(tell.say("lab-m-role", role=tell.role(role)), True, role_share(role, together))
    for seat in range(0 if together else first[0].seats):
        add(tell.say("lab-m-seat", number=str(seat + 1)), True, seat_share(seat, together))
    add(tell.say("lab-m-decisions"), False, lambda game: float(game.decisions))
    add(tell.say("lab-m-rounds"), False, lambda game: float(game.rounds))
    return found


def role_share(role: str, together: bool) -> Callable[[Played], float | None]:
    """None where nobody plays that role."""

    def of(game: Played) -> float | None:
        shares = [game.won(seat, together) for seat, each in enumerate(game.roles) if each == role]
        return min(1.0, sum(shares)) if shares else None

    return of


def seat_share(seat: int, together: bool) -> Callable[[Played], float]:
    return lambda game: game.won(seat, together)


def _judged(measures: Sequence[Measure]) -> list[tuple[Measure, float]]:
    return list(zip(measures, holm([each.difference.p for each in measures]), strict=True))


def _sentence(tell: Teller, measure: Measure, p: float, files: tuple[str, str]) -> str:
    found = measure.difference
    values = [tell.percent(value) if measure.is_share else tell.decimal(value) for value in (found.first, found.second)]
    return tell.say(
        "lab-changed" if p < SURE else "lab-unchanged",
        measure=measure.label,
        before=values[0],
        after=values[1],
        first=files[0],
        second=files[1],
        **_certainty(tell, measure, p),
    )


def _verdict(tell: Teller, measure: Measure, p: float) -> str:
    return tell.say("lab-better" if p < SURE else "lab-no-better", pair=measure.label, **_certainty(tell, measure, p))


def _certainty(tell: Teller, measure: Measure, p: float) -> dict[str, str]:
    found = measure.difference
    unit = tell.say("lab-points") if measure.is_share else ""
    return {
        "change": tell.change(found.change, measure.is_share) + unit,
        "low": tell.change(found.low, measure.is_share),
        "high": tell.change(found.high, measure.is_share),
        "p": tell.certainty(p),
        "test": tell.say("lab-mcnemar" if found.exact else "lab-student"),
    }

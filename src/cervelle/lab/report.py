"""One page that holds everything: no script, no other file, nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape as escaped
from pathlib import Path

from cervelle.lab.figures import Findings
from cervelle.lab.plan import Plan, unlike_bots
from cervelle.lab.tell import Figure, Teller, typed

_TIED = re.compile(r" ([:;?!»%])")
_JOINT = re.compile(r"([_/.\\-])")
STYLE = Path(__file__).parent / "page.css"


def escape(text: str) -> str:
    """With no line break before a French colon or percent sign."""
    return _TIED.sub("\u00a0\\1", escaped(text)).replace("« ", "«\u00a0")


def breakable(heading: str) -> str:
    """The name of a file may be long: a line may break where it has joints."""
    return _JOINT.sub(r"\1<wbr>", escape(heading))


def page(plan: Plan, found: Findings, language: str) -> str:
    tell = Teller(plan, language)
    title = tell.say(f"lab-title-{plan.study}", game=plan.game.name(language))
    parts = [
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>",
        f'<header><p class="brand">Cervelle · {escape(tell.say("lab-name"))}</p><h1>{escape(title)}</h1>',
        _facts(facts(tell)),
        "</header>",
        _sentences(tell, found.sentences),
        *[_figure(figure) for figure in found.figures],
        f"<footer><p>{escape(tell.say('lab-foot'))}</p></footer>\n</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def facts(tell: Teller) -> list[tuple[str, str]]:
    """What was played, so that anyone can play it again."""
    plan = tell.plan
    bots = unlike_bots(bot for cell in plan.cells for bot in cell.bots)
    seats = sorted({cell.seats for cell in plan.cells})
    files = list(dict.fromkeys(f"{tell.cards(cell)} ({cell.box.data.digest[:8]})" for cell in plan.cells))
    found = [
        (tell.say("lab-fact-bots"), ", ".join(map(tell.bot, bots))),
        (tell.say("lab-fact-seats"), ", ".join(map(str, seats))),
        (tell.say("lab-fact-games"), tell.say("lab-of-cells", games=tell.count(plan.games), count=len(plan.cells))),
        (tell.say("lab-fact-seed"), str(plan.seed)),
        (tell.say("lab-fact-data"), ", ".join(files)),
    ]
    options = {name: value for name, value in plan.cells[0].box.options.items() if name not in plan.by and value not in ("", False)}
    if options:
        found.append((tell.say("lab-options"), ", ".join(f"{name}={typed(value)}" for name, value in options.items())))
    return found


def _facts(pairs: Sequence[tuple[str, str]]) -> str:
    rows = "".join(f"<div><dt>{escape(term)}</dt><dd>{escape(told)}</dd></div>" for term, told in pairs)
    return f'<dl class="facts">{rows}</dl>'


def _sentences(tell: Teller, sentences: Sequence[str]) -> str:
    if not sentences:
        return ""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f'<section class="findings"><h2>{escape(tell.say("lab-findings"))}</h2><ul>{items}</ul></section>'


def _figure(figure: Figure) -> str:
    note = f"<p>{escape(figure.note)}</p>" if figure.note else ""
    plot = f'<div class="drawn">{figure.plot}</div>' if figure.plot else ""
    wide = " wide" if len(figure.headings) > 5 or not plot else ""
    head = f"<h2>{escape(figure.title)}</h2>{note}"
    return f'<section id="{escape(figure.name)}" class="figure{wide}">{head}{plot}{_table(figure)}</section>'


def _table(figure: Figure) -> str:
    """Where there is no room for its columns, each row becomes a list; the roles keep it a table for screen readers."""
    head = "".join(f'<th scope="col" role="columnheader">{breakable(heading)}</th>' for heading in figure.headings)
    rows = "".join(_row(figure.headings, row) for row in figure.rows)
    size = "many" if len(figure.headings) > 3 else "few"
    body = f'<thead role="rowgroup"><tr role="row">{head}</tr></thead><tbody role="rowgroup">{rows}</tbody>'
    table = f'<table role="table" class="{size}" aria-label="{escape(figure.title)}">{body}</table>'
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(figure.title)}">{table}</div>'


def _row(headings: Sequence[str], row: Sequence[str]) -> str:
    cells = [
        f'<td role="cell" data-heading="{escape(heading)}">{escape(cell)}</td>'
        for heading, cell in zip(headings[1:], row[1:], strict=True)
    ]
    return f'<tr role="row"><th scope="row" role="rowheader">{escape(row[0])}</th>{"".join(cells)}</tr>'

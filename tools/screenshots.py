"""Pictures of the pages as they are: `make screenshots` for those of the README, `--every FOLDER` to look at all of them.

A real server, a real browser, games played for a while by whoever presses buttons at random.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import LEGAL, WIDTHS, Device, launched
from tests.server.conftest import Client, Server

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PAGES = {"/": "shelf", "/new/zombie-life": "new", "/rules/zombie-life": "rules", "/malls": "malls", "/nowhere": "missing"}
TABLES: tuple[tuple[str, int, dict[str, str | int]], ...] = (
    ("zombie-life", 4, {}),
    ("zombie-life", 8, {}),
    ("zombie-life", 4, {"rules": "auberge-des-pirates"}),
    ("zombie-life", 2, {"rules": "jour-de-chance"}),
    ("zombie-mosh", 2, {"side": "a"}),
    ("zombie-mosh", 6, {"side": "b"}),
    ("off-the-dead", 1, {}),
    ("off-the-dead", 4, {}),
    ("maul-of-america", 4, {"mall": "square"}),
    ("maul-of-america", 3, {"mall": "drafted"}),
    ("zombicide", 1, {}),
    ("zombicide", 3, {"scenario": 5}),
)
MOVES = 12
SETTLING = 300


@contextmanager
def device(browser: Browser, server: Server, **how: object) -> Iterator[Device]:
    found = Device(browser, server.url, **how)  # type: ignore[arg-type]
    yield found
    found.close()


ASKED = f"{LEGAL}, #bar.mine .by-name, #answers [data-do=again]"
"""Something to press, a cell to choose on a plan, or the end."""
CELL = "() => [...document.querySelectorAll('.drawing .lit.can')].map((cell) => cell.getBoundingClientRect())"


def play_on(person: Device, moves: int) -> None:
    """Some moves at random, then the next question of one's own, with nothing in motion."""
    for _ in range(moves):
        person.page.locator(ASKED).first.wait_for()
        if person.is_over():
            return
        if not person.play_one():
            choose_cell(person)
    person.page.locator(ASKED).first.wait_for()
    person.rest()


def choose_cell(person: Device) -> None:
    """Where the plan is the answer."""
    boxes = person.page.evaluate(CELL)
    if boxes:
        box = person.chance.choice(boxes)
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        person.page.wait_for_timeout(SETTLING)


def sit(person: Device, client: Client, seats: int, game: str, **options: object) -> None:
    table, secrets = client.open("human", *(["player"] * (seats - 1)), game=game, **options)
    person.chance = random.Random(seats)
    person.sit(table, str(secrets[0]), "Ana")


def for_the_readme(browser: Browser, server: Server, client: Client) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with device(browser, server) as person:
        person.go("/")
        person.rest()
        person.page.screenshot(path=PICTURES / "shelf.jpg", quality=85)
    with device(browser, server) as person:
        sit(person, client, 4, "zombie-life", rules="zombie-life")
        play_on(person, MOVES)
        person.page.screenshot(path=PICTURES / "table.jpg", quality=85)
    with device(browser, server) as person:
        sit(person, client, 5, "zombie-mosh", side="b")
        play_on(person, 3 * MOVES)
        person.page.screenshot(path=PICTURES / "mosh.jpg", quality=85)
    with device(browser, server) as person:
        sit(person, client, 4, "off-the-dead", level=5)
        play_on(person, 2 * MOVES)
        while person.page.locator(LEGAL, has_text="Ne rien jouer").count() == 0 and not person.is_over():
            play_on(person, 1)
        person.page.screenshot(path=PICTURES / "dead.jpg", quality=85)
    with device(browser, server) as person:
        sit(person, client, 4, "maul-of-america", mall="square", master=4)
        play_on(person, 2 * MOVES)
        person.page.screenshot(path=PICTURES / "maul.jpg", quality=85)
    with device(browser, server) as person:
        sit(person, client, 2, "zombicide", survivors=4, scenario=2)
        play_on(person, 3 * MOVES)
        person.page.screenshot(path=PICTURES / "town.jpg", quality=85)
    with device(browser, server, language="en", width=360) as person:
        sit(person, client, 3, "zombie-life", rules="auberge-des-pirates")
        play_on(person, 3)
        person.page.screenshot(path=PICTURES / "phone.jpg", quality=85)


def every(browser: Browser, server: Server, client: Client, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language, light, width in product(("fr", "en"), ("dark", "light"), WIDTHS):
        name = f"{language}-{light}-{width}"
        with device(browser, server, language=language, light=light, width=width) as person:
            for path, page in PAGES.items():
                person.go(path)
                person.rest()
                person.page.screenshot(path=folder / f"{page}-{name}.png")
            for game, seats, options in TABLES:
                shown = "-".join([game, *map(str, options.values()), str(seats), name])
                sit(person, client, seats, game, **options)
                person.rest()
                person.page.screenshot(path=folder / f"{shown}-first.png")
                play_on(person, MOVES)
                person.page.screenshot(path=folder / f"{shown}.png")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--every", type=Path, metavar="FOLDER", help="every page at every width, in both languages, dark and light")
    wanted = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launched(playwright)
        try:
            if wanted.every:
                every(browser, server, Client(server), wanted.every)
            else:
                for_the_readme(browser, server, Client(server))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

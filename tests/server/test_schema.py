"""Databases of other days."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sql

import cervelle
from cervelle.server.database import engine_for
from cervelle.server.schema import VERSION, Newer, bring_up_to_date, schema
from cervelle.server.store import Store
from tests.kit import in_a_loop
from tests.server.conftest import Client, Server, legal

FIRST = Path(__file__).with_name("version_1.sql")


def lay_out(kept: Path | str) -> None:
    """The database of version 1. Its cards and rules count as today's: this is about what is stored, not about what it means."""
    game = cervelle.shelf["zombie-life"]
    text = re.sub(
        r"'zombie-life',1,'\w+'", f"'zombie-life',{game.version},'{game.box(2, None, {}).data.digest}'", FIRST.read_text("utf-8")
    )
    text = re.sub(r"X'',\s*'\w+'", "X'',''", text)
    if isinstance(kept, Path):
        kept.mkdir(parents=True)
        with sqlite3.connect(kept / "tables.sqlite3") as connection:
            connection.executescript(text)
        connection.close()
    else:
        import psycopg

        text = text.replace("BLOB", "BYTEA").replace("DATETIME", "TIMESTAMP")
        with psycopg.connect(kept, autocommit=True) as connection:
            connection.execute(re.sub(r"X'(\w*)'", r"'\\x\1'", text))


def test_a_table_begun_with_version_1_is_played_on(kept):
    lay_out(kept)
    server = Server(kept)
    client = Client(server)
    secrets = ["first-seat", "second-seat"]
    state = client.look("old-table", secrets[0])
    assert state["n"] == 20
    assert [seat["name"] for seat in state["seats"]] == ["Ana", "Béa"]
    assert state["orders"] == {"turn": {"when": "always", "cards": []}}
    for _ in range(20):
        seat = state["waiting"][0]
        state = client.look("old-table", secrets[seat])
        assert client.act("old-table", secrets[seat], state["q"], legal(state)[0]).status_code == 200
        state = client.look("old-table")
    assert state["n"] == 40
    assert server.stop() == ""


def described(engine: sql.Engine) -> dict[str, dict[str, tuple[str, bool]]]:
    found = sql.inspect(engine)
    return {
        table: {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(table)}
        for table in found.get_table_names()
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_old_database_becomes_what_a_new_one_is(request, tmp_path, kind):
    postgres = request.getfixturevalue("postgres") if kind == "postgres" else None
    old, new = (tmp_path / "old", tmp_path / "new") if postgres is None else (postgres.new_database(), postgres.new_database())
    lay_out(old)
    engines = [engine_for(old), engine_for(new)]
    for engine in engines:
        bring_up_to_date(engine)
        bring_up_to_date(engine)
    assert described(engines[0]) == described(engines[1])
    for engine in engines:
        engine.dispose()


def test_a_database_of_a_later_version_is_refused_and_left_alone(kept):
    Store(kept).close()
    engine = engine_for(kept)
    with engine.begin() as connection:
        connection.execute(schema.update().values(version=VERSION + 1))
    with pytest.raises(Newer) as caught:
        Store(kept)
    for language in ("fr", "en"):
        assert str(VERSION + 1) in caught.value.text(language)
    where = ["--data-folder", str(kept)] if isinstance(kept, Path) else ["--database", kept]
    ran = subprocess.run(
        [sys.executable, "-m", "cervelle", "serve", "--port", "0", *where, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "later version" in ran.stderr
    assert "Traceback" not in ran.stderr
    with engine.connect() as connection:
        assert connection.execute(sql.select(schema.c.version)).scalar_one() == VERSION + 1
    engine.dispose()


OPEN = """
import pathlib, sys
from cervelle.server.store import Store
kept = sys.argv[1]
Store(kept if ":" in kept else pathlib.Path(kept)).close()
"""


def test_several_processes_may_begin_at_once(kept):
    lay_out(kept)
    started = [subprocess.Popen([sys.executable, "-c", OPEN, str(kept)], env=dict(os.environ)) for _ in range(4)]
    assert [process.wait() for process in started] == [0] * 4


@pytest.mark.parametrize("url", ["mysql://localhost/x", "postgresql://nobody@127.0.0.1:1/x", "nonsense"])
def test_a_database_that_cannot_be_had_is_a_sentence(url):
    command = [sys.executable, "-m", "cervelle", "serve", "--port", "0", "--database", url]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert ran.stderr.strip()


def test_a_new_database_says_its_version(kept):
    store = Store(kept)
    in_a_loop(store.check())
    store.close()
    engine = engine_for(kept)
    with engine.connect() as connection:
        assert connection.execute(sql.select(schema.c.version)).scalar_one() == VERSION
    engine.dispose()

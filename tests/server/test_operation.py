"""For whoever runs the server: health, counts, logs, an orderly end, the doctor."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys

import pytest
import websockets

from tests.server.conftest import Client, Server, bearer, legal
from tests.server.services import free_port


def counted(client: Client) -> dict[str, float]:
    """Read as Prometheus would: every sample has a type, and a number."""
    answer = client.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    typed = set(re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)$", answer.text, re.MULTILINE))
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            assert re.sub(r"(_bucket|_sum|_count)?(\{.*\})?$", "", name) in typed, name
            found[name] = float(value)
    return found


def test_it_counts_what_happens(tmp_path):
    server = Server(tmp_path, 0, "--metrics")
    client = Client(server)
    assert counted(client)["cervelle_live_tables"] == 0
    table, secrets = client.open("human", "human")
    stream = client.live(table)
    stream.state()
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    assert client.act(table, secrets[seat], state["q"], legal(state)[0]).status_code == 200
    assert client.act(table, secrets[seat], state["q"], legal(state)[0]).status_code == 409
    bots, _ = client.open("beginner", "beginner")
    while not client.look(bots)["over"]:
        pass
    found = counted(client)
    assert found["cervelle_live_tables"] == found["cervelle_tables_opened_total"] == 2
    assert found["cervelle_connections"] == 1
    assert found["cervelle_entries_total"] == 1 + client.look(bots)["n"]
    assert found["cervelle_refusals_total"] == 1
    assert found["cervelle_conflicts_total"] == 0
    assert found["cervelle_commit_seconds_count"] == found['cervelle_commit_seconds_bucket{le="+Inf"}'] > 0
    assert found["cervelle_bot_thinking_seconds_count"] == client.look(bots)["n"]
    stream.close()
    server.stop()


def test_counts_are_shown_to_nobody_unless_asked_for(client):
    assert client.http.get("/metrics").status_code == 404


def test_health_says_that_the_database_answers(client):
    assert client.http.get("/api/health").json() == {"ok": True}


def test_asked_to_end_it_ends_in_order(tmp_path):
    server = Server(tmp_path)
    client = Client(server)
    table, secrets = client.open("human", "human")
    stream = client.live(table, secrets[0])
    stream.state()
    assert server.stop(signal.SIGTERM) == ""
    assert server.process.returncode == 0
    with pytest.raises(websockets.ConnectionClosed) as closed:
        stream.state()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_a_table_that_nobody_touches_leaves_memory_and_comes_back(tmp_path):
    server = Server(tmp_path, 0, "--metrics", "--idle-after", "0", "--look-every", "50")
    client = Client(server)
    table, secrets = client.open("human", "human")
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    client.act(table, secrets[seat], state["q"], legal(state)[0])
    watched, _ = client.open("human", "human")
    stream = client.live(watched)
    stream.state()
    bots, _ = client.open("beginner", "beginner")
    while counted(client)["cervelle_live_tables"] > 1:
        pass
    assert client.look(table)["n"] == 1
    assert client.look(bots)["over"]
    stream.close()
    while counted(client)["cervelle_live_tables"]:
        pass
    assert server.stop() == ""


def test_the_log_is_json_and_tells_no_secret(tmp_path):
    server = Server(tmp_path, 0, "--log", "json")
    client = Client(server)
    table, secrets = client.open("human", "human", "beginner")
    stream = client.live(table, secrets[0])
    stream.state()
    for secret in (secrets[0], "a-wrong-secret"):
        client.http.get(f"/api/tables/{table}", headers=bearer(secret))
        client.http.post(f"/api/tables/{table}/seat", content=b"{", headers=bearer(secret))
        client.http.get(f"/nowhere?{secret}", headers=bearer(secret))
    stream.close()
    errors = server.stop(signal.SIGTERM)
    lines = [json.loads(line) for line in server.said.splitlines()]
    assert [line["event"] for line in lines] == ["serving", "table opened", "stopped"]
    assert all(line.keys() >= {"time", "level", "event"} for line in lines)
    assert lines[1]["table"] == table
    assert errors == ""
    for secret in (*secrets[:2], "a-wrong-secret", "Bearer", "Authorization"):
        assert secret not in server.said


def test_trouble_with_the_database_is_logged_without_its_password(postgres):
    url = postgres.new_database().replace("postgres@", "postgres:my-password@")
    server = Server(url, 0, "--log", "json")
    client = Client(server)
    table, secrets = client.open("human", "human")
    state = client.look(table, secrets[0])
    postgres.crash()
    while client.http.get("/api/health").status_code != 503:
        pass
    postgres.start()
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    assert client.act(table, secrets[seat], state["q"], legal(state)[0]).status_code == 200
    server.stop(signal.SIGTERM)
    lines = [json.loads(line) for line in server.said.splitlines()]
    assert "notices lost" in [line["event"] for line in lines]
    assert "my-password" not in server.said


# The doctor --------------------------------------------------------------------------------------------------


def doctor(*arguments: str, lang: str = "en", **environment: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-m", "cervelle", "doctor", "--lang", lang, *arguments]
    ran = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, env=os.environ | {"PYTHONUTF8": "1"} | environment
    )
    assert ran.stderr == ""
    return ran.returncode, ran.stdout.splitlines()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_doctor_finds_all_well(kept, valkey, lang):
    where = ["--database", kept] if isinstance(kept, str) else ["--data-folder", str(kept)]
    code, lines = doctor(*where, "--notices", valkey.url, "--port", str(free_port()), lang=lang)
    assert code == 0, lines
    assert all(line.startswith("✓") for line in lines[:-1])
    assert len(lines) >= 7


def test_the_doctor_tries_the_databases_own_notices(postgres):
    code, lines = doctor("--port", str(free_port()), CERVELLE_DATABASE=postgres.new_database())
    assert code == 0, lines
    assert any("there and back" in line for line in lines)


def test_the_doctor_says_what_is_wrong_and_what_to_do(tmp_path):
    (tmp_path / "file").write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, lines = doctor(
            "--data-folder", str(tmp_path / "file"), "--notices", f"valkey://127.0.0.1:{free_port()}", "--port", port
        )
    assert code == 1
    wrong = [line for line in lines if line.startswith("✗")]
    assert [word for word in ("--data-folder", "--notices", "--port") if not any(word in line for line in wrong)] == []
    code, lines = doctor("--database", f"postgresql://me:my-password@127.0.0.1:{free_port()}/x", "--port", "0")
    assert code == 1
    assert sum(line.startswith("✗") for line in lines) == 2
    assert not any("my-password" in line for line in lines)

"""Several processes, one table: people at different ones play together, whatever dies on the way."""

from __future__ import annotations

import pytest

from tests.server.conftest import Client, Person, Server, Stream, bearer, legal, together

QUICK = ("--look-every", "100")


def people_at(table: str, secrets: list[str | None], *servers: Server) -> list[Person]:
    """Each at a server of their own; if it goes, they try the next."""
    ports = [server.port for server in servers]
    people = [Person(table, secret, *ports[i:], *ports[:i]) for i, secret in enumerate(secrets) if secret]
    for person in people:
        person.start()
    return people


@pytest.fixture
def two(kept):
    """Two servers of one database; with SQLite there is nobody to carry notices, so they look often."""
    flags = QUICK if not isinstance(kept, str) else ()
    servers = [Server(kept, 0, *flags), Server(kept, 0, *flags)]
    yield servers
    for server in servers:
        if server.process.poll() is None:
            errors = server.stop()
            assert "Traceback" not in errors, errors


def test_one_process_is_killed_and_its_people_carry_on_at_the_other(two):
    table, secrets = Client(two[0]).open("human", "human", "beginner")
    people = people_at(table, secrets, *two)
    for person in people:
        person.moves(3)
    acknowledged = max(n for person in people for n in person.acknowledged)
    two[0].kill()
    assert Client(two[1]).look(table)["n"] >= acknowledged
    together(people)
    assert people[0].returns > 1
    assert people[1].returns == 1
    assert Client(two[1]).look(table)["over"]


def test_what_one_process_stored_the_other_knows_at_once(two):
    here, there = Client(two[0]), Client(two[1])
    table, secrets = here.open("human", "human")
    assert there.look(table)["n"] == 0
    for i in range(6):
        client, other = (here, there) if i % 2 else (there, here)
        seat = other.look(table)["waiting"][0]
        state = other.look(table, secrets[seat])
        assert client.act(table, secrets[seat], state["q"], legal(state)[0]).json() == {"n": i + 1}
        assert other.look(table)["n"] == i + 1


def test_a_name_and_an_order_reach_the_other_process(two):
    here, there = Client(two[0]), Client(two[1])
    table, secrets = here.open("human", "human", game="off-the-dead", level=5)
    stream = there.live(table, secrets[1])
    stream.state()
    here.http.post(f"/api/tables/{table}/seat", json={"name": "Ana"}, headers=bearer(secrets[0]))
    while (state := stream.state())["seats"][0]["name"] != "Ana":
        pass
    assert state["n"] == 0
    order = {"kind": "before-bite", "when": "never"}
    assert here.http.post(f"/api/tables/{table}/orders", json=order, headers=bearer(secrets[1])).status_code == 200
    while not stream.state()["orders"]:
        pass
    stream.close()


def test_a_bot_whose_process_died_is_thought_for_by_another(kept):
    """The first server's bots take a minute; it is killed while one of them is at it, and who watches elsewhere sees the move."""
    slow = Server(kept, 0, "--bot-pause", "60000", *QUICK)
    other = Server(kept, 0, *QUICK)
    table, secrets = Client(slow).open("human", "player")
    watcher = Client(other).live(table)
    while (state := watcher.state())["waiting"] != [0]:
        pass
    while state["waiting"] == [0]:
        move(Client(slow), table, secrets)
        state = Client(slow).look(table)
    slow.kill()
    assert state["waiting"] == [1]
    while watcher.state()["n"] <= state["n"]:
        pass
    watcher.close()
    other.stop()


# Notices through Valkey ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_valkey_is_killed_and_comes_back_in_mid_game(request, tmp_path, valkey, kind):
    kept = tmp_path if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    servers = [Server(kept, 0, "--notices", valkey.url) for _ in range(2)]
    table, secrets = Client(servers[0]).open("human", "human")
    people = people_at(table, secrets, *servers)
    for _ in range(2):
        for person in people:
            person.moves(2)
        valkey.end()
        people[0].moves(1)
        valkey.start()
    together(people)
    assert [person.returns for person in people] == [1, 1]
    for server in servers:
        assert "Traceback" not in server.stop()


def test_after_valkey_came_back_notices_go_through_it_again(tmp_path, valkey):
    """With nothing else that would tell: the servers look by themselves once in ten minutes."""
    servers = [Server(tmp_path, 0, "--notices", valkey.url, "--look-every", "600000") for _ in range(2)]
    here, there = map(Client, servers)
    table, secrets = here.open("human", "human")
    stream = there.live(table)
    for _ in range(3):
        n = stream.state()["n"]
        move(here, table, secrets)
        while stream.state()["n"] <= n:
            pass
        valkey.end()
        move(here, table, secrets)
        valkey.start()
        # Told as soon as there is a way: no later move is needed.
        while stream.frames[-1]["states"][0]["n"] <= n + 1:
            stream.state()
        move(here, table, secrets)
    stream.close()
    for server in servers:
        server.stop()


def move(client: Client, table: str, secrets: list[str | None]) -> None:
    seat = client.look(table)["waiting"][0]
    state = client.look(table, secrets[seat])
    assert client.act(table, secrets[seat], state["q"], legal(state)[0]).status_code == 200


# PostgreSQL goes away ----------------------------------------------------------------------------------------


def test_postgres_is_restarted_in_mid_game(postgres):
    kept = postgres.new_database()
    servers = [Server(kept), Server(kept)]
    table, secrets = Client(servers[0]).open("human", "human", "beginner")
    people = people_at(table, secrets, *servers)
    for restart in (postgres.crash, postgres.end, postgres.crash):
        for person in people:
            person.moves(2)
        acknowledged = max(n for person in people for n in person.acknowledged)
        restart()
        postgres.start()
        assert Client(servers[1]).look(table)["n"] >= acknowledged
    together(people)
    assert [person.returns for person in people] == [1, 1]
    for server in servers:
        assert "Traceback" not in server.stop()


def test_without_its_database_a_server_says_so_and_goes_on_when_it_is_back(postgres):
    server = Server(postgres.new_database())
    client = Client(server)
    table, secrets = client.open("human", "human")
    assert client.http.get("/api/health").json() == {"ok": True}
    postgres.crash()
    answer = client.http.get("/api/health", params={"lang": "en"})
    assert (answer.status_code, answer.json()["why"]) == (503, "database-silent")
    assert client.look(table)["n"] == 0
    postgres.start()
    assert client.http.get("/api/health").status_code == 200
    move(client, table, secrets)
    assert "Traceback" not in server.stop()


def test_streams_of_both_processes_show_every_move(two):
    table, secrets = Client(two[0]).open("human", "human")
    streams = [Stream(server, table, []) for server in two]
    for stream in streams:
        stream.state()
    for _ in range(5):
        move(Client(two[0]), table, secrets)
    for stream in streams:
        seen = [stream.frames[-1]["states"][0]["n"]]
        while seen[-1] < 5:
            seen.append(stream.state()["n"])
        assert seen == [0, 1, 2, 3, 4, 5]
        stream.close()

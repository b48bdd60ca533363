"""Servers killed at any moment: no acknowledged move is lost or doubled, and play goes on."""

import random
import sqlite3
from contextlib import closing

from tests.support.kills import kill_again_and_again
from tests.support.nats import NatsProcess
from tests.support.processes import ServerLauncher

KILLS = 50


def test_a_server_killed_fifty_times(servers: ServerLauncher, sqlite_url: str) -> None:
    found, notes = kill_again_and_again(servers, sqlite_url, 1, KILLS, random.Random(4))
    assert found.moves > KILLS
    assert notes.again > 0
    assert not notes.refused
    with closing(sqlite3.connect(sqlite_url.partition("///")[2])) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_two_nodes_killed_in_turn_fifty_times(servers: ServerLauncher, postgres_url: str) -> None:
    found, notes = kill_again_and_again(servers, postgres_url, 2, KILLS, random.Random(5))
    assert found.moves > KILLS
    assert notes.again > 0
    assert not notes.refused


def test_nodes_and_nats_killed_in_turn(
    servers: ServerLauncher, postgres_url: str, nats: NatsProcess
) -> None:
    """After a kill of a node, the NATS server is killed as well, or is started again."""
    dice = random.Random(6)

    def trouble() -> None:
        if dice.random() < 0.5:
            nats.kill()
        else:
            nats.restart()

    found, notes = kill_again_and_again(
        servers,
        postgres_url,
        2,
        KILLS // 2,
        random.Random(7),
        trouble=trouble,
        EMBERTIDE_NATS=nats.url,
    )
    assert found.moves > KILLS // 2
    assert notes.again > 0
    assert not notes.refused

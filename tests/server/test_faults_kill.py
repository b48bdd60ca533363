"""Servers that are killed at any moment: what was acknowledged is there, once, and play goes on."""

import random
import sqlite3
from contextlib import closing

from tests.server.killing import kill_again_and_again
from tests.server.processes import Nursery

KILLS = 50


def test_a_server_killed_fifty_times(servers: Nursery, sqlite_url: str) -> None:
    found, notes = kill_again_and_again(servers, sqlite_url, 1, KILLS, random.Random(4))
    assert found.moves > KILLS
    assert notes.again > 0
    assert not notes.refused
    with closing(sqlite3.connect(sqlite_url.partition("///")[2])) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_two_nodes_killed_in_turn_fifty_times(servers: Nursery, postgres_url: str) -> None:
    found, notes = kill_again_and_again(servers, postgres_url, 2, KILLS, random.Random(5))
    assert found.moves > KILLS
    assert notes.again > 0
    assert not notes.refused

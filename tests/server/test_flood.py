"""Floods of hints, against a server process: computers move, and nothing is left afterwards."""

import json
import secrets
import select
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

import httpx
import pytest

from tests.support.patience import PATIENCE
from tests.support.players import PLAIN, entropy
from tests.support.processes import Running, ServerLauncher

FLOOD = 600
ANALYSES = 8
EMPTY = {"game": "firewater", "players": 4, "position": {"placed": []}}
"""The position whose hint takes longest: about a second."""
ANSWERED = 'embertide_requests_total{method="POST",route="/api/position/hints",status="200"}'


@pytest.fixture
def server(servers: ServerLauncher, sqlite_url: str, tmp_path: Path) -> Iterator[Running]:
    running = servers.start(sqlite_url, "--thinkers", "1")
    yield running
    if running.alive:
        running.kill()


def ask_hint(address: str) -> socket.socket:
    """Send a request for a hint without a cookie; return the connection."""
    place, body = urlsplit(address), json.dumps(EMPTY)
    line = socket.create_connection((place.hostname, place.port))
    line.sendall(
        f"POST /api/position/hints HTTP/1.1\r\nHost: {place.netloc}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
    )
    return line


def numbers(client: httpx.Client) -> dict[str, float]:
    """Return all metrics by name and labels."""
    lines = client.get("/metrics").text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def read_answer(answers: BinaryIO) -> bytes:
    """Read a whole answer of the server; return its body."""
    head = dict(line.lower().partition(b": ")[::2] for line in iter(answers.readline, b"\r\n"))
    return answers.read(int(head[b"content-length"]))


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def computer_moves(client: httpx.Client) -> None:
    """Open a table at which the computer begins, and wait until it has moved."""
    seats = [{"kind": "computer", "level": "spark"}, {"kind": "me"}]
    table = client.post("/api/tables", json={"game": "firewater", "seats": seats}).json()
    name = f"/api/tables/{table['id']}"
    body = {"type": "entropy", "id": "e", "value": entropy()}
    client.post(f"{name}/requests", json=body).raise_for_status()
    until(lambda: bool(client.get(name).json()["moves"]))


def searches(client: httpx.Client, gauge: str) -> float:
    now = numbers(client)
    return sum(now[f'embertide_thinkers_{gauge}{{purpose="{p}"}}'] for p in ("seats", "advice"))


def test_a_computer_moves_during_a_flood_of_hints_and_nothing_is_left(server: Running) -> None:
    with httpx.Client(base_url=server.address(), timeout=PATIENCE, verify=PLAIN) as client:
        computer_moves(client)  # everything is compiled and loaded then
        for _ in range(FLOOD):
            ask_hint(server.address()).close()
        computer_moves(client)
        assert numbers(client).get(ANSWERED, 0) < FLOOD / 10
        until(lambda: searches(client, "busy") == searches(client, "queued") == 0)
        assert numbers(client).get(ANSWERED, 0) < FLOOD / 10


def resigned(client: httpx.Client, moves: int = 2) -> str:
    """Make some moves against a computer, and resign; return the address of the table."""
    order = {"game": "firewater", "seats": [{"kind": "me"}, {"kind": "computer", "level": "spark"}]}
    name = f"/api/tables/{client.post('/api/tables', json=order).json()['id']}"

    def send(kind: str, **more: object) -> None:
        body = {"type": kind, "id": secrets.token_hex(8), **more}
        client.post(f"{name}/requests", json=body).raise_for_status()

    send("entropy", value=entropy())
    for _ in range(moves):
        until(lambda: bool(client.get(name).json()["moves"]))
        table = client.get(name).json()
        send("move", ply=table["ply"], move=table["moves"][0])
    send("resign")
    return name


def test_a_computer_moves_during_a_flood_of_analyses(server: Running) -> None:
    """Were they not behind computers' turns, all would be ready before the computer moves."""
    with httpx.Client(base_url=server.address(), timeout=PATIENCE, verify=PLAIN) as client:
        tables = [resigned(client) for _ in range(ANALYSES)]

        def ready() -> int:
            answers = (client.get(f"{name}/analysis").raise_for_status() for name in tables)
            return sum(answer.json()["ready"] for answer in answers)

        assert ready() < ANALYSES
        computer_moves(client)
        assert ready() < ANALYSES
        until(lambda: ready() == ANALYSES)


def test_searches_are_seen_in_the_metrics_while_they_run(server: Running) -> None:
    address = server.address()
    with httpx.Client(base_url=address, timeout=PATIENCE, verify=PLAIN) as client:
        computer_moves(client)

        def seen() -> bool:
            """Ask for a hint, and look until the search is seen or has ended."""
            with ask_hint(address) as line:
                while not select.select([line], [], [], 0)[0]:
                    if searches(client, "busy"):
                        return True
            return False

        until(seen)


def ask_hints(client: httpx.Client, address: str) -> list[socket.socket]:
    """Ask for four hints; return the connections while one runs and three wait.

    Return none if one was answered before that was seen, as may happen on a busy machine.
    """
    lines = [ask_hint(address) for _ in range(4)]
    while not select.select(lines, [], [], 0)[0]:
        if searches(client, "busy") + searches(client, "queued") == len(lines):
            return lines
    for line in lines:
        line.close()
    return []


def test_a_stop_signal_drops_the_hints_that_wait(server: Running) -> None:
    address = server.address()
    with httpx.Client(base_url=address, timeout=PATIENCE, verify=PLAIN) as client:
        computer_moves(client)
        while not (lines := ask_hints(client, address)):
            pass
    server.stop()
    answers = [line.recv(4096).decode().split(" ")[1:2] for line in lines]
    for line in lines:
        line.close()
    assert ["409"] in answers


def test_clients_that_leave_are_counted_as_such(server: Running) -> None:
    """A long poll ends when its client disconnects, and a body that never comes is no failure."""
    place = urlsplit(server.address())
    with httpx.Client(base_url=server.address(), timeout=PATIENCE, verify=PLAIN) as client:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = client.post("/api/tables", json={"game": "firewater", "seats": seats}).json()
        path = f"/api/tables/{table['id']}/wait?after={table['seq']}&key={table['watch']}"

        def counted(head: str, route: str) -> bool:
            """Send a request and leave; return whether one that left has been counted so.

            The server may read that the client has left before it looks for the route.
            """
            with socket.create_connection((place.hostname, place.port)) as line:
                line.sendall(f"{head}\r\nHost: {place.netloc}\r\n\r\n".encode())
                client.get("/api/games")
            method = head.split(maxsplit=1)[0]
            labels = f'method="{method}",route="{route}",status="499"'
            return numbers(client).get(f"embertide_requests_total{{{labels}}}", 0) > 0

        until(lambda: counted(f"GET {path} HTTP/1.1", "/api/tables/{table}/wait"))
        # It has no route yet: its body comes first.
        until(lambda: counted("POST /api/daily HTTP/1.1\r\nContent-Length: 9", "other"))
        assert not [name for name in numbers(client) if 'status="500"' in name]


def test_a_stop_signal_answers_requests_that_wait_for_a_change(server: Running) -> None:
    place = urlsplit(server.address())
    with httpx.Client(base_url=server.address(), timeout=PATIENCE, verify=PLAIN) as client:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = client.post("/api/tables", json={"game": "firewater", "seats": seats}).json()
        path = f"/api/tables/{table['id']}/wait?after={table['seq']}&key={table['watch']}"
        line = socket.create_connection((place.hostname, place.port))
        with line, line.makefile("rb") as answers:
            # The second request begins when the first is answered.
            paths = ("/api/games", path)
            requests = (f"GET {at} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n" for at in paths)
            line.sendall("".join(requests).encode())
            read_answer(answers)
            server.stop()
            assert answers.readline().startswith(b"HTTP/1.1 200")

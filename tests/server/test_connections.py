"""Limits of connections: counted by address, closed when too slow, with real servers."""

import asyncio
import json
import shlex
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress

import httpx
import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from embertide.server.ops import protocols
from embertide.server.ops.connections import Connections
from embertide.server.ops.metrics import Metrics
from embertide.server.ops.open_files import connections_within
from embertide.server.settings import Limits, Settings
from tests.support.patience import PATIENCE
from tests.support.processes import Running, ServerLauncher

HALF = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-A: "
"""The beginning of a request whose headers do not end."""


def connections(files: int = 10_000, proxies: tuple[str, ...] = (), **limits: int) -> Connections:
    settings = Settings(database="memory:", proxies=proxies, limits=Limits(**limits))
    return Connections(settings, files)


def enter(places: Connections, *addresses: str | None) -> list[bool]:
    return [places.enter(object(), address) for address in addresses]


def test_connections_by_address_and_in_all() -> None:
    places = connections(connections=5, connections_address=2)
    assert enter(places, *["10.0.0.1"] * 3) == [True, True, False]
    assert enter(places, *["10.0.0.2"] * 3) == [True, True, False]
    assert enter(places, "10.0.0.3", "10.0.0.4", None) == [True, False, False]


def test_closed_connections_are_not_counted() -> None:
    places, one, two = connections(connections_address=1), object(), object()
    assert places.enter(one, "10.0.0.1")
    assert not places.enter(two, "10.0.0.1")
    places.leave(two)
    places.leave(one)
    places.leave(one)
    assert places.enter(two, "10.0.0.1")
    places.leave(two)
    assert not places._by_key
    assert not places._open


def test_one_address_never_has_more_than_half() -> None:
    places = connections(connections=10, connections_address=500)
    assert sum(enter(places, *["10.0.0.1"] * 20)) == 5


def test_networks_of_ipv6() -> None:
    """A /64 is one address, and a /48 has as many as four."""
    places = connections(connections_address=3)
    assert sum(enter(places, *(f"2001:db8::{n}" for n in range(9)))) == 3
    assert sum(enter(places, *(f"2001:db8:0:{n + 1}::1" for n in range(20)))) == 9
    assert enter(places, "2001:db8:1::1") == [True]


def test_a_trusted_proxy_is_no_client() -> None:
    places = connections(connections=9, connections_address=2, proxies=("10.0.0.0/8",))
    assert sum(enter(places, *["10.0.0.1"] * 20)) == 9


def test_connections_leave_room_for_other_files() -> None:
    assert connections_within(1024, 10_000) == 896
    assert connections_within(65_536, 10_000) == 10_000
    assert connections_within(100, 10_000) == 50


def test_the_limit_of_open_files_is_raised() -> None:
    code = "from embertide.server.ops.open_files import raise_open_files as r; print(r(), r())"
    # The path of the interpreter may hold spaces.
    program = shlex.join([sys.executable, "-c", code])
    script = f"ulimit -Sn 300; ulimit -Hn 700; exec {program}"
    done = subprocess.run(  # noqa: S603 - our own code
        ["/bin/sh", "-c", script], capture_output=True, check=True
    )
    assert done.stdout.split() == [b"700", b"700"]


def test_connections_are_measured() -> None:
    places, metrics = connections(connections=2, connections_address=1), Metrics()
    places.measure(metrics)
    enter(places, "10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.3")
    value = metrics.registry.get_sample_value
    assert value("embertide_connections") == 2
    for reason in ("address", "all"):
        assert value("embertide_connections_refused_total", {"reason": reason}) == 1


def port_of(server: Running) -> int:
    return int(server.address().rpartition(":")[2])


def from_address(address: str, port: int) -> socket.socket:
    """Connect from one of the many addresses of the loopback interface."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0))


@contextmanager
def half_open(address: str, port: int, number: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        sockets = [stack.enter_context(from_address(address, port)) for _ in range(number)]
        for one in sockets:
            one.sendall(HALF)
        yield sockets


def answer_of(one: socket.socket) -> bytes:
    """Return what the server sends until it closes the connection."""
    one.settimeout(PATIENCE)
    found = b""
    with suppress(ConnectionResetError):
        while piece := one.recv(65_536):
            found += piece
    return found


def test_half_open_connections_keep_nobody_else_out(
    servers: ServerLauncher, sqlite_url: str
) -> None:
    """1,200 of one address: most are refused at once, and others get answers meanwhile."""
    server = servers.start(
        sqlite_url,
        EMBERTIDE_LIMITS_CONNECTIONS="800",
        EMBERTIDE_LIMITS_CONNECTIONS_ADDRESS="500",
    )
    port = port_of(server)
    with half_open("127.0.0.2", port, 400), half_open("127.0.0.2", port, 1) as refused:
        assert b"busy-connections" in answer_of(refused[0])
        with half_open("127.0.0.2", port, 799):
            for _ in range(20):
                assert httpx.get(f"{server.address()}/api/me", timeout=PATIENCE).status_code == 200
            metrics = httpx.get(f"{server.address()}/metrics", timeout=PATIENCE).text
            refused_since = metrics.partition('refused_total{reason="address"} ')[2].split()[0]
            # All 800, unless the first had to be closed meanwhile because the machine is busy.
            assert 400 <= float(refused_since) <= 800


def test_the_answer_to_a_refused_connection(servers: ServerLauncher, sqlite_url: str) -> None:
    server = servers.start(sqlite_url, EMBERTIDE_LIMITS_CONNECTIONS_ADDRESS="1")
    port = port_of(server)
    with half_open("127.0.0.2", port, 1), from_address("127.0.0.2", port) as refused:
        head, _, body = answer_of(refused).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body)["why"]["key"] == "busy-connections"


BROKEN = {
    "no http": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 TLS\r\n\r\n",
    "two lengths": b"POST /api/daily HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    "length and chunks, wrong": b"POST /api/daily HTTP/1.1\r\nHost: localhost\r\n"
    b"Transfer-Encoding: chunked, identity\r\nContent-Length: 5\r\n\r\nhello",
    "no host": b"GET /api/me HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    "space before colon": b"GET /api/me HTTP/1.1\r\nHost : localhost\r\n\r\n",
    "folded and bare": b"GET /api/me HTTP/1.1\nHost localhost\n\n",
    "huge header": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000,
    "negative length": b"POST /api/daily HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "bad chunk": b"POST /api/daily HTTP/1.1\r\nHost: localhost\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
}


@pytest.fixture(scope="module")
def open_server(servers: ServerLauncher, tmp_path_factory: pytest.TempPathFactory) -> Running:
    return servers.start(f"sqlite:///{tmp_path_factory.mktemp('edge')}/games.db")


@pytest.mark.parametrize("shape", BROKEN)
def test_broken_requests_are_refused_and_closed(open_server: Running, shape: str) -> None:
    """None of them is taken for two requests, which a proxy might see as one."""
    with from_address("127.0.0.1", port_of(open_server)) as one:
        with suppress(BrokenPipeError, ConnectionResetError):
            one.sendall(BROKEN[shape] + b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = answer_of(one)
    assert answer.count(b"HTTP/1.1 ") <= 1
    assert answer == b"" or answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 501 "))


def test_a_length_beside_chunks_does_not_count(open_server: Running) -> None:
    """Both are one request (RFC 9112, 6.3): what follows the chunks is the next request."""
    request = (
        b"POST /api/daily HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        b"GET /nowhere.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    with from_address("127.0.0.1", port_of(open_server)) as one:
        one.sendall(request)
        answer = answer_of(one)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.count(b"HTTP/1.1 ") <= 2


async def plain(scope: Scope, receive: Receive, send: Send) -> None:
    """Echo messages over a socket; answer requests with ten million bytes for /large."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).accept()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    body = b"x" * (10_000_000 if scope["path"] == "/large" else 2)
    await PlainTextResponse(body)(scope, receive, send)


@asynccontextmanager
async def running(places: Connections) -> AsyncIterator[int]:
    """Run a server in this process; yield its port."""
    http, sockets = protocols.limited_protocols(places)
    config = uvicorn.Config(plain, http=http, ws=sockets, lifespan="off", log_config=None)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.001)
        yield listener.getsockname()[1]
        server.should_exit = True
        await task


@asynccontextmanager
async def opened(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def story(places: Connections, work: Callable[[int], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE), running(places) as port:
            await work(port)

    asyncio.run(bounded())
    assert not places._open


def test_unfinished_headers_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither silence nor a byte now and then keeps a connection open."""
    monkeypatch.setattr(protocols, "HEADER_TIMEOUT", 0.2)

    async def work(port: int) -> None:
        async with opened(port) as (silent, _), opened(port) as (reader, writer):
            writer.write(HALF)
            while not reader.at_eof() and not writer.is_closing():
                writer.write(b"a")
                await asyncio.sleep(0.01)
            with suppress(ConnectionResetError):
                assert await silent.read() == b""

    story(connections(), work)


def test_the_headers_of_a_second_request_are_timed_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEADER_TIMEOUT", PATIENCE)

    async def work(port: int) -> None:
        async with opened(port) as (reader, writer):
            for _ in range(3):
                writer.write(HALF + b"b\r\n\r\n")
                assert (await reader.readuntil(b"\r\n\r\nxx")).startswith(b"HTTP/1.1 200")
            monkeypatch.setattr(protocols, "HEADER_TIMEOUT", 0.2)
            writer.write(HALF)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""

    story(connections(), work)


def test_a_client_that_does_not_read_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "WRITE_TIMEOUT", 0.2)

    async def work(port: int) -> None:
        with socket.create_connection(("127.0.0.1", port)) as one:
            one.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while not places._open:
                await asyncio.sleep(0.01)
            while places._open:
                await asyncio.sleep(0.01)

    places = connections()
    story(places, work)


def test_a_socket_keeps_the_place_of_its_connection() -> None:
    async def work(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/", compression=None):
            assert len(places._open) == 1
            async with opened(port) as (refused, _):
                assert b"429" in await refused.readline()
        while places._open:
            await asyncio.sleep(0.001)
        async with connect(f"ws://127.0.0.1:{port}/", compression=None):
            pass

    places = connections(connections_address=1)
    story(places, work)


def test_a_storm_of_reconnections_is_bounded() -> None:
    """2,000 sockets come and go: no place is lost, and never more are open than allowed."""

    async def once(port: int) -> bool:
        try:
            async with connect(f"ws://127.0.0.1:{port}/", compression=None, open_timeout=PATIENCE):
                most.append(len(places._open))
        except (InvalidHandshake, OSError, EOFError):
            return False
        return True

    async def work(port: int) -> None:
        for _ in range(20):
            let_in.extend(await asyncio.gather(*(once(port) for _ in range(100))))

    places = connections(connections_address=40)
    most: list[int] = []
    let_in: list[bool] = []
    story(places, work)
    assert max(most) <= 40
    assert len(let_in) == 2000
    assert sum(let_in) >= 20 * 40

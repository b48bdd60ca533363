"""`embertide serve` in real processes: it starts, answers, refuses and stops."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from embertide.cli.serve import address_of, bind
from embertide.core.errors import Malformed
from tests.support.patience import PATIENCE

HOUSE = """
import sys, types
from contextlib import asynccontextmanager
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from embertide.cli.console import Speech
from embertide.cli import serve
from embertide.core.errors import Malformed, Refusal

async def who(request):
    return PlainTextResponse(f"{request.client.host} {request.url.scheme}")

@asynccontextmanager
async def life(app):
    if sys.argv[1] == "refuse":
        raise Malformed("setting-no-home")
    if sys.argv[1] == "break":
        raise ZeroDivisionError("Ann")
    yield

def make_app(settings, rooms, connections, leaving, worker):
    return Starlette(routes=[Route("/who", who)], lifespan=life)

module = types.ModuleType("embertide.server.app")
module.make_app = make_app
sys.modules["embertide.server.app"] = module
try:
    serve.serve({"port": 0, "database": "memory:"}, Speech("en"))
except Refusal as no:
    sys.exit(str(no))
"""
"""A server with one route, which may fail to start."""


@contextmanager
def serve(tmp_path: Path, how: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    script = tmp_path / "server.py"
    script.write_text(HOUSE)
    process = subprocess.Popen(  # noqa: S603 - our own script
        [sys.executable, "-W", "error", script, how],
        env=os.environ | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Embertide is ready at http://127.0.0.1:")
    return line.split()[4]


def test_it_opens_and_closes(tmp_path: Path) -> None:
    with serve(tmp_path, "open") as process:
        url = address(process) + "who?key=SECRET"
        answer = httpx.get(url, headers={"X-Forwarded-For": "9.9.9.9"}, timeout=PATIENCE)
        assert answer.text == "127.0.0.1 http"
        assert "server" not in answer.headers
        process.send_signal(signal.SIGTERM)
        rest, logs = process.communicate(timeout=PATIENCE)
        assert process.returncode == -signal.SIGTERM
        assert rest == ""
        assert "SECRET" not in logs
        assert all(line.startswith("{") for line in logs.splitlines())


def test_a_trusted_proxy_is_believed_up_to_what_it_saw(tmp_path: Path) -> None:
    with serve(tmp_path, "open", EMBERTIDE_PROXIES="127.0.0.0/8") as process:
        forwarded = {"X-Forwarded-For": "9.9.9.9, 8.8.8.8", "X-Forwarded-Proto": "https"}
        answer = httpx.get(address(process) + "who", headers=forwarded, timeout=PATIENCE)
        assert answer.text == "8.8.8.8 https"


def test_a_refusal_to_open_is_printed_once(tmp_path: Path) -> None:
    with serve(tmp_path, "refuse") as process:
        output, errors = process.communicate(timeout=PATIENCE)
        assert (output, process.returncode) == ("", 1)
        assert errors.splitlines()[-1].startswith("There’s no home folder")
        assert "Traceback" not in errors


def test_a_fault_while_opening_is_logged(tmp_path: Path) -> None:
    with serve(tmp_path, "break") as process:
        output, errors = process.communicate(timeout=PATIENCE)
        assert (output, process.returncode) == ("", 3)
        assert '"error": "ZeroDivisionError"' in errors
        assert "Ann" not in errors


def test_a_port_in_use_is_refused() -> None:
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert address_of(listener) == f"http://127.0.0.1:{port}/"
        with pytest.raises(Malformed, match=f"^Port {port} is already in use"):
            bind("127.0.0.1", port)


def test_hosts_that_are_not_here() -> None:
    with pytest.raises(Malformed, match="can’t be found"):
        bind("no host has this name", 0)
    with pytest.raises(Malformed, match="can’t be found"):
        bind("x" * 300, 0)
    with pytest.raises(Malformed, match="isn’t an address of this machine"):
        bind("192.0.2.1", 0)


def test_a_forbidden_port(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(self: socket.socket, place: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbid)
    with pytest.raises(Malformed, match="above 1023"):
        bind("127.0.0.1", 80)


def test_addresses_for_browsers() -> None:
    with bind("0.0.0.0", 0) as listener:  # noqa: S104 - what is tested
        assert address_of(listener).startswith("http://localhost:")

"""A TLS proxy in front (Caddy): clients keep their own addresses, and cannot choose them."""

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.support.patience import PATIENCE
from tests.support.ports import free_port
from tests.support.processes import ServerLauncher

CADDY = shutil.which("caddy")
pytestmark = pytest.mark.skipif(CADDY is None, reason="needs Caddy")

CADDYFILE = """
{{
    admin off
    auto_https disable_redirects
    skip_install_trust
}}
https://localhost:{port} {{
    tls internal
    reverse_proxy 127.0.0.1:{upstream}
}}
"""


class Front(NamedTuple):
    """The address of the proxy, and that of the server behind it."""

    proxy: str
    server: str


@pytest.fixture(scope="module")
def front(servers: ServerLauncher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("proxy")
    server = servers.start(
        f"sqlite:///{folder}/games.db",
        EMBERTIDE_PROXIES="127.0.0.1",
        EMBERTIDE_METRICS="127.0.0.1",
        EMBERTIDE_LIMITS_RENAMES_HOURLY_ADDRESS="3",
        EMBERTIDE_LIMITS_CONNECTIONS_ADDRESS="4",
    ).address()
    port = free_port()
    file = folder / "Caddyfile"
    file.write_text(CADDYFILE.format(port=port, upstream=server.rpartition(":")[2]))
    with run_caddy(file, folder) as proxy:
        await_answer(f"https://localhost:{port}", proxy)
        yield Front(f"https://localhost:{port}", server)
        proxy.terminate()


def run_caddy(file: Path, folder: Path) -> subprocess.Popen[bytes]:
    assert CADDY is not None
    return subprocess.Popen(  # noqa: S603 - our own configuration
        [CADDY, "run", "--config", str(file), "--adapter", "caddyfile"],
        env=os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def await_answer(url: str, proxy: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while proxy.poll() is None and time.monotonic() < until:
        try:
            with client("127.0.0.9") as caller:
                caller.get(f"{url}/api/games")
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("Caddy does not answer")


def client(address: str, **headers: str) -> httpx.Client:
    """Return a client with one of the many addresses of the loopback interface."""
    # The certificate is of an authority that Caddy has just made.
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    transport = httpx.HTTPTransport(verify=context, local_address=address)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Client(transport=transport, headers=names, timeout=PATIENCE)


def rename(url: str, address: str, **headers: str) -> int:
    with client(address, **headers) as caller:
        return caller.patch(f"{url}/api/me", json={"name": "Ann"}).status_code


def test_a_made_up_address_does_not_help(front: Front) -> None:
    for number in range(3):
        assert rename(front.proxy, "127.0.0.2", X_Forwarded_For=f"192.0.2.{number}") == 200
    assert rename(front.proxy, "127.0.0.2", X_Forwarded_For="192.0.2.99") == 429
    assert rename(front.proxy, "127.0.0.2", Forwarded="for=192.0.2.99") == 429
    assert rename(front.proxy, "127.0.0.3") == 200
    # Past the proxy it is the same address.
    assert rename(front.server, "127.0.0.2", X_Forwarded_For="192.0.2.99") == 429


def test_metrics_stay_here(front: Front) -> None:
    for spoofed in ({}, {"X_Forwarded_For": "127.0.0.1"}):
        with client("127.0.0.4", **spoofed) as caller:
            assert caller.get(f"{front.proxy}/metrics").status_code == 404
            assert caller.get(f"{front.server}/metrics").status_code == 404
    with client("127.0.0.1") as caller:
        assert caller.get(f"{front.server}/metrics").status_code == 200


def test_tls_is_noticed(front: Front) -> None:
    with client("127.0.0.5") as caller:
        answer = caller.get(f"{front.proxy}/api/me")
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        plain = caller.get(f"{front.server}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" not in plain.headers


def test_the_proxy_is_no_client_but_its_clients_are(front: Front) -> None:
    """Eight long polls of each of two addresses come from the proxy; four each are allowed."""
    with client("127.0.0.6") as one, client("127.0.0.7") as two, ThreadPoolExecutor(16) as threads:
        order = {"game": "firewater", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        table = one.post(f"{front.proxy}/api/tables", json=order).json()
        url = f"{front.proxy}/api/tables/{table['id']}"
        query = f"/wait?after={table['seq']}&key={table['watch']}"
        polls = [threads.submit(who.get, url + query) for who in (one, two) for _ in range(8)]
        while sum(poll.done() for poll in polls) < 8:
            time.sleep(0.01)
        assert {poll.result().status_code for poll in polls if poll.done()} == {429}
        # The table changes, and the other polls are answered.
        with client("127.0.0.8") as other:
            other.cookies.update(one.cookies)
            commit = {"type": "commit", "id": "c", "seat": 0, "value": "0" * 63 + "1"}
            other.post(f"{url}/requests", json=commit).raise_for_status()
        codes = [poll.result().status_code for poll in polls]
        assert [codes[:8].count(200), codes[8:].count(200)] == [4, 4]

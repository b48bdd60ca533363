"""The server behind Caddy and behind nginx, with TLS, as the files in deploy/ configure them."""

import json
import os
import shutil
import ssl
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.support.patience import PATIENCE
from tests.support.ports import free_port
from tests.support.push_service import make_certificate
from tests.support.server_process import ME, SPARK, ServerProcess, order

DEPLOY = Path(__file__).parents[2] / "deploy"
CADDY_GLOBAL = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
"""What a machine that serves other sites, too, needs besides."""
NGINX_GLOBAL = """
daemon off;
pid FOLDER/nginx.pid;
user root;
worker_processes 1;
events {}
http {
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    include FOLDER/embertide.conf;
}
"""
"""What Debian's nginx.conf has besides, without the folders of the system."""


class Proxy(ABC):
    """A proxy in front of a server, at an https address."""

    def __init__(self, folder: Path) -> None:
        self._folder, self.host = folder, f"localhost:{free_port()}"
        self.url = f"https://{self.host}"
        self.server = ServerProcess(
            folder,
            EMBERTIDE_PROXIES="127.0.0.1/32",
            EMBERTIDE_ORIGINS=self.url,
            EMBERTIDE_LIMITS_LOGINS_MINUTELY_ADDRESS="2",
        )
        self.upstream = self.server.url.removeprefix("http://")

    @property
    @abstractmethod
    def root(self) -> Path:
        """The certificate that a client has to trust."""

    @abstractmethod
    def command(self) -> list[str]:
        """Write the configuration; return the command that starts the proxy."""

    def run(self) -> subprocess.Popen[bytes]:
        """Start the proxy, and wait until the server answers through it."""
        environ = os.environ | {
            "DOMAIN": self.host,
            "UPSTREAM": self.upstream,
            "XDG_DATA_HOME": str(self._folder / "data"),
            "XDG_CONFIG_HOME": str(self._folder / "config"),
        }
        command, log = self.command(), self._folder / "proxy.log"
        with log.open("wb") as out:
            process = subprocess.Popen(command, env=environ, stderr=out)  # noqa: S603 - our own configuration
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert process.poll() is None, log.read_text("utf-8")
            assert time.monotonic() < until, "the proxy does not answer"
            time.sleep(0.1)
        return process

    def tls(self) -> ssl.SSLContext:
        """Return a context that trusts the proxy's certificate."""
        return ssl.create_default_context(cafile=self.root)

    def client(self, address: str | None = None) -> httpx.Client:
        """Return a client that connects from this address."""
        transport = httpx.HTTPTransport(verify=self.tls(), local_address=address)
        return httpx.Client(base_url=self.url, transport=transport, timeout=PATIENCE)

    def _answers(self) -> bool:
        try:
            with self.client() as client:
                return client.get("/healthz").status_code == 200
        except (OSError, httpx.HTTPError):
            return False


class Caddy(Proxy):
    """Caddy, which makes a certificate by an authority of its own."""

    @property
    def root(self) -> Path:
        return self._folder / "data/caddy/pki/authorities/local/root.crt"

    def command(self) -> list[str]:
        config = self._folder / "Caddyfile"
        config.write_text(CADDY_GLOBAL + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]


class Nginx(Proxy):
    """nginx, with a certificate that was made before."""

    @property
    def root(self) -> Path:
        return self._folder / "cert.pem"

    def command(self) -> list[str]:
        make_certificate(self._folder)
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for ours, theirs in (
            ("127.0.0.1:8417", self.upstream),
            ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(self.root)),
            ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(self._folder / "key.pem")),
            ("play.example.org", "localhost"),
            ("listen [::]:", "# listen [::]:"),
            ("listen 443", f"listen 127.0.0.1:{self.host.rpartition(':')[2]}"),
            ("listen 80", f"listen 127.0.0.1:{free_port()}"),
        ):
            assert ours in site
            site = site.replace(ours, theirs)
        (self._folder / "embertide.conf").write_text(site, "utf-8")
        config = self._folder / "nginx.conf"
        config.write_text(NGINX_GLOBAL.replace("FOLDER", str(self._folder)), "utf-8")
        return ["nginx", "-e", "stderr", "-p", str(self._folder), "-c", str(config)]


@pytest.fixture(scope="module", params=[Caddy, Nginx])
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    if shutil.which(request.param.__name__.lower()) is None:
        pytest.skip(f"{request.param.__name__} is not installed")
    proxy: Proxy = request.param(tmp_path_factory.mktemp("proxy"))
    with proxy.server:
        process = proxy.run()
        try:
            yield proxy
        finally:
            process.terminate()
            process.wait()


def test_cookies_and_headers_are_those_of_https(proxy: Proxy) -> None:
    with proxy.client() as client:
        answer = client.get("/api/me")
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert f"wss://{proxy.host}" in answer.headers["content-security-policy"]


def test_metrics_are_not_public(proxy: Proxy) -> None:
    with proxy.client() as client:
        assert client.get("/metrics").status_code == 404
        assert "embertide_moves" not in client.get("/metrics/").text


def test_a_socket_passes(proxy: Proxy) -> None:
    with proxy.client() as client:
        answer = client.post("/api/tables", json=order("firewater", ME, SPARK))
        assert answer.status_code == 201
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"wss://{proxy.host}/api/tables/{answer.json()['id']}/socket"
    headers = {"cookie": cookie, "origin": proxy.url}
    with connect(
        address, ssl=proxy.tls(), additional_headers=headers, open_timeout=PATIENCE
    ) as socket:
        first: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        assert (first["type"], first["id"]) == ("table", answer.json()["id"])
        socket.send(json.dumps({"type": "ping", "id": "p"}))
        while (said := json.loads(socket.recv(timeout=PATIENCE)))["type"] == "table":
            pass
    assert said == {"type": "pong", "id": "p"}


def test_a_socket_of_a_foreign_page_does_not_pass(proxy: Proxy) -> None:
    with proxy.client() as client:
        headers = {
            "origin": "https://evil.example",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        answer = client.get("/api/tables/x/socket", headers=headers)
    assert answer.status_code == 403


def test_limits_count_the_visitors_address_and_believe_no_header(proxy: Proxy) -> None:
    wrong = {"name": "Nobody Here", "password": "wrong"}

    def log_in(client: httpx.Client, number: int) -> int:
        forged = {"x-forwarded-for": f"198.51.100.{number}", "x-real-ip": "198.51.100.9"}
        body = wrong | {"name": f"Nobody {number}"}
        return client.post("/api/session", json=body, headers=forged).status_code

    with proxy.client("127.0.0.2") as one, proxy.client("127.0.0.3") as other:
        assert [log_in(one, n) == 429 for n in range(3)] == [False, False, True]
        assert log_in(other, 9) != 429

"""Security middleware: response headers, checks of host and origin, limits of bodies.

A request with the Origin of another site is refused if it could change something. A request
without an Origin is allowed: it comes from a script, which has only its own cookies, since browsers
send the Origin with every such request of a page. SameSite=Lax keeps other sites from using the
cookie even if an Origin were missing.
"""

import re
from collections.abc import Callable, Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.core.errors import Refusal
from embertide.host.statuses import status_of
from embertide.play.table.command import Forbidden
from embertide.server.ops.bodies import Bodies, Gone, TooLong, TooSlow
from embertide.server.ops.hosts import Hosts
from embertide.server.ops.pacing import Pacing
from embertide.server.ops.refusing import send_refusal
from embertide.server.ops.requests_open import OpenRequests
from embertide.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    # The addresses of our pages hold keys.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

HSTS = "max-age=31536000"

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; connect-src 'self'"
)

WASM = "script-src 'self' 'wasm-unsafe-eval'"
"""What a script adds to the policy that compiles WebAssembly."""

MISDIRECTED = 421
"""The status for a host name that is not ours."""

HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,260}")


class SecurityMiddleware:
    """ASGI middleware that refuses unsafe requests and adds security headers."""

    def __init__(
        self, app: ASGIApp, settings: Settings, on_refusal: Callable[[Refusal], None] | None = None
    ) -> None:
        self._app, self._on_refusal = app, on_refusal
        self._origins = frozenset(settings.origins)
        self._hosts = Hosts(settings)
        self._bodies = Bodies(settings.limits)
        self._open = OpenRequests(settings.limits)
        self._pacing = Pacing()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on and add the headers."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._pacing.turn()
            await self._request(scope, receive, _SecurityHeaders(scope, send))
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if self._hosts.foreign(headers.get("host")) or self._foreign(headers):
            # Closing before accepting makes the server answer 403.
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if self._hosts.foreign(headers.get("host")):
            await self._refuse(send, MISDIRECTED, Forbidden("host-foreign"))
            return
        if scope["method"] not in SAFE and self._foreign(headers):
            await self._refuse(send, 403, Forbidden("origin-foreign"))
            return
        answering = _Answering(send)
        try:
            with self._open.counted(scope):
                async with self._bodies.body(scope, receive) as body:
                    await self._app(scope, body, answering)
        except Gone:
            pass
        except Refusal as no:
            if answering.started:
                raise
            await self._refuse(send, _STATUS.get(type(no), status_of(no)), no)

    async def _refuse(self, send: Send, status: int, refusal: Refusal) -> None:
        if self._on_refusal is not None:
            self._on_refusal(refusal)
        await send_refusal(send, status, refusal)

    def _foreign(self, headers: Headers) -> bool:
        """Return whether the request comes from a page of an origin that is not allowed."""
        origin = headers.get("origin")
        if origin is None:
            return False
        if self._origins:
            return origin.lower() not in self._origins
        scheme, _, host = origin.lower().partition("://")
        return scheme not in {"http", "https"} or host != headers.get("host", "").lower()


_STATUS: dict[type[Refusal], int] = {TooLong: 413, TooSlow: 408}
"""The status of refusals that have one of their own."""


class _Answering:
    """An ASGI send function that notes whether an answer has begun."""

    def __init__(self, send: Send) -> None:
        self._send, self.started = send, False

    async def __call__(self, message: Message) -> None:
        self.started = True
        await self._send(message)


class _SecurityHeaders:
    """An ASGI send function that adds the security headers to a response."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _headers(self._scope):
                headers.setdefault(name, value)
        await self._send(message)


def _headers(scope: Scope) -> Iterable[tuple[str, str]]:
    yield from HEADERS.items()
    rules = policy(scope["scheme"], Headers(scope=scope).get("host", ""))
    # Only the worker of the offline edition runs WebAssembly; pages may not.
    compiles = scope["path"].startswith("/pocket/")
    yield "Content-Security-Policy", f"{WASM}; {rules}" if compiles else rules
    if scope["scheme"] == "https":
        yield "Strict-Transport-Security", HSTS
    if scope["path"].startswith("/api"):
        yield "Cache-Control", "no-store"


def policy(scheme: str, host: str) -> str:
    """Return the Content-Security-Policy: resources of this origin, no inline script or style."""
    # For older browsers 'self' does not include a socket to the same host.
    socket = "wss" if scheme == "https" else "ws"
    return f"{POLICY} {socket}://{host}" if HOST.fullmatch(host) else POLICY

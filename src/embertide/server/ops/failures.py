"""The last resort: an error that nobody expected is logged and answered with a sentence."""

import logging

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from embertide.core.errors import Refusal
from embertide.server.ops.metrics import Metrics, template
from embertide.server.ops.refusing import send_refusal

log = logging.getLogger("embertide.failures")


class ServerFailed(Refusal):
    """An error of the program itself; what was stored before stays stored."""

    kind = "failed"


class FailureMiddleware:
    """ASGI middleware that turns an unexpected error into the status 500 in the usual shape."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; log and count an error."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        started = complete = False

        async def observed_send(message: Message) -> None:
            nonlocal started, complete
            started = True
            complete = message["type"] == "http.response.body" and not message.get("more_body")
            await send(message)

        try:
            await self._app(scope, receive, observed_send)
        except Exception:
            log.exception("failed", extra={"route": template(scope)})
            self._metrics.failures.inc()
            if not started and scope["type"] == "http":
                await send_refusal(send, 500, ServerFailed("server-failed"))
            elif not complete:
                # Too late for another answer: the server closes the connection.
                raise

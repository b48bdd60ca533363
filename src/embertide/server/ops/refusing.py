"""Refusals sent by middleware, in the same shape as those of routes."""

import orjson
from starlette.types import Send

from embertide.core.errors import Refusal
from embertide.core.to_json import write_refusal
from embertide.server.ops.limits import LimitExceeded


async def send_refusal(send: Send, status: int, refusal: Refusal) -> None:
    """Answer a request with a refusal, and close its connection: the body may not be read yet."""
    body = orjson.dumps(write_refusal(refusal))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    headers.append((b"content-length", str(len(body)).encode()))
    if isinstance(refusal, LimitExceeded) and refusal.wait:
        headers.append((b"retry-after", str(refusal.wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

"""Requests to an ASGI application without a network."""

import asyncio
from typing import Any

import httpx
from starlette.types import ASGIApp, Message


def ask(app: ASGIApp, method: str, url: str, **more: Any) -> httpx.Response:
    """Send one request; an error of the application becomes the status 500."""

    async def send() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://play.example") as client:
            return await client.request(method, url, **more)

    return asyncio.run(send())


def knock(app: ASGIApp, path: str, headers: dict[str, str]) -> list[Message]:
    """Open a socket, send nothing and return all messages of the application."""
    said: list[Message] = []
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": "websocket", "path": path, "scheme": "ws", "headers": pairs}
    scope |= {"query_string": b"", "subprotocols": []}

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        said.append(message)

    async def open_it() -> None:
        await app(scope, receive, send)

    asyncio.run(open_it())
    return said


def refusal(kind: str, key: str, **args: Any) -> dict[str, Any]:
    """Return the JSON of a refusal that answers no request of a table."""
    why = {"key": key, "args": args}
    return {"type": "refused", "id": None, "kind": kind, "rule": "", "where": "", "why": why}

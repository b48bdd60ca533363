"""Asks an ASGI application something, without a network."""

import asyncio
from typing import Any

import httpx
from starlette.types import ASGIApp, Message


def ask(app: ASGIApp, method: str, url: str, **more: Any) -> httpx.Response:
    """One request; an error inside becomes the answer 500."""

    async def send() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://play.example") as client:
            return await client.request(method, url, **more)

    return asyncio.run(send())


def knock(app: ASGIApp, path: str, headers: dict[str, str]) -> list[Message]:
    """All that is said to somebody who opens a socket and then listens only."""
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

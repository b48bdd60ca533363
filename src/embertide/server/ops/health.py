"""The health check: whether moves can be stored now."""

import asyncio
import time
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from embertide.core.to_json import write_refusal
from embertide.server.ops.metrics import Endpoint
from embertide.store.store import StorageUnavailable, Store

FRESH = 1.0
"""Seconds for which a result counts, so that the check cannot be used to keep the disk busy."""

NAME = "health"
"""The name of the value that is stored for the check."""


class HealthCheck:
    """Stores a small value, like a move, and remembers for a moment whether it could."""

    def __init__(
        self, store: Store, timeout: float = 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._timeout, self._clock = store, timeout, clock
        self._until = float("-inf")
        self._trouble: StorageUnavailable | None = None
        self._checking = asyncio.Lock()

    async def trouble(self) -> StorageUnavailable | None:
        """Return why nothing can be stored; None if all is well."""
        async with self._checking:
            if self._clock() >= self._until:
                self._trouble = await self._check()
                self._until = self._clock() + FRESH
        return self._trouble

    async def _check(self) -> StorageUnavailable | None:
        try:
            await asyncio.wait_for(self._store.keep(NAME, {"at": time.time()}), self._timeout)
        except TimeoutError:
            return StorageUnavailable("health-slow")
        except StorageUnavailable as error:
            return error
        return None


def health_route(check: HealthCheck) -> Endpoint:
    """Return the endpoint of /healthz: ok if moves can be stored, else 503 and the reason."""

    async def health(request: Request) -> Response:
        trouble = await check.trouble()
        if trouble is not None:
            return JSONResponse(write_refusal(trouble), status_code=503)
        return JSONResponse({"ok": True})

    return health

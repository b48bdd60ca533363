"""The routes of the API, prepared once for all servers of a process.

They are the same functions for each server, whose services come with a request; but FastAPI
prepares them anew for each, which takes most of the time of a short test.
"""

from typing import Any

from fastapi import FastAPI

_INCLUDED: dict[int, Any] = {}
"""The prepared routes of each router, by the identity of the router."""


def share_routes(api: FastAPI) -> None:
    """Let a server use the routes that an earlier one has prepared."""
    for at, route in enumerate(api.router.routes):
        router = getattr(route, "original_router", None)
        if router is not None:
            api.router.routes[at] = _INCLUDED.setdefault(id(router), route)


def prepare_routes(api: FastAPI) -> None:
    """Prepare the routes of a server now instead of at its first request, for all to come."""
    share_routes(api)
    for included in _INCLUDED.values():
        included.effective_candidates()
        included.effective_low_priority_routes()

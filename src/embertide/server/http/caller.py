"""Dependencies of routes: the services, and the caller, identified by a cookie."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Request, Response

from embertide.server.ops.security import SAFE
from embertide.server.people.access import Blocked
from embertide.server.services import Services


class Caller(NamedTuple):
    """The person who sent a request, and how it arrived."""

    person: str
    address: str | None
    https: bool
    session: str | None = None  # the hash of its token; None for a guest
    agent: str | None = None  # the User-Agent header
    cookies: str | None = None  # the Cookie header


# Both are asynchronous because the framework runs other dependencies in threads, which costs more
# than all the rest of a short request.


async def services_of(request: Request) -> Services:
    """Return the services of the application."""
    services: Services = request.app.state.services
    return services


async def visitor_of(request: Request, response: Response) -> Caller:
    """Return the caller, who may be blocked; set a cookie for a new guest."""
    caller, _ = await _identify(request, response)
    return caller


async def caller_of(request: Request, response: Response) -> Caller:
    """Return the caller; refuse a blocked one who wants to change something."""
    caller, blocked = await _identify(request, response)
    if blocked and request.method not in SAFE:
        raise Blocked("person-blocked")
    return caller


async def _identify(request: Request, response: Response) -> tuple[Caller, bool]:
    services = await services_of(request)
    https = request.url.scheme == "https"
    cookies, agent = request.headers.get("cookie"), request.headers.get("user-agent")
    found = await services.sessions.identify(cookies, https, agent)
    if found.set_cookie and (not found.revoked or _settles(request)):
        response.headers.append("set-cookie", found.set_cookie)
    address = request.client.host if request.client else None
    services.networks.note(found.person, address)
    return Caller(found.person, address, https, found.session, agent, cookies), found.blocked


def _settles(request: Request) -> bool:
    """Return whether the sender of a revoked cookie becomes a new guest by this request.

    A request that was on its way while the sender logged in still has the old cookie; its answer
    must not replace the new one. Pages ask who they are before all else.
    """
    return request.method not in SAFE or request.url.path == "/api/me"


TheServices = Annotated[Services, Depends(services_of)]
TheCaller = Annotated[Caller, Depends(caller_of)]
TheVisitor = Annotated[Caller, Depends(visitor_of)]

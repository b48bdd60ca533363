"""Who asks, for routes: known by a cookie, which is set where it is missing."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Request, Response

from embertide.server.house import House


class Visitor(NamedTuple):
    """A person and the address he comes from."""

    person: str
    address: str | None
    https: bool


def house_of(request: Request) -> House:
    """The house that answers this request."""
    house: House = request.app.state.house
    return house


def visitor_of(request: Request, response: Response) -> Visitor:
    """Who asks; a new guest is given a cookie."""
    https = request.url.scheme == "https"
    found = house_of(request).identity.visitor(request.headers.get("cookie"), https)
    if found.set_cookie:
        response.headers.append("set-cookie", found.set_cookie)
    address = request.client.host if request.client else None
    return Visitor(found.person, address, https)


TheHouse = Annotated[House, Depends(house_of)]
Asker = Annotated[Visitor, Depends(visitor_of)]

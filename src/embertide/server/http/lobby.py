"""The limit of public tables that wait for players."""

from embertide.host.requests import TableOrder
from embertide.server.http.caller import Caller
from embertide.server.ops.networks import network_of
from embertide.server.services import Services

MOST = 10_000
"""Tables of the lobby that are looked through; far more than it ever has."""


async def check_public(services: Services, caller: Caller, order: TableOrder) -> None:
    """Refuse another public table of a person or address with enough waiting ones."""
    if not any(seat.kind == "anyone" for seat in order.seats):
        return
    own = sum(listing.lobby for _, listing in await services.store.tables_of(caller.person))
    lobby = [name for name, _ in await services.store.lobby(MOST)]
    near = services.public_tables.count(network_of(caller.address), lobby)
    services.limits.open_public(own, near)

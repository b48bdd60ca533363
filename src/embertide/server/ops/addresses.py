"""The networks from which people were last seen, by which the queue of searches is fair."""

from collections import OrderedDict

from embertide.server.ops.networks import network_of

KEPT = 10_000
"""People whose network is kept; those not seen for the longest time are dropped."""


class LastNetworks:
    """The last network of each person."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str | None) -> None:
        """Keep the network of a person."""
        self._networks[person] = network_of(address)
        self._networks.move_to_end(person)
        if len(self._networks) > self._kept:
            self._networks.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the last network of a person; their own id if it is not known."""
        return self._networks.get(person, person)

"""Addresses that cannot be listened at, refused in a sentence."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from embertide.core.errors import Malformed

_TROUBLES = {
    errno.EADDRINUSE: "serve-port-used",
    errno.EACCES: "serve-port-forbidden",
    errno.EADDRNOTAVAIL: "serve-host-elsewhere",
}


@contextmanager
def binding(host: str, port: int) -> Iterator[None]:
    """Raise Malformed if the address that is bound meanwhile cannot be used."""
    try:
        yield
    except OSError as bad:
        key = _TROUBLES.get(bad.errno or 0)
        if key is None:
            raise
        raise Malformed(key, host=host, port=str(port)) from None

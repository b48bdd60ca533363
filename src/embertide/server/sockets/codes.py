"""The codes with which the server closes a socket, so that a client knows whether to reconnect."""

from embertide.core.errors import Refusal

LEAVING = 1012
"""The server stops or restarts: reconnect after a random delay."""


def close_reason(refusal: Refusal) -> str:
    """Return the key of the refusal's sentence, which fits in the 123 bytes of a close frame."""
    return refusal.message.key[:123]

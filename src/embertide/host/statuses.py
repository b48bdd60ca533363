"""The numbers of refusals: HTTP statuses and close codes; without a network they are the same."""

from embertide.core.errors import Refusal

PRIVATE = 4000
"""The first close code that the WebSocket standard leaves to applications."""


def close_code(refusal: Refusal) -> int:
    """Return the code of a refusal: 4000 and its HTTP status, so 4404 for a missing table."""
    return PRIVATE + status_of(refusal)


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status that says the same as a refusal's kind."""
    return _STATUS[refusal.kind]


_STATUS = {
    "malformed": 422,
    "illegal": 409,
    "stale": 409,
    "forbidden": 403,
    "missing": 404,
    "busy": 429,
    "storage": 503,
    "failed": 500,
}

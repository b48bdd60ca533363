"""JSON for the network: requests and answers as bytes."""

from typing import Any

import orjson

from embertide.core.errors import Malformed


def encode(value: object) -> bytes:
    """Return a value as JSON; several times as fast as the standard library."""
    return orjson.dumps(value)


def decode(data: bytes | str) -> Any:
    """Return the value of JSON that a client sent; raise Malformed.

    Lone surrogates and NUL are refused: neither can be stored or shown. The parser refuses the
    former; the latter can only be written as an escape.
    """
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Malformed("request-json") from None
    if b"\\u0000" in raw:
        raise Malformed("request-nul")
    return value

"""What an operator can decide about a server, and what is usual."""

import ipaddress
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from embertide.core.errors import Malformed

Count = Annotated[int, Field(ge=1, le=1_000_000)]
"""How many of something are allowed."""


def _origin(text: str) -> str:
    parts = urlsplit(text)
    bare = parts.scheme in {"http", "https"} and parts.netloc and text.isascii()
    if not bare or text != f"{parts.scheme}://{parts.netloc}" or "@" in text:
        raise ValueError(text)
    return text.lower()


def _network(text: str) -> str:
    return str(ipaddress.ip_network(text))


Origin = Annotated[str, AfterValidator(_origin)]
"""Where a page comes from: `https://play.example.org`, without a path."""
Network = Annotated[str, AfterValidator(_network)]
"""An address, or a network like `10.0.0.0/8`."""

KEY = re.compile("^(?:[0-9a-fA-F]{2}){32,}$")
"""A key that signs cookies, as text: at least 32 bytes as hex digits."""

_STRICT = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)


class Limits(BaseModel):
    """How much one person, one address or one message may ask of this node."""

    model_config = _STRICT

    tables_hourly: Count = 60
    """Tables that one person opens in an hour."""
    tables_hourly_address: Count = 240
    """Tables that one address opens in an hour."""
    tables_open: Count = 100
    """Tables that are not over at which one person sits."""
    joins_minutely: Count = 60
    """Seats that one person takes in a minute."""
    moves_secondly: Count = 20
    """Requests at tables that one person sends in a second."""
    logins_minutely: Count = 10
    """Attempts a minute at one account's password."""
    logins_minutely_address: Count = 30
    """Attempts a minute at passwords from one address, and accounts made."""
    sockets: Count = 40
    """Sockets that one person holds at once."""
    sockets_address: Count = 400
    """Sockets that one address holds at once."""
    message_bytes: Count = 16_384
    """The longest message over a socket."""
    body_bytes: Count = 1_000_000
    """The longest body of a request; records of long games have to fit."""


def usual_thinkers() -> int:
    """A thinker for each core but one, which listens."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(BaseModel):
    """All that an operator can decide."""

    model_config = _STRICT

    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8417
    """0: any that is free."""
    database: Annotated[str, Field(min_length=1)]
    thinkers: Annotated[int, Field(ge=1, le=256)] = Field(default_factory=usual_thinkers)
    pace: Annotated[int, Field(ge=0, le=1000)] = 100
    """How long computers take to move, in percent of what is usual; 0: no longer than they need."""
    secret_file: Path | None = None
    """Holds the key that signs cookies; beside an embedded database if not given."""
    secret: Annotated[str, Field(pattern=KEY.pattern)] | None = Field(default=None, repr=False)
    """That key itself, as hex digits."""
    origins: tuple[Origin, ...] = ()
    """Whose pages may talk to this server; none given: those it serves itself."""
    proxies: tuple[Network, ...] = ()
    """Whom to believe when they say for whom they ask (X-Forwarded-For and -Proto)."""
    browser: bool = False
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()


def usual_database(environ: Mapping[str, str]) -> str:
    """The embedded database in the folder where this person's programs keep their data."""
    return f"sqlite:///{_data_folder(environ) / 'embertide' / 'embertide.db'}"


def _data_folder(environ: Mapping[str, str]) -> Path:
    # A relative path is to be ignored, says the XDG specification.
    named = Path(environ.get("XDG_DATA_HOME", ""))
    if named.is_absolute():
        return named
    home = Path(environ.get("HOME") or environ.get("USERPROFILE", ""))
    if not home.is_absolute():
        raise Malformed("setting-no-home")
    return home / ".local" / "share"

"""The settings of a server and their defaults."""

import ipaddress
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from embertide.core.errors import Malformed
from embertide.store.nats_client import NatsServers

Count = Annotated[int, Field(ge=1, le=1_000_000)]
"""A limit: at least 1."""
EVERYWHERE = "all"
"""Stands for every network."""
HOST_NAME = re.compile(r"\*|[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*")
Days = Annotated[int, Field(ge=0, le=1_000_000)]
"""A number of days; 0 for no limit."""


def _origin(text: str) -> str:
    parts = urlsplit(text)
    bare = parts.scheme in {"http", "https"} and parts.netloc and text.isascii()
    if not bare or text != f"{parts.scheme}://{parts.netloc}" or "@" in text:
        raise ValueError(text)
    return text.lower()


def _nats_server(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in {"nats", "tls"} or not parts.hostname or parts.path.strip("/"):
        raise ValueError(text)
    return text


def _network(text: str) -> str:
    return str(ipaddress.ip_network(text))


def _readers(text: str) -> str:
    return text if text == EVERYWHERE else _network(text)


def _host_name(text: str) -> str:
    if not HOST_NAME.fullmatch(text):
        raise ValueError(text)
    return text.lower()


Origin = Annotated[str, AfterValidator(_origin)]
"""The origin of a page: `https://play.example.org`, without a path."""
Network = Annotated[str, AfterValidator(_network)]
"""An IP address, or a network like `10.0.0.0/8`."""
NatsServer = Annotated[str, AfterValidator(_nats_server)]
"""The address of a NATS server: `nats://HOST:PORT`, or `tls://…`."""


def _push_host(text: str) -> str:
    if not re.fullmatch(r"\*|(\*\.)?[a-z0-9.-]{1,250}(:[0-9]{1,5})?", text.lower()):
        raise ValueError(text)
    return text.lower()


PushHost = Annotated[str, AfterValidator(_push_host)]
"""The host of a push service, as `push.example.org`, `*.example.org`, `*` or `push.local:8443`."""

EMAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$"
"""The pattern of an e-mail address; those with other characters are rare and refused."""

CONTACT = r"^(mailto:[^\s@]+@[^\s@]+|https://[^\s]+)$"
"""The pattern of an address at which a person can be reached."""

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of the browsers in use: Chromium, Firefox, Safari and Edge."""

Readers = Annotated[str, AfterValidator(_readers)]
"""A network, or `all`."""
HostName = Annotated[str, AfterValidator(_host_name)]
"""The name of a machine, as `play.example.org`, or `*` for every name."""

KEY = re.compile("^(?:[0-9a-fA-F]{2}){32,}$")
"""The text form of a signing key: at least 32 bytes as hex digits."""

_STRICT = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)


class Limits(BaseModel):
    """Limits that each node applies by itself, per person, address or message."""

    model_config = _STRICT

    tables_hourly: Count = 60
    """Tables that one person may open in an hour."""
    tables_hourly_address: Count = 240
    """Tables that may be opened from one address in an hour."""
    tables_open: Count = 100
    """Tables, not counting finished ones, at which one person may sit."""
    tables_public: Count = 3
    """Tables of one person that wait for anyone to join."""
    tables_public_address: Count = 6
    """Tables opened from one address that wait for anyone to join."""
    tables_open_weeks: Count = 4
    """Weeks without a change after which a table does not count as open any more."""
    waiting_days: Days = 7
    """Days after which a table is removed whose game has not begun."""
    guests_days: Days = 30
    """Days without a change after which an unfinished game of guests is removed."""
    accounts_days: Days = 365
    """The same if the owner of an account sits there."""
    finished_days: Days = 0
    """The same for finished games."""
    joins_minutely: Count = 60
    """Seats that one person may take in a minute."""
    joins_minutely_address: Count = 240
    """Seats that may be taken from one address in a minute."""
    moves_secondly: Count = 20
    """Requests at tables that one person may send in a second."""
    moves_secondly_address: Count = 200
    """Requests at tables that may be sent from one address in a second."""
    previews_minutely: Count = 300
    """Previews and questions why a move is illegal, of one person in a minute."""
    previews_minutely_address: Count = 1200
    """Previews and questions why a move is illegal, from one address in a minute."""
    says_minutely: Count = 12
    """Reactions and phrases of one person in a minute."""
    says_minutely_address: Count = 60
    """Reactions and phrases from one address in a minute."""
    hints_minutely: Count = 30
    """Hints, at tables and in positions, for one person in a minute."""
    hints_minutely_address: Count = 90
    """Hints, at tables and in positions, for one address in a minute."""
    positions_minutely: Count = 120
    """Positions set up by hand that one person may look at in a minute."""
    positions_minutely_address: Count = 360
    """Positions set up by hand that may be looked at from one address in a minute."""
    records_minutely: Count = 30
    """Records, own or uploaded, that are read for one person in a minute."""
    records_minutely_address: Count = 90
    """Records, own or uploaded, that are read for one address in a minute."""
    analyses_minutely: Count = 120
    """Requests for analyses, of one person in a minute; pages repeat theirs until it is ready."""
    analyses_minutely_address: Count = 480
    """Requests for analyses from one address in a minute."""
    daily_hourly: Count = 30
    """Requests to play the deal of the day, of one person in an hour."""
    daily_hourly_address: Count = 120
    """Requests to play the deal of the day from one address in an hour."""
    renames_hourly: Count = 20
    """New names of one person in an hour."""
    renames_hourly_address: Count = 60
    """New names given from one address in an hour."""
    reads_minutely: Count = 600
    """Tables, lists and results that one person may read in a minute."""
    reads_minutely_address: Count = 3000
    """Tables, lists and results that may be read from one address in a minute."""
    requests_minutely_address: Count = 6000
    """Requests of all kinds from one address in a minute, pages and files included."""
    logins_minutely: Count = 10
    """Attempts to log in to one account from one address, or from one known device, in a minute."""
    logins_hourly_account: Count = 200
    """Attempts to log in to one account in an hour, from all devices that it does not know."""
    logins_minutely_address: Count = 30
    """Attempts to log in and new accounts, from one address in a minute."""
    exports_hourly: Count = 10
    """Downloads of all of a person's data in an hour."""
    exports_hourly_address: Count = 40
    """Downloads of people's data from one address in an hour."""
    sockets: Count = 40
    """Sockets that one person may have open."""
    sockets_address: Count = 400
    """Sockets that may be open from one address."""
    advice_address: Count = 4
    """Hints that may wait, and analyses that may be under way, from one address."""
    advice: Count = 50
    """Hints that may wait, and analyses that may be under way, in all."""
    connections: Count = 10_000
    """Connections that may be open; fewer if the system allows fewer open files."""
    connections_address: Count = 500
    """Connections that may be open from one address, and at most half of all."""
    message_bytes: Count = 16_384
    """Bytes of a message over a socket."""
    request_bytes: Count = 16_384
    """Bytes of a request's body, except for records."""
    body_bytes: Count = 1_000_000
    """Bytes of a request's body with a record; that of a long game must fit."""
    uploads: Count = 24
    """Bodies larger than `request_bytes` that may be in memory at once."""
    uploads_minutely_address: Count = 10
    """Bodies larger than `request_bytes` from one address in a minute."""
    uploads_address: Count = 3
    """Bodies larger than `request_bytes` from one address that may be in memory at once."""


def default_thinkers() -> int:
    """Return the number of cores less one, which is left for the event loop, and at least two.

    With two threads a computer's move need not wait for a hint, even on a small machine.
    """
    return max(2, (os.cpu_count() or 1) - 1)


class Settings(BaseModel):
    """All settings of a server."""

    model_config = _STRICT

    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8417
    """0 for any free port."""
    database: Annotated[str, Field(min_length=1)]
    thinkers: Annotated[int, Field(ge=0, le=256)] = Field(default_factory=default_thinkers)
    """Threads for computer players, of all workers together; 0 to search on other machines."""
    workers: Annotated[int, Field(ge=1, le=256)] = 1
    """Processes that share the port; more than one need a shared database."""
    pace: Annotated[int, Field(ge=0, le=1000)] = 100
    """Thinking time of computers in percent of the default; 0 for no pause after a search."""
    secret_file: Path | None = None
    """File of the key that signs cookies; by default beside an embedded database."""
    secret: Annotated[str, Field(pattern=KEY.pattern)] | None = Field(default=None, repr=False)
    """The key that signs cookies, as hex digits, instead of a file."""
    origins: tuple[Origin, ...] = ()
    """Origins whose pages may use this server; by default only its own pages may."""
    proxies: tuple[Network, ...] = ()
    """Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted."""
    nats: tuple[NatsServer, ...] = Field(default=(), repr=False)
    """NATS servers through which the nodes of a shared database inform each other."""
    nats_credentials: Path | None = None
    """Credentials file for these servers."""
    push: bool = True
    """Whether browsers can subscribe to push notifications."""
    push_hosts: tuple[PushHost, ...] = PUSH_SERVICES
    """Push services that messages may be sent to; one with a port may be at a private address."""
    push_contact: Annotated[str, Field(pattern=CONTACT)] | None = None
    """Where a push service can reach the host of this server; by default the first origin."""
    hosts: tuple[HostName, ...] = ()
    """Names under which this server is reached, besides those of this machine and of origins."""
    metrics: tuple[Readers, ...] = ("127.0.0.0/8", "::1/128")
    """Networks from which /metrics may be read; `all` for every one."""
    lobby_away: Annotated[int, Field(ge=1, le=1_000_000)] = 600
    """Seconds after which a public table leaves the lobby while nobody who sits there is here."""
    forbidden_names: Path | None = None
    """File of words that no name may contain, one in each line."""
    pocket: Path | None = None
    """Folder of the edition for offline play; by default that of the installed package, if any."""
    smtp_host: Annotated[str, Field(min_length=1)] | None = None
    """The mail server for notices by e-mail; none are sent without it."""
    smtp_port: Annotated[int, Field(ge=1, le=65535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to the mail server is encrypted."""
    smtp_user: str | None = None
    smtp_password: str | None = Field(default=None, repr=False)
    smtp_from: Annotated[str, Field(pattern=EMAIL)] | None = None
    """The sender of e-mails."""
    browser: bool = False
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()

    @property
    def mails(self) -> bool:
        """Whether notices are sent by e-mail: links in them need an origin."""
        return bool(self.smtp_host and self.smtp_from and self.origins)


def nats_servers(settings: Settings) -> NatsServers | None:
    """Return the NATS servers, if any are given."""
    if not settings.nats:
        return None
    return NatsServers(settings.nats, settings.nats_credentials)


def default_database(environ: Mapping[str, str]) -> str:
    """Return the address of the embedded database in the user's data folder."""
    return f"sqlite:///{_data_folder(environ) / 'embertide' / 'embertide.db'}"


def _data_folder(environ: Mapping[str, str]) -> Path:
    # The XDG specification says that a relative path must be ignored.
    named = Path(environ.get("XDG_DATA_HOME", ""))
    if named.is_absolute():
        return named
    home = Path(environ.get("HOME") or environ.get("USERPROFILE", ""))
    if not home.is_absolute():
        raise Malformed("setting-no-home")
    return home / ".local" / "share"

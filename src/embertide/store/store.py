"""The store protocol, the rows it exchanges and the errors it raises."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from embertide.core.errors import Refusal
from embertide.play.table.event_json import Data, StoredEvent
from embertide.store.bus import Bus


class Listing(NamedTuple):
    """The state of a table as lists and background work need it, without its events."""

    game: str
    phase: str
    """`gathering`, `playing` or `over`."""
    lobby: bool
    """Whether anyone may take a seat."""
    due: float | None
    """When the time of the player to move runs out; None without a limit."""
    thinks: bool
    """Whether a computer is to move."""
    changed: float
    """When the newest event happened."""
    summary: Data
    """The JSON from which lists are rendered."""


class Retention(NamedTuple):
    """Which tables are old: the times before which they changed last; None keeps all of a kind."""

    waiting: float | None = None
    """Of tables whose game never began, closed ones among them."""
    guests: float | None = None
    """Of unfinished games without the owner of an account."""
    accounts: float | None = None
    """Of unfinished games of anyone."""
    finished: float | None = None
    """Of finished games."""


class Person(NamedTuple):
    """A player: a guest, or the owner of an account."""

    id: str
    name: str
    created: float
    account: str | None = None
    """The account name; None for a guest."""
    password: str | None = None
    """The password hash; None for a guest."""
    sessions_only: bool = False
    """Whether cookies that name this person without a session are refused."""
    blocked: bool = False
    """Whether this person may no longer change anything."""


class DeviceSession(NamedTuple):
    """A device on which a person is logged in."""

    token_hash: str
    """The hash of the token in the device's cookie; never sent to anyone."""
    id: str
    """The name of the session for its owner."""
    person: str
    created: float
    seen: float
    """When it was last used, to the day."""
    device: str
    """A short description, such as `Firefox on Android`."""


class Reset(NamedTuple):
    """A permission to set a person's password once, without knowing the old one."""

    token_hash: str
    person: str
    expires: float


class Rating(NamedTuple):
    """A person's estimated strength in one game."""

    person: str
    game: str
    mu: float
    """The estimate."""
    sigma: float
    """The standard deviation of the estimate."""
    games: int
    """The number of rated games."""


class DailyResult(NamedTuple):
    """The result of a person's first attempt at the deal of a day."""

    day: str
    person: str
    table: str
    won: bool
    turns: int
    """How many turns the game lasted."""
    at: float
    late: bool = False
    """Whether the game was begun on a later day, so that it does not count."""


class GameResult(NamedTuple):
    """What a finished game was for one of its people."""

    person: str
    table: str
    game: str
    at: float
    """When it ended."""
    data: Data
    """The rest, as JSON."""


class PuzzleTry(NamedTuple):
    """A person's first try at a puzzle."""

    game: str
    puzzle: str
    person: str
    solved: bool
    at: float


class Tally(NamedTuple):
    """How many people tried, and how many of them did it."""

    tried: int = 0
    done: int = 0


class Subscription(NamedTuple):
    """A browser that wants push notifications, and the keys that encrypt them for it."""

    endpoint: str
    """The address at the browser's push service; whoever knows it can send to the browser."""
    person: str
    p256dh: str
    """The browser's public key, as base64url."""
    auth: str
    """The secret that the browser shares with this server, as base64url."""
    language: str
    created: float
    failures: int = 0
    """Failed deliveries in a row."""
    session: str | None = None
    """The session in which it was made, with which it ends; None for a guest's."""


class MailAddress(NamedTuple):
    """The e-mail address to which a person wants notices."""

    person: str
    email: str
    language: str
    confirmed: bool
    """Whether its owner has opened the link that was sent there."""
    created: float


class Taken(Exception):
    """Another writer stored an event under that key first: read the new events and decide again."""


class NameTaken(Exception):
    """Another account has the same name, or one that looks like it."""


class StorageUnavailable(Refusal):
    """The database cannot be used now.

    Its key is `storage-full`, `storage-locked`, `storage-away` or `storage-damaged`.
    """

    kind = "storage"


class HostStore(Protocol):
    """Storage of tables and of what people reached there: all that a host of tables needs.

    A method that writes returns when the data is on disk. Every method raises StorageUnavailable
    if the storage cannot be used now.
    """

    @property
    def bus(self) -> Bus:
        """Messages between the nodes; the store opens and closes it, and publishes changes."""
        ...

    async def add(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        idle: Sequence[str] = (),
    ) -> None:
        """Store a new table with its first events.

        Args:
            table: Its id.
            events: At least one, with consecutive numbers from 0.
            listing: Its state after these events.
            people: Those who sit at it from the start.
            idle: Those in whose lists it is, though it does not need them (see count_open).

        Raises:
            Taken: There is a table with this id.
        """
        ...

    async def append(
        self,
        table: str,
        events: Sequence[StoredEvent],
        listing: Listing,
        people: Sequence[str] = (),
        others: Mapping[str, bool] | None = None,
    ) -> None:
        """Store events of a table, all or none.

        Args:
            table: Its id.
            events: At least one, with consecutive numbers.
            listing: The table's state after these events.
            people: Those whom the table needs from now on.
            others: Those whom it does not need any more, and whether it stays in their lists.

        Raises:
            Taken: The first event does not follow the newest one of the table.
        """
        ...

    async def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a table after that number, in order; none for an unknown table."""
        ...

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the newest event of each of these tables that exists."""
        ...

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables at which a person sits or sat, the last changed first."""
        ...

    async def lobby(self, most: int = 100) -> list[tuple[str, Listing]]:
        """Return the tables that anyone may join, the newest first."""
        ...

    async def waiting(self, now: float) -> list[str]:
        """Return the tables where a computer is to move or a player's time has run out."""
        ...

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Take or renew a lease; false if another holder has it and it has not expired."""
        ...

    async def release(self, name: str, holder: str) -> None:
        """Release a lease if this holder still has it."""
        ...

    async def add_person(self, person: Person) -> None:
        """Store a new person; do nothing if the id is known, raise NameTaken if the name is.

        Two windows of one guest may store the same person at the same time.
        """
        ...

    async def person(self, person: str) -> Person | None:
        """Return the person with this id, if known."""
        ...

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the known ones of these people, by id."""
        ...

    async def change_person(self, person: Person) -> None:
        """Store the new fields of a known person; raise NameTaken."""
        ...

    async def add_daily(self, result: DailyResult) -> bool:
        """Store a person's first result of a day; false if there is one already."""
        ...

    async def daily(self, day: str) -> list[DailyResult]:
        """Return the results of a day that count: won first, then by turns, then by time."""
        ...

    async def daily_tallies(self, first: str, last: str) -> dict[str, Tally]:
        """Return how many people played and won each deal of these days; late games are left out.

        A day that nobody played is not among them.
        """
        ...

    async def daily_of(self, person: str) -> list[DailyResult]:
        """Return all results of a person, by day."""
        ...

    async def add_results(self, results: Sequence[GameResult]) -> None:
        """Store results of games; one that is there already stays as it is."""
        ...

    async def results_of(
        self, person: str, since: float = 0.0, most: int = 1000
    ) -> list[GameResult]:
        """Return the results of a person from that time on, the earliest first."""
        ...

    async def count_results(self, person: str) -> int:
        """Return how many results of a person are stored."""
        ...

    async def without_result(self, person: str, most: int) -> list[str]:
        """Return finished tables in a person's lists of which no result is stored for them."""
        ...

    async def note_hint(self, table: str, person: str) -> None:
        """Store that a person has asked for a hint at a table."""
        ...

    async def hinted(self, table: str) -> set[str]:
        """Return who has asked for a hint at a table."""
        ...

    async def add_try(self, first: PuzzleTry) -> bool:
        """Store a person's first try at a puzzle; false if there was one already."""
        ...

    async def tries_of(self, person: str) -> list[PuzzleTry]:
        """Return the tries of a person, by time."""
        ...

    async def puzzle_tallies(self, game: str, puzzles: Sequence[str]) -> dict[str, Tally]:
        """Return how often these puzzles were tried and solved; one never tried is left out."""
        ...

    async def keep(self, name: str, data: Data) -> None:
        """Store a computed value, such as an analysis, under a name; replace an older one."""
        ...

    async def kept(self, name: str) -> Data | None:
        """Return the value stored under a name, if any."""
        ...


class Store(HostStore, Protocol):
    """Storage of a server, with accounts, sessions, ratings and subscriptions."""

    async def now(self) -> float:
        """Return seconds since 1970 by a clock that all nodes share."""
        ...

    async def open(self) -> None:
        """Connect, migrate the database to the current schema, and open the bus."""
        ...

    async def close(self) -> None:
        """Store what is queued, then disconnect."""
        ...

    async def count_open(self, person: str, since: float = 0.0) -> int:
        """Return how many unfinished tables need a person and have changed since that time."""
        ...

    async def delete_table(self, table: str) -> bool:
        """Delete a table with all that belongs to it; false if it is unknown.

        Ratings and results of the daily deal stay: they belong to the people.
        """
        ...

    async def prune(self, old: Retention, most: int = 50) -> list[str]:
        """Delete old tables, at most that many, and return their ids."""
        ...

    async def account(self, name: str) -> Person | None:
        """Return the owner of an account; upper and lower case are the same."""
        ...

    async def accounts_like(self, name: str) -> list[Person]:
        """Return the owners of accounts whose names look like this one, or are the same."""
        ...

    async def forget_person(self, person: str) -> None:
        """Delete a person with all personal data; events keep the id, which is never used again."""
        ...

    async def forgotten(self, person: str) -> bool:
        """Return whether a person with this id was deleted."""
        ...

    async def add_session(self, session: DeviceSession) -> None:
        """Store a session; do nothing if there is one with this hash."""
        ...

    async def sessions(self, person: str) -> list[DeviceSession]:
        """Return the sessions of a person, the last used first."""
        ...

    async def touch_session(self, token_hash: str, seen: float) -> None:
        """Store when a session was last used."""
        ...

    async def remove_session(self, token_hash: str) -> None:
        """Delete a session, and the subscriptions that were made in it."""
        ...

    async def remove_sessions(self, person: str) -> None:
        """Delete all sessions and subscriptions of a person."""
        ...

    async def add_reset(self, reset: Reset) -> None:
        """Store a permission to set a password; it replaces older ones of the same person."""
        ...

    async def take_reset(self, token_hash: str, now: float) -> str | None:
        """Delete a permission and return its person; None if it is unknown or has expired."""
        ...

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """Return the ratings of those of these people who have one."""
        ...

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Store the ratings after a table's game; false if that was done before."""
        ...

    async def add_subscription(self, subscription: Subscription, most: int) -> None:
        """Store a subscription; replace one of its endpoint, even of another person.

        Of a person's subscriptions the newest `most` are kept.
        """
        ...

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the subscriptions of a person, the newest first."""
        ...

    async def drop_subscriptions(self, person: str, endpoint: str | None = None) -> None:
        """Delete a person's subscription with this endpoint, or all of them."""
        ...

    async def set_failures(self, endpoint: str, failures: int) -> None:
        """Store the number of failed deliveries in a row."""
        ...

    async def set_address(self, address: MailAddress) -> None:
        """Store a person's e-mail address; replace another one."""
        ...

    async def address(self, person: str) -> MailAddress | None:
        """Return a person's e-mail address, if there is one."""
        ...

    async def drop_address(self, person: str) -> None:
        """Delete a person's e-mail address."""
        ...


def lease_of(table: str) -> str:
    """Return the name of the lease on moving for the computers of a table."""
    return f"think {table}"


def analysis_of(table: str) -> str:
    """Return the name under which the analysis of a table's game is kept."""
    return f"analysis {table}"

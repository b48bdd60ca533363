"""What the house wants remembered, whoever remembers it: memory, SQLite or PostgreSQL."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from embertide.core.errors import Refusal
from embertide.play.event import Data, Event


class Shelf(NamedTuple):
    """Where a table stands, for lists: `phase` is gathering, playing or over.

    `lobby` says that anybody may sit down, `due` when somebody's time will be up (None: never),
    `thinks` that it is a computer's turn. `summary` is what lists show.
    """

    game: str
    phase: str
    lobby: bool
    due: float | None
    thinks: bool
    changed: float
    summary: Data


class Person(NamedTuple):
    """Somebody who plays: a guest, or with an account name and a hashed password."""

    id: str
    name: str
    created: float
    account: str | None = None
    password: str | None = None


class Rating(NamedTuple):
    """How well somebody plays a game, as far as we can tell."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


class DailyResult(NamedTuple):
    """How somebody's first attempt at a day's deal ended; `turns` tells how far it went."""

    day: str
    person: str
    table: str
    won: bool
    turns: int
    at: float


class Taken(Exception):
    """Somebody else stored an event under that key first: read what is new, and decide again."""


class NameTaken(Exception):
    """Another account has that name."""


class StorageTrouble(Refusal):
    """The database cannot keep anything now: `storage-full`, `storage-locked` or `storage-away`."""

    kind = "storage"


Heard = Callable[[str, int], None]
"""Called with a table and the seq of its newest event, for events stored by any node."""

Overheard = Callable[[str], None]
"""Called with a short text that another node (not this one) has whispered."""


class Store(Protocol):
    """Where the house remembers. Every method raises StorageTrouble when it cannot be done now.

    What a method has returned from is on disk.
    """

    async def open(self) -> None:
        """Connects, and brings the tables of the database up to date."""
        ...

    async def close(self) -> None:
        """Stores what is waiting, then lets go."""
        ...

    async def add(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        """A new table with its first events; raises Taken if there is one of that name.

        `people` sit at it from the start.
        """
        ...

    async def append(
        self, table: str, events: Sequence[Event], shelf: Shelf, people: Sequence[str] = ()
    ) -> None:
        """All these events or none; raises Taken unless they follow the newest of the table.

        There is at least one. `people` have sat down with them.
        """
        ...

    async def events(self, table: str, after: int = -1) -> list[Event]:
        """What happened at a table after that event, in order; nothing if there is no table."""
        ...

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[str, Shelf]]:
        """The tables somebody sits or sat at, those last changed first."""
        ...

    async def lobby(self, most: int = 100) -> list[tuple[str, Shelf]]:
        """The tables that wait for anybody, the newest first."""
        ...

    async def waiting(self, now: float) -> list[str]:
        """The tables where a computer has to move, or somebody's time is up."""
        ...

    async def count_open(self, person: str) -> int:
        """At how many tables that are not over somebody sits."""
        ...

    async def lease(self, name: str, holder: str, seconds: float, now: float) -> bool:
        """Takes or renews a lease: true for one holder at a time, until its time has passed."""
        ...

    async def release(self, name: str, holder: str) -> None:
        """Gives a lease back, if it is still held."""
        ...

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Asks to be called (on the event loop) for every change, and for other nodes' whispers.

        A change may be told more than once: so it is of those that a node may have missed.
        """
        ...

    async def whisper(self, text: str) -> None:
        """Says something short to the other nodes that nobody needs to remember."""
        ...

    async def add_person(self, person: Person) -> None:
        """Somebody new, unless he is known already; raises NameTaken.

        Two windows of one guest may introduce him at the same moment.
        """
        ...

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        ...

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Those of these who are known."""
        ...

    async def account(self, name: str) -> Person | None:
        """Somebody by account name, upper and lower case alike."""
        ...

    async def change_person(self, person: Person) -> None:
        """New name, account or password; raises NameTaken."""
        ...

    async def forget_person(self, person: str) -> None:
        """Deletes somebody with ratings and daily results; his seats belong to nobody known."""
        ...

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those who have one."""
        ...

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Keeps new ratings after a game, once for each table: false if that was done before."""
        ...

    async def add_daily(self, result: DailyResult) -> bool:
        """Keeps somebody's first result of a day: false if there is one already."""
        ...

    async def daily(self, day: str) -> list[DailyResult]:
        """All results of a day, winners first, then by turns, then by time."""
        ...

    async def keep(self, name: str, data: Data) -> None:
        """Keeps something that took long to work out, or replaces it."""
        ...

    async def kept(self, name: str) -> Data | None:
        """What was kept under that name."""
        ...

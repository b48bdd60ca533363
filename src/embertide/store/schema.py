"""The SQL tables of the current schema; the migrations lead to exactly these."""

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    func,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    # The seq of the newest event. An append must start with the next number.
    Column("newest", Integer, nullable=False),
    Column("created", Double, nullable=False),
    # When the row was last written, by the clock of the database.
    Column("stored", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("lobby", Boolean, nullable=False),
    Column("due", Double),
    Column("thinks", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Column("summary", Text, nullable=False),
)
Index("tables_lobby", tables.c.lobby, tables.c.created)
Index("tables_thinks", tables.c.thinks)
Index("tables_due", tables.c.due)
Index("tables_changed", tables.c.phase, tables.c.changed)

events = Table(
    "events",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", Text, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    # Whether the table needs the person; only such tables count as the person's open ones.
    Column("counts", Boolean, nullable=False, server_default=true()),
)
Index("sittings_table", sittings.c.table_id)

leases = Table(
    "leases",
    metadata,
    Column("name", String, primary_key=True),
    Column("holder", String, nullable=False),
    Column("until", Double, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("account", String),
    # The account name in the form that is looked up (checks.folded).
    Column("folded", String, unique=True),
    # What it looks like, without regard to case and as it is written (confusables). Null if an
    # older account looks the same, which only accounts from before this was compared may do.
    Column("skeleton", String),
    Column("look", String),
    Column("password", String),
    Column("sessions_only", Boolean, nullable=False, server_default=false()),
    Column("blocked", Boolean, nullable=False, server_default=false()),
)

Index("people_skeleton", people.c.skeleton, unique=True)
Index("people_look", people.c.look, unique=True)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("id", String, nullable=False),
    Column("person", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("device", String, nullable=False),
)
Index("sessions_person", sessions.c.person)

resets = Table(
    "resets",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("expires", Double, nullable=False),
)
Index("resets_person", resets.c.person)

# The ids of deleted people, so that their old cookies stay invalid.
forgotten = Table("forgotten", metadata, Column("person", String, primary_key=True))

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table("rated", metadata, Column("table_id", String, primary_key=True))

daily = Table(
    "daily",
    metadata,
    Column("day", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("at", Double, nullable=False),
    # Whether the game was begun on a later day; it then counts for nothing.
    Column("late", Boolean, nullable=False, server_default=false()),
)
Index("daily_person", daily.c.person)

# What a finished game was for one of its people; it stays when the table is removed.
results = Table(
    "results",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
)
Index("results_at", results.c.person, results.c.at)

# Who has asked for a hint at which table.
hinted = Table(
    "hinted",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("person", String, primary_key=True),
)
Index("hinted_person", hinted.c.person)

# The first try of each person at a puzzle.
tries = Table(
    "tries",
    metadata,
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)
Index("tries_person", tries.c.person)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    # The session in which it was made, with which it ends; null for a guest's.
    Column("session", String),
)
Index("subscriptions_person", subscriptions.c.person)

addresses = Table(
    "addresses",
    metadata,
    Column("person", String, primary_key=True),
    Column("email", String, nullable=False),
    Column("language", String, nullable=False),
    # Nothing but the request to confirm is sent to an address that is not confirmed.
    Column("confirmed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

keeps = Table(
    "keeps",
    metadata,
    Column("name", String, primary_key=True),
    Column("data", Text, nullable=False),
)

# Posted by other processes for the server of an SQLite file; PostgreSQL has NOTIFY instead.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("text", String, nullable=False),
)

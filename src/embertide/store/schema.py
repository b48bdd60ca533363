"""The tables of the database; migrations/ brings a database to just this shape."""

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
    func,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    # The seq of the newest event: whoever adds the next one has to have seen it.
    Column("newest", Integer, nullable=False),
    Column("created", Double, nullable=False),
    # By the clock of the database, so that a node can ask what it missed.
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
)

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
    # The account's name as it is compared.
    Column("folded", String, unique=True),
    Column("password", String),
)

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
)
Index("daily_person", daily.c.person)

keeps = Table(
    "keeps",
    metadata,
    Column("name", String, primary_key=True),
    Column("data", Text, nullable=False),
)

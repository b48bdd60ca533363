"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything that there is in the beginning."""
    _tables()
    _people()
    op.create_table(
        "leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "keeps",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("newest", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column(
            "stored", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()
        ),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("lobby", sa.Boolean, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("thinks", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["lobby", "created"])
    op.create_index("tables_thinks", "tables", ["thinks"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("account", sa.String),
        sa.Column("folded", sa.String, unique=True),
        sa.Column("password", sa.String),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table("rated", sa.Column("table_id", sa.String, primary_key=True))
    op.create_table(
        "daily",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("daily_person", "daily", ["person"])

"""Subscriptions of browsers to push notifications, and e-mail addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables of subscriptions and addresses."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("session", sa.String),
    )
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "addresses",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("email", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )

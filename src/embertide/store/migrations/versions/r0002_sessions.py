"""Sessions, password resets, blocked and deleted people, and names that look alike."""

import sqlalchemy as sa
from alembic import op

from embertide.store.confusables import look, skeleton

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the tables and columns; nobody is logged out or renamed."""
    _names()
    for name in ("sessions_only", "blocked"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("people", column)
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.String, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "resets",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("resets_person", "resets", ["person"])
    op.create_table("forgotten", sa.Column("person", sa.String, primary_key=True))


def _names() -> None:
    """Add what each account name looks like; of two that look alike only the older has it."""
    for name in ("skeleton", "look"):
        op.add_column("people", sa.Column(name, sa.String))
        op.create_index(f"people_{name}", "people", [name], unique=True)
    people = sa.table("people", *map(sa.column, ("id", "account", "created", "skeleton", "look")))
    named = sa.select(people.c.id, people.c.account).where(people.c.account.is_not(None))
    taken: set[str] = set()
    for row in op.get_bind().execute(named.order_by(people.c.created, people.c.id)).all():
        looks = {"skeleton": skeleton(row.account), "look": look(row.account)}
        if taken.isdisjoint(looks.values()):
            taken.update(looks.values())
            op.execute(sa.update(people).where(people.c.id == row.id).values(looks))

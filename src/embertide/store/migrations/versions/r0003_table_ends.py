"""Whether a table needs a person, and indexes for clearing old tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Let every sitting count, as it did before."""
    counts = sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("sittings", counts)
    op.create_index("sittings_table", "sittings", ["table_id"])
    op.create_index("tables_changed", "tables", ["phase", "changed"])

"""Results of finished games by person, hints that were taken, tries at puzzles, late deals."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables; results of older games are entered when they are asked for."""
    op.create_table(
        "results",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("results_at", "results", ["person", "at"])
    op.create_table(
        "hinted",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )
    op.create_index("hinted_person", "hinted", ["person"])
    op.create_table(
        "tries",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("puzzle", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("tries_person", "tries", ["person"])
    late = sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("daily", late)

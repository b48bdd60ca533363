"""Migration of a database to the current schema."""

from collections.abc import Iterable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from embertide.core.errors import Malformed

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x656D626572
"""The key of the advisory lock that lets only one node migrate at a time."""


def migrate(connection: Connection) -> None:
    """Apply missing migrations in the connection's transaction; refuse a newer database."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    check_revisions(MigrationContext.configure(connection).get_current_heads())
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def check_revisions(revisions: Iterable[str]) -> None:
    """Refuse a database with a revision of the schema that this version does not know."""
    scripts = ScriptDirectory.from_config(_config())
    if not {script.revision for script in scripts.walk_revisions()}.issuperset(revisions):
        raise Malformed("database-newer")

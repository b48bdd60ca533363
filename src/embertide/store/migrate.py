"""Brings a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from embertide.core.errors import Malformed

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x656D626572
"""The advisory lock under which one node migrates, and the others wait."""


def migrate(connection: Connection) -> None:
    """Brings the tables up to date, inside the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Malformed("database-newer")
    command.upgrade(config, "head")

"""How a database of an older Embertide becomes one of this: alembic's revisions, in order."""

"""Alembic migrations from the schemas of older versions to the current one."""

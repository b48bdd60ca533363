"""The environment of alembic: run the migrations on the given connection, in its transaction."""

from alembic import context

from embertide.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

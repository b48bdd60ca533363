"""Where alembic begins: it works on the connection that it was given, in its transaction."""

from alembic import context

from embertide.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

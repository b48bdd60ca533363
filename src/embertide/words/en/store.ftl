### The store: what keeps a game from being stored, or a database from being used.

storage-full = There is no room left to store this, so it did not happen. Please try again in a while.
storage-locked = The database is busy with something else, so this was not stored. Please try again in a moment.
storage-away = The database cannot be reached just now. Please try again in a moment.
database-address = { $scheme } is no kind of database we know: write memory:, sqlite:///FILE or postgresql://USER@HOST/NAME.
database-file = Say in which file the database is: sqlite:///FILE.
database-foreign = { $file } is not a database of ours, but some other file: choose another name.
database-newer = This database was written by a newer Embertide: update this one to use it.
backup-embedded = Only a database in a file can be backed up like this; for PostgreSQL use its own pg_dump.
backup-missing = There is no database { $file } to back up.
backup-exists = { $file } exists already: a backup is written to a new file.

### The store: what keeps a database from being used.

database-address = { $scheme } isn’t a kind of database we know: write memory:, sqlite:///FILE or postgresql://USER@HOST/NAME.
database-file = Say which file the database is in: sqlite:///FILE.
database-foreign = { $file } isn’t an Embertide database: choose another name.
database-newer = This database was written by a newer version of Embertide: update this one to use it.
backup-embedded = Only a database in a file can be backed up like this. For PostgreSQL, use: pg_dump --format=custom --file={ $file } ADDRESS
backup-missing = There is no database { $file } to back up.
backup-exists = { $file } already exists: a backup is written to a new file.

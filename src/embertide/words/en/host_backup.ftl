### Backup, restore and damaged databases.

database-served = A server is already using { $file }: stop it first, or choose another file with --database.
database-empty = { $file } is empty: restore a backup with “embertide restore BACKUP”, or delete the file to start a new database.
database-other-log = The log { $log } doesn’t belong to { $file }: the file was replaced, and an old log was left over. Restore the backup with “embertide restore BACKUP”, which takes care of the log.
database-log-alone = { $file } is missing, but its log { $log } is there: put the file back, or restore a backup with “embertide restore BACKUP”.
restore-embedded = Only a database in a file can be restored like this. For PostgreSQL, use: pg_restore --clean --if-exists --dbname=ADDRESS { $file }
restore-missing = There is no backup { $file }.
restore-same = { $file } is the database itself: name a backup of it.
restore-done = { $backup } is now the database { $file }.
restore-kept = { $backup } is now the database { $file }. The previous one is kept as { $former }.
restore-key = The key that signs the cookies has been restored, too: { $file }.
backup-key = The key that signs the cookies is saved in { $file }.
database-missing = There is no database { $file } yet: start a server with it first.
database-private = A database in memory can only be used by its own server: name the database with --database.

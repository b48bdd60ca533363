### Copie di sicurezza, ripristino e database danneggiati.

database-served = { $file } è già usato da un server: fermalo prima, o scegli un altro file con --database.
database-empty = { $file } è vuoto: ripristina una copia con «embertide restore COPIA», o cancella il file per ricominciare da capo.
database-other-log = Il registro { $log } non appartiene a { $file }, che è stato sostituito mentre c’era ancora un registro: ripristina la copia con «embertide restore COPIA», che pensa anche al registro.
database-log-alone = { $file } manca, ma il suo registro { $log } c’è: rimetti il file, o ripristina una copia con «embertide restore COPIA».
restore-embedded = Così si ripristina solo un database in un file; per PostgreSQL: pg_restore --clean --if-exists --dbname=INDIRIZZO { $file }.
restore-missing = Non c’è nessuna copia { $file }.
restore-same = { $file } è il database stesso: indica una sua copia.
restore-done = { $backup } è ora il database { $file }.
restore-kept = { $backup } è ora il database { $file }. Quello di prima si chiama adesso { $former }.
restore-key = È stata ripristinata anche la chiave che firma i cookie: { $file }.
backup-key = La chiave che firma i cookie è salvata in { $file }.
database-missing = Non c’è ancora nessun database { $file }: avvia prima un server con questo file.
database-private = Un database in memoria è solo del suo server: indicane un altro con --database.

### La memoria: che cosa impedisce di usare un database.

database-address = Non conosciamo database di tipo { $scheme }: scrivi memory:, sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
database-file = Indica in quale file sta il database: sqlite:///FILE.
database-foreign = { $file } non è un nostro database ma un altro file: scegli un altro nome.
database-newer = Questo database è stato scritto da un Embertide più recente: aggiorna questo per usarlo.
backup-embedded = Così si copia solo un database in un file; per PostgreSQL: pg_dump --format=custom --file={ $file } INDIRIZZO.
backup-missing = Non c’è nessun database { $file } da copiare.
backup-exists = { $file } esiste già: una copia di sicurezza va in un file nuovo.

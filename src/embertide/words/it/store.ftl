### La memoria: che cosa impedisce di salvare una partita o di usare un database.

storage-full = Non c’è più spazio per salvare, quindi la mossa non vale. Riprova tra un po’.
storage-locked = Il database è occupato e non è stato salvato nulla. Riprova tra un attimo.
storage-away = In questo momento il database non risponde. Riprova tra un attimo.
database-address = Non conosciamo database di tipo { $scheme }: scrivi memory:, sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
database-file = Indica in quale file sta il database: sqlite:///FILE.
database-foreign = { $file } non è un nostro database ma un altro file: scegli un altro nome.
database-newer = Questo database è stato scritto da un Embertide più recente: aggiorna questo per usarlo.
backup-embedded = Così si copia solo un database in un file; per PostgreSQL usa il suo pg_dump.
backup-missing = Non c’è nessun database { $file } da copiare.
backup-exists = { $file } esiste già: una copia di sicurezza va in un file nuovo.

### Più nodi: come si avvisano a vicenda e che cosa lo impedisce.

right-nats = servono indirizzi come nats://host:4222, separati da virgole
right-nats-credentials = serve il percorso di un file
nats-missing = Per usare NATS, installa il suo pacchetto: pip install "embertide[nats]".
right-workers = serve un numero intero da 1 a 256
workers-database = Per più processi serve PostgreSQL, perché un database incorporato può servirlo uno solo: indica il suo indirizzo con --database oppure togli --workers.
workers-system = Su questo sistema non sono possibili più processi: togli --workers.
think-ready = Si cerca per i server, con { $threads ->
    [one] un thread
   *[other] { $threads } thread
} (Ctrl-C per finire).
think-nats = Indica da quale server NATS arrivano le ricerche: --nats nats://host:4222 oppure EMBERTIDE_NATS.
thinkers-nats = Senza thread per i bot (thinkers = 0), indica il server NATS attraverso cui cercano altre macchine: nats oppure EMBERTIDE_NATS.

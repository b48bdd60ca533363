### L’avvio di un server e le sue impostazioni.

## Impostazioni

setting-no-home = Non c’è una cartella personale dove tenere le partite: indica con --database o EMBERTIDE_DATABASE dove metterle.
setting-unknown = L’impostazione «{ $setting }» non esiste; ci sono { $settings }.
setting-toml = { $file } non è TOML valido: l’errore è alla riga { $line }.
setting-wrong = { $setting } non può essere «{ $value }»: { $right }.
right-host = serve il nome o l’indirizzo di questo computer
right-port = serve un numero intero da 0 (una porta libera qualsiasi) a 65535
right-pace = serve un numero intero da 0 a 1000, la percentuale del tempo abituale
right-database = serve un indirizzo come sqlite:///games.db o postgresql://host/name
right-thinkers = serve un numero intero da 0 a 256
right-secret-file = serve il percorso di un file
right-secret = servono almeno 64 cifre esadecimali
right-origins = servono origini come https://play.example.org, senza percorso
right-proxies = servono indirizzi o reti come 10.0.0.0/8
right-browser = serve yes o no (in un file: true o false)
right-log-level = serve debug, info, warning o error
right-limits = serve un numero intero fino a 1000000
setting-secret-needed = I server che condividono un database hanno bisogno della stessa chiave: indica il suo file con secret_file, oppure scrivila in EMBERTIDE_SECRET.
setting-secret-bad = { $file } non contiene una chiave: servono almeno 64 cifre esadecimali, come quelle di «openssl rand -hex 32».
setting-secret-open = Altri possono leggere o cambiare { $file }, che contiene la chiave di tutti i cookie: chiudilo con chmod 600.

## Avvio

serve-ready = Il server è pronto: { $address } (Ctrl-C lo ferma).
serve-port-used = La porta { $port } è già in uso: ferma l’altro programma o scegline un’altra con --port.
serve-port-forbidden = Questo sistema non ti permette la porta { $port }: scegline una sopra la 1023 con --port.
serve-host-unknown = Il computer «{ $host }» è sconosciuto: scegli un indirizzo di questo con --host.
serve-host-elsewhere = { $host } non è un indirizzo di questo computer: scegline uno con --host.
backup-done = Tutte le partite sono salvate in { $file }.
right-hosts = servono nomi come play.example.org, senza porta
right-metrics = servono reti come 10.0.0.0/8, oppure all
right-lobby-away = serve un numero intero di secondi da 1 a 1000000
right-forbidden-names = serve il percorso di un file
right-pocket = serve il percorso di una cartella

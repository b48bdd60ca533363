### La porta del server: le impostazioni, chi entra e quanto alla volta.

## Impostazioni

setting-no-home = Non c’è una cartella personale dove tenere le partite: indica con --database o EMBERTIDE_DATABASE dove metterle.
setting-unknown = Non esiste l’impostazione «{ $setting }»; esistono { $settings }.
setting-toml = { $file } non è TOML valido: l’errore è alla riga { $line }.
setting-wrong = { $setting } non può essere «{ $value }»: { $right }.
right-host = serve il nome o l’indirizzo di questo computer
right-port = serve un numero intero da 0 (una porta libera qualsiasi) a 65535
right-pace = un numero intero da 0 a 1000: la percentuale del tempo abituale
right-database = serve un indirizzo come sqlite:///games.db o postgresql://host/name
right-thinkers = serve un numero intero da 1 a 256
right-secret-file = serve il percorso di un file
right-secret = servono almeno 64 cifre esadecimali
right-origins = servono origini come https://play.example.org, senza percorso
right-proxies = servono indirizzi o reti come 10.0.0.0/8
right-browser = serve yes o no (in un file: true o false)
right-log-level = serve debug, info, warning o error
right-limits = serve un numero intero da 1 a 1000000
setting-secret-needed = I server che condividono un database hanno bisogno della stessa chiave: indica il suo file con secret_file, oppure scrivila in EMBERTIDE_SECRET.
setting-secret-bad = { $file } non contiene una chiave: servono almeno 64 cifre esadecimali, come quelle di «openssl rand -hex 32».
setting-secret-open = Altri possono leggere o cambiare { $file }, che contiene la chiave di tutti i cookie: chiudilo con chmod 600.

## Avvio

serve-ready = La porta è aperta: { $address } (Ctrl-C la chiude).
serve-port-used = La porta { $port } è già in uso: ferma l’altro programma o scegline un’altra con --port.
serve-port-forbidden = Questo sistema non ti permette la porta { $port }: scegline una sopra la 1023 con --port.
serve-host-unknown = Il computer «{ $host }» è sconosciuto: scegli un indirizzo di questo con --host.
serve-host-elsewhere = { $host } non è un indirizzo di questo computer: scegline uno con --host.
backup-done = Tutte le partite sono salvate in { $file }.

## Persone

name-wrong = Un nome ha da 1 a { $most } caratteri visibili, tra cui una lettera, una cifra o un simbolo.
name-taken = Il nome «{ $name }» è già preso: scegline un altro.
account-name-wrong = Il nome di un account ha da { $least } a { $most } lettere, cifre, spazi, - o _.
account-already = Hai già un account.
account-none = Non hai ancora un account.
password-length = Una password ha da { $least } a { $most } caratteri.
password-wrong = Questa non è la tua password.
login-wrong = Questo nome e questa password non vanno insieme.

## Troppo

busy-tables-open = Siedi già a { $most } tavoli non finiti; finisci prima una partita.
busy-tables = Quanti nuovi tavoli! Potrai aprire il prossimo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-joins = Quanti posti! Potrai prendere il prossimo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-moves = Troppo in fretta: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-logins = Troppi tentativi: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-passwords = In questo momento entrano in molti: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-sockets = Ci sono troppe finestre collegate insieme: chiudine prima qualcuna.
message-too-long = Questo messaggio è troppo lungo: si leggono al massimo { $most } byte.
body-too-long = È troppo in una volta: si leggono al massimo { $most } byte.
body-too-slow = L’invio è durato troppo: riprova entro { $seconds } secondi.
origin-foreign = Questa richiesta veniva da una pagina di un altro sito, perciò non è stata eseguita.
health-slow = Il database non ha risposto entro un secondo.

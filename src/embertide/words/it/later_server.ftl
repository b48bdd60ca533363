### Che cosa rifiuta il server, e perché.

storage-damaged = In questo punto il database è danneggiato: non si può né leggere né salvare. Chi gestisce il server deve ripristinare una copia di sicurezza.
database-damaged = { $file } è danneggiato: ripristina una copia con «embertide restore COPIA».
table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
table-not-owner = Solo chi ha aperto il tavolo può chiuderlo.
table-begun-without = La partita è cominciata: può guardarla solo chi ha un link.
table-one-seat = Hai già un posto qui: a un tavolo pubblico se ne ha uno solo.
table-patience-public = A un tavolo pubblico ognuno ha almeno { $least } secondi prima che il computer possa giocare al suo posto.

## Opzioni

option-game = Il gioco «{ $game }» qui non c’è: scegli tra { $games }.

## Registrazioni

record-json = Questo non è JSON: la lettura si ferma alla riga { $line }, colonna { $column }.
record-deep = L’annidamento è troppo profondo per una registrazione.
record-number = Qui un numero ha troppe cifre.
record-constant = { $name } non può stare in una registrazione: i numeri sono interi.
record-object = Una registrazione è un solo oggetto JSON tra parentesi graffe.
record-twice = Il campo «{ $field }» compare qui due volte: deve esserci una volta sola.
record-missing = Manca il campo «{ $field }».
record-unknown = Le registrazioni di questo gioco non hanno un campo «{ $field }».
record-kind-str = Qui serve un testo tra virgolette.
record-kind-int = Qui serve un numero intero.
record-kind-list = Qui serve una lista tra parentesi quadre.
record-kind-dict = Qui serve un oggetto tra parentesi graffe.
record-strings = Qui serve una lista di testi tra virgolette.
record-format = Questo non è il formato che leggiamo: una registrazione riporta «{ $format }».
record-rules = Questa partita segue regole diverse dalla versione { $rules }, l’unica che questo programma conosce.
record-unsorted = Le varianti vanno in ordine alfabetico, ciascuna una volta sola.
record-names = Servono tanti nomi quanti sono i giocatori, qui { $players }.
record-date = Questa non è una data: scrivila come 2026-11-15 o 2026-11-15T20:30:00+01:00.
record-checks = Il numero dei controlli ({ $checks }) non corrisponde a quello delle mosse ({ $moves }): ogni mossa ha il suo, oppure nessuna ne ha.
record-check = Un controllo contiene soltanto seat, legal e digest.
record-digest = Un’impronta è fatta di sedici caratteri tra 0–9 e a–f.
record-seat = Secondo il controllo qui tocca al posto { $said }, invece tocca al posto { $found }.
record-legal = Secondo il controllo qui il numero di mosse lecite è { $said }, invece è { $found }.
record-other-moves = L’impronta { $said } del controllo corrisponde a mosse lecite diverse dalle nostre, { $found }.
record-result-missing = La partita è finita: bisogna riportarne il risultato.
record-result-early = La partita non è finita: un risultato ancora non c’è.
record-result-wrong = Il risultato giusto è { $found }.
record-seal = Un sigillo contiene un impegno di 64 cifre esadecimali, l’apporto di ogni posto ed eventualmente il segreto.
record-seal-broken = Il segreto non è quello dell’impegno.
record-seal-draw = La pescata { $number } non è quella data dal sigillo.
record-hidden = Qui alcuni valori sono nascosti: la partita si può guardare, ma non finire né continuare.

## Annullare una mossa

undo-nothing = Non c’è ancora niente da annullare.
undo-revealed = Troppo tardi per annullare: nel frattempo è stato svelato qualcosa.
undo-others = Troppo tardi per annullare: nel frattempo ha giocato qualcun altro.

## File

file-unwritable = Impossibile scrivere { $file }: { $reason }.

## Tornei e analisi

option-bot = Il bot «{ $bot }» non esiste: scegli tra { $bots }.

## I giochi

room-no-computers = Per { $game } non ci sono bot: lascia tutti i posti alle persone.
room-no-hints = Per { $game } non ci sono bot, quindi nemmeno consigli.
room-twice = Due giochi si chiamano «{ $name }»: quello di { $source } viene tralasciato.
room-broken = Il gioco «{ $name }» di { $source } non si può caricare e viene tralasciato: { $reason }
mail-address = A questo indirizzo e-mail non si può inviare nulla.
mail-off = Questo server non invia e-mail.
mail-account = Per gli avvisi via e-mail serve un account: prima creane uno.
mail-link = Questo link non è più valido: chiedine uno nuovo nella pagina dell’account.
busy-mails = Troppe e-mail: riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
push-endpoint = Questo non è l’indirizzo di un servizio push: deve iniziare con https:// e non contenere un nome utente.
push-service = Questo server non invia notifiche tramite { $host }.
push-keys = Le chiavi di questa iscrizione non sono più valide: attiva di nuovo le notifiche.
push-off = Questo server non invia notifiche.
push-no-table = Le notifiche sono per chi ha un posto a un tavolo: prima aprine uno o unisciti a uno.
table-seat-other = Puoi farlo solo per il tuo posto.
table-commit-late = Tutti i giocatori si sono impegnati: il tuo numero non può più cambiare.
table-entropy-early = Il tuo numero serve quando tutti si sono impegnati sul proprio.
table-entropy-other = Non è il numero su cui ti sei impegnato.
table-entropy-open = A questo tavolo ognuno prima si impegna su un numero, poi lo invia. Prendi posto senza numero.
table-free-whom = Nessuno aspetta un numero da quel posto.
table-free-patience = { $player } ha ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} per inviare un numero prima che il posto possa essere liberato.
advice-busy = In questo momento si chiedono troppi consigli e analisi: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
hint-dropped = Questo consiglio è andato perso, perché ne hai chiesto un altro o il server si sta fermando: chiedilo di nuovo se ti serve ancora.
table-seats = { $players ->
    [one] Serve un posto
   *[other] Servono { $players } posti
}, ma { $seats ->
    [one] ne è stato indicato uno
   *[other] ne sono stati indicati { $seats }
}.
table-from-moves = Quella partita ha { $moves ->
    [one] una sola mossa
   *[other] solo { $moves } mosse
}.
table-from-other = La partita da continuare era un’altra: servono lo stesso gioco e gli stessi giocatori, modalità, varianti e tabellone.
table-running = Quella partita è ancora in corso.
table-no-record = Una partita cominciata da una posizione composta a mano non si può scaricare: non si sa come ci si è arrivati.
table-no-hints = A questo tavolo si gioca senza consigli.
table-thinkers-busy = Il computer ha troppo a cui pensare: riprova tra un momento.
request-json = Questo non è JSON.
request-missing = Manca il campo «{ $field }».
request-unknown = Qui non c’è un campo «{ $field }».
request-choice = Per il campo «{ $field }» si può scegliere tra { $choices }.
request-least = Il campo «{ $field }» deve valere, o essere lungo, almeno { $bound }.
request-most = Il campo «{ $field }» deve valere, o essere lungo, al massimo { $bound }.
request-key = Il campo «{ $field }» contiene qualcosa che non può stare in un link.
request-kind = Il campo «{ $field }» deve essere { $right }.
request-kind-text = un testo
request-kind-number = un numero intero
request-kind-switch = true o false
request-kind-list = un elenco
request-kind-object = un oggetto
request-method = Questo indirizzo non accetta quel metodo.
page-missing = A questo indirizzo non c’è niente.

## Persone

name-wrong = Un nome ha da 1 a { $most } caratteri visibili, tra cui una lettera, una cifra o un simbolo.
name-taken = Il nome «{ $name }» è già preso: scegline un altro.
account-name-wrong = Il nome di un account ha da { $least } a { $most } caratteri: lettere, cifre, spazi, - o _.
account-already = Hai già un account.
account-none = Non hai ancora un account.
password-length = Una password ha da { $least } a { $most } caratteri.
password-wrong = Questa non è la tua password.
login-wrong = Nome e password non corrispondono.

## Troppo

busy-tables-open = Hai già un posto a { $most } tavoli con partite in corso: prima finiscine una.
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
busy-passwords = In questo momento accedono in molti: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-sockets = Ci sono troppe finestre collegate insieme: prima chiudine qualcuna.
message-too-long = Questo messaggio è troppo lungo: si leggono al massimo { $most } byte.
body-too-long = È troppo in una volta: si leggono al massimo { $most } byte.
body-too-slow = L’invio è durato troppo: riprova entro { $seconds } secondi.
origin-foreign = Questa richiesta veniva da una pagina di un altro sito, perciò non è stata eseguita.
health-slow = Il database non ha risposto entro un secondo.
server-failed = Qualcosa è andato storto, ma nulla è andato perso. Riprova.
request-nul = Uno dei testi contiene un carattere NUL, che non si può salvare.
record-surrogate = Qui c’è mezzo carattere (un surrogato isolato), che nessun testo può contenere.
body-too-fine = Ci sono troppi elementi: si leggono al massimo { $most } virgole, due punti e parentesi.
host-foreign = Questo server non risponde al nome di questo indirizzo. Chi lo gestisce può ammetterlo con l’impostazione «hosts».
busy-public = Hai già { $most } tavoli aperti a tutti in attesa: aspetta che uno si riempia, o chiudine uno.
busy-uploads = In questo momento si leggono molte registrazioni: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-slow-work = In questo momento c’è molto da fare: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
busy-connections = Dal tuo indirizzo ci sono troppe connessioni aperte: prima chiudine qualcuna.
request-http = Questa non è una richiesta HTTP.
person-blocked = Questo account è bloccato: scrivi a chi gestisce questo server.
reset-wrong = Questo link è già stato usato o è troppo vecchio: chiedine uno nuovo.
reset-guest = «{ $name }» è ospite e non ha una password.
session-missing = Questo dispositivo è già disconnesso.
name-scripts = Un nome si scrive in un solo alfabeto: questo mescola lettere che si somigliano.
name-forbidden = Il nome «{ $name }» contiene una parola che questo server non ammette: scegline un altro.
daily-day = Per questo giorno non c’è una foresta da giocare.
puzzle-missing = Questo problema non esiste.
storage-full = Non c’è più spazio, quindi non è stato salvato nulla. Riprova tra un po’.
storage-locked = Il database è occupato, quindi non è stato salvato nulla. Riprova tra un attimo.
storage-away = In questo momento il database non risponde. Riprova tra un attimo.
table-clock-kind = Un orologio è di tipo «turn» o «bank».
table-clock-seconds = Un orologio dura da { $least } a { $most } secondi.
table-begun = La partita è cominciata: non si possono più prendere o lasciare posti.
table-no-seat = Questo posto non esiste: si contano da 0 e questo tavolo ne ha { $seats }.
table-full = Qui non c’è un posto libero per te.
table-taken = Quel posto è già occupato.
table-key = Quel posto è riservato a chi ha ricevuto il suo link.
table-entropy = Il tuo numero per il sigillo deve avere 64 caratteri tra 0–9 e a–f.
table-entropy-given = Hai già aggiunto il tuo numero al sigillo.
table-not-sitting = Stai guardando: può farlo solo chi gioca a questo tavolo.
table-not-your-turn = Non è il tuo turno, ma quello di { $player }.
table-not-begun = La partita non è cominciata: manca ancora qualcuno.
table-over = La partita è finita.
table-asked-already = Qualcuno ha già chiesto di annullare: prima si decide su quello.
table-nothing-asked = Nessuno aspetta la tua risposta.
table-stand-in-whom = Il computer può sostituire solo un’altra persona di questo tavolo.
table-stand-in-turn = In questo momento nessuno aspetta { $player }.
table-patience = { $player } ha ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima che il computer possa giocare al suo posto.
table-clock-empty = Il tuo tempo è scaduto: il computer finisce la partita per te.

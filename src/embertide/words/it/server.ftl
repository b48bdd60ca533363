### Il server: che cosa non può fare, e perché.

table-missing = Questo tavolo non esiste, oppure il suo link è incompleto.
table-seats = { $players ->
    [one] Serve un posto
   *[other] Servono { $players } posti
} e ne sono stati chiesti { $seats }.
table-from-moves = Quella partita ha { $moves ->
    [one] una sola mossa
   *[other] solo { $moves } mosse
}.
table-from-other = La partita da riprendere era un'altra: servono lo stesso gioco, gli stessi giocatori, modo, varianti e tabellone.
table-running = Quella partita è ancora in corso.
table-no-record = Una partita cominciata da una posizione preparata non ha una registrazione: non si sa come ci si è arrivati.
table-no-hints = Questo tavolo gioca senza suggerimenti.
table-thinkers-busy = Il computer ha troppo a cui pensare: riprova tra un momento.
request-json = Questo non è JSON.
request-missing = Manca il campo «{ $field }».
request-unknown = Qui non c'è un campo «{ $field }».
request-choice = Il campo «{ $field }» deve essere uno di { $choices }.
request-least = Il campo «{ $field }» deve valere o essere lungo almeno { $bound }.
request-most = Il campo «{ $field }» deve valere o essere lungo al massimo { $bound }.
request-key = Il campo «{ $field }» contiene qualcosa che non può stare in un link.
request-kind = Il campo «{ $field }» deve essere { $right }.
request-kind-text = un testo
request-kind-number = un numero intero
request-kind-switch = true o false
request-kind-list = un elenco
request-kind-object = un oggetto
request-method = Questo indirizzo c'è, ma si chiede in un altro modo.
page-missing = A questo indirizzo non c'è niente.

### I tavoli: che cosa vi accade, e che cosa non si può fare.

table-missing = Questo tavolo non esiste, oppure il suo link è incompleto.
table-opened = Il tavolo è aperto.
table-sat = { $player } prende posto.
    .you-player = Prendi posto.
table-left = { $player } lascia il tavolo.
    .you-player = Lasci il tavolo.
table-begins = Tutti i posti sono occupati: la partita comincia.
table-undone = { $count ->
    [one] { $player } annulla l’ultima mossa.
   *[other] { $player } annulla le ultime { $count } mosse.
}
    .you-player = { $count ->
        [one] Annulli l’ultima mossa.
       *[other] Annulli le ultime { $count } mosse.
    }
table-asked = { $player } chiede di annullare tutto dal suo ultimo turno.
    .you-player = Chiedi di annullare tutto dal tuo ultimo turno.
table-agreed = { $player } accetta.
    .you-player = Accetti.
table-declined = { $player } preferisce di no.
    .you-player = Preferisci di no.
table-stands-in = { $player } non c’è: gioca il computer al suo posto.
    .you-player = Non ci sei: gioca il computer al tuo posto.
table-time-up = Tempo scaduto per { $player }: continua il computer.
    .you-player = Il tuo tempo è scaduto: continua il computer.
table-returned = { $player } torna a giocare.
    .you-player = Giochi di nuovo tu.
table-rematch = La prossima partita è pronta.
table-rematch-asked = { $player } vorrebbe giocare di nuovo.
    .you-player = Vorresti giocare di nuovo.
table-stale = La partita è andata avanti: ora la posizione è la numero { $ply }.

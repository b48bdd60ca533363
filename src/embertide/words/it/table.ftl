### I tavoli: che cosa vi accade e che cosa non vi si può fare.

table-opened = Il tavolo è aperto.
table-sat = { $player } si siede.
table-left = { $player } si alza.
table-begins = Ci siamo tutti: la partita comincia.
table-undone = { $count ->
    [one] { $player } ritira l'ultima mossa.
   *[other] { $player } ritira le ultime { $count } mosse.
}
table-asked = { $player } chiede di tornare a prima del suo ultimo turno.
table-agreed = { $player } è d'accordo.
table-declined = { $player } preferisce di no.
table-stands-in = { $player } è assente: gioca il computer al suo posto.
table-time-up = { $player } ha finito il tempo: continua il computer.
table-returned = { $player } è tornato.
table-rematch = La prossima partita è pronta.

table-clock-kind = Un orologio è di tipo «turn» o «bank».
table-clock-seconds = Un orologio dura da { $least } a { $most } secondi.
table-begun = La partita è cominciata: nessuno si siede o si alza più.
table-no-seat = Questo posto non esiste: si contano da 0 e questo tavolo ne ha { $seats }.
table-full = Qui non c'è un posto libero per te.
table-taken = Quel posto è già occupato.
table-key = Quel posto è tenuto per chi ha ricevuto il suo link.
table-entropy = Il tuo numero per il sigillo deve avere 64 caratteri tra 0 e 9 e tra a e f.
table-entropy-given = Hai già aggiunto il tuo numero al sigillo.
table-not-sitting = Stai guardando: può farlo solo chi siede al tavolo.
table-not-your-turn = Non è il tuo turno: tocca a { $player }.
table-not-begun = La partita non è cominciata: manca ancora qualcuno.
table-over = La partita è finita.
table-stale = La partita è andata avanti: ora la posizione è la numero { $ply }.
table-asked-already = Qualcuno ha già chiesto di ritirare una mossa: prima si decide quello.
table-nothing-asked = Nessuno aspetta la tua risposta.
table-stand-in-whom = Il computer può sostituire solo un'altra persona di questo tavolo.
table-stand-in-turn = In questo momento nessuno aspetta { $player }.
table-patience = { $player } ha ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima che il computer possa sostituirlo.
table-clock-empty = Il tuo tempo è scaduto: il computer finisce la partita per te.

### Tavoli che finiscono prima del tempo, tavoli vecchi e orologi fermi.

table-resigned = { $player } si arrende.
    .you-player = Ti arrendi.
table-won-resigned = { $player } si arrende: vince { $winner }.
    .you-player = Ti arrendi: vince { $winner }.
    .you-winner = { $player } si arrende: vinci tu.
table-ended-resigned = { $player } si arrende: la partita finisce qui.
    .you-player = Ti arrendi: la partita finisce qui.
table-ended-closed = { $player } ha chiuso la partita prima della fine.
    .you-player = Hai chiuso la partita prima della fine.
table-ended-host = Chi gestisce questo server ha chiuso la partita.
table-closed-now = Il tavolo è chiuso.
table-paused = Il server si è fermato per { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}: l’orologio ha aspettato.
web-table-resign = Arrenditi
web-table-end = Chiudi la partita
web-table-close = Chiudi il tavolo
web-table-stay = Continua a giocare
web-table-keep = Lascialo aperto
web-table-resign-ask = Vuoi arrenderti?
web-table-resign-plays = Il computer continua per te e tu finisci in ultima posizione. Potrai guardare, ma non rientrare.
web-table-resign-helps = Il computer gioca al tuo posto. Potrai guardare, ma non rientrare.
web-table-resign-ends = La partita finisce subito e conta come persa.
web-table-end-ask = Vuoi chiudere questa partita?
web-table-end-about = Resta tra le tue partite finite, senza risultato.
web-table-end-daily = La foresta di oggi si gioca una volta sola: conterà come non riuscita.
web-table-close-ask = Vuoi chiudere questo tavolo?
web-table-close-about = Il tavolo scompare per tutti e i link che hai inviato non valgono più.
web-table-leave-ask = Vuoi lasciare il tavolo?
web-table-leave-about = Il tuo posto torna libero.
web-table-sit-on = Resta al tavolo
web-table-resigned = ha abbandonato
web-ended-early = Partita interrotta

### L’analisi di una partita: il grafico, le note e le loro mosse sul tavolo.

web-chance = Probabilità di vittoria
web-scores = Punteggi
web-chart = La probabilità di vittoria, mossa per mossa: una linea per giocatore
web-chart-scores = I punteggi, mossa per mossa: una linea per giocatore
web-show-scores = Mostra i punteggi
web-show-chance = Mostra le probabilità
web-accuracy = Precisione: quanto ogni mossa si avvicina alla migliore.
web-note-better = { $played }; meglio: { $best }
web-note-best = { $best }: la mossa migliore della partita
web-note-loss = −{ NUMBER($value, style: "percent") }
web-note-gain = +{ NUMBER($value, style: "percent") }
web-notes-all = Gli errori di tutti
web-notes-own = Solo i miei errori
web-retry = Riprova
web-show-line = Mostra il seguito
web-tag-played = Giocata
web-tag-better = Meglio

## Le mosse in poche parole

web-feurio-brief-lay = la tessera { $tile } { $place }
web-feurio-brief-cover = linea di fuoco { $place }
web-feurio-brief-send = { $count ->
    [one] un { $colour } { $place }
   *[other] { $count } { $colour-key ->
        [colour-red] rossi
        [colour-green] verdi
        [colour-blue] blu
       *[colour-yellow] gialli
    } { $place }
}
web-feurio-brief-side = { $what } ({ $side })
web-feurio-side-left = a sinistra
web-feurio-side-right = a destra
web-feurio-side-top = in alto
web-feurio-side-bottom = in basso
web-firewater-tag-points = punti
web-firewater-tag-squares = caselle in vantaggio

## I tasti dell’analisi

web-keys-play = Avvia e ferma
web-keys-next-mistake = Errore successivo
web-keys-prior-mistake = Errore precedente
web-keys-line = Mostra il seguito
web-keys-retry = Riprova dall’errore

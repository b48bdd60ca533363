### La fine di una partita: il conteggio, la scheda, l’immagine da condividere.

## Il conteggio

web-finale-count = Il conteggio
web-finale-part = { $part } di { $of }
web-finale-skip = Salta
web-finale-skip-about = Invio, spazio o un clic ovunque
web-finale-again = Rivedi il conteggio
web-feurio-finale-region = { $player }: { $colour ->
    [red] area rossa
    [green] area verde
    [blue] area blu
   *[yellow] area gialla
}
    .you-player = { $colour ->
        [red] La tua area rossa
        [green] La tua area verde
        [blue] La tua area blu
       *[yellow] La tua area gialla
    }
web-feurio-finale-saved = Il fuoco è spento!
web-feurio-finale-burnt = La foresta brucia
web-firewater-finale-squares = { $player }: caselle
    .you-player = Le tue caselle
web-firewater-finale-leaders = { $player }: capi catturati
    .you-player = I capi che hai catturato
web-firewater-finale-elementals = { $player }: elementali
    .you-player = I tuoi elementali
web-firewater-finale-leader = { $player }: manca il capo
    .you-player = Ti manca il capo
web-firewater-finale-last-token = con l’ultimo gettone
web-firewater-finale-tie = a pari punti, per ordine di turno

## La scheda

web-finale-wins = { $winner } vince
    .you-winner = Hai vinto!
web-finale-wins-by = { $winner } vince di { $margin }
    .you-winner = Hai vinto!
web-finale-by = di { $margin ->
    [one] un punto
   *[other] { $margin } punti
}
web-finale-draw = Parità: { $points } a testa
web-finale-shared = Vittoria condivisa: { $tied }
    .you-tied = Vinci insieme a { $tied }
web-finale-done = Ce l’hai fatta!
web-finale-missed = Sarà per la prossima
web-finale-score = { $player } { $points }
    .you-player = tu { $points }
web-finale-spoken = { $heading } { $scores }.
web-finale-harder = Più difficile?
web-finale-easier = Più facile?
web-finale-turning = Svolta: mossa { $move }
web-finale-turning-wait = Alla ricerca della svolta…
web-finale-chance = probabilità di vittoria di { $player }
    .you-player = la tua probabilità di vittoria

## L’immagine

web-finale-share = Condividi
web-finale-share-about = Creata su questo dispositivo. I nomi delle altre persone non compaiono.
web-finale-share-failed = Questo browser non riesce a creare l’immagine.
web-finale-send = Condividi
web-finale-save = Salva
web-finale-close = Chiudi
web-finale-turning-share = Svolta: mossa { $move }. Probabilità di vittoria: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
web-finale-poster-against = { $game } contro { $others }
web-finale-poster-won = Vittoria!
web-finale-poster-won-by = Vittoria di { $margin ->
    [one] un punto
   *[other] { $margin } punti
}
web-finale-poster-wins = { $name } vince
web-finale-poster-shared = Vittoria condivisa
web-finale-poster-me = Io
web-finale-poster-friend = qualcuno

### L’assistente da tavolo: per chi ha davanti la scatola vera.

web-companion = Assistente da tavolo
web-companion-title = { $game }: assistente da tavolo
web-companion-about = Giochi con la scatola vera? Tocca qui ciò che accade sul tavolo: questa pagina mostra che cosa è possibile, tiene il punteggio e dà consigli. Oppure componi una posizione qualsiasi e gioca da lì.
web-companion-begin = Prepara il tavolo
web-companion-back = Torna al tuo tavolo
web-companion-opening = { $left ->
    [one] Tocca l’ultima tessera iniziale
   *[other] Tocca le { $left } tessere iniziali, così come sono disposte
}
web-companion-draw = Quale tessera ha pescato { $player }?
web-companion-laid = La tessera è già posata
web-companion-tiles = Tessere
web-companion-tile = Tessera { $tile }
web-companion-tile-left = Tessera { $tile }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
web-companion-undo = Annulla
web-companion-redo = Ripristina
web-companion-advise = Chiedi al computer
web-companion-thinks = Ci pensa…
web-companion-not-now = Ora le regole non lo permettono. Per mettere comunque un pezzo lì, attiva «Metti i pezzi ovunque».
web-companion-free = Metti i pezzi ovunque
web-companion-free-about = Per comporre una posizione o correggere un errore; il turno resta dov’è.
web-companion-free-ask = Scegli un pezzo, poi il suo posto
web-companion-turn = Di chi è il turno?
web-companion-eraser = Togli
web-companion-face-down = Tessere coperte
web-companion-paid-by = Coperta, paga il { $colour }
web-companion-owner = Di chi è il pezzo?
web-companion-pieces = Pezzi
web-companion-markers = Segnalini
web-companion-reveal = Quale segnalino scopre { $player }?
web-companion-enough = Non ora
web-companion-stack = Segnalini non ancora visti, { $player }
web-companion-open = Segnalini scoperti
web-companion-turn-up = { $player }: scopri
web-companion-turn-back = Copri di nuovo: { $marker }
web-companion-play-about = Un nuovo tavolo comincia da questa posizione. Ciò che nessuno conosce ancora viene mescolato.
web-companion-keep = Salva e condividi
web-companion-keep-about = Questo browser ricorda il tavolo. Il link lo mostra com’è adesso.
web-companion-link = Link a questa posizione
web-companion-new = Prepara un altro tavolo

### Feurio! nel browser: ciò che si dice sul tavolo e accanto.

## Come si chiama una mossa sul suo pulsante

web-feurio-lay = Posa qui la tessera { $tile }
web-feurio-cover = Linea di fuoco (−1 { $colour })
web-feurio-send = { $count ->
    [one] Piazza un { $colour }
   *[other] Piazza { $count } { $colour-key ->
        [colour-red] rossi
        [colour-green] verdi
        [colour-blue] blu
       *[colour-yellow] gialli
    }
} { $tile ->
    [1] sull’1
   *[other] sul { $tile }
}
web-feurio-pass = Passa
web-feurio-arrange = Disponi { $tiles }
web-feurio-do = Gioca { $move }
web-feurio-on = { $what } ({ $cell })

## Come si chiamano le caselle

web-feurio-board = La foresta
web-feurio-cell-tile = { $tile }, { $state }, in { $cell }
web-feurio-cell-opening = { $tile }, tessera iniziale
web-feurio-cell-spot = Punto più caldo, calore { $heat }, in { $cell }
web-feurio-cell-empty = Posto vuoto, in { $cell }
web-feurio-cell-firebreak = Linea di fuoco, in { $cell }
web-feurio-cell-firebreak-known = Linea di fuoco, in { $cell }; sai che è un { $tile }
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] pieno
    [one] uno spazio libero
   *[other] { $room } spazi liberi
}
web-feurio-shut = circondata
web-feurio-region = { $colour }: { $sum }, diviso { $divisor }, fa { $value }
web-feurio-region-shut = { $colour }: { $sum }, circondata, non vale nulla
web-feurio-fit = Mostra tutto

## Elenchi

web-feurio-list-spots = Punti più caldi
web-feurio-list-own = Le mie aree
web-feurio-list-regions = Aree
web-feurio-list-goals = Obiettivi
web-feurio-list-tiles = Tessere sul tavolo
web-feurio-list-moves = Che cosa puoi fare

## Strumenti

web-feurio-hand = La tessera { $tile } da posare
web-feurio-hand-hidden = Una tessera che conosce solo chi l’ha pescata
web-feurio-how = Come posarla
web-feurio-face-up = Scoperta
web-feurio-face-down = Linea di fuoco
web-feurio-price = Pompiere da sacrificare
web-feurio-price-note = La tessera vale 0 e in questo turno non piazzi pompieri.
web-feurio-crews = Pompieri da piazzare
web-feurio-crew-left = { $left ->
    [0] { $colour }: finiti
    [one] { $colour }: ne resta uno
   *[other] { $colour }: ne restano { $left }
}
web-feurio-auxiliary-left = { $left ->
    [0] aiutanti, { $colour }: finiti
    [one] aiutanti, { $colour }: ne resta uno
   *[other] aiutanti, { $colour }: ne restano { $left }
}
web-feurio-count = Quanti
web-feurio-pick-tile = Scegli una tessera con uno spazio libero.
web-feurio-again = Tocca di nuovo la tessera, o la spunta, per confermare.
web-feurio-layouts = Disposizioni iniziali possibili
web-feurio-layout = { $first } e { $last } alle estremità, { $left } e { $right } in mezzo
web-feurio-swap = Oppure scambia due tessere sul tavolo: tocca prima l’una, poi l’altra.

## Punti e obiettivi

web-feurio-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-feurio-points-change = { $from } ora, { $to } dopo
web-feurio-change = { $colour }: { $from } ora, { $to } dopo
web-feurio-locked = circondata
web-feurio-goal = { $colour }: { $points }
web-feurio-goal-left = { $left ->
    [0] tutti e 12 in campo
    [one] uno da piazzare
   *[other] { $left } da piazzare
}
web-feurio-goal-together = uniti
web-feurio-goal-apart = { $count ->
    [0] non iniziato
    [one] un’area
   *[other] { $count } aree
}
web-feurio-goal-watered = 1 aperto
web-feurio-goal-dry = nessun 1 aperto
web-feurio-goals-title = Tutti in campo, ogni colore unito e con un 1 aperto

## Riserva

web-feurio-pile = { $pile ->
    [0] Tessere finite
    [one] Resta una tessera
   *[other] Restano { $pile } tessere
}
web-feurio-unseen = { $count } × { $tile } ancora da vedere
web-feurio-paid = Sacrificati per le linee di fuoco

### Feurio! nel browser: ciò che si dice sul tavolo e accanto.

## Come si chiama una mossa sul suo pulsante

web-feurio-lay = Posa qui la tessera { $tile }
web-feurio-cover = Linea di fuoco qui, per un pompiere { $colour }
web-feurio-send = { $count ->
    [one] Manda un { $colour } sulla { $tile }
   *[other] Manda { $count } { $colour ->
        [rosso] rossi
        [verde] verdi
        [blu] blu
       *[giallo] gialli
    } sulla { $tile }
}
web-feurio-pass = Non mandare nessuno
web-feurio-arrange = Disponi { $tiles }
web-feurio-do = Gioca { $move }
web-feurio-on = { $what } ({ $cell })

## Come si chiamano le caselle

web-feurio-board = Il bosco
web-feurio-cell-tile = { $tile }, { $state }, in { $cell }
web-feurio-cell-opening = { $tile }, tessera iniziale
web-feurio-cell-spot = Punto più caldo, calore { $heat }, in { $cell }
web-feurio-cell-empty = Vuoto, in { $cell }
web-feurio-cell-firebreak = Linea di fuoco, in { $cell }
web-feurio-cell-firebreak-known = Linea di fuoco, in { $cell }; sai che è una { $tile }
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] pieno
    [one] un posto libero
   *[other] { $room } posti liberi
}
web-feurio-shut = circondata
web-feurio-region = { $colour }: { $sum }, diviso { $divisor }, fa { $value }
web-feurio-region-shut = { $colour }: { $sum }, circondata, non vale nulla
web-feurio-fit = Mostra tutto

## Elenchi

web-feurio-list-spots = Punti più caldi
web-feurio-list-own = Le mie zone boschive
web-feurio-list-regions = Zone boschive
web-feurio-list-goals = Obiettivi
web-feurio-list-tiles = Tessere sul tavolo
web-feurio-list-moves = Che cosa puoi fare

## Strumenti

web-feurio-hand = La tessera { $tile } da posare
web-feurio-hand-hidden = Una tessera che conosce solo chi l’ha pescata
web-feurio-how = Come posarla
web-feurio-face-up = Scoperta
web-feurio-face-down = Linea di fuoco
web-feurio-price = Chi lascia il gioco in cambio
web-feurio-price-note = La tessera vale 0 e in questo turno non si manda nessuno.
web-feurio-crews = Chi mandare
web-feurio-crew-left = { $left ->
    [0] { $colour }, nessuno rimasto
    [one] { $colour }, uno rimasto
   *[other] { $colour }, { $left } rimasti
}
web-feurio-auxiliary-left = { $left ->
    [0] ausiliari, { $colour }, nessuno rimasto
    [one] ausiliari, { $colour }, uno rimasto
   *[other] ausiliari, { $colour }, { $left } rimasti
}
web-feurio-count = Quanti
web-feurio-pick-tile = Scegli una tessera con un posto libero.
web-feurio-again = Fai di nuovo clic per mandarne uno in più.
web-feurio-layouts = Disposizioni iniziali possibili
web-feurio-layout = { $first } e { $last } alle estremità, { $left } e { $right } in mezzo
web-feurio-swap = Oppure scambia due tessere sul tavolo: fai clic sull’una, poi sull’altra.

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
    [one] uno da mandare
   *[other] { $left } da mandare
}
web-feurio-goal-together = uniti
web-feurio-goal-apart = { $count ->
    [0] non iniziato
    [one] una zona
   *[other] { $count } zone
}
web-feurio-goal-watered = 1 aperto
web-feurio-goal-dry = nessun 1 aperto
web-feurio-goals-title = Tutti in campo, ogni colore unito, ognuno con un 1 aperto

## Riserva

web-feurio-pile = { $pile ->
    [0] Nessuna tessera rimasta
    [one] Una tessera rimasta
   *[other] { $pile } tessere rimaste
}
web-feurio-unseen = { $tile }: { $count } non ancora viste
web-feurio-paid = Ceduti per le linee di fuoco

## Lezione: l’esempio

web-feurio-lesson-welcome = Un bosco brucia. Ogni tessera dice con quanta forza, da 1 (vicino all’acqua) a 6. Quattro squadre vogliono tenere i boschi migliori. Per un giro le giochi tutte tu.
web-feurio-lesson-draw = Verde comincia e ha pescato un 2. La tessera pescata va su uno dei punti più caldi: dove la somma delle vicine è più alta. Due punti hanno 10. Scegli quello a destra, accanto a 6 e 4.
web-feurio-lesson-send = Ora Verde può mandare da uno a tre pompieri del suo colore su una sola tessera qualsiasi. Mandane uno sul 6 in basso a sinistra: ha tre posti.
web-feurio-lesson-only = Blu pesca un 1. Stavolta il punto più caldo è uno solo. Posalo lì.
web-feurio-lesson-edges = Una tessera non accoglie più pompieri di quanti posti ha, né più dei suoi lati liberi. Il 6 con il pompiere verde ha solo due lati liberi. Prova a mandarci due blu e guarda perché non si può; poi mandane uno.
web-feurio-lesson-yellow = Giallo pesca un 2. Di nuovo due punti sono ugualmente caldi: prendi quello a sinistra.
web-feurio-lesson-fill = L’altro 6 ha ancora due lati liberi. Manda due pompieri gialli: così è pieno e nessun altro può entrare.
web-feurio-lesson-red = Rosso pesca un 5. Può andare tra 3 e 6: posalo in alto.
web-feurio-lesson-new = I pompieri possono andare anche sulla tessera nuova. Manda un rosso sul 5.
web-feurio-lesson-count = Guarda altri due giri. Poi il conteggio: una zona boschiva è fatta di tessere che si toccano e portano lo stesso colore. Somma i valori e dividi per il più piccolo che ha ancora un lato libero. Verde ha 5 + 6 + 1 = 12, e l’1 è aperto: 12 ÷ 1 = 12. Passa sopra i calcoli per vedere ogni zona.
web-feurio-lesson-locked = L’acqua vale molto: un numero piccolo e aperto divide per poco. E attenzione: il 6 di Giallo è murato. Senza lati liberi una zona non vale nulla.
web-feurio-lesson-join = Rosso ha un 1 isolato e una zona 5 + 2. Un pompiere sul 4 che sta in mezzo unisce tutto: 1 + 4 + 5 + 2 = 12, diviso 1. Manda un rosso su quel 4.
web-feurio-lesson-end = È tutto. Quando le tessere finiscono si continua a mandare finché tutti passano; poi si contano le zone. Ora gioca una partita tua!

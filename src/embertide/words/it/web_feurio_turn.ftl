### Feurio! nel browser: luoghi ed eventi chiamati con ciò che si vede, senza coordinate.

## Luoghi; senza articolo, tutti maschili: «sul { place }»

web-feurio-place-spot = sul punto da { $heat } tra { $around }
web-feurio-place-empty = sul posto vuoto
web-feurio-place-empty-near = sul posto vuoto accanto a { $around }
web-feurio-place-tile = { $tile ->
    [1] sull’1
   *[other] sul { $tile }
}
web-feurio-place-tile-near = { $tile ->
    [1] sull’1
   *[other] sul { $tile }
} accanto a { $around }
web-feurio-place-firebreak = sulla linea di fuoco
web-feurio-place-firebreak-near = sulla linea di fuoco accanto a { $around }
web-feurio-place-and = { $first } e { $last }

## Che cosa succede; i luoghi sono segnati sul tavolo

web-feurio-seen-spreads = { $player } posa la tessera { $tile } dove il calore era { $heat }.
    .you-player = Posi la tessera { $tile } dove il calore era { $heat }.
web-feurio-seen-firebreaks = { $player } posa una linea di fuoco e sacrifica un pompiere { $colour }.
    .you-player = Posi una linea di fuoco e sacrifichi un pompiere { $colour }.
web-feurio-seen-deploys = { $player } piazza { $count ->
    [one] un pompiere { $colour }
   *[other] { $count } pompieri { $colour-key ->
        [colour-red] rossi
        [colour-green] verdi
        [colour-blue] blu
       *[colour-yellow] gialli
    }
} sulla tessera { $tile }.
    .you-player = Piazzi { $count ->
        [one] un pompiere { $colour }
       *[other] { $count } pompieri { $colour-key ->
            [colour-red] rossi
            [colour-green] verdi
            [colour-blue] blu
           *[colour-yellow] gialli
        }
    } sulla tessera { $tile }.

## Che cosa non si può; il luogo provato e quelli giusti sono segnati sul tavolo

web-feurio-seen-occupied = Lì c’è già una tessera: una nuova va in un posto vuoto.
web-feurio-seen-apart = Accanto a quel posto non brucia niente: posa la tessera su uno dei punti più caldi.
web-feurio-seen-cooler = Qui il calore è solo { $heat }. { $count ->
    [one] Nel punto più caldo è { $top }: posa lì la tessera.
   *[other] Nei punti più caldi è { $top }: scegline uno.
}
web-feurio-seen-no-tile = Qui non c’è nessuna tessera: piazza i pompieri su una tessera in tavola.
web-feurio-seen-on-firebreak = È una linea di fuoco: lì non può stare nessuno.
web-feurio-seen-enclosed = Quella tessera è circondata: senza un lato libero non ci arriva più nessuno.
web-feurio-seen-edges = Quella tessera ha { $held ->
    [0] nessun pompiere
    [one] un pompiere
   *[other] { $held } pompieri
} e { $limit ->
    [one] un lato libero
   *[other] { $limit } lati liberi
}: { $room ->
    [0] non c’è più posto per nessuno.
    [one] c’è posto per uno solo, non per { $count }.
   *[other] c’è posto solo per { $room }, non per { $count }.
}
web-feurio-seen-spaces = Quella tessera ha { $held ->
    [0] nessun pompiere
    [one] un pompiere
   *[other] { $held } pompieri
} e { $limit ->
    [one] uno spazio
   *[other] { $limit } spazi
}: { $room ->
    [0] non c’è più posto per nessuno.
    [one] c’è posto per uno solo, non per { $count }.
   *[other] c’è posto solo per { $room }, non per { $count }.
}

## Il turno

web-feurio-next = { $heat } sarà il punto più caldo
web-feurio-forced-lay = Un solo punto era il più caldo: la tua tessera { $tile } è lì.
web-feurio-forced-pass = Non avevi nessuno da piazzare, perciò passi.

### Feurio!: quello che succede, quello che si rifiuta, e le regole con parole nostre.

feurio = Feurio!
feurio-about = Un incendio si propaga dove fa più caldo; da 1 a 4 squadre cercano di occupare le aree migliori della foresta.

## Quello che succede

feurio-turns-up = Per l’apertura si scopre un { $tile }.
feurio-arranges = { $player } dispone le tessere iniziali: { $tiles }.
    .you-player = Disponi le tessere iniziali: { $tiles }.
feurio-draws = { $player } pesca un { $tile }.
    .you-player = Peschi un { $tile }.
feurio-draws-hidden = { $player } pesca una tessera e la guarda di nascosto.
    .you-player = Peschi una tessera e la guardi di nascosto.
feurio-spreads = { $player } posa la tessera { $tile } in { $cell }, dove il calore era { $heat }.
    .you-player = Posi la tessera { $tile } in { $cell }, dove il calore era { $heat }.
feurio-firebreaks = { $player } posa una linea di fuoco in { $cell } e sacrifica un pompiere { $colour }.
    .you-player = Posi una linea di fuoco in { $cell } e sacrifichi un pompiere { $colour }.
feurio-deploys = { $player } piazza { $count ->
    [one] un pompiere { $colour }
   *[other] { $count } pompieri { $colour-key ->
        [colour-red] rossi
        [colour-green] verdi
        [colour-blue] blu
       *[colour-yellow] gialli
    }
} sulla tessera { $tile } in { $cell }.
    .you-player = Piazzi { $count ->
        [one] un pompiere { $colour }
       *[other] { $count } pompieri { $colour-key ->
            [colour-red] rossi
            [colour-green] verdi
            [colour-blue] blu
           *[colour-yellow] gialli
        }
    } sulla tessera { $tile } in { $cell }.
feurio-passes = { $player } passa.
    .you-player = Passi.

## Che cosa fare

feurio-ask-arrange = Disponi a rombo le tessere iniziali { $tiles }: le due in mezzo toccano tutte le altre.
feurio-ask-spread = Posa la tessera { $tile } su uno dei punti più caldi.
feurio-ask-firebreak = Posa la tessera { $tile } su uno dei punti più caldi: scoperta, oppure coperta come linea di fuoco.
feurio-ask-deploy = Piazza da uno a tre pompieri dello stesso colore su una tessera qualsiasi, o passa.
feurio-ask-close = Le tessere sono finite: piazza dei pompieri o passa. Quando passano tutti, la partita finisce.

## Il conteggio

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, circondata → 0
feurio-goal = { $colour }: { $left ->
    [0] tutti in campo
   *[other] ancora { $left } da piazzare
}
feurio-verdict-points = { $winner } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
    .you-winner = Vinci con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
feurio-verdict-region = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $tied }): { $winner } vince con la singola area di maggior valore, { $value }.
    .you-winner = Parità a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con { $tied }: vinci tu con la singola area di maggior valore, { $value }.
    .you-tied = Parità a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con { $tied }: { $winner } vince con la singola area di maggior valore, { $value }.
feurio-verdict-shared = Parità completa ({ $tied }), anche nella singola area di maggior valore: la vittoria è condivisa.
    .you-tied = Parità completa con { $tied }, anche nella singola area di maggior valore: la vittoria è condivisa.
feurio-verdict-won = Vittoria! Tutti i 48 pompieri sono in campo, ogni colore in una sola area con un 1 ancora aperto.
feurio-verdict-left = Niente vittoria: { $left ->
    [one] un pompiere non è stato piazzato
   *[other] { $left } pompieri non sono stati piazzati
}.
feurio-verdict-apart = Niente vittoria: alcuni pompieri sono rimasti divisi in più aree ({ $colours }).
feurio-verdict-dry = Niente vittoria: mancava un 1 con un lato libero ({ $colours }).

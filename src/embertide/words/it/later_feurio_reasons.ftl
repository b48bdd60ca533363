### Feurio!: perché una mossa è meglio di un’altra.

feurio-reason-divisor = L’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
} si divide per { $after } invece che per { $before }: vale { $value }, non { $other }.
feurio-reason-open = Tiene aperta l’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}: { $value ->
    [one] un punto
   *[other] { $value } punti
} invece di nessuno.
feurio-reason-joins = Unisce aree { $colour-key ->
    [colour-red] rosse
    [colour-green] verdi
    [colour-blue] blu
   *[colour-yellow] gialle
}: una sola che vale { $value } invece di { $other } in tutto.
feurio-reason-begins = La mossa giocata comincia una nuova area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
} che vale { $value }; il { $grown } sarebbe cresciuto di { $gain }.
feurio-reason-points = Porta subito { $gain ->
    [one] un punto
   *[other] { $gain } punti
}; quella giocata, { $other }.
feurio-reason-early = Troppo presto: ora vale { $gain }, e { $tiles ->
    [one] deve ancora uscire una tessera
   *[other] devono ancora uscire { $tiles } tessere
}.
feurio-reason-nobody = Nessun pompiere piazzato: sulla tessera { $tile } avrebbe portato { $gain ->
    [one] un punto
   *[other] { $gain } punti
}.
feurio-reason-fewer = { $spare ->
    [one] Un pompiere
   *[other] { $spare } pompieri
} di troppo: lì ne { $count ->
    [one] basta uno
   *[other] bastano { $count }
}.
feurio-reason-cuts = Chiude la tessera { $tile } al { $colour }, che lì avrebbe potuto guadagnare { $gain ->
    [one] un punto
   *[other] { $gain } punti
}.
feurio-reason-cut-off = La mossa giocata taglia fuori il { $colour } dalla tessera { $tile }, che valeva { $gain ->
    [one] un punto
   *[other] { $gain } punti
} in più.
feurio-reason-spaces = La mossa giocata spreca { $spaces ->
    [one] uno spazio libero
   *[other] { $spaces } spazi liberi
} sulla tessera { $tile }: lì non può più arrivare nessuno.
feurio-reason-encloses = Circonda l’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}: { $points ->
    [one] un punto
   *[other] { $points } punti
} in meno.
feurio-reason-closes = Chiude l’ultimo { $before } aperto dell’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}: ora si divide per { $after } e perde { $points ->
    [one] un punto
   *[other] { $points } punti
}.
feurio-reason-heat = Sposta altrove il punto più caldo: altrimenti la prossima tessera può costare { $points ->
    [one] un punto
   *[other] { $points } punti
} al { $colour }.
feurio-reason-aims = Spinge il fuoco contro il { $colour }: la prossima tessera gli costa per forza { $points ->
    [one] un punto
   *[other] { $points } punti
}.
feurio-remark-full = Riempie la tessera { $tile }: non può più arrivarci nessuno.
feurio-remark-closed-off = Chiude { $tiles } a tutti.

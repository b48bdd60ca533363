### Fuoco & Acqua nel browser.

web-firewater-board = Tabellone
web-firewater-whole = Tutto il tabellone

## Tipi di mossa

web-firewater-kinds = Che cosa fare
web-firewater-kind-marker = Segnalino
web-firewater-kind-leader = Capo
web-firewater-kind-token = Gettone
web-firewater-kind-claim = Elementale
web-firewater-hand = I tuoi segnalini scoperti
web-firewater-marker-name = fuoco { $fire }, acqua { $water }
web-firewater-turn = Gira il segnalino (R)
web-firewater-turn-it = Gira
web-firewater-show-influence = Mostra chi prevale dove

## Perché un tipo di mossa non è possibile

web-firewater-why-last-round = Nell’ultimo giro non si può.
web-firewater-why-no-gap = Non ci sono più due caselle vuote vicine.
web-firewater-why-no-marker = Non hai più segnalini.
web-firewater-why-leader-stands = Il tuo capo è già sul tabellone.
web-firewater-why-leader-lost = Il tuo capo è stato catturato.
web-firewater-why-no-place = Non ci sono caselle libere per il tuo capo.
web-firewater-why-no-token = Non prevali ancora in nessuna casella circondata.
web-firewater-why-claim-leader = Prima posa il tuo capo.
web-firewater-why-claim-lost = Il tuo capo è stato catturato: non puoi più rivendicare elementali.
web-firewater-why-no-claim = Non hai la somma più bassa attorno a nessun elementale circondato.

## Come si chiama una mossa sul suo pulsante

web-firewater-do-elemental = Posa l’elementale in { $square }
web-firewater-do-marker = Posa { $fire }/{ $water } in { $squares }
web-firewater-do-leader = Posa il capo in { $square }
web-firewater-do-token = Prendi { $square }
web-firewater-do-conquer = Cattura il capo in { $square }
web-firewater-do-claim = Rivendica { $square }
web-firewater-do-pass = Passa
web-firewater-do-decline = Non posare gettoni

## Mosse obbligate e tasti

web-firewater-forced-pass = Non potevi fare nulla, perciò passi.

## Le caselle, lette ad alta voce

web-firewater-cell = { $square }: { $parts }
web-firewater-place = { $squares }
web-firewater-fire-square = casella di fuoco
web-firewater-water-square = casella d’acqua
web-firewater-beside-elemental = va alla somma più bassa
web-firewater-empty = vuota
web-firewater-fire-half = fuoco { $value } di { $player }
    .you-player = il tuo fuoco { $value }
web-firewater-water-half = acqua { $value } di { $player }
    .you-player = la tua acqua { $value }
web-firewater-sum = { $player } { $value }
    .you-player = tu { $value }
web-firewater-sums = influenza { $sums }
web-firewater-sums-beside = accanto { $sums }
web-firewater-can-marker = c’è posto per un segnalino
web-firewater-can-leader = c’è posto per il tuo capo
web-firewater-can-elemental = c’è posto per l’elementale
web-firewater-can-token = puoi prenderla
web-firewater-can-claim = puoi rivendicarlo

## Punti e riserve

web-firewater-scores = Punti
web-firewater-chip-squares = { $count ->
    [one] { $count } casella presa
   *[other] { $count } caselle prese
}
web-firewater-chip-elementals = { $count ->
    [one] { $count } elementale rivendicato
   *[other] { $count } elementali rivendicati
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } capo catturato
   *[other] { $count } capi catturati
}
web-firewater-supply = Segnalini, gettoni, capi
web-firewater-face-down = { $count ->
    [one] { $count } segnalino coperto
   *[other] { $count } segnalini coperti
}
web-firewater-tokens-left = { $count ->
    [one] { $count } gettone rimasto
   *[other] { $count } gettoni rimasti
}
web-firewater-unseen = { $count ->
    [one] Ancora coperto: 1 segnalino
   *[other] Ancora coperti: { $count } segnalini
}
web-firewater-leader-waiting = capo non ancora posato
web-firewater-leader-never = capo mai posato
web-firewater-leader-placed = capo sul tabellone
web-firewater-leader-conquered = capo catturato

## Elenchi

web-firewater-list-claim = Elementali che puoi rivendicare
web-firewater-list-token = Caselle che puoi prendere
web-firewater-list-elemental = Posti per l’elementale
web-firewater-list-leader = Posti per il tuo capo
web-firewater-list-pass = Non fare nulla
web-firewater-list-marker = Posti per il segnalino { $fire }/{ $water }
web-firewater-list-hands = Che cosa hanno i giocatori
web-firewater-list-influence = Chi prevale dove
web-firewater-has = { $player }: scoperti { $open }; { $stack ->
    [one] { $stack } coperto
   *[other] { $stack } coperti
}; { $tokens ->
    [one] { $tokens } gettone rimasto
   *[other] { $tokens } gettoni rimasti
}; { $leader }
    .you-player = Tu: scoperti { $open }; { $stack ->
        [one] { $stack } coperto
       *[other] { $stack } coperti
    }; { $tokens ->
        [one] { $tokens } gettone rimasto
       *[other] { $tokens } gettoni rimasti
    }; { $leader }

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
web-firewater-keys = Da 1 a 3 scegli il segnalino, R lo gira, Esc lo rimette a posto.
web-firewater-show-influence = Mostra chi prevale in ogni casella

## Perché un tipo di mossa non è possibile

web-firewater-why-last-round = non nell’ultimo giro.
web-firewater-why-no-gap = non ci sono più due caselle vuote affiancate.
web-firewater-why-no-marker = non ne hai più.
web-firewater-why-leader-stands = è già sul tabellone.
web-firewater-why-leader-lost = è stato conquistato.
web-firewater-why-no-place = non trova caselle libere.
web-firewater-why-no-token = non prevali ancora in nessuna casella circondata.
web-firewater-why-claim-leader = prima serve il tuo capo sul tabellone.
web-firewater-why-claim-lost = servirebbe un capo, ma il tuo è stato conquistato.
web-firewater-why-no-claim = nessuno è circondato con la tua somma più bassa.

## Come si chiama una mossa sul suo pulsante

web-firewater-do-elemental = Posa l’elementale in { $square }
web-firewater-do-marker = Posa { $fire }/{ $water } in { $squares }
web-firewater-do-leader = Posa il tuo capo in { $square }
web-firewater-do-token = Prendi { $square }
web-firewater-do-conquer = Conquista il capo in { $square }
web-firewater-do-claim = Rivendica l’elementale in { $square }
web-firewater-do-pass = Passa
web-firewater-do-decline = Non posare gettoni

## Le caselle, lette ad alta voce

web-firewater-cell = { $square }: { $parts }
web-firewater-fire-square = casella di fuoco
web-firewater-water-square = casella d’acqua
web-firewater-beside-elemental = alla somma più bassa
web-firewater-empty = vuota
web-firewater-fire-half = fuoco { $value } di { $player }
web-firewater-water-half = acqua { $value } di { $player }
web-firewater-sum = { $player } { $value }
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
    [one] { $count } capo conquistato
   *[other] { $count } capi conquistati
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
web-firewater-leader-placed = capo sul tabellone
web-firewater-leader-conquered = capo conquistato

## Elenchi

web-firewater-list-claim = Elementali che puoi rivendicare
web-firewater-list-token = Caselle che puoi prendere
web-firewater-list-elemental = Posti per l’elementale
web-firewater-list-leader = Posti per il tuo capo
web-firewater-list-pass = Non fare nulla
web-firewater-list-marker = Posti per il segnalino { $fire }/{ $water }
web-firewater-list-hands = Che cosa hanno i giocatori
web-firewater-list-influence = Chi prevale e dove
web-firewater-has = { $player }: scoperti { $open }; { $stack } coperti; { $tokens ->
    [one] { $tokens } gettone rimasto
   *[other] { $tokens } gettoni rimasti
}; { $leader }

## La lezione

web-firewater-lesson-welcome = Fuoco & Acqua è una lotta per le caselle. Tu sei il rosso, il cerchio. Una casella con un tuo gettone è tua e vale un punto. Alla fine vince chi ha più punti; e chi posa il suo ultimo gettone vince subito.
web-firewater-lesson-elemental = Prima di tutto arrivano sul tabellone tre elementali. Due ci sono già: posa il terzo in b3. Più tardi un elementale vale due gettoni per chi lo rivendica.
web-firewater-lesson-influence = Il blu comincia e ha posato un segnalino: fuoco 1 in c3, acqua 4 in c4. Una metà dà il suo valore alle caselle accanto, ma solo a quelle del suo elemento: il fuoco al fuoco, l’acqua all’acqua. Indica una casella per vedere chi vi ha quanta influenza.
web-firewater-lesson-marker = Tocca a te. Posa il tuo segnalino fuoco 4, acqua 3 con la metà fuoco in b2 e la metà acqua in b1. Così l’acqua 3 raggiunge a1, nell’angolo, e il fuoco 4 raggiunge a2. Un secondo clic gira il segnalino, e così il tasto R.
web-firewater-lesson-token = Il blu ha risposto in a2 e a3. Ora a1 non ha più vicine vuote, e la tua influenza, 3, batte il 2 del blu. Così si vince una casella: chiusa da ogni lato, e la tua influenza la più alta. Prendi a1!
web-firewater-lesson-leader = Posa il tuo capo in c1. Un capo che non arriva mai costa 2 punti, e solo con lui sul tabellone puoi rivendicare elementali. Bada alla sua casella: chi la vince lo conquista con due gettoni.
web-firewater-lesson-claim = L’elementale in b3 è chiuso da ogni lato. Gli elementali seguono il più mite: chi ha un segnalino lì accanto, ma la somma più bassa. Tu hai 4, il blu ha 3 + 1 + 2 = 6. Rivendicalo, con due gettoni in una volta.
web-firewater-lesson-cover = Un gettone può andare anche su un segnalino avversario. In a2, una casella di fuoco, il tuo fuoco 4 batte il fuoco 3 del blu. Prendila: l’acqua 2 sotto il tuo gettone non dà più influenza.
web-firewater-lesson-end = Quattro tuoi gettoni sono posati: quattro punti. Si va avanti finché qualcuno posa il suo ultimo gettone, o finché nessun segnalino trova più posto; allora ciascuno degli altri può posare ancora un gettone. Ora prova contro il computer!

### Fuoco & Acqua: che cosa si rifiuta, e che cosa fa una mossa.

## Mosse fuori tempo

firewater-over = La partita è finita: si è giocato l’ultimo giro.
firewater-over-master = La partita è finita: { $player } ha posato l’ultimo gettone e ha vinto.
    .you-player = La partita è finita: hai posato il tuo ultimo gettone e hai vinto.
firewater-reveal-due = Prima { $player } scopre il prossimo segnalino della sua pila.
firewater-reveal-undue = Ora non c’è nessun segnalino da scoprire: qualcuno deve giocare il suo turno.
firewater-reveal-other = { $player } ora non ha segnalini da scoprire: il prossimo lo scopre { $due }.
firewater-reveal-gone = Il segnalino { $fire }/{ $water } non è più nella pila di { $player }.
firewater-elemental-due = Prima posa un elementale: i tre elementali arrivano sul tabellone prima di tutto. Solo dopo potrai { $kind }.
firewater-elementals-placed = Tutti e tre gli elementali sono sul tabellone: scegli una delle azioni di un turno.
firewater-last-round = Non puoi { $kind } nell’ultimo giro: posa un gettone o rinuncia con «-».

## Caselle

firewater-off-board = { $square } non è su questo tabellone, che va da a1 a { $far }.
firewater-occupied = { $square } ospita già { $piece }: scegli una casella vuota.

## Gli elementali all’inizio

firewater-elemental-edge = { $square } è sul bordo del tabellone: un elementale ha bisogno di caselle su tutti e quattro i lati.
firewater-elemental-near = { $square } tocca l’elementale in { $other }: lascia almeno una casella tra loro, anche in diagonale.

## Segnalini

firewater-marker-not-in-box = Il segnalino { $fire }/{ $water } non è in gioco: in quattro nessuno ha i doppi.
firewater-marker-placed = Hai già posato il segnalino { $fire }/{ $water }: scegline uno scoperto davanti a te.
firewater-marker-face-down = Il segnalino { $fire }/{ $water } è ancora nella tua pila coperta; hai scoperti { $open }.
firewater-marker-one-square = Un segnalino copre due caselle, e { $square } è una sola: indica una casella vicina per l’altra metà.
firewater-marker-apart = { $one } e { $other } non hanno un lato in comune: un segnalino si posa su due caselle vicine.

## Capo

firewater-leader-placed = Il tuo capo è già sul tabellone e ci resta.
firewater-leader-conquered = Il tuo capo è stato catturato e non si può più posare.
firewater-leader-corner = { $square } è un angolo: il tuo capo può andare su qualsiasi altra casella vuota lontana dagli elementali.
firewater-leader-near = { $square } è accanto all’elementale in { $other }: il tuo capo non può avere un lato in comune con un elementale.

## Gettoni

firewater-token-on-token = { $player } ha già preso { $square }: un gettone va su una casella che non ne ha.
    .you-player = { $square } è già tua: un gettone va su una casella che non ne ha.
firewater-token-on-elemental = In { $square } c’è un elementale: bisogna rivendicarlo («c:{ $square }»).
firewater-token-on-leader = In { $square } c’è il tuo capo: solo gli altri possono posarci dei gettoni.
firewater-token-gap =
    { $count ->
        [one] { $gaps }, accanto a { $square }, è ancora vuota: per un gettone devono essere occupate tutte le caselle vicine.
       *[other] { $gaps }, accanto a { $square }, sono ancora vuote: per un gettone devono essere occupate tutte le caselle vicine.
    }
firewater-token-no-influence = Non hai influenza su { $square }: devi averne più di ogni altro giocatore.
firewater-token-influence = La tua influenza su { $square } è { $mine }, quella di { $player } è { $theirs }: devi averne più di ogni altro giocatore.

## Rivendicazioni

firewater-claim-nothing = In { $square } non c’è un elementale: si possono rivendicare solo gli elementali.
firewater-claim-taken = L’elementale in { $square } è già di { $player }.
    .you-player = L’elementale in { $square } è già tuo.
firewater-claim-leaderless = Prima posa il tuo capo: solo allora potrai rivendicare l’elementale in { $square }.
firewater-claim-conquered = Il tuo capo è stato catturato, quindi non puoi più rivendicare l’elementale in { $square }.
firewater-claim-gap =
    { $count ->
        [one] { $gaps }, accanto all’elementale in { $square }, è ancora vuota: tutte e quattro le caselle intorno devono essere occupate.
       *[other] { $gaps }, accanto all’elementale in { $square }, sono ancora vuote: tutte e quattro le caselle intorno devono essere occupate.
    }
firewater-claim-absent = Accanto all’elementale in { $square } non hai metà libere da gettoni: lì ti serve almeno 1.
firewater-claim-presence = Accanto a { $square } la tua somma è { $mine }, quella di { $player } è { $theirs }: l’elementale va solo a chi ha la somma più bassa, senza parità.

## Passare

firewater-pass = Si passa solo quando non si può fare altro, ma tu puoi ancora { $kind }.

## Testi che non significano niente

firewater-move = «{ $text }» non è una mossa: scrivi e:d4 per un elementale, m23:c3c4 per un segnalino (prima la metà fuoco), l:b5 per il tuo capo, t:c3 per un gettone, c:d4 per una rivendicazione, - per passare.
firewater-square = La casella { $square } non esiste: le caselle vanno da a1 a h8, in tre o quattro fino a l8.
firewater-marker = Il segnalino { $marker } non esiste: si scrivono due valori da 1 a 4, il fuoco prima dell’acqua.
firewater-board-rows =
    { $rows ->
        [one] C’è 1 riga, ma un tabellone ne ha { $needed }.
       *[other] Ci sono { $rows } righe, ma un tabellone ne ha { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Questa riga ha 1 casella, ma con questo numero di giocatori il tabellone è largo { $needed } caselle.
       *[other] Questa riga ha { $squares } caselle, ma con questo numero di giocatori il tabellone è largo { $needed } caselle.
    }
firewater-board-letter = Una casella si scrive F (fuoco) o W (acqua), non «{ $letter }».
firewater-stacks-shape = Le pile devono essere una lista di segnalini per ogni giocatore, come ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] C’è 1 pila per { $players } giocatori; ognuno ha la sua.
       *[other] Ci sono { $count } pile per { $players } giocatori; ognuno ha la sua.
    }
firewater-stack-unknown = La pila di { $player } contiene «{ $marker }», che non è un segnalino: servono due valori da 1 a 4, il fuoco prima dell’acqua.
firewater-stack-not-in-box = La pila di { $player } contiene { $marker }, ma in quattro nessuno ha i doppi.
firewater-stack-twice = La pila di { $player } contiene due volte { $marker }, ma ognuno ne ha uno solo per tipo.
firewater-stack-short =
    { $count ->
        [one] La pila di { $player } contiene solo 1 segnalino, ma le mosse ne scoprono di più.
       *[other] La pila di { $player } contiene solo { $count } segnalini, ma le mosse ne scoprono di più.
    }
firewater-stack-long =
    { $count ->
        [one] La pila di { $player } contiene 1 segnalino, ma le mosse ne scoprono solo { $told }.
       *[other] La pila di { $player } contiene { $count } segnalini, ma le mosse ne scoprono solo { $told }.
    }

## Che cosa fa una mossa

firewater-remark-takes = Prende { $square }{ $count ->
    [0] .
    [one] : poi si può prendere un’altra casella.
   *[other] : poi si possono prendere altre { $count } caselle.
}
firewater-remark-covers = Prende { $square } e copre un { $value } di { $player }{ $count ->
    [0] .
    [one] : poi si può prendere un’altra casella.
   *[other] : poi si possono prendere altre { $count } caselle.
}
    .you-player = Prende { $square } e copre il tuo { $value }{ $count ->
        [0] .
        [one] : poi si può prendere un’altra casella.
       *[other] : poi si possono prendere altre { $count } caselle.
    }
firewater-remark-conquers = Cattura il capo di { $player } in { $square }: { $count ->
    [one] l’ultimo gettone
   *[other] { $count } gettoni
}, e 2 punti in meno per { $player }.
    .you-player = Cattura il tuo capo in { $square }: { $count ->
        [one] l’ultimo gettone
       *[other] { $count } gettoni
    }, e 2 punti in meno per te.
firewater-remark-claims = Rivendica l’elementale in { $square }: { $count ->
    [one] l’ultimo gettone
   *[other] { $count } gettoni in una volta
}.
firewater-remark-opens = { $player } ora può prendere { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } caselle).
}
    .you-player = Ora puoi prendere { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } caselle).
    }
firewater-remark-gives = Così { $player } può prendere { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } caselle).
}
    .you-player = Così puoi prendere { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } caselle).
    }
firewater-remark-denies = Così { $player } non può più prendere { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } caselle).
}
    .you-player = Così non puoi più prendere { $squares }{ $count ->
        [one] .
       *[other] {" "}({ $count } caselle).
    }

## Posizioni composte a mano

firewater-position-piece = «{ $text }» non indica un pezzo: scrivi e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 o 1:c:d4.
firewater-position-elementals = Ci sono solo { $most } elementali.
firewater-position-apart = { $one } e { $other } non sono vicine: un segnalino sta su due caselle con un lato in comune.
firewater-position-marker = Il giocatore { $seat } non ha più il segnalino { $marker }.
firewater-position-leader = Il giocatore { $seat } ha un solo capo.
firewater-position-taken = In { $square } c’è già qualcosa.
firewater-position-tokens = Il giocatore { $seat } ha solo { $tokens } gettoni.
firewater-position-off = Su questo tabellone non c’è la casella { $square }.
firewater-position-open = Ogni giocatore ha al massimo { $most } segnalini scoperti davanti a sé.

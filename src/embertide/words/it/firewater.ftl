### Fuoco & Acqua.

firewater = Fuoco & Acqua
firewater-about = Due elementi si dividono un tabellone; da 2 a 4 giocatori se lo conquistano casella per casella, con l’influenza.

## Come si chiamano le cose

firewater-kind-reveal = rivelare un segnalino
firewater-kind-elemental = posare un elementale
firewater-kind-marker = posare un segnalino
firewater-kind-leader = posare il tuo capo
firewater-kind-token = posare un gettone
firewater-kind-claim = rivendicare un elementale
firewater-kind-pass = passare

firewater-piece-half = un segnalino di { $player }
firewater-piece-leader = il capo di { $player }
firewater-piece-elemental = un elementale
firewater-piece-token =
    { $count ->
        [one] un gettone di { $player }
       *[other] { $count } gettoni di { $player }
    }

## Mosse fuori tempo

firewater-over = La partita è finita: si è giocato l’ultimo giro.
firewater-over-master = La partita è finita: { $player } ha posato il suo ultimo gettone e ha vinto.
firewater-reveal-due = Prima { $player } rivela il prossimo segnalino della sua pila.
firewater-reveal-undue = Ora non c’è nessun segnalino da rivelare; è il turno di un giocatore.
firewater-reveal-other = { $player } ora non ha segnalini da rivelare; è { $due } a rivelare il prossimo.
firewater-reveal-gone = Il segnalino { $fire }-{ $water } non è più nella pila di { $player }.
firewater-elemental-due = Non puoi ancora { $kind }; prima vengono i tre elementali, quindi posane uno.
firewater-elementals-placed = Tutti e tre gli elementali sono sul tabellone; scegli una delle azioni di un turno.
firewater-last-round = Non puoi { $kind } nell’ultimo giro; posa un gettone o rinuncia con “-”.

## Caselle

firewater-off-board = { $square } non è su questo tabellone, che va da a1 a { $far }.
firewater-occupied = { $square } ospita già { $piece }; scegli una casella vuota.

## Gli elementali all’inizio

firewater-elemental-edge = { $square } è sul bordo del tabellone; un elementale ha bisogno di caselle su tutti e quattro i lati.
firewater-elemental-near = { $square } tocca l’elementale in { $other }; lascia almeno una casella tra loro, anche in diagonale.

## Segnalini

firewater-marker-not-in-box = Il segnalino { $fire }-{ $water } non è in gioco: in quattro nessuno ha i doppi.
firewater-marker-placed = Hai già posato il segnalino { $fire }-{ $water }; scegline uno scoperto davanti a te.
firewater-marker-face-down = Il segnalino { $fire }-{ $water } è ancora nella tua pila coperta; scoperti sono { $open }.
firewater-marker-one-square = Un segnalino copre due caselle, e { $square } è una sola; indica una casella vicina per l’altra metà.
firewater-marker-apart = { $one } e { $other } non hanno un lato in comune; un segnalino si posa su due caselle vicine.

## Capo

firewater-leader-placed = Il tuo capo è già sul tabellone e ci resta.
firewater-leader-conquered = Il tuo capo è stato conquistato e non si può più posare.
firewater-leader-corner = { $square } è un angolo; il tuo capo può andare su qualsiasi altra casella vuota lontana dagli elementali.
firewater-leader-near = { $square } è accanto all’elementale in { $other }; il tuo capo non deve avere lati in comune con nessuno di loro.

## Gettoni

firewater-token-on-token = { $square } è già stata presa da { $player }; un gettone va su una casella che non ne ha.
firewater-token-on-elemental = In { $square } c’è un elementale; bisogna rivendicarlo (“c:{ $square }”).
firewater-token-on-leader = In { $square } c’è il tuo capo; solo gli altri possono posarci dei gettoni.
firewater-token-gap =
    { $count ->
        [one] { $gaps }, accanto a { $square }, è ancora vuota; per un gettone devono essere occupate tutte le caselle vicine.
       *[other] { $gaps }, accanto a { $square }, sono ancora vuote; per un gettone devono essere occupate tutte le caselle vicine.
    }
firewater-token-no-influence = Non hai influenza su { $square }; devi averne più di ogni altro giocatore.
firewater-token-influence = La tua influenza su { $square } è { $mine } e quella di { $player } è { $theirs }; devi averne più di ogni altro giocatore.

## Rivendicazioni

firewater-claim-nothing = In { $square } non c’è nessun elementale; si può rivendicare solo un elementale.
firewater-claim-taken = L’elementale in { $square } appartiene già a { $player }.
firewater-claim-leaderless = Prima posa il tuo capo; solo allora potrai rivendicare l’elementale in { $square }.
firewater-claim-conquered = Il tuo capo è stato conquistato, quindi non puoi più rivendicare l’elementale in { $square }.
firewater-claim-gap =
    { $count ->
        [one] { $gaps }, accanto all’elementale in { $square }, è ancora vuota; tutte e quattro le caselle intorno devono essere occupate.
       *[other] { $gaps }, accanto all’elementale in { $square }, sono ancora vuote; tutte e quattro le caselle intorno devono essere occupate.
    }
firewater-claim-absent = Nessuno dei tuoi segnalini è libero da gettoni accanto all’elementale in { $square }; lì devi avere almeno 1.
firewater-claim-presence = Accanto a { $square } la somma dei tuoi segnalini è { $mine }, contro { $theirs } di { $player }; l’elementale segue solo la somma più bassa, senza parità.

## Passare

firewater-pass = Puoi passare solo se non hai altre azioni, ma tu puoi { $kind }.

## Testi che non significano niente

firewater-move = “{ $text }” non è una mossa; scrivi e:d4 per un elementale, m23:c3c4 per un segnalino (prima la metà fuoco), l:b5 per il tuo capo, t:c3 per un gettone, c:d4 per una rivendicazione, - per passare.
firewater-square = Non c’è nessuna casella { $square }; le caselle vanno da a1 a h8, in tre o quattro fino a l8.
firewater-marker = Non c’è nessun segnalino { $marker }; ha due valori da 1 a 4, il fuoco prima dell’acqua.

firewater-board-rows =
    { $rows ->
        [one] C’è 1 riga, ma un tabellone ne ha { $needed }.
       *[other] Ci sono { $rows } righe, ma un tabellone ne ha { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Questa riga ha 1 casella, ma in questo numero di giocatori il tabellone è largo { $needed } caselle.
       *[other] Questa riga ha { $squares } caselle, ma in questo numero di giocatori il tabellone è largo { $needed } caselle.
    }
firewater-board-letter = Una casella si scrive F (fuoco) o W (acqua), non “{ $letter }”.

firewater-stacks-shape = Le pile devono essere una lista di segnalini per ogni giocatore, come ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] C’è 1 pila per { $players } giocatori; ognuno ha la sua.
       *[other] Ci sono { $count } pile per { $players } giocatori; ognuno ha la sua.
    }
firewater-stack-unknown = La pila di { $player } contiene “{ $marker }”, che non è un segnalino; servono due valori da 1 a 4, il fuoco prima dell’acqua.
firewater-stack-not-in-box = La pila di { $player } contiene { $marker }, ma in quattro nessuno ha i doppi.
firewater-stack-twice = La pila di { $player } contiene due volte { $marker }, ma ognuno ne ha uno solo per tipo.
firewater-stack-short =
    { $count ->
        [one] La pila di { $player } contiene solo 1 segnalino, ma le mosse ne rivelano di più.
       *[other] La pila di { $player } contiene solo { $count } segnalini, ma le mosse ne rivelano di più.
    }
firewater-stack-long =
    { $count ->
        [one] La pila di { $player } contiene 1 segnalino, ma quelli rivelati dalle mosse sono solo { $told }.
       *[other] La pila di { $player } contiene { $count } segnalini, ma le mosse ne rivelano solo { $told }.
    }

## Quello che succede

firewater-told-reveal = { $player } rivela il segnalino { $fire }-{ $water }.
firewater-told-elemental = { $player } posa un elementale in { $square }.
firewater-told-marker = { $player } posa un segnalino: fuoco { $fire } in { $on }, acqua { $water } in { $other }.
firewater-told-leader = { $player } posa il suo capo in { $square }.
firewater-told-token = { $player } prende { $square }.
firewater-told-conquest =
    { $count ->
        [one] { $player } conquista il capo di { $rival } in { $square } con il suo ultimo gettone.
       *[other] { $player } conquista il capo di { $rival } in { $square } con { $count } gettoni.
    }
firewater-told-claim =
    { $count ->
        [one] { $player } rivendica l’elementale in { $square } con il suo ultimo gettone.
       *[other] { $player } rivendica l’elementale in { $square } con { $count } gettoni.
    }
firewater-told-pass = { $player } non ha azioni possibili e passa.
firewater-told-decline = { $player } non posa gettoni nell’ultimo giro.

## Il conteggio

firewater-count =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }, { $elementals ->
        [0] nessun elementale
        [one] { $elementals } elementale
       *[other] { $elementals } elementali
    }, { $leader })
firewater-count-placed = capo in campo
firewater-count-waiting = capo mai posato: { $points }
firewater-count-conquered = capo conquistato: { $points }

firewater-verdict-last-token = { $player } ha posato il suo ultimo gettone e diventa Maestro degli Elementi.
firewater-verdict-points = { $player } ha il maggior numero di punti e diventa Maestro degli Elementi.
firewater-verdict-tie = { $player }, in parità al primo posto, viene per primo nell’ordine di turno a partire dall’ultimo turno normale, e diventa quindi Maestro degli Elementi.

## Le regole

firewater-heading-material = Materiale
firewater-heading-setup = Preparazione
firewater-heading-turn = Un turno
firewater-heading-end = Fine e punteggio

W-1 = In due si usa un tabellone di 8 per 8 caselle, in tre o quattro uno di 12 colonne per 8 righe. Ogni casella mostra fuoco o acqua. I due si alternano come i colori di una scacchiera, tranne intorno al centro.
    .ruling = L’immagine del tabellone originale è andata perduta. Il nostro è una scacchiera in cui la casella in basso a sinistra, a1, è acqua e le quattro caselle centrali sono scambiate. Puoi anche scegliere la scacchiera semplice o portare un tabellone tuo in un file di testo.
W-2 = Ogni giocatore ha dei segnalini influenza, tessere di domino con una metà fuoco e una metà acqua di valore da 1 a 4: uno per ogni combinazione, 16 in tutto. In quattro i doppi restano nella scatola, e ne rimangono 12. Ogni giocatore ha inoltre un capo e 20 gettoni possesso (15 in quattro). Tre elementali non sono di nessuno.
W-3 = Ognuno mescola i propri segnalini coperti. I primi tre giocatori nell’ordine di turno (in due, il primo gioca di nuovo) posano un elementale ciascuno, mai sul bordo del tabellone e mai a contatto con uno precedente, nemmeno per un angolo. Poi tutti scoprono tre segnalini dalla propria pila, e chi segue nell’ordine gioca il primo turno.
W-4 = Il tuo turno è esattamente un’azione. Segnalino: posa uno dei tuoi segnalini scoperti su due caselle vuote con un lato in comune, nel verso che vuoi, e scopri il prossimo della tua pila, così che ne restino scoperti tre finché la pila dura. Una casella è vuota se non ci sono né metà, né gettoni, né capi, né elementali.
W-5 = Una metà che nessun gettone copre ti dà influenza pari al suo valore su ogni casella che ha un lato in comune con essa e il cui elemento stampato è lo stesso della metà, compresa la casella sotto l’altra sua metà. Non ne dà sulla casella dove si trova. Capi, gettoni ed elementali non danno influenza.
W-6 = Capo: una volta per partita, posa il tuo capo su una casella vuota che non sia un angolo né accanto a un elementale.
    .ruling = “Accanto” significa con un lato in comune, come ovunque in queste regole; le caselle in diagonale sono permesse.
W-7 = Gettone: prendi una casella senza gettoni, senza elementale e senza il tuo stesso capo, quando tutte le caselle che hanno un lato in comune con essa sono occupate e la tua influenza lì supera quella di ogni altro giocatore. La casella stessa può essere vuota. Una metà sotto un gettone non dà più influenza.
    .ruling = Un capo occupa la sua casella come ogni altro pezzo. Preso alla lettera, l’originale escluderebbe i capi, e nessuna casella accanto a uno di loro si potrebbe mai prendere.
W-8 = Se sulla casella che prendi c’è il capo di un altro giocatore, posa lì due gettoni. Quel capo conta come mai posato.
    .ruling = Un capo conquistato non si può posare una seconda volta.
W-9 = Rivendicazione: posa due gettoni su un elementale che non ne ha, quando su tutte e quattro le caselle accanto c’è un gettone o una metà e il tuo capo è sul tabellone, non conquistato. Somma le tue metà non coperte su quelle quattro caselle, fuoco e acqua insieme: ti serve almeno 1, e meno di ogni altro giocatore che lì abbia almeno 1.
W-10 = Quando servono due gettoni e ne hai uno solo, posa quello.
    .ruling = L’originale non dice che cosa succede allora; per noi l’ultimo gettone vale per entrambi.
W-11 = Se non hai nessuna azione lecita, passi.
    .ruling = Nessun altro può passare: finché c’è un’azione che puoi fare, devi farne una.
W-12 = Chi posa il suo ultimo gettone vince all’istante, anche nell’ultimo giro, quali che siano i punti. I punti si contano comunque.
W-13 = Quando un segnalino posato non lascia più due caselle vuote con un lato in comune, chi l’ha posato ha giocato il suo ultimo turno. Tutti gli altri, in ordine, possono posare ancora un gettone o rinunciare; poi la partita è finita.
    .ruling = Un capo che chiude l’ultimo vuoto fa finire la partita allo stesso modo. Nell’ultimo giro i gettoni possono prendere caselle e capi, ma gli elementali non si possono più rivendicare.
W-14 = Ogni tuo gettone sul tabellone è un punto. Un capo mai posato, o conquistato, costa 2 punti. Vince chi ha più punti; a parità, chi viene per primo contando in senso orario dal giocatore che ha avuto l’ultimo turno normale, lui compreso.
W-15 = I segnalini scoperti sono visibili a tutti. Nessuno conosce l’ordine di una pila coperta, nemmeno il suo proprietario, ma tutti possono dedurre che cosa ci resta.

## Che cosa fare

firewater-ask-elemental = Posa l’elementale { $number } di 3: lontano dal bordo, e non accanto a un altro.
firewater-ask-act = Posa un segnalino, il tuo capo o un gettone, oppure rivendica un elementale.
firewater-ask-last = Ultimo giro: posa ancora un gettone, o rinuncia.

## Che cosa fa una mossa

firewater-remark-takes = Prende { $square }{ $count ->
    [0] .
    [one] {" "}e apre un’altra casella.
   *[other] {" "}e apre altre { $count } caselle.
}
firewater-remark-covers = Prende { $square } e copre un { $value } di { $player }{ $count ->
    [0] .
    [one] , aprendo un’altra casella.
   *[other] , aprendo altre { $count } caselle.
}
firewater-remark-conquers = Conquista il capo di { $player } in { $square }: due segnalini, e 2 punti in meno per { $player }.
firewater-remark-claims = Conquista l’elementale in { $square }: due segnalini in una volta.
firewater-remark-opens = { $player } ora può prendere { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } caselle).
}
firewater-remark-gives = Permette a { $player } di prendere { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } caselle).
}
firewater-remark-denies = Impedisce a { $player } di prendere { $squares }{ $count ->
    [one] .
   *[other] {" "}({ $count } caselle).
}

## Positions that somebody set up

firewater-position-piece = «{ $text }» non è un pezzo: scrivi e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 o 1:c:d4.
firewater-position-elementals = Ci sono solo { $most } elementali.
firewater-position-apart = { $one } e { $other } non sono vicine: un segnalino sta su due caselle adiacenti.
firewater-position-marker = Il giocatore { $seat } non ha più il segnalino { $marker }.
firewater-position-leader = Il giocatore { $seat } ha un solo capo.
firewater-position-taken = In { $square } c'è già qualcosa.
firewater-position-tokens = Il giocatore { $seat } ha solo { $tokens } gettoni.
firewater-position-off = Questo tabellone non ha la casella { $square }.
firewater-position-open = Un giocatore ha al massimo { $most } segnalini scoperti davanti a sé.

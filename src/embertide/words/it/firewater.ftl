### Fuoco & Acqua.

firewater = Fuoco & Acqua
firewater-about = Due elementi si dividono un tabellone; da 2 a 4 giocatori se lo contendono, casella per casella, con l’influenza.

## Come si chiamano le cose

firewater-kind-reveal = scoprire un segnalino
firewater-kind-elemental = posare un elementale
firewater-kind-marker = posare un segnalino
firewater-kind-leader = posare il tuo capo
firewater-kind-token = posare un gettone
firewater-kind-claim = rivendicare un elementale
firewater-kind-pass = passare
firewater-piece-half = un segnalino di { $player }
    .you-player = un tuo segnalino
firewater-piece-leader = il capo di { $player }
    .you-player = il tuo capo
firewater-piece-elemental = un elementale
firewater-piece-token =
    { $count ->
        [one] un gettone di { $player }
       *[other] { $count } gettoni di { $player }
    }
    .you-player =
        { $count ->
            [one] un tuo gettone
           *[other] { $count } tuoi gettoni
        }

## Quello che succede

firewater-told-reveal = { $player } scopre il segnalino { $fire }/{ $water }.
    .you-player = Scopri il segnalino { $fire }/{ $water }.
firewater-told-elemental = { $player } posa un elementale in { $square }.
    .you-player = Posi un elementale in { $square }.
firewater-told-marker = { $player } posa un segnalino: fuoco { $fire } in { $on }, acqua { $water } in { $other }.
    .you-player = Posi un segnalino: fuoco { $fire } in { $on }, acqua { $water } in { $other }.
firewater-told-leader = { $player } posa il capo in { $square }.
    .you-player = Posi il tuo capo in { $square }.
firewater-told-token = { $player } prende { $square }.
    .you-player = Prendi { $square }.
firewater-told-conquest =
    { $count ->
        [one] { $player } cattura il capo di { $rival } in { $square } con l’ultimo gettone.
       *[other] { $player } cattura il capo di { $rival } in { $square } con { $count } gettoni.
    }
    .you-player =
        { $count ->
            [one] Catturi il capo di { $rival } in { $square } con il tuo ultimo gettone.
           *[other] Catturi il capo di { $rival } in { $square } con { $count } gettoni.
        }
    .you-rival =
        { $count ->
            [one] { $player } cattura il tuo capo in { $square } con l’ultimo gettone.
           *[other] { $player } cattura il tuo capo in { $square } con { $count } gettoni.
        }
firewater-told-claim =
    { $count ->
        [one] { $player } rivendica l’elementale in { $square } con l’ultimo gettone.
       *[other] { $player } rivendica l’elementale in { $square } con { $count } gettoni.
    }
    .you-player =
        { $count ->
            [one] Rivendichi l’elementale in { $square } con il tuo ultimo gettone.
           *[other] Rivendichi l’elementale in { $square } con { $count } gettoni.
        }
firewater-told-pass = { $player } non ha azioni possibili e passa.
    .you-player = Non hai azioni possibili e passi.
firewater-told-decline = { $player } non posa gettoni nell’ultimo giro.
    .you-player = Non posi gettoni nell’ultimo giro.

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
    .you-player =
        Tu: { $points ->
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
firewater-count-conquered = capo catturato: { $points }
firewater-verdict-last-token = { $player } posa l’ultimo gettone e ottiene il titolo di Maestro degli Elementi.
    .you-player = Posi il tuo ultimo gettone: il titolo di Maestro degli Elementi è tuo!
firewater-verdict-points = { $player } ha più punti di tutti e ottiene il titolo di Maestro degli Elementi.
    .you-player = Hai più punti di tutti: il titolo di Maestro degli Elementi è tuo!
firewater-verdict-tie = { $player } vince la parità per ordine di turno e ottiene il titolo di Maestro degli Elementi.
    .you-player = Vinci la parità per ordine di turno: il titolo di Maestro degli Elementi è tuo!

## Che cosa fare

firewater-ask-elemental = Posa l’elementale { $number } di 3, lontano dal bordo e non accanto a un altro.
firewater-ask-act = Posa un segnalino, il tuo capo o un gettone, oppure rivendica un elementale.
firewater-ask-last = Ultimo giro: posa ancora un gettone, o rinuncia.

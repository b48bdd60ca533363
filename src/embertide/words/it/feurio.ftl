### Feurio!: quello che succede, quello che si rifiuta, e le regole con parole nostre.

feurio = Feurio!
feurio-about = Un incendio si allarga dove fa più caldo; da 1 a 4 squadre cercano di tenere i boschi migliori.

## Quello che succede

feurio-turns-up = Per l’apertura si scopre un { $tile }.
feurio-arranges = { $player } dispone le tessere iniziali: { $tiles }.
feurio-draws = { $player } pesca un { $tile }.
feurio-draws-hidden = { $player } pesca una tessera e la guarda di nascosto.
feurio-spreads = { $player } posa la tessera { $tile } in { $cell }, dove il calore era { $heat }.
feurio-firebreaks = { $player } posa una linea di fuoco in { $cell } e sacrifica un pompiere { $colour }.
feurio-deploys = { $player } manda { $count ->
    [one] un pompiere { $colour }
   *[other] { $count } pompieri { $colour ->
        [rosso] rossi
        [verde] verdi
        [blu] blu
        [giallo] gialli
       *[other] di colore { $colour }
    }
} sulla tessera { $tile } in { $cell }.
feurio-passes = { $player } non manda nessuno.

## Che cosa fare

feurio-ask-arrange = Disponi le tessere iniziali { $tiles } a rombo: le due cifre di mezzo toccano tutte le altre.
feurio-ask-spread = Posa la tessera { $tile } su uno dei punti più caldi.
feurio-ask-firebreak = Posa la tessera { $tile } su uno dei punti più caldi: scoperta, oppure coperta come linea di fuoco.
feurio-ask-deploy = Manda da uno a tre pompieri dello stesso colore su una tessera qualsiasi, o passa.
feurio-ask-close = Le tessere sono finite: manda dei pompieri, o passa; quando passano tutti, la partita finisce.

## Il conteggio

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, circondata → 0
feurio-goal = { $colour }: { $left ->
    [0] tutti in campo
   *[other] ancora { $left } da mandare
}
feurio-verdict-points = { $winner } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
feurio-verdict-region = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $tied }); { $winner } vince grazie all’area di maggior pregio, che vale { $value }.
feurio-verdict-shared = Parità completa ({ $tied }), anche nell’area di maggior pregio: la vittoria è condivisa.
feurio-verdict-won = Vinto: tutti i 48 pompieri sono in campo, ogni colore in una sola area con un 1 ancora raggiungibile.
feurio-verdict-left = Non vinto: { $left ->
    [one] un pompiere aspetta
   *[other] { $left } pompieri aspettano
} ancora di partire.
feurio-verdict-apart = Non vinto: alcuni pompieri sono rimasti divisi in più aree ({ $colours }).
feurio-verdict-dry = Non vinto: mancava un 1 con un lato libero ({ $colours }).

## Rifiuti: che cosa non va, e che cosa andrebbe

feurio-over = La partita è finita: non c’è più niente da giocare.
feurio-deal-due = Prima che qualcuno possa agire bisogna scoprire le tessere iniziali.
feurio-draw-due = Prima che qualcuno possa agire bisogna pescare una tessera.
feurio-arrange-due = Prima disponi le tessere iniziali { $tiles }, per esempio con { $example }.
feurio-arranged = Le tessere iniziali sono già in tavola; si dispongono una volta sola, prima del primo turno.
feurio-drawn = Hai già pescato un { $tile }: posa quella tessera prima di pescarne un’altra.
feurio-spread-due = Prima posa la tessera { $tile } che hai pescato; poi piazza dei pompieri o passa.
feurio-one-draw = La tessera di questo turno è posata: piazza dei pompieri o passa; la prossima tessera è per il prossimo turno.
feurio-one-tile = Hai posato la tessera di questo turno: ora piazza dei pompieri o passa.
feurio-no-tiles = Non ci sono più tessere da posare: piazza dei pompieri o passa.
feurio-none-left = Nella pila non ci sono più tessere { $value }.
feurio-other-tiles = Le tessere iniziali sono { $tiles }: disponi esattamente queste.
feurio-same-layout = È lo stesso rombo di { $name }, girato o allo specchio: scrivi { $name }.
feurio-occupied = In { $cell } c’è già una tessera: una nuova va in un posto vuoto.
feurio-apart = { $cell } non tocca nessuna tessera: l’incendio si propaga in { $spots }.
feurio-cooler = In { $cell } il calore è { $heat }, ma { $count ->
    [one] nel punto più caldo, { $spots }, è { $top }: posa lì la tessera
   *[other] nei punti più caldi è { $top }: scegli tra { $spots }
}.
feurio-no-firebreaks = Le linee di fuoco sono una variante che a questo tavolo non si usa: posa la tessera scoperta.
feurio-price-not-yours = Una linea di fuoco si paga con un pompiere proprio, di colore { $own }; il { $colour } non è tuo.
feurio-price-auxiliary = Gli aiutanti non possono pagare una linea di fuoco: sacrifica un pompiere del tuo colore.
feurio-price-none = Non hai più nessun pompiere { $colour } per pagare una linea di fuoco: posa la tessera scoperta.
feurio-no-tile = In { $cell } non c’è nessuna tessera: piazza i pompieri su una tessera in tavola.
feurio-on-firebreak = { $cell } è una linea di fuoco: lì non può stare nessuno.
feurio-count = In un turno si piazzano da 1 a 3 pompieri, non { $count }; per non mandare nessuno, passa con “-”.
feurio-not-yours = Il { $colour } non è tuo: piazza i tuoi pompieri, di colore { $own }.
feurio-supply = { $left ->
    [0] Non hai più nessun pompiere { $colour }.
    [one] Ti resta un solo pompiere { $colour }, non { $count }.
   *[other] Ti restano { $left } pompieri { $colour ->
        [rosso] rossi
        [verde] verdi
        [blu] blu
        [giallo] gialli
       *[other] di colore { $colour }
    }, non { $count }.
}
feurio-enclosed = La tessera in { $cell } è circondata: senza un lato libero non ci arriva più nessuno.
feurio-edges = La tessera in { $cell } ha { $held ->
    [one] 1 pompiere
   *[other] { $held } pompieri
} e { $limit ->
    [one] 1 lato libero
   *[other] { $limit } lati liberi
}: { $room ->
    [0] non c’è più posto per nessuno.
    [one] c’è posto solo per un altro, non per { $count }.
   *[other] c’è posto per altri { $room }, non per { $count }.
}
feurio-spaces = La tessera in { $cell } ha { $held ->
    [one] 1 pompiere
   *[other] { $held } pompieri
} e { $limit ->
    [one] 1 spazio
   *[other] { $limit } spazi
}: { $room ->
    [0] non c’è più posto per nessuno.
    [one] c’è posto solo per un altro, non per { $count }.
   *[other] c’è posto per altri { $room }, non per { $count }.
}

## Testi che non significano niente

feurio-unreadable = “{ $text }” non è una mossa: scrivi s1,-1 per posare una tessera, x1,-1:red per posarla come linea di fuoco, d0,1:green:2 per piazzare dei pompieri, a1234 per disporre le tessere iniziali, o - per passare.
feurio-far = { $cell } è più lontano di quanto 36 tessere possano arrivare: le coordinate vanno da -{ $reach } a { $reach }.
feurio-colour = “{ $colour }” non è un colore di pompieri: ci sono { $colours }.
feurio-solve-deck = Per dimostrare una vittoria bisogna conoscere tutto il mazzo: { $tiles } cifre da 1 a 6.
feurio-deck-letters = Il mazzo è un testo fatto delle cifre da 1 a 6, con ? per un valore nascosto.
feurio-deck-size = Tessere nel mazzo: { $count }; nella scatola ce ne sono { $tiles }.
feurio-deck-value = Tessere di valore { $value } nel mazzo: { $count }; nella scatola ce ne sono { $each }.
feurio-deck-short = Il mazzo finisce dopo { $drawn ->
    [one] una tessera
   *[other] { $drawn } tessere
}, ma alle mosse ne serve un’altra.
feurio-deck-long = Tessere nel mazzo: { $count }; le mosse ne hanno pescate solo { $drawn }.
feurio-deck-hidden = La tessera { $number } del mazzo è nascosta, eppure è in tavola scoperta, sotto gli occhi di tutti.

## Le regole

feurio-material = Che cosa c’è nella scatola
feurio-setup = La preparazione
feurio-turn = Il tuo turno
feurio-scoring = La fine e il conteggio
feurio-together = Da soli o insieme
feurio-variants = Varianti
F-1 = Ci sono 36 tessere foresta, sei per ogni valore da 1 a 6. Un valore alto è un fuoco violento, uno basso vuol dire acqua. Il dorso di ogni tessera vale 0.
F-2 = I pompieri stanno sugli spazi di una tessera: uno spazio su 1 e 2, due su 3 e 4, tre su 5 e 6.
    .ruling = Le regole pubblicate indicano solo il minimo e il massimo; le recensioni confermano tutti i valori tranne il 4, a cui diamo due spazi per la sua posizione nella serie.
F-3 = Ci sono 48 pompieri: 12 rossi, 12 verdi, 12 blu e 12 gialli.
F-4 = Si mescolano le tessere a faccia in giù. Giocatore 1 ne scopre una per ogni giocatore e le accosta: due formano una coppia, tre un triangolo, quattro un rombo. Solo in quattro si può scegliere quale tessera va dove.
F-5 = Il primo turno è di Giocatore 2, poi si procede in senso orario. Da solo, cominci e basta.
F-6 = In quattro si ha un colore a testa. In tre si ha un colore a testa e quattro aiutanti del quarto colore. In due si hanno due colori a testa. Da solo, li hai tutti e quattro.
F-7 = Finché restano tessere, devi pescarne una e posarla su uno dei punti più caldi: un posto vuoto accanto al fuoco dove i valori delle tessere intorno danno il totale maggiore. Se più punti sono ugualmente caldi, scegli tu. Il valore della nuova tessera non conta.
F-8 = Poi, se vuoi, piazzi da uno a tre pompieri di uno dei tuoi colori su una sola tessera, nuova o vecchia. Oppure passi.
F-9 = Una tessera non accoglie mai più pompieri, contando tutti i colori, di quanti spazi ha, né più di quanti lati liberi ha, cioè lati senza un’altra tessera accanto. Una linea di fuoco chiude un lato come qualsiasi tessera.
F-10 = I pompieri non si spostano e non se ne vanno mai, nemmeno se poi il fuoco si chiude intorno a loro.
F-11 = In tre, in un turno si piazzano pompieri del proprio colore oppure aiutanti, non entrambi.
    .ruling = Il testo italiano si potrebbe leggere diversamente; gli altri tre concordano.
F-12 = Una volta posate tutte le tessere, nel proprio turno si può soltanto piazzare pompieri o passare. Quando tutti hanno passato uno dopo l’altro, la partita finisce. Se hai passato, puoi ancora piazzare pompieri più tardi, purché il turno torni a te.
    .ruling = Passare proprio nel turno in cui si posa l’ultima tessera non conta ancora; così dice il testo olandese.
F-13 = In tre, prima del conteggio si tolgono gli aiutanti.
F-14 = Le tessere che si toccano e ospitano lo stesso colore formano un’area boschiva. Somma i loro valori e dividi per il più piccolo tra quelli che hanno ancora un lato libero; arrotonda per eccesso. Un’area senza nemmeno un lato libero non vale niente.
F-15 = Il tuo punteggio è la somma di tutte le tue aree, contando ogni colore a parte. Vince il punteggio più alto; a parità, decide la singola area che vale di più.
    .ruling = Se anche quella è pari, la vittoria è condivisa.
F-16 = Da soli o insieme, la partita finisce subito dopo il turno in cui si posa l’ultima tessera; in quel turno si possono ancora piazzare pompieri.
    .ruling = Tre testi dicono così; quello italiano potrebbe intendere un turno in più.
F-17 = Vinci se tutti i 48 pompieri sono in tavola, se ogni colore sta in una sola area e se ciascuna delle quattro aree contiene un 1 con un lato libero. In tre, gli aiutanti contano come quarto colore e restano.
    .ruling = Il testo inglese chiede che ogni area sia collegata a un 1; gli altri tre vogliono l’1 al suo interno.
F-18 = Da due a quattro giocatori possono giocare insieme: preparazione, riserve e ordine di turno restano gli stessi, l’obiettivo è quello del gioco in solitario.
F-19 = Linea di fuoco: guardi di nascosto la tessera che peschi e puoi posarla coperta su uno dei punti più caldi. Ti costa un pompiere tuo, che esce dal gioco, e in quel turno non ne piazzi. Gli aiutanti non possono pagare. La linea di fuoco vale 0, non accoglie pompieri e chiude lati. Si usa solo tra avversari, non quando si gioca insieme.
    .ruling = Solo chi ha posato una linea di fuoco ne conosce il valore, fino alla fine; il testo olandese lascia guardare anche gli altri.
F-20 = “Hot Game”: i valori delle aree si arrotondano per difetto anziché per eccesso.
    .ruling = Solo tra avversari: dove tutti hanno lo stesso obiettivo non c’è niente da arrotondare.

## Che cosa fa una mossa

feurio-yours = tua
feurio-theirs = altrui
feurio-remark-closes = Chiude l’ultimo { $before } aperto della zona { $whose } di colore { $colour }: divisore { $before } → { $after }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno.
feurio-remark-locks = Circonda la zona { $whose } di colore { $colour }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno.
feurio-remark-joins = Unisce zone di colore { $colour } in una sola che vale { $value }, { $gain } in più di prima.
feurio-remark-waters = Porta l’acqua alla zona di colore { $colour }: divisore { $before } → { $after }, { $gain } in più.
feurio-remark-grows = La zona di colore { $colour } ora vale { $value }, una differenza di { $gain }.
feurio-remark-begins = Comincia una zona di colore { $colour } che vale { $value }.
feurio-remark-together = Riunisce i pompieri di colore { $colour } in una sola zona.
feurio-remark-nearer = Unisce zone di colore { $colour }: ne restano { $left }.
feurio-remark-apart = Comincia un’altra zona di colore { $colour }, che andrà unita al resto.
feurio-remark-watered = Dà alla zona di colore { $colour } una tessera 1 aperta.
feurio-remark-dried = Toglie alla zona di colore { $colour } l’ultima tessera 1 aperta.
feurio-remark-fills = Riempie { $cell }: nessun altro ci può arrivare.
feurio-remark-shuts = Chiude { $cells } a tutti.

## Positions that somebody set up

feurio-position-piece = «{ $text }» non è un pezzo: scrivi s0,1=5, x0,1:red o d0,1:red:2.
feurio-position-firebreak = Le tessere si posano coperte solo nella variante con le fasce tagliafuoco.
feurio-position-nothing = In { $cell } non c'è una tessera su cui stare.
feurio-position-spaces = La tessera in { $cell } ha posto per al massimo { $spaces } pompieri.
feurio-position-taken = In { $cell } c'è già una tessera.
feurio-position-apart = La tessera in { $cell } non tocca nessuna di quelle già posate: il fuoco è uno solo.
feurio-position-tiles = Nella scatola ci sono solo { $each } tessere di valore { $value }.
feurio-position-crew = Ci sono solo { $size } pompieri { $colour }.
feurio-position-few = Sul tavolo ci sono almeno { $tiles } tessere.
feurio-position-hand = La tessera da posare ha un valore da 1 a 6; ? se è ancora da pescare.
feurio-position-all = Nella scatola ci sono solo { $tiles } tessere.

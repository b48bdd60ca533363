### Feurio!: che cosa si rifiuta, e che cosa fa una mossa.

## Rifiuti: che cosa non va, e che cosa andrebbe

feurio-over = La partita è finita: non c’è più niente da giocare.
feurio-deal-due = Prima si scoprono le tessere iniziali; poi si può agire.
feurio-draw-due = Prima si pesca una tessera; poi si può agire.
feurio-arrange-due = Prima disponi le tessere iniziali { $tiles }, per esempio con { $example }.
feurio-arranged = Le tessere iniziali sono già in tavola; si dispongono una volta sola, prima del primo turno.
feurio-drawn = Hai già pescato un { $tile }: posalo prima di pescare un’altra tessera.
feurio-spread-due = Prima posa la tessera { $tile } che hai pescato; poi piazza dei pompieri o passa.
feurio-one-draw = La tessera di questo turno è posata: piazza dei pompieri o passa. La prossima tessera è per il prossimo turno.
feurio-one-tile = Hai posato la tessera di questo turno: ora piazza dei pompieri o passa.
feurio-no-tiles = Non ci sono più tessere da posare: piazza dei pompieri o passa.
feurio-none-left = Nella pila non c’è più nessun { $value }.
feurio-other-tiles = Le tessere iniziali sono { $tiles }: disponi proprio queste.
feurio-same-layout = È { $name } girato o allo specchio: scrivi { $name }.
feurio-occupied = In { $cell } c’è già una tessera: una nuova va in un posto vuoto.
feurio-apart = { $cell } non tocca nessuna tessera: l’incendio si propaga in { $spots }.
feurio-cooler = In { $cell } il calore è { $heat }, ma { $count ->
    [one] nel punto più caldo, { $spots }, è { $top }: posa lì la tessera
   *[other] nei punti più caldi è { $top }: scegli tra { $spots }
}.
feurio-no-firebreaks = Le linee di fuoco sono una variante che a questo tavolo non si usa: posa la tessera scoperta.
feurio-price-not-yours = Una linea di fuoco si paga con un pompiere tuo ({ $own }); il { $colour } non è tuo.
feurio-price-auxiliary = Gli aiutanti non possono pagare una linea di fuoco: sacrifica un pompiere del tuo colore.
feurio-price-none = Non hai più nessun pompiere { $colour } per pagare una linea di fuoco: posa la tessera scoperta.
feurio-no-tile = In { $cell } non c’è nessuna tessera: piazza i pompieri su una tessera in tavola.
feurio-on-firebreak = { $cell } è una linea di fuoco: lì non può stare nessuno.
feurio-count = In un turno si piazzano da 1 a 3 pompieri, non { $count }. Per non piazzarne, passa con «-».
feurio-not-yours = Il { $colour } non è tuo: piazza i tuoi pompieri ({ $own }).
feurio-supply = { $left ->
    [0] Non hai più nessun pompiere { $colour }.
    [one] Ti resta un solo pompiere { $colour }, non { $count }.
   *[other] Ti restano { $left } pompieri { $colour-key ->
        [colour-red] rossi
        [colour-green] verdi
        [colour-blue] blu
       *[colour-yellow] gialli
    }, non { $count }.
}
feurio-enclosed = La tessera in { $cell } è circondata: senza un lato libero non ci arriva più nessuno.
feurio-edges = La tessera in { $cell } ha { $held ->
    [0] nessun pompiere
    [one] 1 pompiere
   *[other] { $held } pompieri
} e { $limit ->
    [one] 1 lato libero
   *[other] { $limit } lati liberi
}: { $room ->
    [0] non c’è più posto per nessuno.
    [one] c’è posto per uno solo, non per { $count }.
   *[other] c’è posto solo per { $room }, non per { $count }.
}
feurio-spaces = La tessera in { $cell } ha { $held ->
    [0] nessun pompiere
    [one] 1 pompiere
   *[other] { $held } pompieri
} e { $limit ->
    [one] 1 spazio
   *[other] { $limit } spazi
}: { $room ->
    [0] non c’è più posto per nessuno.
    [one] c’è posto per uno solo, non per { $count }.
   *[other] c’è posto solo per { $room }, non per { $count }.
}

## Testi che non significano niente

feurio-unreadable = «{ $text }» non è una mossa: scrivi s1,-1 per posare una tessera, x1,-1:red per posarla come linea di fuoco, d0,1:green:2 per piazzare dei pompieri, a1234 per disporre le tessere iniziali, o - per passare.
feurio-far = { $cell } è più lontano di quanto possano arrivare 36 tessere: le coordinate vanno da -{ $reach } a { $reach }.
feurio-colour = Non ci sono pompieri di colore «{ $colour }», ma { $colours }.
feurio-solve-deck = Per dimostrare una vittoria bisogna conoscere tutto il mazzo: { $tiles } cifre da 1 a 6.
feurio-deck-letters = Il mazzo si scrive con le cifre da 1 a 6, e con ? per un valore nascosto.
feurio-deck-size = Tessere nel mazzo: { $count }; nella scatola ce ne sono { $tiles }.
feurio-deck-value = Tessere di valore { $value } nel mazzo: { $count }; nella scatola ce ne sono { $each }.
feurio-deck-short = Il mazzo finisce dopo { $drawn ->
    [one] una tessera
   *[other] { $drawn } tessere
}, ma alle mosse ne serve un’altra.
feurio-deck-long = Tessere nel mazzo: { $count }; le mosse ne hanno pescate solo { $drawn }.
feurio-deck-hidden = La tessera { $number } del mazzo è nascosta, eppure è in tavola scoperta, sotto gli occhi di tutti.

## Che cosa fa una mossa

feurio-remark-closes = Chiude l’ultima tessera { $before } aperta { $whose ->
    [yours] della tua area
   *[theirs] dell’area
} { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}: divisore { $before } → { $after }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno.
feurio-remark-locks = Circonda { $whose ->
    [yours] la tua area
   *[theirs] l’area
} { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno.
feurio-remark-joins = Unisce aree { $colour-key ->
    [colour-red] rosse
    [colour-green] verdi
    [colour-blue] blu
   *[colour-yellow] gialle
} in una sola che vale { $value }, { $gain ->
    [-3] 3 in meno di prima
    [-2] 2 in meno di prima
    [-1] 1 in meno di prima
    [0] quanto prima
   *[other] { $gain } in più di prima
}.
feurio-remark-waters = Porta l’acqua all’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}: divisore { $before } → { $after }, { $gain } in più.
feurio-remark-grows = L’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
} ora vale { $value }, { $gain } in { $change ->
    [less] meno
   *[more] più
}.
feurio-remark-begins = Comincia un’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
} che vale { $value }.
feurio-remark-together = Riunisce in una sola area tutti i pompieri { $colour-key ->
    [colour-red] rossi
    [colour-green] verdi
    [colour-blue] blu
   *[colour-yellow] gialli
}.
feurio-remark-nearer = Unisce aree { $colour-key ->
    [colour-red] rosse
    [colour-green] verdi
    [colour-blue] blu
   *[colour-yellow] gialle
}: ne restano { $left }.
feurio-remark-apart = Comincia un’altra area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
}, che andrà unita al resto.
feurio-remark-watered = Dà all’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
} una tessera 1 aperta.
feurio-remark-dried = Toglie all’area { $colour-key ->
    [colour-red] rossa
    [colour-green] verde
    [colour-blue] blu
   *[colour-yellow] gialla
} l’ultima tessera 1 aperta.

## Posizioni composte a mano

feurio-position-piece = «{ $text }» non indica un pezzo: scrivi s0,1=5, x0,1:red o d0,1:red:2.
feurio-position-firebreak = Le tessere si posano coperte solo nella variante con le linee di fuoco.
feurio-position-nothing = In { $cell } non c’è una tessera su cui piazzare pompieri.
feurio-position-spaces = La tessera in { $cell } ha solo { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
}.
feurio-position-taken = In { $cell } c’è già una tessera.
feurio-position-apart = La tessera in { $cell } non tocca le altre: tutte le tessere devono essere collegate.
feurio-position-tiles = Nella scatola ci sono solo { $each } tessere di valore { $value }.
feurio-position-crew = Ci sono solo { $size } pompieri { $colour-key ->
    [colour-red] rossi
    [colour-green] verdi
    [colour-blue] blu
   *[colour-yellow] gialli
}.
feurio-position-few = Sul tavolo devono esserci almeno { $tiles } tessere.
feurio-position-hand = La tessera da posare ha un valore da 1 a 6, oppure ? se è ancora da pescare.
feurio-position-all = Nella scatola ci sono solo { $tiles } tessere.

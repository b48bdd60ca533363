### La guida della prima partita.

## La guida della prima partita

web-coach = Guida
web-coach-count = { $number } di { $of }
web-feurio-coach-lay-title = Il fuoco va dove fa più caldo.
web-feurio-coach-lay = Le tessere accanto a questo punto danno { $heat }: { $sum }. Di più non c’è, quindi il tuo { $tile } va qui, o in un altro punto che brilla.
web-feurio-coach-send-title = Unisci un solo colore.
web-feurio-coach-send = Le tessere vicine con lo stesso colore si sommano. La più bassa con un lato libero divide la somma: cerca gli 1 e i 2.
web-feurio-coach-divisor-title = Divide la tessera aperta più bassa.
web-feurio-coach-divisor = Quest’area: { $sum } = { $total }, diviso { $divisor }, fa { $value }. Aggiungi una tessera più bassa con un lato libero e varrà di più.
web-feurio-coach-full-title = Qui è pieno.
web-feurio-coach-full = Su questo { $tile } non può più salire nessuno. Una tessera ha posto per tanti pompieri quanti sono i suoi spazi, e non puoi piazzarne più di quanti lati liberi ha.
web-feurio-coach-end-title = Le tessere stanno finendo.
web-feurio-coach-end = Dopo l’ultima si continua a piazzare pompieri finché nessuno vuole più. Poi si contano tutte le aree.
web-firewater-coach-elemental-title = Un elementale vale due gettoni.
web-firewater-coach-elemental = Quando è circondato su tutti e quattro i lati, va a chi ha lì accanto un segnalino, ma la somma più bassa. Posalo dove potrebbe toccare a te.
web-firewater-coach-marker-title = Fuoco al fuoco, acqua all’acqua.
web-firewater-coach-marker = Ogni metà di un segnalino dà il suo numero alle caselle accanto che mostrano il suo elemento. È la tua influenza su quelle caselle.
web-firewater-coach-token-title = Questa casella può essere tua.
web-firewater-coach-token = Tutte le caselle vicine sono occupate e la tua influenza è la più alta: { $own } a { $other }. Un gettone qui è un punto, per sempre.
web-firewater-coach-leader-title = Non dimenticare il tuo capo.
web-firewater-coach-leader = Senza capo sul tabellone perdi 2 punti e non puoi rivendicare elementali. Ma chi prende la sua casella lo cattura.
web-firewater-coach-end-title = La fine è vicina.
web-firewater-coach-end = Chi posa il suo ultimo gettone vince subito. Quando nessun segnalino trova più posto, gli altri possono posare ancora un gettone ciascuno; poi contano i punti.

## In attesa del codice compilato

web-readying = Il computer si prepara, solo questa volta: circa { $seconds } s.

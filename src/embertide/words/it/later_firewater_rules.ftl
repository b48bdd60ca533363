### Le regole di Fuoco & Acqua con parole nostre.

W-1 = In due si usa un tabellone di 8 per 8 caselle, in tre o quattro uno di 12 colonne per 8 righe. Ogni casella mostra fuoco o acqua. I due elementi si alternano come i colori di una scacchiera, tranne intorno al centro.
    .ruling = L’immagine del tabellone originale è andata perduta. Il nostro è una scacchiera in cui la casella in basso a sinistra, a1, è acqua e le quattro caselle centrali sono scambiate. Puoi anche scegliere la scacchiera semplice o usare un tabellone tuo, da un file di testo.
W-2 = Ogni giocatore ha dei segnalini influenza, come tessere del domino, con una metà fuoco e una metà acqua di valore da 1 a 4: uno per ogni combinazione, 16 in tutto. In quattro i doppi restano nella scatola e i segnalini diventano 12. Ogni giocatore ha inoltre un capo e 20 gettoni possesso (15 in quattro). Tre elementali non sono di nessuno.
W-3 = Ognuno mescola i propri segnalini coperti. I primi tre giocatori nell’ordine di turno, a cominciare dal giocatore 1 (con la scatola vera: la persona più focosa), posano un elementale ciascuno; in due, il giocatore 1 posa anche il terzo. Mai sul bordo del tabellone e mai a contatto con uno già posato, nemmeno per un angolo. Poi tutti scoprono tre segnalini dalla propria pila e chi segue nell’ordine gioca il primo turno.
W-4 = Nel tuo turno fai esattamente un’azione. Segnalino: posa uno dei tuoi segnalini scoperti su due caselle vuote con un lato in comune, nel verso che vuoi, e scopri il prossimo della tua pila, così che ne restino scoperti tre finché ce ne sono. Una casella è vuota se non ci sono né metà, né gettoni, né capi, né elementali.
W-5 = Una metà non coperta da gettoni ti dà influenza pari al suo valore su ogni casella che ha un lato in comune con essa e il cui elemento stampato è lo stesso della metà, compresa la casella sotto l’altra metà. Non ne dà sulla casella dove si trova. Capi, gettoni ed elementali non danno influenza.
W-6 = Capo: una volta per partita, posa il tuo capo su una casella vuota che non sia un angolo né accanto a un elementale.
    .ruling = «Accanto» significa con un lato in comune, come ovunque in queste regole; le caselle in diagonale sono permesse.
W-7 = Gettone: prendi una casella senza gettoni, senza elementale e senza il tuo stesso capo, quando tutte le caselle che hanno un lato in comune con essa sono occupate e la tua influenza lì supera quella di ogni altro giocatore. La casella stessa può essere vuota. Una metà sotto un gettone non dà più influenza.
    .ruling = Un capo occupa la sua casella come ogni altro pezzo. Preso alla lettera, l’originale escluderebbe i capi, e nessuna casella accanto a uno di loro si potrebbe mai prendere.
W-8 = Se sulla casella che prendi c’è il capo di un altro giocatore, lo catturi: posa lì due gettoni. Quel capo conta come mai posato.
    .ruling = Un capo catturato non si può posare una seconda volta.
W-9 = Rivendicazione: posa due gettoni su un elementale che non ne ha, quando su tutte e quattro le caselle accanto c’è un gettone o una metà e il tuo capo è sul tabellone, non catturato. Somma le tue metà non coperte su quelle quattro caselle, fuoco e acqua insieme: ti serve almeno 1, e meno di ogni altro giocatore che lì abbia almeno 1.
W-10 = Quando servono due gettoni e ne hai uno solo, posa quello.
    .ruling = L’originale non dice che cosa succede allora; per noi l’ultimo gettone vale per entrambi.
W-11 = Se non hai nessuna azione lecita, passi.
    .ruling = Nessun altro può passare: finché c’è un’azione che puoi fare, devi farne una.
W-12 = Chi posa il suo ultimo gettone vince all’istante, anche nell’ultimo giro, quali che siano i punti. I punti si contano comunque.
W-13 = Quando, dopo aver posato un segnalino, non restano più due caselle vuote con un lato in comune, chi l’ha posato ha giocato il suo ultimo turno. Tutti gli altri, in ordine, possono posare ancora un gettone o rinunciare; poi la partita è finita.
    .ruling = Un capo che chiude l’ultimo vuoto fa finire la partita allo stesso modo. Nell’ultimo giro i gettoni possono prendere caselle e capi, ma gli elementali non si possono più rivendicare.
W-14 = Ogni tuo gettone sul tabellone è un punto. Un capo mai posato, o catturato, costa 2 punti. Vince chi ha più punti; a parità, chi viene per primo in senso orario a partire da chi ha giocato l’ultimo turno normale, compreso.
W-15 = I segnalini scoperti sono visibili a tutti. Nessuno conosce l’ordine di una pila coperta, nemmeno chi la possiede, ma tutti possono dedurre che cosa ci resta.

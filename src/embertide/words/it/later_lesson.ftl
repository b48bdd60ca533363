### Le lezioni.

## Fuoco & Acqua

web-firewater-lesson-welcome = Fuoco & Acqua è una lotta per le caselle. Tu hai il rosso, il cerchio. Una casella con un tuo gettone è tua e vale un punto. Alla fine vince chi ha più punti, ma chi posa il suo ultimo gettone vince subito.
web-firewater-lesson-elemental = Per prima cosa arrivano sul tabellone tre elementali. Due ci sono già: posa il terzo in b3. Più tardi chi rivendica un elementale ci posa due gettoni in una volta.
web-firewater-lesson-influence = Comincia il blu, che ha posato un segnalino: fuoco 1 in c3, acqua 4 in c4. Una metà può stare su qualsiasi casella, ma dà il suo valore solo alle caselle accanto che mostrano il suo elemento: fuoco al fuoco, acqua all’acqua. Tocca una casella per vedere l’influenza di ognuno.
web-firewater-lesson-marker = Tocca a te. Posa il tuo segnalino fuoco 4, acqua 3 con la metà fuoco in b2 e la metà acqua in b1. Così l’acqua 3 raggiunge a1, nell’angolo, e il fuoco 4 raggiunge a2. Per girare un segnalino usa la freccia rotonda accanto, o il tasto R.
web-firewater-lesson-token = Il blu ha risposto in a2 e a3. Ora a1 non ha più caselle vuote accanto, e la tua influenza, 3, batte il 2 del blu. Così si prende una casella: è circondata, e la tua influenza è la più alta. Prendi a1!
web-firewater-lesson-leader = Posa il tuo capo in c1. Un capo mai posato costa 2 punti, e solo se il tuo è sul tabellone puoi rivendicare elementali. Proteggi la sua casella: chi la prende cattura il capo con due gettoni.
web-firewater-lesson-claim = L’elementale in b3 è circondato. Un elementale segue il giocatore più mite: quello con la somma più bassa lì intorno, purché abbia almeno un segnalino. Tu hai 4, il blu ha 3 + 1 + 2 = 6. Rivendicalo, con due gettoni in una volta.
web-firewater-lesson-cover = Un gettone può andare anche su un segnalino avversario. In a2, una casella di fuoco, il tuo fuoco 4 batte il fuoco 3 del blu. Prendila: l’acqua 2 sotto il tuo gettone non dà più influenza.
web-firewater-lesson-end = Hai posato quattro gettoni: quattro punti. Si va avanti finché qualcuno posa il suo ultimo gettone, o finché nessun segnalino trova più posto; allora ciascuno degli altri può posare ancora un gettone. Ora prova contro il computer!

## Feurio!

web-feurio-lesson-welcome = La foresta brucia. Ogni tessera dice con quanta forza, da 1 (vicino all’acqua) a 6. Tu guidi due squadre di 12 pompieri, rossa e verde; Scintilla guida la blu e la gialla.
web-feurio-lesson-heat = Scintilla comincia con un 4 e tu hai pescato un 5. La tessera va su uno dei punti più caldi, cioè dove la somma delle tessere vicine è più alta. Due punti hanno 4 + 5 = 9. Scegli quello a destra.
web-feurio-lesson-send = Ora puoi piazzare da uno a tre pompieri di un solo colore su una sola tessera qualsiasi. Piazzane uno rosso sul tuo nuovo 5.
web-feurio-lesson-water = Hai pescato un 1: tanta acqua. Due punti sono caldi allo stesso modo: scegli quello in alto, accanto al tuo pompiere.
web-feurio-lesson-region = Piazza un pompiere rosso sull’1. Le tessere che si toccano e ospitano lo stesso colore formano un’area.
web-feurio-lesson-count = Somma i valori dell’area, dividi per il più basso che ha ancora un lato libero e arrotonda per eccesso: 5 + 1 = 6, diviso 1, fa 6. L’acqua è preziosa: più piccolo è il numero aperto, meno si divide.
web-feurio-lesson-walled = Per il tuo 6 c’è un punto solo. Posalo lì e guarda il 5 giallo di Scintilla: senza lati liberi è circondato e non vale nulla.
web-feurio-lesson-full = Una tessera ha posto per tanti pompieri quanti sono i suoi spazi, e non puoi piazzarne più di quanti lati liberi ha. Piazza tre rossi sul 6: è pieno e non può entrarci più nessuno.
web-feurio-lesson-any = Hai pescato un 4. Stavolta quattro punti sono caldi allo stesso modo: scegli quello che vuoi.
web-feurio-lesson-join = Da solo, il tuo 6 vale 6 ÷ 6 = 1. Piazza un rosso sul 3 che sta in mezzo e tutto si unisce: 1 + 5 + 3 + 6 = 15, diviso 1.
web-feurio-lesson-end = 15 punti! Rosso e verde si contano a parte e poi si sommano. Finite le tessere, si continua a piazzare pompieri finché nessuno vuole più; chi passa può ancora rientrare. Ora prova contro Scintilla!
web-lesson-play = Gioca contro Scintilla
web-lesson-back = Torna alla tua partita
web-lesson-others = Scintilla sta giocando…

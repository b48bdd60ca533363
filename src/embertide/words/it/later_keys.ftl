### L’elenco dei tasti al tavolo e quando si rivede una partita.

web-keys-answer = Rispondi di sì o di no a una richiesta

## Il turno

web-feurio-keys-walk = Passa di tessera in tessera
web-feurio-keys-legal = Vai al prossimo posto dove puoi fare qualcosa
web-feurio-keys-choose = Scegli il posto; premi di nuovo per confermare
web-feurio-keys-count = Quanti piazzarne
web-feurio-keys-more = Uno in più, uno in meno; altrimenti avvicina, allontana
web-feurio-keys-colour = Un altro colore
web-feurio-keys-fit = Mostra tutto

## Mosse obbligate e tasti

web-firewater-keys-walk = Passa di casella in casella
web-firewater-keys-edge = Vai alla prima o all’ultima casella della riga
web-firewater-keys-choose = Scegli la casella; premi di nuovo per confermare
web-firewater-keys-marker = Prendi quel segnalino
web-firewater-keys-turn = Gira il segnalino
web-firewater-keys-zoom = Avvicina, allontana
web-firewater-keys-whole = Tutto il tabellone
web-keys-table = Al tavolo
web-keys-replay = Quando rivedi una partita
web-keys-confirm = Conferma la mossa preparata
web-keys-clear = Annulla la mossa preparata, o chiudi un messaggio
web-keys-undo = Annulla l’ultima mossa
web-keys-hint = Chiedi un consiglio
web-keys-again = Rivedi che cosa hanno fatto gli altri
web-keys-tab = Vai al pulsante seguente
web-keys-this = Mostra questo elenco
web-keys-prior = Un passo indietro
web-keys-next = Un passo avanti
web-keys-first = All’inizio
web-keys-last = Alla fine

### Le pagine che non si vedono per prime.

## Rivedere una partita, aprire una registrazione

web-replay-move = Mossa { $move } di { $of }
web-beginning = L’inizio
web-first = All’inizio
web-prior = Un passo indietro
web-next = Avanti
web-last = Alla fine
web-pause = Pausa
web-slider = Punto della partita
web-play-on = Continua a giocare da qui
web-to-table = Torna al tavolo
web-analysis-runs = Analisi in corso: { $done } decisioni su { $of }…
web-open-record-about = Una partita scaricata da qui si può rivedere, controllare e continuare.
web-choose-file = Scegli un file, o trascinalo qui

## Regole, lezioni, risultati del giorno, indirizzi sconosciuti

web-daily-shared = { $played ->
    [one] { $won ->
        [0] Ci ha provato una persona, senza riuscirci.
       *[other] Ci ha provato una persona, e ce l’ha fatta.
    }
   *[other] L’hanno finita { $played } persone; successi: { NUMBER($share, style: "percent") }.
}
web-daily-result = Risultato
web-daily-turns = Turni d’anticipo
web-rules-of = Regole di { $game }
web-contents = Indice
web-learn-title = { $game } in cinque minuti
web-step = Passo { $step } di { $of }
web-missing = Qui non c’è niente
web-missing-about = L’indirizzo non porta da nessuna parte: forse manca una lettera.
web-no-lesson = Per { $game } non c’è ancora una lezione. Le regole spiegano il gioco, e ogni tavolo elenca le mosse possibili.
web-no-companion = Per { $game } non c’è ancora un assistente da tavolo. Puoi giocarci qui, a un tavolo.
web-no-rules = { $game } non ha una pagina di regole. Al tavolo vedi tutte le mosse possibili.

### La scala, le tue partite, la serie e i problemi.

## La scala

web-ladder-of = La scala: { $game }
web-ladder-held = raggiunto
web-ladder-new = nuovo
web-ladder-wins = vittorie: { $wins } su { $needed }
web-ladder-run = { $needed ->
    [one] una vittoria
   *[other] { $needed } vittorie di fila
}

## I primati

feurio-feat-worth = Area migliore
feurio-feat-tiles = Area più grande (tessere)
firewater-feat-tokens = Più gettoni
firewater-feat-elementals = Più elementali

## La pagina iniziale di chi torna, risultati, foreste passate, problemi, statistiche

web-back-turn = Bello rivederti! Tocca a te.
web-back = Bello rivederti!
web-game-against = { $game } contro { $who }
web-waits =
    { $count ->
        [one] Un altro tavolo ti aspetta
       *[other] Altri { $count } tavoli ti aspettano
    }
web-play-level = Sfida { $level }
web-ladder-about = Batti un livello due volte di fila per raggiungerlo. Con i consigli non vale; tutti i livelli sono aperti.
web-ladder-about-run = Contano le vittorie di fila. Tutti i livelli sono aperti.
web-ladder-pick = Scala
web-streak =
    { $days ->
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
web-week-won = riuscita
web-week-lost = non riuscita
web-week-missed = saltata
web-week-today = ancora da giocare
web-daily-archive = Foreste passate
web-daily-archive-about = Gioca la foresta di qualsiasi giorno. Per la tua serie conta solo quella di oggi.
web-daily-late = giocata dopo
web-daily-this = La foresta di { DATETIME($day, dateStyle: "full") }
web-puzzle-day = Problema del giorno
web-puzzle-find = Trovala
web-puzzle-again = Riguarda
web-puzzle-solved = Risolto
web-puzzle-missed = Non risolto
web-puzzle-share = Risolto al primo tentativo: { NUMBER($share, style: "percent") }
web-puzzle-fresh = Nessuno l’ha ancora provato
web-puzzle-title = Problema { $number } di { $of }
web-puzzle-right = È la mossa migliore.
web-puzzle-wrong = C’è una mossa migliore.
web-puzzle-worth = Probabilità di vittoria: { NUMBER($best, style: "percent") }.
web-puzzle-worths = Probabilità di vittoria: la tua mossa { NUMBER($yours, style: "percent") }, la migliore { NUMBER($best, style: "percent") }.
web-puzzle-best = La migliore
web-puzzle-next = Problema successivo
web-puzzle-retry = Riprova
web-puzzle-about = Una mossa è nettamente migliore di tutte le altre. Quale?
web-your-games = Le tue partite
web-your-record = { $played ->
    [one] 1 giocata
   *[other] { $played } giocate
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
web-all-games = Tutte
web-result-won = Vinta
web-result-lost = Persa
web-result-drawn = Pareggio
web-result-ended = Finita senza risultato
web-result-shared = Su un solo dispositivo
web-result-early = Abbandonata
web-result-watched = Da spettatore
web-result-won-score = Vinta { $mine } a { $theirs }
web-result-lost-score = Persa { $mine } a { $theirs }
web-result-drawn-score = Pareggio, { $mine } a testa
web-look-back = Rivedi
web-date = { DATETIME($day, dateStyle: "medium") }
web-show-more = Mostra altro
web-you-page = I tuoi risultati
web-you-page-about = Quello che hai giocato e raggiunto finora.
web-stat-games = Partite
web-stat-won = Vinte
web-stat-best = Punteggio migliore
web-stat-run = Serie di vittorie più lunga
web-stat-streak = Serie più lunga di foreste del giorno
web-stat-colour = Colore più giocato
web-stat-puzzles = Problemi risolti al primo tentativo
web-stat-level = { $level }: vittorie { $won } su { $played }
web-stat-none = Ancora niente. Gioca una partita e comparirà qui.

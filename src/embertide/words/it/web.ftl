### Il client web: che cosa dicono le sue pagine, qualunque sia il gioco.

web-you = Tu
web-unreachable = Il server non risponde. Controlla la connessione: continuiamo a provare.
web-loading = Un momento…
web-close = Chiudi
web-rule = Regola { $rule }

## Il menu

web-home = Pagina iniziale
web-menu = Menu
web-account = Nome e account
web-language = Lingua
web-theme = Colori
web-theme-auto = Auto
web-theme-light = Chiari
web-theme-dark = Scuri
web-all-tables = Tutti i tavoli

## La pagina iniziale

web-motto = La foresta brucia, la marea risponde.
web-about = Giochi da tavolo, con gli amici o contro il computer.
web-facts-feurio = 1–4 giocatori · 20–30 min
web-facts-firewater = 2–4 giocatori · 40 min
web-pitch-feurio = Piazza le tue squadre dove arriverà il fuoco, non dove brucia già.
web-pitch-firewater = Estendi la tua influenza, prendi le caselle, porta gli elementali dalla tua parte.
web-play-now = Gioca subito
web-against-computer = contro il computer
web-at-one-device = su questo dispositivo
web-players-range = { $least }–{ $most } giocatori
web-new-table = Nuovo tavolo
web-learn = Impara in cinque minuti
web-rules = Regole
web-running = Partite in corso
web-lobby = Tavoli aperti
web-finished = Partite finite
web-no-tables = Ancora nessun tavolo
web-no-tables-about = Qui compaiono le tue partite e i tavoli dove qualcuno aspetta compagnia.
web-no-tables-offline = Qui compaiono le tue partite.
web-show-all = Mostra tutto ({ $count })
web-open-record = Apri una partita salvata
web-continue = Continua
web-watch = Guarda
web-join = Unisciti
web-look = Rivedi
web-over = Finita
web-waiting-players = In attesa di giocatori
web-your-turn = Tocca a te
web-thinking = { $player } sta pensando
web-seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-move-number = { $number ->
    [0] appena iniziata
   *[other] mossa { $number }
}

## La foresta di oggi

web-daily = La foresta di oggi
web-daily-about = Un solitario uguale per tutti, fino a mezzanotte (UTC).
web-percent = { NUMBER($value, style: "percent") }
web-daily-day = { DATETIME($day, dateStyle: "full") }
web-daily-goal = Piazza tutti i 48 pompieri, ogni colore in una sola area con un 1 aperto.
web-daily-play = Gioca il solitario
web-daily-continue = Continua
web-daily-look = Rivedi la tua partita
web-daily-share = Successi oggi: { NUMBER($share, style: "percent") }
web-daily-first = Nessuno l’ha ancora finita
web-daily-results = I risultati di oggi
web-won = Riuscita
web-not-won = Non riuscita

## Un nuovo tavolo

web-mode = Come si gioca?
web-mode-competitive = Ognuno per sé
web-mode-cooperative = Tutti insieme
web-mode-solitaire = In solitario
web-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-seat = Posto { $number }
web-level = livello
web-name = Nome
web-variant-firebreak = Linee di fuoco
web-variant-hotter = Hot Game
web-aids = Aiuti
web-aid-spots = Mostra i totali sul tabellone
web-aid-counts = Conta che cosa resta
web-aid-scores = Punteggio in diretta
web-aid-hints = Consigli

## Al tavolo

web-board = Tabellone
web-turn = A chi tocca e che cosa fare
web-turn-of = Turno di { $player }
web-choose = Scegli dove
web-unstage = Lascia stare
web-hint = Consiglio
web-take-back = Annulla
web-ask-undo = Chiedi di annullare
web-asks-undo = { $player } vorrebbe annullare il suo ultimo turno.
web-agree = Va bene
web-disagree = No, mi spiace
web-returnable = Potrai ancora annullare la mossa.
web-final = Confermata, la mossa è definitiva.
web-log = Ultime mosse
web-log-all = Tutta la partita
web-log-less = Solo le ultime
web-news = Novità:
web-company = Chi c’è
web-present = presente
web-absent = assente
web-stands-in = gioca il computer
web-return = Torno a giocare
web-stand-in = Sostituisci { $player }
web-lists = Elenchi e mosse scritte
web-notation = Scrivi una mossa
web-notation-go = Mostra
web-gathering = In attesa degli altri
web-gathering-about = La partita comincia da sola appena tutti i posti sono occupati.
web-invited = Un posto ti aspetta
web-seat-open = Riservato su invito
web-seat-public = Aperto a tutti
web-sit = Prendi posto
web-leave = Lascia il tavolo
web-watching-soon = Stai guardando: la partita comincia appena tutti i posti sono occupati.
web-link-seat = Link per il posto { $number }
web-link-watch = Link per gli spettatori
web-link-replay = Link a questa partita
web-copy = Copia
web-copied = Copiato
web-qr = { $name }, come codice da inquadrare
web-hand-over = Turno di { $player }
web-hand-over-about = Passa il dispositivo: la prossima schermata è solo per chi ha il turno.
web-hand-over-ready = Sono { $player }
web-lost = Connessione persa, riproviamo…
web-lost-staged = La tua mossa è al sicuro.
web-socket-refused = Il server ha chiuso la connessione a questo tavolo.
web-try-again = Riprova
web-no-table = Non puoi vedere questo tavolo

## Dopo la partita

web-game-over = La partita è finita
web-rematch = Rivincita
web-rematch-join = Partecipa alla rivincita
web-replay = Rivedi
web-count = Punteggio in dettaglio
web-keep = Conserva, verifica, condividi
web-download = Scarica la partita
web-play = Avvia
web-no-turning = Nessun errore grave: partita ben giocata!

## Nome e account

web-registered = Ti diamo il benvenuto! Il tuo account è pronto.

## Giochi senza un client proprio

web-plain-move = Gioca { $move }
web-plain-choose = Scegli una mossa
web-plain-position = La posizione
web-plain-preview = Ecco come sarebbe:
web-plain-type = Scrivi una mossa, o una sua parte
web-plain-found = { $found ->
    [0] Nessuna mossa corrisponde; premi Invio per sapere perché.
    [one] Una mossa su { $count }
   *[other] { $found } mosse su { $count }
}

### Il client web: che cosa dicono le sue pagine, qualunque sia il gioco.

web-you = Tu
web-unreachable = La casa non risponde. Controlla la connessione; continuiamo a provare.
web-loading = Un momento …
web-close = Chiudi
web-rule = Regola { $rule }

## The menu

web-home = Alla pagina iniziale
web-menu = Menu
web-account = Nome e account
web-language = Lingua
web-theme = Colori
web-theme-auto = Auto
web-theme-light = Chiari
web-theme-dark = Scuri
web-sound = Suoni
web-all-tables = Tutti i tavoli

## The start page

web-motto = Il bosco brucia, la marea risponde.
web-about = Due giochi da tavolo, con gli amici o contro il computer.
web-facts-feurio = 1–4 giocatori · 20 min
web-facts-firewater = 2–4 giocatori · 40 min
web-pitch-feurio = Manda le squadre dove il fuoco sarà, non dove è già.
web-pitch-firewater = Estendi la tua influenza, prendi le caselle, conquista gli elementali.
web-play-now = Gioca subito
web-against-computer = contro il computer
web-new-table = Nuovo tavolo
web-learn = Impara in cinque minuti
web-rules = Regole
web-running = Partite in corso
web-lobby = Tavoli aperti
web-finished = Partite finite
web-no-tables = Ancora nessun tavolo
web-no-tables-about = Qui compaiono le tue partite e i tavoli dove qualcuno aspetta compagnia.
web-show-all = Mostra tutti e { $count }
web-open-record = Apri una partita da un file
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

## The deal of the day

web-daily = Il bosco di oggi
web-daily-about = Un solitario uguale per tutti, fino a mezzanotte (UTC).
web-daily-goal = Fai uscire tutti i 48 pompieri, ogni colore in una sola regione con un 1 aperto.
web-daily-play = Gioca il solitario
web-daily-continue = Riprendi
web-daily-look = Rivedi la tua partita
web-daily-share = Oggi ce l’ha fatta il { $share } %
web-daily-shared = { $played ->
    [one] Una persona ha finito; ha vinto il { $share } %.
   *[other] { $played } persone hanno finito; ha vinto il { $share } %.
}
web-daily-first = Nessuno ha ancora finito
web-daily-results = I risultati di oggi
web-daily-result = Risultato
web-daily-turns = Turni rimasti al momento decisivo
web-won = Vinta
web-not-won = Non vinta

## A new table

web-new-title = { $game }: un nuovo tavolo
web-mode = Come volete giocare?
web-mode-competitive = Ognuno per sé
web-mode-cooperative = Tutti insieme
web-mode-solitaire = In solitario
web-how-many = Quanti giocatori?
web-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-seats = Chi siede dove?
web-seat = Posto { $number }
web-seat-me = Io
web-seat-here = Qualcuno su questo dispositivo
web-seat-friend = Un amico, con un link
web-seat-anyone = Chiunque
web-seat-computer = Il computer
web-seat-me-about = Qui giochi tu.
web-seat-friend-about = Riceverai un link e un codice da passare.
web-seat-anyone-about = Il tavolo compare tra quelli aperti.
web-level = forza
web-name = Nome
web-variants = Varianti
web-variant-firebreak = Tagliafuoco
web-variant-firebreak-about = Posa una tessera coperta al prezzo di un pompiere; le tessere pescate sono segrete.
web-variant-hotter = Partita più calda
web-variant-hotter-about = Le regioni si arrotondano per difetto invece che per eccesso.
web-more = Orologio, aiuti e altro
web-layout = Tabellone
web-layout-default = Come pubblicato, col centro scambiato
web-layout-chessboard = Semplice scacchiera
web-own-board = Un tabellone tuo (file di testo di F e W)
web-clock = Tempo per pensare
web-clock-none = Senza orologio
web-clock-turn-30 = 30 secondi a turno
web-clock-turn-120 = 2 minuti a turno
web-clock-bank-300 = 5 minuti a testa, 10 secondi in più a turno
web-clock-bank-900 = 15 minuti a testa, 20 secondi in più a turno
web-clock-turn-86400 = Un giorno a turno
web-aids = Aiuti
web-aid-spots = Mostra i totali sul tabellone
web-aid-spots-about = I punti più caldi col loro calore, l’influenza su ogni casella.
web-aid-counts = Conta che cosa resta
web-aid-counts-about = Le tessere o i segnalini che nessuno ha ancora visto.
web-aid-scores = Punteggio in diretta
web-aid-scores-about = Il conto del momento, sempre a vista.
web-aid-hints = Consigli
web-aid-hints-about = Le tre mosse migliori, a richiesta.
web-open-table = Apri il tavolo

## At the table

web-board = Tabellone
web-sheet = Allarga o riduci il foglio del tavolo
web-turn = A chi tocca e che cosa fare
web-turn-of = Tocca a { $player }
web-choose = Scegli sul tabellone
web-unstage = Anzi no
web-hint = Consiglio
web-take-back = Ritira
web-ask-undo = Chiedi di ritirare il mio ultimo turno
web-asks-undo = { $player } vorrebbe ritirare l’ultimo turno.
web-agree = Va bene
web-disagree = Meglio di no
web-undo-asked = Gli altri devono ancora accettare.
web-returnable = Dopo potrai ancora ritirarla.
web-final = Una volta confermata, vale: non si può più ritirare.
web-log = Ultimi eventi
web-log-all = Tutta la partita
web-log-less = Solo gli ultimi
web-news = Novità:
web-company = Chi c’è
web-present = presente
web-absent = assente
web-stands-in = gioca il computer
web-return = Sono tornato
web-stand-in = Fai giocare il computer per { $player }
web-lists = Elenchi e mosse scritte
web-notation = Scrivi una mossa
web-notation-go = Mostra
web-gathering = Si aspettano gli altri
web-gathering-about = La partita comincia da sola appena tutti i posti sono occupati.
web-invited = Un posto ti aspetta
web-seat-open = Riservato a un amico
web-seat-public = Libero per chiunque
web-sit = Siediti
web-leave = Alzati
web-watching-soon = Stai guardando: la partita comincia appena tutti i posti sono occupati.
web-link-seat = Link per il posto { $number }
web-link-watch = Link per gli spettatori
web-link-replay = Link a questa partita
web-copy = Copia
web-copied = Copiato
web-qr = { $name }, come codice da inquadrare
web-hand-over = Tocca a { $player }
web-hand-over-about = Passa il dispositivo: quello che viene ora è per un solo paio d’occhi.
web-hand-over-ready = Sono { $player }
web-lost = Connessione persa, si riprova …
web-lost-staged = La tua mossa è al sicuro.
web-no-table = Non puoi vedere questo tavolo

## Afterwards

web-game-over = La partita è finita
web-rematch = Rivincita
web-rematch-join = Alla rivincita
web-replay = Rivedi
web-count = Il conto a parole
web-keep = Conserva, verifica, condividi
web-download = Scarica la partita
web-verify = Verifica il sigillo
web-seal-good = Il sigillo è integro: ogni pescata era fissata prima della prima mossa.
web-seal-none = Questa partita non ha sigillo.
web-replay-move = Mossa { $move } di { $of }
web-beginning = L’inizio
web-first = All’inizio
web-prior = Un passo indietro
web-next = Avanti
web-last = Alla fine
web-play = Avvia
web-pause = Ferma
web-slider = Punto della partita
web-play-on = Continua a giocare da qui
web-to-table = Al tavolo
web-analysis = Com’è andata la partita
web-analysis-runs = La si riesamina: { $done } decisioni su { $of } …
web-chart = La parte di vittoria attesa, mossa per mossa, una linea per giocatore
web-turning = Mossa { $move }: { $player } ha regalato il { $loss } % di una vittoria ({ $played }). Meglio: { $best }.
web-no-turning = Nessuno ha regalato nulla: una partita ben giocata.
web-open-record-about = Una partita scaricata da qui si può rivedere, controllare e continuare.
web-choose-file = Scegli un file, o trascinalo qui

## Learning

web-rules-of = Regole di { $game }
web-contents = Indice
web-learn-title = { $game } in cinque minuti
web-learn-done = Gioca una partita vera
web-step = Passo { $step } di { $of }

## Name and account

web-account-guest = Giochi come ospite. Funziona tutto anche senza account.
web-account-yours = Le tue partite e i tuoi punteggi sono conservati sotto il tuo nome.
web-your-name = Come ti chiamano gli altri
web-rename = Salva
web-renamed = Salvato.
web-ratings = Punteggi di forza
web-rated-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-account-have = Un account
web-account-about = Con un nome e una password ritrovi le tue partite su ogni dispositivo. Quelle giocate da ospite vengono con te.
web-password = Password
web-register = Crea un account
web-enter = Accedi
web-registered = Benvenuto! Il tuo account è pronto.
web-entered = Bentornato!
web-log-out = Esci
web-left = Sei uscito dall’account.
web-remove = Elimina l’account
web-remove-about = Il tuo nome sparisce da tutte le partite; le partite restano. Non si può annullare.
web-removed = L’account è eliminato.

## Nothing here

web-missing = Qui non c’è niente
web-missing-about = L’indirizzo non porta da nessuna parte: forse manca una lettera.

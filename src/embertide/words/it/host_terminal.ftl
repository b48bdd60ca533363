### Il terminale: partite, tornei, analisi e file.

## File

file-unreadable = Impossibile leggere { $file }: { $reason }.
file-not-text = { $file } non è un file di testo in UTF-8.
file-empty = Questo file non contiene nessuna registrazione.

## Il terminale

option-language = La lingua «{ $language }» non c’è ancora: scegli tra { $languages }.
option-bots = { $bots ->
    [one] Un bot non può
   *[other] { $bots } bot non possono
} occupare { $players ->
    [one] un solo posto
   *[other] { $players } posti
}.
ask-game = A che cosa giochiamo?
ask-mode = Come?
ask-players = In quanti si gioca?
ask-variants = Giocare con la variante «{ $variant }»? [s/N]
ask-bots = Quanti bot?
ask-choice = Numero (solo Invio per { $first }):
ask-again = Rispondi con una di queste scelte: { $answers }.
yes-letters = sS
goodbye = Alla prossima!
terminal-welcome = Scrivi una mossa, oppure «help».
terminal-help =
    Una mossa si scrive come appare nell’elenco, per esempio - per passare.
    moves        elenca tutte le mosse lecite; «moves d» solo quelle che iniziano con d
    board        mostra di nuovo il tavolo
    why MOSSA    dice se una mossa è lecita e, se no, quale regola la vieta
    undo         annulla l’ultima mossa, finché dopo non è stato svelato niente
    score        conta i punti allo stato attuale
    hint         le tre mosse migliori, e che cosa fanno
    save FILE    salva la partita; per continuarla: embertide play --resume FILE
    quit         esci (anche con Ctrl-C e Ctrl-D), con l’offerta di salvare
terminal-many = (molte mosse: scrivi «moves», o anche l’inizio: «moves t»)
terminal-only = L’unica mossa lecita è { $move }: premi Invio per giocarla.
terminal-more = { $count ->
    [one] Ancora una mossa
   *[other] Altre { $count } mosse
}: Invio per continuare, q per smettere.
terminal-none = Nessuna mossa lecita inizia con «{ $start }».
terminal-why = Quale mossa? Scrivi: why MOSSA
terminal-prompt = { $player }, tocca a te>
terminal-hand-over = { $player }, tocca a te: prendi la tastiera e premi Invio.
terminal-legal = { $move } è lecita.
terminal-save-where = In quale file? Scrivi: save FILE
terminal-exists = { $file } esiste già: scegli un altro nome.
terminal-saved = Partita salvata. Per continuarla: embertide play --resume { $file }
terminal-leave = Prima di uscire: scrivi il nome di un file per salvare la partita, o solo Invio per non salvarla:

## Tornei e analisi

option-no-bots = Indica almeno un bot, per esempio --bots flame,blaze.
option-ray = Ray non è installato: pip install "embertide[ray]", oppure ometti --ray.
option-ray-address = Nessun cluster Ray risponde a { $address }: indica il suo indirizzo, o «local» per avviarne uno qui.
arena-bot = giocatore
arena-games = partite
arena-share = vinte ({ NUMBER(0.95, style: "percent") })
arena-points = punti
arena-seconds = s a mossa
arena-rating = rating
terminal-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
analysis-move = mossa
analysis-player = giocatore
analysis-played = giocata
analysis-best = migliore
analysis-expected = attesa
analysis-loss = persa
analysis-remark = che cosa fa
analysis-lost = { $player } ha perso in tutto { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } di probabilità di vittoria.
hint-over = La partita è finita: non c’è più niente da consigliare.

## Ricerca

option-extra = Per questo serve { $package }: pip install "embertide[{ $extra }]"
option-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
export-suffix = { $file } deve finire in .parquet o .npz, perché così si sceglie il formato.
export-mixed = Un file contiene un solo gioco: questa registrazione è di { $game }, la prima era di { $first }.
export-done = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $file }.
warming-up = Preparazione dei bot (solo dopo un aggiornamento, alcuni secondi)…
ask-level = Quanto bene deve giocare il computer?
solve-what = Indica una registrazione oppure --deck, di cui dimostrare la vittoria.
solve-competitive = Si può risolvere solo una partita con un obiettivo comune: scegli la modalità solitaire o cooperative.
solve-not-found = Nessuna vittoria trovata in questo tempo, ma potrebbe essercene una.

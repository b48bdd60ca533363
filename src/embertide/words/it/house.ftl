### La casa: quello che si dice di qualsiasi gioco.

player = Giocatore { $number }
colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo
score-line = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Opzioni

option-game = Qui non c’è nessun gioco “{ $game }”: scegli tra { $games }.
option-mode = Non c’è nessuna modalità “{ $mode }”: scegli tra { $modes }.
option-players = Questo gioco si gioca da { $least } a { $most }, non in { $players }.
option-mode-players = { $least ->
    [1] La modalità { $mode } si gioca da soli, non in { $players }.
   *[other] La modalità { $mode } si gioca da { $least } a { $most }, non in { $players }.
}
option-variant = Non c’è nessuna variante “{ $variant }”: scegli tra { $variants }.
option-variant-mode = La variante { $variant } non va con la modalità { $mode }, ma solo con { $modes }.
option-no-variants = Questo gioco non ha varianti, quindi “{ $variant }” non può esserlo.
option-board = Non c’è nessun tabellone “{ $board }”: scegli tra { $boards }, oppure indica il percorso di un file.
option-no-boards = Questo gioco si gioca su un tavolo vuoto: non ha un tabellone da scegliere.

## Partite registrate

record-json = Questo non è JSON: la lettura si ferma alla riga { $line }, colonna { $column }.
record-deep = L’annidamento è troppo profondo per una partita registrata.
record-number = Qui un numero ha troppe cifre.
record-constant = { $name } non può stare in una partita registrata: i numeri sono interi.
record-object = Una partita registrata è un solo oggetto JSON tra parentesi graffe.
record-twice = Il campo “{ $field }” compare qui due volte; ne basta una.
record-missing = Manca il campo “{ $field }”.
record-unknown = Le partite di questo gioco non hanno un campo “{ $field }”.
record-kind-str = Qui serve un testo tra virgolette.
record-kind-int = Qui serve un numero intero.
record-kind-list = Qui serve una lista tra parentesi quadre.
record-kind-dict = Qui serve un oggetto tra parentesi graffe.
record-strings = Qui serve una lista di testi tra virgolette.
record-format = Questo non è il formato che leggiamo; una partita registrata riporta “{ $format }”.
record-rules = Questa partita segue regole diverse dalla versione { $rules }, l’unica che questo programma conosce.
record-unsorted = Le varianti vanno in ordine alfabetico, ciascuna una volta sola.
record-names = Servono tanti nomi quanti sono i giocatori, qui { $players }.
record-date = Questa non è una data: scrivila come 2026-11-15 o 2026-11-15T20:30:00+01:00.
record-checks = Il numero dei controlli ({ $checks }) non corrisponde a quello delle mosse ({ $moves }): ogni mossa ha il suo, oppure nessuna ne ha.
record-check = Un controllo contiene soltanto seat, legal e digest.
record-digest = Un’impronta è fatta di sedici caratteri, da 0 a 9 e da a a f.
record-seat = Secondo il controllo qui tocca al posto { $said }, invece tocca al posto { $found }.
record-legal = Secondo il controllo qui il numero di mosse lecite è { $said }, invece è { $found }.
record-other-moves = L’impronta { $said } del controllo corrisponde a mosse lecite diverse dalle nostre, { $found }.
record-result-missing = La partita è finita: bisogna riportarne il risultato.
record-result-early = La partita non è finita: un risultato ancora non c’è.
record-result-wrong = Il risultato giusto è { $found }.
record-seal = Un sigillo contiene un impegno di 64 cifre esadecimali, l’apporto di ogni posto ed eventualmente il segreto.
record-seal-broken = Il segreto non è quello per cui ci si era impegnati.
record-seal-draw = L’estrazione { $number } non è quella data dal sigillo.
record-hidden = Qui alcuni valori sono nascosti: la partita si può guardare, ma non finire né continuare.

## Riprendere una mossa

undo-nothing = Non c’è ancora niente da riprendere.
undo-revealed = Questa mossa resta: nel frattempo è stato svelato qualcosa.
undo-others = Questa mossa resta: nel frattempo ha giocato qualcun altro.

## File

file-unreadable = Impossibile leggere { $file }: { $reason }.
file-not-text = { $file } non è un file di testo in UTF-8.
file-unwritable = Impossibile scrivere { $file }: { $reason }.
file-empty = Questo file non contiene nessuna partita.

## Il terminale

option-language = Non parliamo ancora “{ $language }”: scegli tra { $languages }.
option-bots = Non si possono far sedere { $bots } bot su { $players ->
    [one] una sola sedia
   *[other] { $players } sedie
}.
our-ruling = La nostra scelta: { $text }
unofficial = Questa è un’edizione non ufficiale. I giochi e i loro nomi appartengono ai rispettivi autori ed editori; i testi sono nostri.
name-feurio = Feurio!, un incendio nella foresta da 1 a 4
name-firewater = Fuoco & Acqua, una lotta tra elementi da 2 a 4
name-competitive = ognuno per sé
name-cooperative = tutti insieme
name-solitaire = in solitario
ask-game = A che cosa giochiamo?
ask-mode = Come?
ask-players = In quanti si gioca?
ask-variants = Giocare con la variante “{ $variant }”? [s/N]
ask-bots = Quanti di loro li gioca il computer?
ask-choice = Numero (solo Invio per { $first }):
ask-again = Per favore, rispondi con una di queste scelte: { $answers }.
yes-letters = sS
goodbye = Alla prossima!
terminal-welcome = Scrivi una mossa, oppure “help”.
terminal-help =
    Una mossa si scrive come appare nell’elenco, per esempio - per passare.
    moves        elenca tutte le mosse lecite; “moves d” solo quelle che iniziano con d
    why MOSSA    dice se una mossa è lecita e, se no, quale regola la vieta
    undo         riprende l’ultima mossa, finché dopo non è stato svelato niente
    score        conta i punti allo stato attuale
    hint         le tre mosse migliori, e che cosa fanno
    save FILE    salva la partita; per riprenderla: embertide play --resume FILE
    quit         esci (anche con Ctrl-C e Ctrl-D), con l’offerta di salvare
terminal-many = (molte mosse: scrivi “moves”, o anche l’inizio: “moves t”)
terminal-prompt = { $player }, tocca a te>
terminal-hand-over = { $player }, tocca a te: prendi la tastiera e premi Invio.
terminal-legal = { $move } è lecita.
terminal-save-where = In quale file? Scrivi: save FILE
terminal-exists = { $file } esiste già: scegli un altro nome.
terminal-saved = Salvata. Per continuare: embertide play --resume { $file }
terminal-leave = Stai uscendo. Scrivi il nome di un file per salvare la partita, o solo Invio per non salvarla:

## Tornei e analisi

level-spark = Scintilla
level-ember = Brace
level-flame = Fiamma
level-blaze = Rogo
level-inferno = Inferno
option-bot = Non c’è un giocatore artificiale “{ $bot }”: scegli tra { $bots }.
option-no-bots = Indica almeno un giocatore artificiale, per esempio --bots flame,blaze.
option-ray = Ray non è installato: pip install "embertide[ray]", oppure ometti --ray.
option-ray-address = Nessun cluster Ray risponde a { $address }: indica il suo indirizzo, o “local” per avviarne uno qui.
arena-bot = giocatore
arena-games = partite
arena-share = vinte (95 %)
arena-points = punti
arena-seconds = s a mossa
arena-rating = punteggio
analysis-move = mossa
analysis-player = giocatore
analysis-played = giocata
analysis-best = migliore
analysis-expected = attesa
analysis-loss = persa
analysis-remark = che cosa fa
analysis-lost = { $player } ha regalato in tutto { $loss } di una vittoria.
hint-over = La partita è finita: non c’è più niente da consigliare.

## Ricerca

option-research = Per questo serve { $package }: pip install "embertide[research]"
option-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
export-suffix = { $file } deve finire in .parquet o .npz: così si sa in quale formato scrivere.
export-mixed = Un file contiene un solo gioco: questa partita è di { $game }, la prima era di { $first }.
export-done = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $file }.
warming-up = Preparazione dei giocatori artificiali (solo dopo un aggiornamento, alcuni secondi)…
ask-level = Quanto bene deve giocare il computer?
solve-what = Indica una partita registrata oppure --deck, di cui dimostrare la vittoria.
solve-competitive = Si può risolvere solo un obiettivo comune: scegli il modo solitaire o cooperative.
solve-not-found = In questo tempo non è stato trovato un modo di vincere; potrebbe esserci.
name-spark = Scintilla, principiante
name-ember = Brace
name-flame = Fiamma
name-blaze = Rogo
name-inferno = Inferno, il più forte

## Positions that somebody set up

position-turn = I posti si contano da 0, e sono { $players }.

### Quello che si dice di qualsiasi gioco.

player = Giocatore { $number }
colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo
score-line = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
    .you-player = Tu: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Opzioni

option-mode = La modalità «{ $mode }» non esiste: scegli tra { $modes }.
option-players = Questo gioco si gioca da { $least } a { $most }, non in { $players }.
option-mode-players = { $least ->
    [1] La modalità { $mode } è per una persona sola, non per { $players }.
   *[other] La modalità { $mode } si gioca da { $least } a { $most }, non in { $players }.
}
option-variant = La variante «{ $variant }» non esiste: scegli tra { $variants }.
option-variant-mode = La variante { $variant } non si usa nella modalità { $mode }, ma solo in { $modes }.
option-no-variants = Questo gioco non ha varianti, nemmeno «{ $variant }».
option-board = Il tabellone «{ $board }» non esiste: scegli tra { $boards }, oppure indica il percorso di un file.
option-no-boards = Questo gioco si gioca su un tavolo vuoto: non c’è un tabellone da scegliere.

## Il terminale

our-ruling = La nostra scelta. { $text }
unofficial = Edizione non ufficiale. I giochi e i loro nomi appartengono ai rispettivi autori ed editori; i testi sono nostri.
name-feurio = Feurio!, un incendio nella foresta, da 1 a 4 giocatori
name-firewater = Fuoco & Acqua, una lotta tra elementi, da 2 a 4 giocatori
name-competitive = ognuno per sé
name-cooperative = tutti insieme
name-solitaire = in solitario

## Tornei e analisi

level-spark = Scintilla
level-ember = Brace
level-flame = Fiamma
level-blaze = Rogo
level-inferno = Inferno

## Ricerca

name-spark = Scintilla, principiante
name-ember = Brace
name-flame = Fiamma
name-blaze = Rogo
name-inferno = Inferno, il più forte

## Posizioni composte a mano

position-turn = I posti si contano da 0, e { $players ->
    [one] ce n’è uno solo
   *[other] ce ne sono { $players }
}.

## I giochi

room-no-kernel = Per { $game } non ci sono bot che calcolano: si gioca tra persone, o contro random e playouts:N.
room-no-features = { $game } non ha ambienti per la ricerca.
room-no-solver = { $game } non ha un risolutore.
room-no-positions = In questo gioco non si possono comporre posizioni a mano.

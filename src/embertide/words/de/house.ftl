### Das Haus: was über jedes Spiel gesagt wird.

player = Person { $number }
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
score-line = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .you-player = Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Auswahl

option-mode = Eine Spielart „{ $mode }“ gibt es nicht: Zur Wahl stehen { $modes }.
option-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
option-mode-players = { $least ->
    [1] Die Spielart „{ $mode }“ ist für eine Person, nicht für { $players }.
   *[other] Die Spielart „{ $mode }“ ist für { $least } bis { $most } Personen, nicht für { $players }.
}
option-variant = Eine Variante „{ $variant }“ gibt es nicht: Zur Wahl stehen { $variants }.
option-variant-mode = Die Variante „{ $variant }“ passt nicht zur Spielart „{ $mode }“, nur zu { $modes }.
option-no-variants = Dieses Spiel hat keine Varianten, also auch keine namens „{ $variant }“.
option-board = Einen Spielplan „{ $board }“ gibt es nicht: Zur Wahl stehen { $boards }, oder gib den Pfad einer Datei an.
option-no-boards = Dieses Spiel kommt ohne Spielplan aus: Da gibt es nichts zu wählen.

## Das Terminal

our-ruling = Unsere Entscheidung: { $text }
unofficial = Dies ist eine inoffizielle Ausgabe. Die Spiele und ihre Namen gehören denen, die sie erfunden und verlegt haben; die Texte hier sind unsere eigenen.
name-feurio = Feurio!, ein Waldbrand für 1 bis 4
name-firewater = Feuer & Wasser, ein Kampf der Elemente für 2 bis 4
name-competitive = gegeneinander
name-cooperative = gemeinsam
name-solitaire = allein

## Turniere und Analyse

level-spark = Funke
level-ember = Glut
level-flame = Flamme
level-blaze = Brand
level-inferno = Inferno

## Forschung

name-spark = Funke, ein Anfänger
name-ember = Glut
name-flame = Flamme
name-blaze = Brand
name-inferno = Inferno, der stärkste

## Positions that somebody set up

position-turn = Plätze werden ab 0 gezählt; es gibt { $players }.

## Spiele

room-no-kernel = { $game } hat keine Computerspieler, die vorausrechnen: Spiel es mit Menschen oder gegen random und playouts:N.
room-no-features = { $game } hat keine Umgebungen für die Forschung.
room-no-solver = Für { $game } gibt es kein Programm, das Gewinne beweist.
room-no-positions = In diesem Spiel lässt sich keine Stellung von Hand aufbauen.

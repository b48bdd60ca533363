### Feurio!: was geschieht, was nicht geht, und die Regeln in unseren eigenen Worten.

feurio = Feurio!
feurio-about = Ein Waldbrand breitet sich dorthin aus, wo es am heißesten ist; 1 bis 4 Personen kämpfen mit ihren Feuerwehrleuten um die besten Waldgebiete.

## Was geschieht

feurio-turns-up = Für den Anfang wird eine { $tile } aufgedeckt.
feurio-arranges = { $player } legt die Startplättchen aus: { $tiles }.
    .you-player = Du legst die Startplättchen aus: { $tiles }.
feurio-draws = { $player } zieht eine { $tile }.
    .you-player = Du ziehst eine { $tile }.
feurio-draws-hidden = { $player } zieht ein Plättchen und sieht es sich allein an.
    .you-player = Du ziehst ein Plättchen und siehst es dir allein an.
feurio-spreads = { $player } legt die { $tile } auf { $cell } (Hitze { $heat }).
    .you-player = Du legst die { $tile } auf { $cell } (Hitze { $heat }).
feurio-firebreaks = { $player } legt auf { $cell } eine Brandschneise an und gibt dafür eine { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Einsatzkraft ab.
    .you-player = Du legst auf { $cell } eine Brandschneise an und gibst dafür eine { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Einsatzkraft ab.
feurio-deploys = { $player } setzt { $count ->
    [one] eine { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Einsatzkraft
   *[other] { $count } { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Feuerwehrleute
} auf der { $tile } ({ $cell }) ein.
    .you-player = Du setzt { $count ->
        [one] eine { $colour-key ->
            [colour-red] rote
            [colour-green] grüne
            [colour-blue] blaue
           *[colour-yellow] gelbe
        } Einsatzkraft
       *[other] { $count } { $colour-key ->
            [colour-red] rote
            [colour-green] grüne
            [colour-blue] blaue
           *[colour-yellow] gelbe
        } Feuerwehrleute
    } auf der { $tile } ({ $cell }) ein.
feurio-passes = { $player } setzt niemanden ein.
    .you-player = Du setzt niemanden ein.

## Was zu tun ist

feurio-ask-arrange = Lege die Startplättchen { $tiles } als Raute aus: Die beiden in der Mitte berühren alle anderen.
feurio-ask-spread = Lege die { $tile } dorthin, wo es am heißesten ist.
feurio-ask-firebreak = Lege die { $tile } dorthin, wo es am heißesten ist: offen oder verdeckt als Brandschneise.
feurio-ask-deploy = Setze 1 bis 3 Feuerwehrleute einer Farbe auf einem beliebigen Plättchen ein oder passe.
feurio-ask-close = Alle Plättchen liegen: Setze Feuerwehrleute ein oder passe. Passen alle nacheinander, ist das Spiel zu Ende.

## Die Wertung

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, eingeschlossen → 0
feurio-goal = { $colour }: { $left ->
    [0] alle im Einsatz
   *[other] noch { $left } einzusetzen
}
feurio-verdict-points = { $winner } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
    .you-winner = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
feurio-verdict-region = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $tied }): { $winner } gewinnt durch das wertvollste Waldgebiet ({ $value }).
    .you-winner = Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } zwischen dir und { $tied }: Du gewinnst durch das wertvollste Waldgebiet ({ $value }).
    .you-tied = Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } zwischen dir und { $tied }: { $winner } gewinnt durch das wertvollste Waldgebiet ({ $value }).
feurio-verdict-shared = Gleichstand bis hin zum wertvollsten Waldgebiet: { $tied } teilen sich den Sieg.
    .you-tied = Gleichstand bis hin zum wertvollsten Waldgebiet: Du teilst dir den Sieg mit { $tied }.
feurio-verdict-won = Geschafft: Alle 48 Feuerwehrleute sind im Einsatz, jede Farbe in einem einzigen Waldgebiet mit einer offenen 1.
feurio-verdict-left = Nicht geschafft: { $left ->
    [one] Eine Einsatzkraft wurde
   *[other] { $left } Feuerwehrleute wurden
} nicht mehr eingesetzt.
feurio-verdict-apart = Nicht geschafft: Nicht alle Feuerwehrleute einer Farbe stehen in einem einzigen Waldgebiet ({ $colours }).
feurio-verdict-dry = Nicht geschafft: Im Waldgebiet fehlt eine 1 mit freier Kante ({ $colours }).

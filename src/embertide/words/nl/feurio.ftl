### Feurio!: wat er gebeurt, wat niet mag, en de regels in onze eigen woorden.

feurio = Feurio!
feurio-about = Een bosbrand verspreidt zich waar de hitte het grootst is; 1 tot 4 brandweerkorpsen proberen de beste woudgebieden te bezetten.

## Wat er gebeurt

feurio-turns-up = Voor de beginopstelling wordt een { $tile } omgedraaid.
feurio-arranges = { $player } legt de begintegels neer: { $tiles }.
    .you-player = Je legt de begintegels neer: { $tiles }.
feurio-draws = { $player } trekt een { $tile }.
    .you-player = Je trekt een { $tile }.
feurio-draws-hidden = { $player } trekt een tegel en bekijkt die in het geheim.
    .you-player = Je trekt een tegel en bekijkt die in het geheim.
feurio-spreads = { $player } legt de { $tile } op { $cell }, waar de hitte { $heat } was.
    .you-player = Je legt de { $tile } op { $cell }, waar de hitte { $heat } was.
feurio-firebreaks = { $player } legt op { $cell } een vuurgreppel aan en levert daarvoor een { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} brandweerman in.
    .you-player = Je legt op { $cell } een vuurgreppel aan en levert daarvoor een { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } brandweerman in.
feurio-deploys = { $player } zet { $count ->
    [one] één
   *[other] { $count }
} { $colour-key ->
    [colour-red] rode
    [colour-green] groene
    [colour-blue] blauwe
   *[colour-yellow] gele
} { $count ->
    [one] brandweerman
   *[other] manschappen
} in op de { $tile } ({ $cell }).
    .you-player = Je zet { $count ->
        [one] één
       *[other] { $count }
    } { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } { $count ->
        [one] brandweerman
       *[other] manschappen
    } in op de { $tile } ({ $cell }).
feurio-passes = { $player } zet niemand in.
    .you-player = Je zet niemand in.

## Wat je moet doen

feurio-ask-arrange = Leg de begintegels { $tiles } in een ruit: de middelste twee raken alle andere.
feurio-ask-spread = Leg de { $tile } waar de hitte het grootst is.
feurio-ask-firebreak = Leg de { $tile } waar de hitte het grootst is: open, of gedekt als vuurgreppel.
feurio-ask-deploy = Zet één tot drie manschappen van één kleur in op een tegel naar keuze, of pas.
feurio-ask-close = De tegels zijn op: zet manschappen in, of pas. Als iedereen past, is de partij afgelopen.

## De telling

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, ingesloten → 0
feurio-goal = { $colour }: { $left ->
    [0] allemaal ingezet
   *[other] nog { $left } in te zetten
}
feurio-verdict-points = { $winner } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
    .you-winner = Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
feurio-verdict-region = { $tied } staan gelijk op { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $winner } wint met het waardevolste woudgebied ({ $value }).
    .you-winner = Je staat met { $tied } gelijk op { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; jij wint met het waardevolste woudgebied ({ $value }).
    .you-tied = Je staat met { $tied } gelijk op { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; { $winner } wint met het waardevolste woudgebied ({ $value }).
feurio-verdict-shared = { $tied } staan gelijk, tot en met hun waardevolste woudgebied: ze delen de overwinning.
    .you-tied = Je staat gelijk met { $tied }, tot en met het waardevolste woudgebied: jullie delen de overwinning.
feurio-verdict-won = Gewonnen: alle 48 manschappen zijn ingezet, elke kleur in één woudgebied met een open 1.
feurio-verdict-left = Niet gewonnen: { $left ->
    [one] één brandweerman is
   *[other] { $left } manschappen zijn
} niet ingezet.
feurio-verdict-apart = Niet gewonnen: niet elke kleur staat in één enkel woudgebied ({ $colours }).
feurio-verdict-dry = Niet gewonnen: niet elk woudgebied heeft een 1 met een vrije zijde ({ $colours }).

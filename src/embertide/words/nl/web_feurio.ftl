### Feurio! in de browser: wat er op en naast het bord gezegd wordt.

## Hoe een zet op zijn knop heet

web-feurio-lay = De { $tile } hier leggen
web-feurio-cover = Vuurgreppel (−1 { $colour })
web-feurio-send = { $count ->
    [one] 1 { $colour-key ->
        [colour-red] rode
        [colour-green] groene
        [colour-blue] blauwe
       *[colour-yellow] gele
    } op de { $tile } inzetten
   *[other] { $count } { $colour-key ->
       [colour-red] rode
       [colour-green] groene
       [colour-blue] blauwe
      *[colour-yellow] gele
   } op de { $tile } inzetten
}
web-feurio-pass = Niemand inzetten
web-feurio-arrange = { $tiles } neerleggen
web-feurio-do = { $move } spelen
web-feurio-on = { $what } ({ $cell })

## Hoe de plekken heten

web-feurio-board = Het bos
web-feurio-cell-tile = { $tile }, { $state }, op { $cell }
web-feurio-cell-opening = { $tile }, begintegel
web-feurio-cell-spot = Heetste plek, hitte { $heat }, op { $cell }
web-feurio-cell-empty = Leeg, op { $cell }
web-feurio-cell-firebreak = Vuurgreppel, op { $cell }
web-feurio-cell-firebreak-known = Vuurgreppel, op { $cell }; jij weet dat het een { $tile } is
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] vol
    [one] plaats voor één
   *[other] plaats voor { $room }
}
web-feurio-shut = ingesloten
web-feurio-region = { $colour }: { $sum }, gedeeld door { $divisor }, wordt { $value }
web-feurio-region-shut = { $colour }: { $sum }, ingesloten, niets waard
web-feurio-fit = Alles tonen

## Lijsten

web-feurio-list-spots = Heetste plekken
web-feurio-list-own = Mijn woudgebieden
web-feurio-list-regions = Woudgebieden
web-feurio-list-goals = Doelen
web-feurio-list-tiles = Tegels op tafel
web-feurio-list-moves = Wat je kunt doen

## Gereedschap

web-feurio-hand = De { $tile } die gelegd moet worden
web-feurio-hand-hidden = Een tegel die alleen kent wie hem trok
web-feurio-how = Hoe je hem legt
web-feurio-face-up = Open
web-feurio-face-down = Vuurgreppel
web-feurio-price = In te leveren brandweerman
web-feurio-price-note = De tegel telt als 0, en deze beurt zet je niemand in.
web-feurio-crews = Wie je inzet
web-feurio-crew-left = { $left ->
    [0] { $colour }, niemand over
    [one] { $colour }, nog één
   *[other] { $colour }, nog { $left }
}
web-feurio-auxiliary-left = { $left ->
    [0] neutrale manschappen ({ $colour }), niemand over
    [one] neutrale manschappen ({ $colour }), nog één
   *[other] neutrale manschappen ({ $colour }), nog { $left }
}
web-feurio-count = Hoeveel
web-feurio-pick-tile = Kies een tegel waar nog iemand bij kan.
web-feurio-again = Tik er nog eens op, of op het vinkje, om in te zetten.
web-feurio-layouts = Mogelijke beginopstellingen
web-feurio-layout = { $first } en { $last } aan de uiteinden, { $left } en { $right } in het midden
web-feurio-swap = Of verwissel twee tegels op tafel: tik op de ene, dan op de andere.

## Punten en doelen

web-feurio-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-feurio-points-change = nu { $from }, dan { $to }
web-feurio-change = { $colour }: nu { $from }, dan { $to }
web-feurio-locked = ingesloten
web-feurio-goal = { $colour }: { $points }
web-feurio-goal-left = { $left ->
    [0] alle 12 ingezet
    [one] nog één in te zetten
   *[other] nog { $left } in te zetten
}
web-feurio-goal-together = bij elkaar
web-feurio-goal-apart = { $count ->
    [0] nog niet begonnen
    [one] één woudgebied
   *[other] { $count } woudgebieden
}
web-feurio-goal-watered = open 1
web-feurio-goal-dry = geen open 1
web-feurio-goals-title = Iedereen ingezet, elke kleur bij elkaar, elk met een open 1

## Voorraad

web-feurio-pile = { $pile ->
    [0] Geen tegels meer
    [one] Nog één tegel
   *[other] Nog { $pile } tegels
}
web-feurio-unseen = { $tile }: { $count } nog niet gezien
web-feurio-paid = Ingeleverd voor vuurgreppels

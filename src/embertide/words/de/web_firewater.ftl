### Feuer & Wasser im Browser.

web-firewater-board = Spielplan
web-firewater-whole = Ganzer Plan

## Arten von Zügen

web-firewater-kinds = Was zu tun ist
web-firewater-kind-marker = Marker
web-firewater-kind-leader = Anführer
web-firewater-kind-token = Besitzstein
web-firewater-kind-claim = Wesen
web-firewater-hand = Deine offenen Marker
web-firewater-marker-name = Feuer { $fire }, Wasser { $water }
web-firewater-turn = Marker drehen (R)
web-firewater-turn-it = Drehen
web-firewater-show-influence = Einfluss zeigen

## Warum eine Art von Zug gerade nicht geht

web-firewater-why-last-round = Das geht in der letzten Runde nicht.
web-firewater-why-no-gap = Nirgends liegen mehr zwei leere Felder nebeneinander.
web-firewater-why-no-marker = Du hast keine Marker mehr.
web-firewater-why-leader-stands = Dein Anführer steht schon auf dem Plan.
web-firewater-why-leader-lost = Dein Anführer wurde erobert.
web-firewater-why-no-place = Für deinen Anführer ist kein Feld frei.
web-firewater-why-no-token = Du führst noch auf keinem umschlossenen Feld.
web-firewater-why-claim-leader = Setze zuerst deinen Anführer.
web-firewater-why-claim-lost = Dein Anführer wurde erobert: Du kannst nichts mehr beanspruchen.
web-firewater-why-no-claim = Bei keinem umschlossenen Elementarwesen hast du die kleinste Summe.

## Wie ein Zug auf seinem Knopf heißt

web-firewater-do-elemental = Elementarwesen auf { $square }
web-firewater-do-marker = { $fire }/{ $water } auf { $squares } legen
web-firewater-do-leader = Anführer auf { $square } setzen
web-firewater-do-token = Feld { $square } nehmen
web-firewater-do-conquer = Anführer auf { $square } erobern
web-firewater-do-claim = Wesen { $square } beanspruchen
web-firewater-do-pass = Passen
web-firewater-do-decline = Verzichten

## Erzwungene Züge und Tasten

web-firewater-forced-pass = Du konntest nichts tun, also passt du.

## Die Felder, vorgelesen

web-firewater-cell = { $square }: { $parts }
web-firewater-place = { $squares }
web-firewater-fire-square = Feuerfeld
web-firewater-water-square = Wasserfeld
web-firewater-beside-elemental = die kleinste Summe zählt
web-firewater-empty = leer
web-firewater-fire-half = Feuer { $value } von { $player }
    .you-player = dein Feuer { $value }
web-firewater-water-half = Wasser { $value } von { $player }
    .you-player = dein Wasser { $value }
web-firewater-sum = { $player } { $value }
    .you-player = du { $value }
web-firewater-sums = Einfluss { $sums }
web-firewater-sums-beside = daneben { $sums }
web-firewater-can-marker = Platz für einen Marker
web-firewater-can-leader = Platz für deinen Anführer
web-firewater-can-elemental = Platz für das Elementarwesen
web-firewater-can-token = du kannst es nehmen
web-firewater-can-claim = du kannst es beanspruchen

## Punkte und Vorräte

web-firewater-scores = Punkte
web-firewater-chip-squares = { $count ->
    [one] { $count } Feld genommen
   *[other] { $count } Felder genommen
}
web-firewater-chip-elementals = { $count ->
    [one] { $count } Elementarwesen beansprucht
   *[other] { $count } Elementarwesen beansprucht
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } Anführer erobert
   *[other] { $count } Anführer erobert
}
web-firewater-supply = Marker, Besitzsteine, Anführer
web-firewater-face-down = { $count ->
    [one] { $count } verdeckter Marker
   *[other] { $count } verdeckte Marker
}
web-firewater-tokens-left = { $count ->
    [one] noch { $count } Besitzstein
   *[other] noch { $count } Besitzsteine
}
web-firewater-unseen = { $count ->
    [one] Noch verdeckt: 1 Marker
   *[other] Noch verdeckt: { $count } Marker
}
web-firewater-leader-waiting = Anführer noch nicht gesetzt
web-firewater-leader-never = Anführer nie gesetzt
web-firewater-leader-placed = Anführer auf dem Plan
web-firewater-leader-conquered = Anführer erobert

## Listen

web-firewater-list-claim = Was du beanspruchen kannst
web-firewater-list-token = Felder, die du nehmen kannst
web-firewater-list-elemental = Felder für das Elementarwesen
web-firewater-list-leader = Felder für deinen Anführer
web-firewater-list-pass = Passen
web-firewater-list-marker = Felder für Marker { $fire }/{ $water }
web-firewater-list-hands = Was alle haben
web-firewater-list-influence = Wer wo führt
web-firewater-has = { $player }: offen { $open }; { $stack } verdeckt; noch { $tokens ->
    [one] { $tokens } Besitzstein
   *[other] { $tokens } Besitzsteine
}; { $leader }
    .you-player = Du: offen { $open }; { $stack } verdeckt; noch { $tokens ->
        [one] { $tokens } Besitzstein
       *[other] { $tokens } Besitzsteine
    }; { $leader }

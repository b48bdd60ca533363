### Feurio! im Browser: was auf dem Spielplan und daneben gesagt wird.

## Wie ein Zug auf seinem Knopf heißt

web-feurio-lay = { $tile } hierhin legen
web-feurio-cover = Brandschneise (−1 { $colour })
web-feurio-send = { $count ->
    [one] 1 { $colour-key ->
        [colour-red] Rote
        [colour-green] Grüne
        [colour-blue] Blaue
       *[colour-yellow] Gelbe
    } auf die { $tile }
   *[other] { $count } { $colour-key ->
        [colour-red] Rote
        [colour-green] Grüne
        [colour-blue] Blaue
       *[colour-yellow] Gelbe
    } auf die { $tile }
}
web-feurio-pass = Niemanden einsetzen
web-feurio-arrange = { $tiles } auslegen
web-feurio-do = { $move } spielen
web-feurio-on = { $what } ({ $cell })

## Wie die Felder heißen

web-feurio-board = Der Wald
web-feurio-cell-tile = { $tile }, { $state }, auf { $cell }
web-feurio-cell-opening = { $tile }, Startplättchen
web-feurio-cell-spot = Heißeste Stelle, Hitze { $heat }, auf { $cell }
web-feurio-cell-empty = Leer, auf { $cell }
web-feurio-cell-firebreak = Brandschneise, auf { $cell }
web-feurio-cell-firebreak-known = Brandschneise, auf { $cell }; du weißt, dass es eine { $tile } ist
web-feurio-crew = { $colour } { $count }
web-feurio-room = { $room ->
    [0] voll
    [one] ein Standplatz frei
   *[other] { $room } Standplätze frei
}
web-feurio-shut = eingeschlossen
web-feurio-region = { $colour }: { $sum }, geteilt durch { $divisor }, macht { $value }
web-feurio-region-shut = { $colour }: { $sum }, eingeschlossen, nichts wert
web-feurio-fit = Alles zeigen

## Listen

web-feurio-list-spots = Heißeste Stellen
web-feurio-list-own = Deine Waldgebiete
web-feurio-list-regions = Waldgebiete
web-feurio-list-goals = Ziele
web-feurio-list-tiles = Plättchen auf dem Tisch
web-feurio-list-moves = Was du tun darfst

## Werkzeug

web-feurio-hand = Zu legen: die { $tile }
web-feurio-hand-hidden = Ein Plättchen, das nur kennt, wer es gezogen hat
web-feurio-how = Wie legst du es?
web-feurio-face-up = Offen
web-feurio-face-down = Brandschneise
web-feurio-price = Welche Farbe zahlt?
web-feurio-price-note = Das Plättchen zählt 0, und in diesem Zug setzt du niemanden ein.
web-feurio-crews = Wen setzt du ein?
web-feurio-crew-left = { $left ->
    [0] { $colour }, keine übrig
    [one] { $colour }, eine übrig
   *[other] { $colour }, { $left } übrig
}
web-feurio-auxiliary-left = { $left ->
    [0] { $colour-key ->
        [colour-red] Rote
        [colour-green] Grüne
        [colour-blue] Blaue
       *[colour-yellow] Gelbe
    } Hilfskräfte, keine übrig
    [one] { $colour-key ->
        [colour-red] Rote
        [colour-green] Grüne
        [colour-blue] Blaue
       *[colour-yellow] Gelbe
    } Hilfskräfte, eine übrig
   *[other] { $colour-key ->
        [colour-red] Rote
        [colour-green] Grüne
        [colour-blue] Blaue
       *[colour-yellow] Gelbe
    } Hilfskräfte, { $left } übrig
}
web-feurio-count = Wie viele
web-feurio-pick-tile = Wähle ein Plättchen mit freiem Standplatz.
web-feurio-again = Zum Einsetzen noch einmal wählen, oder das Häkchen.
web-feurio-layouts = Mögliche Startauslagen
web-feurio-layout = { $first } und { $last } an den Enden, { $left } und { $right } in der Mitte
web-feurio-swap = Oder tausche zwei Plättchen auf dem Tisch: erst das eine wählen, dann das andere.

## Punkte und Ziele

web-feurio-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-feurio-points-change = jetzt { $from }, dann { $to }
web-feurio-change = { $colour }: jetzt { $from }, dann { $to }
web-feurio-locked = eingeschlossen
web-feurio-goal = { $colour }: { $points }
web-feurio-goal-left = { $left ->
    [0] alle 12 im Einsatz
   *[other] noch { $left } einzusetzen
}
web-feurio-goal-together = beisammen
web-feurio-goal-apart = { $count ->
    [0] nicht begonnen
    [one] ein Waldgebiet
   *[other] { $count } Waldgebiete
}
web-feurio-goal-watered = offene 1
web-feurio-goal-dry = keine offene 1
web-feurio-goals-title = Alle im Einsatz, jede Farbe beisammen, jede mit offener 1

## Vorrat

web-feurio-pile = { $pile ->
    [0] Kein Plättchen mehr
    [one] Noch ein Plättchen
   *[other] Noch { $pile } Plättchen
}
web-feurio-unseen = { $tile } noch { $count }-mal verdeckt
web-feurio-paid = Für Brandschneisen abgegeben

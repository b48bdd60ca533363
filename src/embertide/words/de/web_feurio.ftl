### Feurio! im Browser: was auf dem Spielplan und daneben gesagt wird.

## Wie ein Zug auf seinem Knopf heißt

web-feurio-lay = Die { $tile } hierhin legen
web-feurio-cover = Hier eine Brandschneise, für einen Feuerwehrmann in { $colour }
web-feurio-send = { $count ->
    [one] Einen in { $colour } zur { $tile } schicken
   *[other] { $count } in { $colour } zur { $tile } schicken
}
web-feurio-pass = Niemanden schicken
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
    [one] ein Platz frei
   *[other] { $room } Plätze frei
}
web-feurio-shut = eingeschlossen
web-feurio-region = { $colour }: { $sum }, geteilt durch { $divisor }, macht { $value }
web-feurio-region-shut = { $colour }: { $sum }, eingeschlossen, nichts wert
web-feurio-fit = Alles zeigen

## Listen

web-feurio-list-spots = Heißeste Stellen
web-feurio-list-own = Meine Waldgebiete
web-feurio-list-regions = Waldgebiete
web-feurio-list-goals = Ziele
web-feurio-list-tiles = Plättchen auf dem Tisch
web-feurio-list-moves = Was du tun darfst

## Werkzeug

web-feurio-hand = Die { $tile }, die zu legen ist
web-feurio-hand-hidden = Ein Plättchen, das nur kennt, wer es gezogen hat
web-feurio-how = Wie es gelegt wird
web-feurio-face-up = Offen
web-feurio-face-down = Brandschneise
web-feurio-price = Wer dafür aus dem Spiel geht
web-feurio-price-note = Das Plättchen zählt 0, und in diesem Zug wird niemand geschickt.
web-feurio-crews = Wen du schickst
web-feurio-crew-left = { $left ->
    [0] { $colour }, keiner übrig
    [one] { $colour }, einer übrig
   *[other] { $colour }, { $left } übrig
}
web-feurio-auxiliary-left = { $left ->
    [0] Hilfskräfte in { $colour }, keine übrig
    [one] Hilfskräfte in { $colour }, eine übrig
   *[other] Hilfskräfte in { $colour }, { $left } übrig
}
web-feurio-count = Wie viele
web-feurio-pick-tile = Wähle ein Plättchen mit freiem Platz.
web-feurio-again = Noch einmal klicken schickt einen mehr.
web-feurio-layouts = Mögliche Startauslagen
web-feurio-layout = { $first } und { $last } an den Enden, { $left } und { $right } in der Mitte
web-feurio-swap = Oder tausche zwei Plättchen auf dem Tisch: erst das eine anklicken, dann das andere.

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
    [one] noch einer zu schicken
   *[other] noch { $left } zu schicken
}
web-feurio-goal-together = beisammen
web-feurio-goal-apart = { $count ->
    [0] nicht begonnen
    [one] ein Gebiet
   *[other] { $count } Gebiete
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

## Lektion: das Beispiel

web-feurio-lesson-welcome = Ein Wald brennt. Jedes Plättchen zeigt, wie heftig: von 1 (am Wasser) bis 6. Vier Mannschaften wollen die besten Waldstücke halten. Eine Runde lang spielst du sie alle.
web-feurio-lesson-draw = Grün beginnt und hat eine 2 gezogen. Ein gezogenes Plättchen muss dorthin, wo es am heißesten ist: wo die Nachbarn zusammen am meisten zählen. Zwei Stellen haben 10. Nimm die rechte, neben 6 und 4.
web-feurio-lesson-send = Jetzt darf Grün einen bis drei Feuerwehrleute seiner Farbe auf ein beliebiges Plättchen schicken. Schicke einen auf die 6 links unten: Sie hat drei Plätze.
web-feurio-lesson-only = Blau zieht eine 1. Diesmal gibt es nur eine heißeste Stelle. Lege sie dorthin.
web-feurio-lesson-edges = Ein Plättchen nimmt nicht mehr Feuerwehrleute auf, als es Plätze hat, und nicht mehr, als es freie Kanten hat. Die 6 mit dem grünen Feuerwehrmann hat nur noch zwei. Versuche, zwei blaue hinzuschicken, und sieh, warum es nicht geht; schicke dann einen.
web-feurio-lesson-yellow = Gelb zieht eine 2. Wieder sind zwei Stellen gleich heiß: Nimm die linke.
web-feurio-lesson-fill = Die andere 6 hat noch zwei freie Kanten. Schicke zwei gelbe Feuerwehrleute: Dann ist sie voll, und niemand sonst kommt hinein.
web-feurio-lesson-red = Rot zieht eine 5. Sie darf zwischen 3 und 6: Lege sie oben an.
web-feurio-lesson-new = Feuerwehrleute dürfen auch auf das neue Plättchen. Schicke einen roten auf die 5.
web-feurio-lesson-count = Sieh zwei weitere Runden zu. Dann die Wertung: Ein Waldgebiet sind Plättchen mit derselben Farbe, die sich berühren. Zähle ihre Werte zusammen und teile durch den kleinsten Wert, der noch eine freie Kante hat. Grün hat 5 + 6 + 1 = 12, und die 1 ist offen: 12 ÷ 1 = 12. Zeige auf die Rechnungen, um die Gebiete zu sehen.
web-feurio-lesson-locked = Wasser ist viel wert: Eine kleine offene Zahl teilt durch wenig. Und Vorsicht: Die 6 von Gelb ist zugebaut. Ohne freie Kante ist ein Gebiet nichts wert.
web-feurio-lesson-join = Rot hat eine einzelne 1 und ein Gebiet 5 + 2. Ein Feuerwehrmann auf der 4 dazwischen verbindet alles: 1 + 4 + 5 + 2 = 12, geteilt durch 1. Schicke einen roten auf diese 4.
web-feurio-lesson-end = Das ist alles. Wenn die Plättchen ausgehen, schickt ihr weiter, bis alle passen; dann wird gewertet. Spiel jetzt deine eigene Partie!

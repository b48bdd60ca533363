### Feuer & Wasser im Browser.

web-firewater-board = Spielplan
web-firewater-whole = Ganzer Plan

## Arten von Zügen

web-firewater-kinds = Was zu tun ist
web-firewater-kind-marker = Marker
web-firewater-kind-leader = Anführer
web-firewater-kind-token = Stein
web-firewater-kind-claim = Elementar
web-firewater-hand = Deine offenen Marker
web-firewater-marker-name = Feuer { $fire }, Wasser { $water }
web-firewater-turn = Marker drehen (R)
web-firewater-turn-it = Drehen
web-firewater-keys = 1 bis 3 wählt einen Marker, R dreht ihn, Esc legt ihn zurück.
web-firewater-show-influence = Zeigen, wer auf welchem Feld führt

## Warum eine Art von Zug gerade nicht geht

web-firewater-why-last-round = nicht in der letzten Runde.
web-firewater-why-no-gap = keine zwei leeren Felder liegen mehr nebeneinander.
web-firewater-why-no-marker = du hast keine mehr.
web-firewater-why-leader-stands = steht schon auf dem Plan.
web-firewater-why-leader-lost = wurde erobert.
web-firewater-why-no-place = findet kein freies Feld.
web-firewater-why-no-token = du führst noch auf keinem umschlossenen Feld.
web-firewater-why-claim-leader = dafür muss erst dein Anführer stehen.
web-firewater-why-claim-lost = dafür braucht es einen Anführer; deiner wurde erobert.
web-firewater-why-no-claim = keines ist umschlossen und deine Summe dort die kleinste.

## Wie ein Zug auf seinem Knopf heißt

web-firewater-do-elemental = Elementarwesen auf { $square } setzen
web-firewater-do-marker = { $fire }/{ $water } auf { $squares } legen
web-firewater-do-leader = Anführer auf { $square } setzen
web-firewater-do-token = { $square } nehmen
web-firewater-do-conquer = Anführer auf { $square } erobern
web-firewater-do-claim = Elementarwesen auf { $square } beanspruchen
web-firewater-do-pass = Passen
web-firewater-do-decline = Keinen Besitzstein setzen

## Die Felder, vorgelesen

web-firewater-cell = { $square }: { $parts }
web-firewater-fire-square = Feuerfeld
web-firewater-water-square = Wasserfeld
web-firewater-beside-elemental = kleinste Summe gewinnt
web-firewater-empty = leer
web-firewater-fire-half = Feuer { $value } von { $player }
web-firewater-water-half = Wasser { $value } von { $player }
web-firewater-sum = { $player } { $value }
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
    [one] { $count } Elementarwesen gewonnen
   *[other] { $count } Elementarwesen gewonnen
}
web-firewater-chip-leaders = { $count ->
    [one] { $count } Anführer erobert
   *[other] { $count } Anführer erobert
}
web-firewater-supply = Marker, Steine, Anführer
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
web-firewater-leader-placed = Anführer auf dem Plan
web-firewater-leader-conquered = Anführer erobert

## Listen

web-firewater-list-claim = Elementarwesen, die du beanspruchen kannst
web-firewater-list-token = Felder, die du nehmen kannst
web-firewater-list-elemental = Plätze für das Elementarwesen
web-firewater-list-leader = Plätze für deinen Anführer
web-firewater-list-pass = Nichts tun
web-firewater-list-marker = Plätze für Marker { $fire }/{ $water }
web-firewater-list-hands = Was die Spieler haben
web-firewater-list-influence = Wer wo führt
web-firewater-has = { $player }: offen { $open }; { $stack } verdeckt; noch { $tokens ->
    [one] { $tokens } Besitzstein
   *[other] { $tokens } Besitzsteine
}; { $leader }

## Die Lektion

web-firewater-lesson-welcome = Feuer & Wasser ist ein Ringen um Felder. Du spielst Rot, den Kreis. Ein Feld mit deinem Stein darauf gehört dir und zählt einen Punkt. Wer am Ende die meisten Punkte hat, gewinnt; und wer seinen allerletzten Stein setzt, gewinnt sofort.
web-firewater-lesson-elemental = Als Erstes kommen drei Elementarwesen auf den Plan. Zwei stehen schon: Setze das dritte auf b3. Später ist ein Elementarwesen zwei Steine wert, für den, der es beansprucht.
web-firewater-lesson-influence = Blau beginnt und hat einen Marker gelegt: Feuer 1 auf c3, Wasser 4 auf c4. Eine Hälfte gibt ihren Wert an die Felder neben ihr, aber nur an die ihres Elements: Feuer an Feuer, Wasser an Wasser. Zeige auf ein Feld, um zu sehen, wer dort wie viel Einfluss hat.
web-firewater-lesson-marker = Du bist dran. Lege deinen Marker Feuer 4, Wasser 3 mit der Feuerhälfte auf b2 und der Wasserhälfte auf b1. So erreicht Wasser 3 das Eckfeld a1, und Feuer 4 erreicht a2. Ein zweiter Klick dreht einen Marker, die Taste R auch.
web-firewater-lesson-token = Blau hat auf a2 und a3 geantwortet. Jetzt hat a1 keinen leeren Nachbarn mehr, und dein Einfluss dort, 3, schlägt die 2 von Blau. So gewinnt man ein Feld: von allen Seiten umschlossen, und dein Einfluss am größten. Nimm a1!
web-firewater-lesson-leader = Setze deinen Anführer auf c1. Ein Anführer, der nie kommt, kostet 2 Punkte, und nur mit ihm auf dem Plan kannst du Elementarwesen beanspruchen. Gib auf sein Feld acht: Wer es gewinnt, erobert ihn mit zwei Steinen.
web-firewater-lesson-claim = Das Elementarwesen auf b3 ist umschlossen. Elementarwesen folgen dem Sanftesten: wer dort einen Marker hat, aber die kleinste Summe. Du hast 4, Blau hat 3 + 1 + 2 = 6. Beanspruche es, mit zwei Steinen auf einmal.
web-firewater-lesson-cover = Ein Stein darf auch auf einen fremden Marker. Auf a2, einem Feuerfeld, schlägt dein Feuer 4 das Feuer 3 von Blau. Nimm es: Das Wasser 2 unter deinem Stein gibt keinen Einfluss mehr.
web-firewater-lesson-end = Vier deiner Steine liegen: vier Punkte. Ein Spiel geht weiter, bis jemand seinen letzten Stein setzt oder bis nirgends mehr ein Marker passt; dann dürfen die anderen noch je einen Stein setzen. Probier es jetzt gegen den Computer!

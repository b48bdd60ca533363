### Fire & Water: what is refused, and what a move does.

## Züge, die nicht an der Reihe sind

firewater-over = Das Spiel ist zu Ende: Die letzte Runde ist gespielt.
firewater-over-master = Das Spiel ist zu Ende: { $player } hat den letzten Besitzstein gesetzt und gewonnen.
    .you-player = Das Spiel ist zu Ende: Du hast deinen letzten Besitzstein gesetzt und gewonnen.
firewater-reveal-due = Zuerst deckt { $player } den nächsten Marker vom Stapel auf.
firewater-reveal-undue = Jetzt ist kein Marker aufzudecken: Zuerst muss jemand ziehen.
firewater-reveal-other = { $player } hat jetzt keinen Marker aufzudecken; den nächsten deckt { $due } auf.
firewater-reveal-gone = Marker { $fire }/{ $water } ist nicht mehr im Stapel von { $player }.
firewater-elemental-due = Es ist noch zu früh, { $kind }: Zuerst kommen alle drei Elementarwesen auf den Plan.
firewater-elementals-placed = Alle drei Elementarwesen sind schon auf dem Plan; wähle eine andere Aktion.
firewater-last-round = In der letzten Runde ist es nicht möglich, { $kind }; setze einen Besitzstein oder verzichte mit „-“.

## Felder

firewater-off-board = { $square } liegt nicht auf diesem Plan, der von a1 bis { $far } reicht.
firewater-occupied = { $square } ist schon besetzt ({ $piece }); wähle ein leeres Feld.

## Elementarwesen zu Beginn

firewater-elemental-edge = { $square } liegt am Rand des Plans; ein Elementarwesen braucht Felder auf allen vier Seiten.
firewater-elemental-near = { $square } berührt das Elementarwesen auf { $other }; lass mindestens ein Feld dazwischen frei, auch diagonal.

## Marker

firewater-marker-not-in-box = Marker { $fire }/{ $water } ist nicht im Spiel: Zu viert hat niemand Pasche.
firewater-marker-placed = Marker { $fire }/{ $water } hast du schon gelegt; wähle einen, der offen vor dir liegt.
firewater-marker-face-down = Marker { $fire }/{ $water } ist noch in deinem verdeckten Stapel; offen sind { $open }.
firewater-marker-one-square = Ein Marker bedeckt zwei Felder, und { $square } ist nur eines; nenne ein Nachbarfeld für die andere Hälfte.
firewater-marker-apart = { $one } und { $other } haben keine gemeinsame Seite; ein Marker liegt auf zwei benachbarten Feldern.

## Anführer

firewater-leader-placed = Dein Anführer ist schon auf dem Plan und bleibt dort.
firewater-leader-conquered = Dein Anführer ist erobert worden und kann nicht noch einmal gesetzt werden.
firewater-leader-corner = { $square } ist eine Ecke; dein Anführer darf auf jedes andere leere Feld, das nicht neben einem Elementarwesen liegt.
firewater-leader-near = { $square } liegt neben dem Elementarwesen auf { $other }; dein Anführer darf mit keinem eine gemeinsame Seite haben.

## Besitzsteine

firewater-token-on-token = { $square } gehört schon { $player }; ein Besitzstein kommt auf ein Feld, auf dem noch keiner liegt.
    .you-player = { $square } gehört schon dir; ein Besitzstein kommt auf ein Feld, auf dem noch keiner liegt.
firewater-token-on-elemental = Auf { $square } steht ein Elementarwesen; es muss beansprucht werden („c:{ $square }“).
firewater-token-on-leader = Auf { $square } steht dein eigener Anführer; nur die anderen können dort Besitzsteine setzen.
firewater-token-gap =
    { $count ->
        [one] Neben { $square } ist { $gaps } noch leer; für einen Besitzstein müssen alle Nachbarfelder besetzt sein.
       *[other] Neben { $square } sind { $gaps } noch leer; für einen Besitzstein müssen alle Nachbarfelder besetzt sein.
    }
firewater-token-no-influence = Auf { $square } hast du keinen Einfluss; du brauchst dort mehr als jede andere Person.
firewater-token-influence = Auf { $square } ist dein Einfluss { $mine } und der von { $player } { $theirs }; du brauchst mehr als jede andere Person.

## Beanspruchen

firewater-claim-nothing = Auf { $square } steht kein Elementarwesen; nur ein Elementarwesen lässt sich beanspruchen.
firewater-claim-taken = Das Elementarwesen auf { $square } gehört schon { $player }.
    .you-player = Das Elementarwesen auf { $square } gehört schon dir.
firewater-claim-leaderless = Setze zuerst deinen Anführer; erst dann kannst du das Elementarwesen auf { $square } beanspruchen.
firewater-claim-conquered = Dein Anführer ist erobert worden, darum kannst du das Elementarwesen auf { $square } nicht mehr beanspruchen.
firewater-claim-gap =
    { $count ->
        [one] Neben dem Elementarwesen auf { $square } ist { $gaps } noch leer; alle vier Felder ringsum müssen besetzt sein.
       *[other] Neben dem Elementarwesen auf { $square } sind { $gaps } noch leer; alle vier Felder ringsum müssen besetzt sein.
    }
firewater-claim-absent = Neben dem Elementarwesen auf { $square } liegt keiner deiner Marker unbedeckt; du brauchst dort mindestens 1.
firewater-claim-presence = Deine Marker neben { $square } ergeben { $mine }, die von { $player } { $theirs }; du brauchst dort die kleinste Summe, und zwar allein.

## Passen

firewater-pass = Passen darfst du nur, wenn nichts anderes geht; du hast aber noch die Möglichkeit, { $kind }.

## Texte, die nichts bedeuten

firewater-move = „{ $text }“ ist kein Zug; schreib e:d4 für ein Elementarwesen, m23:c3c4 für einen Marker (Feuerhälfte zuerst), l:b5 für deinen Anführer, t:c3 für einen Besitzstein, c:d4, um ein Elementarwesen zu beanspruchen, - zum Passen.
firewater-square = Ein Feld { $square } gibt es nicht; Felder gehen von a1 bis h8, zu dritt oder zu viert bis l8.
firewater-marker = Einen Marker { $marker } gibt es nicht; er hat zwei Werte von 1 bis 4, Feuer vor Wasser.
firewater-board-rows =
    { $rows ->
        [one] Das ist nur 1 Reihe, ein Plan hat aber { $needed }.
       *[other] Das sind { $rows } Reihen, ein Plan hat aber { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Diese Reihe hat 1 Feld, der Plan für so viele Personen ist aber { $needed } Felder breit.
       *[other] Diese Reihe hat { $squares } Felder, der Plan für so viele Personen ist aber { $needed } Felder breit.
    }
firewater-board-letter = Ein Feld wird F (Feuer) oder W (Wasser) geschrieben, nicht „{ $letter }“.
firewater-stacks-shape = Für jede Person muss es einen Stapel geben, eine Liste von Markern wie ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] Für { $players } Personen gibt es nur 1 Stapel; alle brauchen einen.
       *[other] Für { $players } Personen gibt es { $count } Stapel; alle brauchen genau einen.
    }
firewater-stack-unknown = Im Stapel von { $player } steht „{ $marker }“, aber das ist kein Marker; ein Marker hat zwei Werte von 1 bis 4, Feuer vor Wasser.
firewater-stack-not-in-box = Der Stapel von { $player } enthält { $marker }, aber zu viert hat niemand Pasche.
firewater-stack-twice = Der Stapel von { $player } enthält { $marker } zweimal, aber jeden Marker gibt es pro Person nur einmal.
firewater-stack-short =
    { $count ->
        [one] Der Stapel von { $player } enthält nur 1 Marker, aber die Züge decken mehr auf.
       *[other] Der Stapel von { $player } enthält nur { $count } Marker, aber die Züge decken mehr auf.
    }
firewater-stack-long =
    { $count ->
        [one] Der Stapel von { $player } enthält 1 Marker, aber die Züge decken nur { $told } auf.
       *[other] Der Stapel von { $player } enthält { $count } Marker, aber die Züge decken nur { $told } auf.
    }

## Was ein Zug bewirkt

firewater-remark-takes = Nimmt { $square }{ $count ->
    [0] .
    [one] ; danach lässt sich ein weiteres Feld nehmen.
   *[other] ; danach lassen sich { $count } weitere Felder nehmen.
}
firewater-remark-covers = Nimmt { $square } und verdeckt eine { $value } von { $player }{ $count ->
    [0] .
    [one] ; danach lässt sich ein weiteres Feld nehmen.
   *[other] ; danach lassen sich { $count } weitere Felder nehmen.
}
    .you-player = Nimmt { $square } und verdeckt deine { $value }{ $count ->
        [0] .
        [one] ; danach lässt sich ein weiteres Feld nehmen.
       *[other] ; danach lassen sich { $count } weitere Felder nehmen.
    }
firewater-remark-conquers = Erobert den Anführer von { $player } auf { $square }{ $count ->
    [one] {" "}mit dem letzten Besitzstein und gewinnt.
   *[other] : zwei Besitzsteine auf einmal, und 2 Punkte Abzug für { $player }.
}
    .you-player = Erobert deinen Anführer auf { $square }{ $count ->
        [one] {" "}mit dem letzten Besitzstein und gewinnt.
       *[other] : zwei Besitzsteine auf einmal, und 2 Punkte Abzug für dich.
    }
firewater-remark-claims = Beansprucht das Elementarwesen auf { $square }{ $count ->
    [one] {" "}mit dem letzten Besitzstein und gewinnt.
   *[other] : zwei Besitzsteine auf einmal.
}
firewater-remark-opens = { $player } kann jetzt { $squares } nehmen{ $count ->
    [one] .
   *[other] {" "}({ $count } Felder).
}
    .you-player = Du kannst jetzt { $squares } nehmen{ $count ->
        [one] .
       *[other] {" "}({ $count } Felder).
    }
firewater-remark-gives = Lässt { $player } { $squares } nehmen{ $count ->
    [one] .
   *[other] {" "}({ $count } Felder).
}
    .you-player = Lässt dich { $squares } nehmen{ $count ->
        [one] .
       *[other] {" "}({ $count } Felder).
    }
firewater-remark-denies = Hindert { $player } daran, { $squares } zu nehmen{ $count ->
    [one] .
   *[other] {" "}({ $count } Felder).
}
    .you-player = Hindert dich daran, { $squares } zu nehmen{ $count ->
        [one] .
       *[other] {" "}({ $count } Felder).
    }

## Positions that somebody set up

firewater-position-piece = „{ $text }“ ist kein Spielstein: Schreib e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 oder 1:c:d4.
firewater-position-elementals = Es gibt nur { $most } Elementarwesen.
firewater-position-apart = { $one } und { $other } liegen nicht nebeneinander: Ein Marker liegt auf zwei Feldern mit gemeinsamer Seite.
firewater-position-marker = Person { $seat } hat den Marker { $marker } nicht mehr.
firewater-position-leader = Person { $seat } hat nur einen Anführer.
firewater-position-taken = Auf { $square } liegt schon etwas.
firewater-position-tokens = Person { $seat } hat nur { $tokens } Besitzsteine.
firewater-position-off = Dieser Plan hat kein Feld { $square }.
firewater-position-open = Offen liegen vor einer Person höchstens { $most } Marker.

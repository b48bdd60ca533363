### Feuer & Wasser.

firewater = Feuer & Wasser
firewater-about = Zwei Elemente teilen sich einen Spielplan; 2 bis 4 Personen gewinnen ihn Feld um Feld, durch Einfluss.

## Wie die Dinge heißen (Zugarten als Infinitiv mit „zu“)

firewater-kind-reveal = einen Marker aufzudecken
firewater-kind-elemental = ein Elementarwesen zu setzen
firewater-kind-marker = einen Marker zu legen
firewater-kind-leader = deinen Anführer zu setzen
firewater-kind-token = einen Besitzstein zu setzen
firewater-kind-claim = ein Elementarwesen zu beanspruchen
firewater-kind-pass = zu passen

firewater-piece-half = ein Marker von { $player }
firewater-piece-leader = der Anführer von { $player }
firewater-piece-elemental = ein Elementarwesen
firewater-piece-token =
    { $count ->
        [one] ein Besitzstein von { $player }
       *[other] { $count } Besitzsteine von { $player }
    }

## Züge, die nicht an der Reihe sind

firewater-over = Das Spiel ist zu Ende: Die letzte Runde ist gespielt.
firewater-over-master = Das Spiel ist zu Ende: { $player } hat den letzten Besitzstein gesetzt und gewonnen.
firewater-reveal-due = Zuerst deckt { $player } den nächsten Marker vom Stapel auf.
firewater-reveal-undue = Jetzt ist kein Marker aufzudecken; jemand ist am Zug.
firewater-reveal-other = { $player } hat jetzt keinen Marker aufzudecken; den nächsten deckt { $due } auf.
firewater-reveal-gone = Marker { $fire }-{ $water } ist nicht mehr im Stapel von { $player }.
firewater-elemental-due = Es ist zu früh, { $kind }; erst kommen die drei Elementarwesen, also setze eines.
firewater-elementals-placed = Alle drei Elementarwesen sind auf dem Plan; wähle eine der Aktionen eines Zuges.
firewater-last-round = In der letzten Runde ist es nicht möglich, { $kind }; setze einen Besitzstein oder verzichte mit „-“.

## Felder

firewater-off-board = { $square } liegt nicht auf diesem Plan, der von a1 bis { $far } reicht.
firewater-occupied = { $square } ist schon besetzt ({ $piece }); wähle ein leeres Feld.

## Elementarwesen zu Beginn

firewater-elemental-edge = { $square } liegt am Rand des Plans; ein Elementarwesen braucht Felder auf allen vier Seiten.
firewater-elemental-near = { $square } berührt das Elementarwesen auf { $other }; lass mindestens ein Feld dazwischen frei, auch schräg.

## Marker

firewater-marker-not-in-box = Marker { $fire }-{ $water } ist nicht im Spiel: Zu viert hat niemand Pasche.
firewater-marker-placed = Marker { $fire }-{ $water } hast du schon gelegt; wähle einen, der offen vor dir liegt.
firewater-marker-face-down = Marker { $fire }-{ $water } ist noch in deinem verdeckten Stapel; offen sind { $open }.
firewater-marker-one-square = Ein Marker bedeckt zwei Felder, und { $square } ist nur eines; nenne ein Nachbarfeld für die andere Hälfte.
firewater-marker-apart = { $one } und { $other } haben keine gemeinsame Seite; ein Marker liegt auf zwei benachbarten Feldern.

## Anführer

firewater-leader-placed = Dein Anführer ist schon auf dem Plan und bleibt dort.
firewater-leader-conquered = Dein Anführer ist erobert worden und kann nicht noch einmal gesetzt werden.
firewater-leader-corner = { $square } ist eine Ecke; dein Anführer darf auf jedes andere leere Feld abseits der Elementarwesen.
firewater-leader-near = { $square } liegt neben dem Elementarwesen auf { $other }; dein Anführer darf mit keinem eine gemeinsame Seite haben.

## Besitzsteine

firewater-token-on-token = { $square } gehört schon { $player }; ein Besitzstein kommt auf ein Feld, auf dem noch keiner liegt.
firewater-token-on-elemental = Auf { $square } ist ein Elementarwesen; es muss beansprucht werden („c:{ $square }“).
firewater-token-on-leader = Auf { $square } steht dein eigener Anführer; nur die anderen können dort Besitzsteine setzen.
firewater-token-gap =
    { $count ->
        [one] Neben { $square } ist { $gaps } noch leer; für einen Besitzstein müssen alle Nachbarfelder besetzt sein.
       *[other] Neben { $square } sind { $gaps } noch leer; für einen Besitzstein müssen alle Nachbarfelder besetzt sein.
    }
firewater-token-no-influence = Auf { $square } hast du keinen Einfluss; du brauchst dort mehr als jeder andere.
firewater-token-influence = Auf { $square } ist dein Einfluss { $mine } und der von { $player } { $theirs }; du brauchst mehr als jeder andere.

## Beanspruchen

firewater-claim-nothing = Auf { $square } ist kein Elementarwesen; nur ein Elementarwesen lässt sich beanspruchen.
firewater-claim-taken = Das Elementarwesen auf { $square } gehört schon { $player }.
firewater-claim-leaderless = Setze zuerst deinen Anführer; erst dann kannst du das Elementarwesen auf { $square } beanspruchen.
firewater-claim-conquered = Dein Anführer ist erobert worden, darum kannst du das Elementarwesen auf { $square } nicht mehr beanspruchen.
firewater-claim-gap =
    { $count ->
        [one] Neben dem Elementarwesen auf { $square } ist { $gaps } noch leer; alle vier Felder ringsum müssen besetzt sein.
       *[other] Neben dem Elementarwesen auf { $square } sind { $gaps } noch leer; alle vier Felder ringsum müssen besetzt sein.
    }
firewater-claim-absent = Neben dem Elementarwesen auf { $square } liegt keiner deiner Marker unbedeckt; du brauchst dort mindestens 1.
firewater-claim-presence = Deine Marker neben { $square } ergeben { $mine }, die von { $player } { $theirs }; das Elementarwesen folgt nur der alleinigen kleinsten Summe.

## Passen

firewater-pass = Passen darfst du nur ohne andere Aktion, aber du hast die Möglichkeit, { $kind }.

## Texte, die nichts bedeuten

firewater-move = „{ $text }“ ist kein Zug; schreib e:d4 für ein Elementarwesen, m23:c3c4 für einen Marker (Feuerhälfte zuerst), l:b5 für deinen Anführer, t:c3 für einen Besitzstein, c:d4, um ein Elementarwesen zu beanspruchen, - zum Passen.
firewater-square = Ein Feld { $square } gibt es nicht; Felder gehen von a1 bis h8, zu dritt oder zu viert bis l8.
firewater-marker = Einen Marker { $marker } gibt es nicht; er hat zwei Werte von 1 bis 4, Feuer vor Wasser.

firewater-board-rows =
    { $rows ->
        [one] Es ist nur 1 Reihe da, ein Plan hat aber { $needed }.
       *[other] Es sind { $rows } Reihen da, ein Plan hat aber { $needed }.
    }
firewater-board-row =
    { $squares ->
        [one] Diese Reihe hat 1 Feld, der Plan für so viele Personen ist aber { $needed } Felder breit.
       *[other] Diese Reihe hat { $squares } Felder, der Plan für so viele Personen ist aber { $needed } Felder breit.
    }
firewater-board-letter = Ein Feld wird F (Feuer) oder W (Wasser) geschrieben, nicht „{ $letter }“.

firewater-stacks-shape = Die Stapel müssen für jede Person eine Liste von Markern sein, etwa ["11", "23"].
firewater-stacks-count =
    { $count ->
        [one] Für { $players } Personen ist 1 Stapel da; jede hat einen.
       *[other] Für { $players } Personen sind { $count } Stapel da; jede hat einen.
    }
firewater-stack-unknown = Der Stapel von { $player } enthält „{ $marker }“, aber das ist kein Marker; er hat zwei Werte von 1 bis 4, Feuer vor Wasser.
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

## Was geschieht

firewater-told-reveal = { $player } deckt Marker { $fire }-{ $water } auf.
firewater-told-elemental = { $player } setzt ein Elementarwesen auf { $square }.
firewater-told-marker = { $player } legt einen Marker: Feuer { $fire } auf { $on }, Wasser { $water } auf { $other }.
firewater-told-leader = { $player } setzt den Anführer auf { $square }.
firewater-told-token = { $player } nimmt { $square } in Besitz.
firewater-told-conquest =
    { $count ->
        [one] { $player } erobert mit dem letzten Besitzstein den Anführer von { $rival } auf { $square }.
       *[other] { $player } erobert mit { $count } Besitzsteinen den Anführer von { $rival } auf { $square }.
    }
firewater-told-claim =
    { $count ->
        [one] { $player } beansprucht mit dem letzten Besitzstein das Elementarwesen auf { $square }.
       *[other] { $player } beansprucht mit { $count } Besitzsteinen das Elementarwesen auf { $square }.
    }
firewater-told-pass = { $player } hat keine Aktion und passt.
firewater-told-decline = { $player } setzt in der letzten Runde keinen Besitzstein.

## Was zu tun ist

firewater-ask-elemental = Setze Elementarwesen { $number } von 3: nicht an den Rand, und ohne ein anderes zu berühren.
firewater-ask-act = Lege einen Marker, setze deinen Anführer oder einen Besitzstein, oder beanspruche ein Elementarwesen.
firewater-ask-last = Letzte Runde: Setze noch einen Besitzstein oder verzichte.

## Die Wertung

firewater-count =
    { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $tokens ->
        [one] { $tokens } Besitzstein
       *[other] { $tokens } Besitzsteine
    }, { $elementals ->
        [0] kein Elementarwesen
       *[other] { $elementals } Elementarwesen
    }, { $leader })
firewater-count-placed = Anführer auf dem Plan
firewater-count-waiting = Anführer nie gesetzt: { $points }
firewater-count-conquered = Anführer erobert: { $points }

firewater-verdict-last-token = { $player } hat den letzten Besitzstein gesetzt und wird Meister der Elemente.
firewater-verdict-points = { $player } hat die meisten Punkte und wird Meister der Elemente.
firewater-verdict-tie = Gleichstand an der Spitze: { $player } kommt, vom letzten regulären Zug an gezählt, zuerst an die Reihe und wird damit Meister der Elemente.

## Die Regeln

firewater-heading-material = Spielmaterial
firewater-heading-setup = Vorbereitung
firewater-heading-turn = Ein Zug
firewater-heading-end = Ende und Wertung

W-1 = Zu zweit spielt ihr auf einem Plan von 8 mal 8 Feldern, zu dritt oder zu viert auf einem mit 12 Spalten und 8 Reihen. Jedes Feld zeigt Feuer oder Wasser. Sie wechseln sich ab wie die Farben eines Schachbretts, außer rund um die Mitte.
    .ruling = Das Bild des ursprünglichen Plans ist verloren. Unserer ist ein Schachbrett, dessen Feld unten links, a1, Wasser ist und dessen vier mittlere Felder vertauscht sind. Ihr könnt auch das reine Schachbrett wählen oder einen eigenen Plan als Textdatei mitbringen.
W-2 = Alle haben Einflussmarker: Dominosteine mit einer Feuer- und einer Wasserhälfte vom Wert 1 bis 4, jede Kombination einmal, zusammen 16. Zu viert bleiben die Pasche in der Schachtel, das macht 12. Dazu haben alle einen Anführer und 20 Besitzsteine (zu viert 15). Drei Elementarwesen gehören niemandem.
W-3 = Alle mischen ihre Marker verdeckt. Die ersten drei der Reihe nach (zu zweit also der erste noch einmal) setzen je ein Elementarwesen, nie an den Rand des Plans und nie so, dass es ein früheres berührt, auch nicht an einer Ecke. Dann decken alle drei Marker von ihrem Stapel auf, und wer als Nächstes an der Reihe ist, hat den ersten Zug.
W-4 = Dein Zug besteht aus genau einer Aktion. Marker: Lege einen deiner offenen Marker auf zwei leere Felder mit einer gemeinsamen Seite, in beliebiger Richtung, und decke den nächsten von deinem Stapel auf, sodass drei offen bleiben, solange der Stapel reicht. Ein Feld ist leer, wenn dort keine Hälfte, kein Besitzstein, kein Anführer und kein Elementarwesen ist.
W-5 = Eine Hälfte, die kein Besitzstein bedeckt, gibt dir Einfluss in Höhe ihres Wertes auf jedem Feld, das eine Seite mit ihr gemeinsam hat und dessen aufgedrucktes Element das der Hälfte ist; das Feld unter ihrer eigenen anderen Hälfte gehört dazu. Auf dem Feld, auf dem sie liegt, gibt sie keinen. Anführer, Besitzsteine und Elementarwesen geben keinen Einfluss.
W-6 = Anführer: Einmal im Spiel setzt du deinen Anführer auf ein leeres Feld, das keine Ecke ist und nicht neben einem Elementarwesen liegt.
    .ruling = „Neben“ heißt mit einer gemeinsamen Seite, wie überall in diesen Regeln; schräg ist erlaubt.
W-7 = Besitzstein: Nimm ein Feld, auf dem weder ein Besitzstein noch ein Elementarwesen noch dein eigener Anführer ist, wenn alle Felder, die eine Seite mit ihm gemeinsam haben, besetzt sind und dein Einfluss dort größer ist als der von jedem anderen. Das Feld selbst darf leer sein. Eine Hälfte unter einem Besitzstein gibt keinen Einfluss mehr.
    .ruling = Ein Anführer besetzt sein Feld wie alles andere auch. Wörtlich genommen ließe das Original die Anführer aus, und kein Feld neben einem könnte je genommen werden.
W-8 = Steht auf dem Feld, das du nimmst, der Anführer von jemand anderem, setze dort zwei Besitzsteine. Dieser Anführer gilt als nie gesetzt.
    .ruling = Ein eroberter Anführer kann kein zweites Mal gesetzt werden.
W-9 = Beanspruchen: Setze zwei Besitzsteine auf ein Elementarwesen, das noch keine trägt, wenn auf allen vier Feldern daneben ein Besitzstein oder eine Hälfte liegt und dein eigener Anführer auf dem Plan steht und nicht erobert ist. Zähle deine unbedeckten Hälften auf diesen vier Feldern zusammen, Feuer wie Wasser: Du brauchst mindestens 1, und weniger als jeder andere, der dort mindestens 1 hat.
W-10 = Sind zwei Besitzsteine fällig und du hast nur einen, setze diesen einen.
    .ruling = Das Original sagt nicht, was dann geschieht; wir lassen den letzten Besitzstein für beide gelten.
W-11 = Hast du keine erlaubte Aktion, passt du.
    .ruling = Sonst darf niemand passen: Solange du eine Aktion ausführen kannst, musst du es tun.
W-12 = Wer den letzten eigenen Besitzstein setzt, gewinnt auf der Stelle, auch in der letzten Runde, gleich wie die Punkte stehen. Gezählt werden sie trotzdem.
W-13 = Lässt ein gelegter Marker keine zwei leeren Felder mit gemeinsamer Seite mehr übrig, war das für den, der ihn gelegt hat, der letzte Zug. Alle anderen dürfen der Reihe nach noch einen Besitzstein setzen oder verzichten; dann ist das Spiel zu Ende.
    .ruling = Ein Anführer, der die letzte Lücke schließt, beendet das Spiel ebenso. In der letzten Runde können Besitzsteine Felder und Anführer nehmen, Elementarwesen aber lassen sich nicht mehr beanspruchen.
W-14 = Jeder deiner Besitzsteine auf dem Plan ist ein Punkt. Ein Anführer, der nie gesetzt oder der erobert wurde, kostet 2 Punkte. Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer im Uhrzeigersinn als Erster kommt, gezählt ab dem, der den letzten regulären Zug hatte, ihn selbst eingeschlossen.
W-15 = Offene Marker sind für alle zu sehen. Die Reihenfolge eines verdeckten Stapels kennt niemand, auch nicht, wem er gehört, aber alle können sich ausrechnen, was noch darin ist.

## Was ein Zug bewirkt

firewater-remark-takes = Nimmt { $square }{ $count ->
    [0] .
    [one] {" "}und öffnet ein weiteres Feld.
   *[other] {" "}und öffnet { $count } weitere Felder.
}
firewater-remark-covers = Nimmt { $square } und verdeckt eine { $value } von { $player }{ $count ->
    [0] .
    [one] , was ein weiteres Feld öffnet.
   *[other] , was { $count } weitere Felder öffnet.
}
firewater-remark-conquers = Erobert den Anführer von { $player } auf { $square }: zwei Steine, und 2 Punkte Abzug für { $player }.
firewater-remark-claims = Gewinnt das Elementarwesen auf { $square }: zwei Steine auf einmal.
firewater-remark-opens = { $player } kann jetzt { $squares } nehmen{ $count ->
    [one] .
   *[other] {" "}({ $count } Felder).
}
firewater-remark-gives = Lässt { $player } { $squares } nehmen{ $count ->
    [one] .
   *[other] {" "}({ $count } Felder).
}
firewater-remark-denies = Hindert { $player } daran, { $squares } zu nehmen{ $count ->
    [one] .
   *[other] {" "}({ $count } Felder).
}

## Positions that somebody set up

firewater-position-piece = "{ $text }" ist kein Stück: Schreibe e:d4, 0:m23:c3c4, 1:l:b5, 0:t:c3 oder 1:c:d4.
firewater-position-elementals = Es gibt nur { $most } Elementarwesen.
firewater-position-apart = { $one } und { $other } liegen nicht nebeneinander: Ein Marker liegt auf zwei Feldern, die sich berühren.
firewater-position-marker = Spieler { $seat } hat den Marker { $marker } nicht mehr.
firewater-position-leader = Spieler { $seat } hat nur einen Anführer.
firewater-position-taken = Auf { $square } liegt schon etwas.
firewater-position-tokens = Spieler { $seat } hat nur { $tokens } Besitzsteine.
firewater-position-off = Dieses Brett hat kein Feld { $square }.
firewater-position-open = Vor einem Spieler liegen höchstens { $most } Marker offen.

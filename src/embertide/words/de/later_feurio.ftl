### Feurio!: what is refused, and what a move does.

## Was nicht geht, und was richtig wäre

feurio-over = Das Spiel ist zu Ende: Weitere Züge gibt es nicht.
feurio-deal-due = Zuerst müssen die Startplättchen aufgedeckt werden.
feurio-draw-due = Zuerst muss ein Plättchen gezogen werden.
feurio-arrange-due = Lege zuerst die Startplättchen { $tiles } aus, zum Beispiel als { $example }.
feurio-arranged = Die Startplättchen liegen schon; sie werden nur einmal ausgelegt, vor dem ersten Zug.
feurio-drawn = Eine { $tile } ist schon gezogen: Lege sie, bevor das nächste Plättchen gezogen wird.
feurio-spread-due = Lege zuerst die gezogene { $tile }; danach kannst du Feuerwehrleute einsetzen oder passen.
feurio-one-draw = Das Plättchen für diesen Zug liegt schon: Setze Feuerwehrleute ein oder passe; das nächste wird erst im nächsten Zug gezogen.
feurio-one-tile = Dein Plättchen für diesen Zug liegt schon: Setze jetzt Feuerwehrleute ein oder passe.
feurio-no-tiles = Es gibt keine Plättchen mehr zu legen: Setze Feuerwehrleute ein oder passe.
feurio-none-left = Im Stapel ist keine { $value } mehr.
feurio-other-tiles = Die Startplättchen sind { $tiles }: Lege genau diese aus.
feurio-same-layout = Das ist dieselbe Raute wie { $name }, nur gedreht oder gespiegelt: Schreib { $name }.
feurio-occupied = Auf { $cell } liegt schon ein Plättchen: Ein neues kommt auf eine leere Stelle.
feurio-apart = { $cell } berührt kein Plättchen: Das Feuer breitet sich nach { $spots } aus.
feurio-cooler = { $cell } hat die Hitze { $heat }, aber { $count ->
    [one] die heißeste Stelle ({ $spots }) hat { $top }: Lege das Plättchen dorthin
   *[other] die heißesten Stellen ({ $spots }) haben { $top }: Wähle eine davon
}.
feurio-no-firebreaks = Brandschneisen sind eine Variante, die an diesem Tisch nicht gilt: Lege das Plättchen offen.
feurio-price-not-yours = Eine Brandschneise bezahlst du mit einer deiner eigenen Farben; du hast { $own }, nicht { $colour }.
feurio-price-auxiliary = Mit Hilfskräften lässt sich keine Brandschneise bezahlen: Gib eine Einsatzkraft deiner eigenen Farbe ab.
feurio-price-none = Du hast keine { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Feuerwehrleute mehr, um eine Brandschneise zu bezahlen: Lege das Plättchen offen.
feurio-no-tile = Auf { $cell } liegt kein Plättchen: Wähle eines, das auf dem Tisch liegt.
feurio-on-firebreak = { $cell } ist eine Brandschneise: Dort kann niemand stehen.
feurio-count = In einem Zug setzt du 1 bis 3 Feuerwehrleute ein, nicht { $count }; willst du niemanden einsetzen, passe mit „-“.
feurio-not-yours = Die { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Feuerwehrleute gehören dir nicht; du hast { $own }.
feurio-supply = { $left ->
    [0] Du hast keine { $colour-key ->
        [colour-red] roten
        [colour-green] grünen
        [colour-blue] blauen
       *[colour-yellow] gelben
    } Feuerwehrleute mehr.
    [one] Du hast nur noch eine { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Einsatzkraft, nicht { $count }.
   *[other] Du hast nur noch { $left } { $colour-key ->
        [colour-red] rote
        [colour-green] grüne
        [colour-blue] blaue
       *[colour-yellow] gelbe
    } Feuerwehrleute, nicht { $count }.
}
feurio-enclosed = { $cell } ist eingeschlossen: Ohne freie Kante kommt dort niemand mehr hin.
feurio-edges = Auf { $cell } { $held ->
    [0] steht noch niemand
    [one] steht 1 Einsatzkraft
   *[other] stehen { $held } Feuerwehrleute
}, und es gibt { $limit ->
    [one] 1 freie Kante
   *[other] { $limit } freie Kanten
}: { $room ->
    [0] Niemand hat dort noch Platz.
   *[other] Platz ist nur für { $room }, nicht für { $count }.
}
feurio-spaces = Auf { $cell } { $held ->
    [0] steht noch niemand
    [one] steht 1 Einsatzkraft
   *[other] stehen { $held } Feuerwehrleute
}, und es gibt { $limit ->
    [one] 1 Standplatz
   *[other] { $limit } Standplätze
}: { $room ->
    [0] Niemand hat dort noch Platz.
   *[other] Platz ist nur für { $room }, nicht für { $count }.
}

## Text, der nichts bedeutet

feurio-unreadable = „{ $text }“ ist kein Zug: Schreib s1,-1, um ein Plättchen zu legen, x1,-1:red, um es als Brandschneise zu legen, d0,1:green:2, um Feuerwehrleute einzusetzen, a1234, um die Startplättchen auszulegen, oder - zum Passen.
feurio-far = { $cell } liegt weiter draußen, als 36 Plättchen reichen können: Koordinaten gehen von -{ $reach } bis { $reach }.
feurio-colour = „{ $colour }“ ist keine Farbe im Spiel: Zur Wahl stehen { $colours }.
feurio-solve-deck = Um einen Gewinn zu beweisen, muss der ganze Stapel bekannt sein: { $tiles } Ziffern von 1 bis 6.
feurio-deck-letters = Der Stapel ist ein Text aus den Ziffern 1 bis 6, mit „?“ für einen verborgenen Wert.
feurio-deck-size = Der Stapel enthält { $count } Plättchen, in der Schachtel sind aber { $tiles }.
feurio-deck-value = Der Stapel enthält { $count } Plättchen mit dem Wert { $value }, in der Schachtel sind aber { $each }.
feurio-deck-short = Der Stapel endet nach { $drawn ->
    [one] einem Plättchen
   *[other] { $drawn } Plättchen
}, aber für die Züge braucht es mehr.
feurio-deck-long = Der Stapel enthält { $count } Plättchen, aber die Züge haben nur { $drawn } gezogen.
feurio-deck-hidden = Plättchen { $number } des Stapels ist verborgen, obwohl es offen auf dem Tisch liegt.

## Was ein Zug bewirkt

feurio-remark-closes = Nimmt { $whose ->
    [yours] deinem
   *[theirs] dem
} { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Waldgebiet die letzte offene { $before }: Teiler { $before } → { $after }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
feurio-remark-locks = Nimmt { $whose ->
    [yours] deinem
   *[theirs] dem
} { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Waldgebiet die letzte freie Kante: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
feurio-remark-joins = Verbindet { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiete zu einem, das { $value } wert ist, { $gain ->
    [-3] 3 weniger als zuvor
    [-2] 2 weniger als zuvor
    [-1] 1 weniger als zuvor
    [0] so viel wie zuvor
   *[other] { $gain } mehr als zuvor
}.
feurio-remark-waters = Bringt dem { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Waldgebiet Wasser: Teiler { $before } → { $after }, { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} mehr.
feurio-remark-grows = Das { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiet ist jetzt { $value } wert, { $gain } { $change ->
    [less] weniger
   *[more] mehr
} als zuvor.
feurio-remark-begins = Beginnt ein { $colour-key ->
    [colour-red] rotes
    [colour-green] grünes
    [colour-blue] blaues
   *[colour-yellow] gelbes
} Waldgebiet im Wert von { $value }.
feurio-remark-together = Vereint alle { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Feuerwehrleute in einem Waldgebiet.
feurio-remark-nearer = Verbindet { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Waldgebiete: { $left } sind noch getrennt.
feurio-remark-apart = Beginnt ein weiteres { $colour-key ->
    [colour-red] rotes
    [colour-green] grünes
    [colour-blue] blaues
   *[colour-yellow] gelbes
} Waldgebiet, das noch mit den anderen verbunden werden muss.
feurio-remark-watered = Gibt dem { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Waldgebiet eine offene 1.
feurio-remark-dried = Nimmt dem { $colour-key ->
    [colour-red] roten
    [colour-green] grünen
    [colour-blue] blauen
   *[colour-yellow] gelben
} Waldgebiet die letzte offene 1.

## Positions that somebody set up

feurio-position-piece = „{ $text }“ ist kein Spielstein: Schreib s0,1=5, x0,1:red oder d0,1:red:2.
feurio-position-firebreak = Verdeckt liegen Plättchen nur in der Variante mit Brandschneisen.
feurio-position-nothing = Auf { $cell } liegt kein Plättchen, auf dem jemand stehen könnte.
feurio-position-spaces = { $spaces ->
    [one] Das Plättchen auf { $cell } hat nur 1 Standplatz.
   *[other] Das Plättchen auf { $cell } hat nur { $spaces } Standplätze.
}
feurio-position-taken = Auf { $cell } liegt schon ein Plättchen.
feurio-position-apart = Das Plättchen auf { $cell } berührt kein anderes: Alle Plättchen müssen zusammenhängen.
feurio-position-tiles = Es gibt nur { $each } Plättchen mit dem Wert { $value }.
feurio-position-crew = Es gibt nur { $size } { $colour-key ->
    [colour-red] rote
    [colour-green] grüne
    [colour-blue] blaue
   *[colour-yellow] gelbe
} Feuerwehrleute.
feurio-position-few = Auf dem Tisch braucht es mindestens { $tiles } Plättchen.
feurio-position-hand = Das Plättchen, das gelegt werden soll, hat einen Wert von 1 bis 6; gib „?“ an, wenn es erst gezogen wird.
feurio-position-all = Es gibt nur { $tiles } Plättchen.

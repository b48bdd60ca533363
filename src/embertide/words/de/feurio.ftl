### Feurio!: was geschieht, was nicht geht, und die Regeln in unseren eigenen Worten.

feurio = Feurio!
feurio-about = Ein Waldbrand frisst sich dorthin, wo es am heißesten ist; 1 bis 4 Löschtrupps wollen die besten Waldgebiete halten.

## Was geschieht

feurio-turns-up = Für den Anfang wird eine { $tile } aufgedeckt.
feurio-arranges = { $player } legt die Startplättchen aus: { $tiles }.
feurio-draws = { $player } zieht eine { $tile }.
feurio-draws-hidden = { $player } zieht ein Plättchen und sieht es sich allein an.
feurio-spreads = { $player } legt die { $tile } auf { $cell }, wo die Hitze { $heat } betrug.
feurio-firebreaks = { $player } legt auf { $cell } eine Brandschneise an und gibt dafür einen Feuerwehrmann in { $colour } ab.
feurio-deploys = { $player } schickt { $count ->
    [one] einen Feuerwehrmann in { $colour }
   *[other] { $count } Feuerwehrleute in { $colour }
} zur { $tile } auf { $cell }.
feurio-passes = { $player } schickt niemanden.

## Was zu tun ist

feurio-ask-arrange = Lege die Startplättchen { $tiles } als Raute aus: Die mittleren beiden Ziffern berühren alle anderen.
feurio-ask-spread = Lege die { $tile } dorthin, wo es am heißesten ist.
feurio-ask-firebreak = Lege die { $tile } dorthin, wo es am heißesten ist: offen, oder verdeckt als Brandschneise.
feurio-ask-deploy = Schicke einen bis drei Feuerwehrleute einer Farbe auf ein beliebiges Plättchen, oder passe.
feurio-ask-close = Alle Plättchen liegen: Schicke Feuerwehrleute, oder passe; wenn alle passen, ist das Spiel zu Ende.

## Die Wertung

feurio-region = { $colour }: { $sum } ÷ { $divisor } → { $value }
feurio-region-enclosed = { $colour }: { $sum }, eingeschlossen → 0
feurio-goal = { $colour }: { $left ->
    [0] alle im Einsatz
   *[other] noch { $left } zu schicken
}
feurio-verdict-points = { $winner } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
feurio-verdict-region = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $tied }); { $winner } gewinnt durch das wertvollste einzelne Waldgebiet, { $value }.
feurio-verdict-shared = Gleichstand bis hin zum wertvollsten Waldgebiet: { $tied } teilen sich den Sieg.
feurio-verdict-won = Gewonnen: Alle 48 Feuerwehrleute sind im Einsatz, jede Farbe in einem einzigen Waldgebiet mit einer offenen 1.
feurio-verdict-left = Nicht gewonnen: { $left ->
    [one] Ein Feuerwehrmann wartet
   *[other] { $left } Feuerwehrleute warten
} noch auf den Einsatz.
feurio-verdict-apart = Nicht gewonnen: Die Feuerwehrleute in { $colours } fanden nicht in einem einzigen Waldgebiet zusammen.
feurio-verdict-dry = Nicht gewonnen: Den Feuerwehrleuten in { $colours } fehlte eine 1 mit freier Kante.

## Was nicht geht, und was richtig wäre

feurio-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
feurio-deal-due = Zuerst müssen die Startplättchen aufgedeckt werden.
feurio-draw-due = Zuerst muss ein Plättchen gezogen werden.
feurio-arrange-due = Lege zuerst die Startplättchen { $tiles } aus, zum Beispiel als { $example }.
feurio-arranged = Die Startplättchen liegen schon; sie werden nur einmal ausgelegt, vor dem ersten Zug.
feurio-drawn = Eine { $tile } ist schon gezogen: Lege sie, bevor das nächste Plättchen gezogen wird.
feurio-spread-due = Lege zuerst die gezogene { $tile }; danach kannst du Feuerwehrleute einsetzen oder passen.
feurio-one-draw = Das Plättchen dieses Zuges liegt: Setze Feuerwehrleute ein oder passe; das nächste gehört zum nächsten Zug.
feurio-one-tile = Dein Plättchen für diesen Zug liegt schon: Setze jetzt Feuerwehrleute ein oder passe.
feurio-no-tiles = Es gibt keine Plättchen mehr zu legen: Setze Feuerwehrleute ein oder passe.
feurio-none-left = Im Stapel ist keine { $value } mehr.
feurio-other-tiles = Die Startplättchen sind { $tiles }: Lege genau diese aus.
feurio-same-layout = Das ist dieselbe Raute wie { $name }, nur gedreht oder gespiegelt: Schreib { $name }.
feurio-occupied = Auf { $cell } liegt schon ein Plättchen: Ein neues kommt auf einen leeren Platz.
feurio-apart = { $cell } berührt kein Plättchen: Das Feuer breitet sich nach { $spots } aus.
feurio-cooler = { $cell } hat die Hitze { $heat }, aber { $count ->
    [one] die heißeste Stelle, { $spots }, hat { $top }: Lege das Plättchen dorthin
   *[other] die heißesten Stellen haben { $top }: Wähle eine von { $spots }
}.
feurio-no-firebreaks = Brandschneisen sind eine Variante, die an diesem Tisch nicht gilt: Lege das Plättchen offen.
feurio-price-not-yours = Eine Brandschneise bezahlst du mit einem deiner eigenen Feuerwehrleute; abgeben kannst du nur { $own }, nicht { $colour }.
feurio-price-auxiliary = Mit Hilfskräften lässt sich keine Brandschneise bezahlen: Gib einen Feuerwehrmann deiner eigenen Farbe ab.
feurio-price-none = Du hast keinen Feuerwehrmann in { $colour } mehr, um eine Brandschneise zu bezahlen: Lege das Plättchen offen.
feurio-no-tile = Auf { $cell } liegt kein Plättchen: Wähle eines, das auf dem Tisch liegt.
feurio-on-firebreak = { $cell } ist eine Brandschneise: Dort kann niemand stehen.
feurio-count = In einem Zug setzt du 1 bis 3 Feuerwehrleute ein, nicht { $count }; willst du niemanden schicken, passe mit „-“.
feurio-not-yours = Die Feuerwehrleute in { $colour } gehören dir nicht; du hast { $own }.
feurio-supply = { $left ->
    [0] Du hast keine Feuerwehrleute in { $colour } mehr.
    [one] Du hast nur noch einen Feuerwehrmann in { $colour }, nicht { $count }.
   *[other] Du hast nur noch { $left } Feuerwehrleute in { $colour }, nicht { $count }.
}
feurio-enclosed = { $cell } ist eingeschlossen: Ohne freie Kante kommt dort niemand mehr hin.
feurio-edges = Auf { $cell } { $held ->
    [one] steht 1 Feuerwehrmann
   *[other] stehen { $held } Feuerwehrleute
}, und es gibt { $limit ->
    [one] 1 freie Kante
   *[other] { $limit } freie Kanten
}: { $room ->
    [0] Niemand hat dort noch Platz.
   *[other] Platz ist nur noch für { $room }, nicht für { $count }.
}
feurio-spaces = Auf { $cell } { $held ->
    [one] steht 1 Feuerwehrmann
   *[other] stehen { $held } Feuerwehrleute
}, und es gibt { $limit ->
    [one] 1 Standplatz
   *[other] { $limit } Standplätze
}: { $room ->
    [0] Niemand hat dort noch Platz.
   *[other] Platz ist nur noch für { $room }, nicht für { $count }.
}

## Text, der nichts bedeutet

feurio-unreadable = „{ $text }“ ist kein Zug: Schreib s1,-1, um ein Plättchen zu legen, x1,-1:red, um es als Brandschneise zu legen, d0,1:green:2, um Feuerwehrleute einzusetzen, a1234, um die Startplättchen auszulegen, oder - zum Passen.
feurio-far = { $cell } liegt weiter draußen, als 36 Plättchen reichen können: Koordinaten gehen von -{ $reach } bis { $reach }.
feurio-colour = „{ $colour }“ ist keine Farbe von Feuerwehrleuten: Zur Wahl stehen { $colours }.
feurio-solve-deck = Um einen Gewinn zu beweisen, muss der ganze Stapel bekannt sein: { $tiles } Ziffern von 1 bis 6.
feurio-deck-letters = Der Stapel ist ein Text aus den Ziffern 1 bis 6, mit ? für einen verborgenen Wert.
feurio-deck-size = Der Stapel enthält { $count } Plättchen, in der Schachtel sind aber { $tiles }.
feurio-deck-value = Der Stapel enthält { $count } Plättchen mit dem Wert { $value }, in der Schachtel sind aber { $each }.
feurio-deck-short = Der Stapel endet nach { $drawn ->
    [one] einem Plättchen
   *[other] { $drawn } Plättchen
}, aber die Züge brauchen noch eines.
feurio-deck-long = Der Stapel enthält { $count } Plättchen, aber die Züge haben nur { $drawn } gezogen.
feurio-deck-hidden = Plättchen { $number } des Stapels ist verborgen, obwohl es für alle sichtbar offen liegt.

## Die Regeln

feurio-material = Was in der Schachtel ist
feurio-setup = Vorbereitung
feurio-turn = Dein Zug
feurio-scoring = Ende und Wertung
feurio-together = Allein oder gemeinsam
feurio-variants = Varianten
F-1 = Es gibt 36 Waldplättchen, je sechs mit den Werten 1 bis 6. Ein hoher Wert ist ein heftiges Feuer, ein niedriger bedeutet Wasser. Die Rückseite jedes Plättchens zählt 0.
F-2 = Feuerwehrleute stehen auf den Standplätzen eines Plättchens: einer auf einer 1 oder 2, zwei auf einer 3 oder 4, drei auf einer 5 oder 6.
    .ruling = Die veröffentlichten Regeln nennen nur die Spanne; Besprechungen bestätigen alle Werte außer der 4, der wir nach ihrem Platz in der Reihe zwei geben.
F-3 = Es gibt 48 Feuerwehrleute: je 12 in Rot, Grün, Blau und Gelb.
F-4 = Die Plättchen werden verdeckt gemischt. Spieler 1 deckt so viele auf, wie Personen mitspielen, und legt sie aneinander: zwei als Paar, drei als Dreieck, vier als Raute. Nur bei vieren ist zu entscheiden, welches wo liegt.
F-5 = Spieler 2 hat den ersten Zug, dann geht es im Uhrzeigersinn weiter. Allein fängst du einfach an.
F-6 = Zu viert hat jeder eine Farbe. Zu dritt hat jeder eine Farbe und dazu vier Hilfskräfte der vierten Farbe. Zu zweit hat jeder zwei Farben. Allein hast du alle vier.
F-7 = Solange es noch Plättchen gibt, musst du eines ziehen und dorthin legen, wo es am heißesten ist: auf den leeren Platz am Rand des Feuers, um den herum die Werte der Plättchen die höchste Summe ergeben. Sind mehrere gleich heiß, hast du die Wahl. Der Wert des neuen Plättchens zählt dabei nicht mit.
F-8 = Danach darfst du einen bis drei Feuerwehrleute einer deiner Farben auf ein einziges beliebiges Plättchen setzen, ob neu oder alt. Oder du passt.
F-9 = Ein Plättchen nimmt, alle Farben zusammen, nie mehr Feuerwehrleute auf, als es Standplätze hat, und nie mehr, als es freie Kanten hat: Seiten, an denen kein Plättchen liegt. Eine Brandschneise schließt eine Seite wie jedes andere Plättchen.
F-10 = Feuerwehrleute ziehen nie um und nie ab, auch wenn das Feuer sie später einschließt.
F-11 = Zu dritt setzt du in einem Zug entweder deine eigene Farbe oder Hilfskräfte ein, nicht beides.
    .ruling = Der italienische Text ließe sich auch anders lesen; die drei anderen sind sich einig.
F-12 = Liegen alle Plättchen, besteht ein Zug nur noch aus Einsetzen oder Passen. Haben alle nacheinander gepasst, ist das Spiel zu Ende. Wer gepasst hat, darf später trotzdem wieder einsetzen, falls der Zug noch einmal an ihn kommt.
    .ruling = Wer in dem Zug passt, in dem er das letzte Plättchen gelegt hat, zählt dafür noch nicht mit; so will es der niederländische Text.
F-13 = Zu dritt werden die Hilfskräfte vor der Wertung vom Tisch genommen.
F-14 = Plättchen, die sich berühren und dieselbe Farbe tragen, bilden ein Waldgebiet. Zähle seine Werte zusammen, teile durch den kleinsten Wert darin, der noch eine freie Kante hat, und runde auf. Ein Gebiet ganz ohne freie Kante ist nichts wert.
F-15 = Deine Punkte sind die Summe all deiner Waldgebiete, jede Farbe für sich gezählt. Wer die meisten hat, gewinnt; bei Gleichstand entscheidet das wertvollste einzelne Gebiet.
    .ruling = Ist auch das gleich viel wert, wird der Sieg geteilt.
F-16 = Allein oder gemeinsam endet das Spiel gleich nach dem Zug, der das letzte Plättchen legt; in diesem Zug darfst du noch einsetzen.
    .ruling = So steht es in drei Texten; der italienische könnte noch einen Zug mehr meinen.
F-17 = Gewonnen ist das Spiel, wenn alle 48 Feuerwehrleute auf dem Tisch sind, jede Farbe in einem einzigen Waldgebiet steht und jedes der vier Gebiete eine 1 mit freier Kante enthält. Zu dritt zählen die Hilfskräfte als vierte Farbe und bleiben stehen.
    .ruling = Der englische Text verlangt nur, dass jedes Gebiet mit einer 1 verbunden ist; die drei anderen wollen die 1 im Gebiet selbst.
F-18 = Zu zweit bis zu viert könnt ihr auch gemeinsam spielen: Vorbereitung, Vorräte und Reihenfolge bleiben gleich, das Ziel ist das des Spiels allein.
F-19 = Brandschneise: Das gezogene Plättchen siehst du dir allein an und darfst es verdeckt an die heißeste Stelle legen. Das kostet einen deiner eigenen Feuerwehrleute, der aus dem Spiel geht, und in diesem Zug setzt du niemanden ein. Hilfskräfte können nicht bezahlen. Die Brandschneise zählt 0, trägt keine Feuerwehrleute und schließt Kanten. Es gibt sie nur gegeneinander, nicht im gemeinsamen Spiel.
    .ruling = Den Wert einer Brandschneise kennt bis zum Schluss nur, wer sie gelegt hat; der niederländische Text lässt auch andere nachsehen.
F-20 = Heißeres Spiel: Der Wert eines Waldgebiets wird abgerundet statt aufgerundet.
    .ruling = Nur wenn ihr gegeneinander spielt: Wo alle dasselbe Ziel haben, gibt es nichts zu runden.

## Was ein Zug bewirkt

feurio-yours = deinem
feurio-theirs = dem
feurio-remark-closes = Schließt die letzte offene { $before } von { $whose } Waldgebiet in { $colour }: Teiler { $before } → { $after }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
feurio-remark-locks = Nimmt { $whose } Waldgebiet in { $colour } den letzten freien Rand: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
feurio-remark-joins = Verbindet Waldgebiete in { $colour } zu einem im Wert von { $value }, { $gain } mehr als zuvor.
feurio-remark-waters = Bringt dem Waldgebiet in { $colour } Wasser: Teiler { $before } → { $after }, { $gain } mehr.
feurio-remark-grows = Das Waldgebiet in { $colour } ist jetzt { $value } wert, ein Unterschied von { $gain }.
feurio-remark-begins = Beginnt ein Waldgebiet in { $colour } im Wert von { $value }.
feurio-remark-together = Führt die Feuerwehrleute in { $colour } in einem Waldgebiet zusammen.
feurio-remark-nearer = Verbindet Waldgebiete in { $colour }: { $left } sind noch getrennt.
feurio-remark-apart = Beginnt ein weiteres Waldgebiet in { $colour }, das noch zu den anderen finden muss.
feurio-remark-watered = Gibt dem Waldgebiet in { $colour } eine offene 1.
feurio-remark-dried = Nimmt dem Waldgebiet in { $colour } die letzte offene 1.
feurio-remark-fills = Füllt { $cell }: Niemand sonst kommt mehr dorthin.
feurio-remark-shuts = Verschließt { $cells } für alle.

## Positions that somebody set up

feurio-position-piece = "{ $text }" ist kein Stück: Schreibe s0,1=5, x0,1:red oder d0,1:red:2.
feurio-position-firebreak = Verdeckt liegen Plättchen nur in der Variante mit Brandschneisen.
feurio-position-nothing = Auf { $cell } liegt kein Plättchen, auf dem jemand stehen könnte.
feurio-position-spaces = Das Plättchen auf { $cell } hat höchstens { $spaces } Plätze für Feuerwehrleute.
feurio-position-taken = Auf { $cell } liegt schon ein Plättchen.
feurio-position-apart = Das Plättchen auf { $cell } berührt keines, das schon liegt: Das Feuer hängt zusammen.
feurio-position-tiles = In der Schachtel sind nur { $each } Plättchen mit dem Wert { $value }.
feurio-position-crew = Von der Farbe { $colour } gibt es nur { $size } Feuerwehrleute.
feurio-position-few = Mindestens { $tiles } Plättchen liegen auf dem Tisch.
feurio-position-hand = Das zu legende Plättchen hat einen Wert von 1 bis 6; ? wenn es erst gezogen wird.
feurio-position-all = In der Schachtel sind nur { $tiles } Plättchen.

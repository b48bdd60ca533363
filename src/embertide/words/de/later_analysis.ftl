### Die Analyse einer Partie: der Verlauf, Anmerkungen und ihre Züge auf dem Plan.

web-chance = Siegchance
web-scores = Punktestand
web-chart = Die Siegchance Zug für Zug, eine Linie je Person
web-chart-scores = Der Punktestand Zug für Zug, eine Linie je Person
web-show-scores = Punktestand zeigen
web-show-chance = Siegchance zeigen
web-accuracy = Genauigkeit: wie nahe jeder Zug dem besten kam.
web-note-better = { $played }; besser: { $best }
web-note-best = { $best }: der beste Zug der Partie
web-note-loss = −{ NUMBER($value, style: "percent") }
web-note-gain = +{ NUMBER($value, style: "percent") }
web-notes-all = Fehler von allen
web-notes-own = Nur meine Fehler
web-retry = Noch einmal
web-show-line = Fortsetzung zeigen
web-tag-played = Gespielt
web-tag-better = Besser

## Züge in wenigen Worten

web-feurio-brief-lay = die { $tile } auf die { $place }
web-feurio-brief-cover = Brandschneise auf die { $place }
web-feurio-brief-send = { $count ->
    [one] { $colour } auf die { $place }
   *[other] { $count } × { $colour } auf die { $place }
}
web-feurio-brief-side = { $what } ({ $side })
web-feurio-side-left = links
web-feurio-side-right = rechts
web-feurio-side-top = oben
web-feurio-side-bottom = unten
web-firewater-tag-points = Punkte
web-firewater-tag-squares = Felder mit Vorsprung

## Tasten beim Zurückblicken

web-keys-play = Abspielen und anhalten
web-keys-next-mistake = Nächster Fehler
web-keys-prior-mistake = Voriger Fehler
web-keys-line = Fortsetzung zeigen
web-keys-retry = Statt des Fehlers etwas anderes versuchen

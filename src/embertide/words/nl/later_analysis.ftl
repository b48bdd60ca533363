### De analyse van een partij: de grafiek, opmerkingen en hun zetten op het bord.

web-chance = Winstkans
web-scores = Scores
web-chart = De winstkans per zet, één lijn per speler
web-chart-scores = De scores per zet, één lijn per speler
web-show-scores = Scores tonen
web-show-chance = Winstkansen tonen
web-accuracy = Nauwkeurigheid: hoe dicht elke zet bij de beste kwam.
web-note-better = { $played }; beter: { $best }
web-note-best = { $best }: de beste zet van de partij
web-note-loss = −{ NUMBER($value, style: "percent") }
web-note-gain = +{ NUMBER($value, style: "percent") }
web-notes-all = Ieders fouten
web-notes-own = Alleen mijn fouten
web-retry = Opnieuw proberen
web-show-line = Vervolg tonen
web-tag-played = Gespeeld
web-tag-better = Beter

## Zetten in een paar woorden

web-feurio-brief-lay = de { $tile } op { $place }
web-feurio-brief-cover = vuurgreppel op { $place }
web-feurio-brief-send = { $count ->
    [one] { $colour } op { $place }
   *[other] { $count } × { $colour } op { $place }
}
web-feurio-brief-side = { $what } ({ $side })
web-feurio-side-left = links
web-feurio-side-right = rechts
web-feurio-side-top = boven
web-feurio-side-bottom = onder
web-firewater-tag-points = punten
web-firewater-tag-squares = vakken met overwicht

## Toetsen bij het terugkijken

web-keys-play = Afspelen en pauzeren
web-keys-next-mistake = Volgende fout
web-keys-prior-mistake = Vorige fout
web-keys-line = Vervolg tonen
web-keys-retry = De fout opnieuw proberen

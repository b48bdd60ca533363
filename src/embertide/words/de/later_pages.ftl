### Seiten, die man nicht zuerst sieht.

## Rückschau, Aufzeichnungen aus einer Datei

web-replay-move = Zug { $move } von { $of }
web-beginning = Der Anfang
web-first = Zum Anfang
web-prior = Einen Schritt zurück
web-next = Weiter
web-last = Zum Ende
web-pause = Anhalten
web-slider = Stelle in der Partie
web-play-on = Ab hier weiterspielen
web-to-table = Zum Tisch
web-analysis-runs = Analyse läuft: { $done } von { $of } Entscheidungen …
web-open-record-about = Eine hier gespeicherte Aufzeichnung kannst du ansehen, prüfen und weiterspielen.
web-choose-file = Wähle eine Datei oder zieh sie hierher

## Regeln, Lektionen, Ergebnisse des Tages, unbekannte Adressen

web-daily-shared = { $played ->
    [one] { $won ->
        [0] Eine Person hat es versucht, aber nicht geschafft.
       *[other] Eine Person hat es versucht und geschafft.
    }
   *[other] { $played } Personen haben es versucht, { NUMBER($share, style: "percent") } mit Erfolg.
}
web-daily-result = Ergebnis
web-daily-turns = Züge übrig
web-rules-of = Regeln von { $game }
web-contents = Inhalt
web-learn-title = { $game } in fünf Minuten
web-step = Schritt { $step } von { $of }
web-missing = Hier ist nichts
web-missing-about = Die Adresse führt ins Leere: Vielleicht fehlt ein Buchstabe.
web-no-lesson = Für { $game } gibt es noch keine Lektion. Die Regeln erklären das Spiel, und jeder Tisch zeigt die möglichen Züge.
web-no-companion = Für { $game } gibt es noch keinen Spielbegleiter. Du kannst es hier spielen, an einem Tisch.
web-no-rules = Für { $game } gibt es hier keine Regeln zum Nachlesen. Am Tisch siehst du jeden möglichen Zug.

### The coach of a first game.

## The coach of a first game

web-coach = Erste Schritte
web-coach-count = { $number } von { $of }
web-feurio-coach-lay-title = Das Feuer sucht die heißeste Stelle.
web-feurio-coach-lay = Hier ergeben die Nachbarn { $heat }: { $sum }. Mehr gibt es nirgends: Deine { $tile } kommt hierher oder auf eine andere glühende Stelle.
web-feurio-coach-send-title = Baue Waldgebiete einer Farbe.
web-feurio-coach-send = Plättchen nebeneinander mit derselben Farbe zählen zusammen. Geteilt wird durch das kleinste mit freier Kante: Achte auf 1 und 2.
web-feurio-coach-divisor-title = Das kleinste offene Plättchen teilt.
web-feurio-coach-divisor = Dieses Waldgebiet: { $sum } = { $total }, geteilt durch { $divisor }, macht { $value }. Mit einem kleineren Plättchen mit freier Kante wäre es mehr wert.
web-feurio-coach-full-title = Voll ist voll.
web-feurio-coach-full = Auf diese { $tile } kommt niemand mehr. Wenn du einsetzt, ist auf einem Plättchen nur so viel Platz, wie es Standplätze hat, und nur so viel, wie es freie Kanten hat.
web-feurio-coach-end-title = Die Plättchen gehen aus.
web-feurio-coach-end = Nach dem letzten setzt ihr weiter ein, bis alle passen. Dann werden alle Waldgebiete gezählt.
web-firewater-coach-elemental-title = Elementarwesen sind zwei Besitzsteine wert.
web-firewater-coach-elemental = Ist es auf vier Seiten umschlossen, bekommt es, wer dort die kleinste Summe hat, aber mindestens einen Marker. Setze es so, dass du das sein kannst.
web-firewater-coach-marker-title = Feuer zu Feuer, Wasser zu Wasser.
web-firewater-coach-marker = Jede Hälfte eines Markers gibt ihre Zahl an die Felder neben ihr, die ihr Element haben. Das ist dein Einfluss dort.
web-firewater-coach-token-title = Dieses Feld kannst du nehmen.
web-firewater-coach-token = Alle Nachbarfelder sind besetzt, und dein Einfluss ist der größte: { $own } zu { $other }. Ein Besitzstein hier ist ein Punkt, der dir bleibt.
web-firewater-coach-leader-title = Vergiss deinen Anführer nicht.
web-firewater-coach-leader = Ohne Anführer auf dem Plan verlierst du 2 Punkte und kannst keine Elementarwesen beanspruchen. Doch wer sein Feld nimmt, erobert ihn.
web-firewater-coach-end-title = Das Ende ist nah.
web-firewater-coach-end = Wer den letzten eigenen Besitzstein setzt, gewinnt sofort. Passt kein Marker mehr, dürfen die anderen noch je einen Besitzstein setzen; dann zählen die Punkte.

## Waiting for compiled code

web-readying = Der Computer wird vorbereitet, nur dieses eine Mal: etwa { $seconds } s.

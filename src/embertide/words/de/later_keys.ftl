### The list of keys at a table and in a replay.

web-keys-answer = Einer Bitte zustimmen oder sie ablehnen

## Der Zug

web-feurio-keys-walk = Von Stelle zu Stelle gehen
web-feurio-keys-legal = Zur nächsten Stelle, an der du etwas tun kannst
web-feurio-keys-choose = Die Stelle wählen; ein zweites Mal bestätigt
web-feurio-keys-count = Wie viele du einsetzt
web-feurio-keys-more = Mehr oder weniger einsetzen; sonst Zoom
web-feurio-keys-colour = Die Farbe wechseln
web-feurio-keys-fit = Alles zeigen

## Erzwungene Züge und Tasten

web-firewater-keys-walk = Von Feld zu Feld gehen
web-firewater-keys-edge = Zum ersten oder letzten Feld der Reihe
web-firewater-keys-choose = Das Feld wählen; ein zweites Mal bestätigt
web-firewater-keys-marker = Diesen Marker nehmen
web-firewater-keys-turn = Den Marker drehen
web-firewater-keys-zoom = Vergrößern, verkleinern
web-firewater-keys-whole = Der ganze Plan
web-keys-table = Am Tisch
web-keys-replay = Im Rückblick
web-keys-confirm = Den Zug bestätigen
web-keys-clear = Den Zug verwerfen oder eine Meldung schließen
web-keys-undo = Den letzten Zug zurücknehmen
web-keys-hint = Um einen Tipp bitten
web-keys-again = Noch einmal zeigen, was die anderen getan haben
web-keys-tab = Weiter zum nächsten Knopf
web-keys-this = Diese Liste zeigen
web-keys-prior = Einen Schritt zurück
web-keys-next = Einen Schritt weiter
web-keys-first = Zum Anfang
web-keys-last = Zum Ende

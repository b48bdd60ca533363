### The sheet of a table on a phone, and the short sentences of its head.

# The sheet of a table on a phone, and the short sentences of its head.

web-sheet = Höhe der Leiste
web-sheet-peek = niedrig
web-sheet-half = halb
web-sheet-full = ganz
web-feurio-scores = Wertung
web-feurio-ask-arrange = Lege die Startplättchen aus.
web-feurio-ask-lay = Lege die { $tile }.
web-feurio-ask-lay-hidden = Lege das Plättchen.
web-feurio-ask-send = Setze 1 bis 3 einer Farbe ein.
web-feurio-ask-close = Setze noch ein oder passe.
web-firewater-ask-elemental = Setze Wesen { $number } von 3.
web-firewater-ask-act = Wähle eine Aktion.
web-firewater-ask-last = Noch einen Besitzstein setzen?
web-firewater-tray-claim = Wesen

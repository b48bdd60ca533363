### Der Server: was er nicht kann, und warum.

table-missing = Diesen Tisch gibt es nicht, oder sein Link ist unvollständig.
table-seats = { $players ->
    [one] Ein Platz wird gebraucht
   *[other] { $players } Plätze werden gebraucht
}, bestellt { $seats ->
    [one] wurde einer
   *[other] wurden { $seats }
}.
table-from-moves = Dieses Spiel hat { $moves ->
    [one] nur einen Zug
   *[other] nur { $moves } Züge
}.
table-from-other = Das Spiel, von dem aus weitergespielt werden soll, war ein anderes: Spiel, Spielerzahl, Art, Varianten und Brett müssen gleich sein.
table-running = Dieses Spiel läuft noch.
table-no-record = Ein Spiel, das mit einer aufgebauten Stellung begann, hat keine Aufzeichnung: Wie es dahin kam, weiß niemand.
table-no-hints = An diesem Tisch wird ohne Tipps gespielt.
table-thinkers-busy = Der Computer hat gerade zu viel zu bedenken: Versuche es gleich noch einmal.
request-json = Das ist kein JSON.
request-missing = Das Feld "{ $field }" fehlt.
request-unknown = Ein Feld "{ $field }" gibt es hier nicht.
request-choice = Das Feld "{ $field }" muss eines von { $choices } sein.
request-least = Das Feld "{ $field }" muss mindestens { $bound } groß oder lang sein.
request-most = Das Feld "{ $field }" darf höchstens { $bound } groß oder lang sein.
request-key = Das Feld "{ $field }" enthält etwas, das in keinem Link stehen kann.
request-kind = Das Feld "{ $field }" muss { $right } sein.
request-kind-text = ein Text
request-kind-number = eine ganze Zahl
request-kind-switch = true oder false
request-kind-list = eine Liste
request-kind-object = ein Objekt
request-method = Diese Adresse gibt es, aber sie wird anders gefragt.
page-missing = Unter dieser Adresse ist nichts.

### What the server refuses, and why.

storage-damaged = Die Datenbank ist an dieser Stelle beschädigt, deshalb lässt sich das weder lesen noch speichern. Wer diesen Server betreibt, muss eine Sicherung einspielen.
database-damaged = { $file } ist beschädigt: Spiel mit „embertide restore SICHERUNG“ eine Sicherung ein.
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begonnen hat.
table-not-owner = Schließen kann den Tisch nur, wer ihn eröffnet hat.
table-begun-without = Die Partie hat begonnen: Zuschauen kann nur, wer einen Link dazu hat.
table-one-seat = Du sitzt schon hier: An einem öffentlichen Tisch gibt es nur einen Platz pro Person.
table-patience-public = An einem öffentlichen Tisch haben alle mindestens { $least } Sekunden, bevor der Computer einspringen darf.

## Auswahl

option-game = Ein Spiel „{ $game }“ gibt es hier nicht: Zur Wahl stehen { $games }.

## Spielprotokolle

record-json = Das ist kein JSON: Der Text bricht in Zeile { $line }, Spalte { $column } ab.
record-deep = Für eine Aufzeichnung ist das zu tief verschachtelt.
record-number = Eine Zahl hat hier zu viele Ziffern.
record-constant = { $name } hat in einer Aufzeichnung nichts zu suchen: Zahlen sind ganze Zahlen.
record-object = Eine Aufzeichnung ist ein einziges JSON-Objekt in geschweiften Klammern.
record-twice = Das Feld „{ $field }“ steht hier zweimal; einmal genügt.
record-missing = Das Feld „{ $field }“ fehlt.
record-unknown = Eine Aufzeichnung dieses Spiels hat kein Feld „{ $field }“.
record-kind-str = Hier muss ein Text in Anführungszeichen stehen.
record-kind-int = Hier muss eine ganze Zahl stehen.
record-kind-list = Hier muss eine Liste in eckigen Klammern stehen.
record-kind-dict = Hier muss ein Objekt in geschweiften Klammern stehen.
record-strings = Hier muss eine Liste von Texten in Anführungszeichen stehen.
record-format = Dieses Format können wir nicht lesen; in einer Aufzeichnung steht „{ $format }“.
record-rules = Diese Partie folgte anderen Regeln als Fassung { $rules }, der einzigen, die dieses Programm kennt.
record-unsorted = Varianten stehen in alphabetischer Reihenfolge, jede nur einmal.
record-names = Für alle { $players } Personen muss ein Name angegeben sein.
record-date = Das ist kein Datum: Schreib es wie 2026-11-15 oder 2026-11-15T20:30:00+01:00.
record-checks = Auf { $moves } Züge kommen { $checks } Prüfeinträge; entweder hat jeder Zug einen oder keiner.
record-check = Ein Prüfeintrag enthält nur seat, legal und digest.
record-digest = Ein digest besteht aus sechzehn der Zeichen 0 bis 9 und a bis f.
record-seat = Laut Prüfeintrag ist hier Platz { $said } am Zug, tatsächlich aber Platz { $found }.
record-legal = Laut Prüfeintrag sind hier { $said } Züge erlaubt, tatsächlich aber { $found }.
record-other-moves = Der digest { $said } im Prüfeintrag steht für andere erlaubte Züge als unserer, { $found }.
record-result-missing = Die Partie ist zu Ende, also gehört das Ergebnis in die Aufzeichnung.
record-result-early = Die Partie ist nicht zu Ende, also gibt es noch kein Ergebnis.
record-result-wrong = Das richtige Ergebnis ist { $found }.
record-seal = Ein Siegel enthält eine Festlegung aus 64 Hexadezimalziffern, den Beitrag jedes Platzes und vielleicht das Geheimnis.
record-seal-broken = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
record-seal-draw = Ziehung { $number } ist nicht die, die das Siegel ergibt.
record-hidden = Einige Werte sind hier verborgen: Die Partie lässt sich ansehen, aber weder abschließen noch fortsetzen.

## Zurücknehmen

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
undo-others = Das lässt sich nicht mehr zurücknehmen: Seitdem hat schon jemand anders gezogen.

## Dateien

file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.

## Turniere und Analyse

option-bot = Einen Computerspieler „{ $bot }“ gibt es nicht: Zur Wahl stehen { $bots }.

## Spiele

room-no-computers = { $game } hat keine Computerspieler: Überlass alle Plätze Menschen.
room-no-hints = { $game } hat keine Computerspieler und daher keine Tipps.
room-twice = Zwei Spiele heißen „{ $name }“: Das aus { $source } wird weggelassen.
room-broken = Das Spiel „{ $name }“ aus { $source } lässt sich nicht laden und wird weggelassen: { $reason }
mail-address = An diese E-Mail-Adresse lässt sich nichts senden.
mail-off = Dieser Server versendet keine E-Mails.
mail-account = Für Nachrichten per E-Mail brauchst du ein Konto: Lege erst eines an.
mail-link = Dieser Link gilt nicht mehr: Fordere auf der Kontoseite einen neuen an.
busy-mails = Zu viele E-Mails: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
push-endpoint = Das ist keine Adresse eines Push-Dienstes: Sie muss mit https:// beginnen und darf keinen Benutzernamen enthalten.
push-service = Über { $host } versendet dieser Server keine Benachrichtigungen.
push-keys = Die Schlüssel dieser Anmeldung sind ungültig: Schalte Benachrichtigungen noch einmal ein.
push-off = Dieser Server versendet keine Benachrichtigungen.
push-no-table = Benachrichtigungen gibt es nur für Leute an einem Tisch: Eröffne erst einen oder setz dich dazu.
table-seat-other = Das geht nur für deinen eigenen Platz.
table-commit-late = Alle haben sich festgelegt: Deine Zahl lässt sich nicht mehr ändern.
table-entropy-early = Deine Zahl ist dran, sobald sich alle auf ihre festgelegt haben.
table-entropy-other = Das ist nicht die Zahl, auf die du dich festgelegt hast.
table-entropy-open = An diesem Tisch legen sich alle zuerst auf eine Zahl fest und senden sie dann. Setz dich ohne Zahl.
table-free-whom = Auf eine Zahl von diesem Platz wartet niemand.
table-free-patience = { $player } hat noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, um eine Zahl zu senden, bevor der Platz freigegeben werden darf.
advice-busy = Gerade werden zu viele Tipps und Analysen verlangt: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
hint-dropped = Dieser Tipp entfällt, weil du einen anderen wolltest oder der Server gerade anhält: Frag noch einmal, wenn du ihn noch brauchst.
table-seats = Gebraucht { $players ->
    [one] wird ein Platz
   *[other] werden { $players } Plätze
}, angegeben { $seats ->
    [one] ist einer
   *[other] sind { $seats }
}.
table-from-moves = Diese Partie hat { $moves ->
    [one] nur einen Zug
   *[other] nur { $moves } Züge
}.
table-from-other = Die Partie, die fortgesetzt werden soll, war eine andere: Spiel, Personenzahl, Spielart, Varianten und Plan müssen gleich sein.
table-running = Diese Partie läuft noch.
table-no-record = Eine Partie, die mit einer aufgebauten Stellung begann, hat keine Aufzeichnung: Die Züge davor sind nicht bekannt.
table-no-hints = An diesem Tisch wird ohne Tipps gespielt.
table-thinkers-busy = Der Computer ist gerade überlastet: Versuch es gleich noch einmal.
request-json = Das ist kein JSON.
request-missing = Das Feld „{ $field }“ fehlt.
request-unknown = Ein Feld „{ $field }“ gibt es hier nicht.
request-choice = Das Feld „{ $field }“ muss eines von { $choices } sein.
request-least = Das Feld „{ $field }“ muss mindestens { $bound } groß oder lang sein.
request-most = Das Feld „{ $field }“ darf höchstens { $bound } groß oder lang sein.
request-key = Das Feld „{ $field }“ enthält etwas, das in keinem Link stehen kann.
request-kind = Das Feld „{ $field }“ muss { $right } sein.
request-kind-text = ein Text
request-kind-number = eine ganze Zahl
request-kind-switch = true oder false
request-kind-list = eine Liste
request-kind-object = ein Objekt
request-method = Diese Adresse gibt es, aber nicht für diese Art von Anfrage.
page-missing = Unter dieser Adresse ist nichts.

## Leute

name-wrong = Ein Name hat 1 bis { $most } sichtbare Zeichen, darunter einen Buchstaben, eine Ziffer oder ein Symbol.
name-taken = Der Name „{ $name }“ ist vergeben: Wähle einen anderen.
account-name-wrong = Der Name eines Kontos hat { $least } bis { $most } Buchstaben, Ziffern, Leerzeichen, - oder _.
account-already = Du hast schon ein Konto.
account-none = Du hast noch kein Konto.
password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
password-wrong = Das ist nicht dein Passwort.
login-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.

## Zu viel

busy-tables-open = Du sitzt schon an { $most } laufenden Tischen: Bring erst eine Partie zu Ende.
busy-tables = Zu viele neue Tische: Den nächsten kannst du in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} eröffnen.
busy-joins = Zu viele Plätze: Den nächsten kannst du in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} einnehmen.
busy-moves = Das ging zu schnell: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
busy-logins = Zu viele Versuche: Der nächste ist in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} möglich.
busy-passwords = Gerade melden sich viele an: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
busy-sockets = Zu viele Fenster sind gleichzeitig verbunden: Schließ erst einige.
message-too-long = Diese Nachricht ist zu lang: Höchstens { $most } Bytes werden gelesen.
body-too-long = Das ist zu viel auf einmal: Höchstens { $most } Bytes werden gelesen.
body-too-slow = Das kam zu langsam an: Sende es noch einmal, innerhalb von { $seconds } Sekunden.
origin-foreign = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde deshalb nicht ausgeführt.
health-slow = Die Datenbank hat nicht innerhalb einer Sekunde geantwortet.
server-failed = Hier ist etwas schiefgegangen; nichts ist verloren. Versuch es noch einmal.
request-nul = Einer der Texte enthält ein NUL-Zeichen, das sich nicht speichern lässt.
record-surrogate = Darin steht ein halbes Zeichen (ein einzelnes Surrogat), das in keinem Text stehen kann.
body-too-fine = Das hat zu viele Teile: Höchstens { $most } Kommas, Doppelpunkte und Klammern werden gelesen.
host-foreign = Unter dem Namen in dieser Adresse antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit der Einstellung „hosts“ zulassen.
busy-public = Du hast schon { $most } Tische, an denen noch jemand fehlt: Warte, bis einer voll ist, oder schließ einen.
busy-uploads = Gerade werden viele Aufzeichnungen gelesen: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
busy-slow-work = Gerade ist viel zu tun: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
busy-connections = Von deiner Adresse sind zu viele Verbindungen offen: Schließ erst einige.
request-http = Das ist keine HTTP-Anfrage.
person-blocked = Dieses Konto ist gesperrt: Wende dich an die Leute, die diesen Server betreiben.
reset-wrong = Dieser Link ist verbraucht oder zu alt: Lass dir einen neuen geben.
reset-guest = „{ $name }“ ist zu Gast und hat kein Passwort.
session-missing = Dieses Gerät ist schon abgemeldet.
name-scripts = Ein Name darf nur eine Schrift benutzen: Dieser mischt Buchstaben, die gleich aussehen.
name-forbidden = Im Namen „{ $name }“ steht ein Wort, das dieser Server nicht zulässt: Wähle einen anderen.
daily-day = Für diesen Tag gibt es keinen Wald, den du spielen könntest.
puzzle-missing = Dieses Rätsel gibt es nicht.
storage-full = Es ist kein Speicherplatz mehr frei, deshalb wurde nichts gespeichert. Versuch es später noch einmal.
storage-locked = Die Datenbank ist gerade belegt, deshalb wurde nichts gespeichert. Versuch es gleich noch einmal.
storage-away = Die Datenbank ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
table-clock-kind = Eine Uhr ist von der Art „turn“ oder „bank“.
table-clock-seconds = Eine Uhr läuft { $least } bis { $most } Sekunden.
table-begun = Die Partie hat schon begonnen: Jetzt kann niemand mehr Platz nehmen oder gehen.
table-no-seat = Diesen Platz gibt es nicht: Plätze werden ab 0 gezählt, und dieser Tisch hat { $seats }.
table-full = Hier ist kein Platz für dich frei.
table-taken = Dort sitzt schon jemand.
table-key = Dieser Platz ist für die Person freigehalten, die seinen Link bekommen hat.
table-entropy = Deine Zahl für das Siegel muss aus 64 der Zeichen 0 bis 9 und a bis f bestehen.
table-entropy-given = Deine Zahl für das Siegel ist schon da.
table-not-sitting = Du schaust nur zu: Das kann nur, wer am Tisch sitzt.
table-not-your-turn = Du bist nicht am Zug, sondern { $player }.
table-not-begun = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
table-over = Die Partie ist zu Ende.
table-asked-already = Jemand hat schon um eine Rücknahme gebeten: Das kommt zuerst.
table-nothing-asked = Niemand wartet auf deine Antwort.
table-stand-in-whom = Der Computer kann nur für jemand anderen an diesem Tisch einspringen.
table-stand-in-turn = Gerade wartet niemand auf { $player }.
table-patience = { $player } hat noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor der Computer einspringen darf.
table-clock-empty = Deine Zeit ist um: Der Computer spielt für dich zu Ende.

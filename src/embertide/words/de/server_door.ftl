### Die Tür des Servers: Einstellungen, wer hereinkommt und wie viel auf einmal.

## Einstellungen

setting-no-home = Es gibt kein persönliches Verzeichnis für die Partien: Sag mit --database oder EMBERTIDE_DATABASE, wo sie hingehören.
setting-unknown = Eine Einstellung „{ $setting }“ gibt es nicht; es gibt { $settings }.
setting-toml = { $file } ist kein gültiges TOML: In Zeile { $line } stimmt etwas nicht.
setting-wrong = { $setting } kann nicht „{ $value }“ sein: { $right }.
right-host = richtig ist der Name oder die Adresse dieses Rechners
right-port = richtig ist eine ganze Zahl von 0 (irgendein freier Port) bis 65535
right-pace = eine ganze Zahl von 0 bis 1000: Prozent der üblichen Zeit
right-database = richtig ist eine Adresse wie sqlite:///games.db oder postgresql://host/name
right-thinkers = richtig ist eine ganze Zahl von 1 bis 256
right-secret-file = richtig ist der Pfad einer Datei
right-secret = richtig sind mindestens 64 Hexadezimalziffern
right-origins = richtig sind Herkunftsadressen wie https://play.example.org, ohne Pfad
right-proxies = richtig sind Adressen oder Netze wie 10.0.0.0/8
right-browser = richtig ist yes oder no (in einer Datei: true oder false)
right-log-level = richtig ist debug, info, warning oder error
right-limits = richtig ist eine ganze Zahl von 1 bis 1000000
setting-secret-needed = Server mit gemeinsamer Datenbank brauchen denselben Schlüssel: Nenne seine Datei mit secret_file oder gib ihn in EMBERTIDE_SECRET an.
setting-secret-bad = { $file } enthält keinen Schlüssel: Es sollten mindestens 64 Hexadezimalziffern sein, wie „openssl rand -hex 32“ sie liefert.
setting-secret-open = Andere dürfen { $file } lesen oder ändern, und darin steht der Schlüssel aller Cookies: Schließ die Datei mit chmod 600.

## Start

serve-ready = Die Tür steht offen: { $address } (Strg-C schließt sie).
serve-port-used = Port { $port } ist schon belegt: Beende das andere Programm oder wähle mit --port einen anderen.
serve-port-forbidden = Dieses System erlaubt dir Port { $port } nicht: Wähle mit --port einen über 1023.
serve-host-unknown = Den Rechner „{ $host }“ kennt niemand: Wähle mit --host eine Adresse dieses Rechners.
serve-host-elsewhere = { $host } ist keine Adresse dieses Rechners: Wähle mit --host eine, die es ist.
backup-done = Alle Partien sind in { $file } gesichert.

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

busy-tables-open = Du sitzt an { $most } unbeendeten Tischen; bring erst eine Partie zu Ende.
busy-tables = So viele neue Tische! Den nächsten kannst du in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} eröffnen.
busy-joins = So viele Plätze! Den nächsten kannst du in { $seconds ->
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

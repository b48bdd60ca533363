### Starting a server, and its settings.

## Einstellungen

setting-no-home = Es gibt kein persönliches Verzeichnis für die Partien: Gib mit --database oder EMBERTIDE_DATABASE an, wo sie liegen sollen.
setting-unknown = Eine Einstellung „{ $setting }“ gibt es nicht; es gibt { $settings }.
setting-toml = { $file } ist kein gültiges TOML: In Zeile { $line } stimmt etwas nicht.
setting-wrong = { $setting } kann nicht „{ $value }“ sein: { $right }.
right-host = richtig ist der Name oder die Adresse dieses Rechners
right-port = richtig ist eine ganze Zahl von 0 (irgendein freier Port) bis 65535
right-pace = richtig ist eine ganze Zahl von 0 bis 1000: Prozent der üblichen Zeit
right-database = richtig ist eine Adresse wie sqlite:///games.db oder postgresql://host/name
right-thinkers = richtig ist eine ganze Zahl von 0 bis 256
right-secret-file = richtig ist der Pfad einer Datei
right-secret = richtig sind mindestens 64 Hexadezimalziffern
right-origins = richtig sind Herkunftsadressen wie https://play.example.org, ohne Pfad
right-proxies = richtig sind Adressen oder Netze wie 10.0.0.0/8
right-browser = richtig ist yes oder no (in einer Datei: true oder false)
right-log-level = richtig ist debug, info, warning oder error
right-limits = richtig ist eine ganze Zahl bis 1000000
setting-secret-needed = Server mit gemeinsamer Datenbank brauchen denselben Schlüssel: Nenne seine Datei mit secret_file oder gib ihn in EMBERTIDE_SECRET an.
setting-secret-bad = { $file } enthält keinen Schlüssel: Es sollten mindestens 64 Hexadezimalziffern sein, wie „openssl rand -hex 32“ sie liefert.
setting-secret-open = Andere dürfen { $file } lesen oder ändern, und darin steht der Schlüssel aller Cookies: Schließ die Datei mit chmod 600.

## Start

serve-ready = Der Server läuft: { $address } (Strg-C beendet ihn).
serve-port-used = Port { $port } ist schon belegt: Beende das andere Programm oder wähle mit --port einen anderen.
serve-port-forbidden = Dieses System erlaubt dir Port { $port } nicht: Wähle mit --port einen über 1023.
serve-host-unknown = Der Rechner „{ $host }“ ist unbekannt: Wähle mit --host eine Adresse dieses Rechners.
serve-host-elsewhere = { $host } ist keine Adresse dieses Rechners: Wähle mit --host eine eigene.
backup-done = Alle Partien sind in { $file } gesichert.
right-hosts = richtig sind Namen wie play.example.org, ohne Port
right-metrics = richtig sind Netze wie 10.0.0.0/8, oder all
right-lobby-away = richtig ist eine ganze Zahl von Sekunden von 1 bis 1000000
right-forbidden-names = richtig ist der Pfad einer Datei
right-pocket = richtig ist der Pfad eines Ordners

### Sichern, Wiederherstellen und beschädigte Datenbanken.

database-served = { $file } wird schon von einem Server benutzt: Beende ihn oder wähle mit --database eine andere Datei.
database-empty = { $file } ist leer: Spiel mit „embertide restore SICHERUNG“ eine Sicherung ein oder lösche die Datei, um neu anzufangen.
database-other-log = Das Protokoll { $log } gehört nicht zu { $file }; die Datei wurde ersetzt, während noch ein Protokoll dalag: Spiel die Sicherung mit „embertide restore SICHERUNG“ ein, das räumt das Protokoll weg.
database-log-alone = { $file } fehlt, aber das Protokoll { $log } ist da: Leg die Datei zurück oder spiel mit „embertide restore SICHERUNG“ eine Sicherung ein.
restore-embedded = So lässt sich nur eine Datenbank in einer Datei wiederherstellen; für PostgreSQL: pg_restore --clean --if-exists --dbname=ADRESSE { $file }.
restore-missing = Es gibt keine Sicherung { $file }.
restore-same = { $file } ist die Datenbank selbst: Nenne eine Sicherung davon.
restore-done = { $backup } ist jetzt die Datenbank { $file }.
restore-kept = { $backup } ist jetzt die Datenbank { $file }. Die bisherige heißt jetzt { $former }.
restore-key = Auch der Schlüssel, der die Cookies unterschreibt, ist wieder da: { $file }.
backup-key = Der Schlüssel, der die Cookies unterschreibt, ist in { $file } gesichert.
database-missing = Es gibt noch keine Datenbank { $file }: Starte zuerst einen Server damit.
database-private = Eine Datenbank im Arbeitsspeicher gehört allein ihrem Server: Nenne mit --database eine andere.

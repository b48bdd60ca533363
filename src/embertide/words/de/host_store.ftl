### The store: what keeps a database from being used.

database-address = { $scheme } ist keine Art von Datenbank, die wir kennen: Schreib memory:, sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME.
database-file = Gib an, in welcher Datei die Datenbank liegt: sqlite:///DATEI.
database-foreign = { $file } ist keine Datenbank von uns, sondern eine andere Datei: Wähle einen anderen Namen.
database-newer = Diese Datenbank hat ein neueres Embertide geschrieben: Aktualisiere dieses hier, um sie zu benutzen.
backup-embedded = So lässt sich nur eine Datenbank in einer Datei sichern; für PostgreSQL: pg_dump --format=custom --file={ $file } ADRESSE.
backup-missing = Es gibt keine Datenbank { $file }, die zu sichern wäre.
backup-exists = { $file } gibt es schon: Eine Sicherung kommt in eine neue Datei.

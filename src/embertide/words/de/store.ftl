### Das Gedächtnis: was das Speichern einer Partie oder den Gebrauch einer Datenbank verhindert.

storage-full = Zum Speichern ist kein Platz mehr, deshalb ist nichts geschehen. Versuch es später noch einmal.
storage-locked = Die Datenbank ist gerade belegt, deshalb wurde nichts gespeichert. Versuch es gleich noch einmal.
storage-away = Die Datenbank ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
database-address = { $scheme } ist keine Art von Datenbank, die wir kennen: Schreib memory:, sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME.
database-file = Sag, in welcher Datei die Datenbank liegt: sqlite:///DATEI.
database-foreign = { $file } ist keine Datenbank von uns, sondern eine andere Datei: Wähle einen anderen Namen.
database-newer = Diese Datenbank hat ein neueres Embertide geschrieben: Aktualisiere dieses hier, um sie zu benutzen.
backup-embedded = So lässt sich nur eine Datenbank in einer Datei sichern; für PostgreSQL gibt es pg_dump.
backup-missing = Es gibt keine Datenbank { $file }, die zu sichern wäre.
backup-exists = { $file } gibt es schon: Eine Sicherung kommt in eine neue Datei.

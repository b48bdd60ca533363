### Die Kontoseite: Passwort, Geräte, Daten.

web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-about = Alle anderen Geräte werden abgemeldet.
web-password-set = Passwort ändern
web-password-changed = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
web-devices = Wo du angemeldet bist
web-device-unknown = Unbekanntes Gerät
web-device-here = dieses Gerät
web-device-dates = Seit { DATETIME($since, dateStyle: "medium") }, zuletzt benutzt am { DATETIME($used, dateStyle: "medium") }
web-device-end = Abmelden
web-device-ended = Das Gerät ist abgemeldet.
web-everywhere = Überall abmelden
web-everywhere-done = Du bist auf allen Geräten abgemeldet.
web-data = Deine Daten
web-data-about = Alles, was dieser Server über dich gespeichert hat, mit allen deinen Partien, in einer Datei.
web-data-get = Daten herunterladen
web-reset = Ein neues Passwort
web-reset-lead = Wähle ein neues Passwort für dein Konto.
web-reset-missing = Dieser Link ist unvollständig: Öffne die ganze Adresse, die du bekommen hast.
web-reset-about = Der Link gilt nur einmal. Alle anderen Geräte werden abgemeldet.
web-reset-set = Passwort speichern
web-reset-done = Dein neues Passwort gilt, und du bist angemeldet.
web-reset-on = Zu den Spielen
web-registered-name = Registrierter Name

## Die Seite von Name und Konto

web-account-guest = Du spielst als Gast. Alles geht auch ohne Konto.
web-account-yours = Deine Partien und deine Spielstärke werden unter deinem Namen aufbewahrt.
web-your-name = Dein Name
web-rename = Speichern
web-renamed = Gespeichert.
web-ratings = Spielstärke
web-rated-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-account-have = Konto
web-account-about = Mit Name und Passwort findest du deine Partien auf jedem Gerät wieder. Was du als Gast gespielt hast, kommt mit.
web-password = Passwort
web-register = Konto anlegen
web-enter = Anmelden
web-entered = Willkommen zurück!
web-log-out = Abmelden
web-left = Du bist abgemeldet.
web-remove = Konto löschen
web-remove-about = Dein Name verschwindet aus allen Partien; die Partien selbst bleiben. Das lässt sich nicht rückgängig machen.
web-removed = Das Konto ist gelöscht.
